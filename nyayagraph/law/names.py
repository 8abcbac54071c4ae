"""Names of judgments and parties: when two are the same, and where they stand in running text.

Pure. Spelling may vary; initials, where both names have them, may not: N.M. Thomas is never K.M. Thomas.
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

_SIDES = re.compile(r"\s+(?:v|vs|versus|v/s)\.?\s+|\s+-v-\s+", re.IGNORECASE)
_IN_RE = re.compile(r"^\s*(?:in\s+re|re|in\s+the\s+matter\s+of)\b\s*[:.,-]?\s*", re.IGNORECASE)
_AFTER_NAME = re.compile(r"\s*(?:\(\d{4}\)|\bon\s+\d{1,2}\s+[a-z]+,?\s+\d{4}|,?\s*(?:etc\.?\s*)+|\.{2,})\s*$", re.IGNORECASE)
_OTHERS = re.compile(
    r"[\s,]*(?:&|and|with)?\s*\b(?:ors|others?|anr|another|anor|etc|connected\s+(?:matters?|appeals?))\b\.?(?:\s*etc\.?)*\s*$",
    re.IGNORECASE,
)
_PLAIN = re.compile(r"[^a-z0-9&]+")
_HONORIFICS = frozenset(
    "shri sri shree smt srimati shrimati mr mrs ms dr prof kumari km justice hon hble honble lala pandit pt thiru tmt md"
    " his holiness excellency late messrs mst musammat mt the sardar s/o w/o d/o".split()
)
_EXPAND = {
    "ltd": "limited", "pvt": "private", "p": "p", "co": "company", "cos": "companies", "corpn": "corporation", "corp": "corporation",
    "govt": "government", "assn": "association", "assocn": "association", "bros": "brothers", "comm": "commissioner",
    "commr": "commissioner", "commnr": "commissioner", "cit": "commissioner income tax", "cst": "commissioner sales tax",
    "uoi": "union india", "admn": "administration", "dept": "department", "dist": "district", "distt": "district", "mfg": "manufacturing",
    "univ": "university", "intl": "international", "natl": "national", "insce": "insurance", "secy": "secretary", "dy": "deputy",
    "asst": "assistant", "addl": "additional", "engg": "engineering", "elec": "electric", "mun": "municipal", "bd": "board",
}  # fmt: skip
_STATES = {
    "up": "uttar pradesh", "mp": "madhya pradesh", "ap": "andhra pradesh", "hp": "himachal pradesh", "wb": "west bengal",
    "tn": "tamil nadu", "jk": "jammu kashmir", "j&k": "jammu kashmir", "nct": "nct", "mah": "maharashtra", "kar": "karnataka",
}  # fmt: skip
_SMALL = frozenset(("of", "and", "the", "&", "for", "in", "at", "by"))
# Transliterations of one Indian name; folded on both sides, so only spelling may differ, never a sound.
_FOLDS = (
    ("sh", "s"), ("th", "t"), ("dh", "d"), ("bh", "b"), ("kh", "k"), ("gh", "g"), ("ph", "f"), ("ck", "k"), ("ee", "i"),
    ("oo", "u"), ("ou", "u"), ("w", "v"), ("y", "i"), ("z", "s"), ("q", "k"),
)  # fmt: skip
_DOUBLED = re.compile(r"(.)\1+")


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
        after_state = word in ("state", "govt", "government") or (after_state and word in ("nct",))
    return kept


def name_key(title: str) -> str:
    """A title as `A v B`, each side normalised, their order kept; `In re X` gives `in re x`."""
    plain = _AFTER_NAME.sub("", title.strip())
    if _IN_RE.match(plain) and not _SIDES.search(plain):
        return "in re " + party_key(_IN_RE.sub("", plain))
    return " v ".join(party_key(side) for side in _SIDES.split(plain, maxsplit=1))


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
    return bool(names_a) and _fold("".join(names_a)) == _fold("".join(names_b))


def _split_initials(words: list[str]) -> tuple[str, list[str]]:
    """The initials of a name as one string, and its other words."""
    return "".join(w for w in words if len(w) == 1), [w for w in words if len(w) > 1]


def _fold(letters: str) -> str:
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
    return [side.split() for side in name_key(name).removeprefix("in re ").split(" v ")]


def _is_public(words: list[str]) -> bool:
    """Whether a party is the State in some form, which is a side of thousands of judgments."""
    return not words or words[0] in {"state", "union", "government", "commissioner", "collector", "india", "cbi"}


class FoundName(NamedTuple):
    """A name of a judgment at `[start, end)`."""

    start: int
    end: int
    name: str


# the word between the parties: takes ` v. `, ` Vs `, ` versus `; refuses `v.` inside a word and `(v)`
_VERSUS = re.compile(r"[vV](?:[sS]?\.?|ersus|ERSUS|/[sS]\.?|\.[sS]\.)(?=\s)")
_IN_RE_TEXT = re.compile(r"I(?:n|N)\s{1,2}[Rr][Ee]\b[:.,]?\s{1,3}|I(?:n\sthe\s[Mm]atter\sof)\b:?\s{1,3}")
_WORD = re.compile(
    r"\s{0,3}(?P<word>\((?:[A-Z][\w.&' -]{0,24}|[pP]|dead|died)\)(?:\s?\(?[A-Za-z.]{0,6}\))?|[A-Z0-9][\w.&'’/-]*(?:\([A-Z]\))?|&|of|and|the|for|de|alias|urf|s/o|w/o|d/o|by|in|between|to|etc\.?"
    r"|others?|another|ors\.?|anr\.?)(?P<comma>,?)"
)
_WORD_BACK = re.compile(r"[\w.&'’/()-]+,?$")
_LINKS = frozenset("of and the for & de alias urf s/o w/o d/o by in between to".split())
_LEFT_LINKS = _LINKS - {"in", "by", "between", "to"}
_TAIL = frozenset("others other another ors ors. anr anr. etc etc.".split())
_COMPANY = re.compile(r"^(?:Ltd|Limited|Pvt|Private|Inc|Jr|Sr|Co|Etc|LTD|LLP|Ors|Anr|Others?|Another|ORS|ANR|OTHERS?|ANOTHER)\b")
_PLACE = re.compile(r"^(?:Bombay|Calcutta|Madras|Delhi|New|Allahabad|Kanpur|Patna|Lucknow|Hyderabad|Bangalore|Nagpur|Gujarat|Kerala|Mysore|Punjab|West|U\.P|M\.P|A\.P|Ahmedabad|Jaipur|Andhra|Bihar|Orissa|Assam|Rajasthan|Tamil|Maharashtra|Cochin|Ernakulam|Chandigarh|Mumbai|Chennai|Kolkata|Baroda|Poona|Pune|Surat|Simla|Shimla|Cuttack)")
# words that open the sentence around a name and are no part of it
_OPENERS = frozenset(
    "in see also vide per cf compare the of and reliance judgment judgement decision case thus whether what when where how while since as by on"
    " after before following that this it if though although accordingly hence similarly again further reported held later recently earlier finally"
    " court supreme hon'ble bench both under to from with for at is was are overruling overruled distinguishing applying followed explained referring"
    " citing read learned counsel moreover however but because our we they he she likewise lastly firstly secondly thirdly subsequently even next"
    " in: cases decisions judgments matter titled entitled rule e.g i.e viz namely namely, para paragraph did does do can could should would is"
    " who which why an a headnote held: petitioner respondent appellant versus v vs".split()
)
_NEVER_IN = frozenset("section sections article articles act code air scc scr supra ibid para paras no. nos. appeal petition order rule judgment".split())
_ABBREVIATIONS = frozenset(
    "messrs ltd pvt co corpn corp bros dr mr mrs ms smt m/s st dy asst addl commr commnr govt assn assocn mfg univ ors anr etc no nos supdt distt dist admn secy"
    " engg elec mun bd bdg eng gen genl ins insce intl natl ind inds jt kum md mohd mohammd ch rev regl rly shri sri prof hon j jr sr lt col capt maj".split()
)
_REACH = 150


def find_names(text: str) -> list[FoundName]:
    """Every name of a judgment in running text, in order, none overlapping: the whole name and nothing more."""
    found: list[FoundName] = []
    done = 0
    for match in _VERSUS.finditer(text):
        middle = match.start()
        if middle < done or middle == 0 or not text[middle - 1].isspace():
            continue
        right = _right_end(text, match.end())
        left = _left_start(text, max(done, middle - _REACH), middle) if right else None
        if left is not None and right:
            found.append(FoundName(left, right, _printed(text[left:right])))
            done = right
    return _with_in_re(text, found)


def _with_in_re(text: str, found: list[FoundName]) -> list[FoundName]:
    taken = {name.start for name in found}
    for match in _IN_RE_TEXT.finditer(text):
        if any(name.start <= match.end() + 2 and match.start() < name.end for name in found):
            continue
        end = _right_end(text, match.end() - 1)
        if end and match.start() not in taken:
            found.append(FoundName(match.start(), end, _printed(text[match.start() : end])))
    return sorted(found)


def _printed(name: str) -> str:
    return " ".join(name.split())


def _right_end(text: str, start: int) -> int | None:
    """Where the second party ends: after its last word in capitals, abbreviation or `& Ors.`."""
    place, end = start, None
    limit = min(len(text), start + _REACH)
    words = 0
    while place < limit and (match := _WORD.match(text, place)):
        word = match["word"]
        lower = word.lower().rstrip(".,")
        if "\n\n" in text[place : match.start("word")] or lower in _NEVER_IN or (words == 0 and lower in _TAIL):
            break
        if word[0].isdigit() and (words == 0 or len(word) >= 4):  # noqa: PLR2004 - a year ends a name
            break
        place = match.end("word")
        if lower in _TAIL:
            return match.end("word")
        if word.lower() not in _LINKS:
            words += 1
            ends = word.endswith(".") and not _is_abbreviation(word)
            end = place - 1 if ends else place
            if ends:
                break
        if match["comma"]:
            following = text[match.end() : match.end() + 14].lstrip()
            if not (_COMPANY.match(following) or _PLACE.match(following)):
                break
            place = match.end()
    return end


def _is_abbreviation(word: str) -> bool:
    bare = word.rstrip(".").lower().strip("()")
    return bare in _ABBREVIATIONS or len(bare) <= 2 or "." in bare  # noqa: PLR2004 - initials and `St.`


def _left_start(text: str, low: int, middle: int) -> int | None:
    """Where the first party opens: back over capitals, initials and small links, short of what leads up to it."""
    opening, cursor = None, middle
    while cursor > low:
        stripped = text[low:cursor].rstrip()
        match = _WORD_BACK.search(stripped)
        if match is None or "\n\n" in text[low + len(stripped) : cursor]:
            break
        word, place = match[0], low + match.start()
        lower = word.lower().strip(".,()'")
        first = word.lstrip("('")[:1]
        if word.endswith(",") and opening is None:
            word = word[:-1]
        elif word.endswith(",") and not (_COMPANY.match(text[opening or 0 :]) or _PLACE.match(text[opening or 0 :])):
            break
        if opening is not None and word.endswith(".") and not _is_abbreviation(word.lstrip("(")):
            break
        if lower in _NEVER_IN or (word[:1] == "(" and ")" not in word) or ")" in word[:-1]:
            if first.isupper() and word[:1] == "(" and lower not in _NEVER_IN:
                opening = place + 1
            break
        if first.isupper() or (lower in _TAIL and opening is None):
            opening = place
        elif not (lower in _LEFT_LINKS and opening is not None) and not (word.isdigit() and opening is not None and len(word) < 4):  # noqa: PLR2004
            break
        cursor = place
    return _trimmed(text, opening, middle)


def _trimmed(text: str, opening: int | None, middle: int) -> int | None:
    """The start with leading words of the sentence gone; None where nothing in capitals is left."""
    place = opening
    while place is not None and place < middle:
        match = re.compile(r"\s*([\w.&'’/()-]+),?").match(text, place)
        if match is None or match.start(1) >= middle:
            return None
        word = match[1].lower().strip(".,():")
        if word in _OPENERS and not (match[1].endswith(".") and len(word) == 1):
            if word == "the" and text[match.end() : match.end() + 6].lstrip()[:5] in ("State", "Union", "Commi"):
                return match.start(1)
            place = match.end()
            continue
        return match.start(1) if match[1][0].isalnum() or match[1][0] == "(" else None
    return None
