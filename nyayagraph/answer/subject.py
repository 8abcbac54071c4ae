"""The provision that a question is about without naming it: found among the passages, or none."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date

from pydantic import BaseModel, ConfigDict

from nyayagraph.answer.relevance import Asked, tokens_of
from nyayagraph.answer.statutes import Provision, ProvisionInPlay, provisions_in_play
from nyayagraph.errors import ParseError
from nyayagraph.graph import Graph
from nyayagraph.law.acts.whose_acts import PLACES
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.standing import PENAL_ACTS, PROCEDURAL_ACTS
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.retrieval import Hit
from nyayagraph.starter import acts_of_general_knowledge
from nyayagraph.verify.labels import label, short_label

_ENOUGH = 0.8
_MOST_CANDIDATES = 8
_CLOSE = 0.5
_MOST_KINDRED = 4
_MOST_NEAREST = 3
_OF_PUNISHMENT = "punishment punished penalty sentence"
# on rights under the Constitution; takes `a fundamental right`, `constitutional right`, refuses `right of way`
_ON_THE_CONSTITUTION = re.compile(r"\bfundamental\s+rights?\b|\bconstitution(?:al(?:ly|ity)?)?\b", re.IGNORECASE)
_CODES = PENAL_ACTS | PROCEDURAL_ACTS
# the heading of a section that speaks of its own Act alone; takes `Offences to be cognizable`, `Penalty for
# contravention`; refuses `Theft`, `Cognizance of offences by Magistrates`
_OF_ITS_ACT = re.compile(
    r"(?:Offences?\s+(?:to|by|under|against\s+this)|Penalt(?:y|ies)\s+for\s+(?:contravention|failure|breach)|Definitions?|"
    r"Application\s+of|Act\s+(?:to|not))\b"
)
_OF_A_STATE = PLACES | {"Ranbir"}  # the Penal Code of Jammu and Kashmir is called by it
_OPENING = 3  # words of a title, among which its State stands
# takes `Punishment for murder`, refuses `Punishment not to exceed`
_PUNISHMENT_FOR = re.compile(r"^Punishments?\s+(?:for|of)\b")


class Wanted(BaseModel):
    """What a question says of the section that it is about.

    Whether it names an Act; among which `acts` it asks which governs; whether it asks facts of the First Schedule.
    """

    model_config = ConfigDict(frozen=True)

    names_act: bool = False
    acts: frozenset[str] = frozenset()
    flags: bool = False
    offence_date: date | None = None


def subject_of(
    graph: Graph,
    hits: Sequence[Hit],
    asked: Asked,
    question: str,
    on: date,
    wanted: Wanted,
) -> tuple[ProvisionInPlay, ...]:
    """The one section whose passage holds what is asked: the closest heading first, law in force before past law.

    Bare statute text is about so much that chance words meet in it: unless the question names the act, a section
    must have what is asked in its heading and gist, and these be compared with a text. What asks for a right under the
    Constitution is not about an offence that bears the same word. Where it asks which of some Acts governs, the section
    is of one of them; where it asks for facts of the First Schedule, of two as close the one that has them.
    """
    keys = _held_in(hits, asked, question, wanted)
    if not keys:
        return ()
    best = max(keys.values())
    candidates = [key for key, coverage in keys.items() if coverage == best][:_MOST_CANDIDATES]
    in_play = [
        play
        for play in provisions_in_play(graph, candidates, on=on, named=False)
        if _is_its_subject(play, asked, names_act=wanted.names_act) and not _is_to_come(play)
    ]
    ranked = sorted(
        in_play,
        key=lambda play: (
            -_closeness(play, asked),
            wanted.flags and not _has_flags(play.provision),
            play.standings.standing is not Standing.IN_FORCE,
            len(_heading_words(play)),
        ),
    )
    if wanted.acts:  # a section that only shares a word with the question is no answer to which law governs
        ranked = [play for play in ranked if _closeness(play, asked) >= _CLOSE]
    if wanted.acts or (wanted.offence_date and ranked and _was_law(ranked[0], wanted.offence_date)):
        return tuple(ranked[:1])
    return tuple(_of_today(graph, play, asked, on) for play in ranked[:1])


def _held_in(hits: Sequence[Hit], asked: Asked, question: str, wanted: Wanted) -> dict[ProvisionKey, float]:
    """The sections with a passage that holds what is asked, each with the greatest share that one holds."""
    on_constitution = not wanted.names_act and bool(_ON_THE_CONSTITUTION.search(question))
    keys: dict[ProvisionKey, float] = {}
    for hit in hits:
        if hit.kind != "statute" or not asked.weights or not asked.answers(hit.text, enough=_ENOUGH):
            continue
        try:
            key = ProvisionKey.parse(hit.authority_id)
        except ParseError:
            continue
        is_foreign = (wanted.acts and key.act_id not in wanted.acts) or (
            on_constitution and key.act_id != "constitution"
        )
        is_foreign = is_foreign or (not wanted.names_act and _is_of_few(key, hit, question))
        if is_foreign or (not wanted.names_act and key.act_id in acts_of_general_knowledge()):
            continue
        keys[key] = max(keys.get(key, 0.0), round(asked.coverage(hit.text), 2))
    return keys


def _is_to_come(play: ProvisionInPlay) -> bool:
    """True for a section that was not law yet and took no earlier one's place: nobody asks for it by that day."""
    to_come = {"act_not_commenced", "provision_not_commenced"}
    return not play.predecessors and any(reason.rule in to_come for reason in play.standings.because)


