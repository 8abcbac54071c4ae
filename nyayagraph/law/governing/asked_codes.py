"""Which lines of Acts a question asks about: the penal codes, those of procedure, of evidence, or another line. Pure.

By the codes or the kind of law that it names, else by its subject. Says nothing of which Act of the line governs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.law.governing.applicable import Kind, kind_of
from nyayagraph.law.governing.asked_facets import (
    EVIDENCE,
    LINES_NAMED,
    PENAL,
    PROCEDURE,
    TERROR,
    line_of_words,
    lines_named,
    other_lines_named,
)
from nyayagraph.law.governing.asked_offences import families_in
from nyayagraph.law.governing.asked_parts import Part, declined_lines, parts_asked, without_declined
from nyayagraph.law.governing.asked_subjects import field_asked, field_of, field_of_facts, unknown_field
from nyayagraph.law.governing.event_cues import speaks_of_offence
from nyayagraph.law.governing.fields import field_ids, fields_told
from nyayagraph.law.governing.likely import likely_lines
from nyayagraph.law.governing.matters import Happened, Told
from nyayagraph.law.governing.own_proceedings import is_of_an_own_proceeding
from nyayagraph.law.governing.question_words import ASKS, asking_sentence

_OF_A_FIELD, _SURELY_MORE = 10.0, 1.6  # a field is told, and by how much more than the one that a name tells
_OF_A_CRIME = 5.0  # how strongly words speak for a special penal Act where an Act is asked for
CODES = (PENAL, PROCEDURE, EVIDENCE)
# takes `code for the theft, and`, `which for the search`; more than one law may be asked for
_MORE = re.compile(
    r"[,;/&]|\((?:[a-d]|i{1,3}|[1-3])\)|\band\b|\bor\b|\b(?:codes|laws|Acts|statutes|enactments|sections|provisions|legislation)\b|\w\s*[.?]\s+\w"
)
# takes `procedure code governs cognizance`; refuses `criminal codes`, `penal and procedure code`
_ONE_CODE = re.compile(r"(?:[\w-]+\s+){0,2}code\b", re.IGNORECASE)
# takes `dying declaration`, `hearsay`; refuses `confession`, which procedure records
_OF_PROOF_ALONE = re.compile(
    r"\b(?:discovery\s+(?:rule|statement)s?|retracted\s+confessions?|dying\s+declarations?|hearsay|res\s+gestae|secondary\s+evidence|hostile\s+witness(?:es)?|accomplice'?s?|leading\s+questions?|burden\s+of\s+proof|expert\s+opinions?)\b",
    re.IGNORECASE,
)
_RECEIVED = re.compile(
    r"\b(?:receiv\w+|(?:in)?admi(?:t|ss)\w*|relied|used|weigh\w*|proved?|put|tested|let\s+in|worth|argu\w+|object\w*)\b",
    re.IGNORECASE,
)
_MORE_LAWS = re.compile(r"\b(?:codes|laws|Acts|statutes|enactments)\b|\band\s+(?:which|what)\b")
_OF_TERROR = re.compile(
    r"\b(?:terror\w*|unlawful\w*|banned|outfit|blasts?|bomb\w*|militan\w+|insurgen\w+|extremis\w+)\b", re.IGNORECASE
)
_SPECIAL = re.compile(r"\b[Ss]pecial\b")
# every line that a question can ask about, by its newest Act
LINES = tuple(dict.fromkeys((*LINES_NAMED, *field_ids())))
_CODE = re.compile(r"codes?\b", re.IGNORECASE)
_ACT = re.compile(r"\b(?:Acts?|[Ss]tatutes?|[Ee]nactments?|[Ll]egislation)\b")
# what the criminal codes are about, in a question that asks for an `Act`
_OF_THE_CODES = re.compile(
    r"\b(?:codes?|crim\w+|penal|dhara|offen[cs]es?|polic\w+|F\.?I\.?R|thana|magistrate|(?:anticipatory\s+)?bail\w*|zamanat|arrest\w*|accused|charge\w*|charge[\s-]?sheet\w*|sessions?|cogni[sz]ance|prosecut\w*|investigat\w*|maintenance|remand\w*|custody|warrants?|acquitt\w*|convict\w*|absconder|proclamation|inquest|murder\w*|thief|theft)\b",
    re.IGNORECASE,
)
# takes `which code`, `what section`, `IPC or BNS`, `IPC ya BNS`; refuses `what is the punishment`
_WHICH = re.compile(
    r"\b(?:which|what|kaun\w*|konsa|konsi)\b[^.?;]{0,40}\b(?:codes?|laws?|acts?|sections?|procedur\w*|provisions?|statutes?|sanhita|dhara|kanoon|certificate)\b"
    r"|\b(?:IPC|Cr\.?P\.?C|Evidence\s+Act|BNSS?|BSA)\b[^.?;]{0,60}\b(?:or|ya|versus|vs)\b[^.?;]{0,40}\b(?:IPC|Cr\.?P\.?C|Evidence\s+Act|BNSS?|BSA|Sanhita|Adhiniyam)\b",
    re.IGNORECASE,
)
# takes `code for the outrage, `, `Act for the maiming;`; refuses `code for `
_FOR_A_DEED = re.compile(r"\w+\s+for\s+(?:the|his|her|their)\s+\w+\s*(?:[,;(]|$)", re.IGNORECASE)
# takes `which two codes`, `name both enactments`; refuses `which of the two codes`, `do both codes apply`
_TWO = re.compile(
    r"\b(?:which|what|name|names|state|give|cite|identify|the\s+right)\s+(?:the\s+)?(?:two|both(?:\s+the)?)\s+(?:\w+\s+)?(?:codes|laws|enactments|statutes|(?-i:Acts))\b",
    re.IGNORECASE,
)
# takes `which food statute`, `name the governing Act`, `customs law?`; refuses `what does the Act say`
_WHICH_ACT = re.compile(
    r"\b(?:which|whose|name\s+the|state\s+the|under\s+what|what)\s+(?:[\w-]+\s+){0,4}?(?:laws?|(?-i:Acts?)|statutes?|enactments?|legislation)\b(?!\s+(?:say|says|provide|mean))"
    r"|\b(?:laws?|(?-i:Acts?)|statutes?|enactments?)\s*(?:\?|,\s+please)",
    re.IGNORECASE,
)


def lines_asked(question: str, told: Told) -> tuple[str, ...]:
    """The lines of Acts that a question asks about, each by its newest Act: those it names, else those of its subject.

    `told` are the events that it dates: where it names nothing, an offence alone asks for the penal code and a step
    alone for procedure. None where its subject is not known.
    """
    if _asks_of_proof(question):
        return (EVIDENCE,)
    if _asks_of_an_own_proceeding(question):
        return (PROCEDURE,)
    found = lines_told(question, told)
    is_elsewhere = _asks_elsewhere(asking_sentence(question), question)
    if is_elsewhere and not found and field_of(question, _OF_A_FIELD) is None:  # `which lotteries law`
        return ()
    is_known = found or _is_of_another_act(question) or is_elsewhere
    parts = [part for part in parts_asked(question) if part.lines]
    are_several = len({part.lines for part in parts}) > 1  # `the code for the search, the Act by which it is weighed`
    is_of_codes = field_of(question, _OF_A_FIELD) is None
    outright = _in_order(
        *_codes_beside_an_act(parts_asked(question)),
        *(
            line
            for part in parts
            if part.is_told
            or (len(part.lines) > 1 and families_in(part.words))
            or (are_several and ((is_of_codes and PENAL not in part.lines) or not _ACT.match(part.words)))
            for line in part.lines
        ),
    )
    is_of_proof = EVIDENCE in outright and PENAL not in found and all(part.is_told for part in parts_asked(question))
    if is_of_proof and not are_several:  # `the law of evidence in the trial of an offence`
        return found
    likely = _of_one(question, found, likely_lines(question, found if is_known else (PENAL,), outright))
    return _of_two(question, told, _not_declined(question, told, likely))


def _asks_of_proof(question: str) -> bool:
    """True where one law is asked for, of no kind that words tell, by which a thing of proof alone is received."""
    parts = parts_asked(question)
    is_more = len(parts) > 1 and any(line_of_words(part.words) == PENAL for part in parts)
    if is_more or any(part.is_told or part.is_name for part in parts) or not _OF_PROOF_ALONE.search(question):
        return False
    return bool(_RECEIVED.search(question)) and not _MORE_LAWS.search(question)


def _asks_of_an_own_proceeding(question: str) -> bool:
    """True where one law of no told kind is asked for, in a proceeding that criminal procedure alone knows."""
    parts = parts_asked(question)
    is_of_other = any(part.is_told or part.is_name or PENAL in part.lines for part in parts)
    return not is_of_other and not _MORE_LAWS.search(question) and is_of_an_own_proceeding(question)


def _of_one(question: str, found: tuple[str, ...], lines: tuple[str, ...]) -> tuple[str, ...]:
    """One line where one law alone is asked for and its words tell the kind: the special one where that is meant."""
    parts = parts_asked(question)
    asked = question[parts[0].start :] if len(parts) == 1 else ""
    if asked and parts[0].is_told and _ONE_CODE.match(parts[0].words) and not _MORE.search(asked):
        return parts[0].lines
    before = asking_sentence(question).partition(asked)[0] if asked else ""
    if len(lines) < 2 or not asked or _MORE.search(before) or _MORE.search(asked) or len(parts[0].lines) > 1:  # noqa: PLR2004
        return lines
    others = [one for one in lines if one not in CODES]
    by_words = (parts[0].lines and not parts[0].is_told) or list(found) == others
    is_of_proof = parts[0].lines == (EVIDENCE,) and EVIDENCE in lines
    if (
        len(others) == 1
        and not is_of_proof
        and (by_words or _SPECIAL.search(before) or field_of(asked, _OF_A_CRIME) == others[0])
    ):
        return (others[0],)
    return parts[0].lines or lines


def _not_declined(question: str, told: Told, lines: tuple[str, ...]) -> tuple[str, ...]:
    """The lines without those that a question says are not asked; where none is left, procedure for what was begun."""
    declined = declined_lines(question)
    kept = tuple(one for one in lines if one not in declined)
    is_begun = any(event.happened in (Happened.BEGUN, Happened.STEP) for event in told.events)
    return kept or ((PROCEDURE,) if is_begun and PENAL in lines and PROCEDURE not in declined else lines)


def _of_two(question: str, told: Told, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Penal codes and those of procedure where two codes are asked for of an offence and what was begun on it."""
    happened = {event.happened for event in told.events}
    both = {Happened.OFFENCE, Happened.RESULT} & happened and {Happened.BEGUN, Happened.STEP} & happened
    return (PENAL, PROCEDURE) if both and lines in ((PENAL,), (PROCEDURE,)) and _TWO.search(question) else lines


