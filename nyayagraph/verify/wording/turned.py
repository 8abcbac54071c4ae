"""Whether a claim turns round what a sentence says that has its words: exchanged, opposed, of another force. Pure.

Words that stand in both show that a claim speaks of what its source speaks of, not that it says the same of it. So the
two are laid side by side in order: where they agree around a change, the change is what the claim makes of its source.
Two words that stand each in the other's place are exchanged; a party told where the other stands, `unless` for `if`,
`at most` for `at least`, `only` for nothing turn the rest. What no change of place shows is left to its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from nyayagraph.law.text.amounts import find_amounts
from nyayagraph.verify.wording.differences import PROVISIONS
from nyayagraph.verify.wording.offenders import punishes_the_other
from nyayagraph.verify.wording.roles import roles_turned
from nyayagraph.verify.wording.words import normalised, stem, word_list

_TEXTS_KEPT = 8_192
_MOST_TOKENS = 160
_LOCAL = 4  # a change of so few words is a change of those words, not another clause
_IN_FULL = 0.8  # of both texts agrees where they tell the same in full
_HALF, _MOSTLY = 0.6, 0.75  # of the claim that agrees in order, for a change to be one of its source
_AROUND = 3  # words that agree right before and behind a change
_EXCHANGED_FROM = 0.5
_APART = 8  # words between two that are exchanged
_NEAR = 3  # words that a preposition may stand before its noun

# what bounds an amount, as one word: takes `not less than`, `at least` as the one, `less than`, `at most` as the other
_BOUND = re.compile(
    r"\b(?:(?P<denied>(?:not|no|nor)\s+(?:be\s+)?)?(?:(?P<over>(?:more|greater|longer|later|higher)\s+than|exceed(?:s|ing)?|above)"
    r"|(?P<under>(?:less|fewer|lower|shorter|earlier)\s+than|falls?\s+below|below))"
    r"|(?P<least>at\s+least|(?:a\s+)?minimum(?:\s+of)?|or\s+more)|(?P<most>at\s+(?:the\s+)?most|up\s?to|(?:a\s+)?maximum(?:\s+of)?|may\s+extend\s+to|or\s+less))\b"
)
_TOKEN = re.compile(r"[a-z]+(?:'[a-z]+)?|\d[\d,]*(?:\.\d+)?")
_KINDS = {
    word: kind
    for kind, words in (
        ("<if>", "if where when whenever wherever once provided"),
        ("<unless>", "unless except save excluding barring"),
        ("<before>", "before within until till prior"),
        ("<after>", "after since following beyond"),
        ("<all>", "all every each any"),
        ("<some>", "some certain few most several"),
        ("<only>", "only solely exclusively alone"),
        ("<even>", "even"),
        ("<with>", "with including"),
        ("<without>", "without"),
        ("<not>", "not no never nor neither none cannot nothing"),
        ("<upper>", "upperbound"),
        ("<lower>", "lowerbound"),
    )
    for word in words.split()
}
_AGAINST = {
    frozenset(pair.split("/"))
    for pair in word_list(
        "<if>/<unless> <before>/<after> <all>/<some> <even>/<only> <upper>/<lower> <with>/<without> <with>/<unless>"
    )
}
_OPPOSED_KINDS = frozenset(kind for pair in _AGAINST for kind in pair)
_HELPING = frozenset(
    word_list("is are was were be been being has have had do does did may must shall can could should would will")
)
_PREPOSITIONS = frozenset(word_list("by to from against of for on in with over upon under between as into through"))
_EMPTY = (
    _HELPING
    | _PREPOSITIONS
    | frozenset(
        word_list(
            "a an the at and or that it its this such which so there these those his her their he she they who whom "
            "also then than same said other"
        )
    )
)
# what limits or denies: where a source has any of these, `only` in the claim may be its word for it
_LIMITS = re.compile(
    r"\b(?:only|sole(?:ly)?|exclusive(?:ly)?|alone|merely|mere|just|nothing|none|nobody|limited|confined|restrict\w*|unless|except|save|until|without|not|no|never|nor|neither|cannot|other\s+than|bar(?:s|red)?|must|shall)\b",
    re.IGNORECASE,
)
# words of which one denies the other, and parties of one relation: each side is told in any of its words.
# What has the opposite of `words.OPPOSITES` supports nothing, and never comes here.
_SIDES = tuple(
    tuple(frozenset(side.split(",")) for side in pair.split("/"))
    for pair in word_list(
        "landlord,lessor/tenant,lessee buyer,purchaser,vendee/seller,vendor husband/wife "
        "employer/employee,workman,worker,labourer accused/complainant,prosecution,victim "
        "drawer/payee appellant/respondent mortgagor/mortgagee insurer/insured creditor/debtor promisor/promisee "
        "bailor/bailee transferor/transferee donor/donee licensor/licensee trustee/beneficiary guardian/ward "
        "mother/father son/daughter president/governor parliament/state supreme/high central/state union/state "
        "state/citizen surety/principal assignor/assignee consignor/consignee pledgor/pledgee "
        "void/voidable public/private movable/immovable oral/written primary/secondary "
        "express,expressly/implied,impliedly "
        "permanent/temporary direct,directly/indirect,indirectly exclusive/concurrent "
        "increase,increased/reduce,reduced,decrease,decreased allowed,granted/refused,rejected earlier/later "
        "shorter/longer conclusive,conclusively/rebuttable "
        "final/provisional consent/dissent mandatory/directory,optional majority/minority,dissent,dissenting "
        "substantive/procedural "
        "widely,liberally/strictly,narrowly broad/narrow absolute/qualified,limited "
        "sufficient/insufficient present/absent"
    )
)
_SIDE_OF = {
    word: {(place, at) for place, pair in enumerate(_SIDES) for at, side in enumerate(pair) if word in side}
    for pair in _SIDES
    for side in pair
    for word in side
}


class _Token(NamedTuple):
    """A word in order: what it is compared by, as printed, and its place among all words."""

    key: str
    word: str
    place: int


class _Read(NamedTuple):
    """A text as words in order, those that are compared, and their keys."""

    words: tuple[str, ...]
    tokens: tuple[_Token, ...]
    keys: tuple[str, ...]


class _Change(NamedTuple):
    """Words of the claim that stand where the source has others, or none; few and amid words that agree, or not."""

    ours: tuple[_Token, ...]
    theirs: tuple[_Token, ...]
    is_placed: bool


class Turned(NamedTuple):
    """How a claim turns its source round; `is_contrary` where the two tell the same relation in full."""

    problem: str
    is_contrary: bool


@lru_cache(maxsize=_TEXTS_KEPT)
def turned(claim: str, said: str) -> Turned | None:
    """How `claim` turns round what `said` says, of which it has the words; nothing where it does not."""
    ours, theirs = _read(claim), _read(said)
    if ours.words == theirs.words:
        return None
    steps = SequenceMatcher(None, ours.keys, theirs.keys, autojunk=False).get_opcodes()
    agreed = sum(high - low for step, low, high, _, _ in steps if step == "equal")
    share = agreed / max(1, len(ours.keys))
    changes = _changes(steps, ours, theirs, share)
    problem = (
        _exchanged(changes, ours, theirs, share)
        or _exchanged_around(ours, theirs)
        or _opposed(changes, ours, theirs)
        or _of_other_force(changes, ours, theirs, said, share)
        or (_bounded_otherwise(claim, said) if share >= _MOSTLY else "")
        or _fine_joined_otherwise(claim, said)
        or roles_turned(claim, said)
        or punishes_the_other(claim, said)
    )
    if not problem:
        return None
    agreed += 2 * problem.startswith("exchanged")  # both texts have both words
    return Turned(problem, 2 * agreed >= _IN_FULL * (len(ours.keys) + len(theirs.keys)))


def _changes(
    steps: Sequence[tuple[str, int, int, int, int]], ours: _Read, theirs: _Read, share: float
) -> list[_Change]:
    """What differs between the two in order, each with whether enough agrees around it."""
    found = []
    for place, (step, low, high, start, end) in enumerate(steps):
        if step == "equal":
            continue
        around = sum(steps[at][2] - steps[at][1] for at in (place - 1, place + 1) if 0 <= at < len(steps))
        is_local = max(high - low, end - start) <= _LOCAL
        is_amid = around >= _AROUND or (around == _AROUND - 1 and share >= _HALF)
        found.append(_Change(ours.tokens[low:high], theirs.tokens[start:end], is_local and is_amid))
    return found


@lru_cache(maxsize=_TEXTS_KEPT)
def _read(text: str) -> _Read:
    plain = _BOUND.sub(_side, PROVISIONS.sub(" ", normalised(text)).lower())
    words = tuple(_TOKEN.findall(plain))
    tokens = tuple(
        _Token(_key(word), word, place) for place, word in enumerate(words[:_MOST_TOKENS]) if word not in _EMPTY
    )
    return _Read(words, tokens, tuple(token.key for token in tokens))


def _side(match: re.Match[str]) -> str:
    is_upper = bool(match["most"] or (match["over"] if match["denied"] else match["under"]))
    return "upperbound" if is_upper else "lowerbound"


def _key(word: str) -> str:
    """What a word is compared by: its kind, itself where its stem would be that of its opposite, else its stem."""
    kind = _KINDS.get(word)
    if kind:
        return kind
    single = _single(word)
    return single if single in _SIDE_OF else stem(word)


def _single(word: str) -> str:
    plain = word.removesuffix("'s")
    return plain if plain in _SIDE_OF else plain.removesuffix("s")


def _exchanged(changes: Sequence[_Change], ours: _Read, theirs: _Read, share: float) -> str:
    """Two words that stand each in the other's place, in the same roles."""
    replaced = [one for one in changes if one.ours and one.theirs and max(len(one.ours), len(one.theirs)) <= _LOCAL]
    if share < _EXCHANGED_FROM:
        return ""
    for first, second in combinations(replaced, 2):
        for mine, there, yours, here in _crossed(first, second):
            same_roles = _mark(ours, mine) == _mark(theirs, there) and _mark(ours, yours) == _mark(theirs, here)
            if same_roles and not _is_list(ours, mine, yours):
                return _in_each_others_place(mine, yours)
    return ""


