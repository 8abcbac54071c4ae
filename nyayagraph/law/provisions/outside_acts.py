"""Numbers that one text names with what is no Act that is known: an Order, an Act of England, a company. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cached_property

from nyayagraph.law.acts.antecedents import BY_YEAR_ALONE, FOREIGN, NO_SUCH_ACT, Meaning
from nyayagraph.law.provisions.instruments import NO_ACT, OF_A_COMPANY
from nyayagraph.law.provisions.settling import FoundProvision, LeftOpen

# articles that judgments name without the Constitution: those of rights and taxes, and by which courts are approached
_OF_ANY_JUDGMENT = frozenset(
    ("14", "16", "19", "21", "31", "32", "132", "133", "134", "134A", "136", "226", "227", "265", "286", "311")
)
# takes `knife (Article 20)`, `sticks (Articles 23 and 24)`; refuses `Article 20 (1)`
_IN_BRACKETS = re.compile(r"\((?:Articles?|Arts?\.)\s{1,2}(\d{1,3})(?:\s?(?:,|and|&)\s?(\d{1,3}))?\)")
_ARTICLES_OF_ASSOCIATION = re.compile(r"[Aa]rticles\s{1,3}of\s{1,3}[Aa]ssociation")

Figures = tuple[tuple[str, int], ...]


class OutsideActs:
    """The numbers of instruments and of companies, and the bare articles by their place among what was found."""

    def __init__(self, text: str, *, names_constitution: bool) -> None:
        self._text = text
        self._names_constitution = names_constitution
        self._of_instruments: dict[tuple[str, str], Meaning] = {}
        self._of_companies: set[str] = set()
        self._bare: dict[int, str] = {}

    def keep(self, unit: str, numbers: Iterable[str], meaning: Meaning | None) -> None:
        """Keeps that the text names these numbers with an instrument that is no Act, or with an Act not known."""
        if meaning and meaning.note and _is_unknown(unit, meaning):
            self._of_instruments.update(((unit, number), meaning) for number in numbers)

    def is_private(self, figures: Figures, meaning: Meaning | None, place: int) -> bool:
        """Whether articles are those of a company, here or where the text named them last; kept by `place` if bare."""
        numbers = [number for number, _ in figures]
        if meaning is None:
            self._bare.update(enumerate(numbers, place))
            return False
        if meaning.note == OF_A_COMPANY:
            self._of_companies.update(numbers)
            return True
        self._of_companies.difference_update(numbers)
        return False

    def is_bare_private(self, place: int) -> bool:
        """Whether the bare article at `place` is of a company or an exhibit: named so, where no Constitution is."""
        number = self._bare.get(place)
        if number is None or number in self._of_companies:
            return number is not None
        return number not in _OF_ANY_JUDGMENT and (self._tells_of_a_company or number in self._exhibits)

    @cached_property
    def _exhibits(self) -> set[str]:
        """Numbers of things produced at a trial, `the knife (Article 20)`, where no Constitution is named."""
        if self._names_constitution:
            return set()
        return {number for match in _IN_BRACKETS.finditer(self._text) for number in match.groups() if number}

    @cached_property
    def _tells_of_a_company(self) -> bool:
        return not self._names_constitution and _ARTICLES_OF_ASSOCIATION.search(self._text) is not None

    def leave_open(
        self, found: list[FoundProvision], left_open: dict[int, LeftOpen], is_named: Callable[[str, str], bool]
    ) -> None:
        """Leaves open what stands bare with numbers of an instrument that the text never names with an Act."""
        if not self._of_instruments:
            return
        theirs = {of: meaning for of, meaning in self._of_instruments.items() if not is_named(*of)}
        for first, one in left_open.items():
            met = _each(theirs.get((one.unit, number)) for number, _ in one.figures)
            if one.meaning is None and met:
                left_open[first] = one._replace(meaning=met[0])
        for place, number in self._bare.items():
            if meaning := theirs.get(("a", number)):
                found[place] = found[place]._replace(keys=(), act_id=None, note=meaning.note)


def _is_unknown(unit: str, meaning: Meaning) -> bool:
    """Whether what is named is no Act, or one without key of which nothing is weighed: foreign, outside the table."""
    note = meaning.note or ""
    is_other_act = unit == "s" and (note in (FOREIGN, BY_YEAR_ALONE) or note.startswith(NO_SUCH_ACT))
    return note.startswith(NO_ACT) or (is_other_act and not meaning.act_id and not meaning.is_open)


def _each(met: Iterable[Meaning | None]) -> list[Meaning]:
    """All of them, none if one is missing."""
    every = list(met)
    known = [one for one in every if one]
    return known if len(known) == len(every) else []
