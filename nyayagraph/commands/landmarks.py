"""`nyaya landmarks`: judgments by the weight of the good law that cites them."""

from __future__ import annotations

from typing import Annotated

import typer

from nyayagraph.commands.context import CypherOption, invocation
from nyayagraph.commands.output import JsonOption, emit
from nyayagraph.cypher.retrieval import Landmark
from nyayagraph.errors import ConfigError
from nyayagraph.retrieval import Filters
from nyayagraph.retrieval.landmarks import landmarks as ranked_landmarks
from nyayagraph.retrieval.unknown import unknown_values


def landmarks(
    ctx: typer.Context,
    *,
    court: Annotated[str | None, typer.Option(help="Court id, e.g. supreme-court.")] = None,
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="Judgments wanted.")] = 25,
    as_json: JsonOption = False,
    show_cypher: CypherOption = False,
) -> None:
    """List landmarks by PageRank over citations between judgments that are good law."""
    with invocation(ctx).graph(show_cypher=show_cypher) as graph:
        found = ranked_landmarks(graph, court=court, limit=limit)
        unknown = () if found else unknown_values(graph, Filters(court=court))
    if unknown:
        raise ConfigError("; ".join(unknown))
    rows = [{"rank": rank, **row.model_dump(mode="json")} for rank, row in enumerate(found, start=1)]
    emit(rows, as_json=as_json, page=lambda: "\n".join(map(_line, found)) or "no judgment cites another yet")


def _line(row: Landmark) -> str:
    place = ", ".join(part for part in (row.citation, str(row.decided_on) if row.decided_on else None) if part)
    return f"{row.landmark_score:.6f}  {row.title}" + (f" ({place})" if place else "") + f", cited by {row.cited_by}"
