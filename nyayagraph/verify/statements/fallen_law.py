"""Acts, schemes and rules read down that a sentence relies on by their name or content, though they fell. Pure.

What fell is `law.fallen`'s. Relied on is what a sentence states as law of a day behind the fall: one that it gives, one
told around it, or, for words of the present, the day whose law counts. Who tells of the fall, or of older days, relies
on nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date

from nyayagraph.law.text.periods import Dated, Period, find_periods
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.law.versions.fallen import Fallen, fallen_named
from nyayagraph.verify.claims.relations import NO_PARTY
from nyayagraph.verify.labels import day
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

# what tells of the fall, denies or speaks of the past, in the sentence itself: takes `void`, `cannot`, `then`
_KNOWS_FALL = re.compile(
    r"\b(?:str(?:uck|ikes?|iking)|void|unconstitutional|invalid\w*|(?:is|are|was|were|be|been|held|declared|ruled|found|as)\s+illegal|ultra\s+vires|inoperative|no\s+longer(?!\s+(?:his|her|to|with|before)\b)|set\s+aside|abolish\w*|until|till|before\s+(?:it|this|that|\d|[A-Z][a-z]+\s+\d)|then|(?:was|were|had|has|is)\s+once|ceased|lapsed|repealed|quashed|scrapped|stayed|abeyance|dead|gone|never|erstwhile|former(?:ly)?|earlier|history|challeng\w*|validity|vires|petition\s+against|wrong\w*|mistak\w+|proposed|Bill|opined|this\s+Court\s+(?:held|observed|said|ruled|found|decided)|put\s+an\s+end\s+to\s+(?:it|this|them|the\s+(?:practice|scheme)|triple)|ended\s+(?:it|the\s+practice))\b|\?",
    re.IGNORECASE,
)
# what denies, in the clause itself: takes `cannot be invoked`
_DENIES = re.compile(r"\b(?:not|cannot|never|none|nobody|no(?!\s+longer))\b", re.IGNORECASE)
_CLAUSE = re.compile(r",\s+(?:and|so|but|for)\b")
# what tells of the fall in the sentences beside
_FELL_BESIDE = re.compile(
    r"\b(?:str(?:uck|ikes?|iking)\s+(?:it\s+|them\s+|both\s+|the\s+(?:\w+\s+){1,3})?down|struck(?!\s+(?:him|her|me|them|(?:the|his|her|my|a)\s+(?!section|Act|Scheme|rule|provision|clause|order)\w+))|void|unconstitutional|invalidat\w+|ultra\s+vires|inoperative|read(?:s|ing)?\s+(?:it\s+)?down|set\s+aside|no\s+longer|wrong|mistaken|scrapped|quashed|lapsed|abeyance|stayed|off\s+the\s+book)\b",
    re.IGNORECASE,
)
# takes `need not say from whom`, `without disclosing the name`; a denial that is what is relied on
_DENIES_A_DUTY = re.compile(
    r"\b(?:need(?:s)?\s+not|no\s+need|without|not\s+(?:be(?:en)?\s+)?(?:required|obliged|bound|exceed\w*|less|more|guilty|met|satisfied|fulfilled|proof)|its\s+name\s+being\s+known|anonymous\w*)\b[^.;,]{0,60}",
    re.IGNORECASE,
)
# takes `Scheme, 2018`, `notification of 4 March 2014`; a day by which an instrument is known
_SCHEME_OF = re.compile(
    r"\b(?:Scheme|Order|Notification|Circular|Policy|Samvat|Svt\.?),?\s+(?:of\s+)?\d{4}"
    r"|\b(?:notification|order|circular|memorandum|OM|Ordinance|G\.?O\.?)\s+(?:No\.?\s+\S+\s+)?(?:of|dated)\s+(?:the\s+)?(?:\d{1,2}(?:st|nd|rd|th)?\s+)?[A-Z][a-z]+,?\s+(?:\d{1,2},?\s+)?\d{4}",
    re.IGNORECASE,
)
_OPEN = ("after", "since", "from")  # what came `after 25 March 1971` is no matter of that day
_PAST = re.compile(r"\b(?:was|were|had|did|used\s+to)\b", re.IGNORECASE)
_NOW = re.compile(
    r"\b(?:is|are|be|has|have|can|may|must|shall|will|lies?|today|now|currently|presently|still)\b", re.IGNORECASE
)
# takes `, 2024 INSC 113`, ` (Patna High Court)`, `the stay of the `; what stands around the parties
_COURT = re.compile(r"(?:,|\s\().*$|^the\s+(?:stay|interim\s+order)\b.*?\bin\s+(?:[Ii]n\s+re\s+(?:the\s+)?)?")
# takes `Such a pronouncement`, `The said Act`, `It`; a sentence that goes on about what the one before named
_POINTS_BACK = re.compile(
    r"\W*(?:Such|This|That|These|Those|It|They|The\s+(?:said|same|Act|Scheme|Ordinance|Tribunal|tribunal|quota|circular|rules?|husband|wife|divorce))\b"
)


def check_fallen(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each thing that fell and is relied on by a sentence that opens at `start` of its text."""
    before, around = facts.before(start), facts.around(start, start + len(sentence))
    points_back = _POINTS_BACK.match(sentence)
    for thing in dict.fromkeys((*fallen_named(sentence), *(fallen_named(before) if points_back else ()))):
        if facts.on < thing.since or not _is_stated(thing, sentence):
            continue
        is_of_those = thing.only is None or thing.only.search(f"{around} {sentence}")
        if (
            is_of_those
            and _is_of_its_day(thing, sentence, start, facts)
            and not _knows(thing, f"{around} {sentence}", around)
        ):
            fell = "was never brought into force" if thing.is_never else f"fell on {day(thing.since)}"
            words = f"{thing.name} {fell}, by {thing.by}"
            yield Evidence(rule="record_act_gone", evidence=words, on=thing.since)


