"""The folder that is committed: one static model that numpy and sentence-transformers both read.

The weights are whole numbers in [-127, 127] held as float32. Their common scale cancels when a vector gets length 1, so
one byte a weight carries the model; four are written because sentence-transformers takes weights as they are, and adds
half-precision numbers in half precision. Compressed, in a wheel or in git, they need little over one byte each.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

_MODULES = [
    {"idx": 0, "name": "0", "path": "0_StaticEmbedding", "type": "sentence_transformers.models.StaticEmbedding"},
    {"idx": 1, "name": "1", "path": "1_Normalize", "type": "sentence_transformers.models.Normalize"},
]


def quantize(vectors: NDArray[np.float32]) -> NDArray[np.int8]:
    """`vectors` on one scale for all, rounded to whole numbers in [-127, 127]."""
    whole: NDArray[np.int8] = np.round(vectors * (127 / np.abs(vectors).max())).astype(np.int8)
    return whole


def write_model(folder: Path, tokenizer: Tokenizer, token_vectors: NDArray[np.int8]) -> None:
    """Writes modules, vocabulary and weights; the same input gives the same bytes."""
    static = folder / "0_StaticEmbedding"
    static.mkdir(parents=True, exist_ok=True)
    (folder / "1_Normalize").mkdir(exist_ok=True)
    _write_json(folder / "modules.json", _MODULES)
    _write_json(folder / "config_sentence_transformers.json", {"prompts": {}, "similarity_fn_name": "cosine"})
    _write_json(
        folder / "1_Normalize" / "config.json",
        {"module_input_name": "sentence_embedding", "module_output_name": "sentence_embedding"},
    )
    tokenizer.save(str(static / "tokenizer.json"), pretty=False)
    _write_safetensors(static / "model.safetensors", token_vectors.astype("<f4"))


def read_vocabulary(folder: Path) -> Tokenizer:
    """The vocabulary of a folder that `write_model` wrote."""
    return Tokenizer.from_file(str(folder / "0_StaticEmbedding" / "tokenizer.json"))


def _write_json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=2) + "\n", encoding="utf-8")


def _write_safetensors(path: Path, weights: NDArray[np.float32]) -> None:
    """One tensor in the safetensors layout: header length, JSON header padded to 8 bytes, the numbers row by row."""
    entry = {"dtype": "F32", "shape": list(weights.shape), "data_offsets": [0, weights.nbytes]}
    header = json.dumps({"embedding.weight": entry}, separators=(",", ":")).encode()
    header += b" " * (-len(header) % 8)
    path.write_bytes(len(header).to_bytes(8, "little") + header + weights.tobytes())
