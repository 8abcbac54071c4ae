"""One judgment read through: passages, vectors, citations and provisions found. No graph, so it may run elsewhere."""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from nyayagraph.cypher.ingest.rows import TreatmentParam
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.chunking import Passage, passages
from nyayagraph.ingest.references import PrintedReference, printed_references
from nyayagraph.ingest.sources import SourceJudgment, Unreadable
from nyayagraph.ingest.text_treatments import read_treatments
from nyayagraph.law.citations.keys import CitationKey
from nyayagraph.law.find import SURE_ENOUGH, FoundReference, find
from nyayagraph.law.provisions.keys import ProvisionKey

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class Mentions:
    """How often a thing is mentioned and in which passages."""

    count: int = 0
    ordinals: list[int] = field(default_factory=list)
    clauses: list[str] = field(default_factory=list)

    def add(self, ordinal: int, clause: str = "") -> None:
        """One more mention."""
        self.count += 1
        if ordinal not in self.ordinals[-1:]:
            self.ordinals.append(ordinal)
        if clause and clause not in self.clauses:
            self.clauses.append(clause)


@dataclass(frozen=True, slots=True)
class Prepared:
    """A judgment ready to be merged: `embeddings[i]` belongs to `found[i]`, (n_passages, embedding_dim) float32."""

    judgment: SourceJudgment
    found: tuple[Passage, ...]
    embeddings: NDArray[np.float32]
    references: tuple[PrintedReference, ...]
    sections: dict[str, Mentions]
    treatments: tuple[TreatmentParam, ...] = ()


def prepare(judgment: SourceJudgment, embedder: Embedder) -> Prepared:
    """`judgment` cut, embedded and read for references; propositions of a curated record are its passages."""
    if judgment.text:
        parts = judgment.parts()
        found = passages(judgment.text, parts, page_starts=judgment.page_starts)
        texts = [judgment.text[passage.char_start : passage.char_end] for passage in found]
        start = parts[0].start if parts else 0
        read = find(judgment.text, written_on=judgment.record.decided_on, sure_from=SURE_ENOUGH)
        printed = [one for one in read if one.start >= start]
        references, sections = _references(judgment, found, printed)
        treatments = read_treatments(judgment, printed)
    else:
        found = _propositions(judgment)
        texts = [proposition.text for proposition in judgment.record.propositions]
        references, sections, treatments = (), {}, ()
    return Prepared(judgment, found, embedder.embed(texts), references, sections, treatments)


def prepare_all(judgments: Sequence[SourceJudgment], embedder: Embedder) -> list[Prepared | Unreadable]:
    """`judgments` prepared, in order; one that fails is reported and does not stop the others."""
    done: list[Prepared | Unreadable] = []
    for judgment in judgments:
        try:
            done.append(prepare(judgment, embedder))
        except Exception as exc:  # noqa: BLE001 - one record of a batch must not lose the rest
            logger.warning("a judgment could not be prepared", extra={"source": judgment.source})
            done.append(Unreadable(judgment.source, f"{type(exc).__name__}: {str(exc)[:200]}"))
    return done


def _propositions(judgment: SourceJudgment) -> tuple[Passage, ...]:
    places: list[Passage] = []
    start = 0
    for ordinal, proposition in enumerate(judgment.record.propositions):
        end = start + len(proposition.text)
        places.append(
            Passage(ordinal, "Proposition", start, end, proposition.paragraph, proposition.page, proposition.page)
        )
        start = end + 1
    return tuple(places)


def _references(
    judgment: SourceJudgment, found: Sequence[Passage], printed: Sequence[FoundReference]
) -> tuple[tuple[PrintedReference, ...], dict[str, Mentions]]:
    """Citations and provisions that the text prints, each with the passages that print it."""
    begins = [passage.char_start for passage in found]
    sections: dict[str, Mentions] = {}
    for reference in printed:
        if reference.kind in ("section", "article", "rule"):
            ordinal = max(bisect_right(begins, reference.start) - 1, 0)
            for key in _keys(reference):
                provision = ProvisionKey.parse(key)
                sections.setdefault(provision.section_id, Mentions()).add(ordinal, provision.clause)
    return printed_references(judgment.text, printed, judgment.record.citations, begins), sections


def _keys(reference: FoundReference) -> tuple[str, ...]:
    """Every provision of a reference: one, or those of a range."""
    return reference.keys or ((reference.key,) if reference.key else ())


def reporter_and_year(citation_key: str) -> tuple[str, int | None]:
    """Reporter and year of a printed citation."""
    key = CitationKey.parse(citation_key)
    return key.reporter, key.year
