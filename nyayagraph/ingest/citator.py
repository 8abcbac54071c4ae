"""Loading citator tables: who treated whom and how, waiting until both judgments are held."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from nyayagraph.cypher.ingest import DateOverruledChunks, HoldToCurated, LinkTreatments, MergeTreatments
from nyayagraph.cypher.ingest.rows import TreatmentParam
from nyayagraph.graph import Graph
from nyayagraph.ingest.runs import Progress, Report, ingest_run, source_files
from nyayagraph.ingest.sources import Unreadable
from nyayagraph.ingest.treatments import read_citator

_BATCH = 1000


def ingest_citator(graph: Graph, paths: Sequence[Path], *, progress: Progress | None = None) -> Report:
    """What loading citator tables did; treatments of judgments that are not held wait for them."""
    files = source_files(paths, ".csv")
    with ingest_run(graph, "citator", files) as report:
        if report.already_loaded:
            return report
        batch: list[TreatmentParam] = []
        for file in files:
            for row in read_citator(file):
                report.read += 1
                if isinstance(row, Unreadable):
                    report.unreadable.append(row)
                else:
                    batch.append(row)
        for start in range(0, len(batch), _BATCH):
            rows = tuple(batch[start : start + _BATCH])
            report.counts += graph.write(MergeTreatments(rows=rows, run_id=report.run_id))
            report.written += len(rows)
            if progress:
                progress(report.written, f"{report.written:,} treatments written")
        for statement in (LinkTreatments(), HoldToCurated(), DateOverruledChunks()):
            report.counts += graph.write(statement)
    return report
