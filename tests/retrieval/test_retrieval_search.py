"""Searches on the starter graph and on a seed of their own: every leg, every filter, exactly k hits."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date

import pytest

from nyayagraph.errors import ConfigError
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.retrieval import Filters, search
from nyayagraph.retrieval.filters import Kind
from nyayagraph.retrieval.fusion import LEGS, Leg
from nyayagraph.retrieval.legs import leg_calls, vector_leg
from nyayagraph.retrieval.query import read_question
from nyayagraph.retrieval.resolution import resolve_judges, resolve_judgments
from nyayagraph.retrieval.search import prepare

pytestmark = pytest.mark.graph

GOLAKNATH = "Can Parliament amend fundamental rights? Golaknath v. State of Punjab"
CHEATING = "What is the punishment for cheating under section 420 IPC?"


def test_the_named_judgment_leads_and_what_overruled_it_follows(starter_graph: Graph, embedder: Embedder) -> None:
    found = search(starter_graph, embedder, GOLAKNATH, k=5)

    titles = [hit.title for hit in found.hits]
    assert found.kind == "authority"
    assert titles[0] == "I.C. Golaknath v. State of Punjab"
    assert "Kesavananda Bharati v. State of Kerala" in titles


def test_a_citation_leads_to_its_judgment(starter_graph: Graph, embedder: Embedder) -> None:
    found = search(starter_graph, embedder, "(1978) 1 SCC 248", k=3)

    assert found.hits[0].title == "Maneka Gandhi v. Union of India"


def test_a_repealed_section_comes_with_its_successor(starter_graph: Graph, embedder: Embedder) -> None:
    authorities = [hit.authority_id for hit in search(starter_graph, embedder, CHEATING, k=10).hits]

    assert authorities[0] == "ipc-1860/s420"
    assert "bns-2023/s318" in authorities


def test_the_same_number_of_another_act_is_another_section(starter_graph: Graph, embedder: Embedder) -> None:
    """Trap T2f."""
    legs = _legs(starter_graph, embedder, "Section 34 Arbitration Act")

    acts = {key.partition("/")[0] for key in legs["provision"] if "/" in key}
    assert acts <= {"arbitration-1996", "arbitration-1940"}


@pytest.mark.parametrize("text", ["GST input credit", "compensation for land", "bailee's duty"])
def test_nothing_to_start_from_gives_the_graph_leg_nothing(text: str, starter_graph: Graph, embedder: Embedder) -> None:
    """Trap T2b: landmarks are no answer to a question that does not name them."""
    legs = _legs(starter_graph, embedder, text)

    assert legs["graph"] == legs["provision"] == legs["date"] == legs["bench"] == []


def test_a_landmark_is_no_answer_to_every_question(starter_graph: Graph, embedder: Embedder) -> None:
    """Trap T2b."""
    titles = [hit.title for hit in search(starter_graph, embedder, "GST input credit", k=20).hits]

    assert not [title for title in titles if title.startswith("Kesavananda")]


@pytest.mark.parametrize(
    "asked", ["What is the punishment under Section 302?", "What is the punishment under Section 302"]
)
def test_a_question_mark_hides_no_number(asked: str, starter_graph: Graph, embedder: Embedder) -> None:
    """Trap T2d."""
    hits = search(starter_graph, embedder, asked, k=3).hits

    assert hits[0].authority_id == "ipc-1860/s302"
    assert hits[0].legs["lexical"].rank == 1


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Golaknath v. State of Punjab", "I.C. Golaknath v. State of Punjab"),
        ("Kesavananda Bharati vs State of Kerala", "Kesavananda Bharati v. State of Kerala"),
        ("What did Golaknath decide?", "I.C. Golaknath v. State of Punjab"),
        ("AIR 1978 SC 597", "Maneka Gandhi v. Union of India"),
    ],
)
def test_names_find_their_judgment(name: str, title: str, starter_graph: Graph) -> None:
    ids = resolve_judgments(starter_graph, read_question(name))

    assert len(ids) == 1
    assert _titles(starter_graph, ids) == [title]


@pytest.mark.parametrize(
    "name", ["State of Kerala v. K.M. Thomas", "Sharma v. Sharma", "(2020) 5 SCC 678", "in Punjab"]
)
def test_names_of_nothing_held_find_nothing(name: str, starter_graph: Graph) -> None:
    assert resolve_judgments(starter_graph, read_question(name)) == ()


@pytest.mark.parametrize("name", ["P.N. Bhagwati", "BHAGWATI, P.N.", "Justice P. N. Bhagwati"])
def test_a_judge_is_found_by_every_way_of_writing_the_name(name: str, starter_graph: Graph) -> None:
    assert resolve_judges(starter_graph, name) == ("pnbhagwati",)


def test_another_initial_is_another_judge(starter_graph: Graph) -> None:
    assert resolve_judges(starter_graph, "X.Y. Bhagwati") == ()


@pytest.mark.parametrize("k", [1, 5, 10, 40])
def test_there_are_exactly_k_hits_with_ranks_from_one(k: int, starter_graph: Graph, embedder: Embedder) -> None:
    hits = search(starter_graph, embedder, "fundamental rights of a citizen under the Constitution", k=k).hits

    assert [hit.rank for hit in hits] == list(range(1, k + 1))
    assert len({hit.chunk_id for hit in hits}) == k
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


def test_no_authority_shows_more_than_two_passages(starter_graph: Graph, embedder: Embedder) -> None:
    hits = search(starter_graph, embedder, "basic structure of the Constitution and Kesavananda", k=30).hits

    assert max(Counter(hit.authority_id for hit in hits).values()) <= 2


def test_what_is_not_yet_law_on_a_day_is_not_found_for_it(starter_graph: Graph, embedder: Embedder) -> None:
    before = search(starter_graph, embedder, CHEATING, Filters(valid_on=date(2024, 6, 30)), k=20).hits
    after = search(starter_graph, embedder, CHEATING, Filters(valid_on=date(2024, 7, 1)), k=20).hits

    assert "ipc-1860/s420" in {hit.authority_id for hit in before}
    assert not {hit.authority_id for hit in before if hit.authority_id.startswith("bns-2023/")}
    assert "bns-2023/s318" in {hit.authority_id for hit in after}
    assert not {hit.authority_id for hit in after if hit.authority_id.startswith("ipc-1860/")}


def test_overruled_judgments_are_not_valid_today(starter_graph: Graph, embedder: Embedder) -> None:
    hits = search(starter_graph, embedder, GOLAKNATH, Filters(valid_on=date(2025, 1, 1)), k=20).hits

    assert "I.C. Golaknath v. State of Punjab" not in {hit.title for hit in hits}


KINDS: list[tuple[Kind, set[str]]] = [
    ("statute", {"statute"}),
    ("proposition", {"proposition"}),
    ("judgment", {"judgment", "proposition"}),
]


@pytest.mark.parametrize(("kind", "allowed"), KINDS)
def test_kinds_are_kept(kind: Kind, allowed: set[str], starter_graph: Graph, embedder: Embedder) -> None:
    hits = search(starter_graph, embedder, CHEATING, Filters(kinds=(kind,)), k=10).hits

    assert len(hits) == 10
    assert {hit.kind for hit in hits} <= allowed


def test_the_shares_of_an_explained_hit_are_its_score(starter_graph: Graph, embedder: Embedder) -> None:
    found = search(starter_graph, embedder, GOLAKNATH, k=5, explain=True)

    assert sum(found.weights.values()) == pytest.approx(1.0, abs=1e-12)
    for hit in found.hits:
        assert sum(leg.share or 0.0 for leg in hit.legs.values()) == pytest.approx(hit.score, abs=1e-12)


def test_the_json_of_a_search_is_what_was_published(starter_graph: Graph, embedder: Embedder) -> None:
    found = json.loads(search(starter_graph, embedder, CHEATING, k=2).model_dump_json())

    assert {"query", "filters", "hits", "timings_ms"} <= set(found)
    assert {
        "rank", "chunk_id", "authority_id", "title", "citation", "court", "decided_on", "page", "paragraph",
        "char_start", "char_end", "text", "score", "legs",
    } <= set(found["hits"][0])  # fmt: skip
    assert {"rank", "score"} <= set(found["hits"][0]["legs"]["lexical"])
    assert {"from", "to"} <= set(found["filters"])


@pytest.mark.parametrize(("question", "k"), [("", 5), ("  ", 5), ("bail", 0)])
def test_a_search_for_nothing_is_refused(question: str, k: int, starter_graph: Graph, embedder: Embedder) -> None:
    with pytest.raises(ConfigError):
        search(starter_graph, embedder, question, k=k)


@pytest.mark.parametrize("question", ["?!", "the of and", "\x00", '"(((', "xqzzv wvvq", "bail " * 1_000])
def test_odd_questions_are_searched_without_failing(question: str, starter_graph: Graph, embedder: Embedder) -> None:
    assert len(search(starter_graph, embedder, question, k=3).hits) <= 3


def test_a_question_of_a_thousand_words_keeps_its_query_bounded(starter_graph: Graph, embedder: Embedder) -> None:
    facts = " ".join(f"word{number} cheating property" for number in range(400))

    ask = prepare(starter_graph, embedder, read_question(facts), Filters())

    assert len(ask.terms()) == 24
    assert {"cheating", "property"} <= set(ask.terms())


def _legs(graph: Graph, embedder: Embedder, text: str, filters: Filters | None = None) -> dict[Leg, list[str]]:
    ask = prepare(graph, embedder, read_question(text), filters or Filters())
    return {leg: [passage.authority_id for passage in call()] for leg, call in leg_calls(graph, ask).items()}


def _titles(graph: Graph, ids: tuple[str, ...]) -> list[str]:
    with graph._driver.session() as session:
        rows = session.run("MATCH (j:Judgment) WHERE j.judgment_id IN $ids RETURN j.title AS title", ids=list(ids))
        return [row["title"] for row in rows]


SEED_TEXT = "Anticipatory bail may be granted where arrest is feared and custody serves no purpose, held the bench."
FILTERS = [
    Filters(court="high-court-delhi"),
    Filters(date_from=date(1990, 1, 1)),
    Filters(date_to=date(1989, 12, 31)),
    Filters(acts=("crpc-1973",)),
    Filters(sections=("crpc-1973/s438",)),
    Filters(judge="P.N. Bhagwati"),
    Filters(bench_min=5),
    Filters(valid_on=date(1995, 1, 1)),
    Filters(kinds=("proposition",)),
    Filters(court="supreme-court", bench_min=3, date_from=date(1985, 1, 1), sections=("crpc-1973/s438",)),
]
ASKED = "Justice Krishna Iyer on anticipatory bail under section 438 CrPC in 1992, five-judge bench, First v. Other"


@pytest.fixture
def seed(scratch_graph: Graph, embedder: Embedder) -> Graph:
    """Sixteen judgments in every combination of court, year, bench and judge, the first citing the others."""
    rows = []
    for number in range(16):
        high, late, full, bhagwati = (bool(number & bit) for bit in (1, 2, 4, 8))
        court, year, bench = "high-court-delhi" if high else "supreme-court", 1992 if late else 1980, 5 if full else 2
        judge, until = "pnbhagwati" if bhagwati else "vrkrishnaiyer", 19940101 if number % 3 == 0 else 99991231
        section = "crpc-1973/s438" if number % 2 else "ipc-1860/s34"
        kind = "proposition" if number % 5 == 0 else "judgment"
        text = f"{SEED_TEXT} This was the matter numbered {number} of {year}."
        rows.append(
            {
                "id": f"j{number:02d}", "title": f"{'First' if number == 0 else f'Party{number}'} v. Other",
                "court": court, "year": year, "bench": bench, "judge": judge, "until": until,
                "section": section, "kind": kind,
                "text": text, "embedding": embedder.embed([text])[0].tolist(),
                "terms": [
                    "kind_judgment_0", f"court_{court.replace('-', '')}_0", f"date_{year}0101", f"until_{until}",
                    f"bench_{bench:02d}", f"judge_{judge}_0", f"act_{section.partition('/')[0].replace('-', '')}_0",
                    f"sec_{section.replace('-', '').replace('/', '')}_0",
                ],
            }
        )  # fmt: skip
    with scratch_graph._driver.session() as session:
        session.run(
            "UNWIND $rows AS r "
            "MERGE (j:Judgment {judgment_id: r.id}) SET j.title = r.title, j.names = [], j.court_id = r.court, "
            "  j.decided_on = date({year: r.year, month: 1, day: 1}) "
            "MERGE (g:Judge {judge_id: r.judge}) "
            "  SET g.name = CASE r.judge WHEN 'pnbhagwati' THEN 'P.N. Bhagwati' ELSE 'V.R. Krishna Iyer' END "
            "MERGE (g)-[:SAT_ON]->(j) "
            "MERGE (s:Section {section_id: r.section}) MERGE (j)-[c:CITES_SECTION]->(s) "
            "  SET c.count = 1, c.ordinals = [0], c.clauses = [] "
            "MERGE (c2:Chunk {chunk_id: r.id + '#0000'}) "
            "SET c2 += {authority_id: r.id, title: r.title, kind: r.kind, text: r.text, ordinal: 0, char_start: 0, "
            "  char_end: size(r.text), embedding: r.embedding, decided: r.year * 10000 + 101, good_until: r.until, "
            "  court_id: r.court, bench_strength: r.bench, act_id: '', filter_terms: r.terms} "
            "MERGE (c2)-[:PART_OF]->(j)",
            rows=rows,
        ).consume()
        session.run(
            "MATCH (a:Judgment {judgment_id: 'j00'}), (b:Judgment) WHERE a <> b "
            "MERGE (a)-[c:CITES]->(b) SET c.count = 1"
        ).consume()
        session.run("CREATE (:IngestRun {run_id: randomUUID(), finished: datetime()})").consume()
    return scratch_graph


@pytest.mark.parametrize("filters", FILTERS, ids=lambda filters: str(filters.model_dump(exclude_defaults=True)))
def test_every_leg_obeys_every_filter(filters: Filters, seed: Graph, embedder: Embedder) -> None:
    allowed = _allowed(seed, filters)

    legs = _legs(seed, embedder, ASKED, filters)
    hits = search(seed, embedder, ASKED, filters, k=16).hits

    # The index knows propositions as passages of judgments; the selection tells them apart.
    checked = [leg for leg in LEGS if not filters.kinds or leg in ("vector", "graph", "provision")]
    assert {leg: set(legs[leg]) - allowed for leg in checked} == {leg: set() for leg in checked}
    assert {hit.authority_id for hit in hits} == allowed


def test_without_a_filter_every_leg_finds_something(seed: Graph, embedder: Embedder) -> None:
    legs = _legs(seed, embedder, ASKED)

    assert {leg for leg in LEGS if legs[leg]} == set(LEGS)


def test_more_hits_than_passages_are_asked_for_and_none_comes_twice(seed: Graph, embedder: Embedder) -> None:
    """Trap T2c."""
    ask = prepare(seed, embedder, read_question("anticipatory bail"), Filters())

    found = [passage.chunk_id for passage in vector_leg(seed, ask)]

    assert len(found) == len(set(found)) == 16


def test_a_text_under_two_ids_is_shown_once_and_a_common_header_is_no_duplicate(
    seed: Graph, embedder: Embedder
) -> None:
    """Trap T2q."""
    header = "IN THE SUPREME COURT OF INDIA CRIMINAL APPELLATE JURISDICTION " * 4
    texts = [
        ("d1", f"{header} The first paragraph concerns maintenance of wives."),
        ("d1", f"{header} The second paragraph concerns maintenance of parents."),
        ("d2", f"{header}  The first paragraph concerns  maintenance of wives."),
    ]
    with seed._driver.session() as session:
        for place, (authority, text) in enumerate(texts):
            session.run(
                "CREATE (:Chunk {chunk_id: $id, authority_id: $authority, title: '', kind: 'judgment', text: $text, "
                "ordinal: 0, char_start: 0, char_end: size($text), embedding: $vector, decided: 0, "
                "good_until: 99991231, court_id: '', bench_strength: 0, act_id: '', filter_terms: []})",
                id=f"{authority}#{place:04d}", authority=authority, text=text,
                vector=embedder.embed([text])[0].tolist(),
            ).consume()  # fmt: skip

    hits = search(seed, embedder, "maintenance of wives and parents", k=10).hits

    assert {hit.chunk_id for hit in hits if hit.authority_id.startswith("d")} in (
        {"d1#0000", "d1#0001"},
        {"d1#0001", "d2#0002"},
    )


def _allowed(graph: Graph, filters: Filters) -> set[str]:
    """Judgments that meet the filters, worked out from the nodes in Python."""
    with graph._driver.session() as session:
        chunks = [row["c"] for row in session.run("MATCH (c:Chunk) RETURN properties(c) AS c")]
    wanted: set[str] = set()
    for chunk in chunks:
        terms = set(chunk["filter_terms"])
        day = filters.valid_on and int(filters.valid_on.strftime("%Y%m%d"))
        meets = (
            (not filters.court or chunk["court_id"] == filters.court)
            and (not filters.date_from or chunk["decided"] >= int(filters.date_from.strftime("%Y%m%d")))
            and (not filters.date_to or chunk["decided"] <= int(filters.date_to.strftime("%Y%m%d")))
            and (not filters.acts or "act_crpc1973_0" in terms)
            and (not filters.sections or "sec_crpc1973s438_0" in terms)
            and (not filters.judge or "judge_pnbhagwati_0" in terms)
            and (not filters.bench_min or chunk["bench_strength"] >= filters.bench_min)
            and (not day or chunk["decided"] <= day <= chunk["good_until"])
            and (not filters.kinds or chunk["kind"] in filters.kinds)
        )
        if meets:
            wanted.add(chunk["authority_id"])
    return wanted
