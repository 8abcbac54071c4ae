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

# what tells of the fall, denies or speaks of the past, in the sentence itself: takes `struck down`, `then`, `gave way`;
# refuses `the Act, which replaced`
_KNOWS_FALL = re.compile(
    r"\b(?:str(?:uck|ikes?|iking)|unconstitutional|ultra\s+vires|inoperative|no\s+longer(?!\s+(?:his|her|to|with|before)\b)|set\s+aside|read(?:ing)?\s+down|abolish\w*|until|till|before\s+(?:it|this|that|\d|[A-Z][a-z]+\s+\d)|then|(?:was|were|had|has|is)\s+once|ceased|lapsed|repealed|rescinded|omitted|subsumed|withdrawn|quashed|scrapped|stayed|abeyance|dead|gone|never|erstwhile|former(?:ly)?|earlier|history|historical|challeng\w*|validity|vires|petition\s+against|wrong\w*|mistak\w+|myth|stale|obsolete|outdated|proposed|(?-i:Bill)|opined|this\s+Court\s+(?:held|observed|said|ruled|found|decided)|put\s+an\s+end\s+to\s+(?:it|this|them|the\s+(?:practice|scheme)|triple)|ended\s+(?:it|the\s+practice)"
    r"|(?:was|were|been|is|are|stands?|being|now)\s+(?:\w+\s+)?(?:replaced|superseded)|(?:replaced|superseded)\s+(?:by|in|on|with)|(?:gave|made|making|given|giving)\s+way|fell(?!\s+(?:into|on|upon|ill)\b)|fallen(?!\s+into\b)|felled|voided|condemned|unmade|killed\s+section|thr(?:ew|own)\s+out|cut\s+out|recalled|los(?:t|ing)\s+(?:its|the)\s+words|t(?:aken|ook|aking)\b[^.;,]{0,40}\b(?:out\s+of|off)\s+(?:the\s+)?(?:section|book|statute)|saved\s+by|savings?\s+clause)\b|\?",
    re.IGNORECASE,
)
# what says of a law that it is bad: takes `the proviso is void`, `held invalid`; refuses `so the gift is void`
_BAD_LAW = re.compile(
    r"\b(?:Acts?|sections?|Articles?|provis(?:ion|o)s?|clauses?|paragraphs?|rules?|regulations?|laws?|Schemes?|notifications?|circulars?|Amendments?|Ordinances?|Codes?|words|exception|quota|practice|talaq|it|they|them|both|which|that|this)\b[^.;,]{0,60}\b(?:void|invalid\w*|illegal|bad)\b"
    r"|\b(?:held|declared|ruled|found|declares?|holds?)\s+(?:\w+\s+){0,6}?(?:void|invalid|illegal|bad)\b|\binvalidat\w+"
    r"|\b(?:void|invalid|illegal)\s+(?:since|from|ab\s+initio|Act|section|provision|law)\b",
    re.IGNORECASE,
)
# what denies, in the clause itself: takes `cannot be invoked`
_DENIES = re.compile(r"\b(?:not|cannot|never|none|nobody|no(?!\s+longer))\b", re.IGNORECASE)
# takes `, not under the older Act`; what is denied behind a thing is another
_CONTRAST = re.compile(r",\s+(?:and\s+)?not\s+(?:merely\s+)?(?:under|by|to|in|the|an?|[A-Z])\b[^,.;]{0,80}")
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
# takes `must register`, `has to be filed`; a duty laid on somebody now, whatever was done before
_LAYS_A_DUTY = re.compile(
    r"\b(?:must|shall|should|needs?\s+to|ha(?:s|ve)\s+to|(?:is|are)\s+(?:required|bound|obliged|liable)\s+to|still|today|next|nowadays)\b",
    re.IGNORECASE,
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


# what says of the thing named that it is bad: takes ` in one sitting are void`
_IS_BAD = re.compile(
    r"[^.;,]{0,40}?\b(?:is|are|was|were|stands?)\s+(?:\w+\s+)?(?:void|invalid|illegal|bad)\b", re.IGNORECASE
)


def _is_stated(thing: Fallen, sentence: str) -> bool:
    """True where a sentence that speaks of a thing states it as law without a word of its fall."""
    if thing.unless and thing.unless.search(sentence):
        return False
    if thing.says:
        return all(one.search(sentence) for one in thing.says) and not _is_aware(_without_content(thing, sentence))
    named = thing.words.search(sentence)
    relied = thing.relied_on.search(_blank(sentence, named) if thing.is_by_name else sentence)
    if relied is None or (named and _IS_BAD.match(sentence, named.end())):
        return False
    rest = _DENIES_A_DUTY.sub(_blanked, _blank(sentence, named, relied))
    behind = named.end() if named else 0
    rest = rest[:behind] + _CONTRAST.sub(_blanked, rest[behind:])
    low, high = _part(rest, [found.start() for found in (named, relied) if found])
    return not (_is_aware(rest[low:high]) or _DENIES.search(rest, low, _end_of_clause(rest, relied, high)))


def _is_aware(words: str) -> bool:
    """True where words tell of the fall of a law, of its past, or ask."""
    return bool(_KNOWS_FALL.search(words) or _BAD_LAW.search(words))


def _without_content(thing: Fallen, sentence: str) -> str:
    """A sentence without the words that lay a thing's content down: `void` of a gift tells of no fall."""
    for one in (thing.words, *thing.says):
        sentence = one.sub(_blanked, sentence)
    return sentence


def _blanked(found: re.Match[str]) -> str:
    return " " * len(found[0])


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
    """True where a sentence speaks of a day on which the thing had fallen and nothing had come in its place.

    What was void from its beginning is void for older matters too, where the sentence tells in the present.
    """
    is_now = _is_fallen(thing, Period.of(facts.on))
    own = [one.period for one in _dated(_without_content(thing, sentence)) if one.edge not in _OPEN]
    if own:
        is_of_now = bool(thing.says) and not thing.of_told_days and is_now and not _PAST.search(sentence)
        return is_of_now or all(_is_fallen(thing, period) for period in own)
    days = _days(facts.around(start, start + len(sentence)))
    if _PAST.search(sentence) and not (thing.says and is_now and _NOW.search(sentence)):
        return bool(days) and all(_is_fallen(thing, period) for period in days)
    if any(_is_fallen(thing, period) for period in days):
        return True
    ahead = facts.ahead(start)
    told = [ahead[low:high] for low, high in split_sentences(ahead)]
    is_of_then = any(_days(words) and _PAST.search(words) and not _NOW.search(words) for words in told)
    is_left = thing.of_told_days and not _LAYS_A_DUTY.search(sentence)
    return not (is_of_then or is_left) and is_now


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
