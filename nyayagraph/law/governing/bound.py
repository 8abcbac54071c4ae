"""Of several dated deeds, the one that the asking words are of: its verb as a noun, its family, its doer. Pure.

`Forged by A in May, put to use by B in July; A is charged only with the making`: what is charged and what is asked are
told in words of one deed more than in those of any other. Words of a proceeding (`sentence`, `trial`) are of no deed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence

from nyayagraph.law.governing.asked_offences import families_in, opens_a_case
from nyayagraph.law.governing.deed_words import deed_words
from nyayagraph.law.governing.deeds_told import SEVERAL, Placed, asking_of, placed_deeds
from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.told_events import Event, Told

# takes `charged only with the making`, `tried for theft`, `I act for Sunil`; refuses `charged on 5 July`
_CHARGED = re.compile(
    r"\b(?:(?:charged|tried|indicted|prosecuted|arraigned|accused|booked|convicted|confined|limited|restricted|concerned)"
    r"\s+(?:only|alone|solely|just|merely)?\s*(?:with|for|of|to)|(?:act|appear)s?\s+for|defend|my\s+client)\s+(?P<what>[^.;:,?\d]{2,60})(?=[.;:,?]|$)",
    re.IGNORECASE,
)
# takes `is charged with possessing them on`; refuses `was charged with theft on`
_CHARGED_THEN = re.compile(
    r"\b(?:is|are|stands?)\s+(?:only\s+|now\s+)?(?:charged|tried|prosecuted|indicted)\s+(?:only\s+)?(?:with|for)\s+[^.;,?]{3,60}?\s(?:on|in)\s+$",
    re.IGNORECASE,
)
_COLUMN = ".  "  # as columns of a table come in plain print
# what the asking words set aside: takes `not of making`, `who had no part in the use`
_SET_ASIDE = re.compile(
    r"\b(?:not|never|without|no\s+part\s+in|instead\s+of|rather\s+than|apart\s+from|leav\w+)\b[^,.;:?]*", re.IGNORECASE
)
_OF_A_CASE = frozenset(
    deed_words(
        "conviction convicted sentence sentenced arrest arrested complaint report reported registered bail remand"
        " search seizure seized appeal hearing heard judgment cognizance summons examined recorded investigation"
        " inquiry proceeding proceedings prosecuted police magistrate judge tried FIR committed incident"
    )
)
_MAY_BE = (Happened.OFFENCE, Happened.OTHER, Happened.BACKGROUND)
_DEEDS = (Happened.OFFENCE, Happened.OTHER)
_LASTS = {"conspiracy", "confinement", "kidnapping"}  # offences of more than one day
_BESIDE = 0.5  # what a mark counts that stands in the sentence, and not in the clause
_LEAST, _MARGIN = 0.5, 0.4
# takes `planned on a day to rob a bank`: what was still to be done
_PLANNED = re.compile(r"\b(?:planned|agreed|intended|plotted|decided)\b[^.;]{0,30}?\bto\b.*", re.IGNORECASE | re.DOTALL)
_SUBJECT, _BY = re.compile(r"\W*([A-HJ-Z])\b(?!\.)"), re.compile(r"\bby\s+([A-HJ-Z])\b(?!\.)")
_DOER = re.compile(r"\b[A-HJ-Z]\b(?!\.)")


def of_the_deed_bound(told: Told, text: str, *, is_penal: bool = False) -> Told | None:
    """The events with the one deed as offence that the asking words are of; None where they are of none or several.

    With `is_penal` nothing but punishment is asked for: what is told like a step may be the deed.
    """
    if _COLUMN in text:  # a table tells by its labels
        return None
    plain = _CHARGED.sub(lambda match: " " * len(match[0]), text)
    placed = placed_deeds(told.events, plain)
    may_be = [one for one in placed if _is_deed(one, is_penal=is_penal)]
    is_lasting = any(event.edge == "until" and event.happened in _MAY_BE for event in told.events)
    charged = [one for one in placed if _CHARGED_THEN.search(one.events[0].clause)]
    if len(charged) == 1:
        return _with(told, charged[0])
    if len(may_be) < 2 or is_lasting:  # noqa: PLR2004 - of one deed nothing is to be chosen
        return None
    for asking in (_charged(text), asking_of(plain, placed)):
        is_of_one = asking and not SEVERAL.search(asking) and not _LASTS & families_in(asking)
        if is_of_one and (chosen := closest(placed, may_be, asking, text)):
            return _with(told, chosen)
    return None


def _is_deed(one: Placed, *, is_penal: bool) -> bool:
    if one.is_one_of(_MAY_BE):
        return True
    is_step = is_penal and one.is_one_of((Happened.STEP, Happened.BEGUN))
    return is_step and not opens_a_case(one.words)


def closest(
    placed: Sequence[Placed], may_be: Sequence[Placed], asking: str, text: str, beside: Collection[str] = ()
) -> Placed | None:
    """Of `may_be` the deed of which asking words are, more than of any other of `placed`; None where none is.

    Roots of `beside` tell nothing.
    """
    has_doers = len(set(_DOER.findall(text)) - {"A"}) > 0
    asked = _marks(_SET_ASIDE.sub(" ", asking), has_doers=has_doers).difference(beside)
    own = [_marks(one.words, has_doers=has_doers) & asked for one in placed]
    near = [_marks(one.beside, has_doers=has_doers) & asked for one in placed]
    score = {
        id(one): _weight(own[place], own) + _BESIDE * _weight(near[place] - own[place], near)
        for place, one in enumerate(placed)
    }
    ranked = sorted(may_be, key=lambda one: -score[id(one)])
    is_first = len(ranked) > 1 and score[id(ranked[0])] >= max(_LEAST, score[id(ranked[1])] + _MARGIN)
    return ranked[0] if is_first else None


def _weight(marks: set[str], of_all: Sequence[set[str]]) -> float:
    """How much marks tell one deed from the others: each counts less the more deeds have it, and nothing in all."""
    told = Counter(mark for one in of_all for mark in one)
    return sum(1 / told[mark] for mark in marks if told[mark] < len(of_all))


def _marks(words: str, *, has_doers: bool) -> set[str]:
    """The roots of words, the families of offences that they tell, and single letters that name doers."""
    words = _PLANNED.sub(" ", words)
    doers = set(_DOER.findall(words)) if has_doers else set()
    if subject := _SUBJECT.match(words):  # `Y hit X's brother` is Y's deed
        doers = {subject[1], *_BY.findall(words)} if has_doers else set()
    return (deed_words(words) - _OF_A_CASE) | {f"family {one}" for one in families_in(words) - {"abetment"}} | doers


def _charged(text: str) -> str:
    return " ".join(match["what"] for match in _CHARGED.finditer(text))


def _with(told: Told, chosen: Placed) -> Told:
    def role(event: Event) -> Happened:
        if event in chosen.events:
            return Happened.OFFENCE
        return Happened.BACKGROUND if event.happened in _DEEDS else event.happened

    return told.model_copy(update={"events": tuple(one._replace(happened=role(one)) for one in told.events)})
