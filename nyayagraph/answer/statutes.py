"""Provisions that a question is about: what they say, their standing, what replaced them and what they replaced."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from pydantic import BaseModel, ConfigDict

from nyayagraph.cypher.answer import OffenceFlag, OffenceFlags
from nyayagraph.cypher.statute import AskedProvision, Correspondence, HeldAct, KnownProvision
from nyayagraph.graph import Graph
from nyayagraph.law.find import find
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.standing import PENAL_ACTS, PROCEDURAL_ACTS, Standings, clause_within
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.law.versions.words_of_day import AS_PRINTED, WordsOfDay
from nyayagraph.verify.labels import capitalised, label
from nyayagraph.verify.references.known import fetch_provisions
from nyayagraph.verify.repeal_words import successors_of
from nyayagraph.verify.standing.validity import provision_standings

MOST_COUNTERPARTS = 6


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True)


class Provision(_Part):
    """One provision as the graph knows it; `flags` are those of its clause, else of the whole section.

    `held` says what is known of its words on the day asked for, `of_day`; only words of that day are given.
    """

    key: ProvisionKey
    found: KnownProvision
    flags: tuple[OffenceFlag, ...] = ()
    held: WordsOfDay = AS_PRINTED
    of_day: date | None = None

    @property
    def act(self) -> HeldAct:
        """Its act, which the graph holds."""
        assert self.found.act is not None  # noqa: S101 - only provisions of held acts are in play
        return self.found.act

    @property
    def name(self) -> str:
        """`section 420 of the Indian Penal Code`."""
        return label(self.key, self.act.title)

    def gist(self) -> str | None:
        """What it provides: of its clause where that is told, else of the section; bare sections get their act."""
        section = self.found.section
        if section is None or not self.held.is_printed:
            return None
        told = {clause.label: clause.gist for clause in section.clause_gists}
        own = told.get(self.key.clause) or (section.gist if not self.key.clause or not _is_bare(section.gist) else None)
        return _with_act(own, self.act.title) if own else None

    def words(self) -> str | None:
        """The provision with its heading and what it provides, as its own passage prints it."""
        gist, section = self.gist(), self.found.section
        if gist is None or section is None:
            return None
        heading = f" ({in_brackets(section.heading)})" if section.heading else ""
        return f"{capitalised(self.name)}{heading}: {gist}"

    def clauses(self) -> tuple[Provision, ...]:
        """Its clauses that the graph has words for, where it is a whole section."""
        section = self.found.section
        if section is None or self.key.clause or not self.held.is_printed:
            return ()
        return tuple(
            self.model_copy(update={"key": ProvisionKey.parse(f"{self.key.section_id}{clause.label}")})
            for clause in section.clause_gists
            if clause.gist
        )

    def flag(self) -> OffenceFlag | None:
        """First Schedule facts of the clause, else of the section."""
        if not self.held.is_printed:
            return None
        by_clause = {flag.clause: flag for flag in self.flags if flag.section_id == self.key.section_id}
        return by_clause.get(self.key.clause) or by_clause.get("")


def in_brackets(heading: str) -> str:
    """The heading with a small `act`, so that it is not read as the Act's name that stands before the bracket."""
    return f"{heading[:1].lower()}{heading[1:]}" if heading.startswith("Act") else heading


def _with_act(gist: str, title: str) -> str:
    """`section 101` as `section 101 of the Bharatiya Nyaya Sanhita`: out of its act a bare number says nothing."""
    if "Sanhita" in gist or "Code" in gist:  # it speaks of another code too, and the number may be of that
        return _without_bare_numbers(gist)
    for one in reversed(find(gist)):
        if one.kind == "section" and not one.keys and not gist[one.end :].startswith(" of "):
            gist = f"{gist[: one.end]} of the {title}{gist[one.end :]}"
    return gist


def _without_bare_numbers(gist: str) -> str:
    """The sentences of a gist but those, after the first, that name a section without its act."""
    spans = split_sentences(gist)
    bare = [one.start for one in find(gist) if one.kind == "section" and not one.keys]
    kept = [gist[a:b] for n, (a, b) in enumerate(spans) if n == 0 or not any(a <= place < b for place in bare)]
    return " ".join(kept)


