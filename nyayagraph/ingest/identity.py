"""Which judgment a record speaks of: ids, and when two records are one judgment. Pure."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from nyayagraph.law.names import names_match

SLUG_CHARS = 60
FIRST_SITTING = date(1950, 1, 26)  # the Supreme Court's; a date before it is a publisher's mistake

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
    same_day = decided_on is not None and decided_on == known.decided_on
    if shared_citation:
        return alike or (same_day and _one_party_alike(names, known.names))
    return alike and same_day


def _one_party_alike(ours: Iterable[str], theirs: Iterable[str]) -> bool:
    mine, others = ({party for name in names for party in _first_words(name)} for names in (ours, theirs))
    return bool(mine & others)


_VERSUS = re.compile(r"\b(?:v|vs|versus)\b\.?", re.IGNORECASE)
_COMMON = {
    "state",
    "union",
    "the",
    "of",
    "commissioner",
    "collector",
    "m",
    "s",
    "and",
    "in",
    "re",
    "smt",
    "shri",
    "sri",
}


def _first_words(name: str) -> set[str]:
    """Telling words of the petitioner; `State`, `Union` and the like tell nothing."""
    petitioner = _VERSUS.split(name)[0]
    return {word for word in re.findall(r"[a-z]{4,}", petitioner.lower()) if word not in _COMMON}
