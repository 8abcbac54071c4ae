"""The day that decides for an Act outside the codes: of what was done, not of how its doer came to be there. Pure.

`A company incorporated in 1938 allotted shares in 2018, questioned in 2022`: what the asking words are of decides,
else what is told in the main clause; what describes a person or thing (`incorporated in 1938`), what was found out and
what was done about it in court stand beside.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.law.governing.asked_parts import parts_asked
from nyayagraph.law.governing.bound import closest
from nyayagraph.law.governing.deed_words import deed_words
from nyayagraph.law.governing.deeds_told import SEVERAL, Placed, asking_of, placed_deeds
from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.told_events import Event, Told
from nyayagraph.law.text.sentences import split_sentences

_NO_EVENT = (Happened.ASIDE, Happened.NOT_YET, Happened.PENDING, Happened.LAPSED)
# what is done about a matter, and not in it: takes `the suit was filed`, `caught`, `noticed only`, `trial`
_ABOUT_IT = re.compile(
    r"\b(?:suits?|sued|plaint\w*|cases?|complain\w*|petition\w*|appeal\w*|trial|tried|proceedings?|court\w*|judg\w+|magistrate|tribunal|arrest\w*|caught|apprehended|detained|picked\s+up"
    r"|nabbed|convict\w*|sentenc\w*|prosecut\w*|charge\w*|summon\w*|heard|hearing|argu\w+|decided|decree\w*|F\.?I\.?R|police|reported|raid\w*|search\w*|seiz\w*|investigat\w*|inquir\w*|enquir\w*"
    r"|show[\s-]cause|adjudicat\w*|sanction\w*|noticed|discover\w*|detect\w*|found|light|learn\w*|learnt|came\s+to\s+know|question\w+|challeng\w*|object\w*|disput\w*|surfaced|traced|exposed|objections)\b",
    re.IGNORECASE,
)
# what tells how a person or thing came to be: takes `born`, `registered`, `hired`, `agreement of`
_STATE = re.compile(
    r"\b(?:born|birth|incorporat\w+|form(?:ed|ation)|founded|established|register(?:ed|s)?|registration|on\s+the\s+register|hired|recruited|appointed|joined|employed|in\s+service|engaged"
    r"|married|marriage|wed|widowed|built|constructed|laid|bought|purchased|landed|entered(?=\s+(?:the\s+country|India|on)\b)|came\s+in|arrived|visa|permit|licen[cs]e[ds]?|agreement|contract|dates?\s+from|made\s+(?:his|her)\s+will)\b",
    re.IGNORECASE,
)
# what is told of the law itself: takes `company law was recast`, `Parliament ended the statute`, `the Act had lapsed`
_OF_THE_LAW = re.compile(
    r"\b(?:laws?|(?-i:Acts?)|statutes?|enactments?|legislation|codes?|Parliament|legislature|it\s+had\s+lapsed|repealed)\b",
    re.IGNORECASE,
)
_ASKED = re.compile(r"\b(?:ask(?:s|ed)|consult\w*|wants?\s+to\s+know)\b", re.IGNORECASE)  # takes `In 1958 he asked`
_OF_A_YEAR = re.compile(r"\b\w+\s+(?:is|are|was|were)?\s*of\s+$", re.IGNORECASE)  # takes `a novel of 1939`
_NOUN = r"\b(?:an?|the|his|her|its|their|whose)\s+(?:[\w'-]+\s+){1,5}?"
# takes `a company incorporated in`, `a road first surveyed on`, `who was born in`, `had bought`; refuses `was filmed`
_DESCRIBES = re.compile(
    rf"{_NOUN}(?<!was\s)(?<!were\s)(?<!is\s)(?<!been\s)(?<!being\s)(?<!be\s)(?:first\s+)?(?:\w+(?:ed|en)|built|bought|sold|made|held|laid|taken|cut|set)\s+(?:(?:up|out|in|at|by)\s+)?(?:(?:in|on|of|from|since)\s+)?(?:the\s+)?$"
    r"|\b(?:who|which|whose|that)\b[^.;]{0,60}$|\bhad\b[^.;]{0,40}$",
    re.IGNORECASE,
)


def of_the_field(told: Told, text: str, act_id: str, titles: str) -> Event | None:
    """The event that decides for an Act of this line; None where the words tell none, or several alike.

    `titles` are those of the Acts of the line: what they name tells no day from another.
    """
    if told.is_of_several or any(one.happened is Happened.PENDING for one in told.events):
        return None
    placed = [one for one in placed_deeds(told.events, text) if _is_event(one)]
    if len(placed) < 2:  # noqa: PLR2004 - of one nothing is to be chosen
        return None
    asking = _asking(text, placed, act_id)
    if SEVERAL.search(asking):
        return None
    names = deed_words(titles)
    matter = [one for one in placed if not _follows(one, text)]
    chosen = closest(matter, matter, asking, text, names)
    if chosen is None and len(matter) != 1:
        chosen = closest(placed, placed, asking, text, names)
    if chosen is None:
        chosen = _of_the_matter(matter)
    return chosen.events[0] if chosen and len(chosen.events) == 1 else None


def _is_event(one: Placed) -> bool:
    return not (one.is_one_of(_NO_EVENT) or _OF_THE_LAW.search(one.words) or _ASKED.search(one.words))


def _asking(text: str, placed: Sequence[Placed], act_id: str) -> str:
    parts = parts_asked(text)
    own = [part.words for part in parts if act_id in part.lines]
    return " ".join(own) if len(parts) > 1 and own else asking_of(text, placed)


def _of_the_matter(matter: Sequence[Placed]) -> Placed | None:
    """The one told that neither describes nor follows, else the last that does not follow."""
    done = [one for one in matter if not _is_beside(one)]
    if len(done) == 1:
        return done[0]
    if done or not matter:
        return None
    return max(matter, key=lambda one: one.events[0].period.first)


def _follows(one: Placed, text: str) -> bool:
    """True for what is done or learnt about a matter; its subject may stand before another day of the sentence."""
    if one.is_one_of((Happened.OFFENCE,)):
        return False
    start = next((s for s, e in split_sentences(text) if s <= one.events[0].start < e), 0)
    is_step = one.is_one_of((Happened.STEP, Happened.BEGUN))
    return bool(_ABOUT_IT.search(f"{text[start : one.events[0].start]} {one.words}" if is_step else one.words))


def _is_beside(one: Placed) -> bool:
    event = one.events[0]
    is_year = event.period.first.year == event.period.last.year and event.period.first.month != event.period.last.month
    if is_year and _OF_A_YEAR.search(event.clause):
        return True
    return bool(event.edge == "since" or _STATE.search(one.words) or _DESCRIBES.search(event.clause))
