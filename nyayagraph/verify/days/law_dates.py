"""Days that a sentence gives for the law itself, held against rows: commencement, repeal, amendment, striking down.

Pure. Where one of the things named has no day in the rows, the sentence is left to the passages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from nyayagraph.cypher.statute import HeldAct
from nyayagraph.law.acts.assents import assent_day
from nyayagraph.law.acts.mentions import ActMention, find_mentions
from nyayagraph.law.acts.places import places_of_acts
from nyayagraph.law.text.periods import Dated, Period, find_periods
from nyayagraph.law.versions.constitution import first_day
from nyayagraph.law.versions.making import amending_named, called_otherwise, parts_began
from nyayagraph.verify.days.days_of_law import (
    Days,
    Told,
    acts_mentioned,
    amending_acts,
    days_of,
    days_of_act,
    days_told_of_act,
    falls_on,
    is_constitution,
    of_amendments,
    of_its_end,
    since,
)
from nyayagraph.verify.days.law_before import AMENDS, is_wide, of_the_law_before
from nyayagraph.verify.days.pointing_back import with_what_it_means
from nyayagraph.verify.days.told_by_the_way import (
    is_by_the_way,
    is_of_a_later_year,
    is_of_a_thing,
    is_of_accounts,
    without_provisions,
)
from nyayagraph.verify.days.told_of_law import WORDS_OF_A_LEAD, told_of_law
from nyayagraph.verify.labels import day
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

__all__ = ["acts_mentioned", "check_law_dates"]

# takes `with regard to the First Amendment, that these amendments`; what is not the Act named before it
_ANOTHER_CHANGE = re.compile(r"\b(?:these|those)\s+(?:amendments|changes|provisions)\b")
_HIGH_COURT = re.compile(r"\bHigh\s+Court\b")  # rows know what the Supreme Court struck at
# takes `The three codes that replace the IPC `; the Acts named behind it are not those that the sentence is about
_WILL_REPLACE = re.compile(
    r"\b(?:replac(?:e|es|ed|ing)|repeal(?:s|ed|ing)?|supersed(?:e|es|ed|ing))\s+(?:the\s+)?[A-Z]"
)
# takes `The four Labour Codes`, `all three Sanhitas`; laws of several years, of which one year says nothing
_SEVERAL = re.compile(
    r"\b(?:three|four|both|all)\s+(?:\w+\s+){0,2}(?:codes|laws|Acts|Sanhitas|enactments)\b", re.IGNORECASE
)
_SINCE = ("since", "from")
_OF_THAT_YEAR = re.compile(r"\s+of\s+(?:that|the\s+same|which)\s+year\b")  # a day whose year stands elsewhere
_ADDED = re.compile(r"\b(?:insert\w*|added)\b", re.IGNORECASE)
_OF_THE_ACT = re.compile(
    r"\b(?:(?:that|this|the|its|of\s+the)\s+(?:new\s+)?(?:code|act|sanhita|adhiniyam|statute)|commencement)\b",
    re.IGNORECASE,
)
# takes ` came into force on `, ` was brought into operation on `, ` governs suits instituted from `; behind it
_CAME_ON = re.compile(
    r"[\s,)]*(?:\([^)]{1,30}\)[\s,]*)?(?:(?:which|itself|has|had|have|was|were|is|been|also|finally|all|only|fully|now|law|of\s+\d{4}|\d{4})[\s,]+)*"
    r"(?:(?:came|comes?|coming|brought|put|entered)\s+(?:fully\s+|wholly\s+)?in(?:to)?\s+(?:force|operation|effect)|in\s+(?:force|operation)|commenced|operative|effective|took\s+effect|rolled\s+out"
    r"|(?:governs?|applies\s+to)\s+(?:\w+\s+){0,3}?(?:instituted|filed|commenced|committed|made|accruing)?)\s*(?:only\s+)?"
    r"(?:on|from|since|in|with\s+effect\s+from|w\.?e\.?f\.?|on\s+and\s+from)\s+(?:the\s+)?(?:midnight\s+of\s+)?$"
)
# takes `, the day on which the `, ` when the `; what stands between a day and the Act that came into force on it
_DAY_WHEN = re.compile(
    r"[\s,(–—-]*(?:(?:which\s+(?:is|was)\s+)?the\s+(?:very\s+)?(?:day|date)\s+(?:on\s+which|when|that)|when|on\s+which)\s+(?:the\s+)?$"  # noqa: RUF001
)
_CAME = re.compile(
    r"[\s,]*(?:\(\w+\)\s*)?(?:itself\s+|was\s+|had\s+)*(?:(?:came|brought|put|entered)\s+in(?:to)?\s+(?:force|operation|effect)|commenced|took\s+effect|became\s+law)\b"
)
# takes `2015 amendments`, `Code on Wages, 2019`, `statute of 2013`; a year in them is no date
_NAME_WITH_YEAR = re.compile(
    r"\b(?:18|19|20)\d\d\s+(?:[Aa]mend\w*|[Ss]tatute|[Ll]aw|[Ll]egislation|[Oo]rdinance|[Oo]rder|[Rr]ules)\b"
    r"|\bCode\s+on\s+[A-Z]\w+(?:\s+[A-Z]\w+)*,?\s+(?:of\s+)?(?:19|20)\d\d\b"
    r"|\b(?:[Ss]tatute|[Ll]aw|[Ll]egislation|[Ee]nactment|[Cc]onvention|[Aa]mendments?)\s+of\s+(?:18|19|20)\d\d\b"
)
# takes `Since 13 May 2025 the … Act, 2025 has been in force`: a day told at the front
_FRONT = re.compile(r"[\s,]*(?:the\s+)?")
_IS_LAW = re.compile(
    r"[\s,]*(?:\(\w+\)\s*)?(?:(?:has|have|had)\s+been|is|was|stands)\s+(?:fully\s+|wholly\s+)?(?:in\s+(?:force|operation)|law|operative)\b"
)
_WHOLE = re.compile(r"\b(?:fully|wholly|entirely|in\s+full|in\s+its\s+entirety|whole|entire)\b", re.IGNORECASE)
_TWO = 2
_LEAD = re.compile(r"\s+and\s+|[;.]\s")
_NEW_CLAUSE = re.compile(r",\s+(?:and|but|while|so|which|who)\b|[;:]|\.\s")
# takes `was inserted in the Code by an Ordinance promulgated on `; an Ordinance is law from that day
_BY_ORDINANCE_OF = re.compile(
    r"\b(?:inserted|added|introduced|put|brought)\b[^.;]{0,60}?\b(?:by|through|vide)\s+(?:an?|the)\s+(?:[^.;]{0,80}?\s)?Ordinance,?\s+(?:promulgated|made|issued|dated|of)\s+(?:on\s+|of\s+)?(?:the\s+)?$"
)
# takes ` ceased from `, `, since omitted with effect from `; what stands between a section and the day of its end
_ENDED_ON = re.compile(
    r"[\s,)]*(?:(?:itself|too|also|which|both|was|were|is|has|have|had|been|stood|to|law|effect|force|in|only|the|and|with|from|on|since|w\.e\.f\.|until|till"
    r"|ceased?|omitted|repealed|deleted|dropped|lapsed|ended|went|out|gone|remained)[\s,]+)+"
)
_YEARS_TO_FORCE = 3
_YEARS_OFF = 15  # by which a day of an Act named without its year is at most mistaken


def check_law_dates(sentence: str, start: int, facts: Facts) -> Iterator[tuple[bool, Evidence]]:
    """Each day of the law that a sentence at `start` gives, true where rows have it."""
    resolved, acts = facts.resolved, facts.by_id
    spoken = with_what_it_means(sentence, start, facts)
    sentence, start = spoken.words, spoken.start
    within = [one for one in resolved if one.key and 0 <= one.reference.start - start < len(sentence)]
    mentions = [
        mention
        for mention in find_mentions(sentence)
        if not any(one.reference.start - start <= mention.start < one.reference.end - start for one in within)
    ]
    dated = [one for one in find_periods(sentence) if not _is_no_day_of_law(sentence, one, mentions)]
    dated = [one for one in dated if not _is_of_older_law(sentence, one, mentions, acts)]
    dated = [one for one in dated if not is_of_a_later_year(sentence, one, dated)]
    for place, one in enumerate(dated):
        low = max(dated[place - 1].end if place else 0, spoken.ahead)
        high = dated[place + 1].start if place + 1 < len(dated) else len(sentence)
        if one.start < spoken.ahead or is_of_a_thing(sentence, one) or (spoken.ahead and _is_open(one)):
            continue
        named = [each for each in mentions if not is_by_the_way(sentence[: one.start], each.start)]
        direct = _said_of_an_act(sentence, low, one, named, acts)
        if direct:
            yield _held(sentence, one, direct)
            continue
        told = (
            Told.INSERTED if _BY_ORDINANCE_OF.search(sentence[: one.start]) else told_of_law(sentence, low, one, high)
        )
        if told is None or (told is Told.STRUCK and _HIGH_COURT.search(sentence)):
            continue
        if told is Told.ASSENT and _WILL_REPLACE.search(sentence[low : one.start]):
            continue
        assented = _is_of_assent(one, within, named, acts) if told is Told.BEGAN else None
        if assented:
            yield False, assented
            continue
        if told is not Told.INSERTED and _is_of_an_act_not_held(sentence, one, start, within, named, acts):
            continue
        own = one._replace(start=one.start - spoken.ahead, end=one.end - spoken.ahead)
        spoken_of = of_the_law_before(sentence[spoken.ahead :], start + spoken.ahead, own, told, facts)
        if spoken_of is not None:
            yield from [_held(sentence, one, spoken_of)] if spoken_of else []
            continue
        here = [each for each in within if not _is_apart(sentence, one, each.reference.start - start)]
        if told is Told.BEGAN and any(_is_only_beside(sentence, start, one, each) for each in here):
            continue
        yield from _told_of(told, (sentence, start), (one, sentence[low:high]), here, named, acts)


def _is_of_assent(
    one: Dated, within: Sequence[Resolved], mentions: Sequence[ActMention], acts: Mapping[str, HeldAct]
) -> Evidence | None:
    """Why a day on which something is said to have begun is only that on which its Act received assent."""
    named = [act_id for _, act_id in places_of_acts(mentions)] + [each.key.act_id for each in within if each.key]
    for act_id in dict.fromkeys(named):
        on, began = assent_day(act_id), days_of_act(act_id, acts)
        if on and began and one.period == Period.of(on) and on not in began:
            words = "; ".join(f"{what} {day(other)}" for other, what in sorted(began.items()))
            return Evidence(rule="record_law_date", evidence=f"{day(on)} is the day of assent; {words}", on=on)
    return None


# takes `the Rules made under Article 309`, `under the proviso to Article 309`; what began is what was made so
_MADE_UNDER = re.compile(r"\b(?:under|by|of|in|to|with)\s+(?:the\s+(?:proviso|powers?)\s+(?:to|of|in)\s+)?(?:the\s+)?$")


def _is_only_beside(sentence: str, start: int, one: Dated, each: Resolved) -> bool:
    """True for an article that is not itself what a sentence says to have come into force on a date."""
    low, high = each.reference.start - start, each.reference.end - start
    if not is_constitution(each):
        return False
    if low >= one.end:
        return _CAME.match(sentence, high) is None
    return bool(_MADE_UNDER.search(sentence[:low]) and _CAME_ON.search(sentence[high : one.start]))


def _is_apart(sentence: str, one: Dated, at: int) -> bool:
    """True where another clause parts a date from the provision at `at`, or one said by the way holds that alone."""
    if at >= one.end:
        return bool(_NEW_CLAUSE.search(sentence[one.end : at]))
    return ";" in sentence[at : one.start] or is_by_the_way(sentence[: one.start], at)


def _told_of(
    told: Told,
    told_at: tuple[str, int],
    dated: tuple[Dated, str],
    within: Sequence[Resolved],
    mentions: Sequence[ActMention],
    acts: Mapping[str, HeldAct],
) -> Iterator[tuple[bool, Evidence]]:
    """What a clause tells of the law on a day, held against the days known; nothing where these are not its own."""
    (sentence, start), (one, clause) = told_at, dated
    ahead = clause.partition(sentence[one.start : one.end])[0]
    lead = _LEAD.split(sentence[one.end : one.end + WORDS_OF_A_LEAD])[0]
    words = (sentence, without_provisions(sentence[: one.end] + lead, start, one, within))
    known = days_of(told, words, within, mentions, acts)
    if _ANOTHER_CHANGE.search(sentence[max((each.end for each in mentions), default=0) : one.start]):
        return
    of_constitution = all(map(is_constitution, within)) and all(map(_is_of_constitution, mentions))
    if told is Told.ENDED and (ends := _ended_with_no_act(sentence, start, one, within)):
        yield _held(sentence, one, known | ends)
    elif of_constitution or not AMENDS.search(clause):
        if told is Told.INSERTED and within and not of_constitution and all(map(since, within)):
            yield from _inserted_in(sentence, one, within, {})
        elif told is Told.STRUCK or _OF_THE_ACT.search(ahead) or not any(map(_has_no_day_of_its_own, within)):
            yield from [_held(sentence, one, known)] if known else []
        elif told is Told.BEGAN and known and _is_before_law(one, within):
            yield _held(sentence, one, known)
        return
    amending = amending_acts(words, within, mentions)
    if told is Told.INSERTED or (told is Told.BEGAN and (amending or _ADDED.search(clause))):
        yield from _inserted_in(sentence, one, within, known if amending else {})
    elif amending and told is Told.ASSENT and known:
        yield _held(sentence, one, known)


def _ended_with_no_act(sentence: str, start: int, one: Dated, within: Sequence[Resolved]) -> Days:
    """The days on which sections right before a date ended before their Act did; empty where another thing ended."""
    ahead = [each for each in within if each.reference.end - start <= one.start]
    if not ahead or not _ENDED_ON.fullmatch(sentence, ahead[-1].reference.end - start, one.start):
        return {}
    ends = [of_its_end(each) for each in within]
    if not all(ends) or _MADE_UNDER.search(sentence[: ahead[0].reference.start - start]):
        return {}
    return {on: words for days in ends for on, words in days.items()}


def _is_of_constitution(mention: ActMention) -> bool:
    """True for the Constitution, and for an Act that amended it by title."""
    return mention.type == "constitution" or mention.name.startswith("Constitution (")


def _is_open(one: Dated) -> bool:
    """True for `since 1975`, by which what goes on need not have begun as law."""
    return one.edge == "since" and is_wide(one)


def _is_of_an_act_not_held(
    sentence: str,
    one: Dated,
    start: int,
    within: Sequence[Resolved],
    mentions: Sequence[ActMention],
    acts: Mapping[str, HeldAct],
) -> bool:
    """True where the law named last before a date is an Act of which no day is known."""
    last = max((each for each in mentions if each.end <= one.start), key=lambda each: each.end, default=None)
    if last is None or any(last.end <= each.reference.start - start < one.start for each in within):
        return False
    meant = [act_id for _, act_id in places_of_acts([last])]
    is_another = last.type != "constitution" and last.kind in ("unknown", "title") and "Amendment" not in last.name
    is_known = any(days_of_act(act_id, acts) for act_id in meant) or amending_named(sentence[last.start : last.end], ())
    return is_another and not is_known


def _is_before_law(one: Dated, within: Sequence[Resolved]) -> bool:
    """True where a day lies before the assent to every Act of the provisions: no part of them was law then."""
    assents = [assent_day(each.key.act_id) if each.key else None for each in within]
    return all(assent is not None and one.period.last < assent for assent in assents)


def _is_no_day_of_law(sentence: str, one: Dated, mentions: Sequence[ActMention]) -> bool:
    """True for a year that belongs to the name of a law, or to a reckoning, and for one of several laws."""
    if is_of_accounts(sentence, one) or (is_wide(one) and _SEVERAL.search(sentence)):
        return True
    if _OF_THAT_YEAR.match(sentence, one.end):
        return True
    names = [(mention.start, mention.end) for mention in mentions if mention.type != "constitution"]
    names += [(called.start, called.end) for called in called_otherwise(sentence)]
    names += [match.span() for match in _NAME_WITH_YEAR.finditer(sentence)]
    return any(start <= one.start and one.end <= end for start, end in names)


def _is_of_older_law(sentence: str, one: Dated, mentions: Sequence[ActMention], acts: Mapping[str, HeldAct]) -> bool:
    """True for a day before that of an Act which is of its Ordinance, or of an older Act of the same name."""
    if one.period.first == first_day("14") and "Constitution" in sentence:
        return True
    began = {mention: act.commenced_on for mention, act_id in places_of_acts(mentions) if (act := acts.get(act_id))}
    firsts = [on for on in began.values() if on]
    parts = [on for act_id in acts_mentioned(sentence) for on in parts_began(act_id)]
    if "Ordinance" in sentence and any(one.period.last < on for on in (*firsts, *parts)):
        return True
    without = [on for mention, on in began.items() if on and mention.year is None and mention.number is None]
    return bool(without) and one.period.last.year < min(firsts).year - _YEARS_OFF


def _held(sentence: str, one: Dated, known: Mapping[date, str]) -> tuple[bool, Evidence]:
    """Whether a period has one of the days known, and what these are."""
    words = f"{sentence[one.start : one.end]}: " + "; ".join(f"{what} {day(on)}" for on, what in sorted(known.items()))
    return falls_on(one, known), Evidence(rule="record_law_date", evidence=words)


def _said_of_an_act(
    sentence: str, low: int, one: Dated, mentions: Sequence[ActMention], acts: Mapping[str, HeldAct]
) -> dict[date, str]:
    """The days of the Act that a clause plainly says came into force then: `the … Act, 2017 came into force on`."""
    places = [(mention.start, mention.end, act_id) for mention, act_id in places_of_acts(mentions)]
    places += [(called.start, called.end, called.act_id) for called in called_otherwise(sentence)]
    for start, end, act_id in places:
        if is_by_the_way(sentence[: one.start], start):
            continue
        is_behind = one.end <= start and _DAY_WHEN.fullmatch(sentence[one.end : start]) and _CAME.match(sentence, end)
        is_front = (
            one.edge in _SINCE
            and one.end <= start
            and _FRONT.fullmatch(sentence[one.end : start])
            and _IS_LAW.match(sentence, end)
        )
        if is_behind or is_front or (low <= end <= one.start and _CAME_ON.fullmatch(sentence[end : one.start])):
            return _wholly(act_id, sentence[low : one.start], acts) or days_told_of_act(Told.BEGAN, act_id, acts)
    for mention in mentions:
        if _is_of_constitution(mention) and one.end <= mention.start:
            is_when = _DAY_WHEN.fullmatch(sentence[one.end : mention.start]) and _CAME.match(sentence, mention.end)
            named = list(of_amendments(sentence)) if is_when else []
            return named[0] if len(named) == 1 else {}
    return {}


def _wholly(act_id: str, words: str, acts: Mapping[str, HeldAct]) -> dict[date, str]:
    """The later of an Act's two days of commencement, where words say that then the whole of it was in force."""
    parts = parts_began(act_id)
    if len(set(parts)) != _TWO or not _WHOLE.search(words):
        return {}
    return {max(parts): f"the {acts[act_id].title if act_id in acts else act_id} was wholly in force from"}


def _inserted_in(
    sentence: str, one: Dated, within: Sequence[Resolved], known: Mapping[date, str]
) -> Iterator[tuple[bool, Evidence]]:
    """The day given for the making of sections, or of what an amending Act did; that Act may be older by some years."""
    made = {day for day in map(since, within) if day} if all(map(since, within)) else set()
    if len(made) == 1:
        on = next(iter(made))
        words = f"{sentence[one.start : one.end]}: {within[0].key} is law from {day(on)}"
        is_one_day = one.period == Period.of(one.period.first)
        right = one.period.first <= on and one.period.last.year >= on.year - _YEARS_TO_FORCE
        right = falls_on(one, made) if is_one_day else right
        yield right or falls_on(one, known), Evidence(rule="record_law_date", evidence=words)
    elif known:
        yield _held(sentence, one, known)


def _has_no_day_of_its_own(one: Resolved) -> bool:
    """True where it is not known when a provision was put into its Act: the Act's own day may not be its."""
    section = one.provision.section if one.provision else None
    return not is_constitution(one) and not (since(one) or (section and section.status_on))
