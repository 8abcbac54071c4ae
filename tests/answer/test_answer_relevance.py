"""What a passage must hold to answer a question: no graph, word counts of its own."""

from __future__ import annotations

import pytest

from nyayagraph.answer.relevance import NEARLY_ALL, asked_words
from nyayagraph.retrieval.lexical import rarity_of

COMMON = ("police", "court", "order")
TEXTS = [f"{common} seized the goods number {number}" for number in range(40) for common in COMMON]
RARITY = rarity_of(TEXTS)


@pytest.mark.parametrize(
    ("question", "text", "answers"),
    [
        (
            "Is a contract with a minor void?",
            "An agreement made by a minor is a contract void from its beginning",
            True,
        ),
        ("Is a contract with a minor void?", "The marriage of a minor who was sold is void", False),
        (
            "Is a tenant owed the security deposit?",
            "Costs are paid out of the security deposit of the candidate",
            False,
        ),
        ("How many members does the council have?", "The council elects its members by ballot under section 7", False),
        ("How many members does the council have?", "The council consists of twelve members", True),
        ("How many members does the council have?", "Council of members (Rao v. Sen, (2017) 10 SCC 1)", False),
        ("Within what time must an award be challenged?", "An award challenged out of time may be one of two", False),
        ("Within what time must an award be challenged?", "An award is challenged within three months of time", True),
        ("What is the limitation for a suit of goods?", "A suit of goods, limitation aside, lies by one or two", False),
        ("What is the limitation for a suit of goods?", "Limitation of a suit of goods is 3 years", True),
        ("How long may an award be challenged?", "An award may be challenged long after, at any time", True),
        ("What is the punishment for piracy?", "Piracy violates the law of nations", False),
        ("What is the punishment for piracy?", "Piracy violates the right to life and liberty", False),
        ("What is the punishment for piracy?", "Who aids piracy is liable to punishment for it", False),
        ("What is the punishment for piracy?", "Section 7 (Punishment for piracy): see the schedule of piracy", True),
        ("What is the punishment for piracy?", "Piracy is visited with imprisonment for life", True),
        ("Is the punishment for piracy valid?", "The punishment for piracy offends no article", True),
        ("How is a will proved?", "Facts of which notice is taken need not be proved", False),
        ("How is a will proved?", "The testament is proved by calling one who attested it", True),
        ("Has a daughter a share in coparcenary property?", "A daughter is a coparcener as a son is", True),
        ("Is there bail before arrest?", "Bail in advance for one who apprehends arrest", True),
        ("Is there bail before arrest?", "Who is under arrest is told of the right to bail", False),
        ("Is a dying declaration enough?", "A dying declaration may alone be acted upon", True),
        ("Is bail of right in bailable offences?", "Bail in bailable offences is a right", True),
        ("Are there bailable offences?", "Bail was refused for these offences", False),
        ("Is probation granted?", "Probate of the will was granted", False),
        ("Is adultery punished?", "Adulteration of food is visited with imprisonment", False),
        ("May classes be sub-classified?", "The sub-classification of classes is permissible", True),
        ("Is a certificate necessary for discs?", "The certificate required for discs", True),
        ("Is the maximum of hijackers stated?", "Hijackers are stated by name", True),
    ],
)
def test_a_passage_answers_where_it_holds_nearly_all_that_is_asked(question: str, text: str, answers: bool) -> None:
    assert asked_words(question, RARITY).answers(text, enough=NEARLY_ALL) is answers


@pytest.mark.parametrize(
    ("question", "tells"), [("What about the police?", False), ("What about hijackers?", True), ("What is it?", False)]
)
def test_a_word_that_stands_everywhere_asks_nothing(question: str, tells: bool) -> None:
    assert asked_words(question, RARITY).tells() is tells


@pytest.mark.parametrize(
    ("question", "asks"),
    [
        ("What is retrenchment?", True),
        ("Define lay-off", True),
        ("What is meant by a dying declaration?", True),
        ("What is the fee for lay-off?", False),
        ("Is retrenchment lawful?", False),
    ],
)
def test_a_question_of_what_a_word_means_is_known(question: str, asks: bool) -> None:
    assert asked_words(question, RARITY).for_a_meaning is asks


@pytest.mark.parametrize(
    ("question", "asks"),
    [
        ("How do I change my name?", True),
        ("What is the procedure to adopt?", True),
        ("What forms are required?", True),
        ("How is a will proved?", False),
        ("What is procedure established by law?", False),
    ],
)
def test_a_question_of_what_to_do_is_known(question: str, asks: bool) -> None:
    assert asked_words(question, RARITY).for_steps is asks
