"""One reference looked up for a person: its standing on a day, a provision through time, a precedent chain."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from nyayagraph.cypher.citator import JudgmentsOnProvision, PrecedentChain
from nyayagraph.cypher.codes import Lineage, LineageRow
from nyayagraph.cypher.statute import (
    BroughtIntoForce,
    Correspondence,
    HeldSection,
    SectionVersionRow,
    SectionVersions,
)
from nyayagraph.cypher.verify import JudgmentCitations, JudgmentsNamed, NameQuery
from nyayagraph.errors import ConfigError, ParseError
from nyayagraph.graph import Graph
from nyayagraph.law.acts.successions import NOT_COMPARED
from nyayagraph.law.find import FoundReference, find
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.law.versions.words_of_day import WordsOfDay
from nyayagraph.verify.claims.day_words import fetch_words
from nyayagraph.verify.labels import day, label
from nyayagraph.verify.looked_up import (
    Because,
    Chain,
    ChainAnswer,
    Commenced,
    Place,
    SectionAnswer,
    StatusAnswer,
    Version,
)
from nyayagraph.verify.references.by_number import settle_by_number
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.references.typed import left_out, no_section
from nyayagraph.verify.report import CitationVerdict, WarningNote
from nyayagraph.verify.standing.uploads import resolve_with_tags, upload_validity
from nyayagraph.verify.standing.validity import fetch_treatments, judgment_validity, provision_validity
from nyayagraph.verify.tags import Tag, read_tag

_AS_STANDING = {
    CitationVerdict.NOT_FOUND: Standing.NOT_FOUND,
    CitationVerdict.NOT_COVERED: Standing.NOT_COVERED,
    CitationVerdict.AMBIGUOUS: Standing.AMBIGUOUS,
    CitationVerdict.MISATTRIBUTED: Standing.NOT_FOUND,
    CitationVerdict.UNAVAILABLE: Standing.UNAVAILABLE,
}


_NEAR = 5
_LETTERS = re.compile(r"[^\W\d_]{4,}")
_OF_EVERY_NAME = frozenset({"state", "union", "india", "and", "others", "another", "the", "ors", "anr", "versus"})


def read_reference(graph: Graph, typed: str) -> FoundReference:
    """The reference that a person typed: a citation, a provision, a key, the id of a judgment, or a name."""
    typed = " ".join(typed.split())
    try:
        key = ProvisionKey.parse(_as_key(typed))
    except ParseError:
        pass
    else:
        return FoundReference(
            start=0,
            end=len(typed),
            text=typed,
            kind="article" if key.unit == "a" else "section",
            key=str(key),
            keys=(str(key),),
            act_id=key.act_id,
        )
    identified = graph.fetch(JudgmentCitations(judgment_ids=(typed,)))
    if identified:
        keys = identified[0].citation_keys[:1]
        return FoundReference(start=0, end=len(typed), text=typed, kind="reporter", key=keys[0], keys=keys)
    found = find(typed, short_forms=False)
    wanted = next((one for one in found if one.key), None) or next(iter(found), None)
    return wanted or FoundReference(start=0, end=len(typed), text=typed, kind="case_name", name=typed)


def _as_key(typed: str) -> str:
    """`typed` with the capitals and underscores of an act's id as keys print them: `CrPC_1973/S154`."""
    act, slash, rest = typed.partition("/")
    return f"{act.lower().replace('_', '-')}/{rest[:1].lower()}{rest[1:]}" if slash else typed


def not_looked_up(typed: str, looked_up: FoundReference | Tag) -> tuple[str, ...]:
    """A warning where more was typed than the one reference that was looked up."""
    typed = " ".join(typed.split())
    others = left_out(typed, find(typed, short_forms=False), looked_up)
    if not others:
        return ()
    return (f"only {looked_up.text} was looked up, not {' or '.join(others)}: ask for one at a time",)


def look_up(graph: Graph, typed: str) -> Resolved:
    """The authority, or the document of one's own, that a person's reference means, or why there is none."""
    if not typed.strip():
        raise ConfigError(
            "give a citation, a name, a section or an article; e.g. 'AIR 1978 SC 597' or 'section 420 IPC'"
        )
    reference = read_reference(graph, typed)
    if reference.kind == "case_name" and (reason := no_section(typed)):
        one = reference.model_copy(update={"kind": "section", "name": None})
        return Resolved(one, CitationVerdict.NOT_FOUND, evidence=[reason])
    tag = read_tag(typed.strip("[] ")) if reference.kind == "case_name" else None
    found = resolve_with_tags(graph, typed, [reference], [tag] if tag and tag.is_formed else [])
    settle_by_number(graph, typed, found)
    return found[0]


