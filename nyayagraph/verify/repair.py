"""The text as it may be read: what failed taken out, caveats and warnings written in. Code, never a model. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from nyayagraph.verify.claims.stated import Sentence, fallen
from nyayagraph.verify.report import CitationCheck, ClaimCheck, ClaimVerdict, Removed

NOTHING_LEFT = "Nothing in this text could be verified."
_BLANK_LINES = re.compile(r"\n{3,}")
_EMPTY_BULLET = re.compile(r"^[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]*$\n?", re.MULTILINE)


def repair(
    text: str,
    sentences: Sequence[Sentence],
    claims: Mapping[int, ClaimCheck],
    citations: Sequence[CitationCheck],
) -> tuple[str, tuple[Removed, ...]]:
    """The repaired text, and every sentence taken out with the reason. `claims` is by number of the claim."""
    failed: dict[int, str] = {}
    for place, sentence in enumerate(sentences):
        check = claims.get(sentence.claim.number) if sentence.claim else None
        if check is not None and check.fails:
            failed[place] = _why(check)
        elif check is None and (bad := _bad_citation(sentence, citations)):
            failed[place] = bad
    falls = fallen(sentences, set(failed))
    out: list[str] = []
    removed: list[Removed] = []
    cursor = 0
    for place, sentence in enumerate(sentences):
        out.append(text[cursor : sentence.start])
        cursor = sentence.end
        why = failed.get(place) or (
            f'it rests on a removed sentence: "{sentences[falls[place]].text[:80]}"' if place in falls else ""
        )
        if why:
            removed.append(Removed(start=sentence.start, end=sentence.end, text=sentence.text, why=why))
            continue
        out.append(sentence.text + _notes(sentence, claims, citations))
    out.append(text[cursor:])
    kept = re.sub(r"[ \t]+(?=\n)", "", _EMPTY_BULLET.sub("", "".join(out)))
    kept = re.sub(r"(?<=\S)[ \t]{2,}", " ", _BLANK_LINES.sub("\n\n", kept)).strip()
    return (kept if kept or not removed else NOTHING_LEFT), tuple(removed)


def _why(check: ClaimCheck) -> str:
    words = "contradicted" if check.verdict is ClaimVerdict.CONTRADICTED else "not supported"
    reason = check.evidence[0].evidence if check.evidence else "nothing in the graph says it"
    return f"{words}: {reason}"


def _bad_citation(sentence: Sentence, citations: Sequence[CitationCheck]) -> str:
    """Why a sentence that claims nothing falls for its citation: it was not found, or is of another judgment."""
    for one in citations:
        if sentence.start <= one.start < sentence.end and one.verdict in ("NOT_FOUND", "MISATTRIBUTED"):
            return f"{one.text}: {one.verdict}"
    return ""


def _notes(sentence: Sentence, claims: Mapping[int, ClaimCheck], citations: Sequence[CitationCheck]) -> str:
    notes: list[str] = []
    for one in citations:
        if sentence.start <= one.start < sentence.end:
            notes += [f"Warning: {warning}." for warning in one.warnings]
            if one.verdict in ("NOT_COVERED", "AMBIGUOUS", "UNAVAILABLE"):
                notes.append(f"Not verified: {one.text} ({one.verdict}).")
    check = claims.get(sentence.claim.number) if sentence.claim else None
    if check and check.verdict is ClaimVerdict.PARTIALLY_SUPPORTED:
        reason = check.evidence[0].evidence if check.evidence else ""
        notes.append(f"Caveat: supported in part only{': ' + reason if reason else ''}.")
    elif check and check.verdict is ClaimVerdict.NOT_CHECKED:
        notes.append("Caveat: not checked against a source.")
    unique = list(dict.fromkeys(note.replace("..", ".") for note in notes))
    return f" [{' '.join(unique)}]" if unique else ""
