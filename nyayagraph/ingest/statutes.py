"""Loading statutes: texts of provisions from publishers' files, merged with heading, dates and passages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nyayagraph.cypher.ingest import (
    KnownSources,
    LinkActs,
    MergeActs,
    MergeSectionChunks,
    MergeSections,
    MergeSectionVersions,
)
from nyayagraph.cypher.ingest import rows as rows_of
from nyayagraph.errors import SourceError
from nyayagraph.graph import Graph
from nyayagraph.graph.vectors import bolt_vectors
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.chunking import Part, passages
from nyayagraph.ingest.corpus import corpus_lines
from nyayagraph.ingest.filter_terms import section_terms
from nyayagraph.ingest.runs import Progress, Report, ingest_run, source_files
from nyayagraph.ingest.sources import Unreadable, digest
from nyayagraph.law.acts import act_named, make_act_id
from nyayagraph.law.provisions import ProvisionKey

BATCH_SECTIONS = 200

# Files of one old code each; the number's key differs from file to file.
_SINGLE_ACT_FILES = {
    "ipc.json": "ipc-1860",
    "crpc.json": "crpc-1973",
    "iea.json": "iea-1872",
    "cpc.json": "cpc-1908",
    "nia.json": "ni-1881",
    "ida.json": "divorce-act-1869",
    "MVA.json": "mv-1988",
    "constitution_of_india.json": "constitution",
}
_NUMBER_KEYS = ("Section", "section", "article")
_HEADING_KEYS = ("section_title", "title")
_TEXT_KEYS = ("section_desc", "description")
# Sub-sections that open a line or the text; takes `(1) Whoever`, `(1A) In making`, refuses `clause (1) of`.
_CLAUSE = re.compile(r"(?:^|\n)\s*\d{0,2}\[?\s*\((\d{1,2}[A-Z]{0,2})\)\s", re.MULTILINE)
_NUMBER = re.compile(r"\d{1,4}[A-Z]{0,3}")


@dataclass(frozen=True, slots=True)
class SourceSection:
    """A provision's text as one publisher gives it."""

    section_id: str
    act_id: str
    act_title: str
    act_year: int
    number: str
    unit: str
    heading: str
    text: str
    source: str

    def sha256(self) -> str:
        """Digest of what was read."""
        return digest(self.section_id, self.heading, self.text)


def ingest_statutes(
    graph: Graph, embedder: Embedder, paths: Sequence[Path], *, progress: Progress | None = None
) -> Report:
    """What loading statute files did: JSON lines of sections with their act, or one JSON file for each old code.

    Rows that are pages of a PDF rather than sections are reported, not guessed at.
    """
    files = [file for file in source_files(paths, ".jsonl.gz", ".jsonl", ".json") if _is_statute_file(file)]
    if not files:
        raise SourceError(f"no statute file among {', '.join(str(path) for path in paths)}")
    with ingest_run(graph, "statutes", files) as report:
        if report.already_loaded:
            return report
        _merge_acts_of(graph, files, report)
        batch: list[SourceSection] = []
        for section in _read(files, report):
            batch.append(section)
            if len(batch) == BATCH_SECTIONS:
                merge_section_batch(graph, embedder, batch, report)
                batch = []
                if progress:
                    progress(report.read, f"{report.read:,} sections read, {report.written:,} written")
        merge_section_batch(graph, embedder, batch, report)
        report.counts += graph.write(LinkActs())
    return report


def _is_statute_file(file: Path) -> bool:
    return file.name in _SINGLE_ACT_FILES or file.name.endswith((".jsonl", ".jsonl.gz"))


def _read(files: Sequence[Path], report: Report) -> Iterator[SourceSection]:
    seen: set[str] = set()
    for file in files:
        for section in read_statute_file(file):
            report.read += 1
            if isinstance(section, Unreadable):
                report.unreadable.append(section)
            elif section.section_id not in seen:
                seen.add(section.section_id)
                yield section


