"""Terms, fines and periods laid at a provision: held to its own text, and to no other's."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.cypher.statute import DatedText
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.find import find
from nyayagraph.verify.check import verify
from nyayagraph.verify.claims.amounts import AmountsHeld, compared, without_strange_denial
from nyayagraph.verify.claims.amounts_laid import amounts_laid
from nyayagraph.verify.claims.stated import read_claims
from nyayagraph.verify.references.resolve import resolve
from nyayagraph.verify.report import CitationVerdict, ClaimCheck, ClaimVerdict, Evidence

pytestmark = pytest.mark.graph
ON = date(2026, 1, 15)


def held(graph: Graph, text: str, **texts: str) -> AmountsHeld:
    """What own words, taken for those of a section on every day, make of the amounts of a text."""
    sentences = read_claims(text, resolve(graph, text, find(text, written_on=ON)))
    laid = list(amounts_laid(sentences))
    worded = {
        one.key.section_id: (DatedText(text=words, in_force_from=None, in_force_to=None),)
        for one in laid
        for words in (texts[f"s{one.key.number}"],)
    }
    found = list(compared(laid, worded, text, ON).values())
    return AmountsHeld(
        tuple(one for each in found for one in each.right), tuple(one for each in found for one in each.wrong)
    )


@pytest.mark.parametrize(
    ("text", "has"),
    [
        ("Section 318(4) BNS punishes cheating with imprisonment of up to nine years.", "seven years"),
        ("Under section 303(2) BNS theft carries up to eleven years.", "three years"),
        ("Simple hurt, by section 115(2) BNS, is met with imprisonment up to six years, or fine, or both.", "one year"),
        ("A cheque bounced. Section 138 of the NI Act allows prison for up to five years.", "two years"),
        ("Section 69 of the BNS covers such deceit. The maximum is four years' imprisonment.", "ten years"),
        ("Whoever does so is visited with imprisonment of up to three years by section 69 of the BNS.", "ten years"),
        (
            "Section 69 BNS makes deceit an offence of its own and punishes it with prison of up to nine years.",
            "ten years",
        ),
    ],
)
def test_a_penalty_that_a_section_does_not_have_contradicts_the_claim_alone(
    starter_graph: Graph, embedder: Embedder, text: str, has: str
) -> None:
    report = verify(starter_graph, embedder, text, on=ON)

    (wrong,) = [one for one in report.claims if one.verdict is ClaimVerdict.CONTRADICTED]
    assert wrong.evidence[0].rule == "record_amount"
    assert has in wrong.evidence[0].evidence
    assert {one.verdict for one in report.citations} == {CitationVerdict.VERIFIED}


@pytest.mark.parametrize(
    "text",
    [
        # sentences that were passed, and facts
        "He was convicted under section 318(4) BNS and sentenced to imprisonment for two years.",
        "The trial court imposed imprisonment of two years for the offence under section 318(4) BNS.",
        "For want of a paid cheque of nine lakh rupees a complaint under section 138 of the NI Act was filed.",
        # bounds that compare, other offences, other law
        "Section 318(4) BNS is punishable with imprisonment for less than ten years.",
        "Section 318(4) BNS, read with section 61, was said to carry imprisonment up to nine years.",
        "Formerly section 318(4) BNS was to carry imprisonment of up to nine years.",
        "Section 482 of the BNSS applies also to an offence punishable with imprisonment up to nine years.",
        # two sections, each with its own
        "Theft has up to three years under section 303(2) BNS; cheating up to seven years under section 318(4).",
        "Section 115(2) BNS has up to one year, and section 117(2) up to seven years.",
    ],
)
def test_what_is_no_amount_of_the_law_contradicts_nothing(starter_graph: Graph, embedder: Embedder, text: str) -> None:
    report = verify(starter_graph, embedder, text, on=ON)

    wrong = [one for one in report.claims if one.verdict is ClaimVerdict.CONTRADICTED]
    assert "record_amount" not in {why.rule for one in wrong for why in one.evidence}


RASH = (
    "(1) Whoever kills by rashness shall be punished with imprisonment which may extend to five years; and if the deed "
    "is done by a licensed surgeon in an operation, he shall be punished with imprisonment which may extend to two "
    "years.\n\n(2) Whoever drives off shall be punished with imprisonment which may extend to ten years."
)


@pytest.mark.parametrize(
    ("text", "is_wrong"),
    [
        ("Section 106(1) BNS is punishable with imprisonment up to five years.", False),
        ("Section 106(2) BNS is punishable with imprisonment up to ten years.", False),
        ("Section 106(1) BNS is punishable with imprisonment up to ten years.", True),
        ("Section 106 BNS is punishable with imprisonment up to ten years.", False),
        ("Section 106(1) BNS is punishable with imprisonment of not less than five years.", True),
        ("Section 106(1) BNS is punishable with imprisonment for life.", True),
        ("Section 106(1) BNS is punishable with imprisonment up to 60 months.", False),
        ("A lorry ran him down. Section 106(1) BNS is punishable with imprisonment up to two years.", True),
        ("S. 106(1) BNS gives nine years at the most.", True),
        ("S. 106(1) BNS gives five years at the most.", False),
        ("The surgeon held a licensed clinic. Section 106(1) BNS is punishable with prison up to two years.", False),
    ],
)
def test_the_sub_section_cited_counts_alone_and_a_lesser_term_only_in_its_case(
    starter_graph: Graph, text: str, is_wrong: bool
) -> None:
    found = held(starter_graph, text, s106=RASH)

    assert bool(found.wrong) is is_wrong
    assert bool(found.right) is not is_wrong


APART = (
    "A petition lies where the spouses have been living apart for one year or more and are unable to live together; "
    "the motion is made within six months of the petition."
)


@pytest.mark.parametrize(
    ("text", "is_wrong"),
    [
        ("Section 13B of the Hindu Marriage Act asks that the spouses have lived apart for three years or more.", True),
        ("Section 13B of the Hindu Marriage Act asks that the spouses have lived apart for one year or more.", False),
        # no words shared with those around an amount of the text: another period may be meant
        ("Section 13B of the Hindu Marriage Act requires a fee to be deposited within three years.", False),
        # a period of another unit says nothing
        ("Section 13B of the Hindu Marriage Act asks that the spouses have lived apart for ninety days.", False),
    ],
)
def test_a_period_is_held_to_one_of_which_the_text_tells_in_the_same_words(
    starter_graph: Graph, text: str, is_wrong: bool
) -> None:
    assert bool(held(starter_graph, text, s13B=APART).wrong) is is_wrong


@pytest.mark.parametrize(
    ("text", "is_wrong"),
    [
        ("An appeal under section 415 of the BNSS lies within forty days.", True),
        ("An appeal under section 415 of the BNSS lies within thirty days.", False),
        ("The appeal under section 415 of the BNSS was filed within forty days.", False),
        ("The costs under section 415 of the BNSS must be paid within forty days.", False),
    ],
)
def test_the_one_period_of_a_text_is_that_of_its_step(starter_graph: Graph, text: str, is_wrong: bool) -> None:
    words = "Every appeal shall be brought within thirty days of the order."

    assert bool(held(starter_graph, text, s415=words).wrong) is is_wrong


APPEALS = (
    "(1) Any person may, within thirty days from the receipt of the decision, prefer an appeal to the senior officer.\n"
    "(3) A second appeal shall lie within ninety days to the Commission.\n"
    "(5) The Commission sits where two-thirds of its members vote for it.\n"
    "(6) A quorum is one-third of its strength; a vote is taken by hand."
)


@pytest.mark.parametrize(
    ("text", "is_wrong"),
    [
        ("I may file the first appeal within ninety days by section 19(1) of the RTI Act.", True),
        ("I may file the first appeal within thirty days by section 19(1) of the RTI Act.", False),
        ("The second appeal lies within ninety days by section 19(3) of the RTI Act.", False),
        (
            "The first appeal lies by s. 19(1) of the RTI Act within thirty days, the second by s. 19(3) in ninety.",
            False,
        ),
        ("On a s. 7 RTI application the first appeal lies within ninety days under s. 19(1) of the RTI Act.", True),
        # the number of another sub-section alone, told of in one word of this one
        ("Section 19(6) of the RTI Act asks for a vote of two-thirds.", True),
        ("Section 19(6) of the RTI Act asks for a vote of three-fourths.", False),
        ("Section 19(6) of the RTI Act asks for two-thirds of the fee.", False),
    ],
)
def test_what_is_told_of_all_of_a_section_says_nothing_for_one_of_its_parts(
    starter_graph: Graph, text: str, is_wrong: bool
) -> None:
    assert bool(held(starter_graph, text, s19=APPEALS).wrong) is is_wrong


def test_a_provision_named_along_with_another_has_not_its_amount(starter_graph: Graph) -> None:
    text = "Book the driver under s. 106(1) BNS, which carries up to five years, along with s. 281 BNS."

    assert held(starter_graph, text, s106=RASH, s281="imprisonment which may extend to six months.").wrong == ()


def test_a_daily_penalty_is_not_excused_by_the_greatest(starter_graph: Graph) -> None:
    words = "A penalty of forty rupees each day, so that the whole penalty shall not exceed nine thousand rupees."
    text = "Section 20 of the RTI Act sets a penalty of sixty rupees each day, up to nine thousand rupees."

    found = held(starter_graph, text, s20=words)

    assert [amount.number for amount, _ in found.right] == [9_000]
    assert "sixty rupees" in found.wrong[0].evidence


@pytest.mark.parametrize(
    ("texts", "is_wrong"),
    [
        ([("imprisonment up to two years.", None, None)], True),
        # the text of the day counts, that of a day told too
        ([("imprisonment up to four years.", None, 2019), ("imprisonment up to two years.", 2019, None)], True),
        ([("imprisonment up to four years.", None, 2025), ("imprisonment up to two years.", 2025, None)], False),
        # words that are not known, or were cut off, contradict nothing
        ([(None, None, None)], False),
        ([("imprisonment up to two years;", None, None)], False),
        ([("imprisonment up to two years.", None, 2001)], False),
    ],
)
def test_the_text_of_the_days_told_decides(
    starter_graph: Graph, texts: list[tuple[str | None, int | None, int | None]], is_wrong: bool
) -> None:
    text = (
        "The deed of 3 May 2024 falls under section 138 of the NI Act, punishable with imprisonment up to four years."
    )
    sentences = read_claims(text, resolve(starter_graph, text, find(text, written_on=ON)))
    worded = tuple(
        DatedText(
            text=words,
            in_force_from=date(first, 1, 1) if first else None,
            in_force_to=date(last, 1, 1) if last else None,
        )
        for words, first, last in texts
    )
    (found,) = compared(amounts_laid(sentences), {"ni-1881/s138": worded}, text, ON).values()

    assert bool(found.wrong) is is_wrong


@pytest.mark.parametrize(
    "text",
    [
        "He bought the cooler for Rs 46,000.",
        "FIR No. 311/2024 was registered on 2 September 2024 for cheating.",
        "She retired on 31 March 2023 after nine years.",
        "His conviction under section 318(4) BNS is affirmed, with imprisonment of two years for the cheating.",
        "Section 106(1) of the Bharatiya Nyaya Sanhita, up to five years, applies to rash driving that kills.",
    ],
)
def test_a_number_of_facts_or_of_the_section_itself_is_denied_by_no_passage(
    starter_graph: Graph, embedder: Embedder, text: str
) -> None:
    report = verify(starter_graph, embedder, text, on=ON)

    assert ClaimVerdict.CONTRADICTED not in {one.verdict for one in report.claims}


@pytest.mark.parametrize(
    ("has", "verdict"), [("five", ClaimVerdict.PARTIALLY_SUPPORTED), ("six", ClaimVerdict.CONTRADICTED)]
)
def test_what_the_provision_has_is_denied_by_no_other_passage(
    starter_graph: Graph, has: str, verdict: ClaimVerdict
) -> None:
    text = "Section 69 of the BNS punishes with imprisonment up to five years."
    denial = Evidence(rule="passage_says_otherwise", evidence="number: 5 year, the source has 10 year; the source: x")
    claim = ClaimCheck(start=0, end=len(text), text=text, verdict=ClaimVerdict.CONTRADICTED, evidence=(denial,))

    found = held(starter_graph, text, s69=f"imprisonment which may extend to {has} years.")

    assert without_strange_denial(claim, found, ON).verdict is verdict


def test_the_term_of_other_offences_is_not_laid_at_the_section(starter_graph: Graph) -> None:
    text = "Section 69 of the BNS is tried with offences punishable with imprisonment up to nine years."

    assert held(starter_graph, text, s69="imprisonment which may extend to ten years.") == AmountsHeld()


@pytest.mark.parametrize(
    ("on", "text", "by"),
    [
        # true of the day, gainsaid by the words of today; and false of the day, borne out by them
        (
            date(2025, 2, 1),
            "A rape of 12 May 2015. Section 376(1) IPC then provided for imprisonment of not less than seven years.",
            "Act 22 of 2018 on 21 April 2018",
        ),
        (
            date(2015, 2, 1),
            "Section 6 of the POCSO Act punishes aggravated assault with imprisonment of not less than ten years.",
            "Act 25 of 2019 on 16 August 2019",
        ),
        (
            date(2015, 2, 1),
            "Section 6 of the POCSO Act punishes aggravated assault with imprisonment of not less than twenty years.",
            "Act 25 of 2019 on 16 August 2019",
        ),
        (
            date(2001, 2, 1),
            "Section 138 of the NI Act is punishable with imprisonment which may extend to one year.",
            "Act 55 of 2002 on 6 February 2003",
        ),
        (
            date(2001, 2, 1),
            "Section 138 of the NI Act is punishable with imprisonment which may extend to two years.",
            "Act 55 of 2002 on 6 February 2003",
        ),
    ],
)
def test_what_a_section_said_before_it_was_changed_is_neither_borne_out_nor_gainsaid(
    starter_graph: Graph, embedder: Embedder, on: date, text: str, by: str
) -> None:
    report = verify(starter_graph, embedder, text, on=on)

    claim = report.claims[-1]
    assert (claim.verdict, claim.evidence[0].rule) == (ClaimVerdict.NOT_CHECKED, "words_of_day_not_held")
    assert by in claim.evidence[0].evidence


@pytest.mark.parametrize(
    ("on", "text", "verdict"),
    [
        # the day of the change, and a section that nothing changed
        (date(2019, 8, 16), "Section 6 of the POCSO Act: not less than twenty years' imprisonment.", "SUPPORTED"),
        (date(2003, 2, 6), "Section 138 of the NI Act allows prison for up to five years.", "CONTRADICTED"),
        (date(1990, 2, 1), "Section 420 IPC carries imprisonment of up to nine years.", "CONTRADICTED"),
    ],
)
def test_what_a_section_says_since_its_last_change_is_held_to_its_words(
    starter_graph: Graph, embedder: Embedder, on: date, text: str, verdict: str
) -> None:
    assert [one.verdict for one in verify(starter_graph, embedder, text, on=on).claims] == [verdict]


@pytest.mark.parametrize(("on", "is_wrong"), [(date(2015, 1, 1), False), (ON, True)])
def test_a_gist_says_no_amount_for_a_day_on_which_the_section_read_otherwise(
    starter_graph: Graph, on: date, is_wrong: bool
) -> None:
    text = "Section 6 of the POCSO Act punishes with imprisonment of not less than nine years."
    laid = amounts_laid(read_claims(text, resolve(starter_graph, text, find(text, written_on=on))))

    (found,) = compared(laid, {}, text, on).values()

    assert bool(found.wrong) is is_wrong


@pytest.mark.parametrize(
    ("on", "text", "is_wrong"),
    [
        (date(2019, 5, 1), "Section 27 of the Consumer Protection Act, 1986: prison of up to nine years.", True),
        (date(1995, 5, 1), "Section 27 of the Consumer Protection Act, 1986: prison of up to nine years.", False),
        (
            date(2012, 5, 1),
            "Section 40A(3) of the Income-tax Act, 1961 disallows cash above Rs 20,000.",
            False,
        ),
        (date(1999, 5, 1), "Section 11 of the Consumer Protection Act, 1986 has claims up to Rs. 5 lakh.", False),
    ],
)
def test_a_gist_of_an_act_of_which_nobody_had_a_text_tells_the_amounts_of_its_last_years(
    starter_graph: Graph, on: date, text: str, is_wrong: bool
) -> None:
    laid = amounts_laid(read_claims(text, resolve(starter_graph, text, find(text, written_on=on))))

    found = compared(laid, {}, text, on).values()

    assert any(one.wrong for one in found) is is_wrong
