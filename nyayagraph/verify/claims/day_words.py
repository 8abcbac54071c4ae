"""Passages of provisions in the words of the day that a claim is of, and what is said where those are not held.

A passage prints the words of today. It neither bears out nor gainsays a claim of a day on which the provision read
otherwise: the text of that day speaks instead, where it is held.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date

from nyayagraph.cypher.statute import TextsOfSections
from nyayagraph.graph import Graph
from nyayagraph.law.versions.words_of_day import WordsOfDay, words_of_day
from nyayagraph.starter import acts_of_general_knowledge
from nyayagraph.verify.claims.stated import Claim
from nyayagraph.verify.claims.support import Judged
from nyayagraph.verify.labels import day, short_label
from nyayagraph.verify.report import ClaimVerdict, Evidence
from nyayagraph.verify.wording.alignment import Passage

WORDS_NOT_HELD = "words_of_day_not_held"
_LAST_YEARS = 5  # of an Act, over which amounts are taken to have stood as its gists tell them


def fetch_words(graph: Graph, wanted: Mapping[str, date]) -> dict[str, WordsOfDay]:
    """What is held of the words of some provisions, each on its day; one read."""
    if not wanted:
        return {}
    rows = graph.fetch(TextsOfSections(section_ids=tuple(sorted(wanted))))
    texts = {row.section_id: row.texts for row in rows}
    return {one: words_of_day(one, texts.get(one, ()), on) for one, on in wanted.items()}


def gist_tells(section_id: str, days: Iterable[date]) -> bool:
    """False for days on which a section may have set other amounts than its gist, with which no text was compared.

    Such a gist tells the law as it stood last: of a section, not of the articles and orders of a Schedule.
    """
    act_id, _, number = section_id.partition("/")
    last = acts_of_general_knowledge().get(act_id) if number.startswith("s") else None
    return last is None or all(on.year >= last.year - _LAST_YEARS for on in days)


class DayWords:
    """The words that may speak of the claims of one text, each provision in those of the day that its claim is of."""

    def __init__(self, graph: Graph, days: Mapping[tuple[int, str], date], on: date) -> None:
        """`days` are by number of the claim and provision; what a claim does not name is taken on the day `on`."""
        self._graph, self._days, self._on = graph, days, on
        self._held: dict[tuple[str, date], WordsOfDay] = {}

    def speaking(
        self, passages: Mapping[int, Sequence[Passage]], numbers: Sequence[int] | None = None
    ) -> dict[int, list[Passage]]:
        """The passages by place of the claim, those of provisions in the words of their day.

        `numbers` are those of the claims by their places, where the two differ.
        """
        of_claim = {place: numbers[place] if numbers is not None else place for place in passages}
        asked = {(one.authority_id, of_claim[place]) for place, of in passages.items() for one in of}
        self._read({(section_id, self._day(number, section_id)) for section_id, number in asked})
        return {place: self._of_day(of_claim[place], of) for place, of in passages.items()}

    def unheld(self, claim: Claim) -> Judged | None:
        """No verdict on a claim of a provision alone whose words of the day are not held, but on one that says so."""
        if any(one.judgment or one.upload for one in claim.resolved):
            return None
        for one in claim.resolved:
            if one.key is None or (claim.number, one.key.section_id) not in self._days:
                continue
            on = self._day(claim.number, one.key.section_id)
            self._read({(one.key.section_id, on)})
            words = self._held[one.key.section_id, on]
            if not words.is_held:
                behind = f"on {day(on)} are not held"
                said = f"the words of {short_label(one.key)} {behind}; {words.changed()}"
                reason = Evidence(rule=WORDS_NOT_HELD, evidence=said, authority_id=one.key.section_id)
                verdict = ClaimVerdict.SUPPORTED if behind in claim.text else ClaimVerdict.NOT_CHECKED
                return Judged(verdict, [reason], relevance=float(behind in claim.text))
        return None

    def are_held(self, number: int, section_id: str) -> bool:
        """True where it is known what a provision said on the day of the claim of a number."""
        on = self._day(number, section_id)
        self._read({(section_id, on)})
        return self._held[section_id, on].is_held

    def are_printed(self, number: int, section_id: str) -> bool:
        """True where a provision said on the day of the claim of a number what passages and rows have of it."""
        on = self._day(number, section_id)
        self._read({(section_id, on)})
        return self._held[section_id, on].is_printed

    def gist_tells(self, number: int, section_id: str) -> bool:
        """True where a gist may tell of amounts on the day of the claim of a number."""
        return gist_tells(section_id, [self._day(number, section_id)])

    def _day(self, number: int, section_id: str) -> date:
        told = self._days.get((number, section_id))
        return told or next((on for (_, one), on in self._days.items() if one == section_id), self._on)

    def _read(self, asked: set[tuple[str, date]]) -> None:
        """Nothing; what is asked of provisions and not known yet is read."""
        new = {(one, on) for one, on in asked if "/" in one and (one, on) not in self._held}
        for on in {on for _, on in new}:
            found = fetch_words(self._graph, {one: on for one, each in new if each == on})
            self._held.update({(one, on): words for one, words in found.items()})

    def _of_day(self, number: int, passages: Sequence[Passage]) -> list[Passage]:
        kept: list[Passage] = []
        for one in passages:
            words = self._held.get((one.authority_id, self._day(number, one.authority_id)))
            if words is None or words.is_printed:
                kept.append(one)
            elif words.text and not any(other.authority_id == one.authority_id for other in kept):
                kept.append(replace(one, text=words.text))
        return kept
