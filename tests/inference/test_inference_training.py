"""The program that trains the default embedder: its split, its pairs, its gradient and its measures."""

import numpy as np
import pytest
from tokenizers import Tokenizer

from training.corpus import AilaTask, CorpusJudgment, StatuteText, passages
from training.fit import Recipe, _loss_and_gradient, learn_token_vectors, tokenize_pairs
from training.measure import _average_precision, _ndcg, known_item
from training.pairs import UNKNOWN_SOURCE, Pair, mine_pairs
from training.split import shingles, split_corpus
from training.vocabulary import learn_vocabulary

SUBJECTS = ["bail", "excise", "tenancy", "dowry", "arbitration", "pension", "adoption", "customs"]


def _judgment(corpus_id: str, subject: str, *, headnote: str = "") -> CorpusJudgment:
    body = " ".join(f"The {subject} matter number {n} of {corpus_id} was argued at length." for n in range(60))
    return CorpusJudgment(corpus_id, body, headnote, "")


@pytest.fixture(scope="module")
def toy_pairs() -> list[Pair]:
    return [
        Pair(f"{subject} question {n}", f"the law of {subject} was stated", UNKNOWN_SOURCE, "toy")
        for n in range(8)
        for subject in SUBJECTS
    ]


@pytest.fixture(scope="module")
def toy_tokenizer(toy_pairs: list[Pair]) -> Tokenizer:
    return learn_vocabulary([f"{pair.query} {pair.passage}" for pair in toy_pairs], size=200)


def test_the_same_texts_give_the_same_vocabulary_in_the_same_order(toy_pairs: list[Pair]) -> None:
    texts = [f"{pair.query} {pair.passage}" for pair in toy_pairs]

    first, again = (learn_vocabulary(order, size=200) for order in (texts, texts[::-1]))

    assert first.to_str() == again.to_str()
    assert first.token_to_id("[UNK]") == 0
    assert first.id_to_token(1) < first.id_to_token(2)


def test_the_gradient_is_the_slope_of_the_loss(toy_pairs: list[Pair], toy_tokenizer: Tokenizer) -> None:
    bags = tokenize_pairs(toy_tokenizer, toy_pairs)
    vectors = np.random.default_rng(1).standard_normal((toy_tokenizer.get_vocab_size(), 6)).astype(np.float64)
    batch = np.arange(0, len(toy_pairs), 3)
    nudged = {token: toy_tokenizer.token_to_id(token) for token in ("bail", "law", "of")}

    _, gradient = _loss_and_gradient(bags, batch, vectors, 5.0)

    for row in nudged.values():
        step = np.zeros_like(vectors)
        step[row, 2] = 1e-5
        above, _ = _loss_and_gradient(bags, batch, vectors + step, 5.0)
        below, _ = _loss_and_gradient(bags, batch, vectors - step, 5.0)
        assert gradient[row, 2] == pytest.approx((above - below) / 2e-5, abs=1e-6)


def test_a_passage_of_the_same_judgment_is_no_negative(toy_tokenizer: Tokenizer) -> None:
    pairs = [Pair("bail question", f"the law of {subject}", 7, "toy") for subject in ("bail", "excise")]
    bags = tokenize_pairs(toy_tokenizer, pairs)

    loss, gradient = _loss_and_gradient(bags, np.arange(2), np.eye(toy_tokenizer.get_vocab_size()), 5.0)

    assert loss == pytest.approx(0)
    assert not gradient.any()


def test_learning_is_the_same_each_time_and_brings_pairs_together(
    toy_pairs: list[Pair], toy_tokenizer: Tokenizer
) -> None:
    bags = tokenize_pairs(toy_tokenizer, toy_pairs)
    recipe = Recipe(embedding_dim=16, batch_size=16, epochs=5)

    vectors = learn_token_vectors(bags, recipe)

    np.testing.assert_array_equal(vectors, learn_token_vectors(bags, recipe))
    queries, meant = bags.queries[: len(SUBJECTS)] @ vectors, bags.passages[: len(SUBJECTS)] @ vectors
    assert ((queries @ meant.T).argmax(axis=1) == np.arange(len(SUBJECTS))).all()


