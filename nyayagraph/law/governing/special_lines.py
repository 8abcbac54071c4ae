"""Lines of Acts that repeal alone does not tell: a State with codes of its own, Acts that came by parts. Pure.

Tables of facts: who stood beside whom, until which day, and the words that say which part of an Act is meant.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

from nyayagraph.law.governing.asked_facets import EVIDENCE, PENAL, PROCEDURE
from nyayagraph.law.standing import ActFacts

# The Central codes were extended to Jammu and Kashmir on the day of its reorganisation (Act 34 of 2019, s. 95).
_EXTENDED_ON = date(2019, 10, 31)
# takes `in Srinagar`, `Jammu city`; refuses `Jammu Tawi Express`
_JAMMU_AND_KASHMIR = re.compile(
    r"\b(?:Jammu(?!\s+(?:Tawi|Mail|Express))|Kashmir|Srinagar|Ladakh|Leh|Kargil|Baramulla|Anantnag|Pulwama|Kupwara|Kathua"
    r"|Udhampur|Sopore|Shopian|Budgam|Badgam|Poonch|Rajouri|Doda|Kishtwar|Reasi|Samba|Ganderbal|Kulgam|Bandipora|J\s?&\s?K"
    r"|R\.?P\.?C|Ranbir)\b"
)
_OF_THE_STATE = {
    PENAL: ("ranbir-penal-code-1932", "ipc-1860"),
    PROCEDURE: ("jammu-and-kashmir-code-of-criminal-procedure-1933", "crpc-1973"),
    EVIDENCE: ("jammu-and-kashmir-evidence-act-1920", "iea-1872"),
}
# Part III of the Code of 2016 is in force for personal guarantors to corporate debtors alone; other persons stay under
# the Act of 1920 (section 243, which repeals it, is not in force).
_CODE_OF_INSOLVENCY, _ACT_OF_INSOLVENCY = "ibc-2016", "insolvency-provincial-1920"
# takes `adjudged insolvent`, `declared bankrupt`; refuses `the company became insolvent`
_ADJUDGED = re.compile(
    r"\b(?:adjudged|declared?|adjudicated?)\s+(?:an?\s+|him(?:self)?\s+|her(?:self)?\s+|me\s+)?(?:insolvent|bankrupt)\b",
    re.IGNORECASE,
)
# takes `guaranteed the loan of a company`, `corporate debtor`; refuses `never stood surety for any company`
_OF_A_COMPANY = re.compile(
    r"\bcorporate\s+(?:debtor|insolvency)\b|\b(?:guarantee(?:d|s)?|guarantor|stood\s+surety|surety)\b[^.;]{0,40}\b(?:company|corporate)\b",
    re.IGNORECASE,
)
_OF_EACH = re.compile(r"\b(?:each|both|two|respectively)\b", re.IGNORECASE)  # takes `which law for each`
# takes `never stood surety for one`, `of no company`
_DENIED = re.compile(r"\b(?:(?:never|not|nothing|nobody|without)\b[^,.;]*|no\b[^,.;]*\bcompan(?:y|ies))", re.IGNORECASE)
# The Act of 1909 for the three presidency towns, where their High Courts have insolvency (section 2); takes `the
# Official Assignee`, `petitions the High Court of Bombay`; refuses `a trader of Pune`
_ACT_OF_THE_TOWNS = "presidency-towns-insolvency-act-1909"
_IN_A_TOWN = re.compile(
    r"\bOfficial\s+Assignee\b|\b(?:Calcutta|Kolkata|Bombay|Mumbai|Madras|Chennai)\b(?=[\s\S]*\bHigh\s+Court\b)|\bHigh\s+Court\b[^.;?]{0,30}\b(?:Calcutta|Kolkata|Bombay|Mumbai|Madras|Chennai)\b"
)


class _Part(NamedTuple):
    """The day on which an Act, or the part of it that words mean, took the place of an older one."""

    older: str
    on: date
    words: re.Pattern[str] | None = None


# Acts that came by parts: days by subject, then the day of the greater part.
_BY_PARTS: Mapping[str, tuple[_Part, ...]] = {
    "companies-2013": (
        _Part(
            "companies-1956",
            date(2016, 12, 15),
            re.compile(r"\bwinding[\s-]up\b|\bw(?:ound|ind)\s+up\b", re.IGNORECASE),
        ),
        _Part(
            "companies-1956",
            date(2016, 12, 15),
            re.compile(
                r"\b(?:schemes?\s+of|compromises?|arrangements?|amalgamat\w+|mergers?|merge[ds]?|demerg\w+|reduc\w+\s+(?:of|in|its)\s+(?:share\s+)?capital)\b",
                re.IGNORECASE,
            ),
        ),
        _Part(
            "companies-1956",
            date(2016, 6, 1),
            re.compile(r"\boppress\w+|\bmismanag\w+|\bclass\s+action\b", re.IGNORECASE),
        ),
        _Part("companies-1956", date(2014, 4, 1)),
    ),
    "cgst-2017": (_Part("central-excise-1944", date(2017, 7, 1)),),
    # sections 3 and 4; the Act of 1969 was repealed for the rest on 1 September 2009
    "competition-2002": (_Part("mrtp-1969", date(2009, 5, 20)),),
    "national-medical-commission-act-2019": (_Part("indian-medical-council-act-1956", date(2020, 9, 25)),),
    "national-commission-for-homoeopathy-act-2020": (_Part("homoeopathy-central-council-act-1973", date(2021, 7, 5)),),
    "national-commission-for-indian-system-of-medicine-act-2020": (
        _Part("indian-medicine-central-council-act-1970", date(2021, 6, 11)),
    ),
}
# Acts whose matter a newer one took while the older stayed for the rest, by the Act that names the field: the Act of
# 1885 for its wires, whose repeal is not in force (footnote to section 1 of the Act of 2023); that of 1911 for designs,
# after patents had left it; chapter V of the Finance Act, 1994 (section 173 of the Act of 2017); section 43A of the Act
# of 2000, which section 44(2) of the Act of 2023 omits, eighteen months after 13 November 2025; chapters VII and XI of
# the Contract Act, on sale and partnership; the Act of 1993 on scavengers, which that of 2013 overrides; the
# Act of 1965 on the Press Council, which went in 1976, three years before that of 1978 came.
_OVERTAKEN = {
    "telecommunications-act-2023": _Part("telegraph-1885", date(2024, 6, 26)),
    "designs-2000": _Part("patents-designs-1911", date(2001, 5, 11)),
    "dpdp-2023": _Part("it-2000", date(2027, 5, 13)),
    "press-council-act-1978": _Part("press-council-act-1965", date(1979, 3, 1)),
    "sale-of-goods-1930": _Part("contract-1872", date(1930, 7, 1)),
    "partnership-1932": _Part("contract-1872", date(1932, 10, 1)),
    "prohibition-of-employment-as-manual-scavengers-and-their-rehabilitation-act-2013": _Part(
        "employment-of-manual-scavengers-and-construction-of-dry-latrines-prohibition-act-1993", date(2013, 12, 6)
    ),
}
# Acts of preventive detention, none of which repealed another: each was alone on its days.
_DETENTION = {"preventive-detention-1950": None, "misa-1971": date(1971, 7, 2), "nsa-1980": date(1980, 9, 23)}
_ON_SERVICES, _ON_SUPPLIES = "finance-act-1994", "cgst-2017"
_TAKEN_FROM = {_ON_SERVICES: _Part(_ON_SUPPLIES, date(2017, 7, 1))}
# takes `security services`, `a job billed to a client`; refuses `goods supplied`
_OF_SERVICES = re.compile(
    r"\b(?:services?|clients?|consult(?:ancy|ants?)|jobs?|advi[cs]e|advis(?:ed|ing))\b", re.IGNORECASE
)
# Acts of such lines that no succession by repeal tells
SPECIAL_ACTS = (
    *(part.older for part in _OVERTAKEN.values()),
    *(part.older for part in _TAKEN_FROM.values()),
    *(own for own, _ in _OF_THE_STATE.values()),
    *_DETENTION,
)


def of_persons(lines: Sequence[str], question: str) -> tuple[str, ...]:
    """The lines with the Act for persons in place of the Code of insolvency; beside it where a company is told too."""
    if not {_CODE_OF_INSOLVENCY, _ACT_OF_INSOLVENCY, _ACT_OF_THE_TOWNS} & set(lines) or not _ADJUDGED.search(question):
        return tuple(lines)
    kept = [one for one in lines if one not in (_CODE_OF_INSOLVENCY, _ACT_OF_INSOLVENCY, _ACT_OF_THE_TOWNS)]
    is_of_a_company = _OF_A_COMPANY.search(_DENIED.sub("", question)) is not None
    is_of_both = is_of_a_company and _OF_EACH.search(question) is not None
    code = (_CODE_OF_INSOLVENCY,) if is_of_a_company else ()
    own = _ACT_OF_THE_TOWNS if _IN_A_TOWN.search(question) else _ACT_OF_INSOLVENCY
    return (*kept, *code, *((own,) if is_of_both or not is_of_a_company else ()))


def special_line(act_id: str, question: str, acts: Mapping[str, ActFacts]) -> tuple[ActFacts, ...] | None:
    """The line of Acts where repeal alone does not tell it, oldest first; None where it does."""
    if act_id == _ON_SUPPLIES and _OF_SERVICES.search(question):
        act_id = _ON_SERVICES
    if act_id in _OVERTAKEN and act_id in acts:
        part = _OVERTAKEN[act_id]
        return _succession(part.older, act_id, part.on, acts)
    if act_id in _DETENTION:
        held = ((acts[one], since) for one, since in _DETENTION.items() if one in acts)
        return tuple(one.model_copy(update={"commenced_on": since or one.commenced_on}) for one, since in held)
    if act_id in _TAKEN_FROM:
        part = _TAKEN_FROM[act_id]
        return _succession(act_id, part.older, part.on, acts)
    return None


def with_days_of_parts(line: tuple[ActFacts, ...], question: str) -> tuple[ActFacts, ...]:
    """The line with the day on which the part that a question means changed hands, for an Act that came by parts."""
    parts = _BY_PARTS.get(line[-1].act_id, ()) if line else ()
    part = next((one for one in parts if one.words is None or one.words.search(question)), None)
    if part is None:
        return line
    dates = {part.older: {"repealed_on": part.on}, line[-1].act_id: {"commenced_on": part.on}}
    return tuple(one.model_copy(update=dates.get(one.act_id, {})) for one in line)


def with_the_codes_of_the_state(
    line: tuple[ActFacts, ...], act_id: str, question: str, acts: Mapping[str, ActFacts]
) -> tuple[ActFacts, ...]:
    """The line of a code with that of Jammu and Kashmir before it, where a question places its matter there."""
    state = _OF_THE_STATE.get(act_id)
    if state is None or state[0] not in acts or not _JAMMU_AND_KASHMIR.search(question):
        return line
    own, central = state
    place = next((n for n, one in enumerate(line) if one.act_id == central), None)
    if place is None:
        return line
    extended = line[place].model_copy(update={"commenced_on": _EXTENDED_ON})
    return (acts[own], extended, *line[place + 1 :])


def _succession(older: str, newer: str, on: date, acts: Mapping[str, ActFacts]) -> tuple[ActFacts, ...]:
    gone = {"repealed_on": on, "repealed_by": newer, "repealed_by_title": acts[newer].title if newer in acts else None}
    come = {"commenced_on": on}
    return (
        *(acts[one].model_copy(update=gone) for one in (older,) if one in acts),
        *(acts[one].model_copy(update=come) for one in (newer,) if one in acts),
    )
