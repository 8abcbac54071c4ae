"""A person's own documents in a text: verified by registry and page, never an authority."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.uploads import delete_upload, ingest_uploads
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.check import unavailable, verify
from nyayagraph.verify.claims.stated import read_claims
from nyayagraph.verify.lookup import chain_of, section_of, status_of
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict, Overall
from nyayagraph.verify.tags import find_tags
from nyayagraph.verify.trail import answer, record

ON = date(2026, 1, 1)
RENT = "The tenant pays a monthly rent of nine thousand rupees for the shop at Nagpur."
REPAIR = "Repairs of the roof of the shop fall on the landlord alone."
LOW_REPAIR = "repairs of the roof of the shop fall on the landlord alone."
CHARGE = "The complainant told the station house officer that Section 420 IPC covers the sale of the tractor."


@pytest.fixture(scope="module")
def uploads(starter_graph: Graph, embedder: Embedder, pdf: Callable[..., Path]) -> Iterator[Graph]:
    """The starter graph with a lease of three pages, a complaint, and two letters of one name."""
    files = [
        pdf("Lease.pdf", RENT, REPAIR, "Signed at Nagpur by both."),
        pdf("Sharma v. Sharma (2020) 5 SCC 678.pdf", "The plaint of Sharma against Sharma says that the wall fell."),
        pdf("complaint.pdf", CHARGE),
        pdf("letter.pdf", "The first letter asks for the keys of the shop."),
        pdf("letter.pdf", "The second letter asks for the deposit of the shop."),
    ]
    report = ingest_uploads(starter_graph, embedder, files)
    yield starter_graph
    for one in report.uploads:
        delete_upload(starter_graph, one.upload_id)


@pytest.mark.graph
@pytest.mark.parametrize(
    ("text", "verdict", "standing", "why"),
    [
        ("[Lease.pdf]", "VERIFIED", "OWN_DOCUMENT", "a document of your own (other), no authority"),
        ("[lease, page 3]", "VERIFIED", "OWN_DOCUMENT", "3 pages"),
        ("[Document 3: Lease.pdf, page 2]", "VERIFIED", "OWN_DOCUMENT", "no authority"),
        ("[Lease.pdf, pages 2-3]", "VERIFIED", "OWN_DOCUMENT", "no authority"),
        ("[Lease.pdf, page 4]", "NOT_FOUND", None, "page 4 of 3"),
        ("[Lease.pdf, page 0]", "NOT_FOUND", None, "page 0 of 3"),
        ("[Lease.pdf, pages 3-2]", "NOT_FOUND", None, "pages 3 to 2 of 3"),
        ("[Lease.pdf, pages 2-9]", "NOT_FOUND", None, "pages 2 to 9 of 3"),
        ("[Lease Deed.pdf]", "NOT_FOUND", None, 'no upload is called "Lease Deed.pdf"'),
        ("[eas.pdf]", "NOT_FOUND", None, 'no upload is called "eas.pdf"'),
        ("[Lease.docx]", "NOT_FOUND", None, "no upload is called"),
        ("[Document 3: Sharma v. Sharma (2020) 5 SCC 678]", "VERIFIED", "OWN_DOCUMENT", "no authority"),
        ("[letter.pdf]", "AMBIGUOUS", None, "2 uploads are called letter.pdf"),
    ],
)
def test_a_tag_is_what_the_registry_and_its_pages_say(
    text: str, verdict: str, standing: str | None, why: str, uploads: Graph, embedder: Embedder
) -> None:
    report = verify(uploads, embedder, f"It is so {text}.", on=ON)

    (found,) = report.citations
    assert (found.verdict, found.standing, found.kind) == (verdict, standing, "upload")
    assert why in found.evidence[0].evidence
    assert f"It is so {text}."[found.start : found.end] == found.text


@pytest.mark.graph
@pytest.mark.parametrize(
    ("text", "cited", "verdict"),
    [
        ("[Document 3: Sharma v. Sharma (2021) 5 SCC 678]", "(2021) 5 SCC 678", "NOT_COVERED"),
        ("[Fake Case v. State-page9]", "Fake Case v. State-page9", "NOT_FOUND"),
        ("[Patel v. State.pdf]", "Patel v. State.pdf", "NOT_FOUND"),
        ("[contract.pdf, page 4]", "contract.pdf, page 4", "NOT_FOUND"),
        ("[Article-21]", "Article-21", "NOT_FOUND"),
        ("[Document 3: Maneka Gandhi v. Union of India (1978) 1 SCC 248]", "(1978) 1 SCC 248", "VERIFIED"),
    ],
)
def test_a_tag_that_no_document_bears_is_not_found_or_left_to_its_citation(
    text: str, cited: str, verdict: str, uploads: Graph, embedder: Embedder
) -> None:
    (found,) = verify(uploads, embedder, text, on=ON).citations

    assert (found.text, found.verdict) == (cited, verdict)
    assert any("no upload is called" in reason.evidence for reason in found.evidence)


@pytest.mark.graph
@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (f"{RENT[:-1]} [Lease.pdf, page 1].", "SUPPORTED"),
        (f"{RENT} [Lease.pdf, page 1]", "SUPPORTED"),
        (f"{RENT[:-1]} [Lease.pdf].", "SUPPORTED"),
        (f"{RENT[:-1]} [Lease.pdf, page 2].", "UNSUPPORTED"),
        (f"{RENT[:-1]} [Lease.pdf, page 7].", "UNSUPPORTED"),
        (f"{RENT[:-1]} [complaint.pdf].", "UNSUPPORTED"),
        (RENT, "UNSUPPORTED"),
        (f"{RENT[:-1].replace('nine', 'ten')} [Lease.pdf, page 1].", "CONTRADICTED"),
        (f"In Maneka Gandhi v. Union of India it was held that {LOW_REPAIR[:-1]} [Lease.pdf, page 2].", "UNSUPPORTED"),
        (f"{CHARGE[:-1]} [complaint.pdf, page 1].", "PARTIALLY_SUPPORTED"),
    ],
)  # fmt: skip
def test_a_claim_leans_on_a_document_only_where_its_tag_names_it(
    text: str, verdict: str, uploads: Graph, embedder: Embedder
) -> None:
    report = verify(uploads, embedder, text, on=ON)

    assert [one.verdict for one in report.claims] == [verdict]


@pytest.mark.graph
def test_the_sentence_after_does_not_lean_on_the_tag_before_it(uploads: Graph, embedder: Embedder) -> None:
    report = verify(uploads, embedder, f"{RENT[:-1]} [Lease.pdf, page 1]. {REPAIR}", on=ON)

    assert [one.verdict for one in report.claims] == [ClaimVerdict.SUPPORTED, ClaimVerdict.UNSUPPORTED]
    assert report.text == f"{RENT[:-1]} [Lease.pdf, page 1]."


@pytest.mark.graph
def test_documents_of_ones_own_never_give_high_confidence(uploads: Graph, embedder: Embedder) -> None:
    report = verify(uploads, embedder, f"{RENT[:-1]} [Lease.pdf, page 1].", on=ON)

    assert report.overall is Overall.VERIFIED
    assert report.confidence.score <= 0.6
    assert (report.confidence.factors["authority"], report.confidence.capped_by) == (0.0, ("no authority is cited",))


@pytest.mark.graph
def test_the_trail_keeps_what_a_claim_leaned_on(uploads: Graph, embedder: Embedder) -> None:
    text = f"{RENT[:-1]} [Lease.pdf, page 1]."
    report = verify(uploads, embedder, text, on=ON)

    kept = answer(uploads, record(uploads, report, text=text, model_id=embedder.model_id).audit_id or "")

    assert [one.leans_on for one in kept.claims] == [(report.citations[0].authority_id,)]
    assert [one.standing for one in kept.verdicts] == ["OWN_DOCUMENT"]


@pytest.mark.graph
@pytest.mark.parametrize("typed", ["Lease.pdf", "[Lease.pdf, page 2]"])
def test_status_says_whose_document_it_is(typed: str, uploads: Graph) -> None:
    found = status_of(uploads, typed, ON)

    assert (found.standing, found.title) == (Standing.OWN_DOCUMENT, "Lease.pdf")
    assert found.because[0].rule == "own_document"
    assert chain_of(uploads, typed, ON).authority_id is None
    assert section_of(uploads, typed, ON).section_id is None


def test_an_outage_says_nothing_of_a_tag() -> None:
    report = unavailable("It is so [contract.pdf, page 4].", [], "gone", on=ON, offence_date=None)

    assert [(one.text, one.verdict) for one in report.citations] == [
        ("contract.pdf, page 4", CitationVerdict.UNAVAILABLE)
    ]


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("He paid. [receipt.pdf] He left the shop.", ["He paid. [receipt.pdf]", "He left the shop."]),
        ("He paid. [Receipt.pdf, page 2] He left.", ["He paid. [Receipt.pdf, page 2]", "He left."]),
        ("He paid. [a.pdf] [b.pdf] He left.", ["He paid. [a.pdf] [b.pdf]", "He left."]),
        ("He paid. [a.pdf; b.pdf] He left.", ["He paid. [a.pdf; b.pdf]", "He left."]),
        ("Under cl. [a.pdf] he paid.", ["Under cl. [a.pdf] he paid."]),
        ("[a.pdf] He paid.", ["[a.pdf] He paid."]),
        ("He left.\n\n[a.pdf] He paid.", ["He left.", "[a.pdf] He paid."]),
        ("He paid [a.pdf]. He left.", ["He paid [a.pdf].", "He left."]),
    ],
)
def test_a_tag_behind_a_full_stop_belongs_to_the_sentence_before_it(text: str, sentences: list[str]) -> None:
    tags = [Resolved(tag, CitationVerdict.NOT_FOUND) for tag in find_tags(text)]

    assert [one.text for one in read_claims(text, tags)] == sentences
