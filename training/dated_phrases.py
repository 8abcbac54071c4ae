"""Questions made of short phrases of our own, each with the role of its days and the kinds of law that it asks for.

The phrases stand in `dated_phrases.txt`, by role and by what is asked; `{d}` is where the day goes. They widen the
words that `training.dated_questions` learns from; nothing is measured on them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import NamedTuple

_FILE = Path(__file__).with_name("dated_phrases.txt")
_CHANGES = (date(2024, 7, 1), date(1974, 4, 1))
_OPEN, _CLOSE = "\x01", "\x02"
_ASKED = {
    "penal": 3, "procedure": 3, "evidence": 1, "penal procedure": 1.5, "penal evidence": 0.4,
    "procedure evidence": 0.5, "penal procedure evidence": 0.8,
}  # fmt: skip
_BETWEEN = {
    ". ": 6, ", ": 3, "; ": 2, ", and ": 2, " and ": 1, " | ": 0.7, ", then ": 1, ". Then ": 0.5, " - ": 0.3, "\n": 0.3,
}  # fmt: skip


class Made(NamedTuple):
    """A question made of phrases: the kinds of law that it asks for, and where its days stand with the role of each."""

    question: str
    asked: tuple[str, ...]
    days: tuple[tuple[int, int, str], ...]


def phrases() -> dict[str, list[str]]:
    """The phrases by the heading that they stand under."""
    found: dict[str, list[str]] = {}
    for line in _FILE.read_text("utf-8").splitlines():
        if line.startswith("["):
            rows = found.setdefault(line.strip("[]"), [])
        elif line:
            rows.append(line)
    return found


def made_questions(number: int, seed: int = 0) -> Iterator[Made]:
    """So many questions, the same for the same seed."""
    known, chance = phrases(), Random(seed)  # noqa: S311 - nothing secret
    for _ in range(number):
        yield _made(known, chance)


def _made(known: dict[str, list[str]], chance: Random) -> Made:
    asked = chance.choices(list(_ASKED), list(_ASKED.values()))[0]
    between = chance.choices(list(_BETWEEN), list(_BETWEEN.values()))[0]
    text = ""
    events = _events(chance)
    for role, day in events:
        piece = _dated(chance.choice(known[role]), role, day, chance)
        joint = between if chance.random() < 0.7 else ". "  # noqa: PLR2004 - now and then a sentence of its own
        opens = not text or joint.startswith((".", "\n", " |"))
        piece = piece[0].upper() + piece[1:] if opens else piece
        text += f"{joint if text else ''}{piece}"
    question = chance.choice(known[f"ask {asked}"])
    where = chance.random()
    if where < 0.12:  # noqa: PLR2004 - the question first
        text = f"{question} {text}."
    elif where < 0.2:  # noqa: PLR2004 - behind a colon
        text = f"{text}{chance.choice([': ', ' - ', ', ', ' | '])}{question[0].lower()}{question[1:]}"
    else:
        text = f"{text}. {question}"
    return _without_marks(text, tuple(asked.split()), [role for role, _ in events])


def _without_marks(text: str, asked: tuple[str, ...], roles: list[str]) -> Made:
    plain = ""
    starts: list[int] = []
    ends: list[int] = []
    for letter in text:
        if letter == _OPEN:
            starts.append(len(plain))
        elif letter == _CLOSE:
            ends.append(len(plain))
        else:
            plain += letter
    return Made(plain, asked, tuple(zip(starts, ends, roles, strict=True)))


def _events(chance: Random) -> list[tuple[str, date]]:
    """A story around a change of law: what went before, the offence, what was found, begun, done and pending."""
    change = chance.choices(_CHANGES, [4, 1])[0]
    span = chance.choice([1, 2, 10, 60, 200, 500, 900])
    offence = change + timedelta(days=int(chance.choice([-1, 1]) * span * chance.random()))
    begun = offence + timedelta(days=chance.choice([0, 1, 3, 20, 100, 400]))
    told = [
        (0.25, "background", offence - timedelta(days=chance.randrange(100, 4000))),
        (0.85, "offence", offence),
        (0.08, "offence", offence + timedelta(days=chance.randrange(1, 60))),
        (0.2, "background", offence + timedelta(days=chance.randrange(1, 300))),
        (0.65, "begun", begun),
        (0.35, "step", begun + timedelta(days=chance.randrange(5, 900))),
        (0.35 if begun < change else 0.0, "pending", change),
    ]
    events = [(role, day) for share, role, day in told if chance.random() < share] or [("offence", offence)]
    turn = chance.random()
    if turn < 0.2:  # noqa: PLR2004 - in no order
        chance.shuffle(events)
    elif turn < 0.3:  # noqa: PLR2004 - the first told last
        events = [*events[1:], events[0]]
    return events


def _dated(phrase: str, role: str, day: date, chance: Random) -> str:
    """A phrase with its day: now and then in brackets, before a colon, or as a month or a year."""
    turn = chance.random()
    if turn < 0.06:  # noqa: PLR2004
        phrase = phrase.replace(" on {d}", " ({d})")
    elif turn < 0.11 and phrase.endswith(" on {d}"):  # noqa: PLR2004
        phrase = "{d}: " + phrase.removesuffix(" on {d}")
    elif turn < 0.2 and role != "pending":  # noqa: PLR2004
        phrase = phrase.replace("on {d}", "in {d}")
    is_wide = re.search(r"\bin \{d\}", phrase) is not None
    return phrase.replace("{d}", f"{_OPEN}{_printed(day, chance, is_wide=is_wide)}{_CLOSE}")


def _printed(day: date, chance: Random, *, is_wide: bool) -> str:
    month_and_year = f"{day:%B %Y}"
    if is_wide:
        return chance.choice([month_and_year, month_and_year, f"{day.year}"])
    return chance.choice(
        [f"{day.day} {month_and_year}"] * 5
        + [f"{day:%d.%m.%Y}", f"{day.day}/{day.month}/{day.year}", f"{day.day}-{day.month}-{day.year}"]
        + [f"{day:%B} {day.day}, {day.year}", month_and_year]
    )