def _in_each_others_place(one: _Token, other: _Token) -> str:
    return f"exchanged: the claim has {one.word} and {other.word} in each other's place"


def _exchanged_around(ours: _Read, theirs: _Read) -> str:
    """Two words that have changed places around words that both texts have between them."""
    at: dict[str, list[int]] = {}
    for place, key in enumerate(theirs.keys):
        at.setdefault(key, []).append(place)
    for low, first in enumerate(ours.tokens):
        for high in range(low + 1, min(low + _APART, len(ours.tokens))) if _is_plain(first) and first.key in at else ():
            second = ours.tokens[high]
            for start in at.get(second.key, ()) if _is_plain(second) and second.key != first.key else ():
                end = start + high - low
                is_same = theirs.keys[end : end + 1] == (first.key,) and (
                    theirs.keys[start + 1 : end] == ours.keys[low + 1 : high]
                )
                if is_same and _take_places(ours, theirs, (first, second), (theirs.tokens[start], theirs.tokens[end])):
                    return _in_each_others_place(first, second)
    return ""


def _take_places(ours: _Read, theirs: _Read, mine: tuple[_Token, _Token], others: tuple[_Token, _Token]) -> bool:
    """True where two words each have the role of the other one; side by side, these must be two roles."""
    marks = tuple(_mark(ours, one) for one in mine)
    if marks != tuple(_mark(theirs, one) for one in others) or _is_list(ours, *mine):
        return False
    is_apart = mine[1].place - mine[0].place > 1 and abs(ours.tokens.index(mine[1]) - ours.tokens.index(mine[0])) > 1
    return is_apart or (marks[0] != marks[1] and "verb" not in marks)


