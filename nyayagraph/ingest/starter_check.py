"""Whether the starter judgments hold: against the judgment collections, and among themselves.

Compares and tells; corrects nothing. A difference is explained by an entry in the record's own `differs`
that names the fact, the source and what the source says.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from pathlib import Path

from nyayagraph.errors import NyayaGraphError
from nyayagraph.ingest.runs import Progress
from nyayagraph.ingest.witnesses import (
    CORPUS,
    COURT_METADATA,
    REPORTER_METADATA,
    Wanted,
    Witness,
    day_parts,
    read_witnesses,
)
from nyayagraph.law.citations.keys import CitationKey
from nyayagraph.law.names.parties import name_key, names_match
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.records import JudgmentRecord

SOURCES = (REPORTER_METADATA, COURT_METADATA, CORPUS)
_STANDINGS = ("agreeing", "explained", "unexplained")
_CITATION_FACTS = ("citations", "neutral citation")
_MOST_PROPOSITIONS = 6
_FEWEST_PROPOSITIONS = 2
_MOST = 0.6  # of the telling words of the shorter side
_TELL_NOTHING = frozenset(("limited", "private", "company", "corporation", "etc", "ors", "anr", "alias", "represented"))


@dataclass(frozen=True, slots=True)
class Disagreement:
    """One fact on which an entry of a collection and a starter record differ."""

    title: str
    fact: str
    source: str
    place: str
    ours: str
    theirs: str
    is_explained: bool


@dataclass(frozen=True, slots=True)
class SourceCount:
    """How the records stand against one collection; the last three add up to `found`."""

    source: str
    found: int
    agreeing: int
    explained: int
    unexplained: int


@dataclass(frozen=True, slots=True)
class StarterCheck:
    """What comparing all records came to."""

    records: int
    counts: tuple[SourceCount, ...]
    disagreements: tuple[Disagreement, ...]
    found_nowhere: tuple[str, ...]
    faults: tuple[str, ...]

    @property
    def unexplained(self) -> tuple[Disagreement, ...]:
        """The differences that no record explains."""
        return tuple(difference for difference in self.disagreements if not difference.is_explained)

    @property
    def holds(self) -> bool:
        """Whether nothing differs unexplained and the records agree among themselves."""
        return not self.unexplained and not self.faults


def check_starter(
    records: Sequence[JudgmentRecord],
    data: Path,
    *,
    sources: Sequence[str] = SOURCES,
    progress: Progress | None = None,
) -> StarterCheck:
    """`records` compared with the collections under `data` and with each other; raises SourceError."""
    wanted = Wanted(records)
    counts: list[SourceCount] = []
    disagreements: list[Disagreement] = []
    known: set[int] = set()
    for source in sources:
        collection = Collection(_told(read_witnesses(source, data, wanted), source, progress))
        standing: Counter[str] = Counter()
        for place, record in enumerate(records):
            own = collection.entries(record)
            differences = disagreements_with(record, own)
            disagreements += differences
            standing.update([_standing(differences)] if own.speaks else [])
            known.update([place] if own.same else [])
        counts.append(SourceCount(source, standing.total(), *(standing[word] for word in _STANDINGS)))
    nowhere = tuple(record.title for place, record in enumerate(records) if place not in known)
    return StarterCheck(len(records), tuple(counts), tuple(disagreements), nowhere, tuple(faults_among(records)))


def _told(witnesses: Iterable[Witness], source: str, progress: Progress | None) -> Iterator[Witness]:
    for number, witness in enumerate(witnesses, start=1):
        if progress:
            progress(number, f"{source}: {number:,} entries that may speak of a record")
        yield witness


def _standing(differences: Sequence[Disagreement]) -> str:
    if not differences:
        return "agreeing"
    return "explained" if all(difference.is_explained for difference in differences) else "unexplained"


@dataclass(frozen=True, slots=True)
class Entries:
    """What one collection has on a record: the same judgment, and others that carry one of its citations."""

    same: tuple[Witness, ...] = ()
    strangers: tuple[Witness, ...] = ()

    @property
    def speaks(self) -> bool:
        """Whether the collection says anything."""
        return bool(self.same or self.strangers)


class Collection:
    """The entries of one collection by citation and by day."""

    def __init__(self, witnesses: Iterable[Witness]) -> None:
        self._by_citation: dict[CitationKey, list[Witness]] = defaultdict(list)
        self._by_day_part: dict[tuple[int, int, int], list[Witness]] = defaultdict(list)
        for witness in witnesses:
            for key in witness.citations:
                self._by_citation[key].append(witness)
            for part in day_parts(witness.decided_on) if witness.decided_on else ():
                self._by_day_part[part].append(witness)

    def entries(self, record: JudgmentRecord) -> Entries:
        """Entries of `record`: by citation, by day and names; only where neither finds any, by names and a near day.

        A near day differs in one of year, month and day, as a slip of the pen does; the same parties on any
        other day are another order in the matter.
        """
        keys = map(CitationKey.parse, record.citations)
        citing = list(dict.fromkeys(witness for key in keys for witness in self._by_citation.get(key, ())))
        same = [witness for witness in citing if witness.decided_on == record.decided_on or alike(record, witness)]
        close = self._near(record)
        same += [witness for witness in close if witness.decided_on == record.decided_on and alike(record, witness)]
        near = [witness for witness in close if not same and _words_alike(record, witness)]
        return Entries(
            tuple(dict.fromkeys(same)) or (() if citing else tuple(near)),
            tuple(witness for witness in citing if witness not in same),
        )

    def _near(self, record: JudgmentRecord) -> Iterable[Witness]:
        parts = day_parts(record.decided_on) if record.decided_on else []
        return dict.fromkeys(witness for part in parts for witness in self._by_day_part.get(part, ()))


def alike(record: JudgmentRecord, witness: Witness) -> bool:
    """Whether record and entry name the same parties, in any of their spellings.

    Collections add descriptions and leave words out, so besides `names_match` it is enough that each side has most
    of its telling words in common with the other and that no initials contradict.
    """
    if _words_alike(record, witness):
        return True
    return any(
        _share_a_word(_sides(one), _sides(other)) and names_match(one, other)
        for one, other in product(_names(record), witness.names)
    )


def _words_alike(record: JudgmentRecord, witness: Witness) -> bool:
    return any(_words_agree(_sides(one), _sides(other)) for one, other in product(_names(record), witness.names))


def _names(record: JudgmentRecord) -> tuple[str, ...]:
    return tuple(dict.fromkeys((record.title, f"{record.petitioner} v. {record.respondent}", *record.names)))


Sides = tuple[frozenset[str], ...]


@lru_cache(maxsize=65536)
def _sides(title: str) -> Sides:
    """The words of each side of a title, initials with them; a side without any is left out."""
    sides = (frozenset(words.split()) - _TELL_NOTHING for words in name_key(title).removeprefix("in re ").split(" v "))
    return tuple(words for words in sides if words)


def _words_agree(ours: Sides, theirs: Sides) -> bool:
    if not ours or len(ours) != len(theirs):
        return False
    return all(_side_agrees(one, other) for one, other in zip(ours, theirs, strict=True))


def _side_agrees(ours: frozenset[str], theirs: frozenset[str]) -> bool:
    initials, other_initials = (
        {word for word in words if len(word) == 1 and word.isalpha()} for words in (ours, theirs)
    )
    words, others = ours - initials, theirs - other_initials
    shared, fewest = words & others, min(len(words), len(others))
    if len(shared) < _MOST * fewest or not shared:
        return False
    ours_out, theirs_out = (words - shared, others - shared) if len(shared) == 1 else (frozenset(), frozenset())
    return _initials_fit(initials, other_initials, theirs_out) and _initials_fit(other_initials, initials, ours_out)


def _initials_fit(initials: set[str], others: set[str], written_out: frozenset[str]) -> bool:
    """Whether initials may be those of the other name: its own, or of words it writes out; none given says nothing."""
    told = others or {word[0] for word in written_out}
    return not initials or not told or bool(initials & told)


def _share_a_word(ours: Sides, theirs: Sides) -> bool:
    return any(len(word) > 1 for one, other in product(ours, theirs) for word in one & other)


def disagreements_with(record: JudgmentRecord, entries: Entries) -> list[Disagreement]:
    """Where the entries of one collection say something other than `record`, none twice."""
    found = [
        _disagreement(record, witness, *difference)
        for witness in entries.same
        for difference in _differences(record, witness)
    ]
    for witness in entries.strangers:
        shared = [key for key in map(CitationKey.parse, record.citations) if key in witness.citations]
        said = f"{shared[0]} is {witness.names[0]}, {witness.decided_on or 'no day'}"
        found.append(_disagreement(record, witness, "citations", str(shared[0]), said))
    return list({(one.fact, one.source, one.theirs): one for one in reversed(found)}.values())[::-1]


def _differences(record: JudgmentRecord, witness: Witness) -> Iterator[tuple[str, str, str]]:
    if not alike(record, witness):
        yield "parties", record.title, witness.names[0]
    if witness.decided_on and witness.decided_on != record.decided_on:
        yield "decided_on", str(record.decided_on or "none"), witness.decided_on.isoformat()
        return
    ours = [CitationKey.parse(printed) for printed in record.citations]
    for key in witness.citations:
        of_reporter = [str(one) for one in ours if one.reporter == key.reporter and one.series == key.series]
        if key not in ours and (of_reporter or witness.source == REPORTER_METADATA):
            yield "citations", "; ".join(of_reporter) or "none of that reporter", str(key)


def _disagreement(record: JudgmentRecord, witness: Witness, fact: str, ours: str, theirs: str) -> Disagreement:
    facts = _CITATION_FACTS if fact == "citations" else (fact,)
    is_explained = any(
        entry.fact in facts and entry.source == witness.source and entry.theirs and entry.theirs in theirs
        for entry in record.differs
    )
    return Disagreement(record.title, fact, witness.source, witness.place, ours, theirs, is_explained)


def faults_among(records: Sequence[JudgmentRecord]) -> Iterator[str]:
    """What is wrong with the records whatever a collection says, one line each."""
    holders = citation_holders(records)
    for key, holding in holders.items():
        if len(holding) > 1:
            yield f"{key} stands in {len(holding)} records: {'; '.join(record.title for record in holding)}"
    for record in records:
        yield from (f"{record.title}: {fault}" for fault in _record_faults(record))
        yield from (f"{record.title}: {fault}" for fault in _treatment_faults(record, holders))


def citation_holders(records: Iterable[JudgmentRecord]) -> dict[CitationKey, list[JudgmentRecord]]:
    """Records by each of their citations."""
    holders: dict[CitationKey, list[JudgmentRecord]] = defaultdict(list)
    for record in records:
        for key in dict.fromkeys(map(CitationKey.parse, record.citations)):
            holders[key].append(record)
    return dict(holders)


def _record_faults(record: JudgmentRecord) -> Iterator[str]:
    if not _FEWEST_PROPOSITIONS <= len(record.propositions) <= _MOST_PROPOSITIONS:
        yield f"{len(record.propositions)} propositions; expected {_FEWEST_PROPOSITIONS} to {_MOST_PROPOSITIONS}"
    if not record.citations:
        yield "no citation"
    if not record.checked:
        yield "nothing says where it was checked"
    if record.bench_strength and len(record.bench) > record.bench_strength:
        yield f"{len(record.bench)} judges named on a bench of {record.bench_strength}"
    about = (label for proposition in record.propositions for label in proposition.about)
    struck = (one.provision for one in record.strikes_down if "/" in one.provision)
    for label in (*record.interprets, *about, *struck):
        try:
            ProvisionKey.parse(label)
        except NyayaGraphError as exc:
            yield str(exc)
    for printed in record.citations:
        if str(CitationKey.parse(printed)) != printed:
            yield f"{printed} should be printed {CitationKey.parse(printed)}"


def _treatment_faults(record: JudgmentRecord, holders: dict[CitationKey, list[JudgmentRecord]]) -> Iterator[str]:
    for treated in record.treats:
        earlier = holders.get(CitationKey.parse(treated.citation), [])
        if not earlier:
            yield f"treats {treated.citation}, which is no record"
        for other in earlier:
            if other is record:
                yield f"treats itself at {treated.citation}"
            elif record.decided_on and other.decided_on and other.decided_on > record.decided_on:
                yield f"treats {treated.citation} of {other.decided_on}, which is later"
