"""Sentences of legal prose: where each starts and ends, abbreviations of the law kept whole.

Pure and linear; used for claims and for the sentence that shows a treatment.
"""

# ruff: noqa: SIM905, RUF001 - lists of words are split from text; quotes and dashes stand here as print has them
from __future__ import annotations

import re

from nyayagraph.law.text.kept import kept

# a mark that may end a sentence, closing quotes and brackets with it
_END = re.compile(r"[.?!][\"'”’)\]]{0,3}(?=\s|$)|\n\s*\n")
_LAST_WORD = re.compile(r"[\w.&'’/()-]+$")
_OPENS = re.compile(r"\s+[\"'“‘(\[]{0,2}(?:[A-Z0-9]|\d)")
# takes ` The trial`, ` He was`; behind `Cr.P.C.`, `U.P.` such a word opens a sentence, where a name would go on
_SURE_OPENING = re.compile(
    r"\s+(?:The|He|She|They|It|His|Her|Their|This|That|These|Those|But|However|We|There|When|If|After)\s"
)
_LOOK_BACK = 24
_ABBREVIATIONS = frozenset(
    "v vs no nos art arts s ss sec secs cl cls para paras p pp pg ors anr etc viz i.e e.g cf ibid id sub-s sub-cl"
    " j jj cj r rr o ch sch vol vols ed edn dr mr mrs ms smt shri sri m/s st ltd pvt co corpn govt hon honble cr"
    " cri crl civ w.p c.a a.i.r air supp suppl rs re u/s w.e.f dt exh ex pw dw lr ll.b ll.m jan feb mar apr jun jul"
    " aug sep sept oct nov dec bom cal mad all del ker guj raj pat punj ori mys kant r/w retd addl asst dy"
    " mohd md kum mst col capt maj lt gen prof sk dist distt insp supdt corp dept approx min max messrs".split()
)


@kept
def split_sentences(text: str) -> tuple[tuple[int, int], ...]:
    """The span `[start, end)` of every sentence, in order, white space between them left out."""
    spans: list[tuple[int, int]] = []
    start = 0
    for match in _END.finditer(text):
        if match[0][0] == "." and not _ends_sentence(text, match):
            continue
        _keep(spans, text, start, match.start() if match[0][0] == "\n" else match.end())
        start = match.end()
    _keep(spans, text, start, len(text))
    return tuple(spans)


def _keep(spans: list[tuple[int, int]], text: str, start: int, end: int) -> None:
    inner = text[start:end]
    trimmed = inner.strip()
    if trimmed:
        opening = start + inner.index(trimmed[0])
        spans.append((opening, opening + len(trimmed)))


def _ends_sentence(text: str, match: re.Match[str]) -> bool:
    """Whether a full stop ends a sentence: not after an abbreviation, an initial or before a small letter."""
    following = _OPENS.match(text, match.end())
    if following is None and text[match.end() : match.end() + 3].strip():
        return False
    word = _LAST_WORD.search(text, max(0, match.start() - _LOOK_BACK), match.start())
    if word is None:
        return True
    bare = word[0].lower().strip("()'’")
    if bare in _ABBREVIATIONS:
        return False
    is_initial = len(bare) == 1 and bare.isalpha()
    is_dotted = "." in bare and all(len(part) <= 2 for part in bare.split("."))  # noqa: PLR2004 - `i.p.c`, `u.p`
    is_dotted = is_dotted and not _SURE_OPENING.match(text, match.end())
    is_list_number = bare.isdigit() and _opens_line(text, word.start())
    return not (is_initial or is_dotted or is_list_number)


def _opens_line(text: str, start: int) -> bool:
    """Whether only white space stands between the start of the line and `start`, as before `12.` of a paragraph."""
    line = text.rfind("\n", max(0, start - 12), start)
    return not text[line + 1 if line >= 0 else max(0, start - 12) : start].strip()


def clause_around(text: str, low: int, high: int, bounds: re.Pattern[str]) -> tuple[int, int]:
    """The span `[start, end)` of the clause in which `[low, high)` stands; `bounds` takes what parts two clauses."""
    start = max((match.end() for match in bounds.finditer(text, 0, low)), default=0)
    behind = bounds.search(text, high)
    return start, behind.start() if behind else len(text)
