"""Sections of any Act held to its headings, and to what practice calls its matters."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.provisions.subjects import misplaced
from nyayagraph.verify.check import verify
from nyayagraph.verify.report import CitationVerdict

ON = date(2026, 1, 15)


@pytest.mark.graph
@pytest.mark.parametrize(
    ("text", "cited", "right"),
    [
        ("Aggravated penetrative sexual assault is in section 8 of the POCSO Act.", "pocso-2012/s8", "pocso-2012/"),
        (
            "Section 28 of the Indian Contract Act, 1872 makes void an agreement in restraint of trade.",
            "contract-1872/s28", "contract-1872/s27",
        ),
        (
            "That offences be cognizable and non-bailable is laid down in section 21 of the NDPS Act, 1985.",
            "ndps-1985/s21", "ndps-1985/s37",
        ),
        (
            "The State owes its poor equal justice and free legal aid under Article 40 of the Constitution.",
            "constitution/a40", "constitution/a39A",
        ),
    ],
)  # fmt: skip
def test_a_number_that_has_not_the_matter_of_its_words_is_told(
    starter_graph: Graph, embedder: Embedder, text: str, cited: str, right: str
) -> None:
    found = {one.authority_id: one for one in verify(starter_graph, embedder, text, on=ON).citations}[cited]

    assert found.verdict is CitationVerdict.MISATTRIBUTED
    assert found.evidence[0].rule == "another_section"
    assert (found.evidence[0].authority_id or "").startswith(right)


@pytest.mark.graph
@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "Section 28 of the Indian Contract Act, 1872 is not about agreements in restraint of trade.", id="denied"
        ),
        pytest.param(
            "He had agreed to a restraint of his trade, and sued; section 28 of the Contract Act was in his way.",
            id="another clause",
        ),
        pytest.param(
            "The order on interim compensation was carried in appeal, and section 138 NI Act argued.", id="and"
        ),
        pytest.param(
            "That offences be cognizable and non-bailable is argued in a case under section 21 of the NDPS Act, 1985.",
            id="a case under a section",
        ),
        pytest.param(
            "An award of interim measures is challenged, with the award, under section 34 of the Arbitration and "
            "Conciliation Act, 1996.", id="words of its own",
        ),
        pytest.param(
            "Divorce by mutual consent under section 13B of the Hindu Marriage Act needs two motions.", id="right"
        ),
    ],
)  # fmt: skip
def test_words_that_are_not_laid_at_a_section_accuse_none(starter_graph: Graph, embedder: Embedder, text: str) -> None:
    found = verify(starter_graph, embedder, text, on=ON).citations

    assert all(one.verdict is CitationVerdict.VERIFIED for one in found)


@pytest.mark.parametrize(
    ("sentence", "cited", "printed", "right"),
    [
        ("Damages for breach of contract are had under section 56.", "contract-1872/s56", "section 56", "s73"),
        ("A second appeal lies under section 6 to the Commission.", "rti-2005/s6", "section 6", "s19"),
        ("Section 149 requires corporate social responsibility.", "companies-2013/s149", "Section 149", "s135"),
        ("A mercy petition is decided under Article 142.", "constitution/a142", "Article 142", "a72"),
        ("Kompetenz-kompetenz is found in section 11.", "arbitration-1996/s11", "section 11", "s16"),
        ("Permanent alimony is granted under section 13.", "hma-1955/s13", "section 13", "s25"),
        ("He was tenant holding over under section 106.", "tpa-1882/s106", "section 106", "s116"),
        ("Related party transactions are in section 188.", "companies-2013/s188", "section 188", None),
        ("Alimony aside, section 13 gives the grounds.", "hma-1955/s13", "section 13", None),
    ],
)
def test_what_practice_calls_a_matter_tells_where_it_stands(
    sentence: str, cited: str, printed: str, right: str | None
) -> None:
    start = sentence.index(printed)
    found = misplaced(sentence, [(start, start + len(printed), ProvisionKey.parse(cited))], 0)

    assert (found and found.right[0].partition("/")[2]) == right
