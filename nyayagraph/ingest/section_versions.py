"""Rows for the texts of provisions through time: versions with their days, and what amended them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nyayagraph.cypher.ingest import rows as rows_of
from nyayagraph.ingest.statute_files import SourceSection
from nyayagraph.law.versions.amendments import Action, Change
from nyayagraph.law.versions.rebuilt import TextVersion

_ACTIONS = {
    Action.INSERTED: "inserted",
    Action.SUBSTITUTED: "substituted",
    Action.RENUMBERED: "substituted",
    Action.OMITTED: "omitted",
}


def versions_param(item: SourceSection) -> rows_of.SectionVersionsParam:
    """All versions of one provision, oldest first."""
    history = item.history
    first, last = (history.versions[0], history.versions[-1]) if history.versions else (None, None)
    ended_on = last.until if history.ended and last else None
    return rows_of.SectionVersionsParam(
        section_id=item.section_id,
        source=item.source,
        rank=item.rank,
        words_rank=item.words_rank,
        began_on=first.since if first and history.began and first.changes else None,
        ended_on=ended_on,
        unread_footnotes=len(history.unread),
        versions=tuple(
            rows_of.SectionVersionParam(
                version_id=version_id(item.section_id, version),
                text=version.text,
                why_gap=version.why_gap or None,
                in_force_from=version.since,
                in_force_to=version.until,
                starts=version is first and not (history.began and version.changes),
                changed_by=tuple(change.printed for change in version.changes),
                ended_by=_ended_by(item, version, is_last=version is last),
            )
            for version in history.versions
        ),
    )


def version_id(section_id: str, version: TextVersion) -> str:
    """The id of a version: its provision and its first day, so that two sources of one text meet in one node."""
    return f"{section_id}@{version.since or 'start'}"


def _ended_by(item: SourceSection, version: TextVersion, *, is_last: bool) -> str | None:
    ended = version.ended_by or (item.history.ended_by if is_last and item.history.ended else ())
    if ended:
        return "; ".join(dict.fromkeys(change.printed for change in ended))
    return "omitted, by what is not printed" if is_last and item.history.ended else None


def amendment_params(item: SourceSection) -> Iterator[rows_of.VersionAmendmentsParam]:
    """The amendments of each version: those that made it, and those that ended it."""
    for place, version in enumerate(item.history.versions):
        is_end = item.history.ended and place == len(item.history.versions) - 1
        changes = (
            *version.changes,
            *version.ended_by,
            *(item.history.ended_by if is_end and not version.ended_by else ()),
        )
        rows = tuple(dict.fromkeys(row for change in changes for row in _amendment(change)))
        yield rows_of.VersionAmendmentsParam(version_id=version_id(item.section_id, version), amendments=rows)


def _amendment(change: Change) -> Sequence[rows_of.AmendmentParam]:
    action = _ACTIONS.get(change.action)
    if change.by is None or action is None:
        return ()
    return (
        rows_of.AmendmentParam.model_validate(
            {
                **change.model_dump(include={"provision", "on", "printed"}),
                "amendment_id": change.by.amendment_id,
                "name": change.by.name,
                "year": change.by.year,
                "action": action,
            }
        ),
    )
