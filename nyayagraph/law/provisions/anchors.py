"""Where a provision may open: the word or sign before its number, `Sections`, `u/s`, `Order VII Rule`, `Schedule`.

Pure. Every pattern opens with letters that stand in that order: the engine finds those many times faster than a choice
between forms, so one form has one pattern, and the letters before it are looked at where it matched.
"""

# ruff: noqa: RUF001 - quotes stand here as print has them
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_TAIL = r"\s{0,8}(?::\s{0,2}|[Nn]os?\.?\s)?(?=\d)"
_ORDER_TAIL = (
    r"\.?\s{0,3}(?P<order>\d{1,2}|[IVXL]{1,8})(?:\s?-?\s?(?P<letter>[A-D])(?![A-Za-z]))?\s{0,2}[,.]?\s{0,3}"
    r"(?:[Rr]ules?|RULES?|[Rr]r?\.)\s{0,3}(?=\d)"
)
# behind the number of an order that no rule follows
_ORDER_ALONE = (
    r"(?:(?:\s?-\s?)?(?P<letter>[A-D]))?(?![\w-])"
    r"(?!\s{0,3}[,.]?\s{0,3}(?:[Rr]ules?|RULES?|[Rr]r?\.)\s{0,3}[\dIVX]|\s\d)"
)
_SCHEDULE_TAIL = (
    r"(?![a-z])(?:[\s-]{1,2}(?:(?P<number>\d{1,2}|[IVX]{1,5})(?:[-\s]?(?P<letter>[A-Z]))?"
    r"|['‘]?(?P<alone>[A-E])['’]?(?!\.\s?[A-Z]\.))(?![A-Za-z0-9]))?"
)
# unit, letters of which one must stand before the match and opens the anchor (none: it opens itself), pattern
_FORMS = tuple(
    (unit, before, re.compile(pattern))
    for unit, before, pattern in (
        # takes `Sections 302`, `Section : 7`, `U/ s 138`, `u/.s 14`,
        # `section' 68-C`, `Section-9`, `sec. 5`, `sect. 92`, `u/s 302`, `S. 34`, `Ss.4`,
        # `ss..167`; refuses `S. 1973`, `Rs. 500`, `Sub-Section-2`, `10 Sect. 12`
        ("s", "Ss", r"ec(?:tions?[.,'-]?|s?[.,]?)" + _TAIL),
        ("s", "s", r"ects?\." + _TAIL),
        ("s", "S", r"EC(?:TIONS?|S?\.)" + _TAIL),
        ("s", "", r"s\.{1,2},?" + _TAIL),
        ("s", "", r"S\.{1,2}" + _TAIL),
        ("s", "Uu", r"/\.?\s?s{1,2}[.,]?" + _TAIL),
        ("s", "Uu", r"/\s?S{1,2}\.?" + _TAIL),
        ("s", "", r"§§?" + _TAIL),
        # takes `under a. 22`, `under s, 57`, `s, 75 of the Act`, `terms of 8. 14 of the Trusts Act`,
        # `under S, 20 of`: damaged `s.`;
        # refuses `Schedule a. 22`, `with a.16 bore`
        ("damaged", "", r"a\.\s{0,2}(?=\d)(?!\d{1,2}\s?-?(?:bore|mm|gauge))"),
        *(("damaged", "", letter + r",\s{0,2}(?=\d{1,3}[A-Z]{0,2}\b)") for letter in "sS"),
        ("damaged", "", r"8\.\s{1,2}(?=\d{1,3}[A-Z]{0,2}(?:\([0-9a-z]{1,3}\)){0,3}\s{1,2}of\s{1,2}the\s{1,2}[A-Z])"),
        # takes `Articles 14`, `Art.19`, `Art, 31A`, `Art-226`, `Art' 19`, `Art: 286`, `Article .30`, `Art. .142`,
        # `Article.- 14`; refuses `article of`, `that Article. 8.`
        ("a", "Aa", r"rt(?:icles?(?:[,'-]|\.-|\s[.,'](?=\d))?|s?[.,':;-]{0,2}(?:\s[.,'](?=\s?\d))?)\s{0,3}(?=\d)"),
        ("a", "Aa", r"RT(?:ICLES?|S?\.?)\s{0,3}(?=\d)"),
        # takes `Act. 21 of the Constitution`: a damaged `Art.`
        ("a", "A", r"ct\.\s{1,2}(?=\d{1,3}[A-Z]?(?:\s?\(\w{1,3}\)){0,3}\s{1,3}of\s{1,3}the\s{1,3}Constitution)"),
        # takes `Order VII Rule 11`, `O. 21 R. 58`, `order 41, rule 27`; refuses `Order dated`
        ("or", "Oo", r"rders?" + _ORDER_TAIL),
        ("or", "O", r"RDERS?" + _ORDER_TAIL),
        ("or", "", r"Or?s?" + _ORDER_TAIL),
        # takes `u/o 8 Rule 6A`, `U/O. VII R. 11`, `U/ o 39 Rules 1 and 2`
        ("or", "Uu", r"/\s?[oO]" + _ORDER_TAIL),
        # takes `Order XXXVII`, `Order 46 of the`, `Or. 37`, `O. XXI`; refuses `Order dated`, `Order 5 dated`
        ("order", "Oo", r"rder\s{1,3}(?P<order>\d{1,2}|[IVXL]{1,8})" + _ORDER_ALONE),
        ("order", "", r"Or?\.\s{0,3}(?P<order>\d{1,2}|[IVXL]{2,8})" + _ORDER_ALONE),
        # takes `0.21, R. 35`: a letter O read as a figure; refuses `0.21 per`
        ("or", "", r"0\.\s?(?P<order>\d{1,2}|[IVXL]{1,8})(?P<letter>),?\s{0,2}(?:[Rr]ules?|[Rr]r?\.)\s{0,3}(?=\d)"),
        # takes `0.27 of the Code`, `0. XXI of C.P.C.`; refuses `0.27 of the land`
        (
            "order",
            "",
            r"0\.\s?(?P<order>\d{1,2}|[IVXL]{1,8})(?P<letter>)(?=\s{1,3}of\s{1,3}(?:the\s{1,3})?C(?:ode\b|\.?\s?P\.?\s?C))",
        ),
        # takes `rule 12`, `Rules 3 and 4`, `r. 9`, `Rule, 5 (2)`; refuses `rule nisi`, `Rule, 5 of`
        ("rule", "Rr", r"ule(?:s?\s{0,3}(?=\d)|,\s{1,2}(?=\d{1,3}\s?\(\d))"),
        ("rule", "R", r"ULES?\s{0,3}(?=\d)"),
        ("rule", "", r"r\.\s{0,3}(?=\d)"),
        ("rule of order", "", r"R\.\s{0,3}(?=\d)"),
        # takes `F.R. 56(a)`, `S.R. 191`: Fundamental and Supplementary Rules; refuses `G.S.R. 1143`, `S.R.O. 5`
        ("rule", "FS", r"\.\s?R\.\s{0,3}(?=\d{1,3}(?![\d/]|\s?\(E\)))"),
        # takes `Seventh Schedule`, `Schedule II`; what numbers it is looked for by who reads it
        ("sch", "", r"Sch(?:edules?|\.)" + _SCHEDULE_TAIL),
        ("sch", "", "SCHEDULES?" + _SCHEDULE_TAIL),
    )
)  # fmt: skip
# takes `Rule 11 of Order VII`, `rule 28, Order IV`
_RULE_OF_ORDER = re.compile(
    r"[Rr](?:ules?|r?\.)\s{0,3}(?P<rule>\d{1,3}[A-Z]{0,2})(?P<clauses>(?:\s?\([0-9a-z]{1,3}\)){0,3})(?:\s{1,3}of|,)\s{1,3}"
    r"(?:[Oo]rder|Or?\.)\s{1,3}(?P<order>\d{1,2}|[IVXL]{1,8})(?:\s?-?\s?(?P<letter>[A-D])(?![A-Za-z]))?(?![A-Za-z])"
)
# takes `of s 2(b)`, `enacting s 17 of the Act`, `under ss 471 and 474`, `apply s 149 in`: `s.` without its dot; refuses
# `s 5 years`, `s 5d.`, `s 146-seat`
_SIGNS_WITHOUT_DOT = (" s ", "\ns ", " ss ")
_WITHOUT_DOT = re.compile(
    r"ss? (?=\d{1,3}[A-Z]{0,2}(?![\w/-]|[.,]\d|\s{0,2}(?:years|months|days|d\.|per|th|o'clock)\b))"
)
# words of reference torn apart, by what stands behind the hyphen: takes `sec- tion 21`, `Arti-\ncles 16`;
# refuses `func- tion 2`
_TORN = re.compile(r"-\s{1,2}(?:tion|ticle|cle)s?\s{1,3}(?=\d)")
_TORN_HEADS = {"sec": "s", "Sec": "s", "arti": "a", "Arti": "a", "ar": "a", "Ar": "a"}
_NUMBER_OF = re.compile(r"\d{1,3}[A-Z]{0,2}(?:\s?\(\w{1,4}\)){0,3}\s{1,3}of\s{1,3}the\s")
_NUMBER_BEHIND = re.compile(r"\s?(?=\d)")
# the same without a hyphen; most texts hold none
_APART = (("s", "S ection "), ("a", "rtic le "))
# a sign for sections misread, where the word before shows that one stands there: takes `under 8. 201`,
# `under s' 56`, `under as. 466 and`, `under See. 5(2)`, `under 8.44 of`, `sub-s. (2) of B. 14`, `proviso to 5. 8`;
# refuses `under 8.44 acres`, `under 5. 3.1960`
_MISREAD_SIGN = (
    r"(?:(?:[5689$B]\.\s{1,2}|as\.\s{1,2}|[sS][:;'-]\s{0,2}|[sS]ees?\.\s{0,2})"
    r"(?=\d{1,3}[A-Z]{0,2}(?![\w/]|\s?[.,-]\d|\s{1,2}(?:acres|cents|metres|feet|miles|hours|tons|marks|points)))"
    r"|[5689$]\.(?=\d{1,3}[A-Z]{0,2}(?:\s?\(\w{1,4}\)|\s{1,3}of\s{1,3}(?:the|that|this|Act)\s)))"
)
_BEHIND_WORD = tuple(
    re.compile(before + rf"\s{{1,2}}(?P<sign>{_MISREAD_SIGN})")
    for before in ("under", r"\)\s{1,2}of", r"provis(?:ions\s{1,2}of|o\s{1,2}to)")
)
_BEFORE_DAMAGED = frozenset(("under", "of", "by", "in", "with", "and", "to", "apply", "attract", "attracts", "invoke"))
# takes `under `, `Under ,` before `R. 59`; refuses `of `, where `R. 9` may be a respondent
_UNDER = re.compile(r"\b[Uu]nder\s{1,3},?$")
_UNDER_LONG = 10
# takes `R. 63(2)`, `R. 8 provided for`: a rule by what stands behind it; refuses `R. 1 in CA 1279`, `R. 933 (1976)`
_AS_RULES_ARE = re.compile(
    r"R\.\s{0,3}\d{1,3}[A-Z]?(?:\s?\((?:\d{1,2}|[a-z])\)(?!\s?[\[(])"
    r"|,?\s{1,3}(?:(?:which|also|merely|only)\s{1,3})?(?:provid|lays?\s|permits|prescrib|requires|empowers|defin|contemplat|enjoins))"
)
# what `R.` or `F.R.` is the rest of: takes `A.I.`, `S.C.`, `2 T.`, `1 S `, `G`; refuses `cases. `
_LETTER_BEFORE = re.compile(r"(?:(?<![A-Za-z])[A-Za-z][.,]{0,2}|&|(?<!\d)\d{1,2}\.?|\]|-)\s{0,2}$")
_LETTER_LONG = 5
_WORD_LONG = 7  # letters of `Section`, with what divides it from its number
_DOUBLED = {"s": "sS", "S": "S", "r": "r"}  # `ss.`, `Ss.`, `rr.`: the first letter belongs to the anchor
_INITIAL_BEFORE = re.compile(r"(?<![A-Za-z])[A-Za-z]\. ?$")
_NUMBER_OF_A_SUIT = re.compile(r"[sS]{1,2}\.{1,2}\s{0,3}[Nn]os?\.?\s")
_NEXT_PARAGRAPH = re.compile(r"[Ss]ections?\.\s{1,3}\d{1,3}\.\s{1,3}[A-Z]")
_EXHIBIT = re.compile(r"\d{1,3}\s{1,2}[-–]\s{1,2}[a-z]{3}")


