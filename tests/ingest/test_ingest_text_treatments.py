"""Treatments read from a text become relationships, and what `status` says rests on them."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from nyayagraph.graph import Graph
from nyayagraph.ingest.judgments import ingest_judgments
from nyayagraph.ingest.sources import SourceJudgment
from nyayagraph.ingest.text_treatments import read_treatments
from nyayagraph.law.authorities import authorities
from nyayagraph.law.find import find
from nyayagraph.law.records import JudgmentRecord
from nyayagraph.law.treatment import Standing, Treatment
from nyayagraph.law.treatment_text import treatments
from nyayagraph.verify.lookup import status_of

EARLIER = "Ram Lal v. State of Bihar, AIR 1960 SC 100"
JUDGES = ["SEN, A.", "RAO, B.", "DAS, C.", "ROY, D.", "KHAN, E."]


def line(number: int, title: str, day: str, citation: str, judges: int, words: str) -> str:
    return json.dumps(
        {
            "id": str(number),
            "title": f"{title.replace(' v. ', ' vs ')} on {date.fromisoformat(day):%d %B, %Y}",
            "date_of_judgment": day,
            "petitioner": title.split(" v. ", maxsplit=1)[0].upper(),
            "respondent": title.split(" v. ")[1].upper(),
            "equivalent_citations": [citation],
            "citation_block": "",
            "bench": JUDGES[:judges],
            "text": f"JUDGMENT:\nThe appeal is about notice to a tenant before his land is taken.\n{words}\nCosts.",
        }
    )


def load(graph: Graph, folder: Path, *, later_judges: int, words: str) -> None:
    file = folder / "judgments.jsonl"
    file.write_text(
        line(1, "Ram Lal v. State of Bihar", "1960-01-05", "1960 AIR 100", 3, "Notice is needed.")
        + "\n"
        + line(2, "Shyam Sunder v. Hari Mal", "1971-03-02", "1971 AIR 200", later_judges, words)
        + "\n",
        encoding="utf-8",
    )
    ingest_judgments(graph, [file], workers=0)


def edges(graph: Graph) -> list[dict[str, Any]]:
    query = "MATCH (:Judgment)-[t:OVERRULES|FOLLOWS|DISTINGUISHES|NOT_FOLLOWED]->(:Judgment) RETURN properties(t) AS p"
    with graph._driver.session() as session:
        return [dict(record["p"]) for record in session.run(query)]


def judgment(text: str) -> SourceJudgment:
    record = JudgmentRecord(title="Shyam v. Hari", court_id="supreme-court", citations=("AIR 1971 SC 200",))
    return SourceJudgment(source="x:1", sha256="0", record=record, text=text)


def test_only_a_sure_statement_of_the_court_is_taken() -> None:
    text = f"Learned counsel submitted that {EARLIER} must be overruled. We decline to overrule {EARLIER}."

    assert read_treatments(judgment(text), find(text)) == ()


def test_what_is_said_without_certainty_stays_unsaid() -> None:
    text = f"{EARLIER} must be read as confined to its facts."

    assert [found.treatment for found in treatments(text, authorities(text, find(text)))] == [Treatment.EXPLAINED]
    assert read_treatments(judgment(text), find(text)) == ()


def test_a_judgment_does_not_treat_itself() -> None:
    text = "We overrule Shyam v. Hari, AIR 1971 SC 200."

    assert read_treatments(judgment(text), find(text)) == ()


@pytest.mark.graph
def test_an_overruling_in_the_text_is_shown_by_status_with_its_sentence(scratch_graph: Graph, tmp_path: Path) -> None:
    load(scratch_graph, tmp_path, later_judges=5, words=f"We overrule the decision in {EARLIER}.")

    answer = status_of(scratch_graph, "AIR 1960 SC 100", date(2020, 1, 1))

    assert answer.standing is Standing.OVERRULED
    assert answer.because[0].evidence == f"We overrule the decision in {EARLIER}."
    [edge] = edges(scratch_graph)
    assert (edge["source"], edge["rule"], edge["effective"], edge["bench_too_small"]) == (
        "text",
        "we_overrule",
        True,
        False,
    )


@pytest.mark.graph
def test_a_smaller_bench_overrules_in_words_only(scratch_graph: Graph, tmp_path: Path) -> None:
    load(scratch_graph, tmp_path, later_judges=2, words=f"We overrule the decision in {EARLIER}.")

    answer = status_of(scratch_graph, "AIR 1960 SC 100", date(2020, 1, 1))

    assert answer.standing is Standing.GOOD
    assert answer.because[0].rule == "smaller_bench_cannot_overrule"
    [edge] = edges(scratch_graph)
    assert (edge["effective"], edge["bench_too_small"]) == (False, True)


@pytest.mark.graph
def test_what_the_text_only_reports_is_no_treatment(scratch_graph: Graph, tmp_path: Path) -> None:
    load(scratch_graph, tmp_path, later_judges=5, words=f"It was contended that {EARLIER} was wrongly decided.")

    assert edges(scratch_graph) == []
