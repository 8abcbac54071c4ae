"""Does a passage say what a claim says? Word by word, number by number, without a language model. Pure.

Fails closed: what cannot be matched is not supported, nor is that of which a number, a negation or a duty is in doubt.
What contradicts is told by `contradiction`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.verify.wording.contradiction import contradiction
from nyayagraph.verify.wording.differences import decisive_difference, limit_left_out
from nyayagraph.verify.wording.negation import negation_differs
from nyayagraph.verify.wording.turned import turned
from nyayagraph.verify.wording.words import (
    OPPOSITES,
    content_words,
    modality,
    normalised,
    quantities,
    telling_words,
    weight,
)

SUPPORTED_FROM = 0.66
PARTLY_FROM = 0.45
CONTRADICTED_FROM = 0.6
_YEAR = re.compile(r"\b(?:1[89]|20)\d\d\b")
_NUMBER_WEIGHT = 1.5
_PENALTIES = frozenset(("imprison", "death", "fine"))
_CLOSER = 0.04  # a sentence that much nearer to the claim decides against one farther off

_MAIN_CLAUSE = re.compile(r"(?<=[.;])\s+|,\s+(?:so\s+that|and\s+that|which)\b|;\s*")
_QUALIFIER = re.compile(
    r"\b(?:except|unless|only|subject\s+to|provided\s+that|other\s+than|save\s+(?:in|as|for)|prospectively|in\s+part(?!\s+[IVX])|so\s+far\s+as|to\s+the\s+extent"
    r"|rarest\s+of\s+rare|in\s+the\s+absence\s+of|exceptional|prima\s+facie|ordinarily|generally)\b",
    re.IGNORECASE,
)
# takes `Murder itself is defined in section 101`; refuses `is punished under section 103 with`
_OF_ANOTHER_SECTION = re.compile(r"\b(?:is|are)\b[^.;]{0,40}\b(?:in|is)\s+(?:section|Article)\s+\d+[A-Z]?\s*[.;]?\s*$")
_UPHELD = re.compile(
    r"\b(?:upheld|upholds?|valid(?:ly|ity)?\b(?!\s+(?:objection|claim))|intra\s+vires|constitutional(?:ly)?\s+valid)\b",
    re.IGNORECASE,
)
_STRUCK = re.compile(
    r"\b(?:struck\s+down|strikes?\s+down|striking\s+down|set\s+aside|void|invalid|unconstitutional|ultra\s+vires|quash(?:ed|es)?|violat(?:es|ed|ive|ing))\b",
    re.IGNORECASE,
)
# takes `; `, ` (ii) `, `(offences of the first sort) or `; where a source goes on to its next case
_CASE = re.compile(r";|(?<=\s)\((?:[ivx]{1,4}|[a-z])\)\s|(?<=\))\s+(?:or|and)\s")
_CONJUNCTION = re.compile(r"\s*;\s*|,?\s+(?:and|but|while|whereas)\s+(?:that\s+|also\s+)?", re.IGNORECASE)
_PASSAGES_KEPT, _CLAIMS_KEPT = 4_096, 1_024


@dataclass(frozen=True)
class Passage:
    """Words that may support a claim, and where they stand."""

    chunk_id: str
    authority_id: str
    title: str
    text: str
    cosine_score: float = 0.0


@dataclass(frozen=True)
class Alignment:
    """How well the best sentences of a passage say what a claim says; `problem` is '' where nothing contradicts."""

    coverage: float
    passage: Passage | None = None
    sentence: str = ""
    problem: str = ""
    missing: tuple[str, ...] = ()
    dropped: str = ""
    is_contrary: bool = False  # the source says the contrary of the claim in one word; else a problem is a doubt
    is_turned: bool = False  # has the claim's words and says something else

    @property
    def supports(self) -> bool:
        """True where the whole claim is said."""
        return self.coverage >= SUPPORTED_FROM and not self.problem

    @property
    def contradicts(self) -> bool:
        """True where the passage says of the same thing the contrary in one word."""
        return self.is_contrary and self.coverage >= CONTRADICTED_FROM


NOTHING = Alignment(0.0)


def best_alignment(claim: str, passages: Sequence[Passage], *, is_anchored: bool = True) -> Alignment:
    """The sentences that say the claim best: support first, then contradiction, then what comes nearest.

    Only what names its source (`is_anchored`) can be contradicted: the facts of a matter are of no passage. Nor is an
    amount contradicted where another passage of the same provision has all the claim's amounts. What has the claim's
    words and says something else (`turned`) bears it out no more than what it says less well.
    """
    text = normalised(claim)
    found = _likely(text, passages, days=frozenset() if is_anchored else frozenset(_YEAR.findall(text)))
    if any(one.is_contrary for one in found):
        agreeing = _provisions_with(quantities(text), passages)
        found = [
            replace(one, is_contrary=False)
            if not is_anchored
            or (one.problem.startswith("number") and one.passage and one.passage.authority_id in agreeing)
            else one
            for one in found
        ]
    supporting = max(
        (one for one in found if one.supports),
        key=lambda one: (one.coverage, not one.dropped, -len(one.sentence)),
        default=None,
    )
    contradicting = max(
        (one for one in found if one.contradicts), key=lambda one: (one.coverage, -len(one.sentence)), default=None
    )
    if contradicting and (supporting is None or contradicting.coverage > supporting.coverage + _CLOSER):
        return contradicting
    if supporting:
        if told := turned(text, normalised(supporting.sentence)):
            is_contrary = is_anchored and told.is_contrary
            return replace(supporting, problem=told.problem, is_contrary=is_contrary, is_turned=True)
        return supporting
    clean = [one for one in found if not one.problem]
    return max(clean or found, key=lambda one: one.coverage, default=NOTHING)


def nearest_coverage(claim: str, passages: Sequence[Passage]) -> float:
    """Share of a claim's words in the sentence of passages that has most of them, whatever else the two differ in."""
    text = normalised(claim)
    return max((_aligned(text, *one).coverage for one in _windows_of(passages)), default=0.0)


