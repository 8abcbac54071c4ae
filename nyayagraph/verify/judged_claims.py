"""The claims of a text judged: the passages and topics they are held to, fetched in a few reads, then weighed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from itertools import pairwise

import numpy as np

from nyayagraph.cypher.statute import SectionsAbout, TopicSection
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.standing import StatedTreatment
from nyayagraph.verify.claims.day_words import DayWords
from nyayagraph.verify.claims.evidence import embed_claims, passages_of_authorities, passages_of_graph
from nyayagraph.verify.claims.stated import Claim
from nyayagraph.verify.claims.support import Judged, Sources, held_otherwise
from nyayagraph.verify.judge import attributions_in_doubt, first_look, needs_wide_search, weigh
from nyayagraph.verify.report import ClaimVerdict
from nyayagraph.verify.wording.alignment import Passage, best_alignment
from nyayagraph.verify.wording.meaning import topic_query


def judge_claims(
    graph: Graph,
    embedder: Embedder,
    claims: Sequence[Claim],
    treatments: Sequence[StatedTreatment],
    words: DayWords,
    on: date,
) -> dict[int, Judged]:
    """Verdicts by number of the claim; the claims come in order, so a claim's number is its place."""
    if not claims:
        return {}
    topics = _fetch_topics(graph, claims)
    vectors = embed_claims(embedder, claims)
    judged: dict[int, Judged] = {}
    for claim in claims:
        early = first_look(claim, Sources((), (), treatments, topics)) or words.unheld(claim)
        if early:
            judged[claim.number] = early
    rest = [claim for claim in claims if claim.number not in judged]
    embedded = (
        vectors[[claim.number for claim in rest]] if rest else np.zeros((0, embedder.embedding_dim), dtype=np.float32)
    )
    numbers = [claim.number for claim in rest]
    own = words.speaking(passages_of_authorities(graph, rest, embedded), numbers)
    wanting = [
        place
        for place, claim in enumerate(rest)
        if needs_wide_search(claim, best_alignment(claim.bare, own.get(place, [])))
    ]
    wide = words.speaking(passages_of_graph(graph, rest, embedded, wanting, on), numbers)
    for place, claim in enumerate(rest):
        judged[claim.number] = weigh(claim, Sources(own.get(place, []), wide.get(place, []), treatments, topics))
    for place, (before, claim) in enumerate(pairwise(rest)):
        contrary = _also_held(before, claim, own.get(place, []))
        if contrary and judged[claim.number].verdict is not ClaimVerdict.SUPPORTED:
            judged[claim.number] = contrary
    return judged


# takes `The Court also held that`, `It further held`; what the judgment of the sentence before is said to hold
_ALSO_HELD = re.compile(
    r"\W*(?:(?:the|this)\s+(?:\w+\s+)?(?:court|bench|judgment|decision)|it)\s+(?:also\s+|further\s+|then\s+)?(?:held|holds|ruled|said|says|laid\s+down|observed|declared)\b",
    re.IGNORECASE,
)


def _also_held(before: Claim, claim: Claim, passages: Sequence[Passage]) -> Judged | None:
    """A contradiction by the one judgment that the sentence before names, where a sentence goes on about it."""
    judgments = {one.judgment.judgment_id for one in before.resolved if one.judgment}
    is_next = claim.number == before.number + 1 and not any(one.judgment for one in claim.resolved)
    if len(judgments) != 1 or not is_next or not _ALSO_HELD.match(claim.text):
        return None
    return held_otherwise(claim, [passage for passage in passages if passage.authority_id in judgments])


def _fetch_topics(graph: Graph, claims: Sequence[Claim]) -> dict[tuple[int, int], Sequence[TopicSection]]:
    """Sections that match what each claim attributes to a provision, by claim and place of the provision in it.

    Asked only where they could change the verdict: the look-up in the full-text index is the dearest read of all.
    """
    asked = [(claim.number, place, said) for claim in claims for place, said in attributions_in_doubt(claim)]
    if not asked:
        return {}
    queries = tuple(topic_query(number, said) for number, (_, _, said) in enumerate(asked))
    rows = {row.topic: row.sections for row in graph.fetch(SectionsAbout(topics=queries))}
    return {(claim, place): rows.get(number, ()) for number, (claim, place, _) in enumerate(asked)}
