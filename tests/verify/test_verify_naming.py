"""Which judgments a printed name can mean: pure."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.law.find import FoundReference, find
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.claims.certain import is_certain, may_be_of_another_act, speaks_of_case
from nyayagraph.verify.claims.elsewhere import look_elsewhere
from nyayagraph.verify.claims.stated import Claim
from nyayagraph.verify.claims.support import Judged, Sources
from nyayagraph.verify.references.naming import bears, can_be, is_misprint, name_query
from nyayagraph.verify.references.own_citations import same_reporter
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict, Evidence
from nyayagraph.verify.wording.alignment import Passage
from tests.verify.held import judgment

_PRIVACY = "the right to privacy is an intrinsic part of life and personal liberty"


@pytest.mark.parametrize(
    ("printed", "held", "can"),
    [
        ("Mithlesh Garg v. Union of India", "R.K. Garg v. Union of India", False),
        ("Darshan Singh v. Union of India", "N.K. Singh v. Union of India", False),
        ("Ramesh Kumar Garg v. Union of India", "R.K. Garg v. Union of India", True),
        ("Golaknath v. State of Punjab", "I.C. Golaknath v. State of Punjab", True),
        ("K.M. Thomas v. State of Kerala", "N.M. Thomas v. State of Kerala", False),
    ],
)
def test_a_name_spelled_out_is_not_one_of_other_initials(printed: str, held: str, can: bool) -> None:
    assert can_be(printed, judgment(held)) is can


@pytest.mark.parametrize(
    ("printed", "held", "is_misread"),
    [
        ("Raman Davaram Shelly v. International Airport", "Ramana Dayaram Shetty v. International Airport", True),
        ("Taher Saifuddin v. The Estate of Bombay", "Taher Saifuddin v. The State of Bombay", True),
        ("K.M. Thomas v. State of Kerala", "N.M. Thomas v. State of Kerala", False),
        ("Sharma v. Sharma", "Maneka Gandhi v. Union of India", False),
        ("Ram Lal v. State of Punjab", "Ram Pal v. State of Punjab", False),
        ("Mohan Lal v. State of Punjab", "Sohan Lal v. State of Punjab", True),
        ("Ujjam Bai v. State of Uttar Pardesh", "Smt. Ujjam Bai v. State Of Uttar Pradesh", True),
        ("Lakshmi Keddy v. State of Punjab", "Lakshmi Reddy v. State of Punjab & Another", True),
        ("Union of India v. State of Punjab", "Union of India v. State of Gujarat", False),
        ("Satpal v. State of Haryana", "Ramphal v. State of Haryana", False),
        ("Gurdev Singh v. State of Punjab", "Gurdial Singh v. State of Punjab", False),
        ("Joshi v. State of Gujarat", "Doshi v. State of Gujarat", True),
        ("Rakesh Kumar v. State of Delhi", "Rajesh Kumar v. State of Delhi", True),
        ("CIT v. Gupta", "CIT v. Mehta", False),
        ("CIT, Bombay v. Shah", "CIT, Madras v. Sharma", False),
        ("Hari Das v. State of Uttar Pradesh", "Hari Das v. State of Madhya Pradesh", False),
        ("State of Uttar Pradesh v. Deoman", "State of Madhya Pradesh v. Deoman", False),
        ("State of Bihar v. Kameshwar Singn", "State of Bihar v. Kameshwar Singh", True),
        ("Lalit Kumar v. State of Bihar", "Latif Kumar v. State of Bihar", False),
        ("Bari Singh v. State of Bihar", "Hari Singh v. State of Bihar", False),
    ],
)
def test_letters_misread_make_no_other_name(printed: str, held: str, is_misread: bool) -> None:
    assert is_misprint(printed, judgment(held)) is is_misread


@pytest.mark.parametrize(
    ("text", "title", "tells"),
    [
        ("In Shah Bano the husband was Mohammed Khan.", "Mohammed Khan v. Shah Bano", True),
        ("The State of Bombay appealed.", "Saifuddin v. State of Bombay", False),
        ("The Commissioner of Income Tax, Bombay, appealed.", "Commissioner of Income Tax, Bombay v. Patel", False),
        ("Officers of Maharashtra met the Corporation.", "Food Corporation v. State of Maharashtra", False),
        ("In S.P. Gupta the judges differed.", "S.P. Gupta v. President of India", True),
        ("One Gupta had sued.", "S.P. Gupta v. Union of India", False),
        ("The Union of India appealed.", "Maneka Gandhi v. Union of India", False),
    ],
)
def test_a_passage_that_names_a_party_tells_of_its_judgment(text: str, title: str, tells: bool) -> None:
    reference = FoundReference(start=0, end=len(title), text=title, kind="case_name", name=title)
    one = Resolved(reference, CitationVerdict.VERIFIED, judgment(title))

    assert speaks_of_case(text, one) is tells


@pytest.mark.parametrize(
    ("text", "is_sure"),
    [
        ("Ram Autar v. Sita Devi (1978) held the sale void.", True),
        ("Ram Autar v. Sita Devi, AIR 1978 SC 5, held the sale void.", True),
        ("In 1978 Ram Autar v. Sita Devi held the sale void.", True),
        ("On 25 January 1978 Ram Autar v. Sita Devi held the sale void.", True),
        ("Ram Autar v. Sita Devi held a sale of 3 March 1978 void.", False),
        ("Ram Autar v. Sita Devi held a sale for Rs 1978 void.", False),
        ("Ram Autar v. Sita Devi held the Rent Act of 1978 void.", False),
        ("The Bombay High Court in Ram Autar v. Sita Devi (1978) held the sale void.", False),
    ],
)
def test_a_name_alone_is_sure_only_by_the_year_of_its_judgment(text: str, is_sure: bool) -> None:
    title = "Ram Autar v. Sita Devi"
    start = text.index(title)
    reference = FoundReference(start=start, end=start + len(title), text=title, kind="case_name", name=title)
    held = judgment(title).model_copy(update={"decided_on": date(1978, 1, 25)})
    one = Resolved(reference, CitationVerdict.VERIFIED, held)

    assert is_certain(one, Claim(1, 0, len(text), text, text, (one,), leans_on_before=False)) is is_sure


@pytest.mark.parametrize(
    ("text", "may_be"),
    [
        ("In Case No. 11 of 1992, under section 8 of the Arbitration Act, an arbitrator is appointed.", True),
        ("On 6.8.1993 an arbitrator was appointed under section 8 of the Arbitration Act.", True),
        ("An arbitrator is appointed under section 8 of the Arbitration Act.", False),
        ("In 2012 an arbitrator was appointed under section 8 of the Arbitration Act.", False),
        ("For Rs 1,950 an arbitrator is had under section 8 of the Arbitration Act.", False),
        ("In 1992, under section 8 of the Arbitration and Conciliation Act, 1996, an arbitrator is appointed.", False),
        ("In 1992 a notice was given under section 8 of the Information Technology Act.", False),
    ],
)
def test_an_act_named_without_its_year_may_be_the_elder_in_a_case_of_older_years(text: str, may_be: bool) -> None:
    (found,) = [one for one in find(text, short_forms=False) if one.kind == "section"]
    one = Resolved(found, CitationVerdict.VERIFIED, key=ProvisionKey.parse(found.keys[0]))

    assert may_be_of_another_act(Claim(1, 0, len(text), text, text, (one,), leans_on_before=False), one) is may_be


@pytest.mark.parametrize(
    ("key", "own", "other"),
    [
        ("2024 INSC 435", ("2024 INSC 4354", "[2024] 5 SCR 831"), None),
        ("2024 INSC 435", ("2024 INSC 453", "[2024] 5 SCR 831"), "2024 INSC 453"),
        ("(2024) 5 SCC 1", ("(2024) 6 SCC 2001",), "(2024) 6 SCC 2001"),
        ("1960 LLJ 520", ("(1960) 1 LLJ 520",), None),
        ("1960 LLJ 52", ("(1960) 1 LLJ 520",), "(1960) 1 LLJ 520"),
        ("(1960) 2 LLJ 520", ("(1960) 1 LLJ 520",), "(1960) 1 LLJ 520"),
    ],
)
def test_a_number_that_no_year_reaches_and_a_place_but_for_its_volume_gainsay_nothing(
    key: str, own: tuple[str, ...], other: str | None
) -> None:
    assert same_reporter(key, own) == other


@pytest.mark.parametrize(
    ("said", "own", "cosines", "is_blamed"),
    [
        pytest.param(_PRIVACY, "The appeal is about the rent of a shop.", (0.1, 0.6), True, id="far"),
        pytest.param(_PRIVACY, "Privacy is no part of personal liberty.", (0.1, 0.6), False, id="near, though denied"),
        pytest.param(_PRIVACY, "The appeal is about the rent of a shop.", (0.7, 0.6), False, id="nearer in meaning"),
        pytest.param("the ratio was upheld", "The appeal is about rent.", (0.1, 0.6), False, id="too little"),
    ],
)
def test_a_matter_that_another_says_is_misattributed_only_where_the_one_named_says_nothing_near(
    said: str, own: str, cosines: tuple[float, float], is_blamed: bool
) -> None:
    title = "Ram Autar v. Sita Devi"
    text = f"In {title}, AIR 1978 SC 5, it was held that {said}."
    (found,) = find(text)
    one = Resolved(found, CitationVerdict.VERIFIED, judgment(title))
    claim = Claim(0, 0, len(text), text, f"It was held that {said}.", (one,), leans_on_before=False)
    other = Passage("c", "another", "Hari Das v. Mool Chand", f"It was held that {said}.", cosines[1])
    judged = Judged(ClaimVerdict.UNSUPPORTED, [Evidence(rule="no_passage_says_so", evidence="")])
    held = Passage("o", one.authority_id or "", title, own, cosines[0])

    look_elsewhere(claim, Sources((held,), (other,), (), {}), judged)

    assert judged.evidence[0].rule == "said_by_another"
    assert bool(judged.citations) is is_blamed


def test_two_words_behind_held_are_found_in_many_judgments() -> None:
    title = "Ram Autar v. Sita Devi"
    told = "the husband was taken at nine and given a paper so that no dispute arises"
    text = f"Since {told}, see {title}, AIR 1978 SC 5, where silence was held to vitiate the arrest."
    one = Resolved(find(text)[0], CitationVerdict.VERIFIED, judgment(title))
    claim = Claim(0, 0, len(text), text, text.replace(title, "").replace("AIR 1978 SC 5", ""), (one,), False)
    judged = Judged(ClaimVerdict.UNSUPPORTED, [Evidence(rule="no_passage_says_so", evidence="")])
    other = Passage("c", "another", "Hari Das v. Mool Chand", "Breach vitiates the arrest.", 0.6)

    look_elsewhere(claim, Sources((Passage("o", "one", title, "Rent.", 0.1),), (other,), (), {}), judged)

    assert judged.evidence[0].rule == "said_by_another"
    assert not judged.citations


def test_a_passage_that_prints_the_citation_reports_the_judgment_cited() -> None:
    title = "Union of India v. Association for Reforms"
    text = f"The Court held in {title}, (2002) 5 SCC 294, that {_PRIVACY}."
    (found,) = find(text)
    one = Resolved(found, CitationVerdict.VERIFIED, judgment(title))
    claim = Claim(0, 0, len(text), text, f"The Court held that {_PRIVACY}.", (one,), leans_on_before=False)
    judged = Judged(ClaimVerdict.UNSUPPORTED, [Evidence(rule="no_passage_says_so", evidence="")])
    sources = Sources((Passage("o", "one", title, "Rent.", 0.1),), (Passage("c", "another", "", text, 0.6),), (), {})

    look_elsewhere(claim, sources, judged)

    assert not judged.citations
    assert judged.evidence[0].rule == "no_passage_says_so"


@pytest.mark.parametrize(
    ("printed", "held", "is_its_own"),
    [
        (
            "M. Ravindran v. Intelligence Officer, DRI",
            "M. Ravindran v. Intelligence Officer, Directorate of Revenue Intelligence",
            True,
        ),
        ("E. Micheal Raj v. NCB", "E. Micheal Raj v. Intelligence Officer, Narcotic Control Bureau", True),
        (
            "Chief Commr. of CGST v. Safari Retreats (P) Ltd.",
            "Chief Commissioner of Central Goods and Service Tax v. Safari Retreats Private Ltd.",
            True,
        ),
        (
            "Ghanashyam Mishra v. Edelweiss A.R.C. Ltd.",
            "Ghanashyam Mishra and Sons v. Edelweiss Asset Reconstruction Company Limited",
            True,
        ),
        ("Edelweiss ARC v. Mishra", "Orissa Cement Limited v. Mishra", False),
        ("CIT v. Vatika Township (P) Ltd.", "Vatika Township Private Limited v. Commissioner of Income Tax", True),
        ("Union of India v. Madras Bar Association", "Madras Bar Association v. Union of India", True),
        ("State of Kerala v. N.M. Thomas", "K.M. Thomas v. State of Kerala", False),
        ("Hari Ram Lal v. CBI", "Hari Ram Lal v. State of Assam", True),
        ("Hari Ram Lal v. State of Bihar", "Hari Ram Lal v. State of Assam", False),
        ("Baldev Singh v. CBI", "Gurmit Singh v. State of Punjab", False),
        ("Hari Ram v. CBI", "Hari Singh v. State of Punjab", False),
    ],
)
def test_a_name_beside_a_citation_may_be_in_letters_exchanged_or_against_another_office(
    printed: str, held: str, is_its_own: bool
) -> None:
    assert bears(printed, judgment(held)) is is_its_own


@pytest.mark.parametrize(
    ("printed", "held", "is_its_own"),
    [
        ("Jawajee Nagnatham v. Divisional Officer, Adilabad", "Jaw Ajee Nagnatham v. Divisional Officer", True),
        ("Jain Ink Company v. L.I.C.", "Jain Ink Company v. Life Insurance Corporation of India", True),
        ("CIT v. Reliance Petroproducts (P) Ltd.", "C. I. T., Ahmedabad v. Reliance Petroproducts Pvt. Ltd", True),
        ("National Insurance Co. Ltd. v. Swaran Singh", "National Insurance Co. Ltd. v. Pranay Sethi", False),
        ("Sunil Batra v. Delhi Administration", "Prem Shankar Shukla v. Delhi Administration", False),
        ("State of Kerala v. K.M. Thomas", "State of Kerala v. N.M. Thomas", False),
    ],
)
def test_a_name_beside_a_citation_may_be_cut_or_torn(printed: str, held: str, is_its_own: bool) -> None:
    assert bears(printed, judgment(held)) is is_its_own


@pytest.mark.parametrize(
    ("name", "lucene"),
    [
        ("B.S. Joshi v. State of Haryana", '"b.s" "b s" "b"^0.2 "s"^0.2 "joshi" "state"^0.2 haryana~1^0.2'),
        ("Maneka Gandhi v. Union of India", 'maneka~1 gandhi~1 "union"^0.2 "india"^0.2'),
    ],
)
def test_what_thousands_are_called_counts_little_in_the_look_up_of_a_name(name: str, lucene: str) -> None:
    assert name_query(name).lucene == lucene


def test_a_judgment_of_which_no_words_are_held_is_blamed_for_no_silence() -> None:
    title = "Ram Autar v. Sita Devi"
    said = "the right to privacy is an intrinsic part of life and personal liberty"
    text = f"In {title}, AIR 1978 SC 5, it was held that {said}."
    one = Resolved(find(text)[0], CitationVerdict.VERIFIED, judgment(title))
    claim = Claim(0, 0, len(text), text, f"It was held that {said}.", (one,), leans_on_before=False)
    other = Passage("c", "another", "Hari Das v. Mool Chand", f"It was held that {said}.")
    judged = Judged(ClaimVerdict.UNSUPPORTED, [Evidence(rule="no_passage_says_so", evidence="", score=0.1)])

    look_elsewhere(claim, Sources((), (other,), (), {}), judged)

    assert not judged.citations
