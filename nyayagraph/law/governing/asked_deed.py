"""Of several deeds on several days, the one that the question at the end speaks of by its own words. Pure.

`Y reads it on 10 July and republishes it; which code applies to Y alone`: the words of the question stand beside one
day only, and that day is the deed's. Deeds told in one breath are left together.
"""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re
from datetime import date
from itertools import pairwise

from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.told_events import Event, Told, tells_no_deed
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.law.text.stems import stem

# words that tell no deed and no doer from another
_EMPTY = frozenset(
    map(
        stem,
        (
            "the with from which what whom whose were been being have does this that these those their them your code"
            " codes laws penal statute acts enactment section sections provision provisions punish punishes punished"
            " punishment punishable offence offences crime criminal charge charged charges govern governs governing"
            " apply applies applicable answer liable liability guilty covers cover case cases alone only considered"
            " sanhita indian bharatiya nyaya trial court police person woman accused name state give advise please"
            " would will should could shall must when then than there here know want wants tell asked question also"
            " same such other another wrong first second third time year month day night code who had has was his her"
            " him not and for any one two see say says may our its are but did how you can out own only new old law act"
            " acts ipc bns"
        ).split(),
    )
)
_SHORTEST, _LONGEST = 3, 6
# past and present of verbs of deeds, as stems: `broken` and `broke` are one
_VERBS = {
    one: words.split()[0]
    for words in (
        "break broke broken", "make made making maker", "steal stole stolen", "shoot shot shooting", "strike struck",
        "use used using user uses", "hide hid hidden hiding", "take took taken taking taker", "throw threw thrown",
        "fight fought", "give gave given giving", "buy bought buyer", "sell sold seller sale sales",
        "burn burnt", "keep kept",
        "lie lied lying", "write wrote written", "drive drove driven driving driver", "hit hitting", "beat beaten",
        "cut cutting", "speak spoke spoken", "tear tore torn", "bite bit bitten", "flee fled", "send sent sender",
        "rob robbed robber robbery", "stab stabbed stabbing", "kill killed killing killer",
        "forge forged forger forgery",
    )
    for one in words.split()
}  # fmt: skip
# what the asking words set aside: takes `not of making`, `who had no part in the use`
_SET_ASIDE = re.compile(
    r"\b(?:not|never|without|no\s+part\s+in|instead\s+of|rather\s+than|apart\s+from|leav\w+)\b[^,.;:?]*", re.IGNORECASE
)
_WORD = re.compile(r"[A-Za-z][\w'-]*")
_DOER = re.compile(r"[B-HJ-Z]")  # takes `X`, `Y`; refuses `A`, `I`
_DOERS = re.compile(r"[A-HJ-Z]")  # where there is a `B`, `A` is a doer too
_OTHER_DOER = re.compile(r"\bB\b(?!\.)")
_NUMBERS = {"two": 2, "three": 3}
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
_ORDINAL = rf"({'|'.join(_ORDINALS)}|last)"
_DEED = r"(?:\s+(?:one|deed|offence|incident|act|count|FIR|of\s+(?:these|them|the\s+(?:deeds|offences|acts)))\b)"
# takes `for the first two houses only`, `only the last two`; refuses `the first two weeks`
_COUNTED = re.compile(
    r"\b(?:only|solely)\s+(?:\w+\s+)?the\s+(first|last)\s+(two|three)\b|\bthe\s+(first|last)\s+(two|three)(?:\s+\w+){0,2}?\s+(?:only|alone)\b",
    re.IGNORECASE,
)
# takes `only the last one`, `on the fifth only`, `the first of these alone`, `only on the first day`, `on the second of
# those nights`; refuses `only the first informant`, `on the first day of the trial`
_NUMBERED = re.compile(
    rf"\b(?:only|solely)\s+(?:(?:about|on|for|with)\s+)?the\s+{_ORDINAL}(?:{_DEED}|(?=\s*(?:[,.;:?)]|$|(?:is|was)\b)))"
    rf"|\bthe\s+{_ORDINAL}{_DEED}?\s+(?:only|alone)\b"
    rf"|\bonly\s+the\s+{_ORDINAL}\s+(?P<noun>\w+)\s+(?:is|was|being)\s+(?:charged|prosecuted|tried|before|in\s+question)\b"
    rf"|\b(?:only|solely|just)\s+(?:on|in|at|during)\s+the\s+{_ORDINAL}(?:\s+(?:day|date|night|evening|one|occasion)\b)?(?!\s+(?:of|\w+\s+of)\b)"
    rf"|\b(?:on|in|at)\s+the\s+{_ORDINAL}\s+of\s+(?:these|those|the\s+two)\s+(?:days|dates|nights|evenings|occasions)\b"
    rf"|\bthe\s+{_ORDINAL}\s+(?P<entry>\w+)\s+(?:in|on|of)\s+(?:my|the|this|our)\s+list\b",
    re.IGNORECASE,
)
# takes `for the recent one only`, `only the former is before us`, `the later theft alone`; refuses `only the latest`
_IN_TIME = re.compile(
    r"\b(?:only|solely|just)\s+(?:(?:about|on|of|for|with)\s+)?the\s+(?:more\s+)?(?P<a>earlier|former|older|later|latter|recent|newer)\b"
    r"|\bthe\s+(?:more\s+)?(?P<b>earlier|former|older|later|latter|recent|newer)(?:\s+(?!only|alone)\w+){0,2}?,?\s+(?:only|alone|itself)\b",
    re.IGNORECASE,
)
_EARLIER = ("earlier", "former", "older")
_SEVERAL = re.compile(r"\b(?:each|both|all|respectively|codes|two|three|several|either)\b", re.IGNORECASE)
# where one breath ends: takes `; Y reads`, `, and on 19 July he`
_BREATH = re.compile(r";|,\s+(?:and|but)\s+(?=(?:on|in)\b|\w+\s+\w+ed\b)|\b(?:and|but),\s+(?=(?:on|in)\b)")
_ENDED = re.compile(r"[.;:?!]['\")]?\s")
_DEEDS = (Happened.OFFENCE, Happened.OTHER, Happened.BACKGROUND)
_LEFT = (Happened.OFFENCE, Happened.OTHER, Happened.RESULT)


