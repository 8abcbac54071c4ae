"""Prepared judgments into the graph: which judgment each is, then one transaction a batch."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from nyayagraph.cypher.ingest import (
    JudgmentsByCitation,
    LinkCitedVersions,
    LinkTreatments,
    MergeBenches,
    MergeCitations,
    MergeInterpretations,
    MergeInvalidations,
    MergeJudgmentChunks,
    MergeJudgments,
    MergeSectionReferences,
    MergeTreatments,
    PassagesOfJudgment,
)
from nyayagraph.cypher.ingest import rows as rows_of
from nyayagraph.cypher.resolution import JudgmentsOfDay, MergeNameWords, MergeReferences, PendReferences
from nyayagraph.cypher.statement import Statement
from nyayagraph.graph import Graph, WriteCounts
from nyayagraph.graph.vectors import bolt_vectors
from nyayagraph.ingest.filter_terms import day_number, judgment_terms
from nyayagraph.ingest.identity import Known, make_judgment_id, same_judgment, same_text, slug
from nyayagraph.ingest.prepare import Mentions, Prepared, reporter_and_year
from nyayagraph.ingest.references import name_words_param, references_param, resolve_pending
from nyayagraph.ingest.treatments import treatment_rows
from nyayagraph.law.citations.courts import courts
from nyayagraph.law.citations.report_places import other_forms
from nyayagraph.law.citations.reported import judge_key
from nyayagraph.law.names.parties import name_key
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.records import InvalidationRecord

_INVALIDATION = {"struck_down": "STRIKES_DOWN", "read_down": "READS_DOWN", "in_abeyance": "SUSPENDS"}


class Batch:
    """Judgments of one batch with the ids they take, found among what the graph and the batch hold."""

    def __init__(self, graph: Graph, prepared: Sequence[Prepared]) -> None:
        self.conflicts: list[str] = []
        self._graph = graph
        self._texts: dict[str, str] = {}
        self._by_citation: dict[str, list[Known]] = {}
        self._by_day: dict[tuple[str, date], list[Known]] = {}
        self._read_known(graph, prepared)
        self.items = [(self._identify(item), item) for item in prepared]

    def _read_known(self, graph: Graph, prepared: Sequence[Prepared]) -> None:
        keys = {key for item in prepared for key in item.judgment.record.citations}
        for cited in graph.fetch(JudgmentsByCitation(citation_keys=tuple(sorted(keys)))):
            known = Known(cited.judgment_id, cited.decided_on, (cited.title, *cited.names), cited.has_text)
            self._by_citation.setdefault(cited.citation_key, []).append(known)
        days: dict[str, set[date]] = {}
        for item in prepared:
            if item.judgment.record.decided_on:
                days.setdefault(item.judgment.record.court_id, set()).add(item.judgment.record.decided_on)
        for court_id, decided_on in sorted(days.items()):
            for named in graph.fetch(JudgmentsOfDay(days=tuple(sorted(decided_on)), court_id=court_id)):
                known = Known(named.judgment_id, named.decided_on, (named.title, *named.names), named.has_text)
                self._by_day.setdefault((court_id, named.decided_on), []).append(known)

    def _identify(self, item: Prepared) -> Known:
        """The judgment that `item` is: one that is known, or a new one. Remembers it for the rest of the batch."""
        record = item.judgment.record
        names = (record.title, *record.names)
        sharing = [known for key in record.citations for known in self._by_citation.get(key, [])]
        that_day = self._by_day.get((record.court_id, record.decided_on), []) if record.decided_on else []
        match = next(
            (
                known
                for shared, places in ((True, sharing), (False, that_day))
                for known in places
                if self._is_one(item, known, shared_citation=shared)
            ),
            None,
        )
        if match is None:
            if sharing:
                self.conflicts.append(
                    f"{item.judgment.source}: shares a citation with {sharing[0].judgment_id}, another judgment"
                )
            match = Known(self._new_id(item, (*sharing, *that_day)), record.decided_on, names, has_text=False)
        if item.judgment.text and not match.has_text:
            self._texts[match.judgment_id] = _passages_text(item)
        mine = Known(
            match.judgment_id,
            match.decided_on or record.decided_on,
            (*match.names, *names),
            match.has_text or bool(item.judgment.text),
        )
        for key in record.citations:
            self._by_citation.setdefault(key, []).append(mine)
        if mine.decided_on:
            self._by_day.setdefault((record.court_id, mine.decided_on), []).append(mine)
        return match

    def _is_one(self, item: Prepared, known: Known, *, shared_citation: bool) -> bool:
        judgment, record = item.judgment, item.judgment.record
        names = (record.title, *record.names)
        if not same_judgment(names, record.decided_on, known, shared_citation=shared_citation):
            return False
        if not judgment.text or not known.has_text or same_text(_passages_text(item), self._text_of(known.judgment_id)):
            return True
        return same_judgment(names, record.decided_on, known, shared_citation=shared_citation, other_text=True)

    def _text_of(self, judgment_id: str) -> str:
        if judgment_id not in self._texts:
            passages = self._graph.fetch(PassagesOfJudgment(judgment_id=judgment_id))
            self._texts[judgment_id] = "\n".join(passage.text for passage in passages)
        return self._texts[judgment_id]

    def _new_id(self, item: Prepared, others: Sequence[Known]) -> str:
        """An id of its own, also beside another judgment of that day and name."""
        record, source = item.judgment.record, item.judgment.source
        made = make_judgment_id(record.court_id, record.decided_on, record.title, source=source)
        return f"{made}-{slug(source)}" if made in {known.judgment_id for known in others} else made


def merge_batch(graph: Graph, batch: Batch, *, run_id: str) -> WriteCounts:
    """What one batch changed; all of it is in the graph afterwards, or nothing.

    References that it brings or resolves are pending in the graph until they are decided, so that none is lost.
    """
    ids = tuple(sorted({known.judgment_id for known, _ in batch.items}))
    passages = [
        _passages_param(known.judgment_id, item)
        for known, item in batch.items
        if item.found and not _text_is_held(known, item)
    ]
    statements: list[Statement[Any]] = [
        MergeJudgments(
            rows=tuple(_judgment_param(known.judgment_id, item) for known, item in batch.items), run_id=run_id
        ),
        MergeBenches(rows=tuple(_bench_param(known.judgment_id, item) for known, item in batch.items)),
        MergeCitations(rows=tuple(_citations_param(known.judgment_id, item) for known, item in batch.items)),
        MergeNameWords(
            rows=tuple(name_words_param(known.judgment_id, item.judgment.record) for known, item in batch.items)
        ),
        MergeJudgmentChunks(rows=tuple(passages), run_id=run_id),
        MergeReferences(
            rows=tuple(
                references_param(known.judgment_id, item.references, year=_decided_in(item))
                for known, item in batch.items
                if not _text_is_held(known, item)
            )
        ),
        MergeSectionReferences(
            rows=tuple(
                _sections_param(known.judgment_id, item)
                for known, item in batch.items
                if not _text_is_held(known, item)
            )
        ),
    ]
    read = tuple(row for known, item in batch.items if not _text_is_held(known, item) for row in item.treatments)
    if read:
        statements.append(MergeTreatments(rows=read, run_id=run_id))
    if any(item.judgment.curated for _, item in batch.items):
        statements += _curated_statements(batch, run_id=run_id)
    statements += [
        LinkCitedVersions(judgment_ids=ids),
        PendReferences(judgment_ids=ids),
        LinkTreatments(judgment_ids=ids),
    ]
    return graph.write_all(statements) + resolve_pending(graph)


def _passages_text(item: Prepared) -> str:
    text = item.judgment.text or ""
    return "\n".join(text[passage.char_start : passage.char_end] for passage in item.found)


def _text_is_held(known: Known, item: Prepared) -> bool:
    """True for a second source of a judgment whose text is held already: its facts are taken, its text is not."""
    return bool(item.judgment.text) and known.has_text


def _invalidation(judgment_id: str, record: InvalidationRecord) -> rows_of.InvalidationParam:
    is_act = "/" not in record.provision
    provision = None if is_act else ProvisionKey.parse(record.provision)
    return rows_of.InvalidationParam(
        judgment_id=judgment_id,
        section_id=provision.section_id if provision else "",
        act_id=provision.act_id if provision else record.provision,
        number=provision.number if provision else "",
        type=_INVALIDATION[record.how],
        clause=provision.clause if provision else "",
        **record.model_dump(include={"extent", "note", "until", "touches", "revives"}),
    )


def _curated_statements(batch: Batch, *, run_id: str) -> list[Statement[Any]]:
    interpretations = []
    invalidations = []
    treatments = []
    for known, item in batch.items:
        record = item.judgment.record
        meant: dict[str, Mentions] = {}
        for printed in record.interprets:
            provision = ProvisionKey.parse(printed)
            meant.setdefault(provision.section_id, Mentions()).add(0, provision.clause)
        interpretations.append(rows_of.SectionMentionsParam(judgment_id=known.judgment_id, sections=_mentions(meant)))
        invalidations += [_invalidation(known.judgment_id, struck) for struck in record.strikes_down]
        treatments += treatment_rows(item.judgment)
    return [
        MergeInterpretations(rows=tuple(interpretations)),
        MergeInvalidations(rows=tuple(invalidations)),
        MergeTreatments(rows=tuple(treatments), run_id=run_id),
    ]


def _judgment_param(judgment_id: str, item: Prepared) -> rows_of.JudgmentParam:
    judgment, record = item.judgment, item.judgment.record
    court_name, court_level = _court(record.court_id)
    neutral = next((key for key in record.citations if " INSC " in key), None)
    return rows_of.JudgmentParam(
        judgment_id=judgment_id,
        title=record.title,
        petitioner=record.petitioner,
        respondent=record.respondent,
        name_key=name_key(record.title),
        names=tuple(dict.fromkeys(name for name in record.names if name != record.title)),
        court_id=record.court_id,
        court_name=court_name,
        court_level=court_level,
        decided_on=record.decided_on,
        year=_decided_in(item),
        bench_strength=record.bench_strength,
        bench=record.bench,
        display_citation=record.citations[0] if record.citations else None,
        neutral_citation=neutral,
        disposal=record.outcome,
        has_text=bool(judgment.text),
        source=judgment.source,
        sha256=judgment.sha256,
        curated=judgment.curated,
    )


def _court(court_id: str) -> tuple[str, str]:
    """Name and level of a court; a court that no table knows is named by its id."""
    name = next((court.name for court in courts() if court.court_id == court_id), court_id.replace("-", " ").title())
    return name, "high" if court_id.startswith("high-court") else "apex"


def _decided_in(item: Prepared) -> int | None:
    return _year(item.judgment.record.decided_on, item.judgment.year)


def _year(decided_on: date | None, guess: int | None) -> int | None:
    return decided_on.year if decided_on else guess


def _bench_param(judgment_id: str, item: Prepared) -> rows_of.BenchParam:
    record = item.judgment.record
    author = judge_key(record.author) if record.author else None
    members = {judge_key(name): name for name in (*record.bench, *((record.author,) if record.author else ()))}
    return rows_of.BenchParam(
        judgment_id=judgment_id,
        judges=tuple(
            rows_of.BenchMember(judge_id=key, name=name, author=key == author) for key, name in members.items() if key
        ),
    )


def _citations_param(judgment_id: str, item: Prepared) -> rows_of.CitationsParam:
    return rows_of.CitationsParam(
        judgment_id=judgment_id,
        citations=tuple(
            _printed(form) for key in item.judgment.record.citations for form in dict.fromkeys((key, *other_forms(key)))
        ),
    )


def _printed(key: str) -> rows_of.PrintedCitation:
    reporter, year = reporter_and_year(key)
    return rows_of.PrintedCitation(citation_key=key, reporter=reporter, year=year)


def _sections_param(judgment_id: str, item: Prepared) -> rows_of.SectionMentionsParam:
    return rows_of.SectionMentionsParam(judgment_id=judgment_id, sections=_mentions(item.sections))


def _mentions(found: dict[str, Mentions]) -> tuple[rows_of.SectionMention, ...]:
    mentioned = []
    for section_id, mentions in found.items():
        provision = ProvisionKey.parse(section_id)
        mentioned.append(
            rows_of.SectionMention(
                section_id=section_id,
                act_id=provision.act_id,
                number=provision.number,
                clauses=tuple(mentions.clauses),
                count=mentions.count,
                ordinals=tuple(mentions.ordinals),
            )
        )
    return tuple(mentioned)


def _passages_param(judgment_id: str, item: Prepared) -> rows_of.JudgmentPassagesParam:
    judgment, record = item.judgment, item.judgment.record
    is_proposition = not judgment.text
    texts = (
        [proposition.text for proposition in record.propositions]
        if is_proposition
        else [judgment.text[passage.char_start : passage.char_end] for passage in item.found]
    )
    sections = set(item.sections) | {ProvisionKey.parse(printed).section_id for printed in record.interprets}
    decided = day_number(record.decided_on)
    return rows_of.JudgmentPassagesParam(
        judgment_id=judgment_id,
        title=record.title,
        decided=decided,
        court_id=record.court_id,
        bench_strength=record.bench_strength or 0,
        filter_terms=judgment_terms(
            court_id=record.court_id,
            decided=decided,
            bench_strength=record.bench_strength or 0,
            judges=[judge_key(name) for name in record.bench],
            sections=sections,
        ),
        chunks=tuple(
            rows_of.PassageParam(
                chunk_id=f"{judgment_id}#p{passage.ordinal:03d}"
                if is_proposition
                else f"{judgment_id}#{passage.ordinal:04d}",
                kind="proposition" if is_proposition else "judgment",
                text=text,
                ordinal=passage.ordinal,
                heading=passage.heading,
                paragraph=passage.paragraph,
                page_from=passage.page_from,
                page_to=passage.page_to,
                char_start=passage.char_start,
                char_end=passage.char_end,
                embedding=vector,
            )
            for passage, text, vector in zip(item.found, texts, bolt_vectors(item.embeddings), strict=True)
        ),
    )
