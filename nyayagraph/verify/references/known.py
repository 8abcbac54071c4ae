"""What the graph knows of the references of one text, fetched in a few batched statements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nyayagraph.cypher.statute import AskedProvision, KnownProvision, NumbersListed, ProvisionsKnown
from nyayagraph.cypher.verify import (
    AskedReport,
    CitationsKnown,
    CourtHeld,
    CourtsHeld,
    HeldJudgment,
    JudgmentCitations,
    JudgmentsNamed,
    KnownCitation,
    KnownReport,
    ReportsKnown,
)
from nyayagraph.graph import Graph
from nyayagraph.law.citations.keys import CitationKey
from nyayagraph.law.find import FoundReference
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.references.naming import can_be, name_query, named
from nyayagraph.verify.references.own_citations import is_before


@dataclass
class Known:
    """What the graph answered for one text."""

    citations: dict[str, KnownCitation]
    named: dict[str, tuple[HeldJudgment, ...]]
    parallel: dict[str, tuple[str, ...]]
    provisions: dict[str, KnownProvision]
    numbers: dict[str, frozenset[str]]
    courts: dict[str, CourtHeld]
    reports: dict[tuple[str, int | None], KnownReport]


def fetch_known(graph: Graph, references: Sequence[FoundReference]) -> Known:
    """All that the references of a text need, in a few batched statements."""
    keys = tuple(dict.fromkeys(key for one in references if one.kind in ("reporter", "neutral") for key in one.keys))
    citations = {row.citation_key: row for row in graph.fetch(CitationsKnown(citation_keys=keys))} if keys else {}
    provisions = _fetch_provisions(graph, references)
    names = dict.fromkeys(one.name for one in references if one.name and _needs_name(one, citations))
    queries = tuple(name_query(name) for name in names if name)
    by_name = {row.name: row.judgments for row in graph.fetch(JudgmentsNamed(queries=queries))} if queries else {}
    doubtful = {
        judgment.judgment_id
        for one in references
        if one.kind in ("reporter", "neutral") and _is_doubtful(one, citations)
        for judgment in (
            *(held for key in one.keys for held in citations[key].judgments),
            *named(one.name or "", by_name.get(one.name or "", ())),
        )
    }
    parallel = (
        {
            row.judgment_id: row.citation_keys
            for row in graph.fetch(JudgmentCitations(judgment_ids=tuple(sorted(doubtful))))
        }
        if doubtful
        else {}
    )
    missing = any(one.kind == "case_name" or _is_doubtful(one, citations) for one in references)
    courts = {row.court_id: row for row in graph.fetch(CourtsHeld())} if missing else {}
    return Known(citations, by_name, parallel, *provisions, courts, _fetch_reports(graph, references, citations))


def _fetch_reports(
    graph: Graph, references: Sequence[FoundReference], citations: dict[str, KnownCitation]
) -> dict[tuple[str, int | None], KnownReport]:
    """How well the graph knows the reports in which citations stand that identify nothing."""
    unknown = (
        CitationKey.parse(key)
        for one in references
        for key in one.keys
        if key in citations and not citations[key].judgments
    )
    asked = {
        AskedReport(reporter=key.reporter, year=key.year, court_id=key.court_id)
        for key in unknown
        if key.year and key.court_id
    }
    reports = tuple(sorted(asked, key=lambda one: (one.reporter, one.year)))
    rows = graph.fetch(ReportsKnown(reports=reports)) if reports else []
    return {(row.reporter, row.year): row for row in rows}


def _needs_name(reference: FoundReference, citations: dict[str, KnownCitation]) -> bool:
    """True where the name must be looked up: it stands alone, or its citation does not settle it."""
    if reference.kind == "case_name":
        return True
    held = {j.judgment_id: j for key in reference.keys if key in citations for j in citations[key].judgments}
    return len(held) != 1 or not can_be(reference.name or "", next(iter(held.values())))


def _is_doubtful(reference: FoundReference, citations: dict[str, KnownCitation]) -> bool:
    """True where one of a reference's citations identifies nothing, several judgments, or one of a later year."""
    held = [(key, citations[key].judgments) for key in reference.keys if key in citations]
    return any(len(bearers) != 1 or is_before(CitationKey.parse(key), bearers[0]) for key, bearers in held)


def _fetch_provisions(
    graph: Graph, references: Sequence[FoundReference]
) -> tuple[dict[str, KnownProvision], dict[str, frozenset[str]]]:
    asked: dict[str, AskedProvision] = {}
    for reference in references:
        if reference.kind in ("section", "article", "rule", "schedule"):
            for printed in reference.keys:
                key = ProvisionKey.parse(printed)
                asked[key.section_id] = AskedProvision(section_id=key.section_id, act_id=key.act_id)
    return fetch_provisions(graph, tuple(asked.values()))


def fetch_provisions(
    graph: Graph, asked: Sequence[AskedProvision]
) -> tuple[dict[str, KnownProvision], dict[str, frozenset[str]]]:
    """What the graph knows of each provision, and the numbers it knows of acts where one of them is missing."""
    if not asked:
        return {}, {}
    known = {row.section_id: row for row in graph.fetch(ProvisionsKnown(provisions=tuple(asked)))}
    acts = {row.act.act_id for row in known.values() if row.act and not (row.section and row.section.is_held)}
    if not acts:
        return known, {}
    listed = graph.fetch(NumbersListed(act_ids=tuple(sorted(acts))))
    return known, {row.act_id: frozenset(row.numbers) for row in listed}
