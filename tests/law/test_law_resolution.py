"""Which judgment a reference means: by keys, by name within court and time, by what others taught, or left open."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.law.citations import CitationKey
from nyayagraph.law.likeness import Likeness, gainsays, is_misprint, likeness, name_words
from nyayagraph.law.report_places import is_near, one_misread, other_forms, year_of_volume
from nyayagraph.law.resolution import (
    Candidate,
    How,
    Referring,
    State,
    cites_until,
    court_of,
    is_later,
    resolve,
    years_of_decision,
    years_to_search,
)


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
    assert "stt" not in one
    assert name_words("State of Punjab v. Union of India")


MANEKA = Candidate(
    "maneka", ("Maneka Gandhi v. Union of India",), date(1978, 1, 25), 1978, ("AIR 1978 SC 597", "[1978] 2 SCR 621")
)
BACHAN_1979 = Candidate("bachan-1979", ("Bachan Singh v. State of Punjab",), date(1979, 9, 14), 1979)
BACHAN_1980 = Candidate("bachan-1980", ("Bachan Singh v. State of Punjab",), date(1980, 5, 9), 1980)
THOMAS = Candidate("thomas", ("State of Kerala v. N.M. Thomas",), date(1975, 9, 19), 1975)
SHORT_ORDERS = (
    Candidate("kumar", ("Ram Kumar v. State of Haryana",), date(1987, 3, 3), 1987, (), ("AIR 1987 SC 2043",)),
    Candidate("lal", ("Mohan Lal v. State of Punjab",), date(1987, 3, 4), 1987, (), ("AIR 1987 SC 2043",)),
)


def referring(*keys: str, name: str | None = None, day: date = date(1990, 1, 1)) -> Referring:
    return Referring(keys, (name,) if name else (), "citing", day, day.year)


def direct(one: Candidate, *keys: str) -> Candidate:
    return one._replace(direct=keys)


@pytest.mark.parametrize(
    ("reference", "candidates", "state", "how", "meant"),
    [
        pytest.param(
            referring("AIR 1978 SC 597"), [direct(MANEKA, "AIR 1978 SC 597")],
            State.RESOLVED, How.CITATION, ("maneka",), id="one citation, one judgment",
        ),
        pytest.param(
            referring("(1978) 1 SCC 248", "AIR 1978 SC 597"), [direct(MANEKA, "AIR 1978 SC 597")],
            State.RESOLVED, How.CITATION, ("maneka",), id="one of two parallel citations is known",
        ),
        pytest.param(
            referring("AIR 1978 SC 597", "(1980) 2 SCC 684"),
            [direct(MANEKA, "AIR 1978 SC 597"), direct(BACHAN_1980, "(1980) 2 SCC 684")],
            State.CONFLICT, How.CITATION, ("bachan-1980", "maneka"), id="parallel citations that disagree",
        ),
        pytest.param(
            referring("AIR 1987 SC 2043"), SHORT_ORDERS,
            State.AMBIGUOUS, How.CITATION, ("kumar", "lal"), id="two orders on one page",
        ),
        pytest.param(
            referring("AIR 1987 SC 2043", name="Ram Kumar v. State of Haryana"), SHORT_ORDERS,
            State.RESOLVED, How.CITATION_AND_NAME, ("kumar",), id="two orders on one page, the name decides",
        ),
        pytest.param(
            referring("(1979) 1 SCC 248", name="Maneka Gandhi v. Union of India"),
            [direct(THOMAS._replace(names=("Khatki Ahmed v. Limdi Municipality",)), "(1979) 1 SCC 248")],
            State.CONFLICT, How.CITATION, ("thomas",), id="the name gainsays the citation",
        ),
        pytest.param(
            referring("(1988) 1 SCC 122", "[1988] 1 SCR 598", name="Postal Workers Forum v. Union of India"),
            [direct(MANEKA._replace(names=("Casual Labour v. India",)), "(1988) 1 SCC 122", "[1988] 1 SCR 598")],
            State.RESOLVED, How.CITATION, ("maneka",), id="two citations that agree outweigh a name",
        ),
        pytest.param(
            referring("AIR 1978 SC 597", day=date(1964, 10, 30)), [direct(MANEKA, "AIR 1978 SC 597")],
            State.FORWARD, How.CITATION, ("maneka",), id="a judgment cites none that is later",
        ),
        pytest.param(
            referring("AIR 1978 SC 597")._replace(judgment_id="maneka"), [direct(MANEKA, "AIR 1978 SC 597")],
            State.SELF, How.NONE, (), id="its own citation",
        ),
        pytest.param(
            referring("(1978) 1 SCC 248", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.RESOLVED, How.NAME, ("maneka",), id="an unknown citation, the name within court and time",
        ),
        pytest.param(
            referring("AIR 1978 SC 591", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.RESOLVED, How.NAME, ("maneka",), id="a damaged citation beside the name",
        ),
        pytest.param(
            referring("AIR 1988 SC 597", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.RESOLVED, How.NAME, ("maneka",), id="a figure of the year misread, name and page agree",
        ),
        pytest.param(
            referring("[1978] 2 SCR 6", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.RESOLVED, How.NAME, ("maneka",), id="a page cut short, name and volume agree",
        ),
        pytest.param(
            referring("AIR 1978 SC 1986", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.WAITING, How.NONE, (), id="another page of the same year's one volume",
        ),
        pytest.param(
            referring("AIR 1984 SC 597", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.WAITING, How.NONE, (), id="the name, but of another time",
        ),
        pytest.param(
            referring("[1979] 1 SCR 11", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.WAITING, How.NONE, (), id="the name, but reported elsewhere in the same reporter",
        ),
        pytest.param(
            referring("(1975) 2 SCC 100", name="State of Kerala v. K.M. Thomas"), [THOMAS],
            State.WAITING, How.NONE, (), id="a near-name is another name",
        ),
        pytest.param(
            referring("(1980) 9 SCC 1", name="Bachan Singh v. State of Punjab"), [BACHAN_1979, BACHAN_1980],
            State.AMBIGUOUS, How.NAME, ("bachan-1979", "bachan-1980"), id="two judgments of one name",
        ),
        pytest.param(
            referring("(1980) 9 SCC 1", name="Bachan Singh v. State of Punjab", day=date(1980, 1, 11)),
            [BACHAN_1979, BACHAN_1980],
            State.RESOLVED, How.NAME, ("bachan-1979",), id="of two judgments of one name the other is later",
        ),
        pytest.param(
            referring("(1978) 1 SCC 248"), [MANEKA._replace(learned=("(1978) 1 SCC 248",))],
            State.RESOLVED, How.PARALLEL, ("maneka",), id="a parallel that other judgments taught",
        ),
        pytest.param(
            referring("(1978) 1 SCC 248", name="Khatki Ahmed v. Limdi Municipality"),
            [MANEKA._replace(learned=("(1978) 1 SCC 248",))],
            State.CONFLICT, How.PARALLEL, ("maneka",), id="a learned parallel, gainsaid by the name",
        ),
        pytest.param(
            referring("[1978] 1 SCR 248", name="Maneka Gandhi v. Union of India"),
            [MANEKA._replace(citations=("(1978) 1 SCC 248", "[1978] 2 SCR 621"))],
            State.RESOLVED, How.NAME, ("maneka",), id="the numbers of one reporter printed with another's letters",
        ),
        pytest.param(
            referring("[1958] SCR 621", name="Maneka Gandhi v. Union of India"),
            [MANEKA], State.RESOLVED, How.NAME, ("maneka",), id="a figure of the year misread, twenty years off",
        ),
        pytest.param(
            referring("(1991) 4 SCC 584", name="Bachan Singh v. State of Punjab", day=date(1995, 1, 1)),
            [BACHAN_1979._replace(decided_on=date(1989, 2, 14), year=1989)],
            State.WAITING, How.NONE, (), id="an earlier round of the parties, by years older than its reporter lags",
        ),
        pytest.param(
            referring("[1978] 2 SCR 166", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.RESOLVED, How.NAME, ("maneka",), id="another page of the volume, printed by one judgment only",
        ),
        pytest.param(
            referring("[1978] 2 SCR 166", name="Maneka Gandhi v. Union of India")._replace(printed_elsewhere=True),
            [MANEKA], State.WAITING, How.NONE, (), id="another page of the volume that others print too",
        ),
        pytest.param(
            referring("[1978] 2 SCR 630", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.RESOLVED, How.NAME, ("maneka",), id="a later page of the report",
        ),
        pytest.param(
            referring("[1978] 2 SCR 630", name="Maneka Gandhi v. Union of India")._replace(printed_elsewhere=True),
            [MANEKA], State.WAITING, How.NONE, (), id="a later page that others print too begins another report",
        ),
        pytest.param(
            referring("[1980] 40 ITR 142")._replace(
                names=("Bachan Singh v. State of Punjab", "Maneka Gandhi v. Union of India")
            ),
            [BACHAN_1979, MANEKA],
            State.RESOLVED, How.NAME, ("bachan-1979",), id="of two names that are held the one beside the citation",
        ),
        pytest.param(
            referring("AIR 1978 SC 597")._replace(decided_on=None, year=1964), [direct(MANEKA, "AIR 1978 SC 597")],
            State.RESOLVED, How.CITATION, ("maneka",), id="a guessed year refuses nothing",
        ),
        pytest.param(
            referring("(1978) 3 SCC 9", name="Maneka v. Union of India"),
            [Candidate("orphan", ("Maneka Gandhi v. Union of India",), None, 1978)],
            State.WAITING, How.NONE, (), id="a likely name of a judgment without day and report",
        ),
        pytest.param(
            referring("[1961] 3 SCR 621", name="Maneka Gandhi v. Union of India"),
            [MANEKA._replace(citations=("[1961] 3 SCR 618",), decided_on=date(1961, 2, 3), year=1961),
             MANEKA._replace(judgment_id="exact", citations=("[1961] Supp 3 SCR 621",), decided_on=date(1961, 4, 5))],
            State.RESOLVED, How.NAME, ("exact",), id="of two near places the very page",
        ),
        pytest.param(
            referring("(1979) 1 SCC 248", name="Maneka Gandhi v. Union of India"),
            [direct(THOMAS._replace(names=("Khatki Ahmed v. Limdi Municipality",)), "(1979) 1 SCC 248"), MANEKA],
            State.CONFLICT, How.CITATION, ("maneka", "thomas"), id="gainsaid by a name that is held: both are recorded",
        ),
        pytest.param(
            referring("(1978) 1 SCC 248", name="Maneka Gandhi v. Union of India")._replace(
                names=("Khatki Ahmed v. Limdi Municipality", "Maneka Gandhi v. Union of India")
            ),
            [MANEKA], State.AMBIGUOUS, How.NAME, ("maneka",), id="the name beside the citation gainsays the other",
        ),
        pytest.param(
            referring("(1978) 1 SCC 248", name="Maneka Gandhi v. Union of India")._replace(
                names=("Maneka Gandhi v. Union of India", "Khatki Ahmed v. Limdi Municipality")
            ),
            [MANEKA], State.RESOLVED, How.NAME, ("maneka",), id="a name elsewhere in the text gainsays nothing",
        ),
        pytest.param(
            referring("(1976) 2 SCC 301", name="State of Kerala v. N.N. Thomas"),
            [THOMAS._replace(citations=("(1976) 2 SCC 310",))],
            State.RESOLVED, How.NAME, ("thomas",), id="an initial misread, beside a place near its own",
        ),
        pytest.param(
            referring("(1976) 2 SCC 811", name="State of Kerala v. N.N. Thomas"),
            [THOMAS._replace(citations=("(1976) 2 SCC 310",))],
            State.WAITING, How.NONE, (), id="an initial misread at a place far from its own",
        ),
        pytest.param(
            referring("(1976) 2 SCC 301", name="State of Kerala v. K.K. Thomas"),
            [THOMAS._replace(citations=("(1976) 2 SCC 310",))],
            State.WAITING, How.NONE, (), id="two initials of another beside a place near its own",
        ),
        pytest.param(referring("AIR 1978 SC 597"), [], State.WAITING, How.NONE, (), id="not held"),
        pytest.param(
            referring("AIR 1978 SC 597", day=date(1964, 10, 30)), [],
            State.FORWARD, How.NONE, (), id="not held, and printed long after",
        ),
    ],
)  # fmt: skip
def test_a_reference_is_decided(
    reference: Referring, candidates: list[Candidate], state: State, how: How, meant: tuple[str, ...]
) -> None:
    assert resolve(reference, candidates) == (state, how, meant)


def test_a_day_that_reports_gainsay_is_no_day() -> None:
    """Dated 1993, reported in 1963: not later than 1970. Dated 1966, reported in 1996 or citing 1995: not too early."""
    misdated = Candidate("old", (), date(1993, 2, 1), 1993, ("AIR 1963 SC 12",))

    assert not is_later(misdated, referring("AIR 1963 SC 12", day=date(1970, 1, 1)))
    early = referring("AIR 1978 SC 597", day=date(1966, 2, 19))
    assert is_later(MANEKA, early)
    assert not is_later(MANEKA, early._replace(own_citations=("(1996) 2 SCC 11",)))
    assert not is_later(MANEKA, early._replace(cites_until=1995))


def test_several_later_citations_show_that_the_date_is_wrong_and_one_that_it_is_a_misprint() -> None:
    earlier = [("AIR 1951 SC 1",), ("AIR 1955 SC 1",)]

    assert cites_until([*earlier, ("AIR 1988 SC 1",), ("(1992) 1 SCC 1",)], 1966) == 1988
    assert cites_until([*earlier, ("AIR 1988 SC 1",)], 1966) is None
    assert cites_until([*earlier, ("AIR 1988 SC 1",), ("(1992) 1 SCC 1",)], None) is None


def test_the_court_and_the_years_of_decision_are_those_that_the_reporter_tells() -> None:
    assert court_of(("[1965] 57 ITR 149", "AIR 1965 SC 10")) == "supreme-court"
    assert court_of(("AIR 1960 Bom 100",)) == "high-court-bombay"
    assert court_of(("[1965] 57 ITR 149",)) is None
    assert years_of_decision(("(1978) 1 SCC 248",)) == (1977, 1978)
    assert years_of_decision(("1994 SCC (Cri) 39", "[1994] 1 SCR 5")) == (1992, 1994)
    assert years_of_decision(("[1965] 57 ITR 149",)) == (1963, 1965)
    assert years_of_decision(("57 ITR 149",)) == (1963, 1965)
    low, high = years_of_decision(("57 IC 149",))
    assert low > high


def test_years_are_searched_beyond_those_of_decision_only_where_the_print_calls_for_it() -> None:
    assert years_to_search(("(1978) 1 SCC 248",), cited_in=1990, says_court=True) == (1900, 1990)
    assert years_to_search(("1978 (3) ELT 5",), cited_in=1990, says_court=False) == (1976, 1980)
    assert years_to_search(("(1996) 1 SCC 248",), cited_in=1980, says_court=True) == (1900, 1980)
    assert years_to_search(("53 ITR 140",), cited_in=1980, says_court=True) == (1900, 1980)
    low, high = years_to_search(("53 IC 140",), cited_in=1980, says_court=False)
    assert low > high


@pytest.mark.parametrize(
    ("printed", "year"),
    [
        ("1 ITR 5", 1933), ("18 ITR 5", 1950), ("19 ITR 5", 1951), ("20 ITR 5", 1951), ("48 ITR 1", 1963),
        ("125 ITR 624", 1980), ("240 ITR 9", 1999), ("241 ITR 9", None), ("42 STC 409", 1978), ("16 STC 3", 1965),
        ("[1963] 48 ITR 1", None), ("48 IC 1", None),
    ],
)  # fmt: skip
def test_the_volume_of_a_series_that_prints_no_year_tells_it(printed: str, year: int | None) -> None:
    assert year_of_volume(CitationKey.parse(printed)) == year


@pytest.mark.parametrize(
    ("printed", "forms"),
    [
        ("[1957] 1 SCR 279", ("[1957] SCR 279",)),
        ("[1957] SCR 279", ("[1957] 1 SCR 279",)),
        ("[1955] 1 SCR 279", ()),
        ("[1959] Supp 1 SCR 92", ()),
        ("[1957] 2 SCR 279", ()),
        ("AIR 1957 SC 279", ()),
        ("42 STC 409", ("(1978) 42 STC 409",)),
        ("(1978) 42 STC 409", ("42 STC 409",)),
        ("[1963] 48 ITR 1", ("48 ITR 1",)),
        ("48 ITR 1", ("[1963] 48 ITR 1",)),
        ("241 ITR 9", ()),
    ],
)
def test_the_only_volume_of_a_year_is_printed_with_its_number_or_without(printed: str, forms: tuple[str, ...]) -> None:
    assert other_forms(printed) == forms


@pytest.mark.parametrize(
    ("printed", "own", "expected"),
    [
        ("[1965] Supp 3 SCR 36", "[1962] Supp 3 SCR 36", True), ("(1986) 1 SCC 19", "(1989) 1 SCC 19", True),
        ("(1970) 3 SCC 397", "(1974) 2 SCC 397", True), ("[1963] 2 SCR 775", "[1963] 3 SCR 774", True),
        ("[1958] SCR 1037", "[1958] 1 SCR 1040", True), ("AIR 1960 SC 4251", "AIR 1960 SC 424", True),
        ("[1955] SCR 12", "[1959] 1 SCR 12", True), ("(1991) 2 SCC 683", "(1995) 4 SCC 683", True),
        ("(1978) 4 SCC 111", "(1976) 4 SCC 369", False), ("(1986) 1 SCC 9", "(1989) 1 SCC 9", False),
        ("(1986) 1 SCC 19", "(1989) 2 SCC 19", False), ("(1970) 3 SCC 397", "(1985) 2 SCC 397", False),
        ("[1963] 2 SCR 785", "[1963] 3 SCR 774", False), ("[1958] SCR 1025", "[1958] 1 SCR 1040", False),
        ("AIR 1960 SC 4351", "AIR 1960 SC 424", False), ("(1973) 2 SCC 13", "(1973) 3 SCC 12", False),
    ],
)  # fmt: skip
def test_places_are_near_where_one_may_be_a_misprint_of_the_other(printed: str, own: str, expected: bool) -> None:
    assert is_near(CitationKey.parse(printed), CitationKey.parse(own)) is expected


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("344", "314", True), ("227", "277", True), ("1121", "1211", True), ("3148", "314", True), ("5", "5", True),
        ("344", "413", False), ("12", "1234", False), ("391", "913", False),
    ],
)  # fmt: skip
def test_one_figure_is_misread(one: str, other: str, expected: bool) -> None:
    assert one_misread(one, other) is expected
    assert one_misread(other, one) is expected
