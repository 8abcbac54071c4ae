"""Where two sentences that say nearly the same differ in the words that decide: not, must, may, a number. Pure.

Works on the order of words, so that a changed word shows even where every telling word is there.
"""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from functools import lru_cache

from nyayagraph.law.names.parties import one_letter_apart
from nyayagraph.verify.wording.words import normalised, number_of_word, stem, word_list

# takes `Forty-second` as one word, which is no number of anything
_TOKEN = re.compile(
    r"[A-Za-z]+-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\b|[A-Za-z]+(?:'[a-z]+)?|\d+(?:\.\d+)?"
)
_NOT = frozenset(("not", "no", "never", "nor", "neither", "without", "none", "nobody"))
_MUST = frozenset(
    ("must", "shall", "mandatory", "mandator", "compulsory", "obligatory", "imperative", "bound", "required")
)
_MAY = frozenset(("may", "can", "discretionary", "optional", "directory", "permitted", "might", "could"))
_LIMITS = frozenset(
    word_list("only except unless save subject provided otherwise extent far prospectively ordinarily until")
)
_HELPERS = frozenset(("do", "doe", "does", "did", "any", "longer"))
_DECIDING = _NOT | _MUST | _MAY | _LIMITS
_EMPTY = frozenset(
    word_list(
        "the a an of to in on by for with as at and or that it is was were are be been being has have had this "
        "its such which so"
    )
)
_LOCAL = 4  # a change of so few words between words that agree is a change of those words, not another clause
_CHANGED, _AGREEING = 2, 3  # words that change in a quotation, and that agree on both sides of them
_MOST_TOKENS = 160
_SHOWN = 160
_TEXTS_KEPT = 8_192


# takes `Articles 14, 19 and 21 of the Constitution`, `section 65B(4) of the Act`; refuses `a section of society`
PROVISIONS = re.compile(
    r"\b(?:sub-?)?(?:sections?|articles?|clauses?|orders?|rules?|entry|entries)\s+(?:\([\w]+\)|[\dIVXL]+[A-Z]*)(?:\s?\([^)\s]{1,5}\))*"
    r"(?:\s*(?:,|and|or|to)\s*(?:of\s+)?(?:sections?|articles?|clauses?)?\s*\(?\d+[A-Z]*\)?(?:\s?\([^)\s]{1,5}\))*)*"
    r"(?:\s+of\s+(?:the\s+)?(?:[A-Z][\w()-]*\s+(?:of\s+|and\s+|on\s+)?){0,8}?(?:Act|Code|Sanhita|Adhiniyam|Constitution)(?:\s+of\s+India)?(?:,\s*\d{4})?)?",
    re.IGNORECASE,
)

_OR_OTHERWISE = re.compile(r"\bor\s+otherwise\b")  # widens what it stands behind, and limits nothing


@lru_cache(maxsize=_TEXTS_KEPT)
def _tokens(text: str) -> tuple[str, ...]:
    plain = _OR_OTHERWISE.sub(" ", PROVISIONS.sub(" ", normalised(text)).lower())
    plain = re.sub(r"\bcannot\b", "can not", plain).replace("can't", "can not")
    out = []
    for token in _TOKEN.findall(re.sub(r"n't\b", " not", plain)):
        if token in _NOT or token in _MUST or token in _MAY or token in _LIMITS:
            out.append(token)
        elif token not in _EMPTY:
            out.append(number_of_word(token) or stem(token))
    return tuple(out[:_MOST_TOKENS])


def decisive_difference(claim: str, said: str) -> str:
    """What a deciding word changes between the two, '' where none does or where they are too far apart to tell."""
    ours, theirs = _tokens(claim), _tokens(said)
    steps = SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes()
    changed = [(ours[low:high], theirs[start:end]) for step, low, high, start, end in steps if step != "equal"]
    if _denial_differs(changed):
        return "negation: one denies what the other says"
    for left, right in changed:
        if left and right and max(len(left), len(right)) <= _LOCAL:
            found = _difference(left, right)
            if found:
                return found
    return ""


