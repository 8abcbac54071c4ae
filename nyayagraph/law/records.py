"""Records: what a source says of a judgment, an act or a section, before it enters the graph.

Frozen and strict: a field that is not known here is a mistake in the source, named with its place.
"""

from __future__ import annotations

from datetime import date
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from nyayagraph.law.treatment.kinds import Scope, Treatment


class Record(BaseModel):
    """Base of all records."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Checked(Record):
    """Where one fact was checked: a data folder, or the words `general knowledge`."""

    fact: str
    where: str


class Difference(Record):
    """A source that says something else, and why the record keeps its own word."""

    fact: str
    source: str
    theirs: str
    why: str


class Proposition(Record):
    """One statement of law that a judgment makes, in this project's own words."""

    text: str = Field(min_length=20)
    paragraph: int | None = None
    page: int | None = None
    about: tuple[str, ...] = ()


class TreatmentRecord(Record):
    """How the judgment treats another, named by one of its citations.

    `effective` is false where the words overrule but the bench could not, or the effect lies in the future.
    """

    citation: str
    treatment: Treatment
    scope: Scope = Scope.WHOLE
    point: str | None = None
    effective: bool = True
    note: str | None = None


class InvalidationRecord(Record):
    """A provision, or a whole act by its identifier, that the judgment struck down, read down or put in abeyance.

    `until` is the day on which a later text took the place of the one that was hit. `touches` is the pattern
    of the texts that the hit concerns, where it left the rest standing. `revives` says what is law again for it.
    """

    provision: str
    extent: str = "whole"
    how: Literal["struck_down", "read_down", "in_abeyance"]
    note: str | None = None
    until: date | None = None
    touches: str | None = None
    revives: str | None = None


class JudgmentRecord(Record):
    """A judgment as one source gives it; `text` is empty where only its facts are known."""

    title: str
    petitioner: str = ""
    respondent: str = ""
    names: tuple[str, ...] = ()
    court_id: str
    decided_on: date | None = None
    bench_strength: int | None = Field(default=None, ge=1, le=15)
    bench: tuple[str, ...] = ()
    author: str | None = None
    citations: tuple[str, ...] = ()
    outcome: str | None = None
    interprets: tuple[str, ...] = ()
    propositions: tuple[Proposition, ...] = ()
    treats: tuple[TreatmentRecord, ...] = ()
    strikes_down: tuple[InvalidationRecord, ...] = ()
    checked: tuple[Checked, ...] = ()
    differs: tuple[Difference, ...] = ()


class ActRecord(Record):
    """An act: what it is called, when it was law, what repealed it and what was saved."""

    act_id: str
    title: str
    short_title: str
    aliases: tuple[str, ...] = ()
    number: str | None = None
    year: int
    commenced_on: date | None = None
    repealed_on: date | None = None
    repealed_by: str | None = None
    repealing_provision: str | None = None
    savings: str | None = None
    savings_provision: str | None = None
    kind: Literal["code", "constitution", "act"] = "act"
    checked: tuple[Checked, ...] = ()


class OffenceFlags(Record):
    """First-schedule facts of one offence; `None` where the schedule could not be checked."""

    cognizable: bool | None = None
    bailable: bool | None = None
    triable_by: str | None = None


class ProvisionStatus(Record):
    """Why a printed provision, or one clause of it, is not simply law, since when, and who said so."""

    standing: Literal["STRUCK_DOWN", "READ_DOWN", "IN_ABEYANCE", "OMITTED", "NOT_YET_IN_FORCE"]
    clause: str = ""
    on: date | None = None
    by: str
    note: str | None = None


class SectionRecord(Record):
    """A section, article or rule: its heading, what it provides in our own words, and its dates.

    `clauses` lists the labels that exist, e.g. `("(1)", "(1)(a)", "(4)")`; empty where they were not read.
    """

    section_id: str
    act_id: str
    number: str
    unit: Literal["section", "article", "order_rule", "schedule"] = "section"
    heading: str = ""
    chapter: str | None = None
    gist: str | None = None
    clauses: tuple[str, ...] = ()
    clause_gists: dict[str, str] = Field(default_factory=dict)
    is_offence: bool | None = None
    cognizable: bool | None = None
    bailable: bool | None = None
    triable_by: str | None = None
    offence_flags: dict[str, OffenceFlags] = Field(default_factory=dict)
    status: ProvisionStatus | None = None
    in_force_from: date | None = None
    in_force_to: date | None = None
    checked: tuple[Checked, ...] = ()


Relation = Literal["same", "modified", "narrowed", "widened", "split", "merged", "dropped", "new"]
Agreement = Literal["agree", "majority", "single_source", "disagree"]


class CorrespondenceRecord(Record):
    """One row of a table from an old code to the new: clause to clause, with the tables that say so."""

    old_act_id: str
    new_act_id: str
    old_section: str = ""
    old_clause: str = ""
    new_section: str = ""
    new_clause: str = ""
    relation: Relation
    agreement: Agreement
    sources: tuple[str, ...] = ()
    note: str | None = None


class PlainWordsRecord(Record):
    """A section in everyday words: the rule as one would ask for it, and things that happen under it."""

    section_id: str
    rule: str
    scenes: str = ""
