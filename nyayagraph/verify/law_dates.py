"""Days that a sentence gives for the law itself, held against rows: commencement, repeal, amendment, striking down.

Pure. Where one of the things named has no day in the rows, the sentence is left to the passages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from functools import cache
from itertools import pairwise

from nyayagraph.cypher.statute import HeldAct, HeldSection
from nyayagraph.law.acts import acts_meant, make_act_id
from nyayagraph.law.assents import assent_day
from nyayagraph.law.codes_called import CODES_BY_YEAR
from nyayagraph.law.constitution import amendment_name, article_changes, articles_changed, first_day
from nyayagraph.law.matters import Happened, cue
from nyayagraph.law.mentions import ActMention, find_mentions
from nyayagraph.law.periods import Dated, find_periods
from nyayagraph.law.provisions import ProvisionKey
from nyayagraph.verify.labels import day
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.resolve import Resolved

# takes `came into force on`, `has applied since`, `took the place of`; refuses `received assent on`
_BEGAN = re.compile(
    r"\b(?:(?:came|come|coming|brought|put|entered)\s+(?:(?:\S+\s+){0,4}?)into\s+(?:force|operation|effect)|(?<!last\s)(?<!remained\s)in\s+(?:force|operation)\b(?!\s+on\b)|operative|commence(?:d|s|ment)|took\s+effect|takes\s+effect|effective"
    r"|with\s+effect\s+from|(?:has|have)\s+applied|applie[sd]\s+(?:from|since)|took\s+the\s+place|began\s+to\s+operate|stood\s+in|statute\s+book|available\s+since|became\s+law|been\s+(?:the\s+)?law|governs\s+since|(?:will|shall|is\s+to)\s+(?:take\s+over|apply|supersede|govern)|(?:took|takes)\s+over)\b",
    re.IGNORECASE,
)
# takes `entered the Constitution on`, `was inserted`, `written into`
_INSERTED = re.compile(
    r"\b(?:inserted|added|introduced|entered\s+the\s+Constitution|written\s+into|put\s+into\s+the\s+Constitution|new)\b",
    re.IGNORECASE,
)
# takes `ceased to have effect on`, `lost its place on`, `omitted`
_ENDED = re.compile(
    r"\b(?:repeal(?:ed|s)?|ceased|omitted|deleted|lost\s+its\s+place|replaced|superseded|gave\s+way|expired|lapsed|until|last\s+(?:in\s+force|law|day)|remained\s+in\s+force|inoperative|abrogat\w+|revoked|scrapped|nullified|withdrawn)\b",
    re.IGNORECASE,
)
# takes `struck down on`, `the order suspending prosecutions`
_STRUCK = re.compile(
    r"\b(?:str(?:uck|ikes?|iking)\s+down|read\s+down|(?:held|declared)\s+(?:\w+\s+)?(?:void|invalid|unconstitutional)|suspend(?:ed|ing)?|in\s+abeyance|fell)\b",
    re.IGNORECASE,
)
# takes `received the assent of the President on`, `was assented to`
_ASSENT = re.compile(r"\b(?:assent(?:ed)?|signed\s+(?:it\s+)?by\s+the\s+President|Presidential\s+nod)\b", re.IGNORECASE)
_FORMS = (_INSERTED, _BEGAN, _ENDED, _STRUCK, _ASSENT)
# takes `the three new criminal laws`, `the new penal codes`; what stands for the Sanhitas and the Adhiniyam
_NEW_LAWS = re.compile(
    r"\bnew\s+(?:criminal|penal)\s+(?:laws?|codes?|statutes|Acts|enactments|regime)\b", re.IGNORECASE
)
_STANDS_FOR_THEM = "bns-2023"
_HIGH_COURT = re.compile(r"\bHigh\s+Court\b")  # rows know what the Supreme Court struck at
_REPLACED_BY = re.compile(
    r"[\s,]*(?:was|were|is|has\s+been|have\s+been|stands?)\s+(?:since\s+|now\s+|later\s+)?(?:replaced|repealed|superseded|succeeded)"
    r"(?:\s+and\s+re-?enacted)?\s+by\s+(?:the\s+)?"
)
_REPLACES = re.compile(r"[\s,]*(?:has\s+|have\s+)?(?:replaced|repealed|superseded|replaces|repeals)\s+(?:the\s+)?")
_AMENDMENT = re.compile(
    r"\b(?P<name>[A-Z][a-z]+(?:[\s-][a-z]+|[\s-][A-Z][a-z]+){0,4}?|\d{1,3}(?:st|nd|rd|th))\s+(?:Constitutional\s+)?Amendment\b"
)
# what tells of a change within an Act, whose days rows need not have
_AMENDS = re.compile(r"\b(?:amend\w*|substitut\w*|insert\w*|added)\b", re.IGNORECASE)
_OF_THE_ACT = re.compile(
    r"\b(?:(?:that|this|the|its|of\s+the)\s+(?:new\s+)?(?:code|act|sanhita|adhiniyam|statute)|commencement)\b",
    re.IGNORECASE,
)
# takes `enacted on`, `passed in`; a day of the making of a law, which is not that of its force
_PASSED = re.compile(
    r"\b(?:enacted|passed|notified|introduced|adopted|published|tabled|drafted|promulgated|proposed)\b[^,;]{0,40}$",
    re.IGNORECASE,
)
# takes `Dowry Prohibition Act`; the words of a title tell of no event
_TITLE = re.compile(r"\b(?:[A-Z][\w-]+\s+(?:(?:of|and|the|for|from)\s+)*)+(?:Act|Code|Sanhita|Adhiniyam)\b")
_CONSTITUTION_BEGAN = re.compile(
    r"\bConstitution(?:\s+of\s+India)?\s*,?\s+(?:itself\s+)?(?:commenced|came\s+into|took\s+effect|entered\s+into|was\s+brought)\b"
)
_YEARS_TO_FORCE = 3
_WORDS_OF_A_LEAD = 60
_DAY = timedelta(days=1)


def check_law_dates(
    sentence: str, start: int, resolved: Sequence[Resolved], acts: Mapping[str, HeldAct]
) -> Iterator[tuple[bool, Evidence]]:
    """Each day of the law that a sentence at `start` gives, true where rows have it; `acts` are known ones by id."""
    within = [one for one in resolved if one.key and 0 <= one.reference.start - start < len(sentence)]
    mentions = [
        mention
        for mention in find_mentions(sentence)
        if not any(one.reference.start - start <= mention.start < one.reference.end - start for one in within)
    ]
    dated = find_periods(sentence)
    for place, one in enumerate(dated):
        low = dated[place - 1].end if place else 0
        high = dated[place + 1].start if place + 1 < len(dated) else len(sentence)
        form = _form(sentence, low, one, high)
        if form is None or (form is _STRUCK and _HIGH_COURT.search(sentence)):
            continue
        known = _days(form, sentence, within, mentions, acts)
        clause = sentence[low:high]
        of_constitution = all(map(_is_constitution, within)) and all(one.type == "constitution" for one in mentions)
        if _AMENDS.search(clause) and not of_constitution:
            yield from _inserted_in(sentence, one, within, form)
            continue
        if (
            form is not _STRUCK
            and any(_has_no_day_of_its_own(one) for one in within)
            and not _OF_THE_ACT.search(clause)
        ):
            continue
        if not known:
            continue
        words = f"{sentence[one.start : one.end]}: " + "; ".join(
            f"{what} {day(on)}" for on, what in sorted(known.items())
        )
        right = any(one.period.first <= on <= one.period.last for on in known)
        yield right, Evidence(rule="record_law_date", evidence=words)


def _inserted_in(
    sentence: str, one: Dated, within: Sequence[Resolved], form: re.Pattern[str]
) -> Iterator[tuple[bool, Evidence]]:
    """The year given for the making of the one section that a sentence names; the Act may be older by some years."""
    section = within[0].provision.section if len(within) == 1 and within[0].provision else None
    if section is None or section.in_force_from is None or form is not _INSERTED:
        return
    since = section.in_force_from
    words = f"{sentence[one.start : one.end]}: {within[0].key} is law from {day(since)}"
    right = one.period.first <= since and one.period.last.year >= since.year - _YEARS_TO_FORCE
    yield right, Evidence(rule="record_law_date", evidence=words)


def _is_constitution(one: Resolved) -> bool:
    return one.key is not None and one.key.act_id == "constitution"


def _has_no_day_of_its_own(one: Resolved) -> bool:
    """True where rows do not tell when a provision was put into its Act: the Act's own day may not be its."""
    section = one.provision.section if one.provision else None
    return not _is_constitution(one) and not (section and (section.in_force_from or section.status_on))


