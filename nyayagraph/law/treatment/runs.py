"""Lists of judgments in a headnote and the word they end with: `X v. Y [1960] 1 SCR 1; A v. B, followed.`

Pure. The reporter's own summary, and the plainest statement of a treatment that a report has.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from nyayagraph.law.treatment.cues import RUN_VERB, RUN_WORD
from nyayagraph.law.treatment.kinds import Treatment
from nyayagraph.law.treatment.views import Place

_REACH = 700  # characters from a judgment of a list to the next or to the verb
_LOWER_WORD = re.compile(r"(?<![\w.'-])[a-z]{3,}\b")
_PAGE_LETTERS = re.compile(r"\[\s?\d{0,4}\s?[A-H][^\]]{0,20}\]")
# words behind a verb that make it a sentence: takes ` to the facts of this case`; refuses ` to.`, ` on facts`
_SENTENCE_GOES_ON = re.compile(
    r"\s+(?:(?!(?:on|upon|to|and|but|by|in part|with|as|per)\b)[a-z]{2,}"
    r"|to\s+(?:the|this|that|these|his|her|any|a|an|such|our)\b)"
)
# words before a verb that make it a sentence: takes `the court said that X was inapplicable`, `X, if applied`
_SENTENCE_LEADS = re.compile(r"\b(?:was|were|is|are|be|been|being|if|when|unless)\s+$", re.IGNORECASE)
_IN_PART = re.compile(r"\b(?:partly|in part|partially)\s*$", re.IGNORECASE)
_IN_PART_BEHIND = re.compile(r"\s+(?:partly|in part)\b", re.IGNORECASE)
# a remark on one judgment of a list: takes `(which over-ruled Rose Ammal)`
_REMARK = re.compile(r"\bwhich\s+(?:was\s+|had\s+)?$", re.IGNORECASE)
_AND_VERB = re.compile(r"\W{0,3}(?:and|but|&)?\W{0,3}")
# whose opinion a part of the headnote gives: takes `Per Sarkar and Rao, JJ. (dissenting)`
_OPINION = re.compile(r"\b[Pp]er\s[^:.]{3,120}?\bJJ?\b\.?,?\s{0,2}(?:\([^)]{0,60}\)|(?:contra|dissenting))?")
_DISSENTS = re.compile(r"dissent|contra\b|minority", re.IGNORECASE)
_SURE = {
    Treatment.OVERRULED: 0.97,
    Treatment.NOT_FOLLOWED: 0.95,
    Treatment.REVERSED: 0.9,
    Treatment.DOUBTED: 0.9,
    Treatment.DISTINGUISHED: 0.9,
}
_SURE_OTHERS = 0.85
_MOST_STRANGE_WORDS = 1
# of two verbs the one that changes reliance most counts: `explained and distinguished`
_STRONGEST = ("overruled", "not_followed", "reversed", "doubted", "distinguished", "approved", "followed", "applied")


# where the report of the case opens: takes `CIVIL APPELLATE JURISDICTION`, `ORIGINAL JURISDICTION`
_CASE_LINE = re.compile(
    r"\b(?:APPELLATE|ORIGINAL|ADVISORY|REVIEW|INHERENT|CIVIL|CRIMINAL|EXTRAORDINARY)\s{1,4}JURISDICTION\b"
)
_LONGEST_SPILL = 60_000


class Run(NamedTuple):
    """One judgment of a list; `text[start:end]` goes from it to the verb."""

    number: int
    treatment: Treatment
    start: int
    end: int
    sure: float
    is_dissent: bool
    is_partial: bool


def headnote_and_body(text: str, body: int, headnote: tuple[int, int] | None) -> tuple[tuple[int, int] | None, int]:
    """The headnote and where the judgment begins, mended where `JUDGMENT:` was printed in the midst of the headnote."""
    line = _CASE_LINE.search(text, body, body + _LONGEST_SPILL) if headnote else None
    return ((headnote[0], line.start()), line.start()) if headnote and line else (headnote, body)


def headnote_runs(text: str, places: Sequence[Place], start: int, end: int) -> list[Run]:
    """The judgments that lists in `text[start:end]` treat, in order."""
    inside = [place for place in places if start <= place.start and place.end <= end]
    opinions = [(match.start(), bool(_DISSENTS.search(match[0]))) for match in _OPINION.finditer(text, start, end)]
    runs: list[Run] = []
    waiting: list[Place] = []
    next_starts = [place.start for place in inside[1:]] + [end]
    for place, next_start in zip(inside, next_starts, strict=False):
        waiting.append(place)
        limit = min(place.end + _REACH, next_start)
        gap = text[place.end : limit]
        verb = RUN_VERB.search(gap)
        if verb and _REMARK.search(gap, 0, verb.start()):
            waiting = []
        elif verb and _is_list(gap[: verb.start()]) and not _is_sentence(gap, verb):
            treatment, closes = _said(gap, verb)
            is_partial = bool(_IN_PART.search(gap, 0, verb.start()) or _IN_PART_BEHIND.match(gap, closes))
            runs += [
                Run(
                    one.number,
                    treatment,
                    one.start,
                    place.end + closes,
                    _SURE.get(treatment, _SURE_OTHERS),
                    _in_dissent(opinions, one.start),
                    is_partial,
                )
                for one in waiting
            ]
            waiting = []
        elif verb or not _is_list(gap):
            waiting = []
    return runs


def _is_list(gap: str) -> bool:
    """Whether only names, citations and small links stand in `gap`, no sentence."""
    words = _LOWER_WORD.findall(_PAGE_LETTERS.sub(" ", gap))
    return sum(1 for word in words if not RUN_WORD.fullmatch(word)) <= _MOST_STRANGE_WORDS


def _is_sentence(gap: str, verb: re.Match[str]) -> bool:
    """Whether a verb belongs to a sentence on the judgment and closes no list."""
    return bool(_SENTENCE_LEADS.search(gap, 0, verb.start()) or _SENTENCE_GOES_ON.match(gap, verb.end()))


def _said(gap: str, verb: re.Match[str]) -> tuple[Treatment, int]:
    """The treatment of one verb or of two joined, and where the words end."""
    verbs = [verb]
    link = _AND_VERB.match(gap, verb.end())
    second = RUN_VERB.match(gap, link.end()) if link else None
    if second:
        verbs.append(second)
    named = [_named(one) for one in verbs]
    best = next((word for word in _STRONGEST if word in named), named[0])
    return Treatment(best), verbs[-1].end()


def _named(verb: re.Match[str]) -> str:
    word = verb.lastgroup or "cited"
    if not verb["no"]:
        return word
    return {"followed": "not_followed", "approved": "not_followed", "applied": "distinguished"}.get(word, "cited")


def _in_dissent(opinions: Sequence[tuple[int, bool]], place: int) -> bool:
    before = [dissents for start, dissents in opinions if start < place]
    return bool(before and before[-1])
