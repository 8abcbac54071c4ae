"""Which Act a number is of that names none: what the text says of each Act around the place, weighed.

Pure; holds one whole text. The weights were fitted on numbers that their text names elsewhere with one Act alone.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_left, bisect_right, insort
from collections import defaultdict
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from nyayagraph.law.acts.numbers_named import tells
from nyayagraph.law.acts.schedule_counts import has_schedule
from nyayagraph.law.acts.table import ACTS, name_letters

SAME_PASSAGE = 1500  # characters over which a discussion of one Act is taken to go on
_SAME_SENTENCE = 300
_MOST_CANDIDATES = 6
_STEPS = 200  # mentions looked back over for candidates
_MOST_WEIGHED = 12
_MOST_OFTEN = 4
_NAMED_ALONE = 0.98
_TELLS_MUCH, _TELLS_MORE = 2.5, 1.5  # logarithms: what a number tells of an Act, and how much more than of another
_NEAR_NUMBER, _NEXT_NUMBER = 8, 2

WEIGHTS = {
    "named near before": 6.0, "named before": 5.0, "named behind": 3.5,
    "discussed last": 0.6, "discussed within a passage": 0.9, "discussed in a row": 1.0, "discussed before that": 1.05,
    "said within a sentence": 0.5, "said within a passage": 0.35, "said last": 0.15, "alone in the passage": -0.2,
    "pointed to last": 0.1, "pointed to last within a sentence": 0.25, "pointed to often": 0.6, "share": -0.1,
    "defined": 0.25, "in catchwords": 0.7, "next number": 0.9, "near number": 0.1, "tells": 0.9,
    "named next": 0.4, "toured": 2.5, "charged under it": 0.6, "charged, of procedure": -0.7,
    "not said before": 0.25, "amends": -0.8, "alone in the sentence": 3.0,
}  # fmt: skip
# the same for `the Act` where several may be meant
POINTED = WEIGHTS | {
    "discussed last": 0.8, "discussed within a passage": 0.65, "discussed in a row": 0.75, "discussed before that": 1.3,
    "said within a sentence": 0.25, "said within a passage": -0.3, "said last": 0.3, "alone in the passage": 0.0,
    "pointed to last": -0.15, "pointed to last within a sentence": 0.1, "pointed to often": 0.8, "share": -0.3,
    "defined": 0.0, "in catchwords": 1.2, "next number": 1.0, "near number": -0.3, "tells": 0.85,
    "named next": 0.0, "charged under it": 0.0, "charged, of procedure": -0.1, "not said before": 0.3, "amends": -1.1,
    "alone in the sentence": 0.0,
}  # fmt: skip
_PENAL = frozenset(("ipc-1860", "bns-2023"))
_OF_PROCEDURE = frozenset(("crpc-1898", "crpc-1973", "bnss-2023", "cpc-1908", "iea-1872", "bsa-2023"))
# takes `charged under `, `an offence punishable under `, `guilty of an offence under `; refuses `convicted. By `
_CHARGED = re.compile(
    r"\b(?:charge[ds]?|charging|convict\w*|offences?|punish\w*|guilty|sentenced?|acquitt\w*)\b[^.;:]{0,40}$"
)
# takes `The Act consists of 26 sections.`, `Such is the scheme of the Act.`; what goes before a tour of its sections
_TOURED = re.compile(
    r"\b(?:(?:the|this|said|impugned)\s+(?:Act|Ordinance|Code)\s+(?:consists|contains|comprises|is\s+divided)"
    r"|scheme\s+of\s+the\s+(?:impugned\s+)?(?:Act|Ordinance|Code)[.:])",
    re.IGNORECASE,
)
_CUE = 60
# takes `of the Act. It `, `so held; The `, `Cr.P.C. The `, `[429 F-G]`; refuses `s. 5`, `v. Das`
_SENTENCE_ENDS = re.compile(
    r"(?<=[a-z)\d]{2})(?:[.:][\"']?\s{1,4}(?=[A-Z\"'(])|;)|\]"
    r"|\.\s{1,4}(?=(?:The|It|In|On|This|That|If|Under|Sections?|But|He|There|When|As|We|An?)\s)"
)
_SENTENCE_LONG = 400
Evidence = dict[str, float]


class Weighed(NamedTuple):
    """The Act for which most speaks, how sure that is among those weighed (0 to 1), and what speaks for it most."""

    act_id: str
    sure: float
    why: str
    possible: tuple[str, ...] = ()


class Spoken:
    """Acts in the order in which they were said; every question is answered in steps that do not grow with the text."""

    def __init__(self) -> None:
        self._places: list[int] = []
        self._acts: list[str] = []
        self._first: dict[str, int] = {}
        self._of: dict[str, list[int]] = defaultdict(list)
        self.in_catchwords: set[str] = set()
        self._most: list[tuple[str, int]] | None = None

    def add(self, place: int, act_id: str) -> None:
        """Keeps that the Act was said at `place`, which lies behind all places before."""
        self._most = None
        self._places.append(place)
        self._acts.append(act_id)
        self._first.setdefault(act_id, place)
        self._of[act_id].append(place)

    def is_before(self, act_id: str, place: int) -> bool:
        """Whether the Act was said before `place`."""
        return self._first.get(act_id, place) < place

    def last(self, place: int) -> str | None:
        """The Act said last before `place`."""
        count = bisect_left(self._places, place)
        return self._acts[count - 1] if count else None

    def following(self, place: int) -> tuple[int, str] | None:
        """Where an Act is said next behind `place`, and which."""
        at = bisect_right(self._places, place)
        return (self._places[at], self._acts[at]) if at < len(self._places) else None

    def last_place(self, place: int) -> int | None:
        """Where an Act was said last before `place`."""
        count = bisect_left(self._places, place)
        return self._places[count - 1] if count else None

    def last_of(self, act_id: str, place: int) -> int | None:
        """Where the Act was said last before `place`."""
        places = self._of.get(act_id, ())
        count = bisect_left(places, place)
        return places[count - 1] if count else None

    def recent(self, place: int) -> tuple[str, ...]:
        """Different Acts said before `place`, the last one first, at most six."""
        count = bisect_left(self._places, place)
        different = dict.fromkeys(reversed(self._acts[max(0, count - _STEPS) : count]))
        return tuple(different)[:_MOST_CANDIDATES]

    def only(self, place: int) -> str | None:
        """The one Act said before `place`; None if none or several."""
        first_two = [act_id for act_id, first in islice(self._first.items(), 2) if first < place]
        return first_two[0] if len(first_two) == 1 else None

    def alone_since(self, start: int, place: int) -> bool:
        """Whether one Act alone was said between `start` and `place`."""
        low, high = bisect_left(self._places, start), bisect_left(self._places, place)
        return high - low < _STEPS and len(set(self._acts[low:high])) == 1

    def count(self, act_id: str) -> int:
        """How often the Act was said."""
        return len(self._of.get(act_id, ()))

    def every(self) -> tuple[str, ...]:
        """The Acts said, in the order in which each was said first, at most two hundred."""
        return tuple(islice(self._first, _STEPS))

    def most(self) -> list[tuple[str, int]]:
        """The Acts said most often, with how often, at most four."""
        if self._most is None:
            counted = ((act_id, len(places)) for act_id, places in self._of.items())
            self._most = sorted(counted, key=lambda one: (-one[1], one[0]))[:_MOST_OFTEN]
        return self._most


class Focus:
    """The provisions of one text named with their Acts, and the Acts under discussion at any place."""

    def __init__(self, spoken: Spoken, text: str = "") -> None:
        self._spoken = spoken
        self._text = text
        self.pointed = Spoken()  # Acts named, and those that `the Act`, `the Act of 1950` were found to mean
        self.coming = Spoken()  # Acts of the provisions that name their Act
        self._with_number: dict[tuple[str, str], dict[str, list[int]]] = defaultdict(dict)
        self._figures: dict[str, list[int]] = defaultdict(list)
        self.with_schedules: set[str] = set()  # Acts of which the text names a schedule
        self._discussed: list[tuple[int, str, int]] = []  # place, Act, provisions of it in a row

    def remember(self, unit: str, number: str, figure: int, act_id: str, place: int) -> None:
        """Keeps that this number was named with this Act."""
        named = self._with_number[unit, number]
        if act_id in named or len(named) < _MOST_CANDIDATES:
            places = named.setdefault(act_id, [])
            if not places or places[-1] < place:
                places.append(place)
            else:
                insort(places, place)
        if unit == "s":
            self.reach(act_id, figure)

    def reach(self, act_id: str, figure: int) -> None:
        """Keeps that the text names a section of the Act with this figure."""
        if figure not in (figures := self._figures[act_id]):
            insort(figures, figure)

    def is_named(self, unit: str, number: str) -> bool:
        """Whether the text names this number with an Act anywhere."""
        return (unit, number) in self._with_number

    def named_with(self, unit: str, number: str, place: int) -> str | None:
        """The one Act with which this number was named before `place`; of several the only one named near it."""
        named = self._with_number.get((unit, number), {})
        acts = [act_id for act_id, places in named.items() if places[0] < place]
        if len(acts) > 1:
            acts = [a for a in acts if any(place - SAME_PASSAGE < one < place for one in named[a])]
        return acts[0] if len(acts) == 1 else None

    def discuss(self, act_id: str, place: int) -> None:
        """Keeps that a provision of this Act was named at `place`."""
        if self._discussed and self._discussed[-1][1] == act_id:
            self._discussed[-1] = (place, act_id, self._discussed[-1][2] + 1)
        else:
            self._discussed.append((place, act_id, 1))

    def weigh(
        self,
        place: int,
        unit: str,
        numbers: Sequence[tuple[str, int]],
        defined: Sequence[str] = (),
        among: Sequence[str] | None = None,
    ) -> Weighed | None:
        """The Act for which most speaks of those that have such numbers; None if there is none to weigh."""
        if among is None and len(numbers) == 1 and (named := self._named_alone(place, unit, numbers[0][0])):
            return Weighed(named, _NAMED_ALONE, "named before", (named,))
        table = self.evidence(place, unit, numbers, defined, among)
        if not table:
            return None
        weights = WEIGHTS if among is None else POINTED
        scores = {act_id: sum(weights[what] * much for what, much in row.items()) for act_id, row in table.items()}
        best = max(scores, key=lambda act_id: (scores[act_id], act_id))
        whole = sum(math.exp(score - scores[best]) for score in scores.values())
        if unit == "sch" and best not in self.with_schedules and not has_schedule(best, numbers[0][0]):
            return None
        row = table[best]
        why = max(row, key=lambda what: weights[what] * row[what]) if row else ""
        alike = [one for one in scores if one == best or (best in defined and _are_namesakes(one, best))]
        sure = sum(math.exp(scores[one] - scores[best]) for one in alike) / whole
        return Weighed(best, sure, why, tuple(scores))

    def _named_alone(self, place: int, unit: str, number: str) -> str | None:
        """The one Act with which the text ever names this number, if it did so before `place`."""
        named = self._with_number.get((unit, number), {})
        if len(named) != 1:
            return None
        act_id, places = next(iter(named.items()))
        is_told = places[0] < place and not (len(places) == 1 and self._is_well_known(unit, number, act_id))
        return act_id if is_told else None

    def _is_well_known(self, unit: str, number: str, named: str) -> bool:
        """Whether the number is one for which an Act is known that the text names often, and not the one named with it.

        `sections 161 and 435 of the Penal Code`, once, does not make `section 435` of a text about revision the Code's.
        """
        if unit != "s" or not number.isdigit():
            return False
        told = tells(named, number, int(number)) + _TELLS_MORE
        return any(tells(act_id, number, int(number)) > max(told, _TELLS_MUCH) for act_id, _ in self._spoken.most()[:2])

    def evidence(
        self,
        place: int,
        unit: str,
        numbers: Sequence[tuple[str, int]],
        defined: Sequence[str],
        among: Sequence[str] | None,
    ) -> dict[str, Evidence]:
        """What speaks for each Act that the numbers at `place` may be of."""
        is_bare = among is None
        if among is None:
            named = [act_id for number, _ in numbers for act_id in self._with_number.get((unit, number), ())]
            most = [act_id for act_id, _ in self._spoken.most()]
            discussed = [act_id for _, act_id, _ in self._discussed[-3:]]
            pointed = self.pointed.recent(place)[:2]
            coming = self._coming(place)
            among = [
                *named,
                *defined,
                *discussed,
                *([coming] if coming else ()),
                *pointed,
                *self._spoken.recent(place),
                *most,
            ]
        highest = max(figure for _, figure in numbers)
        found: dict[str, Evidence] = {}
        for act_id in dict.fromkeys(among):
            last = ACTS[act_id].last_section if act_id in ACTS else 0
            if act_id == "constitution" or (last and highest > last) or len(found) == _MOST_WEIGHED:
                continue
            if is_bare and unit == "s" and _amends(act_id) and self._are_inserted(act_id, numbers):
                continue
            found[act_id] = self._evidence_for(act_id, place, unit, numbers)
            if act_id in defined:
                found[act_id]["defined"] = 1.0
        return found

    def _are_inserted(self, act_id: str, numbers: Sequence[tuple[str, int]]) -> bool:
        """Whether a number has a letter, as sections have that an amending Act puts in, which are none of its own."""
        return any(not n.isdigit() and act_id not in self._with_number.get(("s", n), {}) for n, _ in numbers)

    def _evidence_for(self, act_id: str, place: int, unit: str, numbers: Sequence[tuple[str, int]]) -> Evidence:
        row: Evidence = {}
        for number, figure in numbers:
            self._by_number(row, act_id, place, unit, number)
            if unit != "sch":
                self._by_figure(row, act_id, figure)
            elif act_id in self.with_schedules:
                row.setdefault("named behind", 1.0)
        if unit == "s":
            row["tells"] = sum(tells(act_id, *number) for number in numbers) / len(numbers)
        if unit == "s" and act_id in _PENAL | _OF_PROCEDURE and self._is_charged(place):
            row["charged under it" if act_id in _PENAL else "charged, of procedure"] = 1.0
        self._by_talk(row, act_id, place)
        self._by_pointing(row, act_id, place)
        self._by_saying(row, act_id, place)
        if act_id == self._coming(place):
            row["named next"] = 1.0
        if _amends(act_id):
            row["amends"] = 1.0
        if act_id in self._spoken.in_catchwords:
            row["in catchwords"] = 1.0
        row["share"] = math.log1p(self._spoken.count(act_id))
        return row

    def _by_figure(self, row: Evidence, act_id: str, figure: int) -> None:
        figures = self._figures.get(act_id, ())
        at = bisect_left(figures, figure)
        apart = min((abs(one - figure) for one in figures[max(0, at - 2) : at + 2] if one != figure), default=99)
        if apart <= _NEAR_NUMBER:
            row["next number" if apart <= _NEXT_NUMBER else "near number"] = 1.0

    def _by_number(self, row: Evidence, act_id: str, place: int, unit: str, number: str) -> None:
        places = self._with_number.get((unit, number), {}).get(act_id)
        if not places:
            return
        at = bisect_left(places, place)
        if not at:
            row["named behind"] = 1.0
        elif place - places[at - 1] < SAME_PASSAGE:
            row["named near before"] = 1.0
        else:
            row["named before"] = 1.0

    def _by_saying(self, row: Evidence, act_id: str, place: int) -> None:
        said = self._spoken.last_of(act_id, place)
        if said is None:
            row["not said before"] = 1.0
        elif place - said < SAME_PASSAGE:
            row["said within a sentence" if place - said < _SAME_SENTENCE else "said within a passage"] = 1.0
        if said is not None and self._is_alone_in_sentence(said, place):
            row["alone in the sentence"] = 1.0
        if said is not None and self._spoken.last(place) == act_id:
            row["said last"] = 1.0
            if self._spoken.alone_since(place - SAME_PASSAGE, place):
                row["alone in the passage"] = 1.0

    def _is_alone_in_sentence(self, said: int, place: int) -> bool:
        """Whether the Act said at `said` is the one Act named in the sentence, up to `place`."""
        if place - said > _SENTENCE_LONG or not self._spoken.alone_since(said, place):
            return False
        at = self._spoken.last_place(said)
        apart = at is None or said - at > _SENTENCE_LONG or _SENTENCE_ENDS.search(self._text, at, said)
        return bool(apart) and not _SENTENCE_ENDS.search(self._text, said, place + 1)

    def _by_pointing(self, row: Evidence, act_id: str, place: int) -> None:
        at = self.pointed.last_of(act_id, place)
        if at is None:
            return
        if self.pointed.last_place(place) == at:
            row["pointed to last"] = 1.0
            if place - at < _SAME_SENTENCE:
                row["pointed to last within a sentence"] = 1.0
            if place - at < _SAME_SENTENCE and _TOURED.search(self._text, max(0, at - _CUE), place):
                row["toured"] = 1.0
        row["pointed to often"] = math.log1p(self.pointed.count(act_id))

    def _is_charged(self, place: int) -> bool:
        return _CHARGED.search(self._text, max(0, place - _CUE), place) is not None

    def _coming(self, place: int) -> str | None:
        """The Act of the next provision that names its own, if it stands in the passage."""
        following = self.coming.following(place)
        return following[1] if following and following[0] - place < SAME_PASSAGE else None

    def _by_talk(self, row: Evidence, act_id: str, place: int) -> None:
        for back, (at, one, times) in enumerate(reversed(self._discussed[-3:])):
            if one != act_id:
                continue
            if back == 0:
                row["discussed last"] = 1.0
                if place - at < SAME_PASSAGE:
                    row["discussed within a passage"] = 1.0
                if times > 1:
                    row["discussed in a row"] = 1.0
            elif place - at < SAME_PASSAGE:
                row["discussed before that"] = 1.0


def _are_namesakes(one: str, other: str) -> bool:
    """Whether two Acts bear one title, of one year or of two: `income-tax-1922` and `income-tax-1961`."""
    return _title_of(one) == _title_of(other)


def _title_of(act_id: str) -> str:
    return name_letters((ACTS[act_id].title if act_id in ACTS else act_id[:-5]).lower().removeprefix("indian "))


def _amends(act_id: str) -> bool:
    return "amendment" in act_id or "amending" in act_id
