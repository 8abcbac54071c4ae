"""Judgments that an answer may rest on: what they are and whether they are good law on the day."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from pydantic import BaseModel, ConfigDict

from nyayagraph.answer.sources import Good
from nyayagraph.answer.wording import printed_judgment
from nyayagraph.cypher.answer import JudgmentFact, JudgmentFacts
from nyayagraph.graph import Graph
from nyayagraph.law.standing import Reason, StatedTreatment, judgment_standing
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.standing.validity import fetch_treatments, judgment_validity

NOT_TO_BE_QUOTED = frozenset({Standing.OVERRULED, Standing.REVERSED})


class Authority(BaseModel):
    """A judgment, its standing on the day of the law and the reasons, those that took effect first."""

    model_config = ConfigDict(frozen=True)

    fact: JudgmentFact
    standing: Standing
    because: tuple[Reason, ...]
    caution: str | None

    @property
    def name(self) -> str:
        """Name and citation."""
        return printed_judgment(self.fact.title, self.fact.citation)

    @property
    def good(self) -> Good:
        """Standing and caution, as a source carries them."""
        return Good(standing=self.standing, caution=self.caution)

    def by_whom(self) -> tuple[str, ...]:
        """Ids of the judgments that changed its standing."""
        return tuple(dict.fromkeys(reason.by_id for reason in self.because if reason.by_id)) if self.caution else ()


def fetch_authorities(graph: Graph, judgment_ids: Iterable[str], on: date) -> dict[str, Authority]:
    """The judgments and those that changed their standing, by id; two reads for each of the two."""
    first = _fetched(graph, dict.fromkeys(judgment_ids), on)
    by = [
        judgment_id for authority in first.values() for judgment_id in authority.by_whom() if judgment_id not in first
    ]
    return {**first, **_fetched(graph, dict.fromkeys(by), on)}


def _fetched(graph: Graph, judgment_ids: Mapping[str, None], on: date) -> dict[str, Authority]:
    if not judgment_ids:
        return {}
    ids = tuple(judgment_ids)
    treatments = fetch_treatments(graph, ids)
    facts = {fact.judgment_id: fact for fact in graph.fetch(JudgmentFacts(judgment_ids=ids))}
    return {one: _authority(facts[one], treatments, on) for one in ids if one in facts}


def _authority(fact: JudgmentFact, treatments: Sequence[StatedTreatment], on: date) -> Authority:
    found = judgment_standing(fact.judgment_id, treatments, on)
    notes = judgment_validity(fact.judgment_id, fact.title, treatments, on).notes
    return Authority(
        fact=fact,
        standing=found.standing,
        because=found.because,
        caution=notes[0].text if notes else None,
    )
