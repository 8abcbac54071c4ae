"""What section of the criminal codes a text speaks of: a small transformer of our own, read with numpy alone.

Owns the folder layout of the packaged model; must not import torch. `training/sections.py` learns it, and
docs/decisions/0011 says why.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from nyayagraph.errors import ModelError

Matrix = NDArray[np.float32]

MOST_TOKENS = 96  # of a text; what lies behind is not read
FOLDER = "section_encoder"
_VOCABULARY, _WEIGHTS, _SHAPE = "tokenizer.json", "weights.npz", "shape.json"
LARGEST = 127
_EPSILON = 1e-12


class SectionVector(NamedTuple):
    """What a section is about, as a vector that was learned from the plain words on it."""

    section_id: str
    vector: Matrix


class _Layer(NamedTuple):
    """One layer: each weight as (d_in, d_out) float32, each bias as (d_out,)."""

    attend: Matrix
    attend_bias: Matrix
    join: Matrix
    join_bias: Matrix
    join_norm: tuple[Matrix, Matrix]
    widen: Matrix
    widen_bias: Matrix
    narrow: Matrix
    narrow_bias: Matrix
    narrow_norm: tuple[Matrix, Matrix]


class SectionEncoder:
    """Texts to vectors of length 1 that lie near those of the sections they speak of."""

    def __init__(self, folder: Path) -> None:
        """Reads the model in `folder`; raises `ModelError` where a file is missing, damaged or of another shape."""
        try:
            shape = json.loads((folder / _SHAPE).read_text(encoding="utf-8"))
            vocabulary = (folder / _VOCABULARY).read_bytes()
            self._tokenizer = Tokenizer.from_buffer(vocabulary)
            packed = (folder / _WEIGHTS).read_bytes()
            with np.load(folder / _WEIGHTS) as arrays:
                self._tokens, self._token_scales = arrays["tokens"], arrays["tokens.scale"]
                self._places = _whole(arrays, "places")
                self._opening = _norm(arrays, "opening")
                self._layers = [_layer(arrays, f"{number}.") for number in range(int(shape["layers"]))]
                vectors = _whole(arrays, "sections")
            self._heads = int(shape["heads"])
            sections: list[str] = shape["sections"]
        except Exception as exc:  # tokenizers raises nothing narrower
            raise ModelError(f"no readable section encoder in {folder}: {exc}", model_id=str(folder)) from exc
        if len(sections) != len(vectors) or len(self._tokens) != self._tokenizer.get_vocab_size():
            raise ModelError(f"{folder} is of two versions: train the section encoder again", model_id=str(folder))
        self._tokenizer.no_padding()
        self._tokenizer.enable_truncation(MOST_TOKENS)
        self._vectors = [SectionVector(one, row) for one, row in zip(sections, _unit(vectors), strict=True)]
        digest = hashlib.sha256(vocabulary + packed + json.dumps(shape).encode()).hexdigest()
        self._model_id = f"nyaya-sections-{digest[:12]}"

    @property
    def model_id(self) -> str:
        """`nyaya-sections-DIGEST`, the digest taken over vocabulary, weights and shape."""
        return self._model_id

    @property
    def sections(self) -> Sequence[SectionVector]:
        """Every section that the model was taught."""
        return self._vectors

    def token_ids(self, text: str) -> list[int]:
        """The tokens of a text, the opening and the closing one with them."""
        ids: list[int] = self._tokenizer.encode(text).ids
        return ids

    def encode(self, texts: Sequence[str]) -> Matrix:
        """(n_texts, encoding_dim) float32, rows of length 1.

        The texts' tokens go through the layers as one long row, so that no text is padded; each attends to itself.
        """
        if not texts:
            return np.empty((0, self._tokens.shape[1]), dtype=np.float32)
        read = [self.token_ids(text) for text in texts]
        ends = np.cumsum([len(ids) for ids in read])
        spans = [(int(end) - len(ids), int(end)) for ids, end in zip(read, ends, strict=True)]
        tokens = np.concatenate([np.asarray(ids, dtype=np.intp) for ids in read])
        places = np.concatenate([np.arange(len(ids)) for ids in read])
        state = self._tokens[tokens] * self._token_scales[tokens] + self._places[places]
        state = _normalized(state.astype(np.float32), self._opening)
        for layer in self._layers:
            state = self._through(layer, state, spans)
        return _unit(np.stack([state[start:end].mean(axis=0) for start, end in spans]))

    def _through(self, layer: _Layer, state: Matrix, spans: Sequence[tuple[int, int]]) -> Matrix:
        asked, keys, values = np.split(state @ layer.attend + layer.attend_bias, 3, axis=1)
        seen = np.empty_like(state)
        for start, end in spans:
            seen[start:end] = _attention(asked[start:end], keys[start:end], values[start:end], self._heads)
        state = _normalized(state + seen @ layer.join + layer.join_bias, layer.join_norm)
        wide = _gelu(state @ layer.widen + layer.widen_bias)
        return _normalized(state + wide @ layer.narrow + layer.narrow_bias, layer.narrow_norm)


@cache
def section_encoder() -> SectionEncoder:
    """The packaged model, read once."""
    with as_file(files("nyayagraph.inference") / FOLDER) as folder:
        return SectionEncoder(folder)


def _attention(asked: Matrix, keys: Matrix, values: Matrix, heads: int) -> Matrix:
    """(n, d) of one text: each head weighs the text's tokens by softmax(q k / √d_head)."""
    size, width = asked.shape
    parted = [one.reshape(size, heads, width // heads).transpose(1, 0, 2) for one in (asked, keys, values)]
    scores = parted[0] @ parted[1].transpose(0, 2, 1) / math.sqrt(width // heads)
    scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
    scores /= scores.sum(axis=-1, keepdims=True)
    joined: Matrix = (scores @ parted[2]).transpose(1, 0, 2).reshape(size, width)
    return joined


def _gelu(value: Matrix) -> Matrix:
    """X Φ(x), Φ by the tanh of Hendrycks and Gimpel, "Gaussian error linear units", 2016; made in one array.

    A power of three is some forty times slower than two products.
    """
    bent: Matrix = value * value
    bent *= 0.044715
    bent += 1
    bent *= value
    bent *= math.sqrt(2 / math.pi)
    np.tanh(bent, out=bent)
    bent += 1
    bent *= value
    bent *= 0.5
    return bent


def _normalized(rows: Matrix, norm: tuple[Matrix, Matrix]) -> Matrix:
    centred = rows - rows.mean(axis=1, keepdims=True)
    spread = np.sqrt((centred**2).mean(axis=1, keepdims=True) + _EPSILON)
    scaled: Matrix = centred / spread * norm[0] + norm[1]
    return scaled


def _unit(rows: Matrix) -> Matrix:
    scaled: Matrix = rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), _EPSILON)
    return scaled


def _layer(arrays: np.lib.npyio.NpzFile, of: str) -> _Layer:
    def weight(name: str) -> Matrix:
        return np.ascontiguousarray(_whole(arrays, of + name).T)

    def bias(name: str) -> Matrix:
        return arrays[f"{of}{name}.bias"].astype(np.float32)

    return _Layer(
        attend=weight("attend"), attend_bias=bias("attend"),
        join=weight("join"), join_bias=bias("join"), join_norm=_norm(arrays, of + "join_norm"),
        widen=weight("widen"), widen_bias=bias("widen"),
        narrow=weight("narrow"), narrow_bias=bias("narrow"), narrow_norm=_norm(arrays, of + "narrow_norm"),
    )  # fmt: skip


def _norm(arrays: np.lib.npyio.NpzFile, name: str) -> tuple[Matrix, Matrix]:
    return arrays[f"{name}.weight"].astype(np.float32), arrays[f"{name}.bias"].astype(np.float32)


def _whole(arrays: np.lib.npyio.NpzFile, name: str) -> Matrix:
    """(n, d) float32 of a matrix kept as whole numbers in ±127 with one scale a row."""
    rows: Matrix = arrays[name].astype(np.float32) * arrays[f"{name}.scale"]
    return rows
