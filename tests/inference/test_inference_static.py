"""The packaged static embedder and the folder it is read from."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers

from nyayagraph.errors import ModelError
from nyayagraph.inference.embedder import Embedder, load_embedder
from training.artefact import quantize, read_vocabulary, write_model

WORDS = ["[UNK]", "bail", "arrest", "excise", "duty"]

NEARER = [
    # (asked, nearer passage, farther passage)
    (
        "anticipatory bail",
        "any person apprehending arrest for a non-bailable offence may apply for his release on bail",
        "excise duty is levied on goods manufactured or produced in India",
    ),
    (
        "punishment for cheating",
        "whoever cheats and thereby dishonestly induces the person deceived to deliver any property shall be punished",
        "the landlord may apply to the Rent Controller for eviction of the tenant",
    ),
    (
        "dismissal of a government servant without an inquiry",
        "no member of a civil service shall be removed or reduced in rank until he has been heard on the charges",
        "the assessee claimed depreciation on plant and machinery under the Income-tax Act",
    ),
    (
        "compensation for acquired land",
        "the market value of the land on the date of the notification is what the Collector must award",
        "the accused was last seen with the deceased and the recovery of the knife was proved",
    ),
    (
        "can Parliament amend fundamental rights",
        "the power to amend the Constitution does not extend to its basic structure",
        "a cheque returned unpaid for want of funds makes the drawer liable",
    ),
]


@pytest.fixture(scope="module")
def embedder() -> Embedder:
    return load_embedder()


@pytest.fixture
def small_tokenizer() -> Tokenizer:
    tokenizer = Tokenizer(models.WordPiece({word: place for place, word in enumerate(WORDS)}, unk_token=WORDS[0]))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    return tokenizer


@pytest.fixture
def small_model(tmp_path: Path, small_tokenizer: Tokenizer) -> Path:
    write_model(tmp_path, small_tokenizer, np.arange(-10, 10, dtype=np.int8).reshape(5, 4))
    return tmp_path


def test_the_default_embedder_gives_rows_of_length_one(embedder: Embedder) -> None:
    texts = [passage for line in NEARER for passage in line]

    vectors = embedder.embed(texts)

    assert vectors.shape == (len(texts), embedder.embedding_dim)
    assert vectors.dtype == np.float32
    np.testing.assert_allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-6)


def test_no_texts_give_no_rows(embedder: Embedder) -> None:
    assert embedder.embed([]).shape == (0, embedder.embedding_dim)


@pytest.mark.parametrize("text", ["", "  \n\t "])
def test_a_blank_text_is_a_row_of_zeros(embedder: Embedder, text: str) -> None:
    assert not embedder.embed([text]).any()


@pytest.mark.parametrize(("asked", "nearer", "farther"), NEARER)
def test_a_passage_on_the_point_is_nearer_than_one_off_it(
    embedder: Embedder, asked: str, nearer: str, farther: str
) -> None:
    query, on_the_point, off_it = embedder.embed([asked, nearer, farther])

    assert query @ on_the_point > query @ off_it + 0.1


def test_the_end_of_a_long_text_counts(embedder: Embedder) -> None:
    start = "the appeal is dismissed with costs. " * 300

    plain, with_tail = embedder.embed([start, start + "anticipatory bail " * 300])

    assert plain @ with_tail < 0.95


@settings(max_examples=50, deadline=None)
@given(st.lists(st.text(max_size=80), max_size=5))
def test_a_text_has_one_vector_in_whatever_company(texts: list[str]) -> None:
    embedder = load_embedder()

    together = embedder.embed(texts)

    for row, text in zip(together, texts, strict=True):
        np.testing.assert_array_equal(row, embedder.embed([text])[0])


def test_the_identity_of_the_default_model_is_known(embedder: Embedder) -> None:
    """Graphs record it: a change here means that every graph has to be embedded again."""
    assert embedder.model_id == "nyaya-static-256-a0e2113c30ca"
    assert embedder.embedding_dim == 256


def test_reading_the_default_model_imports_no_torch() -> None:
    program = (
        "import sys; from nyayagraph.inference.embedder import load_embedder; load_embedder().embed(['bail']); "
        "print(sorted({'torch', 'transformers', 'sentence_transformers'} & set(sys.modules)))"
    )

    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout

    assert printed.strip() == "[]"


def test_a_vector_is_the_mean_of_its_tokens_scaled_to_length_one(small_model: Path) -> None:
    mean = np.array([-6.0, -5, -4, -3]) + np.array([-2.0, -1, 0, 1])  # bail, arrest

    (vector,) = load_embedder(str(small_model)).embed(["Bail, arrest"])

    unknown = np.array([-10.0, -9, -8, -7])  # the comma
    expected = (mean + unknown) / np.linalg.norm(mean + unknown)
    np.testing.assert_allclose(vector, expected, atol=1e-6)


def test_other_weights_are_another_model(small_model: Path, small_tokenizer: Tokenizer) -> None:
    before = load_embedder(str(small_model)).model_id

    write_model(small_model, small_tokenizer, np.arange(-11, 9, dtype=np.int8).reshape(5, 4))

    assert load_embedder(str(small_model)).model_id != before


def test_the_same_weights_are_the_same_bytes(small_tokenizer: Tokenizer, tmp_path: Path) -> None:
    weights = np.ones((5, 4), dtype=np.int8)

    for name in ("one", "two"):
        write_model(tmp_path / name, small_tokenizer, weights)

    for written in (tmp_path / "one").rglob("*"):
        if written.is_file():
            assert written.read_bytes() == (tmp_path / "two" / written.relative_to(tmp_path / "one")).read_bytes()


def test_a_vocabulary_read_and_written_again_is_the_same_bytes(small_model: Path, tmp_path: Path) -> None:
    write_model(tmp_path / "again", read_vocabulary(small_model), np.ones((5, 4), dtype=np.int8))

    name = Path("0_StaticEmbedding") / "tokenizer.json"
    assert (tmp_path / "again" / name).read_bytes() == (small_model / name).read_bytes()


def test_quantizing_keeps_the_direction_and_the_largest_weight() -> None:
    vectors = np.random.default_rng(0).standard_normal((50, 64)).astype(np.float32)

    whole = quantize(vectors).astype(np.float32)

    cosines = (whole * vectors).sum(1) / np.linalg.norm(whole, axis=1) / np.linalg.norm(vectors, axis=1)
    assert np.abs(whole).max() == 127
    assert cosines.min() > 0.999


@pytest.mark.parametrize(
    ("file", "content", "said"),
    [
        ("model.safetensors", b"", "no float32 tensor"),
        ("model.safetensors", b"\x02\0\0\0\0\0\0\0{}", "no float32 tensor"),
        ("tokenizer.json", b"{}", "no vocabulary"),
    ],
)
def test_a_damaged_model_is_refused(small_model: Path, file: str, content: bytes, said: str) -> None:
    (small_model / "0_StaticEmbedding" / file).write_bytes(content)

    with pytest.raises(ModelError, match=said):
        load_embedder(str(small_model))


def test_a_half_written_model_is_refused(small_model: Path) -> None:
    weights = small_model / "0_StaticEmbedding" / "model.safetensors"
    weights.write_bytes(weights.read_bytes()[:-4])

    with pytest.raises(ModelError, match="no float32 tensor"):
        load_embedder(str(small_model))


def test_a_vocabulary_that_does_not_fit_the_weights_is_refused(small_model: Path, small_tokenizer: Tokenizer) -> None:
    write_model(small_model, small_tokenizer, np.ones((3, 4), dtype=np.int8))

    with pytest.raises(ModelError, match="3 vectors for 5 tokens"):
        load_embedder(str(small_model))


def test_weights_that_one_byte_cannot_hold_are_refused(small_model: Path) -> None:
    weights = small_model / "0_StaticEmbedding" / "model.safetensors"
    weights.write_bytes(weights.read_bytes()[:-4] + np.float32(0.5).tobytes())

    with pytest.raises(ModelError, match="no whole numbers"):
        load_embedder(str(small_model))
