"""A second look at a report: statements of record and of treatment held to rows, sentences that quote word for word.

Passages print what a provision says, not when it was law. A statement of record that the rows contradict fails its
claim, whatever a passage seems to say; one that they bear out stands, whatever no passage says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date

from nyayagraph.cypher.answer import OffenceFlags
from nyayagraph.cypher.statute import AskedProvision, KnownProvision, ProvisionsKnown
from nyayagraph.cypher.verify import AuthorityPassages, LeaningClaim
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.acts.table import act_named
from nyayagraph.law.standing import StatedTreatment
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.claims.amounts import AmountsHeld, amounts_held, without_strange_denial
from nyayagraph.verify.claims.day_words import DayWords
from nyayagraph.verify.claims.disowned import is_disowned
from nyayagraph.verify.claims.stated import Sentence
from nyayagraph.verify.codes.every_reading import readings_wanted
from nyayagraph.verify.codes.rows import rows_wanted
from nyayagraph.verify.codes.successions import successions_wanted, told_successors
from nyayagraph.verify.days.law_dates import acts_mentioned
from nyayagraph.verify.records import check_record
from nyayagraph.verify.references.known import fetch_provisions
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationCheck, CitationVerdict, ClaimCheck, ClaimVerdict, Evidence
from nyayagraph.verify.statements.acts_relied_on import acts_gone
from nyayagraph.verify.statements.said import Facts, facts_of, letters
from nyayagraph.verify.statements.treatments import treatment_stated
from nyayagraph.verify.wording.alignment import Passage, best_alignment
from nyayagraph.verify.wording.words import telling_words

# takes `section 101 of the Bharatiya Nyaya Sanhita`; the act is what was added to a bare number
_OF_ITS_ACT = re.compile(r"(\b[Ss]ections? \d+[A-Z]*(?:\(\w+\))*) of the (?:[A-Z]\w+ ?)+")
# takes `the Indian Penal Code`, `Bharatiya Nyaya Sanhita, 2023`; refuses `the said Act`
_ACT = re.compile(
    r"\b((?:[A-Z]\w+\s+)(?:(?:[A-Z]\w+|of|and)\s+)*(?:Act|Code|Sanhita|Adhiniyam|Procedure))\b(?:,?\s+(\d{4}))?"
)
_SHORTEST_QUOTATION = 12
_PASSAGES = 8
_OF_RECORD = ("record_", "another_section", "correspondence_wrong")
_BLAMES = ("another_section", "said_by_another")
_TELLS_STANDING = ("record_treatment", "record_replacement", "record_struck", "record_none_in_place")
_FALLEN = (
    Standing.OVERRULED,
    Standing.PARTLY_OVERRULED,
    Standing.REVERSED,
    Standing.DOUBTED,
    Standing.STRUCK_DOWN,
    Standing.REPEALED,
)
Passages = Mapping[int, Sequence[Passage]]


def look_again(  # noqa: PLR0913 - all that was found out on the first look
    graph: Graph,
    embedder: Embedder,
    text: str,
    claims: Sequence[ClaimCheck],
    citations: Sequence[CitationCheck],
    resolved: Sequence[Resolved],
    treatments: Sequence[StatedTreatment],
    *,
    sentences: Sequence[Sentence],
    words: DayWords,
    on: date,
) -> tuple[tuple[ClaimCheck, ...], tuple[CitationCheck, ...]]:
    """Claims and citations as they stand after the second look; up to four reads."""
    ids = tuple(sorted({one.provision.section_id for one in resolved if one.provision}))
    flags = graph.fetch(OffenceFlags(section_ids=ids)) if ids else ()
    known = acts_named(graph, text, on)
    held = facts_of(resolved, flags, [found.act for found in known if found.act])
    facts = replace(
        held,
        gone=acts_gone(known, on),
        text=text,
        treatments=treatments,
        known=_readings(graph, text, resolved),
        on=on,
    )
    named = _named_before(claims)
    passages = words.speaking(_passages(graph, embedder, claims, named))
    amounts = amounts_held(graph, text, sentences, on)
    fallen = {
        one.authority_id for one in citations if not one.is_good and one.kind in ("reporter", "neutral", "case_name")
    }
    after = tuple(
        _looked_at(
            _treatment(claim, resolved, treatments),
            facts,
            passages.get(place, ()),
            fallen,
            amounts.get(claim.start, AmountsHeld()),
        )
        for place, claim in enumerate(claims)
    )
    first = {one.reference.start: one.verdict for one in resolved}
    cleared = _told(_cleared(citations, claims, after, first), after)
    heard = {at for one in _beside_repeals(sentences, cleared) for at in told_successors(one.text, one.start, facts)}
    cleared = tuple(_without_repeal(one) if one.start in heard else one for one in cleared)
    return _undo_disowned(after, cleared, sentences, first)


def _beside_repeals(sentences: Sequence[Sentence], citations: Sequence[CitationCheck]) -> Iterator[Sentence]:
    """Sentences that cite what is warned of, and those behind them."""
    warned = [one.start for one in citations if one.warnings]
    is_before = False
    for one in sentences:
        is_cited = any(one.start <= at < one.end for at in warned)
        if is_cited or is_before:
            yield one
        is_before = is_cited


def _undo_disowned(
    claims: Sequence[ClaimCheck],
    citations: Sequence[CitationCheck],
    sentences: Sequence[Sentence],
    first: Mapping[int, CitationVerdict],
) -> tuple[tuple[ClaimCheck, ...], tuple[CitationCheck, ...]]:
    """Claims and citations, those not held against a text that says itself that they are wrong."""
    disowned = [
        claim
        for claim in claims
        if claim.verdict is ClaimVerdict.CONTRADICTED
        and claim.evidence[0].rule.startswith(_OF_RECORD)
        and (is_disowned(claim.text, claim.end, sentences) or _is_put_as_wrong(claim, citations, sentences))
    ]
    reason = Evidence(rule="text_refutes", evidence="the text itself says that this is wrong")
    dropped = {claim.start for claim in disowned}
    after = tuple(
        claim.model_copy(update={"verdict": ClaimVerdict.NOT_CHECKED, "evidence": (reason, *claim.evidence)})
        if claim.start in dropped
        else claim
        for claim in claims
    )
    spans = [(claim.start, claim.end) for claim in disowned]
    return after, tuple(_acquitted(one, spans, first) for one in citations)


# takes `Which is false?`, `Which of these is not correct?`; what opens statements of which one is wrong
_WHICH_IS_WRONG = re.compile(
    r"\b(?:false|wrong|incorrect|untrue|not\s+(?:correct|true|right))\b[^.?]*\?", re.IGNORECASE
)


def _is_put_as_wrong(claim: ClaimCheck, citations: Sequence[CitationCheck], sentences: Sequence[Sentence]) -> bool:
    """True where a text asks which statement is wrong, and cites behind it the section that this one should have."""
    first = claim.evidence[0]
    is_cited = any(one.authority_id == first.authority_id and one.start >= claim.end for one in citations)
    is_asked = any(_WHICH_IS_WRONG.search(one.text) for one in sentences if one.end <= claim.start)
    return first.rule == "another_section" and is_cited and is_asked


def _acquitted(
    one: CitationCheck, spans: Sequence[tuple[int, int]], first: Mapping[int, CitationVerdict]
) -> CitationCheck:
    """A citation blamed in one of these places for what is said of it, as it stood before: verified, or not covered."""
    blamed = one.verdict is CitationVerdict.MISATTRIBUTED and one.evidence and one.evidence[0].rule in _BLAMES
    if blamed and any(start <= one.start < end for start, end in spans):
        before = first.get(one.start, CitationVerdict.VERIFIED)
        verdict = CitationVerdict.VERIFIED if before is CitationVerdict.MISATTRIBUTED else before
        return one.model_copy(update={"verdict": verdict, "evidence": one.evidence[1:]})
    return one


def acts_named(graph: Graph, text: str, on: date) -> list[KnownProvision]:
    """Acts that a text names with or without a section of theirs."""
    named = {act_named(f"{name}, {year}" if year else name, written_on=on) for name, year in _ACT.findall(text)}
    named |= set(acts_mentioned(text))
    asked = tuple(AskedProvision(section_id=f"{act_id}/s1", act_id=act_id) for act_id in sorted(filter(None, named)))
    known, _ = fetch_provisions(graph, asked)
    return list(known.values())


def _readings(graph: Graph, text: str, resolved: Sequence[Resolved]) -> dict[str, KnownProvision]:
    """What the graph knows of the older provisions that a text's numbers can mean, where it leaves them open."""
    known = {one.provision.section_id: one.provision for one in resolved if one.provision}
    keys = (*readings_wanted(text, resolved), *successions_wanted(text, resolved), *rows_wanted(text))
    wanted = {key.section_id: key.act_id for key in keys if key.section_id not in known}
    asked = tuple(AskedProvision(section_id=section_id, act_id=act_id) for section_id, act_id in wanted.items())
    return known | ({row.section_id: row for row in graph.fetch(ProvisionsKnown(provisions=asked))} if asked else {})


