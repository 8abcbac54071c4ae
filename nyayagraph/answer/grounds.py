"""What an answer's confidence rests on: how far that carries, and in one line for a person. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nyayagraph.answer.context import Context
from nyayagraph.answer.relevance import NEARLY_ALL
from nyayagraph.answer.sources import Source
from nyayagraph.answer.wording import listed
from nyayagraph.law.standing import PENAL_ACTS
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.confidence import label_of
from nyayagraph.verify.report import Confidence

CAP_MET_BY_SEARCH = 0.55
_MET_BY_SEARCH = "rests on sentences that a search met in judgments; nobody has weighed them against the rest"
CAP_NOT_OF_DAY = 0.4
_NOT_OF_DAY = "the words that a provision had on the day are not held"
_LEAST_FIT = 0.3
_LEAST_FIT_OF_NAMED = 0.5
_LOOSE = "holds only a part of what is asked"


def weighed(
    confidence: Confidence, *, names_authority: bool, is_written: bool, fit: float, is_of_day: bool = True
) -> Confidence:
    """The confidence, capped where no proposition, no statute and no authority that was asked for is behind it.

    So it is where the words of a provision are not those of the day, not `is_of_day`.

    It falls with `fit`, the share of what is asked that the answer's text holds.
    """
    caps: list[tuple[float, str]] = []
    if not (names_authority or is_written):
        caps.append((CAP_MET_BY_SEARCH, _MET_BY_SEARCH))
    if not is_of_day:
        caps.append((CAP_NOT_OF_DAY, _NOT_OF_DAY))
    if fit < NEARLY_ALL:
        least = _LEAST_FIT_OF_NAMED if names_authority else _LEAST_FIT
        caps.append((round(least + (1 - least) * fit, 4), _LOOSE))
    for most, why in caps:
        if confidence.score > most:
            capped_by = (*confidence.capped_by, why)
            confidence = confidence.model_copy(update={"score": most, "label": label_of(most), "capped_by": capped_by})
    return confidence


def confidence_line(confidence: Confidence, sources: Sequence[Source], context: Context) -> str:
    """`Confidence: High (0.87), based on 3 Supreme Court judgments and current statutory text.`"""
    courts: Counter[str] = Counter()
    for judgment_id in dict.fromkeys(source.authority_id for source in sources if source.kind != "statute"):
        court = next(source.court for source in sources if source.authority_id == judgment_id) or "other"
        courts[court.removesuffix(" of India")] += 1
    grounds = [f"{count} {court} judgment{'s' if count > 1 else ''}" for court, count in sorted(courts.items())]
    statutes = [source for source in sources if source.kind == "statute"]
    if statutes:
        grounds.append(_statutory(statutes, context))
    based = f", based on {listed(grounds)}" if grounds else ""
    return f"Confidence: {confidence.label} ({confidence.score:.2f}){based}."


def _statutory(statutes: Sequence[Source], context: Context) -> str:
    if not context.is_of_day():
        return "statutory text, but not that of the day of each provision"
    current = [source for source in statutes if source.standing is Standing.IN_FORCE]
    if len(current) == len(statutes):
        return "current statutory text"
    penal = any(source.authority_id.partition("/")[0] in PENAL_ACTS for source in statutes)
    if context.offence_date and penal:
        return "the statutory text of the day of the offence"
    return "current and earlier statutory text" if current else "statutory text that is not in force"
