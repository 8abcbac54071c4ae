"""What a sentence says that a judgment did to a provision: right, laid at another judgment, turned round, or untold."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.verify.check import verify
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict

ON = date(2026, 1, 1)

pytestmark = pytest.mark.graph

_S, _C, _U = ClaimVerdict.SUPPORTED, ClaimVerdict.CONTRADICTED, ClaimVerdict.UNSUPPORTED
_IT = "Section 66A of the Information Technology Act, 2000"


@pytest.mark.parametrize(
    ("text", "verdict", "rule"),
    [
        # what the rows say
        (f"{_IT} was struck down in Shreya Singhal v. Union of India.", _S, "struck_by"),
        (f"In Shreya Singhal v. Union of India, the Supreme Court struck down {_IT}.", _S, "struck_by"),
        (f"The Court declared {_IT} unconstitutional in Shreya Singhal v. Union of India.", _S, "struck_by"),
        ("Section 303 IPC was held unconstitutional in Mithu v. State of Punjab.", _S, "struck_by"),
        ("Section 377 IPC was read down in Navtej Singh Johar v. Union of India.", _S, "struck_by"),
        ("Article 31C was partly struck down in Kesavananda Bharati v. State of Kerala.", _S, "struck_by"),
        ("Section 22 of the TADA was struck down in Kartar Singh v. State of Punjab.", _S, "struck_by"),
        ("Triple talaq was held unconstitutional in Shayara Bano v. Union of India.", _S, "struck_by"),
        (("Section 6(a) of the Hindu Minority and Guardianship Act was read down in Githa Hariharan v. Reserve Bank of"
         " India, (1999) 2 SCC 228."), _S, "struck_by"),
        # parallel citations stand between the name and what the judgment did
        (("In A.K. Gopalan v. State of Madras, AIR 1950 SC 27; 1950 SCR 88, the Supreme Court struck down section 14 of"
         " the Preventive Detention Act, 1950."), _S, "struck_by"),
        # a judgment that only the record of the provision names
        (
            "Section 32A of the NDPS Act was read down in Dadu v. State of Maharashtra, (2000) 8 SCC 437.",
            _S,
            "struck_by",
        ),
        # upheld, as it is recorded to hold
        ("Section 69A of the Information Technology Act, 2000 was upheld in Shreya Singhal v. Union of India.", _S,
         "holding_says_so"),
        # laid at another judgment
        (f"{_IT} was struck down in Navtej Singh Johar v. Union of India.", _C, "struck_by_another"),
        ("Section 497 of the Indian Penal Code was struck down in Shreya Singhal v. Union of India.", _C,
         "struck_by_another"),
        ("The Supreme Court struck down section 497 IPC in Navtej Singh Johar v. Union of India.", _C,
         "struck_by_another"),
        ("Section 303 IPC was struck down in Bachan Singh v. State of Punjab.", _C, "struck_by_another"),
        (("Section 8(4) of the Representation of the People Act, 1951 was struck down in Union of India v. Association"
         " for Democratic Reforms."), _C, "struck_by_another"),
        ("The electoral bond scheme was struck down in Anuradha Bhasin v. Union of India.", _C, "struck_by_another"),
        # turned round
        ("In Joseph Shine v. Union of India, the Court upheld section 497 IPC.", _C, "struck_by"),
        ("Section 69A of the Information Technology Act, 2000 was struck down in Shreya Singhal v. Union of India.", _C,
         "holding_is_otherwise"),
        # said of another provision by the judgment named, and of this one by none
        ("Section 124A IPC was struck down in Shreya Singhal v. Union of India.", _U, "said_of_another"),
    ],
)  # fmt: skip
def test_a_fate_is_held_to_the_judgment_that_is_recorded(
    text: str, verdict: ClaimVerdict, rule: str, starter_graph: Graph, embedder: Embedder
) -> None:
    claim = verify(starter_graph, embedder, text, on=ON).claims[0]

    assert claim.verdict is verdict
    assert rule in [reason.rule for reason in claim.evidence]


@pytest.mark.parametrize(
    "text",
    [
        f"{_IT} was challenged in Anuradha Bhasin v. Union of India.",
        f"In Anuradha Bhasin v. Union of India the Court did not strike down {_IT}.",
        "The petitioners in Navtej Singh Johar v. Union of India argued that section 497 IPC was struck down.",
        "Whether section 497 IPC was struck down in Navtej Singh Johar v. Union of India is asked often.",
        "Section 377 IPC was struck down by the Delhi High Court in Naz Foundation v. Union of India.",
        # two judgments: which of them did it, the words do not tie
        (
            "Section 497 IPC, upheld in Yusuf Abdul Aziz v. State of Bombay, was struck down in Joseph Shine v. Union"
            " of India."
        ),
        # a part fell in one judgment, another part may have fallen in the other
        "Section 57 of the Aadhaar Act was struck down in Binoy Viswam v. Union of India.",
    ],
)
def test_what_the_words_do_not_tie_together_accuses_nobody(text: str, starter_graph: Graph, embedder: Embedder) -> None:
    claim = verify(starter_graph, embedder, text, on=ON).claims[0]

    assert not {"struck_by", "struck_by_another"} & {reason.rule for reason in claim.evidence}


def test_a_citation_that_only_a_record_names_is_not_said_to_be_invented(
    starter_graph: Graph, embedder: Embedder
) -> None:
    text = "Section 32A of the NDPS Act was read down in Dadu v. State of Maharashtra, (2000) 8 SCC 437."

    report = verify(starter_graph, embedder, text, on=ON)

    assert [one.verdict for one in report.citations] == [CitationVerdict.VERIFIED, CitationVerdict.NOT_COVERED]
    assert report.citations[1].evidence[0].rule == "named_by_the_record"


def test_a_right_name_with_a_wrong_citation_is_not_vouched_for(starter_graph: Graph, embedder: Embedder) -> None:
    text = "Section 32A of the NDPS Act was read down in Dadu v. State of Maharashtra, (2000) 8 SCC 439."

    assert verify(starter_graph, embedder, text, on=ON).claims[0].verdict is not ClaimVerdict.SUPPORTED
