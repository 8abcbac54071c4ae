"""Treatments as sources state them: curated records and printed CITATOR INFO tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from nyayagraph.cypher.ingest.rows import TreatmentParam
from nyayagraph.errors import ParseError
from nyayagraph.ingest.sources import SourceJudgment, Unreadable
from nyayagraph.ingest.tables import table_rows
from nyayagraph.law.citations.keys import CitationKey
from nyayagraph.law.treatment.kinds import Scope, Treatment, citator_treatment

RELATIONSHIP: dict[Treatment, str] = {
    Treatment.FOLLOWED: "FOLLOWS",
    Treatment.APPLIED: "FOLLOWS",
    Treatment.APPROVED: "FOLLOWS",
    Treatment.DISTINGUISHED: "DISTINGUISHES",
    Treatment.EXPLAINED: "EXPLAINS",
    Treatment.DOUBTED: "DOUBTS",
    Treatment.NOT_FOLLOWED: "NOT_FOLLOWED",
    Treatment.PER_INCURIAM: "NOT_FOLLOWED",
    Treatment.OVERRULED: "OVERRULES",
    Treatment.REVERSED: "REVERSES",
    Treatment.AFFIRMED: "AFFIRMS",
    Treatment.REFERRED_TO_LARGER_BENCH: "REFERRED_TO_LARGER_BENCH",
}
_COLUMNS = {"citing_citation", "code", "cited_citation", "where"}


def treatment_rows(judgment: SourceJudgment) -> list[TreatmentParam]:
    """Treatments that a curated record states; `cited` is no treatment and gives none."""
    record = judgment.record
    return [
        TreatmentParam(
            citing_key=record.citations[0],
            cited_key=treated.citation,
            type=RELATIONSHIP[treated.treatment],
            treatment=treated.treatment.value,
            scope=treated.scope.value,
            point=treated.point,
            effective=treated.effective,
            evidence=treated.note,
            source=judgment.source.partition(":")[0],
        )
        for treated in record.treats
        if treated.treatment in RELATIONSHIP and record.citations
    ]


def read_citator(path: Path) -> Iterator[TreatmentParam | Unreadable]:
    """Treatments of a citator table: columns citing_citation, code, cited_citation, where.

    Codes whose meaning is printed nowhere say only that one judgment cites the other; they give nothing here,
    for the texts themselves are read for citations.
    """
    for number, row in table_rows(path, _COLUMNS, "citator table"):
        cells = {column: cell for column in _COLUMNS if (cell := row[column]) is not None}
        if len(cells) < len(_COLUMNS):
            yield Unreadable(f"citator:{path.name}:{number}", f"{min(_COLUMNS - set(cells))} is missing")
            continue
        treatment = citator_treatment(cells["code"])
        if treatment not in RELATIONSHIP:
            continue
        try:
            citing, cited = (str(CitationKey.parse(cells[side])) for side in ("citing_citation", "cited_citation"))
        except ParseError as exc:
            yield Unreadable(f"citator:{path.name}:{number}", str(exc))
            continue
        yield TreatmentParam(
            citing_key=citing,
            cited_key=cited,
            type=RELATIONSHIP[treatment],
            treatment=treatment.value,
            scope=Scope.WHOLE.value,
            point=None,
            effective=True,
            evidence=f"CITATOR INFO {cells['code']} {cells['where']}".strip(),
            source="citator",
        )
