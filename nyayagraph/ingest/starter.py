"""Loading the bundled starter graph: acts, sections, what replaced them, correspondence, judgments, in that order."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nyayagraph.cypher.ingest import (
    BoundVersions,
    FinishedRun,
    FinishRun,
    LinkActs,
    LinkCitedVersions,
    LinkTreatments,
    MergeActs,
    MergeRepeals,
    MergeSectionChunks,
    MergeSections,
    StartRun,
)
from nyayagraph.cypher.ingest import rows as rows_of
from nyayagraph.graph import Graph
from nyayagraph.graph.vectors import bolt_vectors
from nyayagraph.inference.embedder import Embedder
from nyayagraph.inference.sections import section_encoder
from nyayagraph.ingest.correspondence import merge_correspondence
from nyayagraph.ingest.filter_terms import section_terms
from nyayagraph.ingest.judgments import finish_judgments, merge_judgments
from nyayagraph.ingest.plain_words import merge_plain_words
from nyayagraph.ingest.runs import FORMAT, Progress, Report
from nyayagraph.ingest.sources import SourceJudgment, digest
from nyayagraph.ingest.successions import check_successions, table_writes
from nyayagraph.law.acts.successions import table_edition
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.records import ActRecord, SectionRecord
from nyayagraph.starter import (
    starter_acts,
    starter_correspondence,
    starter_digest_parts,
    starter_judgments,
    starter_plain_words,
    starter_sections,
)


def ingest_starter(
    graph: Graph, embedder: Embedder, *, embedder_name: str = "default", progress: Progress | None = None
) -> Report:
    """What loading the starter graph did; the same starter graph again writes nothing."""
    known_by = digest("starter", FORMAT, section_encoder().model_id, table_edition(), *starter_digest_parts())
    report = Report("starter", known_by[:16])
    if graph.fetch(FinishedRun(run_id=report.run_id)):
        report.already_loaded = True
        return report
    graph.write(StartRun(run_id=report.run_id, kind="starter", source="bundled"))
    _merge_statutes(graph, embedder, report)
    if progress:
        progress(1, f"{report.written:,} acts and sections written")
    merge_correspondence(graph, starter_correspondence(), report)
    merge_plain_words(graph, embedder, starter_plain_words(), starter_correspondence(), report)
    report.read += len(starter_correspondence())
    if progress:
        progress(2, f"{len(starter_correspondence()):,} rows of correspondence written")
    merge_judgments(graph, _judgments(), report, embedder_name=embedder_name, progress=progress, workers=0)
    report.counts += graph.write_all([LinkCitedVersions(), LinkTreatments()])
    finish_judgments(graph, report)
    check_successions(graph, report)
    graph.write(FinishRun(run_id=report.run_id, records=report.written, skipped=0))
    return report


def _judgments() -> Iterator[SourceJudgment]:
    for record in starter_judgments():
        name = record.citations[0] if record.citations else record.title
        yield SourceJudgment(
            source=f"starter:{name}",
            sha256=digest(record.model_dump_json()),
            record=record,
            curated=True,
            year=record.decided_on.year if record.decided_on else None,
        )


def _merge_statutes(graph: Graph, embedder: Embedder, report: Report) -> None:
    acts, sections = starter_acts(), starter_sections()
    by_id = {act.act_id: act for act in acts}
    repeals = tuple(_repeal_param(act) for act in acts if act.repealed_by)
    report.counts += graph.write_all(
        [
            MergeActs(rows=tuple(_act_param(act) for act in acts), run_id=report.run_id),
            MergeRepeals(rows=repeals),
            MergeSections(rows=tuple(_section_param(section) for section in sections), run_id=report.run_id),
            MergeSectionChunks(rows=_passages_params(sections, by_id, embedder), run_id=report.run_id),
            *table_writes(report.run_id),
            LinkActs(),
            BoundVersions(),
        ]
    )
    report.read += len(acts) + len(sections)
    report.written += len(acts) + len(sections)


def _act_param(act: ActRecord) -> rows_of.ActParam:
    return rows_of.ActParam(
        act_id=act.act_id,
        title=act.title,
        short_title=act.short_title,
        aliases=act.aliases,
        number=act.number,
        year=act.year,
        kind=act.kind,
        commenced_on=act.commenced_on,
        repealed_on=act.repealed_on,
        savings=act.savings,
        savings_provision=act.savings_provision,
        repealing_provision=act.repealing_provision,
        is_complete=False,
        curated=True,
    )


def _repeal_param(act: ActRecord) -> rows_of.RepealParam:
    return rows_of.RepealParam(
        act_id=act.act_id,
        repealed_by=act.repealed_by or "",
        repealed_on=act.repealed_on,
        repealing_provision=act.repealing_provision,
        savings=act.savings,
    )


def _section_param(section: SectionRecord) -> rows_of.SectionParam:
    status = section.status
    return rows_of.SectionParam(
        section_id=section.section_id,
        act_id=section.act_id,
        number=section.number,
        unit=section.unit,
        heading=section.heading,
        chapter=section.chapter,
        gist=section.gist,
        clauses=section.clauses,
        clause_rows=_clause_params(section),
        is_offence=section.is_offence,
        cognizable=section.cognizable,
        bailable=section.bailable,
        triable_by=section.triable_by,
        in_force_from=section.in_force_from,
        in_force_to=section.in_force_to,
        status=status.standing if status else None,
        status_clause=status.clause if status else None,
        status_on=status.on if status else None,
        status_by=status.by if status else None,
        status_note=status.note if status else None,
        source=f"starter:{section.section_id}",
        sha256=digest(section.model_dump_json()),
        curated=True,
    )


def _clause_params(section: SectionRecord) -> tuple[rows_of.ClauseParam, ...]:
    known = dict.fromkeys((*section.clause_gists, *section.offence_flags))
    return tuple(
        rows_of.ClauseParam(
            clause_id=f"{section.section_id}{label}",
            label=label,
            gist=section.clause_gists.get(label),
            cognizable=flags.cognizable if (flags := section.offence_flags.get(label)) else None,
            bailable=flags.bailable if flags else None,
            triable_by=flags.triable_by if flags else None,
        )
        for label in known
    )


def gist_passages(section: SectionRecord, act: ActRecord | None) -> list[str]:
    """What a section's passages say: its own gist, then each clause's, each naming act and section in words."""
    name = act.short_title if act else section.act_id
    number = _printed(section)
    whole = f"{number} of the {name} ({section.heading}): {section.gist}" if section.gist else None
    clauses = [
        f"{number}{label} of the {name} ({section.heading}): {gist}" for label, gist in section.clause_gists.items()
    ]
    return [passage for passage in (whole, *clauses) if passage]


# takes `o6r17`, `a137`, `498A`; a rule of an Order, an article of a Schedule, a section
_NUMBER = re.compile(r"(?:o(?P<order>\d+[A-Z]?)r|a)?(?P<number>\d+[A-Z]*)")


def _printed(section: SectionRecord) -> str:
    """A provision as a text names it: `Section 302`, `Article 137`, `Order 6 Rule 17`."""
    match = _NUMBER.fullmatch(section.number)
    if match and match["order"]:
        return f"Order {match['order']} Rule {match['number']}"
    number = match["number"] if match else section.number
    return f"{section.unit.replace('_', ' ').capitalize()} {number}"


def _passages_params(
    sections: tuple[SectionRecord, ...], acts: dict[str, ActRecord], embedder: Embedder
) -> tuple[rows_of.SectionPassagesParam, ...]:
    rows = []
    for section in sections:
        act = acts.get(section.act_id)
        texts = gist_passages(section, act)
        if not texts:
            continue
        vectors = bolt_vectors(embedder.embed(texts))
        key = ProvisionKey.parse(section.section_id)
        rows.append(
            rows_of.SectionPassagesParam(
                section_id=section.section_id,
                title=f"{act.short_title if act else key.act_id} {section.unit} {section.number} {section.heading}",
                heading=section.heading,
                filter_terms=section_terms(section_id=section.section_id, act_id=section.act_id),
                chunks=tuple(
                    rows_of.SectionPassage(
                        chunk_id=f"{section.section_id}#g{place:03d}",
                        text=text,
                        ordinal=place,
                        char_start=0,
                        char_end=len(text),
                        embedding=vector,
                    )
                    for place, (text, vector) in enumerate(zip(texts, vectors, strict=True))
                ),
            )
        )
    return tuple(rows)
