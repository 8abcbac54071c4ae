"""What hands tell of sections of the Acts that are cited most: some four statements on each, never quoted as law.

Owns `section_words/`. The section encoder's vectors are made of them (`training/section_matters.py`), and questions
that meet no words of a section are held against them (`retrieval/likely_sections.py`).
"""

from __future__ import annotations

import csv
import io
import re
from functools import cache
from importlib import resources

from nyayagraph.errors import SourceError
from nyayagraph.law.acts.table import acts_meant
from nyayagraph.law.provisions.keys import ProvisionKey

_TITLE = re.compile(r"(?P<name>.*?),?\s*(?P<year>\d{4})?")


@cache
def starter_section_words() -> dict[str, tuple[str, ...]]:
    """The statements by section id; raises `SourceError` for an Act or a section that is none."""
    found: dict[str, tuple[str, ...]] = {}
    folder = resources.files(__package__) / "section_words"
    for file in sorted((one for one in folder.iterdir() if one.name.endswith(".csv")), key=lambda one: one.name):
        for row in csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))):
            section_id = _section_id(file.name, row["act"].strip(), row["section"].strip())
            claims = tuple(part.strip() for part in row["claims"].split(";") if part.strip())
            found[section_id] = found.get(section_id, ()) + claims
    return found


def _section_id(file: str, title: str, number: str) -> str:
    read = _TITLE.fullmatch(title)
    name, year = (read["name"], read["year"]) if read else (title, None)
    is_constitution = name.startswith("Constitution")
    acts = ("constitution",) if is_constitution else acts_meant(name, int(year) if year else None)
    if len(acts) != 1:
        raise SourceError(f"{file}: {title!r} is {acts or 'no Act of the table'}")
    section_id = f"{acts[0]}/{'a' if is_constitution else 's'}{number}"
    if ProvisionKey.parse(section_id).section_id != section_id:
        raise SourceError(f"{file}: {section_id!r} is the id of no section")
    return section_id
