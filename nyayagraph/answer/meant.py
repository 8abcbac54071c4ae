"""Sections that a question means though it shares few words with them: the one that signs agree on, and the nearest.

Only the one that all signs put first, far before the next, is answered with; the nearest are told beside a refusal and
answer nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from nyayagraph.answer.relevance import Asked
from nyayagraph.answer.sources import Source
from nyayagraph.answer.statutes import ProvisionInPlay, provisions_in_play
from nyayagraph.answer.wording import OPENING_WORDS, opening
from nyayagraph.graph import Graph
from nyayagraph.law.governing.fields import field_ids, fields_told
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.retrieval.likely_sections import LikelySection, counterparts_of, likely_sections
from nyayagraph.verify.labels import label

# chosen on opened questions of `bench/labels/asked_sections.jsonl`, as docs/decisions/0020 says
_NEAR = 0.55  # cosine
_TOLD, _HEADED = 0.9, 0.6  # shares
_MARGIN = 0.9  # by which the next lies behind, in sums of signs
_NEAR_ENOUGH, _SUM_ENOUGH = 0.43, 2.4  # cosine and sum of signs, to be told as one of the nearest
_OUTDOES = 0.5  # cosine of the first, to speak against one that is not among the first
_MOST_NEAREST = 3
_LOOKED_AT = 8
_FIELD_SURE, _FIELD_NONE = 8.0, 0.1  # of a field's score; of the first field's
_SHOWN = 0.6  # share of what is asked that words must hold which nobody put into a gist
_SUBSECTION = re.compile(r"\s(?=\(\d{1,2}[A-Z]?\)\s)")  # before `(5) Save in exceptional circumstances`
_OPENS = re.compile(r"\s*[A-Z(\"'“]")  # takes `(1) Where`, `Whoever`; refuses `financial year to which`
# what asks for a judgment, and not for a section: takes `which case`, `landmark judgment`, `what did the Court hold`
_OF_JUDGMENTS = re.compile(
    r"\b(?:judge?ments?|rulings?|landmark|precedents?|decisions?|(?:which|leading)\s+cases?|held|doctrine|courts?\s+(?:say|hold))\b",
    re.IGNORECASE,
)


# law of another country; takes `the US constitution`, `in France`; refuses `tell us`
_ELSEWHERE = re.compile(
    r"\b(?:U\.?S\.?A?\.?|U\.?K\.?)(?!\w)|\b(?i:america\w*|united\s+states|brit\w+|england|english\s+law|scot\w+|europe\w*|fr(?:ance|ench)"
    r"|german\w*|canad\w+|australia\w*|pakistan\w*|bangladesh\w*|sri\s+lanka\w*|nepal\w*|china|chinese|singapore\w*|dubai"
    r"|japan\w*|russia\w*|south\s+africa\w*|foreign\s+law)\b"
)


def surely_meant(graph: Graph, question: str, on: date) -> tuple[ProvisionInPlay, ...]:
    """The one section that every sign puts first and far before the next, in force on the day; else nothing."""
    if _OF_JUDGMENTS.search(question) or _ELSEWHERE.search(question):
        return ()
    groups = _groups(likely_sections(graph, question))
    if not groups:
        return ()
    first = groups[0][0]
    is_agreed = first.near >= _NEAR and (first.told >= _TOLD or first.headed >= _HEADED)
    behind = groups[1][0].score if len(groups) > 1 else 0.0
    if not is_agreed or first.score - behind < _MARGIN:
        return ()
    in_play = provisions_in_play(graph, [_key(one) for one in groups[0]], on=on, named=False)
    return tuple(play for play in in_play if play.standings.standing is Standing.IN_FORCE)[:1]


def nearest_sections(graph: Graph, question: str, on: date) -> tuple[str, ...]:
    """The sections in force on the day that lie nearest to a question, each with its heading: where to read on."""
    if _ELSEWHERE.search(question):
        return ()
    groups = [
        group
        for group in _groups(likely_sections(graph, question))
        if group[0].near >= _NEAR_ENOUGH and group[0].score >= _SUM_ENOUGH
    ]
    keys = [_key(one) for group in groups[:_LOOKED_AT] for one in group]
    in_force = [
        play
        for play in provisions_in_play(graph, keys, on=on, named=False)
        if play.standings.standing is Standing.IN_FORCE
    ]
    return tuple(f"{label(play.provision.key, play.provision.act.title)} ({_heading(play)})" for play in in_force)[
        :_MOST_NEAREST
    ]


def is_outdone(graph: Graph, question: str, play: ProvisionInPlay) -> bool:
    """True for a section that words alone found, of whose text nobody made a gist, where others lie far nearer.

    Chance words meet in bare text: `abort` stands in the Act on surrogacy too.
    """
    if play.provision.gist() or play.provision.clauses():
        return False
    groups = _groups(likely_sections(graph, question))
    if not groups or groups[0][0].near < _OUTDOES:
        return False
    return not any(one.section_id == play.provision.key.section_id for group in groups[:_LOOKED_AT] for one in group)


def is_of_another_field(question: str, act_id: str) -> bool:
    """True for a section of an Act that has a field of law of its own, where the question's words tell another's."""
    told = fields_told(question)
    if not told or told[0].score < _FIELD_SURE or act_id not in field_ids():
        return False
    return next((one.score for one in told if one.act_id == act_id), 0.0) < told[0].score * _FIELD_NONE


def part_asked_for(own: Sequence[Source], asked: Asked) -> tuple[Source, str]:
    """Of the passages of a section's own text the sub-section that holds most of what is asked."""
    parts = [(source, part) for source in own for part in _SUBSECTION.split(source.text) if _OPENS.match(part)]
    if not parts:
        return own[0], own[0].text
    return max(parts, key=lambda one: (asked.has_what_is_asked_for(one[1]), asked.coverage(one[1])))


def holds_what_is_asked(text: str, asked: Asked) -> bool:
    """True where the opening words of a text, which are shown, hold most of what is asked, the rarest word among it."""
    return asked.answers(opening(text, OPENING_WORDS), enough=_SHOWN)


def _groups(likely: Sequence[LikelySection]) -> list[list[LikelySection]]:
    """The likeliest sections, those of the two codes that stand for each other together, each group's best first."""
    groups: list[list[LikelySection]] = []
    for one in likely[: 3 * _LOOKED_AT]:
        others = counterparts_of().get(one.section_id, frozenset())
        group = next((group for group in groups if group[0].section_id in others), None)
        if group:
            group.append(one)
        else:
            groups.append([one])
    return groups


def _key(one: LikelySection) -> ProvisionKey:
    return ProvisionKey.parse(one.section_id)


def _heading(play: ProvisionInPlay) -> str:
    section = play.provision.found.section
    return (section.heading if section else None) or "no heading"
