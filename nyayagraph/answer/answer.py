"""A question to a checked answer: gather, draft, check, take out what fails, form. Nothing unchecked leaves here."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.answer.context import Context, gather
from nyayagraph.answer.drafting import Draft, Drafter, DraftStatement
from nyayagraph.answer.governing_law import Governed, chain_of, notes_of, turning_on, when
from nyayagraph.answer.grounds import confidence_line, weighed
from nyayagraph.answer.inquiry import Inquiry
from nyayagraph.answer.meant import nearest_sections
from nyayagraph.answer.older_texts import older_text_notes
from nyayagraph.answer.report import CANNOT_REACH, CANNOT_VERIFY, LOW_BELOW, LOW_CONFIDENCE, AnswerReport
from nyayagraph.answer.roles import Checked, Role, Stated, formed
from nyayagraph.answer.sources import PROPOSITION
from nyayagraph.errors import GraphUnavailable
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.check import unavailable, verify
from nyayagraph.verify.labels import day
from nyayagraph.verify.repair import NOTHING_LEFT
from nyayagraph.verify.report import Confidence, Overall, VerificationReport
from nyayagraph.verify.trail import record

_BREAK = "\n\n"
_MOST_TAGS = 3
# takes `which section applies`, `what was the law on`; refuses `which law applies`, `which Act governs the section`
_ASKS_A_SECTION = re.compile(
    r"\b(?:which|what)\s+(?:sections?|provisions?)\b|\bwhat\s+(?:is|was)\s+the\s+(?:law\s+(?:on|of|for|about)|punishment)\b",
    re.IGNORECASE,
)
_FIT_OF_MEANING = 0.7  # the least, where a section was found by meaning: less sure than its own words
_SECTION_OPEN = "Which Act governs is answered; what its section is, and what it says, is not."


def answer(
    graph: Graph,
    embedder: Embedder,
    inquiry: Inquiry,
    *,
    drafter: Drafter,
    role: Role = Role.CITIZEN,
    keep: bool = True,
) -> AnswerReport:
    """The answer to a question for a reader, with its checks; `keep` leaves it in the graph's audit trail.

    An outage gives a report that is UNAVAILABLE; a question that nothing bears out gives the cannot-verify message.
    """
    flagged = inquiry.model_copy(update={"wants_flags": inquiry.wants_flags or role is Role.POLICE})
    asked = flagged.with_its_offence().with_its_past()
    try:
        report, checked_text = _answered(graph, embedder, asked, drafter, role)
        if report.refusal and not report.names_unknown:
            nearest = nearest_sections(graph, asked.question, asked.on)
            report = report.model_copy(update={"nearest": nearest})
        if keep and report.verification.overall is not Overall.UNAVAILABLE:
            return _kept(graph, embedder, report, checked_text)
    except GraphUnavailable as exc:
        return unreachable(asked, role, str(exc))
    return report


def _answered(
    graph: Graph, embedder: Embedder, inquiry: Inquiry, drafter: Drafter, role: Role
) -> tuple[AnswerReport, str]:
    """The report, and the text that its checks speak of."""
    context = gather(graph, embedder, inquiry)
    if context.refusal:
        report = _refused(inquiry, role, context.refusal, names_unknown=context.names_unknown)
        return report, report.answer
    draft = drafter.draft(context)
    text = _BREAK.join(statement.text for statement in draft.statements)
    if context.is_meant and not context.asked.has_what_is_asked_for(text):
        report = _refused(inquiry, role, "what the section nearest to it says does not answer it", draft=draft)
        return report, report.answer
    if not text and not context.asks_only_which():
        report = _refused(inquiry, role, "nothing in the sources answers it", draft=draft)
        return report, report.answer
    checked = verify(graph, embedder, text, on=inquiry.on, offence_date=inquiry.offence_date)
    if checked.overall is Overall.UNAVAILABLE:
        return unreachable(inquiry, role, checked.summary), text
    stated = _surviving(draft.statements, checked)
    if not stated and not context.asks_only_which():
        why = "no statement of the draft was borne out" + (f": {checked.removed[0].why}" if checked.removed else "")
        return _refused(inquiry, role, why, checked=checked, draft=draft), text
    return _report(graph, context, draft, checked, stated, role), text


def _surviving(statements: Sequence[DraftStatement], checked: VerificationReport) -> list[Stated]:
    """The statements as `verify` lets them stand, warnings and caveats written in.

    A statement whose opening was removed is gone with all that stood behind it.
    """
    if checked.text == NOTHING_LEFT:
        return []
    left: list[tuple[DraftStatement, bool]] = []
    start = 0
    for statement in statements:
        letters = list(statement.text)
        for one in checked.removed:
            for place in range(max(one.start - start, 0), min(one.end - start, len(letters))):
                letters[place] = " "
        if "".join(letters).strip():
            left.append((statement, letters[0] != " "))
        start += len(statement.text) + len(_BREAK)
    paragraphs = [part for part in checked.text.split(_BREAK) if part.strip()]
    if len(paragraphs) != len(left):  # the text stands as repaired, without tags that might be another's
        return [Stated(text=part, tags=()) for part in paragraphs]
    opened = [(part, one) for part, (one, is_opened) in zip(paragraphs, left, strict=True) if is_opened]
    shown = _said_once([part for part, _ in opened])
    return [Stated(text=part, tags=one.sources) for part, (_, one) in zip(shown, opened, strict=True)]


def _said_once(paragraphs: Sequence[str]) -> list[str]:
    """Paragraphs in which a closing warning that stood word for word in an earlier one is not said again."""
    seen: set[str] = set()
    shown: list[str] = []
    for paragraph in paragraphs:
        opens = paragraph.rfind(" [Warning: ")
        note = paragraph[opens:] if opens >= 0 and paragraph.endswith("]") else ""
        shown.append(paragraph[:opens] if note in seen and note else paragraph)
        seen.add(note)
    return shown


def _report(
    graph: Graph, context: Context, draft: Draft, checked: VerificationReport, stated: Sequence[Stated], role: Role
) -> AnswerReport:
    rules = {key for one in context.lines_asked() for key in _sections(one)}
    used = {tag for one in stated for tag in one.tags[:3]}
    used |= {source.tag for source in context.sources if source.authority_id in rules}
    sources = tuple(source for source in context.sources if source.tag in used)
    names_authority = bool(context.named or any(play.is_named for play in context.provisions))
    older = older_text_notes(graph, sources, checked.citations, context.on)
    open_section = (_SECTION_OPEN,) if _leaves_the_section_open(context) else ()
    notes = (*_read_from_the_question(context), *_read_by_meaning(context), *open_section, *draft.notes, *older)
    carried = weighed(
        checked.confidence,
        names_authority=names_authority,
        is_written=bool(context.provisions or context.rules) or _is_written(draft, context),
        fit=_fit(context, stated, names_authority=names_authority),
        is_of_day=context.is_of_day(),
    )
    text = formed(
        role,
        Checked(
            question=context.question,
            statements=tuple(stated),
            turns_on=turns_on(context),
            notes=notes,
            governing=_governing(context),
        ),
    )
    if carried.score < LOW_BELOW:
        text = f"{LOW_CONFIDENCE}{_BREAK}{text}"
    return AnswerReport(
        question=context.question,
        role=role,
        answer=text,
        verification=_with_reasons(checked, context).model_copy(update={"confidence": carried}),
        sources=sources,
        confidence_line=confidence_line(carried, sources, context),
        notes=notes,
        drafter=draft.drafter,
        making=draft.making,
    )


def _fit(context: Context, stated: Sequence[Stated], *, names_authority: bool) -> float:
    """Share of what is asked that the statements hold; all, where one word besides what is named only asks for it."""
    asked = context.asked
    if any(line.is_dated for line in context.lines_asked()) and not _leaves_the_section_open(context):
        return 1.0
    if context.is_meant:
        return max(asked.coverage("\n".join(one.text for one in stated)), _FIT_OF_MEANING)
    if not asked.tells() or (names_authority and len(asked.weights) < 2):  # noqa: PLR2004 - one word: a verb
        return 1.0
    return asked.coverage("\n".join(one.text for one in stated))


def _leaves_the_section_open(context: Context) -> bool:
    """True where it is known which Act governs, more than that is asked for, and no provision of it was found."""
    asks_more = _ASKS_A_SECTION.search(context.question) or not context.asks_only_which()
    return bool(context.lines_asked() and asks_more) and not (context.provisions or context.named)


def _is_written(draft: Draft, context: Context) -> bool:
    """True where the first statement rests on a proposition; what took the place of old law comes behind it."""
    first = draft.statements[0].sources if draft.statements else ()
    return any(source.kind == PROPOSITION for source in context.sources if source.tag in first)


def _governing(context: Context) -> tuple[str, ...]:
    """The chain of reasons of each line asked about, with the tags of the provisions that it rests on."""
    printed = []
    for one in context.lines_asked():
        tags = [source.tag for source in context.sources if source.authority_id in _sections(one)][:_MOST_TAGS]
        printed.append(Stated(text=chain_of(one, context.titles), tags=tuple(tags)).printed())
    return tuple(printed)


def _sections(one: Governed) -> set[str]:
    return {ProvisionKey.parse(provision).section_id for provision in one.rests_on()}


def _with_reasons(checked: VerificationReport, context: Context) -> VerificationReport:
    """The checks with why each Act governs, so that the audit trail keeps rule, provisions, dates and savings."""
    notes = tuple(note for one in context.lines_asked() for note in notes_of(one, context.titles))
    return checked.model_copy(update={"warnings": (*checked.warnings, *notes)})


def _read_from_the_question(context: Context) -> tuple[str, ...]:
    """What was taken from the question's own words besides its subject; procedure does not follow the offence's day."""
    inquiry = context.inquiry
    if inquiry.past:
        return (f"the question asks for the law {when(inquiry.past)}, so that of {day(inquiry.on)} is answered.",)
    is_penal = any(play.kind == "penal" for play in context.provisions)
    if not (is_penal and inquiry.offence_is_read and inquiry.offence_date):
        return ()
    told = context.offence_told().removeprefix("on ").removeprefix("in ")
    return (f"the question dates the offence, so the law of {told} is answered.",)


def _read_by_meaning(context: Context) -> tuple[str, ...]:
    """That the section was chosen by meaning, so that a reader sees what the question was taken for."""
    if not context.is_meant:
        return ()
    play = context.provisions[0]
    heading = play.provision.found.section.heading if play.provision.found.section else None
    named = f"{play.provision.name}{f' ({heading})' if heading else ''}"
    return (f"the question names no provision; it was read as one about {named}, the nearest to it in meaning.",)


def turns_on(context: Context) -> str | None:
    """What decides between an old code and a new one, where the question leaves it open."""
    asked = context.lines_asked()
    if asked:
        return "; ".join(dict.fromkeys(turning_on(one) for one in asked if len(one.branches) > 1)) or None
    for play in context.provisions:
        turned = play.provision.act.repealed_on or (play.provision.act.commenced_on if play.predecessors else None)
        if turned is None or context.on < turned or not (play.successors or play.predecessors):
            continue
        if play.kind == "penal" and context.offence_date is None:
            return f"the day of the offence, before {day(turned)} or on or after it"
        if play.kind == "procedural":
            return f"whether the proceeding was pending on {day(turned)}"
    return None


def _refused(
    inquiry: Inquiry,
    role: Role,
    why: str,
    *,
    names_unknown: bool = False,
    checked: VerificationReport | None = None,
    draft: Draft | None = None,
) -> AnswerReport:
    message = f"{CANNOT_VERIFY} What it names is not verified: {why.rstrip('.')}." if names_unknown else CANNOT_VERIFY
    nothing = Confidence(score=0.0, label="Low", factors={}, capped_by=(why,))
    verification = VerificationReport(
        overall=Overall.UNVERIFIED,
        confidence=nothing,
        citations=checked.citations if checked else (),
        claims=checked.claims if checked else (),
        text=message,
        removed=checked.removed if checked else (),
        summary=why,
        on=inquiry.on,
        offence_date=inquiry.offence_date,
    )
    return AnswerReport(
        question=inquiry.question,
        role=role,
        answer=message,
        verification=verification,
        refusal=why,
        names_unknown=names_unknown,
        notes=draft.notes if draft else (),
        drafter=draft.drafter if draft else "",
        making=draft.making if draft else {},
    )


def unreachable(inquiry: Inquiry, role: Role, why: str) -> AnswerReport:
    """The report for a graph that cannot be reached."""
    verification = unavailable("", (), why, on=inquiry.on, offence_date=inquiry.offence_date)
    return AnswerReport(
        question=inquiry.question, role=role, answer=CANNOT_REACH, verification=verification, refusal=why
    )


def _kept(graph: Graph, embedder: Embedder, report: AnswerReport, text: str) -> AnswerReport:
    """The report with its place in the audit trail, which names the drafter, its prompt and the embedder."""
    made_by = [report.drafter or "no draft", f"embedder {embedder.model_id}"]
    if "prompt_name" in report.making:
        made_by.append(f"prompt {report.making['prompt_name']} sha256:{report.making['prompt_sha256']}")
    kept = record(
        graph, report.verification, text=text, model_id="; ".join(made_by), kind="answer", question=report.question
    )
    return report.model_copy(update={"verification": kept})
