"""References as judgments print them: pages made whole, names that a page or the words before lend them. Pure."""

from __future__ import annotations

import pytest

from nyayagraph.ingest.references import printed_references, references_param
from nyayagraph.law.find import find
from nyayagraph.law.names.likeness import name_words


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("It is settled, AIR 1986 (SC) 3 15 it was said.", "AIR 1986 SC 315"),
        ("(2) [1960] 2 S.C.R. 31 1.\n(3) This is gone.", "[1960] 2 SCR 311"),
        ("(1) [1962] 1 S.C.R. 9 7-L925Sup/75 to the Act", "[1962] 1 SCR 9"),
        ("(1) (1980) 1 SCR 61 7-9-1994 and when this was done", "[1980] 1 SCR 61"),
        ("See 4 (1975) 4 SCC 28 11 1993 Supp (2) SCC 20", "(1975) 4 SCC 28"),
        ("See 8 1991 SCC (Cri) 47 14(1980) 3 SCC 152", "1991 SCC (Cri) 47"),
        ("See 8 (1988) 4 SCC 65\n18.The High Court held this.", "(1988) 4 SCC 65"),
        ("See 8 (2008) 16 SCC 1\n2      Gita Devi held this.", "(2008) 16 SCC 1"),
    ],
)
def test_a_page_goes_on_unless_what_follows_is_a_note_a_date_or_a_sheet(text: str, key: str) -> None:
    printed = printed_references(text, find(text), (), (0,))

    assert printed[0].keys[-1] == key


def test_words_for_several_judgments_are_no_place_of_one() -> None:
    text = "Ram Lal v. Das, AIR 1960 SC 5, and Mehta v. Rao, AIR 1961 SC 7, were cited. These decisions do not help."

    printed = printed_references(text, find(text), (), (0,))

    assert [(one.keys, len(one.starts)) for one in printed] == [(("AIR 1960 SC 5",), 1), (("AIR 1961 SC 7",), 1)]


NOTES = "{above}\n\nSo it was said.\n(1) [1961] 2 S.C.R. 419.\n(2) [1958] S.C.R. 77.\nThe rest is plain."


@pytest.mark.parametrize(
    ("above", "witnesses"),
    [
        ("It was held in Girdhari Lal v. Sohan Singh that none may.", ("Girdhari Lal v. Sohan Singh",)),
        (
            "See Girdhari Lal v. Sohan Singh and later Kishori Dutt v. Sheikh Rahim on this.",
            ("Kishori Dutt v. Sheikh Rahim", "Girdhari Lal v. Sohan Singh"),
        ),
        ("See Girdhari Lal v. Sohan Singh, [1960] 3 S.C.R. 12 on this.", ()),
        ("See Girdhari Lal v. Sohan Singh, A.I.R. 1960 S.C. 12 on this.", ("Girdhari Lal v. Sohan Singh",)),
        ("See Girdhari Lal v. Sohan Singh on this." + " Then came more." * 300, ()),
        (
            "See Girdhari Lal v. Sohan Singh(1) and Kishori Dutt v. Sheikh Rahim on this.",
            ("Girdhari Lal v. Sohan Singh", "Kishori Dutt v. Sheikh Rahim"),
        ),
    ],
)
def test_a_note_with_no_name_beside_it_keeps_the_names_of_its_page(above: str, witnesses: tuple[str, ...]) -> None:
    text = NOTES.format(above=above)
    printed = {one.keys[0]: one for one in printed_references(text, find(text), (), (0,))}

    assert printed["[1961] 2 SCR 419"].witnesses == witnesses


@pytest.mark.parametrize(
    ("text", "beside"),
    [
        ("So held in Sohan Mills v.K.L. Girdhari, [1961] 2 S.C.R. 419.", "So held in Sohan Mills v.K.L. Girdhari"),
        ("So held in Sohan Mills v. Girdhari, [1961] 2 S.C.R. 419.", ""),
        (
            "See Ram v. Das, [1960] 1 S.C.R. 3, Bench of Magistrates at Patna v. Girdhari, [1961] 2 S.C.R. 419.",
            ", Bench of Magistrates at Patna v. Girdhari",
        ),
        ("So held in Sohan Mills v.K.L. Girdhari, [1961] 2 K.B. 419.", "So held in Sohan Mills v.K.L. Girdhari"),
        ("So held in Sohan Mills v.K.L. Girdhari, A.I.R. 1961 Cal. 419.", ""),
    ],
)
def test_a_citation_without_a_whole_name_keeps_the_words_before_it(text: str, beside: str) -> None:
    assert printed_references(text, find(text), (), (0,))[-1].beside == beside


def test_a_name_of_the_page_with_words_left_out_shares_one_that_finds_its_judgment() -> None:
    text = NOTES.format(above="It was held in Thakur Girdhari v. Sitamarhi Weavers Store that none may.")

    params = references_param("citing", printed_references(text, find(text), (), (0,)), year=1975).references
    words = next(set(one.words) for one in params if one.citations[0].citation_key == "[1961] 2 SCR 419")

    assert words & set(name_words("Thakur Girdhari Sinha v. Sitamarhi Weavers Store Ltd. & Anr"))
