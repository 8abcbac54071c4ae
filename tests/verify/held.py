"""Judgments as the graph would give them, for what is decided over rows without a graph."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import Any

from nyayagraph.cypher.verify import (
    CitationsKnown,
    CitationsOfJudgment,
    CourtHeld,
    HeldJudgment,
    JudgmentCitations,
    JudgmentsNamed,
    KnownCitation,
    KnownReport,
    NamedJudgments,
    ReportsKnown,
)


def judgment(title: str) -> HeldJudgment:
    return HeldJudgment(
        judgment_id="one",
        title=title,
        names=(),
        court_id=None,
        decided_on=None,
        bench_strength=None,
        display_citation=None,
        landmark_score=None,
    )


def decided(title: str, year: int) -> HeldJudgment:
    return judgment(title).model_copy(update={"judgment_id": f"of {year}", "decided_on": date(year, 3, 8)})


@dataclass
class Held:
    """A graph of some judgments with their citations, none of which is the one that a text prints."""

    judgments: dict[HeldJudgment, tuple[str, ...]]
    reports: list[KnownReport] = field(default_factory=list)

    def fetch(self, statement: Any) -> list[Any]:
        match statement:
            case CitationsKnown():
                keys = statement.citation_keys
                return [KnownCitation(citation_key=key, judgments=(), printed_by=0, printers=()) for key in keys]
            case JudgmentsNamed():
                return [NamedJudgments(name=one.name, judgments=tuple(self.judgments)) for one in statement.queries]
            case JudgmentCitations():
                return [
                    CitationsOfJudgment(judgment_id=one.judgment_id, citation_keys=keys)
                    for one, keys in self.judgments.items()
                ]
            case ReportsKnown():
                return self.reports
        return [CourtHeld(court_id="supreme-court", name="Supreme Court", judgments=9)]
