"""Texts of the shared corpora that the figures of `find` are taken on: labelled documents and a fixed sample."""

from __future__ import annotations

import gzip
import json
import tarfile
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import NamedTuple

LABELS = Path(__file__).parent / "labels"


class Text(NamedTuple):
    """A document with the day on which it was written, where known."""

    document: str
    text: str
    written_on: date | None


@cache
def pages() -> tuple[dict[str, str | int | None], ...]:
    """The labelled pages: document, half, and where in the document each stands."""
    return tuple(json.loads(line) for line in (LABELS / "pages.jsonl").read_text("utf-8").splitlines())


def judgments(data: Path) -> Iterator[Text]:
    """Every judgment of the corpus, in the order of the file."""
    with gzip.open(data / "sc-judgments" / "judgments.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            day = row.get("date_of_judgment")
            yield Text(row["id"], row["text"], date.fromisoformat(day) if day else None)


def sample(data: Path, count: int = 300) -> list[Text]:
    """A fixed sample of judgments, evenly through the corpus by identifier; no labelled document is among them."""
    labelled = {page["document"] for page in pages()}
    every = sorted((text for text in judgments(data) if text.document not in labelled), key=lambda text: text.document)
    return every[7 :: len(every) // count][:count]


def labelled_texts(data: Path, half: str) -> dict[str, Text]:
    """The documents of the labelled pages of one half, by name."""
    wanted = {str(page["document"]): page for page in pages() if page["half"] == half}
    found = {text.document: text for text in judgments(data) if text.document in wanted}
    with tarfile.open(data / "landmark-texts" / "landmark-texts.tar.gz") as archive:
        for member in archive.getmembers():
            opened = archive.extractfile(member) if member.name in wanted else None
            if opened:
                found[member.name] = Text(member.name, opened.read().decode("utf-8", "replace"), None)
    for name, page in wanted.items():
        day = page["written_on"]
        found[name] = found[name]._replace(written_on=date.fromisoformat(str(day)) if day else None)
    return found
