"""Which words a provision had on a day: those held of it, as its texts through time and its amendments tell. Pure.

What passages and gists print is the text of today, or of an Act's last day. It speaks for another day only where
nothing changed between the two; where something did, the words of that day are another text, held or not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import NamedTuple, Protocol

from nyayagraph.law.versions.amended import amended_on


class DatedWords(Protocol):
    """The words of a provision during one time; none in a gap, and the names of what made them so."""

    @property
    def text(self) -> str | None:
        """The words; none in a gap."""

    @property
    def in_force_from(self) -> date | None:
        """First day; none where it is not known."""

    @property
    def in_force_to(self) -> date | None:
        """The day after the last."""

    @property
    def changed_by(self) -> tuple[str, ...]:
        """Names of what made the words so."""


class WordsOfDay(NamedTuple):
    """The words of a provision on a day.

    `is_printed` says that they are those that passages and gists print; else `text` has them where they are held, and
    `changes` are what changed them since, the oldest first.
    """

    is_printed: bool = True
    text: str | None = None
    changes: tuple[str, ...] = ()

    @property
    def is_held(self) -> bool:
        """True where it is known what the provision said on the day."""
        return self.is_printed or self.text is not None

    def changed(self) -> str:
        """`changed since by Act 13 of 2013 on 3 February 2013 and Act 22 of 2018 on 21 April 2018`."""
        *most, last = self.changes or ("an amendment",)
        return f"changed since by {', '.join(most)} and {last}" if most else f"changed since by {last}"


AS_PRINTED = WordsOfDay()


def words_of_day(section_id: str, texts: Sequence[DatedWords], on: date) -> WordsOfDay:
    """The words of a provision on a day, by its texts through time, else by the table of amendments.

    Before its first day and after its last the provision is no law: what was said of it is what is printed.
    """
    known = [one for one in texts if one.text is not None]
    if not known:
        changes = tuple(_amendments(section_id, on))
        return WordsOfDay(is_printed=not changes, changes=changes)
    printed = max(known, key=lambda one: one.in_force_from or date.min)
    of_day = next((one for one in texts if _covers(one, on)), None)
    if of_day is None or _same(of_day.text, printed.text):
        return AS_PRINTED
    changes = tuple(_named(one.changed_by, one.in_force_from) for one in texts if _is_later(one, on))
    changes = changes or tuple(_amendments(section_id, on))
    return WordsOfDay(is_printed=of_day.text is None and not changes, text=of_day.text, changes=changes)


def _covers(one: DatedWords, on: date) -> bool:
    return (one.in_force_from or date.min) <= on < (one.in_force_to or date.max)


def _is_later(one: DatedWords, on: date) -> bool:
    return bool(one.changed_by) and one.in_force_from is not None and one.in_force_from > on


def _same(text: str | None, other: str | None) -> bool:
    return text is not None and other is not None and text.split() == other.split()


def _amendments(section_id: str, on: date) -> Iterator[str]:
    """The amendments of a section after a day; one whose day is not printed counts by its year."""
    act_id, _, number = section_id.partition("/s")
    for one in amended_on(act_id):
        if number in one.sections and (one.on or date(one.year, 12, 31)) > on:
            yield _named((one.by,), one.on)


def _named(by: Sequence[str], on: date | None) -> str:
    made = " and ".join(by) or "an amendment"
    return f"{made} on {on.day} {on:%B %Y}" if on else made
