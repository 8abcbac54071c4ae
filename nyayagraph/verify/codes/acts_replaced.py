"""Which Act is said to have taken the place of which: the older one's row names its successor.

Read from what stands in one clause: two Acts and a word of succession, whichever comes first. Takes `its place was
taken by FEMA`, `Among the laws folded into the Code on Wages, 2019 is the Payment of Bonus Act`. The older Act is the
one replaced. Silent where sections are cited, for these may go elsewhere than their Act, where a clause has more Acts,
and where it denies. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from nyayagraph.cypher.statute import HeldAct
from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.acts.places import places_of_acts
from nyayagraph.law.acts.successions import acts_after, year_of
from nyayagraph.law.acts.table import ACTS, make_act_id
from nyayagraph.law.versions.making import called_otherwise
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

_PAIR = 2
_MOST_BETWEEN = 140  # characters between the word of succession and an Act
# takes `replaced by`, `succeeded`, `took the place of`, `gave way to`, `folded into`, `successor to`; refuses
# `replaced the Board with`
_SUCCEEDS = re.compile(
    r"\b(?:replac(?:e|es|ed|ing|ement)|supersed(?:e|es|ed|ing)|succeed(?:s|ed|ing)?|successors?|subsum(?:e|es|ed|ing)|heir"
    r"|(?:take|takes|took|taken|taking)\s+(?:the\s+|its\s+)?(?:place|over)|(?:place|subject)\s+(?:was|is|has\s+been)?\s*taken"
    r"|(?:give|gives|gave|given|giving|makes?|made)\s+way|(?:fold|merg|absorb|roll|consolidat|brought|carried|pass)(?:ed|s|es)?\s+(?:over\s+)?into"
    r"|(?:goes|go|went|gone)\s+into|(?:is|are)\s+now\s+(?:the\s+)?(?=[A-Z])|(?:became|become|becomes)\s+(?:the\s+)?(?=[A-Z])|repealed\s+by)\b",
)
# takes `not the NGT Act`, `rather than FEMA`: an Act that is set aside
_ASIDE = re.compile(
    r"\b(?:not|nor|never|rather\s+than|instead\s+of|unlike|and\s+not|but\s+not)\s+(?:by\s+|with\s+|into\s+|to\s+)?(?:the\s+)?$",
    re.IGNORECASE,
)
_DENIED = re.compile(
    r"\b(?:not|never|neither|nor|cannot|without|wrong\w*|mistak\w+|myth|incorrect\w*|confus\w+|unlike|whether|if|would|may|might|should|propos\w+|bill)\b"
    r"|n't\b|\?\s*$",
    re.IGNORECASE,
)
# takes `; `, `, and the`; refuses `; that Act has given way`
_PARTS = re.compile(
    r";(?!\s*(?:that|this|it)\b)|\.\s+(?=[A-Z])|,\s+(?:and|while|whereas|but)\s+(?=(?:the|it|in|on|from|section|under)\b)"
)
# takes `A. Into the`, `Into the`, `By`: the answer to a question on the one before
_ANSWER = re.compile(r"\W*(?:(?:A|Ans|Answer)\s*[.:)]\s*)?(?:it\s+went\s+)?(?:into|to|by|with|the)\b", re.IGNORECASE)
_ASKED = re.compile(
    r"\b(?:go|went|gone|replac\w+|succe\w+|subsum\w+|place|became|become|repeal\w*)\b[^?]*\?\s*$", re.IGNORECASE
)


class _Place(NamedTuple):
    """An Act where a text names it."""

    start: int
    end: int
    act_id: str


def check_acts_replaced(sentence: str, start: int, facts: Facts) -> Iterator[tuple[bool, Evidence]]:
    """The statement that one Act took another's place, true where the older one's row has it."""
    acts = facts.by_id
    clauses = [*_clauses(sentence, start, facts), *_answered(sentence, start, facts)]
    for old, new in filter(None, map(_pair, clauses)):
        after = _after(old, acts)
        if after:
            title = acts[old].title if old in acts else old
            words = f"the {title} was replaced by the {' and the '.join(_title(one, acts) for one in after)}"
            line = _line(old, acts)
            is_right = new in line or _name(old) == _name(new) or (new not in ACTS and _year(new) in map(_year, line))
            yield is_right, Evidence(rule="record_succession", evidence=words, authority_id=after[0])


def _clauses(sentence: str, start: int, facts: Facts) -> Iterator[str]:
    """The clauses of a sentence that cite no section."""
    low = 0
    for high in (*(match.start() for match in _PARTS.finditer(sentence)), len(sentence)):
        if not any(start + low <= one.reference.start < start + high for one in facts.resolved if one.key):
            yield sentence[low:high]
        low = high


def _answered(sentence: str, start: int, facts: Facts) -> Iterator[str]:
    """A question on what took an Act's place, with the sentence that answers it."""
    asked = facts.before(start)
    at = facts.text.rfind(asked, 0, start)
    is_cited = any(at <= one.reference.start < start + len(sentence) for one in facts.resolved if one.key)
    if not is_cited and _ANSWER.match(sentence) and _ASKED.search(asked):
        yield _ASKED.sub(" replaced by ", asked) + sentence


