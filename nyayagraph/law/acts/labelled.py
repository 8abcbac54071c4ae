"""What stands behind the name of an Act: its number, and the name that the text gives it (`"the Act"`). Pure."""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from nyayagraph.law.acts.mentions import ActMention
from nyayagraph.law.acts.table import ACTS, name_letters
from nyayagraph.law.text.numerals import arabic

_MAY_BE_CALLED = frozenset(("title", "unknown", "abbreviation", "year"))
_BESIDE = 6  # characters between an Act and its number
# takes `Rent `, `principal `, `1965-`: a word of the name that a text gives an Act
_OF_LABEL = (
    r"(?:[A-Z0-9][\w.&]{0,20}+(?:-[a-z]{2,20})?|principal|parent|amending|amended|repealed|old|new|earlier|later|and|&)"
    r"(?:\s{1,2}|-\s{0,2})"
)
_LABEL = (
    rf"(?P<pointing>(?:said|present)\s{{1,2}})?(?P<label>(?:{_OF_LABEL}){{0,6}}(?:Act|Code|Ordinance))"
    r"(?:\s{1,2}of\s{1,2}(?P<year>(?:1[789]|20)\d\d))?"
)
_NUMBER = (
    r"(?:[A-Z][A-Za-z.']{0,12}+\s{0,2}+){0,3}(?:Act\s)?(?:[Nn]o\.?\s?)?"
    r"\(?(?:[IVXLC]{1,8}|\d{1,3})\)?[.,]?\s{0,2}[Oo]f\s{0,2}\d{4}"
)
_MARKS = r"[\s,;:.()\[\]\"'“‘`–—-]"
_DOTTED_YEAR = r"(?:\.\s{0,2}(?:1[789]|20)\d\d)?"  # of `Tenancy Act. 1939`
# behind a name, without more words: takes ` (the Act)`, ` (45 of 1860) ("the principal Act")`, ` [`the Act']`
_IN_BRACKETS = re.compile(
    rf"{_DOTTED_YEAR}(?:\s{{0,2}}\(?{_NUMBER}\)?)?[\s,]{{0,3}}[(\[]\s?[\"'“‘`]?\s?(?:the\s{{1,2}})?[\"'“‘`]?{_LABEL}\s?[\"'”’]?\s?[)\]]"
)
# what says that a name is given, each opening with its letters, which are found fast
_CUES = tuple(
    re.compile(opening)
    for opening in (
        r"here\s?-?\s?in\s?-?\s?after", "hereafter", r"short(?:ly)?\b", "brevity", "briefly", "convenience",
        r"to\s{1,2}be\s{1,2}(?=called|referred|described)",
    )
)  # fmt: skip
# takes ` referred to as "the Act"`, `, `the Rent Act'`, ` will be called the Act`; refuses ` the House passed the Act`
_GIVEN = re.compile(
    r"(?:[\s,:;-]{1,4}(?:re-?[\s\d]{0,9}ferred|alluded|called|termed|described|styled|known|mentioned|cited|to|as|be|will|shall|may"
    r"|it|is|in|this|our|judgment|order|here|for|of|the\s{1,2}sake|brevity|convenience|short|only|simply|hereinafter)\b){0,12}"
    rf"[\s,:-]{{0,4}}[\"'“‘`]{{0,2}}\s?(?:[Tt]he[\s-]{{1,3}})?[\"'“‘`]{{0,2}}\s?{_LABEL}\b"
    rf"(?:[\"'”’]{{0,2}}\s{{1,2}}or\s{{1,2}}[\"'“‘`]{{0,2}}(?:the\s{{1,2}})?[\"'“‘`]{{0,2}}"
    rf"(?P<or>(?:{_OF_LABEL}){{1,6}}(?:Act|Code|Ordinance))\b)?"
)
# from an Act to the cue: takes ` (45 of 1860) (`, `, which will `, ` as amended in 1967, (for `; refuses `. The State `
_TO_CUE = re.compile(
    rf"{_DOTTED_YEAR}{_MARKS}{{0,6}}(?:{_NUMBER})?{_MARKS}{{0,8}}(?:as\s{{1,2}}amended\s[^.;()]{{1,40}}?[\s,(\[]{{1,4}})?"
    r"(?:(?:which|that|and|we|has|been|to|be|will|shall|may|is|referred|called|for|in|the\s{1,2}sake|of|purposes?|this"
    r"|judgment|\d)\b[\s,()-]{1,4}){0,10}"
)
# takes ` (B.O. Act VI of 1935), as amended by the `, `) as amended by `: between an Act and one that amends it
AS_AMENDED_BY = re.compile(
    r"(?:\s{0,3}\([^()\n]{0,30}\n?[^()\n]{0,30}\))?[\s,)]{0,4}as\s{1,3}(?:\w+\s{1,3})?amended\s{1,3}by\s{1,3}(?:the\s{1,3})?"
)
_REACH = 90  # characters from an Act to the cue behind it


