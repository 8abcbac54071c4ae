"""Of the events of a question, those that are the offence it asks about: the receiving, not the theft before it. Pure.

Offences are told apart by families of words. Where the asking words name one family and an event is of it, what is of
another family is background; a second marriage is an offence on its own day.
"""

# ruff: noqa: E501 - one alternation a line
from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.matters import Event, Told
from nyayagraph.law.governing.told_events import tells_no_deed

# The narrow before the wide: an event is of the first family that its words tell.
_FAMILIES = tuple(
    (name, re.compile(rf"\b(?:{words})\b", re.IGNORECASE))
    for name, words in (
        ("bigamy", r"bigam\w+|second\s+(?:marriage|wife|wedding|ceremony|nikah)|married\s+again|remarr\w+"),
        ("receiving", r"receiv(?:ed|ing|er|ers)|(?:bought|buy(?:s|ing)?|purchas\w+)(?!\s+(?:an?\s+|the\s+|some\s+)?(?:petrol|kerosene|diesel|acid|poison|kni[fv]e\w*|sword|axe|rope|gun|pistol|ticket))|fenc(?:e|ed|ing)|conceal\w*(?=[^.;]*\bstolen)|knowing\s+(?:it|them)\s+(?:to\s+be|was|were)"),
        ("using", r"(?:the|of)\s+us(?:e|ing)(?=\s*[,.;:?)]|\s+(?:only|alone|of)\b)|(?:us(?:e|ed|es|ing)|produc\w+|tender\w+|pass(?:ed|ing)\s+off)\b(?=[^.;]*\b(?:genuine|forged|fake|false|real)\b)"),
        ("false evidence", r"false\s+evidence|depos\w+\s+falsely|falsely\s+depos\w+|perjur\w+|lied\s+(?:on|under)\s+oath|false\s+(?:affidavit|statement|oath)"),
        ("disobedience", r"disobe\w+|def(?:ied|iance)|flout\w+"),
        ("tampering", r"tamper\w*"),
        ("escape", r"escap\w+|broke\s+(?:out|prison|jail|gaol)|break(?:ing|s)?\s+out\s+of|bolt(?:ed|s|ing)\s+from|slip(?:s|ped)\s+(?:his|her|their|the|from)\b(?=[^.;]*\b(?:escort|custody|guard|lock-?up|cuffs?))|gave\s+\w+\s+(?:\w+\s+)?the\s+slip|jail-?break\w*|the\s+bolting"),
        ("harbouring", r"harbour\w*|shelter(?:ed|ing)\b"),
        ("threat", r"threat\w*|intimidat\w+"),
        ("destroying proof", r"disappearance|destroy\w*|burnt\s+the\s+body|hid(?:den|ing)?\s+the\s+body|conceal\w*"),
        ("conspiracy", r"conspir\w+|plann(?:ed|ing)|agree(?:ment|d)\s+(?:\w+\s+){0,3}?to|plot(?:s|ted|ters?|ting)?"),
        ("kidnapping", r"kidnap\w*|abduct\w*"),
        ("killing", r"kill\w*|murder\w*|strangl\w+|shot\s+dead|homicide"),
        ("robbery", r"rob(?:s|bed|bery|beries|bing)?|dacoit\w*"),
        ("extortion", r"extort\w*|ransom"),
        ("forgery", r"forg\w+|fabricat\w+|counterfeit\w*"),
        ("theft", r"thefts?|thief|thieves|stole|stolen|steal\w*|snatch\w*|lifted"),
        ("cheating", r"cheat\w*|fraud\w*|dup(?:ed|ing)|scam\w*"),
        ("breach of trust", r"breach\s+of\s+trust|misappropriat\w+|embezzl\w+|siphon\w*"),
        ("rape", r"rap(?:e|ed|ist)|gang-?rape\w*"),
        ("trespass", r"trespass\w*|house-?break\w*|burgl\w+|broke\s+in(?:to)?"),
        ("fire", r"set\s+(?:fire|ablaze|alight)|arson|mischief\s+by\s+fire|(?:for|of)\s+(?:the|that)\s+fire"),
        ("stabbing", r"stab\w*|knif(?:e|ed|ing)"),
        ("slapping", r"slap\w*|punch\w*|kick\w*"),
        ("acid", r"acid"),
        ("hurt", r"hurt|beat\w*|assault\w*|attack\w*"),
        ("defamation", r"defam\w+|libel\w*|slander\w*"),
        ("abetment", r"abet\w*|instigat\w+"),
    )
)  # fmt: skip
# offences that presuppose another: all else that is told is of that one
_NARROW = frozenset({"receiving", "using", "false evidence", "disobedience", "escape", "harbouring", "tampering"})
_PLANNED = re.compile(r"planned|hatched|discussed|rehearsed", re.IGNORECASE)  # a plan is what was conspired
_MARRIAGE = re.compile(
    r"\b(?:marr(?:ied|iage|y|ies)|wed(?:ding|ded)?|nikah|ceremony|shaadi|shadi|second|another\s+(?:wife|husband|bride|woman))\b|\bm\.(?=\s)",
    re.IGNORECASE,
)
# takes `charged with receiving`, `act for the receiver`, `only about the killing`
_CHARGED = re.compile(
    r"[^.;?]*\b(?:(?:is|are)\s+before\s+us|(?:act|appear)\s+for|concerns?\s+(?:us|me)|represent)\b[^.;?]*|\b(?:charged\s+(?:with|for)|accused\s+of|indicted\s+for|only\s+(?:about|on|for)|prosecut\w+\s+(?:\w+\s+){0,2}for|concerned\s+(?:only\s+)?with)\s+[^.;?]{3,60}",
    re.IGNORECASE,
)
# what asks for the law of each of several: takes `penal code(s)`, `both`, `respectively`
_SEVERAL = re.compile(
    r"\bcode\(s\)|\bcode\s+for\b[^.?]*\bcode\s+for\b|\bpenal\s+codes\b|\b(?:which|what)\s+codes\b|\beach\b|\bboth\b|\brespectively\b|\bbetween\s+them\b|\b(?:covers?|governs?|goes\s+with|applies\s+to|for|to|under)\s+which\b|\bthe\s+two\b|\b(?:two|three|four)\s+(?:groups|sets|parts|acts|offen[cs]es|incidents)\b",
    re.IGNORECASE,
)
# deeds told as several: takes `two thefts`, `cheated her thrice`, `all in one charge`, `which code goes with which`
_TOLD_AS_SEVERAL = re.compile(
    r"\b(?:two|three|four|five|both)\s+(?:(?:separate|different|such)\s+)?(?:thefts|robberies|burglaries|frauds|cheatings|assaults|beatings|attacks|incidents|offen[cs]es|deeds|blows|occasions|rapes|murders|killings|snatchings|forgeries|takings|withdrawals|slaps|threats)\b"
    r"|\b(?:thrice|twice)\b|\ball\s+(?:\w+\s+)?in\s+(?:one|a\s+single|the\s+same)\s+charge\b|\bgoes\s+with\s+which\b|\b(?:code|statute|law|Act)\s+or\s+(?:codes|statutes|laws|Acts)\b|\bevery\s+penal\b",
    re.IGNORECASE,
)
_UNKNOWN = (Happened.OTHER, Happened.BACKGROUND)
_AGAIN = re.compile(r"\bagain\b[^,.;]*$", re.IGNORECASE)  # takes `and then followed me again on`
_WORDS_BEFORE, _WORDS_BEHIND = 14, 10
_DONE = (Happened.OFFENCE, Happened.OTHER)
# takes `FIR was lodged`; what is `given in court` opens no case
_OPENS_A_CASE = re.compile(
    r"F\.?I\.?R|report|complain|case|inform|polic|investigat|inquir|suit|petition|appeal|trial|thana|station|register|filed|lodged|suo",
    re.IGNORECASE,
)
_TOLD_BESIDE = (Happened.STEP, Happened.BACKGROUND)


