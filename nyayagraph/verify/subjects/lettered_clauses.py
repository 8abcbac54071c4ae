"""Clauses told by letter in words, held to the letters that the provision has: `proviso (d) to section 138`. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from nyayagraph.cypher.statute import DatedText
from nyayagraph.verify.claims.support import Judged
from nyayagraph.verify.labels import short_label
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict, Evidence
from nyayagraph.verify.subjects.content import ContentTold
from nyayagraph.verify.subjects.matters_told import Misplaced
from nyayagraph.verify.subjects.own_words import lacks_label

# takes `proviso (d) to `, `clause (d) of the proviso to `, `cl. (d) of `; refuses `clause (d) of the deed under `
_LETTERED = re.compile(
    r"\b(?:proviso|clause|cl\.)\s*\((?P<letter>[a-z])\)\s*(?:to|of)\s+(?:the\s+proviso\s+(?:to|of)\s+)?(?:the\s+)?$",
    re.IGNORECASE,
)


class NoSuchClause(Misplaced):
    """A reference to a clause that its provision does not have."""

    def judged(self) -> Judged:
        """The verdict on the claim that makes it, and on the reference."""
        proved = {self.one.reference.start: (CitationVerdict.NOT_FOUND, self.reason)}
        return Judged(ClaimVerdict.CONTRADICTED, [self.reason], citations=proved)


def letter_told(one: ContentTold) -> str:
    """The letter by which words before a provision name a clause of it; empty where none do."""
    match = _LETTERED.search(one.sentence.text[: one.one.reference.start - one.sentence.start])
    return match["letter"].lower() if match and not one.key.clauses else ""


def clauses_denied(
    lettered: Sequence[tuple[ContentTold, str]], texts: Mapping[str, Sequence[DatedText]]
) -> Iterator[NoSuchClause]:
    """The references to clauses of a letter that no text of the provision has."""
    for one, letter in lettered:
        printed = [each.text for each in texts.get(one.key.section_id, ()) if each.text]
        if printed and all(lacks_label(text, letter) for text in printed):
            words = f"{short_label(one.key)} has no clause or proviso ({letter})"
            yield NoSuchClause(
                one.one, Evidence(rule="no_such_clause", evidence=words, authority_id=one.key.section_id)
            )
