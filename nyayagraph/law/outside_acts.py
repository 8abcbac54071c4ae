"""Numbers that one text names with what is no Act: sections and articles of an Order, articles of a company. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from nyayagraph.law.antecedents import Meaning
from nyayagraph.law.instruments import NO_ACT, OF_A_COMPANY
from nyayagraph.law.settling import FoundProvision, LeftOpen

Figures = tuple[tuple[str, int], ...]


class OutsideActs:
    """The numbers of instruments and of companies, and the bare articles by their place among what was found."""

    def __init__(self) -> None:
        self._of_instruments: dict[tuple[str, str], Meaning] = {}
        self._of_companies: set[str] = set()
        self._bare: dict[int, str] = {}

    def keep(self, unit: str, figures: Figures, meaning: Meaning | None) -> None:
        """Keeps that the text names these numbers with an instrument that is no Act."""
        if meaning and meaning.note and meaning.note.startswith(NO_ACT):
            self._of_instruments.update(((unit, number), meaning) for number, _ in figures)

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
        """Whether the bare article at `place` is one of a company."""
        return self._bare.get(place) in self._of_companies

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


def _each(met: Iterable[Meaning | None]) -> list[Meaning]:
    """All of them, none if one is missing."""
    every = list(met)
    known = [one for one in every if one]
    return known if len(known) == len(every) else []
