"""What a question asks for, part by part: the nouns of law in it with the kind of law that each means."""

from __future__ import annotations

import pytest

from nyayagraph.law.governing.asked_facets import EVIDENCE, line_of_words
from nyayagraph.law.governing.asked_parts import parts_asked, without_declined

IPC, CRPC, IEA = "bns-2023", "bnss-2023", "bsa-2023"


@pytest.mark.parametrize(
    ("question", "expect"),
    [
        ("Which penal code, which procedure and which evidence law?", [IPC, CRPC, IEA]),
        ("Penal code for the theft, and code for the search?", [IPC, CRPC]),
        ("Which statutes for (i) the crime (ii) the inquiry (iii) the proof?", [IPC, CRPC, IEA]),
        ("What laws apply to a dacoity (offence, procedure, evidence)?", [IPC, CRPC, IEA]),
        ("Procedure and evidence: a trial that opened in 2019 and has been going on for six years.", [CRPC, IEA]),
        ("Criminal law, procedure and proof for an arson.", [IPC, CRPC, IEA]),
        ("Charge him under which code, and prove the recovery under which Act?", [IPC, IEA]),
        ("Under what law may a Magistrate order a thief to be searched?", [CRPC]),
        ("Which law tells the constable what to do, and which says what the man did wrong?", [CRPC, IPC]),
        ("(a) Penal code. (b) Act under which the dying declaration is received.", [IPC, IEA]),
        ("Name the Act under which the dying declaration is received.", [IEA]),
        ("Which law will they use, IPC or BNS?", [IPC]),
        ("Is section 180 BNSS the provision for the statement of a theft's witness?", [CRPC]),
        ("Which customs statute applied?", ["customs-1962"]),
        ("Which anti-terror statute and which code of procedure?", ["uapa-1967", CRPC]),
        ("Leaving procedure aside, which penal statute?", [IPC]),
        ("I have no doubt about the penal code. Which procedure do I follow?", [CRPC]),
        ("The anti-corruption Act, please, not the Penal Code.", ["pca-1988"]),
        ("1) Penal 2) Procedure 3) Evidence", [IPC, CRPC, IEA]),
        ("Penal? Procedural? Evidence?", [IPC, CRPC, IEA]),
        ("All three: penal, procedural, evidentiary.", [IPC, CRPC, IEA]),
        ("List all three general statutes.", [IPC, CRPC, IEA]),
        ("Which statute of criminal procedure and which of evidence?", [CRPC, IEA]),
        ("Which penal code? There is no need to discuss the Companies Act.", [IPC]),
        ("Which penal statute? (Prevention of Corruption Act not in play; nothing procedural.)", [IPC]),
        ("Head: theft | Column 7: penal Act | Column 8: procedural Act", [IPC, CRPC]),
        ("My son-in-law is a law student and caught in the act.", []),
        ("When the new criminal laws came into force he was in jail. Which procedure?", [CRPC]),
    ],
)
def test_each_noun_of_law_means_the_kind_that_its_words_tell(question: str, expect: list[str]) -> None:
    assert list(dict.fromkeys(line for part in parts_asked(question) for line in part.lines)) == expect


def test_what_is_said_not_to_be_asked_is_blanked_and_all_else_stays_in_its_place() -> None:
    question = "Leaving procedure aside, which penal statute?"

    assert without_declined(question) == f"{' ' * len('Leaving procedure aside')}, which penal statute?"


def test_a_question_that_declines_all_law_is_left_as_it_is() -> None:
    assert without_declined("Never mind the penal code.") == "Never mind the penal code."


@pytest.mark.parametrize(
    ("words", "line"), [("what the nurse deposed", EVIDENCE), ("the builder keeps my deposit", None)]
)
def test_who_deposes_gives_evidence_and_who_deposits_does_not(words: str, line: str | None) -> None:
    assert line_of_words(words) == line
