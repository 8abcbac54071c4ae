"""Of which field of law words speak, outside the codes: an overstayed visa is of the law of foreigners. Pure.

Owns `tables/fields.json`, written by `training.fields`: for each field what each stem and each pair of stems of a text
speaks for it, in hundredths, and the names that fields have before a noun of law. A field goes by its newest Act, or by
an older one where several Acts with fields of their own went into one.
"""

# ruff: noqa: SIM905 - a list of words is split from text
from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.text.periods import LAW_OF_A_YEAR
from nyayagraph.law.text.stems import stem, words_in

HUNDREDTHS = 100
_ASKED = 2  # what a word counts that stands in the sentence that asks
_JOIN = "_"
_SHORTEST = 2
_PLAIN = frozenset(
    (
        "a an the of in on at by for to from with and or is was were are be been being has had have his her their "
        "its it he she they we you my our your this that these those which what who whom whose when where how not "
        "no as under into upon than then there but if so do does did can may will shall would should could any "
        "all each every some only also after before between during until since against about over out up down off "
        "very more most other another same such one two three four five ten first second third new old older "
        "newer law laws act acts statute statutes enactment legislation code codes section sections govern "
        "governs governed applies apply applied name day date year month force pending filed made says say said "
        "order question kindly please state january february march april may june july august september october "
        "november december regulate regulates regulated regulating governing applicable fixes decides deals dealt give "
        "gives client"
    ).split()
)


_OF_TWO_YEARS = 800  # hundredths; what the years of two laws speak for the one field that has both
_MARK_OF_A_YEAR = re.compile(r"law\d{4}")
# takes `the 1969 law`, `old 1867 Act`, `the 1947 corruption Act`, `Act of 1986`; refuses `a 2019 case law`
_LAW_OF_A_YEAR = re.compile(
    rf"\b{LAW_OF_A_YEAR}\b|\b(?:[Ll]aw|[Aa]ct|[Ss]tatute|[Ee]nactment|[Ll]egislation|Ordinance)\s+of\s+(?P<of_year>(?:18|19|20)\d\d)\b"
)


class FieldTold(NamedTuple):
    """A field of law, by the Act that it goes by, and how strongly words speak for it (no unit)."""

    act_id: str
    score: float


class _Table(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    words: dict[str, dict[str, int]]
    names: dict[str, str]


NO_FIELD = FieldTold("", 0.0)


def words_of_a_field(text: str) -> list[str]:
    """The stems of a text that can tell its field, in order: no figures, none of the words of every question.

    Last the years by which it names laws: `law1969` of `the 1969 law`.
    """
    years = [mark_of_a_year(one["of_year"] or one["law_of"]) for one in _LAW_OF_A_YEAR.finditer(text)]
    return _stems_of_a_field(text) + years


def mark_of_a_year(year: int | str) -> str:
    """The mark of a law that is named by its year."""
    return f"law{year}"


def _stems_of_a_field(text: str) -> list[str]:
    return [stem(one) for one in words_in(text.lower()) if len(one) >= _SHORTEST and one not in _PLAIN]


def marks(words: list[str]) -> list[str]:
    """The words and their pairs, as the table has them."""
    return [*words, *(f"{one}{_JOIN}{other}" for one, other in pairwise(words))]


def fields_told(text: str, asked: str = "") -> tuple[FieldTold, ...]:
    """The fields that words of a text speak for, the strongest first; words of `asked`, a part of it, count double."""
    doubled = set(marks(words_of_a_field(asked)))
    words = words_of_a_field(text)
    scores: Counter[str] = Counter()
    for mark in dict.fromkeys(marks(words)):
        for act_id, weight in _by_mark().get(mark, ()):
            scores[act_id] += weight * (_ASKED if mark in doubled else 1)
    for act_id in _of_all_years(words):
        scores[act_id] += _OF_TWO_YEARS
    told = (FieldTold(act_id, score / HUNDREDTHS) for act_id, score in scores.items())
    return tuple(sorted(told, key=lambda one: (-one.score, one.act_id)))


def _of_all_years(words: list[str]) -> list[str]:
    """The one field that has laws of all years named, two or more: companies of `the 1956 law or the 2013 law`."""
    years = {one for one in words if _MARK_OF_A_YEAR.fullmatch(one)}
    having = [act_id for act_id, told in _table().words.items() if years <= told.keys()] if len(years) > 1 else []
    return having if len(having) == 1 else []


def field_named(words: str) -> str | None:
    """The field that the words before a noun of law name, by their end: `company` of `the new company law`."""
    stems = _stems_of_a_field(words)
    return next((named for place in range(len(stems)) if (named := _table().names.get(" ".join(stems[place:])))), None)


def field_called(words: str) -> str | None:
    """The field that words name as a whole: `foreigners` of `the law on foreigners`."""
    return _table().names.get(" ".join(_stems_of_a_field(words)))


@cache
def field_ids() -> tuple[str, ...]:
    """The Acts by which fields go."""
    return tuple(_table().words)


@cache
def _table() -> _Table:
    text = resources.files("nyayagraph.law.tables").joinpath("fields.json").read_text("utf-8")
    return _Table.model_validate_json(text)


@cache
def _by_mark() -> dict[str, list[tuple[str, int]]]:
    found: dict[str, list[tuple[str, int]]] = {}
    for act_id, weights in _table().words.items():
        for mark, weight in weights.items():
            found.setdefault(mark, []).append((act_id, weight))
    return found
