"""What an answer is: the checked text, its sources, its confidence, and why if there is none. Values only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from nyayagraph.answer.roles import Role
from nyayagraph.answer.sources import Source
from nyayagraph.verify.labels import day
from nyayagraph.verify.report import Overall, VerificationReport

CANNOT_VERIFY = "I cannot verify an answer to this question against the law that this graph holds, so I give none."
CANNOT_REACH = "The graph cannot be reached, so nothing was answered and nothing was checked."
LOW_CONFIDENCE = "This answer has lower confidence. Please verify it independently."
LOW_BELOW = 0.6


class AnswerReport(BaseModel):
    """An answer with everything that was checked of it; its JSON is design.md §5 `ask` with more fields.

    `nearest` are sections beside a refusal that lie nearest to the question: where to read on, and no answer.
    """

    model_config = ConfigDict(frozen=True)

    question: str
    role: Role
    answer: str
    verification: VerificationReport
    sources: tuple[Source, ...] = ()
    confidence_line: str = ""
    refusal: str | None = None
    names_unknown: bool = Field(default=False, exclude=True)
    nearest: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    drafter: str = ""
    making: dict[str, object] = Field(default_factory=dict)

    @property
    def is_answered(self) -> bool:
        """True where checked statements are given."""
        return self.refusal is None and self.verification.overall is not Overall.UNAVAILABLE

    def to_json(self) -> dict[str, Any]:
        """The fields of `verify` and those of the answer, in one flat object."""
        own = self.model_dump(mode="json", exclude={"verification"})
        return {**self.verification.model_dump(mode="json"), **own}

    def page(self) -> str:
        """The answer as a person reads it; a refusal is its message and nothing else."""
        if not self.is_answered:
            return self.answer
        lines = [self.answer, "", self.confidence_line, "", "Sources"]
        lines += _source_lines(self.sources)
        if self.verification.removed:
            lines += ["", "Taken out because the graph does not bear it out"]
            lines += [f'  "{one.text}": {one.why}' for one in self.verification.removed]
        if self.verification.audit_id:
            lines += ["", f"Kept as {self.verification.audit_id}; see `nyaya audit show {self.verification.audit_id}`."]
        return "\n".join(lines)


def _source_lines(sources: Sequence[Source]) -> list[str]:
    """One line an authority, with the tags of its passages."""
    lines = []
    for authority_id in dict.fromkeys(source.authority_id for source in sources):
        own = [source for source in sources if source.authority_id == authority_id]
        first = own[0]
        on = day(first.decided_on) if first.decided_on else None
        places = [f"paragraph {one.paragraph}" for one in own if one.paragraph] or [
            f"page {one.page}" for one in own if one.page
        ]
        parts = [
            first.authority,
            first.citation,
            first.court,
            on,
            *dict.fromkeys(places),
            str(first.standing),
            first.caution,
        ]
        lines.append(f"  [{', '.join(one.tag for one in own)}] " + ", ".join(part for part in parts if part))
    return lines
