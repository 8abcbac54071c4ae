"""Loading plain words: sections of the codes in everyday words, beside their texts and never in their place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from nyayagraph.cypher.codes import DeleteOlderWords, MergePlainWords, PlainPassage
from nyayagraph.graph import Graph
from nyayagraph.graph.vectors import bolt_vectors
from nyayagraph.inference.embedder import Embedder
from nyayagraph.inference.sections import SectionEncoder, section_encoder
from nyayagraph.ingest.filter_terms import words_terms
from nyayagraph.ingest.runs import Report
from nyayagraph.law.records import CorrespondenceRecord, PlainWordsRecord

WORDS_OF = "words:"


def merge_plain_words(
    graph: Graph,
    embedder: Embedder,
    records: Sequence[PlainWordsRecord],
    correspondence: Sequence[CorrespondenceRecord],
    report: Report,
) -> None:
    """Nothing; plain words stand at their section and at every counterpart of it, with the vector of their matter."""
    encoder = section_encoder()
    told: dict[str, list[PlainWordsRecord]] = {}
    shared = counterparts(correspondence)
    for record in records:
        for section_id in (record.section_id, *shared.get(record.section_id, ())):
            told.setdefault(section_id, []).append(record)
    passages = [
        _passage(section_id, number, record)
        for section_id, said in told.items()
        for number, record in enumerate(said, start=1)
    ]
    vectors = bolt_vectors(embedder.embed([row.text for row in passages]))
    matters = _matters(encoder, [record.section_id for said in told.values() for record in said])
    rows = tuple(
        row.model_copy(update={"embedding": vector, "matter": matter})
        for row, vector, matter in zip(passages, vectors, matters, strict=True)
    )
    report.counts += graph.write(MergePlainWords(rows=rows, model_id=encoder.model_id, run_id=report.run_id))
    report.counts += graph.write(DeleteOlderWords(run_id=report.run_id))


def _matters(encoder: SectionEncoder, section_ids: Sequence[str]) -> list[Any]:
    """For each section whose plain words the encoder was taught the vector it learned, else None."""
    taught = {one.section_id: one.vector for one in encoder.sections}
    known = [section_id for section_id in section_ids if section_id in taught]
    vectors = dict(zip(known, bolt_vectors(np.stack([taught[one] for one in known])), strict=True)) if known else {}
    return [vectors.get(section_id) for section_id in section_ids]


def counterparts(correspondence: Sequence[CorrespondenceRecord]) -> dict[str, tuple[str, ...]]:
    """For each section, the sections of the other code that stand in its place, in the tables' order."""
    found: dict[str, dict[str, None]] = {}
    for row in correspondence:
        if row.old_section and row.new_section:
            old, new = f"{row.old_act_id}/s{row.old_section}", f"{row.new_act_id}/s{row.new_section}"
            found.setdefault(old, {})[new] = None
            found.setdefault(new, {})[old] = None
    return {section_id: tuple(others) for section_id, others in found.items()}


def _passage(section_id: str, number: int, said: PlainWordsRecord) -> PlainPassage:
    """One record's plain words as a passage: what several old sections say stays apart under the new one."""
    return PlainPassage(
        chunk_id=f"{section_id}#words" + (f"-{number}" if number > 1 else ""),
        words_of=WORDS_OF + section_id,
        section_id=section_id,
        text=". ".join(line for line in (said.rule, said.scenes) if line),
        embedding=None,
        filter_terms=words_terms(section_id=section_id, act_id=section_id.partition("/")[0]),
    )
