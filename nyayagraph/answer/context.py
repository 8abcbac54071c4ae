"""From a question to the material of its answer: what it names, what speaks of it, or why nothing can be said.

Finds and gates; writes no sentence of an answer. What the graph does not hold is said, never filled in.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import date

from pydantic import BaseModel, ConfigDict

from nyayagraph.answer.authorities import Authority, fetch_authorities
from nyayagraph.answer.governing_law import Governed, governed_by, held_acts, when, wording_of
from nyayagraph.answer.relevance import Asked, asked_words
from nyayagraph.answer.sources import Good, Source, tagged
from nyayagraph.answer.statutes import ProvisionInPlay, provisions_in_play
from nyayagraph.answer.subject import subject_of
from nyayagraph.answer.vetting import Vetted, vet
from nyayagraph.cypher.answer import LeadingPassage, LeadingPassages
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.acts import acts_meant
from nyayagraph.law.applicable import Kind
from nyayagraph.law.asked_codes import lines_told
from nyayagraph.law.asked_facets import PENAL
from nyayagraph.law.dates import COMMENCEMENT
from nyayagraph.law.find import FoundReference, find
from nyayagraph.law.governing import plainly_told
from nyayagraph.law.matters import Told
from nyayagraph.law.provisions import ProvisionKey
from nyayagraph.law.treatment import Standing
from nyayagraph.retrieval import Filters, Hit, search
from nyayagraph.retrieval.query import Question, read_question
from nyayagraph.retrieval.rarity import rarity_in
from nyayagraph.retrieval.resolution import resolve_judgments
from nyayagraph.verify.labels import day
from nyayagraph.verify.report import CitationVerdict
from nyayagraph.verify.resolve import Resolved, resolve

DEFAULT_K = 10
ENOUGH = 0.6
_ENOUGH_OF_THE_REST = 0.25
_ENOUGH_OF_A_SHORT_NAME = 0.4
_WORDS_OF_A_NAME = 3
_MOST_NAMED = 4

# What asks for facts of the First Schedule, which stand beside a provision and not in its words.
# Takes `Is theft bailable?`, `arrest without a warrant`, `which court tries`; refuses `grant of bail`.
FLAGS_ASKED = re.compile(
    r"\b(?:non[\s-]?)?(?:cogni[sz]able|bailable)\b|\barrest(?:ed)?\s+(?:\w+\s+){0,3}without\s+(?:a\s+)?warrant\b"
    r"|\b(?:which|what)\s+court\s+(?:tries|can\s+try|will\s+try)\b|\btriable\b",
    re.IGNORECASE,
)

# takes `which section punishes`, `what law`, `kis kanoon`, `IPC or BNS`; refuses `the punishment of section 420`
_WHICH_LAW = re.compile(
    r"\bwhich\b[^.?]{0,60}\b(?:codes?|laws?|acts?|statutes?|enactments?|procedure|sanhita|adhiniyam|sections?|provisions?)\b"
    r"|\b(?:what|kis|kaun\w*|name\s+the)\b[^.?]{0,25}\b(?:codes?|laws?|acts?|statutes?|enactments?|procedure|kanoon|dhara)\b"
    r"|\b(?:IPC|BNS|BNSS|CrPC|BSA|old|new|purana|naya|evidence\s+act)\b[^.?]{0,20}\b(?:or|ya|vs\.?|versus)\b",
    re.IGNORECASE,
)


class Inquiry(BaseModel):
    """A question with the day of the law that it asks for and, where known, the day of the offence.

    `offence_is_read` says that the question's own words gave that day.
    """

    model_config = ConfigDict(frozen=True)

    question: str
    on: date
    offence_date: date | None = None
    k: int = DEFAULT_K
    wants_flags: bool = False
    offence_is_read: bool = False

    def with_its_offence(self) -> Inquiry:
        """The inquiry with the day of the offence that its question states, where no other was given."""
        told = plainly_told(self.question, self.on) if self.offence_date is None else Told()
        read = told.offence()
        if read is None and PENAL in lines_told(self.question, told):
            read = told.matter(Kind.PENAL).offence
        change = COMMENCEMENT["bns-2023"]
        if read is None or read.first < change <= read.last:
            return self
        of_day = read.last if read.last < date.max else read.first
        return self.model_copy(update={"offence_date": of_day, "offence_is_read": True})


class Context(BaseModel):
    """All that a draft may draw on. `refusal` says why there is nothing to draft from."""

    model_config = ConfigDict(frozen=True)

    inquiry: Inquiry
    asked: Asked
    provisions: tuple[ProvisionInPlay, ...] = ()
    named: tuple[str, ...] = ()
    authorities: dict[str, Authority] = {}
    sources: tuple[Source, ...] = ()
    hits: tuple[str, ...] = ()
    vetted: dict[str, Vetted] = {}
    beside: tuple[ProvisionInPlay, ...] = ()
    governed: tuple[Governed, ...] = ()
    titles: dict[str, str] = {}
    rules: tuple[ProvisionInPlay, ...] = ()
    asks_flags: bool = False
    refusal: str | None = None
    names_unknown: bool = False

    @property
    def question(self) -> str:
        """The question as asked."""
        return self.inquiry.question

    @property
    def on(self) -> date:
        """Day of the law."""
        return self.inquiry.on

    @property
    def offence_date(self) -> date | None:
        """Day of the offence."""
        return self.inquiry.offence_date

    def lines_asked(self) -> tuple[Governed, ...]:
        """The lines of Acts of which the question asks which governs."""
        return tuple(one for one in self.governed if one.is_asked)

    def asks_only_which(self) -> bool:
        """True where saying which Act governs answers the question, if nothing else does."""
        return bool(self.lines_asked()) and bool(_WHICH_LAW.search(self.question))

    def offence_told(self) -> str:
        """The day of the offence as it was told: `on 30 June 2024`, `in 2019`."""
        if self.offence_date is None:
            return ""
        told = plainly_told(self.question, self.on) if self.inquiry.offence_is_read else Told()
        read = told.offence()
        return when(read) if read else f"on {day(self.offence_date)}"

    def governs(self, act_id: str) -> bool | None:
        """Whether the question's own days put it under this Act; None where they leave it open or say nothing."""
        return next((one.decides(act_id) for one in self.lines_asked() if one.holds(act_id)), None)

    def tags_of(self, authority_id: str) -> tuple[str, ...]:
        """Tags of an authority's passages."""
        return tuple(source.tag for source in self.sources if source.authority_id == authority_id)