def check_succession_of_acts(sentence: str, acts: Mapping[str, HeldAct]) -> Iterator[tuple[bool, Evidence]]:
    """Each statement that one Act took another's place, true where rows have it; takes `X was replaced by Y`."""
    mentions = find_mentions(sentence)
    for one, two in pairwise(mentions):
        between = sentence[one.end : two.start]
        match = _REPLACED_BY.fullmatch(between) or _REPLACES.fullmatch(between)
        first, second = next(_meant([one]), None), next(_meant([two]), None)
        if match is None or first is None or second is None:
            continue
        old, new = (first, second) if match.re is _REPLACED_BY else (second, first)
        act = acts.get(old)
        if act and act.repealed_by:
            words = f"the {act.title} was replaced by {act.repealed_by_title or act.repealed_by}"
            yield act.repealed_by == new, Evidence(rule="record_succession", evidence=words)


def _form(sentence: str, low: int, one: Dated, high: int) -> re.Pattern[str] | None:
    """What the words say of the law on a day: the last such words before it, else the first behind."""
    left = re.split(r"[;:]", sentence[low : one.start])[-1]
    told = cue(_TITLE.sub("the Act", left))
    if told and told[0] not in (Happened.ASIDE, Happened.OTHER, Happened.PENDING, Happened.BACKGROUND, Happened.STEP):
        return None
    best: tuple[int, re.Pattern[str]] | None = None
    for form in _FORMS:
        for match in form.finditer(left):
            if best is None or match.end() > best[0]:
                best = (match.end(), form)
    if best and (told is None or told[0] is not Happened.STEP or best[1] is _STRUCK):
        return best[1]
    if told and told[0] in (Happened.STEP, Happened.BACKGROUND):
        return None
    if _PASSED.search(left):
        return None
    right = re.split(r"[;:.]", sentence[one.end : min(high, one.end + _WORDS_OF_A_LEAD)])[0]
    return next((form for form in _FORMS if form.search(right)), None)


