"""Stale references of a text: provisions that are no law for what it tells of, each with its place and its repair."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from pydantic import BaseModel, ConfigDict

from nyayagraph.cypher.statute import KnownProvision
from nyayagraph.cypher.successions import CarriedCounterparts
from nyayagraph.graph import Graph
from nyayagraph.law.find import SURE_ENOUGH, find
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.claims.stated import read_claims
from nyayagraph.verify.days.law_dates import acts_mentioned
from nyayagraph.verify.labels import label
from nyayagraph.verify.references.by_number import settle_by_number
from nyayagraph.verify.references.rebind import rebind, rebind_to_newer
from nyayagraph.verify.references.resolve import Resolved, resolve
from nyayagraph.verify.repeal_words import successor_words
from nyayagraph.verify.report import CitationVerdict, WarningNote
from nyayagraph.verify.standing.application import TextDays
from nyayagraph.verify.standing.awareness import knows_of
from nyayagraph.verify.standing.validity import provision_validity

_STALE = (Standing.REPEALED, Standing.STRUCK_DOWN, Standing.OMITTED, Standing.NOT_YET_IN_FORCE)


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True)


class StaleReference(_Part):
    """One stale reference at `[start, end)` of the text; lines and columns count from 1.

    `cite` are the provisions to cite instead, `repair` says so in words, clause and all, with what changed. Where no
    row names one, `not_compared` are the sections that have its matter by a table of numbers: to look at, not to cite.
    """

    start: int
    end: int
    line: int
    column: int
    text: str
    provision: str
    standing: Standing
    rule: str
    why: str
    since: date | None = None
    by: str | None = None
    savings: str | None = None
    turns_on: str | None = None
    cite: tuple[str, ...] = ()
    repair: str | None = None
    not_compared: tuple[str, ...] = ()
    statement: str | None = None


class StaleReport(_Part):
    """The stale references of a text in order; `provisions` counts all that were looked at."""

    on: date
    offence_date: date | None
    provisions: int
    stale: tuple[StaleReference, ...]


def stale_references(graph: Graph, text: str, *, on: date, offence_date: date | None = None) -> StaleReport:
    """Provisions that the text cites as law and that are none for its matter; mentions that say so themselves are none.

    An outage raises, it is never an empty list.
    """
    references = [
        one for one in find(text, written_on=on, short_forms=False, sure_from=SURE_ENOUGH) if one.kind in _PROVISIONS
    ]
    resolved = resolve(graph, text, references)
    settle_by_number(graph, text, resolved)
    named = acts_mentioned(text)
    rebind(graph, resolved, named)
    rebind_to_newer(graph, text, resolved, named)
    sentences = read_claims(text, resolved)
    days = TextDays(text, sentences)
    found: list[StaleReference] = []
    for one in resolved:
        if not _is_known(one) or one.key is None or one.provision is None:
            continue
        matter = days.matter(one, one.key.act_id, on, offence_date)
        validity = provision_validity(one.provision, one.key, on=on, matter=matter)
        sentence = next((s for s in sentences if s.start <= one.reference.start < s.end), None)
        if validity.standing not in _STALE or (sentence and knows_of(one, validity, sentence, sentences, resolved)):
            continue
        note = next((note for note in validity.notes if note.rule != "limited"), None)
        if note:
            found.append(_stale(text, one, one.provision, one.key, validity.standing, note))
    stale = _with_not_compared(graph, found)
    return StaleReport(on=on, offence_date=offence_date, provisions=len(resolved), stale=stale)


def _with_not_compared(graph: Graph, stale: Sequence[StaleReference]) -> tuple[StaleReference, ...]:
    """The references that are repealed and have no repair, each with the newer sections that a table of numbers has."""
    asked = {
        one.provision: ProvisionKey.parse(one.provision).section_id
        for one in stale
        if one.standing is Standing.REPEALED and not one.cite
    }
    rows = graph.fetch(CarriedCounterparts(section_ids=tuple(dict.fromkeys(asked.values())))) if asked else []
    newer = {
        section_id: tuple(
            row.counterpart_id for row in rows if row.section_id == section_id and row.direction == "newer"
        )
        for section_id in asked.values()
    }
    return tuple(
        one.model_copy(update={"not_compared": newer[asked[one.provision]]}) if one.provision in asked else one
        for one in stale
    )


_PROVISIONS: Sequence[str] = ("section", "article", "rule", "schedule")


def _is_known(one: Resolved) -> bool:
    """True where the graph knows the provision, or at least the days of its Act."""
    held = one.provision is not None and one.provision.act is not None
    return held and one.verdict in (CitationVerdict.VERIFIED, CitationVerdict.NOT_COVERED)


def _stale(
    text: str, one: Resolved, found: KnownProvision, key: ProvisionKey, standing: Standing, note: WarningNote
) -> StaleReference:
    start = one.reference.start
    return StaleReference(
        start=start, end=one.reference.end, line=text.count("\n", 0, start) + 1,
        column=start - text.rfind("\n", 0, start), text=one.reference.text, provision=str(key), standing=standing,
        rule=note.rule, why=note.text, since=note.since, by=note.by, savings=note.savings, turns_on=note.turns_on,
        cite=note.repair, repair=_repair(found, key, standing, note), statement=note.statement,
    )  # fmt: skip


def _repair(found: KnownProvision, key: ProvisionKey, standing: Standing, note: WarningNote) -> str | None:
    """What to cite instead, in words; None where rows name nothing."""
    if standing is Standing.NOT_YET_IN_FORCE and note.repair and found.predecessors:
        older = [ProvisionKey.parse(one) for one in note.repair]
        return "cite " + " and ".join(label(one, one.act_id) for one in older[:4])
    if standing is Standing.REPEALED and found.successors:
        return successor_words(found, key)
    return None
