"""Of the days told in a field outside the codes, those that never decide there while another is told. Pure.

A mark goes on the register long before it is copied, a foreigner lands before the visa runs out, an agreement to
arbitrate is older than the reference: table of facts by field, read in the clause of each day.
"""

# ruff: noqa: E501 - one alternation a line
from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date

from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.question_words import asking_sentence
from nyayagraph.law.governing.told_events import Event, Told

_OWN_CLAUSE = re.compile(r"[;:.]|,\s|\b(?:and|but|who|while)\b", re.IGNORECASE)
_LIFE = r"born|birth|married|wedding|joined|appointed|employed|hired|recruited|engaged\s+since"
# how long someone has been what he is: takes `ill since`, `blind from`; refuses `refused admission in`
_ILL = r"(?:ill|sick|unwell|insane|depressed|blind|deaf|lame|paraly[sz]ed|disabled|schizophreni\w+|bipolar)\b[^,;]{0,20}\b(?:since|from)|diagnosed|suffer\w+[^,;]{0,40}\bsince|lost\s+(?:his|her|my)\s+(?:sight|hearing|leg|arm|eyes?)"
# takes `the mark was registered in`, `went on the register in`; refuses `infringing labels put on sale on`
_ON_THE_REGISTER = (
    r"(?:mark|label|device|logo|brand|design|patent|name)\b[^.;]{0,30}\b(?:registered|renewed|granted|adopted|coined)"
    r"|(?:on|in|of)\s+the\s+register|register\s+entry|registration\s+(?:dates|of|in)|renewed|registered\s+(?:since|in|on)"
)
# what is done about a tax or duty that arose before: takes `show-cause notice of`, `the demand is dated`
_NOTICE = r"show-?\s?cause|(?:adjudication|demand|penalty)\s+(?:notice|order)|(?:notice|demand|order|adjudication|audit)(?:\s+(?:is|was|came|issued|passed|served))*\s+(?:of|on|in|dated|for)\b"
_NEVER: Mapping[str, re.Pattern[str]] = {
    act_id: re.compile(rf"\b(?:{words})\b", re.IGNORECASE)
    for act_id, words in (
        ("trade-marks-1999", _ON_THE_REGISTER),
        ("designs-2000", _ON_THE_REGISTER),
        ("patents-1970", _ON_THE_REGISTER),
        ("copyright-1957", r"(?:novel|song|tune|book|poem|play|painting|story)\s+(?:of|written|composed|published)|wrote|composed"),
        ("foreigners-1946", rf"landed|arrived|flew\s+in|entered\s+India|came\s+(?:to|into|from)|visa\s+(?:was\s+)?(?:issued|granted)|{_LIFE}"),
        ("arbitration-1996", r"(?:contract|agreement|clause|deed)\s+(?:of|was|dated|made|signed)|(?:contract|agreement)\s*$|disputes?\s+arose|work\s+(?:was\s+)?(?:allotted|completed|finished)"),
        ("cpa-2019", r"bought|purchased|booked|delivered|sold"),
        ("companies-2013", r"incorporated|formed|floated|noticed|detected|discovered"),
        ("wca-1923", _LIFE),
        ("id-1947", _LIFE),
        ("gratuity-1972", _LIFE),
        ("maternity-benefit-act-1961", _LIFE),
        ("mv-1988", r"licen[cs]e\s+(?:was\s+)?(?:issued|granted|of)|insured|vehicle\s+(?:was\s+)?(?:bought|registered)"),
        ("arms-1959", r"bought|inherited"),
        *((one, _LIFE) for one in ("ndps-1985", "pca-1988", "jj-2015", "pocso-2012", "child-marriage-2006", "dv-2005", "minimum-wages-1948", "esi-1948", "railways-1989", "passports-1967")),
        *((one, rf"{_LIFE}|{_ILL}") for one in ("mental-healthcare-act-2017", "pwd-2016")),
        *((one, r"died|dies|death|inherited|bought|acquired|notice|assessed") for one in ("wealth-tax-1957", "gift-tax-1958")),
        ("ibc-2016", r"loans?|lent|borrowed|default\w*|guarantee\w*|invoices?|debt"),
        ("hsa-1956", rf"bought|acquired|built|{_LIFE}"),
        ("succession-1925", rf"bought|acquired|built|will\s+(?:of|dated|made)|{_LIFE}"),
        ("rera-2016", r"booked|bought|incorporated"),
        ("electricity-2003", r"(?:meter|connection|line)\s+(?:was\s+)?(?:installed|given|taken|put\s+up)"),
        ("fcra-2010", r"(?:registered|founded|formed)\s+(?:as\s+)?(?:an?\s+)?(?:society|trust|N\.?G\.?O)?|established"),
        ("waqf-1995", r"created|dedicated|endowed|founded"),
        ("sra-1963", r"(?:agreement|contract|deed)\s+(?:of|was|dated|made|signed|executed)|(?:agreement|contract)\s*$"),
        ("limitation-1963", r"lent|borrowed|(?:loan|bond|pronote|note)\s+(?:of|was|dated|made|given|executed)"),
        *((one, _NOTICE) for one in ("customs-1962", "fema-1999")),
        *((one, rf"reached|arrived|{_NOTICE}") for one in ("cgst-2017", "finance-act-1994")),
        ("central-excise-1944", rf"reached|arrived|sold|resold|{_NOTICE}"),
        ("telecommunications-act-2023", r"played|produced|used\s+in\s+court|heard|argued|challenge[ds]?|Parliament\s+passed"),
    )
}  # fmt: skip
# Arbitral proceedings commence with the request or the reference (Act of 1996, s. 21; Act of 1940, s. 37(3)).
_COMMENCES = re.compile(
    r"\b(?:entered\s+(?:up)?on\s+the\s+reference|(?:notice|letter|request|demand|call)\b[^.;]{0,40}\b(?:arbitrat\w+|refer\w*)|invok\w+|referred"
    r"|arbitrat(?:ion|ors?|al\s+proceedings)\s+(?:was\s+|were\s+)?(?:appointed|commenced|began|begun|started|entered|demanded|sought|(?:asked|called)\s+for))\b",
    re.IGNORECASE,
)
_FILED = re.compile(
    r"\b(?:filed|sued|instituted|lodged|referred)\b", re.IGNORECASE
)  # takes `suit for money lent filed`