def _is_plain(token: _Token) -> bool:
    return not token.key.startswith("<") and not token.key[:1].isdigit()


def _crossed(first: _Change, second: _Change) -> Iterator[tuple[_Token, _Token, _Token, _Token]]:
    """A word of the claim and the one in its place, then that one in the claim and what stands in its place there."""
    for mine in first.ours:
        for yours in second.ours:
            there = next((one for one in first.theirs if one.key == yours.key), None)
            here = next((one for one in second.theirs if one.key == mine.key), None)
            if there and here and mine.key != yours.key and not {mine.key[0], yours.key[0]} & {"<"}:
                yield mine, there, yours, here


def _mark(read: _Read, token: _Token) -> str:
    """The preposition before a noun, or the helping verb right before a word, which show its role; '' for none."""
    before = read.words[max(0, token.place - _NEAR) : token.place]
    if before and before[-1] in _HELPING:
        return "verb"
    return next((word for word in reversed(before) if word in _PREPOSITIONS), "")


def _is_list(read: _Read, one: _Token, other: _Token) -> bool:
    """True where nothing but `and` or `or` joins two words: their order says nothing."""
    low, high = sorted((one.place, other.place))
    between = read.words[low + 1 : high]
    is_joined = any(word in ("and", "or", "nor") for word in between)
    return is_joined and not any(word in _PREPOSITIONS or word in _HELPING or word in _KINDS for word in between)


