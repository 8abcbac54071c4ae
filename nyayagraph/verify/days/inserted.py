"""By what, and from when, a sentence says that a whole section was inserted: held to the section's own first version.

Read where the sentence says no more than that. A section whose number has a letter was inserted, and its first version
tells by which Act and from which day; a section that footnotes insert in part tells neither.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.cypher.statute import MadeBy, SectionVersions
from nyayagraph.graph import Graph
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.versions.changers import Changer, changer_named
from nyayagraph.verify.claims.stated import Claim
from nyayagraph.verify.days.changed_by import Insertion, insertion_told
from nyayagraph.verify.labels import act_title, day, label
from nyayagraph.verify.report import ClaimCheck, ClaimVerdict, Evidence

_LETTERED = re.compile(r"\d+[A-Z]+")
_OPEN = (ClaimVerdict.UNSUPPORTED, ClaimVerdict.PARTIALLY_SUPPORTED, ClaimVerdict.NOT_CHECKED)


def held_to_insertion(graph: Graph, claims: Sequence[Claim], checks: Sequence[ClaimCheck]) -> tuple[ClaimCheck, ...]:
    """The claims, those supported of which the first version of the section named bears out all that they say."""
    out = list(checks)
    for place, (claim, check) in enumerate(zip(claims, checks, strict=True)):
        told = insertion_told(claim.text, claim.start, claim.resolved) if check.verdict in _OPEN else None
        made = _maker(graph, told.key) if told else None
        if told is None or made is None or not _is_borne_out(told, *made):
            continue
        words = f"{label(told.key, act_title(told.key.act_id))} was inserted by {made[0].name}"
        words += f" with effect from {day(made[0].on)}" if made[0].on else ""
        reason = Evidence(rule="record_inserted", evidence=words, authority_id=told.key.section_id)
        evidence = (reason, *check.evidence)
        out[place] = check.model_copy(update={"verdict": ClaimVerdict.SUPPORTED, "evidence": evidence})
    return tuple(out)


def _maker(graph: Graph, key: ProvisionKey) -> tuple[MadeBy, Changer] | None:
    """The one instrument that put a whole section in, on the first day of its first version; None where print is open.

    An instrument younger than that day is a misread `ibid.`, or had effect from before: neither is said plainly.
    """
    if key.unit != "s" or key.clause or not _LETTERED.fullmatch(key.number):
        return None
    versions = graph.fetch(SectionVersions(section_id=key.section_id))
    dated = sorted((row for row in versions if row.in_force_from), key=lambda row: str(row.in_force_from))
    first = dated[0] if dated and len(dated) == len(versions) else None
    made = first.amendments if first else ()
    if first is None or len(made) != 1 or made[0].action != "inserted":
        return None
    on, changer = made[0].on, changer_named(made[0].name, made[0].on)
    is_of_time = on is not None and on == first.in_force_from and max(changer.years) <= on.year
    return (made[0], changer) if is_of_time else None


def _is_borne_out(told: Insertion, made: MadeBy, changer: Changer) -> bool:
    if told.on:
        return told.on == made.on
    return changer.is_meant(told.number, told.year)
