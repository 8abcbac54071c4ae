"""Whether the Act that a text cites governs the matter that the text tells of. Pure over rows and words.

The days come from the sentence of the reference, else from those beside it; the rules are `law.applicable`'s.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from datetime import date, timedelta

from nyayagraph.cypher.statute import HeldAct, KnownProvision
from nyayagraph.law.governing.applicable import TRANSITIONAL, Branch, Kind, Matter, branches, kind_of
from nyayagraph.law.governing.matters import Event, Happened, Told, events_of, read_matter
from nyayagraph.law.names.landmarks import landmarks_named
from nyayagraph.law.standing import ActFacts
from nyayagraph.law.text.periods import Period, find_periods
from nyayagraph.verify.claims.stated import Sentence
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.standing.weakly_dated import TextsDays, settled

_SENTENCES_BACK = 3
_DAY = timedelta(days=1)
_BOUNDS = ("before", "until", "since", "from", "after")  # edges of days by which a text says how far a law reaches
# takes `; the new Act began on `, `the Sanhita took over on `; what tells of the law, not of the matter
_ACT_BEGINS = re.compile(
    r"\b(?:Constitution|Act|Code|Sanhita|Adhiniyam|BNSS?|BSA|law|section|provision|Amendment|notification)s?(?:,?\s+(?:of\s+)?\d{4},?)?\s+(?:itself\s+|only\s+)?(?:began|begins|started|starts|opened|arrived|ended|lapsed|expired|ceased|fell|took\s+(?:over|effect)|w(?:ent|as)\s+out|gave\s+way|was\s+(?:repealed|brought|notified|replaced|omitted|deleted|dropped|left\s+out))\s+(?:only\s+)?(?:on|in|from)\s+(?:the\s+)?$"
)
# takes `the Act of 1877 governed contracts until `; how long a law ruled, not what happened
_LAW_RULED = re.compile(
    r"\b(?:Acts?|Code|law|section|provision|Constitution)\b[^.;]{0,60}\b(?:governed|applied|ruled|held|remained|stood|lasted|(?:was|were)\s+(?:in\s+force|(?:the\s+)?law))\b[^.;]{0,40}\b(?:until|till|up\s+to)\s+(?:the\s+)?$"
)
# takes `The arbitration began with a notice served on `
_BEGAN_WITH = re.compile(
    r"\b(?:arbitration|suit|trial|proceedings?|case|inquiry|investigation|appeal|acquisition)\s+(?:was\s+|were\s+|had\s+)?(?:began|begun|commenced|opened|started)\s+(?:with|by|on|when)\b[^.;,]{0,60}$",
    re.IGNORECASE,
)
# takes `The tribunal's order of `; when a court spoke of a matter that began before
_COURTS_ORDER = re.compile(
    r"\b(?:tribunal|court|judge|magistrate|authority)(?:'s)?\s+(?:order|judgment|decision)\s+(?:of|dated)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
_ON_FILE = re.compile(r"\b(?:taken|brought|admitted)\s+(?:on|to)\s+(?:the\s+)?(?:file|record)\s+(?:on|in)\s+$")
_AWARD_OF = re.compile(r"\b(?:award|decree|judgment|order)\s+(?:was\s+made\s+|is\s+)?(?:of|dated|in|on)\s+(?:the\s+)?$")
# takes `For acts today`, `now applies afresh`; what is said of the present has no day of the matter around it
_OF_TODAY = re.compile(
    r"\b(?:today|nowadays|these\s+days|at\s+present|as\s+things\s+stand|afresh|now\s+(?:applies|moves?|files?|seeks?|asks?|prays?|wants?|wishes|proposes|intends))\b",
    re.IGNORECASE,
)
# takes `is punished by`, `are now dealt with in`; a sentence that states law is not dated by the one behind it
_STATES_LAW = re.compile(
    r"\b(?:is|are)\s+(?:now\s+)?(?:punish\w+|governed|dealt\s+with|defined|covered|found|provided(?:\s+for)?|contained|located|housed)\s+(?:by|under|in)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
# takes `assented to on `, `the Bill was introduced on `, `enforced from `; what tells of the making of a law
_LAW_MADE = re.compile(
    r"\b(?:assent(?:ed)?|enforced|(?:Bill|Act|Ordinance|Code|Sanhita|Adhiniyam|laws?)\b(?:,?\s+(?:of\s+)?\d{4},?)?\s+(?:\w+\s+){0,3}?(?:introduced|passed|tabled|adopted|notified|promulgated|gazetted|published|made|received|signed)|[Nn]otifications?\s+(?:of|dated)|(?:inserted|added|introduced|put|brought)\s+(?:in|into|to)\s+the\s+(?:Constitution|Act|Code|CrPC|IPC|Penal|Evidence|Indian))\b[^.;:]{0,60}$"
)
# takes `Golaknath (`, `in Mithu (decided on `, `(Kapil Wadhawan, `; the day of the judgment named before it
_BEHIND_NAME = re.compile(
    r"\b[A-Z][a-z]\w+\s*[(\[]\s*(?:(?:decided|delivered|dated)\s+)?(?:on\s+)?$"
    r"|[(\[]\s*(?:[Ss]ee\s+)?[A-Z][a-z]\w+(?:\s+(?:v\.?\s+)?[A-Z]\w+){1,5},\s+$"
)
# takes `, overruled it`, ` the challenge was referred to a larger Bench`; what only a court of last resort does
_COURT_DID = re.compile(
    r"[\s,]*(?:(?!\b(?:and|but|when|while|after)\b)[^.;:()]){0,60}?\b(?:overruled|(?:struck|read)\s+down|referred\s+to\s+a\s+(?:larger|Constitution|five|seven|nine)\b|(?:declared|held)\s+(?:it|them|the\s+(?:section|provision|article|clause))\s+(?:\w+\s+)?(?:void|invalid|unconstitutional|valid))\b"
)
# takes `registered proprietor since `; what somebody is, which begins no proceeding
_REGISTERED = re.compile(r"\bregistered\s+(?!case|under|on|in|by|against)\w+(?:\s+\w+)?,?\s+since\s+$", re.IGNORECASE)
# takes `the Judges in `, `what the Court did on `; a court of last resort at work in a year
_COURT_IN = re.compile(
    r"\b(?:Judges|Supreme\s+Court|this\s+Court|the\s+Court|Constitution\s+Bench|majority)\s+(?:(?:said|held|did|ruled|decided|ordered|directed)\s+)?(?:in|on)\s+$"
)
# takes `a previous conviction of `, `the earlier case in `; what somebody had done before the matter
_DONE_BEFORE = re.compile(
    r"\b(?:previous(?:ly)?|prior|earlier|past|former|old)\s+(?:\w+\s+)?(?:convict\w+|cases?|offences?|records?|sentences?|F\.?I\.?Rs?|history)\b[^.;,]{0,30}$|\bto\s+(?:his|her|their)\s+name,?\s+(?:from|of|in|dated)\s+$",
    re.IGNORECASE,
)
# takes `applies only to acts before `, `governs offences committed on `; what the law reaches, not what was done
_LAW_REACHES = re.compile(
    r"\b(?:appl(?:y|ies|ied)|governs?|governed|covers?|reach(?:es)?|limited|confined|continues?\s+to\s+(?:apply|govern))\s+(?:only\s+|still\s+|solely\s+)?(?:to\s+|for\s+)?(?:\w+\s+){0,2}?(?:acts?|offences?|deeds?|conduct|cases?|matters?)\s+(?:\w+\s+){0,4}$",
    re.IGNORECASE,
)
# takes `married`, `born`, `incorporated`, `lease`; a day of a life or of a business that dates no deed by itself
_OF_A_LIFE = re.compile(
    r"married|marriage|wedding|nikah|sha+di|born|birth|incorporated|founded|formed|established|joined|hired|employed|retired|resigned|agreement|contract|lease|policy|signed|bought|purchased|sold|loan|lent|borrowed|invest\w*|booked",
    re.IGNORECASE,
)
# takes `Criminal Appeal No. 358 of`; what goes on in a matter that began before
_APPEAL_NUMBER = re.compile(r"\b(?:appeal|revision|A|R|Rev)\b\.?\s*(?:Nos?\.?\s*)?\d+\s*(?:/|of)", re.IGNORECASE)
# takes `State of Gujarat vs Mohanlal on `; the day of a judgment
_NAME_OF_A_CASE = re.compile(r"\bv(?:s|ersus)?\.?\s[^.;:]{2,80}\bon\s+$", re.IGNORECASE)
_OF_NO_MATTER = (_ACT_BEGINS, _LAW_MADE, _LAW_RULED, _DONE_BEFORE, _LAW_REACHES, _NAME_OF_A_CASE)
_OF_AMENDMENT = re.compile(r"\bAmendment\b")  # what tells of the making of an article dates no matter
# sections of other Acts that repeal and save: they speak of what was before them
REPEALING = frozenset(
    (
        "fema-1999/s49", "food-safety-2006/s97", "competition-2002/s66", "fcra-2010/s54", "electricity-2003/s185",
        "immigration-and-foreigners-act-2025/s36", "post-office-act-2023/s16", "pwd-2016/s102",
        "press-and-registration-of-periodicals-act-2023/s22", "national-medical-commission-act-2019/s60",
        "bharatiya-vayuyan-adhiniyam-2024/s43", "cpa-2019/s107", "companies-2013/s465", "income-tax-2025/s536",
        "income-tax-1961/s297", "trade-marks-1999/s159", "mv-1988/s217", "jj-2015/s111", "pca-1988/s30",
        "limitation-1963/s32", "railways-1989/s200", "customs-1962/s160",
        "maharashtra-rent-control-act-1999/s58",
    )
)  # fmt: skip
_OF_OFFENCE = {Happened.OFFENCE, Happened.RESULT}
_TELLING = (
    Happened.OFFENCE,
    Happened.RESULT,
    Happened.OTHER,
    Happened.BEGUN,
    Happened.STEP,
    Happened.PENDING,
    Happened.BACKGROUND,
)


# takes `must be stayed`, `leaves no choice`; what a text states as law, not as what happened
_STATED = re.compile(
    r"\b(?:must|shall|may|can|is|are|be|has|leaves?|requires?|makes?|preserves?|protects?|governs?|bars?|forbids?|lies)\b"
)
_IN_THE_PAST = re.compile(r"\b(?:was|were|had|did|been|held|then)\b")


class TextDays:
    """The dated events of a text, sentence by sentence, read once."""

    def __init__(self, text: str, sentences: Sequence[Sentence]) -> None:
        self._text = text
        self._sentences = list(sentences)
        decided = {on for landmark in landmarks_named(text) for on in landmark.on}
        self._told = [_telling(read_matter(sentence.text), sentence.text, decided) for sentence in sentences]
        self._periods = [dated.period for dated in find_periods(text)]

    def matter(self, one: Resolved, act_id: str, on: date, offence_date: date | None) -> Matter:
        """What the text tells of the matter in which it cites a provision; a day given from outside decides."""
        if one.key and one.key.section_id in TRANSITIONAL | REPEALING:
            return Matter()
        kind = kind_of(act_id)
        around = self._told_of(one)
        told = _without_lives(_in_order(around), one.provision.act if one.provision else None)
        matter = told.matter(kind, on)
        if offence_date is None:
            days = TextsDays(around.events, self._own_events(one), self._periods)
            return settled(matter, told, kind, days, one.provision) if one.provision else matter
        given = Period.of(offence_date)
        return matter.model_copy(update={"offence": given}) if kind is Kind.PENAL else Matter(offence=given, on=on)

    def _own_events(self, one: Resolved) -> Sequence[Event]:
        """The events of the sentence in which a reference stands."""
        sentences = zip(self._sentences, self._told, strict=True)
        return next((told.events for s, told in sentences if s.start <= one.reference.start < s.end), ())

    def is_of_now(self, one: Resolved) -> bool:
        """True where the sentence of a reference states law of the present and tells nothing in the past tense."""
        sentence = next((s.text for s in self._sentences if s.start <= one.reference.start < s.end), "")
        return _STATED.search(sentence) is not None and _IN_THE_PAST.search(sentence) is None

    def _told_of(self, one: Resolved) -> Told:
        """The events of the reference's own sentence, else of the one before, else of the one behind."""
        place = next((n for n, s in enumerate(self._sentences) if s.start <= one.reference.start < s.end), None)
        if place is None:
            return Told()
        own = self._told[place]
        before = self._sentences[place].text[: one.reference.start - self._sentences[place].start]
        if not own.events and _OF_TODAY.search(before):
            return own
        around = self._around(place, one)
        if one.key and one.key.act_id == "constitution" and _OF_AMENDMENT.search(self._sentences[place].text):
            return Told()
        if own.events or own.pending is not None:
            known = {event.happened for event in own.events}
            if (
                known <= self._joined(one, around[0] if around else None)
                and around
                and _dates_more(around[0], is_before=self._before(place) is not None)
            ):
                return events_of([around[0], own])
            return own
        if _STATES_LAW.search(before):
            around = [told for told in (self._before(place),) if told]
        found = next((told for told in around if told.events or told.pending is not None), own)
        return _without_bounds(found, one.provision.act if one.provision else None)

    def _around(self, place: int, one: Resolved) -> list[Told]:
        """The events before and behind a sentence; joined where those behind alone date the offence of a penal Act."""
        before, behind = self._before(place), self._behind(place)
        is_penal = one.key is not None and kind_of(one.key.act_id) is Kind.PENAL
        if before and behind and is_penal and _dates_offence(behind) and not _dates_offence(before):
            return [events_of([before, behind])]
        return [told for told in (before, behind) if told]

    def _joined(self, one: Resolved, beside: Told | None) -> set[Happened]:
        """What dates no matter by itself: a step, for a penal Act the FIR too, what follows an offence untold."""
        is_penal = one.key is not None and kind_of(one.key.act_id) is Kind.PENAL
        follows = beside is not None and _dates_offence(beside)
        loose = {Happened.OTHER} if is_penal and follows else set()
        return {Happened.PENDING, Happened.STEP} | ({Happened.BEGUN} if is_penal else set()) | loose

    def _before(self, place: int) -> Told | None:
        """The events of the sentences before, back to the one that dates the offence; a death alone dates none."""
        found: Told | None = None
        for back in range(place - 1, max(-1, place - 1 - _SENTENCES_BACK), -1):
            if not self._are_beside(back + 1, back):
                break
            told = self._told[back]
            if not (told.events or told.pending is not None):
                continue
            found = told if found is None else events_of([told, found])
            if {event.happened for event in told.events} & {Happened.OFFENCE, Happened.OTHER}:
                break
        return found

    def _behind(self, place: int) -> Told | None:
        return self._told[place + 1] if self._are_beside(place, place + 1) else None

    def _are_beside(self, one: int, other: int) -> bool:
        """True for two sentences of one line, one behind the other."""
        if not 0 <= other < len(self._sentences):
            return False
        first, second = sorted((self._sentences[one], self._sentences[other]), key=lambda sentence: sentence.start)
        return "\n" not in self._text[first.start : second.start]


