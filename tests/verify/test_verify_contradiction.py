"""What contradicts a claim: the same thing said of the same subject, but for one deciding word."""

from __future__ import annotations

import pytest

from nyayagraph.cypher.uploads import HeldUpload
from nyayagraph.law.find import find
from nyayagraph.verify.claims.stated import Claim
from nyayagraph.verify.claims.support import Sources, held_otherwise, misquoted
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict
from nyayagraph.verify.wording.alignment import Passage, best_alignment
from nyayagraph.verify.wording.contradiction import contradiction
from nyayagraph.verify.wording.differences import words_changed
from nyayagraph.verify.wording.quotations import is_same_but_for_print, quotation_is_exact, quotations
from nyayagraph.verify.wording.words import quantities


@pytest.mark.parametrize(
    ("claim", "said", "kind"),
    [
        ("The lease can be assigned by the tenant.", "A lease cannot be assigned by a tenant.", "negation"),
        ("An appeal lies to the Tribunal.", "No appeal lies to the Tribunal.", "negation"),
        ("The plaint is not rejected.", "The plaint is rejected.", "negation"),
        ("The Registrar must refuse the deed.", "The Registrar may refuse the deed.", "duty"),
        ("The tax on luxuries was upheld.", "The tax on luxuries was struck down as discriminatory.", "outcome"),
        ("The change of the levy is prospective.", "The change of the levy is retrospective.", "opposite"),
        ("Mischief carries imprisonment up to two years.", "Mischief: imprisonment up to one year, or fine.", "number"),
        (
            "The waiting period of six months is mandatory and cannot be waived by the court.",
            "The waiting period of six months is directory: the court may waive it.",
            "opposite",
        ),
        (
            "The moratorium does not bar complaints against the debtor.",
            "The moratorium bars complaints against the debtor.",
            "negation",
        ),
        ("The tenant has ten days' notice to quit.", "A tenant must have thirty days' notice to quit.", "number"),
    ],
)
def test_one_deciding_word_contradicts(claim: str, said: str, kind: str) -> None:
    assert contradiction(claim, said).startswith(kind)
    assert best_alignment(claim, [Passage("p#000", "act/s1", "an Act", said)]).contradicts


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        # the same denial on both sides, in other words or with a limit
        (
            "No judge shall try an offence after the lapse of two years from its commission.",
            "No judge shall try any offence, on complaint or otherwise, after two years from its commission.",
        ),
        ("Suits for the rent cannot be filed after three years.", "No suit for rent shall be filed after three years."),
        # the denial is of another clause, or bounds an amount
        (
            "Possession includes control through a servant.",
            "Possession is not physical custody alone but includes control through a servant.",
        ),
        (
            "The least stake is one lakh rupees.",
            "The stake notified as the least shall not be more than one lakh rupees.",
        ),
        (
            "The drawer must have notice in writing within thirty days.",
            "Notice in writing is given to the drawer within thirty days, and payment is not made in fifteen days.",
        ),
        ("A confession to the police is inadmissible.", "No confession to the police shall be proved."),
        # duty, outcome and opposite of something else
        ("Three tests must be met: the holder gives notice.", "The holder, as the case may be, gives notice."),
        ("The later Bench upheld it and asked for data.", "The demand of data was struck down by the Bench."),
        (
            "The plaintiff was ready to perform the contract.",
            "Performance of the contract that the defendant prevented is not counted against who was ready.",
        ),
        ("The Court upheld the levy of the cess.", "Section 33 of the cess law was struck down."),
        # numbers of another role, another thing, or more than one
        ("A girl below twelve years is a child of the Act.", "Whoever harms a girl has imprisonment of twenty years."),
        ("The petitioner is sixty-eight years old.", "He has imprisonment of not less than three years."),
        (
            "The maximum for embezzlement was raised from three years to five years.",
            "Embezzlement: imprisonment up to five years.",
        ),
        ("The maximum for theft is three years, as against ten years for robbery.", "Robbery: up to ten years."),
        ("The deed is stamped within four months.", "The court reports within two months."),
        ("The tribunal shall presume, not may presume, the debt.", "The tribunal shall presume the debt."),
        # another denial hidden in a verb, and a second predicate that both have
        ("The Act does not bar a complaint to the forum.", "The Act excludes a complaint to the forum it bars."),
        ("The limit is strict and cannot be waived.", "The limit is strict; a party cannot waive it."),
        # a condition that the one has and the other has not
        ("The bail may be cancelled.", "The bail may not be cancelled unless the accused is heard."),
    ],
)
def test_anything_less_contradicts_nothing(claim: str, said: str) -> None:
    assert contradiction(claim, said) == ""
    assert not best_alignment(claim, [Passage("p#000", "act/s1", "an Act", said)]).contradicts


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        (
            "No judge shall try an offence after the lapse of two years from its commission.",
            "No judge shall try any offence, on oath or otherwise, after the lapse of two years from its commission.",
        ),
        ("The fee is one lakh rupees.", "The fee shall not be more than one lakh rupees."),
    ],
)
def test_what_both_deny_or_bound_stays_supported(claim: str, said: str) -> None:
    assert best_alignment(claim, [Passage("p#000", "act/s1", "an Act", said)]).supports


