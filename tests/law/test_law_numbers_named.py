"""What a number alone says of its Act, and how that was counted."""

from __future__ import annotations

import pytest

from bench.corpus import Text
from nyayagraph.law.acts.numbers_named import counted, tells
from nyayagraph.law.acts.table import ACTS
from nyayagraph.law.provisions.keys import ProvisionKey
from training.numbers_named import count


@pytest.mark.parametrize(
    ("number", "figure", "likelier", "than"),
    [
        ("477A", 477, "ipc-1860", "crpc-1898"),
        ("302", 302, "ipc-1860", "cpc-1908"),
        ("173", 173, "crpc-1973", "iea-1872"),
        ("138", 138, "ni-1881", "contract-1872"),
        ("25F", 25, "id-1947", "factories-1948"),
    ],
)
def test_a_number_is_likelier_of_the_act_with_which_it_is_named(
    number: str, figure: int, likelier: str, than: str
) -> None:
    assert tells(likelier, number, figure) > tells(than, number, figure)


def test_a_number_says_nothing_of_an_act_that_was_not_counted() -> None:
    assert tells("made-up-act-1901", "5", 5) == 0.0


def test_a_number_never_named_with_a_much_named_act_speaks_against_it() -> None:
    assert tells("ipc-1860", "3", 3) < 0.0


def test_every_act_counted_has_an_identifier_and_none_is_the_constitution() -> None:
    assert "constitution" not in counted()
    assert len(counted() & set(ACTS)) >= 60
    assert all(ProvisionKey.parse(f"{act_id}/s1").act_id == act_id for act_id in counted())


def test_numbers_count_once_a_judgment_and_only_beside_their_act() -> None:
    texts = [
        Text(
            "1", "Section 302 of the Indian Penal Code. Section 302 of the Indian Penal Code again; section 34.", None
        ),
        Text("2", "He was tried under section 302, Indian Penal Code, and section 4 of the Arms Act, 1959.", None),
        Text("3", "Section 420 of the Indian Penal Code.", None),
    ]

    table = count(texts, fewest=3)

    assert table == {"ipc-1860": (3, [(2, "302")])}
