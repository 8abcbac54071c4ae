"""`nyaya search`: ranked passages for a question, or for many."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import typer

from nyayagraph.commands.batch import Answer, Batch, Line
from nyayagraph.commands.context import CypherOption, Invocation, invocation
from nyayagraph.commands.dates import day_with_law
from nyayagraph.commands.output import JsonOption, emit
from nyayagraph.commands.texts import typed_text
from nyayagraph.errors import ConfigError
from nyayagraph.retrieval import Filters, Hit, SearchResult, filters_from
from nyayagraph.retrieval import search as ranked_passages
from nyayagraph.retrieval.unknown import unknown_values

_SHOWN_CHARS = 320
_DATE = ["%Y-%m-%d"]
# What a person calls the limits whose names in a batch are others.
_OPTIONS = {"kinds": "--kind", "bench_min": "--bench-min"}


def search(  # noqa: PLR0913 - one parameter an option
    ctx: typer.Context,
    question: Annotated[str, typer.Argument(help="The question, in plain words.")] = "",
    *,
    court: Annotated[str | None, typer.Option(help="Court id, e.g. supreme-court.")] = None,
    date_from: Annotated[datetime | None, typer.Option("--from", formats=_DATE, help="Decided on or after.")] = None,
    date_to: Annotated[datetime | None, typer.Option("--to", formats=_DATE, help="Decided on or before.")] = None,
    act: Annotated[list[str] | None, typer.Option(help="Act id, e.g. ipc-1860; again for more.")] = None,
    section: Annotated[list[str] | None, typer.Option(help="Provision, e.g. ipc-1860/s420; again for more.")] = None,
    judge: Annotated[str | None, typer.Option(help="Name of a judge.")] = None,
    bench_min: Annotated[int | None, typer.Option(help="Least bench strength.")] = None,
    valid_on: Annotated[datetime | None, typer.Option(formats=_DATE, help="Only what was good law that day.")] = None,
    kind: Annotated[list[str] | None, typer.Option(help="judgment, proposition, statute or upload.")] = None,
    uploads: Annotated[
        bool, typer.Option("--uploads", help="Your own documents, which no other search finds.")
    ] = False,
    k: Annotated[int, typer.Option(min=1, max=1000, help="Passages wanted.")] = 10,
    explain: Annotated[bool, typer.Option("--explain", help="Each leg's rank, score and share.")] = False,
    batch: Annotated[
        str | None, typer.Option(help='JSONL file, `-` for standard input: {"id", "question", "filters"} a line.')
    ] = None,
    as_json: JsonOption = False,
    show_cypher: CypherOption = False,
) -> None:
    """Rank the passages that answer a question, with their place in their source."""
    filters = filters_from(
        {
            "court": court,
            "date_from": date_from and date_from.date(),
            "date_to": date_to and date_to.date(),
            "acts": tuple(act or ()),
            "sections": tuple(section or ()),
            "judge": judge,
            "bench_min": bench_min,
            "valid_on": valid_on and day_with_law(str(valid_on.date()), "--valid-on"),
            "kinds": (*(kind or ()), *(("upload",) if uploads else ())),
        },
        _OPTIONS,
    )
    if bool(question.strip()) == bool(batch):
        raise ConfigError("give one question, or many with --batch FILE")
    typed_text(question, "question")
    call = invocation(ctx)
    if batch:
        raise typer.Exit(_run_batch(call, batch, filters, k, explain=explain, show_cypher=show_cypher))
    with call.graph(show_cypher=show_cypher) as graph:
        found = ranked_passages(graph, call.embedder(), question, filters, k=k, explain=explain)
        unknown = () if found.hits else unknown_values(graph, filters)
    if unknown:
        raise ConfigError("; ".join(unknown))
    emit(found.model_dump(mode="json"), as_json=as_json, page=lambda: search_page(found, explain=explain))


def _run_batch(call: Invocation, file: str, filters: Filters, k: int, *, explain: bool, show_cypher: bool) -> int:
    """The worst exit code of the questions; one JSON document a line on stdout."""
    batch = Batch(file, wanted="question", free=("filters",))
    lines = batch.read()
    with call.graph(show_cypher=show_cypher) as graph:

        def answer_of(line: Line) -> Answer:
            limits = _limits_of(line).over(filters)
            found = ranked_passages(graph, call.embedder(), line["question"], limits, k=k, explain=explain)
            unknown = () if found.hits else unknown_values(graph, limits)
            return Answer({**found.model_dump(mode="json"), **({"unknown": unknown} if unknown else {})}, 0)

        return batch.run(lines, answer_of)


def _limits_of(line: Line) -> Filters:
    """Limits of a line's own, which stand over the command's."""
    limits = line.get("filters") or {}
    if not isinstance(limits, dict):
        raise ConfigError(f'"filters" is {str(limits)[:40]}; expected an object in braces')
    return filters_from(limits)


def search_page(found: SearchResult, *, explain: bool) -> str:
    """The page that a person reads: hits in order, each with its place, and why where that was asked for."""
    limits = found.filters.model_dump(mode="json", exclude_defaults=True)
    head = [
        f"{len(found.hits)} passages in {found.timings_ms['total']:.0f} ms, read as a question of kind {found.kind}"
    ]
    if limits:
        head.append("limits: " + ", ".join(f"{name} {value}" for name, value in limits.items()))
    head += [
        f"section {bare.text} may be {', '.join(bare.candidates) or 'of any act'}; name the act"
        for bare in found.ambiguous
    ]
    return "\n".join([*head, *(_hit_page(hit, explain=explain) for hit in found.hits)])


def _hit_page(hit: Hit, *, explain: bool) -> str:
    place = ", ".join(
        part
        for part in (
            hit.citation,
            hit.court,
            str(hit.decided_on) if hit.decided_on else None,
            f"para {hit.paragraph}" if hit.paragraph else None,
            f"page {hit.page}" if hit.page else None,
        )
        if part
    )
    text = " ".join(hit.text.split())
    shown = text if len(text) <= _SHOWN_CHARS else text[:_SHOWN_CHARS].rsplit(" ", 1)[0] + " …"
    lines = [
        "",
        f"{hit.rank:>3}. {hit.title}" + (f" ({place})" if place else ""),
        f"     {shown}",
        f"     {hit.chunk_id}",
    ]
    if hit.counterpart:
        known = hit.counterpart
        lines.append(f"     on {known.provision}, the {known.direction} counterpart of {known.of} ({known.relation})")
    if explain:
        lines += [
            f"     {leg}: rank {rank.rank or '-'}, score {rank.score if rank.score is not None else '-'}, "
            f"share {rank.share:.6f} of {hit.score:.6f}"
            for leg, rank in hit.legs.items()
        ]
    return "\n".join(lines)