def _named_before(claims: Sequence[ClaimCheck]) -> list[tuple[str, ...]]:
    """Authorities that each claim leans on: its own, and those of the claim before, of which it may go on to speak."""
    named: list[tuple[str, ...]] = []
    before: tuple[str, ...] = ()
    for claim in claims:
        named.append(tuple(dict.fromkeys((*claim.leans_on, *before))))
        before = claim.leans_on or before
    return named


def _passages(
    graph: Graph, embedder: Embedder, claims: Sequence[ClaimCheck], named: Sequence[tuple[str, ...]]
) -> Passages:
    """Passages of the authorities behind each claim that is not borne out yet, by its place."""
    wanting = [n for n, one in enumerate(claims) if one.verdict is not ClaimVerdict.SUPPORTED and named[n]]
    if not wanting:
        return {}
    vectors = embedder.embed([claims[n].text for n in wanting])
    asked = tuple(
        LeaningClaim(claim=n, vector=tuple(vectors[row].tolist()), authority_ids=named[n])
        for row, n in enumerate(wanting)
    )
    found: dict[int, list[Passage]] = {}
    for row in graph.fetch(AuthorityPassages(claims=asked, per_claim=_PASSAGES)):
        found.setdefault(row.claim, []).append(Passage(row.chunk_id, row.authority_id, row.title, row.text))
    return found


