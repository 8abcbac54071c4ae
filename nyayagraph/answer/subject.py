"""The provision that a question is about without naming it: found among the passages, or none."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from nyayagraph.answer.relevance import Asked, tokens_of
from nyayagraph.answer.statutes import ProvisionInPlay, provisions_in_play
from nyayagraph.errors import ParseError
from nyayagraph.graph import Graph
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.retrieval import Hit
from nyayagraph.starter import acts_of_general_knowledge

_ENOUGH = 0.8
_MOST_CANDIDATES = 8
_CLOSE = 0.5
# on rights under the Constitution; takes `a fundamental right`, `constitutional right`, refuses `right of way`
_ON_THE_CONSTITUTION = re.compile(r"\bfundamental\s+rights?\b|\bconstitution(?:al(?:ly|ity)?)?\b", re.IGNORECASE)


def subject_of(
    graph: Graph,
    hits: Sequence[Hit],
    asked: Asked,
    question: str,
    on: date,
    *,
    names_act: bool,
    acts: frozenset[str] = frozenset(),
) -> tuple[ProvisionInPlay, ...]:
    """The one section whose passage holds what is asked: the closest heading first, law in force before past law.

    Bare statute text is about so much that chance words meet in it: unless the question names the act, a section
    must have what is asked in its heading and gist, and these be compared with a text. What asks for a right under the
    Constitution is not about an offence that bears the same word. Where it asks which of `acts` governs, the section
    is of one of them.
    """
    on_constitution = not names_act and bool(_ON_THE_CONSTITUTION.search(question))
    keys: dict[ProvisionKey, float] = {}
    for hit in hits:
        if hit.kind == "statute" and asked.weights and asked.answers(hit.text, enough=_ENOUGH):
            try:
                key = ProvisionKey.parse(hit.authority_id)
            except ParseError:
                continue
            if acts and key.act_id not in acts:
                continue
            if not names_act and key.act_id in acts_of_general_knowledge():
                continue
            if on_constitution and key.act_id != "constitution":
                continue
            keys[key] = max(keys.get(key, 0.0), round(asked.coverage(hit.text), 2))
    if not keys:
        return ()
    best = max(keys.values())
    candidates = [key for key, coverage in keys.items() if coverage == best][:_MOST_CANDIDATES]
    in_play = [
        play
        for play in provisions_in_play(graph, candidates, on=on, named=False)
        if _is_its_subject(play, asked, names_act=names_act)
    ]
    ranked = sorted(
        in_play, key=lambda play: (-_closeness(play, asked), play.standings.standing is not Standing.IN_FORCE)
    )
    if acts:  # a section that only shares a word with the question is no answer to which law governs
        ranked = [play for play in ranked if _closeness(play, asked) >= _CLOSE]
    return tuple(ranked[:1])


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
    return asked.answers(section.heading or "", enough=_ENOUGH) and _closeness(play, asked) >= _CLOSE


def _closeness(play: ProvisionInPlay, asked: Asked) -> float:
    """Share of the heading's words the question holds: `Attempt to murder` is further from murder than `Murder`."""
    section = play.provision.found.section
    heading = tokens_of(section.heading or "") if section else frozenset()
    return len(heading & asked.weights.keys()) / len(heading) if heading else 0.0