def with_the_offence_asked(told: Told, text: str, asked: str) -> Told:
    """The events with those of the offence that `asked` names as offences and what is of another as background."""
    targets = {name for name, pattern in _FAMILIES if pattern.search(f"{asked} {_charged(text)}")}
    targets = targets if _SEVERAL.search(asked) else targets & _NARROW or targets
    if "bigamy" in targets and (told_so := _of_the_second_marriage(told, text)):
        return told_so
    of = {event: _family(event, text) for event in told.events}
    wanted = [
        one
        for one in told.events
        if (of[one] in targets and (one.happened in _DONE or (of[one] in _NARROW and _is_told_beside(one))))
        or ("conspiracy" in targets and _PLANNED.match(one.words))
    ]
    by_own_words = [one for one in wanted if targets & set(families_in(_own_clause(one)))]
    wanted = by_own_words if by_own_words and targets <= _NARROW else wanted
    families = {of[one] for one in told.events if one.happened is Happened.OFFENCE}
    if not (families - targets or any(one.happened is not Happened.OFFENCE for one in wanted)) or not wanted:
        return told
    if not any(one.happened is Happened.OFFENCE for one in wanted) and len(targets) > 1:
        return told
    beside = [one for one in told.events if one not in wanted and (of[one] or targets & _NARROW)]
    return told.model_copy(update={"events": tuple(_placed(one, wanted, beside) for one in told.events)})


