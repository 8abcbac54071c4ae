"""Rows for what brought provisions into force: the notifications that an Act's first section prints."""

from __future__ import annotations

from collections.abc import Sequence

from nyayagraph.cypher.ingest import rows as rows_of
from nyayagraph.ingest.sources import Unreadable
from nyayagraph.ingest.statute_files import SourceSection
from nyayagraph.law.versions.notified import Commencement, first_days


def commencement_params(read: Sequence[SourceSection | Unreadable]) -> tuple[rows_of.CommencementParam, ...]:
    """A row for each section with a day of its own, and for each Act that one notification brought into force whole."""
    numbers: dict[str, dict[str, str]] = {}
    for one in read:
        if isinstance(one, SourceSection) and one.unit == "section":
            numbers.setdefault(one.act_id, {}).setdefault(one.number, one.section_id)
    made: list[rows_of.CommencementParam] = []
    for one in read:
        if not isinstance(one, SourceSection) or not one.commencements:
            continue
        if one.commenced_on:
            whole = [told for told in one.commencements if told.scope == "whole"]
            made += [_param(one.act_id, None, told, in_part=False) for told in whole[:1]]
            continue
        made += [
            _param(one.act_id, numbers[one.act_id][number], told, in_part=in_part)
            for number, told, in_part in first_days(one.commencements, tuple(numbers[one.act_id]))
        ]
    return tuple(made)


def _param(act_id: str, section_id: str | None, told: Commencement, *, in_part: bool) -> rows_of.CommencementParam:
    """One provision's day. Numbers begin anew each year, so the id of a notification has its day."""
    dated = told.dated or told.on
    return rows_of.CommencementParam(
        act_id=act_id,
        section_id=section_id,
        on=told.on,
        in_part=in_part,
        notification_id=f"{told.notification} of {dated.isoformat()}" if told.notification else None,
        number=told.notification,
        dated=told.dated,
    )
