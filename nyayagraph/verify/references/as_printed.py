"""The sides of a name as briefs print them: a body in its letters, the parties exchanged, another office. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nyayagraph.law.acts.whose_acts import PLACES
from nyayagraph.verify.wording.words import word_list

Side = Sequence[str]
_FEWEST_LETTERS, _MOST_LETTERS = 3, 8
_TWO_PARTIES = 2
# words of one who acts for the State or a department of it: any of them is printed for any other beside one person
_OF_OFFICE = frozenset(
    word_list(
        "state union government govt commissioner collector director directorate inspector superintendent secretary"
        " officer registrar controller administrator enforcement ed cbi bureau ministry department"
    )
)
_OF_PLACES = frozenset(word.lower() for place in PLACES for word in place.split()) - {"state", "india", "union"}


def spelled_out(side: Side, other: Side) -> list[str]:
    """A side with letters that the other spells written as its words: `dri` beside `directorate revenue intelligence`.

    Letters printed apart count as a word; refuses two letters, and letters that only open a longer run.
    """
    out: list[str] = []
    for word in _with_letters_joined(side):
        run = None if word in other else _run(word, other)
        out += run or [word] if len(word) > 1 or word in side else list(word)
    return out


def _with_letters_joined(side: Side) -> Iterator[str]:
    """The words of a side, single letters in a row as one word where these are as many as a body has: `d d a`."""
    letters: list[str] = []
    for word in [*side, ""]:
        if len(word) == 1:
            letters.append(word)
            continue
        if len(letters) >= _FEWEST_LETTERS:
            yield "".join(letters)
        else:
            yield from letters
        letters = []
        if word:
            yield word


def _run(letters: str, words: Side) -> list[str] | None:
    """The words in a row that begin with these letters, one each; nothing where there are none."""
    if not (_FEWEST_LETTERS <= len(letters) <= _MOST_LETTERS and letters.isalpha()):
        return None
    runs = (words[place : place + len(letters)] for place in range(len(words) - len(letters) + 1))
    return next((list(run) for run in runs if "".join(word[0] for word in run) == letters), None)


def orders(ours: Sequence[Side], theirs: Sequence[Side]) -> Iterator[list[tuple[list[str], list[str]]]]:
    """The sides of two names beside each other, as they stand and with the parties exchanged, letters spelled out."""
    if len(ours) == len(theirs) == _TWO_PARTIES:
        for other in (theirs, theirs[::-1]):
            yield [(spelled_out(x, y), spelled_out(y, x)) for x, y in zip(ours, other, strict=True)]


def are_offices(ours: Side, theirs: Side) -> bool:
    """True for two sides that act for the State, not for two States: `cbi` and `state bihar`; refuses `state assam`."""
    places = [_OF_PLACES.intersection(side) for side in (ours, theirs)]
    return all(_OF_OFFICE.intersection(side) for side in (ours, theirs)) and not (
        all(places) and places[0].isdisjoint(places[1])
    )
