"""What candidate passages refer to, read once for all: some cannot be vouched for, some speak of repealed law."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from pydantic import BaseModel, ConfigDict

from nyayagraph.cypher.answer import LeadingPassage
from nyayagraph.graph import Graph
from nyayagraph.law.find import SURE_ENOUGH, find
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.references.resolve import Resolved, resolve
from nyayagraph.verify.report import CitationVerdict

_BREAK = "\n\n"


class Vetted(BaseModel):
    """What a passage refers to; `is_settled` says that every reference of it is one authority that the graph holds."""

    model_config = ConfigDict(frozen=True)

    is_settled: bool = True
    judgment_ids: frozenset[str] = frozenset()
    provisions: tuple[ProvisionKey, ...] = ()


def vet(graph: Graph, found: Sequence[LeadingPassage], on: date) -> Mapping[str, Vetted]:
    """What each judgment passage refers to, by its id; one resolution for all of them."""
    passages = [passage for passage in found if passage.kind != "statute"]
    text, starts = "", []
    for passage in passages:
        starts.append(len(text))
        text += f"{passage.text}{_BREAK}"
    references = [
        one for one in find(text, written_on=on, short_forms=False, sure_from=SURE_ENOUGH) if not one.is_beyond_the_acts
    ]
    resolved = resolve(graph, text, references) if passages else []
    ends = [*starts[1:], len(text)] if passages else []
    return {
        passage.chunk_id: _vetted([one for one in resolved if start <= one.reference.start < end])
        for passage, start, end in zip(passages, starts, ends, strict=True)
    }


def _vetted(within: Sequence[Resolved]) -> Vetted:
    return Vetted(
        is_settled=all(one.verdict is CitationVerdict.VERIFIED for one in within),
        judgment_ids=frozenset(one.judgment.judgment_id for one in within if one.judgment),
        provisions=tuple(dict.fromkeys(one.key for one in within if one.key and one.provision)),
    )
