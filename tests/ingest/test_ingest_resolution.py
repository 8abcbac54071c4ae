"""References of loaded judgments: resolved, waiting, ambiguous, refused or in conflict, in any order of arrival."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from nyayagraph.cypher.resolution import ReferencesOfState, ReferenceStates
from nyayagraph.graph import Graph
from nyayagraph.ingest.delete import delete_judgment
from nyayagraph.ingest.judgments import ingest_judgments

pytestmark = pytest.mark.graph

MANEKA = ("Maneka Gandhi", "Union of India", "1978-01-25", ["1978 AIR 597"])
THOMAS = ("State of Kerala", "N.M. Thomas", "1975-09-19", ["1976 AIR 490"])
KHATKI = ("Khatki Ahmed", "Limdi Municipality", "1978-10-10", ["(1979) 1 SCC 248"])
Facts = tuple[str, str, str, list[str]]


def judgment(facts: Facts, text: str = "Nothing is cited here.", *, number: int) -> str:
    """One line of a corpus file: a judgment with these parties, day and citations, and one paragraph."""
    petitioner, respondent, day, citations = facts
    body = f"PETITIONER:\n{petitioner}\nRESPONDENT:\n{respondent}\nACT:\n  An Act.\nHEADNOTE:\n\nJUDGMENT:\n1. {text}\n"
    return json.dumps(
        {
            "id": str(number),
            "title": f"{petitioner} vs {respondent}",
            "equivalent_citations": citations,
            "petitioner": petitioner,
            "respondent": respondent,
            "date_of_judgment": day,
            "bench": ["SEN, A.P."],
            "citation_block": "",
            "text": body,
        }
    )


def citing(text: str, *, number: int, day: str = "1990-05-09") -> str:
    """A judgment of no citation of its own that prints this text."""
    return judgment((f"Citer Number {chr(64 + number)}", "State of Bihar", day, []), text, number=number)


class Loads:
    """Corpus files written one after another, each loaded as it comes."""

    def __init__(self, graph: Graph, folder: Path) -> None:
        self._graph, self._folder, self._numbers = graph, folder, count(1)

    def __call__(self, *lines: str) -> None:
        path = self._folder / f"part_{next(self._numbers)}.jsonl"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        ingest_judgments(self._graph, [path], workers=0)


@pytest.fixture
def load(scratch_graph: Graph, tmp_path: Path) -> Loads:
    return Loads(scratch_graph, tmp_path)


def meant(graph: Graph, state: str) -> set[tuple[str, str, tuple[str, ...]]]:
    """First key, what decided, and the titles meant, of the references in one state."""
    return {
        (row.keys[0], row.how, tuple(sorted(one.title for one in row.meant)))
        for row in graph.fetch(ReferencesOfState(state=state))
    }


def states(graph: Graph) -> set[tuple[str, str, int]]:
    return {(row.state, row.how, row.places) for row in graph.fetch(ReferenceStates())}


def rows(graph: Graph, query: str) -> set[tuple[Any, ...]]:
    with graph._driver.session() as session:
        return {tuple(record.values()) for record in session.run(query)}


def test_the_name_finds_its_judgment_within_court_and_time_whichever_arrives_first(
    scratch_graph: Graph, load: Loads
) -> None:
    load(citing("In Maneka Gandhi v. Union of India, (1978) 1 SCC 248, it was so held.", number=1))
    assert states(scratch_graph) == {("waiting", "", 1)}

    load(judgment(MANEKA, number=2))
    load(citing("See Maneka Gandhi v. Union of India, (1978) 1 SCC 248 again.", number=3))

    resolved = ("(1978) 1 SCC 248", "name", ("Maneka Gandhi v. Union of India",))
    assert meant(scratch_graph, "resolved") == {resolved}
    assert rows(scratch_graph, "MATCH (a)-[c:CITES]->(b) RETURN a.year, b.year, c.count") == {(1990, 1978, 1)}


def test_another_court_another_time_and_a_near_name_are_not_taken(scratch_graph: Graph, load: Loads) -> None:
    load(
        judgment(MANEKA, number=1),
        judgment(THOMAS, number=2),
        citing("Maneka Gandhi v. Union of India, AIR 1978 Bom 12 was cited.", number=3),
        citing("Maneka Gandhi v. Union of India, (1985) 1 SCC 248 was cited.", number=4),
        citing("State of Kerala v. K.M. Thomas, (1976) 2 SCC 310 was cited.", number=5),
    )

    assert states(scratch_graph) == {("waiting", "", 3)}
    assert rows(scratch_graph, "MATCH ()-[c:CITES]->() RETURN c") == set()


def test_a_citation_with_one_figure_misread_is_found_by_the_name_beside_it(scratch_graph: Graph, load: Loads) -> None:
    load(
        judgment(MANEKA, number=1),
        citing("Maneka Gandhi v. Union of India, AIR 1978 SC 591 was followed.", number=2),
        citing("AIR 1978 SC 591 alone says nothing.", number=3),
    )

    assert meant(scratch_graph, "resolved") == {("AIR 1978 SC 591", "name", ("Maneka Gandhi v. Union of India",))}
    assert meant(scratch_graph, "waiting") == {("AIR 1978 SC 591", "", ())}


def test_a_name_that_gainsays_the_citation_is_a_conflict_and_both_are_kept_in_any_order(
    scratch_graph: Graph, load: Loads
) -> None:
    load(
        judgment(KHATKI, number=2),
        citing("In Maneka Gandhi v. Union of India, (1979) 1 SCC 248, it was held.", number=3),
    )
    load(judgment(MANEKA, number=1))

    both = ("Khatki Ahmed v. Limdi Municipality", "Maneka Gandhi v. Union of India")
    assert meant(scratch_graph, "conflict") == {("(1979) 1 SCC 248", "citation", both)}
    assert rows(scratch_graph, "MATCH ()-[c:CITES]->() RETURN c") == set()


def test_a_slip_of_one_printer_is_none_when_another_prints_it_too(scratch_graph: Graph, load: Loads) -> None:
    held = ("Maneka Gandhi", "Union of India", "1978-01-25", ["[1978] 2 SCR 621"])
    load(judgment(held, number=1), citing("Maneka Gandhi v. Union of India, [1978] 2 SCR 199 was cited.", number=2))
    resolved = {("[1978] 2 SCR 199", "name", ("Maneka Gandhi v. Union of India",))}
    assert meant(scratch_graph, "resolved") == resolved

    load(citing("See Maneka Gandhi v. Union of India, [1978] 2 SCR 199 again.", number=3))

    assert meant(scratch_graph, "resolved") == set()
    assert states(scratch_graph) == {("waiting", "", 2)}
    assert rows(scratch_graph, "MATCH ()-[c:CITES]->() RETURN c") == set()


def test_a_judgment_whose_title_has_an_impossible_year_is_dated_by_its_foot(scratch_graph: Graph, load: Loads) -> None:
    foot = "The appeal is dismissed.\n.....J.\n(A.B. Sen)\nNew Delhi;\nJanuary 27, 2014.\n"
    line = json.loads(judgment(("Dasan", "State of Kerala", "1947-01-27", []), foot, number=7))
    line |= {
        "date_of_judgment": None,
        "title": "Dasan vs State of Kerala on 27 January, 1947",
        "date_from_title": "1947-01-27",
    }
    other = line | {"id": "8", "title": "Devan vs State of Kerala on 3 March, 1947", "date_from_title": "1947-03-03"}

    load(json.dumps(line), json.dumps(other))

    dated = rows(scratch_graph, "MATCH (j:Judgment) RETURN toString(j.decided_on)")
    assert dated == {("2014-01-27",), (None,)}


def test_parallel_citations_that_disagree_are_a_conflict_and_both_are_kept(scratch_graph: Graph, load: Loads) -> None:
    load(
        judgment(MANEKA, number=1),
        judgment(THOMAS, number=2),
        citing("This was held before: AIR 1978 SC 597 : AIR 1976 SC 490.", number=3),
    )

    assert meant(scratch_graph, "conflict") == {
        ("AIR 1978 SC 597", "citation", ("Maneka Gandhi v. Union of India", "State of Kerala v. N.M. Thomas"))
    }
    assert rows(scratch_graph, "MATCH ()-[c:CITES]->() RETURN c") == set()


def test_of_two_judgments_on_one_page_the_name_decides_and_without_it_both_are_kept(
    scratch_graph: Graph, load: Loads
) -> None:
    page = ["1987 AIR 2043"]
    load(
        judgment(("Ram Kumar", "State of Haryana", "1987-03-03", page), number=1),
        judgment(("Mohan Lal", "State of Punjab", "1987-03-04", page), number=2),
        citing("Reliance was placed on AIR 1987 SC 2043.", number=3),
        citing("In Mohan Lal v. State of Punjab, AIR 1987 SC 2043, bail was refused.", number=4),
    )

    both = ("Mohan Lal v. State of Punjab", "Ram Kumar v. State of Haryana")
    assert meant(scratch_graph, "ambiguous") == {("AIR 1987 SC 2043", "citation", both)}
    assert meant(scratch_graph, "resolved") == {("AIR 1987 SC 2043", "citation and name", both[:1])}


def test_a_judgment_that_arrives_may_make_ambiguous_what_was_resolved_and_one_that_goes_settles_it(
    scratch_graph: Graph, load: Loads
) -> None:
    load(
        judgment(("Ram Kumar", "State of Haryana", "1987-03-03", ["1987 AIR 2043"]), number=1),
        citing("Reliance was placed on AIR 1987 SC 2043.", number=2),
    )
    assert rows(scratch_graph, "MATCH ()-[c:CITES]->(j) RETURN j.title") == {("Ram Kumar v. State of Haryana",)}

    load(judgment(("Mohan Lal", "State of Punjab", "1987-03-04", ["1987 AIR 2043"]), number=3))
    assert rows(scratch_graph, "MATCH ()-[c:CITES]->(j) RETURN j.title") == set()
    assert states(scratch_graph) == {("ambiguous", "citation", 1)}

    ((gone,),) = rows(scratch_graph, "MATCH (j:Judgment {petitioner: 'Ram Kumar'}) RETURN j.judgment_id")
    delete_judgment(scratch_graph, gone)
    assert rows(scratch_graph, "MATCH ()-[c:CITES]->(j) RETURN j.title") == {("Mohan Lal v. State of Punjab",)}


def test_a_later_judgment_is_refused_unless_the_date_is_plainly_wrong(scratch_graph: Graph, load: Loads) -> None:
    misprinted = ("Citer Misprinted", "State of Bihar", "1966-02-19", ["(1996) 2 SCC 11"])
    load(
        judgment(MANEKA, number=1),
        citing("AIR 1978 SC 597 is said to say so.", number=2, day="1964-10-30"),
        judgment(misprinted, "AIR 1978 SC 597 says so.", number=3),
    )

    assert meant(scratch_graph, "forward") == {("AIR 1978 SC 597", "citation", ("Maneka Gandhi v. Union of India",))}
    assert rows(scratch_graph, "MATCH (a)-[:CITES]->(b) RETURN a.petitioner") == {("Citer Misprinted",)}


PRINTED = "It was so held: AIR 1978 SC 597 : (1978) 1 SCC 248."


def test_a_parallel_is_learned_when_two_judgments_print_it(scratch_graph: Graph, load: Loads) -> None:
    load(judgment(MANEKA, number=1), citing(PRINTED, number=2), citing("See (1978) 1 SCC 248.", number=3))
    assert meant(scratch_graph, "waiting") == {("(1978) 1 SCC 248", "", ())}

    load(citing(PRINTED, number=4))

    learned = rows(scratch_graph, "MATCH (a)-[p:PARALLEL_TO]-(b) RETURN a.citation_key, p.printed_in")
    assert learned == {("AIR 1978 SC 597", 2), ("(1978) 1 SCC 248", 2)}
    assert ("(1978) 1 SCC 248", "parallel", ("Maneka Gandhi v. Union of India",)) in meant(scratch_graph, "resolved")


def test_a_parallel_that_a_third_judgment_gainsays_is_forgotten(scratch_graph: Graph, load: Loads) -> None:
    load(
        judgment(MANEKA, number=1),
        citing(PRINTED, number=2),
        citing(PRINTED, number=3),
        citing("See (1978) 1 SCC 248.", number=4),
    )
    assert rows(scratch_graph, "MATCH ()-[p:PARALLEL_TO]->() RETURN p.printed_in") == {(2,)}

    load(citing("It was so held: AIR 1978 SC 597 : (1978) 2 SCC 999.", number=5))

    assert rows(scratch_graph, "MATCH ()-[p:PARALLEL_TO]->() RETURN p.printed_in") == set()
    assert meant(scratch_graph, "waiting") == {("(1978) 1 SCC 248", "", ())}


def test_a_citation_is_learned_when_two_judgments_print_it_beside_one_name(scratch_graph: Graph, load: Loads) -> None:
    named = "In Maneka Gandhi v. Union of India, (1978) 1 SCC 248, it was held."
    load(judgment(MANEKA, number=1), citing(named, number=2), citing("See (1978) 1 SCC 248.", number=3))
    assert meant(scratch_graph, "waiting") == {("(1978) 1 SCC 248", "", ())}

    load(citing(named, number=4))

    assert rows(scratch_graph, "MATCH (a)-[t:TAKEN_FOR]->(b) RETURN a.citation_key, b.year, t.printed_in") == {
        ("(1978) 1 SCC 248", 1978, 2)
    }
    assert ("(1978) 1 SCC 248", "parallel", ("Maneka Gandhi v. Union of India",)) in meant(scratch_graph, "resolved")

    ((gone,),) = rows(scratch_graph, "MATCH (j:Judgment {petitioner: 'Maneka Gandhi'}) RETURN j.judgment_id")
    delete_judgment(scratch_graph, gone)
    assert states(scratch_graph) == {("waiting", "", 3)}


def test_a_name_with_its_citation_at_the_foot_is_one_more_place_of_it(scratch_graph: Graph, load: Loads) -> None:
    text = "This was settled in Maneka Gandhi v. Union of India(1).\n(1) (1978) 1 SCC 248.\n2. In that case he fled."
    load(judgment(MANEKA, number=1), citing(text, number=2))

    ((key, how, starts, ends),) = rows(
        scratch_graph, "MATCH (r:Reference) RETURN r.keys[0], r.how, size(r.starts), size(r.ends)"
    )
    assert (key, how) == ("(1978) 1 SCC 248", "name")
    assert starts == ends == 2


def test_a_page_number_that_goes_on_after_a_blank_is_made_whole(scratch_graph: Graph, load: Loads) -> None:
    load(
        judgment(("Ram Singh", "Hari Singh", "1985-08-07", ["1986 AIR 3"]), number=1),
        judgment(("Ramesh Yadav", "State of Bihar", "1985-09-13", ["1986 AIR 315"]), number=2),
        citing("This was said before, AIR 1986 (SC) 3 15 it was noted.", number=3),
    )

    assert meant(scratch_graph, "resolved") == {("AIR 1986 SC 315", "citation", ("Ramesh Yadav v. State of Bihar",))}


def test_a_note_one_slip_away_means_the_judgment_that_the_page_names(scratch_graph: Graph, load: Loads) -> None:
    load(
        judgment(("Girdhari Lal", "Sohan Singh", "1961-01-31", ["[1961] 3 SCR 419"]), number=1),
        citing(
            "It was held in Girdhari Lal v. Sohan Singh that none may.\n\nSo it was said.\n"
            "(1) [1961] 2 S.C.R. 419.\n(2) [1958] S.C.R. 77.\nThe rest is plain.",
            number=2,
        ),
    )

    assert states(scratch_graph) == {("resolved", "witness", 1), ("waiting", "", 1)}


def test_words_before_a_citation_find_the_judgment_whose_name_was_not_read(scratch_graph: Graph, load: Loads) -> None:
    load(
        judgment(("Sohan Mills Ltd.", "K.L. Girdhari", "1961-01-31", ["[1961] 3 SCR 419"]), number=1),
        citing("So held in Sohan Mills Ltd. v.K.L. Girdhari, (1961) 1 L.L.J. 34 long ago.", number=2),
        citing("So held in Sohan Mills Ltd. v.K.P. Girdhari, (1961) 1 L.L.J. 43 long ago.", number=3),
    )

    assert meant(scratch_graph, "resolved") == {("(1961) 1 LLJ 34", "witness", ("Sohan Mills Ltd. v. K.L. Girdhari",))}
    assert states(scratch_graph) == {("resolved", "witness", 1), ("waiting", "", 1)}


def test_a_judgment_without_reports_is_of_the_time_that_its_own_references_prove(
    scratch_graph: Graph, load: Loads
) -> None:
    cites = "See Hari v. Dev, [1966] 1 S.C.R. 709 and Das v. Nath, [1967] 2 S.C.R. 2 on this."
    load(
        judgment(("Sohan Lal", "Kishori Dutt", "1959-12-02", []), cites, number=1),
        citing("So held in Sohan Lal v. Kishori Dutt, [1970] 3 S.C.R. 288.", number=2),
    )

    assert meant(scratch_graph, "resolved") == {("[1970] 3 SCR 288", "name", ("Sohan Lal v. Kishori Dutt",))}


def test_the_only_volume_of_a_year_may_be_printed_without_its_number(scratch_graph: Graph, load: Loads) -> None:
    load(
        judgment(("Ram Naresh", "Hari Singh", "1957-01-31", ["1957 SCR 279"]), number=1),
        citing("This was said before, [1957] 1 S.C.R. 279, and often since.", number=2),
    )

    assert states(scratch_graph) == {("resolved", "citation", 1)}


def test_a_report_without_a_year_is_found_by_name_if_it_says_the_court(scratch_graph: Graph, load: Loads) -> None:
    load(
        judgment(("Ganga Plantations", "Commissioner of Income Tax", "1964-04-10", ["1964 AIR 1722"]), number=1),
        citing("Ganga Plantations v. Commissioner of Income Tax, 53 ITR 140 (SC) applies.", number=2),
        citing("Ganga Plantations v. Commissioner of Income Tax, 49 ITR 140 differs.", number=3),
    )

    assert states(scratch_graph) == {("resolved", "name", 1), ("waiting", "", 1)}


def test_in_whatever_order_judgments_arrive_the_network_is_the_same(scratch_graph: Graph, load: Loads) -> None:
    lines = [
        judgment(MANEKA, number=1),
        judgment(THOMAS, PRINTED.replace("1978", "1970"), number=2),
        citing(PRINTED, number=3),
        citing(PRINTED, number=4),
        citing("See (1978) 1 SCC 248 and State of Kerala v. N.M. Thomas, (1976) 2 SCC 310.", number=5),
    ]
    query = "MATCH (a)-[c:CITES]->(b) RETURN a.title, b.title, c.count"
    load(*lines)
    forwards = rows(scratch_graph, query)
    for (judgment_id,) in rows(scratch_graph, "MATCH (j:Judgment) RETURN j.judgment_id"):
        delete_judgment(scratch_graph, judgment_id)

    for line in reversed(lines):
        load(line)

    assert rows(scratch_graph, query) == forwards
    assert len(forwards) == 4
