"""Statements that one judgment overruled, doubted or did not follow another, held to the graph's treatments. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.errors import ParseError
from nyayagraph.law.standing import StatedTreatment
from nyayagraph.law.text.dates import parse_date
from nyayagraph.law.treatment.kinds import Scope, Treatment
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import ClaimCheck, Evidence
from nyayagraph.verify.statements.said import letters

_DONE = {
    "overruled": Treatment.OVERRULED,
    "reversed": Treatment.REVERSED,
    "doubted": Treatment.DOUBTED,
    "referred to a larger bench": Treatment.REFERRED_TO_LARGER_BENCH,
    "held to be per incuriam": Treatment.PER_INCURIAM,
    "not followed": Treatment.NOT_FOLLOWED,
}
# takes `, was overruled in part by K.S. Puttaswamy v. Union of India, `; refuses `overruled X`
_BETWEEN = re.compile(
    rf"^,? was (?P<done>{'|'.join(_DONE)})(?P<scope> in part| on a point)? by (?P<name>[^()]{{3,160}}?),?\s*$"
)
# takes `, on 24 April 1973, on whether a constitutional amendment is law.`
_BEHIND = re.compile(r"^(?:,? on (?P<day>\d{1,2} [A-Z][a-z]+ \d{4}))?(?:, on (?:the view )?(?P<point>.+?))?\.?$")
_SCOPES = {" in part": Scope.PART, " on a point": Scope.POINT}


def treatment_stated(
    claim: ClaimCheck, resolved: Sequence[Resolved], treatments: Sequence[StatedTreatment]
) -> Evidence | None:
    """The treatment that a claim states and the graph holds, day and point as stated; None for anything else."""
    within = [one for one in resolved if one.judgment and claim.start <= one.reference.start < claim.end]
    if len(within) < 2:  # noqa: PLR2004 - one judgment treats another
        return None
    earlier, later = within[0], within[1]
    between = _BETWEEN.match(claim.text[earlier.reference.end - claim.start : later.reference.start - claim.start])
    behind = _BEHIND.match(claim.text[later.reference.end - claim.start :])
    if not between or not behind or not (earlier.judgment and later.judgment):
        return None
    for row in treatments:
        same = (row.cited_id, row.citing_id) == (earlier.judgment.judgment_id, later.judgment.judgment_id)
        if same and _bears_out(row, between, behind):
            words = f"{row.authority()} {row.treatment.value} {earlier.judgment.title}"
            return Evidence(
                rule="record_treatment",
                evidence=f"{words} on {row.point}" if row.point else words,
                authority_id=row.citing_id,
                by=row.authority(),
                on=row.decided_on,
            )
    return None


def _bears_out(row: StatedTreatment, between: re.Match[str], behind: re.Match[str]) -> bool:
    if row.treatment is not _DONE[between["done"]] or not row.effective:
        return False
    if between["scope"] and row.scope is not _SCOPES[between["scope"]]:
        return False
    if behind["day"] and not _is_day(behind["day"], row):
        return False
    return not behind["point"] or letters(behind["point"]) in letters(f"{row.point or ''} {row.evidence or ''}")


def _is_day(printed: str, row: StatedTreatment) -> bool:
    try:
        return parse_date(printed) == row.decided_on
    except ParseError:
        return False
