"""When Acts became law in their parts, and what their amending Acts put into them when. Owns `tables/making.json`.

Pure. Knows an amending Act by its title and year, by its number, by `the 2018 amendment` of an Act, and an Act by what
the press calls it: `GST`, `the new land acquisition law`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Sequence
from datetime import date
from functools import cache
from importlib import resources
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from nyayagraph.law.text.needles import Needled


class AmendingAct(BaseModel):
    """An Act that amended others; `on` are the days on which parts of it had effect, `inserted` whole sections."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: str
    year: int
    number: str | None = None
    amended: tuple[str, ...] = Field(alias="of")
    assent: date | None
    on: tuple[date, ...]
    inserted: tuple[str, ...]

    @property
    def name(self) -> str:
        """Title and year."""
        return f"{self.title}, {self.year}"


class _Table(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    checked: str
    began: dict[str, tuple[date, ...]]
    besides: dict[str, dict[date, str]]
    inserted: dict[date, tuple[str, ...]]
    amending: tuple[AmendingAct, ...]
    called: tuple[tuple[str, str], ...]


class Called(NamedTuple):
    """An Act at `[start, end)` by what it is called outside its title."""

    start: int
    end: int
    act_id: str


# takes `amending Act of 2018`, `Amendment Act, 2018`, `2018 amendment`, `amendment of 2018`, `Act 39 of 2005`
_BY_YEAR = re.compile(
    r"\b(?:[Aa]mending\s+Act|[Aa]mendment(?:\s+Act)?),?\s+(?:\((?:Act\s+)?\d{1,3}\s+of\s+|of\s+|in\s+)?(?P<after>(?:18|19|20)\d\d)\b|\b(?P<before>(?:18|19|20)\d\d)\s+(?:[Aa]mending\s+Act|[Aa]mendments?)\b(?!\s+to\s+the\s+[Rr]ules)"
    r"|\bAct\s+(?:No\.?\s*)?\d{1,3}\s+of\s+(?P<numbered>(?:18|19|20)\d\d)\b"
)


# takes `after Act 18 of 2018`, `the Amending Act (39 of 2005)`; refuses `Kerala Act 18 of 2018`
_BY_NUMBER = re.compile(
    r"(?:^|[(,;:–—-]\s?|\b(?:[a-z]+|The|By|Vide|After|Since|Central|Amending|Amendment)\s+)Act,?\s+(?:No\.?\s*)?\(?"  # noqa: RUF001
    r"(?P<number>\d{1,3}\s+of\s+(?:19|20)\d\d)\b"
)
_WITHOUT_YEAR = re.compile(r"\b(?:the|an?)\s+(?:amending|amendment)\s+Act\b", re.IGNORECASE)

# words of the titles of many Acts, which tell none of them
_OF_MANY = frozenset((
    "amendment", "second", "laws", "protection", "prevention", "regulation", "prohibition", "indian", "india", "other",
    "related", "miscellaneous", "provisions", "general", "national", "rights", "right", "control", "public", "special",
    "development", "management", "central", "state", "persons", "government", "criminal", "children", "women",
    "procedure", "number", "misuse", "powers", "recognition", "enforcement", "conservation", "payment", "validation",
))  # fmt: skip


@cache
def _table() -> _Table:
    text = resources.files("nyayagraph.law.tables").joinpath("making.json").read_text("utf-8")
    return _Table.model_validate(json.loads(text))


@cache
def _called() -> Needled[tuple[str, str]]:
    return Needled((words, (words, act_id)) for words, act_id in _table().called)


@cache
def _called_pattern(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)")


@cache
def _titles() -> Needled[AmendingAct]:
    return Needled((_title_source(act), act) for act in _table().amending)


@cache
def _title_pattern(act: AmendingAct) -> re.Pattern[str]:
    return re.compile(_title_source(act))


def _title_source(act: AmendingAct) -> str:
    """The pattern of a title: takes `Criminal Law (Amendment) Act, 2013`, `… Act 2013`, `… Act of 2013`."""
    title = re.escape(act.title).replace(r"\ ", r"\s+").replace(r"the\s+", r"(?:the\s+)?")
    return rf"{title},?\s+(?:of\s+)?{act.year}\b"


def parts_began(act_id: str) -> tuple[date, ...]:
    """Days on which parts of an Act came into force; empty where its one day says all."""
    return _table().began.get(act_id, ())


def days_besides(act_id: str) -> dict[date, str]:
    """Other days in the life of an Act, such as the last on which it could be used after its repeal, in words."""
    return _table().besides.get(act_id, {})


def called_otherwise(text: str) -> Iterator[Called]:
    """The Acts that a text means by another name than their titles."""
    for words, act_id in _called().likely(text):
        for match in _called_pattern(words).finditer(text):
            yield Called(match.start(), match.end(), act_id)


def inserted_by(section_id: str) -> AmendingAct | None:
    """The amending Act that put a whole section into its Act, where the table has it."""
    return next((act for act in _table().amending if section_id in act.inserted), None)


def inserted_on(section_id: str) -> date | None:
    """The one day on which a whole section was put into its Act, where the table has it."""
    by = inserted_by(section_id)
    if by and len(by.on) == 1:
        return by.on[0]
    return next((on for on, sections in _table().inserted.items() if section_id in sections), None)


def amending_of(acts: Collection[str]) -> list[AmendingAct]:
    """Every amending Act of some Acts."""
    return [act for act in _table().amending if not set(acts).isdisjoint(act.amended)]


def amending_like(text: str) -> list[AmendingAct]:
    """The amending Acts of the years that a text gives to an amendment, a telling word of whose title stands in it."""
    years = {int(next(filter(None, match.groups()))) for match in _BY_YEAR.finditer(text)}
    words = {word.lower() for word in re.findall(r"[A-Za-z]{5,}", text)}
    return [act for act in _table().amending if act.year in years and words & _telling_words(act.title)]


@cache
def _telling_words(title: str) -> frozenset[str]:
    return frozenset(word.lower() for word in re.findall(r"[A-Z][a-z]{4,}", title)) - _OF_MANY


def amending_named(text: str, acts: Sequence[str]) -> list[AmendingAct]:
    """The amending Acts that a text means: by title, else by number or year beside the Acts amended, `acts`.

    Where none of these is known, a number alone tells.
    """
    found = [act for act in _titles().likely(text) if _title_pattern(act).search(text)]
    numbered = set() if found or acts else {match["number"] for match in _BY_NUMBER.finditer(text)}
    found = found or [act for act in _table().amending if act.number in numbered]
    if found:
        return found
    years = {int(next(filter(None, match.groups()))) for match in _BY_YEAR.finditer(text)}
    held = amending_of(acts)
    if years or len(held) != 1 or not _WITHOUT_YEAR.search(text):
        return [act for act in held if act.year in years]
    return held
