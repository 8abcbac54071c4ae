"""References of a judgment as its text prints them, and their decision when judgments arrive.

What a reference means is decided in `law.resolution`; the graph brings what it may mean and keeps what was decided.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field

from nyayagraph.cypher.ingest import LinkTreatments
from nyayagraph.cypher.resolution import (
    CandidateRow,
    CitationParam,
    DecisionParam,
    JudgmentsOfOpenRuns,
    LearnCitations,
    LearnParallels,
    LinkCitations,
    NameWordsParam,
    PendingReferenceRow,
    PendingReferences,
    PendNamedReferences,
    ReferenceParam,
    ReferencesParam,
    ResolveReferences,
)
from nyayagraph.graph import Graph, WriteCounts
from nyayagraph.law.citations.keys import CitationKey
from nyayagraph.law.citations.referring import Candidate, Referring, Resolution, State
from nyayagraph.law.citations.report_places import key_of
from nyayagraph.law.citations.report_years import SUPREME_COURT, cites_until, court_of, years_to_search
from nyayagraph.law.find import FoundReference
from nyayagraph.law.names.likeness import name_words
from nyayagraph.law.names.resolution import resolve
from nyayagraph.law.names.words_beside import words_beside
from nyayagraph.law.records import JudgmentRecord

_OF_JUDGMENTS = frozenset({"reporter", "neutral", "case_name"})
LATER_JUDGMENT = "a later judgment, in the table of the header"  # so `law.find` marks rows of that table
_AT_ONCE = 1000
_SHORT_PAGE = 100
# takes ` 15` and `] 3.` after a page; refuses ` (2)`, ` 1973`, the number of a paragraph, ` 3. The`, that of the next
# note, ` 9(1994)` and ` 12 1994 Supp`, a date, ` 7-9-1994`, and the mark of a printer's sheet, ` 7-L925`
_GOES_ON = re.compile(
    r"\]?\s(?P<rest>\d{1,2})(?![\d)\](-]|\.\s{0,2}[A-Z]|\s{1,9}(?:\(|[A-Z]{2}|(?:1[89]|20)\d\d\b)|\s{2,9}[A-Z])"
)
_SAYS_SUPREME_COURT = re.compile(r"\(\s?S\.?\s?C\.?\s?\)$")
# between a name and its citation: takes `, Etah and others, `; refuses `. In `
_REST_OF_NAME = re.compile(
    r"(?:[\s,(\[]{1,3}(?:[A-Z][\w.&'-]{1,20}|and|of|&|the|others?|another|anr\.?|ors\.?|etc\.?)){1,6}[\s,(\[]{1,4}"
)
# a person right before a citation: takes `T.M. Kanniyan [`; refuses `Justice S.R. Das, [` and `S.R. Das, J. in [`
_PERSON = re.compile(
    r"(?<![.\w])(?<!Justice )(?<![Pp]er )(?<!v )(?<!v\. )(?P<name>(?:[A-Z]\.\s?){1,3}[A-Z][a-z]{3,20})\s{0,2}[\[(]?\s?$"
)
_PERSON_REACH = 50
_PAGE_BEFORE, _PAGE_BEHIND = 4000, 600  # characters from a note to the text that its page may hold
_SAME_NOTES = 800  # characters within which two citations stand in notes of one page
_MOST_WITNESSES = 6
_WORDS_OF_WITNESS = 4
_WORDS_BESIDE = 8


@dataclass(slots=True)
class PrintedReference:
    """The same citations at all their places in one judgment, with the names printed beside them."""

    keys: tuple[str, ...]
    names: list[str] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    ordinals: list[int] = field(default_factory=list)
    is_of_supreme_court: bool = False  # printed behind the page: `53 ITR 140 (SC)`
    is_named_beside: bool = False  # a name stands beside the citations, and was not joined to them by a note's number
    witnesses: tuple[str, ...] = ()  # names on the page, where none stands beside the citations
    beside: str = ""  # the words before the citations, where no name stands there, or not the whole of it

    def add(self, start: int, end: int, ordinal: int, name: str | None) -> None:
        """One more place, in the passage of that ordinal, with the name that stands there."""
        self.starts.append(start)
        self.ends.append(end)
        if ordinal not in self.ordinals:
            self.ordinals.append(ordinal)
        if name and name not in self.names:
            self.names.append(name)


def printed_references(
    text: str, found: Sequence[FoundReference], own_citations: Sequence[str], begins: Sequence[int]
) -> tuple[PrintedReference, ...]:
    """Citations among what was `found` in `text`, in order of their first place; the judgment's own left out.

    A name whose citation stands elsewhere in the text, in a note at the foot or with an earlier mention, is one more
    place of that citation; `that case` is none, for it may be the one at bar, nor are `These decisions`, which are
    several. `begins` are the first characters of the judgment's passages.
    """
    own = set(own_citations)
    printed: dict[tuple[str, ...], PrintedReference] = {}
    by_key: dict[str, PrintedReference] = {}
    cited = [one for one in found if one.kind in ("reporter", "neutral") and one.keys]
    names = _names_before(text, found)
    behind = 0
    for one in cited:
        low, behind = behind, one.end
        if own & set(one.keys) or one.note == LATER_JUDGMENT:
            continue
        keys = _whole_page(text, one)
        reference = printed.setdefault(keys, PrintedReference(keys))
        reference.is_of_supreme_court |= _SAYS_SUPREME_COURT.search(one.text) is not None
        name = one.name or names.get(one.start)
        reference.is_named_beside |= name is not None
        reference.add(one.start, one.end, max(bisect_right(begins, one.start) - 1, 0), name)
        if not reference.beside and court_of(keys) in (None, SUPREME_COURT):
            reference.beside = words_beside(text, low, one.start, name=name)
        for key in keys:
            by_key.setdefault(key, reference)
    for one in found:
        if one.kind == "case_name" and one.key in by_key and not one.text[:1].islower() and not one.names_several:
            name = one.name if one.form != "short" else None
            by_key[one.key].add(one.start, one.end, max(bisect_right(begins, one.start) - 1, 0), name)
    alone = [one for one in printed.values() if not one.is_named_beside and court_of(one.keys) in (None, SUPREME_COURT)]
    _add_witnesses(alone, [one for one in found if one.name and one.kind in _OF_JUDGMENTS], cited)
    return tuple(printed.values())


def _add_witnesses(
    alone: Sequence[PrintedReference], named: Sequence[FoundReference], cited: Sequence[FoundReference]
) -> None:
    """Gives references beside which no name stands the nearest names of their page.

    A name whose own citation stands in the notes of the same page, in the same reporter, is of another note.
    """
    begins = [one.start for one in named]
    places: dict[str, list[int]] = {}
    for one in cited:
        for key in one.keys:
            places.setdefault(key, []).append(one.start)
    for reference in alone:
        reporters = {key_of(key).reporter for key in reference.keys}
        near: list[tuple[int, str]] = []
        for start in reference.starts:
            low, high = bisect_left(begins, start - _PAGE_BEFORE), bisect_right(begins, start + _PAGE_BEHIND)
            for one in named[low:high]:
                others = (
                    place
                    for key in one.keys
                    if key not in reference.keys and key_of(key).reporter in reporters
                    for place in places.get(key, ())
                )
                if one.name and not any(abs(place - start) <= _SAME_NOTES for place in others):
                    near.append((abs(one.start - start), one.name))
        reference.witnesses = tuple(dict.fromkeys(name for _, name in sorted(near)))[:_MOST_WITNESSES]


def _whole_page(text: str, one: FoundReference) -> tuple[str, ...]:
    """The keys, with the page made whole where it goes on after a blank or a bracket: `AIR 1986 (SC) 3 15` is 315."""
    key = CitationKey.parse(one.keys[-1])
    rest = _GOES_ON.match(text, one.end) if key.page < _SHORT_PAGE else None
    if rest is None:
        return one.keys
    return (*one.keys[:-1], str(key.model_copy(update={"page": int(f"{key.page}{rest['rest']}")})))


def _names_before(text: str, found: Sequence[FoundReference]) -> dict[int, str]:
    """Names of citations by their start, where other words of the second party or initials stand between."""
    names: dict[int, str] = {}
    before: FoundReference | None = None
    for one in found:
        if one.kind in ("reporter", "neutral") and not one.name:
            if before and before.name and _REST_OF_NAME.fullmatch(text, before.end, one.start):
                names[one.start] = before.name
            elif person := _PERSON.search(text, max(0, one.start - _PERSON_REACH), one.start):
                names[one.start] = " ".join(person["name"].split())
        before = one if one.kind == "case_name" and one.form != "short" else None
    return names


def references_param(judgment_id: str, references: Sequence[PrintedReference], *, year: int | None) -> ReferencesParam:
    """References of one judgment as the graph takes them; `year` is that of its decision."""
    until = cites_until((one.keys for one in references), year)
    cited_in = max(year, until or year) if year else None
    return ReferencesParam(
        judgment_id=judgment_id,
        cites_until=until,
        references=tuple(_reference_param(judgment_id, one, cited_in) for one in references),
    )


def _reference_param(judgment_id: str, one: PrintedReference, cited_in: int | None) -> ReferenceParam:
    court_id = court_of(one.keys) or (SUPREME_COURT if one.is_of_supreme_court else None)
    decided_from, decided_to = years_to_search(one.keys, cited_in=cited_in, says_court=court_id is not None)
    return ReferenceParam(
        reference_id=f"{judgment_id}@{one.starts[0]}",
        citations=tuple(_citation_param(key) for key in one.keys),
        names=tuple(one.names),
        witnesses=one.witnesses,
        beside=one.beside,
        words=tuple(sorted(_words(one))),
        starts=tuple(one.starts),
        ends=tuple(one.ends),
        ordinals=tuple(one.ordinals),
        court_id=court_id,
        decided_from=decided_from,
        decided_to=decided_to,
    )


def _words(one: PrintedReference) -> set[str]:
    """The words that bring judgments: those of the names beside, of the words there, or else of names on the page."""
    words = {word for name in one.names for word in name_words(name)} or _rare_words(one.witnesses)
    return words | set(sorted(name_words(one.beside), key=len)[-_WORDS_BESIDE:]) if one.beside else words


def _rare_words(witnesses: Sequence[str]) -> set[str]:
    """The longest words of each name, which fewest judgments share; they need only bring what a place confirms."""
    return {word for name in witnesses for word in sorted(name_words(name), key=len)[-_WORDS_OF_WITNESS:]}


def _citation_param(printed: str) -> CitationParam:
    key = CitationKey.parse(printed)
    return CitationParam(citation_key=printed, reporter=key.reporter, year=key.year)


def name_words_param(judgment_id: str, record: JudgmentRecord) -> NameWordsParam:
    """The words under which a judgment's names are found."""
    names = (record.title, *record.names)
    return NameWordsParam(
        judgment_id=judgment_id, words=tuple(sorted({word for name in names for word in name_words(name)}))
    )


