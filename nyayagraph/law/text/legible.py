"""Figures that a scanner read as letters, set right without moving a character: `l958` reads as `1958`.

Pure. What is found in the legible copy is sliced out of the text as printed.
"""

from __future__ import annotations

import re

# Each opens with its letters, so that a text without damage is passed over quickly.
# takes `l958`, `l65 ITR`, `196l`, `5(l)(a)`, `Section l4(2)`, `s. l8 and`; refuses `xl958`, `5(l)`, `others. l2`
# takes `I932`, `F.C.R. I03`, `I7 Lah.`, `192I`, `6I3`, `2(8I) of`, `AIR 1926 PCI`; refuses `25I`, `of the PCI`
# takes `i67(8)`, `i7 Bom.`; refuses `xi67(8)`
_ONE = (
    re.compile(
        r"l(?![a-z])(?:(?=[89]\d\d(?!\d)|\d\d\s[A-Z])(?<![A-Za-z0-9]l)|(?<=1[789]\dl)(?![A-Za-z])|(?<=\d\(l)(?=\)\s?\()"
        r"|(?=\d{1,2}(?![\d.])(?:[OA-Z]|\b))(?:(?<=ection\s.)|(?<=rticle\s.)|(?<=[^A-Za-z][sSr]\.\s.)|(?<=[sSr]s\.\s.)"
        r"|(?<=rt\.\s.)|(?<=[^A-Za-z][sS]\.\s\s.)))"
    ),
    re.compile(
        r"I(?:(?=\d{2,3}(?!\d)|\d\s[A-Z])(?<![A-Za-z0-9]I)|(?<=1[789]\dI)(?![A-Za-z])|(?<=\dI)(?=\d|\)\s{1,2}of)"
        r"|(?![\w.])(?:(?<=\d [PS]CI)|(?<=\d [PS]\.C\.I)))"
    ),
    re.compile(r"i(?=\d)(?=\d{2}\(|\d{1,2} [A-Z])(?<![A-Za-z0-9]i)"),
)
# takes `19S7`, `196O`, `195o`, `19SO`; refuses `19 States`
_IN_A_YEAR = re.compile(r"19(?:\d[OoSl]|[SOol]\d|SO)(?![\dA-Za-z])")
# takes `3O2`, `1O`; refuses `O. 21`
_NOUGHT = re.compile(r"O(?=[\dO]{0,3}(?![A-Za-z]))")
# takes `Section 25O`, `s. 115O`: the sections whose letter it is; refuses `section 2O`, `25O rupees`
_LETTER = re.compile(r"(?:[Ss]ections?|[^\w.][Ss]\.|u/s)\s{1,3}(?:25|115|194|245)(?P<letter>O)(?![\dA-Za-z])")
# takes `Section S of`, `section l(2)`; refuses `section So`
_SECTION = re.compile(r"ection\s{1,3}[SlI](?=\s{1,3}of\b|\(\d)")
_RIGHT = str.maketrans("OoSlIi", "005111")
# One letter of a reporter's name misread, and what it was.
_IN_A_REPORTER = (
    # takes `41 I,T.R. 613`, `[1959] S, C. R. 379`; refuses `A, B and C`
    (re.compile(r",(?=\s?[A-Z][.,]?\s?(?:[A-Z][.,]{0,2}\s?)?\d)(?<=[^A-Za-z][A-Z],)"), "."),
    # takes `69 I-A. 1`, `[1957] S-C.R. 12`; refuses `A-1`
    (re.compile(r"-(?=[A-Z]\.\s?(?:R\.\s?)?\d)(?<=[^A-Za-z][A-Z]-)"), "."),
    # takes `L1981] 4 S.C.C.`; refuses `XL1981]`
    (re.compile(r"L(?=(?:19|20)\d\d\])(?<![A-Za-z0-9]L)"), "["),
    # takes `[1952] S.c. R. 284`; refuses `s.c.`
    (re.compile(r"c(?=\.\s?R\.?\s?\d)(?<=S\.c|\. c)"), "C"),
    # takes `29 1. T. R. 910`, `1.L.R. [1957] Madras 631`; refuses `1. T. Rao`
    (re.compile(r"1(?=\.\s{0,2}[LT]\.?\s{0,2}R[.\s,(\[])(?<![\w.]1)"), "I"),
    # takes `1011TR 488`; refuses `11TRS`
    (re.compile(r"1(?=TR\s\d)(?<=\d1)"), "I"),
    # takes `(1) I.I.R.(1952) Bom. 1083`; refuses `I.I.R. 12`
    (re.compile(r"I(?=\.\s?R\.?\s?[\[(]?(?:1[89]\d\d|\d{1,2}\s)[\])]?\s?[A-Z][a-z])(?<=\bI\.I)"), "L"),
    (re.compile(r"J(?=\.\s?R\.?\s?[\[(]?(?:1[89]\d\d|\d{1,2}\s)[\])]?\s?[A-Z][a-z])(?<=\bI\.J)"), "L"),
)
# takes `9 M. 1. A. 387`, `L.R. 54 1. A. 421`, `L. R. 38 T. A. 87`, `[1895] 22 LA. 107`; refuses `54 T.A. 21`
_INDIAN_APPEALS = (
    re.compile(r"M\. (?P<letter>1)(?=\.\s?A\.\s?\d)"),
    re.compile(r"L\.?\s{0,2}R[.,]?\s{0,2}\d{1,2},?\s{1,2}(?P<letter>[TL1l])(?=\.?\s{0,2}A\.?\s{0,2}\d)"),
    re.compile(r"\]\s?\d{2}\s(?P<letter>[L1l])(?=\.?\s?A\.\s?\d)"),
    re.compile(r"\)\s?\d{2}\s(?P<letter>[L1l])(?=\.?\s?A\.\s?\d)"),
)


# takes `(1906) i K.B.`; refuses `(1906) in K.B.`
_ONE_ALONE = (re.compile(r"\) i(?= [A-Z]\.)"), re.compile(r"\] i(?= [A-Z]\.)"))


# takes `PG NO 1104`: the head of a page within a sentence
_HEAD_OF_PAGE = re.compile(r"PG NO\s{1,2}\d{1,4}")


def legible(text: str) -> str:
    """`text`, of the same length, with letters in the place of figures made figures."""
    damaged: list[tuple[int, int]] = []
    for pattern in _ONE:
        damaged += [m.span() for m in pattern.finditer(text)]
    damaged += [m.span() for m in _IN_A_YEAR.finditer(text) if not (m.start() and text[m.start() - 1].isalnum())]
    noughts = [m.span() for m in _NOUGHT.finditer(text) if m.start() and text[m.start() - 1].isdigit()]
    letters = {m.span("letter") for m in _LETTER.finditer(text)} if noughts else set()
    damaged += [span for span in noughts if span not in letters]
    for pattern in (_SECTION, *_ONE_ALONE):
        damaged += [(m.end() - 1, m.end()) for m in pattern.finditer(text)]
    right = {span: text[slice(*span)].translate(_RIGHT) for span in damaged}
    for pattern, letter in _IN_A_REPORTER:
        right |= {m.span(): letter for m in pattern.finditer(text)}
    for pattern in _INDIAN_APPEALS:
        right |= {m.span("letter"): "I" for m in pattern.finditer(text)}
    right |= {m.span(): " " * len(m[0]) for m in _HEAD_OF_PAGE.finditer(text)}
    if not right:
        return text
    pieces: list[str] = []
    done = 0
    for start, end in sorted(right):
        if start >= done:
            pieces += (text[done:start], right[start, end])
            done = end
    return "".join([*pieces, text[done:]])