def _opposed(changes: Sequence[_Change], ours: _Read, theirs: _Read) -> str:
    """A party where the source has the other one, or a word where it has its opposite."""
    for change in changes:
        for mine in change.ours if change.is_placed else ():
            for other in change.theirs:
                if _are_opposed(mine.key, other.key) and mine.key not in theirs.keys and other.key not in ours.keys:
                    return f"opposite: the claim says {mine.word}, the source {other.word}"
    return ""


def _are_opposed(one: str, other: str) -> bool:
    sides = _SIDE_OF.get(other, set())
    return any((place, 1 - at) in sides for place, at in _SIDE_OF.get(one, ()))


def _of_other_force(changes: Sequence[_Change], ours: _Read, theirs: _Read, said: str, share: float) -> str:
    """`unless` for `if`, `after` for `before`, `some` for `all`; `only` where the source limits nothing."""
    denials = any(one.key in ("<not>", "<only>") for side in _both_sides(changes) for one in side)
    more = {key for key in _OPPOSED_KINDS if ours.keys.count(key) > theirs.keys.count(key)}
    fewer = {key for key in _OPPOSED_KINDS if ours.keys.count(key) < theirs.keys.count(key)}
    for change in (one for one in changes if one.is_placed):
        for mine in (one for one in change.ours if one.key in more):
            for other in (one for one in change.theirs if one.key in fewer):
                pair = frozenset((mine.key, other.key))
                if pair in _AGAINST and (not denials or "<even>" in pair):
                    return f"force: the claim says {mine.word}, the source {other.word}"
        if any(one.key == "<only>" for one in change.ours) and share >= _MOSTLY and not _LIMITS.search(said):
            return "force: the claim says only, the source sets no such limit"
    return ""


def _both_sides(changes: Sequence[_Change]) -> tuple[list[_Token], list[_Token]]:
    return [one for change in changes for one in change.ours], [one for change in changes for one in change.theirs]


_SIDE_OF_BOUND = {"most": "most", "under": "most", "least": "least", "over": "least"}


def _bounded_otherwise(claim: str, said: str) -> str:
    """An amount that the claim has as the most and the source as the least, or the other way round."""
    held = [one for one in find_amounts(said) if one.bound]
    for mine in find_amounts(claim) if held else ():
        like = {_SIDE_OF_BOUND[one.bound] for one in held if one.equals(mine)}
        if mine.bound and like and _SIDE_OF_BOUND[mine.bound] not in like:
            printed = " ".join(claim[mine.start : mine.end].split())
            return f"force: the claim has {printed} as the {_SIDE_OF_BOUND[mine.bound]}"
    return ""


# takes `and fine`, `and shall also be liable to fine`, `or with fine`; refuses `with fine`
_FINE = re.compile(
    r"\b(?P<how>and(?!/)|or)\s+(?:shall\s+)?(?:also\s+)?(?:be\s+)?(?:liable\s+to\s+)?(?:pay\s+)?(?:with\s+)?(?:an?\s+|to\s+)?fined?\b",
    re.IGNORECASE,
)


def _fine_joined_otherwise(claim: str, said: str) -> str:
    """A fine that comes beside imprisonment in the one text and may take its place in the other."""
    ours = {match["how"].lower() for match in _FINE.finditer(claim)}
    theirs = {match["how"].lower() for match in _FINE.finditer(said)} if ours else set()
    if len(ours) == len(theirs) == 1 and ours != theirs:
        return f"force: the claim says {next(iter(ours))} fine, the source {next(iter(theirs))} fine"
    return ""
