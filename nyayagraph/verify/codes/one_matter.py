"""A provision of an old law and one of its successor, alone in a sentence or two: one matter, whatever the verb.

Takes `The statement taken under section 313 CrPC in the old days is today taken under section 315 BNSS`. Wrong where
neither number stands in the place of the other. Silent where words set two matters apart, or tell a case. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from nyayagraph.verify.codes.code_numbers import LIST, CodeNumber, code_numbers
from nyayagraph.verify.codes.counterparts import in_groups
from nyayagraph.verify.codes.successions import carries_over, sentence_before, took_place_wrongly
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

_PAIR = 2
_PARTS = re.compile(r";|\n|\.\s")
# what sets two matters apart, denies, or lets the old law go on: takes `unlike`, `but`, `saves`, `pending`
_APART = re.compile(
    r"\b(?:not|never|neither|nor|none|unlike|differ\w*|distinct|compar\w+|contrast\w*|confus\w+|mistak\w+|wrong\w*|another|other|also|besides?"
    r"|whereas|while|though|although|however|but|together|alive|save[sd]?|savings?|pending|continues?|stays?|keeps?)\b"
    r"|\bno\s+(?!longer)\w+|\bstill\b|,\s+and\s+(?!(?:is|are|has|now|today)\b)|\bread\s+with\b|\br/w\b",
    re.IGNORECASE,
)
# what tells a case, not the law: takes `was arrested`, `the FIR`, `our client`, `offences before`
_OF_A_CASE = re.compile(
    r"\b(?:arrest\w*|charg\w+|convict\w*|acquit\w*|accused|appellants?|petitioners?|respondents?|book(?:ed|s)|F\.?I\.?R|lodg\w+|regist\w+|remand\w*|quash\w*"
    r"|sentenc\w+|invok\w+|he|she|they|his|her|we|our|my|your|client\w*|offen[cs]es?\s+(?:of|up\s+to|before|after)|commit\w+\s+(?:on|in|before|after))\b",
    re.IGNORECASE,
)
# takes `formerly`, `used to`, `was dealt with`; then `today`, `the present`: two times told outright
_THEN = re.compile(
    r"\b(?:formerly|earlier|once|used\s+to|previously|hitherto|erstwhile|old|then|was|were)\b", re.IGNORECASE
)
# takes `its address`, `asks for it`, `that right`; what a sentence says of the matter of the one before
_POINTS_BACK = re.compile(
    r"\b(?:its|it|them|(?:that|this)\s+(?!case|court|day|year|man|woman|order|judgment)\w+|the\s+same)\b", re.IGNORECASE
)
# takes `the petition was filed in 2011`; what one law began and another goes on with
_STEP = re.compile(r"\b(?:petitions?|filed|presented|transferr\w+|instituted|trial|suit|appeal)\b", re.IGNORECASE)
_NOW = re.compile(
    r"\b(?:now|today|nowadays|at\s+present|present(?:ly)?|current(?:ly)?|new|successor|descendant|replacement|its\s+place)\b",
    re.IGNORECASE,
)


def check_one_matter(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """The new provision of a sentence at `start` that stands beside the one old provision whose place others took."""
    pair = _in_one(sentence, start, facts) or _in_two(sentence, start, facts)
    if pair is None:
        return
    olds, news = pair
    for new in () if _is_transitional(news, facts) else news:
        why = took_place_wrongly(new, olds, [one for one in news if one is not new], facts)
        if why:
            yield why


_Pair = tuple[Sequence[CodeNumber], Sequence[CodeNumber]]


def _in_one(sentence: str, start: int, facts: Facts) -> _Pair | None:
    """The old and the new numbers of a sentence that has no others, where they are of one matter."""
    groups = in_groups(sentence, code_numbers(sentence, start, facts.resolved), LIST)
    if len(groups) != _PAIR or {group[0].is_new for group in groups} != {True, False}:
        return None
    olds, news = groups if groups[1][0].is_new else (groups[1], groups[0])
    return (olds, news) if _is_of_one_matter(sentence, groups, is_old_first=olds is groups[0]) else None


def _in_two(sentence: str, start: int, facts: Facts) -> _Pair | None:
    """The new numbers of a sentence that points back, and the old ones of that before, which tells of then."""
    before, before_at = sentence_before(start, facts)
    groups = in_groups(sentence, code_numbers(sentence, start, facts.resolved), LIST)
    if len(groups) != 1 or not groups[0][0].is_new or not _POINTS_BACK.search(sentence) or not _THEN.search(before):
        return None
    olds = in_groups(before, code_numbers(before, before_at, facts.resolved), LIST)
    if len(olds) != 1 or olds[0][0].is_new is not False:
        return None
    words = f"{before} {sentence[: groups[0][-1].end]}"
    is_told = _APART.search(words) or any(one.search(f"{before} {sentence}") for one in (_OF_A_CASE, _STEP))
    return None if is_told else (olds[0], groups[0])


def _is_transitional(news: Sequence[CodeNumber], facts: Facts) -> bool:
    return any(carries_over(one.key(act_id).section_id, facts) for one in news for act_id in one.acts)


def _is_of_one_matter(sentence: str, groups: Sequence[Sequence[CodeNumber]], *, is_old_first: bool) -> bool:
    """True where nothing parts two provisions, or outright words of then and of now join them."""
    low, high = groups[0][-1].end, groups[1][0].start
    if _PARTS.search(sentence, low, high):
        return False
    if not (_APART.search(sentence, 0, groups[1][-1].end) or _OF_A_CASE.search(sentence)):
        return True
    first, second = sentence[:low], sentence[low:]
    then, now = (first, second) if is_old_first else (second, first)
    words = f"{sentence[: groups[0][0].start]} {sentence[low:high]}"
    return bool(_THEN.search(then) and _NOW.search(now)) and not _APART.search(words)
