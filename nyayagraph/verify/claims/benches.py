"""How many judges a sentence says sat on the judgment it names. Pure.

A majority is not a bench: of `three judges to two` and `three judges held` nobody learns how many sat.
"""

from __future__ import annotations

import re

from nyayagraph.verify.wording.words import number_of_word

_NUMBER = r"(?P<number>\d{1,2}|[a-z]+)"
_JUDGES = r"(?:learned\s+|Hon'?ble\s+)?(?:judges|members)"
_TOLD = re.compile(
    # takes `a five-judge bench`, `nine Judge Constitution Bench`
    rf"\b{_NUMBER}[\s-](?:judge|member)s?[\s-](?:constitution\s+)?bench\b"
    # takes `a Bench of five judges`, `bench consisting of three learned Judges`; refuses `Bench of the High Court`
    rf"|\bbench\s+(?:comprising|consisting|composed)?\s*(?:of\s+)?{_NUMBER.replace('number', 'of')}\s+{_JUDGES}\b"
    # takes `was decided by nine judges`; refuses `decided by seven judges to six`, `set aside by three judges`
    rf"|\b(?:decided|heard|delivered|rendered|pronounced)\s+by\s+{_NUMBER.replace('number', 'by')}\s+{_JUDGES}\b"
    r"(?!,?\s+(?:to|against|out\s+of|of)\b)"
    # takes `seven judges decided`, `five judges sat`; refuses `three judges held`
    rf"|\b{_NUMBER.replace('number', 'sat')}\s+{_JUDGES}\s+(?:decided|sat|heard)\b",
    re.IGNORECASE,
)
# the bench of a judgment that came later: takes `overruled by `, `was referred to a larger `; refuses `reaffirmed`
_OF_A_LATER_ONE = re.compile(
    r"\b(?:overruled|reversed|doubted|referred|approved|followed|reconsidered|affirmed|distinguished|explained|larger|another|later)\b[^.;]{0,60}$",
    re.IGNORECASE,
)
_OF_A_PART = re.compile(r"\bmajority|dissent|minority\b", re.IGNORECASE)


# what stands between a citation and its bench: takes `, decided on 11 March 1994 by a `, `, where on 1 August 2024 a `;
# refuses `, followed by a `, `, referred to a `
_TO_ITS_BENCH = (
    r"[\s,:()-]*(?:(?:which\s+)?(?:(?:was|is)\s+)?(?:decided|delivered|rendered|given|heard|pronounced)\s+|where,?\s+|in\s+which,?\s+)?"
    r"(?:on\s+\d{1,2}\s+[A-Z][a-z]+,?\s+\d{4},?\s+)?(?:(?:is\s+)?(?:a\s+)?(?:decision\s+)?(?:of|by)\s+)?(?:an?\s+|the\s+)?"
)
_BEHIND = re.compile(
    rf"{_TO_ITS_BENCH}(?:(?:Constitution\s+)?Bench\s+of\s+{_NUMBER.replace('number', 'of')}\s+(?i:{_JUDGES})"
    rf"|{_NUMBER}[\s-][Jj]udge\s+(?:Constitution\s+)?[Bb]ench|(?<=by\s){_NUMBER.replace('number', 'by')}\s+[Jj]udges"
    r"(?!,?\s+(?:to|against|out\s+of|of)\b))\b(?![^.;]{0,30}\b(?:doubt|overrul|refer|disagree|disapprov|affirm|follow))"
)


def bench_behind(text: str, end: int) -> int | None:
    """The number of judges told right behind a citation that ends at `end`, whatever else its sentence names.

    Takes a bench with a dissent too: `a Bench of nine Judges held, with one dissent`.
    """
    match = _BEHIND.match(text, end)
    printed = next((one for one in match.groups() if one), "").lower() if match else ""
    number = printed if printed.isdigit() else number_of_word(printed) if printed else None
    return int(number) if number else None


def bench_told(text: str) -> set[int]:
    """Numbers of judges that a sentence lays to the bench of its judgment; none where it speaks of a part of them."""
    if _OF_A_PART.search(text):
        return set()
    found = set()
    for match in _TOLD.finditer(text):
        printed = next(one for one in match.groups() if one).lower()
        number = printed if printed.isdigit() else number_of_word(printed)
        if number and not _OF_A_LATER_ONE.search(text[: match.start()]):
            found.add(int(number))
    return found


def is_whole(judges: int | None) -> bool:
    """True for a number of judges that can be that of a bench: where one is known, print named its author alone."""
    return judges is not None and judges > 1