def read_statute_file(file: Path) -> Iterator[SourceSection | Unreadable]:
    """Provisions of one file, in its order."""
    if file.name in _SINGLE_ACT_FILES:
        yield from _read_single_act(file, _SINGLE_ACT_FILES[file.name])
        return
    for number, line in corpus_lines(file):
        try:
            yield _from_line(json.loads(line), number=number, file=file)
        except (ValueError, KeyError, TypeError) as exc:
            yield Unreadable(f"statutes:{file.name}:{number}", f"{type(exc).__name__}: {str(exc)[:200]}")


def _from_line(printed: dict[str, Any], *, number: int, file: Path) -> SourceSection | Unreadable:
    title = re.sub(r"^The\s+", "", printed["act_title"]).strip(" .")
    if printed["kind"] != "Section" or not printed["number"]:
        return Unreadable(f"statutes:{file.name}:{number}", f"{title}: {printed['heading']} is a page, not a section")
    year_match = re.search(r"(1[789]\d\d|20\d\d)\D*$", title)
    year = int(year_match[1]) if year_match else 0
    act_id = act_named(title) or make_act_id(title, year)
    return _section(
        act_id,
        title,
        year,
        str(printed["number"]),
        printed["heading"],
        printed["text"],
        source=f"indiacode:{printed['act']}",
    )


def _read_single_act(file: Path, act_id: str) -> Iterator[SourceSection | Unreadable]:
    rows = json.loads(file.read_text(encoding="utf-8"))
    year = 1950 if act_id == "constitution" else int(act_id.rpartition("-")[2])
    joined: dict[str, dict[str, str]] = {}
    for row in rows:
        number = str(next(row[key] for key in _NUMBER_KEYS if key in row)).strip()
        entry = joined.setdefault(number, {"heading": _first(row, _HEADING_KEYS), "text": ""})
        entry["text"] = "\n".join(part for part in (entry["text"], _first(row, _TEXT_KEYS)) if part)
    for number, entry in joined.items():
        made = _section(act_id, "", year, number, entry["heading"], entry["text"], source=f"civictech:{file.stem}")
        yield made


def _first(row: dict[str, Any], keys: Sequence[str]) -> str:
    return next((str(row[key]) for key in keys if row.get(key)), "")


def _section(
    act_id: str, title: str, year: int, number: str, heading: str, text: str, *, source: str
) -> SourceSection | Unreadable:
    unit = "article" if act_id == "constitution" else "section"
    plain = number.strip().upper()
    if not _NUMBER.fullmatch(plain):
        return Unreadable(f"{source}:{number}", f"{number!r} is no section number")
    key = ProvisionKey.parse(f"{act_id}/{unit[0]}{plain}")
    return SourceSection(
        section_id=key.section_id,
        act_id=act_id,
        act_title=title,
        act_year=year,
        number=plain,
        unit=unit,
        heading=" ".join(heading.split()).strip(" .—-"),
        text=text.strip(),
        source=f"{source}:{plain}",
    )


def _merge_acts_of(graph: Graph, files: Sequence[Path], report: Report) -> None:
    """The acts of all files, before their sections; an act with more sections than pages is held whole."""
    sections: dict[str, SourceSection] = {}
    pages: set[str] = set()
    for file in files:
        for section in read_statute_file(file):
            if isinstance(section, SourceSection):
                sections.setdefault(section.act_id, section)
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
            commenced_on=None,
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
            MergeSectionVersions(rows=tuple(_version_param(item) for item in fresh if item.text)),
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


def _version_param(item: SourceSection) -> rows_of.SectionVersionParam:
    """The one text that the publisher has; from when it reads so is not said, so the start stays open."""
    return rows_of.SectionVersionParam(
        section_id=item.section_id,
        version_id=f"{item.section_id}@{item.source.partition(':')[0]}",
        text=item.text,
        in_force_from=None,
        in_force_to=None,
        source=item.source,
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
