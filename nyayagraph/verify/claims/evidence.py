"""Passages for claims: first of the authorities named, then, where these do not bear it out, of the whole graph."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

import numpy as np
from numpy.typing import NDArray

from nyayagraph.cypher.verify import (
    AuthorityPassages,
    ClaimPassage,
    ClaimPassages,
    LeaningClaim,
    NamedPages,
    SearchedClaim,
)
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.verify.claims.stated import Claim
from nyayagraph.verify.wording.alignment import Passage

PASSAGES_OF_AUTHORITY = 8
PASSAGES_OF_GRAPH = 5
_WORDS_IN_QUERY = 24
_WORD = re.compile(r"[a-z]{3,}|\d+[a-z]?")


def embed_claims(embedder: Embedder, claims: Sequence[Claim]) -> NDArray[np.float32]:
    """(n_claims, embedding_dim) float32: vectors of the claims as written."""
    return embedder.embed([claim.text for claim in claims])


def passages_of_authorities(
    graph: Graph, claims: Sequence[Claim], vectors: NDArray[np.float32]
) -> dict[int, list[Passage]]:
    """Passages by number of the claim, of the authorities that the claim names."""
    asked = tuple(
        LeaningClaim(
            claim=place, vector=_numbers(vectors[place]), authority_ids=claim.authority_ids, pages=_pages(claim)
        )
        for place, claim in enumerate(claims)
        if claim.authority_ids
    )
    if not asked:
        return {}
    return _by_claim(graph.fetch(AuthorityPassages(claims=asked, per_claim=PASSAGES_OF_AUTHORITY)))


def passages_of_graph(
    graph: Graph, claims: Sequence[Claim], vectors: NDArray[np.float32], places: Sequence[int], on: date
) -> dict[int, list[Passage]]:
    """Passages by number of the claim, good law on the day, wherever they stand."""
    good_from = on.year * 10000 + on.month * 100 + on.day
    asked = tuple(
        SearchedClaim(claim=place, vector=_numbers(vectors[place]), lucene=lucene_of(claims[place].text, good_from))
        for place in places
        if vectors[place].any()
    )
    if not asked:
        return {}
    return _by_claim(graph.fetch(ClaimPassages(claims=asked, per_claim=PASSAGES_OF_GRAPH, good_from=good_from)))


def lucene_of(text: str, good_from: int) -> str:
    """The claim's words as a Lucene query on good law; a text is data: only letters and figures go in."""
    words = list(dict.fromkeys(_WORD.findall(text.lower())))[:_WORDS_IN_QUERY]
    kept = [word for word in words if word not in ("and", "not", "the")]
    return f"+text:({' '.join(kept) or 'nothing'}) +filter_terms:[until_{good_from} TO until_99991231]^0"


def _pages(claim: Claim) -> tuple[NamedPages, ...]:
    return tuple(
        NamedPages(upload_id=one.upload.upload_id, first=one.pages[0], last=one.pages[1])
        for one in claim.resolved
        if one.upload
    )


def _numbers(vector: NDArray[np.float32]) -> tuple[float, ...]:
    return tuple(vector.tolist())


def _by_claim(rows: Sequence[ClaimPassage]) -> dict[int, list[Passage]]:
    found: dict[int, list[Passage]] = {}
    for row in rows:
        passage = Passage(row.chunk_id, row.authority_id, row.title, row.text, row.cosine_score)
        found.setdefault(row.claim, []).append(passage)
    return found
