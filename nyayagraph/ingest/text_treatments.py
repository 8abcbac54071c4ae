"""Treatments that a judgment's own text states, as rows for the graph: only what it says itself, and surely. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from nyayagraph.cypher.ingest.rows import TreatmentParam
from nyayagraph.ingest.sources import SourceJudgment
from nyayagraph.ingest.treatments import RELATIONSHIP
from nyayagraph.law.find import FoundReference
from nyayagraph.law.treatment.authorities import Authority, authorities
from nyayagraph.law.treatment.in_text import TreatmentFound, statements, treatments
from nyayagraph.law.treatment.kinds import Treatment
from nyayagraph.law.treatment.voice import Voice

# Below this a statement stays unsaid; `python -m bench.treatment overruled` prints the precision above it.
SURE_ENOUGH = 0.75
_LONGEST_EVIDENCE = 500
# What tells of an overruling by another judgment in so many words: `X, overruled in Y`, `X was overruled by Y`.
_TOLD = frozenset({"overruled_in", "was_overruled"})


def read_treatments(judgment: SourceJudgment, references: Sequence[FoundReference]) -> tuple[TreatmentParam, ...]:
    """The treatments that the text of `judgment` states; none where it has no citation by which it is known.

    Of every judgment cited the treatment that changes reliance most, with the words that show it and where they are;
    and that one judgment overruled another, as `X, overruled in Y` tells it.
    """
    own = judgment.record.citations
    if not own or not judgment.text:
        return ()
    parts = judgment.parts()
    headnote = next(((part.start, part.end) for part in parts if part.heading == "Headnote"), None)
    body = next((part.start for part in parts if part.heading == "Judgment"), 0)
    found = authorities(judgment.text, references, start=parts[0].start if parts else 0)
    stated = treatments(judgment.text, found, body=body, headnote=headnote)
    told = statements(judgment.text, found, body=body, headnote=headnote)
    rows = [
        _row(judgment, one, citing=own[0], cited=next(iter(found[one.authority].keys)))
        for one in stated
        if _is_sure(one) and _is_other(found[one.authority], own)
    ]
    rows += [
        _row(
            judgment,
            one,
            citing=next(iter(found[one.by].keys)),
            cited=next(iter(found[one.authority].keys)),
            reported_by=own[0],
        )
        for one in told
        if one.by is not None
        and one.rule in _TOLD
        and one.treatment is Treatment.OVERRULED
        and not one.negated
        and one.voice in (Voice.COURT, Voice.ANOTHER)
        and _is_sure(one)
        and _is_other(found[one.authority], own)
        and _is_other(found[one.by], own)
    ]
    return tuple(rows)


def _is_sure(one: TreatmentFound) -> bool:
    return one.sure >= SURE_ENOUGH and one.treatment in RELATIONSHIP


def _is_other(authority: Authority, own: Sequence[str]) -> bool:
    """Whether a judgment named has a citation, and none of those of the judgment at hand."""
    return bool(authority.keys) and authority.keys.keys().isdisjoint(own)


def _row(
    judgment: SourceJudgment, one: TreatmentFound, *, citing: str, cited: str, reported_by: str | None = None
) -> TreatmentParam:
    return TreatmentParam(
        citing_key=citing,
        cited_key=cited,
        type=RELATIONSHIP[one.treatment],
        treatment=one.treatment.value,
        scope=one.scope.value,
        point=None,
        effective=True,
        evidence=_evidence(judgment.text[one.start : one.end]),
        source="text" if reported_by is None else "reported",
        rule=one.rule,
        sure=one.sure,
        char_start=one.start,
        char_end=one.end,
        reported_by=reported_by,
    )


def _evidence(sentence: str) -> str:
    """The sentence in one line; of a long one its end, where the verb of a list stands."""
    plain = " ".join(sentence.split())
    return plain if len(plain) <= _LONGEST_EVIDENCE else f"…{plain[-_LONGEST_EVIDENCE:]}"