def _is_told_beside(event: Event) -> bool:
    is_no_proceeding = event.happened is Happened.BEGUN and not _OPENS_A_CASE.search(event.words)
    return (event.happened in _TOLD_BESIDE and event.edge != "since") or is_no_proceeding


def _placed(event: Event, wanted: Sequence[Event], beside: Sequence[Event]) -> Event:
    if event in wanted:
        return event._replace(happened=Happened.OFFENCE)
    if event in beside and event.happened in (Happened.OFFENCE, Happened.RESULT):
        return event._replace(happened=Happened.BACKGROUND)
    return event


def _charged(text: str) -> str:
    return " ".join(match[0] for match in _CHARGED.finditer(text))


def _around(event: Event, text: str) -> str:
    """The words of an event's own clause on both sides of its date."""
    left = re.split(r"[.;:?]\s|\band\s+(?=\w+ed\b)", event.clause or text[: event.start])[-1].split()[-_WORDS_BEFORE:]
    right = re.split(r"[.;:?]|\d", text[event.end : event.end + 120])[0].split()[:_WORDS_BEHIND]
    return f"{' '.join(left)} {' '.join(right)}" if left else f"{event.words} {' '.join(right)}"


def _family(event: Event, text: str) -> str:
    return _first(_own_clause(event)) or _first(event.words) or _first(_around(event, text))


def _own_clause(event: Event) -> str:
    return re.split(r"(?<![ap]\.m)[.;:?]\s", event.clause)[-1]  # not behind `12.40 a.m.`


def families_in(words: str) -> list[str]:
    """The families of offences that words tell, the narrow before the wide."""
    return [name for name, pattern in _FAMILIES if pattern.search(words)]


def _first(words: str) -> str:
    return next(iter(families_in(words)), "")


def _of_the_second_marriage(told: Told, text: str) -> Told | None:
    weddings = [one for one in told.events if _MARRIAGE.search(_around(one, text)) and not tells_no_deed(one)]
    if not weddings:
        return None
    last = max(weddings, key=lambda one: one.period.last)
    events = tuple(
        one._replace(happened=Happened.OFFENCE)
        if one is last
        else one._replace(happened=Happened.BACKGROUND)
        if one.happened in (*_DONE, Happened.RESULT, Happened.BACKGROUND)
        else one
        for one in told.events
    )
    return told.model_copy(update={"events": events})


def with_undescribed_acts(told: Told, asked: str, text: str) -> Told:
    """The events with acts that no table knows as offences: alone, or beside others where several are asked about."""
    known = [one for one in told.events if one.happened in (Happened.OFFENCE, Happened.RESULT)]
    is_of_several = _TOLD_AS_SEVERAL.search(text) is not None
    again = [one for one in told.events if one.happened in _UNKNOWN and _AGAIN.search(one.clause)]
    told = _placed_as_offences(told, again) if known and _SEVERAL.search(f"{asked} {text}") else told
    others = [
        one
        for one in told.events
        if one.happened is Happened.OTHER
        or (is_of_several and one.happened is Happened.BACKGROUND and not one.words.strip())
    ]
    if not others or (known and not _SEVERAL.search(asked) and not is_of_several):
        return told
    return _placed_as_offences(told, others)


def _placed_as_offences(told: Told, deeds: Sequence[Event]) -> Told:
    events = tuple(one._replace(happened=Happened.OFFENCE) if one in deeds else one for one in told.events)
    return told.model_copy(update={"events": events})
