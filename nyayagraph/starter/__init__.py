"""The bundled starter graph, as records: landmark judgments, acts, sections and the correspondence of the codes.

Written for this project from checked facts; `starter/README.md` says where they were checked.
"""

from __future__ import annotations

import csv
import io
import json
from datetime import date
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from nyayagraph.errors import SourceError
from nyayagraph.law.records import (
    ActRecord,
    CorrespondenceRecord,
    JudgmentRecord,
    PlainWordsRecord,
    Record,
    SectionRecord,
)

RecordT = TypeVar("RecordT", bound=Record)
_GENERAL_KNOWLEDGE = "general knowledge"
_TOLD_AS_OF = date(2025, 11, 21)


@cache
def starter_judgments() -> tuple[JudgmentRecord, ...]:
    """Landmark judgments of all fields of law, by file and place."""
    return tuple(
        record for file in _files("judgments", ".json") for record in _records(file, TypeAdapter(list[JudgmentRecord]))
    )


@cache
def starter_acts() -> tuple[ActRecord, ...]:
    """Acts with commencement, repeal and savings."""
    return tuple(_records(resources.files(__name__) / "acts.json", TypeAdapter(list[ActRecord])))


@cache
def starter_sections() -> tuple[SectionRecord, ...]:
    """Sections in use every day, with gist and flags."""
    return tuple(
        record for file in _files("sections", ".json") for record in _records(file, TypeAdapter(list[SectionRecord]))
    )


@cache
def acts_of_general_knowledge() -> dict[str, date]:
    """Acts whose gists were compared with no text, and the day of which these tell the law: the last of the Act."""
    compared = {
        section.act_id
        for section in starter_sections()
        if any(one.fact == "gist" and one.where != _GENERAL_KNOWLEDGE for one in section.checked)
    }
    ended = {act.act_id: act.repealed_on for act in starter_acts()}
    return {
        act_id: min(ended.get(act_id) or _TOLD_AS_OF, _TOLD_AS_OF)
        for act_id in {section.act_id for section in starter_sections()} - compared
    }


@cache
def starter_correspondence() -> tuple[CorrespondenceRecord, ...]:
    """The three correspondence tables, row by row; a file's name says which codes it joins."""
    rows: list[CorrespondenceRecord] = []
    for file in _files("correspondence", ".csv"):
        old, _, new = file.name.removesuffix(".csv").partition("_")
        table = csv.DictReader(io.StringIO(file.read_text(encoding="utf-8")))
        for number, row in enumerate(table, start=2):
            sources = tuple(part for part in row["sources"].split(";") if part)
            try:
                rows.append(
                    CorrespondenceRecord.model_validate(
                        {**row, "sources": sources, "note": row["note"] or None, "old_act_id": old, "new_act_id": new}
                    )
                )
            except ValidationError as exc:
                raise SourceError(f"{file.name} line {number}: {exc}") from exc
    return tuple(rows)


@cache
def starter_plain_words() -> tuple[PlainWordsRecord, ...]:
    """What sections of the codes are about in everyday words; a file's name is the act's id."""
    return tuple(
        PlainWordsRecord(
            section_id=f"{file.name.removesuffix('.csv')}/s{row['section']}",
            rule=". ".join(part for part in (row["rule"], row["called"]) if part),
            scenes=row["scenes"],
        )
        for file in _files("plain_words", ".csv")
        for row in csv.DictReader(io.StringIO(file.read_text(encoding="utf-8")))
    )


def starter_digest_parts() -> tuple[bytes, ...]:
    """Content of every file of the starter graph, in a fixed order: what a load of it is known by."""
    files = [resources.files(__name__) / "acts.json", *_files("judgments", ".json"), *_files("sections", ".json")]
    tables = [*_files("correspondence", ".csv"), *_files("plain_words", ".csv")]
    return tuple(file.read_bytes() for file in [*files, *tables])


def _files(folder: str, suffix: str) -> list[Traversable]:
    inside = (resources.files(__name__) / folder).iterdir()
    return sorted((file for file in inside if file.name.endswith(suffix)), key=lambda file: file.name)


def _records(file: Traversable, adapter: TypeAdapter[list[RecordT]]) -> list[RecordT]:
    try:
        return adapter.validate_json(file.read_bytes())
    except (ValidationError, json.JSONDecodeError) as exc:
        raise SourceError(f"starter file {file.name}: {exc}") from exc