def state_of(title: str) -> str:
    """The State that the title of an Act opens with, whole: `Uttar Pradesh`, `Jammu and Kashmir`; '' for none."""
    words = [word.rstrip(",") for word in title.removeprefix("The ").split()[:_OPENING]]
    last = max((place for place, word in enumerate(words) if word in _OF_A_STATE), default=None)
    return "" if last is None else " ".join(words[: last + 1])


def _is_of_few(key: ProvisionKey, hit: Hit, question: str) -> bool:
    """True for a section that speaks of its own Act alone, or is of one State, where the question names neither."""
    state = state_of(hit.title)
    if state and state.lower() not in question.lower():
        return True
    return key.act_id not in _CODES and bool(_OF_ITS_ACT.match(hit.heading or ""))


def _was_law(play: ProvisionInPlay, day: date) -> bool:
    ended = play.provision.act.repealed_on
    return ended is None or day < ended


def _of_today(graph: Graph, play: ProvisionInPlay, asked: Asked, on: date) -> ProvisionInPlay:
    """The section that took a repealed one's place, where it is one and of the same subject: all its clauses count."""
    sections = {other.provision.key.section_id for other in play.successors}
    if play.standings.standing is not Standing.REPEALED or len(sections) != 1:
        return play
    newer = provisions_in_play(graph, [ProvisionKey.parse(sections.pop())], on=on, named=False)
    fits = [one for one in newer if _is_its_subject(one, asked, names_act=True)]
    return fits[0] if fits else play


def kindred(hits: Sequence[Hit], play: ProvisionInPlay, asked: Asked) -> tuple[str, ...]:
    """Other sections of the same Act with what is asked in their heading: its graver forms stand there.

    Each as `section 420 (Cheating and dishonestly inducing delivery of property)`.
    """
    own = play.provision.key
    words = asked.weights.keys() - tokens_of(_OF_PUNISHMENT)
    headings = {hit.authority_id: hit.heading for hit in hits if hit.kind == "statute" and hit.heading}
    keys = [(ProvisionKey.parse(one), heading) for one, heading in headings.items() if one != own.section_id]
    return tuple(
        f"{short_label(key)} ({heading})"
        for key, heading in keys
        if (key.act_id, key.unit) == (own.act_id, "s") and words and words <= tokens_of(heading)
    )[:_MOST_KINDRED]


def _is_its_subject(play: ProvisionInPlay, asked: Asked, *, names_act: bool) -> bool:
    """True where what the answer will quote of it holds what is asked; of a bare text its heading, and little else."""
    section = play.provision.found.section
    if section is None:
        return False
    if play.provision.gist() or play.provision.clauses():
        gists = " ".join(one.gist or "" for one in section.clause_gists) if names_act else ""
        return asked.answers(f"{section.heading or ''} {section.gist or ''} {gists}", enough=_ENOUGH)
    if asked.for_steps:
        return False
    near = _closeness(play, asked)
    return asked.answers(section.heading or "", enough=_ENOUGH) and near >= (1.0 if asked.for_a_meaning else _CLOSE)


def _closeness(play: ProvisionInPlay, asked: Asked) -> float:
    """Share of the heading's words the question holds: `Attempt to murder` is further from murder than `Murder`.

    `Punishment for murder` is as near.
    """
    heading = _heading_words(play)
    return len(heading & asked.weights.keys()) / len(heading) if heading else 0.0


def _heading_words(play: ProvisionInPlay) -> frozenset[str]:
    section = play.provision.found.section
    return tokens_of(_PUNISHMENT_FOR.sub("", section.heading or "")) if section else frozenset()


def nearest(hits: Sequence[Hit], act_ids: frozenset[str], titles: Mapping[str, str]) -> tuple[str, ...]:
    """The sections of some Acts that a search met first, with their headings: for a tale that names no offence."""
    met = {hit.authority_id: hit.heading for hit in hits if hit.kind == "statute" and hit.heading}
    keys = [(ProvisionKey.parse(one), heading) for one, heading in met.items() if one.partition("/")[0] in act_ids]
    return tuple(f"{label(key, titles.get(key.act_id, key.act_id))} ({heading})" for key, heading in keys)[
        :_MOST_NEAREST
    ]


def _has_flags(provision: Provision) -> bool:
    return any(one.flag() for one in (provision, *provision.clauses()))
