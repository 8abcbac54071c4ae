"""What everyday words have in common: a revolver is a firearm, seven masked men are five or more. Pure.

`concepts.csv` lists words and phrases by what they mean; a word may stand under several. Sections of the codes are
searched by words and by these meanings, so that a tale finds its section though the two share no word.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib import resources

from pydantic import BaseModel, ConfigDict

from nyayagraph.retrieval.tokens import plain_words

# What a shared meaning counts beside a shared word; chosen on half `seen` and on queries of our own.
CONCEPT_WEIGHT = 0.5
_MARK = "~"
_REMEMBERED = 16_384
_MOST_KIN = 240


class _Table(BaseModel):
    """Meanings by the words that carry them, as stems in order, and the single words by meaning.

    `longest` is how many stems the longest run has that begins with a stem.
    """

    model_config = ConfigDict(frozen=True)

    meanings: dict[tuple[str, ...], tuple[str, ...]]
    words: dict[str, tuple[str, ...]]
    longest: dict[str, int]


@cache
def _table() -> _Table:
    meanings: dict[tuple[str, ...], list[str]] = {}
    single: dict[str, list[str]] = {}
    file = resources.files("nyayagraph.retrieval") / "concepts.csv"
    for row in csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))):
        concept = _MARK + row["concept"].replace(" ", "-")
        for phrase in row["words"].split(";"):
            stems = tuple(plain_words(phrase))
            if stems:
                meanings.setdefault(stems, []).append(concept)
            if len(stems) == 1 and " " not in phrase.strip():
                single.setdefault(concept, []).append(phrase.strip().lower())
    longest: dict[str, int] = {}
    for stems in meanings:
        longest[stems[0]] = max(longest.get(stems[0], 0), len(stems))
    return _Table(
        meanings={stems: tuple(dict.fromkeys(found)) for stems, found in meanings.items()},
        words={concept: tuple(found) for concept, found in single.items()},
        longest=longest,
    )


# fmt: off
_COUNTED = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
)
_NUMBERS = {word: number for number, word in enumerate(_COUNTED.split())} | {
    "dozen": 12, "thirty": 30, "forty": 40, "fifty": 50, "hundred": 100,
}
# fmt: on
_NUMBER = r"(\d{1,3}|" + "|".join(_NUMBERS) + ")"
# People counted: takes `seven masked men`, `five or more persons`, `a dozen villagers`; refuses `seven days`.
_PEOPLE = re.compile(
    rf"\b{_NUMBER}\s+(?:or\s+more\s+|(?:[a-z-]+\s+){{0,2}})(?:men|persons|people|robbers|dacoits|youths|villagers|"
    r"accused|labourers|bandits|boys|assailants|miscreants|attackers|goons|rioters|members|armed|of\s+(?:us|them))\b"
)
# An age: takes `seven-year-old`, `girl of sixteen`, `aged about 9`, `under twelve`; refuses `seven years in jail`.
_AGE = re.compile(
    rf"\b{_NUMBER}[- ]years?[- ]old\b|\b(?:aged?|(?:girl|boy|child|minor|lad|kid)\s+of)\s+(?:about\s+)?{_NUMBER}\b"
    rf"|\b(?:under|below)\s+(?P<below>{_NUMBER[1:-1]})\b"
)
_SEVERAL, _OF_AGE = 5, 18
_AGES = (("under-seven", 0, 7), ("seven-to-twelve", 7, 12), ("under-twelve", 0, 12), ("under-sixteen", 12, 16))


def _counted(text: str) -> Iterable[str]:
    """Meanings of numbers of people and of ages."""
    lowered = text.lower()
    for people in _PEOPLE.finditer(lowered):
        yield _MARK + ("five-or-more" if _value(people[1]) >= _SEVERAL else "a-few")
    for match in _AGE.finditer(lowered):
        age = _value(next(group for group in match.groups() if group)) - (1 if match["below"] else 0)
        yield from (_MARK + name for name, least, end in _AGES if least <= age < end)
        if age < _OF_AGE:
            yield _MARK + "under-age"


def _value(number: str) -> int:
    return int(number) if number.isdigit() else _NUMBERS[number]


def meanings(text: str) -> list[str]:
    """Plain tokens of `text` and the meanings that they and their runs carry."""
    return list(_meanings(text))


@lru_cache(maxsize=_REMEMBERED)
def _meanings(text: str) -> tuple[str, ...]:
    table, tokens = _table(), plain_words(text)
    return (*tokens, *_carried(table, tokens), *_counted(text))


def _carried(table: _Table, tokens: Sequence[str]) -> Iterable[str]:
    for place, token in enumerate(tokens):
        for length in range(1, min(table.longest.get(token, 0), len(tokens) - place) + 1):
            yield from table.meanings.get(tuple(tokens[place : place + length]), ())


def weight_of(token: str) -> float:
    """What a token counts: a word in full, a meaning less."""
    return CONCEPT_WEIGHT if token.startswith(_MARK) else 1.0


def kin(text: str) -> tuple[str, ...]:
    """Single words that mean what some word of `text` means, the rarest meanings first; bounded."""
    table = _table()
    concepts = dict.fromkeys(token for token in _meanings(text) if token in table.words)
    ordered = sorted(concepts, key=lambda concept: (len(table.words[concept]), concept))
    return tuple(dict.fromkeys(word for concept in ordered for word in table.words[concept]))[:_MOST_KIN]
