"""Judgments read from their text alone, in the prints that the Court's judgments come in."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.law.citations.reported import judge_name
from nyayagraph.law.judgment_text import judgment_parts, printed_report, read_judgment_text

REPORTED = """Supreme Court of India
Ram Dayal And Others vs State Of Bihar on 4 May, 1978
Equivalent citations: 1978 AIR 1234, 1978 SCR (3) 555
Author: V Sen
Bench: Sen, V.K.
           PETITIONER:
RAM DAYAL AND OTHERS
        Vs.
RESPONDENT:
STATE OF BIHAR
DATE OF JUDGMENT04/05/1978
BENCH:
SEN, V.K.
BENCH:
SEN, V.K.
ROY, A.N. (CJ)
CITATION:
 1978 AIR 1234            1978 SCR  (3) 555
 1978 SCC  (2) 321
 CITATOR INFO :
 R          1980 SC  17  (9)
ACT:
   An Act about wells.
HEADNOTE:
   A well is a well.
JUDGMENT:
CIVIL APPELLATE JURISDICTION: Civil Appeal No. 2173 of 1970.
1. The appellants dug a well.
2. The suit was decreed. The appeal before the High Court was dismissed.
3. For these reasons the appeal is allowed and the suit is dismissed with no order as to costs.
S.R.                                        Appeal allowed.
"""

TYPESCRIPT = """                              REPORTABLE
            IN THE SUPREME COURT OF INDIA
            CIVIL APPELLATE JURISDICTION
         CIVIL APPEAL NOS. 12-14 OF 2009
RAM DAYAL & ORS.                      … APPELLANTS
                        VERSUS
THE UNION OF WELLS LTD.               … RESPONDENT
                       J U D G M E N T
A.B. SEN, J.
1. Leave granted.
2. The appeals are without merit. They are, accordingly, dismissed.
………………………J.
(A.B. Sen)
………………………J.
(C.D. Roy)
New Delhi; March 14, 2014.
"""

LABELLED = """Supreme Court of India
Ram Dayal vs State Of Bihar And Ors on 9 December, 1997
Bench: A.B. Sen, C. D. Roy
           CASE NO.:
