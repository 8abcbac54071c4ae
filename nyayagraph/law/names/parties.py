"""Names of judgments and parties: when two are the same.

Pure; finding names in a text is `cause_titles`' work. Spelling may vary; initials, where both names have them,
may not: N.M. Thomas is never K.M. Thomas.
"""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

# takes ` v. `, ` vs `, ` v, State`, ` v.Babu`, ` -vs- `; refuses `v.` inside a word
_SIDES = re.compile(r"\s+(?:v|vs|versus|v/s)(?:[.,]+\s*(?=\w)|[.,]*\s+)|\s*-\s?vs?\.?\s?-\s*", re.IGNORECASE)
_INITIAL_BEFORE = re.compile(r"(?:^|[\s.])[A-Za-z]\.?$")
_IN_RE = re.compile(r"^\s*(?:in\s+re|re|in\s+the\s+matter\s+of)\b\s*[:.,-]?\s*", re.IGNORECASE)
_AFTER_NAME = re.compile(
    r"\s*(?:\(\d{4}\)|\bon\s+\d{1,2}\s+[a-z]+,?\s+\d{4}|,?\s*(?:etc\.?\s*)+|\.{2,})\s*$", re.IGNORECASE
)
_OTHERS = re.compile(
    r"[\s,]*(?:&|and|with)?\s*\b(?:ors|others?|anr|another|anor|etc|connected\s+(?:matters?|appeals?))\b\.?(?:\s*etc\.?)*\s*$",
    re.IGNORECASE,
)
_PLAIN = re.compile(r"[^a-z0-9&]+")
_HONORIFICS = frozenset(
    "shri sri shree smt srimati shrimati mr mrs ms dr prof kumari km justice hon hble honble lala pandit pt thiru"
    " tmt md his holiness excellency late messrs mst musammat mt the sardar s/o w/o d/o".split()
)
_EXPAND = {
    "ltd": "limited", "pvt": "private", "co": "company", "cos": "companies", "corpn": "corporation",
    "corp": "corporation", "govt": "government", "assn": "association", "assocn": "association", "bros": "brothers",
    "comm": "commissioner", "commr": "commissioner", "commnr": "commissioner", "cit": "commissioner income tax",
    "cst": "commissioner sales tax", "uoi": "union india", "admn": "administration", "dept": "department",
    "dist": "district", "distt": "district", "mfg": "manufacturing", "univ": "university", "intl": "international",
    "natl": "national", "insce": "insurance", "secy": "secretary", "dy": "deputy", "asst": "assistant",
    "addl": "additional", "engg": "engineering", "elec": "electric", "mun": "municipal", "bd": "board",
}  # fmt: skip
_STATES = {
    "up": "uttar pradesh", "mp": "madhya pradesh", "ap": "andhra pradesh", "hp": "himachal pradesh",
    "wb": "west bengal", "tn": "tamil nadu", "jk": "jammu kashmir", "j&k": "jammu kashmir", "nct": "nct",
    "mah": "maharashtra", "kar": "karnataka",
}  # fmt: skip
_SMALL = frozenset(("of", "and", "the", "&", "for", "in", "at", "by"))
# Transliterations of one Indian name; folded on both sides, so only spelling may differ, never a sound.
_FOLDS = (
    ("sh", "s"), ("th", "t"), ("dh", "d"), ("bh", "b"), ("kh", "k"), ("gh", "g"), ("ph", "f"), ("ck", "k"), ("ee", "i"),
    ("oo", "u"), ("ou", "u"), ("w", "v"), ("y", "i"), ("z", "s"), ("q", "k"),
)  # fmt: skip
_SLIP_FROM = 5
_DOUBLED = re.compile(r"(.)\1+")


