"""What statements lay at provisions, held to their words, flags, authorities and headings."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.cypher.statute import DatedText
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.find import find
from nyayagraph.verify.check import verify
from nyayagraph.verify.claims.day_words import DayWords
from nyayagraph.verify.claims.stated import read_claims
from nyayagraph.verify.references.resolve import resolve
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict
from nyayagraph.verify.subjects.by_facts import by_texts
from nyayagraph.verify.subjects.content import contents_told
from nyayagraph.verify.subjects.told_beside import told_beside

pytestmark = pytest.mark.graph
ON = date(2025, 6, 10)

# own words, taken for those of a section on every day: its identifier, and what it says
TEXTS = """
ni-1881/s138
Where a cheque is returned unpaid, the drawer shall be punished with imprisonment for a term which may extend to two
years, or with fine which may extend to twice the amount of the cheque: Provided that (a) the cheque has been
presented within a period of six months; (b) the payee makes a demand by notice within thirty days of the
information; and (c) the drawer fails to pay within fifteen days of the receipt of the notice.

bnss-2023/s35
(7) No arrest shall be made without leave where the offence is punishable with imprisonment for less than three years
and such person is infirm or is above sixty years of age.

bns-2023/s70
(2) Where a woman under eighteen years of age is raped by a group, each shall be punished with death.

bns-2023/s106
(1) Whoever causes death of any person by a rash or negligent act shall be punished with imprisonment which may extend
to five years; and if such act is done by a registered medical practitioner while performing medical procedure, he
shall be punished with imprisonment which may extend to two years.

bns-2023/s356
(2) Whoever defames another shall be punished with simple imprisonment for a term which may extend to two years.

arbitration-1996/s34
(3) An application may not be made after three months have elapsed: Provided that the Court may entertain it within a
further period of thirty days, but not thereafter.

cpa-2019/s69
(1) The Commission shall not admit a complaint unless it is filed within two years.

companies-2013/s100
(2) The Board shall, at the requisition of members who hold one-tenth of the capital, call a meeting.

contract-1872/s28
Nothing in this section voids a guarantee with a period of not less than one year for the claim.

bnss-2023/s58
No police officer shall detain in custody a person arrested for a longer period than twenty-four hours.

succession-1925/s63
The will shall be attested by two or more witnesses, each of whom has seen the testator sign.

companies-2013/s164
(2) No person who is a director of a company which (a) has not filed annual returns for any continuous period of
three financial years; shall be appointed for five years.

sarfaesi-2002/s13
(2) The secured creditor may require the borrower by notice to discharge his liabilities within sixty days.

bnss-2023/s479
(1) Where a person has undergone detention for one-half of the maximum period of imprisonment, he shall be released
by the Court on bail: Provided that where such person is a first-time offender who has never been convicted, he
shall be released on bond, if he has undergone one-third of the maximum period.

mv-1988/s161
(2) There shall be paid as compensation (a) for the death of any person, a fixed sum of two lakh rupees; (4) a
contravention is punishable with fine which may extend to five lakh rupees.

bnss-2023/s482
(1) When any person may be arrested, he may apply to the High Court or the Court of Session for a direction. (3) A
Magistrate taking cognizance shall issue a warrant in conformity with the direction of the Court.

ibc-2016/s62
(1) Any person aggrieved by an order of the National Company Law Appellate Tribunal may file an appeal to the
Supreme Court within forty-five days.

bnss-2023/s528
Nothing in this Sanhita shall limit the inherent powers of the High Court to prevent abuse of the process of any
Court.

rti-2005/s20
(1) Where the Central Information Commission or the State Information Commission is of the opinion, it shall impose
a penalty of two hundred and fifty rupees each day. He may be
heard.

rti-2005/s7
(1) The Public Information Officer, on receipt of a request, shall, as expeditiously as possible, and in any case
within thirty days of the receipt of the request, either provide the information or reject the request: Provided that
where the information sought for concerns the life or liberty of a person, the same shall be provided within
forty-eight hours of the receipt of the request.