def of_the_deed_asked(told: Told, text: str) -> Told:
    """The events with the one deed as offence beside whose day words of the question stand; as told where none is."""
    if numbered := _by_their_number(told, text):
        return told.model_copy(update={"events": tuple(_placed(other, numbered) for other in told.events)})
    doers = _DOERS if _OTHER_DOER.search(text) else _DOER
    question = asked_behind(told, text)
    asked = set() if _SEVERAL.search(question) else _content(question, doers)
    if len(told.events) < 2 or not asked:  # noqa: PLR2004 - of one deed nothing is to be chosen
        return told
    breaths = {event: _breath(event, text) for event in told.events}
    shared = {event: len(_content(text[slice(*breaths[event])], doers) & asked) for event in told.events}
    spoken = [event for event in told.events if shared[event] and shared[event] == max(shared.values())]
    deeds = [event for event in spoken if event.happened in _DEEDS and not tells_no_deed(event)]
    offences = [event for event in told.events if event.happened is Happened.OFFENCE]
    if not deeds or not _is_one_day(deeds) or any(one in spoken and one not in deeds for one in offences):
        return told
    together = [one for one in told.events if breaths[one] == breaths[deeds[0]] and one.happened in _DEEDS]
    is_so_already = deeds[0].happened is Happened.OFFENCE and _is_one_day(offences)
    if not _is_one_day(together) or is_so_already or not (offences or deeds[0].happened is Happened.OTHER):
        return told
    return told.model_copy(update={"events": tuple(_placed(one, deeds) for one in told.events)})


def is_of_one_by_number(text: str) -> bool:
    """True where a text asks about one of several by its place: `for the first of these only`."""
    return any(one.search(text) for one in (_NUMBERED, _COUNTED, _IN_TIME))


def _by_their_number(told: Told, text: str) -> list[Event]:
    """The deeds that a text asks about alone by their place: `only the second`, `the first two only`; none without."""
    deeds = [one for one in told.events if one.happened in (*_DEEDS, Happened.STEP)]
    if len(deeds) < 2:  # noqa: PLR2004 - of one deed nothing is to be chosen
        return []
    if counted := _COUNTED.search(text):
        which, many = (word.lower() for word in counted.groups() if word)
        number = _NUMBERS[many]
        return deeds[:number] if which == "first" else deeds[-number:]
    if (in_time := _IN_TIME.search(text)) and (alike := _of_one_kind(deeds)):
        is_earlier = (in_time["a"] or in_time["b"]).lower() in _EARLIER
        return [min(alike, key=_first_day) if is_earlier else max(alike, key=_first_day)]
    match = _NUMBERED.search(text)
    if match is None:
        return []
    named = _content(match["noun"] or match["entry"] or "", _DOER)
    alike = [one for one in deeds if named & _content(one.clause.split(",")[-1], _DOER)]
    deeds = alike if len(alike) > 1 else deeds
    word = next(word.lower() for word in match.groups() if word)
    place = len(deeds) if word == "last" else _ORDINALS.index(word) + 1
    return deeds[place - 1 : place]


def _of_one_kind(deeds: list[Event]) -> list[Event]:
    """The deeds told most surely where they are several: offences, else what is told as neither step nor background."""
    kinds = ((Happened.OFFENCE,), (Happened.OFFENCE, Happened.OTHER), _DEEDS)
    found = ([one for one in deeds if one.happened in kind] for kind in kinds)
    return next((one for one in found if len(one) > 1), [])


def _first_day(event: Event) -> date:
    return event.period.first


def asked_behind(told: Told, text: str) -> str:
    """What stands behind the sentence of the last day of a text: what asks, without what it sets aside."""
    last = max((event.end for event in told.events), default=0)
    ended = _ENDED.search(text, last)
    return _SET_ASIDE.sub(" ", text[ended.end() :]) if ended else ""


def _placed(event: Event, deeds: list[Event]) -> Event:
    if event in deeds:
        return event._replace(happened=Happened.OFFENCE)
    return event._replace(happened=Happened.BACKGROUND) if event.happened in _LEFT else event


def _is_one_day(events: list[Event]) -> bool:
    return len({event.period for event in events}) == 1


def _breath(event: Event, text: str) -> tuple[int, int]:
    """The part of its sentence in which an event is told."""
    start, end = next(
        ((start, end) for start, end in split_sentences(text) if start <= event.start < end), (0, len(text))
    )
    cuts = [start, *(start + match.end() for match in _BREATH.finditer(text[start:end])), end]
    return next((one for one in pairwise(cuts) if one[0] <= event.start < one[1]), (start, end))


def _content(words: str, doers: re.Pattern[str]) -> set[str]:
    """Stems of the words that tell one deed or doer from another, cut so that `wounded` is `wounding`."""
    found = {word for word in _WORD.findall(words) if doers.fullmatch(word)}
    stems = (_VERBS.get(word.lower(), stem(word)) for word in _WORD.findall(words))
    return found | {one[:_LONGEST] for one in stems if len(one) >= _SHORTEST and one not in _EMPTY}