def gather(graph: Graph, embedder: Embedder, inquiry: Inquiry) -> Context:
    """The material for an answer; an outage raises, it is never an empty context."""
    question = inquiry.question
    references = find(question, written_on=inquiry.offence_date, short_forms=False)
    resolved = resolve(graph, question, [one for one in references if not one.is_beyond_the_acts])
    read = read_question(question)
    rarity = rarity_in(graph)
    acts = held_acts(graph)

    def governed(in_play: Sequence[str] = ()) -> tuple[Governed, ...]:
        given = None if inquiry.offence_is_read else inquiry.offence_date
        return governed_by(acts, question, on=inquiry.on, offence_date=given, in_play=in_play)

    first = governed()
    of_lines = [one for one in first if one.is_asked or one.may_be_asked]
    subject = wording_of(question, of_lines, inquiry.on) if not references else question

    def telling(short_names: Sequence[str]) -> Asked:
        wording = wording_of(_without_references(question, references, short_names), of_lines, inquiry.on)
        return asked_words(FLAGS_ASKED.sub(" ", wording), rarity)

    def is_unknown(one: Resolved) -> bool:
        """A bare number may be of several codes; where the question asks which of them governs, that is the answer."""
        is_open = one.verdict is CitationVerdict.AMBIGUOUS and any(line.is_asked for line in first)
        return one.verdict is not CitationVerdict.VERIFIED and not is_open

    nothing = Context(inquiry=inquiry, asked=telling(()))
    unknown = [one for one in resolved if is_unknown(one)]
    if unknown:
        return nothing.model_copy(update={"refusal": _not_held(unknown), "names_unknown": True})
    hits = _hits(graph, embedder, inquiry, read, subject)
    named = tuple(dict.fromkeys(_judgments(resolved)))
    short_names = read.short_names or _as_a_name(read).short_names
    short = () if named else _called_for_short(graph, embedder, inquiry, read, telling(short_names))
    asked = telling(short_names) if short else nothing.asked
    named = named or short
    keys = _provisions(resolved)
    in_play = (
        provisions_in_play(graph, keys, on=inquiry.on, named=True)
        if keys
        else subject_of(graph, hits, asked, question, inquiry.on, names_act=bool(read.acts), acts=_acts_of(first))
    )
    lines = governed([play.provision.key.act_id for play in in_play])
    rules = _rules(graph, lines, in_play, inquiry.on)
    authorities = fetch_authorities(
        graph, [*named, *(hit.authority_id for hit in hits if hit.kind != "statute")], inquiry.on
    )
    passages = _passages(graph, embedder, inquiry, [*in_play, *rules], named, authorities, hits)
    vetted = vet(graph, passages, inquiry.on)
    spoken_of = {one for passage in vetted.values() for one in passage.judgment_ids}
    authorities |= fetch_authorities(graph, spoken_of - set(authorities), inquiry.on)
    beside = _beside(graph, vetted.values(), in_play, inquiry.on)
    sources = _sources(graph, embedder, inquiry, passages, [*in_play, *rules, *beside], beside, authorities)
    context = nothing.model_copy(
        update={
            "asked": asked,
            "provisions": in_play,
            "named": tuple(one for one in named if one in authorities),
            "authorities": authorities,
            "sources": sources,
            "hits": tuple(hit.chunk_id for hit in hits),
            "vetted": vetted,
            "beside": beside,
            "governed": lines,
            "titles": {one.act_id: one.title for one in acts.values()},
            "rules": rules,
            "asks_flags": inquiry.wants_flags or bool(FLAGS_ASKED.search(question)),
        }
    )
    return context.model_copy(update={"refusal": _off_the_point(context)})


