"""Whether a text says itself that a provision was not law yet on the days that it tells of. Pure over rows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from functools import cache

from nyayagraph.law.acts.table import ACTS
from nyayagraph.law.governing.applicable import TRANSITIONAL
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.text.periods import find_periods
from nyayagraph.verify.claims.beside import is_contrasted, within
from nyayagraph.verify.claims.relations import DROPPED, is_barred, names_predecessor, says_not_yet
from nyayagraph.verify.claims.stated import Sentence
from nyayagraph.verify.references.resolve import Resolved

# takes `was brought into force on`, `took effect only on`, `began on`; what tells from when a provision is law
_BEGINS = re.compile(
    r"\b(?:(?:brought|came|come|comes|put)\s+into\s+(?:force|effect|operation)|commence[sd]?|took\s+effect|takes\s+effect|in\s+force\s+(?:from|since|on)|began|begins|did(?:\s+not|n['\u2019]t)\s+(?:begin|commence|exist)|was\s+(?:inserted|added|introduced)|becom(?:e|es|ing)\s+law|notified|not\s+(?:yet\s+)?(?:been\s+)?(?:born|there|law)|too\s+(?:early|soon)|still\s+(?:a\s+)?Bills?|new\s+(?:provision|section|offence))\b",
    re.IGNORECASE,
)


def knows_not_yet(one: Resolved, sentence: Sentence, near: Sequence[Sentence], everything: Sequence[Resolved]) -> bool:
    """True where a text says that a provision is not law yet, names the older one, or tells from when it is law."""
    low, high = one.reference.start - sentence.start, one.reference.end - sentence.start
    if names_predecessor(one, _close_by(sentence, near, everything)) or is_contrasted(one, near, everything):
        return True
    if (
        _takes_its_act_from_behind(one, sentence, near, everything)
        or _is_of_its_time(one, sentence.text[:low])
        or _MAKES.search(sentence.text[:low])
    ):
        return True
    is_denied = bool(_DENIED.search(sentence.text[:low])) or _is_named(sentence.text, low, high)
    if is_denied or (not _has_mark(one) and (_may_be_older(one) or _only_speaks_of(sentence.text, low, high))):
        return True
    if (
        _ONCE_IN_FORCE.search(sentence.text)
        or says_not_yet(sentence.text)
        or is_barred(sentence.text)
        or _is_for_later(one, sentence)
    ):
        return True
    if _is_undone(sentence, near) or DROPPED.search(sentence.text[high:]) or _names_older_number(one, sentence, near):
        return True
    reaches = _REACHES.match(sentence.text, high) or _ARRIVES.match(sentence.text, high)
    return (
        bool(reaches)
        or _names_what_saves(one, everything)
        or (bool(_BEGINS.search(sentence.text[high:])) and not _is_applied(sentence.text[:low]))
    )


# takes `, which runs from 25 March 2020`, ` covers defaults from`; refuses ` applies to a default of`
_REACHES = re.compile(
    r"(?:\(\w+\))*(?:\s+of\s+the\s+[A-Z][\w\s]{2,60}?)?,?\s+(?:(?:which|that)\s+)?"
    r"(?:runs?|ran|covers?|covered|protects?|protected|spans?|spanned|reaches|reached|extends?|extended|looks?\s+back)\s+"
    r"(?:[a-z]+\s+){0,4}?(?:from|since|between|to)\s+(?=\d|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)"
)


# takes ` arrived only on`, ` came in on`; of what a section does it tells from when it is law
_ARRIVES = re.compile(
    r"(?:\(\w+\))*(?:\s+of\s+the\s+[A-Z][\w\s]{2,60}?)?,?\s+(?:itself\s+)?(?:arriv(?:es|ed)|c(?:ame|omes?)\s+in)\b"
)


def _names_what_saves(one: Resolved, everything: Sequence[Resolved]) -> bool:
    """True where a text cites the section that saves what was pending, and the older Act that this stays under."""
    cited = [other.key for other in everything if other.key]
    older = {row.act_id for row in one.provision.predecessors if row.act_id} if one.provision else set()
    is_saved = any(key.section_id in TRANSITIONAL and one.key and key.act_id == one.key.act_id for key in cited)
    return is_saved and any(key.act_id in older for key in cited)


# takes `, when in force, `, `once it comes into force`, `if the Bill is enacted`; refuses `when the Act was in force`
_ONCE_IN_FORCE = re.compile(
    r"\b(?:when|once|if|after|till|until)\s+(?:(?!was\b|were\b|had\b|has\b)\w+\s+){0,5}?(?:in(?:to)?\s+force|enacted|notified|commences?|takes?\s+effect|begins?)\b",
    re.IGNORECASE,
)
# takes `the Sanhita`, `BNSS`, `the new Code`; a law of 2023 named with or without a section
_NEW_CODE = re.compile(r"\b(?:Sanhita|Adhiniyam|BNSS?|BSA|new\s+(?:\w+\s+)?(?:code|law|Act)s?)\b", re.IGNORECASE)


def _takes_its_act_from_behind(
    one: Resolved, sentence: Sentence, near: Sequence[Sentence], everything: Sequence[Resolved]
) -> bool:
    """True for a bare number that was read as of an Act which the text names only behind it: the older one may do."""
    if not getattr(one.reference, "note", None) or one.key is None:
        return False
    ahead = [other.text for other in near if other.start < sentence.start]
    own = sentence.text[: one.reference.start - sentence.start]
    is_named = any(other.key and other.key.act_id == one.key.act_id for other in everything if _is_ahead(other, one))
    return (
        not is_named
        and not any(_NEW_CODE.search(words) for words in (*ahead, own))
        and _is_named_behind(one, everything)
    )


def _is_ahead(other: Resolved, one: Resolved) -> bool:
    return other.reference.start < one.reference.start


def _is_named_behind(one: Resolved, everything: Sequence[Resolved]) -> bool:
    return any(
        other.key and one.key and other.key.act_id == one.key.act_id and other.reference.start > one.reference.start
        for other in everything
    )


# takes `and the conviction under section 4 set aside`; what is undone is not relied on
_UNDONE = re.compile(
    r"\b(?:set\s+aside|quashed|dropped|deleted|discharged|acquitted|(?:cannot|can\s+not|does\s+not|could\s+not)\s+stand|struck\s+off)\b",
    re.IGNORECASE,
)


def _is_undone(sentence: Sentence, near: Sequence[Sentence]) -> bool:
    """True where a charge or conviction is undone and the text tells from when the law is in force."""
    return bool(_UNDONE.search(sentence.text)) and any(_BEGINS.search(one.text) for one in near)


_OF_OLD = r"(?:\(\w+\))*\s+(?:of|in)\s+the\s+(?:old|repealed|former|earlier|erstwhile)\b"


def _names_older_number(one: Resolved, sentence: Sentence, near: Sequence[Sentence]) -> bool:
    """True where a sentence gives the number that the provision had before, alone or with its Act: `498A`.

    One beside it must say that it is of the old law: `section 157 of the old Code`.
    """
    rows = one.provision.predecessors if one.provision else ()
    numbers = {ProvisionKey.parse(row.section_id).number for row in rows if row.section_id}
    if any(re.search(rf"\b{re.escape(number)}\b", sentence.text) for number in numbers):
        return True
    place = next((n for n, other in enumerate(near) if other.start == sentence.start), 0)
    beside = near[max(0, place - 1) : place + 2]
    return any(re.search(rf"\b{re.escape(number)}{_OF_OLD}", other.text) for number in numbers for other in beside)


# takes ` is differently worded`, ` continues the remedy`; refuses ` applies`, ` is attracted`
_APPLIES = re.compile(
    r"[^.;,]{0,60}\b(?:appl(?:y|ies|ied)|governs?|governed|attract(?:s|ed)|covers|covered|invoked|made\s+out|charged|satisfied|proved|established|entitles?|requires?|required|obliges?|permits?|permitted|bars?|barred|liable|gives?|gave|lets?|makes?|made|catches|caught|was|were|must|read\s+with|r/w|presum\w+|demands?)\b",
    re.IGNORECASE,
)
_QUOTES = "'\"“”‘’"  # noqa: RUF001 - as print has them
# takes `the accused`, `FIR`, `is guilty of`; what shows that a sentence speaks of somebody's matter
_OF_A_MATTER = re.compile(
    r"\b(?:accused|he|she|his|her|him|they|them|their|I|my|me|we|our|you|your|appellants?|respondents?|petitioners?|applicants?|plaintiffs?|complainants?|defendants?|F\.?I\.?R\.?|charge\w*|convict(?:ed|ions?)|registered|booked|(?:the|this|that|his|her|their|an)\s+offences?|appl(?:y|ies|ied)|punish(?:able|ed)|liable|trial|tried|police|magistrate|judge|court|complaint|prosecut\w+|case|guilty|bail|arrest\w*|petition|application|summon\w*|sentence[ds]?|culprits?|killer|thief|driver|man|woman|boy|girl|husband|wife|governs?|attract\w*|invok\w+|sections?\s+\d+\w*\s+applies|u/s|Crime|P\.?S\.?|notice|report\w*|investigat\w+|relief|certificate|evidence|witness\w*|statement|declaration|decided|admi(?:tted|ssib\w+)|must|should|examin\w+|filed|moved|framed|tender\w+)\b"
)
# takes `without incurring the penalties of `, `got no `; what is said not to be
_DENIED = re.compile(r"\b(?:without|nor|not|no|never)\b(?:\s+[\w']+){0,5}\s+$", re.IGNORECASE)


# takes `inserted `, `substituted section 41 and added `; what tells how a provision came about relies on nothing
_MAKES = re.compile(r"\b(?:insert|substitut)(?:s|ed?|es|ing)\s+(?:(?:a|an|the|new)\s+){0,2}$", re.IGNORECASE)
# takes `, ` and ` the ` between a day and a provision
_BESIDE = re.compile(r"[\s,]*(?:the\s+|new\s+)*")
_CLAUSE_ENDS = re.compile(r"[;:.]\s|,\s+(?:and|but|so)\b")
_LEADING = ("since", "from")  # edges of a day from which something is so
_NOT_YET = "NOT_YET_IN_FORCE"


def _is_of_its_time(one: Resolved, before: str) -> bool:
    """True where the day told last before a provision is one on which it was law, and leads to it.

    Takes `from 2018 section 115 presumed`, `; from 20 July 2020 it is section 35`; refuses what is told of a matter.
    """
    since = _since(one)
    dated = find_periods(before)
    if not (since and dated) or dated[-1].period.last < since:
        return False
    between = before[dated[-1].end :]
    if not _has_mark(one) and _BESIDE.fullmatch(between):
        return True
    is_lead = dated[-1].edge in _LEADING and dated[-1].period.first >= since and not _CLAUSE_ENDS.search(between)
    return is_lead and not _OF_A_MATTER.search(between)


def _since(one: Resolved) -> date | None:
    """The day from which rows have a provision as law; None where it is not yet."""
    section, act = (one.provision.section, one.provision.act) if one.provision else (None, None)
    if section and section.status == _NOT_YET:
        return None
    return (section.in_force_from if section else None) or (act.commenced_on if act else None)


def _has_mark(one: Resolved) -> bool:
    """True for a section of which rows say themselves from when it is law, or that it is not yet."""
    section = one.provision.section if one.provision else None
    return bool(section and (section.status or section.in_force_from))


def _only_speaks_of(text: str, low: int, high: int) -> bool:
    """True where a sentence or clause without a day opens with a provision and applies it to nothing."""
    opens = not text[:low].strip() or re.search(r"[;:]\s+(?:and\s+|but\s+)?(?:the\s+)?$", text[:low])
    if find_periods(text):
        return False
    return (bool(opens) and not _APPLIES.match(text, high)) or not _OF_A_MATTER.search(text)


def _is_named(text: str, low: int, high: int) -> bool:
    """True where quotation marks stand around a provision alone: it is spoken of as a name."""
    return (
        bool(text[low - 1 : low]) and text[low - 1] in _QUOTES and text[high : high + 1] != "" and text[high] in _QUOTES
    )


def _may_be_older(one: Resolved) -> bool:
    """True where the text names an Act without its year and an older one bore that name: the one of its day."""
    if one.key is None or re.search(r"\d{4}", one.reference.text):
        return False
    family, _, year = one.key.act_id.rpartition("-")
    return any(other < year for other in _years_of().get(family, ()))


@cache
def _years_of() -> dict[str, list[str]]:
    """The years of the Acts of the table that share an identifier but for it."""
    found: dict[str, list[str]] = {}
    for act_id in ACTS:
        family, _, year = act_id.rpartition("-")
        found.setdefault(family, []).append(year)
    return found


# takes `charged under `, `FIR u/s `, `punishable by `; a provision that is used, not spoken of
_APPLIED = re.compile(
    r"(?:\b(?:under|u/s|within|of|by|by\s+virtue\s+of|per|in\s+terms\s+of|with|attracts?|invok\w+|for|as)\b|[:(/,])\s*(?:the\s+)?(?:new\s+|provisions\s+of\s+)?$",
    re.IGNORECASE,
)


def _is_applied(before: str) -> bool:
    return bool(_APPLIED.search(before))


# takes `; after that it is`, `, for later acts`; what leads from the days told to those behind them
_FOR_LATER = re.compile(
    r"(?:[;,:.]|\b(?:and|but)\b)\s*(?:(?:only|for|of|to|in|the|an?|acts?|offen[cs]es?|one|ones|cases?|anything|everything|those|what)\s+){0,4}(?:after\s+(?:that|it|which|this)|afterwards?|thereafter|from\s+(?:that\s+(?:day|date)|then)(?:\s+on)?|since\s+then|on\s+or\s+after\s+(?:that|it)|later|committed\s+later|otherwise)\b[^;.]*$",
    re.IGNORECASE,
)


def _is_for_later(one: Resolved, sentence: Sentence) -> bool:
    """True where a provision is told of what comes behind the days that the sentence gave."""
    return bool(_FOR_LATER.search(sentence.text[: one.reference.start - sentence.start]))


def _close_by(sentence: Sentence, near: Sequence[Sentence], everything: Sequence[Resolved]) -> list[Resolved]:
    """The references of a sentence and of those before and behind it."""
    place = next((n for n, one in enumerate(near) if one.start == sentence.start), 0)
    return [reference for one in near[max(0, place - 1) : place + 2] for reference in within(one, everything)]
