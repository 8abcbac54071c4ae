"""`verify`: any text in, a report out. Puts the parts together; every rule stands in its own module."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date

from nyayagraph.errors import GraphUnavailable
from nyayagraph.graph import Graph, TracedStatement
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.find import SURE_ENOUGH, FoundReference, find
from nyayagraph.law.governing.applicable import Kind, kind_of
from nyayagraph.law.standing import NOT_GOOD, StatedTreatment
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.again import look_again
from nyayagraph.verify.claims.beside import within
from nyayagraph.verify.claims.day_words import DayWords
from nyayagraph.verify.claims.holdings import held_to_holdings
from nyayagraph.verify.claims.judges import held_to_bench
from nyayagraph.verify.claims.relations import relation_between, says_bad_law
from nyayagraph.verify.claims.stated import Claim, Sentence, read_claims
from nyayagraph.verify.claims.support import Judged
from nyayagraph.verify.codes.code_numbers import may_mean_law_of_2023
from nyayagraph.verify.confidence import confidence, court_authority, recency
from nyayagraph.verify.days.inserted import held_to_insertion
from nyayagraph.verify.days.law_dates import acts_mentioned
from nyayagraph.verify.judged_claims import judge_claims
from nyayagraph.verify.references.by_number import settle_by_number
from nyayagraph.verify.references.rebind import rebind, rebind_to_newer
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.repair import repair
from nyayagraph.verify.report import (
    CitationCheck,
    CitationVerdict,
    ClaimCheck,
    ClaimVerdict,
    Confidence,
    Evidence,
    Overall,
    VerificationReport,
)
from nyayagraph.verify.standing.application import TextDays, decided_on
from nyayagraph.verify.standing.awareness import confirm_absence, confirm_absence_told_elsewhere, knows_of
from nyayagraph.verify.standing.told_treatment import tells_of_treatment
from nyayagraph.verify.standing.uploads import resolve_with_tags, upload_validity
from nyayagraph.verify.standing.validity import Validity, fetch_treatments, judgment_validity, provision_validity
from nyayagraph.verify.standing.void_law import held_to_the_fall
from nyayagraph.verify.subjects.laid_elsewhere import laid_elsewhere
from nyayagraph.verify.subjects.matters_told import Misplaced, matters_of, misplaced, settle_codes
from nyayagraph.verify.subjects.open_codes import misplaced_if_open, settle_open
from nyayagraph.verify.tags import Tag, find_tags

MAX_CLAIMS = 80
_CONSTITUTION_BENCH = 5

# verdicts on references by where they start, with why
Proved = dict[int, tuple[CitationVerdict, Evidence]]


@dataclass(frozen=True)
class _Checked:
    """What was found out about one text, before it is put into words."""

    resolved: list[Resolved]
    validities: list[Validity | None]
    sentences: list[Sentence]
    judged: dict[int, Judged]
    treatments: list[StatedTreatment]
    proved: Proved
    words: DayWords


def verify(
    graph: Graph,
    embedder: Embedder,
    text: str,
    *,
    on: date,
    offence_date: date | None = None,
    max_claims: int = MAX_CLAIMS,
) -> VerificationReport:
    """Every citation and claim of `text` with its verdict, the repaired text, and how far it can be relied on.

    `on` is the day whose law counts; `offence_date` the day of the offence, where one is meant. An outage of the graph
    gives a report that is UNAVAILABLE throughout, never one that says not found.
    """
    references = find(text, written_on=on, short_forms=False, sure_from=SURE_ENOUGH)
    try:
        with _names_of_statements(graph) as ran:
            checked = _check(graph, embedder, text, references, on=on, offence_date=offence_date, max_claims=max_claims)
            report = _report(graph, embedder, text, checked, on=on, offence_date=offence_date)
    except GraphUnavailable as exc:
        return unavailable(text, references, str(exc), on=on, offence_date=offence_date)
    return report.model_copy(update={"statements": tuple(dict.fromkeys(ran))})


@contextmanager
def _names_of_statements(graph: Graph) -> Iterator[list[str]]:
    """Names of the statements that run meanwhile, whoever else traces the graph."""
    names: list[str] = []
    outer = graph.trace

    def note(traced: TracedStatement) -> None:
        names.append(traced.name)
        if outer:
            outer(traced)

    graph.trace = note
    try:
        yield names
    finally:
        graph.trace = outer


def unavailable(
    text: str, references: Sequence[FoundReference], why: str, *, on: date, offence_date: date | None
) -> VerificationReport:
    """The report for a graph that cannot be reached: it says nothing about any citation."""
    reason = (Evidence(rule="graph_unavailable", evidence=why),)
    named: list[FoundReference | Tag] = [*references, *_tags_alone(text, references)]
    citations = tuple(
        CitationCheck(
            start=one.start, end=one.end, text=one.text, kind=one.kind, authority_id=None,
            verdict=CitationVerdict.UNAVAILABLE, standing=Standing.UNAVAILABLE, evidence=reason,
        )
        for one in named
    )  # fmt: skip
    claims = tuple(
        ClaimCheck(start=s.start, end=s.end, text=s.text, verdict=ClaimVerdict.NOT_CHECKED, evidence=reason)
        for s in read_claims(text, [])
        if s.claim
    )
    nothing = Confidence(score=0.0, label="Low", factors={}, capped_by=("the graph cannot be reached",))
    return VerificationReport(
        overall=Overall.UNAVAILABLE, confidence=nothing, citations=citations, claims=claims, text="",
        summary=f"nothing was checked: {why}", on=on, offence_date=offence_date,
    )  # fmt: skip


def _tags_alone(text: str, references: Sequence[FoundReference]) -> list[Tag]:
    """Tags of a person's own documents in whose names no reference was found."""
    return [
        tag
        for tag in find_tags(text, references)
        if tag.is_formed and not any(one.start < tag.end and tag.start < one.end for one in references)
    ]


