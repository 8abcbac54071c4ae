"""What a person typed beside what was read of it: a number that no text prints, a reference that was not looked up."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.law.acts.table import act_named
from nyayagraph.law.found_reference import FoundReference
from nyayagraph.verify.labels import act_title
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.tags import Tag

# takes `Section 9999 IPC`, `s. 9999 of the Penal Code`; a text prints no section of four figures, a person may type it
_LONG_SECTION = re.compile(
    r"\s*(?:sections?|sec\.?|s\.)\s*(?P<number>\d{4,6})\s*,?\s*(?:of\s+)?(?:the\s+)?(?P<act>\D.*)", re.IGNORECASE
)
# takes `, `, ` : `; what parts the parallel citations of one judgment
_PARALLEL = re.compile(r"[\s,:;=(]*")


def no_section(typed: str) -> Evidence | None:
    """Why a section of four figures or more that a person typed of a known Act is none."""
    match = _LONG_SECTION.fullmatch(typed)
    act_id = act_named(match["act"].strip()) if match else None
    if not (match and act_id):
        return None
    return Evidence(rule="no_such_provision", evidence=f"the {act_title(act_id)} has no section {match['number']}")


def left_out(typed: str, found: Sequence[FoundReference], chosen: FoundReference | Tag) -> list[str]:
    """References of what was typed other than the one looked up, as typed; parallel citations are one reference."""
    out, end = [], chosen.end
    for one in found:
        is_parallel = one.kind == chosen.kind and one.kind in ("reporter", "neutral")
        if one.start < chosen.end or (is_parallel and one.name is None and _PARALLEL.fullmatch(typed, end, one.start)):
            end = max(end, one.end)
        elif one.keys:
            out.append(one.text)
    return out
