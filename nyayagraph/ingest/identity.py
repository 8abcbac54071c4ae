"""Which judgment a record speaks of: ids, and when two records are one judgment. Pure."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from nyayagraph.law.names.likeness import Likeness, likeness
from nyayagraph.law.names.parties import names_match

SLUG_CHARS = 60
_RUN = 4  # words
_SHARED = 0.3  # of the runs of words of the shorter text; prints of one judgment share .59 and more, others .2 at most

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


def same_judgment(
    names: Sequence[str],
    decided_on: date | None,
    known: Known,
    *,
    shared_citation: bool,
    other_text: bool = False,
) -> bool:
    """True where a record and a known judgment are one.

    With a citation in common the names or the day must agree too, for short orders share a page of a report.
    Without one, both the day and the names must. Of two whose texts are not one (`other_text`), only opinions of one
    day under one name and report are one judgment: publishers print the citation of one matter over another.
    """
    alike = any(names_match(ours, theirs) for ours in names for theirs in known.names)
    same_day = decided_on is not None and decided_on == known.decided_on
    if other_text:
        return shared_citation and same_day and alike
    near = max((likeness(ours, known.names) for ours in names), default=Likeness.UNKNOWN)
    if shared_citation:
        return alike or near >= Likeness.LIKELY or (same_day and near is Likeness.ALIKE)
    return same_day and (alike or near is Likeness.SAME)


def same_text(one: str, other: str) -> bool:
    """True where two texts are prints of one: the shorter's runs of words stand in the longer, misreadings aside."""
    shorter, longer = sorted((_runs(one), _runs(other)), key=len)
    return not shorter or len(shorter & longer) >= _SHARED * len(shorter)


def _runs(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"[a-z]{2,}", text.lower())
    return {tuple(words[place : place + _RUN]) for place in range(len(words) - _RUN + 1)}