def _check(
    graph: Graph,
    embedder: Embedder,
    text: str,
    references: Sequence[FoundReference],
    *,
    on: date,
    offence_date: date | None,
    max_claims: int,
) -> _Checked:
    resolved = resolve_with_tags(graph, text, references)
    settle_by_number(graph, text, resolved)
    named = acts_mentioned(text)
    rebind(graph, resolved, named)
    rebind_to_newer(graph, text, resolved, named)
    matters = matters_of(graph, text, resolved)
    settle_codes(graph, text, resolved, named, matters)
    settle_open(graph, text, resolved, matters)
    sentences = read_claims(text, resolved)
    for one in resolved:
        place = next((n for n, s in enumerate(sentences) if s.start <= one.reference.start < s.end), None)
        behind = sentences[place + 1].text if place is not None and place + 1 < len(sentences) else ""
        confirm_absence(one, sentences[place] if place is not None else None, behind)
    confirm_absence_told_elsewhere(resolved)
    treatments = fetch_treatments(graph, _judgment_ids(resolved))
    days = TextDays(text, sentences)
    validities = [_validity(one, days, treatments, on, offence_date) for one in resolved]
    claims = [sentence.claim for sentence in sentences if sentence.claim]
    words = DayWords(graph, _days_of(claims, days, on, offence_date), on)
    judged = judge_claims(graph, embedder, claims[:max_claims], treatments, words, on)
    # nobody took a number from codes of which there was not yet a Bill
    astray = (
        (*misplaced_if_open(text, resolved, sentences, matters), *misplaced(sentences, matters))
        if may_mean_law_of_2023(text, on)
        else ()
    )
    proved: Proved = {}
    for found in astray:
        _accuse(found, claims, judged)
    for found in laid_elsewhere(graph, sentences, resolved, judged, matters, named, words):
        proved |= _accuse(found, claims, judged)
    for claim in claims[max_claims:]:
        over = f"more than {max_claims} claims; this one was not checked"
        judged[claim.number] = Judged(ClaimVerdict.NOT_CHECKED, [Evidence(rule="over_the_cap", evidence=over)])
    return _Checked(resolved, validities, sentences, judged, treatments, proved, words)


