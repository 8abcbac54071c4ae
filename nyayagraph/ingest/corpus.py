"""Reader of collections of reported judgments with their texts: JSON lines."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import IO, Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from nyayagraph.errors import ParseError, SourceError, told_plainly
from nyayagraph.ingest.sources import SourceJudgment, Unreadable, digest
from nyayagraph.law.citations.keys import parse_header_citations
from nyayagraph.law.citations.reported import FIRST_SITTING, judge_name, party_case, split_title
from nyayagraph.law.judgment_text import day_at_end, printed_report
from nyayagraph.law.records import JudgmentRecord
from nyayagraph.law.text.dates import parse_date

SUPREME_COURT = "supreme-court"


def _listed(value: object) -> object:
    """A text that stands where a list of texts belongs is a list of one; nothing is an empty list."""
    return [value] if isinstance(value, str) else value or ()


_Texts = Annotated[tuple[str, ...], BeforeValidator(_listed)]


class PrintedJudgment(BaseModel):
    """One line of a corpus file, as docs/engineer.md describes it; keys that are not read here may stand in it."""

    model_config = ConfigDict(frozen=True, extra="ignore", coerce_numbers_to_str=True)

    id: str = Field(min_length=1)
    title: str
    text: str
    petitioner: str | None = None
    respondent: str | None = None
    date_of_judgment: str | None = None
    date_from_title: str | None = None
    equivalent_citations: _Texts = ()
    citation_block: str | None = None
    bench: _Texts = ()
    author: str | None = None


def open_text(path: Path, *, errors: str = "strict") -> IO[str]:
    """`path` opened as UTF-8 text, unpacked where its name ends in .gz; a mark of byte order at its head is no text."""
    if path.suffix.lower() == ".gz":
        return gzip.open(path, "rt", encoding="utf-8-sig", errors=errors)
    return path.open(encoding="utf-8-sig", errors=errors)


def corpus_lines(path: Path) -> Iterator[tuple[int, str]]:
    """Numbered non-empty lines of a JSON-lines file, from 1; raises `SourceError` where the file is damaged.

    A line that is not UTF-8 costs no other its place: its wrong bytes stay in it, and `line_object` names the first.
    """
    try:
        with open_text(path, errors="surrogateescape") as lines:
            for number, line in enumerate(lines, start=1):
                if line.strip():
                    yield number, line
    except (OSError, EOFError, zlib.error) as exc:
        raise SourceError(f"{path.name} cannot be read to its end ({exc}); fetch the file again") from exc


def read_corpus_line(line: str, *, collection: str, number: int, years: dict[str, str]) -> SourceJudgment | Unreadable:
    """One judgment of a corpus file; `years` gives a year for ids whose printed date is known to be wrong."""
    source = f"{collection}:line-{number}"
    try:
        printed = line_object(line)
        if isinstance(printed.get("id"), str | int):
            source = f"{collection}:{printed['id']}"
        return _corpus_judgment(PrintedJudgment.model_validate(printed), source, digest(line.strip()), years)
    except ValidationError as exc:
        return Unreadable(source, told_plainly(exc))
    except ValueError as exc:
        return Unreadable(source, str(exc)[:200])


def line_object(line: str) -> dict[str, Any]:
    """The object that a line is; raises `ValueError` where it is none, is not UTF-8, or holds half a character."""
    _refuse_bytes(line)
    try:
        printed = json.loads(line)
        json.dumps(printed, ensure_ascii=False).encode("utf-8")
    except json.JSONDecodeError as exc:
        raise ValueError(f"no JSON from column {exc.colno} on ({exc.msg})") from exc
    except UnicodeEncodeError as exc:
        raise ValueError(r"half a character, such as \ud83d alone, stands in it; write the character itself") from exc
    except RecursionError as exc:
        raise ValueError("its JSON is nested too deep") from exc
    if not isinstance(printed, dict):
        raise ValueError("the line is no object; write it in braces, {…}")  # noqa: TRY004 - of a text, not of a value
    return printed


def _refuse_bytes(line: str) -> None:
    try:
        line.encode("utf-8")
    except UnicodeEncodeError as exc:
        wrong = ord(line[exc.start]) & 0xFF
        raise ValueError(
            f"not UTF-8 text (byte 0x{wrong:02x} at character {exc.start}); save the file as UTF-8"
        ) from exc


def _corpus_judgment(printed: PrintedJudgment, source: str, sha256: str, years: dict[str, str]) -> SourceJudgment:
    text = printed.text
    if not text.strip():
        raise ValueError("text is empty")
    title, titled_day = split_title(printed.title)
    day = _header_day(printed.date_of_judgment) or titled_day or _day_of_text(text, printed.date_from_title)
    petitioner, respondent = (party_case(side or "") for side in (printed.petitioner, printed.respondent))
    full = f"{petitioner} v. {respondent}" if petitioner and respondent else title
    if not full:
        raise ValueError("title is empty, and petitioner and respondent do not both stand in for it")
    block = " , ".join([*printed.equivalent_citations, printed.citation_block or "", printed_report(text)])
    bench = [judge for listed in printed.bench for judge in listed.split(" & ")]
    guess = years.get(printed.id)
    record = JudgmentRecord(
        title=title if " v. " in title and "..." not in printed.title else full,
        petitioner=petitioner,
        respondent=respondent,
        names=tuple(dict.fromkeys((full, title))),
        court_id=SUPREME_COURT,
        decided_on=day,
        bench_strength=_strength(bench),
        bench=tuple(dict.fromkeys(judge_name(judge) for judge in bench if judge.strip())),
        author=judge_name(printed.author) if printed.author else None,
        citations=tuple(dict.fromkeys(str(key) for key in parse_header_citations(block))),
    )
    year = day.year if day else int(guess) if guess else None
    return SourceJudgment(source=source, sha256=sha256, record=record, text=text, year=year)


def _header_day(printed: str | None) -> date | None:
    if not printed or not printed.strip():
        return None
    try:
        day = parse_date(printed)
    except ParseError as exc:
        raise ValueError(f"date_of_judgment {printed[:40]!r} is no date; write e.g. 1978-01-25") from exc
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
