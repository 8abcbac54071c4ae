"""Which printed citations can be of a judgment, told by its day and its other citations. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from nyayagraph.cypher.verify import HeldJudgment, KnownReport
from nyayagraph.errors import ParseError
from nyayagraph.law.citations.keys import CitationKey

_REPORTED_WITHIN_YEARS = 2
_MOST_IN_A_YEAR = 2000  # judgments of the Supreme Court that bear a neutral number; 1,780 in 2025
_LAST_PAGES = {"SCC": 1_400, "AIR": 8_000}  # beyond the longest volume of each
_LISTED = 200  # judgments of two years: so many are held only where lists of them are
_WELL_PLACED = 0.9
_SLIP_OF_A_DAY = 1  # years by which the day held of a judgment may be wrong


def same_reporter(key: str, parallel: Sequence[str]) -> str | None:
    """The judgment's own citation in the reporter of `key`, at another place.

    A number that no year reaches is a misprint of its list; `1960 LLJ 520` leaves out the volume of `(1960) 1 LLJ 520`.
    """
    reporter = _reporter(key)
    own = (other for other in parallel if other != key and _reporter(other) == reporter)
    return next((other for other in own if not (_is_beyond(other) or _leaves_out_volume(key, other))), None)


def _is_beyond(printed: str) -> bool:
    return any(key.reporter == "INSC" and (key.page or 0) > _MOST_IN_A_YEAR for key in _parsed([printed]))


def _leaves_out_volume(printed: str, own: str) -> bool:
    found = list(_parsed([printed, own]))
    return len({(key.year, key.page) for key in found}) == 1 and found[0].volume == 0 < found[-1].volume


def _reporter(key: str) -> tuple[str, ...]:
    """Where a judgment has one place: the reporter, its series (`SCC (Tax)` prints what `SCC` prints) and its court."""
    try:
        parsed = CitationKey.parse(key)
    except ParseError:
        return ()
    return parsed.reporter, parsed.series, parsed.court


def is_slip(key: CitationKey, parallel: Sequence[str]) -> bool:
    """True where a citation has the page of one of a judgment's own: its year was misprinted, not its case."""
    return any((key.reporter, key.page) == (other.reporter, other.page) for other in _parsed(parallel))


def years_apart(key: CitationKey, judgment: HeldJudgment) -> int:
    """How far the year of a citation is from that of a judgment, an unknown one farthest."""
    return abs(key.year - judgment.decided_on.year) if key.year and judgment.decided_on else date.max.year


def reported_near(key: CitationKey, judgment: HeldJudgment) -> bool:
    """True where the year of the citation can be a report of the judgment."""
    if key.year is None or judgment.decided_on is None:
        return True
    return 0 <= key.year - judgment.decided_on.year <= _REPORTED_WITHIN_YEARS


def is_before(key: CitationKey, judgment: HeldJudgment) -> bool:
    """True where the citation is of a year before the judgment: none is reported before it is given."""
    return bool(key.year and judgment.decided_on and key.year + _SLIP_OF_A_DAY < judgment.decided_on.year)


def is_strange(printed: str, judgment: HeldJudgment, parallel: Sequence[str]) -> bool:
    """True for a citation of years before the judgment that bears it, whose others are of its own day.

    Where all of them are of those years, it is the day held that is wrong.
    """
    if not any(is_before(key, judgment) for key in _parsed([printed])):
        return False
    return any(key.year and reported_near(key, judgment) for key in _parsed(parallel))


def is_of_volume_year(printed: str, judgment: HeldJudgment, parallel: Sequence[str]) -> bool:
    """True where a citation can be a misprint of the judgment's own in that reporter: one of the same year, or none."""
    (key,) = _parsed([printed])
    own = same_reporter(printed, parallel)
    return reported_near(key, judgment) and (own is None or any(key.year == one.year for one in _parsed([own])))


def is_little_known(key: CitationKey, report: KnownReport) -> bool:
    """True where the graph holds what a report can print but knows few of the places in it: then no place is absent.

    A page that no volume has is none all the same. Where few judgments are held at all, this says nothing.
    """
    is_beyond = key.page > _LAST_PAGES.get(key.reporter, key.page)
    return report.judgments >= _LISTED and report.placed < _WELL_PLACED * report.judgments and not is_beyond


def _parsed(printed: Sequence[str]) -> Iterator[CitationKey]:
    """The citations that can be read; another says nothing."""
    for one in printed:
        try:
            yield CitationKey.parse(one)
        except ParseError:
            continue
