"""Tags that name a document of one's own: what may be one, and what is none."""

from __future__ import annotations

import pytest

from nyayagraph.law.find import find
from nyayagraph.verify.tags import find_tags


@pytest.mark.parametrize(
    ("text", "key", "pages", "is_formed"),
    [
        ("[contract.pdf, page 4]", "contract", (4, 4), True),
        ("[contract.pdf p. 4]", "contract", (4, 4), True),
        ("[Contract.PDF, pages 2-3]", "contract", (2, 3), True),
        ("[contract.pdf (page 4)]", "contract", (4, 4), True),
        ("[contract.docx]", "contract.docx", (None, None), True),
        ("[Patel v. State.pdf]", "patel v. state", (None, None), True),
        ("[Fake Case v. State-page9]", "fake case v. state", (9, 9), True),
        ("[Fake Case v. State, page 9]", "fake case v. state", (9, 9), False),
        ("[Document 3: Sharma v. Sharma (2020) 5 SCC 678]", "sharma v. sharma (2020) 5 scc 678", (None, None), True),
        ("[Document 3]", "document 3", (None, None), True),
        ("[Article-21]", "article-21", (None, None), True),
        ("[lease deed]", "lease deed", (None, None), False),
        ("[sic]", "sic", (None, None), False),
        ("[Annexure P 4]", "annexure p 4", (None, None), False),
        ("[Homepage9]", "homepage9", (None, None), False),
    ],
)
def test_a_tag_says_which_document_and_page(
    text: str, key: str, pages: tuple[int | None, int | None], is_formed: bool
) -> None:
    (tag,) = find_tags(text, find(text))

    assert (tag.key, (tag.first_page, tag.last_page), tag.is_formed) == (key, pages, is_formed)
    assert text[tag.start : tag.end] == tag.text


@pytest.mark.parametrize("text", ["[1973]", "[12]", "[S1, S4]", "[ ]", "[1978] 2 SCR 621", "[1973] Supp SCR 1"])
def test_a_number_a_source_or_the_year_of_a_report_is_no_tag(text: str) -> None:
    assert find_tags(text, find(text)) == []


def test_two_tags_in_one_bracket_are_two() -> None:
    text = "It was paid [ receipt.pdf, page 1; bank statement.pdf ]."

    tags = find_tags(text)

    assert [(tag.key, text[tag.start : tag.end]) for tag in tags] == [
        ("receipt", "receipt.pdf, page 1"),
        ("bank statement", "bank statement.pdf"),
    ]
