"""Successors that a sentence states in other ways than beside each other: by a bare old number, of the sentence before.

Takes `cruelty by the husband (498A) is BNS 84`, `section 110A … . That is now section 140 of the Act of 1988`. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nyayagraph.errors import ParseError
from nyayagraph.law.applicable import TRANSITIONAL
from nyayagraph.law.provisions import ProvisionKey
from nyayagraph.law.successions import act_before, places_after
from nyayagraph.verify.repeal_words import successors_of
from nyayagraph.verify.replacements import REPLACED, is_of_another_matter, rows_fitting
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.resolve import Resolved
from nyayagraph.verify.said import Facts

# takes `(498A)`, `(old 304)`, `(formerly section 304)`; refuses `section 103 (1)`
_IN_BRACKETS = re.compile(
    r"(?<=[a-z])\s\((?P<old>old|formerly|earlier|erstwhile|previously|ex-?|then)?\s*(?:IPC|CrPC|section|sec\.|s\.)?\s*(?P<number>\d{1,3}[A-Z]{0,2})(?:\s+of\s+the\s+(?:old\s+)?Code)?\)"
)
# takes `old 304`, `formerly section 438`, `which was 313 of the Code`, `in place of 34`
_OLD_NUMBER = re.compile(
    r"\b(?:old|erstwhile|former|formerly|earlier|previously|once|used\s+to\s+be|in\s+place\s+of|instead\s+of|replac(?:es|ing|ed)|(?:which|that|it)\s+was|what\s+was)\s+(?:the\s+)?(?:old\s+)?(?:section\s+|sec\.\s*|s\.\s*|u/s\s*|number\s+)?(?P<number>\d{1,3}[A-Z]{0,2})\b(?!\s*(?:years?|days?|months?|persons?|rupees|per|%|st|nd|rd|th|accused|of\s+(?:19|20)\d\d|/|\.\d|[-–]\d))",  # noqa: RUF001
    re.IGNORECASE,
)
# takes `section 125 of the old procedure code`, `section 12 of the former Act`
_OF_THE_OLD = re.compile(
    r"\s+of\s+(?:the|that)\s+(?:old|former|erstwhile|repealed|earlier|previous|colonial|superseded)\s+(?:\w+\s+){0,3}?(?:code|law|act|statute|one)\b",
    re.IGNORECASE,
)
# takes `That section is now`, `The provision is re-enacted as`; a sentence that goes on from the one before
_GOES_ON = re.compile(
    r"\b(?:that\s+(?:section|provision|remedy|power|clause|rule|offence|application|jurisdiction|petition)|the\s+(?:same\s+)?(?:section|provision|remedy|power|offence|rule|subject|matter|counterpart|successor|equivalent)\b|its\s+(?:place|successor|counterpart|equivalent|heir)|(?:^\W*(?:(?:it|this|that|they|these)\s+(?:is|are|has|have|now|lies|sits|stands|will|became|was)\b(?!\s+now\s+(?:accepted|settled|clear|said|argued|known))|the\s+(?:petition|application|claim|suit|relief|number)\b))|has\s+taken\s+the\s+place|corresponding\s+(?:provision|section)|(?:^\W*|\bthe\s+)(?:new|current|present)\s+(?:home|number|place|section|provision|address)\b|\b(?:under|in)\s+the\s+(?:new\s+)?(?:Sanhita|Adhiniyam|Code|Act)\b[^.;]{0,40}\bit\b)",
    re.IGNORECASE,
)
_NOW = re.compile(
    r"\b(?:now|today|re-?enacted|has\s+become|becomes?|became|successor|counterpart|equivalent|taken\s+the\s+place|takes\s+the\s+place|replaced|carried|correspond\w*|moved|renumbered|reborn|lives|found|stands|sits|namely|(?:new|current|present)\s+(?:home|number|place|section|provision|address)|it\s+(?:as|is|in|under))\b",
    re.IGNORECASE,
)
# a row of a table in words: takes `Grievous hurt: IPC 325, BNS 115(2).`
_ROW_OPENS = re.compile(
    r"^\W*(?:\d{1,2}[.)]\s*)?(?!.*\b(?:charges?|FIR|booked|registered|offences?\s+under|u/s|under)\b)"
    r"[A-Za-z' /()-]{3,60}[:–—-]\s*(?:old\s+)?$",  # noqa: RUF001
    re.IGNORECASE,
)
# takes `section 451 of the old Code`, `section 12 of the Act of 1986`; an old section whose Act the text does not name
_OLD_SECTION = re.compile(
    r"\b(?:sections?|sec\.|s\.|u/s)\s*(?P<number>\d{1,3}[A-Z]{0,2})(?:\(\w{1,4}\))*\s+of\s+the\s+(?:(?:old|former|erstwhile|repealed|earlier|previous|superseded)\s+(?:\w+\s+){0,3}?(?:Code|Act|law|statute)\b|(?:Act|Code)\s+of\s+(?P<year>(?:18|19|20)\d\d)\b|(?P<before>(?:18|19|20)\d\d)\s+(?:Act|Code)\b)"
)
# how one sentence leads from an old section to the new one: takes `was in … and you will find it in`, ` answers to `
_LEADS_ON = re.compile(
    r"\s*,?\s+is\s+(?:now\s+|today\s+)?(?:found\s+in\s+|in\s+)?$|\banswers?\s+to\b|\bso\s+says\b|\bknown\s+as\b|\b(?:you\s+will\s+)?(?:find|found)\s+(?:it\s+)?in\b|\bis\s+(?:now|today)\b|\bto-?day\b|\bsits\s+in\b|\blook\s+(?:instead\s+)?(?:in|at|to)\b",
    re.IGNORECASE,
)
_COMMA = re.compile(r"\s*[,;>→]+\s*(?:now\s+|new\s+)?$")
_FEW = 2
_NEW_CODES = ("bns-2023", "bnss-2023", "bsa-2023")


class _Cited(NamedTuple):
    """A provision that a sentence names, by Act and number; `one` is its reference where there is one."""

    start: int
    end: int
    key: ProvisionKey
    one: Resolved | None


def check_successions(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each successor that a sentence at `start` states wrongly."""
    cited = list(_cited(sentence, start, facts.resolved))
    for new in cited:
        before = act_before(new.key.act_id)
        if before is None or new.key.section_id in TRANSITIONAL:
            continue
        olds = list(_said_to_be_before(sentence, start, new, cited, facts))
        verdicts = [_follows(old, new) for old in olds]
        others = [one for one in cited if one.key.act_id == new.key.act_id and one.start != new.start]
        is_of_another = any(_follows(old, other) for old in olds for other in others)
        if verdicts and all(verdict is False for verdict in verdicts) and not is_of_another:
            words = f"{new.key} does not take the place of {', '.join(str(old.key) for old in olds)}"
            right = [place for old in olds for place in _right(old, new)]
            told = f"{words}: the provision is {', '.join(dict.fromkeys(right))}" if right else words
            yield Evidence(rule="correspondence_wrong", evidence=told, authority_id=new.key.section_id)


