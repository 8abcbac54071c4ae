"""Sources of an answer: passages with a tag, their place and the standing of their authority. Values only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date

from pydantic import BaseModel, ConfigDict

from nyayagraph.cypher.answer import JudgmentFact, LeadingPassage
from nyayagraph.law.treatment.kinds import Standing

WORDS = 2_400
PROPOSITION = "proposition"


class Source(BaseModel):
    """One passage that a statement may rest on; `caution` says why its authority is not simply good law."""

    model_config = ConfigDict(frozen=True)

    tag: str
    chunk_id: str
    authority_id: str
    kind: str
    authority: str
    citation: str | None
    court: str | None
    court_id: str | None
    decided_on: date | None
    paragraph: int | None
    page: int | None
    standing: Standing
    caution: str | None
    text: str

    def shown(self) -> dict[str, object]:
        """What a drafter is given of it."""
        return self.model_dump(mode="json", exclude={"chunk_id", "authority_id", "court_id"}, exclude_none=True)


class Good(BaseModel):
    """Standing of an authority and, where it is not simply good law, why."""

    model_config = ConfigDict(frozen=True)

    standing: Standing
    caution: str | None = None


def tagged(
    passages: Iterable[LeadingPassage],
    judgments: Mapping[str, JudgmentFact],
    standings: Mapping[str, Good],
    *,
    words: int = WORDS,
    first: int = 1,
) -> tuple[Source, ...]:
    """Passages as sources, in order, none twice, tagged from `first` on, while the words last; one is always kept."""
    sources: list[Source] = []
    seen: set[str] = set()
    left = words
    for passage in passages:
        length = len(passage.text.split())
        if passage.chunk_id in seen or (sources and length > left):
            continue
        seen.add(passage.chunk_id)
        left -= length
        judgment = judgments.get(passage.authority_id)
        good = standings.get(passage.authority_id, Good(standing=Standing.NOT_COVERED))
        sources.append(
            Source(
                tag=f"S{len(sources) + first}",
                chunk_id=passage.chunk_id,
                authority_id=passage.authority_id,
                kind=passage.kind,
                authority=judgment.title if judgment else passage.title,
                citation=judgment.citation if judgment else None,
                court=judgment.court if judgment else None,
                court_id=judgment.court_id if judgment else None,
                decided_on=judgment.decided_on if judgment else None,
                paragraph=passage.paragraph,
                page=passage.page,
                standing=good.standing,
                caution=good.caution,
                text=passage.text,
            )
        )
    return tuple(sources)
