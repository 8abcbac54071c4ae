"""What may be quoted from a judgment's text as law."""

from __future__ import annotations

import pytest

from nyayagraph.answer.wording import is_the_courts_own


@pytest.mark.parametrize(
    ("sentence", "own"),
    [
        ("A confession made to a police officer is not admissible against an accused.", True),
        ("The procedure prescribed by law has to be fair, just and reasonable.", True),
        ("Mr. Tulsi has submitted that FIRs disclose the offence of cheating.", False),
        ("Learned counsel for the appellant relied on section 25.", False),
        ("It is argued that anticipatory bail is an extraordinary remedy.", False),
        ("That ought not to be done save in the rarest of rare cases.", False),
        ('The alternative option is unquestionably foreclosed."', False),
        ("The question, however, is, should they be awarded the extreme penalty of death?", False),
        ("We are satisfied that this is not at all a fit case for quashing the FIR.", False),
        ("An amendment was proposed to the provisions by the Act of 2005.", False),
        ("After earlier decisions this Court answered the question as under:- the rule is settled.", False),
        ("A For this purpose why should a special committee be denied to the court.", False),
        ("A High Court may quash a complaint that discloses no offence.", True),
        ("A plaintiff must prove title to recover possession.", True),
        ("The accused has a right to be told the grounds of arrest.", True),
        ("Gift deeds executed on 3 March 1950 by a widow bind the reversioners.", False),
        ("The appellant was entitled to a share in the ancestral property.", False),
        ("The High Court took the view that the dying declaration wanted corroboration.", False),
        ("The daughters sued for possession of property worth Rs. 500 in all.", False),
        ("Admittedly a promissory note had been executed at Madras.", False),
        ("Notice of dishonour was proved by Ex. P4 before the court.", False),
        ("Evidence-Motive-Absence of motive-Whether it tells against guilt", False),
        ("Sentence- Reduction of-Youth of the convict, weight to be given to", False),
        ("On the theory of recovery Mohan and Sohan had hidden the knife.", False),
        ("The principle of delay has not been rightly applied by the Tribunal.", False),
        ("An extra-judicial confession may found a conviction if it is reliable.", True),
        ("Under the Constitution a State may levy no tax on sales outside India.", True),
    ],
)
def test_only_what_the_court_says_for_itself_is_quoted(sentence: str, own: bool) -> None:
    assert is_the_courts_own(sentence) is own
