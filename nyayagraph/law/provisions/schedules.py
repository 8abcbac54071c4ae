"""Schedules by number, and their Act: `Schedule II`, `the Second Schedule`, `the First and Third Schedules`.

Pure; the Act of a schedule that names none, and that the text has not named with one, is left to be weighed.
"""

# ruff: noqa: RUF001 - dashes stand here as print has them
from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from nyayagraph.law.acts.antecedents import Antecedents, Meaning
from nyayagraph.law.acts.focus import Focus
from nyayagraph.law.provisions.acts_beside import THE, ActsBeside
from nyayagraph.law.provisions.settling import NAMED_EARLIER, FoundProvision, LeftOpen, keys_of
from nyayagraph.law.text.numerals import arabic, ordinal_before

_TO_AN_ACT = re.compile(r"[\s,]{1,3}(?:appended\s{1,2}|annexed\s{1,2})?(?:to|of|in|under)\s{1,3}(?=[A-Zt])")

# takes ` and III`, `, 4`, ` & V-A`; refuses ` and Items`
_FURTHER = re.compile(
    r"\s{0,2}(?:,\s{0,2}(?:and|or)?|and|or|&|to)\s{1,3}(?P<number>\d{1,2}|[IVX]{1,5})(?:[-\s]?(?P<letter>[A-Z]))?(?![A-Za-z0-9])"
)
_LINKED_BEFORE = re.compile(r"(?:,|,?\s{1,3}(?:and|or|&))\s{1,3}(?:the\s{1,3})?$")
# what is no Act: takes ` to the Deed`, ` hereto`, ` of the said Rules`, ` property`; refuses ` to a Labour Court`
_OF_A_PAPER = re.compile(
    r"[\s,]{1,3}(?:(?:which\s{1,3}is\s{1,3})?(?:annexed|appended|attached)\s{1,3})?(?:"
    r"(?:to|of)\s{1,3}(?:the|this|that|said|his|their|its|such|these|those|an?\s{1,3}(?:deed|order|lease|will))\b(?!\s{1,3}[Cc]onsti)"
    r"|hereto|hereunder|hereinbelow|below\b|above\b|(?:of\s{1,3})?(?:suit\s{1,3})?(?:propert|lands?\b)"
    r"|(?:to|of)\s{1,3}(?:[A-Z][\w.,'’&()-]*\s{1,3}){1,8}(?:Rules|Regulations?|Order|Scheme))"
)
# before `Schedule VII`: takes `List II of `, `entry 5 in `, `Article 31B and `
_OF_LISTS_BEFORE = re.compile(r"\b(?:[Ll]ists?|[Ee]ntr(?:y|ies)|[Aa]rt(?:icles?|s?\.))\s[^.;]{0,40}$")
_CONSTITUTIONAL = range(5, 13)  # bare words of order that only the Constitution reaches in common use
_LISTED = range(7, 10)  # bare figures that are the Constitution's beside a list, an entry or an article
_LAST = 12
_CUE = 60
_MOST = 12


# between a schedule and the section with which it is read: takes ` read with `, `, r/w `; refuses ` and `
_READ_WITH = re.compile(r"\s{0,2},?\s{1,3}(?:read\s{1,3}(?:along\s)?with|r/w)\s{1,3}")
# takes `Case I of Schedule D`, which English income-tax has alone
_ENGLISH_CASE = re.compile(r"Cases?\s{1,3}[IVX]{1,3}\s{1,3}(?:of|under)\s{1,3}(?:the\s)?Sch(?:\.|edule)\s{0,3}['‘]?D\b")


class Numbered(NamedTuple):
    """A schedule at `[start, end)` by its number."""

    start: int
    end: int
    number: str


class ReadSchedules(NamedTuple):
    """The schedules of one anchor with the Act meant, None where it is to be weighed."""

    named: list[Numbered]
    meaning: Meaning | None


