"""Citations of reports: the key of one printed citation, its one printed form, and where keys stand in a text.

Pure: knows how citations are printed, not which judgment they identify. Joining parallels is `find`'s work.
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from nyayagraph.errors import CitationError
from nyayagraph.law.courts import court_code, court_id_of_code
from nyayagraph.law.reporters import (
    BEFORE_CAPITAL,
    HIGH_COURT_NEUTRAL,
    INDIAN_LAW_REPORTS,
    MANUPATRA,
    REPORTER_FIRST,
    ROMAN_BEFORE_CAPITAL,
    VOLUME_BEFORE_YEAR,
    VOLUME_FIRST,
    YEAR_FIRST,
    Reporter,
    reporter_named,
    reporters,
)

HIGH_COURT = "High Court neutral"
MANU = "MANU"  # numbers of the Manupatra collection
_SUPPLEMENT_WORD = re.compile(r"^supp?l?(?:e?ment(?:ary)?)?$", re.IGNORECASE)
_ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}
_SERIES = {"CRI": "Cri", "CRL": "Cri", "CRIMINAL": "Cri", "LS": "L&S", "TAX": "Tax", "CIV": "Civ", "CIVIL": "Civ"}
_ANY_SERIES = frozenset(("Cri", "Civ"))
# takes ` (SC)`, ` (F.B.)`, and the bare ` SC` of an online header; refuses ` SC 12`
_COURT_BEHIND = re.compile(r"\s?\(\s?(?:S\.?\s?C|P\.?\s?C|F\.?\s?B|D\.?\s?B)\.?\s?\)|\sSC(?=\s{0,3}(?:,|\n|$))")
_ROMAN_BEFORE = re.compile(r"(IV|VI{0,3}|I{1,3})(?=[A-Z]{2})")
_LAW_REPORTS_BEFORE = re.compile(r"(?:[\[(]?\s?(?:1[89]|20)\d\d\s?[\])]?\s?)?\bL\.?\s?R[.,]?\s{0,2}$")
# series of the Law Reports whose volumes count on their own only behind `L.R.`: `[1866] L.R. 2 Ch. 294`
_OF_LAW_REPORTS = frozenset(("AC", "Ch", "Ch D", "QB", "QBD", "KB"))
# courts whose Indian Law Reports are cited by the court alone, as printed: `30 Cal. 542`, `(1912) 35 Mad. 247`
_COURT_ALONE = re.compile(r"(?:All|Alld|Bom|Cal|Mad|Pat|Lah|Rang|Luck|Nag)\.|(?:Bom|Cal|Mad|Pat|Lah|Nag)(?=\s)")
# the same behind a bare year, the All India Reporter: takes `1969 A.P. 281`; refuses `1969 AP 281`
_AIR_ALONE = re.compile(r"(?:All|Bom|Cal|Mad|Pat|Lah|Nag|Raj|Ker|Mys|Guj|Ori|Punj|Del|Assam|A\.\s?P|M\.\s?P)\.")
_LATEST_ILR = 65
_OLD_SERIES_FROM = 9  # ILR volumes above this belong to the series numbered through, where the year adds nothing


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
    found = sorted(
        (
            citation
            for matches in (_neutral, _manupatra, _year_first, _reporter_first, _ilr, _volume_first)
            for citation in matches(text)
        ),
        key=lambda citation: (citation.start, -citation.end),
    )
    kept: list[FoundCitation] = []
    for start, end, key in found:
        if kept and start < kept[-1].end:
            continue
        opening = _law_reports(text, start, key)
        if opening == start and _behind_law_reports(key):
            continue
        court = _COURT_BEHIND.match(text, end)
        kept.append(FoundCitation(opening, court.end() if court else end, key))
    return kept


def parse_header_citations(block: str) -> list[CitationKey]:
    """The keys in a judgment's own header, in order, none twice; `1974 AIR 2247` there means the Supreme Court."""
    return list(dict.fromkeys(citation.key for citation in find_citations(block)))


# one row of a table of later judgments: takes `F    1970 SC 962  (7)`; refuses `1970 SC 962` outside the table
_CITATOR_ROW = re.compile(r"(?P<year>(?:19|20)\d\d)\s{1,3}SC\s{0,4}(?P<page>\d{1,4})(?=\s{0,3}\()")
_CITATOR_TABLE = re.compile(r"CITATOR\s{1,3}INFO\s?:?")
_LONGEST_TABLE = 12_000


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


def _number(printed: str | None) -> int:
    """The value of an arabic or roman number; 0 for none and for letters that are no number."""
    if not printed:
        return 0
    digits = printed.strip(" ,.–-\n\t")
    if digits.isdigit():
        return int(digits)
    values = [_ROMAN[letter] for letter in digits]
    return sum(-value if value < max(values[place:]) else value for place, value in enumerate(values))


