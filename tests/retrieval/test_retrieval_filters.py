"""Filters in their two spellings, and that a person's words are never Lucene syntax."""

from __future__ import annotations

from datetime import date
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyayagraph.cypher.retrieval import Bounds, JudgmentsTitled, LexicalPassages
from nyayagraph.errors import ConfigError
from nyayagraph.graph import Graph
from nyayagraph.retrieval.filters import (
    Filters,
    Kind,
    bounds,
    filters_from,
    lucene_limits,
    lucene_phrase,
    lucene_text,
    term_groups,
)
from nyayagraph.retrieval.lexical import lucene_query


def test_every_filter_has_its_clause() -> None:
    filters = Filters(
        court="supreme-court",
        date_from=date(1970, 1, 1),
        date_to=date(1980, 12, 31),
        acts=("ipc-1860", "bns-2023"),
        sections=("bns-2023/s318(4)",),
        judge="P.N. Bhagwati",
        bench_min=5,
        valid_on=date(2020, 6, 30),
        kinds=("judgment",),
    )

    assert lucene_limits(filters, judge_ids=("pnbhagwati",)).split(" +") == [
        "+filter_terms:(kind_judgment_0)^0",
        "filter_terms:(court_supremecourt_0)^0",
        "filter_terms:[date_19700101 TO date_19801231]^0",
        "filter_terms:[until_20200630 TO until_99991231]^0",
        "filter_terms:[bench_05 TO bench_99]^0",
        "filter_terms:(act_ipc1860_0 act_bns2023_0)^0",
        "filter_terms:(sec_bns2023s318_0)^0",
        "filter_terms:(judge_pnbhagwati_0)^0",
    ]


def test_no_filter_lets_every_authority_through_and_no_document_of_ones_own() -> None:
    limits = bounds(Filters())

    assert lucene_limits(Filters()) == "-filter_terms:(kind_upload_0 kind_words_0)"
    assert [kind for kind in get_args(Kind) if limits.kinds[0].low <= kind <= limits.kinds[0].high] == [
        "judgment", "proposition", "statute",
    ]  # fmt: skip
    assert lucene_limits(Filters(kinds=("upload",))) == "+filter_terms:(kind_upload_0)^0"
    assert (limits.decided_from, limits.decided_to, limits.good_from, limits.bench_min) == (0, 99991231, 0, 0)
    assert limits.term_groups == ()


def test_plain_words_are_let_through_where_statutes_alone_are_searched() -> None:
    assert lucene_limits(Filters(kinds=("statute",))) == "+filter_terms:(kind_statute_0 kind_words_0)^0"
    assert lucene_limits(Filters(kinds=("judgment", "statute"))) == "+filter_terms:(kind_judgment_0 kind_statute_0)^0"
    assert not limits_hold("words", bounds(Filters()))
    assert limits_hold("words", bounds(Filters(kinds=("statute",))))


def limits_hold(kind: str, limits: Bounds) -> bool:
    return any(known.low <= kind <= known.high for known in limits.kinds)


def test_what_is_decided_after_the_day_of_validity_is_not_yet_law() -> None:
    assert bounds(Filters(valid_on=date(2019, 5, 1))).decided_to == 20190501


def test_a_judge_whom_nobody_knows_lets_nothing_through() -> None:
    assert term_groups(Filters(judge="Nobody")) == (("judge__0",),)


def test_what_is_given_wins_over_what_is_drawn() -> None:
    drawn = Filters(court="high-court-delhi", date_from=date(2022, 1, 1), date_to=date(2022, 12, 31))

    assert Filters(date_to=date(2010, 1, 1), bench_min=3).over(drawn) == Filters(
        court="high-court-delhi", date_to=date(2010, 1, 1), bench_min=3
    )


def test_filters_print_their_dates_as_from_and_to() -> None:
    printed = Filters(date_from=date(2001, 1, 2)).model_dump(mode="json")

    assert printed["from"] == "2001-01-02"
    assert Filters.model_validate(printed) == Filters(date_from=date(2001, 1, 2))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bench_min": 40}, "bench_min 40: expected 15 or less"),
        ({"bench_min": -5}, "bench_min -5: expected 1 or more"),
        ({"bench_min": 0}, "bench_min 0: expected 1 or more"),
        ({"bench_min": "many"}, "bench_min 'many': expected a whole number"),
        ({"bench_min": 2.5}, "bench_min 2.5: expected a whole number"),
        (
            {"kinds": ("rumour", "gossip")},
            "kinds 'rumour': expected 'judgment', 'proposition', 'statute' or 'upload'; kinds 'gossip': expected",
        ),
        ({"acts": "ipc-1860"}, "acts 'ipc-1860': expected a list"),
        ({"court": ["x"]}, r"court \['x'\]: expected a text in quotes"),
        ({"nonsense": 1}, "nonsense is not known"),
        ({"from": 1990}, "from: 1990: expected a day such as '2024-06-30'"),
        ({"to": "soon"}, 'to: no date in "soon"; expected e.g.'),
        ({"from": "2001-01-01", "to": "2000-01-01"}, "from 2001-01-01 lies after to 2000-01-01; exchange them"),
        (
            {"from": "2001-01-01", "valid_on": "2000-01-01"},
            "from 2001-01-01 lies after the day of good law, 2000-01-01",
        ),
    ],
    ids=str,
)
def test_a_filter_that_cannot_be_used_is_refused_in_plain_words(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(ConfigError, match=said) as refused:
        filters_from(wrong)

    assert "pydantic" not in str(refused.value)
    assert "validation error" not in str(refused.value)


def test_a_limit_is_named_as_the_person_knows_it() -> None:
    with pytest.raises(ConfigError, match="--bench-min -5: expected 1 or more"):
        filters_from({"bench_min": -5}, {"bench_min": "--bench-min"})


@pytest.mark.parametrize("printed", ["1990-05-04", "4.5.1990", "4 May 1990"])
def test_a_day_of_a_limit_is_read_as_indian_texts_print_it(printed: str) -> None:
    assert filters_from({"from": printed, "valid_on": printed}).date_from == date(1990, 5, 4)


@pytest.mark.graph
@pytest.mark.parametrize(
    "text",
    [
        'AND OR NOT "', "title:(((", "a/b\\", "^~*?", "[TO}", "+-!&&||", "x:y AND filter_terms:*", "{!parser}", "<>=",
        "अनुच्छेद", "\x00",
    ],
)  # fmt: skip
def test_no_text_of_a_person_is_lucene_syntax(text: str, starter_graph: Graph) -> None:
    starter_graph.fetch(JudgmentsTitled(lucene=lucene_text(text)))
    starter_graph.fetch(LexicalPassages(lucene=f"text:{lucene_phrase(text)}", limit=3))


@given(st.text(alphabet='ab"\\:()[]{}^~*?+-!&|/<>= ', min_size=1))
def test_every_quote_inside_a_phrase_is_escaped(text: str) -> None:
    inner = lucene_phrase(text)[1:-1].replace("\\\\", "")

    assert '"' not in inner.replace('\\"', "")


def test_a_query_needs_its_words_to_match() -> None:
    assert lucene_query(("cheating",), "+filter_terms:(kind_statute_0)^0") == (
        "+(text:(cheating) title:(cheating)) +filter_terms:(kind_statute_0)^0"
    )
    assert lucene_query((), "+filter_terms:(kind_statute_0)^0") == ""
