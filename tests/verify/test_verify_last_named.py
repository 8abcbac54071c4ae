"""Sections that a text leaves without an Act, and the Act of which it has just spoken: pure."""

from __future__ import annotations

from typing import cast

import pytest

from nyayagraph.graph import Graph
from nyayagraph.law.find import SURE_ENOUGH, FoundReference, find
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.references.last_named import settle_last_named
from nyayagraph.verify.references.rebind import rebind
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict


def last_section(text: str, candidates: tuple[str, ...], *, note: str | None = None) -> FoundReference:
    """The last section of a text, open between the candidates; of the one candidate where a note says why."""
    found = [one for one in find(text, short_forms=False, sure_from=SURE_ENOUGH) if one.kind == "section"]
    keys = candidates if note else ()
    changed = {"keys": keys, "key": keys[0] if keys else None, "act_id": None, "note": note}
    opened = found[-1].model_copy(update=changed | {"candidates": () if note else candidates})
    return settle_last_named(text, [*found[:-1], opened])[-1]


@pytest.mark.parametrize(
    ("text", "candidates", "keys"),
    [
        (
            "The FIR came under section 173 of the BNSS, statements under section 180.",
            ("bnss-2023/s180",),
            ("bnss-2023/s180",),
        ),
        (
            "It is due by section 4 of the Payment of Gratuity Act, 1972. It is payable at once: section 7(3).",
            ("gratuity-1972/s7(3)",),
            ("gratuity-1972/s7(3)",),
        ),
        ("The BNSS has 531 sections, the IPC 511. A Zero FIR comes by section 173.", ("ipc-1860/s173",), ()),
        ("The IPC is repealed.\n\nThe arrest was made under section 41.", ("crpc-1973/s41",), ()),
        ("The IPC and the CrPC are repealed. Much is said of it. See section 41.", ("crpc-1973/s41",), ()),
        ("The BNS and the BNSS apply. Bail is section 480.", ("bns-2023/s480", "bnss-2023/s480"), ()),
    ],
)
def test_a_likely_act_is_meant_where_the_nearest_words_name_it_alone(
    text: str, candidates: tuple[str, ...], keys: tuple[str, ...]
) -> None:
    assert last_section(text, candidates).keys == keys


@pytest.mark.parametrize(
    ("text", "candidates", "note", "keys"),
    [
        (
            "A notice under the Income-tax Act, 1961 after the Finance Act, 2021 lies under section 148A.",
            ("income-tax-1961/s148A", "finance-act-2021/s148A"),
            None,
            ("income-tax-1961/s148A",),
        ),
        (
            "The Finance Act, 2021 did it, the Court acting by Article 142 of the Constitution. Section 149 is new.",
            ("finance-act-2021/s149",),
            "the Act under discussion",
            ("finance-act-2021/s149",),
        ),
        (
            "By the Finance Act, 2021 the Income-tax Act, 1961 was changed; an appeal lies under section 253.",
            ("finance-act-2021/s253",),
            "the Act under discussion",
            ("income-tax-1961/s253",),
        ),
        (
            "The Customs Act, 1962 and the Income-tax Act, 1961 were changed by the Finance Act, 2021; see section 9.",
            ("finance-act-2021/s9",),
            "the Act under discussion",
            ("finance-act-2021/s9",),
        ),
    ],
)
def test_a_bare_number_is_of_the_act_that_a_finance_act_amends(
    text: str, candidates: tuple[str, ...], note: str | None, keys: tuple[str, ...]
) -> None:
    assert last_section(text, candidates, note=note).keys == keys


@pytest.mark.parametrize(
    ("note", "verdict"),
    [
        ("the Act under discussion", CitationVerdict.AMBIGUOUS),
        ("the only Act named", CitationVerdict.AMBIGUOUS),
        ("by antecedent", CitationVerdict.NOT_FOUND),
        ("by its year", CitationVerdict.NOT_FOUND),
        (None, CitationVerdict.NOT_FOUND),
    ],
)
def test_a_number_lacking_in_an_act_that_was_guessed_for_it_is_left_open(
    note: str | None, verdict: CitationVerdict
) -> None:
    key = ProvisionKey.parse("tpa-1882/s999")
    found = FoundReference(start=0, end=11, text="section 999", kind="section", keys=(str(key),), note=note)
    one = Resolved(found, CitationVerdict.NOT_FOUND, key=key)

    rebind(cast("Graph", None), [one], ())

    assert one.verdict is verdict
