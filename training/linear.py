"""Learning of the linear models of `law.text.learned`: softmax over labels, L2, L-BFGS; numpy and scipy only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize  # type: ignore[import-untyped]
from scipy.sparse import csr_matrix  # type: ignore[import-untyped]

from nyayagraph.law.text.learned import BIAS, HUNDREDTHS, Weights

_FEWEST = 2  # examples that have a feature; fewer tell too little
_LEAST = 10  # hundredths; a feature that weighs less for every label is left out
_STEPS = 150

Floats = NDArray[np.float64]


def fit(
    examples: Sequence[tuple[Mapping[str, float], str]],
    labels: Sequence[str],
    *,
    looseness: float,
    counts: Sequence[float] | None = None,
) -> Weights:
    """The weights that make the labels of the examples most likely; `counts` is what each example counts."""
    seen = Counter(feature for features, _ in examples for feature in features)
    names = sorted(feature for feature, count in seen.items() if count >= _FEWEST)
    bag = _bag([features for features, _ in examples], {name: place for place, name in enumerate(names)})
    right = np.zeros((len(examples), len(labels)))
    right[np.arange(len(examples)), [labels.index(label) for _, label in examples]] = 1.0
    weight = np.ones(len(examples)) if counts is None else np.array(counts)
    shape = (len(names) + 1, len(labels))

    def loss(flat: Floats) -> tuple[float, Floats]:
        weights = flat.reshape(shape)
        scores = bag @ weights[:-1] + weights[-1]
        scores -= scores.max(axis=1, keepdims=True)
        whole = np.log(np.exp(scores).sum(axis=1, keepdims=True))
        over = (np.exp(scores - whole) - right) * weight[:, None]
        gradient = np.vstack([bag.T @ over + weights[:-1] / looseness, over.sum(axis=0)])
        missed = -float((weight * ((scores - whole) * right).sum(axis=1)).sum())
        return missed + float((weights[:-1] ** 2).sum()) / (2 * looseness), gradient.ravel()

    found = minimize(loss, np.zeros(shape).ravel(), jac=True, method="L-BFGS-B", options={"maxiter": _STEPS})
    weights = np.rint(found.x.reshape(shape) * HUNDREDTHS).astype(int)
    rows = {name: tuple(row) for name, row in zip(names, weights[:-1].tolist(), strict=True) if _tells(row)}
    return Weights(tuple(labels), {BIAS: tuple(weights[-1].tolist()), **rows})


def _tells(row: Sequence[int]) -> bool:
    return max(abs(one) for one in row) >= _LEAST


def _bag(rows: Sequence[Mapping[str, float]], places: Mapping[str, int]) -> csr_matrix:
    columns, values, ends = [], [], [0]
    for row in rows:
        known = [(places[name], value) for name, value in row.items() if name in places]
        columns += [place for place, _ in known]
        values += [value for _, value in known]
        ends.append(len(columns))
    return csr_matrix((values, columns, ends), shape=(len(rows), len(places)))
