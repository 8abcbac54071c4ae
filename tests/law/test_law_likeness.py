"""How far two printed names can mean one judgment."""

from __future__ import annotations

import pytest

from nyayagraph.law.names.likeness import Likeness, gainsays, is_misprint, likeness, name_words, tells


@pytest.mark.parametrize(
    ("printed", "title", "expected"),
    [
        ("Maneka Gandhi v. Union of India", "Smt. Maneka Gandhi v. Union Of India & Anr", Likeness.SAME),
        ("Samsher Singh v. State of Punjab", "Shamsher Singh & Anr v. State Of Punjab", Likeness.SAME),
        ("Sabhajit Tewary v. U.O.I.", "Sabhajit Tewary v. Union Of India & Ors", Likeness.SAME),
        ("State of Kerala v. K.M. Thomas", "State Of Kerala & Anr v. N. M. Thomas & Ors", Likeness.ALIKE),
        ("Ram Singh v. State of Punjab", "Rao Singh v. State of Punjab", Likeness.ALIKE),
        ("Satyanarayana v. Yellogi Rao", "Madamsetty Satyanarayana v. G. Yellogi Rao", Likeness.LIKELY),
        ("K.M. Bakshi v. Union of India", "Kishori Mohanlal Bakshi v. Union Of India", Likeness.LIKELY),
        ("Jayanarayan Sukul v. State of West Bengal", "V. C. Shukla v. State", Likeness.UNKNOWN),
        ("D.C.M. Ltd. v. Union of India", "Delhi Cloth and General Mills v. Union Of India", Likeness.UNKNOWN),
        ("State v. S.J. Choudhary", "State (Through CBI) v. S.J. Chaudhary", Likeness.SAME),
        ("Maneka Gandhi v. Union of India", "Khatki Ahmed v. Limdi Municipality", Likeness.CONTRARY),
        ("State of Madras v. V.G. Row", "Narendra Kumar And Others v. The Union Of India", Likeness.CONTRARY),
        ("State of Punjab v. Union of India", "Ganga Ram v. Meena Kumari", Likeness.UNKNOWN),
        ("", "Ram Lal v. Hari Chand", Likeness.UNKNOWN),
        ("AKG Looms Ltd. v. The Auditor", "A.K.G. Looms Ltd v. The Auditor & Ors", Likeness.SAME),
        ("JC Yadav v. State of Haryana", "J.C. Yadav & Ors v. State Of Haryana", Likeness.SAME),
        ("DC Yadav v. State of Haryana", "J.C. Yadav & Ors v. State Of Haryana", Likeness.ALIKE),
        ("T.N. Electricity Board v. Bridge Works", "Tamilnadu Electricity Board v. Bridge Works", Likeness.SAME),
        ("A.P. Electricity Board v. Bridge Works", "Tamilnadu Electricity Board v. Bridge Works", Likeness.ALIKE),
        (
            "Commissioner of Sales Tax, M.P. Indore v. Hari Singh Mohan Singh",
            "Commissioner Of Sales Tax, Madhya Pradesh v. Hari Singh Mohan Singh",
            Likeness.LIKELY,
        ),
        (
            "Kaloo Govind v. Commissioner of Income Tax, Nagpur and Bhandara",
            "Kaloo Govind v. Commissioner of Incometax, Madhya Pradesh",
            Likeness.LIKELY,
        ),
        (
            "Kaloo Govind v. Commissioner of Income Tax, Nagpur",
            "Kaloo Govind v. Commissioner of Sales Tax, Bhopal",
            Likeness.ALIKE,
        ),
        ("Bairy v. State of M.P.", "Baiju Alias Bharosa v. State Of Madhya Pradesh", Likeness.UNKNOWN),
        ("J.P. & Ors. v. State of Andhra Pradesh", "Unni Krishnan, J.P. v. State of Andhra Pradesh", Likeness.UNKNOWN),
        ("Kutch v. Indira Balkrishna", "Commissioner of Income-Tax, Bombay v. Smt. Indira Balkrishna", Likeness.LIKELY),
        ("Motilal Padampat Sugar Mills v. State of U.P.", "Moti Lal v. State of Uttar Pradesh", Likeness.ALIKE),
        ("Motilal Sugar Mills v. State of U.P.", "Moti Lal v. State of Uttar Pradesh", Likeness.ALIKE),
        ("Narasimha Rao v. State of Bihar", "G.P.L. Narasimha Raju v. State Of Bihar", Likeness.ALIKE),
        ("Promod Chandra Deb v. State of Bihar", "Pramod Chandra Dev v. State Of Bihar", Likeness.LIKELY),
        ("Hari Traders v. Deputy Com- missioner", "Hari Traders v. Dy. Commissioner, Guntur", Likeness.SAME),
        ("U.P Cooperative Stores v. Hari Das", "U.P. Co-OPERATIVE Stores Ltd v. Hari Das", Likeness.LIKELY),
        ("Hari Das v. Commissioner of Gift-tax", "Hari Das v. Commissioner of GlFT Tax, Guntur", Likeness.SAME),
        ("Shiv Ratan Makim v. Ram", "Shiv Ratan Makim S/O Nandlal Makim & Anr v. Ram", Likeness.SAME),
        ("HDA v. Ram Charan", "Hill Development Authority v. Ram Charan", Likeness.LIKELY),
        ("DDA v. Ram Charan", "Dooars Development Authority v. Ram Charan", Likeness.LIKELY),
        ("Da v. Ram Charan", "Hill Development Authority v. Ram Charan", Likeness.ALIKE),
        ("A.V. Sen v. State of Kerala", "A. V. Sen v. The State Of Kerala", Likeness.SAME),
        ("B.V. Senapati v. State of Kerala", "A. V. Senapati v. State Of Kerala", Likeness.ALIKE),
        ("B. V. Roy v. C. G. Sen", "B. v. Roy And Others vs C. G. Sen", Likeness.SAME),
        ("JK Works v. Inspector of Boilers", "J.K. Works Limited v. The Inspector of Boilers", Likeness.LIKELY),
        ("N. Sen v. Secretary, Kerala State Electricity Board", "Sen v. The State Of Kerala", Likeness.UNKNOWN),
        ("Indo-China Steam Navigation Co. v. Sen", "British India Steam Navigation Co. v. Sen", Likeness.ALIKE),
        ("Maganlal v. Municipal Corporation", "Maganlal Chhagganlal (P) Ltd v. Municipal Corporation", Likeness.LIKELY),
        ("Bharat Kumar v. State of Haryana", "Bharti v. State Of Haryana", Likeness.UNKNOWN),
        ("Balbir Singh v. M.C.D.", "Balbir Singh v. Municipal Corporation, Delhi", Likeness.LIKELY),
        ("S. Govinda v. KSRTC", "S. Govinda v. Karnataka State Road Transport Corporation", Likeness.LIKELY),
        ("Gursahai Saigal v. C.l. T.", "Gursahai Saigal v. Commissioner of Income-tax, Punjab", Likeness.SAME),
        ("L.Rs. v. State of Tamil Nadu", "I.R. Coelho v. State of Tamil Nadu", Likeness.ALIKE),
        ("Charan Lal v. Neelam Reddy", "State of Rajasthan v. Union of India", Likeness.CONTRARY),
        ("Moti Ram v. Suraj Bhan", "Moti Ram v. Commissioner Of Income-Tax", Likeness.ALIKE),
        ("Patiala Bus (Sirhind) v. State Tribunal", "Shikharchand Jain v. Digamber Jain Sabha", Likeness.CONTRARY),
        (
            "Mills Ltd. v. Collector of Central Excise",
            "Tata Oil Mills v. Collector Of Central Excise",
            Likeness.UNKNOWN,
        ),
    ],
)
def test_names_are_the_same_likely_alike_or_contrary(printed: str, title: str, expected: Likeness) -> None:
    assert likeness(printed, (title,)) is expected


