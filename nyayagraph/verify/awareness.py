"""Whether a text itself says what a warning of a provision would say: then its reader is warned already. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from nyayagraph.law.treatment import Standing
from nyayagraph.verify.claims import Sentence
from nyayagraph.verify.relations import (
    knows_limit,
    knows_repeal,
    knows_striking,
    names_predecessor,
    names_successor,
)
from nyayagraph.verify.resolve import Resolved
from nyayagraph.verify.validity import Validity


def within(sentence: Sentence, everything: Sequence[Resolved]) -> list[Resolved]:
    """The references of one sentence."""
    return [one for one in everything if sentence.start <= one.reference.start < sentence.end]


def _beside(sentence: Sentence, sentences: Sequence[Sentence], everything: Sequence[Resolved]) -> list[Resolved]:
    """The references of a sentence and of those before and behind it."""
    place = next((n for n, one in enumerate(sentences) if one.start == sentence.start), 0)
    near = sentences[max(0, place - 1) : place + 2]
    return [reference for one in near for reference in within(one, everything)]


def knows_of(
    one: Resolved,
    validity: Validity,
    sentence: Sentence,
    sentences: Sequence[Sentence],
    everything: Sequence[Resolved],
) -> bool:
    """True where the text says of a provision what its warning says: repealed, struck down, not yet law.

    Where the days of the matter rule the provision out, only its own sentence can set that right.
    """
    if {note.rule for note in validity.notes} == {"limited"}:
        return knows_limit(sentence.text, one)
    if validity.standing is Standing.REPEALED:
        if names_successor(one, within(sentence, everything)):
            return True
        is_open = all(note.is_open for note in validity.notes if note.rule == "repealed")
        return is_open and knows_repeal(sentence.text, one, everything)
    if validity.standing is Standing.NOT_YET_IN_FORCE and names_predecessor(
        one, _beside(sentence, sentences, everything)
    ):
        return True
    in_doubt = (Standing.STRUCK_DOWN, Standing.OMITTED, Standing.NOT_YET_IN_FORCE)
    return validity.standing in in_doubt and knows_striking(sentence.text, one)