def _accuse(found: Misplaced, claims: Sequence[Claim], judged: dict[int, Judged]) -> Proved:
    """Judges the claim that makes a reference; gives the verdict back where a question or a bare citation makes it."""
    claim = found.claim or next((claim for claim in claims if found.one in claim.resolved), None)
    if claim is None:
        return dict(found.judged().citations)
    judged[claim.number] = found.judged()
    return {}


def _judgment_ids(resolved: Sequence[Resolved]) -> set[str]:
    """Judgments cited, and those that struck at provisions cited: their own standing counts too."""
    return {one.judgment.judgment_id for one in resolved if one.judgment}


def _validity(
    one: Resolved, days: TextDays, treatments: Sequence[StatedTreatment], on: date, offence_date: date | None
) -> Validity | None:
    is_of_held_act = one.verdict is CitationVerdict.NOT_COVERED and one.provision and one.provision.act
    if one.verdict is not CitationVerdict.VERIFIED and not is_of_held_act:
        return None
    if one.judgment:
        return judgment_validity(one.judgment.judgment_id, one.judgment.printed, treatments, on)
    if one.upload:
        return upload_validity()
    if one.provision and one.key and one.provision.act:
        return provision_validity(
            one.provision,
            one.key,
            on=on,
            matter=days.matter(one, one.key.act_id, on, offence_date),
            is_of_now=days.is_of_now(one),
        )
    return None


def _days_of(
    claims: Sequence[Claim], days: TextDays, on: date, offence_date: date | None
) -> dict[tuple[int, str], date]:
    """By number of the claim and provision, the day whose words the claim is of; procedure follows no offence."""
    found: dict[tuple[int, str], date] = {}
    for claim in claims:
        for one in claim.resolved:
            if one.key and one.provision and one.provision.act:
                act_id = one.key.act_id
                given = None if kind_of(act_id) in (Kind.PROCEDURAL, Kind.EVIDENCE) else offence_date
                matter = days.matter(one, act_id, on, given)
                found[claim.number, one.key.section_id] = decided_on(matter, one.provision.act, on)
    return found


def _report(
    graph: Graph, embedder: Embedder, text: str, checked: _Checked, *, on: date, offence_date: date | None
) -> VerificationReport:
    read = [sentence.claim for sentence in checked.sentences if sentence.claim]
    first = tuple(checked.judged[claim.number].to_check(claim) for claim in read)
    of_claims = {start: found for judged in checked.judged.values() for start, found in judged.citations.items()}
    proved = checked.proved | of_claims
    citations = tuple(
        _citation(one, validity, checked, proved.get(one.reference.start))
        for one, validity in zip(checked.resolved, checked.validities, strict=True)
    )
    in_order, citations = look_again(
        graph, embedder, text, first, citations, checked.resolved, checked.treatments,
        sentences=checked.sentences, words=checked.words, on=on,
    )  # fmt: skip
    in_order = held_to_holdings(graph, embedder, read, in_order, checked.sentences)
    in_order = held_to_bench(graph, read, in_order)
    in_order = held_to_insertion(graph, read, in_order)
    in_order = held_to_the_fall(in_order, citations)
    claims = dict(zip((claim.number for claim in read), in_order, strict=True))
    repaired, removed = repair(text, checked.sentences, claims, citations)
    warnings = tuple(dict.fromkeys(note for one in citations for note in one.notes))
    overall = _overall(citations, in_order)
    return VerificationReport(
        overall=overall,
        confidence=_confidence(checked, citations, in_order, on),
        citations=citations,
        claims=in_order,
        text=repaired,
        removed=removed,
        warnings=warnings,
        summary=_summary(citations, in_order, len(removed), len(warnings)),
        on=on,
        offence_date=offence_date,
    )


