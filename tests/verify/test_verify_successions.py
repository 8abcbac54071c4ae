"""Successors read from how two numbers of a text stand to each other, and held against the rows of the graph."""

from __future__ import annotations

import re
from datetime import date

import pytest

from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.verify.check import verify
from nyayagraph.verify.codes import code_numbers as code_numbers_module
from nyayagraph.verify.codes.code_numbers import code_numbers
from nyayagraph.verify.codes.laws_named import names_another_of
from nyayagraph.verify.report import VerificationReport

ON = date(2026, 1, 15)


def rules(report: VerificationReport) -> set[str]:
    return {one.rule for claim in report.claims for one in claim.evidence if claim.verdict == "CONTRADICTED"}


@pytest.mark.graph
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("Taking hurtful photographs (354C) is BNS 79.", id="the old number in brackets"),
        pytest.param("Criminal trespass by night, 446 of the old Code, has turned into BNS 333.", id="turned into"),
        pytest.param("Section 302 IPC has been rehoused in section 101 of the BNS.", id="a verb and its preposition"),
        pytest.param(
            "Murder was punished by section 302 of the old Code. Its counterpart in the Bharatiya Nyaya Sanhita is "
            "section 104, with the definition in section 101.",
            id="its counterpart, in the next sentence",
        ),
        pytest.param(
            "Cheating was punished by section 420 IPC. Parliament has placed it in section 319(4) of the BNS.",
            id="it, in the next sentence",
        ),
        pytest.param(
            "Bail before arrest was section 438 of the Code of Criminal Procedure. The Sanhita carries the same power "
            "in section 480.",
            id="the same, of a Sanhita that its number alone tells",
        ),
        pytest.param("IPC 302 | BNS 103\nIPC 307 | BNS 110", id="a row of a table"),
        pytest.param("The road is section 529 of the BNSS; that is the old section 482.", id="behind a semicolon"),
        pytest.param("Cheating moved from 420 of the Penal Code to 316(4) of the BNS.", id="from and to"),
        pytest.param("Section 302 IPC has no counterpart in the Bharatiya Nyaya Sanhita.", id="a want that is none"),
        pytest.param(
            "Where once a buyer complained under section 12 of the Act of 1986, he now complains under section 38 of "
            "the Consumer Protection Act, 2019.",
            id="once and now, an Act by its year",
        ),
        pytest.param(
            "The notice, which the Act of 1894 placed in section 4, is issued under section 19 of the Act of 2013.",
            id="which, and what is; both Acts by their years",
        ),
        pytest.param(
            "The petition once made under s. 397 of the 1956 Act is now made under s. 245 of the Companies Act, 2013.",
            id="an older Act by its year alone",
        ),
        pytest.param(
            "A stay of suits lay under section 34 of the 1940 Act; that remedy is now in section 34 of the Arbitration "
            "and Conciliation Act, 1996.",
            id="the older Act by its year, the younger by its title",
        ),
        pytest.param(
            "Section 14 of the Minimum Wages Act, 1948 is now section 15 of the Code on Wages, 2019.",
            id="an Act that took the place of several",
        ),
        pytest.param(
            "Readers know the rule as section 112 of the Act of 1872; in a suit of 2025 one cites section 117 of the "
            "Bharatiya Sakshya Adhiniyam.",
            id="known as, and cited",
        ),
        pytest.param(
            "A petition, brought under section 397 of the Companies Act, 1956, is today brought under section 243 of "
            "the Companies Act, 2013.",
            id="is today",
        ),
        pytest.param(
            "Readers brought up on sections 397 and 398 of the Companies Act, 1956 look in vain. The petition now lies "
            "under section 245 of the Companies Act, 2013.",
            id="brought up on, and now in the next sentence",
        ),
        pytest.param("Dacoity was 395. In the new Sanhita its punishment is at BNS s 311.", id="s without a dot"),
        pytest.param(
            "Section 311 of the 1973 Code, which let a court summon or recall a witness, has become section 351 of the "
            "Suraksha Sanhita.",
            id="an aside with or",
        ),
        pytest.param(
            "Adultery was section 497 IPC. It has passed into section 84 of the BNS.", id="one that has no successor"
        ),
        pytest.param(
            "Foreigners Act 14 became section 7 of the Immigration and Foreigners Act, 2025.", id="a title as a name"
        ),
        pytest.param(
            "What was an application under s. 20 of the Arbitration Act, 1940 is, under the Act of 1996, an "
            "application under s. 34.",
            id="a law that stands before its number",
        ),
        pytest.param(
            "The reassessment notice shifts from section 148 (1961 Act) to section 263 (2025 Act).",
            id="two Acts by years in brackets",
        ),
        pytest.param(
            "With the 2019 consumer statute, old s. 12 (complaint) has become s. 47.", id="a year and a word of a title"
        ),
        pytest.param(
            "Section 92A of the Motor Vehicles Act, 1939 was re-enacted in 1988 as section 166.", id="in 1988"
        ),
        pytest.param("Anticipatory bail: 438 CrPC (old) – 483 BNSS (new).", id="old behind an abbreviation"),  # noqa: RUF001
        pytest.param(
            "What we called a section 139 return under the 1961 Act is going to be a section 123 return under the "
            "Income-tax Act, 2025.",
            id="is to be a",
        ),
        pytest.param(
            "The Income-tax Act, 2025 has new numbers. The rates of section 115BAC are carried into section 156.",
            id="one Act named, and carried into",
        ),
        pytest.param("Dividend: s 205 Companies Act 1956 | s 135 Companies Act 2013 | declared", id="bars"),
    ],
)
def test_a_wrong_successor_is_refused_however_it_is_put(starter_graph: Graph, embedder: Embedder, text: str) -> None:
    report = verify(starter_graph, embedder, text, on=ON)

    assert "correspondence_wrong" in rules(report)