def _days(
    form: re.Pattern[str],
    sentence: str,
    within: Sequence[Resolved],
    mentions: Sequence[ActMention],
    acts: Mapping[str, HeldAct],
) -> dict[date, str]:
    """The days that rows give for what the sentence names; empty where one of those things has none."""
    found: dict[date, str] = {}
    subjects = [_of_provision(form, one) for one in within]
    if subjects and all(subjects) and all(map(_is_constitution, within)):
        return {day: words for subject in subjects for day, words in subject.items()}
    if form is _ASSENT:
        named = dict.fromkeys(act_id for act_id in _meant(mentions) if acts.get(act_id))
        known = {act_id: assent_day(act_id) for act_id in named}
        return {day: f"the {acts[act_id].title} received assent on" for act_id, day in known.items() if day}
    if form is not _STRUCK:
        subjects += [_of_act(acts.get(act_id)) for act_id in _acts_meant(sentence, mentions)]
        if form is _ENDED:
            subjects += [_of_law_before(acts.get(act_id)) for act_id in _acts_meant(sentence, mentions)]
        subjects += list(_of_amendments(sentence))
        if not subjects and form is _BEGAN and _CONSTITUTION_BEGAN.search(sentence):
            subjects.append({first_day("14"): "the Constitution of India came into force on"})
    if not all(subjects):
        return {}
    for subject in subjects:
        found |= subject
    return found


def _meant(mentions: Iterable[ActMention]) -> Iterator[str]:
    for mention in mentions:
        if mention.kind == "year" and mention.type == "code" and mention.year in CODES_BY_YEAR:
            yield CODES_BY_YEAR[mention.year]
        elif mention.kind in ("title", "abbreviation") and mention.type != "constitution":
            meant = acts_meant(mention.name, mention.year)
            if len(meant) == 1:
                yield meant[0]


def _acts_meant(sentence: str, mentions: Iterable[ActMention]) -> Iterator[str]:
    """The Acts that a sentence means, the new criminal laws by that name too."""
    yield from _meant(mentions)
    if _NEW_LAWS.search(sentence):
        yield _STANDS_FOR_THEM


