"""What has all the words of its source and says something else: exchanged, opposed, of another force."""

from __future__ import annotations

import pytest

from nyayagraph.verify.wording.alignment import Passage, best_alignment
from nyayagraph.verify.wording.turned import turned


@pytest.mark.parametrize(
    ("claim", "said", "kind"),
    [
        # each in the other's place, around words that both have, and side by side in two roles
        (
            "The tenant must give the landlord notice.",
            "The landlord shall give the tenant one month's notice before eviction.",
            "exchanged",
        ),
        (
            "The drawer must send notice to the payee within thirty days.",
            "The payee must send a notice to the drawer within thirty days of the memo of the bank.",
            "exchanged",
        ),
        (
            "A plaintiff may be transposed as defendant where the suit is withdrawn.",
            "A defendant may be transposed as plaintiff where the suit is withdrawn.",
            "exchanged",
        ),
        (
            "Loans by a public director to companies need approval of the Central Government.",
            "Loans by a public company to directors need approval of the Central Government.",
            "exchanged",
        ),
        # words between the two that the source lacks
        (
            "A trader files a complaint on paper against a consumer before the District Commission.",
            "A consumer files a complaint against a trader before the District Commission.",
            "exchanged",
        ),
        # no word is moved, and the voice is another
        (
            "The tenant shall be given notice by the landlord.",
            "The tenant shall give notice to the landlord.",
            "roles",
        ),
        ("The President may be dismissed by the Governor.", "The President may dismiss the Governor.", "roles"),
        (
            "The landlord must be given notice before he is evicted.",
            "The landlord must give notice before eviction.",
            "roles",
        ),
        # one party, or one word, told in the place of the other
        (
            "The burden lies on the accused to prove consent.",
            "The burden lies on the prosecution to prove consent.",
            "opposite",
        ),
        (
            "The marriage is voidable if either party was of unsound mind.",
            "The marriage is void if either party was of unsound mind.",
            "opposite",
        ),
        (
            "Deductions fall on the employer at the wage period's last day.",
            "Deductions fall on the workman at the wage period's last day.",
            "opposite",
        ),
        # another force: what a condition, a bound, a quantity is
        (
            "The Board may rectify the register unless the transfer breaches the law.",
            "The Board may rectify the register if the transfer breaches the law.",
            "force",
        ),
        (
            "A woman may claim residence in the shared household only if she has lived there.",
            "A woman may claim residence in the shared household even if she has lived there.",
            "force",
        ),
        (
            "The remedy of the State arises before publication of the matter.",
            "The remedy of the State arises after publication of the matter.",
            "force",
        ),
        ("Some members of the assembly are guilty.", "Every member of the assembly is guilty.", "force"),
        ("Benches of at most two members do the work.", "Benches of at least two members do the work.", "force"),
        (
            "The committee is of not less than six members, drawn equally.",
            "The committee is of up to six members, drawn equally.",
            "force",
        ),
        (
            "Theft is punished with a minimum term of three years.",
            "Theft is punished with a term which may extend to three years.",
            "force",
        ),
        (
            "Mischief is punished with imprisonment up to two years, and fine.",
            "Mischief: punished with imprisonment up to two years, or fine, or both.",
            "force",
        ),
        (
            "The Magistrate may only order an investigation on an application.",
            "The Magistrate may order an investigation on an application.",
            "force",
        ),
    ],
)
def test_the_same_words_of_another_meaning_support_nothing(claim: str, said: str, kind: str) -> None:
    told = turned(claim, said)
    assert told
    assert told.problem.startswith(kind)
    assert not best_alignment(claim, [Passage("p#000", "act/s1", "an Act", said)]).supports


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        # the other voice, another order of clauses, of a list, of what a verb takes
        ("The Governor may be dismissed by the President.", "The President may dismiss the Governor."),
        ("Notice must be given to the tenant by the landlord.", "The landlord must give the tenant notice."),
        ("If the tenant defaults, the landlord may evict him.", "The landlord may evict the tenant if he defaults."),
        ("Cheating and theft are offences, as is robbery.", "Robbery, theft and cheating are offences."),
        ("The workman, the union or the employer may apply.", "The employer, the union or the workman may apply."),
        ("Notice is given to the tenant by the landlord.", "Notice is given by the landlord to the tenant."),
        (
            "From an order of the High Court an appeal lies to the Supreme Court.",
            "An appeal lies to the Supreme Court from an order of the High Court.",
        ),
        (
            "The State legislature may make the law, and so may Parliament.",
            "Parliament may make the law, and so may the State legislature.",
        ),
        # a verb moved from one clause to another is no noun in another's place
        (
            "The court allows an unconditional stay if fraud induced the award.",
            "Where the award was induced by fraud, the court shall stay the award unconditionally.",
        ),
        # who is before the verb is no subject where a participle stands there too
        (
            "The possession must be proved to be peaceful.",
            "A party claiming possession must prove that it is peaceful.",
        ),
        # the same party in another word, both parties on one side, another's place in a long change
        (
            "The husband who treats the wife with cruelty is punished.",
            "A woman subjected to cruelty by her husband: the husband is punished.",
        ),
        ("Section 16 lists functions of the Central Board.", "It performs such functions of any State Board."),
        # the same force in other words
        ("Bail is granted only if the court is satisfied.", "Bail is not granted unless the court is satisfied."),
        ("The term is not less than seven years.", "The term shall be at least seven years."),
        ("The fine is up to two thousand rupees.", "The fine shall not be more than two thousand rupees."),
        ("An appeal lies where the order is final.", "An appeal lies if the order is final."),
        ("A civil court alone may only try the suit.", "No court other than a civil court may try the suit."),
        (
            "The promisee may end the contract when the other refuses to perform.",
            "When a party has refused to perform, the promisee may end the contract, unless he has acquiesced.",
        ),
        # the amount of another thing
        (
            "The minimum default is one crore rupees since the notification.",
            "The notification may set such minimum of default, of more value, which shall not exceed one crore rupees.",
        ),
    ],
)
def test_the_same_in_other_words_is_not_turned(claim: str, said: str) -> None:
    assert turned(claim, said) is None