def _treatment(claim: ClaimCheck, resolved: Sequence[Resolved], treatments: Sequence[StatedTreatment]) -> ClaimCheck:
    """The claim, supported where it states a treatment that the graph holds word for word."""
    stated = treatment_stated(claim, resolved, treatments)
    if stated is None:
        return claim
    return claim.model_copy(update={"verdict": ClaimVerdict.SUPPORTED, "evidence": (stated,)})


def _looked_at(
    claim: ClaimCheck, facts: Facts, passages: Sequence[Passage], fallen: set[str | None], amounts: AmountsHeld
) -> ClaimCheck:
    checked = check_record(claim.text, claim.start, facts)
    wrong = (*checked.wrong, *amounts.wrong)
    if wrong:
        return claim.model_copy(update={"verdict": ClaimVerdict.CONTRADICTED, "evidence": wrong})
    claim = without_strange_denial(claim, amounts, facts.on)
    if checked.untold and claim.verdict in (ClaimVerdict.SUPPORTED, ClaimVerdict.PARTIALLY_SUPPORTED):
        evidence = (checked.untold, *claim.evidence)
        return claim.model_copy(update={"verdict": ClaimVerdict.UNSUPPORTED, "evidence": evidence})
    if claim.verdict is ClaimVerdict.SUPPORTED:
        return claim
    quoted = _verbatim(claim.text, [one for one in passages if one.authority_id not in fallen])
    if quoted:
        return claim.model_copy(update={"verdict": ClaimVerdict.SUPPORTED, "evidence": (quoted,)})
    own = [one for one in passages if one.authority_id in claim.leans_on]
    verdict = _of_the_rest(checked.rest, own) if checked.right else None
    if verdict is None:
        return claim
    return claim.model_copy(update={"verdict": verdict, "evidence": (*checked.right, *claim.evidence)})