class Anchor(NamedTuple):
    """What opens a provision at `start`; its number stands at `match.end()`, or in the groups of `match`."""

    start: int
    unit: str
    match: re.Match[str]


def find_anchors(text: str) -> list[Anchor]:
    """Every place in `text` where a provision may open, in order."""
    every = [*_anchors(text), *_without_dot(text), *_torn(text), *_misread(text)]
    return sorted(every, key=lambda anchor: anchor.start)


def _without_dot(text: str) -> Iterator[Anchor]:
    """Sections whose sign lost its dot; `find` looks for them faster than a pattern that opens with a space."""
    for sign in _SIGNS_WITHOUT_DOT:
        place = text.find(sign)
        while place >= 0:
            match = _WITHOUT_DOT.match(text, place + 1)
            if match and (anchor := _anchor(text, place + 1, "damaged", match)):
                yield anchor
            place = text.find(sign, place + 1)


def _torn(text: str) -> Iterator[Anchor]:
    """Words for a section or an article that a line's end or a scanner tore apart."""
    for match in _TORN.finditer(text):
        start = match.start()
        while start and text[start - 1].isalpha():
            start -= 1
        unit = _TORN_HEADS.get(text[start : match.start()])
        if unit and not _is_of_sub(text, start):
            yield Anchor(start, unit, match)
    for unit, torn in _APART:
        place = text.find(torn)
        while place >= 0:
            start = place - (not torn[0].isupper())
            number = _NUMBER_BEHIND.match(text, place + len(torn))
            if number and text[start] in "SsAa" and not _is_of_sub(text, start):
                yield Anchor(start, unit, number)
            place = text.find(torn, place + 1)


