"""Passages for an answer, and as sources: of what the question names, of what it is about, and what was found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from nyayagraph.answer.authorities import Authority
from nyayagraph.answer.day_words import passages_of_day
from nyayagraph.answer.inquiry import Inquiry, without_flags
from nyayagraph.answer.sources import Good, Source, tagged
from nyayagraph.answer.statutes import ProvisionInPlay, provisions_in_play
from nyayagraph.answer.vetting import Vetted
from nyayagraph.cypher.answer import LeadingPassage, LeadingPassages
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.retrieval import Filters, Hit, search
from nyayagraph.retrieval.filters import Kind
from nyayagraph.retrieval.query import Question

_FEW = 2


def hits_for(
    graph: Graph, embedder: Embedder, inquiry: Inquiry, read: Question, subject: str, telling: Sequence[str] = ()
) -> tuple[Hit, ...]:
    """Passages for the question that were there on the day, propositions on judgments first, sections of Acts last.

    Where the question names an act alone, only what speaks of it. Sections are searched by the `telling` words alone
    where these are few: `offence` draws up every section that has the word in its heading.
    """
    wording = without_flags(subject).strip() or inquiry.question
    limits = Filters(acts=read.acts) if read.acts and not read.provisions else None
    written = search(graph, embedder, wording, _only(limits, "proposition"), k=inquiry.k).hits
    found = search(graph, embedder, wording, limits, k=inquiry.k).hits
    plainly = " ".join(telling) if 0 < len(telling) <= _FEW else wording
    sections = search(graph, embedder, plainly, _only(limits, "statute"), k=inquiry.k).hits
    hits = {hit.chunk_id: hit for hit in (*written, *found, *sections)}
    return tuple(hit for hit in hits.values() if hit.decided_on is None or hit.decided_on <= inquiry.on)


def _only(limits: Filters | None, kind: Kind) -> Filters:
    """The limits, narrowed to one kind: among a court's whole archive a search would seldom reach it."""
    return (limits or Filters()).model_copy(update={"kinds": (kind,)})


def passages_of(
    graph: Graph,
    embedder: Embedder,
    inquiry: Inquiry,
    in_play: Sequence[ProvisionInPlay],
    named: Sequence[str],
    authorities: dict[str, Authority],
    hits: Sequence[Hit],
) -> list[LeadingPassage]:
    """Passages of the provisions in play, of the named judgments and those that changed them, then the hits."""
    sections = dict.fromkeys(p.key.section_id for one in in_play for p in one.all_provisions())
    changed_by = dict.fromkeys(by for one in named if one in authorities for by in authorities[one].by_whom())
    wanted = (*sections, *named, *(one for one in changed_by if one not in named))
    found = [*_leading(graph, embedder, inquiry, wanted), *(_as_passage(hit) for hit in hits)]
    return passages_of_day(graph, found, inquiry)


def _leading(graph: Graph, embedder: Embedder, inquiry: Inquiry, wanted: Sequence[str]) -> list[LeadingPassage]:
    """Passages of authorities in the order of `wanted`, nearest to the question first within each."""
    if not wanted:
        return []
    vector = tuple(embedder.embed([inquiry.question])[0].tolist())
    by_authority: dict[str, list[LeadingPassage]] = {}
    for passage in graph.fetch(LeadingPassages(authority_ids=tuple(wanted), vector=vector)):
        by_authority.setdefault(passage.authority_id, []).append(passage)
    return [passage for one in wanted for passage in by_authority.get(one, [])]


def sources_of(
    graph: Graph,
    embedder: Embedder,
    inquiry: Inquiry,
    passages: Sequence[LeadingPassage],
    plays: Sequence[ProvisionInPlay],
    beside: Sequence[ProvisionInPlay],
    authorities: dict[str, Authority],
) -> tuple[Source, ...]:
    """The passages as sources, and behind them those of what took the place of old provisions that they speak of."""
    successors = dict.fromkeys(other.provision.key.section_id for play in beside for other in play.successors)
    held = {passage.chunk_id for passage in passages}
    more = [one for one in _leading(graph, embedder, inquiry, tuple(successors)) if one.chunk_id not in held]
    standings = {one: authority.good for one, authority in authorities.items()}
    standings |= _standings(graph, inquiry.on, [*passages, *more], plays)
    facts = {one: authority.fact for one, authority in authorities.items()}
    first = tagged(passages, facts, standings)
    return (*first, *tagged(more, facts, standings, first=len(first) + 1))


def _standings(
    graph: Graph, on: date, passages: Sequence[LeadingPassage], plays: Sequence[ProvisionInPlay]
) -> dict[str, Good]:
    """Standing of every section that a passage is of; those in play are known already."""
    known = {play.provision.key.section_id: play for play in plays}
    sections = dict.fromkeys(one.authority_id for one in passages if one.kind == "statute")
    rest = tuple(ProvisionKey.parse(one) for one in sections if one not in known)
    return {
        play.provision.key.section_id: Good(
            standing=play.standings.standing, caution="; ".join(play.standings.warnings) or None
        )
        for play in (*provisions_in_play(graph, rest, on=on, named=False), *known.values())
    }


def old_law_beside(
    graph: Graph, vetted: Iterable[Vetted], in_play: Sequence[ProvisionInPlay], on: date
) -> tuple[ProvisionInPlay, ...]:
    """Provisions of repealed codes that passages speak of, with what took their place."""
    known = {play.provision.key.section_id for play in in_play}
    keys = dict.fromkeys(key for passage in vetted for key in passage.provisions if key.section_id not in known)
    plays = provisions_in_play(graph, tuple(keys), on=on, named=False)
    return tuple(play for play in plays if play.kind != "other" and play.standings.standing is Standing.REPEALED)


def _as_passage(hit: Hit) -> LeadingPassage:
    return LeadingPassage(
        authority_id=hit.authority_id,
        chunk_id=hit.chunk_id,
        kind=hit.kind,
        title=hit.title,
        text=hit.text,
        paragraph=hit.paragraph,
        page=hit.page,
        ordinal=hit.char_start,
        cosine_score=0.0,
    )
