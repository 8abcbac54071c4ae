"""Any sentence-transformers model as an embedder, through the extra `transformers`.

The only importer of sentence-transformers, and it imports it only when such a model is asked for.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from nyayagraph.errors import ModelError

if TYPE_CHECKING:
    from sentence_transformers import SentenceTransformer

BATCH_TEXTS = 32


class TransformerEmbedder:
    """Embedder over a sentence-transformers model; a text beyond the model's window is cut by the model."""

    def __init__(self, model: SentenceTransformer, *, name: str) -> None:
        """`name` is what the model is called in messages and, with a digest of its weights, in `model_id`."""
        self._model = model
        self._model_id = f"{name}-{_digest(model)[:12]}"
        self._embedding_dim = int(model.encode(["law"], show_progress_bar=False).shape[1])

    @property
    def model_id(self) -> str:
        """`NAME-DIGEST`, the digest taken over the weights."""
        return self._model_id

    @property
    def embedding_dim(self) -> int:
        """Numbers a vector has."""
        return self._embedding_dim

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """(n_texts, embedding_dim) float32, rows of length 1; a blank text is a row of zeros."""
        rows = np.zeros((len(texts), self._embedding_dim), dtype=np.float32)
        told = [place for place, text in enumerate(texts) if text.strip()]
        if told:
            rows[told] = self._model.encode(
                [texts[place] for place in told],
                batch_size=BATCH_TEXTS,
                normalize_embeddings=True,
                show_progress_bar=False,
            )
        return rows


def load_transformer(model: str) -> TransformerEmbedder:
    """The sentence-transformers model of that name or path; raises `ModelError` where it or the extra is missing."""
    try:
        from sentence_transformers import SentenceTransformer  # noqa: PLC0415 - an optional dependency, slow to import
    except ImportError as exc:
        raise ModelError(
            f'the model "{model}" needs sentence-transformers; install it with: pip install "nyayagraph[transformers]"',
            model_id=model,
        ) from exc
    try:
        loaded = SentenceTransformer(model)
    except (OSError, ValueError, RuntimeError, KeyError) as exc:
        raise ModelError(
            f'no sentence-transformers model could be read from "{model}"; '
            f'give a folder, a model name that can be downloaded, or "default": {exc}',
            model_id=model,
        ) from exc
    return TransformerEmbedder(loaded, name=Path(model).name if Path(model).is_dir() else model)


def _digest(model: SentenceTransformer) -> str:
    digest = hashlib.sha256()
    for name, tensor in sorted(model.state_dict().items()):
        digest.update(name.encode())
        digest.update(np.ascontiguousarray(tensor.float().cpu().numpy()).tobytes())
    return digest.hexdigest()
