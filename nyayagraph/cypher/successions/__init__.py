"""Statements on sections whose matter another Act took over, by a table of numbers: nobody compared the texts."""

from __future__ import annotations

from datetime import date

from pydantic import BaseModel, ConfigDict, PositiveInt

from nyayagraph.cypher.codes import CounterpartRow
from nyayagraph.cypher.statement import Row, Statement


class SuccessionParam(BaseModel):
    """A section and the one that has its matter; `on` is the newer section's own day, where a table has one."""

    model_config = ConfigDict(frozen=True)

    old_section_id: str
    old_act_id: str
    old_number: str
    new_section_id: str
    new_act_id: str
    new_number: str
    on: date | None
    in_parts: bool


class MergeSuccessions(Statement[Row]):
    """Which section of a newer Act has the matter of one of an older Act, by number."""

    file = "successions/merge_successions.cypher"

    rows: tuple[SuccessionParam, ...]
    relation: str
    sources: tuple[str, ...]
    note: str
    edition: str
    run_id: str


class ForgetOlderSuccessions(Statement[Row]):
    """Drop what another edition of the table wrote and this one does not say."""

    file = "successions/forget_older_successions.cypher"

    edition: str


class CarriedCounterparts(Statement[CounterpartRow]):
    """Which sections of other Acts have the matter of sections by a table, one step away."""

    file = "successions/carried_counterparts.cypher"
    row = CounterpartRow

    section_ids: tuple[str, ...]
    limit: PositiveInt = 5_000


class SuccessionFault(Row):
    """A replacement that the Acts' own days gainsay, or that comes back to where it began."""

    old_id: str
    new_id: str
    fault: str
    days: tuple[str, ...]


class SuccessionFaults(Statement[SuccessionFault]):
    """Replacements, compared or not, that the Acts' own days gainsay; no row is good."""

    file = "successions/succession_faults.cypher"
    row = SuccessionFault

    limit: PositiveInt = 100