def _dates_offence(told: Told) -> bool:
    return any(event.happened in _OF_OFFENCE for event in told.events)


def _dates_more(around: Told, *, is_before: bool) -> bool:
    """True where a sentence beside dates what a step belongs to; one behind only by the offence or what came of it."""
    of_offence = {Happened.OFFENCE, Happened.RESULT, Happened.OTHER}
    return is_before or any(event.happened in of_offence for event in around.events)


def _in_order(told: Told) -> Told:
    """The events without those that cannot date the offence: a wedding beside a death, what followed the trial."""
    kinds = {event.happened for event in told.events}
    if kinds & _OF_OFFENCE:
        return told.model_copy(
            update={"events": tuple(e for e in told.events if e.happened is not Happened.BACKGROUND)}
        )
    first = min((e.period.last for e in told.events if e.happened in (Happened.BEGUN, Happened.STEP)), default=None)
    loose = (Happened.OTHER, Happened.BACKGROUND)
    kept = (e for e in told.events if not (first and e.happened in loose and e.period.first > first))
    return told.model_copy(update={"events": tuple(kept)})


def _without_lives(told: Told, act: HeldAct | None) -> Told:
    """The events without days of a life before the Act, where nothing else is dated: its deed is a later one."""
    began = act.commenced_on if act else None
    if began is None or not all(
        event.happened is Happened.BACKGROUND
        and _OF_A_LIFE.fullmatch(event.words.strip())
        and event.period.last < began
        for event in told.events
    ):
        return told
    return told.model_copy(update={"events": ()})


