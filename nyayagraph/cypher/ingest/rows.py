"""What ingest statements take: one frozen model for each kind of row under `$rows`."""

from __future__ import annotations

from datetime import date
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class Param(BaseModel):
    """Base of rows that are sent to the graph."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class JudgmentParam(Param):
    """A judgment's facts from one source; a curated source corrects what stands."""

    judgment_id: str
    title: str
    petitioner: str
    respondent: str
    name_key: str
    names: tuple[str, ...]
    court_id: str
    court_name: str
    court_level: str
    decided_on: date | None
    year: int | None
    bench_strength: int | None
    bench: tuple[str, ...]
    display_citation: str | None
    neutral_citation: str | None
    disposal: str | None
    has_text: bool
    source: str
    sha256: str
    curated: bool


class BenchMember(Param):
    """A judge on a bench."""

    judge_id: str
    name: str
    author: bool


class BenchParam(Param):
    """The bench of one judgment."""

    judgment_id: str
    judges: tuple[BenchMember, ...]


class PrintedCitation(Param):
    """A citation of a judgment."""

    citation_key: str
    reporter: str
    year: int | None


class CitationsParam(Param):
    """A judgment's own citations."""

    judgment_id: str
    citations: tuple[PrintedCitation, ...]


class PassageParam(Param):
    """A passage with its vector in the driver's own form (see `graph.bolt_vectors`)."""

    chunk_id: str
    kind: Literal["judgment", "proposition", "statute", "upload"]
    text: str
    ordinal: int
    heading: str | None
    paragraph: int | None
    page_from: int | None
    page_to: int | None
    char_start: int
    char_end: int
    embedding: Any


class JudgmentPassagesParam(Param):
    """Passages of one judgment with the values that searches filter on."""

    judgment_id: str
    title: str
    decided: int
    court_id: str
    bench_strength: int
    filter_terms: tuple[str, ...]
    chunks: tuple[PassageParam, ...]


class SectionMention(Param):
    """A provision that a judgment cites or interprets, with the clauses named."""

    section_id: str
    act_id: str
    number: str
    clauses: tuple[str, ...] = ()
    count: int = 1
    ordinals: tuple[int, ...] = ()


class SectionMentionsParam(Param):
    """Provisions that one judgment cites or interprets."""

    judgment_id: str
    sections: tuple[SectionMention, ...]


class InvalidationParam(Param):
    """A provision that a judgment struck down, read down or suspended; a whole act where `section_id` is empty."""

    judgment_id: str
    section_id: str
    act_id: str
    number: str
    type: Literal["STRIKES_DOWN", "READS_DOWN", "SUSPENDS"]
    clause: str
    extent: str
    note: str | None
    until: date | None
    touches: str | None
    revives: str | None


class TreatmentParam(Param):
    """A treatment as a source states it, between citations; read from text, with its rule, place and sureness.

    `reported_by` is the citation of a third judgment whose text tells of it, at the place given.
    """

    citing_key: str
    cited_key: str
    type: str
    treatment: str
    scope: str
    point: str | None
    effective: bool
    evidence: str | None
    source: str
    rule: str | None = None
    sure: float | None = None
    char_start: int | None = None
    char_end: int | None = None
    reported_by: str | None = None


class ActParam(Param):
    """An act with its dates."""

    act_id: str
    title: str
    short_title: str
    aliases: tuple[str, ...]
    number: str | None
    year: int
    kind: str
    commenced_on: date | None
    repealed_on: date | None
    savings: str | None
    savings_provision: str | None
    repealing_provision: str | None
    is_complete: bool
    curated: bool


class RepealParam(Param):
    """One act's repeal by another."""

    act_id: str
    repealed_by: str
    repealed_on: date | None
    repealing_provision: str | None
    savings: str | None


class ClauseParam(Param):
    """A clause of a section."""

    clause_id: str
    label: str
    gist: str | None
    cognizable: bool | None
    bailable: bool | None
    triable_by: str | None


class SectionParam(Param):
    """A section, article or rule; a curated source corrects what stands."""

    section_id: str
    act_id: str
    number: str
    unit: str
    heading: str
    chapter: str | None
    gist: str | None
    clauses: tuple[str, ...]
    clause_rows: tuple[ClauseParam, ...]
    is_offence: bool | None
    cognizable: bool | None
    bailable: bool | None
    triable_by: str | None
    in_force_from: date | None
    in_force_to: date | None
    status: str | None
    status_clause: str | None
    status_on: date | None
    status_by: str | None
    status_note: str | None
    source: str
    sha256: str
    curated: bool


class SectionVersionParam(Param):
    """A text of a provision and the half-open dates between which it was law; no text is a gap, with its reason.

    `starts` is true of the oldest text where its first day is that of the provision or of its Act.
    """

    version_id: str
    text: str | None
    why_gap: str | None
    in_force_from: date | None
    in_force_to: date | None
    starts: bool
    changed_by: tuple[str, ...]
    ended_by: str | None


class SectionVersionsParam(Param):
    """All versions of one provision from one source; a source of lower rank does not replace those of a higher.

    `words_rank` decides between sources of one rank that both have words for the same days.
    """

    section_id: str
    source: str
    rank: int
    words_rank: int
    began_on: date | None
    ended_on: date | None
    unread_footnotes: int
    versions: tuple[SectionVersionParam, ...]


class CommencementParam(Param):
    """A provision, or its whole Act where `section_id` is None, that came into force on a day, and by what."""

    act_id: str
    section_id: str | None
    on: date
    in_part: bool
    notification_id: str | None
    number: str | None
    dated: date | None


class AmendmentParam(Param):
    """What an amending Act or order did to the words of one version."""

    amendment_id: str
    name: str
    year: int
    action: Literal["inserted", "substituted", "omitted"]
    provision: str
    on: date | None
    printed: str


class VersionAmendmentsParam(Param):
    """The amendments that made, or ended, one version."""

    version_id: str
    amendments: tuple[AmendmentParam, ...]


class SectionPassage(Param):
    """A passage of a provision."""

    chunk_id: str
    text: str
    ordinal: int
    char_start: int
    char_end: int
    embedding: Any


class SectionPassagesParam(Param):
    """Passages of one provision."""

    section_id: str
    title: str
    heading: str
    filter_terms: tuple[str, ...]
    chunks: tuple[SectionPassage, ...]


class CorrespondenceParam(Param):
    """One row of a table from an old code to the new."""

    old_section_id: str
    old_act_id: str
    old_number: str
    old_clause: str
    new_section_id: str
    new_act_id: str
    new_number: str
    new_clause: str
    relation: str
    agreement: str
    sources: tuple[str, ...]
    note: str | None


class UnmatchedSectionParam(Param):
    """A section without a successor (`dropped_by` names the new code) or without a predecessor."""

    section_id: str
    act_id: str
    number: str
    dropped_by: str | None
    new_in_act: bool | None