@pytest.mark.graph
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("Cheating moved from 420 of the Penal Code to 318(4) of the BNS.", id="from and to"),
        pytest.param("Unlike section 302 IPC, section 105 of the BNS is no murder.", id="a contrast"),
        pytest.param("He stood trial under section 302 IPC and section 238 of the BNS.", id="both merely cited"),
        pytest.param(
            "Police are right to file the charge-sheet u/s 302/34 IPC even now: the BNS began only on 1 July 2024, and "
            "its s. 358 saves liability already incurred.",
            id="even now",
        ),
        pytest.param(
            "An offence of May 2024 is under section 302 IPC; one of August 2024 is under section 109 BNS.", id="days"
        ),
        pytest.param(
            "Section 302 of the old Code is section 103 of the BNS, and 304B is section 80.", id="two pairs of one law"
        ),
        pytest.param("Sections 420 and 498A IPC are now sections 318(4) and 85 of the BNS.", id="a list on each side"),
        pytest.param(
            "He was charged under section 420 IPC. It was altered by the court to section 316 of the BNS.",
            id="a case that is told",
        ),
        pytest.param("Section 377 IPC has no successor in the Bharatiya Nyaya Sanhita.", id="a want that is so"),
        pytest.param(
            "Section 417 of the Code of 1898 (corresponding to section 378 of the 1973 Code) gave an appeal.",
            id="a Code older than those",
        ),
        pytest.param(
            "Section 349 and 562 of the Code of 1898, which correspond to sections 325 and 360 of the Code of 1973.",
            id="a list of a Code older than those",
        ),
        pytest.param(
            "Privilege stands in section 132 of the Adhiniyam, and the client's own protection, formerly section 129, "
            "in section 134.",
            id="two matters of one sentence",
        ),
        pytest.param(
            "Where once a buyer complained under section 12 of the Act of 1986, he now complains under section 35 of "
            "the Consumer Protection Act, 2019.",
            id="once and now, rightly",
        ),
        pytest.param(
            "She was once charged under section 498A of the Penal Code; bail is now asked for under section 85 of the "
            "Sanhita for another deed.",
            id="once and now of a case",
        ),
        pytest.param(
            "The petition was filed in 2011 under section 397 of the Companies Act, 1956. It now stands transferred by "
            "section 434 of the Companies Act, 2013.",
            id="a petition that was moved",
        ),
        pytest.param(
            "Clause 101 of the Bharatiya Nyaya Sanhita Bill would take the place of section 302 of the Penal Code.",
            id="a clause of a Bill",
        ),
        pytest.param(
            "The Income-tax Act, 2025 has new numbers. The rates of section 115BAC are carried into section 202.",
            id="one Act named, and carried into, rightly",
        ),
        pytest.param(
            "Both section 11 of the Arbitration Act, 1940 and section 37 of the Arbitration and Conciliation Act, 1996 "
            "were cited at the bar.",
            id="both Acts merely cited",
        ),
        pytest.param(
            "What was an application under s. 20 of the Arbitration Act, 1940 is, under the Act of 1996, an "
            "application under s. 11.",
            id="a law that stands before its number, rightly",
        ),
        pytest.param(
            "With the 2019 consumer statute, old s. 12 (complaint) has become s. 35.",
            id="a year and a word of a title, rightly",
        ),
        pytest.param("The new section 59 is wider than the old section 62.", id="an Act that the text does not name"),
    ],
)
def test_what_states_no_counterpart_or_a_right_one_is_let_alone(
    starter_graph: Graph, embedder: Embedder, text: str
) -> None:
    report = verify(starter_graph, embedder, text, on=ON)

    assert "correspondence_wrong" not in rules(report)


