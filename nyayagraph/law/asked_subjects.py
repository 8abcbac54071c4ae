"""Lines of Acts that a question means by their subject, outside the criminal codes: food, customs. Pure.

A subject that no row knows means no Act: that is better said than a code that has nothing to do with it.
"""

# ruff: noqa: E501, SIM905 - one alternation a line, lists of words are split from text
from __future__ import annotations

import re

from nyayagraph.law.event_cues import speaks_of_offence

# A line goes by its newest Act. What is told in passing, in a question about an offence, stands in `_WIDE`.
_SUBJECTS = (
    ("fema-1999", r"foreign[\s-]+exchange|exchange[\s-]+(?:control|management|laws?|Act|statute)|FERA|FEMA|hawala"),
    ("food-safety-2006", r"foods?(?:stuffs?)?\s+(?:adulterat\w+|safety|law|statute|Act|inspector|sample)|adulterat\w+|PFA|misbranded|food"),
    ("customs-1962", r"customs?\b(?!\s+(?:of|and|or|in)\b)|smuggl\w+|import\s+duty|confiscat\w+"),
    ("jj-2015", r"juveniles?|tried\s+as\s+an\s+adult|child(?:ren)?\s+in\s+conflict|(?:thirteen|fourteen|fifteen|sixteen|seventeen|1[1-7])[\s-]+years?[\s-]+old"),
    ("ni-1881", r"che(?:que|ck)s?\b[^.;?]{0,60}\b(?:bounc\w+|dishonou?r\w*|returned|unpaid)|(?:bounc\w+|dishonou?r\w*)\b[^.;?]{0,40}\bche(?:que|ck)s?|negotiable\s+instruments?"),
    ("contempt-1971", r"contempt|scandalis\w+\s+the\s+court"),
    ("hsa-1956", r"widow\w*\b[^?]{0,120}\b(?:share|estate|separate\s+property|succe\w+|inherit\w*)|Hindu\s+Women'?s?\s+Right\w*"),
    ("copyright-1957", r"copyrights?|(?:film|book|song|script|novel|tune|photograph)\w*\s+(?:\w+\s+){0,2}(?:copied|pirated|plagiari\w+)"),
    ("trade-marks-1999", r"trade[\s-]*marks?|(?:registered|merchandise|deceptively\s+similar)\s+marks?|infring\w+\s+(?:of\s+)?(?:a\s+|his\s+|the\s+)?marks?|marks?\s+infring\w+"),
    ("income-tax-2025", r"A\.?Y\.?\s+\d{4}|(?:re)?assessment\s+year|reassessment|assessee|income[\s-]*tax|tax(?:es|ed)?\s+(?:on\s+)?(?:that|the|this|his|her|my)?\s*(?:income|salary|profits?|gains?)|(?:income|salary|profits|capital\s+gains)\b[^.;?]{0,60}\b(?:tax\w*|assess\w+)|return\s+(?:of|for)\s+(?:\w+\s+){0,2}income"),
    ("arbitration-1996", r"arbitra\w+"),
    ("cpa-2019", r"consumers?|district\s+(?:forum|commission)"),
    ("mv-1988", r"motor\s+(?:vehicle|accident|insurance)\w*|motor"),
    ("limitation-1963", r"limitation|time[\s-]?barred"),
    ("sra-1963", r"specific\s+(?:relief|performance)|(?:decreed?|ordered?|enforced?)\s+(?:the\s+)?performance\s+of\s+(?:\w+\s+){0,2}(?:contract|agreement)"),
    ("electricity-2003", r"electricity|power\s+theft"),
    ("railways-1989", r"railways?\s+(?:statute|law|Act|passenger|accident|claim)|ticketless"),
    ("larr-2013", r"acqui(?:sition|red|ring|re)\b[^.;?]{0,40}\bland|land\b[^.;?]{0,40}\bacqui(?:sition|red|ring|re)|(?:land|compulsory)\s+acquisition|compensation\s+under\s+an\s+award|[Ss]ection\s+4\s+notification|notification\s+under\s+[Ss]ection\s+4"),
    ("ibc-2016", r"insolvency\s+(?:law|statute|resolution|process)|corporate\s+debtor"),
    ("pca-1988", r"(?:anti-?\s?)?corruption"),
    ("ndps-1985", r"narcotics?|heroin|ganja|charas|opium|contraband\s+drugs?"),
    ("pocso-2012", r"sexual\s+offences\s+against\s+children|child\w*(?:'s)?\s+protection\s+from\s+sexual|protection\s+of\s+children"),
    ("pmla-2002", r"money[\s-]+laundering"),
    ("patents-1970", r"patents?"),
    ("rti-2005", r"right\s+to\s+information"),
    ("rera-2016", r"real\s+estate\s+regulat\w+"),
    ("dv-2005", r"domestic\s+violence"),
    ("companies-2013", r"compan(?:y|ies)\s+(?:law|statute|legislation)|oppression\s+petition"),
    ("cgst-2017", r"GST|goods\s+and\s+services\s+tax"),
)  # fmt: skip
_BY_SUBJECT = tuple((act_id, re.compile(rf"\b(?:{words})\b", re.IGNORECASE)) for act_id, words in _SUBJECTS)
# Words that are of a subject only where no narrower one is told.
_WIDE = (
    ("larr-2013", re.compile(r"\bacqui(?:sition|red|ring|re)\b|\bland\b", re.IGNORECASE)),
    ("mv-1988", re.compile(r"\baccident\b|\bcollision\b|\bdriver\b|\bvehicle\b", re.IGNORECASE)),
    ("trade-marks-1999", re.compile(r"\bmark\b", re.IGNORECASE)),
    ("companies-2013", re.compile(r"\bcompany\b|\bshareholder|\bdirectors?\b", re.IGNORECASE)),
)
LINES_TOLD = tuple(dict.fromkeys(act_id for act_id, _ in (*_BY_SUBJECT, *_WIDE)))
_ACT = re.compile(r"\b(?:Acts?|[Ss]tatutes?|[Ee]nactments?|[Ll]egislation)\b")
_LAW = r"(?:laws?|statutes?|Acts?|enactments?|legislation|kanoon|kanun)"
# takes `which food statute`, `the new consumer law`, `Arbitration law?`; the field is what stands before
_FIELD = re.compile(
    rf"\b(?:which|what|kaun\s?s[aie]|kons[aie])\s+(?P<field>(?:[A-Za-z'-]+\s+){{1,3}}?){_LAW}\b|(?:^|[.?:;])\s*(?P<alone>(?:[A-Za-z'-]+\s+){{1,2}}?){_LAW}\s*\?",
    re.IGNORECASE,
)
# takes `code governs his`: what stands between is no field
_SAYS_MORE = re.compile(r"\b(?:codes?|laws?|govern\w*|appl\w+|cover\w*|punish\w*)\b", re.IGNORECASE)
# words before `law` that name no field: takes `the old or the new law`, `which penal statute`
_NO_FIELD = frozenset(
    (
        "a an the of which what old new newer older purana naya earlier later present current central special "
        "principal main major three two one other same or and is are was were be it under in by for on that this "
        "his her their your my our applicable relevant governing right correct wrong criminal penal substantive "
        "procedural procedure procedures evidence evidentiary evidential offence offences indian bharatiya state "
        "anti-terror terror anti-corruption sakshya dand kaunsa konsa kaun sa si does do did to as from any each "
        "both first second such no other's actual precise exact single many say call name us tell and/or into day "
        "country land custody remand bail arrest trial section sections provision provisions code codes part "
        "chapter they he she we you i would could should may can will has have had says said"
    ).split()
)