def _near_names(graph: Graph, resolved: Resolved) -> tuple[Because, ...]:
    """Judgments whose names begin like a word of a name that none bears, or differ from it by a letter."""
    if resolved.verdict is not CitationVerdict.NOT_FOUND or resolved.reference.kind != "case_name":
        return ()
    words = [word for word in _LETTERS.findall(resolved.reference.text.lower()) if word not in _OF_EVERY_NAME]
    if not words:
        return ()
    asked = NameQuery(name="", lucene=" ".join(f"{word}* {word}~1" for word in words))
    rows = graph.fetch(JudgmentsNamed(queries=(asked,), per_name=_NEAR))
    return tuple(
        Because(rule="name_near", by=judgment.judgment_id, on=None, evidence=f"held is {judgment.printed}")
        for row in rows
        for judgment in row.judgments
    )


def status_of(graph: Graph, typed: str, on: date) -> StatusAnswer:
    """Standing of what `typed` refers to, on a day, with every reason."""
    resolved = look_up(graph, typed)
    standing, because, notes, title = _standing(graph, resolved, on)
    because += _near_names(graph, resolved)
    return StatusAnswer(
        reference=typed,
        authority_id=resolved.authority_id if resolved.verdict is CitationVerdict.VERIFIED else None,
        on=on,
        standing=standing,
        because=because,
        title=title,
        warnings=(*not_looked_up(typed, resolved.reference), *(note.text for note in notes)),
    )


def _standing(
    graph: Graph, resolved: Resolved, on: date
) -> tuple[Standing, tuple[Because, ...], list[WarningNote], str | None]:
    if resolved.verdict is not CitationVerdict.VERIFIED:
        reasons = tuple(
            Because(rule=e.rule, by=e.authority_id, on=None, evidence=e.evidence) for e in resolved.evidence
        )
        return _AS_STANDING[resolved.verdict], reasons, [], None
    if resolved.judgment:
        judgment = resolved.judgment
        if judgment.decided_on and on < judgment.decided_on:
            unborn = Because(
                rule="not_yet_decided",
                by=judgment.judgment_id,
                on=judgment.decided_on,
                evidence=f"decided only on {day(judgment.decided_on)}",
            )
            return Standing.NOT_YET_IN_FORCE, (unborn,), [], judgment.printed
        validity = judgment_validity(
            judgment.judgment_id, judgment.title, fetch_treatments(graph, [judgment.judgment_id]), on
        )
        title = judgment.printed
    elif resolved.upload:
        validity, title = upload_validity(), resolved.upload.name
        validity.evidence += resolved.evidence
    else:
        assert resolved.provision is not None  # noqa: S101 - verified, so held
        assert resolved.key is not None  # noqa: S101 - verified, so held
        assert resolved.provision.act is not None  # noqa: S101 - verified, so held
        validity = provision_validity(resolved.provision, resolved.key, on=on, offence_date=None)
        title = label(resolved.key, resolved.provision.act.title)
    reasons = tuple(Because(rule=e.rule, by=e.by, on=e.on, evidence=e.evidence) for e in validity.evidence)
    return validity.standing, reasons, validity.notes, title


def section_of(graph: Graph, typed: str, on: date) -> SectionAnswer:
    """A provision on a day: heading, standing, words, what it replaced and what replaced it."""
    resolved = look_up(graph, typed)
    standing, because, notes, _ = _standing(graph, resolved, on)
    found, key = resolved.provision, resolved.key
    line = graph.fetch(Lineage(section_id=key.section_id)) if key else []
    if found is None or key is None or found.section is None:
        wrong = () if key or resolved.judgment is None else ("this is a judgment; see `nyaya status` or `nyaya chain`",)
        if resolved.reference.kind == "case_name" and not resolved.judgment:
            unread = f'no section or article was read in "{typed}"; e.g. "section 420 IPC"'
            wrong, because = (unread,), ()
        return SectionAnswer(
            reference=typed, section_id=None, on=on, heading=None,
            standing=standing if found else _no_section(standing), in_force_from=None, in_force_to=None,
            text=None, replaced_by=_carried(line, "newer"), replaces=_carried(line, "older"), chains=_chains(line),
            versions=(),
            warnings=wrong + tuple(reason.evidence for reason in because), because=because,
        )  # fmt: skip
    section, act = found.section, found.act
    versions = graph.fetch(SectionVersions(section_id=found.section_id))
    current = next((v for v in versions if _within(v.in_force_from, v.in_force_to, on)), None)
    words = fetch_words(graph, {found.section_id: on})[found.section_id]
    gists = {one.label: one.gist for one in section.clause_gists if one.gist and words.is_printed}
    gist = section.gist if words.is_printed else None
    return SectionAnswer(
        reference=typed,
        section_id=found.section_id,
        on=on,
        heading=section.heading,
        standing=standing,
        in_force_from=section.in_force_from or (act.commenced_on if act else None),
        in_force_to=section.in_force_to or (act.repealed_on if act else None),
        text=_words(current, section) if versions else gist,
        replaced_by=(*(_place(row) for row in found.successors), *_carried(line, "newer")),
        replaces=(*(_place(row) for row in found.predecessors), *_carried(line, "older")),
        chains=_chains(line),
        versions=tuple(_version(row) for row in versions),
        warnings=(*not_looked_up(typed, resolved.reference), *(note.text for note in notes)),
        act=act.title if act else None,
        clause=key.clause,
        clauses=gists,
        because=because,
        why_no_text=_why_no_text(versions, current, words, on),
        commenced_by=tuple(
            Commenced(notification=row.number, **row.model_dump(include={"on", "dated", "in_part", "whole_act"}))
            for row in graph.fetch(BroughtIntoForce(section_id=found.section_id))
        ),
    )


