"""What changed between two texts, in words. Pure."""

from __future__ import annotations

from difflib import SequenceMatcher

from pydantic import BaseModel, ConfigDict

_CONTEXT = 6


class WordChange(BaseModel):
    """Words that went and words that came, with those just before and just after; empty where there are none."""

    model_config = ConfigDict(frozen=True)

    after: str
    removed: str
    inserted: str
    before: str


def word_changes(old: str, new: str) -> tuple[WordChange, ...]:
    """Every change from `old` to `new`, in order; none where they differ in spaces alone."""
    first, second = old.split(), new.split()
    return tuple(
        WordChange(
            after=" ".join(first[max(0, a - _CONTEXT) : a]),
            removed=" ".join(first[a:b]),
            inserted=" ".join(second[c:d]),
            before=" ".join(first[b : b + _CONTEXT]),
        )
        for kind, a, b, c, d in SequenceMatcher(None, first, second, autojunk=False).get_opcodes()
        if kind != "equal"
    )


def marked_changes(old: str, new: str) -> str:
    """Both texts in one: words that went as `[-…-]`, words that came as `{+…+}`."""
    first, second = old.split(), new.split()
    parts: list[str] = []
    for kind, a, b, c, d in SequenceMatcher(None, first, second, autojunk=False).get_opcodes():
        if kind == "equal":
            parts += first[a:b]
            continue
        if a < b:
            parts.append(f"[-{' '.join(first[a:b])}-]")
        if c < d:
            parts.append(f"{{+{' '.join(second[c:d])}+}}")
    return " ".join(parts)