def _without_references(question: str, references: Sequence[FoundReference], short_names: Sequence[str]) -> str:
    """The question's own words: references, the names before citations and short names of judgments blanked."""
    characters = list(question)
    for reference in references:
        start = reference.start
        if reference.name and reference.kind != "case_name":
            named_at = question.rfind(reference.name, 0, start)
            start = named_at if named_at >= 0 else start
        characters[start : reference.end] = " " * (reference.end - start)
    wording = "".join(characters)
    for name in short_names:
        wording = wording.replace(name, " ")
    return " ".join(word for word in wording.split() if not _is_act(word.strip("?!.,;:()")))


def _is_act(word: str) -> bool:
    """True for the short name of an act, `POCSO`: the act is searched for, its name need not stand in a passage."""
    return word.isupper() and bool(acts_meant(word))


def _not_held(unknown: Sequence[Resolved]) -> str:
    """What the question names and the graph does not know as one authority, each with the reason."""
    return "; ".join(f'"{one.reference.text}": {one.evidence[0].evidence}' for one in unknown[:_MOST_NAMED])


def _judgments(resolved: Iterable[Resolved]) -> list[str]:
    return [one.judgment.judgment_id for one in resolved if one.judgment]


def _provisions(resolved: Iterable[Resolved]) -> tuple[ProvisionKey, ...]:
    keys = dict.fromkeys(
        ProvisionKey.parse(printed) for one in resolved if one.provision for printed in one.reference.keys
    )
    return tuple(keys)[:_MOST_NAMED]


def _called_for_short(
    graph: Graph, embedder: Embedder, inquiry: Inquiry, read: Question, asked: Asked
) -> tuple[str, ...]:
    """Judgments that a capitalised word may stand for (`Golaknath`), where they speak of the rest of the question.

    `Pune` is a party too: a judgment that holds nothing else of the question is not meant.
    """
    ids = resolve_judgments(graph, read) or resolve_judgments(graph, _as_a_name(read))
    if not ids or not asked.weights:
        return ids
    vector = tuple(embedder.embed([inquiry.question])[0].tolist())
    texts: dict[str, str] = {}
    for passage in graph.fetch(LeadingPassages(authority_ids=ids, vector=vector)):
        texts[passage.authority_id] = f"{texts.get(passage.authority_id, '')}\n{passage.text}"
    return tuple(one for one in ids if asked.answers(texts.get(one, ""), enough=_ENOUGH_OF_A_SHORT_NAME))