def test_what_names_no_source_is_contradicted_by_none() -> None:
    passage = Passage("p#000", "act/s1", "an Act", "The firm applied to the bank for permission.")
    claim = "The firm applied to the bank for no permission."

    assert best_alignment(claim, [passage]).contradicts
    assert not best_alignment(claim, [passage], is_anchored=False).contradicts


@pytest.mark.parametrize(
    ("quoted", "is_exact"),
    [("the seller ... bears the loss", True), ("the seller of the goods gains", False), ("bears ... no loss", False)],
)
def test_dots_in_a_quotation_leave_words_out(quoted: str, is_exact: bool) -> None:
    passage = Passage("p#000", "act/s1", "an Act", "Until delivery the seller of the goods bears the loss.")

    assert quotation_is_exact(quoted, [passage]) is is_exact


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ('It says that "no man is above the law of the land".', ["no man is above the law of the land"]),
        ('The "or" between possession and compensation is to be read as "nor" or "and": no lapse.', []),
        ('He wrote "yes" and then "I shall pay the whole by May".', ["I shall pay the whole by May"]),
        ('said the judge." That "may" is to be read as "shall" is settled.', []),
    ],
)
def test_what_stands_between_two_quotations_is_none(text: str, quoted: list[str]) -> None:
    assert quotations(text) == quoted


@pytest.mark.parametrize(
    ("quoted", "said", "is_changed"),
    [
        (
            "respects the right to equality at work",
            "Who respects equality at work. It violates the right to it.",
            False,
        ),
        (
            "harassment at work respects the right to equality",
            "Harassment at work violates the right to equality.",
            True,
        ),
        ("the State shall make a law for it at once", "The State may make a law for it at once.", True),
        ("the jamabandi entries are proof of title", "The jamabandi entries are not proof of title.", True),
        (
            "what advice was tendered by the Ministers is secret",
            "What, if any, advice Ministers tendered is secret.",
            False,
        ),
        ("the entries in jamabandi are no proof of title", "The entires in Jamabandi are no proof of title.", False),
        (
            "Nothing in the Code shall affect any special law",
            "5. Nothing in this Code shall affect any special law.",
            False,
        ),
    ],
)
def test_a_quotation_is_changed_by_another_word_amid_the_same(quoted: str, said: str, is_changed: bool) -> None:
    assert bool(words_changed(quoted, said)) is is_changed


_QUOTED = 'it was held that "harassment at the workplace respects the right to equality"'


@pytest.mark.parametrize(
    ("has_source", "said", "rule"),
    [
        (True, "Harassment at the workplace violates the right to equality.", "misquoted"),
        (True, "Harassment at a workplace, it respects the equality and right.", "quotation_not_exact"),
        (False, "Harassment at the workplace violates the right to equality.", "quotation_not_found"),
    ],
)
def test_a_quotation_contradicts_only_the_source_named(has_source: bool, said: str, rule: str) -> None:
    text = f"In Ram Autar v. Sita Devi, AIR 1978 SC 5, {_QUOTED}."
    one = Resolved(find(text)[0], CitationVerdict.VERIFIED)
    if has_source:
        one.upload = HeldUpload(name_key="u", upload_id="u", name="u", kind="", pages=1)
    claim = Claim(0, 0, len(text), text, text, (one,), leans_on_before=False)

    judged = misquoted(claim, Sources((Passage("p", "u", "", said),), (), (), {}))

    assert judged is not None
    assert judged.evidence[0].rule == rule


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("sixty-eight years", [("68", "year")]),
        ("eighty per cent of forty-five days", [("80", "percent"), ("45", "day")]),
        ("thirty-one members", [("31", "member")]),
    ],
)
def test_compound_numbers_are_one_number(text: str, numbers: list[tuple[str, str]]) -> None:
    assert [(number, unit.replace(" ", "")) for number, unit in quantities(text)] == numbers