def _misread(text: str) -> Iterator[Anchor]:
    """Signs for a section that a scanner misread, behind words that show that one stands there."""
    for pattern in _BEHIND_WORD:
        for match in pattern.finditer(text):
            yield Anchor(match.start("sign"), "s", match)


def _is_of_sub(text: str, start: int) -> bool:
    """Whether the word that opens at `start` is the rest of `sub-section`."""
    return text[max(0, start - 6) : start].lower().rstrip("-\xad \t\n").endswith("sub")


def _anchors(text: str) -> Iterator[Anchor]:
    for unit, before, pattern in _FORMS:
        for match in pattern.finditer(text):
            start = match.start()
            if before:
                start -= 1
                if start < 0 or text[start] not in before:
                    continue
            elif start and text[start - 1] in _DOUBLED.get(text[start], ""):
                start -= 1
            if start and not _may_open(text, start, match):
                continue
            if anchor := _anchor(text, start, unit, match):
                yield anchor


def _may_open(text: str, start: int, match: re.Match[str]) -> bool:
    """Whether what stands right before leaves an anchor: a page, `72Sections 53`, or a dash, `India-Art. 14`."""
    before = text[start - 1]
    if before in "-\xad":
        return not text[max(0, start - 6) : start - 1].rstrip().lower().endswith("sub")
    if before.isdigit() or before.islower():  # `ofSection 23`, `unders. 10`: print that lost its spaces
        is_glued = before == "r" and text.startswith("under", max(0, start - 5))
        return is_glued or (text[start].isupper() and match.end() - start >= _WORD_LONG)
    if before.isspace() and _is_of_sub(text, start):
        return False  # `sub- section 4(a) of section 306`
    if before == "I" and text[start].islower() and (start == 1 or text[start - 2].isspace()):
        return True  # `Is. 32(1) of the Act]`: a bracket read as a letter
    return not before.isalpha()


