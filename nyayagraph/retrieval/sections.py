"""Sections ranked by all that is known of them, each once, its counterpart in the other code right behind it. Pure.

Of a question put in everyday words, each leg finds other passages of a section: its text, its gist, plain words on
it. The passages are grouped, and the best of each leg counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pydantic import BaseModel, ConfigDict

from nyayagraph.cypher.codes import CounterpartRow
from nyayagraph.retrieval.fusion import Leg, RankedPassage

WORDS_OF = "words:"
# What the legs count where sections are ranked; a provision that is named outright leads whatever the words say.
SECTION_WEIGHTS: Mapping[Leg, float] = {"lexical": 0.8, "vector": 0.2, "matter": 0.6, "provision": 2.0}
# A section without counterpart is taken to have one that fits a little less, so that it is not put behind for that.
_ALONE = 0.8


class RankedSection(BaseModel):
    """A section, its score, the passage that shows it best (where one of its own was found), and what led to it."""

    model_config = ConfigDict(frozen=True)

    section_id: str
    score: float
    chunk_id: str | None
    counterpart_of: CounterpartRow | None = None


def section_of_passage(passage: RankedPassage) -> str:
    """The section that a passage is of, or that its plain words are on."""
    return passage.authority_id.removeprefix(WORDS_OF)


def section_scores(
    runs: Mapping[Leg, Sequence[RankedPassage]], weights: Mapping[Leg, float] = SECTION_WEIGHTS
) -> dict[str, float]:
    """For each section the weighted sum over legs of its best score there, as a share of the leg's best.

    A leg that ranks a section first gives it the most that it gives to any, so it never lowers that section. Scores
    of a leg matter up to a factor; what is not above nought counts as nought.
    """
    scores: dict[str, float] = {}
    for leg, run in runs.items():
        top = max((passage.score for passage in run), default=0.0)
        if top <= 0 or not weights.get(leg):
            continue
        best: dict[str, float] = {}
        for passage in run:
            section_id = section_of_passage(passage)
            best[section_id] = max(best.get(section_id, 0.0), passage.score / top)
        for section_id, share in best.items():
            scores[section_id] = scores.get(section_id, 0.0) + weights[leg] * share
    return scores


def own_passages(runs: Mapping[Leg, Sequence[RankedPassage]]) -> dict[str, str]:
    """The best passage of each section's own text or gist: the highest in the first leg that has one."""
    found: dict[str, str] = {}
    for run in runs.values():
        for passage in run:
            if not passage.authority_id.startswith(WORDS_OF):
                found.setdefault(passage.authority_id, passage.chunk_id)
    return found


def ranked_sections(
    scores: Mapping[str, float], counterparts: Sequence[CounterpartRow], passages: Mapping[str, str]
) -> Iterator[RankedSection]:
    """Sections best first, by their own score and that of their best counterpart, each once.

    Right behind a section stands its best counterpart, marked as such; its other counterparts keep their own places.
    Equal scores keep the order of ids.
    """
    pairs: dict[str, list[CounterpartRow]] = {}
    for row in counterparts:
        pairs.setdefault(row.section_id, []).append(row)

    def own(section_id: str) -> float:
        return scores.get(section_id, 0.0)

    def joint(section_id: str) -> float:
        others = [own(row.counterpart_id) for row in pairs.get(section_id, ())]
        return own(section_id) + (max(others) if others else _ALONE * own(section_id))

    seen: set[str] = set()
    for section_id in sorted(scores, key=lambda one: (-joint(one), -own(one), one)):
        if section_id in seen:
            continue
        seen.add(section_id)
        yield RankedSection(section_id=section_id, score=joint(section_id), chunk_id=passages.get(section_id))
        others = [row for row in pairs.get(section_id, ()) if row.counterpart_id not in seen]
        if others:
            best = min(others, key=lambda row: (-own(row.counterpart_id), row.counterpart_id))
            seen.add(best.counterpart_id)
            yield RankedSection(
                section_id=best.counterpart_id,
                score=joint(section_id),
                chunk_id=passages.get(best.counterpart_id),
                counterpart_of=best,
            )