def _of_the_rest(rest: str, passages: Sequence[Passage]) -> ClaimVerdict | None:
    """Verdict on what a sentence says besides its statements of record; None where its sources do not say it."""
    if not telling_words(rest):
        return ClaimVerdict.SUPPORTED
    found = best_alignment(rest, passages)
    if not found.supports:
        return None
    return ClaimVerdict.PARTIALLY_SUPPORTED if found.dropped else ClaimVerdict.SUPPORTED


def _verbatim(sentence: str, passages: Sequence[Passage]) -> Evidence | None:
    """The passage that has the sentence word for word."""
    wanted = _letters(sentence)
    for one in passages:
        if len(wanted) >= _SHORTEST_QUOTATION and wanted in _letters(one.text):
            return Evidence(
                rule="verbatim", evidence=sentence, authority_id=one.authority_id, chunk_id=one.chunk_id, score=1.0
            )
    return None


def _letters(text: str) -> str:
    """Letters and figures alone; `section 101 of the Sanhita` in a section of it is its own `section 101`."""
    return letters(_OF_ITS_ACT.sub(r"\1", text))


def _told(citations: Sequence[CitationCheck], claims: Sequence[ClaimCheck]) -> tuple[CitationCheck, ...]:
    """Citations without the warning that a checked sentence of the same text gives: its reader is warned already."""
    told = _authorities_of(claims, _TELLS_STANDING)
    limits = _authorities_of(claims, ("record_struck",))

    def heard(one: CitationCheck) -> CitationCheck:
        if not one.is_answered and one.standing in _FALLEN and one.authority_id in told:
            return one.model_copy(update={"is_answered": True, "warnings": (), "notes": ()})
        notes = tuple(note for note in one.notes if note.rule != "limited" or one.authority_id not in limits)
        return one.model_copy(update={"notes": notes, "warnings": tuple(note.text for note in notes)})

    return tuple(heard(one) for one in citations)


def _without_repeal(one: CitationCheck) -> CitationCheck:
    """A citation without the warning of a repeal whose successor its text tells."""
    notes = tuple(note for note in one.notes if note.rule != "repealed")
    return one.model_copy(update={"notes": notes, "warnings": tuple(note.text for note in notes)})


def _authorities_of(claims: Sequence[ClaimCheck], rules: Sequence[str]) -> set[str]:
    """Authorities that borne-out statements of these rules speak of."""
    return {
        authority
        for claim in claims
        if claim.verdict is ClaimVerdict.SUPPORTED and any(one.rule in rules for one in claim.evidence)
        for authority in claim.leans_on
    }


def _cleared(
    citations: Sequence[CitationCheck],
    before: Sequence[ClaimCheck],
    after: Sequence[ClaimCheck],
    first: Mapping[int, CitationVerdict],
) -> tuple[CitationCheck, ...]:
    """Citations blamed on another authority for a claim that the rows have since borne out, as they stood before."""
    upheld = [
        (now.start, now.end)
        for then, now in zip(before, after, strict=True)
        if then.fails and now.verdict is ClaimVerdict.SUPPORTED
    ]
    return tuple(_acquitted(one, upheld, first) for one in citations)
