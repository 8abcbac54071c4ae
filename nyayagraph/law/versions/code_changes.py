"""Amendments of the old codes whose publisher prints one text without footnotes: which section changed, by what, when.

Owns `tables/code_changes.json`: facts alone, no words of the codes.
"""

from __future__ import annotations

import json
from datetime import date
from functools import lru_cache
from importlib import resources
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.versions.amendments import Action, Change, Instrument


class _Row(NamedTuple):
    action: Action
    by: str | None
    on: date | None
    is_whole: bool
    since: date | None = None
    until: date | None = None


class _Code(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    unknown: tuple[str, ...]
    never: tuple[str, ...]
    changes: dict[str, tuple[_Row, ...]]


class CodeChange(BaseModel):
    """A change of a section of a code; `is_whole` where it inserted or replaced the whole section."""

    model_config = ConfigDict(frozen=True)

    change: Change
    is_whole: bool


@lru_cache(maxsize=1)
def _codes() -> dict[str, _Code]:
    text = resources.files("nyayagraph.law.tables").joinpath("code_changes.json").read_text("utf-8")
    return {act_id: _Code.model_validate(code) for act_id, code in json.loads(text)["acts"].items()}


def code_changes(act_id: str, number: str) -> tuple[CodeChange, ...] | None:
    """Every change of a section; None where the code's amendments, or those of this section, are not known."""
    code = _codes().get(act_id)
    if code is None or number in code.unknown:
        return None
    return tuple(_change(row) for row in code.changes.get(number, ()))


def never_commenced(act_id: str, number: str) -> bool:
    """Whether a printed section was never brought into force."""
    code = _codes().get(act_id)
    return code is not None and number in code.never


def _change(row: _Row) -> CodeChange:
    day = f" on {row.on}" if row.on else ""
    done = "changed" if row.action is Action.UNREAD else row.action.value
    change = Change(
        mark="",
        action=row.action,
        by=Instrument(name=row.by, year=int(row.by[-4:])) if row.by else None,
        on=row.on,
        since=row.since,
        until=row.until,
        printed=f"{done} by {row.by or 'what is not printed'}{day}",
    )
    return CodeChange(change=change, is_whole=row.is_whole)
