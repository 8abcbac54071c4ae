"""Lists of judgments without texts: what each row becomes, and what a look-up then knows."""

from __future__ import annotations

import csv
import json
from datetime import date
from pathlib import Path

import pytest

from nyayagraph.errors import SourceError
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.judgments import ingest_judgments
from nyayagraph.ingest.listed import read_open_data, read_table
from nyayagraph.ingest.sources import SourceJudgment, Unreadable
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.check import verify
from nyayagraph.verify.lookup import status_of
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict

MANEKA = {
    "diary_no": "1-1978",
    "Judgement_type": "J",
    "case_no": "W.P. 231 of 1977",
    "pet": "MANEKA GANDHI",
    "res": "UNION OF INDIA",
    "pet_adv": "",
    "res_adv": "",
    "bench": "M. H. BEG, P. N. BHAGWATI",
    "judgement_by": "P. N. BHAGWATI",
    "judgment_dates": "25-01-1978",
    "temp_link": "",
}
DAMANI = ("2001", "M.N. DAMANI versus S.K. SINHA AND ORS.", "02-05-2001", "2001 INSC 271", "[2001] 3 S.C.R. 415")


def write_table(folder: Path, *rows: tuple[str, ...], columns: str = "year,title,date,insc,scr") -> Path:
    file = folder / "listed.csv"
    with file.open("w", encoding="utf-8", newline="") as handle:
        writer = csv.writer(handle)
        writer.writerow(columns.split(","))
        writer.writerows(rows)
    return file


def test_a_row_becomes_a_judgment_with_its_day_and_citations(tmp_path: Path) -> None:
    one, *others = read_table(write_table(tmp_path, DAMANI))

    assert not others
    assert isinstance(one, SourceJudgment)
    assert (one.record.title, one.record.decided_on) == ("M.N. Damani v. S.K. Sinha and Ors", date(2001, 5, 2))
    assert one.record.citations == ("2001 INSC 271", "[2001] 3 SCR 415")
    assert one.text == ""


def test_a_judgment_listed_for_each_language_is_one(tmp_path: Path) -> None:
    assert len(list(read_table(write_table(tmp_path, DAMANI, ("2002", *DAMANI[1:]), DAMANI)))) == 1


@pytest.mark.parametrize(
    ("day", "neutral", "expected", "year"),
    [
        ("02-05-2001", "2001 INSC 271", date(2001, 5, 2), 2001),
        ("06-09-1998", "1996 INSC 1010", None, 1996),  # the day of a later print
        ("02-05-1901", "2001 INSC 271", None, 2001),  # no court sat
        ("", "2001 INSC 271", None, 2001),
        ("02-05-2001", "", date(2001, 5, 2), 2001),
    ],
)
def test_a_day_that_cannot_be_right_is_left_out(
    tmp_path: Path, day: str, neutral: str, expected: date | None, year: int
) -> None:
    (one,) = read_table(write_table(tmp_path, ("", "A. RAO versus B. SINGH", day, neutral, "[2001] 3 S.C.R. 415")))

    assert isinstance(one, SourceJudgment)
    assert (one.record.decided_on, one.year) == (expected, year)


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (("", " versus B. SINGH", "02-05-2001", "2001 INSC 271", ""), "no parties"),
        (("", "A. RAO versus B. SINGH", "02-05-2001", "", "unreported"), "no citation"),
        (("", "A. RAO versus B. SINGH"), "no citation"),
    ],
)
def test_a_row_that_says_too_little_is_counted_and_passed_over(
    tmp_path: Path, row: tuple[str, ...], reason: str
) -> None:
    bad, good = read_table(write_table(tmp_path, row, DAMANI))

    assert isinstance(bad, Unreadable)
    assert reason in bad.reason
    assert bad.source == "listed:line-2"
    assert isinstance(good, SourceJudgment)


def test_a_matter_of_no_parties_bears_its_title(tmp_path: Path) -> None:
    (one,) = read_table(write_table(tmp_path, ("", "IN RE: POLICY versus", "18-02-2025", "2025 INSC 239", "")))

    assert isinstance(one, SourceJudgment)
    assert one.record.title == "In Re: Policy"


def test_a_table_of_other_columns_is_named_with_what_it_needs(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match=r"listed\.csv has the columns a, b; a list of judgments needs title, date"):
        list(read_table(write_table(tmp_path, columns="a,b")))


def test_the_open_data_layout_as_a_table_is_the_same_judgments(tmp_path: Path) -> None:
    table = write_table(tmp_path, tuple(MANEKA.values()), columns=",".join(MANEKA))
    file = tmp_path / "01-01-1970-31-12-1979.json"
    file.write_text(json.dumps({"data": [MANEKA]}), encoding="utf-8")

    assert list(read_table(table)) == list(read_open_data(file))


@pytest.mark.graph
def test_the_open_data_layout_gives_facts_without_text(scratch_graph: Graph, tmp_path: Path) -> None:
    file = tmp_path / "01-01-1970-31-12-1979.json"
    file.write_text(json.dumps({"data": [MANEKA, {"pet": "NOBODY"}]}), encoding="utf-8")

    report = ingest_judgments(scratch_graph, [file], workers=0)

    status = status_of(scratch_graph, "Maneka Gandhi v. Union of India", date(2026, 1, 1))
    assert status.authority_id == "sc-1978-01-25-maneka-gandhi-v-union-of-india"
    assert len(report.unreadable) == 1


@pytest.mark.graph
def test_what_is_listed_is_known_to_exist(scratch_graph: Graph, embedder: Embedder, tmp_path: Path) -> None:
    ingest_judgments(scratch_graph, [write_table(tmp_path, DAMANI)], workers=0)
    text = (
        "See M.N. Damani v. S.K. Sinha, (2001) 5 SCC 156; 2001 INSC 271; A. Rao v. B. Singh, (2001) 5 SCC 998; "
        "Rao v. Singh, 2001 INSC 271."
    )

    checks = verify(scratch_graph, embedder, text, on=date(2026, 1, 1)).citations

    assert [(one.text, one.verdict) for one in checks] == [
        ("(2001) 5 SCC 156", CitationVerdict.NOT_COVERED),
        ("2001 INSC 271", CitationVerdict.VERIFIED),
        ("(2001) 5 SCC 998", CitationVerdict.NOT_FOUND),
        ("2001 INSC 271", CitationVerdict.MISATTRIBUTED),
    ]
    assert status_of(scratch_graph, "2001 INSC 271", date(2026, 1, 1)).standing is Standing.GOOD


@pytest.mark.graph
@pytest.mark.parametrize(
    "claim",
    [
        "an amendment is law within article 13(2) and may not take away fundamental rights",
        '"An amendment is law within article 13(2) and may take away fundamental rights"',
    ],
    ids=["what another judgment says", "a quotation near what another judgment says"],
)
def test_what_a_listed_judgment_held_is_neither_borne_out_nor_denied(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path, claim: str
) -> None:
    seed = Path(__file__).parents[1] / "data" / "seed_judgments.jsonl"
    ingest_judgments(scratch_graph, [write_table(tmp_path, DAMANI), seed], workers=0)

    report = verify(scratch_graph, embedder, f"In 2001 INSC 271 it was held that {claim}.", on=date(2026, 1, 1))

    assert [one.verdict for one in report.citations if one.kind == "neutral"] == [CitationVerdict.VERIFIED]
    assert [(one.verdict, one.evidence[0].rule) for one in report.claims] == [
        (ClaimVerdict.NOT_CHECKED, "words_not_held")
    ]
