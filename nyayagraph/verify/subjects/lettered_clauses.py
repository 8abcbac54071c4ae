"""Clauses told by letter in words, held to the letters that the provision has: `proviso (d) to section 138`. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from nyayagraph.cypher.statute import DatedText
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.claims.day_words import DayWords
from nyayagraph.verify.claims.support import Judged
from nyayagraph.verify.labels import short_label
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict, Evidence
from nyayagraph.verify.subjects.content import ContentTold
from nyayagraph.verify.subjects.matters_told import Misplaced
from nyayagraph.verify.subjects.own_words import lacks_label, letter_told


class NoSuchClause(Misplaced):
    """A reference to a clause that its provision does not have."""

    def judged(self) -> Judged:
        """The verdict on the claim that makes it, and on the reference."""
        proved = {self.one.reference.start: (CitationVerdict.NOT_FOUND, self.reason)}
        return Judged(ClaimVerdict.CONTRADICTED, [self.reason], citations=proved)


def letter_cited(one: ContentTold) -> str:
    """The letter of a clause that words before a provision, or its own key, name; empty where none do."""
    *outer, own = one.key.clauses or ("",)
    is_outermost = not any(label.isalpha() for label in outer)
    return own if len(own) == 1 and own.islower() and is_outermost else letter_told(one)


def clauses_denied(
    lettered: Sequence[tuple[ContentTold, str]], texts: Mapping[str, Sequence[DatedText]], words: DayWords
) -> Iterator[NoSuchClause]:
    """The references to clauses of a letter that no text of the provision has, all held or that of the day."""
    for one, letter in lettered:
        every = texts.get(one.key.section_id, ())
        printed = [each.text for each in every if each.text]
        claim = one.sentence.claim
        is_held = len(printed) == len(every) or (claim and words.are_held(claim.number, one.key.section_id))
        outer = one.key.clauses[:-1]
        if printed and is_held and all(lacks_label(text, letter, outer) for text in printed):
            whole = "".join(f"({label})" for label in outer)
            said = f"{_unit(one)}{whole} has no clause or proviso ({letter})"
            yield NoSuchClause(one.one, Evidence(rule="no_such_clause", evidence=said, authority_id=one.key.section_id))


def _unit(one: ContentTold) -> str:
    """The provision without the clause cited."""
    return short_label(ProvisionKey.parse(one.key.section_id))
