"""The change of a provision between two days: the texts of both, what went and came, and what made the change."""

from __future__ import annotations

from datetime import date
from typing import Any

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.text.word_diff import WordChange, marked_changes, word_changes
from nyayagraph.verify.looked_up import SectionAnswer, Version


class TextChange(BaseModel):
    """A provision on two days; `changes` is None where the words of one of them are not known, and `why` says which.

    `amended_by` are the changes made after the first day and up to the second.
    """

    model_config = ConfigDict(frozen=True)

    reference: str
    section_id: str | None
    earlier: date
    later: date
    changes: tuple[WordChange, ...] | None
    marked: str | None
    amended_by: tuple[str, ...]
    why: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """The answer as JSON."""
        return self.model_dump(mode="json")


def text_change(answer: SectionAnswer, earlier: date, later: date) -> TextChange:
    """What changed in a provision between two days; the days may come in either order."""
    earlier, later = min(earlier, later), max(earlier, later)
    sides = [(day, version_on(answer.versions, day)) for day in (earlier, later)]
    why = tuple(f"{day.isoformat()}: {reason}" for day, version in sides if (reason := no_words(answer, version)))
    old, new = (version.text if version else None for _, version in sides)
    amended = [
        line
        for version in answer.versions
        for day, line in ((version.from_, version.changed_by), (version.to, version.ended_by))
        if line and day and earlier < day <= later
    ]
    return TextChange(
        reference=answer.reference,
        section_id=answer.section_id,
        earlier=earlier,
        later=later,
        changes=None if old is None or new is None else word_changes(old, new),
        marked=None if old is None or new is None else marked_changes(old, new),
        amended_by=tuple(dict.fromkeys(amended)),
        why=why,
    )


def version_on(versions: tuple[Version, ...], day: date) -> Version | None:
    """The version, gap or not, of a day."""
    return next(
        (one for one in versions if (one.from_ is None or one.from_ <= day) and (one.to is None or day < one.to)), None
    )


def no_words(answer: SectionAnswer, version: Version | None) -> str:
    """Why no words can be shown; empty where they can."""
    if version is None:
        return "it was not law on that day" if answer.versions else "no text is held"
    if version.text is None:
        return version.why_gap or "the words of that day are not known"
    return ""
