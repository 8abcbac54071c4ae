"""From a question to the material of its answer: what it names, what speaks of it, or why nothing can be said.

Finds and gates; writes no sentence of an answer. What the graph does not hold is said, never filled in.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from pydantic import BaseModel, ConfigDict

from nyayagraph.answer.act_life import acts_asked_for, acts_ended
from nyayagraph.answer.authorities import Authority, fetch_authorities
from nyayagraph.answer.day_words import in_words_of_day
from nyayagraph.answer.governing_law import (
    Governed,
    acts_asked_among,
    governed_by,
    held_acts,
    rules_of,
    when,
    wording_of,
)
from nyayagraph.answer.inquiry import Inquiry, asks_flags, without_flags
from nyayagraph.answer.meant import holds_what_is_asked, is_of_another_field, is_outdone, part_asked_for, surely_meant
from nyayagraph.answer.named import (
    as_a_name,
    called_for_short,
    judgments_named,
    not_held,
    provisions_named,
    without_references,
)
from nyayagraph.answer.passages import hits_for, old_law_beside, passages_of, sources_of
from nyayagraph.answer.relevance import NEARLY_ALL, Asked, asked_words
from nyayagraph.answer.sources import Source
from nyayagraph.answer.statutes import ProvisionInPlay, provisions_in_play
from nyayagraph.answer.subject import Wanted, kindred, nearest, subject_of
from nyayagraph.answer.vetting import Vetted, vet
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.find import FoundReference, find
from nyayagraph.law.governing.asked_codes import asks_for_a_law, asks_which_act
from nyayagraph.law.governing.matters import Told
from nyayagraph.law.governing.question import plainly_told
from nyayagraph.law.standing import PENAL_ACTS, ActFacts
from nyayagraph.retrieval import Hit
from nyayagraph.retrieval.lexical import Rarity
from nyayagraph.retrieval.query import Question, read_question
from nyayagraph.retrieval.rarity import rarity_in
from nyayagraph.starter import acts_of_general_knowledge
from nyayagraph.verify.labels import day
from nyayagraph.verify.references.by_number import settle_by_number
from nyayagraph.verify.references.resolve import Resolved, resolve
from nyayagraph.verify.report import CitationVerdict

ENOUGH = 0.6
_ENOUGH_OF_THE_REST = 1 / 3

# takes `IPC or BNS`, `old or new`; refuses `the old code`
_OLD_OR_NEW = r"\b(?:IPC|BNS|BNSS|CrPC|BSA|old|new|purana|naya|evidence\s+act)\b[^.?]{0,20}\b(?:or|ya|vs\.?|versus)\b"
# takes `which section punishes`, `what law`, `kis kanoon`, `IPC or BNS`; refuses `the punishment of section 420`
_WHICH_LAW = re.compile(
    r"\bwhich\b[^.?]{0,60}\b(?:codes?|laws?|acts?|statutes?|enactments?|procedure|sanhita|adhiniyam|sections?|provisions?)\b"
    r"|\b(?:what|kis|kaun\w*|name\s+the)\b[^.?]{0,25}\b(?:codes?|laws?|acts?|statutes?|enactments?|procedure|kanoon|dhara)\b"
    rf"|{_OLD_OR_NEW}",
    re.IGNORECASE,
)

# what asks between Acts though it tells no day; takes `which law of evidence applies`, `IPC or BNS`, `old or new code`;
# refuses `which section of the BNS deals with`, `what is the procedure to adopt`
_BETWEEN = re.compile(
    r"\b(?:which|what)\b[^.?]{0,40}\b(?:codes?|laws?|acts?|statutes?|procedure)\b[^.?]{0,40}"
    r"\b(?:appl(?:y|ies)|govern\w*|used?|followed|in\s+force)\b"
    r"|\b(?:which|under\s+what|name\s+the|kis)\b[^.?]{0,40}\b(?:codes?|(?-i:Acts?)|laws?|statutes?|enactments?|legislation|kanoon)\b"
    rf"|{_OLD_OR_NEW}",
    re.IGNORECASE,
)
# who arrests without warrant: the flags are asked of no offence; takes `may a police officer`, refuses `for theft`
_BY_POLICE = re.compile(r"\b(?:police(?:man|men)?|officers?|constables?|authority)\b", re.IGNORECASE)


class Context(BaseModel):
    """All that a draft may draw on. `refusal` says why there is nothing to draft from.

    `is_meant` is true where the one provision in play shares few words with the question and was found by its meaning.
    """

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
    acts: tuple[ActFacts, ...] = ()
    ended: tuple[ActFacts, ...] = ()
    kindred: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()
    is_meant: bool = False
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
        """The lines of Acts of which the question asks which governs: by a day, or between the Acts of a line."""
        between = bool(_BETWEEN.search(self.question))
        return tuple(one for one in self.governed if one.is_asked and (one.is_dated or between))

    def asks_only_which(self) -> bool:
        """True where saying which Act governs answers the question, if nothing else does."""
        asks = _WHICH_LAW.search(self.question) or asks_for_a_law(self.question) or asks_which_act(self.question)
        return bool(self.lines_asked()) and bool(asks)

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

    def is_of_day(self) -> bool:
        """True where the words of every provision in play are held as they were on the day asked for."""
        return all(one.held.is_held for play in self.provisions for one in play.all_provisions())

    def tags_of(self, authority_id: str) -> tuple[str, ...]:
        """Tags of an authority's passages."""
        return tuple(source.tag for source in self.sources if source.authority_id == authority_id)