def acts_mentioned(text: str) -> tuple[str, ...]:
    """Identifiers of the Acts that a text names, with or without a section of theirs."""
    mentions = find_mentions(text)
    outside = (make_act_id(one.name, one.year) for one in mentions if one.kind == "unknown" and one.year)
    return tuple(dict.fromkeys((*_acts_meant(text, mentions), *outside)))


def _of_act(act: HeldAct | None) -> dict[date, str]:
    days: dict[date, str] = {}
    if act and act.commenced_on:
        days[act.commenced_on] = f"the {act.title} came into force on"
    if act and act.repealed_on:
        days[act.repealed_on] = f"the {act.title} was repealed on"
        days[act.repealed_on - _DAY] = f"the {act.title} was last law on"
    return days


def _of_law_before(act: HeldAct | None) -> dict[date, str]:
    """The last day of the law before an Act, which a sentence may give without its name."""
    return {act.commenced_on - _DAY: f"the law before the {act.title} ended on"} if act and act.commenced_on else {}


def _of_provision(form: re.Pattern[str], one: Resolved) -> dict[date, str]:
    key, found = one.key, one.provision
    if key is None or found is None or found.act is None:
        return {}
    section = found.section
    if form is _STRUCK:
        days = {row.on: f"{row.title} is of" for row in found.invalidations if row.on}
        if section and section.status_on:
            days[section.status_on] = f"{key} {(section.status or '').lower().replace('_', ' ')} on"
        return days
    if key.act_id == "constitution" and key.unit == "a":
        if section and section.in_force_from and form is not _ENDED and not article_changes(key.number):
            return {section.in_force_from: f"Article {key.number} was inserted on"}
        return _of_article(form, key) | (_of_status(section, key) if form is _ENDED else {})
    if form is _ENDED and not found.act.repealed_on and not (section and section.status == "OMITTED"):
        return {}
    days = _of_act(found.act)
    if section and section.in_force_from:
        days = {section.in_force_from: f"{key} is law from"} | (days if form is _ENDED else {})
    return days | _of_status(section, key)


def _of_status(section: HeldSection | None, key: ProvisionKey) -> dict[date, str]:
    """The day on which a provision was omitted, and the days that its record names beside it."""
    if section is None or section.status != "OMITTED" or section.status_on is None:
        return {}
    beside = find_periods(f"{section.status_by or ''}; {section.status_note or ''}")
    named = {
        one.period.first: f"{key}: {section.status_by} of" for one in beside if one.period.first == one.period.last
    }
    return named | {section.status_on: f"{key} was omitted on"}


def _of_article(form: re.Pattern[str], key: ProvisionKey) -> dict[date, str]:
    """The days on which an article was inserted or changed; that of the Constitution where it is original."""
    changes = article_changes(key.number)
    inserted = {c.on: f"Article {key.number} was inserted by the {c.name} on" for c in changes if c.what == "inserted"}
    if inserted and form is not _ENDED:
        return inserted
    days = {change.on: f"Article {key.number} was {change.what} by the {change.name} on" for change in changes}
    if not (changes and form is _INSERTED):
        days[first_day(key.number)] = f"Article {key.number} came into force on"
    return days


@cache
def _amendments() -> dict[str, dict[date, str]]:
    """Days of each amendment of the Constitution by its ordinal in words and in figures."""
    days: dict[str, dict[date, str]] = {}
    for article in sorted(articles_changed()):
        for change in article_changes(article):
            if not change.number:
                continue
            ordinal = amendment_name(change.number, change.year).split("(")[1].split(" Amendment")[0].lower()
            for name in (ordinal.replace("-", " "), str(change.number)):
                days.setdefault(name, {})[change.on] = f"the {change.name} had effect on"
    return days


def _of_amendments(sentence: str) -> Iterator[dict[date, str]]:
    for match in _AMENDMENT.finditer(sentence):
        name = re.sub(r"(?:st|nd|rd|th)$", "", match["name"]) if match["name"][0].isdigit() else match["name"]
        words = name.lower().replace("-", " ").split()
        for first in range(len(words)):
            days = _amendments().get(" ".join(words[first:]))
            if days:
                yield days
                break