def words_changed(quoted: str, said: str) -> str:
    """Which word a quotation changes amid words that the source has; '' for a slip of print, or a word of no weight.

    A changed word stands between words that agree: at the ends the two may only be cut at different places.
    """
    ours, theirs = _tokens(quoted), _tokens(said)
    steps = SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes()
    for before, (step, low, high, start, end), behind in zip(steps, steps[1:], steps[2:], strict=False):
        is_amid = before[0] == behind[0] == "equal" and _length(before) + _length(behind) >= _AGREEING
        left, right = ours[low:high], theirs[start:end]
        if step != "equal" and is_amid and max(len(left), len(right)) <= _CHANGED and _is_changed(left, right):
            return f"{' '.join(left) or 'nothing'} for {' '.join(right) or 'nothing'}"
    return ""


def _length(step: tuple[str, int, int, int, int]) -> int:
    return step[2] - step[1]


def _is_changed(left: tuple[str, ...], right: tuple[str, ...]) -> bool:
    """True where a deciding word stands on one side alone, or a word in the place of another."""
    if any((word in left) != (word in right) for word in _DECIDING.intersection((*left, *right))):
        return True
    pairs = zip(left, right, strict=False)
    return len(left) == len(right) > 0 and any(one != two and not one_letter_apart(one, two) for one, two in pairs)


def _denial_differs(changed: list[tuple[tuple[str, ...], tuple[str, ...]]]) -> bool:
    """True where one text alone has a bare `not`; a `not` that only moved, or left with its clause, is none."""
    ours = sum(word in _NOT for left, _ in changed for word in left)
    theirs = sum(word in _NOT for _, right in changed for word in right)
    bare = any(_is_bare_denial(left) or _is_bare_denial(right) for left, right in changed)
    return bare and (ours == 0) != (theirs == 0)


def _is_bare_denial(words: tuple[str, ...]) -> bool:
    return any(word in _NOT for word in words) and all(
        word in _NOT or word in _MUST or word in _MAY or word in _HELPERS for word in words
    )


def _difference(ours: tuple[str, ...], theirs: tuple[str, ...]) -> str:
    if any(word in _MUST for word in ours) and any(word in _MAY for word in theirs):
        return "duty: the claim says must, the source says may"
    if any(word in _MAY for word in ours) and any(word in _MUST for word in theirs):
        return "duty: the claim says may, the source says must"
    numbers = [word for word in ours if word.isdigit()], [word for word in theirs if word.isdigit()]
    is_one_kind = [all(map(_is_year, of)) for of in numbers]
    if numbers[0] and numbers[1] and is_one_kind[0] == is_one_kind[1] and set(numbers[0]).isdisjoint(numbers[1]):
        return f"number: {numbers[0][0]}, the source has {numbers[1][0]}"
    return ""


def _is_year(number: str) -> bool:
    return len(number) == 4 and number[:2] in ("18", "19", "20")  # noqa: PLR2004 - figures of a year


def limit_left_out(claim: str, said: str) -> str:
    """The limiting words of the source that the claim, otherwise word for word, leaves out; '' where none."""
    ours, theirs = _tokens(claim), _tokens(said)
    steps = SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes()
    agreed = sum(high - low for step, low, high, _, _ in steps if step == "equal")
    if agreed * 2 < len(theirs) or agreed * 3 < len(ours) * 2 or any(word in _LIMITS for word in ours):
        return ""
    for step, _, _, start, end in steps:
        left_out = [word for word in theirs[start:end] if word in _LIMITS]
        if step in ("insert", "replace") and left_out:
            plain = normalised(said)
            at = re.search(rf"\b{left_out[0]}\b", plain, re.IGNORECASE)
            return plain[at.start() : at.start() + _SHOWN].rstrip(" .;") if at else left_out[0]
    return ""
