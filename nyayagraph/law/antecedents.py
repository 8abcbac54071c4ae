"""Which Act a mention means: by its name and the date, or through what the text said before.

Pure; holds what one text has said so far. An anaphor that could mean two Acts stays open.
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re
from bisect import bisect_left
from datetime import date
from typing import NamedTuple

from nyayagraph.law.acts import ACTS, acts_meant, make_act_id, name_letters
from nyayagraph.law.dates import COMMENCEMENT
from nyayagraph.law.mentions import ActMention

_MOST_CANDIDATES = 6
# takes `(hereinafter referred to as "the Act")`, `(for short, the 'Act')`, `(the Act)`
_DEFINES = re.compile(
    r"[\s,]{0,3}\(?\s?(?:(?:herein\s?after|hereafter|for\s{1,2}short|in\s{1,2}short|for\s{1,2}brevity|briefly)[^()\n]{0,45}?)?"
    r"[\"'“‘]?\s?(?:the\s{1,2})?[\"'“‘]?(?P<label>(?:[A-Z0-9][\w.&-]{0,20}\s{1,2}){0,4}(?:Act|Code|Ordinance))[\"'”’]?\s?\)",
)


class Meaning(NamedTuple):
    """The Act meant, or None with the candidates between which the text does not decide."""

    act_id: str | None
    candidates: tuple[str, ...]
    note: str | None


class Antecedents:
    """What a text has said of Acts up to any place in it."""

    def __init__(self, text: str, mentions: list[ActMention], written_on: date | None) -> None:
        self._written_on = written_on
        self._spoken: list[tuple[int, str, str]] = []  # place, type, act_id
        self._defined: dict[str, list[tuple[int, str]]] = {}
        self._with_number: dict[tuple[str, str], list[tuple[int, str]]] = {}
        self._years: dict[int, set[str]] = {}
        self._titles: list[tuple[int, str, str]] = []  # place, letters of an Act outside the table, act_id
        for mention in mentions:
            self._learn(text, mention)
        self._places = [place for place, _, _ in self._spoken]

    def _learn(self, text: str, mention: ActMention) -> None:
        if mention.kind not in ("title", "unknown", "abbreviation"):
            return
        act_id = self._by_name(mention).act_id
        if act_id is None:
            return
        if act_id != "constitution":
            self._spoken.append((mention.start, mention.type, act_id))
            year = mention.year or (ACTS[act_id].year if act_id in ACTS else None)
            if year:
                self._years.setdefault(year, set()).add(act_id)
        if mention.kind == "unknown":
            self._titles.append((mention.start, name_letters(mention.name), act_id))
        defines = _DEFINES.match(text, mention.end)
        if defines:
            self._defined.setdefault(name_letters(defines["label"]), []).append((mention.start, act_id))

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
        same_year = self._years.get(mention.year or 0, set())
        if len(same_year) == 1:
            return Meaning(next(iter(same_year)), (), "by its year")
        return Meaning(None, tuple(sorted(same_year)), "an Act named by its year alone")

    def _by_name(self, mention: ActMention) -> Meaning:
        if mention.kind == "unknown":
            if mention.year is None:
                return self._known_here(mention)
            return Meaning(make_act_id(mention.name, mention.year), (), None)
        if mention.name == "constitution":
            return Meaning("constitution", (), None)
        meant = acts_meant(mention.name, mention.year, self._written_on)
        if not meant and mention.year:
            undated = acts_meant(mention.name)
            title = ACTS[undated[0]].title if undated else mention.name
            return Meaning(make_act_id(title, mention.year), (), None)
        if mention.year is None and (named := self._named_with_year(mention)):
            return Meaning(named, (), None)
        if len(meant) == 1:
            return Meaning(meant[0], (), None)
        return Meaning(None, meant, "a name of several Acts")

    def _known_here(self, mention: ActMention) -> Meaning:
        """An Act outside the table named without year: the one that this text has so named with its year before."""
        if labelled := self._labelled(mention.name, mention.start):
            return labelled
        letters = name_letters(mention.name)
        titles = {act_id for place, title, act_id in self._titles if place < mention.start and title.endswith(letters)}
        if len(titles) == 1:
            return Meaning(titles.pop(), (), "named earlier with its year")
        return Meaning(None, tuple(sorted(titles)), f"no such Act in the table: {mention.name[:60]}")

    def _labelled(self, label: str, place: int) -> Meaning | None:
        """The Act that the text has defined to be called `label`."""
        defined = [act_id for start, act_id in self._defined.get(name_letters(label), ()) if start < place]
        return Meaning(defined[-1], (), "as defined") if defined else None

    def _named_with_year(self, mention: ActMention) -> str | None:
        """The one Act of this name that the text has named with its year or otherwise settled before."""
        family = set(ACTS.by_name.get(mention.name, ()))
        if len(family) < 2:  # noqa: PLR2004 - one name, one Act
            return None
        before = {act_id for place, _, act_id in self._spoken if act_id in family and place < mention.start}
        return before.pop() if len(before) == 1 else None

    def anaphor(self, kind: str, place: int, *, how: str = "the") -> Meaning:
        """What `the Act` means at `place`: as defined, else the one Act named before.

        `the said Act`, where nothing is defined, and `that Act` mean the one named last.
        """
        defined = None if how == "that" else self._labelled(kind, place)
        if defined:
            return defined
        before = [act_id for start, spoken, act_id in self._spoken if start < place and spoken == kind]
        different = tuple(dict.fromkeys(reversed(before)))
        if len(different) == 1 or (how in ("said", "aforesaid", "that") and different):
            return Meaning(different[0], (), "by antecedent")
        note = "several Acts named before" if different else "no Act named before"
        return Meaning(None, different[:_MOST_CANDIDATES], note)

    def mentioned(self, place: int) -> tuple[str, ...]:
        """The Acts named before `place`, the last one first, at most six."""
        before = self._spoken[: bisect_left(self._places, place)]
        return tuple(dict.fromkeys(act_id for _, _, act_id in reversed(before)))[:_MOST_CANDIDATES]

    def constitution(self, is_article: bool) -> Meaning:
        """A bare article: of the Constitution, if it has such an article and was there when the text was written."""
        if self._written_on and self._written_on < COMMENCEMENT["constitution"]:
            return Meaning(None, (), "older than the Constitution")
        return Meaning("constitution", (), None) if is_article else Meaning(None, (), "no such article")

    def remember(self, unit: str, number: str, act_id: str, place: int) -> None:
        """Keeps that this number was named with this Act."""
        self._with_number.setdefault((unit, number), []).append((place, act_id))

    def named_with(self, unit: str, number: str, place: int) -> str | None:
        """The one Act with which this number was named before `place`."""
        acts = {act_id for start, act_id in self._with_number.get((unit, number), ()) if start < place}
        return acts.pop() if len(acts) == 1 else None
