"""What looking one reference up gives: the answers that commands print, with their reasons. Values only."""

from __future__ import annotations

from datetime import date
from typing import Any

from pydantic import BaseModel, ConfigDict

from nyayagraph.cypher.citator import ChainLink, ProvisionLink
from nyayagraph.cypher.codes import Replacement
from nyayagraph.cypher.statute import MadeBy
from nyayagraph.law.treatment.kinds import Standing


class _Answer(BaseModel):
    model_config = ConfigDict(frozen=True)


class Because(_Answer):
    """One reason of a standing."""

    rule: str
    by: str | None
    on: date | None
    evidence: str


class StatusAnswer(_Answer):
    """Whether an authority is good on a day, and why; JSON of design.md §5 `status`."""

    reference: str
    authority_id: str | None
    on: date
    standing: Standing
    because: tuple[Because, ...]
    title: str | None = None
    warnings: tuple[str, ...] = ()


class Place(_Answer):
    """A section at the other end of a correspondence.

    Of one that is not compared, `on` is the day on which the newer section took over, where it is known, and `is_held`
    says whether its content is held.
    """

    section_id: str
    relation: str
    old_clause: str = ""
    new_clause: str = ""
    heading: str | None = None
    note: str | None = None
    on: date | None = None
    is_held: bool | None = None


class Chain(_Answer):
    """What a section became, or came of, over more than one replacement; steps from the oldest."""

    direction: str
    section_id: str
    heading: str | None
    is_held: bool
    steps: tuple[Replacement, ...]


class Version(_Answer):
    """The words of a provision during one time."""

    from_: date | None
    to: date | None
    text: str | None
    changed_by: str | None
    is_gap: bool = False
    why_gap: str | None = None
    ended_by: str | None = None
    source: str | None = None
    judgments: int = 0
    amendments: tuple[MadeBy, ...] = ()


class Commenced(_Answer):
    """What brought a provision, or its whole Act, into force, and from which day."""

    on: date
    notification: str
    dated: date | None
    in_part: bool
    whole_act: bool


class SectionAnswer(_Answer):
    """A provision through time and across codes; JSON of design.md §5 `section`."""

    reference: str
    section_id: str | None
    on: date
    heading: str | None
    standing: Standing
    in_force_from: date | None
    in_force_to: date | None
    text: str | None
    replaced_by: tuple[Place, ...]
    replaces: tuple[Place, ...]
    chains: tuple[Chain, ...] = ()
    versions: tuple[Version, ...]
    warnings: tuple[str, ...]
    act: str | None = None
    clause: str = ""
    clauses: dict[str, str] = {}
    because: tuple[Because, ...] = ()
    why_no_text: str | None = None
    commenced_by: tuple[Commenced, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The answer with `from` under its published name."""
        out = self.model_dump(mode="json", by_alias=True)
        for version in out["versions"]:
            version["from"] = version.pop("from_")
        return out


class ChainAnswer(_Answer):
    """What an authority relies on, and what relies on it."""

    reference: str
    authority_id: str | None
    title: str | None
    standing: Standing
    relies_on: tuple[ChainLink, ...] = ()
    relied_on_by: tuple[ChainLink, ...] = ()
    judgments: tuple[ProvisionLink, ...] = ()
    because: tuple[Because, ...] = ()
