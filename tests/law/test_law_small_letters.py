"""Acts in small letters, as people type them."""

from __future__ import annotations

import pytest

from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.find import find


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("sec 20 of the minimum wages act 1948 applies", "minimum-wages-1948/s20"),
        ("s. 87 arbitration act is stayed", "arbitration-1996/s87"),
        ("section 65b evidence act certificate", "iea-1872/s65B"),
        ("u/s 138 negotiable instruments act", "ni-1881/s138"),
        ("section 9 of the hindu marriage act, 1955", "hma-1955/s9"),
    ],
)
def test_a_section_of_an_act_in_small_letters_is_found_with_it(text: str, key: str) -> None:
    (found,) = find(text)

    assert found.keys == (key,)


@pytest.mark.parametrize(
    ("text", "name", "year"),
    [
        ("under the evidence act it is relevant", "evidenceact", None),
        ("the return under section 139 of the 1961 act", "", 1961),
        ("the right to information act 2005 gives it", "righttoinformationact", 2005),
    ],
)
def test_an_act_in_small_letters_is_mentioned_where_it_is_cited(text: str, name: str, year: int | None) -> None:
    (mention,) = find_mentions(text)

    assert (mention.name, mention.year) == (name, year)
    assert text[mention.start : mention.end].endswith(("act", "act 2005"))


@pytest.mark.parametrize(
    "text",
    [
        "the companies act in concert",
        "a breach of contract act of God",
        "by an act of 1961 he lost it",
        "in the police act of violence",
        "section 34 says that parties act together",
        "whether the trustees act in good faith",
    ],
)
def test_what_somebody_does_is_no_act(text: str) -> None:
    assert find_mentions(text) == ()
