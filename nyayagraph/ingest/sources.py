"""What every reader of judgments hands on: one source's word on one judgment, with its text."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from nyayagraph.law.judgment_text import Part, judgment_parts
from nyayagraph.law.records import JudgmentRecord


@dataclass(frozen=True, slots=True)
class SourceJudgment:
    """A judgment as one source gives it.

    `source` names it for ever, e.g. `sc-judgments:1000294`; `sha256` is of everything that was read.
    `page_starts[i]` is the character of `text` at which page i + 1 begins; empty where pages are not known.
    A curated source corrects what others said. `year` stands in where the day is not known.
    """

    source: str
    sha256: str
    record: JudgmentRecord
    text: str = ""
    page_starts: tuple[int, ...] = ()
    curated: bool = False
    year: int | None = None

    def parts(self) -> tuple[Part, ...]:
        """Headed stretches of the text."""
        return judgment_parts(self.text) if self.text else ()


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A record that could not be read: what it was and why; counted and reported, never silent."""

    source: str
    reason: str


def digest(*parts: str | bytes) -> str:
    """SHA-256 of the parts, each with its length, as hexadecimal."""
    total = hashlib.sha256()
    for part in parts:
        octets = part.encode() if isinstance(part, str) else part
        total.update(len(octets).to_bytes(8, "big"))
        total.update(octets)
    return total.hexdigest()