Appeal (civil)  8581 of 1997
PETITIONER:
RAM DAYAL
RESPONDENT:
STATE OF BIHAR AND ORS.
DATE OF JUDGMENT: 09/12/1997
BENCH:
A.B. SEN & C. D. ROY
JUDGMENT:
JUDGMENT 1997 Supp(6) SCR 282 The Judgment of the Court was delivered by
ROY, J. Leave granted. The writ petition is disposed of.
"""


def test_a_reported_judgment_says_who_when_where_and_how_it_ended() -> None:
    read = read_judgment_text(REPORTED)

    assert (read.petitioner, read.respondent) == ("Ram Dayal and Others", "State of Bihar")
    assert read.title == "Ram Dayal And Others v. State Of Bihar"
    assert (read.decided_on, read.court_id) == (date(1978, 5, 4), "supreme-court")
    assert (read.bench, read.bench_is_whole, read.author) == (("V.K. Sen", "A.N. Roy"), True, "V Sen")
    assert read.citations == ("AIR 1978 SC 1234", "[1978] 3 SCR 555", "(1978) 2 SCC 321")
    assert read.case_numbers == ("Civil Appeal No. 2173 of 1970",)
    assert read.disposal == "allowed"


def test_spans_slice_back_to_headnote_operative_part_and_paragraphs() -> None:
    read = read_judgment_text(REPORTED)

    assert read.headnote
    assert REPORTED[slice(*read.headnote)].strip() == "A well is a well."
    assert read.operative
    assert REPORTED[slice(*read.operative)].startswith("the appeal is allowed") is False
    assert "the appeal is allowed" in REPORTED[slice(*read.operative)]
    assert "dug a well" not in REPORTED[slice(*read.operative)]
    assert [(number, REPORTED[start : start + 5]) for start, number in read.paragraphs] == [
        (1, "1. Th"), (2, "2. Th"), (3, "3. Fo"),
    ]  # fmt: skip


def test_a_typescript_of_the_court_is_read_by_its_caption_and_its_foot() -> None:
    read = read_judgment_text(TYPESCRIPT)

    assert (read.petitioner, read.respondent) == ("Ram Dayal & Ors", "The Union of Wells Ltd")
    assert (read.decided_on, read.court_id) == (date(2014, 3, 14), "supreme-court")
    assert (read.bench, read.bench_is_whole, read.author) == (("A.B. Sen", "C.D. Roy"), True, "A.B. Sen")
    assert (read.case_numbers, read.disposal) == (("Civil Appeal No. 12-14 of 2009",), "dismissed")
    assert read.citations == ()
    assert read.headnote is None


@pytest.mark.parametrize(
    ("head", "own"),
    [
        (
            "JUDGMENT: JUDGMENT 1972 AIR 2175 = 1972 (4) SCC 830 The Judgment was delivered",
            "1972 AIR 2175 = 1972 (4) SCC 830",
        ),
        ("JUDGMENT:\n JUDGMENT AIR 1960 SC 29 The Judgment was delivered", "AIR 1960 SC 29"),
        ("JUDGMENT: JUDGMENT 1971 (3) SCC 896(2) The Judgment was", "1971 (3) SCC 896(2)"),
        ("JUDGMENT: & JUDGMENT 1982 AIR 149 = 1982(2)SCR 365 With Transferred Cases", "1982 AIR 149 = 1982(2)SCR 365"),
        (
            "JUDGMENT:\nJUDGMENT WITH C.A. No. 9 of 1993.\n1993 SUPPL. (2) SCR 7 The Judgment was",
            "1993 SUPPL. (2) SCR 7",
        ),
        ("JUDGMENT:\nPetns Nos. 7 and 9 of 1960, D/- 8 -9 -1960.\nAIR 1961 SC 8 SENAPATI, J. : These", "AIR 1961 SC 8"),
        ("JUDGMENT:\nI.A. 12 (1993) 1 SCC 64 ORDER\n1. On the first", "(1993) 1 SCC 64"),
        ("JUDGMENT:\nThe rule in AIR 1961 SC 8 was followed by SEN, J. in these", ""),
        ("JUDGMENT: (1944) L.R. 71 I.A. 113 and Others v. Sen were cited", ""),
        ("JUDGMENT: The rule in 1972 AIR 2175 The Judge had", ""),
    ],
)
def test_the_reports_at_the_head_of_a_judgment_are_its_own(head: str, own: str) -> None:
    assert printed_report(f"PETITIONER:\nA. Sen\n{head}\n") == own


def test_who_speaks_and_the_number_may_stand_behind_a_long_opening() -> None:
    opening = "Appeal by special leave from the judgment and order of the High Court dated the 3rd of May. " * 14
    read = read_judgment_text(
        f"PETITIONER:\nRam Dayal\n\tVs.\nRESPONDENT:\nUnion of Wells\nJUDGMENT:\n{opening}\n"
        "Civil Appeal No. 123 of 1990.\nThe Judgment of the Court was delivered by\nSENAPATI, J.- This appeal.\n"
    )

    assert (read.author, read.case_numbers) == ("Senapati", ("Civil Appeal No. 123 of 1990",))


def test_a_print_with_labels_only_joins_its_judges_and_prints_its_own_report() -> None:
    read = read_judgment_text(LABELLED)

    assert (read.petitioner, read.respondent) == ("Ram Dayal", "State of Bihar and Ors")
    assert read.bench == ("A.B. Sen", "C. D. Roy")
    assert read.citations == ("[1997] Supp 6 SCR 282",)
    assert read.case_numbers == ("Appeal (Civil) No. 8581 of 1997",)
    assert read.disposal == "disposed of"


@pytest.mark.parametrize("text", ["", "\n\n", "No judgment at all, only a line about wells."])
def test_what_a_text_does_not_say_is_left_empty(text: str) -> None:
    read = read_judgment_text(text)

    assert (read.title, read.petitioner, read.decided_on, read.bench, read.citations) == ("", "", None, (), ())
    assert (read.disposal, read.court_id, read.headnote, read.case_numbers) == (None, None, None, ())
    assert printed_report(text) == ""


@pytest.mark.parametrize(
    ("ending", "disposal"),
    [
        ("The appeal fails and is dismissed with costs.", "dismissed"),
        ("We, therefore, dismiss the appeals.", "dismissed"),
        ("In the result the appeal succeeds in part.", "partly allowed"),
        ("The petition was dismissed below. We set that aside and allow the appeal.", "allowed"),
        ("The matter stands disposed of.", "disposed of"),
        ("The record shall be sent down.", None),
    ],
)
def test_the_disposal_is_what_the_end_says_last(ending: str, disposal: str | None) -> None:
    assert read_judgment_text(f"A vs B on 4 May, 1978\nJUDGMENT:\nThe facts.\n{ending}\n").disposal == disposal


def test_a_day_before_the_court_first_sat_gives_way_to_the_day_at_the_foot() -> None:
    text = TYPESCRIPT.replace("REPORTABLE", "Ram Dayal vs Wells on 14 March, 1947")

    assert read_judgment_text(text).decided_on == date(2014, 3, 14)


def test_a_chief_justice_in_doubled_brackets_keeps_his_name() -> None:
    assert judge_name("CHANDRACHUD, Y.V. ((CJ)") == "Y.V. Chandrachud"


def test_parts_are_those_that_are_headed() -> None:
    assert [part.heading for part in judgment_parts(REPORTED)] == ["Catchwords", "Headnote", "Judgment"]
    assert [part.heading for part in judgment_parts("plain")] == ["Judgment"]
