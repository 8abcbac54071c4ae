"""Provisions held to the words that tell them from their sisters in the same Act."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.cypher.statute import DatedText
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.find import find
from nyayagraph.verify.check import verify
from nyayagraph.verify.claims.day_words import DayWords
from nyayagraph.verify.claims.stated import read_claims
from nyayagraph.verify.references.resolve import resolve
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict
from nyayagraph.verify.subjects.amounts_set import amounts_laid_at
from nyayagraph.verify.subjects.amounts_told import amounts_denied
from nyayagraph.verify.subjects.content import contents_told
from nyayagraph.verify.subjects.lettered_clauses import clauses_denied, letter_cited

pytestmark = pytest.mark.graph
ON = date(2026, 1, 15)


@pytest.mark.parametrize(
    ("text", "cited", "right"),
    [
        pytest.param(
            "Notes for the Cabinet are kept back. Cabinet papers are exempt under section 8(1)(j) of the RTI Act.",
            "rti-2005/s8", "rti-2005/s8(1)(i)", id="clause",
        ),
        pytest.param(
            "Move for rejection of the plaint under Order VII Rule 10 CPC.",
            "cpc-1908/o7r10", "cpc-1908/o7r11", id="rule of an Order",
        ),
        pytest.param(
            "Order I Rule 10 of the Code of Civil Procedure lets either party amend his pleadings before trial.",
            "cpc-1908/o1r10", "cpc-1908/o6r17", id="rule as subject",
        ),
        pytest.param(
            "A suit for possession on title is governed by Article 137 of the Limitation Act.",
            "limitation-1963/a137", "limitation-1963/a65", id="article of a Schedule",
        ),
        pytest.param(
            "They need more time: section 5 of the Limitation Act, 1963 allows a court to admit a suit out of time.",
            "limitation-1963/s5", "limitation-1963/s3", id="subject behind a colon",
        ),
        pytest.param(
            "Article 20(2) of the Constitution forbids making an accused a witness against himself.",
            "constitution/a20", "constitution/a20(3)", id="clause of an article",
        ),
        pytest.param(
            "Snatching is section 303 of the Bharatiya Nyaya Sanhita.",
            "bns-2023/s303", "bns-2023/s304", id="one telling word",
        ),
        pytest.param(
            "He rests on desertion, section 13(1)(ia) of the Hindu Marriage Act. Cruelty is not all of s. 13.",
            "hma-1955/s13", "hma-1955/s13(1)(ib)", id="the whole section beside",
        ),
        pytest.param(
            "The CGST Act binds him. An anti-profiteering order may be made under section 107.",
            "cgst-2017/s107", "cgst-2017/s171", id="the one Act named",
        ),
        pytest.param(
            "An appeal from this order lies to the Appellate Authority under section 73 of the CGST Act.",
            "cgst-2017/s73", "cgst-2017/s107", id="an appeal that the law gives",
        ),
    ],
)  # fmt: skip
def test_words_of_a_sister_are_told(
    starter_graph: Graph, embedder: Embedder, text: str, cited: str, right: str
) -> None:
    found = next(one for one in verify(starter_graph, embedder, text, on=ON).citations if one.authority_id == cited)

    assert found.verdict is CitationVerdict.MISATTRIBUTED
    assert found.evidence[0].rule == "another_section"
    assert found.evidence[0].authority_id == right


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("Cabinet papers are exempt under section 8(1)(i) of the RTI Act.", id="right"),
        pytest.param("Cabinet papers are exempt under section 8 of the RTI Act.", id="the whole section"),
        pytest.param(
            "The special leave petition said that they had filed the suit in the High Court under Article 133 of the "
            "Constitution.", id="the case itself, far before",
        ),
        pytest.param(
            "The plaint was returned under Order VII Rule 10 CPC; rejection of the plaint is Rule 11.", id="both"
        ),
        pytest.param(
            "An order under Order VII Rule 10 CPC returning the plaint is no rejection of the plaint.", id="its own"
        ),
        pytest.param("Rejection of the plaint is not under Order VII Rule 10 CPC.", id="denied"),
        pytest.param(
            "CrPC 161 is 180, 164 is 183, 167 is 187 and the final report, 173, becomes 193.", id="its number set apart"
        ),
        pytest.param(
            "It was argued that rejection of the plaint may be had under Order VII Rule 10 CPC.", id="only argued"
        ),
        pytest.param(
            "No stay of the award follows because the Arbitration and Conciliation Act, 1996 section 34 route is "
            "taken.", id="not led to",
        ),
        pytest.param(
            "It would be a howler to say that rejection of the plaint is under Order VII Rule 10 CPC.", id="held wrong"
        ),
        pytest.param("The penalty is that of section 20 of the RTI Act.", id="words of its heading"),
        pytest.param(
            "Sixty days gone, no final report: the boy must be let go under section 187(3) BNSS.", id="there is none"
        ),
        pytest.param(
            "Reliefs: protection 18, residence 19, custody 21, interim and ex parte 23, all on one application under "
            "section 12 of the Protection of Women from Domestic Violence Act.", id="its number right behind it",
        ),
        pytest.param(
            "You may appeal under section 19(1) of the RTI Act. A second appeal lies to the Commission. Penalty is in "
            "section 20.", id="words of the sentence before, the Act not named",
        ),
        pytest.param(
            "He is charged under section 149 of the IPC. Snatching is theft, and defamation is section 356.",
            id="a number that the new code may have",
        ),
        pytest.param(
            "The appeal to the Appellate Authority under section 73 of the CGST Act was lost.", id="an appeal made",
        ),
        pytest.param(
            "He is a director removed under section 167 of the Companies Act, 2013, and he had missed every Board "
            "meeting of the year.", id="a case told behind",
        ),
        pytest.param(
            "Hit-and-run drivers are charged under 106(1) BNS, for sub-section (2) was never brought into force.",
            id="another clause of the section, named",
        ),
        pytest.param(
            "In the PMLA section 19 arrest and section 50 statements were upheld.", id="words of the one before"
        ),
        pytest.param(
            "No final report and a surety outside: he must be let go under section 187(3) BNSS.", id="what a case lacks"
        ),
        pytest.param(
            "Under the Domestic Violence Act: protection 18, residence 19, interim and ex parte 23, on one application "
            "u/s 12.", id="the number right behind its matter",
        ),
    ],
)  # fmt: skip
def test_words_of_ones_own_and_of_cases_are_left_alone(starter_graph: Graph, embedder: Embedder, text: str) -> None:
    report = verify(starter_graph, embedder, text, on=ON)

    assert "another_section" not in {why.rule for one in report.citations for why in one.evidence}


def test_a_gist_denies_no_period_of_a_section(starter_graph: Graph, embedder: Embedder) -> None:
    text = "Section 4(1) of the Payment of Gratuity Act, 1972 asks for two hundred and forty days of service in a year."

    assert not any(
        one.verdict is ClaimVerdict.CONTRADICTED for one in verify(starter_graph, embedder, text, on=ON).claims
    )


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "By Order VIII Rule 1 CPC the written statement is to be filed within sixty days of summons.", id="rule"
        ),
        pytest.param(
            "Order VIII Rule 1 CPC asks for a written statement within sixty days.", id="as subject",
        ),
        pytest.param(
            "By Order VIII Rule 1 CPC the defendant's statement, whatever the withdrawal of a part, is due within "
            "sixty days.", id="beside words that refute nothing",
        ),
        pytest.param(
            "Under Article 54 of the Limitation Act one must sue within six years of the refusal.", id="article",
        ),
        pytest.param(
            "An appeal to the High Court from a decree lies within sixty days by Article 116 of the Limitation Act.",
            id="appeals that the law gives",
        ),
    ],
)  # fmt: skip
def test_a_period_that_the_provision_does_not_set_contradicts_the_claim_alone(
    starter_graph: Graph, embedder: Embedder, text: str
) -> None:
    report = verify(starter_graph, embedder, text, on=date(2024, 1, 15))

    (wrong,) = [one for one in report.claims if one.verdict is ClaimVerdict.CONTRADICTED]
    assert wrong.evidence[0].rule == "record_amount"
    assert CitationVerdict.MISATTRIBUTED not in {one.verdict for one in report.citations}


@pytest.mark.parametrize(
    "text",
    [
        "By Order VIII Rule 1 CPC the written statement is to be filed within thirty days of summons.",
        "The written statement under Order VIII Rule 1 CPC was filed within sixty days of summons.",
        "Time under Order VIII Rule 1 CPC may run for sixty days.",
        "The period of sixty days in Order VIII Rule 1 CPC was amended.",
        "By Order XXII Rule 1 CPC the suit goes on within sixty days of a death.",
        "He had sixty days, and asks whether Order VIII Rule 1 CPC still helps him.",
        "The appeal of sixty days ago is answered by Order VIII Rule 1 CPC, which may be read by all.",
    ],
)
def test_periods_of_cases_and_of_provisions_that_set_none_are_left_alone(
    starter_graph: Graph, embedder: Embedder, text: str
) -> None:
    report = verify(starter_graph, embedder, text, on=date(2024, 1, 15))

    assert "record_amount" not in {why.rule for one in report.claims for why in one.evidence}


@pytest.mark.parametrize(
    ("text", "is_denied"),
    [
        ("Section 138 of the NI Act, 1881 stops him from taking more than twenty per cent of the price.", True),
        ("Section 138 of the NI Act, 1881 stops him from taking more than ten per cent of the price.", False),
        ("Section 138 of the NI Act, 1881 leaves open a share of under twenty per cent of the price.", False),
        ("Having taken more than twenty per cent, he reads section 138 of the NI Act, 1881.", False),
    ],
)
def test_what_may_not_be_passed_is_held_to_the_words_of_the_day(
    starter_graph: Graph, text: str, is_denied: bool
) -> None:
    texts = {
        "ni-1881/s138": (
            DatedText(text=None, in_force_from=None, in_force_to=date(1988, 1, 1)),
            DatedText(text="No sum above ten per cent is taken.", in_force_from=date(1988, 1, 1), in_force_to=None),
        )
    }
    resolved = resolve(starter_graph, text, find(text, written_on=ON))
    told = contents_told(read_claims(text, resolved), resolved)
    laid = [(one, amounts) for one in told if (amounts := amounts_laid_at(one))]

    found = [one.reason.rule for one in amounts_denied(laid, texts, DayWords(starter_graph, {}, ON))]

    assert found == ["record_amount"] * is_denied


@pytest.mark.parametrize(
    ("text", "is_denied"),
    [
        ("He must pay within the days that proviso (d) to section 138 of the NI Act, 1881 sets.", True),
        ("He must pay within the days that clause (d) of the proviso to section 138 of the NI Act, 1881 sets.", True),
        ("He must pay within the days that proviso (c) to section 138 of the NI Act, 1881 sets.", False),
        ("He must pay by clause (d) of his bond, says section 138 of the NI Act, 1881.", False),
        # by the key of the provision itself: a part without any letters has none
        ("Clause (e) of section 103(1) BNS makes murder by poison punishable with death.", True),
        ("Section 103(1) BNS makes murder by poison punishable with death.", False),
        ("Clause (b) of section 138 of the NI Act, 1881 wants a notice within days.", False),
    ],
)
def test_a_clause_told_by_a_letter_that_the_text_has_not_is_none(
    starter_graph: Graph, text: str, is_denied: bool
) -> None:
    words = "Provided that (a) it was presented; (b) notice was given; and (c) nothing was paid as in clause (d) of it."
    resolved = resolve(starter_graph, text, find(text, written_on=ON))
    told = contents_told(read_claims(text, resolved), resolved)
    lettered = [(one, letter) for one in told if (letter := letter_cited(one))]
    plain = "(1) Whoever commits murder shall be punished. (2) When a group acts, each member shall be punished."
    printed = {"ni-1881/s138": words, "bns-2023/s103": plain}
    texts = {place: (DatedText(text=own, in_force_from=None, in_force_to=None),) for place, own in printed.items()}
    days = DayWords(starter_graph, {}, ON)

    assert [one.reason.rule for one in clauses_denied(lettered, texts, days)] == ["no_such_clause"] * is_denied
