"""The static embedder: a text's vector is the mean of its tokens' vectors, read with `tokenizers` and `numpy` alone.

Owns the folder layout of the packaged model, which sentence-transformers reads as well; must not import torch.
"""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from nyayagraph.errors import ModelError
from nyayagraph.inference.tokens import TokenReader

_TOKENIZER = Path("0_StaticEmbedding") / "tokenizer.json"
_WEIGHTS = Path("0_StaticEmbedding") / "model.safetensors"
_TENSOR = "embedding.weight"
_LARGEST_WEIGHT = 127


class StaticEmbedder:
    """Embedder whose vector for a text is the mean of its tokens' vectors, scaled to length 1.

    The whole text counts, however long: a mean has no window to fill, and cutting the long queries of AILA 2019 at
    256 tokens cost a transformer a quarter of its recall. Sums are taken in whole numbers, so the order of tokens
    changes nothing.
    """

    def __init__(self, tokenizer: Tokenizer, token_vectors: NDArray[np.int8], *, digest: str) -> None:
        """`token_vectors` is (n_tokens, embedding_dim) int8; their common scale cancels when a row gets length 1."""
        self._tokens = TokenReader(tokenizer)
        self._token_vectors = token_vectors
        self._model_id = f"nyaya-static-{self.embedding_dim}-{digest[:12]}"

    @property
    def model_id(self) -> str:
        """`nyaya-static-DIM-DIGEST`, the digest taken over vocabulary and weights."""
        return self._model_id

    @property
    def embedding_dim(self) -> int:
        """Numbers a vector has."""
        return int(self._token_vectors.shape[1])

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """(n_texts, embedding_dim) float32, rows of length 1; a text without a known token is a row of zeros."""
        rows = np.zeros((len(texts), self.embedding_dim), dtype=np.float32)
        for row, text in enumerate(texts):
            token_ids = self._tokens.read(text)
            rows[row] = np.einsum("ij->j", self._token_vectors.take(token_ids, axis=0), dtype=np.int32)
        lengths = np.linalg.norm(rows, axis=1, keepdims=True)
        rows /= np.where(lengths > 0, lengths, 1)
        return rows


def holds_static_model(folder: Path) -> bool:
    """Whether `folder` has the files of the packaged model's form."""
    return (folder / _TOKENIZER).is_file() and (folder / _WEIGHTS).is_file()


def read_static_embedder(folder: Path) -> StaticEmbedder:
    """The model in `folder`; raises `ModelError` where a file is missing, damaged or of another kind."""
    if not holds_static_model(folder):
        raise ModelError(f"no static model in {folder}; expected {_TOKENIZER} and {_WEIGHTS}", model_id=str(folder))
    vocabulary = (folder / _TOKENIZER).read_bytes()
    try:
        tokenizer = Tokenizer.from_buffer(vocabulary)
    except Exception as exc:  # tokenizers raises nothing narrower
        raise ModelError(f"{folder / _TOKENIZER} is no vocabulary: {exc}", model_id=str(folder)) from exc
    token_vectors = _read_weights(folder / _WEIGHTS)
    if len(token_vectors) != tokenizer.get_vocab_size():
        raise ModelError(
            f"{folder} has {len(token_vectors)} vectors for {tokenizer.get_vocab_size()} tokens; train it again",
            model_id=str(folder),
        )
    tokenizer.no_padding()
    tokenizer.no_truncation()
    digest = hashlib.sha256(vocabulary + token_vectors.tobytes()).hexdigest()
    return StaticEmbedder(tokenizer, token_vectors, digest=digest)


def _read_weights(path: Path) -> NDArray[np.int8]:
    """The one tensor of a safetensors file: 8 bytes of header length, a JSON header, float32 row by row."""
    try:
        with path.open("rb") as stream:
            header_bytes = int.from_bytes(stream.read(8), "little")
            entry = json.loads(stream.read(header_bytes))[_TENSOR]
        weights = np.memmap(path, dtype="<f4", mode="r", offset=8 + header_bytes, shape=tuple(entry["shape"]))
        whole = weights.astype(np.int8)
    except (KeyError, ValueError, OSError) as exc:
        raise ModelError(f"{path} holds no float32 tensor {_TENSOR}: {exc}", model_id=str(path.parent)) from exc
    if not np.array_equal(whole, weights):
        raise ModelError(
            f"{path} holds weights that are no whole numbers in ±{_LARGEST_WEIGHT}; "
            "load it through sentence-transformers",
            model_id=str(path.parent),
        )
    return whole
