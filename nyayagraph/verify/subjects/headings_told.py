"""Headings that a statement quotes of a section, held to its own and to those of the other sections of its Act."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nyayagraph.cypher.statute import HeadingsOfActs
from nyayagraph.graph import Graph
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.labels import capitalised, short_label
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.subjects.content import ContentTold
from nyayagraph.verify.subjects.content_signs import INFERRED
from nyayagraph.verify.subjects.matters_told import Misplaced, WrongWords
from nyayagraph.verify.subjects.section_fit import stems_of, tells

# takes `, headed 'Moratorium'`, ` (titled "Moratorium")`, ` bears the heading 'Moratorium'`, `: 'Moratorium'`
_QUOTED = re.compile(
    r"[\s,(\u2013-]{0,4}(?:(?:is|bears|has|under|with)\s+)?(?P<told>(?:headed|titled|entitled|captioned|the\s+(?:marginal\s+)?(?:heading|title|note))\s*:?\s*)?"
    r"[\"'\u2018\u201c](?P<heading>[^\"\u2019\u201d']{8,120})[\"'\u2019\u201d]",
    re.IGNORECASE,
)


class HeadingTold(NamedTuple):
    """A heading quoted behind a section; `is_named` where a word says that it is one."""

    words: str
    is_named: bool


def heading_told(one: ContentTold) -> HeadingTold | None:
    """The heading that stands quoted right behind a section, if one does."""
    text = one.sentence.text[one.one.reference.end - one.sentence.start :]
    match = None if INFERRED in one.signs or one.key.unit not in ("s", "a") else _QUOTED.match(text)
    return HeadingTold(match["heading"], bool(match["told"])) if match else None


def headings_denied(graph: Graph, told: Sequence[tuple[ContentTold, HeadingTold]]) -> Iterator[Misplaced]:
    """The references whose heading is that of another section of their Act, or called theirs and nothing like it."""
    if not told:
        return
    acts = tuple(dict.fromkeys(one.key.act_id for one, _ in told))
    rows = {
        row.act_id: {place: _telling(words) for place, words in zip(row.section_ids, row.headings, strict=True)}
        for row in graph.fetch(HeadingsOfActs(act_ids=acts))
    }
    for one, heading in told:
        said, headings = _telling(heading.words), rows.get(one.key.act_id, {})
        own = headings.get(one.key.section_id)
        if not own or not said or said <= own:
            continue
        other = next((place for place, words in headings.items() if words == said), None)
        if other:
            right = short_label(ProvisionKey.parse(other))
            words = f"{capitalised(short_label(one.key))} is another matter: {heading.words!r} heads {right}"
            yield Misplaced(one.one, Evidence(rule="another_section", evidence=words, authority_id=other))
        elif heading.is_named and not said & own:
            words = f"{capitalised(short_label(one.key))} is not headed {heading.words!r}"
            yield WrongWords(one.one, Evidence(rule="record_heading", evidence=words, authority_id=one.key.section_id))


def _telling(heading: str) -> frozenset[str]:
    return frozenset(one for one in stems_of(heading) if tells(one))
