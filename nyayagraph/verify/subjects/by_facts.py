"""Statements held to what the graph has of their provisions: matters, amounts, clauses, flags, authorities, headings.

Each reader says which statements it doubts; the texts of their provisions are read once for all, flags and headings
where they are told alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from nyayagraph.cypher.answer import OffenceFlags
from nyayagraph.cypher.statute import DatedText, TextsOfSections
from nyayagraph.graph import Graph
from nyayagraph.verify.claims.day_words import DayWords
from nyayagraph.verify.subjects.amounts_set import amounts_laid_at
from nyayagraph.verify.subjects.amounts_told import amounts_denied
from nyayagraph.verify.subjects.authorities_told import authorities_denied, authorities_laid
from nyayagraph.verify.subjects.content import ContentTold
from nyayagraph.verify.subjects.flags_told import flags_denied, tells_flags
from nyayagraph.verify.subjects.headings_told import heading_told, headings_denied
from nyayagraph.verify.subjects.lettered_clauses import clauses_denied, letter_cited
from nyayagraph.verify.subjects.matters_told import Misplaced
from nyayagraph.verify.subjects.opposites_told import opposites_denied, opposites_laid
from nyayagraph.verify.subjects.sister_told import named_elsewhere, sisters_told

Reads = Callable[[tuple[str, ...]], Mapping[str, Sequence[DatedText]]]


def by_facts(
    graph: Graph, told: Sequence[ContentTold], beside: Sequence[ContentTold], words: DayWords
) -> list[Misplaced]:
    """The references whose statements the texts, flags or headings of their provisions deny; one for each.

    What stands `beside` the clause of its provision is held to amounts and flags alone.
    """

    def read(ids: tuple[str, ...]) -> Mapping[str, Sequence[DatedText]]:
        return {row.section_id: row.texts for row in graph.fetch(TextsOfSections(section_ids=ids))}

    found = (
        *by_texts(told, read, words, beside),
        *_by_flags(graph, [*told, *beside], words),
        *headings_denied(graph, [(one, heading) for one in told if (heading := heading_told(one))]),
    )
    return list({one.one.reference.start: one for one in found}.values())


def by_texts(
    told: Sequence[ContentTold], read: Reads, words: DayWords, beside: Sequence[ContentTold] = ()
) -> list[Misplaced]:
    """The references whose statements the texts of their provisions deny; `read` is asked once, if any is doubted."""
    named = [(one, matters) for one in told if (matters := named_elsewhere(one))]
    laid = [(one, amounts) for one in (*told, *beside) if (amounts := amounts_laid_at(one))]
    lettered = [(one, letter) for one in told if (letter := letter_cited(one))]
    opposed = [(one, pairs) for one in told if (pairs := opposites_laid(one))]
    given = [(one, authorities) for one in told if (authorities := authorities_laid(one))]
    doubted = [one for one, _ in (*named, *laid, *lettered, *opposed, *given)]
    texts = read(tuple(dict.fromkeys(one.key.section_id for one in doubted))) if doubted else {}
    return [
        *amounts_denied(laid, texts, words),
        *sisters_told(named, texts),
        *clauses_denied(lettered, texts, words),
        *opposites_denied(opposed, texts),
        *authorities_denied(given, texts),
    ]


def _by_flags(graph: Graph, told: Sequence[ContentTold], words: DayWords) -> list[Misplaced]:
    """Those denied by the First Schedule as it stands: of a day on which a section read otherwise it tells nothing."""
    flagged = [one for one in told if tells_flags(one) and _is_of_now(one, words)]
    ids = tuple(dict.fromkeys(one.key.section_id for one in flagged))
    return list(flags_denied(flagged, graph.fetch(OffenceFlags(section_ids=ids)))) if ids else []


def _is_of_now(one: ContentTold, words: DayWords) -> bool:
    claim = one.sentence.claim
    return claim is None or words.are_printed(claim.number, one.key.section_id)