def _provisions_with(amounts: Sequence[tuple[str, str]], passages: Sequence[Passage]) -> set[str]:
    """Provisions whose passages have all of some amounts."""
    told: dict[str, set[tuple[str, str]]] = {}
    for passage in passages:
        if "/" in passage.authority_id:
            told.setdefault(passage.authority_id, set()).update(quantities(normalised(passage.text)))
    return {provision for provision, known in told.items() if amounts and known.issuperset(amounts)}


class _Window(NamedTuple):
    """Some sentences of a passage: as printed, normalised, and the stems they hold."""

    text: str
    said: str
    held: frozenset[str]


class _Wanted(NamedTuple):
    """What a claim would have said: its stems with their weights, its amounts, and the weight of all."""

    weights: dict[str, float]
    amounts: tuple[tuple[str, str], ...]
    total: float


@lru_cache(maxsize=_PASSAGES_KEPT)
def _windows(text: str) -> tuple[_Window, ...]:
    """Sentences of a passage, alone and with the next one; a pointer to another section says nothing of its own."""
    sentences = [text[start:end] for start, end in split_sentences(text)] or [text]
    alone = [
        _Window(sentence, said := normalised(sentence), frozenset(content_words(said)))
        for sentence in sentences
        if not _OF_ANOTHER_SECTION.search(sentence)
    ]
    both = [
        _Window(f"{one.text} {two.text}", f"{one.said} {two.said}", one.held | two.held) for one, two in pairwise(alone)
    ]
    return (*alone, *both)


@lru_cache(maxsize=_CLAIMS_KEPT)
def _wanted(claim: str) -> _Wanted:
    weights = {word: weight(word) for word in content_words(claim)}
    amounts = quantities(claim)
    return _Wanted(weights, amounts, sum(weights.values()) + _NUMBER_WEIGHT * len(amounts))


class _Cover(NamedTuple):
    """How much of a claim a window of a passage has: the weight of its words, and its amounts."""

    held: frozenset[str]
    title: frozenset[str]
    amounts: tuple[tuple[str, str], ...]
    covered: float
    around: float  # the weight of all of the claim but strange amounts

    @property
    def highest(self) -> float:
        """The largest coverage that the window can come to, whatever contradicts it."""
        return self.covered / self.around if self.around else 0.0


def _likely(claim: str, passages: Sequence[Passage], *, days: frozenset[str]) -> list[Alignment]:
    """How well the windows of passages say the claim, those that have all of some years.

    Once one supports it, those that can come to less are not read: they neither support it better nor contradict it.
    """
    windows = [
        (_cover(claim, passage, window).highest, place, passage, window)
        for place, (passage, window) in enumerate(_windows_of(passages))
        if not days or days <= set(_YEAR.findall(window.text))
    ]
    found: list[tuple[int, Alignment]] = []
    best = 0.0
    for highest, place, passage, window in sorted(windows, key=lambda one: -one[0]):
        if highest < best:
            break
        aligned = _aligned(claim, passage, window)
        found.append((place, aligned))
        best = max(best, aligned.coverage if aligned.supports else 0.0)
    return [aligned for _, aligned in sorted(found, key=lambda one: one[0])]


def _windows_of(passages: Sequence[Passage]) -> Iterator[tuple[Passage, _Window]]:
    return ((passage, window) for passage in passages for window in _windows(passage.text))


def _cover(claim: str, passage: Passage, window: _Window) -> _Cover:
    wanted, title = _wanted(claim), _title(passage.title)
    held = window.held | {"punish"} if window.held & _PENALTIES else window.held
    known = quantities(window.said) if wanted.amounts else ()
    amounts = tuple(amount for amount in wanted.amounts if amount in known)
    covered = sum(weighs for word, weighs in wanted.weights.items() if word in held or word in title)
    around = wanted.total - _NUMBER_WEIGHT * (len(wanted.amounts) - len(amounts))
    return _Cover(held, title, amounts, covered + _NUMBER_WEIGHT * len(amounts), around)


