"""Loading statutes: texts of provisions from publishers' files, merged with heading, dates and passages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

from nyayagraph.cypher.ingest import (
    BoundVersions,
    KnownSources,
    LinkActs,
    LinkCitedVersions,
    MergeActs,
    MergeAmendments,
    MergeCommencements,
    MergeSectionChunks,
    MergeSections,
    MergeSectionVersions,
)
from nyayagraph.cypher.ingest import rows as rows_of
from nyayagraph.cypher.statute import VersionCounts, VersionFaults
from nyayagraph.errors import SourceError
from nyayagraph.graph import Graph
from nyayagraph.graph.vectors import bolt_vectors
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.chunking import passages
from nyayagraph.ingest.commencements import commencement_params
from nyayagraph.ingest.filter_terms import section_terms
from nyayagraph.ingest.runs import Progress, Report, ingest_run, source_files
from nyayagraph.ingest.section_versions import amendment_params, versions_param
from nyayagraph.ingest.sources import Unreadable
from nyayagraph.ingest.statute_files import SourceSection, is_statute_file, read_statute_file
from nyayagraph.ingest.successions import check_successions, table_writes
from nyayagraph.law.judgment_text import Part

BATCH_SECTIONS = 200

# Sub-sections that open a line or the text; takes `(1) Whoever`, `(1A) In making`, refuses `clause (1) of`.
_CLAUSE = re.compile(r"(?:^|\n)\s*\d{0,2}\[?\s*\((\d{1,2}[A-Z]{0,2})\)\s", re.MULTILINE)


def ingest_statutes(
    graph: Graph, embedder: Embedder, paths: Sequence[Path], *, progress: Progress | None = None
) -> Report:
    """What loading statute files did: JSON lines of sections with their act, or one JSON file for each old code.

    Rows that are pages of a PDF rather than sections are reported, not guessed at.
    """
    files = [file for file in source_files(paths, ".jsonl.gz", ".jsonl", ".json") if is_statute_file(file)]
    if not files:
        raise SourceError(f"no statute file among {', '.join(str(path) for path in paths)}")
    with ingest_run(graph, "statutes", files) as report:
        if report.already_loaded:
            return report
        read = [section for file in files for section in read_statute_file(file)]
        _merge_acts_of(graph, read, report)
        batch: list[SourceSection] = []
        for section in _told(read, report):
            if len(batch) == BATCH_SECTIONS or any(one.section_id == section.section_id for one in batch):
                merge_section_batch(graph, embedder, batch, report)  # two sources of one text in turn, never at once
                batch = []
                if progress:
                    progress(report.read, f"{report.read:,} sections read, {report.written:,} written")
            batch.append(section)
        merge_section_batch(graph, embedder, batch, report)
        report.counts += graph.write_all(
            [
                MergeCommencements(rows=commencement_params(read)),
                *table_writes(report.run_id),
                LinkActs(),
                BoundVersions(),
                LinkCitedVersions(),
            ]
        )
        check_versions(graph, report)
        check_successions(graph, report)
    return report


def check_versions(graph: Graph, report: Report) -> None:
    """Nothing; the report says how many texts through time there are, and which of them contradict each other."""
    report.versions = graph.fetch_one(VersionCounts()).model_dump()
    report.version_faults = [
        f"{row.section_id}: {row.fault} ({', '.join(row.versions)})" for row in graph.fetch(VersionFaults())
    ]


def _told(read: Sequence[SourceSection | Unreadable], report: Report) -> Iterator[SourceSection]:
    """Each provision once, from its best source; an article from every source, each of which has some of its texts."""
    report.read += len(read)
    report.unreadable += [one for one in read if isinstance(one, Unreadable)]
    seen: dict[tuple[str, str], SourceSection] = {}
    for section in sorted((one for one in read if isinstance(one, SourceSection)), key=lambda one: -one.rank):
        key = (section.section_id, section.source if section.unit == "article" else "")
        first = seen.setdefault(key, section)
        if first is section:
            yield section
        elif first.source == section.source and first.sha256() != section.sha256():
            report.unreadable.append(
                Unreadable(section.source, "stands here twice, with other words; the first is taken")
            )
        else:
            report.known += 1


def _merge_acts_of(graph: Graph, read: Sequence[SourceSection | Unreadable], report: Report) -> None:
    """The acts of all sections, before their sections; an act with more sections than pages is held whole."""
    sections: dict[str, SourceSection] = {}
    commenced: dict[str, date] = {}
    pages: set[str] = set()
    for section in read:
        if isinstance(section, SourceSection):
            sections.setdefault(section.act_id, section)
            if section.commenced_on:
                commenced.setdefault(section.act_id, section.commenced_on)
        else:
            pages.add(section.reason.partition(":")[0])
    rows = tuple(
        rows_of.ActParam(
            act_id=act_id,
            title=section.act_title,
            short_title=section.act_title,
            aliases=(),
            number=None,
            year=section.act_year,
            kind="constitution" if act_id == "constitution" else "act",
            commenced_on=commenced.get(act_id),
            repealed_on=None,
            savings=None,
            savings_provision=None,
            repealing_provision=None,
            is_complete=section.act_title not in pages,
            curated=False,
        )
        for act_id, section in sections.items()
    )
    report.counts += graph.write(MergeActs(rows=rows, run_id=report.run_id))


def merge_section_batch(graph: Graph, embedder: Embedder, batch: Sequence[SourceSection], report: Report) -> None:
    """Nothing; the sections that the graph does not have in this form are in it, with versions and passages."""
    if not batch:
        return
    taken = {row.source: row.sha256 for row in graph.fetch(KnownSources(sources=tuple(item.source for item in batch)))}
    fresh = [item for item in batch if taken.get(item.source) != item.sha256()]
    report.known += len(batch) - len(fresh)
    if not fresh:
        return
    report.counts += graph.write_all(
        [
            MergeSections(rows=tuple(_section_param(item) for item in fresh), run_id=report.run_id),
            MergeSectionVersions(rows=tuple(versions_param(item) for item in fresh)),
            MergeAmendments(rows=tuple(row for item in fresh for row in amendment_params(item))),
            MergeSectionChunks(rows=_passages_params(fresh, embedder), run_id=report.run_id),
        ]
    )
    report.written += len(fresh)


def _section_param(item: SourceSection) -> rows_of.SectionParam:
    labels = tuple(dict.fromkeys(f"({label})" for label in _CLAUSE.findall(item.text)))
    return rows_of.SectionParam(
        section_id=item.section_id,
        act_id=item.act_id,
        number=item.number,
        unit=item.unit,
        heading=item.heading,
        chapter=None,
        gist=None,
        clauses=labels,
        clause_rows=(),
        is_offence=None,
        cognizable=None,
        bailable=None,
        triable_by=None,
        in_force_from=None,
        in_force_to=None,
        status=None,
        status_clause=None,
        status_on=None,
        status_by=None,
        status_note=None,
        source=item.source,
        sha256=item.sha256(),
        curated=False,
    )


def _passages_params(items: Sequence[SourceSection], embedder: Embedder) -> tuple[rows_of.SectionPassagesParam, ...]:
    cut = [
        (item, passages(item.text, (Part(item.heading or item.number, 0, len(item.text)),)))
        for item in items
        if item.text
    ]
    texts = [
        f"{item.heading}\n{item.text[place.char_start : place.char_end]}" for item, places in cut for place in places
    ]
    vectors = iter(bolt_vectors(embedder.embed(texts)))
    return tuple(
        rows_of.SectionPassagesParam(
            section_id=item.section_id,
            title=f"{item.act_title or item.act_id} {item.unit} {item.number} {item.heading}",
            heading=item.heading,
            filter_terms=section_terms(section_id=item.section_id, act_id=item.act_id),
            chunks=tuple(
                rows_of.SectionPassage(
                    chunk_id=f"{item.section_id}#{place.ordinal:04d}",
                    text=item.text[place.char_start : place.char_end],
                    ordinal=place.ordinal,
                    char_start=place.char_start,
                    char_end=place.char_end,
                    embedding=next(vectors),
                )
                for place in places
            ),
        )
        for item, places in cut
    )
