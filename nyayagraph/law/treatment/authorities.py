"""The judgments a text speaks of: each with its citations, its name and every place that means it.

Pure grouping of what `find` found; must not judge how a judgment is treated.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from nyayagraph.law.find import FoundReference
from nyayagraph.law.names.parties import name_key

_JUDGMENTS = frozenset({"reporter", "neutral", "case_name"})
_BEFORE = 40  # characters that may stand between a name and its citation


@dataclass
class Authority:
    """One judgment as one text knows it: keys of its citations, its first name, and its spans in order."""

    keys: dict[str, None] = field(default_factory=dict)
    name: str | None = None
    spans: list[tuple[int, int]] = field(default_factory=list)


def authorities(text: str, references: Iterable[FoundReference], *, start: int = 0) -> list[Authority]:
    """The judgments that `references` at or after `start` mean, in the order of their first mention.

    References that share a citation are one judgment, and so are those of one name without citation. The title block
    of a report, with the printed list of later judgments on itself, is left out by `start`.
    """
    by_key: dict[str, Authority] = {}
    by_name: dict[str, Authority] = {}
    found: list[Authority] = []
    for reference in references:
        if reference.start < start or not _names_one(reference):
            continue
        authority = next((by_key[key] for key in reference.keys if key in by_key), None)
        called = name_key(reference.name) if reference.name else ""
        if authority is None and not reference.keys:
            authority = by_name.get(called)
        if authority is None:
            authority = Authority()
            found.append(authority)
        authority.name = authority.name or reference.name
        authority.spans.append((_opening(text, reference), reference.end))
        for key in reference.keys:
            authority.keys[key] = None
            by_key.setdefault(key, authority)
        if called:
            by_name.setdefault(called, authority)
    return found


def _names_one(reference: FoundReference) -> bool:
    """Whether a reference means one judgment: no form that stayed open, no row of the table of later judgments."""
    if reference.kind not in _JUDGMENTS or not (reference.keys or reference.name) or reference.names_several:
        return False
    return reference.note is None or bool(reference.keys and not reference.note.startswith("a later judgment"))


def _opening(text: str, reference: FoundReference) -> int:
    """Where a reference opens, with the name before its citation."""
    if reference.kind == "case_name" or not reference.name:
        return reference.start
    low = max(0, reference.start - len(reference.name) - _BEFORE)
    words = r"\s+".join(re.escape(word) for word in reference.name.split())
    printed: Sequence[re.Match[str]] = list(re.finditer(words, text[low : reference.start]))
    return low + printed[-1].start() if printed else reference.start
