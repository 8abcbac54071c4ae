"""One set of checked statements in four forms. A role changes order and headings, never a statement or a check."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from enum import StrEnum

from pydantic import BaseModel, ConfigDict


class Role(StrEnum):
    """Who reads the answer."""

    CITIZEN = "citizen"
    LAWYER = "lawyer"
    ADVISOR = "advisor"
    POLICE = "police"


class Stated(BaseModel):
    """A statement that was checked, as it may be read, with the tags of its sources."""

    model_config = ConfigDict(frozen=True)

    text: str
    tags: tuple[str, ...]

    def printed(self) -> str:
        """The statement with its tags behind it."""
        shown = f" [{', '.join(self.tags[:3])}]" if self.tags else ""
        return f"{self.text}{shown}"


class Checked(BaseModel):
    """What every role's form is made of; `turns_on` is what decides between two branches that both stand.

    `governing` are the chains of reasons for the Act that governs, line by line.
    """

    model_config = ConfigDict(frozen=True)

    question: str
    statements: tuple[Stated, ...]
    turns_on: str | None
    notes: tuple[str, ...]
    governing: tuple[str, ...] = ()


# takes `For an offence committed on or after`, `is in force on`; refuses `Cheating is an offence`
_APPLIES = re.compile(
    r"\boffence committed (?:on|before)\b|\bstep taken on\b|\bpending before\b|\bis (?:not )?in force\b"
    r"|\bcame into force\b"
    r"|\brepealed with effect from \d{1,2} \w+ \d{4} by\b|\bhas no provision in place\b|\bnot simply renumbered\b"
)
_FLAGS = re.compile(r"\bThe offence under\b")
_FALLEN = re.compile(
    r"\bwas (?:over|rev|doubt|held to be per|not followed|referred)\w*|\bstruck down\b|\bnot in force\b"
    r"|\bWarning:|\bCaveat:"
)


def formed(role: Role, checked: Checked) -> str:
    """The answer's text for a role."""
    return _FORMS[role](checked)


def _citizen(checked: Checked) -> str:
    parts = [*checked.governing, *(one.printed() for one in checked.statements)]
    if checked.turns_on:
        parts.append(f"What it turns on: {checked.turns_on}.")
    parts += _notes(checked)
    parts.append(
        "What to do next: take this and the sources below to a lawyer or a legal aid clinic before you act on it."
    )
    return "\n\n".join(parts)


def _lawyer(checked: Checked) -> str:
    application = [one for one in checked.statements if _APPLIES.search(one.text)]
    rule = [one for one in checked.statements if one not in application]
    if checked.turns_on:
        conclusion = f"The statements above stand as checked; which branch applies turns on {checked.turns_on}."
    elif checked.governing:
        conclusion = "\n".join(one.split(". ")[0].rstrip(".") + "." for one in checked.governing)
    else:
        deciding = application[:1] or rule[:1]
        conclusion = "\n".join(one.text for one in deciding)
    return _sections(
        ("Issue", [checked.question]),
        ("Rule", [one.printed() for one in rule]),
        ("Application", [*checked.governing, *(one.printed() for one in application)]),
        ("Conclusion", [conclusion, *_notes(checked)]),
    )


def _advisor(checked: Checked) -> str:
    risks = [one for one in checked.statements if _FALLEN.search(one.text)]
    rest = [one for one in checked.statements if one not in risks]
    open_points = [f"It turns on {checked.turns_on}."] if checked.turns_on else []
    return _sections(
        ("Question", [checked.question]),
        ("Position", [*checked.governing, *(one.printed() for one in rest)]),
        ("Risks", [one.printed() for one in risks]),
        ("Open points", [*open_points, *_notes(checked)]),
    )


def _police(checked: Checked) -> str:
    flags = [one for one in checked.statements if _FLAGS.search(one.text)]
    rest = [one for one in checked.statements if one not in flags]
    which = [f"Which provision to book under turns on {checked.turns_on}."] if checked.turns_on else []
    return _sections(
        ("Offence", [one.printed() for one in flags]),
        ("Law", [*checked.governing, *(one.printed() for one in rest)]),
        ("Before acting", [*which, *_notes(checked)]),
    )


_FORMS: dict[Role, Callable[[Checked], str]] = {
    Role.CITIZEN: _citizen,
    Role.LAWYER: _lawyer,
    Role.ADVISOR: _advisor,
    Role.POLICE: _police,
}


def _notes(checked: Checked) -> list[str]:
    return [f"Note: {note}" for note in checked.notes]


def _sections(*sections: tuple[str, Sequence[str]]) -> str:
    """Headed paragraphs; a heading without any is left out."""
    return "\n\n".join(f"{heading}\n" + "\n".join(lines) for heading, lines in sections if lines)