def _no_section(standing: Standing) -> Standing:
    return (
        standing if standing in (Standing.NOT_FOUND, Standing.NOT_COVERED, Standing.AMBIGUOUS) else Standing.NOT_FOUND
    )


def _words(current: SectionVersionRow | None, section: HeldSection) -> str | None:
    """The words of a version, without a clause that was never brought into force though it is printed."""
    if current is None or current.text is None:
        return None
    clause = section.status_clause if section.status == "NOT_YET_IN_FORCE" else None
    if not clause:
        return current.text
    number = re.escape(clause)
    return re.sub(
        rf"(?ms)^\s*{number}\s.*?(?=^\s*\(\d+[A-Z]*\)\s|\Z)", f"\n{clause} [not brought into force]\n", current.text
    ).strip()


def _why_no_text(
    versions: list[SectionVersionRow], current: SectionVersionRow | None, words: WordsOfDay, on: date
) -> str | None:
    """Why the words of a day cannot be shown; None where they can, or where nothing is known against those printed."""
    if not versions and not words.is_held:
        return f"it was {words.changed()}"
    if not versions or (current and current.text is not None):
        return None
    if current:
        made = f"{current.why_gap}: {'; '.join(current.changed_by)}" if current.changed_by else current.why_gap
        return f"{made}; it was {words.changed()}" if words.changes else made
    before = [row for row in versions if row.in_force_to and row.in_force_to <= on]
    if not before:
        return "no text of so early a day is held"
    return f"it was no longer law on that day: {before[-1].ended_by}" if before[-1].ended_by else "it was no longer law"


def _version(row: SectionVersionRow) -> Version:
    return Version(
        from_=row.in_force_from,
        to=row.in_force_to,
        changed_by="; ".join(row.changed_by) or None,
        **row.model_dump(include={"text", "is_gap", "why_gap", "ended_by", "source", "judgments", "amendments"}),
    )


def _within(start: date | None, end: date | None, on: date) -> bool:
    return (start is None or start <= on) and (end is None or on < end)


def _place(row: Correspondence) -> Place:
    return Place(**row.model_dump(include=set(Place.model_fields)))


def _carried(line: Sequence[LineageRow], direction: str) -> tuple[Place, ...]:
    """Sections of other Acts, one step away, that have the matter by a table of numbers; nobody compared the texts."""
    return tuple(
        Place(
            section_id=row.section_id,
            relation=row.path[0].relation,
            heading=row.heading,
            note=row.path[0].note,
            on=row.path[0].on,
            is_held=row.is_held,
        )
        for row in line
        if row.direction == direction and row.steps == 1 and row.path[0].relation == NOT_COMPARED
    )


def _chains(line: Sequence[LineageRow]) -> tuple[Chain, ...]:
    return tuple(
        Chain(steps=row.path, **row.model_dump(include={"direction", "section_id", "heading", "is_held"}))
        for row in line
        if row.steps > 1
    )


def chain_of(graph: Graph, typed: str, on: date, *, per_direction: int = 20) -> ChainAnswer:
    """What an authority relies on and what relies on it; for a provision, the judgments that speak of it."""
    resolved = look_up(graph, typed)
    standing, because, _, title = _standing(graph, resolved, on)
    if resolved.verdict is not CitationVerdict.VERIFIED or resolved.upload:
        return ChainAnswer(reference=typed, authority_id=None, title=None, standing=standing, because=because)
    if resolved.judgment is None:
        assert resolved.provision is not None  # noqa: S101 - verified, so one of the two is there
        links = graph.fetch(JudgmentsOnProvision(section_id=resolved.provision.section_id, limit=per_direction))
        return ChainAnswer(
            reference=typed,
            authority_id=resolved.authority_id,
            title=title,
            standing=standing,
            judgments=tuple(links),
            because=because,
        )
    rows = graph.fetch(
        PrecedentChain(judgment_id=resolved.judgment.judgment_id, per_direction=per_direction, limit=2 * per_direction)
    )
    return ChainAnswer(
        reference=typed,
        authority_id=resolved.authority_id,
        title=title,
        standing=standing,
        relies_on=tuple(row for row in rows if row.direction == "relies_on"),
        relied_on_by=tuple(row for row in rows if row.direction == "relied_on_by"),
        because=because,
    )
