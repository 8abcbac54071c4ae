"""The Constitution through time: which amendment changed which article, from which day.

Owns `tables/constitution_amendments.json`; knows days and names, no text. An amendment without a day never commenced.
"""

from __future__ import annotations

import json
import re
from datetime import date
from functools import lru_cache
from importlib import resources
from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

COMMENCED_ON = date(1950, 1, 26)
# Article 394 brought itself and some others into force on the day of adoption.
_ADOPTED_ON = date(1949, 11, 26)
_ORDINALS = (  # noqa: SIM905 - a list of words
    "First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth Thirteenth Fourteenth Fifteenth "
    "Sixteenth Seventeenth Eighteenth Nineteenth"
).split()  # fmt: skip
_TENS = "Twent Thirt Fort Fift Sixt Sevent Eight Ninet".split()  # noqa: SIM905 - a list of words
_HUNDRED = 100
_TWENTY = 20

Touch = Literal["inserted", "amended", "omitted"]


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class _Amendment(_Frozen):
    number: int
    year: int
    on: date | None
    articles: dict[str, Touch]
    on_for: dict[str, date] = Field(default_factory=dict)
    since: dict[str, date] = Field(default_factory=dict)
    never: tuple[str, ...] = ()
    void_from: date | None = None


class _OtherLaw(_Frozen):
    article: str
    on: date
    by: str


class Words(_Frozen):
    """Words that an amendment put after others of an article: enough to make its text from the one before."""

    article: str
    number: int
    after: str
    inserted: str


class _Table(_Frozen):
    checked: str
    amendments: tuple[_Amendment, ...]
    other_laws: tuple[_OtherLaw, ...]
    printed_before: dict[str, date]
    incomplete: dict[str, tuple[int, ...]]
    from_adoption: tuple[str, ...]
    from_order: dict[str, date]
    words: tuple[Words, ...]


class ArticleChange(_Frozen):
    """A change of one article; `since` is the first day on which a part of it may have had effect.

    `number` is that of the amendment, 0 for a change by another law, which no text of amendments shows.
    """

    number: int
    year: int
    name: str
    what: Touch
    on: date
    since: date


@lru_cache(maxsize=1)
def _table() -> _Table:
    text = resources.files("nyayagraph.law.tables").joinpath("constitution_amendments.json").read_text("utf-8")
    return _Table.model_validate(json.loads(text))


def amendment_name(number: int, year: int) -> str:
    """The name of an amending Act by its number: `Constitution (Forty-second Amendment) Act, 1976`."""
    return f"Constitution ({_ordinal(number)} Amendment) Act, {year}"


def _ordinal(number: int) -> str:
    if number >= _HUNDRED:
        return f"One Hundred and {_ordinal(number - _HUNDRED)}" if number > _HUNDRED else "One Hundredth"
    if number < _TWENTY:
        return _ORDINALS[number - 1]
    tens, ones = _TENS[number // 10 - 2], number % 10
    return f"{tens}y-{_ORDINALS[ones - 1].lower()}" if ones else f"{tens}ieth"


class NamedAmendment(NamedTuple):
    """An amendment of the Constitution: its name, the years by which it is called, every article that it touched."""

    name: str
    years: frozenset[int]
    articles: frozenset[str]


@lru_cache(maxsize=1)
def _by_ordinal() -> dict[str, NamedAmendment]:
    named = {}
    for act in _table().amendments:
        years = frozenset({act.year, *((act.on.year,) if act.on else ())})
        one = NamedAmendment(amendment_name(act.number, act.year), years, frozenset((*act.articles, *act.never)))
        named[str(act.number)] = named[_ordinal(act.number).lower().replace("-", " ")] = one
    return named


def amendment_called(ordinal: str) -> NamedAmendment | None:
    """The amendment of an ordinal in words or figures: `Forty-second`, `42nd`; words before it are left out."""
    words = re.sub(r"(?<=\d)(?:st|nd|rd|th)$", "", ordinal.strip().lower()).replace("-", " ").split()
    found = (_by_ordinal().get(" ".join(words[first:])) for first in range(len(words)))
    return next((one for one in found if one), None)


@lru_cache(maxsize=1024)
def article_changes(article: str) -> tuple[ArticleChange, ...]:
    """Every change of an article that took effect, in the order of the days; an amendment held void is none."""
    changes = []
    for act in _table().amendments:
        if act.on is None or act.void_from or article not in act.articles or article in act.never:
            continue
        on = act.on_for.get(article, act.on)
        changes.append(
            ArticleChange(
                number=act.number, year=act.year, name=amendment_name(act.number, act.year),
                what=act.articles[article], on=on, since=min(on, act.since.get(article, on)),
            )
        )  # fmt: skip
    changes += [
        ArticleChange(number=0, year=law.on.year, name=law.by, what="amended", on=law.on, since=law.on)
        for law in _table().other_laws
        if law.article == article
    ]
    return tuple(sorted(changes, key=lambda change: (change.on, change.number)))


def first_day(article: str) -> date:
    """The day on which an article that no amendment inserted came into force."""
    by_order = _table().from_order.get(article)
    return by_order or (_ADOPTED_ON if article in _table().from_adoption else COMMENCED_ON)


def misapplied_from(article: str) -> int | None:
    """The number of the first amendment that never changed this article although texts of it say so; None if none."""
    return min((act.number for act in _table().amendments if article in act.never), default=None)


def printed_before(article: str) -> date | None:
    """The first day whose law the current print of an article does not show, where it is known to lag."""
    return _table().printed_before.get(article)


def words_inserted(article: str, number: int) -> Words | None:
    """The words that an amendment only put into an article, where no source prints the article with them."""
    return next((one for one in _table().words if (one.article, one.number) == (article, number)), None)


def incomplete_texts(article: str) -> tuple[int, ...]:
    """Numbers of the amendments after which the text through time is known to be cut short; 0 is the first text."""
    return _table().incomplete.get(article, ())


def articles_changed() -> frozenset[str]:
    """Every article that an amendment inserted, changed or omitted."""
    return frozenset(article for act in _table().amendments for article in act.articles)