def labels_given(text: str, mentions: Sequence[ActMention]) -> dict[int, list[str]]:
    """What the text calls Acts from a place on, by where the Act stands that is given the name."""
    named = [mention for mention in mentions if mention.kind in _MAY_BE_CALLED]
    starts, ends = [mention.start for mention in named], [mention.end for mention in named]
    found: dict[int, list[str]] = defaultdict(list)
    pointing: list[tuple[int, str]] = []  # `hereinafter called the said Act`, which gives no name that another has
    for place, mention in enumerate(named):
        brackets = _IN_BRACKETS.match(text, mention.end) if _opens_bracket(text, mention.end) else None
        if brackets and not (mention.kind == "year" and name_letters(brackets["label"]) in ACTS.by_name):
            label = _label(brackets)
            found[starts[_called(text, named, place, label)]].append(label)
    for match in chain.from_iterable(cue.finditer(text) for cue in _CUES):
        place = bisect_right(ends, match.start()) - 1
        if place < 0 or match.start() - ends[place] > _REACH or not (given := _GIVEN.match(text, match.end())):
            continue
        place = _numbered(named, place)
        if not _TO_CUE.fullmatch(text, ends[place], match.start()):
            continue
        place = _called(text, named, place, given["label"])
        if given["pointing"]:
            pointing.append((starts[place], given["label"]))
        else:
            found[starts[place]] += [label for label in (_label(given), given["or"]) if label]
    others = {label for labels in found.values() for label in labels}
    for place, label in pointing:
        if label not in others:
            found[place].append(label)
    return found


def _opens_bracket(text: str, end: int) -> bool:
    """Whether a bracket opens soon behind an Act; the commonest case is that none does."""
    return "(" in text[end : end + _REACH] or "[" in text[end : end + _REACH]


def _numbered(named: Sequence[ActMention], place: int) -> int:
    """The Act whose number stands at a place: `Bombay Tenancy Act, 1948 (Act LXVII of 1948), hereinafter`."""
    is_number = place and named[place].kind == "year" and named[place].start - named[place - 1].end < _BESIDE
    return place - 1 if is_number else place


def _called(text: str, named: Sequence[ActMention], place: int, label: str) -> int:
    """Which Act is given the name behind one at a place: of `the Rent Act as amended by Act 2 of 1955` the first."""
    amends = place and AS_AMENDED_BY.fullmatch(text, named[place - 1].end, named[place].start)
    return _numbered(named, place - 1) if amends and "mend" not in label else place


def _label(match: re.Match[str]) -> str:
    """The name given: `the Act of 1955` as `1955 Act`."""
    return f"{match['year']} {match['label']}" if match["year"] else match["label"]


_SAID = re.compile(r"said\s{1,3}(?:Act|Code|Ordinance)")
# before those words, where they are a name: takes `(hereinafter referred to as "the `; refuses `under the `
_NAMES_SAID = re.compile(r"(?:\bas|called|short,?)\s{1,3}[\"“‘'`]{0,2}(?:the\s{1,3})?[\"“‘'`]{0,2}$")
_LONGEST_CUE = 24


@lru_cache(maxsize=4)
def calls_it_said(text: str) -> bool:
    """Whether a text gives an Act the name `the said Act`."""
    said = (match.start() for match in _SAID.finditer(text))
    return any(_NAMES_SAID.search(text, max(0, start - _LONGEST_CUE), start) for start in said)


# takes ` (Act XVII of 1947)`, ` (No. 14 of 1947)`, ` (Bom. LXI of 1949)`
_NUMBER_BEHIND = re.compile(
    r"\s{0,3}[\[(]?(?:[A-Z][A-Za-z.,]{0,10}\s{1,2}){0,2}(?:No\.?\s{0,2})?(?P<number>[IVXLC]{1,8}|\d{1,3})"
    r"\.?\s{1,2}[Oo]f\s{1,2}(?P<year>(?:1[789]|20)\d\d)"
)


def number_behind(text: str, end: int) -> str | None:
    """The number of an Act that print gives behind its title, `22/1939`."""
    match = _NUMBER_BEHIND.match(text, end)
    return f"{arabic(match['number'])}/{match['year']}" if match else None
