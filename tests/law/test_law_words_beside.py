"""The words before a citation, and whether the parties of a judgment stand in them."""

from __future__ import annotations

import pytest

from nyayagraph.law.names.words_beside import both_stand, one_stands, words_beside


@pytest.mark.parametrize(
    ("before", "name", "expected"),
    [
        ("So held in Girdhari Bank Ltd. v.S.P. Mehra, ", None, "So held in Girdhari Bank Ltd. v.S.P. Mehra"),
        ("The rule is stated. In Girdhari Lal's case (supra) [", None, "In Girdhari Lal"),
        ("Hari v. Dev [1960] 1 SCR 3; Mohan Lal & Ors.v. Sita Ram (", None, "Mohan Lal & Ors. v. Sita Ram"),
        ("is bound. [482D-F; 483A] Sohan& Anr.Vs. State of Bihar ", None, "Sohan & Anr. Vs. State of Bihar"),
        ("the rest is plain and needs no more (1) ", None, ""),
        ("as held in Girdhari Lal v. Sohan Singh, ", "Girdhari Lal v. Sohan Singh", ""),
        (
            "in Collector of Tolls, Bihar, U.P. and Orissa v. Sohan Singh, ", "U.P. and Orissa v. Sohan Singh",
            "in Collector of Tolls, Bihar, U.P. and Orissa v. Sohan Singh",
        ),
        (
            "in Bench of Magistrates at Patna v. Sohan Singh, ", "Patna v. Sohan Singh",
            "in Bench of Magistrates at Patna v. Sohan Singh",
        ),
    ],
)  # fmt: skip
def test_the_words_of_a_sentence_stand_beside_where_no_whole_name_was_read(
    before: str, name: str | None, expected: str
) -> None:
    assert words_beside(before, 0, len(before), name=name) == expected


def test_no_words_of_the_reference_before_stand_beside() -> None:
    before = "Girdhari Lal v. Sohan Singh, [1961] 2 SCR 4, Kishori Dutt's case, "

    assert words_beside(before, before.index(", Kishori"), len(before)) == ", Kishori Dutt"


@pytest.mark.parametrize(
    ("words", "title", "both", "one"),
    [
        ("settled in Girdhari Bank Ltd. v.S.P. Mehra", "Girdhari Bank Limited v. S. P. Mehra", True, True),
        ("settled in Girdhari Bank Ltd. v.K.P. Mehra", "Girdhari Bank Limited v. S. P. Mehra", False, True),
        ("in Collector of Tolls, Bihar and Orissa v. Sohan", "Collector of Tolls v. Sohan Singh", True, True),
        ("in Collector of Tolls, Bihar and Orissa v. Sohan", "Collector of Customs v. Sohan Singh", False, True),
        ("in Hari Mills v. Their Workmen", "Kalinga Mills v. Their Workmen", False, False),
        ("in State of Kerala v. Union of India", "State of Kerala v. Union Of India", False, False),
        ("in Girdhari Lal", "Girdhari Lal Bansal v. State of Bihar", False, True),
        ("in Bansal", "Girdhari Lal Bansal v. State of Bihar", False, False),
        ("as in Lal", "Lal Chand v. State of Bihar", False, False),
        ("in K.M. Thomas", "State of Kerala v. N.M. Thomas", False, False),
        ("by learned counsel", "Girdhari Lal v. State of Bihar", False, False),
        (
            "Casual Labour of the Post & Wire Department through Akhil Manch v. Union of India",
            "Casual Labour of the Post & Wire Department Thr v. Union Of India", True, True,
        ),
    ],
)  # fmt: skip
def test_parties_stand_in_the_words_on_their_own_side(words: str, title: str, both: bool, one: bool) -> None:
    assert (both_stand(words, [title]), one_stands(words, [title])) == (both, one)


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ("in State of Bihar v. Mohan Singh Bansal", "State of Bihar v. Mohan Singh"),
        ("in Girdhari Lal v. State of Bihar, 196] 3 SCR 68 and Sohan v. Kishori", "Girdhari Lal v. State of Bihar"),
        ("in Girdhari Lal v. State of Bihar and Sohan v. Kishori", "Girdhari Lal v. State of Bihar"),
    ],
)
def test_parties_that_must_stand_alone_have_nothing_beside_them(words: str, title: str) -> None:
    assert both_stand("in Girdhari Lal v. State of Bihar", ["Girdhari Lal v. State of Bihar"], alone=True)
    assert not both_stand(words, [title], alone=True)
