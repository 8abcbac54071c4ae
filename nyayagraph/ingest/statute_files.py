"""Readers of publishers' statute files: each provision with its heading, its words today and its texts through time."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from nyayagraph.errors import SourceError
from nyayagraph.ingest.constitution import article_history, is_history, read_history
from nyayagraph.ingest.corpus import corpus_lines, line_object, open_text
from nyayagraph.ingest.sources import Unreadable, digest
from nyayagraph.law.acts.table import act_named, make_act_id
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.versions.amendments import FootnoteReader
from nyayagraph.law.versions.chapters import PrintedSection, chapter_insertions
from nyayagraph.law.versions.code_changes import code_changes, never_commenced
from nyayagraph.law.versions.commencement import read_commencement
from nyayagraph.law.versions.notified import Commencement, read_commencements
from nyayagraph.law.versions.rebuilt import (
    NEVER_LAW,
    TextHistory,
    TextVersion,
    known_changes_history,
    printed_once,
    text_history,
)
from nyayagraph.starter import starter_sections

# Days on which the publishers printed their texts: what they print is known to be law then.
_PRINTED_ON = {"indiacode": date(2026, 5, 18), "civictech": date(2021, 6, 10)}
# A chain of texts from footnotes is better than one text without them.
_RANKS = {"civictech": 1, "indiacode": 2, "constitution": 3}

# Files of one old code each; the number's key differs from file to file.
_SINGLE_ACT_FILES = {
    "ipc.json": "ipc-1860",
    "crpc.json": "crpc-1973",
    "iea.json": "iea-1872",
    "cpc.json": "cpc-1908",
    "nia.json": "ni-1881",
    "ida.json": "divorce-act-1869",
    "MVA.json": "mv-1988",
    "constitution_of_india.json": "constitution",
}
_NUMBER_KEYS = ("Section", "section", "article")
_HEADING_KEYS = ("section_title", "title")
_TEXT_KEYS = ("section_desc", "description")
_NUMBER = re.compile(r"\d{1,4}[A-Z]{0,3}")
_CONSTITUTION_YEAR = 1950
_TEXTS = ("act_title", "text")
_OPEN_TEXTS = ("heading", "footnotes")  # these may be null


@dataclass(frozen=True, slots=True)
class SourceSection:
    """A provision as one publisher gives it: `text` is its words today, empty where they are not law any more.

    `commenced_on` is the day of its Act where this provision prints it, `commencements` the days of its Act's parts.
    """

    section_id: str
    act_id: str
    act_title: str
    act_year: int
    number: str
    unit: str
    heading: str
    text: str
    source: str
    rank: int
    history: TextHistory
    words_rank: int = 1
    commenced_on: date | None = None
    commencements: tuple[Commencement, ...] = ()

    def sha256(self) -> str:
        """Digest of what was read."""
        return digest(self.section_id, self.heading, self.text, self.history.model_dump_json())


def is_statute_file(file: Path) -> bool:
    """Whether a file is of a layout that is read here."""
    return file.name in _SINGLE_ACT_FILES or file.name.endswith((".jsonl", ".jsonl.gz"))


def read_statute_file(file: Path) -> Iterator[SourceSection | Unreadable]:
    """Provisions of one file, in its order."""
    if file.name in _SINGLE_ACT_FILES:
        yield from _read_single_act(file, _SINGLE_ACT_FILES[file.name])
    elif is_history(file):
        for held in read_history(file):
            history = article_history(held.article, held.texts, None)
            yield _article(held.article, held.heading, "", history, "constitution-versioned", words_rank=2)
    else:
        yield from _read_acts(file)


def _read_acts(file: Path) -> Iterator[SourceSection | Unreadable]:
    """Sections of a file of JSON lines, act by act."""
    for _, lines in groupby(_lines(file), key=lambda line: line[1].get("act") if isinstance(line[1], dict) else None):
        rows: list[tuple[int, dict[str, Any]]] = []
        for number, printed in lines:
            problem = printed if isinstance(printed, str) else _problem(printed)
            if problem:
                yield Unreadable(f"statutes:{file.name}:{number}", problem)
            elif isinstance(printed, dict):
                rows.append((number, printed))
        yield from _of_one_act([row for _, row in rows])


def _lines(file: Path) -> Iterator[tuple[int, dict[str, Any] | str]]:
    for number, line in corpus_lines(file):
        try:
            yield number, line_object(line)
        except ValueError as exc:
            yield number, str(exc)[:200]


def _problem(printed: dict[str, Any]) -> str:
    """Why a row is no section; empty where it is one."""
    missing = [key for key in ("act", "act_title", "kind", "number", "heading", "text") if key not in printed]
    if missing:
        return f"{missing[0]} is missing"
    no_text = [key for key in _TEXTS if not isinstance(printed[key], str)]
    no_text += [key for key in _OPEN_TEXTS if not isinstance(printed.get(key) or "", str)]
    if no_text:
        return f"{no_text[0]} {str(printed[no_text[0]])[:40]!r}: expected a text in quotes"
    if printed["kind"] != "Section" or not printed["number"]:
        return f"{_title(printed)}: {printed['heading']} is a page, not a section"
    return "" if _NUMBER.fullmatch(_plain_number(printed)) else f"{printed['number']!r} is no section number"


def _title(printed: dict[str, Any]) -> str:
    return re.sub(r"^The\s+", "", printed["act_title"]).strip(" .")


def _plain_number(printed: dict[str, Any]) -> str:
    return str(printed["number"]).strip().upper()


def _of_one_act(rows: Sequence[dict[str, Any]]) -> Iterator[SourceSection]:
    printed = [PrintedSection(_plain_number(row), row["text"], row.get("footnotes") or "") for row in rows]
    around = chapter_insertions(printed)
    reader = FootnoteReader()
    for place, (row, section) in enumerate(zip(rows, printed, strict=True)):
        title = _title(row)
        year_match = re.search(r"(1[789]\d\d|20\d\d)\D*$", title)
        year = int(year_match[1]) if year_match else 0
        act_id = act_named(title) or make_act_id(title, year)
        key = ProvisionKey.parse(f"{act_id}/s{section.number}")
        history = text_history(
            section.number,
            section.text,
            section.footnotes,
            reader=reader,
            as_of=_PRINTED_ON["indiacode"],
            outer=around.get(place, ()),
            began_on=_known_beginnings().get(key.section_id),
        )
        yield SourceSection(
            section_id=key.section_id,
            act_id=act_id,
            act_title=title,
            act_year=year,
            number=section.number,
            unit="section",
            heading=_heading(row["heading"] or ""),
            text=history.today,
            source=f"indiacode:{row['act']}:{section.number}",
            rank=_RANKS["indiacode"],
            history=history,
            **(_commencement(section) if section.number == "1" else {}),
        )


def _commencement(section: PrintedSection) -> dict[str, Any]:
    """The one day of the Act, where it has one, and what came into force on which day."""
    told = read_commencements(section.footnotes)
    whole = read_commencement(section.text, section.footnotes)
    is_one_day = whole is not None and all(one.on == whole for one in told)
    return {"commenced_on": whole if is_one_day else None, "commencements": told}


def _heading(printed: str) -> str:
    return " ".join(printed.split()).strip(" .—-")


@cache
def _known_beginnings() -> dict[str, date]:
    """Days on which provisions younger than their Acts began, as checked for the starter graph."""
    return {section.section_id: section.in_force_from for section in starter_sections() if section.in_force_from}


def _read_single_act(file: Path, act_id: str) -> Iterator[SourceSection | Unreadable]:
    joined: dict[str, dict[str, str]] = {}
    for place, row in enumerate(_rows(file), start=1):
        if not isinstance(row, dict):
            yield Unreadable(f"civictech:{file.stem}:row-{place}", "the row is no object")
            continue
        number = re.sub(r"\s+", "", _first(row, _NUMBER_KEYS)).upper()
        entry = joined.setdefault(number, {"heading": _first(row, _HEADING_KEYS), "text": ""})
        entry["text"] = "\n".join(part for part in (entry["text"], _first(row, _TEXT_KEYS)) if part)
    for number, entry in joined.items():
        if not _NUMBER.fullmatch(number):
            yield Unreadable(f"civictech:{file.stem}:{number}", f"{number!r} is no section number")
            continue
        text = entry["text"].strip()
        if act_id == "constitution":
            history = article_history(number, {}, text)
            yield _article(number, entry["heading"], text, history, f"civictech:{file.stem}")
            continue
        key = ProvisionKey.parse(f"{act_id}/s{number}")
        yield SourceSection(
            section_id=key.section_id,
            act_id=act_id,
            act_title="",
            act_year=int(act_id.rpartition("-")[2]),
            number=number,
            unit="section",
            heading=_heading(entry["heading"]),
            text=text,
            source=f"civictech:{file.stem}:{number}",
            rank=_RANKS["civictech"],
            history=_code_history(key, text),
        )


def _rows(file: Path) -> list[Any]:
    """The rows of a file that is one list; raises `SourceError` where it is none."""
    try:
        with open_text(file) as handle:
            rows = json.load(handle)
    except (OSError, ValueError, RecursionError) as exc:
        raise SourceError(f"{file.name} cannot be read as JSON ({exc}); fetch the file again") from exc
    if not isinstance(rows, list):
        raise SourceError(f"{file.name} is no list of sections; expected one object a section, in brackets")
    return rows


def _code_history(key: ProvisionKey, text: str) -> TextHistory:
    """The history of a code's section whose publisher prints no footnotes, by the amendments known from elsewhere."""
    as_of, began_on = _PRINTED_ON["civictech"], _known_beginnings().get(key.section_id)
    if never_commenced(key.act_id, key.number):
        return TextHistory(versions=(TextVersion(text=None, since=None, until=None, why_gap=NEVER_LAW),), today="")
    known = code_changes(key.act_id, key.number)
    if known is None:
        return printed_once(text, as_of=as_of, began_on=began_on)
    parts = [one.change for one in known if not one.is_whole]
    whole = [one.change for one in known if one.is_whole]
    return known_changes_history(key.number, text, parts, whole, as_of=as_of, began_on=began_on)


def _article(
    number: str, heading: str, text: str, history: TextHistory, source: str, *, words_rank: int = 1
) -> SourceSection:
    key = ProvisionKey.parse(f"constitution/a{number}")
    return SourceSection(
        section_id=key.section_id,
        act_id="constitution",
        act_title="",
        act_year=_CONSTITUTION_YEAR,
        number=number,
        unit="article",
        heading=_heading(heading),
        text=text,
        source=f"{source}:{number}",
        rank=_RANKS["constitution"],
        history=history,
        words_rank=words_rank,
    )


def _first(row: dict[str, Any], keys: Sequence[str]) -> str:
    return next((str(row[key]) for key in keys if row.get(key)), "")