@pytest.mark.graph
def test_a_text_that_tells_the_successor_or_its_want_knows_of_the_repeal(
    starter_graph: Graph, embedder: Embedder
) -> None:
    for text in (
        "Section 377 IPC has no successor in the Bharatiya Nyaya Sanhita. The act was done on 10 August 2024.",
        "Cheating moved from 420 of the Penal Code to 318(4) of the BNS.",
    ):
        report = verify(starter_graph, embedder, text, on=ON)

        assert [note.rule for one in report.citations for note in one.notes] == []


@pytest.mark.parametrize(
    ("text", "is_another"),
    [
        ("A buyer complained under section 12 of the Act of 1986, now under section 38 of the Act of 2019.", False),
        ("The 1986 consumer Act gave a district forum; the Act of 2019 gives a commission.", False),
        ("The Consumer Protection Act, 1986 gave way to the Act of 2019.", False),
        ("The 1986 Muslim women Act stands beside the Act of 2019.", True),
        ("Under the Environment (Protection) Act, 1986 and the Act of 2019 he was fined.", True),
    ],
)
def test_years_alone_name_no_act_beside_another_of_the_year(text: str, is_another: bool) -> None:
    assert names_another_of(text, {1986, 2019}, ("cpa-1986", "cpa-2019")) is is_another


def test_a_number_is_of_no_act_whose_year_is_that_of_another() -> None:
    plain = "section 12 of the Act of 1986 is now section 35"
    beside = f"Beside the 1986 Muslim women Act, {plain}"

    assert code_numbers(plain, 0, ())[0].acts == ("cpa-1986",)
    assert all(one.acts == () for one in code_numbers(beside, 0, ()))


@pytest.mark.parametrize(
    ("sentence", "read"),
    [
        ("467 of the old Code is 336(3) of the new one", [("467", (), False), ("336", (), True)]),
        ("outraging modesty (354) is BNS 73", [("354", (), False), ("73", ("bns-2023",), True)]),
        ("under the BNS you will find it at section 84", [("84", ("bns-2023",), True)]),
        ("Stalking: new number 78, old number 354D", [("78", (), True), ("354D", (), False)]),
        ("sections 316(2) and 318(4) of the BNS", [("316", ("bns-2023",), True), ("318", ("bns-2023",), True)]),
        (
            "section 52 of the BNSS, and 164A is section 184",
            [("52", ("bnss-2023",), True), ("164A", (), False), ("184", ("bnss-2023",), True)],
        ),
        (
            "Telegraph Act 5(2) has been replaced by Telecommunications Act, 2023, sec. 42",
            [("5", ("telegraph-1885",), False), ("42", ("telecommunications-act-2023",), True)],
        ),
        (
            "section 30 in the 1940 Arbitration Act, found its successor in section 37 of that of 1996",
            [("30", ("arbitration-1940",), False), ("37", ("arbitration-1996",), True)],
        ),
        (
            "old s. 24A has become s. 96 with the 2019 consumer statute",
            [("24A", (), False), ("96", ("cpa-2019",), True)],
        ),
        (
            "the s. 372A of the Companies Act 1956 lives on in s. 185 of its successor of 2013",
            [("372A", ("companies-1956",), False), ("185", ("companies-2013",), True)],
        ),
        (
            "a section 139 return under the 1961 Act is a section 123 return under the Income-tax Act, 2025",
            [("139", ("income-tax-1961",), False), ("123", ("income-tax-2025",), True)],
        ),
        (
            "under the 2019 Act what section 12 of the Consumer Protection Act, 1986 gave is section 47",
            [("12", ("cpa-1986",), False), ("47", ("cpa-2019",), True)],
        ),
        ("He waited 45 minutes at 12 Park Street on 5 August", []),
    ],
)  # fmt: skip
def test_the_words_around_a_number_tell_its_law_and_its_age(
    sentence: str, read: list[tuple[str, tuple[str, ...], bool | None]]
) -> None:
    assert [(one.number, one.acts, one.is_new) for one in code_numbers(sentence, 0, ())] == read


class _Counted:
    """A pattern that counts the characters it is given to look at."""

    def __init__(self, pattern: re.Pattern[str]) -> None:
        self._pattern = pattern
        self.looked_at = 0

    def search(self, text: str, low: int = 0, high: int | None = None) -> re.Match[str] | None:
        """Searches, and counts what of `text` was given."""
        high = len(text) if high is None else high
        self.looked_at += high - low
        return self._pattern.search(text, low, high)


def test_what_is_looked_at_for_the_year_of_an_act_grows_with_the_text_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = []
    for times in (50, 100):
        counted = _Counted(code_numbers_module._YEAR_AHEAD)
        with monkeypatch.context() as patch:
            patch.setattr(code_numbers_module, "_YEAR_AHEAD", counted)
            code_numbers("He spoke of section 12 and of the clause (3) at length. " * times, 0, ())
        looked_at.append(counted.looked_at)

    assert 0 < looked_at[1] <= 2.1 * looked_at[0]