def _opening(text: str, start: int, closed: bool) -> int:
    """Where the citation opens: one bracket before the year, if that bracket was closed after it."""
    if closed and start and text[start - 1] in "[(":
        return start - 1
    if closed and start > 1 and text[start - 1].isspace() and text[start - 2] in "[(":
        return start - 2
    return start


def _law_reports(text: str, start: int, key: CitationKey) -> int:
    """Where a citation of the English Law Reports opens: `L.R.` before it belongs to it."""
    if key.reporter != "IA" and key.reporter not in _OF_LAW_REPORTS and not _behind_law_reports(key):
        return start
    before = _LAW_REPORTS_BEFORE.search(text[max(0, start - 16) : start])
    return start - len(before[0]) if before else start


def _behind_law_reports(key: CitationKey) -> bool:
    return key.reporter in reporters() and reporters()[key.reporter].behind_law_reports


def _year_first(text: str) -> Iterator[FoundCitation]:
    for match in YEAR_FIRST.finditer(text):
        start = match.start()
        before = text[start - 1] if start else " "
        if before == "1" and match["close"] == "]" and (start == 1 or not text[start - 2].isalnum()):
            start -= 1  # `11950]`: an opening bracket read as a figure
        elif before.isdigit() or before.isupper() or before == "/" or (match["damaged"] and before not in "[("):
            continue
        has_volume = match["volume"] or match["bare"] or match["after"] or match["late"]
        early = None if has_volume else _volume_before(text, start)
        key = _year_first_key(match, early[1] if early else 0)
        if key and early and key.volume == early[1]:
            yield FoundCitation(early[0], match.end(), key)
        elif key:
            yield FoundCitation(_opening(text, start, bool(match["close"] or match["damaged"])), match.end(), key)


def _volume_before(text: str, start: int) -> tuple[int, int] | None:
    """Where a volume printed before the year opens, and its number: `37 (1989) DLT 239`."""
    low = max(0, start - 16)
    found = VOLUME_BEFORE_YEAR.search(text[low:start])
    if found is None:
        return None
    group = next(name for name in ("named", "round", "plain") if found[name])
    opening = found.start(group) - (group == "round") if group != "named" else found.start()
    return low + opening, int(found[group])


def _year_first_key(match: re.Match[str], early: int) -> CitationKey | None:
    words = match["reporter"].replace(".", " ").split()
    is_supplement = bool(match["before"] or match["behind"])
    if len(words) > 1 and (_SUPPLEMENT_WORD.match(words[-1]) or _SUPPLEMENT_WORD.match(words[0])):
        is_supplement = True
        words = words[:-1] if _SUPPLEMENT_WORD.match(words[-1]) else words[1:]
    aside = (match["aside"] or "").strip()
    volume = _number(match["volume"] or match["bare"] or match["after"] or match["late"])
    year = int(match["year"])
    if match["bare"] and volume == (year + 1) % 100 and "-" in match[0][:8]:  # `1950-51 FLJ 12`: a span of years
        volume = _number(match["after"])
    aside_word = aside.rstrip("0123456789 .")
    if _SUPPLEMENT_WORD.match(aside_word):
        is_supplement, volume, aside = True, _number(aside[len(aside_word) :].strip(" .")) or volume, ""
    named = (aside and reporter_named(" ".join([*words, aside]))) or None
    if not named or named[1]:
        named = reporter_named(" ".join(words))
    else:
        aside = ""
    if named is None and not volume and (roman := _ROMAN_BEFORE.match("".join(words))):  # `(1996) IIILLJ 341`
        volume = _number(roman[0])
        named = reporter_named("".join(words)[roman.end() :])
    if named is None:
        return _by_court_alone(match["reporter"], year, volume, int(match["page"]), is_bare=not match["close"])
    reporter, rest = named
    if rest in ("P", "Pp", "p"):  # `[1988] 4 SCC P. 108`: the page
        rest = ""
    if match["late"] and reporter.drops_year:
        volume = 0  # `[1981] Cr. L.J. Vol. II, 9`: the year numbers these
    if early and not is_supplement and reporter.volume != "none" and not reporter.court and not reporter.foreign:
        volume = volume or early
    return _checked(reporter, year, volume, is_supplement, rest or aside, match["page"])


def _by_court_alone(printed: str, year: int | None, volume: int, page: int, *, is_bare: bool) -> CitationKey | None:
    """`(1912) 35 Mad. 247`, `[1931] Mad. 304`: the Indian Law Reports; `1969 A.P. 281`: the All India Reporter."""
    code = court_code(printed)
    if code is None or not page:
        return None
    if year and not volume and is_bare:
        is_air = _AIR_ALONE.fullmatch(printed) and year >= reporters()["AIR"].since
        return CitationKey(reporter="AIR", year=year, court=code, page=page) if is_air else None
    if not _COURT_ALONE.match(printed + " ") or volume > _LATEST_ILR:
        return None
    year = year if volume < _OLD_SERIES_FROM else None
    return CitationKey(reporter="ILR", year=year, volume=volume, court=code, page=page) if year or volume else None


