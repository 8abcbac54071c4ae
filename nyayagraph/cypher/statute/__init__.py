"""Statements on provisions: what they are, their texts through time, what replaced them."""

from __future__ import annotations

from datetime import date

from pydantic import BaseModel, ConfigDict, PositiveInt

from nyayagraph.cypher.statement import Row, Statement


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True)


class AskedProvision(_Part):
    """A section as asked for: its id and its act's."""

    section_id: str
    act_id: str


class HeldAct(_Part):
    """An act as the graph holds it."""

    act_id: str
    title: str
    commenced_on: date | None
    repealed_on: date | None
    repealed_by: str | None
    repealed_by_title: str | None
    repealing_provision: str | None
    savings: str | None
    savings_provision: str | None
    is_complete: bool
    number: str | None = None  # among the Acts of its year: `21 of 1965`


class ClauseGist(_Part):
    """A clause and what it provides."""

    label: str
    gist: str | None


class HeldSection(_Part):
    """A section as the graph holds it; `is_held` is false where it is only cited, or only listed."""

    section_id: str
    number: str
    unit: str | None
    is_held: bool
    heading: str | None
    gist: str | None
    clauses: tuple[str, ...]
    clause_gists: tuple[ClauseGist, ...]
    in_force_from: date | None
    in_force_to: date | None
    status: str | None
    status_clause: str | None
    status_on: date | None
    status_by: str | None
    status_note: str | None
    dropped_by: str | None
    new_in_act: bool


class Correspondence(_Part):
    """The section at the other end of a REPLACED_BY relationship."""

    section_id: str
    act_id: str | None
    heading: str | None
    old_clause: str
    new_clause: str
    relation: str
    agreement: str | None
    note: str | None


class StruckBy(_Part):
    """A judgment that struck at a provision, or at its whole act."""

    type: str
    clause: str | None
    extent: str | None
    on: date | None
    note: str | None
    until: date | None = None
    touches: str | None = None
    revives: str | None = None
    by_id: str
    title: str
    citation: str | None


class KnownProvision(Row):
    """What the graph knows of one provision."""

    section_id: str
    act: HeldAct | None
    section: HeldSection | None
    successors: tuple[Correspondence, ...]
    predecessors: tuple[Correspondence, ...]
    invalidations: tuple[StruckBy, ...]


class ProvisionsKnown(Statement[KnownProvision]):
    """What the graph knows of provisions: act, section, clauses, what struck at it, what replaced it."""

    file = "statute/provisions_known.cypher"
    row = KnownProvision

    provisions: tuple[AskedProvision, ...]
    limit: PositiveInt = 10_000


class ActOfLine(Row):
    """An Act of a line."""

    act_id: str
    act: HeldAct


class LinesOfActs(Statement[ActOfLine]):
    """Acts with every Act that took their place, and all that those repealed in turn."""

    file = "statute/lines_of_acts.cypher"
    row = ActOfLine

    act_ids: tuple[str, ...]
    limit: PositiveInt = 1_000


class HeadingsOfAct(Row):
    """The sections of an Act that have a heading, and their headings, one for one."""

    act_id: str
    section_ids: list[str]
    headings: list[str]


class HeadingsOfActs(Statement[HeadingsOfAct]):
    """The headings of every section of some Acts."""

    file = "statute/headings_of_acts.cypher"
    row = HeadingsOfAct

    act_ids: tuple[str, ...]
    limit: PositiveInt = 100


class WordsOfSection(Row):
    """A section and all its words: gists, and every text held."""

    section_id: str
    texts: list[str]


class WordsOfSections(Statement[WordsOfSection]):
    """All the words of some sections: gists, and every text held."""

    file = "statute/words_of_sections.cypher"
    row = WordsOfSection

    section_ids: tuple[str, ...]
    limit: PositiveInt = 10_000


class DatedText(_Part):
    """The words of a provision during one time; none in a gap. `changed_by` names what made them so."""

    text: str | None
    in_force_from: date | None
    in_force_to: date | None
    changed_by: tuple[str, ...] = ()


class TextsOfSection(Row):
    """A provision with its texts, oldest first."""

    section_id: str
    texts: tuple[DatedText, ...]


class TextsOfSections(Statement[TextsOfSection]):
    """The texts of some provisions through time."""

    file = "statute/texts_of_sections.cypher"
    row = TextsOfSection

    section_ids: tuple[str, ...]
    limit: PositiveInt = 1_000


class ChangeOfAct(Row):
    """What one instrument changed in an Act on a day; no day where its footnotes print none."""

    act_id: str
    name: str
    on: date | None
    numbers: tuple[str, ...]