def test_only_what_tells_the_same_in_full_contradicts() -> None:
    """Of a longer source the exchange is a doubt; of the same sentence it is the contrary."""
    source = "The landlord must give the tenant notice."
    longer = "The landlord shall give the tenant three months' notice in winter, in writing and on a printed form."

    same = best_alignment("The tenant must give the landlord notice.", [Passage("p#0", "act/s1", "an Act", source)])
    part = best_alignment("The tenant must give the landlord notice.", [Passage("p#0", "act/s1", "an Act", longer)])

    assert same.contradicts
    assert not part.supports
    assert not part.contradicts


def test_a_nearer_passage_turned_round_is_not_made_good_by_a_farther_one() -> None:
    near = "The payee must send notice to the drawer within thirty days."
    far = "The drawer and the payee know of the notice."
    passages = [Passage("p#0", "act/s1", "an Act", near), Passage("p#1", "act/s1", "an Act", far)]

    assert not best_alignment("The drawer must send notice to the payee within thirty days.", passages).supports


_CRUELTY = (
    "Whoever, being the husband or the relative of the husband of a woman, subjects such woman to cruelty shall be"
    " punished with imprisonment for a term which may extend to three years and shall also be liable to fine."
)
_FORCE = (
    "Whoever uses criminal force to any person being a public servant in the execution of his duty shall be punished."
)
_MISCARRIAGE = (
    "Whoever voluntarily causes a woman with child to miscarry shall be punished. A woman who causes herself to"
    " miscarry is within the meaning of this section."
)


@pytest.mark.parametrize(
    ("claim", "said", "is_turned"),
    [
        ("It punishes a woman who subjects her husband or a relative of her husband to cruelty.", _CRUELTY, True),
        ("It punishes a woman subjecting her husband to cruelty.", _CRUELTY, True),
        ("It punishes a husband who subjects his wife, a woman, to cruelty.", _CRUELTY, False),
        ("It punishes a relative of the husband who subjects the woman to cruelty.", _CRUELTY, False),
        ("It punishes a public servant who uses criminal force to a person.", _FORCE, True),
        ("It punishes a person who uses criminal force to a public servant.", _FORCE, False),
        ("It punishes the use of criminal force to a public servant executing his duty.", _FORCE, False),
        ("It punishes a woman who causes herself to miscarry.", _MISCARRIAGE, False),
        (
            "It punishes a married woman who entices a man.",
            "Whoever takes or entices away any woman who is the wife of any other man shall be punished.",
            True,
        ),
    ],
)
def test_who_is_punished_is_not_the_one_to_whom_it_is_done(claim: str, said: str, is_turned: bool) -> None:
    assert (turned(claim, said) is not None) == is_turned