@dataclass(frozen=True)
class _Reading:
    """A question as it was read: what it refers to, the lines of Acts that it asks about, the words that are left."""

    inquiry: Inquiry
    references: Sequence[FoundReference]
    resolved: Sequence[Resolved]
    read: Question
    rarity: Rarity
    acts: Mapping[str, ActFacts]

    def governed(self, in_play: Sequence[str] = ()) -> tuple[Governed, ...]:
        """The lines that the question asks about, and those of the Acts in play."""
        given = None if self.inquiry.offence_is_read else self.inquiry.offence_date
        return governed_by(self.acts, self.inquiry.question, on=self.inquiry.on, offence_date=given, in_play=in_play)

    def of_lines(self) -> list[Governed]:
        """The lines that it asks about, or may."""
        return [one for one in self.governed() if one.is_asked or one.may_be_asked]

    def subject(self) -> str:
        """What to search for: the question without its days and which law, where it names no authority."""
        question = self.inquiry.question
        return question if self.references else wording_of(question, self.of_lines(), self.inquiry.on)

    def telling(self, short_names: Sequence[str] = ()) -> Asked:
        """The words that a passage must hold, names and days left out."""
        rest = without_references(self.inquiry.question, self.references, short_names)
        wording = wording_of(rest, self.of_lines(), self.inquiry.on)
        of_what = without_flags(wording)
        tells = asked_words(_BY_POLICE.sub(" ", of_what), self.rarity).tells()
        asking = "" if self.references else self.inquiry.question
        return asked_words(of_what if tells or self.references else wording, self.rarity, asking)

    def unknown(self) -> list[Resolved]:
        """What is not known as one authority; of several codes among which it asks, a bare number may be of each."""
        asks = any(line.is_asked for line in self.governed())
        known = (CitationVerdict.VERIFIED, CitationVerdict.AMBIGUOUS) if asks else (CitationVerdict.VERIFIED,)
        return [one for one in self.resolved if one.verdict not in known]


def _read(graph: Graph, inquiry: Inquiry) -> _Reading:
    references = _references(inquiry)
    resolved = resolve(graph, inquiry.question, [one for one in references if not one.is_beyond_the_acts])
    settle_by_number(graph, inquiry.question, resolved)
    return _Reading(
        inquiry=inquiry,
        references=references,
        resolved=resolved,
        read=read_question(inquiry.question),
        rarity=rarity_in(graph),
        acts=held_acts(graph),
    )


def _references(inquiry: Inquiry) -> list[FoundReference]:
    """The references of a question: a short name is of the day of the offence, and a later Act is asked about too."""
    of_today = {one.start: one for one in find(inquiry.question, short_forms=False)}
    found = find(inquiry.question, written_on=inquiry.offence_date, short_forms=False)
    return [one if one.keys else of_today.get(one.start, one) for one in found]


def gather(graph: Graph, embedder: Embedder, inquiry: Inquiry) -> Context:
    """The material for an answer; an outage raises, it is never an empty context."""
    reading = _read(graph, inquiry)
    nothing = Context(inquiry=inquiry, asked=reading.telling())
    if unknown := reading.unknown():
        return nothing.model_copy(update={"refusal": not_held(unknown), "names_unknown": True})
    if not reading.references and (acts := acts_asked_for(graph, inquiry.question)):
        return nothing.model_copy(update={"acts": acts})
    hits = hits_for(graph, embedder, inquiry, reading.read, reading.subject(), tuple(nothing.asked.spelled.values()))
    named = tuple(dict.fromkeys(judgments_named(reading.resolved)))
    short = () if named else called_for_short(graph, embedder, inquiry, reading.read, _without_short(reading))
    asked = _without_short(reading) if short else nothing.asked
    found = _in_play(graph, reading, hits, asked)
    meant = () if found or named or short else _meant(graph, reading, asked)
    in_play = in_words_of_day(graph, found or meant, inquiry)
    context = nothing.model_copy(
        update={
            "asked": asked,
            "provisions": in_play,
            "kindred": kindred(hits, in_play[0], asked) if in_play and not in_play[0].is_named else (),
            "named": named or short,
            "is_meant": bool(meant),
            "governed": reading.governed([play.provision.key.act_id for play in in_play]),
            "titles": {one.act_id: one.title for one in reading.acts.values()},
            "hits": tuple(hit.chunk_id for hit in hits),
            "asks_flags": inquiry.wants_flags or asks_flags(inquiry.question),
        }
    )
    if not in_play and not context.named:
        governing = frozenset(one.act_id for line in context.lines_asked() for one in line.branches)
        context = context.model_copy(update={"nearest": nearest(hits, governing & PENAL_ACTS, context.titles)})
    context = context.model_copy(update=_material(graph, embedder, context, hits))
    return context.model_copy(update={"refusal": _off_the_point(context)})


