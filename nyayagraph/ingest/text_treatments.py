"""Treatments that a judgment's own text states, as rows for the graph: only what it says itself, and surely. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from nyayagraph.cypher.ingest.rows import TreatmentParam
from nyayagraph.ingest.sources import SourceJudgment
from nyayagraph.ingest.treatments import RELATIONSHIP
from nyayagraph.law.authorities import authorities
from nyayagraph.law.find import FoundReference
from nyayagraph.law.treatment_text import treatments

# Below this a statement stays unsaid; `python -m bench.treatment overruled` prints the precision above it.
SURE_ENOUGH = 0.75
_LONGEST_EVIDENCE = 500


def read_treatments(judgment: SourceJudgment, references: Sequence[FoundReference]) -> tuple[TreatmentParam, ...]:
    """The treatments that the text of `judgment` states; none where it has no citation by which it is known.

    Of every judgment cited the treatment that changes reliance most, with the words that show it and where they are.
    """
    own = judgment.record.citations
    if not own or not judgment.text:
        return ()
    parts = judgment.parts()
    headnote = next(((part.start, part.end) for part in parts if part.heading == "Headnote"), None)
    body = next((part.start for part in parts if part.heading == "Judgment"), 0)
    found = authorities(judgment.text, references, start=parts[0].start if parts else 0)
    rows = []
    for stated in treatments(judgment.text, found, body=body, headnote=headnote):
        keys = found[stated.authority].keys
        if (
            stated.sure < SURE_ENOUGH
            or stated.treatment not in RELATIONSHIP
            or not keys
            or not keys.keys().isdisjoint(own)
        ):
            continue
        rows.append(
            TreatmentParam(
                citing_key=own[0],
                cited_key=next(iter(keys)),
                type=RELATIONSHIP[stated.treatment],
                treatment=stated.treatment.value,
                scope=stated.scope.value,
                point=None,
                effective=True,
                evidence=_evidence(judgment.text[stated.start : stated.end]),
                source="text",
                rule=stated.rule,
                sure=stated.sure,
                char_start=stated.start,
                char_end=stated.end,
            )
        )
    return tuple(rows)


def _evidence(sentence: str) -> str:
    """The sentence in one line; of a long one its end, where the verb of a list stands."""
    plain = " ".join(sentence.split())
    return plain if len(plain) <= _LONGEST_EVIDENCE else f"…{plain[-_LONGEST_EVIDENCE:]}"