def subjects_asked(question: str, asked: str) -> tuple[str, ...]:
    """Lines of Acts that a question without a named code means by its subject; `asked` is its asking sentence.

    Several where the asking words themselves tell several; none where it asks for a code or its subject is not known.
    """
    in_asked = tuple(act_id for act_id, pattern in _BY_SUBJECT if pattern.search(asked))
    if _ACT.search(asked) and len(in_asked) > 1 and _PLURAL.search(asked):
        return in_asked
    asks_of_field = bool(in_asked) and bool(_ANY_LAW.search(asked))
    if not _ACT.search(question) and not asks_of_field:
        return ()
    if in_asked:
        return in_asked[:1]
    found = next((act_id for act_id, pattern in _BY_SUBJECT if pattern.search(question)), None)
    if found is None and not speaks_of_offence(asked):
        found = next((act_id for act_id, pattern in _WIDE if pattern.search(question)), None)
    return (found,) if found else ()


def subjects_of(words: str) -> tuple[str, ...]:
    """The lines whose subject words tell, each by its newest Act."""
    return tuple(act_id for act_id, pattern in _BY_SUBJECT if pattern.search(words))


_ANY_LAW = re.compile(rf"\b{_LAW}\b", re.IGNORECASE)
_PLURAL = re.compile(r"\b(?:Acts|[Ss]tatutes|[Ll]aws|[Ee]nactments)\b")


def unknown_field(asked: str) -> str:
    """The field whose law words ask for and no row knows: `telegraph` of `which telegraph statute`; else ''."""
    for match in _FIELD.finditer(asked):
        field = match["field"] or match["alone"]
        if _SAYS_MORE.search(field):
            continue
        words = [word for word in field.lower().split() if word not in _NO_FIELD]
        if words and not any(pattern.search(match[0]) for _, pattern in (*_BY_SUBJECT, *_WIDE)):
            return field
    return ""