def lines_told(question: str, told: Told) -> tuple[str, ...]:
    """The lines that a question names or tells by its words and events; none where it speaks of no such law."""
    parts = parts_asked(question)
    told_outright = _in_order(*(line for part in parts if part.is_told for line in part.lines))
    by_words = _in_order(*(line for part in parts for line in part.lines))
    if by_words and PENAL not in by_words and any(not one.lines and _FOR_A_DEED.match(one.words) for one in parts):
        by_words = _in_order(PENAL, *by_words)  # `the code for the outrage, the code for our investigation`
    by_words = _as_told(by_words, question)
    if special := _special_act(question, parts):
        by_words = _in_order(*(special if line == PENAL else line for line in by_words))
    if told_outright or len(by_words) > 1:
        return by_words
    if named := lines_named(without_declined(question)):
        return _in_order(*(other_lines_named(without_declined(question)) or by_words or named))
    asked = asking_sentence(without_declined(question))
    field = field_asked(without_declined(question), asked)
    if field and (codes := _codes_beside_an_act(parts)):
        return _in_order(*codes, field)
    if field or _asks_elsewhere(asked, question):
        return (field,) if field else ()
    return by_words or _by_facts(question, told, asked)


def _by_facts(question: str, told: Told, asked: str) -> tuple[str, ...]:
    """The line of a question whose asking words tell none: the field of its facts, else the code of its events."""
    if not _tells_a_crime(question, told) and (of_facts := field_of_facts(without_declined(question), asked)):
        return (of_facts,)
    subject = _by_its_subject(question, told)
    return () if subject is None or (subject == PROCEDURE and _is_of_another_act(question)) else (subject,)