def _as_a_name(read: Question) -> Question:
    """The question taken as a short name, where it is no longer than one: `Golaknath`, `Shah Bano?`."""
    words = read.text.strip(" ?.!")
    fits = len(words.split()) <= _WORDS_OF_A_NAME and not (read.provisions or read.acts)
    return read.model_copy(update={"short_names": (words,) if fits else ()})


def _acts_of(lines: Sequence[Governed]) -> frozenset[str]:
    """The Acts among which the question asks; empty where it asks for none."""
    return frozenset(act.act_id for one in lines if one.is_asked for act in one.line)


def _rules(
    graph: Graph, lines: Sequence[Governed], in_play: Sequence[ProvisionInPlay], on: date
) -> tuple[ProvisionInPlay, ...]:
    """The provisions that say which Act governs, of the lines asked about."""
    known = {str(play.provision.key) for play in in_play}
    ids = dict.fromkeys(one for line in lines if line.is_asked for one in line.rests_on() if one not in known)
    return provisions_in_play(graph, [ProvisionKey.parse(one) for one in ids], on=on, named=False)


def _hits(graph: Graph, embedder: Embedder, inquiry: Inquiry, read: Question, subject: str) -> tuple[Hit, ...]:
    """Passages for the question that were there on the day, propositions on judgments before the rest.

    Where the question names an act alone, only what speaks of it.
    """
    wording = FLAGS_ASKED.sub(" ", subject).strip() or inquiry.question
    limits = Filters(acts=read.acts) if read.acts and not read.provisions else None
    written = search(graph, embedder, wording, _only_written(limits), k=inquiry.k).hits
    found = search(graph, embedder, wording, limits, k=inquiry.k).hits
    hits = {hit.chunk_id: hit for hit in (*written, *found)}
    return tuple(hit for hit in hits.values() if hit.decided_on is None or hit.decided_on <= inquiry.on)


def _only_written(limits: Filters | None) -> Filters:
    """The limits, narrowed to propositions: among a court's whole archive a search would seldom reach them."""
    return (limits or Filters()).model_copy(update={"kinds": ("proposition",)})


def _passages(
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
    return [*_leading(graph, embedder, inquiry, wanted), *(_as_passage(hit) for hit in hits)]


def _leading(graph: Graph, embedder: Embedder, inquiry: Inquiry, wanted: Sequence[str]) -> list[LeadingPassage]:
    """Passages of authorities in the order of `wanted`, nearest to the question first within each."""
    if not wanted:
        return []
    vector = tuple(embedder.embed([inquiry.question])[0].tolist())
    by_authority: dict[str, list[LeadingPassage]] = {}
    for passage in graph.fetch(LeadingPassages(authority_ids=tuple(wanted), vector=vector)):
        by_authority.setdefault(passage.authority_id, []).append(passage)
    return [passage for one in wanted for passage in by_authority.get(one, [])]


def _sources(
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


def _beside(
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


def _off_the_point(context: Context) -> str | None:
    """Why the sources do not answer the question; nothing where they do.

    Where the question names an authority that the graph holds, most of the rest may be unknown to it, not all.
    """
    asked = context.asked
    texts = [source.text for source in context.sources]
    if context.lines_asked():
        return None
    if not texts:
        return "nothing in the graph speaks of this"
    if context.named or any(play.is_named for play in context.provisions):
        if len(asked.weights) > 1 and asked.coverage("\n".join(texts)) < _ENOUGH_OF_THE_REST:
            return f"what the graph holds of it does not speak of: {', '.join(asked.missing_from(texts))}"
        return None
    best = max(texts, key=asked.coverage)
    if asked.weights and asked.answers(best, enough=ENOUGH):
        return None
    missing = asked.missing_from([best])
    return "nothing in the graph speaks of this" + (f"; not found: {', '.join(missing)}" if missing else "")
