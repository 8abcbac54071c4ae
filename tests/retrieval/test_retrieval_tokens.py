"""Tokens of a question keep what identifies law: sections, articles, citations, short numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyayagraph.retrieval.stemming import stem
from nyayagraph.retrieval.tokens import marked, tokens, words


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("What is the punishment under Section 302?", {"302", "§302"}),
        ("Article 21", {"21", "art§21"}),
        ("IPC 34", {"ipc", "34"}),
        ("Section 42 of the Civil Procedure Code", {"42", "§42"}),
        ("Sections 302 and 34 IPC", {"§302", "§34"}),
        ("Articles 14, 19 and 21", {"art§14", "art§19", "art§21"}),
        ("u/s 302 IPC", {"§302"}),
        ("Sec. 138 NI Act", {"§138", "ni"}),
        ("s.302 r/w 34", {"§302", "34"}),
        ("302/34 IPC", {"302", "34"}),
        ("Article 19(1)(a)", {"19(1)(a)", "19", "art§19(1)(a)", "art§19"}),
        ("Section 53A CrPC", {"53a", "§53a"}),
    ],
)
def test_numbers_of_sections_survive_punctuation_and_shortness(text: str, kept: set[str]) -> None:
    assert kept <= set(tokens(text))


@pytest.mark.parametrize(
    "printed", ["AIR 1978 SC 597", "A.I.R. 1978 S.C. 597", "AIR 1978 SUPREME COURT 597", "1978 AIR 597"]
)
def test_a_citation_is_one_token_however_it_is_printed(printed: str) -> None:
    assert "1978_sc_597" in marked(printed)


def test_citations_of_one_year_stay_apart() -> None:
    first, second = marked("(1978) 1 SCC 248"), marked("(1978) 2 SCC 248")

    assert first == ["1978_1_scc_248"]
    assert second == ["1978_2_scc_248"]


@pytest.mark.parametrize("text", ["within 30 days", "part 3", "particle physics because evidence", "the 21 accused"])
def test_other_numbers_and_words_are_no_sections(text: str) -> None:
    assert marked(text) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("bailable", "bail"),
        ("cognizable", "cognizance"),
        ("probation", "probate"),
        ("personation", "person"),
        ("adulteration", "adulterous"),
        ("executive", "execution"),
        ("publication", "public"),
    ],
)
def test_words_of_the_law_that_an_ending_tells_apart_stay_apart(one: str, other: str) -> None:
    assert not set(words(one)) & set(words(other))


def test_spellings_of_one_word_of_the_law_are_one() -> None:
    assert words("cognisable impersonating") == words("cognizable personation")


def test_a_bailee_is_not_bail() -> None:
    assert not set(words("bailee's duty")) & set(words("bail"))


# Pairs printed in Porter's paper.
@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("caresses", "caress"), ("ponies", "poni"), ("cats", "cat"), ("feed", "feed"), ("agreed", "agre"),
        ("plastered", "plaster"), ("motoring", "motor"), ("sing", "sing"), ("troubled", "troubl"), ("sized", "size"),
        ("hopping", "hop"), ("falling", "fall"), ("filing", "file"), ("happy", "happi"), ("sky", "sky"),
        ("relational", "relat"), ("conditional", "condit"), ("digitizer", "digit"), ("triplicate", "triplic"),
        ("electricity", "electr"), ("goodness", "good"), ("revival", "reviv"), ("allowance", "allow"),
        ("adjustment", "adjust"), ("adoption", "adopt"), ("probate", "probat"), ("rate", "rate"), ("roll", "roll"),
        ("generalizations", "gener"), ("oscillators", "oscil"),
    ],
)  # fmt: skip
def test_stems_are_porters(word: str, expected: str) -> None:
    assert stem(word) == expected


@given(st.text())
def test_any_text_has_tokens_without_spaces(text: str) -> None:
    assert all(token and " " not in token for token in tokens(text))
