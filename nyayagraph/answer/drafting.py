"""What a draft is. A draft is never shown: `answer` has every statement checked first."""

from __future__ import annotations

from typing import Protocol

from pydantic import BaseModel, ConfigDict, Field

from nyayagraph.answer.context import Context


class DraftStatement(BaseModel):
    """One or two sentences that say one thing, and the tags of the sources that say it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    text: str = Field(min_length=1, max_length=1_500)
    sources: tuple[str, ...]


class Draft(BaseModel):
    """Statements in order, who drafted them, and what a reader should be told of the drafting."""

    model_config = ConfigDict(frozen=True)

    statements: tuple[DraftStatement, ...]
    drafter: str
    notes: tuple[str, ...] = ()
    making: dict[str, object] = Field(default_factory=dict)


class Drafter(Protocol):
    """Makes a draft from a context; draws on nothing else."""

    def draft(self, context: Context) -> Draft:
        """Statements that answer the question from the context's sources; none where they do not answer it."""
