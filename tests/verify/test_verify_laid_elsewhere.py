"""Sections held to what a text says they are about."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.verify.check import verify
from nyayagraph.verify.report import CitationVerdict
from nyayagraph.verify.subjects.laid_elsewhere import heads_other
from nyayagraph.verify.subjects.section_fit import Fit

ON = date(2026, 1, 15)


@pytest.mark.graph
@pytest.mark.parametrize(
    ("text", "cited", "right"),
    [
        pytest.param(
            "The right to be searched before a gazetted officer or a Magistrate comes from section 37 of the NDPS "
            "Act, 1985.",
            "ndps-1985/s37", "ndps-1985/s50", id="words of no heading",
        ),
        pytest.param(
            "A second wedding while the first wife lives is bigamy. It is an offence under section 85 of the Bharatiya "
            "Nyaya Sanhita.",
            "bns-2023/s85", "bns-2023/s82", id="told in the sentence before",
        ),
        pytest.param(
            "Article 300A promises free schooling to every child of six to fourteen.",
            "constitution/a300A", "constitution/a", id="article that opens the sentence",
        ),
        pytest.param(
            "The diary speaks of section 111 of the Bharatiya Nyaya Sanhita, which deals with terrorist acts.",
            "bns-2023/s111", "bns-2023/s113", id="relative clause in a story",
        ),
        pytest.param(
            "The inspector, who had seen the broken lock and the muddy boots at the widow's gate, wrote section 111 of "
            "the Bharatiya Nyaya Sanhita, which sets out what a terrorist act is.",
            "bns-2023/s111", "bns-2023/s113", id="relative clause beside much else",
        ),
        pytest.param(
            "Seven men with sticks make out BNS 309, the definition of dacoity.",
            "bns-2023/s309", "bns-2023/s310", id="apposition",
        ),
        pytest.param(
            "Article 300A promises free schooling to every child of six to fourteen, while article 24 keeps children "
            "out of mines.", "constitution/a300A", "constitution/a", id="clause of its own",
        ),
        pytest.param(
            "Whoever takes a second wife while the first one lives commits bigamy. This falls by its plain words, and "
            "for all faiths, under section 85 of the Bharatiya Nyaya Sanhita.",
            "bns-2023/s85", "bns-2023/s82", id="points back with words of its own",
        ),
        pytest.param(
            "Aggravated penetrative sexual assault is in section 8 of the POCSO Act.",
            "pocso-2012/s8", "pocso-2012/", id="words of a heading",
        ),
        pytest.param(
            "Section 28 of the Indian Contract Act, 1872 makes void an agreement in restraint of trade.",
            "contract-1872/s28", "contract-1872/s27", id="said of a section that opens",
        ),
        pytest.param(
            "That offences be cognizable and non-bailable is laid down in section 21 of the NDPS Act, 1985.",
            "ndps-1985/s21", "ndps-1985/s37", id="words before",
        ),
        pytest.param(
            "The State owes its poor equal justice and free legal aid under Article 40 of the Constitution.",
            "constitution/a40", "constitution/a39A", id="article",
        ),
        pytest.param(
            "Whatever a man in custody tells may be proved so far as it leads to a discovery of a fact. Section 27 of "
            "the Bharatiya Sakshya Adhiniyam says so.",
            "bsa-2023/s27", "bsa-2023/s23", id="says so",
        ),
        pytest.param(
            "He fired at my brother and missed. Why was section 307 BNS, which is for attempt to murder, not put?",
            "bns-2023/s307", "bns-2023/s109", id="supposed by a question",
        ),
        pytest.param(
            "By what section is attempt to murder punished? Section 307 of the BNS.",
            "bns-2023/s307", "bns-2023/s109", id="answers a question",
        ),
        pytest.param(
            "It is Article 21A that forbids employing children below fourteen in factories.",
            "constitution/a21A", "constitution/a24", id="brought to the front",
        ),
        pytest.param(
            "Charge framed u/s 101 BNS, the clause that fixes death or imprisonment for life, with fine, as the "
            "sentence for murder.",
            "bns-2023/s101", "bns-2023/s10", id="an apposition that goes on behind a comma",
        ),
        pytest.param(
            "A lawyer should know that section 53A of the Transfer of Property Act deals with transfers pending suit.",
            "tpa-1882/s53A", "tpa-1882/s52", id="a sum between the old threshold and the new",
        ),
    ],
)  # fmt: skip
def test_words_that_another_section_of_the_act_says_are_told(
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
            "A suspect's choice to have a Magistrate watch the search of his body is given by section 50 of the NDPS "
            "Act, 1985.", id="right",
        ),
        pytest.param(
            "A suspect's choice to have a Magistrate watch the search is not given by section 37 of the NDPS Act, "
            "1985.", id="denied",
        ),
        pytest.param(
            "A suspect's choice to have a Magistrate watch the search of his body was inserted by an amendment in "
            "section 37 of the NDPS Act, 1985.", id="told of a change",
        ),
        pytest.param(
            "She keeps living in the shared household under section 19 of the Protection of Women from Domestic "
            "Violence Act, 2005.", id="near the texts of both",
        ),
        pytest.param(
            "He wished to be searched before a Magistrate and, refused, sought bail under sections 37 and 50 of the "
            "NDPS Act, 1985.", id="two sections",
        ),
        pytest.param(
            "He has a right to be searched before a Magistrate or a gazetted officer; bail is hard to get under "
            "section 37 of the NDPS Act, 1985.", id="another clause",
        ),
        pytest.param(
            "An accused charged under section 37 of the NDPS Act, 1985 may ask to be searched before a Magistrate.",
            id="a case under a section",
        ),
        pytest.param(
            "Section 37 of the NDPS Act, 1985 gives no right to be searched before a Magistrate.", id="denied by no"
        ),
        pytest.param("Conviction under section 498A IPC, January 2023, confirmed.", id="the course of a case"),
        pytest.param(
            "Article 300A promises free schooling to every child of six to fourteen in each State party.", id="a treaty"
        ),
        pytest.param(
            "Article 300A promises free schooling to every child of six to fourteen, as its words show:",
            id="what a quotation follows",
        ),
        pytest.param(
            "The diary speaks of section 113 of the Bharatiya Nyaya Sanhita, which deals with terrorist acts, and of a "
            "gang.", id="right in a relative clause",
        ),
        pytest.param(
            "He wishes for bail by section 37 of the NDPS Act, 1985; the officer obeyed section 50, which lets a "
            "suspect be searched before a Magistrate.", id="each clause its own",
        ),
        pytest.param(
            "An award of interim measures is challenged under section 34 of the Arbitration and Conciliation Act, "
            "1996.", id="a word of its own heading",
        ),
        pytest.param(
            "The levy of sales tax on inter-State trade offends Article 14 of the Constitution.", id="article as a test"
        ),
        pytest.param(
            "Section 28 of the Indian Contract Act, 1872 is not about agreements in restraint of trade.", id="not about"
        ),
        pytest.param(
            "He had agreed to a restraint of his trade, and sued; section 28 of the Contract Act was in his way.",
            id="in another clause",
        ),
        pytest.param(
            "The order on interim compensation was carried in appeal, and section 138 NI Act argued.", id="and"
        ),
        pytest.param(
            "That offences be cognizable and non-bailable is argued in a case under section 21 of the NDPS Act, 1985.",
            id="argued in a case",
        ),
        pytest.param(
            "An award of interim measures is challenged, with the award, under section 34 of the Arbitration and "
            "Conciliation Act, 1996.", id="with words of its own",
        ),
        pytest.param(
            "Divorce by mutual consent under section 13B of the Hindu Marriage Act needs two motions.", id="by heading"
        ),
        pytest.param(
            "Aggravated penetrative sexual assault is punished under section 6 of the POCSO Act.", id="own heading"
        ),
        pytest.param(
            "Grounds of arrest must be told by section 47 of the BNSS, and Article 300A asks for it.",
            id="points to what others say",
        ),
        pytest.param("Is attempt to murder section 307 of the BNS?", id="asked by a question"),
        pytest.param("Please stop writing 'section 302 BNS' for murder.", id="what nobody is to write"),
        pytest.param(
            "As regards the right of private defence of property, the only offence committed by them was that under "
            "section 447 of the Indian Penal Code.", id="what a case turns on",
        ),
        pytest.param(
            "The Limitation Act has an article for it. Article 116, which gives a period of six years, applies.",
            id="an article of an Act with articles",
        ),
        pytest.param(
            "Section 76 of the Companies Act, 2013 deals with acceptance of deposits from public by certain companies.",
            id="a section without a vector",
        ),
        pytest.param(
            "The court imposed a fine, and in default of payment of fine imprisonment of one month, for the offence "
            "punishable under section 302 of the Indian Penal Code.", id="the offence that a sentence is for",
        ),
        pytest.param("Attempt to murder falls within sections 305 to 308 of the BNS.", id="a range"),
    ],
)  # fmt: skip
def test_words_that_say_nothing_of_the_section_accuse_none(starter_graph: Graph, embedder: Embedder, text: str) -> None:
    found = verify(starter_graph, embedder, text, on=ON).citations

    assert [one.evidence[0].rule for one in found if one.verdict is CitationVerdict.MISATTRIBUTED] == []


def fit(
    heading: str, heading_said: float, said_in_heading: float, said_in_text: float, *, has_text: bool = True
) -> Fit:
    return Fit(
        section_id="bva-2024/s1", heading=heading, near=0.0, near_around=0.0, heading_said=heading_said,
        said_in_heading=said_in_heading, said_in_text=said_in_text, is_subject=False, is_carried=False,
        has_text=has_text,
    )  # fmt: skip


RULES = fit("Laying of rules before Parliament", 0.0, 0.0, 0.0)
BAR = fit("Bar of certain suits", 1.0, 0.8, 1.0)


@pytest.mark.parametrize(
    ("own", "other", "heads"),
    [
        pytest.param(RULES, BAR, True, id="the whole heading of another section"),
        pytest.param(RULES, fit("Bar of certain suits", 0.5, 0.8, 1.0), False, id="half of the other heading"),
        pytest.param(RULES, fit("Bar of certain suits", 1.0, 0.3, 1.0), False, id="much besides the other heading"),
        pytest.param(RULES, fit("Appeals", 1.0, 1.0, 1.0), False, id="a heading of one word"),
        pytest.param(fit("Laying of rules", 0.0, 0.4, 0.4), BAR, False, id="a word of the heading cited"),
        pytest.param(fit("Laying of rules", 0.0, 0.0, 0.5), BAR, False, id="words of the text cited"),
        pytest.param(fit("Laying of rules", 0.0, 0.0, 0.0, has_text=False), BAR, False, id="no text held"),
    ],
)
def test_words_that_head_another_section_are_not_of_one_that_has_none_of_them(
    own: Fit, other: Fit, heads: bool
) -> None:
    assert heads_other(own, other) is heads
