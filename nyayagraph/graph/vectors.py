"""Vectors in the form that travels to Neo4j as bytes instead of numbers; statements store them as LIST<FLOAT>.

Sending 250,000 vectors as lists of floats costs more than everything else in a load; `toFloatList($v)` undoes it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from neo4j.vector import Vector
from numpy.typing import NDArray


def bolt_vectors(matrix: NDArray[np.float32]) -> list[Any]:
    """One driver vector for each row of `matrix`, (n, embedding_dim) float32."""
    return [Vector.from_numpy(row) for row in np.ascontiguousarray(matrix, dtype=np.float32)]
