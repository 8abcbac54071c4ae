"""`nyaya search`: ranked passages for a question, or for many."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from nyayagraph.commands.context import CypherOption, JsonOption, emit, emit_json, invocation
from nyayagraph.errors import ConfigError, SourceError
from nyayagraph.retrieval import Filters, Hit, SearchResult, filters_from
from nyayagraph.retrieval import search as ranked_passages
from nyayagraph.retrieval.unknown import unknown_values

_SHOWN_CHARS = 320
_DATE = ["%Y-%m-%d"]


class BatchedQuestion(BaseModel):
    """One line of a batch: the question, and limits of its own that stand over the command's."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str | None = None
    question: str
    filters: Filters = Field(default_factory=Filters)


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
    k: Annotated[int, typer.Option(min=1, help="Passages wanted.")] = 10,
    explain: Annotated[bool, typer.Option("--explain", help="Each leg's rank, score and share.")] = False,
    batch: Annotated[Path | None, typer.Option(help='JSONL of {"question", "filters"}, one search a line.')] = None,
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
            "valid_on": valid_on and valid_on.date(),
            "kinds": (*(kind or ()), *(("upload",) if uploads else ())),
        }
    )
    if bool(question.strip()) == bool(batch):
        raise ConfigError("give one question, or many with --batch FILE")
    call = invocation(ctx)
    with call.graph(show_cypher=show_cypher) as graph:
        if batch:
            for line in _batched(batch):
                found = ranked_passages(
                    graph, call.embedder(), line.question, line.filters.over(filters), k=k, explain=explain
                )
                unknown = () if found.hits else unknown_values(graph, line.filters.over(filters))
                emit_json({"id": line.id, **found.model_dump(mode="json"), **({"unknown": unknown} if unknown else {})})
            return
        found = ranked_passages(graph, call.embedder(), question, filters, k=k, explain=explain)
        unknown = () if found.hits else unknown_values(graph, filters)
    if unknown:
        raise ConfigError("; ".join(unknown))
    emit(found.model_dump(mode="json"), as_json=as_json, page=lambda: search_page(found, explain=explain))


def _batched(path: Path) -> Iterator[BatchedQuestion]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as exc:
        raise SourceError(f"{path} cannot be read: {exc}") from exc
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                yield BatchedQuestion.model_validate(json.loads(line))
            except (ValueError, ValidationError) as exc:
                raise SourceError(f"{path}, line {number}: no question: {exc}") from exc


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