class ChangesOfActs(Statement[ChangeOfAct]):
    """What the footnotes of some Acts say changed their provisions."""

    file = "statute/changes_of_acts.cypher"
    row = ChangeOfAct

    act_ids: tuple[str, ...]
    limit: PositiveInt = 100_000


class ListedNumbers(Row):
    """Numbers of an act that are held or listed."""

    act_id: str
    numbers: tuple[str, ...]


class NumbersListed(Statement[ListedNumbers]):
    """Numbers of each act's sections that are held, or that a table of correspondence lists."""

    file = "statute/numbers_listed.cypher"
    row = ListedNumbers

    act_ids: tuple[str, ...]
    limit: PositiveInt = 1_000


class NumberOfActs(Row):
    """A section's number, and the acts that hold a section of it."""

    number: str
    act_ids: tuple[str, ...]


class ActsWithNumbers(Statement[NumberOfActs]):
    """The acts that have a section of each number, as far as their sections are held."""

    file = "statute/acts_with_numbers.cypher"
    row = NumberOfActs

    numbers: tuple[str, ...]
    limit: PositiveInt = 1_000


class MadeBy(_Part):
    """What an amending Act or order did to a version."""

    amendment_id: str
    name: str
    action: str
    provision: str
    on: date | None


class SectionVersionRow(Row):
    """The words of a provision during one time; none in a gap, with the reason."""

    version_id: str
    text: str | None
    is_gap: bool
    why_gap: str | None
    in_force_from: date | None
    in_force_to: date | None
    changed_by: tuple[str, ...]
    ended_by: str | None
    source: str | None
    judgments: int
    amendments: tuple[MadeBy, ...]


class BroughtIntoForceRow(Row):
    """A notification and the day from which it brought a provision, a part of it or its Act into force."""

    notification_id: str
    number: str
    dated: date | None
    on: date
    in_part: bool
    whole_act: bool


class BroughtIntoForce(Statement[BroughtIntoForceRow]):
    """Notifications that brought a provision or its whole Act into force."""

    file = "statute/brought_into_force.cypher"
    row = BroughtIntoForceRow

    section_id: str
    limit: PositiveInt = 50


class OlderTextRow(Row):
    """A judgment that was given while a provision read otherwise."""

    judgment_id: str
    title: str
    section_id: str
    act: str
    decided_on: date | None
    changed_on: date
    changed_by: tuple[str, ...]


class OlderTextsRead(Statement[OlderTextRow]):
    """Judgments that were given while a provision read otherwise than on a day."""

    file = "statute/older_texts_read.cypher"
    row = OlderTextRow

    judgment_ids: tuple[str, ...]
    section_ids: tuple[str, ...]
    on: date
    limit: PositiveInt = 20


class SectionVersions(Statement[SectionVersionRow]):
    """Texts of a provision through time, oldest first."""

    file = "statute/section_versions.cypher"
    row = SectionVersionRow

    section_id: str
    limit: PositiveInt = 200


class VersionFault(Row):
    """Versions of a provision that overlap, leave a hole or lack a reason."""

    section_id: str
    fault: str
    versions: tuple[str, ...]


class VersionFaults(Statement[VersionFault]):
    """Provisions whose texts do not make one unbroken line of half-open intervals; no row is good."""

    file = "statute/version_faults.cypher"
    row = VersionFault

    limit: PositiveInt = 100


class VersionCountsRow(Row):
    """How much of the law through time the graph holds."""

    sections: int
    changed: int
    versions: int
    gaps: int
    unknown_starts: int
    unread_footnotes: int
    amendments: int


class VersionCounts(Statement[VersionCountsRow]):
    """How much of the law through time the graph holds: provisions, texts, gaps, and what left them."""

    file = "statute/version_counts.cypher"
    row = VersionCountsRow


class TopicQuery(_Part):
    """Words that a text attributes to a section, as a Lucene query limited to the section's act."""

    topic: int
    lucene: str


class TopicSection(_Part):
    """A section whose passages match a topic."""

    section_id: str
    number: str
    heading: str
    gist: str | None
    clause_gists: tuple[ClauseGist, ...]


class SectionsOnTopic(Row):
    """Sections of one act on a topic, best first."""

    topic: int
    sections: tuple[TopicSection, ...]


class SectionsAbout(Statement[SectionsOnTopic]):
    """Sections of one act whose passages match words best, for each topic."""

    file = "statute/sections_about.cypher"
    row = SectionsOnTopic

    topics: tuple[TopicQuery, ...]
    per_topic: PositiveInt = 6
    limit: PositiveInt = 10_000
