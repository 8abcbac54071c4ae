"""What sections of the Acts that are cited most are about: a vector of each, and texts measured against them.

Owns the file of vectors beside the section encoder's weights; `training/section_matters.py` writes it from statements
by hand and the Acts' own headings. A vector is one of `SectionEncoder.encode`, so both must be of one version.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from nyayagraph.errors import ModelError
from nyayagraph.inference.sections import FOLDER, LARGEST, Matrix, section_encoder

FILE = "matters.npz"


class _ActMatters(NamedTuple):
    """The vectors of an Act's sections, those of one section together; `starts` are the places of the first ones."""

    sections: tuple[str, ...]
    vectors: Matrix
    starts: NDArray[np.intp]

    @classmethod
    def of(cls, rows_of: Mapping[str, Sequence[int]], vectors: Matrix) -> Self:
        sizes = [len(rows) for rows in rows_of.values()]
        together = vectors[[row for rows in rows_of.values() for row in rows]]
        return cls(tuple(rows_of), together, np.cumsum([0, *sizes[:-1]], dtype=np.intp))

    def cosines(self, vector: Matrix) -> dict[str, float]:
        """The nearest of each section's vectors."""
        nearest = np.maximum.reduceat(self.vectors @ vector, self.starts)
        return dict(zip(self.sections, nearest.tolist(), strict=True))


class SectionMatters:
    """The vectors by Act: (n_sections, encoding_dim) float32, rows of length 1."""

    def __init__(self, path: Path, model_id: str) -> None:
        """Reads the file; raises `ModelError` where it is missing, damaged or of another encoder than `model_id`."""
        try:
            with np.load(path) as arrays:
                vectors: Matrix = arrays["vectors"].astype(np.float32) * arrays["vectors.scale"]
                shape = json.loads(arrays["shape"].tobytes())
            ids: list[str] = shape["sections"]
            taught_with: str = shape["model_id"]
        except Exception as exc:
            raise ModelError(f"no readable matters of sections in {path}: {exc}", model_id=model_id) from exc
        if taught_with != model_id or len(ids) != len(vectors):
            raise ModelError(f"{path} is of another section encoder: write it again", model_id=model_id)
        self.taught: str = shape.get("taught", "")
        rows_of: dict[str, dict[str, list[int]]] = {}
        for row, section_id in enumerate(ids):
            rows_of.setdefault(section_id.partition("/")[0], {}).setdefault(section_id, []).append(row)
        whole = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
        self._acts = {act_id: _ActMatters.of(rows, whole) for act_id, rows in rows_of.items()}

    @property
    def act_ids(self) -> tuple[str, ...]:
        """The Acts whose sections are known."""
        return tuple(self._acts)

    def cosines(self, vector: Matrix, act_id: str) -> dict[str, float]:
        """How near a text's vector lies to each section of an Act, in [-1, 1]; empty for an Act that is not known."""
        act = self._acts.get(act_id)
        return act.cosines(vector) if act else {}


def write_matters(path: Path, vectors: Mapping[str, Iterable[Matrix]], model_id: str, taught: str = "") -> None:
    """Writes the vectors of sections as whole numbers in ±127 with one scale a row; `taught` tells of what texts."""
    rows = [(section_id, row) for section_id, several in vectors.items() for row in several]
    values = np.stack([row for _, row in rows]).astype(np.float32)
    scale = np.abs(values).max(axis=1, keepdims=True) / LARGEST
    shape = json.dumps(
        {"model_id": model_id, "taught": taught, "sections": [section_id for section_id, _ in rows]}
    ).encode()
    np.savez_compressed(
        path,
        **{
            "vectors": np.round(values / scale).astype(np.int8),
            "vectors.scale": scale.astype(np.float32),
            "shape": np.frombuffer(shape, dtype=np.uint8),
        },
    )


@cache
def section_matters() -> SectionMatters:
    """The packaged vectors, read once."""
    with as_file(files("nyayagraph.inference") / FOLDER) as folder:
        return SectionMatters(folder / FILE, section_encoder().model_id)
