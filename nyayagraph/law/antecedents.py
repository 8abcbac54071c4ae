"""Which Act a mention means: by its name and the date, or through what the text said before.

Pure; holds what one text has said so far. An anaphor that could mean two Acts stays open.
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from datetime import date
from itertools import islice
from typing import NamedTuple

from nyayagraph.law.acts import ACTS, acts_meant, make_act_id, name_letters
from nyayagraph.law.acts_named import ActsNamed
from nyayagraph.law.dates import COMMENCEMENT
from nyayagraph.law.mentions import ActMention

_MOST_CANDIDATES = 6
_SAME_PASSAGE = 1500  # characters over which a discussion of one Act is taken to go on
_STEPS = 200  # mentions looked back over for candidates
_IN_CATCHWORDS = 3  # what a mention in the catchwords weighs: they name what the judgment is about
_CATCHWORDS_END = 6000
# takes `(hereinafter referred to as "the Act")`, `(for short, the 'Act')`, `(the Act)`
_DEFINES = re.compile(
    r"(?:\s{0,2}\(?(?:[A-Z][a-z]+\s)?(?:Act\s)?(?:No\.?\s)?(?:[IVXLC]{1,8}|\d{1,3})\s{1,2}of\s{1,2}\d{4}\)?)?"
    r"[\s,]{0,3}\(?\s?(?:(?:herein\s?after|hereafter|for\s{1,2}short|in\s{1,2}short|for\s{1,2}brevity|briefly)[^()\n]{0,45}?)?"
    r"[\"'“‘]?\s?(?:the\s{1,2})?[\"'“‘]?(?P<label>(?:[A-Z0-9][\w.&-]{0,20}\s{1,2}){0,4}(?:Act|Code|Ordinance))[\"'”’]?\s?\)",
)
# the same without brackets, which only a word like `hereinafter` makes sure
_DEFINES_PLAINLY = re.compile(
    r"(?:\s{0,2}\(?(?:[A-Z][a-z]+\s)?(?:Act\s)?(?:No\.?\s)?(?:[IVXLC]{1,8}|\d{1,3})\s{1,2}of\s{1,2}\d{4}\)?)?"
    r"[\s,;–-]{0,4}(?:herein\s?-?\s?after|hereafter)[^()\n.]{0,30}?\n?[^()\n.]{0,30}?(?:as|called)\s{1,2}[\"'“‘]?\s?(?:the\s{1,2})?[\"'“‘]?"
    r"(?P<label>(?:[A-Z0-9][\w.&-]{0,20}\s{1,2}){0,4}(?:Act|Code|Ordinance))\b"
)

_OLD_AFTER = re.compile(r"\s{0,2}[(\[]\s?[Oo]ld\b")
_OLD_BEFORE = re.compile(r"[Oo]ld\s{1,2}$")


class Meaning(NamedTuple):
    """The Act meant, or None with the candidates between which the text does not decide."""

    act_id: str | None
    candidates: tuple[str, ...]
    note: str | None


class _Spoken:
    """Acts in the order in which they were said; every question is answered in steps that do not grow with the text."""

    def __init__(self) -> None:
        self._places: list[int] = []
        self._acts: list[str] = []
        self._first: dict[str, int] = {}

    def add(self, place: int, act_id: str) -> None:
        """Keeps that the Act was said at `place`, which lies behind all places before."""
        self._places.append(place)
        self._acts.append(act_id)
        self._first.setdefault(act_id, place)

    def is_before(self, act_id: str, place: int) -> bool:
        """Whether the Act was said before `place`."""
        return self._first.get(act_id, place) < place

    def last(self, place: int) -> str | None:
        """The Act said last before `place`."""
        count = bisect_left(self._places, place)
        return self._acts[count - 1] if count else None

    def recent(self, place: int) -> tuple[str, ...]:
        """Different Acts said before `place`, the last one first, at most six."""
        count = bisect_left(self._places, place)
        different = dict.fromkeys(reversed(self._acts[max(0, count - _STEPS) : count]))
        return tuple(different)[:_MOST_CANDIDATES]

    def only(self, place: int) -> str | None:
        """The one Act said before `place`; None if none or several."""
        first_two = [act_id for act_id, first in islice(self._first.items(), 2) if first < place]
        return first_two[0] if len(first_two) == 1 else None


def _within(act_id: str, figure: int, note: str) -> Meaning | None:
    """The Act, unless it is known to have no section of this number."""
    last = ACTS[act_id].last_section if act_id in ACTS else 0
    return Meaning(act_id, (), note) if not last or figure <= last else None


class Antecedents:
    """What a text has said of Acts up to any place in it."""

    def __init__(self, text: str, mentions: list[ActMention], written_on: date | None) -> None:
        self._written_on = written_on
        self._text = text
        self._spoken = _Spoken()
        self._of_type: dict[str, _Spoken] = defaultdict(_Spoken)
        self._defined: dict[str, _Spoken] = defaultdict(_Spoken)
        self._with_number: dict[tuple[str, str], dict[str, tuple[int, int]]] = defaultdict(dict)
        self._years: dict[int, dict[str, None]] = defaultdict(dict)
        self._discussed: list[tuple[int, str, int]] = []  # place, Act, provisions of it in a row
        self._titles: dict[str, tuple[int, str]] = {}  # letters of an Act outside the table: first place, act_id
        self._here = ActsNamed()
        self._dated: set[str] = set()  # Acts of the table that the text names with their year
        for mention in mentions:
            if mention.kind == "unknown" and mention.year:
                self._here.title(make_act_id(mention.name, mention.year), mention.name)
        self._here.join_titles()
        for mention in mentions:
            if mention.year or mention.kind == "title":
                self._register(mention)
        opening = text.find("ACT:", 0, _CATCHWORDS_END)
        closing = text.find("HEADNOTE:", opening, _CATCHWORDS_END) if opening >= 0 else -1
        for mention in mentions:
            self._learn(text, mention, _IN_CATCHWORDS if opening < mention.start < closing else 1)

    def _register(self, mention: ActMention) -> None:
        """Makes the words of an Act's title known before the text is read in order."""
        if mention.kind == "unknown":
            self._here.count(self._here.one(make_act_id(mention.name, mention.year)), mention.type, 0)
        elif mention.kind == "title" and mention.type != "constitution":
            meant = acts_meant(mention.name, mention.year, self._written_on)
            if len(meant) == 1:
                self._here.count(meant[0], mention.type, 0)
                if mention.year:
                    self._dated.add(meant[0])

    def _learn(self, text: str, mention: ActMention, weight: int) -> None:
        if mention.kind == "anaphor":
            self._here.point(mention.type)
        if mention.kind not in ("title", "unknown", "abbreviation"):
            return
        act_id = self._by_name(mention).act_id
        if act_id is None:
            return
        if act_id != "constitution":
            self._spoken.add(mention.start, act_id)
            self._here.count(act_id, mention.type, weight)
            self._of_type[mention.type].add(mention.start, act_id)
            year = mention.year or (ACTS[act_id].year if act_id in ACTS else None)
            if year:
                self._years[year][act_id] = None
        if mention.kind == "unknown" and len(self._titles) < _STEPS:
            self._titles.setdefault(name_letters(mention.name), (mention.start, act_id))
        defines = _DEFINES.match(text, mention.end) or _DEFINES_PLAINLY.match(text, mention.end)
        if defines:
            self._defined[name_letters(defines["label"])].add(mention.start, act_id)

    def meaning(self, mention: ActMention) -> Meaning:
        """The Act that a mention means at its place."""
        match mention.kind:
            case "foreign":
                meant: Meaning | None = Meaning(None, (), "foreign")
            case "anaphor":
                meant = self.anaphor(mention.type, mention.start, how=mention.name)
            case "year":
                meant = self._of_year(mention)
            case "generic":
                meant = self._labelled(f"{mention.name} {mention.type}", mention.start)
            case _:
                meant = self._by_name(mention)
        return meant or Meaning(None, (), "an Act not named")

    def _of_year(self, mention: ActMention) -> Meaning:
        """`the 1956 Act`: the one Act of that year that the text names."""
        same_year = tuple(self._years.get(mention.year or 0, ()))
        if len(same_year) == 1:
            return Meaning(same_year[0], (), "by its year")
        return Meaning(None, same_year[:_MOST_CANDIDATES], "an Act named by its year alone")

    def _by_name(self, mention: ActMention) -> Meaning:
        if mention.kind == "unknown" and mention.year is None:
            return self._known_here(mention)
        meant = acts_meant(mention.name, mention.year, self._written_on)
        if not meant and mention.year:
            undated = acts_meant(mention.name)
            title = ACTS[undated[0]].title if undated else mention.name
            if misprinted := self._misprinted(undated, mention):
                return Meaning(misprinted, (), "its year misprinted")
            return Meaning(self._here.one(make_act_id(title, mention.year)), (), None)
        if mention.year is None and (other := self._older(meant, mention) or self._named_with_year(mention)):
            return Meaning(other, (), None)
        if len(meant) == 1:
            return Meaning(meant[0], (), None)
        return Meaning(None, meant, "a name of several Acts")

    def _older(self, meant: tuple[str, ...], mention: ActMention) -> str | None:
        """The Act that had a name before the one in force: `the old Code`, `Cr.P.C. (Old Code)`."""
        if not (
            _OLD_AFTER.match(self._text, mention.end)
            or _OLD_BEFORE.search(self._text, max(0, mention.start - 5), mention.start)
        ):
            return None
        family = ACTS.by_name.get(mention.name, ())
        place = family.index(meant[0]) if meant[0] in family else 0
        return family[place - 1] if place else None

    def _misprinted(self, family: tuple[str, ...], mention: ActMention) -> str | None:
        """The Act of this name that the text names with its own year, which differs in one figure from the printed."""
        year = str(mention.year)
        near = [a for a in family if sum(x != y for x, y in zip(str(ACTS[a].year), year, strict=False)) == 1]
        return near[0] if len(near) == 1 and near[0] in self._dated else None

    def _known_here(self, mention: ActMention) -> Meaning:
        """An Act outside the table named without year: the one that this text has so named with its year before."""
        if labelled := self._labelled(mention.name, mention.start):
            return labelled
        letters = name_letters(mention.name)
        titles = {
            act_id: None
            for title, (place, act_id) in self._titles.items()
            if place < mention.start and title.endswith(letters)
        }
        if len(titles) == 1:
            return Meaning(next(iter(titles)), (), "named earlier with its year")
        called = self._here.called(mention.name)
        if len(called) == 1 or (chief := self._here.chief_of(called)):
            return Meaning(called[0] if len(called) == 1 else chief, (), "by a part of its title")
        return Meaning(None, called[:_MOST_CANDIDATES], f"no such Act in the table: {mention.name[:60]}")

    def _labelled(self, label: str, place: int) -> Meaning | None:
        """The Act that the text has defined to be called `label`."""
        defined = self._defined.get(name_letters(label))
        act_id = defined.last(place) if defined else None
        return Meaning(act_id, (), "as defined") if act_id else None

    def _labelled_later(self, label: str, place: int) -> Meaning | None:
        """The one Act that the text, further on, defines to be called `label`, if it has named that Act before."""
        defined = self._defined.get(name_letters(label))
        ever = defined.recent(len(self._text)) if defined else ()
        return Meaning(ever[0], (), "as defined") if len(ever) == 1 and self._spoken.is_before(ever[0], place) else None

    def _named_with_year(self, mention: ActMention) -> str | None:
        """The one Act of this name that the text has named with its year or otherwise settled before."""
        family = ACTS.by_name.get(mention.name, ())
        if mention.name.startswith("indian"):
            family = (*family, *ACTS.by_name.get(mention.name.removeprefix("indian"), ()))
        if len(set(family)) < 2:  # noqa: PLR2004 - one name, one Act
            return None
        before = [act_id for act_id in dict.fromkeys(family) if self._spoken.is_before(act_id, mention.start)]
        return before[0] if len(before) == 1 else None

    def anaphor(self, kind: str, place: int, *, how: str = "the") -> Meaning:
        """What `the Act` means at `place`: as defined, else the one Act named before.

        `the said Act`, where nothing is defined, and `that Act` mean the one named last.
        """
        defined = None if how == "that" else self._labelled(kind, place)
        if defined:
            return defined
        spoken = self._of_type.get(kind)
        only = spoken.only(place) if spoken else None
        if spoken and only is None and how in ("said", "aforesaid", "that"):
            only = spoken.last(place)
        if only:
            return Meaning(only, (), "by antecedent")
        if later := self._labelled_later(kind, place):
            return later
        chief = self._here.chief(kind) if how in ("the", "this") else None
        if chief and (spoken is None or not spoken.recent(place) or spoken.is_before(chief, place)):
            return Meaning(chief, (), "the Act most named")
        different = spoken.recent(place) if spoken else ()
        return Meaning(None, different, "several Acts named before" if different else "no Act named before")

    def discuss(self, act_id: str, place: int) -> None:
        """Keeps that a provision of this Act was named at `place`."""
        if self._discussed and self._discussed[-1][1] == act_id:
            self._discussed[-1] = (place, act_id, self._discussed[-1][2] + 1)
        else:
            self._discussed.append((place, act_id, 1))

    def in_focus(self, place: int, figure: int) -> Meaning | None:
        """The Act of a bare number: the one called `the Act`, the only one named, or the one under discussion."""
        kind_of = {kind: spoken.last(place) for kind, spoken in self._defined.items() if kind in ("act", "code")}
        labelled = {act_id for act_id in kind_of.values() if act_id}
        only = self._spoken.only(place)
        last = self._discussed[-1] if self._discussed else None
        if last and place - last[0] < _SAME_PASSAGE and (last[2] > 1 or last[1] in labelled or last[1] == only):
            return _within(last[1], figure, "the Act under discussion")
        if len(labelled) == 1:
            return _within(labelled.pop(), figure, "as defined")
        if only:
            return _within(only, figure, "the only Act named")
        chief = self._here.chief()
        return _within(chief, figure, "the Act most named") if chief else None

    def mentioned(self, place: int) -> tuple[str, ...]:
        """The Acts named before `place`, the last one first, at most six."""
        return self._spoken.recent(place)

    def constitution(self, is_article: bool) -> Meaning:
        """A bare article: of the Constitution, if it has such an article and was there when the text was written."""
        if self._written_on and self._written_on < COMMENCEMENT["constitution"]:
            return Meaning(None, (), "older than the Constitution")
        return Meaning("constitution", (), None) if is_article else Meaning(None, (), "no such article")

    def remember(self, unit: str, number: str, act_id: str, place: int) -> None:
        """Keeps that this number was named with this Act."""
        places = self._with_number[unit, number]
        if act_id in places or len(places) < _MOST_CANDIDATES:
            first, last = places.get(act_id, (place, place))
            places[act_id] = (min(place, first), max(place, last))

    def named_with(self, unit: str, number: str, place: int) -> str | None:
        """The one Act with which this number was named before `place`; of several the only one named near it."""
        places = self._with_number.get((unit, number), {})
        acts = [act_id for act_id, (first, _) in places.items() if first < place]
        if len(acts) > 1:
            acts = [act_id for act_id in acts if place - _SAME_PASSAGE < places[act_id][1] < place]
        return acts[0] if len(acts) == 1 else None