def _pair(clause: str) -> tuple[str, str] | None:
    """The older and the newer of the two Acts that stand to each other in a clause; none where it denies, or has more.

    Lists on both sides (`the IPC, the CrPC and the Evidence Act gave way to …`) are left alone.
    """
    verb = _SUCCEEDS.search(clause)
    if verb is None:
        return None
    named = [place for place in _places(clause) if _distance(place, verb.span()) <= _MOST_BETWEEN]
    kept = [place for place in named if not _ASIDE.search(clause[: place.start])]
    if len({place.act_id for place in kept}) != _PAIR or _DENIED.search(_without(clause, named)):
        return None
    old, new = sorted({place.act_id for place in kept}, key=_year)
    return (old, new) if _year(old) < _year(new) else None


def _places(clause: str) -> Sequence[_Place]:
    """The Acts that a clause names, in order, each place once."""
    mentions = find_mentions(clause)
    found = [_Place(mention.start, mention.end, act_id) for mention, act_id in places_of_acts(mentions)]
    found += [
        _Place(one.start, one.end, make_act_id(one.name, one.year))
        for one in mentions
        if one.kind == "unknown" and one.year and one.type == "act"
    ]
    for called in called_otherwise(clause):
        if not any(place.start < called.end and called.start < place.end for place in found):
            found.append(_Place(called.start, called.end, called.act_id))
    return sorted(found)


def _distance(place: _Place, verb: tuple[int, int]) -> int:
    return max(place.start - verb[1], verb[0] - place.end, 0)


def _without(clause: str, named: Sequence[_Place]) -> str:
    """A clause without its Acts, and without the words that set one of them aside."""
    rest, low = [], 0
    for place in named:
        rest.append(_ASIDE.sub(" ", clause[low : place.start]))
        low = place.end
    return " ".join([*rest, clause[low:]])


def _after(act_id: str, acts: Mapping[str, HeldAct]) -> list[str]:
    """The Acts that are known to have taken an Act's place, or a part of its matter."""
    act = acts.get(act_id)
    held = [act.repealed_by] if act and act.repealed_by else []
    return list(dict.fromkeys((*held, *acts_after(act_id))))


def _title(act_id: str, acts: Mapping[str, HeldAct]) -> str:
    """The title of an Act: its own, or that which the row of an older one gives for its successor."""
    if act_id in acts:
        return acts[act_id].title
    return next(
        (one.repealed_by_title for one in acts.values() if one.repealed_by == act_id and one.repealed_by_title), act_id
    )


def _line(old: str, acts: Mapping[str, HeldAct]) -> set[str]:
    """The Acts that took an Act's place, and theirs."""
    seen: set[str] = set()
    line = _after(old, acts)
    while line:
        one = line.pop()
        if one not in seen:
            seen.add(one)
            line += _after(one, acts)
    return seen


def _name(act_id: str) -> str:
    """An identifier without its year: Acts of one name follow on each other, whatever stood between."""
    return act_id.rpartition("-")[0]


def _year(act_id: str) -> int:
    return year_of(act_id) if act_id.rpartition("-")[2].isdigit() else 0
