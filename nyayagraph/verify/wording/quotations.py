"""What a claim quotes word for word, and whether a passage has it. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from nyayagraph.verify.wording.alignment import Passage
from nyayagraph.verify.wording.words import normalised

# takes `held that "no man …"`, `"or"`; refuses what stands between two quotations: `"or" is to be read as "nor"`
_QUOTATION = re.compile(r'(?<![\w.,;:?!)])"(?=\S)([^"]{0,600})"')
_SHORTEST_LETTERS = 12
_LEFT_OUT = re.compile(r"(?:\.\s?){3,}|\u2026")  # takes `...`, `. . .`; refuses a full stop
_SHORTEST_QUOTATION = 4


def quotations(claim: str) -> list[str]:
    """What the claim quotes word for word; a quoted term of a few words is no quotation."""
    found = _QUOTATION.findall(normalised(claim))
    return [one for one in found if len(one) >= _SHORTEST_LETTERS and len(one.split()) >= _SHORTEST_QUOTATION]


def quotation_is_exact(quoted: str, passages: Sequence[Passage]) -> bool:
    """True where one passage has the quotation word for word; punctuation and capitals may differ, dots leave out."""
    wanted = [_letters(piece) for piece in _LEFT_OUT.split(quoted) if piece.strip()]
    return any(all(piece in _letters(passage.text) for piece in wanted) for passage in passages)


def is_same_but_for_print(quoted: str, whole: Iterable[str]) -> bool:
    """True where the quotation is one of some headings, punctuation and capitals apart."""
    return _letters(quoted) in {_letters(one) for one in whole}


def _letters(text: str) -> str:
    return " " + " ".join(re.findall(r"[a-z0-9]+", normalised(text).lower())) + " "
