"""Where citations stand in a text and what each prints: reporter, year, volume, page.

Pure search with offsets, one function a form of print; `citations` makes keys of what is found.
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from nyayagraph.law.citations.courts import court_code, court_id_of_code, court_misread
from nyayagraph.law.citations.damaged import damaged_citations
from nyayagraph.law.citations.reporters import (
    BEFORE_CAPITAL,
    HIGH_COURT_NEUTRAL,
    INDIAN_LAW_REPORTS,
    MANUPATRA,
    REPORTER_FIRST,
    ROMAN_BEFORE_CAPITAL,
    VOLUME_BEFORE_YEAR,
    VOLUME_FIRST,
    Reporter,
    reporter_named,
    reporters,
    years_first,
)

HIGH_COURT = "High Court neutral"
_PROBATE = "P"  # of the Law Reports
MANU = "MANU"  # numbers of the Manupatra collection
_SUPPLEMENT_WORD = re.compile(r"^(?:s[uaon]pp?l?(?:e?ment(?:ary)?)?|stipp)$", re.IGNORECASE)
_ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}
_SERIES = {
    "CRI": "Cri",
    "CRL": "Cri",
    "CRIMINAL": "Cri",
    "LS": "L&S",
    "TAX": "Tax",
    "CIV": "Civ",
    "CIVIL": "Civ",
    "J": "J",
}
_ANY_SERIES = frozenset(("Cri", "Civ"))
# takes ` (SC)`, ` (F.B.)`, and the bare ` SC` of an online header; refuses ` SC 12`
_COURT_BEHIND = re.compile(r"\s?\(\s?(?:S\.?\s?C|P\.?\s?C|F\.?\s?B|D\.?\s?B)\.?\s?\)|\sSC(?=\s{0,3}(?:,|\n|$))")
_ROMAN_BEFORE = re.compile(r"(IV|VI{0,3}|I{1,3})(?=[A-Z]{2})")
_LAW_REPORTS_BEFORE = re.compile(r"(?:[\[(]?\s?(?:1[89]|20)\d\d\s?[\])]?\s{0,3})?\bL\.?\s{0,2}R[.,]?\s{0,3}$")
_FIRST_SERIES = re.compile(r"[\[(]18(?:6[5-9]|7[0-6])[\])]\s{0,3}(?:\d|1\d|I)\s")
# series of the Law Reports whose volumes count on their own only behind `L.R.`: `[1866] L.R. 2 Ch. 294`
_OF_LAW_REPORTS = frozenset(("AC", "Ch", "Ch D", "QB", "QBD", "KB"))
# courts whose Indian Law Reports are cited by the court alone, as printed: `30 Cal. 542`, `(1912) 35 Mad. 247`
_COURT_ALONE = re.compile(r"(?:All|Alld|Bom|Cal|Mad|Pat|Lah|Rang|Luck|Nag)\.|(?:Bom|Cal|Mad|Pat|Lah|Nag)(?=\s)")
# the same behind a bare year, the All India Reporter: takes `1969 A.P. 281`; refuses `1969 AP 281`
_AIR_ALONE = re.compile(r"(?:All|Bom|Cal|Mad|Pat|Lah|Nag|Raj|Ker|Mys|Guj|Ori|Punj|Del|Assam|A\.\s?P|M\.\s?P)\.")
_WITH_BRACKETS = frozenset(("SCR", "SCC"))  # whose closing bracket may be read as a figure: `19501 S.C.R. 821`
_LATEST_ILR = 65
_FIGURES_OF_YEAR = 4
_OLD_SERIES_FROM = 9  # ILR volumes above this belong to the series numbered through, where the year adds nothing


class Printed(NamedTuple):
    """What one citation prints; see `CitationKey` for its fields."""

    reporter: str
    page: int
    year: int | None = None
    volume: int = 0
    is_supplement: bool = False
    series: str = ""
    court: str = ""


class PrintedCitation(NamedTuple):
    """A citation at `[start, end)` of a text."""

    start: int
    end: int
    printed: Printed


def printed_citations(text: str) -> list[PrintedCitation]:
    """Every citation of a report in `text`, in order, none overlapping."""
    found = [
        citation
        for matches in (_neutral, _manupatra, _year_first, _reporter_first, _ilr, _volume_first)
        for citation in matches(text)
    ]
    found += _damaged(text, found)
    kept: list[PrintedCitation] = []
    for start, end, printed in sorted(found, key=lambda one: (one.start, -one.end)):
        if kept and start < kept[-1].end:
            continue
        opening = _law_reports(text, start, printed.reporter)
        if opening == start and _behind_law_reports(printed.reporter) and not _is_first_series(text, start, end):
            continue
        court = _COURT_BEHIND.match(text, end)
        kept.append(PrintedCitation(opening, court.end() if court else end, printed))
    return kept


def _number(printed: str | None) -> int:
    """The value of an arabic or roman number; 0 for none and for letters that are no number."""
    if not printed:
        return 0
    digits = printed.strip(" ,.–-)\n\t")
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


def _law_reports(text: str, start: int, reporter: str) -> int:
    """Where a citation of the English Law Reports opens: `L.R.` before it belongs to it."""
    if reporter != "IA" and reporter not in _OF_LAW_REPORTS and not _behind_law_reports(reporter):
        return start
    before = _LAW_REPORTS_BEFORE.search(text[max(0, start - 20) : start])
    return start - len(before[0]) if before else start


def _is_first_series(text: str, start: int, end: int) -> bool:
    """Whether a citation prints a year of the first series of the Law Reports, whose volumes count from 1865."""
    return _FIRST_SERIES.match(text, start, end) is not None


def _behind_law_reports(reporter: str) -> bool:
    return reporter in reporters() and reporters()[reporter].behind_law_reports


def _year_first(text: str) -> Iterator[PrintedCitation]:
    for match in years_first(text):
        start = match.start()
        before = text[start - 1] if start else " "
        is_closed = match["close"] == "]" or match["damaged"]
        if before == "1" and is_closed and (start == 1 or not text[start - 2].isalnum()):
            start -= 1  # `11950]`, `119821`: an opening bracket read as a figure
        elif before.isdigit() or before.isupper() or before == "/" or (match["damaged"] and before not in "[( \n"):
            continue
        if _is_year_before(text, match):
            continue
        has_volume = match["volume"] or match["bare"] or match["after"] or match["late"]
        early = None if has_volume else _volume_before(text, start)
        key = _year_first_key(match, early[1] if early else 0)
        if key and key.reporter == _PROBATE and (match["close"] != "]" or match["reporter"].rstrip(". ") != _PROBATE):
            continue  # `(1935) P. 120` may be a page, `[1897] P.J. 413` is of printed judgments
        if key and early and key.volume == early[1]:
            yield PrintedCitation(early[0], match.end(), key)
        elif key and (not match["damaged"] or before in "[(1" or key.reporter in _WITH_BRACKETS):
            yield PrintedCitation(_opening(text, start, bool(match["close"] or match["damaged"])), match.end(), key)


def _is_year_before(text: str, match: re.Match[str]) -> bool:
    """Whether the year is that of a day before the citation: `D/- 8-9-1960. AIR 1961 SC 82`."""
    if match["close"] or len(match["page"]) != _FIGURES_OF_YEAR or match["reporter"][0] not in "AJ":
        return False
    whole = (pattern.match(text, match.start("reporter")) for pattern in REPORTER_FIRST)
    return any(one and one["court"] and one.start("year") == match.start("page") for one in whole)


def _volume_before(text: str, start: int) -> tuple[int, int] | None:
    """Where a volume printed before the year opens, and its number: `37 (1989) DLT 239`."""
    low = max(0, start - 16)
    found = VOLUME_BEFORE_YEAR.search(text[low:start])
    if found is None:
        return None
    group = next(name for name in ("named", "round", "plain") if found[name])
    opening = found.start(group) - (group == "round") if group != "named" else found.start()
    return low + opening, int(found[group])


def _bare_volume(match: re.Match[str]) -> str | None:
    """The volume printed without its opening bracket, or with a figure in the place of it: `[1980 92) SCC 684`."""
    bare: str | None = match["bare"]
    is_bracket = bare and ")" in bare and not match["before"] and bare[0] in "91" and bare[1].isdigit()
    return bare[1:] if bare and is_bracket else bare


def _year_first_key(match: re.Match[str], early: int) -> Printed | None:
    words = match["reporter"].replace(".", " ").split()
    is_supplement = bool(match["before"] or match["behind"])
    if len(words) > 1 and (_SUPPLEMENT_WORD.match(words[-1]) or _SUPPLEMENT_WORD.match(words[0])):
        is_supplement = True
        words = words[:-1] if _SUPPLEMENT_WORD.match(words[-1]) else words[1:]
    aside = (match["aside"] or "").strip()
    volume = _number(match["volume"] or _bare_volume(match) or match["after"] or match["late"])
    year = int(match["year"])
    is_span = volume == (year + 1) % 100 or ")" in (match["bare"] or "")
    if match["bare"] and is_span and "-" in match[0][:8]:  # `1950-51 FLJ 12`, `(1895-9) All ER Rep 33`: a span of years
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


def _by_court_alone(printed: str, year: int | None, volume: int, page: int, *, is_bare: bool) -> Printed | None:
    """`(1912) 35 Mad. 247`, `[1931] Mad. 304`: the Indian Law Reports; `1969 A.P. 281`: the All India Reporter."""
    code = court_code(printed)
    if code is None or not page:
        return None
    if year and not volume and is_bare:
        is_air = _AIR_ALONE.fullmatch(printed) and year >= reporters()["AIR"].since
        return Printed(reporter="AIR", year=year, court=code, page=page) if is_air else None
    if not _COURT_ALONE.match(printed + " ") or volume > _LATEST_ILR:
        return None
    year = year if volume < _OLD_SERIES_FROM else None
    return Printed(reporter="ILR", year=year, volume=volume, court=code, page=page) if year or volume else None


def _checked(
    reporter: Reporter, year: int | None, volume: int, is_supplement: bool, extra: str, page: str
) -> Printed | None:
    """The key, if this reporter prints such a citation; None if it cannot be one."""
    if reporter.reporter == "AIR" and is_supplement:
        volume = 0  # `AIR 2008 (Supp. 2) SC 1837`: pages count through
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
    return Printed(
        reporter=reporter.reporter,
        year=year,
        volume=volume,
        is_supplement=is_supplement,
        series=series,
        court=court,
        page=int(page),
    )


def _reporter_first(text: str) -> Iterator[PrintedCitation]:
    for match in chain.from_iterable(pattern.finditer(text) for pattern in REPORTER_FIRST):
        start = match.start()
        is_glued = start and text[start - 1].isdigit() and text[start + 1] == "."  # `3 S.C.R. 91A.I.R. 1960 S.C. 7`
        if start and text[start - 1].isalnum() and not is_glued:
            continue
        name = {"J": "JT", "A": "AIR", "P": "PLD"}[match["reporter"][0]]
        printed = match["court"] or ""
        if name != "JT":
            printed = court_code(printed) or (printed[:1].isupper() and court_misread(printed)) or ""
            if not printed:
                continue
        volume = _number(match["volume"] or match["bare"] or match["late"])
        key = _checked(reporters()[name], int(match["year"]), volume, bool(match["before"]), printed, match["page"])
        if key:
            yield PrintedCitation(start, match.end(), key)


def _ilr(text: str) -> Iterator[PrintedCitation]:
    for match in INDIAN_LAW_REPORTS.finditer(text):
        start = match.start()
        court = court_code(match["court"]) or court_misread(match["court"])
        if court is None or (start and text[start - 1].isalnum()):
            continue
        before = re.search(r"[\[(]\s?((?:1[89]|20)\d\d)\s?[\])][\s,.]{0,3}$", text[max(0, start - 12) : start])
        start -= len(before[0]) if before else 0
        printed_year = match["year"] or match["behind"] or (before[1] if before else None)
        volume = _number(match["volume"] or match["early"])
        year = int(printed_year) if printed_year and volume < _OLD_SERIES_FROM else None
        if year is None and not volume:
            continue
        yield PrintedCitation(
            start,
            match.end(),
            Printed(reporter="ILR", year=year, volume=volume, court=court, page=int(match["page"])),
        )


def _volume_first(text: str) -> Iterator[PrintedCitation]:
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
            yield PrintedCitation(start, match.end(), key)


def _damaged(text: str, clean: list[PrintedCitation]) -> Iterator[PrintedCitation]:
    """Citations in damaged print, where no clean one stands."""
    for one in damaged_citations(text, sorted([(start, end) for start, end, _ in clean])):
        key = _checked(reporters()[one.reporter], one.year, one.volume, one.is_supplement, "", str(one.page))
        if key:
            yield PrintedCitation(one.start, one.end, key)


def _is_of_law_reports(text: str, start: int, reporter: Reporter) -> bool:
    before = text[max(0, start - 16) : start] if reporter.reporter in _OF_LAW_REPORTS else ""
    return bool(before) and _LAW_REPORTS_BEFORE.search(before) is not None


def _manupatra(text: str) -> Iterator[PrintedCitation]:
    for match in MANUPATRA.finditer(text):
        key = Printed(reporter=MANU, year=int(match["year"]), court=match["court"], page=int(match["page"]))
        yield PrintedCitation(match.start(), match.end(), key)


def _neutral(text: str) -> Iterator[PrintedCitation]:
    for match in HIGH_COURT_NEUTRAL.finditer(text):
        if match["court"] == "INSC" or court_id_of_code(match["court"]) is None:
            continue
        key = Printed(
            reporter=HIGH_COURT,
            year=int(match["year"]),
            court=match["court"],
            page=int(match["page"]),
            series=match["bench"] or "",
        )
        yield PrintedCitation(match.start(), match.end(), key)
