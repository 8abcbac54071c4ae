"""References in a text: citations with their parallels, pinpoints and names, and provisions with their Acts.

The one entry for readers of text. Pure; says what a text refers to, never what that is in the graph.
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re
from datetime import date
from typing import NamedTuple

from nyayagraph.law.citations.footnotes import Footnotes
from nyayagraph.law.citations.keys import FoundCitation, find_citations, find_citator_rows
from nyayagraph.law.citations.printed import MANU
from nyayagraph.law.found_reference import SEVERAL_MEANT, FoundReference
from nyayagraph.law.names.bare_names import FoundShortForm
from nyayagraph.law.names.cause_titles import FoundName, find_names, left_start
from nyayagraph.law.names.judgments_named import JudgmentsNamed, NamedJudgment
from nyayagraph.law.names.names_beside import CitedBeside, cited_beside, parallel_groups
from nyayagraph.law.names.pointing_signs import Weighed
from nyayagraph.law.names.short_forms import Mention, find_short_forms, weighed_short_forms
from nyayagraph.law.provisions.in_text import find_provisions
from nyayagraph.law.provisions.notifications import find_notifications
from nyayagraph.law.text.dates import day_in_heading
from nyayagraph.law.text.legible import legible

__all__ = ["SURE_ENOUGH", "FoundReference", "find"]


_AT_PARAGRAPH = re.compile(
    r"[\s,;]{0,3}[\[(]?\s?(?:at|in|vide|see)?\s{0,2}(?:paras?|paragraphs?|PARAS?|Paras?|Paragraphs?|¶)\.?\s{0,2}(?:[Nn]os?\.?\s)?\(?(?P<paragraph>\d{1,4})(?!\d)"
)
_AT_PAGE = re.compile(
    r"[\s,;]{0,3}[\[(]?\s?(?:at\s{1,2}(?:(?:pp?|pages?|pgs?)\.?\s{0,2})?|(?:pp?|pages?|Pages?|@)\.?\s{0,2})(?P<page>\d{1,5})(?!\d|\s?[A-Z]{2,4}\s\d)"
)
_NEXT_NUMBER = re.compile(r",\s{0,2}(?P<page>\d{1,4})(?=\s{0,2}(?:[.;:)\]]|$|\())")
_WIDEST_REPORT = 300
_HEADER = 4000
_TITLE = 200
_OWN_CITATIONS = re.compile(
    r"Equivalent\s{1,2}citations?:.{0,1500}?(?=\n(?:Author|Bench|[A-Z]{4}|\s{1,9}[A-Z]{4}))", re.DOTALL
)
# takes ` (hereinafter called "the Sea Customs case")`, ` [Oleum Gas Leak Case]`; refuses ` (hereinafter "the Act")`
_CALLS = re.compile(
    r"[\s,]{0,3}(?:[\[(]\s?(?:(?:herein\s?after|hereafter|for\s{1,2}short|in\s{1,2}short|popularly|known)\b[^()\[\]\"“‘]{0,40})?"
    r"|(?:popularly|better|commonly)\s{1,2}known\s{1,2}as\s{1,2})[\"“‘']?(?:[Tt]he\s{1,2})?"
    r"(?P<label>[A-Z][\w.&-]{1,20}(?:\s{1,2}[A-Z][\w.&-]{1,20}){0,5})(?:['’]s)?\s{1,2}[Cc]ase[\"”’']?\s?[\])]?"
)
# takes ` (hereinafter "Gannon Dunkerley-II")`, ` (for short, 'Sumitomo')`; refuses ` (hereinafter "the Act")`
_CALLS_IN_QUOTES = re.compile(
    r"[\s,]{0,3}[\[(]\s?(?:(?:herein\s?after|hereafter|for\s{1,2}short|in\s{1,2}short|popularly|also)\b[^()\[\]\"“‘']{0,40})?"
    r"[\"“‘'](?P<label>[A-Z][\w.&-]{1,20}(?:\s{1,2}[A-Z(&][\w.&)-]{0,20}){0,4})[\"”’']\s?[\])]"
)
_NO_LABEL = re.compile(r"(?:Act|Rules?|Code|Order|Bill|Scheme|Board|Committee|Tribunal|Constitution|Regulations?)$")
_OPENS_LABEL = frozenset("([pbc")
_DATED = re.compile(r"\son\s\d{1,2}\s[A-Z][a-z]+,\s\d{4}")
# between a citation and the name behind it: takes ` `, ` (`, ` in `, `- `; refuses `, `
_CITED_FIRST = re.compile(r" {1,2}(?:\(|in |[-–] )?|[-–] ?")
_CAPITAL_BEFORE = re.compile(r"[A-Z][\w'’]+[\s,(\[]{1,4}$")
_LONGEST_SHORT = 60
# takes `Ram Lal's case (`, `Kamala case, `; refuses `the case, `
_CASE_BEFORE = re.compile(r"(?P<name>[A-Z][\w.&-]*?)(?:['’]s?)?\s{1,3}[Cc]ase['\"’”]?[\s,:]{0,3}[(\[]?$")
_SHORT_TO_CITATION = re.compile(r"['\"’”]?\.?[\s,:]{1,4}[(\[]?")
SURE_ENOUGH = 0.8  # of Acts weighed to be as sure, 96 in 100 are right where the text names the number elsewhere
_RANK = {
    "reporter": 0,
    "neutral": 0,
    "section": 1,
    "article": 1,
    "rule": 1,
    "schedule": 1,
    "notification": 2,
    "case_name": 3,
}


# what word processors and web pages put for a space, a letter each
_SPACES = re.compile("[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")


def find(
    text: str, *, written_on: date | None = None, short_forms: bool = True, sure_from: float = 0.0
) -> list[FoundReference]:
    """Every reference in `text`, in order, none overlapping; empty if there is none.

    `written_on`, else the day in the heading of a report, decides which Act a short name means where several had it
    in turn. Without `short_forms` a judgment counts only where it is cited or named in full. Provisions whose Act is
    less sure than `sure_from` are left open, with that Act as their candidate.
    """
    readable = legible(text if text.isascii() else _SPACES.sub(" ", text))
    written_on = written_on or day_in_heading(text)
    found = _in_order(_references(readable, written_on, short_forms=short_forms))
    if sure_from:
        found = [_left_open(one) if one.sure < sure_from else one for one in found]
    if readable == text:
        return found
    return [
        one if one.text == text[one.start : one.end] else one.model_copy(update={"text": text[one.start : one.end]})
        for one in found
    ]


def _references(text: str, written_on: date | None, *, short_forms: bool) -> list[FoundReference]:
    beside, alone = cited_beside(text, parallel_groups(text, find_citations(text)), find_names(text))
    references = _judgments(text, _authorities(text, beside, alone), short_forms=short_forms)
    references += [
        FoundReference(
            start=found.start,
            end=found.end,
            text=text[found.start : found.end],
            kind=found.kind,
            key=found.keys[0] if found.keys else None,
            keys=found.keys,
            act_id=found.act_id,
            candidates=found.candidates,
            note=found.note,
            sure=found.sure,
        )
        for found in find_provisions(text, written_on=written_on)
    ]
    references += [
        _authority(text, [row], row.end, None).model_copy(
            update={"note": "a later judgment, in the table of the header"}
        )
        for row in find_citator_rows(text)
    ]
    references += [
        FoundReference(
            start=found.start,
            end=found.end,
            text=text[found.start : found.end],
            kind="notification",
            key=found.key,
            keys=(found.key,) if found.key else (),
            name=found.name,
        )
        for found in find_notifications(text)
    ]
    return references


def _left_open(one: FoundReference) -> FoundReference:
    """A provision without the Act that was weighed for it, which becomes its candidate."""
    return one.model_copy(update={"key": None, "keys": (), "act_id": None, "candidates": one.keys})


def _in_order(references: list[FoundReference]) -> list[FoundReference]:
    """References without overlap: a citation goes before a provision, a provision before a name alone."""
    kept: list[FoundReference] = []
    for reference in sorted(references, key=lambda r: (r.start, _RANK[r.kind], -r.end)):
        while kept and reference.start < kept[-1].end and _RANK[reference.kind] < _RANK[kept[-1].kind]:
            kept.pop()
        if not kept or reference.start >= kept[-1].end:
            kept.append(reference)
    return kept


class _Named(NamedTuple):
    """A judgment cited or named: where it opens, its name included, and the reference that it makes."""

    start: int
    reference: FoundReference


def _authorities(text: str, beside: list[CitedBeside], alone: list[FoundName]) -> list[_Named]:
    """Citations with the names before them, and the names that stand alone, in order."""
    found = [
        _Named(
            name.start if name else group[0].start,
            _authority(text, group, group[-1].end, name.name if name else None),
        )
        for group, name in beside
    ]
    found += [
        _Named(
            n.start, FoundReference(start=n.start, end=n.end, text=text[n.start : n.end], kind="case_name", name=n.name)
        )
        for n in alone
    ]
    return sorted(found, key=lambda one: one.start)


class _Judgments(NamedTuple):
    """The judgments cited and named in a text, and what its short forms can be of."""

    references: list[FoundReference]
    mentions: list[Mention]
    known: JudgmentsNamed
    footnotes: Footnotes
    defined: set[int]


def _judgments(text: str, found: list[_Named], *, short_forms: bool) -> list[FoundReference]:
    """The judgments cited and named, names with the citations that the text gives them elsewhere, and short forms."""
    read = _read_judgments(text, found)
    if not short_forms:
        return read.references
    citations = {reference.start for _, reference in found if reference.keys}
    return read.references + [
        FoundReference(
            start=form.start,
            end=form.end,
            text=text[form.start : form.end],
            kind="case_name",
            key=form.keys[0] if form.keys else None,
            keys=form.keys,
            name=_name_of(form, text),
            note=form.note,
            form="short",
        )
        for form in find_short_forms(text, read.mentions, read.known, read.footnotes)
        if form.start not in read.defined and not _is_beside_citation(text, form.end, citations)
    ]


def _name_of(form: FoundShortForm, text: str) -> str | None:
    """The whole name of the judgment meant, else the short form itself; none of several judgments."""
    if form.note == SEVERAL_MEANT:
        return None
    return (form.judgment.name if form.judgment else None) or " ".join(text[form.start : form.end].split())


def words_of_pointing(text: str) -> list[Weighed]:
    """Every `that case`, `the said decision` that could mean a judgment named before, with what speaks for it."""
    readable = legible(text if text.isascii() else _SPACES.sub(" ", text))
    beside, alone = cited_beside(readable, parallel_groups(readable, find_citations(readable)), find_names(readable))
    read = _read_judgments(readable, _authorities(readable, beside, alone))
    return weighed_short_forms(readable, read.mentions, read.known, read.footnotes)


def _read_judgments(text: str, found: list[_Named]) -> _Judgments:
    known, footnotes = JudgmentsNamed(), Footnotes()
    cited = _cited(text, found, known, footnotes)
    for _, reference in found:
        if reference.name and known.called(reference.name) is None:
            known.add(reference.name, ())
    _add_short_beside_citation(text, found, cited, known)
    defined = _add_defined(text, found, cited, known)
    references: list[FoundReference] = []
    mentions: list[Mention] = []
    for (start, reference), judgment in zip(found, cited, strict=True):
        meant = judgment or known.meant(reference.name)
        if reference.keys or not meant.keys:
            references.append(reference)
        else:
            keys = _in_note(text, reference, known, footnotes) or tuple(meant.keys)
            references.append(reference.model_copy(update={"key": keys[0], "keys": keys}))
        heads_page = not reference.keys and reference.text.upper() == reference.text
        in_note = bool(reference.keys) and not reference.name and footnotes.opens_at(text, start)
        mentions.append(Mention(start, reference.end, meant, heads_page or in_note))
    return _Judgments(references, mentions, known, footnotes, defined)


def _cited(text: str, found: list[_Named], known: JudgmentsNamed, footnotes: Footnotes) -> list[NamedJudgment | None]:
    """The judgment behind each citation, and behind each name whose citation a footnote or the own header gives."""
    for start, reference in found:
        if reference.keys:
            footnotes.add(text, start, reference.keys)
    own, day = _add_own(text, found, known)
    cited = [known.add(one.name, one.keys) if one.keys else None for _, one in found]
    for place, (_, reference) in enumerate(found):
        if reference.keys:
            continue
        keys = _in_note(text, reference, known, footnotes) or _just_cited(text, found, place, footnotes)
        if own and not keys and " ".join(text[reference.end : reference.end + 30].split()).startswith(day):
            keys = own
        cited[place] = known.add(reference.name, keys) if keys else None
    return cited


def _just_cited(text: str, found: list[_Named], place: int, footnotes: Footnotes) -> tuple[str, ...]:
    """The citations right before a name on one line, `AIR 1982 SC 879 Randhir Singh v. Union of India`."""
    before, named = found[place - 1].reference, found[place].reference
    if not place or before.name or not before.keys or not _CITED_FIRST.fullmatch(text, before.end, named.start):
        return ()
    heads_page = named.text.upper() == named.text
    return () if heads_page or footnotes.opens_at(text, before.start) else before.keys


def _in_note(text: str, named: FoundReference, known: JudgmentsNamed, footnotes: Footnotes) -> tuple[str, ...]:
    """The citations of the footnote marked behind a name, unless they are of a judgment that has another name."""
    keys = footnotes.cited_at(text, named.end)
    return () if keys and known.gainsays(named.name or "", keys) else keys


def _add_own(text: str, found: list[_Named], known: JudgmentsNamed) -> tuple[tuple[str, ...], str]:
    """The judgment's own name and citations, where its header gives both.

    Returns the citations, and how the header dates the name: ` on 8 May, 1997` at the foot of a page is its own again.
    """
    header = _OWN_CITATIONS.search(text, 0, _HEADER)
    if header is None:
        title = found[0].reference if found else None
        if title and title.name and title.start < _TITLE and not title.keys and _DATED.match(text, title.end):
            known.add(title.name, ()).is_title = True
        return (), ""
    named = next((one.reference for one in found if one.reference.end <= header.start() and one.reference.name), None)
    inside = [one.reference for one in found if header.start() <= one.start < header.end()]
    keys = tuple(key for reference in inside for key in reference.keys)
    if named is None or not keys:
        return (), ""
    known.add(named.name, keys).is_own = True
    dated = _DATED.search(text, named.end, header.start())
    return (keys, " ".join(dated[0].split())) if dated else ((), "")


def _add_short_beside_citation(
    text: str, found: list[_Named], cited: list[NamedJudgment | None], known: JudgmentsNamed
) -> None:
    """`Kushal Pal Singh AIR 1931 All 443`: the citation is of the judgment that another place names in full.

    So it is behind `Ram Lal's case, `; where no other place names one so, the short name is the text's own for it.
    """
    for place, (start, reference) in enumerate(found):
        judgment = cited[place]
        if judgment is None or reference.name:
            continue
        as_case = _CASE_BEFORE.search(text, max(0, start - _LONGEST_SHORT), start)
        if not as_case and not _CAPITAL_BEFORE.search(text, max(0, start - 20), start):
            continue
        end = as_case.end("name") if as_case else start
        opening = left_start(text, max(0, start - _LONGEST_SHORT), end)
        named = known.short_for(text[opening:end]) if opening is not None else []
        if len(named) == 1 and not named[0].keys:
            known.join(named[0], reference.keys)
            cited[place] = named[0]
        elif as_case and opening is not None and not named and not judgment.names:
            known.call(judgment, text[opening:end])


def _is_beside_citation(text: str, end: int, citations: set[int]) -> bool:
    """Whether a citation stands right behind a short form, which is then its name and no reference of its own."""
    gap = _SHORT_TO_CITATION.match(text, end)
    return gap is not None and not citations.isdisjoint((gap.end(), gap.end() - 1))


def _add_defined(text: str, found: list[_Named], cited: list[NamedJudgment | None], known: JudgmentsNamed) -> set[int]:
    """`(hereinafter called "the Sea Customs case")`, `[Oleum Gas Leak Case]`: a name of the text's own.

    Returns where those names stand: there they define, and refer to nothing.
    """
    places: set[int] = set()
    for (start, reference), judgment in zip(found, cited, strict=True):
        if (
            text[reference.end : reference.end + 4].lstrip(" ,\n)")[:1] not in _OPENS_LABEL
            and "[" not in text[start : reference.start]
        ):
            continue
        defined = (
            _CALLS.match(text, reference.end)
            or _CALLS.search(text, start, reference.start)
            or _CALLS_IN_QUOTES.match(text, reference.end)
        )
        if defined and _NO_LABEL.search(defined["label"]):
            continue
        meant = judgment or (known.called(reference.name) if reference.name else None)
        if defined and meant:
            known.call(meant, " ".join(defined["label"].split()))
            places.add(defined.start("label"))
    return places


def _authority(text: str, group: list[FoundCitation], end: int, name: str | None) -> FoundReference:
    start = group[0].start
    keys = tuple(dict.fromkeys(str(c.key) for c in sorted(group, key=lambda c: c.key.reporter == MANU)))
    paragraph = _AT_PARAGRAPH.match(text, end)
    page = None if paragraph else _AT_PAGE.match(text, end) or _NEXT_NUMBER.match(text, end)
    if page and not paragraph:
        paragraph = _AT_PARAGRAPH.match(text, page.end())
    first = group[-1].key.page
    pinpoint = int(page["page"]) if page else None
    if pinpoint is not None and not first <= pinpoint <= first + _WIDEST_REPORT:
        pinpoint = None
    return FoundReference(
        start=start,
        end=end,
        text=text[start:end],
        kind="neutral" if group[0].key.is_neutral else "reporter",
        key=keys[0],
        keys=keys,
        pinpoint_paragraph=int(paragraph["paragraph"]) if paragraph else None,
        pinpoint_page=pinpoint,
        name=name,
        note="foreign" if group[0].key.is_foreign else None,
    )
