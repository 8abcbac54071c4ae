"""Writes that bring sources into the graph, and the reads they need to do it once."""

from __future__ import annotations

from datetime import date, datetime

from nyayagraph.cypher.ingest import rows as rows_of
from nyayagraph.cypher.statement import Row, Statement


class SourceRow(Row):
    """A source that has been taken in, with the digest of its content."""

    source: str
    sha256: str


class CitedJudgmentRow(Row):
    """A judgment that a citation identifies."""

    citation_key: str
    judgment_id: str
    decided_on: date | None
    title: str
    names: list[str]
    has_text: bool


class PassageTextRow(Row):
    """A passage of a judgment."""

    text: str


class FinishedRunRow(Row):
    """An ingest run that was completed."""

    run_id: str
    finished: datetime
    skipped: int


class KnownSources(Statement[SourceRow]):
    """Which of these sources the graph has already taken in, and the digest of what it took."""

    file = "ingest/known_sources.cypher"
    row = SourceRow

    sources: tuple[str, ...]


class JudgmentsByCitation(Statement[CitedJudgmentRow]):
    """Judgments that these citations identify, with what tells two judgments apart."""

    file = "ingest/judgments_by_citation.cypher"
    row = CitedJudgmentRow

    citation_keys: tuple[str, ...]


class PassagesOfJudgment(Statement[PassageTextRow]):
    """The passages of one judgment in their order."""

    file = "ingest/passages_of_judgment.cypher"
    row = PassageTextRow

    judgment_id: str


class MergeJudgments(Statement[Row]):
    """Judgments with their court and where each was read."""

    file = "ingest/merge_judgments.cypher"

    rows: tuple[rows_of.JudgmentParam, ...]
    run_id: str


class MergeBenches(Statement[Row]):
    """Judges and the judgments they sat on."""

    file = "ingest/merge_benches.cypher"

    rows: tuple[rows_of.BenchParam, ...]


class MergeCitations(Statement[Row]):
    """Citations of judgments; a citation that identifies two judgments is ambiguous and stays so."""

    file = "ingest/merge_citations.cypher"

    rows: tuple[rows_of.CitationsParam, ...]


class MergeJudgmentChunks(Statement[Row]):
    """Passages of judgments with their vectors, in order."""

    file = "ingest/merge_judgment_chunks.cypher"

    rows: tuple[rows_of.JudgmentPassagesParam, ...]
    run_id: str


class MergeSectionReferences(Statement[Row]):
    """Provisions that the text of a judgment cites; one not held yet waits as a bare section."""

    file = "ingest/merge_section_references.cypher"

    rows: tuple[rows_of.SectionMentionsParam, ...]


class MergeInterpretations(Statement[Row]):
    """Provisions that a curated record says a judgment interprets."""

    file = "ingest/merge_interpretations.cypher"

    rows: tuple[rows_of.SectionMentionsParam, ...]


class MergeInvalidations(Statement[Row]):
    """Provisions and whole acts that a judgment struck down, read down or suspended."""

    file = "ingest/merge_invalidations.cypher"

    rows: tuple[rows_of.InvalidationParam, ...]


class MergeTreatments(Statement[Row]):
    """Treatments as a source states them, between citations, whether or not the judgments are held."""

    file = "ingest/merge_treatments.cypher"

    rows: tuple[rows_of.TreatmentParam, ...]
    run_id: str


class LinkTreatments(Statement[Row]):
    """Treatments between judgments that stated treatments now prove, for the judgments named."""

    file = "ingest/link_treatments.cypher"

    judgment_ids: tuple[str, ...] = ()


class LinkCitedVersions(Statement[Row]):
    """Links from judgments to the texts of provisions that were law on their day, for the judgments named."""

    file = "ingest/link_cited_versions.cypher"

    judgment_ids: tuple[str, ...] = ()


class HoldToCurated(Statement[Row]):
    """Take their effect from overrulings of two judgments of which a curated record speaks."""

    file = "ingest/hold_to_curated.cypher"


class DateOverruledChunks(Statement[Row]):
    """Last day on which passages of a wholly overruled or reversed judgment were good law."""

    file = "ingest/date_overruled_chunks.cypher"


class LinkActs(Statement[Row]):
    """Acts of the judgments' sections."""

    file = "ingest/link_acts.cypher"


class MergeActs(Statement[Row]):
    """Acts with their dates and what repealed them; a curated source corrects what stands."""

    file = "ingest/merge_acts.cypher"

    rows: tuple[rows_of.ActParam, ...]
    run_id: str


class MergeRepeals(Statement[Row]):
    """Which act repealed which, when, and what it saved."""

    file = "ingest/merge_repeals.cypher"

    rows: tuple[rows_of.RepealParam, ...]


class MergeSections(Statement[Row]):
    """Sections, articles and rules with heading, gist and flags; a curated source corrects what stands."""

    file = "ingest/merge_sections.cypher"

    rows: tuple[rows_of.SectionParam, ...]
    run_id: str


class MergeSectionVersions(Statement[Row]):
    """Texts of provisions with the dates between which they were law; a better source replaces the whole chain."""

    file = "ingest/merge_section_versions.cypher"

    rows: tuple[rows_of.SectionVersionsParam, ...]


class MergeAmendments(Statement[Row]):
    """Amending Acts and orders, and which version each inserted, substituted or omitted words in."""

    file = "ingest/merge_amendments.cypher"

    rows: tuple[rows_of.VersionAmendmentsParam, ...]


class MergeCommencements(Statement[Row]):
    """What notifications brought into force, and when."""

    file = "ingest/merge_commencements.cypher"

    rows: tuple[rows_of.CommencementParam, ...]


class BoundVersions(Statement[Row]):
    """First and last day of the oldest and newest texts: those of the provision, else of its Act."""

    file = "ingest/bound_versions.cypher"


class MergeSectionChunks(Statement[Row]):
    """Passages of provisions with their vectors, good as long as their act is law."""

    file = "ingest/merge_section_chunks.cypher"

    rows: tuple[rows_of.SectionPassagesParam, ...]
    run_id: str


class MergeCorrespondence(Statement[Row]):
    """Which clause of an old code became which clause of the new, and which tables say so."""

    file = "ingest/merge_correspondence.cypher"

    rows: tuple[rows_of.CorrespondenceParam, ...]
    run_id: str


class MarkUnmatchedSections(Statement[Row]):
    """Sections of an old code without a successor, and sections that are new."""

    file = "ingest/mark_unmatched_sections.cypher"

    rows: tuple[rows_of.UnmatchedSectionParam, ...]
    run_id: str


class FinishedRun(Statement[FinishedRunRow]):
    """The ingest run of that identity, if it was finished."""

    file = "ingest/finished_run.cypher"
    row = FinishedRunRow

    run_id: str


class StartRun(Statement[Row]):
    """An ingest run begun, or taken up again where it was broken off."""

    file = "ingest/start_run.cypher"

    run_id: str
    kind: str
    source: str


class FinishRun(Statement[Row]):
    """An ingest run completed."""

    file = "ingest/finish_run.cypher"

    run_id: str
    records: int
    skipped: int


class DeleteJudgment(Statement[Row]):
    """A judgment gone with its passages, references, treatments and sources."""

    file = "ingest/delete_judgment.cypher"

    judgment_id: str


class DeleteUnreferenced(Statement[Row]):
    """Citations, words of names, judges, courts and bare sections that nothing speaks of any more."""

    file = "ingest/delete_unreferenced.cypher"