def test_what_is_measured_is_not_learned_from() -> None:
    judgments = [_judgment(f"{n}", f"subject{n}") for n in range(200)]
    copied = CorpusJudgment("copy", judgments[3].body, "", "")
    of_aila = AilaTask({}, {"C1": copied.body}, {})
    section = StatuteText("An Act", "Heading of it", "words that the measured section shares with the one here " * 2)
    statutes_of_aila = AilaTask({}, {"S1": section.text}, {})
    other = StatuteText("An Act", "Heading of it", "nothing in common with anything that is measured over there")

    split = split_corpus([*judgments, copied], [section, other], of_aila, statutes_of_aila)

    learned = {judgment.corpus_id for judgment in split.training}
    assert learned
    assert {"3", "copy"} <= {judgment.corpus_id for judgment in split.held_out} - learned
    assert split.statutes == [other]
    assert 5 <= split.left_out["drawn"] <= 40


def test_a_near_duplicate_of_a_held_out_judgment_is_not_learned_from() -> None:
    judgments = [_judgment(f"{n}", f"subject{n}") for n in range(200)]
    nothing = AilaTask({}, {"C1": "some words that no judgment here has ever used in this order"}, {})
    held_out = split_corpus(judgments, [], nothing, nothing).held_out[0]
    copies = [CorpusJudgment(f"copy{n}", held_out.body, "", "") for n in range(20)]

    split = split_corpus([*judgments, *copies], [], nothing, nothing)

    assert not {judgment.corpus_id for judgment in split.training} & {copy.corpus_id for copy in copies}


def test_shingles_do_not_depend_on_the_process() -> None:
    assert [int(value) % 1000 for value in shingles("the right to life and liberty", length=4)] == [747, 868, 921]


def test_a_headnote_never_enters_a_passage() -> None:
    headnote = "Anticipatory words of the reporter that the court itself has never spoken in this matter at all."
    judgment = _judgment("1", "bail", headnote=headnote)

    mined = mine_pairs([judgment], [], {}, seed=0)

    assert headnote in {pair.query for pair in mined}
    assert all("reporter" not in pair.passage for pair in mined)


def test_a_heading_is_taken_out_of_its_section() -> None:
    section = StatuteText(
        "The Indian Penal Code, 1860", "Punishment for murder", "Punishment for murder is this: death."
    )

    (pair,) = mine_pairs([_judgment("1", "x")], [section], {}, seed=0)[-1:]

    assert pair.query == "Punishment for murder"
    assert pair.passage == "is this: death."


def test_known_item_search_finds_what_is_said_in_the_same_words() -> None:
    class OneAxisASubject:
        def embed(self, texts: list[str]) -> np.ndarray:
            counts = np.array([[text.count(subject) for subject in SUBJECTS] for text in texts], dtype=np.float32)
            return counts / np.maximum(np.linalg.norm(counts, axis=1, keepdims=True), 1e-9)

    held_out = [
        _judgment(f"{n}", subject, headnote=f"On {subject} the court held that the law is what it is and always was.")
        for n, subject in enumerate(SUBJECTS)
    ]

    measured = known_item(OneAxisASubject(), held_out)

    assert {float(value) for values in measured.values() for value in values} == {1.0}


def test_passages_cover_the_text_in_order() -> None:
    text = " ".join(str(n) for n in range(400))

    assert " ".join(passages(text, words=180)) == text


def test_measures_are_the_fractions_worked_by_hand() -> None:
    ranking = ["a", "b", "c", "d"]

    assert _average_precision(ranking, {"a", "c"}) == pytest.approx((1 / 1 + 2 / 3) / 2)
    assert _ndcg(ranking, {"b"}) == pytest.approx(1 / np.log2(3))
    assert _ndcg(ranking, {"a", "b"}) == 1
