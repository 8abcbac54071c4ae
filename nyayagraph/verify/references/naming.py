"""Printed names against judgments held: which judgment a name can mean, and which it cannot. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from nyayagraph.cypher.verify import HeldJudgment, NameQuery
from nyayagraph.law.acts.whose_acts import PLACES
from nyayagraph.law.citations.report_places import one_misread
from nyayagraph.law.names.likeness import Likeness, bearing
from nyayagraph.law.names.parties import name_key, names_match, party_key, same_party, sides_of, written_out
from nyayagraph.verify.references.as_printed import are_offices, orders
from nyayagraph.verify.wording.words import word_list

_WORD = re.compile(r"[^\W_]+")
_TELL_NOTHING = frozenset(
    word_list(
        "v vs versus the of and in re on by for ors anr others another etc state union india government govt "
        "commissioner collector limited ltd private pvt company co corporation board authority district court "
        "high supreme director secretary m s"
    )
)
# takes `Hussainara Khatoon (IV) v.`, `Sunil Batra (No. 2)`, `Khatoon, II v.`; refuses `Philips (I) Ltd.`, `(P) Ltd.`
_NUMBERED = re.compile(
    r"\((?:[IVX]{1,4}|No\.?\s?\d+|\d)\)(?!\s*(?:Ltd|Limited|Pvt|Private|P\b|\())|\b(?:No\.\s?\d|,\s?[IVX]{1,4})(?=\s+v)"
)
_PLACES = frozenset(word.lower() for place in PLACES for word in _WORD.findall(place)) | frozenset(
    word_list("uttar madhya andhra himachal west tamil nadu chhattisgarh jharkhand uttarakhand telangana nct")
)
# takes `B.S. `, `B. S. `; refuses `B. Gupta`, `Pvt.`
_INITIALS = re.compile(r"\b[A-Z]\.\s?[A-Z]\.(?:\s?[A-Z]\.)?")
_OF_MANY = 0.2  # the weight of a word that is in the names of thousands
_FUZZY_FROM = 6
# letters that a machine reads for each other on a worn page: `tt` for `ll`, `y` for `v`, `h` for `b`
_SHAPES = str.maketrans("tfijyuhbcq", "llllvvnneg")
_SHORTEST_MISREAD = 5
_ONE_MISREAD_IN = 3
_SHORTEST_TYPO = 6
_SURE_WORDS = 2
_GOVERNMENT = re.compile(r"^government(?! india)")  # of Karnataka, which is the State of Karnataka
_LETTERED = re.compile(r"\b[a-z](?: [a-z]\b)+")  # takes `c i t` of `C. I. T., Ahmedabad`


def name_query(name: str) -> NameQuery:
    """The words of a printed name as a Lucene query; a text is data, so only letters and figures go in.

    Words of office and place are sides of thousands, and a single letter is in as many names: they count for little
    beside a party's own name. Its initials count together, as the index has them: `b.s` of `B.S. Joshi`.
    """
    words = [word.lower() for word in _WORD.findall(name)]
    words = [
        word
        for word in dict.fromkeys(words)
        if word not in ("v", "vs", "versus", "ors", "anr", "the", "of", "and", "or", "not")
    ]
    runs = dict.fromkeys(tuple(_WORD.findall(run.lower())) for run in _INITIALS.findall(name))
    together = [f'"{mark.join(run)}"' for run in runs for mark in (".", " ")]
    return NameQuery(name=name, lucene=" ".join([*together, *map(_term, words[:12])]) or '"nothing"')


def _term(word: str) -> str:
    is_long = len(word) >= _FUZZY_FROM and word.isalpha() and word.isascii()
    term = f"{word}~1" if is_long else f'"{word}"'
    return f"{term}^{_OF_MANY}" if len(word) == 1 or word in _TELL_NOTHING or word in _PLACES else term


def spellings(judgment: HeldJudgment) -> tuple[str, ...]:
    """Title and other names."""
    return (judgment.title, *judgment.names)


def can_be(name: str, judgment: HeldJudgment) -> bool:
    """True where the printed name can be one of the judgment's names; initials that differ rule it out."""
    return any(names_match(name, spelling) or _longer_form(name, spelling) for spelling in spellings(judgment))


def is_misprint(name: str, judgment: HeldJudgment) -> bool:
    """True for a judgment's name with letters misread or a letter astray, initials alike: `Shelly` for `Shetty`.

    Only where a citation has found the judgment: no name alone is resolved so. Refuses `Ram Lal` for `Ram Pal`, words
    too short to tell, and `State of Uttar Pradesh` for `State of Madhya Pradesh`.
    """
    return any(_is_misread(name, spelling) for spelling in spellings(judgment))


def bears(name: str, judgment: HeldJudgment) -> bool:
    """True where a name beside a judgment's citation is its own, misprinted or cut: `Jaw Ajee` for `Jawajee`."""
    own = can_be(name, judgment) or is_misprint(name, judgment)
    likely = own or bearing(name, spellings(judgment)) >= Likeness.LIKELY
    return likely or any(_as_briefs_print(name, spelling) for spelling in spellings(judgment))


def _as_briefs_print(name: str, other: str) -> bool:
    """True where the parties are exchanged, a body stands in its letters, or another office beside the same person."""
    return any(
        all(_within(x, y) or _may_be_office(x, y, pairs) for x, y in pairs)
        and any(_tells(x) and _tells(y) and _within(x, y) for x, y in pairs)
        for pairs in orders(_sides(name), _sides(other))
    )


def _may_be_office(ours: list[str], theirs: list[str], pairs: Sequence[tuple[list[str], list[str]]]) -> bool:
    """True for two offices where the party against them is the same to the letter, or in two words that tell."""
    return are_offices(ours, theirs) and any(
        _tells(x) and (x == y or len({word for word in x if len(word) > 1} & set(y)) >= _SURE_WORDS)
        for x, y in pairs
        if x is not ours and _within(x, y)
    )


