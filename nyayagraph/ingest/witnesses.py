"""What the judgment collections say of day, parties and citations, for comparison with a starter record.

Reads files of one data folder each; keeps only what could speak of one of the records asked for, so that
collections of tens of thousands of judgments are read in seconds.
"""

from __future__ import annotations

import csv
import html
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from nyayagraph.errors import SourceError
from nyayagraph.ingest.corpus import corpus_lines, open_text, read_corpus_line
from nyayagraph.ingest.sources import Unreadable
from nyayagraph.law.citations.keys import CitationKey, parse_header_citations
from nyayagraph.law.citations.reported import party_case, sitting_day
from nyayagraph.law.records import JudgmentRecord

REPORTER_METADATA = "sc-metadata-scr-1990-2025"
COURT_METADATA = "sc-metadata-vanga-1950-2024"
CORPUS = "sc-judgments"

_FILES = {
    REPORTER_METADATA: "sc_metadata_1990_2025.csv",
    COURT_METADATA: "judgments_flat.csv.gz",
    CORPUS: "judgments.jsonl.gz",
}
_EVERYWHERE = frozenset(("state", "union", "india", "pradesh", "others", "another", "government", "commissioner"))
_DAY_PARTS = ((0, 1), (0, 2), (1, 2))
# A capital I read as a small l by a scanner; takes the l of `UNION OF lNDIA`, leaves `l` in `lakh`.
_MISREAD_I = re.compile(r"\bl(?=[A-Z]{2})")


@dataclass(frozen=True, slots=True)
class Witness:
    """One entry of a collection; `place` finds it there again."""

    source: str
    place: str
    names: tuple[str, ...]
    decided_on: date | None
    citations: tuple[CitationKey, ...] = ()


class Wanted:
    """What an entry must share with some record to be worth reading.

    Either the numbers of a citation, or most of the day and a word of the parties.
    """

    def __init__(self, records: Iterable[JudgmentRecord]) -> None:
        self._words: dict[tuple[int, int, int], set[str]] = {}
        self._numbers: set[tuple[int, ...]] = set()
        for record in records:
            for part in day_parts(record.decided_on) if record.decided_on else ():
                self._words.setdefault(part, set()).update(_words(" ".join((record.title, *record.names))))
            self._numbers.update(_numbers(citation) for citation in record.citations)

    def day(self, day: date | None, parties: str) -> bool:
        """Whether some record of this day, or one that differs in one of year, month and day, shares a word."""
        if day is None:
            return False
        words = _words(parties)
        return any(not words.isdisjoint(self._words.get(part, ())) for part in day_parts(day))

    def citation(self, printed: str) -> bool:
        """Whether some record has a citation of the same numbers, whatever the reporter."""
        return _numbers(printed) in self._numbers


def day_parts(day: date) -> list[tuple[int, int, int]]:
    """Year and month, year and day, month and day, each marked: two days sharing one differ in one number at most."""
    numbers = (day.year, day.month, day.day)
    return [(place, numbers[one], numbers[other]) for place, (one, other) in enumerate(_DAY_PARTS)]


def read_witnesses(source: str, data: Path, wanted: Wanted) -> Iterator[Witness]:
    """The entries of one collection under `data` that could speak of a wanted record; raises SourceError."""
    path = data / source / _FILES[source]
    if not path.is_file():
        raise SourceError(f"{path} is not there; expected the collection {source} with its file {path.name}")
    return _READERS[source](path, wanted)


def _numbers(printed: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", printed))


def _words(parties: str) -> set[str]:
    return set(re.findall(r"[a-z]{4,}", parties.lower())) - _EVERYWHERE


def _rows(path: Path, columns: Sequence[str]) -> Iterator[tuple[int, dict[str, str]]]:
    with open_text(path) as lines:
        rows = csv.DictReader(lines)
        if not set(columns) <= set(rows.fieldnames or ()):
            raise SourceError(f"{path.name} has columns {rows.fieldnames}; expected {', '.join(columns)}")
        for row in rows:
            yield rows.line_num, row


def _reporter_metadata(path: Path, wanted: Wanted) -> Iterator[Witness]:
    for line, row in _rows(path, ("title", "date", "insc", "scr")):
        day = sitting_day(row["date"])
        if wanted.day(day, row["title"]) or wanted.citation(row["insc"]) or wanted.citation(row["scr"]):
            petitioner, _, respondent = row["title"].partition(" versus ")
            yield Witness(
                REPORTER_METADATA,
                f"line {line}",
                (_parties(petitioner, respondent),),
                day,
                tuple(parse_header_citations(f"{row['insc']} , {row['scr']}")),
            )


def _court_metadata(path: Path, wanted: Wanted) -> Iterator[Witness]:
    for line, row in _rows(path, ("pet", "res", "judgment_dates")):
        day = sitting_day(row["judgment_dates"])
        if wanted.day(day, f"{row['pet']} {row['res']}"):
            yield Witness(COURT_METADATA, f"line {line}", (_parties(row["pet"], row["res"]),), day)


def _corpus(path: Path, wanted: Wanted) -> Iterator[Witness]:
    for number, line in corpus_lines(path):
        judgment = read_corpus_line(line, collection=CORPUS, number=number, years={})
        if isinstance(judgment, Unreadable):
            continue
        record = judgment.record
        if wanted.day(record.decided_on, " ".join(record.names)) or any(map(wanted.citation, record.citations)):
            yield Witness(
                CORPUS,
                judgment.source.partition(":")[2],
                record.names,
                record.decided_on,
                tuple(CitationKey.parse(citation) for citation in record.citations),
            )


def _parties(petitioner: str, respondent: str) -> str:
    """A title `A v. B`; `A` alone where the other side is blank, dashes or the same again, as in a reference."""
    sides = [party_case(_MISREAD_I.sub("I", html.unescape(side))) for side in (petitioner, respondent)]
    told = {re.sub(r"[^a-z0-9]", "", side.lower()): side for side in reversed(sides) if any(map(str.isalpha, side))}
    return " v. ".join(reversed(told.values()))


_READERS: dict[str, Callable[[Path, Wanted], Iterator[Witness]]] = {
    REPORTER_METADATA: _reporter_metadata,
    COURT_METADATA: _court_metadata,
    CORPUS: _corpus,
}
