"""Loading the table of successions: which section of a newer Act has the matter of an older Act's, by number alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nyayagraph.cypher.statement import Statement
from nyayagraph.cypher.successions import ForgetOlderSuccessions, MergeSuccessions, SuccessionFaults, SuccessionParam
from nyayagraph.errors import SourceError
from nyayagraph.graph import Graph
from nyayagraph.ingest.runs import Report
from nyayagraph.law.acts.successions import NOT_COMPARED, NOT_COMPARED_NOTE, Succession, successions, table_edition
from nyayagraph.law.acts.table import ACTS
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.versions.making import parts_began
from nyayagraph.law.versions.own_days import has_own_days, section_began

_SOURCES = ("general knowledge",)


def table_writes(run_id: str) -> list[Statement[Any]]:
    """The writes that put the whole table into the graph, after the Acts and sections that it may speak of.

    Raises `SourceError` where a row is broken or names an Act that no table of Acts has.
    """
    return succession_writes(successions(), edition=table_edition(), run_id=run_id)


def succession_writes(rows: Sequence[Succession], *, edition: str, run_id: str) -> list[Statement[Any]]:
    """The writes after which the graph holds these rows, and none that another edition of the table had."""
    merge = MergeSuccessions(
        rows=tuple(_param(row) for row in rows),
        relation=NOT_COMPARED,
        sources=_SOURCES,
        note=NOT_COMPARED_NOTE,
        edition=edition,
        run_id=run_id,
    )
    return [merge, ForgetOlderSuccessions(edition=edition)]


def _param(row: Succession) -> SuccessionParam:
    for act_id in (row.old_act_id, row.new_act_id):
        if act_id not in ACTS:
            raise SourceError(f"tables/successions.json: {act_id!r} is no Act of tables/acts.json")
    old = ProvisionKey.parse(f"{row.old_act_id}/s{row.old_number}")
    new = ProvisionKey.parse(f"{row.new_act_id}/s{row.new_number}")
    return SuccessionParam(
        old_section_id=old.section_id,
        old_act_id=old.act_id,
        old_number=old.number,
        new_section_id=new.section_id,
        new_act_id=new.act_id,
        new_number=new.number,
        on=section_began(new.section_id),
        in_parts=has_own_days(new.act_id) or bool(parts_began(new.act_id)),
    )


def check_successions(graph: Graph, report: Report) -> None:
    """Nothing; the report says which replacements the Acts' own days gainsay."""
    report.succession_faults = [
        f"{row.old_id} to {row.new_id}: {row.fault}" + (f" ({', '.join(row.days)})" if row.days else "")
        for row in graph.fetch(SuccessionFaults())
    ]