bnss-2023/s144
(1) A Magistrate of the first class may order such person to make a monthly allowance, and the application is made
to the Court.

contract-1872/s19
When consent to an agreement is caused by coercion, the agreement is a contract voidable at the option of the party.

contract-1872/s25
An agreement made without consideration is void, unless it is registered.

iea-1872/s113A
The Court may presume, having regard to all the other circumstances, that such suicide had been abetted.
"""


def denied(graph: Graph, text: str, on: date = ON) -> list[str]:
    """The rules by which the texts above deny the statements of a text."""
    resolved = resolve(graph, text, find(text, written_on=on))
    sentences = read_claims(text, resolved)
    told, beside = list(contents_told(sentences, resolved)), list(told_beside(sentences, resolved))
    worded = (block.partition("\n") for block in TEXTS.strip().split("\n\n"))
    texts = {place: (DatedText(text=words, in_force_from=None, in_force_to=None),) for place, _, words in worded}
    found = by_texts(
        told, lambda ids: {one: texts[one] for one in ids if one in texts}, DayWords(graph, {}, on), beside
    )
    return [one.reason.rule for one in found]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("After the notice the drawer gets 21 days to pay, s. 138 NI Act.", id="a period in the present"),
        pytest.param("Section 138 NI Act notice: forty-five days.", id="a note without a verb"),
        pytest.param("One convicted under section 138 of the NI Act faces five years' imprisonment.", id="convicted"),
        pytest.param("The fine goes up to thrice the cheque amount (s. 138, NI Act).", id="a multiple"),
        pytest.param("Within 48 hours he ought to have stood there: s. 58 BNSS allows not a minute more.", id="hours"),
        pytest.param("Police detention is capped at three days by s. 58 BNSS.", id="days for hours"),
        pytest.param("Wills need three or more witnesses (§ 63(c), Indian Succession Act).", id="a count"),
        pytest.param("S. 63 of the Indian Succession Act insists on four attesting witnesses.", id="a count of a kind"),
        pytest.param(
            "Two financial years without returns and the director is out: section 164(2)(a), Companies Act 2013.",
            id="financial years",
        ),
        pytest.param(
            "The notice gave the borrower thirty days, exactly the period which Section 13(2) SARFAESI fixes.",
            id="a matter said to be as the law has it",
        ),
        pytest.param(
            "For a first-time offender the proviso to s. 479(1) BNSS fixes one-half of the maximum, on bond.",
            id="the amount of another case",
        ),
        pytest.param(
            "Pay within thirty days of this notice, being the period that clause (c) of the proviso to section 138 of"
            " the NI Act allows, or we shall sue.",
            id="the amount of another clause",
        ),
        pytest.param(
            "An award may be challenged in three months and, on sufficient cause, within a further sixty days but not"
            " thereafter (Arbitration and Conciliation Act, s. 34(3)).",
            id="not thereafter",
        ),
        pytest.param(
            "Under section 34(3) of the Arbitration and Conciliation Act you get three months; a court may add sixty"
            " days more.",
            id="more of it, behind a semicolon",
        ),
        pytest.param("Defamation can fetch three years in jail; that is section 356(2) BNS.", id="that is"),
        pytest.param("Defamation is section 356(2) BNS; one convicted of it faces four years in jail.", id="of it"),
        pytest.param("How long in jail under section 356(2) BNS? Up to three years, plus fine.", id="answer"),
        pytest.param("How many witnesses does a will need? Three, says § 63(c), Indian Succession Act.", id="how many"),
        pytest.param("Are fifty days enough? Yes; section 13(2) SARFAESI asks a bank for exactly that.", id="yes"),
        pytest.param("Defamation is section 356(2) BNS. It carries up to four years.", id="it carries"),
        pytest.param("Defamation, section 356(2) BNS; simple imprisonment; maximum three years.", id="a note"),
        pytest.param(
            "Where a registered medical practitioner causes death by a rash or negligent act while performing a medical"
            " procedure, BNS section 106(1) caps the imprisonment at five years.",
            id="a case that points back to the one before",
        ),
        pytest.param(
            "Section 70(2) BNS reaches gang rape only where the woman is under sixteen years of age.", id="an age"
        ),
        pytest.param("Section 35(7) BNSS shields the suspect who is infirm or above seventy.", id="bare age"),
        pytest.param("Complaints are barred after three years: s. 69(1), Consumer Protection Act, 2019.", id="barred"),
        pytest.param(
            "Members holding a fifth of the capital may call a meeting, s. 100(2), Companies Act, 2013.", id="a fifth"
        ),
        pytest.param("Evicted borrowers have ninety days to pay, says section 13(2) SARFAESI.", id="a participle"),
        pytest.param("Section 13(2) SARFAESI tells us that a borrower has ninety days.", id="tells us"),
        pytest.param("The heirs get a fixed ₹5 lakh under Sec 161 of the Motor Vehicles Act.", id="a sum, not a fine"),
    ],
)  # fmt: skip
def test_an_amount_that_a_provision_has_in_no_case_is_denied(starter_graph: Graph, text: str) -> None:
    assert denied(starter_graph, text) == ["record_amount"]


@pytest.mark.parametrize(
    "text",
    [
        "After the notice the drawer gets 15 days to pay, s. 138 NI Act.",
        "A person convicted under section 138 of the NI Act faces two years' imprisonment.",
        "The fine goes up to twice the cheque amount (s. 138, NI Act).",
        "Police detention is capped at one day by s. 58 BNSS.",
        "Wills need two or more witnesses (§ 63(c), Indian Succession Act).",
        "Section 13(2) SARFAESI fixes sixty days for the notice.",
        "For a first-time offender the proviso to s. 479(1) BNSS fixes one-third of the maximum, on bond.",
        "Section 479(1) BNSS has one-half, and one-third for a first-time offender who was never convicted.",
        # the amounts of both cases
        "Within thirty days, or forty-eight hours where life or liberty of a person is at stake, s. 7(1) RTI wants it.",
        "Within thirty days, or forty-eight hours where life or liberty of a person is concerned: s. 7(1) RTI Act.",
        "The heirs get a fixed ₹2 lakh under Sec 161 of the Motor Vehicles Act.",
        # a period that has a place of its own among the names of matters
        "A cheque must reach the bank within three months, proviso (a) to section 138 NI Act.",
        # facts of a matter
        "Your delay is 45 days, so you may proceed under section 138 of the NI Act.",
        "The notice gave him 21 days to pay though section 138 NI Act allows fifteen.",
        "Pay within seven days, failing which we shall proceed under section 138 of the NI Act.",
        "The complaint under section 138 NI Act, filed 40 days after the notice, is late.",
        "He was arrested on Monday and produced after 48 hours, in breach of section 58 BNSS.",
        "A term of four years under section 138 NI Act is reduced to two.",
        "By the notice of 3 March 2024 thirty days run under section 13(2) SARFAESI.",
        "Three witnesses saw the will signed, and section 63 of the Indian Succession Act was met.",
        "He was given leave under section 13(2) SARFAESI, the option to be exercised within ninety days of the order.",
        "Under section 13(2) SARFAESI he had at most ninety days to pay.",
        "Defamation is section 356(2) BNS; for it to draw three years section 356(1) BNS would have to say more.",
        "By section 356(2) BNS a fine ends it; to lock somebody up for three years clause (5) demands far more.",
        # what is measured by a provision, or denied by it, and of what size somebody is
        "The will has four attesting witnesses, two more than section 63(c) of the Indian Succession Act needs.",
        "He answered in seventy-five days, against the thirty that section 7(1) of the RTI Act allows.",
        "With a delay of ninety days he answers under section 7(1) of the RTI Act.",
        "That who does not sue within six months forfeits all is what section 28 of the Contract Act renders void.",
        # ages that are no limits, and what stands beside the section and is of others
        "The abduction of a girl under sixteen for a group is within section 70(2) BNS.",
        "The suspect, who is above seventy, is one whom section 35(7) BNSS shields.",
        "A notice goes under section 138 NI Act; the suit for the money has three years.",
        "The notice goes under section 138 NI Act; clause 5 of the deed has it that sixty days are enough.",
        "Will fifty days do? No; section 13(2) SARFAESI asks for more.",
        "How long in jail under section 356(2) BNS? Up to two years, plus fine.",
        "How did he fare under section 356(2) BNS? He was sent to jail for three years.",
        # what a provision does not set at all
        "Section 58 BNSS leaves the Magistrate three copies of the order.",
    ],
)
def test_what_is_right_or_of_a_matter_is_left_alone(starter_graph: Graph, text: str) -> None:
    assert denied(starter_graph, text) == []


@pytest.mark.parametrize(
    ("text", "is_denied"),
    [
        ("FEMA section 13(1) now lets the authority impose up to five times the sum involved.", True),
        ("FEMA section 13(1) now lets the authority impose up to thrice the sum involved.", False),
        # of other words than those of the gist
        ("FEMA section 13(1) now lets a bank take five times the fee.", False),
    ],
)
def test_a_gist_speaks_for_a_section_without_a_text_of_its_own_words_alone(
    starter_graph: Graph, embedder: Embedder, text: str, is_denied: bool
) -> None:
    report = verify(starter_graph, embedder, text, on=ON)

    assert (report.claims[0].evidence[0].rule == "record_amount") is is_denied


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("Anticipatory bail: apply to the Judicial Magistrate under section 482 BNSS.", id="apply to"),
        pytest.param("From the NCLAT an appeal lies to the High Court, section 62 of the IBC.", id="appeal lies to"),
        pytest.param("Section 528 BNSS saves the inherent powers of the Court of Session.", id="powers of"),
        pytest.param("The Registrar of Companies imposes the penalty under section 20 of the RTI Act.", id="imposes"),
        pytest.param("Maintenance under section 144 BNSS is ordered by the Sessions Judge.", id="ordered by"),
        pytest.param("Orders under section 144 BNSS are passed by the Sessions Judge.", id="orders under it"),
        pytest.param("Under section 482 BNSS send the prayer by post to the Magistrate.", id="send to"),
        pytest.param("Who imposes the penalty? The Registrar, under section 20 of the RTI Act.", id="an answer"),
    ],
)  # fmt: skip
def test_an_authority_that_a_provision_does_not_name_is_denied(starter_graph: Graph, text: str) -> None:
    assert denied(starter_graph, text) == ["record_authority"]


@pytest.mark.parametrize(
    "text",
    [
        "Anticipatory bail: apply to the Sessions Court under section 482 BNSS.",
        "From the NCLAT an appeal lies to the Supreme Court, section 62 of the IBC.",
        "Section 528 BNSS saves the inherent powers of the High Court.",
        "The State Information Commissioner imposes the penalty under section 20 of the RTI Act.",
        "Maintenance under section 144 BNSS is ordered by the Family Court.",
        # steps that are not the provision's own, and matters
        "A revision against maintenance under section 144 BNSS lies to the Sessions Judge.",
        "A revision against the penalty under section 20 of the RTI Act lies to the High Court.",
        "The High Court may stay maintenance under section 144 BNSS.",
        "The High Court dismissed the appeal under section 62 of the IBC.",
        "He filed a writ petition before the High Court in which he challenged section 20 of the RTI Act.",
        "Under section 20 of the RTI Act, whatever the delay is, no penalty is imposed by the High Court.",
        "A complaint against the State Government imposes work by section 20 of the RTI Act.",
        "The Magistrate may be asked for less than section 20 of the RTI Act has.",
    ],
)
def test_an_authority_of_the_provision_or_of_another_step_is_left_alone(starter_graph: Graph, text: str) -> None:
    assert denied(starter_graph, text) == []


@pytest.mark.parametrize(
    ("text", "is_denied"),
    [
        ("An agreement induced by coercion is void under section 19 of the Contract Act.", True),
        ("An agreement induced by coercion is voidable under section 19 of the Contract Act.", False),
        ("A contract without consideration is voidable, section 25 of the Contract Act.", True),
        ("A contract without consideration is void, section 25 of the Contract Act.", False),
        ("A contract without consideration is void and not voidable, section 25 of the Contract Act.", False),
        ("Section 25 of the Contract Act asks whether the deed is voidable.", False),
        ("Section 113A of the Evidence Act: the court shall presume abetment of the suicide.", True),
        ("Section 113A of the Evidence Act: the court may presume abetment of the suicide.", False),
    ],
)
def test_a_word_is_denied_where_the_provision_has_its_opposite_alone(
    starter_graph: Graph, text: str, is_denied: bool
) -> None:
    assert denied(starter_graph, text, date(2023, 5, 5)) == ["record_opposite"] * is_denied


@pytest.mark.parametrize(
    ("text", "is_denied"),
    [
        ("Murder under section 103 BNS is bailable.", True),
        ("Murder under section 103 BNS is non-bailable.", False),
        ("Causing death by negligence, s. 106(1) BNS, being non-bailable, the driver must seek regular bail.", True),
        ("Causing death by negligence, s. 106(1) BNS, being bailable, the driver gets bail.", False),
        ("Section 318(4) BNS is a bailable and non-cognizable offence.", True),
        ("Simple hurt, section 115(2) BNS: cognizable.", True),
        ("Murder, section 103 BNS: cognizable; bailable; triable by the Court of Session.", True),
        ("Murder, section 103 BNS: cognizable; non-bailable; triable by the Court of Session.", False),
        ("Simple hurt, section 115(2) BNS: non-cognizable and bailable.", False),
        ("Dowry death under section 80(2) BNS is triable by a Magistrate of the first class.", True),
        ("Dowry death under section 80(2) BNS is triable by the Court of Session.", False),
        # the clauses of a section differ, and the whole is cited
        ("Section 106 BNS is bailable.", False),
        # a kind of offences, and what is denied or asked
        ("Section 103 BNS is no bailable offence.", False),
        ("The inquiry is whether section 103 BNS is bailable.", False),
        ("He was charged under section 103 BNS along with a bailable offence.", False),
        ("In bailable cases, and section 103 BNS is none, bail is a right.", False),
    ],
)
def test_flags_of_an_offence_are_held_to_the_first_schedule(
    starter_graph: Graph, embedder: Embedder, text: str, is_denied: bool
) -> None:
    report = verify(starter_graph, embedder, text, on=ON)

    assert (report.claims[0].evidence[0].rule == "record_flag") is is_denied
    assert report.citations[0].verdict is CitationVerdict.VERIFIED


@pytest.mark.parametrize(("on", "is_denied"), [(date(2010, 4, 13), False), (date(2014, 4, 13), True)])
def test_the_schedule_as_it_stands_tells_nothing_of_a_day_on_which_the_section_read_otherwise(
    starter_graph: Graph, embedder: Embedder, on: date, is_denied: bool
) -> None:
    report = verify(
        starter_graph, embedder, "An assault under section 354 of the Indian Penal Code is bailable.", on=on
    )

    assert (report.claims[0].evidence[0].rule == "record_flag") is is_denied


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Section 103 BNS, headed 'Kidnapping', bars suits once the petition is admitted.", "another_section"),
        ("Section 138 of the NI Act, titled 'Forfeiture of wages', is a penal provision.", "record_heading"),
        ("Section 103 BNS, headed 'Punishment for murder', is a penal provision.", ""),
        ("Section 103 BNS, 'life for life' to its critics, is a penal provision.", ""),
    ],
)
def test_a_heading_quoted_is_held_to_the_sections_own(
    starter_graph: Graph, embedder: Embedder, text: str, rule: str
) -> None:
    (claim,) = verify(starter_graph, embedder, text, on=ON).claims

    found = claim.evidence[0].rule if claim.verdict is ClaimVerdict.CONTRADICTED else ""
    assert found == rule
