"""The law that a sentence goes on to speak of from those before it, and its days: `The Act received`, `It took effect`.

Pure. Silent where more than one law was named before.
"""

from __future__ import annotations

import re
from datetime import date

from nyayagraph.law.acts.assents import assent_day
from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.acts.places import places_of_acts
from nyayagraph.law.text.periods import Dated
from nyayagraph.law.versions.amended import amended_on
from nyayagraph.law.versions.making import amending_named, called_otherwise
from nyayagraph.verify.days.days_of_law import Days, Told, days_of_act, of_amendments
from nyayagraph.verify.days.mistaken import is_near
from nyayagraph.verify.statements.said import Facts

_FAR_BEFORE = 300
_WEEKS = 60  # days by which a day or month is mistaken
_DAYS_OF_A_MONTH = 31
# what tells of a change within an Act, whose days rows need not have
AMENDS = re.compile(r"\b(?:amend\w*|substitut\w*|insert\w*|added)\b", re.IGNORECASE)
# takes `The Act received`, `It stood`, `The amending Act (39 of 2005)`, `; allowed to lapse`; what goes on from an Act
# named before
_THE_ACT = re.compile(
    r"(?:^|[.;]\s)\W*(?:allowed\s+to\s+(?:lapse|expire)|lapsed|repealed|brought\s+into\s+force|in\s+force)\b|^\W*(?:Those|These|Its)\s+(?:new\s+)?(?:provisions|sections|changes)\b|(?:^|[.;]\s)\W*(?:The|That|This)\s+(?:(?P<amending>amending\s+|amendment\s+)|whole\s+|said\s+|new\s+)?(?:Act|Code|Sanhita|Adhiniyam|statute|law)\b(?!\s+of\s+\d)|^\W*The\s+(?P<latter>latter)\b|^\W*It\s+(?:was|came|has|stood|is|received|took|commenced|ceased)\b"
)
# takes `The Act came`, `It received assent`, `All three received`; what goes on from laws named before
_GOES_ON = re.compile(
    r"\W*(?:(?:The|That|This|Both|These|Those)\s+(?:Acts?|Codes?|statutes?|laws?|amendments?)\b|(?:It|They)\s+(?!is\s+(?:said|held|argued|settled))\w+"
    r"|(?:All|Both)\s+(?:(?:three|four|two)\s+)?(?!the\b)\w+ed\b|All\s+(?:three|four)\b)"
)
# takes `It took effect on`, `The deletion became operative on`; what goes on from an amendment of the Constitution
_THE_CHANGE = re.compile(
    r"\W*(?:It|That|This|(?:The|That|This)\s+(?:said\s+)?(?:[Aa]mendment|deletion|omission|insertion|change|substitution|new\s+article))\b(?!\s+of\s+\d)"
)


def is_wide(one: Dated) -> bool:
    """True for a year and for what else is wider than a month: by it no day of a law is told."""
    return (one.period.last - one.period.first).days > _DAYS_OF_A_MONTH


def of_the_law_before(sentence: str, start: int, one: Dated, told: Told, facts: Facts) -> dict[date, str] | None:
    """The days of the one law named before, where a sentence goes on to speak of it; None where it does not."""
    changed = _of_the_change_before(sentence, start, one, told, facts)
    alone = changed or _of_the_act_before(sentence, start, one, told, facts)
    return _of_one_among_several(sentence, start, one, told, facts) if alone is None else alone


def _of_the_change_before(sentence: str, start: int, one: Dated, told: Told, facts: Facts) -> Days:
    """The days of the one amendment of the Constitution of which the words before a sentence speak."""
    is_open = told not in (Told.BEGAN, Told.ENDED) or _THE_CHANGE.match(sentence) is None
    if is_open or any(True for _ in of_amendments(sentence)) or find_mentions(sentence[: one.start]):
        return {}
    before = facts.text[max(0, start - _FAR_BEFORE) : start].rpartition("\n\n")[2]
    named = list(of_amendments(before))
    return named[0] if len(named) == 1 and not any(True for _ in places_of_acts(find_mentions(before))) else {}


def _of_the_act_before(sentence: str, start: int, one: Dated, told: Told, facts: Facts) -> dict[date, str] | None:
    """The days of the one Act named before, where a sentence goes on to speak of `the Act`; None where it does not."""
    opening = _THE_ACT.search(sentence[: one.start])
    is_open = one.edge == "since" and is_wide(one)
    if opening is None or is_open or told in (Told.STRUCK, Told.INSERTED):
        return None
    before = facts.text[max(0, start - _FAR_BEFORE) : start].rpartition("\n\n")[2]
    places = [act_id for _, act_id in places_of_acts(find_mentions(before))]
    places += [one.act_id for one in called_otherwise(before)] if not places else []
    named = set(places[-1:] if opening["latter"] else places)
    if any(True for _ in places_of_acts(find_mentions(sentence[: one.start]))) or len(named) != 1:
        return None
    if opening["amending"]:
        return {on: f"the {act.name} had effect on" for act in amending_named(sentence, tuple(named)) for on in act.on}
    if AMENDS.search(before) or AMENDS.search(sentence):
        return None
    act_id = named.pop()
    assent = assent_day(act_id)
    if told is Told.ASSENT:
        return {assent: "the Act received assent on"} if assent else {}
    return days_of_act(act_id, facts.by_id)


def _of_one_among_several(sentence: str, start: int, one: Dated, told: Told, facts: Facts) -> Days | None:
    """The days of all laws named before a sentence that names none, where a day can be that of one of them mistaken.

    Which of them is meant need not be known: the day is none of theirs, but the assent to one, or a slip from its day.
    """
    is_open = told not in (Told.BEGAN, Told.ASSENT) or one.period.first != one.period.last
    if is_open or not _GOES_ON.match(sentence) or any(True for _ in places_of_acts(find_mentions(sentence))):
        return None
    before = facts.text[max(0, start - _FAR_BEFORE) : start].rpartition("\n\n")[2]
    acts = dict.fromkeys(act_id for _, act_id in places_of_acts(find_mentions(before)))
    amending = amending_named(before, sorted(acts))
    assents = {on for on in (*map(assent_day, acts), *(act.assent for act in amending)) if on}
    began = {on: words for act_id in acts for on, words in days_of_act(act_id, facts.by_id).items()}
    began |= {on: f"the {act.name} had effect on" for act in amending for on in act.on}
    known = dict.fromkeys(assents, "the law named before received assent on") if told is Told.ASSENT else began
    on = one.period.first
    if on in known or any(on == each.on for act_id in acts for each in amended_on(act_id)):
        return None
    is_assent = told is Told.BEGAN and on in assents
    return known if is_assent or any(is_near(one.period, other, _WEEKS) for other in known) else None
