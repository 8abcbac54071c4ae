"""Whether a text itself says what a warning of a provision would say: then its reader is warned already. Pure.

So too where it relies on nothing: it asks, or it tells what an older judgment said, or how a past trial ended.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from nyayagraph.law.governing.applicable import Kind, kind_of
from nyayagraph.law.names.landmarks import landmarks_named
from nyayagraph.law.standing import Invalidation
from nyayagraph.law.text.periods import find_periods
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.claims.beside import around, goes_on, is_contrasted, of_one_paragraph, tells_fall, within
from nyayagraph.verify.claims.disowned import is_refuted
from nyayagraph.verify.claims.relations import (
    COMES_INTO_FORCE,
    DROPPED,
    HISTORY,
    is_barred,
    knows_limit,
    knows_repeal,
    knows_striking,
    names_day,
    names_judgment,
    names_successor,
    points_back,
    tells_limit,
    was_law,
)
from nyayagraph.verify.claims.stated import Sentence
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict, Evidence
from nyayagraph.verify.standing.courts_matter import is_of_a_courts_matter
from nyayagraph.verify.standing.not_yet import knows_not_yet
from nyayagraph.verify.standing.saved import is_saved
from nyayagraph.verify.standing.validity import Validity


def knows_of(
    one: Resolved,
    validity: Validity,
    sentence: Sentence,
    sentences: Sequence[Sentence],
    everything: Sequence[Resolved],
) -> bool:
    """True where the text says of a provision what its warning says: repealed, struck down, not yet law.

    Where the days of the matter rule the provision out, only its own sentence can set that right.
    """
    low, high = one.reference.start - sentence.start, one.reference.end - sentence.start
    if sentence.text.rstrip().endswith("?") or is_refuted(sentence, sentences, low, high):
        return True
    near = around(sentence, sentences)
    if {note.rule for note in validity.notes} == {"limited"}:
        return _knows_limits(one, validity, sentence, everything) or any(
            tells_limit(other.text, one) for other in near if goes_on(other, sentence)
        )
    if validity.standing is Standing.REPEALED:
        return (
            _knows_of_repeal(one, validity, sentence, everything, is_of_change=_names_new_law(sentence, near))
            or is_saved(one, _ended(validity), near, everything)
            or is_contrasted(one, near, everything)
            or _is_of_an_older_day(validity, sentence, near)
            or _is_told_beside(one, validity, sentence, near, everything)
            or _is_of_an_ended_trial(one, validity, sentences, everything)
            or (
                _is_all_open(validity)
                and is_of_a_courts_matter(sentence, of_one_paragraph(sentence, near), _ended(validity))
            )
            or _is_of_the_new_act(one, sentence)
            or names_successor(
                one, [other for each in of_one_paragraph(sentence, near) for other in within(each, everything)]
            )
        )
    if validity.standing is Standing.NOT_YET_IN_FORCE and (
        knows_not_yet(one, sentence, near, everything) or _tells_of_past(sentence, everything, None)
    ):
        return True
    return _is_gone(one, validity) and (
        _is_told_omitted(one, validity, sentence, of_one_paragraph(sentence, near), everything)
        or knows_striking(sentence.text, one, low)
        or _BEGAN_ONCE.fullmatch(sentence.text, high) is not None
        or (was_law(sentence.text, low, high) and not _has_day_behind(near, validity))
        or any(tells_fall(other.text, one) for other in near if goes_on(other, sentence))
        or any(names_day(other.text, one) for other in near)
        or any(names_judgment(other.text, one) and knows_striking(other.text, one) for other in near)
    )


# takes `effected a repeal of section 82`, `the then existing section 82`; refuses `omitted to pay`
_TELLS_OMISSION = re.compile(
    r"\b(?:repeal\w*|omission|omitted(?!\s+to\b)|deletion|deleted|then\s+existing)\b", re.IGNORECASE
)


def _is_told_omitted(
    one: Resolved,
    validity: Validity,
    sentence: Sentence,
    paragraph: Sequence[Sentence],
    everything: Sequence[Resolved],
) -> bool:
    """True where a sentence that names the same section tells that it was omitted, or the matter may be older."""
    if validity.standing is not Standing.OMITTED:
        return False
    is_told = any(
        _TELLS_OMISSION.search(told.text) and any(_is_same(one, other) for other in within(told, everything))
        for told in paragraph
    )
    return is_told or is_of_a_courts_matter(sentence, paragraph, _ended(validity))


def _is_same(one: Resolved, other: Resolved) -> bool:
    return one.key is not None and other.key is not None and one.key.section_id == other.key.section_id


# takes ` was brought into force on 27 October 2009.`; refuses ` came into force in 2009 and punishes`
_BEGAN_ONCE = re.compile(
    r"[\s,]*(?:(?:was|were|had\s+been|first|originally)\s+){0,2}(?:came|brought|put|inserted|added|introduced|commenced|took\s+effect)\b"
    r"(?:(?!\b(?:is|are|has|have|can|may|must|shall|will|and|so|which|punish\w*|makes?|applies)\b)[^;])*",
    re.IGNORECASE,
)
# takes `The new law, Act 30 of 2013, started on 1 January 2014, and `; a bare number behind it is of the new Act
_NEW_ACT = re.compile(
    r"\b(?:the|this|that)\s+new\s+(?:law|Act|statute|enactment)\b(?!.*\b(?:old|earlier|repealed)\b)", re.IGNORECASE
)


def _is_of_the_new_act(one: Resolved, sentence: Sentence) -> bool:
    """True for a number without an Act beside it, behind words for the new Act in its sentence."""
    is_bare = bool(getattr(one.reference, "note", None))
    return is_bare and _NEW_ACT.search(sentence.text[: one.reference.start - sentence.start]) is not None


def _is_gone(one: Resolved, validity: Validity) -> bool:
    section = one.provision.section if one.provision else None
    is_struck = bool(section and section.status == Standing.STRUCK_DOWN)
    is_not_yet = validity.standing is Standing.NOT_YET_IN_FORCE
    return validity.standing in (Standing.STRUCK_DOWN, Standing.OMITTED) or (is_not_yet and is_struck)


def _is_of_an_older_day(validity: Validity, sentence: Sentence, near: Sequence[Sentence]) -> bool:
    """True where all days around lie before a repeal that the days leave open, and the sentence is of no present."""
    notes = [note for note in validity.notes if note.rule == "repealed"]
    if not all(note.is_open and note.since for note in notes) or _OF_NOW.search(sentence.text):
        return False
    days = [dated.period for other in near for dated in find_periods(other.text)]
    own = [dated.period for dated in find_periods(sentence.text)]
    ended = _ended(validity)
    is_older = ended is not None and bool(days) and all(day.last < ended for day in days)
    return is_older or (ended is not None and any(day.last < ended for day in own))


# takes `the Code was repealed`, `till its repeal`; what a sentence beside tells of the Act
_REPEAL_TOLD = re.compile(
    r"\b(?:the|that|this|which)\s+(?:\w+\s+)?(?:Code|Act|section|provision|law)\s+(?:was|were|is|stands?|stood|has\s+been)\s+(?:\w+\s+)?(?:repealed|replaced)\b|\bits\s+repeal\b",
    re.IGNORECASE,
)


def _is_told_beside(
    one: Resolved, validity: Validity, sentence: Sentence, near: Sequence[Sentence], everything: Sequence[Resolved]
) -> bool:
    """True where the days leave a repeal open and a sentence beside names the successor or tells of the repeal."""
    if not _is_all_open(validity):
        return False
    beside = [other for other in near if other.start != sentence.start]
    return any(
        names_successor(one, within(other, everything)) or _REPEAL_TOLD.search(other.text) for other in beside
    ) or any(DROPPED.search(other.text) for other in beside if goes_on(other, sentence))


def _is_of_an_ended_trial(
    one: Resolved, validity: Validity, sentences: Sequence[Sentence], everything: Sequence[Resolved]
) -> bool:
    """True where the text tells of a trial under the same provision that ended before a repeal the days leave open."""
    ended = _ended(validity)
    if one.key is None or ended is None or not _is_all_open(validity):
        return False
    same = [other for other in everything if _is_same(one, other)]
    trials = [
        told for told in sentences if _ENDED.search(told.text) and any(o in same for o in within(told, everything))
    ]
    days = [dated.period for told in trials for dated in find_periods(told.text)]
    return bool(days) and all(day.last < ended for day in days)


def _is_all_open(validity: Validity) -> bool:
    """True where the days of the text leave open whether the repealed law governs."""
    return all(note.is_open for note in validity.notes if note.rule == "repealed")


def _ended(validity: Validity) -> date | None:
    return next((note.since for note in validity.notes if note.since), None)


def _has_day_behind(near: Sequence[Sentence], validity: Validity) -> bool:
    """True where a text gives a day on which the provision was gone already: what it tells then is no history."""
    gone = _ended(validity)
    days = (dated.period for other in near for dated in find_periods(other.text))
    return gone is not None and any(day.first > gone for day in days)


def _knows_limits(one: Resolved, validity: Validity, sentence: Sentence, everything: Sequence[Resolved]) -> bool:
    touched = [mark for mark in validity.limits if _is_touched(mark, one, sentence)]
    since = min((mark.on for mark in touched if mark.on), default=None)
    return not touched or knows_limit(sentence.text, one) or _tells_of_past(sentence, everything, since)


def _names_new_law(sentence: Sentence, near: Sequence[Sentence]) -> bool:
    """True where a paragraph names one of the new codes: what it tells of the old ones in the past is past."""
    return any(_NEW_LAW.search(one.text) for one in of_one_paragraph(sentence, near))


def _knows_of_repeal(
    one: Resolved, validity: Validity, sentence: Sentence, everything: Sequence[Resolved], *, is_of_change: bool
) -> bool:
    before = sentence.text[: one.reference.start - sentence.start]
    if names_successor(one, within(sentence, everything)) or points_back(before) or _is_barred_here(one, sentence):
        return True
    end = one.reference.end - sentence.start
    if _SAID_GONE.match(sentence.text, end) or _CALLED_GONE.match(sentence.text, end):
        return True
    ended = _ended(validity)
    if not _is_all_open(validity):
        days = [dated.period for dated in find_periods(sentence.text)]
        low, high = one.reference.start - sentence.start, one.reference.end - sentence.start
        is_of_then = bool(days) and ended is not None and all(day.last < ended for day in days)
        return is_of_then or (not days and was_law(sentence.text, low, high))
    return (
        knows_repeal(sentence.text, one, everything)
        or _CALLED_OLD.search(one.reference.text) is not None
        or HISTORY.search(sentence.text) is not None
        or COMES_INTO_FORCE.search(sentence.text) is not None
        or _IN_THE_NEW.search(before) is not None
        or was_law(sentence.text, len(before), one.reference.end - sentence.start)
        or _tells_of_past(sentence, everything, ended)
        or ((_is_of_no_code(one) or is_of_change) and _is_all_past(sentence, ended, len(before)))
    )


# takes ` is gone since 2022`, ` has been repealed`, ` is no more`; said of the provision itself
_SAID_GONE = re.compile(
    r",?\s*(?:\(?\d{4}\)?,?)?(?:\s+(?:itself|too|also))?\s+(?:is|are|was|were|has|have|had|stands?|stood)\s+(?:(?:now|since|long|already|been|itself|thus)\s+){0,3}(?:gone|no\s+(?:more|longer)|omitted|repealed|replaced|superseded|deleted|dropped|abolished|dead|history|obsolete|unavailable|left\s+out|done\s+away)\b",
    re.IGNORECASE,
)
# takes `, omitted from the Act with effect from 1 April 2022,`; refuses `, omitted from the list of charges`
_CALLED_GONE = re.compile(
    r",\s+(?:since\s+|now\s+|long\s+)?(?:omitted|repealed|deleted|dropped|abolished|replaced)\b[^.;]{0,60}?\b(?:Act|Code|with\s+effect|w\.?e\.?f|on|from|by|since)\b[^.;,]{0,40}\b(?:19|20)\d\d\b"
)
# takes `In the Adhiniyam it is `, `the Sanhita has it in `; a number told of the new law
_IN_THE_NEW = re.compile(
    r"\b(?:[Ii]n|[Uu]nder)\s+the\s+(?:new\s+)?(?:Sanhita|Adhiniyam|BNSS?|BSA)\b|\bthe\s+(?:Sanhita|Adhiniyam)\s+(?:has|puts|places|keeps)\b"
)
# takes `section 173 of the old Code`; who calls it so knows of the new one
_CALLED_OLD = re.compile(
    r"\b(?:old|repealed|former|erstwhile|superseded)\s+(?:\w+\s+){0,2}(?:Code|Act|law)\b", re.IGNORECASE
)
# takes `No FIR of 2025 can name `, `no court could convict under `; refuses `No court may examine it, for `
_NOBODY_MAY = re.compile(
    r"\b[Nn]o\s+(?:F\.?I\.?R\.?|charge|court|magistrate|complaint|prosecution|case|notice|conviction|person|officer|police)\b[^.;,]{0,60}\b(?:can|could|may|will|shall|should)\s+(?:now\s+)?(?:name|cite|invoke|rest|be|lie|convict|proceed|charge|frame|mention|use|issue)\b[^.;,]{0,30}$"
)


def _is_barred_here(one: Resolved, sentence: Sentence) -> bool:
    """True where a sentence says that nobody may use the provision."""
    return is_barred(sentence.text) or bool(_NOBODY_MAY.search(sentence.text[: one.reference.start - sentence.start]))


_PAST = re.compile(
    r"\b(?:was|were|had|did|sat|lay|went|made|took|came|sought|held|stood|fell|arose|became|abated|filed|lodged|brought|began|let)\b"
)
_OF_NOW = re.compile(
    r"\b(?:is|are|has|have|can|may|must|shall|should|will|lies?|exposes?|remains?|needs?|today|now|nowadays|currently|presently|still|this\s+year)\b",
    re.IGNORECASE,
)


# takes `the Sanhita`, `BNSS`; a text that names the new law too
_NEW_LAW = re.compile(r"\b(?:Sanhita|Adhiniyam|BNSS?|BSA)\b")


def _is_of_no_code(one: Resolved) -> bool:
    """True for a provision of an Act outside crime, procedure and evidence, of which no pending matter need be told."""
    return one.key is not None and kind_of(one.key.act_id) not in (Kind.PENAL, Kind.PROCEDURAL, Kind.EVIDENCE)


def _is_all_past(sentence: Sentence, ended: date | None, at: int) -> bool:
    """True where a sentence, or its part between semicolons around `at`, tells in the past tense alone.

    A day behind the repeal is none of the past.
    """
    if ended and any(dated.period.first >= ended for dated in find_periods(sentence.text)):
        return False
    behind = sentence.text.find(";", at)
    part = sentence.text[sentence.text.rfind(";", 0, at) + 1 : behind if behind >= 0 else None]
    return bool(_PAST.search(part)) and not _OF_NOW.search(part)


# what stands before a provision that a sentence says not to exist: takes `there is no`, `it would be wrong to cite`,
# `There is no s. ` where the number is read without its word
_NO_SUCH = re.compile(
    r"\b(?:(?:there\s+is|has|have|contains|knows|with)\s+(?:no|not\s+any)(?:\s+such)?|no\s+such(?:\s+provision\s+as)?|(?:wrong|mistake|error|incorrect|absurd|pointless|meaningless|fictitious|imaginary)\b[^.;]{0,40}|(?:do|does|must|should|can)\s*not\s+(?:cite|write|look\s+for|rely\s+on))\s*(?:a|an|the|to\s+cite)?\s*(?:(?:sections?|secs?|ss?)\b\.?\s*)?$",
    re.IGNORECASE,
)
# what stands behind it: takes ` does not exist`
_IS_NOT_THERE = re.compile(
    r"[^.;]{0,40}\b(?:do(?:es)?\s+not\s+exist|is\s+(?:not\s+there|a\s+fiction|non-?existent))\b", re.IGNORECASE
)


# takes `There is no such section.`, `It does not exist`; the sentence behind says it
_NO_SUCH_BEHIND = re.compile(
    r"\W*(?:there\s+is\s+no\s+such|no\s+such\s+(?:section|provision|clause|article)|(?:it|that|this|the\s+\w+)\s+(?:does\s+not\s+exist|(?:has|contains|knows)\s+no\s+such))\b",
    re.IGNORECASE,
)


_ABSENT = "absence_stated"


def confirm_absence(one: Resolved, sentence: Sentence | None, behind_it: str = "") -> None:
    """Verify a provision that its act does not have, where the sentence or the one behind it says just that."""
    if sentence is None or one.key is None or one.verdict is not CitationVerdict.NOT_FOUND:
        return
    low = one.reference.start - sentence.start
    behind = sentence.text[one.reference.end - sentence.start :]
    is_denied = _NO_SUCH.search(sentence.text[:low]) or _IS_NOT_THERE.match(behind) or _NO_SUCH_BEHIND.match(behind_it)
    if is_denied:
        one.verdict = CitationVerdict.VERIFIED
        one.evidence.insert(0, Evidence(rule=_ABSENT, evidence="the text itself says that there is none"))


def confirm_absence_told_elsewhere(resolved: Sequence[Resolved]) -> None:
    """Verify each provision that its act does not have, where the text says so of it at another place."""
    told = {str(one.key) for one in resolved if any(each.rule == _ABSENT for each in one.evidence)}
    for one in resolved:
        if one.verdict is CitationVerdict.NOT_FOUND and str(one.key) in told:
            one.verdict = CitationVerdict.VERIFIED
            one.evidence.insert(0, Evidence(rule=_ABSENT, evidence="the text itself says elsewhere that there is none"))


def _is_touched(mark: Invalidation, one: Resolved, sentence: Sentence) -> bool:
    """True where a sentence concerns the part that was hit: by its words, else by its clause."""
    if mark.touches:
        return re.search(mark.touches, sentence.text, re.IGNORECASE) is not None
    cited = one.key.clause if one.key else ""
    return not mark.clause or bool(cited) or mark.clause in sentence.text


# takes `In Bachan Singh … was upheld`, `Arnesh Kumar dealt with`; what a judgment did, told in the past
_REPORTS = re.compile(
    r"\b(?:held|considered|dealt|upheld|laid\s+down|observed|explained|interpreted|construed|examined|ruled|decided|noted|read|was|were|arose|turned|concerned|overruled|affirmed|declared|settled|spoke|insisted|said|distinguished|discussed|compared|took|struck|refused|allowed|quashed|gave|directed|found|applied|followed|approved|rejected|\w{3,}ed)\b"
)
_CASE = re.compile(r"\b(?:v\.|vs\.?|versus)\s+(?:the\s+)?[A-Z]")
# takes `Arnesh Kumar dealt with`, `In Lalita Kumari, the`; refuses `The Court held`
_SHORT_NAME = re.compile(
    r"^\W*(?:In\s+)?(?!The\b|This\b|That\b|Section|Article|In\b|It\b|He\b|She\b|They\b|Under\b|Police\b|Court\b|Parliament\b)[A-Z][a-z]+(?:\s+[A-Z][a-z]+){1,3}\s*,?\s+(?:dealt\s+with|considered|explained|laid\s+down|construed|interpreted|concerned|was\s+decided|arose|the\s+(?:Supreme\s+)?Court|this\s+Court)\b"
)
# how a trial of the past ended: takes `was convicted under`, `upheld the conviction`; refuses `is convicted`
_ENDED = re.compile(
    r"\b(?:(?:was|were|had\s+been|stood)\s+(?:\w+ly\s+)?(?:convicted|sentenced|acquitted|tried)|(?:upheld|confirmed|affirmed|maintained|set\s+aside|altered|convert\w+|modified)\s+(?:the|his|her|their)\s+(?:\w+\s+)?(?:conviction|sentence|acquittal)"
    r"|(?:conviction|acquittal|sentence)s?\b[^.;]{0,60}\b(?:was|were)\s+(?:upheld|confirmed|affirmed|set\s+aside|altered|maintained)|(?:convicted|acquitted|sentenced|discharged)\s+(?:him|her|them|the\s+(?:accused|appellants?|respondents?)))\b",
    re.IGNORECASE,
)


# takes `learned counsel referred to`, `the author compares`; what others spoke of, relied on by nobody
_COUNSEL = re.compile(
    r"\bLaw\s+Commission\b|\bMacaulay\b|\b(?:counsel|Bench|author|commentary|textbook|lecture|article)\b[^.;]{0,60}\b(?:referred\s+to|distinguish\w+|discuss\w+|compar\w+|contrast\w+)\b",
)


def _tells_of_past(sentence: Sentence, everything: Sequence[Resolved], ended: date | None) -> bool:
    """True where a sentence reports an older judgment, or how a trial ended, and gives no day behind the repeal."""
    if ended and any(dated.period.last >= ended for dated in find_periods(sentence.text)):
        return False
    if _ENDED.search(sentence.text) or _COUNSEL.search(sentence.text):
        return True
    judgments = [one.judgment for one in within(sentence, everything) if one.judgment]
    decided = [judgment.decided_on for judgment in judgments if judgment.decided_on]
    named = bool(decided) if decided else bool(_CASE.search(sentence.text) or _SHORT_NAME.match(sentence.text))
    great = [on for landmark in landmarks_named(sentence.text) for on in landmark.on]
    named = named or (ended is not None and bool(great) and max(great) < ended)
    is_older = not (ended and decided) or max(decided) < ended
    return named and is_older and bool(_REPORTS.search(sentence.text))
