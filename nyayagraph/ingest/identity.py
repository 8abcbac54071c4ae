"""Which judgment a record speaks of: ids, and when two records are one judgment. Pure."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from nyayagraph.law.likeness import Likeness, likeness
from nyayagraph.law.names import names_match

SLUG_CHARS = 60

_COURT_CODES = {"supreme-court": "sc", "privy-council": "pc", "federal-court": "fc"}


@dataclass(frozen=True, slots=True)
class Known:
    """A judgment that the graph, or the batch so far, holds."""

    judgment_id: str
    decided_on: date | None
    names: tuple[str, ...]
    has_text: bool


def make_judgment_id(court_id: str, decided_on: date | None, title: str, *, source: str) -> str:
    """Id from court, date and parties; a judgment without a date takes its source, so that two never collide."""
    court = _COURT_CODES.get(court_id, court_id.replace("high-court", "hc"))
    if decided_on is None:
        return f"{court}-undated-{slug(title)}-{slug(source)}"
    return f"{court}-{decided_on.isoformat()}-{slug(title)}"


def slug(text: str, *, limit: int = SLUG_CHARS) -> str:
    """Lower-case letters and digits of `text` joined by hyphens, at most `limit` characters."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:limit].rstrip("-")


def same_judgment(names: Sequence[str], decided_on: date | None, known: Known, *, shared_citation: bool) -> bool:
    """True where a record and a known judgment are one.

    With a citation in common the names or the day must agree too, for short orders share a page of a report.
    Without one, both the day and the names must.
    """
    alike = any(names_match(ours, theirs) for ours in names for theirs in known.names)
    near = max((likeness(ours, known.names) for ours in names), default=Likeness.UNKNOWN)
    same_day = decided_on is not None and decided_on == known.decided_on
    if shared_citation:
        return alike or near >= Likeness.LIKELY or (same_day and near is Likeness.ALIKE)
    return same_day and (alike or near is Likeness.SAME)
