"""How many sub-sections a provision has: what is known, what is denied, what was not read."""

from __future__ import annotations

import pytest

from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.provisions.subsections import lacks_subsection, subsections


@pytest.mark.parametrize(
    ("key", "lacks"),
    [
        ("constitution/a14(3)", True),
        ("constitution/a21(1)", True),
        ("constitution/a23(2)", False),
        ("constitution/a23(5)", True),
        ("constitution/a19(1)(a)", False),
        ("constitution/a31(2)", False),
        ("bns-2023/s108(1)", True),
        ("bns-2023/s318(4)", False),
        ("bns-2023/s318(5)", True),
        ("bnss-2023/s35(7)", False),
        ("bnss-2023/s35(8)", True),
        ("ipc-1860/s302(1)", True),
        ("ipc-1860/s376(1)", False),
        ("bns-2023/s103", False),
        ("bns-2023/s35(a)", False),
        ("hma-1955/s13(1)(ia)", False),
        ("hma-1955/s13B(2)", False),
        ("hma-1955/s13B(3)", True),
        ("hma-1955/s10(3)", False),
    ],
)
def test_a_sub_section_is_denied_only_where_the_text_was_read(key: str, lacks: bool) -> None:
    assert lacks_subsection(ProvisionKey.parse(key)) is lacks


def test_none_is_not_unread() -> None:
    assert subsections(ProvisionKey.parse("bns-2023/s108")) == frozenset()
    assert subsections(ProvisionKey.parse("hma-1955/s10")) is None
