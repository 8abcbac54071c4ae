"""Which judgment a printed reference means, held against those that it may mean. Pure.

Keys decide first, then the name within court and time, then what other judgments have taught of a citation. Nothing
is guessed: several are ambiguous, contradictions are conflicts, and what lies in the future is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from nyayagraph.law.citations.referring import (
    Candidate,
    How,
    Place,
    Referring,
    Resolution,
    State,
    bears_anothers,
    has_page,
    may_hold_page,
    place_of,
    same_reporter,
)
from nyayagraph.law.citations.report_places import is_near, is_slip, key_of, one_misread
from nyayagraph.law.citations.report_years import FIRST_YEAR, LAST_YEAR, LONGEST_LAG, years_of_decision, years_of_report
from nyayagraph.law.names.likeness import Likeness, bearing, gainsays, is_misprint, likeness, tells
from nyayagraph.law.names.words_beside import both_stand, one_stands

_DECADE = 10


def resolve(reference: Referring, candidates: Sequence[Candidate]) -> Resolution:
    """What `reference` means among `candidates`."""
    if any(one.direct for one in candidates):
        return _by_citation(reference, candidates, how=How.CITATION)
    named = _by_name(reference, candidates)
    if named:
        return named
    if any(one.learned for one in candidates):
        return _by_citation(reference, candidates, how=How.PARALLEL)
    if witnessed := _by_words(reference, candidates) or _by_witness(reference, candidates):
        return witnessed
    latest, reported = _latest(reference), years_of_report(reference.keys)
    is_future = bool(latest and reported and min(reported) > latest.year + 1)
    return Resolution(State.FORWARD if is_future else State.WAITING)


def _by_witness(reference: Referring, candidates: Sequence[Candidate]) -> Resolution | None:
    """The judgment whose own report is the printed place but for one slip, and which the page names."""
    if reference.names or not reference.witnesses:
        return None
    borne = {
        one: max(bearing(name, one.names) for name in reference.witnesses)
        for one in candidates
        if one.judgment_id != reference.judgment_id
        and any(
            is_slip(printed, own, is_shared=reference.printed_elsewhere)
            for printed, own in same_reporter(reference, one)
        )
        and not is_later(one, reference)
    }
    best = max(borne.values(), default=Likeness.UNKNOWN)
    meant = [one for one, likely in borne.items() if likely is best >= Likeness.LIKELY]
    if not meant:
        return None
    return Resolution(State.RESOLVED if len(meant) == 1 else State.AMBIGUOUS, How.WITNESS, _ids(meant))


def _by_words(reference: Referring, candidates: Sequence[Candidate]) -> Resolution | None:
    """The judgment whose parties stand in the words before the citation: near its place, or alone of its time."""
    if not reference.beside:
        return None
    within = [one for one in candidates if one.judgment_id != reference.judgment_id and not is_later(one, reference)]
    near = [one for one in within if place_of(reference, one) is Place.NEAR and _stands_near(reference, one)]
    meant = near or [one for one in within if _stands_alone(reference, one)]
    if not meant:
        return None
    return Resolution(State.RESOLVED if len(meant) == 1 else State.AMBIGUOUS, How.WITNESS, _ids(meant))


def _stands_near(reference: Referring, one: Candidate) -> bool:
    if both_stand(reference.beside, one.names):
        return True
    is_one_slip = any(
        is_slip(printed, own, is_shared=reference.printed_elsewhere) for printed, own in same_reporter(reference, one)
    )
    return is_one_slip and not reference.names and one_stands(reference.beside, one.names)


def _stands_alone(reference: Referring, one: Candidate) -> bool:
    low, high = years_of_decision(reference.keys)
    return (
        low <= _decided_in(one) <= high
        and place_of(reference, one) is Place.UNKNOWN
        and not any(key_of(printed).is_foreign for printed in reference.keys)
        and "High Court" not in reference.beside
        and both_stand(reference.beside, one.names, alone=True)
    )


def _ids(candidates: Iterable[Candidate]) -> tuple[str, ...]:
    return tuple(sorted(one.judgment_id for one in candidates))


def _by_citation(reference: Referring, candidates: Sequence[Candidate], *, how: How) -> Resolution:
    """The judgment that all known keys identify, if the name beside them does not gainsay it.

    Two citations that agree outweigh a name, which may be that of a connected matter.
    """
    led = {one: set(one.direct if how is How.CITATION else one.learned) for one in candidates}
    known = set().union(*led.values())
    meant = [one for one, keys in led.items() if keys == known]
    if not meant:
        return Resolution(State.CONFLICT, how, _ids([one for one, keys in led.items() if keys]))
    if any(one.judgment_id == reference.judgment_id for one in meant):
        return Resolution(State.SELF)
    likely = {one: _likeness(reference, one) for one in meant}
    best = max(likely.values())
    is_doubted = all(map(bears_anothers, meant)) and not any(_is_alike(reference, one) for one in meant)
    witnessed = [one for one in meant if _is_witnessed(reference, one)] if reference.keys[0] in known else []
    if best is Likeness.CONTRARY and witnessed:
        meant = witnessed
    elif is_doubted or (best is Likeness.CONTRARY and len(known) == 1):
        conflict = Resolution(State.CONFLICT, how, _ids({*meant, *_named_in_time(reference, candidates)}))
        return (_by_near_name(reference, candidates) if best is Likeness.CONTRARY else None) or conflict
    if best >= Likeness.ALIKE:
        meant = [one for one in meant if likely[one] is best]
    elif best is Likeness.UNKNOWN:
        meant = [one for one in meant if likely[one] is Likeness.UNKNOWN]
    if len(meant) < len(likely) and how is How.CITATION:
        how = How.CITATION_AND_NAME
    if len(meant) > 1:
        meant = [one for one in meant if not is_later(one, reference)] or meant
    if len(meant) > 1:
        return Resolution(State.AMBIGUOUS, how, _ids(meant))
    return _in_time(reference, meant[0], how)


def _by_near_name(reference: Referring, candidates: Sequence[Candidate]) -> Resolution | None:
    """The judgment that bears the name and whose own report the printed citation misprints, though another's it is."""
    near = [one for one in candidates if place_of(reference, one) is Place.NEAR and not one.direct and not one.learned]
    named = _by_name(reference, near)
    return named if named and named.state is State.RESOLVED else None


