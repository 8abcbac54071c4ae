"""`nyaya status`: is this judgment, section or article good on a date, and why."""

from __future__ import annotations

from typing import Annotated

import typer

from nyayagraph.commands.context import CypherOption, invocation
from nyayagraph.commands.dates import OnOption, judged_on
from nyayagraph.commands.output import EXIT_CHECK_FAILED, JsonOption, emit
from nyayagraph.commands.texts import one_reference
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.labels import day
from nyayagraph.verify.looked_up import StatusAnswer
from nyayagraph.verify.lookup import status_of

_GOOD = (Standing.GOOD, Standing.IN_FORCE)


def status(
    ctx: typer.Context,
    reference: Annotated[str, typer.Argument(help="A citation, a name, a section or an article.")],
    *,
    on: OnOption = None,
    as_json: JsonOption = False,
    show_cypher: CypherOption = False,
) -> None:
    """Say whether a judgment, section or article is good law on a date, and why; exit 1 where it is not."""
    named, on_day = one_reference(reference), judged_on(on)
    with invocation(ctx).graph(show_cypher=show_cypher) as graph:
        answer = status_of(graph, named, on_day)
    emit(answer.model_dump(mode="json"), as_json=as_json, page=lambda: _page(answer))
    if answer.standing not in _GOOD:
        raise typer.Exit(EXIT_CHECK_FAILED)


def _page(answer: StatusAnswer) -> str:
    lines = [f"{answer.standing}  {answer.title or answer.reference}", f"  on {day(answer.on)}"]
    if answer.authority_id:
        lines.append(f"  id {answer.authority_id}")
    for reason in answer.because:
        since = f" on {day(reason.on)}" if reason.on else ""
        by = f" by {reason.by}" if reason.by else ""
        words = f": {reason.evidence}" if reason.evidence else ""
        lines.append(f"  - {reason.rule.replace('_', ' ')}{by}{since}{words}")
    lines += [f"  ! {warning}" for warning in answer.warnings]
    return "\n".join(lines)
