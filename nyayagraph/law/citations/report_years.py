"""When a cited judgment was decided, as far as its reports tell: years of report, of decision, and to search. Pure.

`resolution` decides with them which judgment is meant; nothing here knows a judgment.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nyayagraph.law.citations.report_places import key_of, year_of_volume

SUPREME_COURT = "supreme-court"
LONGEST_LAG = 3  # years between a decision and its report; 99 in 100 of printed headers lie within two
_LAG_OF_ANY_COURT = 2
# years between a decision and the year that its report prints; 99 in 100 of the reports of the Court's own judgments
_LAGS = {"SCC": 1, "SCR": 2, "SCALE": 1, "JT": 1, "INSC": 0, "UJ": 1, "AIR": 2, "Cri LJ": 2}
_YEARS_OFF = 2
FIRST_YEAR, LAST_YEAR = 1900, 9999


def years_of_report(citations: Sequence[str]) -> list[int]:
    """The years that citations print, or that their volumes tell."""
    return [year for key in map(key_of, citations) if (year := key.year or year_of_volume(key))]


def court_of(keys: Sequence[str]) -> str | None:
    """The court whose judgment is cited, where a reporter tells."""
    return next((court for printed in keys if (court := key_of(printed).court_id)), None)


def years_of_decision(keys: Sequence[str]) -> tuple[int, int]:
    """First and last year in which a judgment reported there was decided; (1, 0), which holds no year, if not known."""
    years = years_of_report(keys)
    if not years:
        return 1, 0
    lags = [_LAGS.get(key.reporter, LONGEST_LAG if key.court_id else _LAG_OF_ANY_COURT) for key in map(key_of, keys)]
    return min(years) - max(lags), min(years)


def years_to_search(keys: Sequence[str], *, cited_in: int | None, says_court: bool) -> tuple[int, int]:
    """Years among whose judgments the one cited is looked for by name; wider than those of decision.

    The printed year may be a figure wrong: of a court that is known all years until the citing one are searched, else
    some more. A report of which no year is known is searched for only if it `says_court`, as `53 ITR 140 (SC)` does.
    """
    low, high = years_of_decision(keys)
    if says_court or (cited_in and FIRST_YEAR < cited_in < low):
        return FIRST_YEAR, cited_in or LAST_YEAR
    return (low, high) if low > high else (low, high + _YEARS_OFF)


def cites_until(keys: Iterable[Sequence[str]], year: int | None) -> int | None:
    """The year until which a judgment's references reach, where they gainsay its own `year`; nothing otherwise.

    One later citation is a misprint. Two or more that are a quarter of all show that the date is.
    """
    of_court = (years_of_report(printed) for printed in keys if court_of(printed) == SUPREME_COURT)
    reported = [min(years) for years in of_court if years]
    later = sorted(reported_in for reported_in in reported if year and reported_in > year + 1)
    return later[-2] if len(later) > 1 and len(later) * 4 >= len(reported) else None