def _without_bounds(told: Told, act: HeldAct | None) -> Told:
    """The events of a sentence beside, but for those bounded by a change of the Act: `killings before 1 July 2024`."""
    changes = [on for on in (act.commenced_on, act.repealed_on) if on] if act else []
    kept = (one for one in told.events if not (one.edge in _BOUNDS and _is_bounded_by(one.period, changes)))
    return told.model_copy(update={"events": tuple(kept)})


def _is_bounded_by(period: Period, changes: Collection[date]) -> bool:
    return any(on in (period.first, period.last) or on - _DAY in (period.first, period.last) for on in changes)


def _telling(told: Told, sentence: str, decided: Collection[date]) -> Told:
    """The events of a sentence that are of the matter; the days of judgments that the text names are not."""
    events = tuple(
        _placed(event)
        for event in told.events
        if _is_of_matter(event, sentence) and not any(event.period == Period.of(on) for on in decided)
    )
    if any(event.happened is Happened.BACKGROUND for event in told.events):
        events = tuple(event for event in events if not _COURTS_ORDER.search(event.clause))
    return told.model_copy(update={"events": events})


def _placed(event: Event) -> Event:
    """An event as its clause has it: a notice with which an arbitration began, an award that ended one."""
    if _ON_FILE.search(event.clause):
        return event._replace(happened=Happened.BEGUN)
    if event.happened is Happened.STEP and _BEGAN_WITH.search(event.clause):
        return event._replace(happened=Happened.BEGUN)
    if event.happened is Happened.BEGUN and _APPEAL_NUMBER.search(event.words):
        return event._replace(happened=Happened.STEP)
    return event._replace(happened=Happened.STEP) if _AWARD_OF.search(event.clause) else event


