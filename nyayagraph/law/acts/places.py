"""Which Acts the mentions of a text mean, each with its mention. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nyayagraph.law.acts.codes_called import CODES_BY_YEAR
from nyayagraph.law.acts.mentions import ActMention
from nyayagraph.law.acts.table import CENTRAL_NUMBERS, acts_meant


def places_of_acts(mentions: Iterable[ActMention]) -> Iterator[tuple[ActMention, str]]:
    """The mentions that mean one Act, with it."""
    for mention in mentions:
        if mention.number in CENTRAL_NUMBERS:
            yield mention, CENTRAL_NUMBERS[mention.number]
        elif mention.kind == "year" and mention.type == "code" and mention.year in CODES_BY_YEAR:
            yield mention, CODES_BY_YEAR[mention.year]
        elif mention.kind in ("title", "abbreviation") and mention.type != "constitution":
            meant = acts_meant(mention.name, mention.year)
            if len(meant) == 1:
                yield mention, meant[0]
