"""Provisions that a question names, and their counterparts: what stands in for them, what merely bears their number."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict

from nyayagraph.cypher.codes import (
    CounterpartPair,
    CounterpartRow,
    Counterparts,
    JudgmentsOnCounterparts,
    NumberedSection,
    SectionsNumbered,
)
from nyayagraph.cypher.successions import CarriedCounterparts
from nyayagraph.graph import Graph
from nyayagraph.law.acts.successions import NOT_COMPARED
from nyayagraph.retrieval.filters import section_of
from nyayagraph.retrieval.fusion import FusedPassage

# Acts whose sections go by bare numbers in criminal and civil practice.
CODES = ("ipc-1860", "crpc-1973", "iea-1872", "bns-2023", "bnss-2023", "bsa-2023", "cpc-1908", "constitution")
_MOST_NAMED = 3
_MOST_BESIDE = 2


class Counterpart(BaseModel):
    """The provision that a hit stands in for, asked for or found, and how the two hang together.

    `provision` is the hit's own, or the one of which the hit, a judgment, speaks; `direction` says whether it is the
    newer or the older of the two. `clauses` are pairs of the clause of `of` and that of `provision`.
    """

    model_config = ConfigDict(frozen=True)

    of: str
    provision: str
    relation: str
    direction: str
    clauses: tuple[tuple[str, str], ...]

    @classmethod
    def from_row(cls, row: CounterpartRow) -> Counterpart:
        """The counterpart that a row tells of."""
        return cls(
            of=row.section_id,
            provision=row.counterpart_id,
            relation=row.relation,
            direction=row.direction,
            clauses=row.clauses,
        )


class BareNumber(BaseModel):
    """A section number without its act, and the provisions that it may mean; nothing is guessed."""

    model_config = ConfigDict(frozen=True)

    text: str
    candidates: tuple[str, ...]


class NamedProvisions(BaseModel):
    """What a question names, with its counterparts."""

    model_config = ConfigDict(frozen=True)

    sections: tuple[str, ...] = ()
    counterparts: tuple[Counterpart, ...] = ()

    def collides(self, authority_id: str) -> bool:
        """True for a provision of another act that bears a named number and has nothing else to do with it."""
        act_id, slash, number = authority_id.partition("/")
        if not slash or authority_id in self.sections or self.of(authority_id):
            return False
        return any(number == named.partition("/")[2] and act_id != named.partition("/")[0] for named in self.sections)

    def of(self, authority_id: str) -> Counterpart | None:
        """What the provision stands in for; nothing for one that is named itself."""
        if authority_id in self.sections:
            return None
        return next((known for known in self.counterparts if known.provision == authority_id), None)


def named_provisions(graph: Graph, provisions: Sequence[str]) -> NamedProvisions:
    """The named sections and the counterparts of the named clauses."""
    sections = tuple(dict.fromkeys(section_of(key) for key in provisions))
    if not sections:
        return NamedProvisions()
    rows = [*graph.fetch(Counterparts(section_ids=sections)), *graph.fetch(CarriedCounterparts(section_ids=sections))]
    kept = [Counterpart.from_row(row) for row in rows if _is_meant(row, provisions)]
    return NamedProvisions(sections=sections, counterparts=tuple(kept))


def named_first(fused: Sequence[FusedPassage], named: NamedProvisions) -> list[FusedPassage]:
    """The run with the named sections at its head, each with the best passage of its counterparts right behind it.

    Whoever names a provision wants to see it, and what it is in the other code, before what was said of it. At most
    three sections are drawn up, and two counterparts of each; one that nobody compared keeps its own place.
    """
    best: dict[str, FusedPassage] = {}
    for passage in fused:
        best.setdefault(passage.authority_id, passage)
    head: dict[str, FusedPassage] = {}
    for section in [one for one in named.sections if one in best][:_MOST_NAMED]:
        others = [
            known.provision
            for known in named.counterparts
            if known.of == section and known.provision in best and known.relation != NOT_COMPARED
        ]
        places = sorted(dict.fromkeys(others), key=lambda other: fused.index(best[other]))
        for authority in (section, *places[:_MOST_BESIDE]):
            head.setdefault(best[authority].chunk_id, best[authority])
    return [*head.values(), *(passage for passage in fused if passage.chunk_id not in head)]


def _is_meant(row: CounterpartRow, provisions: Sequence[str]) -> bool:
    """True where one of the row's clauses holds a named clause, or a named clause holds it."""
    clauses = [key.removeprefix(row.section_id) for key in provisions if section_of(key) == row.section_id]
    return any(named.startswith(clause) or clause.startswith(named) for named in clauses for clause, _ in row.clauses)


def judgment_marks(graph: Graph, named: NamedProvisions, judgment_ids: Sequence[str]) -> dict[str, Counterpart]:
    """For each judgment that speaks of a counterpart alone, that counterpart."""
    if not named.counterparts or not judgment_ids:
        return {}
    pairs = tuple(CounterpartPair(section_id=known.of, counterpart_id=known.provision) for known in named.counterparts)
    rows = graph.fetch(JudgmentsOnCounterparts(pairs=pairs, judgment_ids=tuple(judgment_ids)))
    known_by = {(known.of, known.provision): known for known in named.counterparts}
    marks: dict[str, Counterpart] = {}
    for row in rows:
        marks.setdefault(row.judgment_id, known_by[row.section_id, row.counterpart_id])
    return marks


def bare_numbers(graph: Graph, numbers: Sequence[str], acts: Sequence[str]) -> tuple[BareNumber, ...]:
    """Each bare number with the provisions of the codes, or of the acts that the search is limited to, that bear it."""
    if not numbers:
        return ()
    asked = tuple(dict.fromkeys(section_of(number) for number in numbers))
    rows: list[NumberedSection] = graph.fetch(SectionsNumbered(numbers=asked, act_ids=tuple(acts) or CODES))
    return tuple(
        BareNumber(text=number, candidates=tuple(row.section_id for row in rows if row.number == section_of(number)))
        for number in numbers
    )
