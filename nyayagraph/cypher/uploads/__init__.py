"""Statements on a person's own documents: in, out, and by name."""

from __future__ import annotations

from typing import Any

from pydantic import PositiveInt

from nyayagraph.cypher.ingest.rows import Param
from nyayagraph.cypher.statement import Row, Statement


class UploadPassage(Param):
    """A passage of one page, with its vector in the driver's own form."""

    chunk_id: str
    text: str
    ordinal: int
    heading: str
    page: int
    char_start: int
    char_end: int
    embedding: Any


class UploadParam(Param):
    """A document with its passages."""

    upload_id: str
    name: str
    name_key: str
    kind: str
    pages: int
    sha256: str
    filter_terms: tuple[str, ...]
    chunks: tuple[UploadPassage, ...]


class MergeUploads(Statement[Row]):
    """A person's own documents with their passages and vectors."""

    file = "uploads/merge_uploads.cypher"

    rows: tuple[UploadParam, ...]
    run_id: str


class DeleteUpload(Statement[Row]):
    """A person's own document gone with its passages."""

    file = "uploads/delete_upload.cypher"

    upload_id: str


class KnownUpload(Row):
    """A document that the graph holds already."""

    upload_id: str
    kind: str


class KnownUploads(Statement[KnownUpload]):
    """Which of these documents the graph holds already, and as what kind."""

    file = "uploads/known_uploads.cypher"
    row = KnownUpload

    upload_ids: tuple[str, ...]


class HeldUpload(Row):
    """A document as a check needs it."""

    name_key: str
    upload_id: str
    name: str
    kind: str
    pages: int


class UploadsNamed(Statement[HeldUpload]):
    """A person's own documents that bear exactly these names."""

    file = "uploads/uploads_named.cypher"
    row = HeldUpload

    name_keys: tuple[str, ...]
    limit: PositiveInt = 1_000
