"""What the sentences around a provision tell of it: its fall, its successor, the same number in another Act. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.verify.claims.relations import names_judgment
from nyayagraph.verify.claims.stated import Sentence
from nyayagraph.verify.references.resolve import Resolved


def within(sentence: Sentence, everything: Sequence[Resolved]) -> list[Resolved]:
    """The references of one sentence."""
    return [one for one in everything if sentence.start <= one.reference.start < sentence.end]


_NEAR = 3  # sentences on each side in which a text tells what became of a provision


def around(sentence: Sentence, sentences: Sequence[Sentence]) -> list[Sentence]:
    """A sentence with those around it."""
    place = next((n for n, one in enumerate(sentences) if one.start == sentence.start), 0)
    return list(sentences[max(0, place - _NEAR) : place + _NEAR + 1])


def of_one_paragraph(sentence: Sentence, near: Sequence[Sentence]) -> list[Sentence]:
    """Those of the sentences around one that no empty line parts from it."""
    place = next((n for n, one in enumerate(near) if one.start == sentence.start), 0)
    first = last = place
    while first and near[first].start - near[first - 1].end <= 1:
        first -= 1
    while last + 1 < len(near) and near[last + 1].start - near[last].end <= 1:
        last += 1
    return list(near[first : last + 1])


def goes_on(other: Sentence, sentence: Sentence) -> bool:
    """True for another sentence that names no provision of its own: it goes on about the one named."""
    return other.start != sentence.start and not _NAMES_ONE.search(other.text)


# takes `section 66A`, `Article 21`; a provision named by number
_NAMES_ONE = re.compile(r"\b(?:[Ss]ections?|[Ss]s?\.|[Aa]rticles?|u/s)\s*\d")
# takes `declared it void`, `struck them both down`; refuses `declared the sale void`
_TELLS_FALL = re.compile(
    r"\b(?:(?:declared|held|found|pronounced)\s+(?:it|them|this|both|the\s+(?:section|provision|clause|article|exception))\s+(?:both\s+|all\s+|to\s+be\s+)?(?:void|invalid|unconstitutional|ultra\s+vires)"
    r"|(?:struck|strikes|striking|read|reads|reading)\s+(?:it|them|both|all|this|that|the\s+(?:section|provision|clause|article|exception))\s+(?:both\s+|all\s+)?down|(?:it|this|that|they|both|the\s+(?:section|provision|clauses?|article))\s+(?:was|were|has\s+been|have\s+been|is|stands?|stood|had\s+been)\s+(?:then\s+|later\s+|since\s+|long\s+)?(?:struck\s+down|read\s+down|declared|held\s+(?:void|invalid|unconstitutional)|quashed|void|dead|gone|omitted|removed|abrogated|deleted|dropped|no\s+more)|(?:it|this|they|both|the\s+(?:section|provision|clauses?|article|Act))\s+(?:then\s+|later\s+|has\s+|had\s+|have\s+|long\s+since\s+)?(?:ceased|fell(?!\s+into\b)|went(?!\s+on)|died|lapsed|vanished|disappeared|expired)|(?:ended|removed|abolished|undid)\s+(?:it|that|this|both|all\s+that))\b",
    re.IGNORECASE,
)


def tells_fall(text: str, one: Resolved) -> bool:
    """True where a sentence says that the provision spoken of fell, or names the judgment that struck at it."""
    return bool(_TELLS_FALL.search(text)) or names_judgment(text, one)


def is_contrasted(one: Resolved, near: Sequence[Sentence], everything: Sequence[Resolved]) -> bool:
    """True where a text sets a number of one Act beside the same number of the Act before or behind it."""
    act = one.provision.act if one.provision else None
    if act is None or one.key is None or one.provision is None:
        return False
    low, high = near[0].start, near[-1].end
    beside = {act.repealed_by, *(row.act_id for row in one.provision.predecessors)}
    return any(
        other.key is not None
        and other.key.number == one.key.number
        and (other.key.act_id in beside or _replaces(other, act.act_id))
        for other in everything
        if low <= other.reference.start < high and other is not one
    )


def _replaces(other: Resolved, act_id: str) -> bool:
    """True where the Act of a reference was repealed by another Act."""
    return bool(other.provision and other.provision.act and other.provision.act.repealed_by == act_id)