def _is_misread(name: str, other: str) -> bool:
    """True where each side is the other's or its misprint; a shared `State of Punjab` makes no man another."""
    ours, theirs = sides_of(name), sides_of(other)
    return len(ours) == len(theirs) and all(
        same_party(one, two) or _is_side_misread(one, two) for one, two in zip(ours, theirs, strict=True)
    )


def _is_side_misread(ours: str, theirs: str) -> bool:
    keys = [party_key(side).split() for side in (ours, theirs)]
    initials = [[word for word in words if len(word) == 1] for words in keys]
    first, second = ([word for word in words if len(word) > 1] for words in keys)
    is_same_person = initials[0] == initials[1] or not all(initials)
    is_as_long = len(first) == len(second) > 0
    return is_same_person and is_as_long and all(_looks_alike(x, y) for x, y in zip(first, second, strict=True))


def _looks_alike(a: str, b: str) -> bool:
    """True for a word with letters read as others of their shape, or with one changed, lost or exchanged: `Pardesh`."""
    if a == b:
        return True
    if min(len(a), len(b)) < _SHORTEST_MISREAD:
        return False
    one, other = a.translate(_SHAPES), b.translate(_SHAPES)
    is_shaped = one == other and sum(x != y for x, y in zip(a, b, strict=True)) * _ONE_MISREAD_IN <= len(a)
    return is_shaped or one_misread(a, b) or (len(a) != len(b) and one_misread(one, other))


def _longer_form(name: str, other: str) -> bool:
    """True where both sides agree and one form only adds words: `Kesavananda Bharati Sripadagalvaru`, `State v. X`.

    One side at least must agree in a word that tells something.
    """
    pairs = next(orders(_sides(name), _sides(other)), [])
    return bool(pairs) and all(_within(x, y) for x, y in pairs) and any(_tells(x) and _tells(y) for x, y in pairs)


def _sides(name: str) -> list[list[str]]:
    sides = (_LETTERED.sub(_together, side) for side in name_key(name).split(" v "))
    return [_GOVERNMENT.sub("state", side).split() for side in sides]


def _together(letters: re.Match[str]) -> str:
    """An office printed by its letters apart as one printed together: `c i t` as `CIT`."""
    word = letters[0].replace(" ", "")
    whole = written_out(word)
    return letters[0] if whole == word else whole


def _tells(side: list[str]) -> bool:
    return any(len(word) > 1 and word not in _TELL_NOTHING for word in side)


def _within(ours: list[str], theirs: list[str]) -> bool:
    """True where the shorter side's words are all among the longer side's, initials not differing."""
    if ours == theirs:
        return True
    initials = [{word for word in side if len(word) == 1} for side in (ours, theirs)]
    if initials[0] and initials[1] and initials[0] != initials[1]:
        return False
    if bool(initials[0]) != bool(initials[1]) and _is_another_person(
        *((ours, theirs) if initials[0] else (theirs, ours))
    ):
        return False
    short, long = sorted(([w for w in side if len(w) > 1] for side in (ours, theirs)), key=len)
    if not short:  # initials alone, as where a name was cut
        return bool(initials[0]) and initials[0] == initials[1]
    return all(any(_spelled_alike(word, other) for other in long) for word in short)


def _is_another_person(initialled: list[str], spelled: list[str]) -> bool:
    """True where a name spelled out begins with none of the other's initials: `Mithlesh Garg` and `R.K. Garg`."""
    initials = {word for word in initialled if len(word) == 1}
    given = [
        word
        for word in spelled
        if word not in _TELL_NOTHING and not any(_spelled_alike(word, other) for other in initialled)
    ]
    return bool(given) and not any(word[0] in initials for word in given)


def _spelled_alike(a: str, b: str) -> bool:
    """True for one word, or for two long ones a letter apart."""
    if a == b:
        return True
    if min(len(a), len(b)) < _SHORTEST_TYPO or abs(len(a) - len(b)) > 1 or a[0] != b[0]:
        return False
    if len(a) == len(b):
        return sum(x != y for x, y in zip(a, b, strict=True)) == 1
    long, short = (a, b) if len(a) > len(b) else (b, a)
    return any(long[:place] + long[place + 1 :] == short for place in range(len(long)))


def named(name: str, candidates: Iterable[HeldJudgment]) -> list[HeldJudgment]:
    """Judgments that a printed name can mean; exact names first, longer forms only where no name is exact."""
    held = list(candidates)
    exact = [judgment for judgment in held if any(names_match(name, spelling) for spelling in spellings(judgment))]
    return exact or [judgment for judgment in held if can_be(name, judgment)]


def like(name: str, candidates: Iterable[HeldJudgment]) -> list[HeldJudgment]:
    """Judgments whose name a printed one is likely to be, misprinted, cut or with the State called otherwise."""
    return [judgment for judgment in candidates if name and bears(name, judgment)]


def is_of_series(name: str, judgment: HeldJudgment) -> bool:
    """True where the printed name, or a name of the judgment, is numbered: the same parties came more than once."""
    return any(_NUMBERED.search(one) for one in (name, *spellings(judgment)))


def of_year(judgments: Sequence[HeldJudgment], year: int | None) -> list[HeldJudgment]:
    """Those decided in `year`, or reported in it: a report may come a year later. All of them where none fits."""
    if year is None:
        return list(judgments)
    same = [judgment for judgment in judgments if judgment.decided_on and judgment.decided_on.year == year]
    near = [judgment for judgment in judgments if judgment.decided_on and 0 <= year - judgment.decided_on.year <= 1]
    return same or near or list(judgments)