def _checked(
    reporter: Reporter, year: int | None, volume: int, is_supplement: bool, extra: str, page: str
) -> CitationKey | None:
    """The key, if this reporter prints such a citation; None if it cannot be one."""
    court = court_code(extra) if extra else None
    series = "" if not extra or court or reporter.foreign else _SERIES.get(re.sub(r"[^A-Z]", "", extra.upper()), "?")
    takes_series = series in reporter.series or (series in _ANY_SERIES and reporter.volume != "none")
    if (series and not takes_series) or not int(page) or (year and year < reporter.since):
        return None
    if reporter.prints_court:
        if reporter.reporter == "AIR":
            court = court or "SC"  # the corpus header `1974 AIR 2247`; running print always names the court
            if court == "SC" and year and year < 1950:  # noqa: PLR2004 - the year the Court was founded
                return None
        if court is None:
            return None
    else:
        court = ""
    if reporter.volume == "none" and volume:
        return None
    if not volume and (
        reporter.volume == "required" or (reporter.volume.startswith("required ") and not is_supplement and not series)
    ):
        return None
    if volume and (reporter.drops_year or (reporter.reporter == "ILR" and volume >= _OLD_SERIES_FROM)):
        year = None
    return CitationKey(
        reporter=reporter.reporter,
        year=year,
        volume=volume,
        is_supplement=is_supplement,
        series=series,
        court=court,
        page=int(page),
    )


def _reporter_first(text: str) -> Iterator[FoundCitation]:
    for match in chain.from_iterable(pattern.finditer(text) for pattern in REPORTER_FIRST):
        start = match.start()
        if start and text[start - 1].isalnum():
            continue
        name = {"J": "JT", "A": "AIR", "P": "PLD"}[match["reporter"][0]]
        printed = match["court"] or ""
        if name != "JT" and (not printed or court_code(printed) is None):
            continue
        volume = _number(match["volume"] or match["bare"] or match["late"])
        key = _checked(reporters()[name], int(match["year"]), volume, bool(match["before"]), printed, match["page"])
        if key:
            yield FoundCitation(start, match.end(), key)


def _ilr(text: str) -> Iterator[FoundCitation]:
    for match in INDIAN_LAW_REPORTS.finditer(text):
        start = match.start()
        court = court_code(match["court"])
        if court is None or (start and text[start - 1].isalnum()):
            continue
        before = re.search(r"[\[(]\s?((?:1[89]|20)\d\d)\s?[\])][\s,]{0,3}$", text[max(0, start - 12) : start])
        start -= len(before[0]) if before else 0
        printed_year = match["year"] or match["behind"] or (before[1] if before else None)
        volume = _number(match["volume"] or match["early"])
        year = int(printed_year) if printed_year and volume < _OLD_SERIES_FROM else None
        if year is None and not volume:
            continue
        yield FoundCitation(
            start,
            match.end(),
            CitationKey(reporter="ILR", year=year, volume=volume, court=court, page=int(match["page"])),
        )


def _volume_first(text: str) -> Iterator[FoundCitation]:
    openings = chain(BEFORE_CAPITAL.finditer(text), *(pattern.finditer(text) for pattern in ROMAN_BEFORE_CAPITAL))
    for opening in openings:
        start = opening.start()
        alike = "0123456789" if text[start].isdecimal() else "IVXL"
        while start and text[start - 1] in alike:
            start -= 1
        match = VOLUME_FIRST.match(text, start)
        if match is None or (start and (text[start - 1].isalnum() or text[start - 1] == "/")):
            continue
        named = reporter_named(match["reporter"])
        if named is None:
            key = _by_court_alone(match["reporter"], None, _number(match["volume"]), int(match["page"]), is_bare=True)
        elif named[1] or not (named[0].volume_alone or _is_of_law_reports(text, start, named[0])):
            continue
        else:
            key = _checked(named[0], None, _number(match["volume"]), False, "", match["page"])
        if key:
            yield FoundCitation(start, match.end(), key)


def _is_of_law_reports(text: str, start: int, reporter: Reporter) -> bool:
    before = text[max(0, start - 16) : start] if reporter.reporter in _OF_LAW_REPORTS else ""
    return bool(before) and _LAW_REPORTS_BEFORE.search(before) is not None


def _manupatra(text: str) -> Iterator[FoundCitation]:
    for match in MANUPATRA.finditer(text):
        key = CitationKey(reporter=MANU, year=int(match["year"]), court=match["court"], page=int(match["page"]))
        yield FoundCitation(match.start(), match.end(), key)


def _neutral(text: str) -> Iterator[FoundCitation]:
    for match in HIGH_COURT_NEUTRAL.finditer(text):
        if match["court"] == "INSC" or court_id_of_code(match["court"]) is None:
            continue
        key = CitationKey(
            reporter=HIGH_COURT,
            year=int(match["year"]),
            court=match["court"],
            page=int(match["page"]),
            series=match["bench"] or "",
        )
        yield FoundCitation(match.start(), match.end(), key)
