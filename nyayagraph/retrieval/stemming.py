"""English words without their endings: Porter, "An algorithm for suffix stripping", Program 14(3), 1980. Pure.

The full-text index stems likewise, so that a passage it finds for `cheated` also scores for `cheating`.
"""

from __future__ import annotations

import re

_VOWELS = "aeiou"
_STEP_2 = (
    ("ational", "ate"), ("tional", "tion"), ("enci", "ence"), ("anci", "ance"), ("izer", "ize"), ("abli", "able"),
    ("alli", "al"), ("entli", "ent"), ("eli", "e"), ("ousli", "ous"), ("ization", "ize"), ("ation", "ate"),
    ("ator", "ate"), ("alism", "al"), ("iveness", "ive"), ("fulness", "ful"), ("ousness", "ous"), ("aliti", "al"),
    ("iviti", "ive"), ("biliti", "ble"),
)  # fmt: skip
_STEP_3 = (
    ("icate", "ic"), ("ative", ""), ("alize", "al"), ("iciti", "ic"), ("ical", "ic"), ("ful", ""), ("ness", ""),
)  # fmt: skip
_STEP_4 = (
    "ement", "ance", "ence", "able", "ible", "ment", "ant", "ent", "ism", "ate", "iti", "ous", "ive", "ize", "ion",
    "al", "er", "ic", "ou",
)  # fmt: skip
_SHORTEST = 3
_RUN = re.compile(r"v+c+")


def stem(word: str) -> str:
    """The stem of a lower-case word; words of one or two letters stay as they are."""
    if len(word) < _SHORTEST:
        return word
    word = _plural(word)
    word = _past(word)
    if word.endswith("y") and _has_vowel(word[:-1]):
        word = word[:-1] + "i"
    word = _mapped(word, _STEP_2)
    word = _mapped(word, _STEP_3)
    word = _stripped(word)
    return _tidied(word)


def _shape(word: str) -> str:
    """The word with `v` for each vowel and `c` for each consonant; y is a vowel after a consonant."""
    shape: list[str] = []
    for place, letter in enumerate(word):
        is_vowel = letter in _VOWELS or (letter == "y" and place > 0 and shape[-1] == "c")
        shape.append("v" if is_vowel else "c")
    return "".join(shape)


def _measure(word: str) -> int:
    """How often a run of vowels is followed by a run of consonants: Porter's m."""
    return len(_RUN.findall(_shape(word)))


def _has_vowel(word: str) -> bool:
    return "v" in _shape(word)


def _ends_double(word: str) -> bool:
    return len(word) > 1 and word[-1] == word[-2] and _shape(word)[-1] == "c"


def _ends_short(word: str) -> bool:
    """True for consonant, vowel, consonant other than w, x, y at the end: `hop`, not `snow`."""
    return _shape(word)[-3:] == "cvc" and word[-1] not in "wxy"


def _plural(word: str) -> str:
    if word.endswith(("sses", "ies")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def _past(word: str) -> str:
    if word.endswith("eed"):
        return word[:-1] if _measure(word[:-3]) > 0 else word
    ending = next((ending for ending in ("ed", "ing") if word.endswith(ending)), "")
    if not ending or not _has_vowel(word.removesuffix(ending)):
        return word
    word = word.removesuffix(ending)
    if word.endswith(("at", "bl", "iz")):
        return word + "e"
    if _ends_double(word) and word[-1] not in "lsz":
        return word[:-1]
    return word + "e" if _measure(word) == 1 and _ends_short(word) else word


def _mapped(word: str, endings: tuple[tuple[str, str], ...]) -> str:
    for ending, other in endings:
        if word.endswith(ending):
            head = word.removesuffix(ending)
            return head + other if _measure(head) > 0 else word
    return word


def _stripped(word: str) -> str:
    for ending in _STEP_4:
        if word.endswith(ending):
            head = word.removesuffix(ending)
            fits = ending != "ion" or head.endswith(("s", "t"))
            return head if fits and _measure(head) > 1 else word
    return word


def _tidied(word: str) -> str:
    if word.endswith("e"):
        head = word[:-1]
        if _measure(head) > 1 or (_measure(head) == 1 and not _ends_short(head)):
            word = head
    return word[:-1] if word.endswith("ll") and _measure(word) > 1 else word
