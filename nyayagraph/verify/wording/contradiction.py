"""Whether a sentence of a source says the contrary of a claim: the same of the same subject, but for one word. Pure.

Compared clause by clause. A clause of the one and a clause of the other must share what they speak of, and differ in
one deciding word that stands in both clauses in the same place: a denial, a duty, an outcome, a word and its opposite,
an amount of one role and unit. Anything less says that the two differ, not that one of them is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from nyayagraph.law.text.amounts import Amount, find_amounts
from nyayagraph.verify.wording.words import MAY, MUST, NO_BOUND, OPPOSITES, content_words, stem, weight

_OF_THE_CLAIM = 0.8  # share of the telling words of a clause of the claim that its counterpart must have
_OF_THE_SOURCE = 0.5  # and the other way round: the rest is what else the source speaks of
_FEWEST = 2  # telling words that make a subject
_BESIDE = 2
_TEXTS_KEPT = 8_192

# takes `; `, `. `, `, and `, ` but `, `, as against `; a condition (`if`, `where`) stays with what hangs on it
_CLAUSE_END = re.compile(
    r"[;:]|(?<=[a-z\d)])\.\s|,\s+(?:and|which|who|whose|because|since|although|though|so\s+that|or\s+else)\b"
    r"|,?\s+(?:but|while|whereas|as\s+against|as\s+opposed\s+to)\b"
)
# takes `is not`, `cannot`, `no`; refuses `not only`, `not less than`, `No. 5`, `no. of`
_DENIAL = re.compile(
    rf"\b(?:not(?!\s+(?:only|merely|just)\b){NO_BOUND}"
    r"|cannot|can't|no(?!\.|\s*\d|\s+(?:later|less|more|longer)\b)|never|neither|nor|none|nobody|without|n't)\b",
    re.IGNORECASE,
)
# words that deny without `not`, or bound a denial: what they leave is for a reader
_HIDDEN_DENIAL = re.compile(
    r",\s+not\b|\b(?:except|unless|until|otherwise|save|other\s+than|only|prohibit\w*|forbid\w*|exclud\w*|den(?:y|ies|ied|ying)|refus\w*|ceas\w*|lacks?|lacking"
    r"|immune|fail(?:s|ed|ure)?|bar(?:s|red|ring)?|hardly|rarely|no\s+longer|in(?:admissible|valid|eligible|competent|capable)|un(?:constitutional|lawful|able|enforceable)|illegal|void)\b",
    re.IGNORECASE,
)
_UPHELD = re.compile(
    r"\b(?:upheld|upholds?|intra\s+vires|(?:is|was|are|were|held|constitutionally)\s+valid)\b", re.IGNORECASE
)
_STRUCK = re.compile(
    r"\b(?:str(?:uck|ikes?|iking)\s+down|set\s+aside|void|invalid|unconstitutional|ultra\s+vires|quash(?:ed|es))\b",
    re.IGNORECASE,
)
_LENDS_POWER = frozenset(("enabl", "empower", "permit", "allow", "entitl", "need"))


def contradiction(claim: str, said: str, title: str = "") -> str:
    """How a clause of `said` contradicts one of `claim`; '' where none does. `title` is what the source speaks of."""
    if speak_of_different_provisions(claim, said):
        return ""
    of_title = frozenset(content_words(title))
    for ours in _clauses(claim):
        found = _amount_differs(ours, said, of_title)
        if found:
            return found
        for theirs in _clauses(said):
            if _telling(ours).isdisjoint(_telling(theirs)):
                continue
            found = next((words for differs in _WAYS if (words := differs(ours, theirs, of_title))), "")
            if found:
                return found
    return ""


# takes the unit and number of `Section 66A`, `sections 3`, `Article 19(1)(a)`
_PROVISION = re.compile(r"\b([Ss]ec|[Aa]rt)(?:tions?|icles?)\s+(\d+[A-Z]{0,3})")


def speak_of_different_provisions(claim: str, said: str) -> bool:
    """True where both name sections, or both articles, and none that the other names."""
    ours, theirs = (_PROVISION.findall(text) for text in (claim, said))
    units = {unit.lower() for unit, _ in ours} & {unit.lower() for unit, _ in theirs}
    named = [{number for each, number in side if each.lower() in units} for side in (ours, theirs)]
    return bool(units) and named[0].isdisjoint(named[1])


@lru_cache(maxsize=_TEXTS_KEPT)
def _clauses(text: str) -> tuple[str, ...]:
    parts = [part for clause in _CLAUSE_END.split(text) for part in _predicates(clause)]
    return tuple(part for part in parts if len(_telling(part)) >= _FEWEST)


# takes `is mandatory and cannot be waived`: `is`, ` and cannot`; refuses `is fair and just`
_AUXILIARY = r"(?:is|are|was|were|can|cannot|may|must|shall|should|need|does|do|has|have|will)\b"
_FIRST_PREDICATE = re.compile(rf"\b{_AUXILIARY}")
_SECOND_PREDICATE = re.compile(rf"\s+and\s+(?={_AUXILIARY})")


def _predicates(clause: str) -> tuple[str, ...]:
    """A clause, and where it says two things of one subject, each of them with the subject."""
    first, second = _FIRST_PREDICATE.search(clause), _SECOND_PREDICATE.search(clause)
    if not first or not second or first.start() >= second.start():
        return (clause,)
    return clause[: second.start()], f"{clause[: first.start()]} {clause[second.end() :]}"


@lru_cache(maxsize=_TEXTS_KEPT)
def _telling(text: str) -> frozenset[str]:
    return frozenset(word for word in content_words(text) if weight(word) >= 1 and word not in _LENDS_POWER)


def _is_same(
    ours: str, theirs: str, title: frozenset[str], aside: frozenset[str] = frozenset(), *, fewest: int = _FEWEST
) -> bool:
    """True where two clauses speak of the same thing, words set aside that are their difference."""
    left, right = _telling(ours) - aside, _telling(theirs) - aside
    shared = left & right
    return (
        len(shared) >= fewest
        and len(left & (right | title)) >= _OF_THE_CLAIM * len(left)
        and len(shared) >= _OF_THE_SOURCE * len(right)
    )


def _denial_differs(ours: str, theirs: str, title: frozenset[str]) -> str:
    """One plain denial between the two clauses, of words that both have."""
    denials = [(match, text, other) for text, other in ((ours, theirs), (theirs, ours)) for match in _denials(text)]
    if len(denials) != 1:
        return ""
    match, text, other = denials[0]
    denied = [word for word in content_words(text[match.end() :]) if word not in _LENDS_POWER][:_BESIDE]
    hidden = [frozenset(stem(found[0]) for found in _HIDDEN_DENIAL.finditer(side)) for side in (ours, theirs)]
    if hidden[0] | hidden[1] and not (hidden[0] == hidden[1] == frozenset(denied[:1])):
        return ""
    is_of_both = bool(denied) and set(denied) <= set(content_words(other))
    return "negation: one denies what the other says" if is_of_both and _is_same(ours, theirs, title) else ""


@lru_cache(maxsize=_TEXTS_KEPT)
def _denials(clause: str) -> tuple[re.Match[str], ...]:
    return tuple(_DENIAL.finditer(clause))


def _duty_differs(ours: str, theirs: str, title: frozenset[str]) -> str:
    """`must` of the one is `may` of the other, before the same verb; neither denies."""
    left, right = _duty(ours), _duty(theirs)
    if left is None or right is None or left[0] == right[0] or left[1] != right[1]:
        return ""
    if _denials(ours) or _denials(theirs) or not _is_same(ours, theirs, title):
        return ""
    return f"duty: the claim says {left[0]}, the source says {right[0]}"


@lru_cache(maxsize=_TEXTS_KEPT)
def _duty(clause: str) -> tuple[str, str] | None:
    """`must` or `may`, and the verb behind it; nothing where the clause has both, or several."""
    found = [("must", match) for match in MUST.finditer(clause)] + [("may", match) for match in MAY.finditer(clause)]
    if len(found) != 1:
        return None
    kind, match = found[0]
    return kind, next(iter(content_words(clause[match.end() :])), "")


def _outcome_differs(ours: str, theirs: str, title: frozenset[str]) -> str:
    """The one says upheld, the other struck down, of the same thing."""
    for one, other in ((ours, theirs), (theirs, ours)):
        is_up, is_down = _UPHELD.search(one), _STRUCK.search(other)
        if is_up and is_down and not (_STRUCK.search(one) or _UPHELD.search(other)):
            aside = frozenset(content_words(f"{is_up[0]} {is_down[0]}"))
            if not (_denials(ours) or _denials(theirs)) and _is_same(ours, theirs, title, aside):
                return "outcome: one says upheld, the other struck down"
    return ""


def _opposite_differs(ours: str, theirs: str, title: frozenset[str]) -> str:
    """A word and its opposite beside the same word in two clauses that are else the same."""
    left, right = content_words(ours), content_words(theirs)
    for pair in OPPOSITES:
        first, second = pair.intersection(left), pair.intersection(right)
        if len(first) != 1 or len(second) != 1 or first == second:
            continue
        mine, other = next(iter(first)), next(iter(second))
        is_placed = _neighbours(left, mine) & _neighbours(right, other)
        if is_placed and not (_denials(ours) or _denials(theirs)) and _is_same(ours, theirs, title, pair, fewest=1):
            return f"opposite: the claim says {mine}, the source {other}"
    return ""


def _neighbours(words: Sequence[str], word: str) -> set[str]:
    at = words.index(word)
    return set(words[max(0, at - 1) : at + 2]) - {word}


def _amount_differs(ours: str, said: str, title: frozenset[str]) -> str:
    """An amount of the claim's clause, where the source has one of its role, unit and bound, and another number.

    One that has no role must stand beside the same word (`fifteen days' notice`); ages are of persons, not of the law.
    """
    told = find_amounts(ours)
    for one in told:
        like = [other for other in find_amounts(said) if _is_alike(one, other)]
        is_alone = len([other for other in told if _is_alike(one, other)]) == 1
        if not is_alone or len({other.number for other in like}) != 1 or like[0].number == one.number:
            continue
        is_placed = one.role or _beside(ours, one) & _beside(said, like[0])
        wanted = _telling(ours) - _OF_A_PENALTY
        held = _telling(said) | title
        if is_placed and wanted & held and len(wanted & held) >= _OF_THE_CLAIM * len(wanted):
            printed = " ".join(ours[one.start : one.end].split())
            return f"number: {printed}, the source has {' '.join(said[like[0].start : like[0].end].split())}"
    return ""


_OF_A_PENALTY = frozenset(
    content_words("punished imprisonment rigorous simple fine maximum minimum term extend year carries attracts")
)


def _is_alike(one: Amount, other: Amount) -> bool:
    return one.unit == other.unit and one.role == other.role != "age" and one.bound == other.bound


def _beside(text: str, amount: Amount) -> set[str]:
    before, behind = content_words(text[: amount.start]), content_words(text[amount.end :])
    return set(before[-_BESIDE:]) | set(behind[:_BESIDE])


_WAYS: tuple[Callable[[str, str, frozenset[str]], str], ...] = (
    _denial_differs,
    _duty_differs,
    _outcome_differs,
    _opposite_differs,
)
