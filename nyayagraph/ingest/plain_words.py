"""Loading plain words: sections of the codes in everyday words, beside their texts and never in their place."""

from __future__ import annotations

from collections.abc import Sequence

from nyayagraph.cypher.codes import MergePlainWords, PlainPassage
from nyayagraph.graph import Graph
from nyayagraph.graph.vectors import bolt_vectors
from nyayagraph.inference.embedder import Embedder
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
    """Nothing; plain words stand at their section and at every counterpart of it."""
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
    rows = tuple(row.model_copy(update={"embedding": vector}) for row, vector in zip(passages, vectors, strict=True))
    report.counts += graph.write(MergePlainWords(rows=rows, run_id=report.run_id))


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