def _anchor(text: str, start: int, unit: str, match: re.Match[str]) -> Anchor | None:
    """The anchor, unless what stands around it makes it something else."""
    if unit in ("rule", "rule of order"):
        is_rest = _LETTER_BEFORE.search(text, max(0, start - _LETTER_LONG), start)
        if match[0][0] == "." and is_rest:
            return None  # `G. S.R. 353`
        of_order = _RULE_OF_ORDER.match(text, start)
        if of_order:
            return Anchor(start, "rule of order", of_order)
        is_rule = (
            unit == "rule"
            or _UNDER.search(text, max(0, start - _UNDER_LONG), start)
            or (not is_rest and _AS_RULES_ARE.match(text, start))
        )
        return Anchor(start, "rule", match) if is_rule else None
    if (
        unit == "order"
        and not match[0].startswith("rder")
        and text[max(0, start - 2) : start].rstrip()[-1:] in (".", "&")
    ):
        return None  # `G. O. 12`
    if unit == "damaged":
        is_of = text[start + 1] in ", s" and _NUMBER_OF.match(text, match.end())
        return Anchor(start, "s", match) if is_of or _is_section_meant(text, start) else None
    return _word_anchor(text, start, unit, match)


def _is_section_meant(text: str, start: int) -> bool:
    """Whether a word before `a. 22` shows that print had `s. 22`."""
    words = text[max(0, start - 14) : start].split()
    return bool(words) and words[-1].lower() in _BEFORE_DAMAGED


def _word_anchor(text: str, start: int, unit: str, match: re.Match[str]) -> Anchor | None:
    """The anchor that a word or letter for a section, an article or an order is."""
    if unit == "s" and _NUMBER_OF_A_SUIT.fullmatch(text, start, match.end()):
        return None  # `O. S. No. 187`, `S. No. 45` of a survey
    if unit == "a" and _EXHIBIT.match(text, match.end()):
        return None  # `Article 4 - pistol`
    if unit == "s" and match.end() - start < 5:  # noqa: PLR2004 - only a single letter can be an initial
        is_letter = len(text[start : match.end()].rstrip(". \n\t")) == 1
        if is_letter and _INITIAL_BEFORE.search(text, max(0, start - 4), start):
            return None  # an initial: `K.S. 302`, `U.S. 483`
    if unit == "s" and _NEXT_PARAGRAPH.match(text, start):
        return None  # `the weaker sections. 45. We do not`
    if text.startswith("s.", start) and text[max(0, start - 3) : start].lower() == "no ":
        return None  # `respondents no s. 1 and 2`
    return Anchor(start, unit, match)