def _cited(sentence: str, start: int, resolved: Sequence[Resolved]) -> Iterator[_Cited]:
    for one in resolved:
        low, high = one.reference.start - start, one.reference.end - start
        if not 0 <= low < len(sentence):
            continue
        keys = [one.key] if one.key else [key for key in map(_parsed, getattr(one.reference, "candidates", ())) if key]
        for key in keys:
            before = act_before(key.act_id)
            is_old = before and _OF_THE_OLD.match(sentence, high)
            act_id = before if is_old and before else key.act_id
            yield _Cited(low, high, key.model_copy(update={"act_id": act_id}), None if is_old else one)


def _parsed(printed: str) -> ProvisionKey | None:
    try:
        return ProvisionKey.parse(printed)
    except ParseError:
        return None


def _said_to_be_before(
    sentence: str, start: int, new: _Cited, cited: Sequence[_Cited], facts: Facts
) -> Iterator[_Cited]:
    """The provisions of the Act before whose place a sentence says that `new` took."""
    before = act_before(new.key.act_id) or ""
    others = [one for one in cited if one.key.act_id == new.key.act_id and one.start != new.start]
    beside = [one for one in cited if one.key.act_id == before and one.start != new.start and _is_settled(one)]
    beside += [
        one
        for one in _old_sections(sentence, before)
        if not any(one.start < c.end and c.start < one.end for c in beside)
    ]
    if beside:
        old = beside[0]
        is_nearest = not any(old.end <= one.start < new.start for one in others)
        if len(beside) == 1 and is_nearest and _is_stated(sentence, old, new):
            yield old
        return
    twin = next((one for one in others if _is_place_of(sentence, one)), None)
    if twin:
        yield twin._replace(key=_in(twin.key, before), one=None)
    if twin or any(one.start < new.start for one in others):
        return
    loose = list(_loose(sentence, new, before))
    if loose:
        yield from loose
    elif _GOES_ON.search(sentence) and _NOW.search(sentence[: new.start][-80:]):
        yield from _of_the_one_before(start, before, facts)


