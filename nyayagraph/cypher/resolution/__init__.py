"""Statements on printed references: kept, decided, decided anew when a judgment arrives, and what they teach."""

from __future__ import annotations

from datetime import date

from pydantic import BaseModel, ConfigDict, PositiveInt

from nyayagraph.cypher.statement import Row, Statement


class Param(BaseModel):
    """Base of rows that are sent to the graph."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class CitationParam(Param):
    """A citation as a reference prints it."""

    citation_key: str
    reporter: str
    year: int | None


class ReferenceParam(Param):
    """A reference of one judgment: its citations, the names beside them or else on their page, and every place.

    It was decided from the first to the last of the years given, by that court if one is.
    """

    reference_id: str
    citations: tuple[CitationParam, ...]
    names: tuple[str, ...]
    witnesses: tuple[str, ...]
    beside: str
    words: tuple[str, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    ordinals: tuple[int, ...]
    court_id: str | None
    decided_from: int
    decided_to: int


class ReferencesParam(Param):
    """References of one judgment, and the year that they prove against its printed date."""

    judgment_id: str
    cites_until: int | None
    references: tuple[ReferenceParam, ...]


class NameWordsParam(Param):
    """The telling words of one judgment's names."""

    judgment_id: str
    words: tuple[str, ...]


class DecisionParam(Param):
    """What one reference means, or may mean."""

    reference_id: str
    state: str
    how: str
    resolves_to: tuple[str, ...]
    may_mean: tuple[str, ...]


class CandidateRow(Row):
    """A judgment that a reference may mean, with the keys that lead there."""

    judgment_id: str
    names: tuple[str, ...]
    decided_on: date | None
    year: int | None
    citations: tuple[str, ...]
    direct: tuple[str, ...]
    learned: tuple[str, ...]
    cites_until: int | None


class PendingReferenceRow(Row):
    """A reference to be decided."""

    reference_id: str
    judgment_id: str
    keys: tuple[str, ...]
    names: tuple[str, ...]
    witnesses: tuple[str, ...]
    beside: str
    decided_on: date | None
    year: int | None
    own_citations: tuple[str, ...]
    cites_until: int | None
    printed_elsewhere: bool
    candidates: tuple[CandidateRow, ...]


class DayJudgmentRow(Row):
    """A judgment of one court and day."""

    judgment_id: str
    decided_on: date
    title: str
    names: list[str]
    has_text: bool


class ReferenceStateRow(Row):
    """How many references are in one state."""

    state: str
    how: str
    references: int
    places: int


class MeantRow(Row):
    """A judgment that a reference means or may mean."""

    judgment_id: str
    title: str
    decided_on: date | None
    sources: tuple[str, ...]
    citations: tuple[str, ...]


class ReferenceRow(Row):
    """A reference with its places and what became of it."""

    reference_id: str
    citing_id: str
    sources: tuple[str, ...]
    decided_on: date | None
    how: str
    keys: tuple[str, ...]
    names: tuple[str, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    meant: tuple[MeantRow, ...]


class MergeReferences(Statement[Row]):
    """References that the texts of judgments print, each with its citations and the words of the names beside them."""

    file = "resolution/merge_references.cypher"

    rows: tuple[ReferencesParam, ...]


class MergeNameWords(Statement[Row]):
    """The telling words of judgments' names, by which a name printed elsewhere finds them."""

    file = "resolution/merge_name_words.cypher"

    rows: tuple[NameWordsParam, ...]


class PendReferences(Statement[Row]):
    """References whose citations lead to these judgments, to be decided anew."""

    file = "resolution/pend_references.cypher"

    judgment_ids: tuple[str, ...]


class OpenRunJudgment(Row):
    """A judgment that a run not yet finished brought."""

    judgment_id: str


class JudgmentsOfOpenRuns(Statement[OpenRunJudgment]):
    """Judgments that a run not yet finished brought or told more of, a slice at a time."""

    file = "resolution/judgments_of_open_runs.cypher"
    row = OpenRunJudgment

    after: str
    limit: int


class PendNamedReferences(Statement[Row]):
    """References by name that one of these judgments touches, to be decided anew."""

    file = "resolution/pend_named_references.cypher"

    judgment_ids: tuple[str, ...]


class PendResolvedTo(Statement[Row]):
    """References that mean or may mean one judgment, to be decided anew because it goes."""

    file = "resolution/pend_resolved_to.cypher"

    judgment_id: str


class PendingReferences(Statement[PendingReferenceRow]):
    """References to be decided, each with the judgments that it may mean."""

    file = "resolution/pending_references.cypher"
    row = PendingReferenceRow

    limit: PositiveInt = 1000


class ResolveReferences(Statement[Row]):
    """References as decided: the judgment that each means, or those that it may mean, and by what."""

    file = "resolution/resolve_references.cypher"

    rows: tuple[DecisionParam, ...]


class LinkCitations(Statement[Row]):
    """Citations between judgments as the resolved references of these judgments prove them."""

    file = "resolution/link_citations.cypher"

    judgment_ids: tuple[str, ...]


class LearnParallels(Statement[Row]):
    """Citations that two or more judgments print as one report, gainsaid by none."""

    file = "resolution/learn_parallels.cypher"


class LearnCitations(Statement[Row]):
    """Citations that two or more judgments print beside the name of one and the same judgment, gainsaid by none."""

    file = "resolution/learn_citations.cypher"


class JudgmentsOfDay(Statement[DayJudgmentRow]):
    """Judgments of one court on these days, with what tells two judgments apart."""

    file = "resolution/judgments_of_day.cypher"
    row = DayJudgmentRow

    days: tuple[date, ...]
    court_id: str


class ReferenceStates(Statement[ReferenceStateRow]):
    """What became of the references that are held: how many in each state, by what, and at how many places."""

    file = "resolution/reference_states.cypher"
    row = ReferenceStateRow


class ReferencesOfState(Statement[ReferenceRow]):
    """References in one state, each with the judgment that prints it, its places, and what it means or may mean."""

    file = "resolution/references_of_state.cypher"
    row = ReferenceRow

    state: str
    limit: PositiveInt = 100_000
