"""Who does what to whom in a sentence with a helping verb, and whether two sentences tell it the other way round. Pure.

`The landlord must give the tenant notice` and `Notice must be given to the tenant by the landlord` say the same of
`give`; `The landlord must be given notice` does not. Only clauses with a helping verb are read: without one no form of
an English word shows that it is the verb.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from nyayagraph.verify.wording.words import content_words, stem, word_list

_TEXTS_KEPT = 4_096
_CLAUSE_END = re.compile(
    r"[,;:.]|\b(?:if|where|when|unless|except|that|which|who|whom|whose|but|while|because|until|although)\b",
    re.IGNORECASE,
)
# takes `may not be given`, `must also inform`, `shall sue`, `is appointed`; refuses `is a notice`, `is bound`
_PREDICATE = re.compile(
    r"\b(?:(?:may|must|shall|can|should|will|could|would|ought\s+to|is\s+to|are\s+to|cannot)(?:\s+(?:not|only|also|\w+ly))*"
    r"\s+(?:(?P<passive>be)(?:\s+\w+ly)?\s+)?(?P<verb>[a-z]{2,})"
    r"|(?:is|are|was|were)(?:\s+(?:not|only|also|\w+ly))*\s+(?P<participle>[a-z]{2,}(?:ed|en)|paid|made|sold|sent|held|sued))\b"
)
_PREPOSITION = re.compile(r"\b(?:of|in|on|for|under|to|from|at|against|with|by|within|without|over|upon|as)\b")
_BY = re.compile(r"\bby\s+(?!(?:law|rules?|order|notification|way|means|reason|virtue|reference)\b)")
_BASE = dict(
    pair.split("/")
    for pair in word_list("paid/pay made/make sold/sell sent/send held/hold given/give taken/take shown/show")
)


class _Frame(NamedTuple):
    """A verb, whom a clause has do it, whom or what it is done to, and the noun before the helping verb."""

    verb: str
    agents: frozenset[str]
    others: frozenset[str]
    subject: str
    is_passive: bool
    is_plain: bool  # nothing but a noun stands before the helping verb, so that it is surely the subject


def roles_turned(claim: str, said: str) -> str:
    """How a clause of the claim exchanges who does and to whom it is done; '' where none does."""
    theirs = _frames(said)
    for one in _frames(claim):
        like = [other for other in theirs if other.verb == one.verb]
        if like and all(_is_turned(one, other) for other in like):
            return f"roles: the claim says otherwise who is to {one.verb}, and whom"
    return ""


def _is_turned(ours: _Frame, theirs: _Frame) -> bool:
    if ours.is_passive != theirs.is_passive and ours.subject and ours.subject == theirs.subject:
        return ours.is_plain and theirs.is_plain and ours.subject not in ours.others | theirs.others
    doing, done = ours.agents - theirs.agents, theirs.agents - ours.agents
    return bool(doing & theirs.others and done & ours.others)


@lru_cache(maxsize=_TEXTS_KEPT)
def _frames(text: str) -> tuple[_Frame, ...]:
    return tuple(_read(text))


def _read(text: str) -> Iterator[_Frame]:
    for clause in _CLAUSE_END.split(text):
        found = list(_PREDICATE.finditer(clause))
        for place, match in enumerate(found):
            before = clause[found[place - 1].end() if place else 0 : match.start()]
            behind = clause[match.end() : found[place + 1].start() if place + 1 < len(found) else len(clause)]
            verb = match["verb"] or match["participle"]
            is_passive = bool(match["passive"] or match["participle"])
            noun = _PREPOSITION.split(before, maxsplit=1)[0]
            subject = next(iter(content_words(noun)[::-1]), "")
            rest, agent = behind, frozenset((subject,)) - {""}
            if is_passive:
                rest, _, by = _parted(behind)
                agent = frozenset(content_words(_PREPOSITION.split(by, maxsplit=1)[0]))
            others = frozenset(content_words(rest))
            yield _Frame(
                stem(_BASE.get(verb, verb)).rstrip("s"),
                agent,
                others,
                subject,
                is_passive,
                len(content_words(noun)) == 1,
            )


def _parted(behind: str) -> tuple[str, str, str]:
    match = _BY.search(behind)
    return (behind[: match.start()], "by", behind[match.end() :]) if match else (behind, "", "")
