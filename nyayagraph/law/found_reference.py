"""One reference as `find` gives it to readers of a text."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

SEVERAL_MEANT = "several judgments, each named before"
Kind = Literal["reporter", "neutral", "case_name", "section", "article", "rule", "schedule", "notification"]


class FoundReference(BaseModel):
    """One reference at `[start, end)` of the text.

    `key` is the first of `keys`: parallel citations of one authority, or the provisions of one printed range. A
    reference that is not settled has no key and its `candidates`. `name` is the name of a judgment beside its citation.
    A judgment named without citation takes the keys that the text gives it elsewhere; so does one named by a `short`
    form, `Gopalan's case`, whose `name` is the whole name; `these decisions` take the keys of all of them and no name.
    `sure` (0 to 1) is below 1 where the Act of a section was weighed out of what the text says around it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    start: int
    end: int
    text: str
    kind: Kind
    key: str | None = None
    keys: tuple[str, ...] = ()
    act_id: str | None = None
    candidates: tuple[str, ...] = ()
    pinpoint_paragraph: int | None = None
    pinpoint_page: int | None = None
    name: str | None = None
    note: str | None = None
    form: Literal["full", "short"] = "full"
    sure: float = 1.0

    @property
    def names_several(self) -> bool:
        """Whether it sums up several judgments named before, whose citations are not of one another."""
        return self.note == SEVERAL_MEANT

    @property
    def is_beyond_the_acts(self) -> bool:
        """Whether it names what is no section: a schedule, a rule of named Rules, a department's circular."""
        return self.kind == "schedule" or (self.kind in ("rule", "notification") and not self.keys)