def resolve_pending(graph: Graph) -> WriteCounts:
    """What deciding all pending references changed; nothing is pending afterwards."""
    counts = WriteCounts()
    while rows := graph.fetch(PendingReferences(limit=_AT_ONCE)):
        decided = [(row, resolve(_referring(row), [_candidate(one) for one in row.candidates])) for row in rows]
        citing = tuple(sorted({row.judgment_id for row in rows}))
        counts += graph.write_all(
            [
                ResolveReferences(rows=tuple(_decision(row.reference_id, meant) for row, meant in decided)),
                LinkCitations(judgment_ids=citing),
                LinkTreatments(judgment_ids=citing),
            ]
        )
    return counts


def resolve_all(graph: Graph) -> WriteCounts:
    """What deciding references by name, and by what they teach of each other, changed; run when a load is complete."""
    counts = _pend_named(graph) + resolve_pending(graph)
    counts += graph.write_all([LearnParallels(), LearnCitations()])
    return counts + resolve_pending(graph)


def _pend_named(graph: Graph) -> WriteCounts:
    """What setting references by name to be decided anew changed, slice by slice: a list may bring a whole court."""
    counts, after = WriteCounts(), ""
    while brought := graph.fetch(JudgmentsOfOpenRuns(after=after, limit=_AT_ONCE)):
        after = brought[-1].judgment_id
        counts += graph.write(PendNamedReferences(judgment_ids=tuple(row.judgment_id for row in brought)))
    return counts


def _referring(row: PendingReferenceRow) -> Referring:
    return Referring(
        keys=row.keys,
        names=row.names,
        judgment_id=row.judgment_id,
        decided_on=row.decided_on,
        year=row.year,
        own_citations=row.own_citations,
        cites_until=row.cites_until,
        printed_elsewhere=row.printed_elsewhere,
        witnesses=row.witnesses,
        beside=row.beside,
    )


def _candidate(row: CandidateRow) -> Candidate:
    return Candidate(
        judgment_id=row.judgment_id,
        names=row.names,
        decided_on=row.decided_on,
        year=row.year,
        citations=row.citations,
        direct=row.direct,
        learned=row.learned,
        cites_until=row.cites_until,
    )


def _decision(reference_id: str, meant: Resolution) -> DecisionParam:
    resolved = meant.state is State.RESOLVED
    return DecisionParam(
        reference_id=reference_id,
        state=meant.state.value,
        how=meant.how.value,
        resolves_to=meant.judgment_ids if resolved else (),
        may_mean=() if resolved else meant.judgment_ids,
    )