def _is_bare(gist: str | None) -> bool:
    """True for a gist that only repeats the heading, e.g. `Theft.`"""
    return gist is None or len(gist.split()) < 4  # noqa: PLR2004 - a heading's length


class Counterpart(_Part):
    """What stands at the other end of a correspondence; `own_clause` is the clause of the asked provision."""

    provision: Provision
    own_clause: str
    relation: str
    agreement: str | None
    note: str | None


class ProvisionInPlay(_Part):
    """A provision of the question with its standing on the day of the law and its counterparts in other codes."""

    provision: Provision
    standings: Standings
    successors: tuple[Counterpart, ...]
    predecessors: tuple[Counterpart, ...]
    is_named: bool

    @property
    def kind(self) -> str:
        """`penal`, `procedural` or `other`: what decides between an old code and a new one."""
        act_id = self.provision.key.act_id
        if act_id in PENAL_ACTS:
            return "penal"
        return "procedural" if act_id in PROCEDURAL_ACTS else "other"

    def all_provisions(self) -> tuple[Provision, ...]:
        """The provision and its counterparts."""
        return (self.provision, *(other.provision for other in (*self.successors, *self.predecessors)))


def provisions_in_play(
    graph: Graph, keys: Sequence[ProvisionKey], *, on: date, named: bool
) -> tuple[ProvisionInPlay, ...]:
    """The provisions that the graph holds, each with standing and counterparts; two reads and one for the flags."""
    own = _fetched(graph, keys)
    links = {key: (_links(found, key, newer=True), _links(found, key, newer=False)) for key, found in own.items()}
    others = _fetched(graph, [key for pair in links.values() for links_ in pair for key, _ in links_])
    ids = tuple(sorted({found.section_id for found in (*own.values(), *others.values())}))
    flags = tuple(graph.fetch(OffenceFlags(section_ids=ids))) if ids else ()

    def counterparts(pairs: Sequence[tuple[ProvisionKey, Correspondence]], *, newer: bool) -> tuple[Counterpart, ...]:
        return tuple(
            Counterpart(
                provision=Provision(key=key, found=others[key], flags=_flags_of(flags, key)),
                own_clause=link.old_clause if newer else link.new_clause,
                relation=link.relation,
                agreement=link.agreement,
                note=link.note,
            )
            for key, link in pairs
            if key in others
        )

    return tuple(
        ProvisionInPlay(
            provision=Provision(key=key, found=found, flags=_flags_of(flags, key)),
            standings=provision_standings(found, key, on),
            successors=counterparts(links[key][0], newer=True),
            predecessors=counterparts(links[key][1], newer=False),
            is_named=named,
        )
        for key, found in own.items()
    )


def _fetched(graph: Graph, keys: Iterable[ProvisionKey]) -> dict[ProvisionKey, KnownProvision]:
    wanted = list(dict.fromkeys(keys))
    asked = {key.section_id: AskedProvision(section_id=key.section_id, act_id=key.act_id) for key in wanted}
    known, _ = fetch_provisions(graph, tuple(asked.values()))
    return {key: found for key in wanted if (found := known.get(key.section_id)) and found.act and found.section}


def _links(found: KnownProvision, key: ProvisionKey, *, newer: bool) -> list[tuple[ProvisionKey, Correspondence]]:
    """Keys of the counterparts on one side, clause and all, with the correspondence that says so."""
    if newer:
        return [
            (ProvisionKey.parse(f"{row.section_id}{row.new_clause}"), row)
            for row in successors_of(found.successors, key.clause)
        ][:MOST_COUNTERPARTS]
    rows = [
        row for row in found.predecessors if not key.clause or not row.new_clause or _meets(key.clause, row.new_clause)
    ]
    return [(ProvisionKey.parse(f"{row.section_id}{row.old_clause}"), row) for row in rows][:MOST_COUNTERPARTS]


def _meets(clause: str, other: str) -> bool:
    return clause_within(clause, other) or clause_within(other, clause)


def _flags_of(flags: Sequence[OffenceFlag], key: ProvisionKey) -> tuple[OffenceFlag, ...]:
    return tuple(flag for flag in flags if flag.section_id == key.section_id)