def _codes_beside_an_act(parts: Sequence[Part]) -> tuple[str, ...]:
    """The lines of codes asked for beside an Act of another field: `Act for the drug? Code for the FIR?`."""
    is_beside = any(_ACT.match(part.words) and not part.lines for part in parts)
    return _in_order(*(line for part in parts if is_beside and _CODE.match(part.words) for line in part.lines))


def lines_meant(question: str) -> tuple[str, ...]:
    """The lines that a question names, else those whose subject its words tell."""
    field = field_of(question)
    return lines_named(question) or ((field,) if field else ())


def _as_told(lines: tuple[str, ...], question: str) -> tuple[str, ...]:
    """The lines, a field that a wide name tells (`tax law`) put as the one of which the question speaks far more."""
    named = [one for one in lines if one in field_ids() and one not in lines_named(question)]
    declined = declined_lines(question)
    told = [one for one in fields_told(question, asking_sentence(question)) if one.act_id not in declined]
    if len(named) != 1 or not told:
        return lines
    by_name = next((one.score for one in told if one.act_id == named[0]), 0.0)
    is_set_aside = named[0] in declined  # `which tax, other than income tax`
    is_wide = is_set_aside or (told[0].score >= _SURELY_MORE * by_name and told[0].score >= _OF_A_FIELD)
    return tuple(told[0].act_id if is_wide and one == named[0] else one for one in lines)


