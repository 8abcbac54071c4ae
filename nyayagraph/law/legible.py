"""Figures that a scanner read as letters, set right without moving a character: `l958` reads as `1958`.

Pure. What is found in the legible copy is sliced out of the text as printed.
"""

from __future__ import annotations

import re

# Each opens with its letters, so that a text without damage is passed over quickly.
# takes `l958`, `196l`, `5(l)(a)`; refuses `xl958`, `5(l)`
# takes `I932`, `192I`, `6I3`, `2(8I) of`; refuses `25I`
# takes `i67(8)`, `(1906) i K.B.`, `i7 Bom.`; refuses `(1906) in K.B.`
_ONE = (
    re.compile(r"l(?:(?=[89]\d\d(?!\d))(?<![A-Za-z0-9]l)|(?<=1[789]\dl)(?![A-Za-z])|(?<=\d\(l)(?=\)\s?\())"),
    re.compile(r"I(?:(?=[89]\d\d(?!\d))(?<![A-Za-z0-9]I)|(?<=1[789]\dI)(?![A-Za-z])|(?<=\dI)(?=\d|\)\s{1,2}of))"),
    re.compile(r"i(?:(?=\d{2}\(|\d{1,2} [A-Z])(?<![A-Za-z0-9]i)|(?<=[)\]] i)(?= [A-Z]\.))"),
)
# takes `19S7`, `196O`, `195o`; refuses `19 States`
_IN_A_YEAR = re.compile(r"19(?:\d[OoSl]|[SOol]\d)(?![\dA-Za-z])")
# takes `3O2`, `1O`; refuses `O. 21`
_NOUGHT = re.compile(r"O(?=[\dO]{0,3}(?![A-Za-z]))")
# takes `Section S of`, `section l(2)`; refuses `section So`
_SECTION = re.compile(r"ection\s{1,3}[SlI](?=\s{1,3}of\b|\(\d)")
_RIGHT = str.maketrans("OoSlIi", "005111")


def legible(text: str) -> str:
    """`text`, of the same length, with letters in the place of figures made figures."""
    damaged: list[tuple[int, int]] = []
    for pattern in _ONE:
        damaged += [m.span() for m in pattern.finditer(text)]
    damaged += [m.span() for m in _IN_A_YEAR.finditer(text) if not (m.start() and text[m.start() - 1].isalnum())]
    damaged += [m.span() for m in _NOUGHT.finditer(text) if m.start() and text[m.start() - 1].isdigit()]
    damaged += [(m.end() - 1, m.end()) for m in _SECTION.finditer(text)]
    if not damaged:
        return text
    pieces: list[str] = []
    done = 0
    for start, end in sorted(damaged):
        if start >= done:
            pieces += (text[done:start], text[start:end].translate(_RIGHT))
            done = end
    return "".join([*pieces, text[done:]])