def _is_of_matter(event: Event, sentence: str) -> bool:
    """True for an event of the matter; `since 1 July 2024` without more tells of the law, and so does a judgment."""
    if any(one.search(event.clause) for one in _OF_NO_MATTER):
        return False
    if event.edge == "since" and _REGISTERED.search(event.clause):
        return False
    if sentence[event.end : event.end + 1] in (")", "]") and _BEHIND_NAME.search(event.clause):
        return False
    is_of_court = _COURT_DID.match(sentence, event.end) or _COURT_IN.search(event.clause)
    if event.happened in (Happened.OTHER, Happened.STEP) and is_of_court:
        return False
    tells_nothing = event.happened in (Happened.OTHER, Happened.BACKGROUND) and event.edge in ("since", "from")
    return event.happened in _TELLING and not tells_nothing


def act_facts(act: HeldAct) -> ActFacts:
    """What the rules need of an act."""
    return ActFacts.model_validate(act.model_dump())


def governing(found: KnownProvision, matter: Matter) -> tuple[Branch, ...]:
    """The branches among the provision's Act, the one before and the one behind; none where its days are unknown."""
    act = found.act
    if act is None or not (act.commenced_on or act.repealed_on):
        return ()
    line = [act_facts(act)]
    if act.commenced_on:
        older = next((row.act_id for row in found.predecessors if row.act_id), None)
        before = ActFacts(
            act_id=older or "", title=older or "", repealed_on=act.commenced_on, repealed_by=act.act_id,
        )  # fmt: skip
        line.insert(0, before)
    if act.repealed_on and act.repealed_by:
        title = act.repealed_by_title or act.repealed_by
        line.append(ActFacts(act_id=act.repealed_by, title=title, commenced_on=act.repealed_on))
    elif act.repealed_on:
        line.append(ActFacts(act_id="-", title="", commenced_on=act.repealed_on))
    ruled = branches(line, matter)
    return tuple(branch for branch in ruled if branch.act_id) or ruled


def decided_on(matter: Matter, act: HeldAct, on: date) -> date:
    """The day on which the Act's provision is to be looked at: the last one that the matter gives within its time."""
    ends = act.repealed_on or date.max
    for period in (matter.offence, matter.step, matter.begun):
        within = period.meets(act.commenced_on or date.min, ends) if period else None
        if within:
            return min(within.last, on)
    if act.repealed_on and act.repealed_on <= on:
        return date.fromordinal(act.repealed_on.toordinal() - 1)
    return on
