"""Words of pointing, `that case`, `the above-mentioned decision`: do they mean a judgment named before? Pure.

What stands about them speaks for it or against it: how far back a judgment was named, what was said since of courts,
parties and steps of procedure, what comes right before and behind. What each sign weighs was learned from such words
read one by one (`training.pointing`); a few words never point, and those are refused by rule.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from nyayagraph.law.names.pointing_words import (
    AGAINST,
    BY_NAME,
    HELD_IN,
    IF_SO,
    LAST_OF_ALL,
    OF_A_PARTY,
    OF_ANOTHER,
    OWN,
    POINTS_ALONE,
)
from nyayagraph.law.names.short_form_hits import Hit
from nyayagraph.law.text.learned import Weights, weights_of

MODEL, POINTS = "pointing", "points"
FARTHEST = 5000  # characters from a judgment named to words that point to it
Signs = dict[str, float]

_STEPS = (60, 150, 300, 500, 700, 1000, 1400, 2000, 3000, 4500)
_NEAR = 500  # characters before, up to the judgment named, of which the words are read
_BEHIND = 130
_BESIDE = 40
_BREAKS = 3  # blank lines between that are counted
# takes `the said `, `the very same `, `Said `, `that `
_THE_BEFORE = re.compile(r"\b[Tt]he\s{1,3}(?:very\s{1,3})?$")
# takes `In that `, `, in that `; refuses `the facts of that `, which may be of any
_THAT_BEFORE = re.compile(r"(?:\bIn|,\s{1,3}in)\s{1,3}(?P<that>that)\s{1,3}$")
_IN_BEFORE = re.compile(r"\b[Ii]n\s{1,3}$")
_IN_THE_BEFORE = re.compile(r"\b[Ii]n\s{1,3}the\s{1,3}$")
_ABOVE_BEFORE = re.compile(r"\b(?:[Aa]bove|[Aa]fore)[\s-]{1,3}$")
_WORD = re.compile(r"[A-Za-z]+")
_ENDS_SENTENCE = re.compile(r"[a-z)\]\"”]\.\s+(?=[A-Z])")
_CLAUSE_BEHIND = re.compile(r"[^.;]*")
_SPOKEN_OF = {
    "below": "high tribunal trial sessions magistrate collector commissioner controller labour munsif subordinate"
    " additional single division bench government officer board authority authorities district corporation committee"
    " department university minister assistant civil industrial company",
    "step": "dismissed allowed decreed quashed reversed confirmed affirmed upheld rejected convicted acquitted remanded"
    " aggrieved challenged challenging challenge impugned preferred granted modified disposed assailed against pursuant"
    " directed ordered dated passed filed set appealed allowing dismissing",
    "party": "plaintiff plaintiffs defendant defendants appellant appellants respondent respondents petitioner"
    " petitioners accused prosecution complainant assessee tenant landlord detenu",
    "matter": "appeal appeals suit suits writ petition petitions leave decree revision application notification fir"
    " complaint police investigation proceedings certificate order orders award",
    "precedent": "held observed ratio principle principles followed following overruled approved distinguished relied"
    " reliance relying lordships supra laid doctrine view authority applied considered noticed cited referred",
    "court": "court supreme lordships judges bench council house",
    "past": "was were had did",
    "present": "is are has have does do cannot",
    "if": "would will shall may must can could should might",
    "own": "this present instant us our we",
}
_KINDS: dict[str, list[str]] = {}
for _kind, _words in _SPOKEN_OF.items():
    for _one in _words.split():
        _KINDS.setdefault(_one, []).append(_kind)


class Pointed(NamedTuple):
    """Words of pointing at `[start, end)`: the word, `that` or `said`, and the noun, `case` or `decision`."""

    start: int
    end: int
    word: str
    noun: str


class Weighed(NamedTuple):
    """Words of pointing with the signs by which they were weighed."""

    pointed: Pointed
    signs: Signs


def pointed_at(text: str, hit: Hit) -> Pointed | None:
    """The words of pointing of which a noun is the last, unless what stands around them shows that they mean none."""
    word = hit.before.lower()
    noun = "judgment" if hit.kind.startswith("judg") else hit.kind
    if word == "this" and noun not in OWN:
        return None
    opening = _opening(text, text.rfind(hit.before, 0, hit.start), word)
    if opening is None:
        return None
    start, word = opening
    before = (text, max(0, start - 16), start)
    if OF_A_PARTY.search(*before) or (word == "this" and AGAINST.search(*before)) or OF_ANOTHER.match(text, hit.end):
        return None
    supposes = word == "that" and noun == "case" and _IN_BEFORE.search(*before) and IF_SO.match(text, hit.end)
    if supposes and HELD_IN.search(text, max(0, start - _BESIDE), start):
        supposes = None
    if supposes or BY_NAME.match(text, hit.end):
        return None
    return Pointed(start, hit.end, word, noun)


def _opening(text: str, start: int, word: str) -> tuple[int, str] | None:
    """Where words of pointing open of which `word` stands at `start`, and the plain word; None where they do not."""
    if above := _ABOVE_BEFORE.search(text, max(0, start - 9), start):
        start, word = above.start(), f"{above[0].lower().rstrip(' -')}-{word}"
    if word == "the":
        return start, "above"  # `the decision cited above`
    word = _plain(word)
    if word == "particular":
        that = _THAT_BEFORE.search(text, max(0, start - 16), start)
        return (that.start("that"), "that") if that else None
    if word in LAST_OF_ALL and not _IN_THE_BEFORE.search(text, max(0, start - 12), start):
        return None
    if the := _THE_BEFORE.search(text, max(0, start - 14), start):
        return the.start(), word
    return (start, word) if word in POINTS_ALONE else None


def _plain(word: str) -> str:
    if word.startswith("afore") or word in ("above-said", "abovesaid"):
        return "aforesaid"
    return "above" if word.startswith("above") else word


def signs_of(text: str, pointed: Pointed, named_to: int, *, is_short: bool, has_name: bool) -> Signs:
    """What speaks for or against words of pointing where a judgment was named last up to `named_to`.

    `is_short` tells that it was named there by a short form, `has_name` that the text gives it a name at all.
    """
    start, end = pointed.start, pointed.end
    low = max(named_to, start - _NEAR)
    signs: Signs = {f"word:{pointed.word}": 1.0, f"noun:{pointed.noun}": 1.0}
    signs |= {f"far:{step}": 1.0 for step in _STEPS if start - named_to > step}
    signs |= {"short": float(is_short), "nameless": float(not has_name)}
    near = text[low:start]
    opens = max((match.end() for match in _ENDS_SENTENCE.finditer(near)), default=0)
    behind = _CLAUSE_BEHIND.match(text, end, end + _BEHIND)
    for zone, words in (("before", near[:opens]), ("last", near[opens:]), ("behind", behind[0] if behind else "")):
        for word in _WORD.findall(words.lower()):
            for kind in _KINDS.get(word, ()):
                signs[f"{zone}:{kind}"] = 1.0
    left = _WORD.findall(text, max(0, start - _BESIDE), start)[1:]
    right = _WORD.findall(text, end, end + _BESIDE)[:-1]
    for place, word in (("left", left[-1:]), ("right", right[:1]), ("right2", right[1:2])):
        signs |= {f"{place}:{kind}": 1.0 for one in word for kind in _KINDS.get(one.lower(), ())}
    since = max(named_to, start - FARTHEST)
    signs["breaks"] = min(_BREAKS, text.count("\n\n", since, start)) / _BREAKS
    signs["quoted"] = float(text.count('"', since, start) % 2)
    return {sign: value for sign, value in signs.items() if value}


@cache
def _weights() -> Weights:
    return weights_of(MODEL, "learned_pointing.json")


def points(signs: Signs) -> bool:
    """Whether words with these signs mean the judgment named last."""
    return _weights().scores(signs)[POINTS] > 0
