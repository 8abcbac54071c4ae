"""Readers of lists of judgments: who against whom, which day, which citation, and no text.

Two forms: the Supreme Court open-data layout, and a table with a header `title`, `date` and one column or more of
citations. A judgment that is listed is known to exist, so that its absence from the texts is not taken for more.
"""

from __future__ import annotations

import csv
import json
import re
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from nyayagraph.errors import SourceError, told_plainly
from nyayagraph.ingest.corpus import SUPREME_COURT, open_text
from nyayagraph.ingest.sources import SourceJudgment, Unreadable, digest
from nyayagraph.law.citations.keys import parse_header_citations
from nyayagraph.law.citations.reported import judge_name, party_case, sitting_day
from nyayagraph.law.records import JudgmentRecord

_NEUTRAL = "INSC"
_VERSUS = re.compile(
    r"(?:^|\s)(?:versus|vs?\.)(?:\s|$)", re.IGNORECASE
)  # takes `IN RE: PRISONS versus`; refuses `V. RAO`
_OPEN = "sc-open-data"
_FAULTS = (ValidationError, ValueError, KeyError, TypeError, AttributeError)


def read_table(path: Path) -> Iterator[SourceJudgment | Unreadable]:
    """Judgments of one table of comma-separated values; each once, though a list has a row for every language.

    A day whose year is not that of the neutral citation is a slip of the list and is left out.
    """
    told: set[tuple[str, ...]] = set()
    try:
        with open_text(path) as handle:
            rows = csv.DictReader(handle)
            columns = tuple(rows.fieldnames or ())
            reader = _OF_COLUMNS.get(next((known for known in _OF_COLUMNS if known <= set(columns)), frozenset()))
            if reader is None:
                raise SourceError(
                    f"{path.name} has the columns {', '.join(columns) or 'none'}; a list of judgments needs title, "
                    "date and a column of citations"
                )
            for number, row in enumerate(rows, start=2):
                identity = tuple(value or "" for key, value in row.items() if isinstance(value, str) and key != "year")
                if identity not in told:
                    told.add(identity)
                    yield _read_row(path, number, row, reader)
    except (OSError, EOFError, zlib.error, UnicodeDecodeError, csv.Error) as exc:
        raise SourceError(f"{path.name} cannot be read to its end ({exc}); fetch the file again") from exc


def _read_row(
    path: Path, number: int, row: dict[str, Any], reader: Callable[[str, dict[str, Any]], SourceJudgment]
) -> SourceJudgment | Unreadable:
    collection = path.name.split(".")[0]
    try:
        return reader(collection, row)
    except _FAULTS as exc:
        return Unreadable(f"{collection}:line-{number}", _fault(exc))


def _fault(exc: Exception) -> str:
    """What is wrong with a row, for a person."""
    if isinstance(exc, ValidationError):
        return told_plainly(exc)
    if isinstance(exc, KeyError):
        return f"{exc.args[0]} is missing"
    if isinstance(exc, ValueError):
        return str(exc)[:200]
    return "a value is no text; write each in quotes"


def _cited_judgment(collection: str, row: dict[str, Any]) -> SourceJudgment:
    petitioner, respondent = (party_case(part) for part in (*_VERSUS.split(row["title"], maxsplit=1), "")[:2])
    if not petitioner:
        raise ValueError("no parties")
    printed = " , ".join(value for key, value in row.items() if key not in ("title", "date", "year") and value)
    citations = parse_header_citations(printed)
    if not citations:
        raise ValueError("no citation")
    neutral = next((key.year for key in citations if key.reporter == _NEUTRAL), None)
    day = sitting_day(row["date"])
    if day and neutral and day.year != neutral:
        day = None
    name = f"{petitioner} v. {respondent}" if respondent else petitioner
    record = JudgmentRecord(
        title=name,
        petitioner=petitioner,
        respondent=respondent,
        names=(name,),
        court_id=SUPREME_COURT,
        decided_on=day,
        citations=tuple(str(key) for key in citations),
    )
    return SourceJudgment(
        source=f"{collection}:{digest(name, *map(str, citations))[:16]}",
        sha256=digest(json.dumps(row, sort_keys=True)),
        record=record,
        year=day.year if day else neutral or citations[0].year,
    )


def read_open_data(path: Path) -> Iterator[SourceJudgment | Unreadable]:
    """Judgments of one file of the public Supreme Court open-data layout, `{"data": [{diary_no, pet, res, …}]}`.

    The layout has no text and no citations; what it knows are parties, bench, author, case number and day.
    """
    try:
        with open_text(path) as handle:
            printed = json.load(handle)
    except (OSError, EOFError, zlib.error, ValueError, RecursionError) as exc:
        raise SourceError(f"{path.name} cannot be read as JSON ({exc}); fetch the file again") from exc
    rows = printed.get("data") if isinstance(printed, dict) else None
    if not isinstance(rows, list):
        raise SourceError(f"{path.name} is not of the open-data layout; expected an object with a list `data`")
    for number, row in enumerate(rows, start=1):
        try:
            yield _open_data_judgment(_OPEN, row)
        except _FAULTS as exc:
            yield Unreadable(f"{_OPEN}:{path.name}:{number}", _fault(exc))


def _open_data_judgment(_collection: str, row: dict[str, Any]) -> SourceJudgment:
    petitioner, respondent = party_case(row["pet"]), party_case(row["res"])
    day = sitting_day(row["judgment_dates"])
    if not petitioner or not respondent or day is None:
        raise ValueError("no parties or no possible date")
    bench = tuple(dict.fromkeys(judge_name(judge) for judge in row.get("bench", "").split(",") if judge.strip()))
    record = JudgmentRecord(
        title=f"{petitioner} v. {respondent}",
        petitioner=petitioner,
        respondent=respondent,
        names=(f"{petitioner} v. {respondent}",),
        court_id=SUPREME_COURT,
        decided_on=day,
        bench_strength=len(bench) or None,
        bench=bench,
        author=judge_name(row["judgement_by"]) if row.get("judgement_by", "").strip(" ,") else None,
    )
    told = json.dumps(row, sort_keys=True)
    identity = f"{row.get('diary_no', '')}:{row.get('case_no', '')}:{day.isoformat()}:{petitioner}"
    return SourceJudgment(source=f"{_OPEN}:{digest(identity)[:16]}", sha256=digest(told), record=record, year=day.year)


_OF_COLUMNS: dict[frozenset[str], Callable[[str, dict[str, Any]], SourceJudgment]] = {
    frozenset(("title", "date")): _cited_judgment,
    frozenset(("pet", "res", "judgment_dates")): _open_data_judgment,
}
