"""Tags resolved in the registry of a person's own documents: the whole name, and a page that the document has.

A document of one's own is no authority: nothing is law because it stands in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nyayagraph.cypher.uploads import HeldUpload, UploadsNamed
from nyayagraph.graph import Graph
from nyayagraph.law.find import FoundReference
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.references.resolve import Resolved, resolve
from nyayagraph.verify.report import CitationVerdict, Evidence
from nyayagraph.verify.standing.validity import Validity
from nyayagraph.verify.tags import Tag, find_tags

_CITATIONS = ("reporter", "neutral")
Held = Mapping[str, Sequence[HeldUpload]]


def resolve_with_tags(
    graph: Graph, text: str, references: Sequence[FoundReference], tags: Sequence[Tag] | None = None
) -> list[Resolved]:
    """Each reference and each tag with what it is, or why it is nothing, in order.

    A tag takes the place of what its name is made of. One that no document bears and that holds a whole citation is
    left to the citation: that can be checked by itself.
    """
    tags = find_tags(text, references) if tags is None else tags
    held = _fetch(graph, tags)
    settled: list[Resolved] = []
    taken: set[int] = set()
    unnamed: dict[int, Tag] = {}
    for tag in tags:
        inside = [one for one in references if one.start < tag.end and tag.start < one.end]
        cited = [one.start for one in inside if one.kind in _CITATIONS]
        if tag.key in held or (tag.is_formed and not cited):
            settled.append(_resolve_tag(tag, held.get(tag.key, ())))
            taken.update(one.start for one in inside)
        elif tag.is_formed:
            unnamed.update(dict.fromkeys(cited, tag))
    resolved = resolve(graph, text, [one for one in references if one.start not in taken])
    for one in resolved:
        if one.reference.start in unnamed:
            one.evidence.append(_no_such(unnamed[one.reference.start]))
    return sorted([*settled, *resolved], key=lambda one: one.reference.start)


def _fetch(graph: Graph, tags: Sequence[Tag]) -> Held:
    keys = tuple(dict.fromkeys(tag.key for tag in tags))
    held: dict[str, list[HeldUpload]] = {}
    for row in graph.fetch(UploadsNamed(name_keys=keys)) if keys else ():
        held.setdefault(row.name_key, []).append(row)
    return held


def _resolve_tag(tag: Tag, bearing: Sequence[HeldUpload]) -> Resolved:
    if not bearing:
        return Resolved(tag, CitationVerdict.NOT_FOUND, evidence=[_no_such(tag)])
    if len(bearing) > 1:
        several = "; ".join(f"{one.upload_id} with {one.pages} pages" for one in bearing)
        words = f"{len(bearing)} uploads are called {bearing[0].name}: {several}; delete those that are out of date"
        return Resolved(tag, CitationVerdict.AMBIGUOUS, evidence=[Evidence(rule="uploads_of_one_name", evidence=words)])
    (upload,) = bearing
    first = 1 if tag.first_page is None else tag.first_page
    last = upload.pages if tag.last_page is None else tag.last_page
    if not 1 <= first <= last <= upload.pages:
        asked = f"page {first}" if first == last else f"pages {first} to {last}"
        words = f"{asked} of {upload.pages}: {upload.name} has no such page"
        return Resolved(tag, CitationVerdict.NOT_FOUND, evidence=[Evidence(rule="no_such_page", evidence=words)])
    words = f"{upload.name}, {upload.pages} pages: a document of your own ({upload.kind}), no authority"
    reason = Evidence(rule="own_document", evidence=words, authority_id=upload.upload_id)
    return Resolved(tag, CitationVerdict.VERIFIED, upload=upload, pages=(first, last), evidence=[reason])


def _no_such(tag: Tag) -> Evidence:
    return Evidence(rule="no_such_upload", evidence=f'no upload is called "{tag.name}"')


def upload_validity() -> Validity:
    """Standing of a person's own document: it is theirs, and nothing more."""
    return Validity(Standing.OWN_DOCUMENT)
