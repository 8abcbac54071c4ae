"""The count of section numbers by Act, from which a bare number is given to one."""

from __future__ import annotations

from bench.corpus import Text
from nyayagraph.law.numbers_named import counted, tells
from training.numbers_named import count


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


def test_the_table_tells_whose_a_number_is() -> None:
    assert {"ipc-1860", "arbitration-1940"} <= counted()
    assert tells("ipc-1860", "302", 302) > 1 > tells("arbitration-1940", "302", 302)
    assert tells("no-such-act-1900", "302", 302) == 0
