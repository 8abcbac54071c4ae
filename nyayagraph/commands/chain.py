"""`nyaya chain`: what an authority relies on, what relies on it, who overruled whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from nyayagraph.commands.context import CypherOption, invocation
from nyayagraph.commands.dates import OnOption, judged_on
from nyayagraph.commands.output import EXIT_CHECK_FAILED, JsonOption, emit
from nyayagraph.commands.texts import one_reference
from nyayagraph.cypher.citator import ChainLink, ProvisionLink
from nyayagraph.verify.looked_up import ChainAnswer
from nyayagraph.verify.lookup import chain_of


def chain(
    ctx: typer.Context,
    reference: Annotated[str, typer.Argument(help="A citation, a name, a section or an article.")],
    *,
    on: OnOption = None,
    limit: Annotated[int, typer.Option("--limit", min=1, max=500, help="Judgments each way.")] = 20,
    as_json: JsonOption = False,
    show_cypher: CypherOption = False,
) -> None:
    """Show what a judgment relies on and what relies on it; for a provision, the judgments that speak of it."""
    named, on_day = one_reference(reference), judged_on(on)
    with invocation(ctx).graph(show_cypher=show_cypher) as graph:
        answer = chain_of(graph, named, on_day, per_direction=limit)
    emit(answer.model_dump(mode="json"), as_json=as_json, page=lambda: _page(answer))
    if answer.authority_id is None:
        raise typer.Exit(EXIT_CHECK_FAILED)


def _page(answer: ChainAnswer) -> str:
    lines = [f"{answer.standing}  {answer.title or answer.reference}"]
    lines += [f"  - {r.rule.replace('_', ' ')}: {' '.join(filter(None, (r.by, r.evidence)))}" for r in answer.because]
    for heading, links in (("relies on", answer.relies_on), ("relied on by", answer.relied_on_by)):
        lines += _links(heading, links)
    return "\n".join(lines + _links("judgments on it", answer.judgments))


def _links(heading: str, links: Sequence[ChainLink | ProvisionLink]) -> list[str]:
    if not links:
        return []
    shown = []
    for link in links:
        where = f", {link.citation}" if link.citation else ""
        bench = f", {link.bench_strength} judges" if link.bench_strength else ""
        point = f" on {link.point}" if isinstance(link, ChainLink) and link.point else ""
        shown.append(
            f"  {link.relation.replace('_', ' '):24} {link.title}{where} ({link.decided_on or 'undated'}{bench}){point}"
        )
    return ["", heading, *shown]
