"""Judgments in an answer that were given while the provision they speak of read otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from nyayagraph.answer.sources import Source
from nyayagraph.answer.wording import listed
from nyayagraph.cypher.statute import OlderTextRow, OlderTextsRead
from nyayagraph.graph import Graph
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.labels import day, label
from nyayagraph.verify.report import CitationCheck

_MOST = 3
_LAW_NOW = (Standing.IN_FORCE, None)


def older_text_notes(
    graph: Graph, sources: Sequence[Source], cited: Sequence[CitationCheck], on: date
) -> tuple[str, ...]:
    """A note for each judgment used that read an older text of a provision that the answer speaks of.

    A provision that is law no more is warned of elsewhere; here its words changed and it is law still.
    """
    judgments = tuple(dict.fromkeys(one.authority_id for one in sources if one.decided_on))
    sections = tuple(
        dict.fromkeys(
            one.authority_id
            for one in cited
            if one.authority_id and "/" in one.authority_id and one.standing in _LAW_NOW
        )
    )
    if not judgments or not sections:
        return ()
    rows = graph.fetch(OlderTextsRead(judgment_ids=judgments, section_ids=sections, on=on))
    return tuple(_note(row, on) for row in rows[:_MOST])


def _note(row: OlderTextRow, on: date) -> str:
    name = label(ProvisionKey.parse(row.section_id), row.act)
    given = f" of {day(row.decided_on)}" if row.decided_on else ""
    by = f" by {listed(row.changed_by)}" if row.changed_by else ""
    shows = f"`nyaya section {row.section_id} --diff {row.decided_on or row.changed_on} {on}`"
    return (
        f"{row.title}{given} speaks of {name} as it read then; its words have changed since, "
        f"first on {day(row.changed_on)}{by}; {shows} shows how."
    )
