"""Removal, dependents, caps, outage, confidence: what code does with verdicts."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from nyayagraph.cypher.statement import Statement
from nyayagraph.cypher.statute import HeadingsOfActs, TextsOfSections, WordsOfSections
from nyayagraph.errors import GraphUnavailable
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.again import _acquitted
from nyayagraph.verify.check import verify
from nyayagraph.verify.claims.stated import read_claims
from nyayagraph.verify.confidence import confidence, label_of
from nyayagraph.verify.report import CitationCheck, CitationVerdict, ClaimCheck, ClaimVerdict, Evidence, Overall
from nyayagraph.verify.wording.alignment import Passage, best_alignment
from nyayagraph.verify.wording.differences import decisive_difference

ON = date(2026, 1, 1)
GOOD = "Murder is punished under section 103 of the Bharatiya Nyaya Sanhita with death or imprisonment for life."
BAD = "BNS 302 punishes murder."


@pytest.mark.graph
def test_an_unsupported_claim_goes_with_everything_that_rests_on_it(starter_graph: Graph, embedder: Embedder) -> None:
    dependents = "Therefore every murderer is tried for it. This also follows from the scheme of the code."
    text = f"{GOOD} {BAD} {dependents} {GOOD}"

    report = verify(starter_graph, embedder, text, on=ON)

    assert report.text.count(GOOD) == 2
    assert "302" not in report.text
    assert "Therefore" not in report.text
    assert "This also follows" not in report.text
    assert report.removed[0].text == BAD
    assert all(text[one.start : one.end] == one.text for one in report.removed)
    assert report.overall is Overall.PARTIALLY_VERIFIED


@pytest.mark.graph
def test_a_warning_stands_in_the_text_itself(starter_graph: Graph, embedder: Embedder) -> None:
    report = verify(starter_graph, embedder, "Section 420 IPC deals with cheating.", on=ON)

    assert "repealed on 1 July 2024" in report.text
    assert "section 318(4) of the Bharatiya Nyaya Sanhita" in report.text
    assert report.warnings


@pytest.mark.graph
def test_claims_beyond_the_cap_are_reported_not_skipped(starter_graph: Graph, embedder: Embedder) -> None:
    report = verify(starter_graph, embedder, " ".join([GOOD] * 5), on=ON, max_claims=3)

    assert [one.verdict for one in report.claims] == [ClaimVerdict.SUPPORTED] * 3 + [ClaimVerdict.NOT_CHECKED] * 2
    assert report.overall is Overall.PARTIALLY_VERIFIED


@pytest.mark.graph
@pytest.mark.parametrize("text", ["", "   \n\n ", "Is privacy a fundamental right?", "# Heading"])
def test_a_text_that_claims_nothing_is_never_verified(text: str, starter_graph: Graph, embedder: Embedder) -> None:
    report = verify(starter_graph, embedder, text, on=ON)

    assert report.overall is Overall.UNVERIFIED
    assert report.confidence.score < 0.6


@pytest.mark.graph
def test_lucene_words_in_a_text_are_only_words(starter_graph: Graph, embedder: Embedder) -> None:
    text = 'In Foo* OR "Bar" v. Baz~ AND (Qux), AIR 1999 SC 9998, it was held +text:* -x /[a-z]*/ that [* TO *] holds.'

    report = verify(starter_graph, embedder, text, on=ON)

    assert report.overall is Overall.UNVERIFIED


class _DeadGraph(Graph):
    """A graph whose connection is gone: every read fails as the gateway says it does."""

    def __init__(self) -> None:
        self.trace = None

    def fetch(self, statement: Statement[Any]) -> Any:
        raise GraphUnavailable("the graph cannot be reached", statement=statement.cypher_name())


def test_an_outage_is_unavailable_and_never_not_found(embedder: Embedder) -> None:
    report = verify(_DeadGraph(), embedder, f"{GOOD} AIR 1999 SC 9999.", on=ON)

    assert report.overall is Overall.UNAVAILABLE
    assert {one.verdict for one in report.citations} == {CitationVerdict.UNAVAILABLE}
    assert {one.verdict for one in report.claims} == {ClaimVerdict.NOT_CHECKED}
    assert report.text == ""


class _FailsAt(Graph):
    """A graph whose connection goes at one statement, all others read."""

    def __init__(self, graph: Graph, statement: type[Statement[Any]]) -> None:
        self.trace, self._graph, self._statement = None, graph, statement

    def fetch(self, statement: Statement[Any]) -> Any:
        if isinstance(statement, self._statement):
            raise GraphUnavailable("the graph cannot be reached", statement=statement.cypher_name())
        return self._graph.fetch(statement)


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("Section 69 of the BNS punishes with imprisonment up to four years.", TextsOfSections),
        ("Section 30 of the Indian Penal Code defines a dishonest act.", HeadingsOfActs),
        ("Section 30 of the Indian Penal Code defines a dishonest act.", WordsOfSections),
    ],
)
def test_an_outage_on_the_way_leaves_nothing_half_judged(
    starter_graph: Graph, embedder: Embedder, text: str, statement: type[Statement[Any]]
) -> None:
    assert verify(starter_graph, embedder, text, on=ON).overall is not Overall.UNAVAILABLE
    assert verify(_FailsAt(starter_graph, statement), embedder, text, on=ON).overall is Overall.UNAVAILABLE


def citation(verdict: CitationVerdict, standing: Standing | None) -> CitationCheck:
    return CitationCheck(
        start=0, end=1, text="x", kind="reporter", authority_id="x", verdict=verdict, standing=standing
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (CitationVerdict.NOT_COVERED, CitationVerdict.NOT_COVERED),
        (CitationVerdict.MISATTRIBUTED, CitationVerdict.VERIFIED),
        (None, CitationVerdict.VERIFIED),
    ],
)
def test_a_citation_no_longer_blamed_stands_as_it_stood_before(
    before: CitationVerdict | None, after: CitationVerdict
) -> None:
    blame = Evidence(rule="another_section", evidence="is another matter")
    blamed = citation(CitationVerdict.MISATTRIBUTED, None).model_copy(update={"evidence": (blame,)})
    first = {0: before} if before else {}

    assert _acquitted(blamed, [(0, 5)], first).verdict is after
    assert _acquitted(blamed, [(3, 5)], first) == blamed


FOUND = (CitationVerdict.VERIFIED, Standing.GOOD)


def claim(verdict: ClaimVerdict) -> ClaimCheck:
    return ClaimCheck(start=0, end=1, text="x", verdict=verdict, leans_on=("x",))


@pytest.mark.parametrize(
    ("citations", "claims", "at_most", "label"),
    [
        ([(CitationVerdict.VERIFIED, Standing.GOOD)], [ClaimVerdict.SUPPORTED], 1.0, "High"),
        ([FOUND, (CitationVerdict.NOT_FOUND, None)], [ClaimVerdict.SUPPORTED], 0.5, "Low"),
        ([(CitationVerdict.VERIFIED, Standing.OVERRULED)], [ClaimVerdict.SUPPORTED], 0.5, "Low"),
        ([(CitationVerdict.VERIFIED, Standing.REPEALED)], [ClaimVerdict.SUPPORTED], 0.5, "Low"),
        ([(CitationVerdict.VERIFIED, Standing.DOUBTED)], [ClaimVerdict.SUPPORTED], 0.75, "Medium"),
        ([], [ClaimVerdict.SUPPORTED], 0.6, "Low"),
        ([], [], 0.0, "Low"),
        ([(CitationVerdict.VERIFIED, Standing.GOOD)], [ClaimVerdict.UNSUPPORTED], 0.5, "Low"),
    ],
)
def test_what_is_not_verified_or_not_law_caps_confidence(
    citations: list[tuple[CitationVerdict, Standing | None]], claims: list[ClaimVerdict], at_most: float, label: str
) -> None:
    checks = [claim(one) for one in claims]

    found = confidence(
        [citation(*one) for one in citations], checks, relevance=float(bool(claims)), authority=1.0, recent=1.0
    )

    assert found.score <= at_most
    assert found.label == label


@pytest.mark.parametrize(
    ("score", "label"), [(0.81, "High"), (0.8, "Medium"), (0.61, "Medium"), (0.6, "Low"), (0.0, "Low")]
)
def test_labels_begin_above_their_bounds(score: float, label: str) -> None:
    assert label_of(score) == label


@pytest.mark.parametrize(
    ("claim", "said", "differs"),
    [
        ("An agreement is void.", "An agreement is not void.", True),
        ("Parliament cannot alter it.", "Article 368 does not enable Parliament to alter it.", False),
        ("Registration may be refused.", "Registration must be refused.", True),
        ("The period is eleven days.", "The period is ten days.", True),
        ("The section was struck down.", "The section is not saved by Article 19(2), and was struck down.", False),
    ],
)
def test_a_deciding_word_decides(claim: str, said: str, differs: bool) -> None:
    assert bool(decisive_difference(claim, said)) == differs


def test_no_passage_supports_nothing() -> None:
    assert best_alignment("Murder is punished with death.", []).supports is False


def test_a_pointer_to_another_section_is_no_support() -> None:
    passage = Passage("c", "bns-2023/s101", "BNS 101", "Defines murder. Punishment for murder is in section 103.")

    assert not best_alignment("prescribes the punishment for murder", [passage]).supports


def test_every_line_of_a_list_is_a_claim_of_its_own() -> None:
    text = "The law is this:\n- murder is punished with death\n- theft is punished with imprisonment\n\nIs that so?"

    claims = [one.claim.text for one in read_claims(text, []) if one.claim]

    assert claims == ["- murder is punished with death", "- theft is punished with imprisonment"]


@pytest.mark.parametrize(
    ("text", "is_claim"),
    [
        ("Supreme Court\nHari Das vs Mool Chand on 10 July, 1985\nEquivalent citations: 1986 AIR 180", False),
        ("Supreme Court\nHari Das vs Mool Chand on 10 July, 1985\nPETITIONER:", False),
        ("PETITIONER: section 302 punishes murder with death.", True),
        ("It has equivalent citations: three reporters print it.", True),
    ],
)
def test_the_header_of_a_judgment_claims_nothing(text: str, is_claim: bool) -> None:
    assert any(one.claim for one in read_claims(text, [])) is is_claim


@pytest.mark.parametrize(
    ("claim", "printed"),
    [
        (
            "Article 24 is on children in factories.",
            "No child below fourteen years shall be employed in any factory or mine or in other hazardous employment.",
        ),
        (
            "The section keeps the civil court out of what the Tribunal can decide.",
            "No civil court shall have jurisdiction in a suit on a matter which the Tribunal is empowered to hear.",
        ),
    ],
)
def test_a_denial_about_more_than_the_claim_settles_nothing(claim: str, printed: str) -> None:
    """Neither borne out nor accused: what the source denies need not be what the claim says."""
    found = best_alignment(claim, [Passage("p#000", "act/s1", "an Act", printed)])

    assert not found.supports
    assert not found.contradicts


@pytest.mark.parametrize(
    ("claim", "printed"),
    [
        ("The confession is admissible in evidence.", "The confession is not admissible in evidence."),
        ("An appeal lies from the order.", "No appeal lies from the order."),
    ],
)
def test_a_denial_of_just_the_claim_contradicts_it(claim: str, printed: str) -> None:
    assert best_alignment(claim, [Passage("p#000", "act/s1", "an Act", printed)]).contradicts


def test_a_year_is_not_held_to_a_term() -> None:
    assert decisive_difference("a breach of trust of 2024 by a banker", "a breach of trust of 10 by a banker") == ""
    assert decisive_difference("a breach of trust of 7 by a banker", "a breach of trust of 10 by a banker")
