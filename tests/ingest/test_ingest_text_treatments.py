"""Treatments read from a text become relationships, and what `status` says rests on them."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from nyayagraph.cypher.ingest import HoldToCurated
from nyayagraph.graph import Graph
from nyayagraph.ingest.citator import ingest_citator
from nyayagraph.ingest.delete import delete_judgment
from nyayagraph.ingest.judgments import ingest_judgments
from nyayagraph.ingest.sources import SourceJudgment
from nyayagraph.ingest.text_treatments import read_treatments
from nyayagraph.law.find import find
from nyayagraph.law.records import JudgmentRecord
from nyayagraph.law.treatment.authorities import authorities
from nyayagraph.law.treatment.in_text import treatments
from nyayagraph.law.treatment.kinds import Standing, Treatment
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


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (f"{EARLIER}, overruled in Shyam Sunder v. Hari Mal, AIR 1971 SC 9, said so.", ["overruled_in"]),
        (f"Shyam Sunder v. Hari Mal, AIR 1971 SC 9, has the effect of overruling {EARLIER}.", []),
        (f"It is doubtful whether {EARLIER} was overruled.", []),
    ],
)
def test_an_overruling_by_another_is_told_in_so_many_words(words: str, told: list[str]) -> None:
    record = JudgmentRecord(title="Gopal v. Mohan", court_id="supreme-court", citations=("AIR 1980 SC 9",))
    text = f"The appeal is about notice. {words}"
    read = read_treatments(SourceJudgment(source="x:1", sha256="0", record=record, text=text), find(text))

    assert [row.rule for row in read if row.source == "reported"] == told


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
def test_a_curated_record_of_the_same_two_judgments_takes_the_effect(scratch_graph: Graph, tmp_path: Path) -> None:
    """PageRank and dates of passages go by effect alone; the relationship stays, for it has the words."""
    load(scratch_graph, tmp_path, later_judges=5, words=f"We overrule the decision in {EARLIER}.")
    assert [(edge["source"], edge["effective"]) for edge in edges(scratch_graph)] == [("text", True)]
    with scratch_graph._driver.session() as session:
        session.run(
            "MATCH (later:Judgment {year: 1971}) MATCH (earlier:Judgment {year: 1960}) "
            "CREATE (later)-[:DISTINGUISHES {source: 'starter', effective: true}]->(earlier)"
        ).consume()

    scratch_graph.write(HoldToCurated())

    assert {(edge["source"], edge["effective"]) for edge in edges(scratch_graph)} == {
        ("text", False),
        ("starter", True),
    }
    assert scratch_graph.write(HoldToCurated()).is_empty()


def test_what_the_text_only_reports_is_no_treatment(scratch_graph: Graph, tmp_path: Path) -> None:
    load(scratch_graph, tmp_path, later_judges=5, words=f"It was contended that {EARLIER} was wrongly decided.")

    assert edges(scratch_graph) == []


@pytest.mark.graph
def test_a_judgment_known_by_its_name_only_is_treated_and_one_whose_name_gainsays_is_not(
    scratch_graph: Graph, tmp_path: Path
) -> None:
    load(scratch_graph, tmp_path, later_judges=5, words="We overrule Ram Lal v. State of Bihar, [1960] 2 SCR 300.")
    assert [edge["rule"] for edge in edges(scratch_graph)] == ["we_overrule"]

    other = line(
        3, "Gopal Das v. Mohan Sen", "1972-03-02", "1972 AIR 9", 5, "We overrule A. Roy v. B. Khan, AIR 1960 SC 100."
    )
    (tmp_path / "other.jsonl").write_text(other + "\n", encoding="utf-8")
    ingest_judgments(scratch_graph, [tmp_path / "other.jsonl"], workers=0)

    assert len(edges(scratch_graph)) == 1


TOLD = f"{EARLIER}, overruled in Shyam Sunder v. Hari Mal, AIR 1971 SC 200, took another view."


def load_told(graph: Graph, folder: Path, *, judges: int = 5, day: str = "1971-03-02", words: str = TOLD) -> None:
    """The earlier judgment, that which overruled it, and a third that tells of it; in an order that lets all wait."""
    lines = (
        line(3, "Gopal Das v. Mohan Sen", "1980-03-02", "1980 AIR 9", 2, words),
        line(2, "Shyam Sunder v. Hari Mal", day, "1971 AIR 200", judges, "Notice is not needed."),
        line(1, "Ram Lal v. State of Bihar", "1960-01-05", "1960 AIR 100", 3, "Notice is needed."),
    )
    for number, printed in enumerate(lines):
        (folder / f"{number}.jsonl").write_text(printed + "\n", encoding="utf-8")
        ingest_judgments(graph, [folder / f"{number}.jsonl"], workers=0)


@pytest.mark.graph
def test_an_overruling_told_by_a_third_judgment_is_kept_with_who_told_it(scratch_graph: Graph, tmp_path: Path) -> None:
    load_told(scratch_graph, tmp_path)

    [edge] = edges(scratch_graph)
    assert (edge["source"], edge["reported_by"]) == ("reported", "sc-1980-03-02-gopal-das-v-mohan-sen")
    assert edge["evidence"] == TOLD
    assert status_of(scratch_graph, "AIR 1960 SC 100", date(2020, 1, 1)).standing is Standing.OVERRULED

    delete_judgment(scratch_graph, edge["reported_by"])

    assert edges(scratch_graph) == []


@pytest.mark.graph
@pytest.mark.parametrize(
    "told",
    [
        pytest.param({"judges": 2}, id="by a smaller bench"),
        pytest.param({"day": "1955-03-02"}, id="by an older judgment"),
        pytest.param({"words": TOLD.replace("Shyam Sunder v. Hari Mal", "A. Roy v. B. Khan")}, id="by another name"),
        pytest.param({"words": TOLD.replace("overruled in", "not overruled in")}, id="denied"),
    ],
)
def test_an_overruling_that_cannot_be_is_not_told(scratch_graph: Graph, tmp_path: Path, told: dict[str, Any]) -> None:
    load_told(scratch_graph, tmp_path, **told)

    assert edges(scratch_graph) == []


@pytest.mark.graph
def test_what_the_judgment_says_itself_goes_before_what_a_third_tells(scratch_graph: Graph, tmp_path: Path) -> None:
    load_told(scratch_graph, tmp_path)
    own = tmp_path / "citator.csv"
    own.write_text(
        "citing_citation,code,cited_citation,where\nAIR 1971 SC 200,D,AIR 1960 SC 100,(5)\n", encoding="utf-8"
    )

    ingest_citator(scratch_graph, [own])

    assert [edge["treatment"] for edge in edges(scratch_graph)] == ["distinguished"]
