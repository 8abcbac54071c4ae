"""Texts to vectors behind one small interface, and which embedder a name means.

Must not import torch or sentence-transformers (transformer.py alone does, when asked for), nor know the graph.
"""

from collections.abc import Sequence
from importlib.resources import as_file, files
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from nyayagraph.inference.static import StaticEmbedder, holds_static_model, read_static_embedder

DEFAULT_MODEL = "default"
_PACKAGED_FOLDER = "default_embedder"


class Embedder(Protocol):
    """Turns texts into vectors; two embedders with one `model_id` give the same vectors."""

    @property
    def model_id(self) -> str:
        """Name of the weights, precise enough to be recorded beside vectors."""

    @property
    def embedding_dim(self) -> int:
        """Numbers a vector has."""

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """(n_texts, embedding_dim) float32, rows of length 1; a text without a known token is a row of zeros."""


def load_embedder(model: str = DEFAULT_MODEL) -> Embedder:
    """The packaged static model for "default", else the sentence-transformers model of that name or path.

    A folder of the packaged model's own form is read without sentence-transformers.
    Raises `ModelError` where the model, or the extra that reads it, is missing.
    """
    if model == DEFAULT_MODEL:
        return _packaged_embedder()
    if holds_static_model(Path(model)):
        return read_static_embedder(Path(model))
    from nyayagraph.inference.transformer import load_transformer  # noqa: PLC0415 - a second's import, seldom wanted

    return load_transformer(model)


def _packaged_embedder() -> StaticEmbedder:
    with as_file(files("nyayagraph.inference") / _PACKAGED_FOLDER) as folder:
        return read_static_embedder(folder)
