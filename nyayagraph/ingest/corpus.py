"""Reader of collections of reported judgments with their texts: JSON lines."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import IO, Any

from nyayagraph.errors import SourceError
from nyayagraph.ingest.sources import SourceJudgment, Unreadable, digest
from nyayagraph.law.citations.keys import parse_header_citations
from nyayagraph.law.citations.reported import FIRST_SITTING, judge_name, party_case, split_title
from nyayagraph.law.judgment_text import day_at_end, printed_report
from nyayagraph.law.records import JudgmentRecord

SUPREME_COURT = "supreme-court"


def open_text(path: Path) -> IO[str]:
    """`path` opened as UTF-8 text, unpacked where its name ends in .gz."""
    return gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8")


def corpus_lines(path: Path) -> Iterator[tuple[int, str]]:
    """Numbered non-empty lines of a JSON-lines file, from 1; raises `SourceError` where the file is damaged."""
    try:
        with open_text(path) as lines:
            for number, line in enumerate(lines, start=1):
                if line.strip():
                    yield number, line
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as exc:
        raise SourceError(f"{path.name} cannot be read to its end ({exc}); fetch the file again") from exc


def read_corpus_line(line: str, *, collection: str, number: int, years: dict[str, str]) -> SourceJudgment | Unreadable:
    """One judgment of a corpus file; `years` gives a year for ids whose printed date is known to be wrong."""
    source = f"{collection}:line-{number}"
    try:
        printed = json.loads(line)
        source = f"{collection}:{printed['id']}"
        return _corpus_judgment(printed, source=source, sha256=digest(line.strip()), years=years)
    except (ValueError, KeyError, TypeError, AttributeError) as exc:
        return Unreadable(source, f"{type(exc).__name__}: {str(exc)[:200]}")


def _corpus_judgment(printed: dict[str, Any], *, source: str, sha256: str, years: dict[str, str]) -> SourceJudgment:
    text = printed["text"]
    if not isinstance(text, str) or not text.strip():
        raise ValueError("no text")
    title, titled_day = split_title(str(printed["title"]))
    day = (
        _header_day(printed.get("date_of_judgment")) or titled_day or _day_of_text(text, printed.get("date_from_title"))
    )
    petitioner, respondent = (party_case(printed.get(side) or "") for side in ("petitioner", "respondent"))
    full = f"{petitioner} v. {respondent}" if petitioner and respondent else title
    block = " , ".join(
        [*(printed.get("equivalent_citations") or []), printed.get("citation_block") or "", printed_report(text)]
    )
    bench = [judge for listed in printed.get("bench") or [] for judge in listed.split(" & ")]
    guess = years.get(str(printed["id"]))
    record = JudgmentRecord(
        title=title if " v. " in title and "..." not in str(printed["title"]) else full,
        petitioner=petitioner,
        respondent=respondent,
        names=tuple(dict.fromkeys((full, title))),
        court_id=SUPREME_COURT,
        decided_on=day,
        bench_strength=_strength(bench),
        bench=tuple(dict.fromkeys(judge_name(judge) for judge in bench if judge.strip())),
        author=judge_name(printed["author"]) if printed.get("author") else None,
        citations=tuple(dict.fromkeys(str(key) for key in parse_header_citations(block))),
    )
    year = day.year if day else int(guess) if guess else None
    return SourceJudgment(source=source, sha256=sha256, record=record, text=text, year=year)


def _header_day(printed: str | None) -> date | None:
    if not printed:
        return None
    day = date.fromisoformat(printed)
    return day if day >= FIRST_SITTING else None


def _day_of_text(text: str, titled: str | None) -> date | None:
    """The day under a text whose title line has a year in which no court sat: that of the title, its year aside."""
    signed = day_at_end(text)
    return signed if signed and titled and signed.isoformat()[4:] == titled[4:] else None


def _strength(bench: list[str]) -> int | None:
    """Judges listed; nothing where the list ends in `ETC` or is longer than any bench was."""
    judges = {judge.strip() for judge in bench if judge.strip()}
    return len(judges) if 0 < len(judges) <= 15 and not any("ETC" in judge.upper() for judge in judges) else None  # noqa: PLR2004 - thirteen sat once, at most


def read_misdated(path: Path) -> dict[str, str]:
    """Years by id for judgments whose printed date is wrong, from `misdated_*.json` beside a corpus file."""
    years: dict[str, str] = {}
    for beside in sorted(path.parent.glob("misdated_*.json")):
        years |= json.loads(beside.read_text(encoding="utf-8"))
    return years
