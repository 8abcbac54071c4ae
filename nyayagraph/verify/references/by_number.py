"""Sections whose Act no word of a text tells, told by their number: `498A`, `80D`, `115-O` are of one Act alone.

Print leaves out the Act of a section that everybody knows. A number with a letter is of the one Act held that has it,
where people cite that Act so. The plain numbers of a text that names no Act follow, where all its lettered ones are of
one Act. All others stay open, with the Acts that have them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.cypher.statute import ActsWithNumbers
from nyayagraph.graph import Graph
from nyayagraph.law.acts.codes_called import SISTER_LAW
from nyayagraph.law.acts.lettered import CITED_BARE, act_with
from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.acts.places import places_of_acts
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.references.rebind import take_for
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict, Evidence

# numbers that one word beside them tells: takes `s. 138 demand` in a text on a cheque, `65B certificate`; refuses
# `s. 65B` in a text on copyright
_BY_WORD = {
    "138": ("ni-1881", re.compile(r"\b(?:cheques?|(?:cheque\s+)?bounc\w+|dishonou?r\w*)\b", re.IGNORECASE)),
    "65B": (
        "iea-1872",
        re.compile(r"\b(?:certificates?|electronic|CCTV|call\s+(?:detail\s+)?records?)\b", re.IGNORECASE),
    ),
}
_NAMED = ("title", "abbreviation")
_MOST_NAMED = 6
_NO_ACT = "no Act named"


def settle_by_number(graph: Graph, text: str, resolved: Sequence[Resolved]) -> None:
    """Gives references without an Act the one that alone has their number; else says which Acts have it."""
    lettered = [one for one in resolved if _is_open(one) and _number(one)[-1:].isalpha()]
    named = find_mentions(text)
    told = [(one, _act_by_word(one, text)) for one in resolved if _is_open(one)] if not named else []
    take_for(graph, [_of(one, act_id) for one, act_id in told if act_id])
    is_of_codes = {act_id for _, act_id in places_of_acts(named)} <= set(SISTER_LAW)
    if not lettered or (named and not is_of_codes) or any(one.kind not in _NAMED for one in named):
        return
    numbers = tuple(dict.fromkeys(map(_number, lettered)))
    rows = graph.fetch(ActsWithNumbers(numbers=numbers))
    having = {row.number: sorted(row.act_ids, key=_by_custom) for row in rows}
    alone = [(one, act_with(_number(one))) for one in lettered]
    take_for(graph, [_of(one, act_id) for one, act_id in alone if act_id and (not named or act_id in SISTER_LAW)])
    for one in (one for one in lettered if one.key is None):
        _leave_open(one, having.get(_number(one), ()))
    taken = {one.key.act_id if one.key else None for one in lettered}
    if len(taken) == 1 and (act_id := taken.pop()) and not named:
        take_for(graph, [_of(one, act_id) for one in resolved if _is_open(one)])


def _is_open(one: Resolved) -> bool:
    """True for a section that may be of any code, for no Act is named."""
    reference = one.reference
    is_bare = one.verdict is CitationVerdict.AMBIGUOUS and reference.kind == "section" and not reference.keys
    numbers = (
        {key.number for key in _candidates(one)} if is_bare and getattr(reference, "note", None) == _NO_ACT else ()
    )
    return len(numbers) == 1


def _candidates(one: Resolved) -> list[ProvisionKey]:
    return [ProvisionKey.parse(printed) for printed in getattr(one.reference, "candidates", ())]


def _number(one: Resolved) -> str:
    return _candidates(one)[0].number


def _act_by_word(one: Resolved, text: str) -> str:
    """The Act of a plain number that a word of the text tells; '' for any other."""
    act_id, word = _BY_WORD.get(_number(one), ("", None))
    return act_id if word and word.search(text) else ""


def _by_custom(act_id: str) -> tuple[bool, str]:
    """Acts that are cited without their name first."""
    return act_id not in CITED_BARE, act_id


def _of(one: Resolved, act_id: str) -> tuple[Resolved, ProvisionKey]:
    """A reference with the section of an Act that has its number."""
    return one, _candidates(one)[0].model_copy(update={"act_id": act_id})


def _leave_open(one: Resolved, act_ids: Sequence[str]) -> None:
    """Says which Acts have the number; nothing where none is held, for then another one is meant."""
    if act_ids:
        named = ", ".join(f"{act_id}/s{_number(one)}" for act_id in act_ids[:_MOST_NAMED])
        more = f" and {len(act_ids) - _MOST_NAMED} more" if len(act_ids) > _MOST_NAMED else ""
        reason = Evidence(rule="act_not_settled", evidence=f"this can mean {named}{more}; name the act or its year")
        one.evidence = [reason]
