"""`nyaya starter`: what the bundled judgments are, and whether they hold against the collections."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from nyayagraph.commands.context import ProgressLine
from nyayagraph.commands.output import EXIT_CHECK_FAILED, JsonOption, emit
from nyayagraph.ingest.starter_check import Disagreement, StarterCheck, check_starter
from nyayagraph.law.records import JudgmentRecord
from nyayagraph.starter import starter_judgments

app = typer.Typer(help="The bundled starter judgments: list them, check them.", no_args_is_help=True)

DataDir = Annotated[Path, typer.Argument(help="Folder that holds the collections, each in a folder of its name.")]


@app.command()
def check(data_dir: DataDir, *, as_json: JsonOption = False) -> None:
    """Compare days, citations and parties with the judgment collections; exit 1 where anything differs unexplained."""
    line = ProgressLine()
    found = check_starter(starter_judgments(), data_dir, progress=line.count)
    line.end()
    emit({**asdict(found), "holds": found.holds}, as_json=as_json, page=lambda: check_page(found))
    if not found.holds:
        raise typer.Exit(EXIT_CHECK_FAILED)


@app.command("list")
def list_judgments(*, as_json: JsonOption = False) -> None:
    """List the bundled judgments by day."""
    records = sorted(starter_judgments(), key=lambda record: (str(record.decided_on or ""), record.title))
    rows = [
        {
            "title": record.title,
            "decided_on": record.decided_on,
            "citations": record.citations,
            "bench_strength": record.bench_strength,
            "propositions": len(record.propositions),
            "treats": len(record.treats),
        }
        for record in records
    ]
    emit(rows, as_json=as_json, page=lambda: "\n".join(map(_line, records)))


def check_page(found: StarterCheck) -> str:
    """The page that a person reads: counts, what is found nowhere, then what differs."""
    lines = [f"{found.records} records; {len(found.found_nowhere)} found in no collection"]
    lines.append(f"{'':30}{'found':>8}{'agreeing':>10}{'explained':>11}{'unexplained':>13}")
    lines += [
        f"{count.source:30}{count.found:>8}{count.agreeing:>10}{count.explained:>11}{count.unexplained:>13}"
        for count in found.counts
    ]
    if found.found_nowhere:
        lines += ["", "found in no collection:", *(f"  {title}" for title in found.found_nowhere)]
    explained = [difference for difference in found.disagreements if difference.is_explained]
    lines += _listed(f"differ, explained ({len(explained)}):", explained)
    lines += _listed(f"differ, unexplained ({len(found.unexplained)}):", found.unexplained)
    if found.faults:
        lines += ["", f"faults among the records ({len(found.faults)}):", *(f"  {fault}" for fault in found.faults)]
    lines += ["", "every difference is explained" if found.holds else "the starter judgments do not hold"]
    return "\n".join(lines)


def _listed(heading: str, differences: list[Disagreement] | tuple[Disagreement, ...]) -> list[str]:
    if not differences:
        return []
    return [
        "",
        heading,
        *(f"  {one.title}: {one.fact}: here {one.ours}; {one.source} {one.place}: {one.theirs}" for one in differences),
    ]


def _line(record: JudgmentRecord) -> str:
    return f"{record.decided_on!s:10}  {', '.join((record.title, *record.citations[:1]))}"