_HAD = ("ndps-1985", "arms-1959")  # Acts that punish what one has on him
_TAKEN = re.compile(r"\b(?:seiz\w+|recovered|found|caught|intercepted|unearthed)\b", re.IGNORECASE)
# of two weddings, of two removals or supplies each is the event
_EACH_DECIDES = ("child-marriage-2006", "central-excise-1944", "cgst-2017", "finance-act-1994")


def of_the_field(told: Told, act_id: str, question: str) -> Told:
    """The events without days that never decide in a field, where another is told; the reference of an arbitration.

    A day of which the asking words speak themselves decides: `under which Act was each incorporated`. What is taken
    from someone he had that day: where nothing else is told it is the deed.
    """
    if act_id in _HAD and len(told.events) == 1 and _TAKEN.search(told.events[0].words):
        return told.model_copy(update={"events": (told.events[0]._replace(happened=Happened.OFFENCE),)})
    never = _NEVER.get(act_id)
    is_each = told.is_of_several and act_id in _EACH_DECIDES
    if never is None or is_each or never.search(asking_sentence(question)) or len(told.events) < 2:  # noqa: PLR2004 - of one day nothing is to be left
        return told
    kept = tuple(one for one in told.events if _FILED.search(_own_words(one)) or not never.search(_own_words(one)))
    begun = tuple(one for one in kept if act_id == "arbitration-1996" and _COMMENCES.search(_own_words(one)))
    if begun and not told.is_of_several:
        first = min(begun, key=lambda one: one.period.first)
        kept = tuple(
            one._replace(happened=Happened.BEGUN) if one is first else one
            for one in kept
            if one is first or one.period.first < first.period.first or _is_open(one)
        )
    return told.model_copy(update={"events": kept or told.events})


def _is_open(event: Event) -> bool:
    return event.period.first == date.min or event.happened is Happened.PENDING


def _own_words(event: Event) -> str:
    """The words that tell a day: the last clause before it and what was read as telling it."""
    parts = [one for one in _OWN_CLAUSE.split(event.clause) if one.strip()]
    return f"{parts[-1] if parts else ''} {event.words}"
