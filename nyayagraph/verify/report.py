"""What a check says: the report whose JSON is `verify` in design.md §5, and its parts. Values only."""

from __future__ import annotations

from datetime import date
from enum import StrEnum

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.standing import NOT_GOOD
from nyayagraph.law.treatment.kinds import Standing


class CitationVerdict(StrEnum):
    """What a citation proved to be."""

    VERIFIED = "VERIFIED"
    NOT_FOUND = "NOT_FOUND"
    AMBIGUOUS = "AMBIGUOUS"
    MISATTRIBUTED = "MISATTRIBUTED"
    NOT_COVERED = "NOT_COVERED"
    UNAVAILABLE = "UNAVAILABLE"


class ClaimVerdict(StrEnum):
    """What a claim proved to be."""

    SUPPORTED = "SUPPORTED"
    PARTIALLY_SUPPORTED = "PARTIALLY_SUPPORTED"
    UNSUPPORTED = "UNSUPPORTED"
    CONTRADICTED = "CONTRADICTED"
    NOT_CHECKED = "NOT_CHECKED"


class Overall(StrEnum):
    """What the whole text proved to be."""

    VERIFIED = "VERIFIED"
    PARTIALLY_VERIFIED = "PARTIALLY_VERIFIED"
    UNVERIFIED = "UNVERIFIED"
    UNAVAILABLE = "UNAVAILABLE"


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True)


class Evidence(_Part):
    """One reason for a verdict: the rule that spoke, the authority or passage it spoke from, and its words."""

    rule: str
    evidence: str
    authority_id: str | None = None
    chunk_id: str | None = None
    by: str | None = None
    on: date | None = None
    score: float | None = None


class WarningNote(_Part):
    """One warning, by rule, on one authority.

    For a provision: since when and by what or whom it is no law, what saves it, what it turns on, what to cite instead
    and the statement of the catalogue that found it. `is_open` says that the days left it open whether it governs.
    """

    rule: str
    text: str
    authority_id: str | None = None
    provision: str | None = None
    since: date | None = None
    by: str | None = None
    savings: str | None = None
    turns_on: str | None = None
    is_open: bool = False
    repair: tuple[str, ...] = ()
    statement: str | None = None


class CitationCheck(_Part):
    """One citation or provision of the text, `[start, end)` in its characters, with its verdict.

    `is_answered` says that the text itself shows that it knows what is warned of.
    """

    start: int
    end: int
    text: str
    kind: str
    authority_id: str | None
    clause: str = ""
    verdict: CitationVerdict
    standing: Standing | None
    warnings: tuple[str, ...] = ()
    evidence: tuple[Evidence, ...] = ()
    notes: tuple[WarningNote, ...] = ()
    is_answered: bool = False

    @property
    def is_good(self) -> bool:
        """True where the citation may stand as it is."""
        standing_good = self.standing not in NOT_GOOD and self.standing is not Standing.NOT_YET_IN_FORCE
        return self.verdict is CitationVerdict.VERIFIED and (standing_good or self.is_answered)


class ClaimCheck(_Part):
    """One claim of the text, `[start, end)` in its characters, with its verdict."""

    start: int
    end: int
    text: str
    verdict: ClaimVerdict
    evidence: tuple[Evidence, ...] = ()
    leans_on: tuple[str, ...] = ()

    @property
    def fails(self) -> bool:
        """True where the claim must not stand."""
        return self.verdict in (ClaimVerdict.UNSUPPORTED, ClaimVerdict.CONTRADICTED)


class Removed(_Part):
    """A sentence that was taken out of the text, and why."""

    start: int
    end: int
    text: str
    why: str


class Confidence(_Part):
    """Score in [0, 1], its label, the six factors before weighting, and what capped it."""

    score: float
    label: str
    factors: dict[str, float]
    capped_by: tuple[str, ...] = ()


class VerificationReport(_Part):
    """Everything that a check of one text found; its JSON is design.md §5 `verify` with more fields."""

    overall: Overall
    confidence: Confidence
    citations: tuple[CitationCheck, ...]
    claims: tuple[ClaimCheck, ...]
    text: str
    removed: tuple[Removed, ...] = ()
    warnings: tuple[WarningNote, ...] = ()
    summary: str = ""
    on: date
    offence_date: date | None = None
    audit_id: str | None = None
    statements: tuple[str, ...] = ()
