"""Bare numbers given to another Act of the text than the one taken for them: the one that has them, or is told of.

`The old section 304A is now section 106(1) BNS` names one Act; the number says that the first is of the other. So do
the columns of a table, and `in the Sanhita` before a number.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from nyayagraph.cypher.statute import AskedProvision
from nyayagraph.graph import Graph
from nyayagraph.law.acts.antecedents import BY_ITS_NUMBER, BY_ITS_YEAR
from nyayagraph.law.acts.codes_called import OLDER_LAW, SISTER_LAW
from nyayagraph.law.acts.successions import succeeding_acts
from nyayagraph.law.find import SURE_ENOUGH
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.provisions.settling import AS_DEFINED
from nyayagraph.verify.references.coverage import existence
from nyayagraph.verify.references.known import fetch_provisions
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict, Evidence


def rebind(graph: Graph, resolved: Sequence[Resolved], named: Sequence[str]) -> None:
    """Moves each bare number that its Act lacks to the one other Act that has it; `named` are the Acts of the text.

    Where several have it, or none, and no word beside it points to its Act, it is left ambiguous.
    """
    astray = [one for one in resolved if _is_astray(one)]
    wanted = {id(one): list(_elsewhere(one, named)) for one in astray}
    asked = {
        key.section_id: AskedProvision(section_id=key.section_id, act_id=key.act_id)
        for keys in wanted.values()
        for key in keys
    }
    known, numbers = fetch_provisions(graph, tuple(asked.values()))
    for one in astray:
        fitting = []
        for key in wanted[id(one)]:
            found = known.get(key.section_id)
            verdict, evidence = existence(found, key, numbers.get(key.act_id, frozenset())) if found else (None, [])
            if found and verdict is CitationVerdict.VERIFIED:
                fitting.append((key, found, evidence))
        if len(fitting) == 1:
            one.key, one.provision, one.evidence = fitting[0]
            one.verdict = CitationVerdict.VERIFIED
        elif fitting or _is_guessed(one):
            choices = ", ".join(str(key) for key, _, _ in fitting) or "a section of another act"
            reason = Evidence(rule="act_not_settled", evidence=f"this can mean {choices}; name the act or its year")
            one.key, one.provision, one.evidence = None, None, [reason]
            one.verdict = CitationVerdict.AMBIGUOUS


# notes of numbers that words beside them lay at an Act: `the said Act`, `the Act of 1956`
_POINTED = ("by antecedent", AS_DEFINED, BY_ITS_NUMBER, BY_ITS_YEAR)
_NEWER = {old: new for new, old in OLDER_LAW.items()}
_NEW_LAW = re.compile(r"\b(?:Sanhita|Adhiniyam|BNSS?|BSA)\b", re.IGNORECASE)
# takes ` → `, `, electronic records → `; what parts the columns of one row
_ARROW = re.compile(r"[^\n;]{0,90}(?:→|->|=>|=|>)\s*(?:now\s+|new\s+)?")
# takes `in Chapter IV of the Sanhita: conspiracy in `; the law told of last before a number
_IN_THE_NEW = re.compile(
    r"\b(?:of|in|under)\s+the\s+(?:new\s+)?(?:Sanhita|Adhiniyam)\b(?![^.;]*\b(?:Code|Act|IPC|CrPC)\b)[^.;]{0,90}$"
    r"|\b[Tt]he\s+(?:new\s+)?(?:Sanhita|Adhiniyam|BNSS?|BSA)\s+(?:has\s+|now\s+|also\s+)*(?:keeps|puts|places|carries|repeats|retains|gives|says|punishes|defines|sets|made|makes|moved|placed|kept|retained|given)\b(?:(?!\b(?:Code|Act|IPC|CrPC)\b)[^.;()]|\([^()]*\))*$"
)
_FAR = 160


# takes `is now `, `are now provided for in `; a number behind it is of the newer law
_NOW_IN = re.compile(r"\b(?:is|are)\s+now\s+(?:[a-z]+\s+){0,4}$")


def rebind_to_newer(graph: Graph, text: str, resolved: Sequence[Resolved], named: Sequence[str]) -> None:
    """Moves bare numbers of an old law to the new one: in its column, behind its name, behind `is now`.

    `named` are the Acts of the text.
    """
    _rebind_what_is_now(graph, text, resolved, named)
    if not _NEW_LAW.search(text):
        return
    bare = [one for one in resolved if one.key and one.key.act_id in _NEWER and getattr(one.reference, "note", None)]
    moved = {
        id(one): one
        for one in bare
        if _IN_THE_NEW.search(text, max(0, one.reference.start - _FAR), one.reference.start)
    }
    for first, second in pairwise(resolved):
        is_row = first.key and second.key and first.key.act_id == second.key.act_id and second in bare
        if is_row and _ARROW.fullmatch(text, first.reference.end, second.reference.start):
            moved[id(second)] = second
    wanted = {
        id(one): one.key.model_copy(update={"act_id": _NEWER[one.key.act_id]}) for one in moved.values() if one.key
    }
    take_for(graph, [(one, wanted[id(one)]) for one in moved.values()])


def _rebind_what_is_now(graph: Graph, text: str, resolved: Sequence[Resolved], named: Sequence[str]) -> None:
    """Moves bare numbers behind `is now` from an Act to the one that took its place, where the text names that too."""
    moved = [
        (one, one.key.model_copy(update={"act_id": new}))
        for one in resolved
        for old, new in succeeding_acts()
        if one.key and one.key.act_id == old and new in named and getattr(one.reference, "note", None)
        if _NOW_IN.search(text, max(0, one.reference.start - _FAR), one.reference.start)
    ]
    take_for(graph, moved, (CitationVerdict.VERIFIED, CitationVerdict.NOT_COVERED))


def take_for(
    graph: Graph,
    moved: Sequence[tuple[Resolved, ProvisionKey]],
    enough: Sequence[CitationVerdict] = (CitationVerdict.VERIFIED,),
) -> None:
    """Takes references for other provisions, where the graph has them, or its verdict on them is `enough`."""
    asked = {key.section_id: AskedProvision(section_id=key.section_id, act_id=key.act_id) for _, key in moved}
    known, numbers = fetch_provisions(graph, tuple(asked.values()))
    for one, key in moved:
        found = known.get(key.section_id)
        verdict, evidence = existence(found, key, numbers.get(key.act_id, frozenset())) if found else (None, [])
        if found and verdict and verdict in enough:
            one.key, one.provision, one.evidence, one.verdict = key, found, evidence, verdict


def _is_guessed(one: Resolved) -> bool:
    """True where no word beside a number points to an Act: that the one taken for it lacks the number refutes that."""
    is_sure = getattr(one.reference, "sure", 1.0) >= SURE_ENOUGH
    return not is_sure or getattr(one.reference, "note", None) not in _POINTED


def _is_astray(one: Resolved) -> bool:
    """True for a number whose Act the text does not print beside it, and that this Act does not have."""
    is_inferred = one.reference.kind == "section" and bool(getattr(one.reference, "note", None))
    return is_inferred and one.key is not None and one.verdict is CitationVerdict.NOT_FOUND


def _elsewhere(one: Resolved, named: Sequence[str]) -> list[ProvisionKey]:
    """The same number in the other Acts that the text names, and in the code before or behind its own.

    A clause that a code lacks is looked for in every code: `section 397(3)` beside the IPC is of the CrPC.
    """
    assert one.key is not None  # noqa: S101 - astray
    linked = SISTER_LAW.get(one.key.act_id)
    is_clause = any(each.rule == "no_such_clause" for each in one.evidence)
    codes = tuple(SISTER_LAW) if linked and is_clause else (linked,) if linked else ()
    acts = dict.fromkeys((*named, *codes))
    return [one.key.model_copy(update={"act_id": act}) for act in acts if act not in (one.key.act_id, "constitution")]