def _is_stated(thing: Fallen, sentence: str) -> bool:
    """True where a sentence that speaks of a thing states it as law without a word of its fall."""
    named = thing.words.search(sentence)
    relied = thing.relied_on.search(_blank(sentence, named) if thing.is_by_name else sentence)
    if relied is None or (thing.unless and thing.unless.search(sentence)):
        return False
    rest = _DENIES_A_DUTY.sub(" ", _blank(sentence, named, relied))
    low, high = _part(rest, [found.start() for found in (named, relied) if found])
    return not (_KNOWS_FALL.search(rest, low, high) or _DENIES.search(rest, low, _end_of_clause(rest, relied, high)))


def _part(sentence: str, places: Sequence[int]) -> tuple[int, int]:
    """What stands between the semicolons around some places: `; no suit is needed` denies nothing of it."""
    low, high = min(places), max(places)
    behind = sentence.find(";", high)
    return sentence.rfind(";", 0, low) + 1, behind if behind >= 0 else len(sentence)


def _end_of_clause(sentence: str, relied: re.Match[str], end: int) -> int:
    """Where the clause that relies on a thing ends: `, and the wife has no suit` denies nothing of it."""
    behind = _CLAUSE.search(sentence, relied.end(), end)
    return behind.start() if behind else end


def _is_of_its_day(thing: Fallen, sentence: str, start: int, facts: Facts) -> bool:
    """True where a sentence speaks of a day on which the thing had fallen and nothing had come in its place."""
    own = [one.period for one in _dated(sentence) if one.edge not in _OPEN]
    if own:
        return all(_is_fallen(thing, period) for period in own)
    days = _days(facts.around(start, start + len(sentence)))
    if _PAST.search(sentence):
        return bool(days) and all(_is_fallen(thing, period) for period in days)
    if any(_is_fallen(thing, period) for period in days):
        return True
    ahead = facts.ahead(start)
    told = [ahead[low:high] for low, high in split_sentences(ahead)]
    is_of_then = any(_days(words) and _PAST.search(words) and not _NOW.search(words) for words in told)
    return not (is_of_then or thing.of_told_days) and _is_fallen(thing, Period.of(facts.on))


def _is_fallen(thing: Fallen, period: Period) -> bool:
    return period.first > thing.since and (thing.until is None or period.last < thing.until)


def _knows(thing: Fallen, words: str, around: str) -> bool:
    """True where the sentences beside tell of the fall, or the words name the judgment that brought it.

    A judgment of the same party that another day is told of is another: Puttaswamy, of 2017, felled no Aadhaar.
    """
    if _FELL_BESIDE.search(around):
        return True
    told = [words[low:high] for low, high in split_sentences(words)]
    named = [one for one in told if any(re.search(rf"\b{party}\b", one) for party in _parties(thing))]
    return any(not (days := _days(one)) or any(_has(period, thing.since) for period in days) for one in named)


def _has(period: Period, on: date) -> bool:
    return period.first <= on <= period.last


def _parties(thing: Fallen) -> list[str]:
    """The names by which the judgment is known that felled a thing; words that name the thing itself are none."""
    sides = [side for side in _COURT.sub("", thing.by).split(" v. ") if not side.startswith(("State", "Union"))]
    own = f"{thing.name} {thing.words.pattern} {thing.only.pattern if thing.only else ''}".lower()
    words = re.findall(r"[A-Z][a-z]{4,}", " ".join(sides))
    return [word for word in words if word not in NO_PARTY and word.lower() not in own]


def _days(words: str) -> Sequence[Period]:
    return [one.period for one in _dated(words)]


def _dated(words: str) -> Sequence[Dated]:
    return find_periods(_SCHEME_OF.sub("Scheme", words))


def _blank(sentence: str, *told: re.Match[str] | None) -> str:
    """The sentence without words that name a thing or rely on it: `no offence` of the wife over fifteen is no fall."""
    for match in told:
        if match:
            sentence = sentence[: match.start()] + " " * len(match[0]) + sentence[match.end() :]
    return sentence