def _likeness(reference: Referring, one: Candidate) -> Likeness:
    """The best that any of the names beside the citation says; `UNKNOWN` where none stands there."""
    return max((likeness(name, one.names) for name in reference.names), default=Likeness.UNKNOWN)


def _is_witnessed(reference: Referring, one: Candidate) -> bool:
    is_named = any(bearing(name, one.names) >= Likeness.LIKELY for name in reference.witnesses)
    return is_named or both_stand(reference.beside, one.names)


def _is_alike(reference: Referring, one: Candidate) -> bool:
    return any(likeness(name, one.names) >= Likeness.ALIKE for name in reference.names or reference.witnesses)


def _in_time(reference: Referring, one: Candidate, how: How) -> Resolution:
    if one.judgment_id == reference.judgment_id:
        return Resolution(State.SELF)
    state = State.FORWARD if is_later(one, reference) else State.RESOLVED
    return Resolution(state, how, (one.judgment_id,))


def is_later(one: Candidate, reference: Referring) -> bool:
    """Whether a judgment came after the one that cites it, as far as the dates of both can be believed.

    A day that a judgment's own citations contradict is a misprint: a report of 1962 proves a decision before 1963.
    """
    earliest = _earliest(one.decided_on, one.year, one.citations)
    latest = _latest(reference)
    return bool(earliest and latest and earliest > latest)


def _earliest(decided_on: date | None, year: int | None, citations: Sequence[str]) -> date | None:
    reported = years_of_report(citations)
    decided = decided_on or (date(year, 1, 1) if year else None)
    if decided and reported and min(reported) < decided.year:
        return date(min(reported) - LONGEST_LAG, 1, 1)
    return decided


def _latest(reference: Referring) -> date | None:
    reported = years_of_report(reference.own_citations)
    decided = reference.decided_on  # a year without a day is guessed, and refuses nothing
    if decided and reported and min(reported) > decided.year + LONGEST_LAG:
        decided = date(min(reported), 12, 31)
    if decided and reference.cites_until and reference.cites_until > decided.year:
        return date(reference.cites_until, 12, 31)
    return decided