@lru_cache(maxsize=8192)  # a text's names are each held against the same few dozen judgments
def party_key(name: str) -> str:
    """One party, normalised: initials apart, honorifics and `& Ors.` gone, usual abbreviations written out."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    plain = re.sub(r"\bm\s?/\s?s\b\.?", " ", plain)
    plain = plain.replace("'s ", "s ").replace("'", "")
    plain = _AFTER_NAME.sub("", plain)
    while (shorter := _OTHERS.sub("", plain)) != plain:
        plain = shorter
    plain = re.sub(r"\(\s*(?:dead|d|decd|since deceased)\s*\).*|\bby\s+l\.?\s?rs?\b.*|\bthr(?:ough|u)?\b.*", " ", plain)
    plain = re.sub(r"\(\s*p\s*\)", " private ", plain)
    words = [word for word in _PLAIN.split(_together(plain)) if word and word not in _SMALL]
    return " ".join(_expanded(words))


def written_out(word: str) -> str:
    """A word of a party written out where print usually abbreviates it, `dy` or `asst`; others as they stand."""
    return _EXPAND.get(word, word)


def _together(plain: str) -> str:
    """Abbreviated states and codes as one word: `u.p.` and `u. p.` give `up`, `j & k` gives `j&k`."""
    plain = re.sub(r"\bj\s*\.?\s*(?:&|and)\s*k\b\.?", " j&k ", plain)
    return re.sub(r"(?<=\bstate of )([a-z])\.?\s?([a-z])\b\.?", r"\1\2", plain)


def _expanded(words: list[str]) -> list[str]:
    kept: list[str] = []
    after_state = False
    for word in words:
        if word in _HONORIFICS and len(words) > 1:
            continue
        replaced = _STATES.get(word, word) if after_state else _EXPAND.get(word, word)
        kept.extend(replaced.split())
        after_state = word in ("state", "govt", "government") or (after_state and word == "nct")
    return kept


@lru_cache(maxsize=8192)
def sides_of(name: str) -> tuple[str, ...]:
    """The parties of a name as printed: one, or two around the word between them.

    Of several such words the plainest counts: `P. v. Godbole vs Jagannath Fakirchand` and `A. V. Fernandez v. The State
    of Kerala` have an initial before it.
    """
    versus = list(_SIDES.finditer(name))
    if not versus:
        return (name,)
    middle = versus[0]
    if len(versus) > 1:
        plainest = min(map(_plainness, versus))
        between = [one for one in versus if _plainness(one) == plainest]
        whole = [one for one in between if not _INITIAL_BEFORE.search(name, 0, one.start())]
        middle = (whole or between)[0]
    return name[: middle.start()], name[middle.end() :]


def _plainness(versus: re.Match[str]) -> int:
    """How far a word can only be that between parties, least first: `vs` and `versus`, then `v.`, then `V.`."""
    letters = versus[0].strip(" .,-\n\t")
    return 0 if len(letters) > 1 else 1 if letters == "v" else 2


def name_key(title: str) -> str:
    """A title as `A v B`, each side normalised, their order kept; `In re X` gives `in re x`."""
    keys = _party_keys(title)
    return f"in re {keys[0]}" if _is_in_re(title) else " v ".join(keys)


def _is_in_re(title: str) -> bool:
    return _IN_RE.match(title) is not None and not _SIDES.search(_AFTER_NAME.sub("", title.strip()))


def _party_keys(title: str) -> list[str]:
    plain = _AFTER_NAME.sub("", title.strip())
    return [party_key(_IN_RE.sub("", plain))] if _is_in_re(title) else [party_key(side) for side in sides_of(plain)]


def same_party(a: str, b: str) -> bool:
    """Whether two names are one party: spelling and initials left out may differ, initials given may not."""
    return _same(party_key(a).split(), party_key(b).split())


def _same(a: list[str], b: list[str]) -> bool:
    if not a or not b:
        return False
    if a == b:
        return True
    initials_a, names_a = _split_initials(a)
    initials_b, names_b = _split_initials(b)
    if initials_a and initials_b and initials_a != initials_b:
        return False
    return bool(names_a) and fold("".join(names_a)) == fold("".join(names_b))


def _split_initials(words: list[str]) -> tuple[str, list[str]]:
    """The initials of a name as one string, and its other words."""
    return "".join(w for w in words if len(w) == 1), [w for w in words if len(w) > 1]


@lru_cache(maxsize=16384)  # texts name the same parties over and over
def fold(letters: str) -> str:
    """Letters with their usual transliterations made one: `Keshavananda` and `Kesavananda` fold alike."""
    for spelled, sound in _FOLDS:
        letters = letters.replace(spelled, sound)
    return _DOUBLED.sub(r"\1", letters)


def names_match(a: str, b: str) -> bool:
    """Whether two names can be of one judgment: both sides the same, or one name short for a side of the other.

    `Maneka Gandhi` matches `Maneka Gandhi v. Union of India`; `State of Kerala` names no judgment by itself.
    """
    sides_a, sides_b = _sides(a), _sides(b)
    if len(sides_a) == len(sides_b):
        return all(_same(x, y) for x, y in zip(sides_a, sides_b, strict=True))
    short, sides = (sides_a[0], sides_b) if len(sides_a) == 1 else (sides_b[0], sides_a)
    return not _is_public(short) and any(_same(short, side) for side in sides)


def _sides(name: str) -> list[list[str]]:
    return [key.split() for key in _party_keys(name)]


def _is_public(words: list[str]) -> bool:
    """Whether a party is the State in some form, which is a side of thousands of judgments."""
    return not words or words[0] in {"state", "union", "government", "commissioner", "collector", "india", "cbi"}


def folded_sides(name: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Each side of a name: its initials, and its other words in the spelling to which variants are folded."""
    sides = (_split_initials(side) for side in _sides(name))
    return tuple((initials, tuple(fold(word) for word in words)) for initials, words in sides)


def one_letter_apart(a: str, b: str) -> bool:
    """Whether two words of five letters or more differ by one letter, none of them the first: a slip of print."""
    if min(len(a), len(b)) < _SLIP_FROM or abs(len(a) - len(b)) > 1 or a[0] != b[0]:
        return False
    same = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return a[same + 1 :] == b[same + 1 :] or a[same:] == b[same + 1 :] or a[same + 1 :] == b[same:]