def _special_act(question: str, parts: Sequence[Part]) -> str | None:
    """The special penal Act that words of the question mean, where it asks which Act, and not which code, punishes."""
    is_open = any(PENAL in part.lines and not part.is_told and _ACT.match(part.words) for part in parts)
    field = field_of(question, _OF_A_CRIME) if is_open else None
    is_told = field != TERROR or TERROR in lines_named(question) or _OF_TERROR.search(question)
    return field if field and is_told and kind_of(field) is Kind.PENAL else None


def _tells_a_crime(question: str, told: Told) -> bool:
    """True where a question speaks of a crime or of what the codes of procedure do."""
    is_deed = any(event.happened is Happened.OFFENCE for event in told.events)
    return is_deed or speaks_of_offence(question) or _OF_THE_CODES.search(question) is not None


def _asks_elsewhere(asked: str, question: str) -> bool:
    """True where words ask for the law of a field that is neither of the codes nor of a line known."""
    field = unknown_field(asked, question)
    return bool(field) and line_of_words(field) is None


def _is_of_another_act(question: str) -> bool:
    """True where a question asks for an Act and tells nothing of a crime or of what the codes of procedure do."""
    return bool(_ACT.search(asking_sentence(question))) and not _OF_THE_CODES.search(question)


def _in_order(*lines: str) -> tuple[str, ...]:
    """Each line once, penal codes before procedure before evidence before others."""
    return (*(one for one in CODES if one in lines), *dict.fromkeys(one for one in lines if one not in CODES))


def asks_which(question: str) -> bool:
    """True where a question asks which of several Acts, codes or sections governs."""
    return bool(_WHICH.search(question)) or asks_for_a_law(question)


def asks_for_a_law(question: str) -> bool:
    """True where a question asks for a law of a kind that it names: takes `penal code?`, `state the evidence Act`."""
    return any(part.is_told and not part.is_name for part in parts_asked(question))


def asks_which_act(question: str) -> bool:
    """True where a question asks for an Act by what it is about: takes `which statute`, `name the Act`."""
    return bool(_WHICH_ACT.search(question))


def _by_its_subject(question: str, told: Told) -> str | None:
    asked = asking_sentence(question)
    asking = ASKS.search(asked)
    return (
        line_of_words(asked[asking.start() :] if asking else "")
        or line_of_words(asked)
        or _by_events(told)
        or line_of_words(question)
    )


def _by_events(told: Told) -> str | None:
    happened = {event.happened for event in told.events}
    offence = bool(happened & {Happened.OFFENCE, Happened.RESULT})
    proceeding = bool(happened & {Happened.BEGUN, Happened.STEP, Happened.PENDING})
    if offence != proceeding:
        return PENAL if offence else PROCEDURE
    return None