def _is_settled(one: _Cited) -> bool:
    """True where the text leaves no choice of the Act."""
    return one.one is None or one.one.key is not None


def _old_sections(sentence: str, before: str) -> Iterator[_Cited]:
    """Sections of the old Act by a description of it that the text leaves open."""
    for match in _OLD_SECTION.finditer(sentence):
        year = match["year"] or match["before"]
        if year and not before.endswith(year):
            continue
        key = ProvisionKey(act_id=before, unit="s", number=match["number"])
        yield _Cited(match.start(), match.end(), key, None)


def _in(key: ProvisionKey, act_id: str) -> ProvisionKey:
    return key.model_copy(update={"act_id": act_id})


def _is_stated(sentence: str, old: _Cited, new: _Cited) -> bool:
    low, high = sorted((old, new), key=lambda one: one.start)
    between = sentence[low.end : high.start]
    if low is old and _COMMA.fullmatch(between) and _ROW_OPENS.match(sentence[: low.start]):
        return not sentence[high.end :].strip(" .;\n")
    if ";" in between or is_of_another_matter(between):
        return False
    if low is old and _LEADS_ON.search(between):
        return True
    return bool(REPLACED.search(between)) or bool(REPLACED.search(sentence[high.end :][:30]))


def _is_place_of(sentence: str, one: _Cited) -> bool:
    return bool(
        re.search(r"\b(?:place\s+of|replac\w+|successor\s+(?:of|to)|old)\s+(?:the\s+)?$", sentence[: one.start])
    )


def _loose(sentence: str, new: _Cited, before: str) -> Iterator[_Cited]:
    """Old numbers that stand without their Act: in brackets behind their matter, or behind `old`, `formerly`."""
    if before not in ("ipc-1860", "crpc-1973", "iea-1872"):
        return
    for match in (*_IN_BRACKETS.finditer(sentence), *_OLD_NUMBER.finditer(sentence)):
        if new.start < match.end() and match.start() < new.end:
            continue
        is_told = match.re is _OLD_NUMBER or match["old"] or not match["number"].isdigit()
        if is_told and (match.re is _OLD_NUMBER or match["old"] or REPLACED.search(sentence)):
            key = ProvisionKey(act_id=before, unit="s", number=match["number"])
            yield _Cited(match.start(), match.end(), key, None)


def _of_the_one_before(start: int, before: str, facts: Facts) -> Iterator[_Cited]:
    """The provisions of the older Act of which the sentence before speaks, where they are one or two."""
    words = facts.before(start)
    if not words:
        return
    opened = facts.text.rfind(words, 0, start)
    cited = list(_cited(words, opened, facts.resolved))
    olds = [one for one in cited if one.key.act_id == before]
    if not cited:
        olds = cited = list(_old_sections(words, before))
    if len(olds) <= _FEW and len(olds) == len(cited):
        yield from olds


def _follows(old: _Cited, new: _Cited) -> bool | None:
    """Whether the new provision takes the old one's place; None where it is not known."""
    places = places_after(new.key.act_id, old.key.number)
    if places:
        return new.key.number in places
    if old.one and old.one.provision and old.one.provision.successors:
        rows = successors_of(old.one.provision.successors, old.key.clause)
        return bool(rows_fitting(rows, new.key)) if rows else None
    if new.one and new.one.key and new.one.provision and new.one.provision.predecessors:
        held = {ProvisionKey.parse(row.section_id).number for row in new.one.provision.predecessors}
        return old.key.number in held
    is_held = new.one and new.one.key and new.one.provision and new.one.provision.section
    return False if is_held and new.key.act_id in _NEW_CODES else None


def _right(old: _Cited, new: _Cited) -> list[str]:
    if old.one and old.one.provision:
        return [
            f"{row.section_id}{row.new_clause}" for row in successors_of(old.one.provision.successors, old.key.clause)
        ]
    return [f"{new.key.act_id}/s{number}" for number in places_after(new.key.act_id, old.key.number)]