def _by_name(reference: Referring, candidates: Sequence[Candidate]) -> Resolution | None:
    """The judgment that bears the printed name, is of that time, and that no report of its own excludes.

    Outside the years of decision that the citation tells, only one whose own report is near the printed place.
    """
    low, high = years_of_decision(reference.keys)
    if low > high:
        low, high = FIRST_YEAR, LAST_YEAR  # the graph brings none unless the court is printed
    bearing = _named_in_time(reference, candidates)
    is_foreign = any(key_of(printed).is_foreign for printed in reference.keys)
    for level in (Likeness.SAME, Likeness.LIKELY):
        of_level = [one for one, likely in bearing.items() if likely is level]
        near = [one for one in of_level if place_of(reference, one) is Place.NEAR]
        exact = [one for one in near if has_page(reference, one)]
        in_years = [one for one in of_level if _is_of_years(one, low, high) and _is_known(reference, one, level)]
        possible = exact or near
        if not possible and not is_foreign:
            possible = [one for one in in_years if place_of(reference, one) is Place.UNKNOWN]
        if len(possible) > 1:
            possible = [one for one in possible if likeness(reference.names[0], one.names) is level] or possible
        if len(possible) == 1 and not _is_gainsaid(reference, possible[0]):
            return Resolution(State.RESOLVED, How.NAME, _ids(possible))
        if possible:
            return Resolution(State.AMBIGUOUS, How.NAME, _ids(possible))
        alone = [one for one in in_years if may_hold_page(reference, one)]
        if level is Likeness.SAME and len(alone) == len(of_level) == 1:
            return Resolution(State.RESOLVED, How.NAME, _ids(alone))
    of_decade = [one for one in candidates if low - _DECADE < _decided_in(one) < high + _DECADE]
    misprinted = [] if bearing else [one for one in of_decade if _is_misprinted(reference, one)]
    return Resolution(State.RESOLVED, How.NAME, _ids(misprinted)) if len(misprinted) == 1 else None


def _is_misprinted(reference: Referring, one: Candidate) -> bool:
    """Whether the first name is this judgment's with letters misread, and the place its own but for one figure."""
    return (
        bool(reference.names)
        and one.judgment_id != reference.judgment_id
        and any(
            one_misread(str(printed.page), str(own.page))
            and is_near(printed, own, is_shared=reference.printed_elsewhere)
            for printed, own in same_reporter(reference, one)
        )
        and is_misprint(reference.names[0], one.names)
        and not is_later(one, reference)
    )


def _is_gainsaid(reference: Referring, one: Candidate) -> bool:
    """Whether of several names the first, which stands beside the citation if any does, is of another judgment."""
    return gainsays(reference.names[0], one.names)


def _named_in_time(reference: Referring, candidates: Sequence[Candidate]) -> dict[Candidate, Likeness]:
    """The candidates that bear the printed name and do not come after it, each with how far they do."""
    return {
        one: likely
        for one in candidates
        if one.judgment_id != reference.judgment_id
        and (likely := max((bearing(name, one.names) for name in reference.names), default=Likeness.UNKNOWN))
        >= Likeness.LIKELY
        and not is_later(one, reference)
    }


def _is_known(reference: Referring, one: Candidate, level: Likeness) -> bool:
    """Whether name, day and reports tell which judgment this is; a name that is likely must have a word that tells."""
    if level is Likeness.SAME:
        return True
    has_told = any(tells(name) and bearing(name, one.names) is level for name in reference.names)
    return has_told and (one.decided_on is not None or bool(one.citations))


def _is_of_years(one: Candidate, low: int, high: int) -> bool:
    """Whether a judgment was decided in these years; or, without reports and misdated, may have been."""
    year = _decided_in(one)
    is_misdated = one.cites_until is not None and not one.citations and year < low
    return low <= year <= high or (is_misdated and low - _DECADE < (one.cites_until or 0) <= high)


def _decided_in(one: Candidate) -> int:
    return one.decided_on.year if one.decided_on else one.year or 0
