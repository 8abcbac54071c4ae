"""A reference as printed, a judgment that it may mean, and how their places in reporters stand to each other. Pure.

`resolution` decides with them which judgment is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from nyayagraph.law.citations.keys import CitationKey
from nyayagraph.law.citations.report_places import is_later_page, is_near, key_of
from nyayagraph.law.citations.report_years import years_of_report


class State(StrEnum):
    """What became of a reference."""

    PENDING = "pending"
    RESOLVED = "resolved"
    WAITING = "waiting"
    AMBIGUOUS = "ambiguous"
    FORWARD = "forward"
    CONFLICT = "conflict"
    SELF = "self"


class How(StrEnum):
    """What decided."""

    CITATION = "citation"
    CITATION_AND_NAME = "citation and name"
    NAME = "name"
    PARALLEL = "parallel"
    WITNESS = "witness"
    NONE = ""


class Place(StrEnum):
    """How a printed place in a reporter stands to a judgment's own."""

    NEAR = "near"
    OTHER = "other"
    UNKNOWN = "unknown"


class Referring(NamedTuple):
    """A reference as printed: its citations, the names beside them, and the judgment that prints it.

    `cites_until` is a year that the citing judgment's own references prove it came after, against its printed date.
    `printed_elsewhere` tells that another judgment prints one of its citations too: it is no slip of one printer.
    `witnesses` are names on the page of citations beside which none stands; they confirm a judgment, and find none.
    `beside` are the words right before them, where no name was read there, or one that goes on to the left.
    """

    keys: tuple[str, ...]
    names: tuple[str, ...] = ()
    judgment_id: str = ""
    decided_on: date | None = None
    year: int | None = None
    own_citations: tuple[str, ...] = ()
    cites_until: int | None = None
    printed_elsewhere: bool = False
    witnesses: tuple[str, ...] = ()
    beside: str = ""


class Candidate(NamedTuple):
    """A judgment that a reference may mean; `direct` and `learned` are those of its keys that lead there.

    `cites_until` is a year that its own references prove it came after, against its printed date.
    """

    judgment_id: str
    names: tuple[str, ...]
    decided_on: date | None = None
    year: int | None = None
    citations: tuple[str, ...] = ()
    direct: tuple[str, ...] = ()
    learned: tuple[str, ...] = ()
    cites_until: int | None = None


class Resolution(NamedTuple):
    """The state of a reference; one judgment where it is resolved or refused, those it may mean otherwise."""

    state: State
    how: How = How.NONE
    judgment_ids: tuple[str, ...] = ()


def bears_anothers(one: Candidate) -> bool:
    """Whether every report in a judgment's header is older than the judgment: they are another's."""
    reported = years_of_report(one.citations)
    return bool(one.decided_on and reported and max(reported) < one.decided_on.year)


def place_of(reference: Referring, one: Candidate) -> Place:
    """Where the judgment's own reports are, beside the printed place in the same reporter.

    Reports older than the judgment may be another's, and exclude nothing; or its day is misprinted, and one is near.
    """
    places = list(same_reporter(reference, one))
    is_near_one = any(is_near(printed, own, is_shared=reference.printed_elsewhere) for printed, own in places)
    if is_near_one or _has_numbers(reference, one):
        return Place.NEAR
    return Place.OTHER if places and not bears_anothers(one) else Place.UNKNOWN


def _has_numbers(reference: Referring, one: Candidate) -> bool:
    """Whether another reporter has the judgment at these very numbers: `[1972] 2 SCR 788` for `(1972) 2 SCC 788`."""
    return any(
        (printed.year, printed.page) == (own.year, own.page)
        and printed.year
        and (printed.volume == own.volume or 0 in (printed.volume, own.volume))
        for printed in map(key_of, reference.keys)
        for own in map(key_of, one.citations)
        if own.reporter != printed.reporter
    )


def has_page(reference: Referring, one: Candidate) -> bool:
    """Whether a report of the judgment begins on the printed page, in whatever volume of that reporter."""
    return any(printed.page == own.page for printed, own in same_reporter(reference, one))


def same_reporter(reference: Referring, one: Candidate) -> Iterator[tuple[CitationKey, CitationKey]]:
    """Each printed place with each of the judgment's own in the same reporter."""
    for printed in map(key_of, reference.keys):
        for own in map(key_of, one.citations):
            if (own.reporter, own.court, own.series) == (printed.reporter, printed.court, printed.series):
                yield printed, own


def _is_inside(printed: CitationKey, own: CitationKey) -> bool:
    return printed.is_supplement == own.is_supplement and is_later_page(printed, own)


def may_hold_page(reference: Referring, one: Candidate) -> bool:
    """Whether a report of the judgment stands in the printed volume, at whatever page; a whole year is no volume.

    What several judgments print is a place of its own, but in the long reports of the Court, where it is one page.
    """
    return any(
        printed.volume
        and (printed.year, printed.volume) == (own.year, own.volume)
        and (not reference.printed_elsewhere or (printed.reporter == "SCR" and _is_inside(printed, own)))
        for printed, own in same_reporter(reference, one)
    )
