"""The field of law that a question means by its words, outside the criminal codes: food, customs. Pure.

A field that no word tells means no Act: that is better said than a code that has nothing to do with it.
"""

# ruff: noqa: SIM905, E501 - lists of words are split from text; one alternation a line
from __future__ import annotations

import re

from nyayagraph.law.governing.fields import NO_FIELD, field_named, fields_told

# How strongly words must speak for a field, by themselves or in a question that asks for an Act.
_SURE, _LIKELY, _KNOWN = 10.0, 6.0, 4.0
_FACTS, _APART = 6.5, 2.0  # where facts alone are told, and by how much they must speak less for any other
_ACT = re.compile(r"\b(?:Acts?|[Ss]tatutes?|[Ee]nactments?|[Ll]egislation)\b")
# nouns of which one line of Acts alone treats, where an Act is asked for and no code; takes `a private company`,
# `request for arbitration`; refuses `company of friends`
_OWNED = tuple(
    (act_id, re.compile(rf"\b(?:{nouns})\b", re.IGNORECASE))
    for act_id, nouns in (
        ("companies-2013", r"(?:private|public|limited|holding|subsidiary|government)\s+company|(?:company|memorandum)\s+(?:is|was|were)\s+(?:registered|incorporated)|share-?holders?|board\s+of\s+directors|debentures?|articles\s+of\s+association"),
        ("arbitration-1996", r"arbitrat(?:ion|ors?|ed)|arbitral\s+\w+"),
        ("cpa-2019", r"consumer(?:'s)?\s+(?:complaints?|fora?|forums?|commissions?|disputes?)"),
        ("patents-1970", r"patents?|patented|patentee"),
        ("copyright-1957", r"copyrights?"),
        ("trade-marks-1999", r"trade-?\s?marks?"),
        ("fema-1999", r"foreign\s+exchange|hawala|(?:payment|remittance|money|sum)s?\s+(?:\w+\s+)?(?:sent|remitted|made)\s+abroad"),
        ("customs-1962", r"smuggl\w+|customs\s+(?:duty|officers?|station|area)|import\s+duty"),
        ("larr-2013", r"acqui(?:sition|re[ds]?|ring)\s+(?:of\s+)?(?:the\s+|his\s+|her\s+|their\s+)?land|land\s+acquisition"),
        ("mv-1988", r"motor\s+(?:vehicles?|accidents?)|road\s+accident\s+claims?|driving\s+licen[cs]es?"),
        ("ndps-1985", r"heroin|charas|ganja|opium|hashish|cocaine|narcotics?|brown\s+sugar"),
        ("jj-2015", r"juveniles?|(?:child|children|boy|girl|minor)\s+(?:\w+\s+){0,3}?in\s+(?:conflict\s+with|need\s+of)|Juvenile\s+Justice\s+Board"),
        ("income-tax-2025", r"assessment\s+year|previous\s+year|tax\s+year|income[\s-]tax"),
        ("pca-1988", r"brib(?:e|es|ed|ery)|illegal\s+gratification"),
        ("ibc-2016", r"corporate\s+debtors?|operational\s+creditors?|financial\s+creditors?|insolvency\s+resolution"),
        ("food-safety-2006", r"food\s+(?:adulteration|samples?|inspectors?|business)|adulterated\s+(?:food|milk|oil|ghee|sweets|spices)"),
        ("electricity-2003", r"electricity|electric\s+(?:meter|supply|line)"),
        ("contempt-1971", r"contempt\s+of\s+(?:the\s+)?(?:courts?|high\s+court|supreme\s+court)"),
    )
)  # fmt: skip
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
        "act acts principal main major three two one other same or and is are was were be it under in by for on that this "
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
    if told and told[0].score >= _SURE:
        return told[0].act_id
    owned = [act_id for act_id, nouns in _OWNED if nouns.search(question)]
    return owned[0] if len(owned) == 1 and _ACT.search(asked) else None


def field_of(words: str, least: float = _SURE) -> str | None:
    """The field that words speak for most, where they speak for it strongly enough."""
    return next((one.act_id for one in fields_told(words)[:1] if one.score >= least), None)


_ANY_LAW = re.compile(rf"\b{_LAW}\b", re.IGNORECASE)


def unknown_field(asked: str, question: str = "") -> str:
    """The field whose law words ask for and no row knows: `telegraph` of `which telegraph statute`; else ''."""
    for match in _FIELD.finditer(asked):
        field = match["field"] or match["alone"]
        if _SAYS_MORE.search(field):
            continue
        words = [word for word in field.lower().split() if word not in _NO_FIELD]
        if (
            words
            and not field_named(field)
            and not field_of(field, _KNOWN)
            and not _is_of_what_is_told(field, question)
        ):
            return field
    return ""


def _is_of_what_is_told(name: str, question: str) -> bool:
    """True where the field that a question tells by its facts is also spoken for by a name: `exchange` of dollars."""
    told = field_of(question, _LIKELY)
    return told is not None and told in [one.act_id for one in fields_told(name)]


def field_of_facts(question: str, asked: str) -> str | None:
    """The field that facts alone tell where a law of no kind is asked for: `Worker retrenched. Which law?`.

    One that no other comes near.
    """
    best, second = (*fields_told(question, asked)[:2], NO_FIELD, NO_FIELD)[:2]
    is_apart = best.score >= _FACTS and best.score - second.score >= _APART
    return best.act_id if _ANY_LAW.search(asked) and (is_apart or best.score >= _SURE) else None
