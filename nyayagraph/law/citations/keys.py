"""Citations of reports: the key of one printed citation, its one printed form, and where keys stand in a text.

Pure: knows how citations are printed, not which judgment they identify. Joining parallels is `find`'s work.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from nyayagraph.errors import CitationError
from nyayagraph.law.citations.courts import court_id_of_code
from nyayagraph.law.citations.printed import HIGH_COURT, MANU, Printed, printed_citations
from nyayagraph.law.citations.reporters import Reporter, reporters

# one row of a table of later judgments: takes `F    1970 SC 962  (7)`; refuses `1970 SC 962` outside the table
_CITATOR_ROW = re.compile(r"(?P<year>(?:19|20)\d\d)\s{1,3}SC\s{0,4}(?P<page>\d{1,4})(?=\s{0,3}\()")
_CITATOR_TABLE = re.compile(r"CITATOR\s{1,3}INFO\s?:?")
_LONGEST_TABLE = 12_000


class CitationKey(BaseModel):
    """One printed citation as a value; `parse` and `str` are inverse of each other.

    `volume` 0 means none; `court` is the code a reporter prints, `series` a sub-series (`Cri`) or a bench mark (`DB`).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    reporter: str
    year: int | None = None
    volume: int = 0
    is_supplement: bool = False
    series: str = ""
    court: str = ""
    page: int

    @classmethod
    def parse(cls, text: str) -> CitationKey:
        """The key printed in `text`, which must hold one citation and nothing else; raises CitationError."""
        printed = text.strip().rstrip(".,;")
        found = list(find_citations(printed))
        if len(found) == 1 and found[0].end == len(printed) and found[0].start == 0:
            return found[0].key
        raise CitationError(f'no single citation in "{text[:80]}"; expected e.g. "AIR 1973 SC 1461"', text=text)

    @property
    def court_id(self) -> str | None:
        """The court that decided, where the citation tells; None for reporters of many courts."""
        return court_id_of_code(
            self.court or (reporters()[self.reporter].court if self.reporter in reporters() else "")
        )

    @property
    def is_foreign(self) -> bool:
        """Whether the report is of courts outside India."""
        return self.reporter in reporters() and reporters()[self.reporter].foreign

    @property
    def is_neutral(self) -> bool:
        """Whether this is a citation given by the court itself."""
        return self.reporter in ("INSC", HIGH_COURT)

    def __str__(self) -> str:
        if self.reporter == MANU:
            return f"MANU/{self.court}/{self.page:04}/{self.year}"
        if self.reporter == HIGH_COURT:
            return f"{self.year}:{self.court}:{self.page}" + (f"-{self.series}" if self.series else "")
        reporter = reporters()[self.reporter]
        if reporter.order == "year volume reporter page":
            return self._year_first(reporter)
        return self._reporter_first()

    def _year_first(self, reporter: Reporter) -> str:
        if reporter.behind_law_reports or (self.volume and not self.year and not reporter.volume_alone):
            return f"LR {self.volume} {self.reporter} {self.page}"
        name = f"{self.reporter} ({self.series})" if self.series else self.reporter
        name = f"{name} {self.court}" if self.court else name
        opens, closes = {"round": "()", "square": "[]", "bare": ("", "")}[reporter.bracket]
        volume = str(self.volume) if self.volume else ""
        if reporter.bracket != "square" and (self.is_supplement or not self.volume):
            opens = closes = ""
        if volume and reporter.bracket != "square" and not opens and self.year:
            volume = f"({volume})"
        year = f"{opens}{self.year}{closes}" if self.year else ""
        supplement = "Supp" if self.is_supplement else ""
        return " ".join(part for part in (year, supplement, volume, name, str(self.page)) if part)

    def _reporter_first(self) -> str:
        if self.reporter == "JT":
            volume = f"Supp {self.volume}" if self.is_supplement and self.volume else self.volume or "Supp"
            return f"JT {self.year} ({volume}) SC {self.page}"
        if self.volume:
            year = f" ({self.year})" if self.year else ""
            return f"{self.reporter}{year} {self.volume} {self.court} {self.page}"
        return f"{self.reporter} {self.year} {self.court} {self.page}"


class FoundCitation(NamedTuple):
    """A citation at `[start, end)` of the text it was found in."""

    start: int
    end: int
    key: CitationKey


def find_citations(text: str) -> list[FoundCitation]:
    """Every citation of a report in `text`, in order, none overlapping; each parallel one stands alone."""
    return [FoundCitation(start, end, _key(printed)) for start, end, printed in printed_citations(text)]


@lru_cache(maxsize=16384)  # texts cite the same reports over and over
def _key(printed: Printed) -> CitationKey:
    return CitationKey(**printed._asdict())


def parse_header_citations(block: str) -> list[CitationKey]:
    """The keys in a judgment's own header, in order, none twice; `1974 AIR 2247` there means the Supreme Court."""
    return list(dict.fromkeys(citation.key for citation in find_citations(block)))


def find_citator_rows(text: str) -> list[FoundCitation]:
    """The judgments listed in the CITATOR INFO table of a header: later ones, which cite the judgment it heads."""
    found: list[FoundCitation] = []
    for table in _CITATOR_TABLE.finditer(text):
        end = text.find("ACT:", table.end(), table.end() + _LONGEST_TABLE)
        end = end if end >= 0 else min(len(text), table.end() + _LONGEST_TABLE // 6)
        for row in _CITATOR_ROW.finditer(text, table.end(), end):
            key = CitationKey(reporter="AIR", year=int(row["year"]), court="SC", page=int(row["page"]))
            if not found or row.start() >= found[-1].end:
                found.append(FoundCitation(row.start(), row.end(), key))
    return found
