"""Properties: identifiers print what they parse, spans slice back, nothing runs away."""

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyayagraph.errors import StatuteError
from nyayagraph.law.acts.table import ACTS
from nyayagraph.law.citations.courts import courts
from nyayagraph.law.citations.keys import CitationKey, find_citations
from nyayagraph.law.citations.reporters import Reporter, reporters
from nyayagraph.law.find import find
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.text.legible import legible
from nyayagraph.law.text.sentences import split_sentences

CODES = [code for court in courts() for code in court.codes]
PIECES = st.sampled_from([
    "AIR 1973 SC 1461", "(1978) 1 SCC 248", "[1973] Supp SCR 1", "Section 302", "Sections 1 to 5",
    "Articles 14, 19", " and ", " of the ", "IPC", "the said Act", "Evidence Act, 1872",
    "Maneka Gandhi v. Union of India", " v. ", "In re ", "Order VII Rule 11", "(a)", "(1)", " : ", " ; ", ". ",
    "(supra)", "Gopalan's case", "that case", "(2)", "\n(2) ", "the Seventh Schedule", "rule 5", "ibid.", "S.O. 12(E)",
    "\n\n", "12", "1973", "[", "(", "A.", "S.", "Act ", "Code ", "u/s ", "/34",
])  # fmt: skip


@st.composite
def printed_keys(draw: st.DrawFn) -> CitationKey:
    reporter: Reporter = draw(st.sampled_from([r for r in reporters().values() if r.order.startswith("year")]))
    needs_volume = reporter.volume.startswith("required")
    volume = 0 if reporter.volume == "none" else draw(st.integers(1 if needs_volume else 0, 99))
    return CitationKey(
        reporter=reporter.reporter,
        year=None if reporter.drops_year and volume else draw(st.integers(reporter.since, 2030)),
        volume=volume,
        is_supplement=bool(volume) and reporter.reporter in ("SCC", "SCR") and draw(st.booleans()),
        court=draw(st.sampled_from(CODES)) if reporter.prints_court else "",
        page=draw(st.integers(1, 99999)),
    )


@given(printed_keys())
def test_a_citation_parses_to_what_printed_it(key: CitationKey) -> None:
    assert CitationKey.parse(str(key)) == key


@given(
    st.sampled_from(sorted(ACTS)),
    st.sampled_from(["s", "a"]),
    st.integers(1, 999),
    st.sampled_from(["", "A", "ZA"]),
    st.lists(st.sampled_from(["1", "a", "ia", "ii", "A", "10"]), max_size=4),
)
def test_a_provision_parses_to_what_printed_it(
    act_id: str, unit: str, figure: int, letters: str, clauses: list[str]
) -> None:
    key = ProvisionKey(act_id=act_id, unit=unit, number=f"{figure}{letters}", clauses=tuple(clauses))

    assert ProvisionKey.parse(str(key)) == key


@pytest.mark.parametrize("text", ["cpc-1908/o7r11", "cpc-1908/o8A", "constitution/sch7", "bns-2023/s318(4)"])
def test_each_unit_of_a_provision_has_one_printed_form(text: str) -> None:
    assert str(ProvisionKey.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["ipc-1860", "ipc-1860/", "ipc-1860/s1973", "ipc-1860/x5", "Section 5", "ipc-1860/s5(", ""]
)
def test_what_is_no_provision_is_refused(text: str) -> None:
    with pytest.raises(StatuteError):
        ProvisionKey.parse(text)


@given(st.lists(PIECES, max_size=40).map("".join))
def test_references_are_ordered_apart_and_slice_back(text: str) -> None:
    found = find(text)

    assert all(text[reference.start : reference.end] == reference.text for reference in found)
    assert all(before.end <= after.start for before, after in pairwise(found))


@given(st.text(alphabet="0123456789lIOSi()[] .af/", max_size=60))
def test_figures_set_right_keep_every_character_in_its_place(text: str) -> None:
    read = legible(text)

    assert len(read) == len(text)
    assert all(new == old or new in "015" for old, new in zip(text, read, strict=True))


@given(st.text(max_size=300))
def test_no_text_makes_find_fail(text: str) -> None:
    assert all(reference.text for reference in find(text))


@given(st.lists(PIECES, max_size=30).map("".join))
def test_a_citation_found_parses_again_from_its_key(text: str) -> None:
    for citation in find_citations(text):
        assert CitationKey.parse(str(citation.key)) == citation.key


@given(st.lists(PIECES, max_size=40).map("".join))
def test_sentences_cover_every_word_once(text: str) -> None:
    spans = split_sentences(text)

    assert "".join(re.sub(r"\s", "", text[start:end]) for start, end in spans) == re.sub(r"\s", "", text)


@pytest.mark.parametrize(
    "piece",
    [
        "1973 A A A ",
        "Act ",
        "section 302 ",
        "X v. ",
        "[1973] ",
        "Section 5(1)",
        "I.L.R. ",
        "(",
        "S.",
        "A.I.R. ",
        " v. ",
        "State v. State, ",
        "that case ",
        "X's case ",
        "supra ",
        "case of X ",
        "(1) ",
        "302/34 IPC ",
        "Schedule I ",
        "Rules 1, ",
        "Notification No. ",
        "CITATOR INFO ",
        "l",
        "I9",
        "Code of ",
    ],
)
def test_a_hostile_line_is_read_to_its_end(piece: str) -> None:
    assert isinstance(find(piece * 5000), list)