def _without_short(reading: _Reading) -> Asked:
    return reading.telling(reading.read.short_names or as_a_name(reading.read).short_names)


def _in_play(graph: Graph, reading: _Reading, hits: Sequence[Hit], asked: Asked) -> tuple[ProvisionInPlay, ...]:
    """The provisions that the question names, else the one that it is about."""
    on, keys = reading.inquiry.on, provisions_named(reading.resolved)
    if keys:
        return provisions_in_play(graph, keys, on=on, named=True)
    among = acts_asked_among(reading.governed())
    question = reading.inquiry.question
    wanted = Wanted(
        names_act=bool(reading.read.acts),
        acts=among,
        flags=reading.inquiry.wants_flags or asks_flags(question),
        offence_date=reading.inquiry.offence_date,
    )
    about = subject_of(graph, hits, asked, question, on, wanted)
    if wanted.names_act or among:
        return about
    return tuple(
        play
        for play in about
        if not is_of_another_field(question, play.provision.key.act_id) and not is_outdone(graph, question, play)
    )


def _meant(graph: Graph, reading: _Reading, asked: Asked) -> tuple[ProvisionInPlay, ...]:
    """The provision that a question means though its words meet none; nothing where a law or steps are asked for."""
    asks_else = asked.for_steps or any(line.is_asked for line in reading.governed())
    return () if asks_else or reading.references else surely_meant(graph, reading.inquiry.question, reading.inquiry.on)


def _material(graph: Graph, embedder: Embedder, context: Context, hits: Sequence[Hit]) -> dict[str, object]:
    """Authorities, rules, sources and what stands beside them, for what the question names and what was found."""
    inquiry, on, in_play = context.inquiry, context.on, context.provisions
    rules = in_words_of_day(graph, rules_of(graph, context.lines_asked(), in_play, on), inquiry)
    found = [hit.authority_id for hit in hits if hit.kind != "statute"]
    authorities = fetch_authorities(graph, [*context.named, *found], on)
    passages = passages_of(graph, embedder, inquiry, [*in_play, *rules], context.named, authorities, hits)
    vetted = vet(graph, passages, on)
    spoken_of = {one for passage in vetted.values() for one in passage.judgment_ids}
    authorities |= fetch_authorities(graph, spoken_of - set(authorities), on)
    beside = old_law_beside(graph, vetted.values(), in_play, on)
    plays = [*in_play, *rules, *beside]
    return {
        "named": tuple(one for one in context.named if one in authorities),
        "authorities": authorities,
        "sources": sources_of(graph, embedder, inquiry, passages, plays, beside, authorities),
        "vetted": vetted,
        "beside": beside,
        "ended": acts_ended(
            graph,
            [one.text for one in passages if one.kind != "statute"],
            [key for one in vetted.values() for key in one.provisions],
            on,
        ),
        "rules": rules,
    }


def _is_told(context: Context) -> bool:
    """True where somebody put into words what the section in play says, or its own words hold what is asked."""
    play = context.provisions[0]
    if play.provision.gist() or play.provision.clauses():
        return True
    own = [one for one in context.sources if one.authority_id == play.provision.key.section_id]
    return bool(own) and holds_what_is_asked(part_asked_for(own, context.asked)[1], context.asked)


def _off_the_point(context: Context) -> str | None:  # noqa: PLR0911 - one return a reason
    """Why the sources do not answer the question; nothing where they do.

    Where the question names an authority that the graph holds, most of the rest may be unknown to it, not all.
    """
    asked = context.asked
    texts = [source.text for source in context.sources]
    if context.lines_asked():
        return None
    if context.is_meant:
        return None if _is_told(context) else "the section nearest to it does not speak of this in its words"
    if not texts:
        return "nothing in the graph speaks of this"
    if context.named or any(play.is_named for play in context.provisions):
        named = {play.provision.key.act_id for play in context.provisions if play.is_named}
        others = acts_of_general_knowledge().keys() - named
        told = [one.text for one in context.sources if one.authority_id.partition("/")[0] not in others]
        if len(asked.weights) > 1 and asked.coverage("\n".join(told or texts)) < _ENOUGH_OF_THE_REST:
            return f"what the graph holds of it does not speak of: {', '.join(asked.missing_from(texts))}"
        return None
    best = max([one for one in texts if asked.has_what_is_asked_for(one)] or texts, key=asked.coverage)
    if asked.tells() and asked.answers(best, enough=NEARLY_ALL):
        return None
    missing = asked.missing_from([best])
    return "nothing in the graph speaks of this" + (f"; not found: {', '.join(missing)}" if missing else "")