@pytest.mark.parametrize(
    ("printed", "title", "expected"),
    [
        ("D.B. Nim v. Union of India", "D.R. Nim v. Union Of India", True),
        ("Chetana Motgnare v. Girls Society", "Chetana Motghare v. Girls Society", True),
        ("State of Andhra Pradesh v. M. Venu", "State Of Andhra Pradesh v. N. Venu And Others", True),
        ("K.M. Nim v. Union of India", "D.R. Nim v. Union Of India", False),
        ("Ram Singh v. State of Punjab", "Ram Kishan Singh v. State Of Punjab", False),
        ("D.B. Nim v. Union of India", "D.R. Nim v. State of Punjab", False),
        ("D.B. Nim", "D.R. Nim v. Union Of India", False),
    ],
)
def test_a_name_is_misprinted_by_letters_or_one_initial(printed: str, title: str, expected: bool) -> None:
    assert is_misprint(printed, [title]) is expected


@pytest.mark.parametrize(
    ("printed", "title", "expected"),
    [
        ("Eastern Match Co. v. Their Workmen", "The Evening Times Ltd v. Their Workmen", True),
        ("Evening Times v. Their Workmen", "The Evening Times Ltd v. Their Workmen", False),
        ("Their Workmen v. Evening Times", "The Evening Times Ltd v. Their Workmen", False),
        ("Khatki Ahmed v. Limdi Municipality", "Maneka Gandhi v. Union of India", True),
        ("State of Punjab v. Their Workmen", "The Evening Times Ltd v. Their Workmen", False),
    ],
)
def test_that_both_are_against_workmen_makes_no_name_of_another(printed: str, title: str, expected: bool) -> None:
    assert gainsays(printed, [title]) is expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ritz Theatre (Private), Ltd. v. Its Workmen", True),
        ("(Private), Ltd. v. Its Workmen", False),
        ("State of Bihar v. Union of India", False),
        ("Hari v. State of Bihar", True),
    ],
)
def test_a_name_of_common_words_tells_nothing(name: str, expected: bool) -> None:
    assert tells(name) is expected


def test_of_several_names_the_best_counts_and_none_says_nothing() -> None:
    names = ("Khatki Ahmed v. Limdi Municipality", "Maneka Gandhi v. Union of India")

    assert likeness("Maneka Gandhi v. Union of India", names) is Likeness.SAME
    assert likeness("Maneka Gandhi v. Union of India", ()) is Likeness.UNKNOWN


def test_spellings_of_a_name_share_the_words_that_find_it() -> None:
    one, other = (
        name_words("Dhirendra Chamoli v. State of U.P."),
        name_words("Direndra Chemoli & Anr. v. State of U.P."),
    )

    assert set(one) == set(other)
    assert set(name_words("Vararamier v. State of U.P.")) & set(name_words("Varamier v. State of U.P."))
    assert "stt" not in one
    assert name_words("State of Punjab v. Union of India")