class Schedules:
    """The schedules of one text, read in order."""

    def __init__(self, text: str, acts: ActsBeside, before: Antecedents, focus: Focus) -> None:
        self._text = text
        self._acts = acts
        self._before = before
        self._focus = focus

    def read(self, anchor: re.Match[str], *, is_under_rules: bool, is_after_article: bool) -> ReadSchedules | None:
        """What stands at an anchor; None for no numbered schedule of an Act. Those of Rules are none."""
        named = numbered_schedules(self._text, anchor)
        end = max(anchor.end(), named[-1].end) if named else anchor.end()
        meaning, act_end = self._named_behind(end)
        if meaning and anchor["alone"] and speaks_of_english_tax(self._text):
            meaning = Meaning(None, (), "foreign")
        if meaning and meaning.act_id:
            self._focus.with_schedules.add(meaning.act_id)
        if not named:
            return None
        named[-1] = named[-1]._replace(end=act_end)
        if meaning is None and anchor["number"]:
            meaning = self._acts.named_before(named[0].start)
        if meaning is None:
            if is_of_a_paper(self._text, end):
                return None
            meaning = self._bare(named[0], is_ordinal=not anchor["number"], is_after_article=is_after_article)
            if meaning is None and (anchor["alone"] or is_under_rules):
                return None
        if meaning and meaning.act_id:
            for one in named:
                self._focus.remember("sch", one.number, 0, meaning.act_id, one.start)
        return ReadSchedules(named, meaning)

    def _named_behind(self, end: int) -> tuple[Meaning | None, int]:
        """The Act that a schedule which ends at `end` is said to be of, and where the whole ends."""
        to = _TO_AN_ACT.match(self._text, end)
        the = THE.match(self._text, to.end()) if to else None
        mention = (self._acts.at(to.end()) or (self._acts.at(the.end()) if the else None)) if to else None
        return (self._acts.meaning(mention), mention.end) if mention else (None, end)

    def _bare(self, first: Numbered, *, is_ordinal: bool, is_after_article: bool) -> Meaning | None:
        """The Act of a schedule of which print names none; None where it is to be weighed."""
        if first.number.isalpha():
            return Meaning(None, (), "foreign") if speaks_of_english_tax(self._text) else None
        if earlier := self._focus.named_with("sch", first.number, first.start):
            return Meaning(earlier, (), NAMED_EARLIER)
        is_of_the_last = is_after_article and first.number.isdigit() and int(first.number) <= _LAST
        if is_of_the_last or is_of_the_constitution(self._text, first.start, first.number, is_ordinal=is_ordinal):
            return self._before.constitution(is_article=True)
        return None


def bind_to_sections(text: str, found: list[FoundProvision], left_open: dict[int, LeftOpen], bare: set[int]) -> None:
    """Gives each of the `bare` schedules, by place in `found`, the Act of the section with which it is read."""
    sections = {one.start: one for one in found if one.kind == "section" and one.act_id} if bare else {}
    for place in bare & left_open.keys():
        link = _READ_WITH.match(text, found[place].end)
        beside = sections.get(link.end()) if link else None
        if beside and beside.act_id:
            keys = keys_of(beside.act_id, "sch", left_open.pop(place).numbers[0])
            found[place] = found[place]._replace(keys=keys, act_id=beside.act_id, note="by antecedent")


def numbered_schedules(text: str, anchor: re.Match[str]) -> list[Numbered]:
    """The schedules of one anchor, in order; none where print gives no number."""
    if anchor["alone"]:
        return [Numbered(anchor.start(), anchor.end(), anchor["alone"])]
    if not anchor["number"]:
        return _by_ordinals(text, anchor)
    found = [Numbered(anchor.start(), anchor.end(), arabic(anchor["number"]) + (anchor["letter"] or ""))]
    while len(found) < _MOST and anchor[0][8:9] in ("s", "S") and (further := _FURTHER.match(text, found[-1].end)):
        number = arabic(further["number"]) + (further["letter"] or "")
        found.append(Numbered(further.start("number"), further.end(), number))
    return found


def _by_ordinals(text: str, anchor: re.Match[str]) -> list[Numbered]:
    """The schedules whose words of order stand before the word, several where it stands for several."""
    start, end = anchor.span()
    found: list[Numbered] = []
    while len(found) < _MOST and (before := ordinal_before(text, start)):
        found.append(Numbered(before[0], end, before[1]))
        linked = _LINKED_BEFORE.search(text, max(0, before[0] - 12), before[0])
        if linked is None or anchor[0][-1:] not in ("s", "S"):
            break
        start = end = linked.start()
    return found[::-1]


@lru_cache(maxsize=4)
def speaks_of_english_tax(text: str) -> bool:
    """Whether a text speaks of the lettered schedules by which England taxes income."""
    return _ENGLISH_CASE.search(text) is not None


def is_of_a_paper(text: str, end: int) -> bool:
    """Whether a schedule that ends at `end` is said to be of a deed, of Rules or of what else is no Act."""
    return _OF_A_PAPER.match(text, end) is not None


def is_of_the_constitution(text: str, start: int, number: str, *, is_ordinal: bool) -> bool:
    """Whether a schedule of which print names no Act is one of the Constitution's by its number."""
    if not number.isdigit():
        return False
    if is_ordinal:
        return int(number) in _CONSTITUTIONAL
    return int(number) in _LISTED and _OF_LISTS_BEFORE.search(text, max(0, start - _CUE), start) is not None
