"""The field of law that a question means by its words, outside the criminal codes: food, customs. Pure.

A field that no word tells means no Act: that is better said than a code that has nothing to do with it.
"""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re

from nyayagraph.law.fields import field_named, fields_told

# How strongly words must speak for a field, by themselves or in a question that asks for an Act.
_SURE, _LIKELY, _KNOWN = 10.0, 6.0, 4.0
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


def field_asked(question: str, asked: str) -> str | None:
    """The field of law that a question without a named code means by its words; `asked` is its asking sentence.

    None where it asks for a code or no field is told.
    """
    if not _ACT.search(question) and not (field_of(asked, _LIKELY) and _ANY_LAW.search(asked)):
        return None
    told = fields_told(question, asked)
    return told[0].act_id if told and told[0].score >= _SURE else None


def field_of(words: str, least: float = _SURE) -> str | None:
    """The field that words speak for most, where they speak for it strongly enough."""
    return next((one.act_id for one in fields_told(words)[:1] if one.score >= least), None)


_ANY_LAW = re.compile(rf"\b{_LAW}\b", re.IGNORECASE)


def unknown_field(asked: str) -> str:
    """The field whose law words ask for and no row knows: `telegraph` of `which telegraph statute`; else ''."""
    for match in _FIELD.finditer(asked):
        field = match["field"] or match["alone"]
        if _SAYS_MORE.search(field):
            continue
        words = [word for word in field.lower().split() if word not in _NO_FIELD]
        if words and not field_named(field) and not field_of(field, _KNOWN):
            return field
    return ""
