"""How one judgment treats another, and which of it changes what may be relied on. Pure words; no graph."""

from __future__ import annotations

from enum import StrEnum


class Treatment(StrEnum):
    """What the later judgment does with the earlier; the value is the word used in JSON and records."""

    FOLLOWED = "followed"
    APPLIED = "applied"
    APPROVED = "approved"
    DISTINGUISHED = "distinguished"
    EXPLAINED = "explained"
    DOUBTED = "doubted"
    NOT_FOLLOWED = "not_followed"
    OVERRULED = "overruled"
    REVERSED = "reversed"
    AFFIRMED = "affirmed"
    REFERRED_TO_LARGER_BENCH = "referred_to_larger_bench"
    PER_INCURIAM = "per_incuriam"
    CITED = "cited"


class Scope(StrEnum):
    """How much of the earlier judgment the treatment reaches."""

    WHOLE = "whole"
    PART = "part"
    POINT = "point"


class Standing(StrEnum):
    """What `nyaya status` answers; the words of design.md §5, which never change."""

    GOOD = "GOOD"
    OVERRULED = "OVERRULED"
    PARTLY_OVERRULED = "PARTLY_OVERRULED"
    REVERSED = "REVERSED"
    DOUBTED = "DOUBTED"
    IN_FORCE = "IN_FORCE"
    NOT_YET_IN_FORCE = "NOT_YET_IN_FORCE"
    REPEALED = "REPEALED"
    OMITTED = "OMITTED"
    STRUCK_DOWN = "STRUCK_DOWN"
    OWN_DOCUMENT = "OWN_DOCUMENT"
    AMBIGUOUS = "AMBIGUOUS"
    NOT_COVERED = "NOT_COVERED"
    NOT_FOUND = "NOT_FOUND"
    UNAVAILABLE = "UNAVAILABLE"


# Printed CITATOR INFO codes whose meaning is plain. R, RF, C, MV, HO and OPN are explained nowhere in the
# reports, so they stand as `cited`; guessing that HO means "held overruled" would condemn good law.
CITATOR_CODES: dict[str, Treatment] = {
    "F": Treatment.FOLLOWED,
    "D": Treatment.DISTINGUISHED,
    "O": Treatment.OVERRULED,
    "E": Treatment.EXPLAINED,
    "APL": Treatment.APPLIED,
    "APR": Treatment.APPROVED,
    "NF": Treatment.NOT_FOLLOWED,
}

# Of two printed codes in one row ("E&D") the one that changes reliance most is the row's treatment.
_WEIGHT = (
    Treatment.OVERRULED,
    Treatment.NOT_FOLLOWED,
    Treatment.DISTINGUISHED,
    Treatment.FOLLOWED,
    Treatment.APPLIED,
    Treatment.APPROVED,
    Treatment.EXPLAINED,
)


def citator_treatment(code: str) -> Treatment:
    """Treatment that a printed CITATOR INFO code states; `cited` where its meaning is not known.

    Takes `F`, `E&D`, `APL`; anything else, `RF` for one, is `cited`.
    """
    stated = {CITATOR_CODES[part] for part in code.upper().replace(" ", "").split("&") if part in CITATOR_CODES}
    return next((treatment for treatment in _WEIGHT if treatment in stated), Treatment.CITED)