@lru_cache(maxsize=_CLAIMS_KEPT)
def _title(title: str) -> frozenset[str]:
    return frozenset(content_words(title))


@lru_cache(maxsize=_PASSAGES_KEPT)
def _aligned(claim: str, passage: Passage, window: _Window) -> Alignment:
    """How well one window of a passage says the claim."""
    wanted, cover = _wanted(claim), _cover(claim, passage, window)
    said, total = window.said, wanted.total
    if not total:
        return NOTHING
    telling = [word for word, weighs in wanted.weights.items() if weighs >= 1]
    missing = tuple(word for word in telling if word not in cover.held and word not in cover.title)
    if cover.highest < PARTLY_FROM:  # it neither supports nor contradicts
        return Alignment(cover.covered / total, passage, window.text, "", missing)
    shared = {word for word in telling if word in cover.held}
    by_title = {word for word in telling if word in cover.title} - shared
    contrary = contradiction(claim, said, passage.title)
    problem = contrary or _problem(claim, said, shared, wanted.amounts, quantities(said) if wanted.amounts else ())
    if not problem and len(by_title) > len(shared) + len(cover.amounts):
        problem = "subject: the sentence says little of it, its heading the rest"
    if problem.startswith("number"):  # a changed number is the whole difference: coverage is of what is around it
        total = cover.around
    dropped = (limit_left_out(claim, said) or _dropped(claim, said)) if cover.highest >= SUPPORTED_FROM else ""
    covered = cover.covered / total if total else 0.0
    return Alignment(covered, passage, window.text, problem, missing, dropped, bool(contrary))


def _problem(  # noqa: PLR0911 - one return a rule
    claim: str, said: str, shared: set[str], amounts: Sequence[tuple[str, str]], known: Sequence[tuple[str, str]]
) -> str:
    for number, unit in amounts:
        others = [value for value, of in known if of == unit]
        if others and number not in others and (unit or not _YEAR.fullmatch(number)):
            return f"number: {number} {unit}, the source has {', '.join(dict.fromkeys(others))} {unit}"
    if strange := _amount_of_another(claim, said, amounts):
        return strange
    if not shared:
        return ""
    changed = decisive_difference(claim, said)
    if changed:
        return changed
    if negation_differs(claim, said, shared):
        return "negation: one denies what the other says"
    ours, theirs = modality(claim), modality(said)
    if {ours, theirs} == {"must", "may"}:
        return f"duty: the claim says {ours}, the source says {theirs}"
    ours_up, theirs_up = bool(_UPHELD.search(claim)), bool(_UPHELD.search(said))
    ours_down, theirs_down = bool(_STRUCK.search(claim)), bool(_STRUCK.search(said))
    if (ours_up and not ours_down and theirs_down and not theirs_up) or (
        ours_down and not ours_up and theirs_up and not theirs_down
    ):
        return "outcome: one says upheld, the other struck down"
    return _opposite(set(content_words(claim)), set(content_words(said)))


def _amount_of_another(claim: str, said: str, amounts: Sequence[tuple[str, str]]) -> str:
    """An amount of the claim that the source sets for another case, where it sets another for the claim's own."""
    cases = [(quantities(part), set(content_words(part))) for part in _CASE.split(said)]
    wanted = set(content_words(claim))
    for number, unit in amounts:
        own = [len(wanted & words) for told, words in cases if (number, unit) in told]
        others = [
            len(wanted & words)
            for told, words in cases
            if any(of == unit and (value, of) not in amounts for value, of in told) and (number, unit) not in told
        ]
        if own and others and max(others) > max(own):
            return f"number: {number} {unit} is of another case"
    return ""


def _opposite(claim: set[str], said: set[str]) -> str:
    for pair in OPPOSITES:
        ours, theirs = pair & claim, pair & said
        if len(ours) == 1 and len(theirs) == 1 and ours != theirs:
            return f"opposite: the claim says {next(iter(ours))}, the source {next(iter(theirs))}"
    return ""


def _dropped(claim: str, said: str) -> str:
    """The limit that the source sets on what the claim says and the claim leaves out; '' where there is none."""
    if _QUALIFIER.search(claim):
        return ""
    wanted = telling_words(claim)
    for clause in _MAIN_CLAUSE.split(said):
        limit = _QUALIFIER.search(clause)
        if limit is None:
            continue
        held = set(content_words(clause))
        if sum(word in held for word in wanted) * 2 >= len(wanted):
            return clause[limit.start() : limit.start() + 160].strip(" .;")
    return ""


def parts(claim: str) -> list[str]:
    """The claim's conjuncts that can be true or false alone; the whole claim where it has one."""
    found = [part.strip(" ,.;") for part in _CONJUNCTION.split(claim) if part]
    telling = [part for part in found if sum(weight(word) for word in set(content_words(part))) >= 2]  # noqa: PLR2004 - two telling words
    return found if len(found) > 1 and len(telling) == len(found) else [claim]