def _citation(
    one: Resolved, validity: Validity | None, checked: _Checked, proved: tuple[CitationVerdict, Evidence] | None
) -> CitationCheck:
    sentence = next((s for s in checked.sentences if s.start <= one.reference.start < s.end), None)
    verdict, evidence = one.verdict, list(one.evidence)
    if proved:
        verdict = proved[0]
        evidence.insert(0, proved[1])
    answered = bool(validity and sentence and _is_answered(one, validity, sentence, checked))
    notes = tuple(validity.notes) if validity and not answered else ()
    if validity:
        evidence += validity.evidence
    if answered:
        evidence.append(Evidence(rule="text_knows", evidence="the text itself says so"))
    return CitationCheck(
        start=one.reference.start,
        end=one.reference.end,
        text=one.reference.text,
        kind=one.reference.kind,
        authority_id=one.authority_id,
        clause=one.key.clause if one.key else "",
        verdict=verdict,
        standing=validity.standing if validity else None,
        warnings=tuple(note.text for note in notes),
        evidence=tuple(evidence),
        notes=notes,
        is_answered=answered,
    )


def _is_answered(one: Resolved, validity: Validity, sentence: Sentence, checked: _Checked) -> bool:
    """True where the text itself says what the warning would say."""
    if one.key:
        return knows_of(one, validity, sentence, checked.sentences, checked.resolved)
    if validity.standing in NOT_GOOD or validity.standing in (Standing.PARTLY_OVERRULED, Standing.DOUBTED):
        return _says_overruled(one, sentence, checked.resolved) or tells_of_treatment(
            one, validity, sentence, checked.sentences, checked.resolved
        )
    return False


def _says_overruled(one: Resolved, sentence: Sentence, everything: Sequence[Resolved]) -> bool:
    named = [one for one in within(sentence, everything) if not one.key]
    for place, first in enumerate(named):
        second = named[place + 1] if place + 1 < len(named) else None
        relation = relation_between(sentence.text, sentence.start, first, second)
        if relation and relation.earlier is one and not relation.is_denied:
            return True
    return len(named) == 1 and says_bad_law(sentence.text)


def _overall(citations: Sequence[CitationCheck], claims: Sequence[ClaimCheck]) -> Overall:
    good = sum(one.is_good for one in citations) + sum(one.verdict is ClaimVerdict.SUPPORTED for one in claims)
    total = len(citations) + len(claims)
    if total and good == total:
        return Overall.VERIFIED
    return Overall.PARTIALLY_VERIFIED if good else Overall.UNVERIFIED


def _confidence(
    checked: _Checked, citations: Sequence[CitationCheck], claims: Sequence[ClaimCheck], on: date
) -> Confidence:
    relied = [one for one, check in zip(checked.resolved, citations, strict=True) if check.is_good and not one.upload]
    relevances = [judged.relevance for judged in checked.judged.values()]
    authority = max((court_authority(one.judgment.court_id if one.judgment else None) for one in relied), default=0.0)
    recent = [
        recency(one.judgment.decided_on, on, is_landmark=(one.judgment.bench_strength or 0) >= _CONSTITUTION_BENCH)
        if one.judgment
        else 1.0
        for one in relied
    ]
    return confidence(
        citations,
        claims,
        relevance=sum(relevances) / len(relevances) if relevances else 0.0,
        authority=authority,
        recent=sum(recent) / len(recent) if recent else 0.0,
    )


def _summary(citations: Sequence[CitationCheck], claims: Sequence[ClaimCheck], removed: int, warnings: int) -> str:
    verified = sum(one.verdict is CitationVerdict.VERIFIED for one in citations)
    supported = sum(one.verdict is ClaimVerdict.SUPPORTED for one in claims)
    return (
        f"{verified} of {len(citations)} citations verified, {supported} of {len(claims)} claims supported, "
        f"{removed} sentences removed, {warnings} warnings"
    )
