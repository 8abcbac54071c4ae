"""Loading correspondence: which clause of an old code became which clause of the new."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from nyayagraph.cypher.codes import ForgetBundledCorrespondence
from nyayagraph.cypher.ingest import LinkActs, MarkUnmatchedSections, MergeCorrespondence
from nyayagraph.cypher.ingest import rows as rows_of
from nyayagraph.errors import SourceError
from nyayagraph.graph import Graph
from nyayagraph.ingest.runs import Progress, Report, ingest_run, source_files
from nyayagraph.ingest.sources import Unreadable
from nyayagraph.ingest.tables import table_rows
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.records import Agreement, CorrespondenceRecord, Relation

# Names of consensus tables and the codes they join.
_TABLES = {
    "consensus_ipc_bns.csv": ("ipc-1860", "bns-2023"),
    "consensus_crpc_bnss.csv": ("crpc-1973", "bnss-2023"),
    "consensus_iea_bsa.csv": ("iea-1872", "bsa-2023"),
}
_AGREEMENT: dict[str, Agreement] = {
    "agree": "agree",
    "majority": "majority",
    "single_source": "single_source",
    "disagree": "disagree",
}
_BATCH = 500
_COLUMNS = ("old_section", "status", "consensus_new")
_BETWEEN = re.compile(r"[;,|/\s]+")  # takes `126, 127`, `126 127`
# A section, with or without clauses; takes `318`, `120B`, `318(4)`, refuses `dropped`.
_SECTION = re.compile(r"(\d{1,3}[A-Z]{0,2})((?:\([0-9a-zA-Z]+\))*)")


def ingest_correspondence(graph: Graph, paths: Sequence[Path], *, progress: Progress | None = None) -> Report:
    """What loading correspondence tables did: the consensus tables of a folder, by their names.

    A row that stands already, from another source, is left as it is.
    """
    files = [file for file in source_files(paths, ".csv") if file.name in _TABLES]
    if not files:
        raise SourceError(f"no correspondence table found; expected one of {', '.join(_TABLES)}")
    with ingest_run(graph, "correspondence", files) as report:
        if not report.already_loaded:
            records = []
            for file in files:
                for row in read_consensus_table(file):
                    report.read += 1
                    if isinstance(row, Unreadable):
                        report.unreadable.append(row)
                    else:
                        records.append(row)
            merge_correspondence(graph, records, report)
            if progress:
                progress(report.read, f"{report.read:,} rows read")
    return report


def read_consensus_table(file: Path) -> Iterator[CorrespondenceRecord | Unreadable]:
    """Rows of one consensus table; one old section with several new ones gives a row each."""
    old_act, new_act = _TABLES[file.name]
    for number, row in table_rows(file, _COLUMNS, "table of correspondence"):
        agreement = _AGREEMENT.get(row["status"] or "")
        old = _SECTION.fullmatch((row["old_section"] or "").strip())
        if agreement is None or old is None:
            yield Unreadable(f"{file.name}:{number}", f"old section {row['old_section']!r}, status {row['status']!r}")
            continue
        told = (row["consensus_new"] or "").strip()
        successors = [_SECTION.fullmatch(part) for part in _BETWEEN.split(told) if part]
        if None in successors:
            yield Unreadable(f"{file.name}:{number}", f"new section {told!r} is no section number")
            continue
        told_by = tuple(name for name in list(row)[1:] if name and "(" in name and row[name])
        rows: list[re.Match[str] | None] = [*successors] or [None]
        for successor in rows:
            yield CorrespondenceRecord(
                old_act_id=old_act,
                new_act_id=new_act,
                old_section=old[1],
                old_clause=old[2],
                new_section=successor[1] if successor else "",
                new_clause=successor[2] if successor else "",
                relation=_relation(row.get("bprd_type") or "", len(successors)),
                agreement=agreement,
                sources=told_by,
            )


def _relation(told: str, successors: int) -> Relation:
    """The relation as far as a section-level table can tell: a table that says `same` does not make it so."""
    if successors == 0:
        return "dropped"
    if successors > 1:
        return "split"
    return "merged" if told == "merged" else "modified"


def merge_correspondence(graph: Graph, records: Sequence[CorrespondenceRecord], report: Report) -> None:
    """Nothing; the rows are in the graph, and sections without counterpart are marked."""
    matched = [_param(record) for record in records if record.old_section and record.new_section]
    unmatched = [_unmatched(record) for record in records if not (record.old_section and record.new_section)]
    if report.kind == "starter":
        report.counts += graph.write(ForgetBundledCorrespondence(run_id=report.run_id))
    for start in range(0, len(matched), _BATCH):
        report.counts += graph.write(
            MergeCorrespondence(rows=tuple(matched[start : start + _BATCH]), run_id=report.run_id)
        )
    report.counts += graph.write(MarkUnmatchedSections(rows=tuple(unmatched), run_id=report.run_id))
    report.counts += graph.write(LinkActs())
    report.written += len(records)


def _param(record: CorrespondenceRecord) -> rows_of.CorrespondenceParam:
    old, new = _key(record.old_act_id, record.old_section), _key(record.new_act_id, record.new_section)
    return rows_of.CorrespondenceParam(
        old_section_id=old.section_id,
        old_act_id=old.act_id,
        old_number=old.number,
        old_clause=record.old_clause,
        new_section_id=new.section_id,
        new_act_id=new.act_id,
        new_number=new.number,
        new_clause=record.new_clause,
        relation=record.relation,
        agreement=record.agreement,
        sources=record.sources,
        note=record.note,
    )


def _unmatched(record: CorrespondenceRecord) -> rows_of.UnmatchedSectionParam:
    is_new = not record.old_section
    key = _key(record.new_act_id, record.new_section) if is_new else _key(record.old_act_id, record.old_section)
    return rows_of.UnmatchedSectionParam(
        section_id=key.section_id,
        act_id=key.act_id,
        number=key.number,
        dropped_by=None if is_new else record.new_act_id,
        new_in_act=True if is_new else None,
    )


def _key(act_id: str, number: str) -> ProvisionKey:
    return ProvisionKey.parse(f"{act_id}/s{number}")