@pytest.mark.parametrize(
    ("claim", "title", "said"),
    [
        # a fragment under a heading that has the words
        ("A will proved by the Registrar goes on record.", "Record of wills proved", "(Signed) C.D. Registrar"),
        ("The deed of gift is void for want of a stamp.", "Stamp on deeds of gift", "in this behalf;"),
        # the number of another case of the same sentence
        (
            "Fraud is punishable with death, so the term is ten days.",
            "Terms",
            "The term is twenty days (fraud punishable with death) or ten days (any other).",
        ),
        (
            "For an urban house the notice is of five days.",
            "Notice",
            "Notice is (i) of nine days for an urban house; (ii) of five days for a farm.",
        ),
    ],
)
def test_a_fragment_or_another_case_supports_nothing(claim: str, title: str, said: str) -> None:
    assert not best_alignment(claim, [Passage("p#000", "act/s1", title, said)]).supports


def test_each_case_supports_its_own_number() -> None:
    said = "Notice is (i) of nine days for an urban house; (ii) of five days for a farm."
    passage = Passage("p#000", "act/s1", "Notice", said)

    assert best_alignment("Notice is of nine days for an urban house.", [passage]).supports
    assert best_alignment("Notice is of five days for a farm.", [passage]).supports


def test_a_fact_of_a_year_is_supported_by_no_other_year() -> None:
    passage = Passage("p#000", "2001-x-y", "X v. Y", "The parties married on 3 September 1947.")

    assert not best_alignment("The parties married on 9 December 2016.", [passage], is_anchored=False).supports
    assert best_alignment("The parties married in 1947.", [passage], is_anchored=False).supports


def _claim(text: str) -> Claim:
    return Claim(0, 0, len(text), text, text, (), leans_on_before=False)


@pytest.mark.parametrize(
    ("text", "is_contrary"),
    [
        ("Three judges, after a long hearing on costs and delay, held that no appeal lies to the Tribunal.", True),
        ("Three judges, after a long hearing on costs and delay, held that an appeal lies to the Tribunal.", False),
        ("Three judges, after a long hearing on costs and delay, found no appeal to the Tribunal.", False),
    ],
)
def test_what_is_said_to_be_held_is_compared_alone(text: str, is_contrary: bool) -> None:
    passages = [Passage("p#000", "a-v-b", "A v. B", "An appeal lies to the Tribunal.")]
    assert (held_otherwise(_claim(text), passages) is not None) is is_contrary


@pytest.mark.parametrize(
    "doubtful",
    [
        "No tenant who leaves the house without reason must give the landlord written notice.",
        "The tenant who leaves the house may, unless excused, give the landlord written notice.",
    ],
)
def test_a_sentence_with_fewer_words_supports_where_the_nearest_is_in_doubt(doubtful: str) -> None:
    supporting = "A tenant leaving must give the landlord written notice."
    passages = [Passage(f"p#{n}", "act/s1", "", said) for n, said in enumerate((doubtful, supporting))]

    best = best_alignment("The tenant who leaves the house must give the landlord written notice.", passages)

    assert (best.supports, best.sentence) == (True, supporting)


@pytest.mark.parametrize(
    ("quoted", "is_heading"),
    [
        ("Vacation of office of director.", True),
        ("vacation of office of director", True),
        ("Vacation of office of managing director", False),
        ("office of director", False),
    ],
)
def test_a_heading_is_quoted_whole_or_not_at_all(quoted: str, is_heading: bool) -> None:
    headings = ["Vacation of office of director", "Resignation of director"]

    assert is_same_but_for_print(quoted, headings) is is_heading
