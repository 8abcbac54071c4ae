"""The packaged section encoder: what it knows, how it reads, what it refuses to be read from."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np
import pytest

import nyayagraph.inference
from nyayagraph.errors import ModelError
from nyayagraph.inference.sections import MOST_TOKENS, SectionEncoder, section_encoder
from nyayagraph.starter import starter_plain_words

FOLDER = Path(nyayagraph.inference.__file__).parent / "section_encoder"

SPEAKS_OF = [
    # (what a text says, the section whose plain words it was taught, another that shares its words)
    ("a chain torn from a woman's neck by two boys on a scooter", "ipc-1860/s379", "ipc-1860/s354B"),
    ("his shop boy kept back part of the day's takings", "ipc-1860/s408", "ipc-1860/s420"),
    ("bail for one who fears that he will be arrested", "bnss-2023/s482", "bnss-2023/s478"),
    ("the wife wants monthly support from a husband who has means", "bnss-2023/s144", "ipc-1860/s498A"),
    ("words of a man who knew that he was dying", "iea-1872/s32", "iea-1872/s8"),
]


def nearness(encoder: SectionEncoder, text: str, section_id: str) -> float:
    vectors = {one.section_id: one.vector for one in encoder.sections}
    return float(encoder.encode([text])[0] @ vectors[section_id])


@pytest.mark.parametrize(("text", "right", "other"), SPEAKS_OF)
def test_a_text_lies_nearer_to_the_section_it_speaks_of(text: str, right: str, other: str) -> None:
    encoder = section_encoder()

    assert nearness(encoder, text, right) > nearness(encoder, text, other)


def test_every_section_with_plain_words_was_taught() -> None:
    assert {one.section_id for one in section_encoder().sections} == {
        record.section_id for record in starter_plain_words()
    }


def test_a_text_has_one_vector_whatever_is_read_beside_it() -> None:
    encoder = section_encoder()
    texts = ["theft of a cow", "x", "the Magistrate took cognizance " * 30, ""]

    together = encoder.encode(texts)

    assert together.dtype == np.float32
    assert np.allclose(np.linalg.norm(together, axis=1), 1, atol=1e-5)
    for text, row in zip(texts, together, strict=True):
        assert np.allclose(encoder.encode([text])[0], row, atol=1e-5)


def test_no_text_gives_no_vector() -> None:
    encoder = section_encoder()

    assert encoder.encode([]).shape == (0, encoder.sections[0].vector.shape[0])


def test_what_lies_behind_the_last_token_read_changes_nothing() -> None:
    encoder = section_encoder()
    long = "bail " * (2 * MOST_TOKENS)

    assert np.allclose(encoder.encode([long]), encoder.encode([long + "murder dacoity"]), atol=1e-6)


@pytest.mark.parametrize("missing", ["tokenizer.json", "weights.npz", "shape.json"])
def test_a_folder_that_lacks_a_file_is_named(tmp_path: Path, missing: str) -> None:
    folder = shutil.copytree(FOLDER, tmp_path / "model")
    (folder / missing).unlink()

    with pytest.raises(ModelError, match="no readable section encoder in"):
        SectionEncoder(folder)


def test_weights_of_another_shape_are_refused(tmp_path: Path) -> None:
    folder = shutil.copytree(FOLDER, tmp_path / "model")
    shape = json.loads((folder / "shape.json").read_text("utf-8"))
    shape["sections"].pop()
    (folder / "shape.json").write_text(json.dumps(shape), "utf-8")

    with pytest.raises(ModelError, match="of two versions"):
        SectionEncoder(folder)


def test_another_vocabulary_is_another_model(tmp_path: Path) -> None:
    folder = shutil.copytree(FOLDER, tmp_path / "model")
    vocabulary = folder / "tokenizer.json"
    vocabulary.write_bytes(vocabulary.read_bytes() + b"\n")

    assert SectionEncoder(folder).model_id != section_encoder().model_id


@pytest.mark.model
def test_the_layers_are_those_of_a_bert() -> None:
    torch, transformers = pytest.importorskip("torch"), pytest.importorskip("transformers")
    encoder = section_encoder()
    arrays = dict(np.load(FOLDER / "weights.npz"))
    layers = json.loads((FOLDER / "shape.json").read_text("utf-8"))["layers"]

    def whole(name: str) -> object:
        return torch.tensor(arrays[name].astype(np.float32) * arrays[f"{name}.scale"])

    config = transformers.BertConfig(
        vocab_size=len(arrays["tokens"]), hidden_size=384, num_hidden_layers=layers, num_attention_heads=12,
        intermediate_size=1536, max_position_embeddings=MOST_TOKENS, hidden_act="gelu_pytorch_tanh", type_vocab_size=1,
    )  # fmt: skip
    body = transformers.BertModel(config, add_pooling_layer=False).eval()
    state = {
        "embeddings.word_embeddings.weight": whole("tokens"),
        "embeddings.position_embeddings.weight": whole("places"),
        "embeddings.token_type_embeddings.weight": torch.zeros(1, 384),
        "embeddings.LayerNorm.weight": torch.tensor(arrays["opening.weight"]),
        "embeddings.LayerNorm.bias": torch.tensor(arrays["opening.bias"]),
    }
    for number in range(layers):
        of = f"encoder.layer.{number}."
        weight, bias = whole(f"{number}.attend"), torch.tensor(arrays[f"{number}.attend.bias"])
        for place, name in enumerate(("query", "key", "value")):
            state[f"{of}attention.self.{name}.weight"] = weight[384 * place : 384 * (place + 1)]
            state[f"{of}attention.self.{name}.bias"] = bias[384 * place : 384 * (place + 1)]
        for ours, theirs in (("join", "attention.output"), ("widen", "intermediate"), ("narrow", "output")):
            state[f"{of}{theirs}.dense.weight"] = whole(f"{number}.{ours}")
            state[f"{of}{theirs}.dense.bias"] = torch.tensor(arrays[f"{number}.{ours}.bias"])
        for ours, theirs in (("join_norm", "attention.output"), ("narrow_norm", "output")):
            for kind in ("weight", "bias"):
                state[f"{of}{theirs}.LayerNorm.{kind}"] = torch.tensor(arrays[f"{number}.{ours}.{kind}"])
    body.load_state_dict(state)
    text = "a stolen cow was found in the field of the accused"
    ids = torch.tensor([encoder.token_ids(text)])

    with torch.no_grad():
        theirs = body(input_ids=ids).last_hidden_state.mean(1)[0].numpy()

    assert np.allclose(theirs / np.linalg.norm(theirs), encoder.encode([text])[0], atol=1e-4)


@pytest.mark.model
def test_no_query_that_is_measured_is_learned_from() -> None:
    pytest.importorskip("torch")
    from training.sections import QUERIES, rows_of_sections, taught_texts  # noqa: PLC0415 - needs torch

    rows = [json.loads(line) for line in QUERIES.read_text("utf-8").splitlines()]
    taught = {one.text for one in taught_texts(rows_of_sections(), range(0))}

    assert {row["half"] for row in rows} == {"seen", "aside", "last"}
    assert {row["half"] for row in rows if row["query"] in taught} == {"seen"}
