"""Of several days of deeds, the ones that a question is about: called by their label, not left aside, told alike. Pure.

`Forget the dacoity of 11 May; what of the scalding on 19 July?`: no word of either day tells which of them decides,
but what the question leaves, what it calls by number, and whose words it takes up again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from nyayagraph.law.governing.deed_words import deed_words
from nyayagraph.law.governing.event_cues import Happened, tells_of_a_deed
from nyayagraph.law.governing.question_words import ASKS
from nyayagraph.law.governing.told_events import Event, Told
from nyayagraph.law.text.sentences import split_sentences

# what a question says it is about: takes `worried only about the scalding`, `I act for A2`, `confined to the fire`
_FOCUS = re.compile(
    r"\b(?:only|alone|solely|just|merely|confined\s+to|concern(?:s|ed)?|regarding|as\s+(?:to|regards)|about|consider"
    r"|(?:my|the)\s+question|(?:I|we)\s+(?:act|appear|ask|defend|prosecute)|my\s+client|before\s+(?:us|me|you)|ours)\b",
    re.IGNORECASE,
)
# what it leaves: takes `put it aside`, `is with another counsel`, `forget the dacoity`; refuses `another on 3 July`
_LEFT = re.compile(
    r"\b(?:forget|ignor\w+|(?:put|set|leav\w+|left|keep|kept)\b[^.;,]{0,25}\b(?:aside|out|apart|alone)|never\s+mind|no\s+matter"
    r"|(?:another|other|different)\s+(?:counsel|lawyer|advocate)|whatever|regardless\s+of|apart\s+from"
    r"|(?:do|does|did|is|are|was)\s+not\s+(?:ask|before|about|concern|my|our|the\s+(?:question|matter|subject))\w*|compounded|nobody\s+is\s+charged|others\s+(?:will|are\s+to)\s+argue"
    r"|nothing\s+to\s+do\s+with|irrelevant|not\s+asked|unrelated)\b",
    re.IGNORECASE,
)
# whose deed it was: takes `forged by an unknown hand`, `by persons unknown`; what is asked is then what another did
_BY_OTHERS = re.compile(
    r"\bby\s+(?:an?\s+)?(?:unknown|unidentified|some(?:one|body)\s+(?:else|unknown))\b|\bby\s+(?:persons|somebody|someone|hands)\s+unknown\b",
    re.IGNORECASE,
)
# takes `each`, `penal code(s)`, `code for the theft and code for the killing`: more than one deed is asked about
_SEVERAL = re.compile(
    r"\b(?:each|both|all|respectively|codes|laws|enactments|statutes|two|three|several|either|they|them)\b|\(s\)"
    r"|\bfor\s+(?:the\s+)?\w+,?\s+(?:and\s+(?:\w+\s+)?|(?:\w+\s+){1,2})for\b",
    re.IGNORECASE,
)
# takes `tries them for Nashik alone`: those who are tried are several, the deed is one
_ALONE, _THEM = re.compile(r"\b(?:alone|only)\b", re.IGNORECASE), re.compile(r"\b(?:they|them)\b", re.IGNORECASE)
_CUT = re.compile(r"[;:|\n]|,\s|\s-\s|\b(?:and|but|while|though|although|given\s+that|when|who|which)\b", re.IGNORECASE)
_ENDS = re.compile(r"[;:|\n?]")
_ITEM = r"\((?P<item>[a-h]|i{1,3}|iv|v|\d{1,2})\)"
_PERSON = r"\b(?P<who>A-?\d{1,2}|P\.?W\.?\s?\d{1,2})\b"
_CASE = r"\b(?:FIR|Crime|Case|Cr)\.?\s+(?:No\.?\s*)?(?P<case>\d{1,4})\b"
_PLACE = r"\b(?P<nth>first|second|third|fourth|fifth)\b"
# what stands before a day as its label: takes `(d)`, `3. `, `2 | `, `A2 -`, `P.W. 3 saw`, `FIR 131 of`, `Second:`
_LABEL = re.compile(
    rf"{_ITEM}|\b(?:no|number)\.?\s+(?P<no>\d{{1,2}})\b|(?:^|[\n;.|])\s*(?P<row>\d{{1,2}})\s*[.)|:](?!\d)|{_PERSON}|{_CASE}|{_PLACE}",
    re.IGNORECASE,
)
# how a question calls it: takes `on (d)`, `item 3`, `row 4`, `against A2`, `the second`
_CALLED = re.compile(
    rf"{_ITEM}|\b(?:items?|rows?|entry|line|serial|sl|point|event|number|no)\.?\s*(?P<row>\d{{1,2}})\b|{_PERSON}|{_CASE}|{_PLACE}",
    re.IGNORECASE,
)
_DEEDS = (Happened.OFFENCE, Happened.OTHER)
_MAY_BE = (*_DEEDS, Happened.BACKGROUND)


class Placed(NamedTuple):
    """An event with the words about its day, where they end, and its label; a range of days is one.

    `is_left` says that the words about it leave it aside.
    """

    events: tuple[Event, ...]
    words: str
    end: int
    labels: frozenset[str]
    is_left: bool

    def is_one_of(self, kinds: Sequence[Happened]) -> bool:
        """True where one of the events is of these kinds."""
        return any(one.happened in kinds for one in self.events)


def of_the_days_asked(told: Told, text: str, *, is_apart: bool = False, is_penal: bool = False) -> Told:
    """The events with deeds that the question does not ask about as background; as told where it asks about all.

    With `is_apart` the offence asked about is already told from the others by its family: no words are compared.
    With `is_penal` nothing but punishment is asked for: what is told like a step may be the deed.
    """
    placed = placed_days(told.events, text)
    if len(placed) < 2:  # noqa: PLR2004 - of one deed nothing is to be chosen
        return told
    asking = _asking(text, placed)
    alike = [] if is_apart else _told_alike(placed, asking, (*_MAY_BE, Happened.STEP) if is_penal else _MAY_BE)
    by_others = _not_by_others(placed, asking) if is_penal else []
    for chosen in (_not_left(placed, asking), by_others, _called(placed, asking), alike):
        if chosen:
            return _with(told, placed, chosen)
    return told


def _not_by_others(placed: Sequence[Placed], asking: str) -> list[Placed]:
    """The days of what a known person did, a step too, where the other deeds are told as those of persons unknown."""
    told = [one for one in placed if one.is_one_of((*_MAY_BE, Happened.STEP, Happened.BEGUN))]
    kept = [one for one in told if not _BY_OTHERS.search(one.words)]
    return [] if len(kept) == len(told) or _SEVERAL.search(asking) else kept


def _not_left(placed: Sequence[Placed], asking: str) -> list[Placed]:
    told = [one for one in placed if one.is_one_of(_MAY_BE)]
    kept = [one for one in told if not one.is_left]
    deeds = [one for one in kept if one.is_one_of(_DEEDS)]
    return [] if len(kept) == len(told) or _SEVERAL.search(asking) else deeds or kept


def _called(placed: Sequence[Placed], asking: str) -> list[Placed]:
    called = _labels(_CALLED, asking)
    chosen = [one for one in placed if one.labels & called and one.is_one_of(_MAY_BE)]
    others = [one for one in placed if one.labels and one not in chosen and one.is_one_of(_DEEDS)]
    deeds = [one for one in chosen if one.is_one_of(_DEEDS)]
    kept = [one for one in placed if not one.labels and one.is_one_of((Happened.OFFENCE,))]
    return [*(deeds or chosen), *kept] if chosen and (others or not deeds) else []


def _told_alike(placed: Sequence[Placed], asking: str, kinds: Sequence[Happened]) -> list[Placed]:
    """The one day whose words the question takes up most; none where it takes up other words of another."""
    is_of_one = _ALONE.search(asking) is not None
    is_of_several = _SEVERAL.search(_THEM.sub(" ", asking) if is_of_one else asking) is not None
    wanted = set() if is_of_several else deed_words(_LEFT.sub(" ", asking))
    shared = {
        place: deed_words(one.words) & wanted
        for place, one in enumerate(placed)
        if one.is_one_of(kinds)
        and not any(tells_of_a_deed(event.words) for event in one.events if event.happened is not Happened.OFFENCE)
    }
    most = max(map(len, shared.values()), default=0)
    chosen = [place for place, words in shared.items() if most and len(words) == most]
    beside = [place for place, words in shared.items() if chosen and words - shared[chosen[0]]]
    return [placed[chosen[0]]] if len(chosen) == 1 and not beside else []


def _with(told: Told, placed: Sequence[Placed], chosen: Sequence[Placed]) -> Told:
    asked = [event for one in chosen for event in one.events]
    is_told = any(one.happened is Happened.OFFENCE for one in asked)
    others = [event for one in placed for event in one.events if event not in asked]

    def role(event: Event) -> Happened:
        if (
            event in asked
            and event.happened in (*_MAY_BE, Happened.STEP, Happened.BEGUN)
            and (not is_told or event.happened is Happened.OTHER)
        ):
            return Happened.OFFENCE
        return Happened.BACKGROUND if event in others and event.happened in _DEEDS else event.happened

    return told.model_copy(update={"events": tuple(one._replace(happened=role(one)) for one in told.events)})


def placed_days(events: Sequence[Event], text: str) -> list[Placed]:
    """The days in order of print, each with the words of its own clause, else with those behind it."""
    spans = split_sentences(text)
    aside = _set_aside(text, events)
    found: list[Placed] = []
    for group in _ranges(events, text):
        start, end = next(((s, e) for s, e in spans if s <= group[0].start < e), (0, len(text)))
        low = max([start, *(one.end for one in events if one.end <= group[0].start)])
        high = min([max(end, group[-1].end), *(one.start for one in events if one.start >= group[-1].end)])
        left, right = text[low : group[0].start], text[group[-1].end : high]
        clause = next((one for one in (_CUT.split(left)[-1], left) if deed_words(one)), "")
        own = _CUT.split(right, maxsplit=1)[0] if clause else _up_to_the_question(right)
        label = list(
            _LABEL.finditer(text, max((one.end for other in found for one in other.events), default=0), low + len(left))
        )
        doers = [one for one in label if one.start() >= start and one["who"]]
        labels = _labels(_LABEL, (doers[:1] or label[-1:])[0][0]) if label else set()
        is_left = bool(_LEFT.search(f"{_ENDS.split(left)[-1]} {own}") or deed_words(f"{clause} {own}") & aside)
        found.append(Placed(tuple(group), f"{clause} {own}", group[-1].end + len(own), frozenset(labels), is_left))
    return found


def _set_aside(text: str, events: Sequence[Event]) -> set[str]:
    """The words of sentences that tell no day and leave something: takes `The landlord's cut is not our concern`."""
    days = [one.start for one in events]
    spans = [(start, end) for start, end in split_sentences(text) if not _has(days, start, end)]
    left = [text[start:end] for start, end in spans if _LEFT.search(text, start, end)]
    return deed_words(" ".join(one for one in left if "?" not in one))


def _up_to_the_question(words: str) -> str:
    asks = ASKS.search(words)
    return _ENDS.split(words[: asks.start()] if asks else words, maxsplit=1)[0]


def _ranges(events: Sequence[Event], text: str) -> list[list[Event]]:
    """The events in order, those of one range or row of days together: `from 10 June to 25 July`."""
    found: list[list[Event]] = []
    for event in sorted(events, key=lambda one: (one.start, one.end)):
        before = found[-1][-1] if found else None
        gap = text[before.end : event.start] if before else ""
        is_range = event.edge == "until" or not (deed_words(gap) or re.search(r"[;:.|\n]", gap))
        if before and before.happened is event.happened and is_range:
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _asking(text: str, placed: Sequence[Placed]) -> str:
    """What asks, or says what it is about: sentences without a day, and what stands behind the last day."""
    days = [event.start for one in placed for event in one.events]
    last = max(one.end for one in placed)
    spans = [(max(start, last) if start < last else start, end) for start, end in split_sentences(text) if last < end]
    spans += [(start, end) for start, end in split_sentences(text) if end <= last and not _has(days, start, end)]
    kept = [text[start:end] for start, end in spans]
    return " ".join([one for one in kept if ASKS.search(one) or "?" in one or _FOCUS.search(one)] or kept)


def _has(days: Sequence[int], start: int, end: int) -> bool:
    return any(start <= day < end for day in days)


def _labels(pattern: re.Pattern[str], words: str) -> set[str]:
    """The numbers and letters by which words call things: `(d)`, `row 4`, `A2`, `the second`."""
    found = set()
    for match in pattern.finditer(words):
        kind = match.lastgroup or ""
        name = re.sub(r"[^a-z0-9]", "", match[kind].lower())
        is_row = kind == "no" or (kind == "item" and name.isdigit())
        found.add(f"{'row' if is_row else kind} {name}")
    return found
