"""Sums of weights that were learned from labelled texts: what their words make likely. Pure.

Owns `tables/learned_questions.json`, written by `training.dated_questions`, `tables/learned_pointing.json`, written by
`training.pointing`, and `tables/learned_content.json`, written by `training.section_fit`: for each model its labels and
for each feature a weight a label, in hundredths. A feature that it does not know weighs nothing.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

HUNDREDTHS = 100
BIAS = "bias"


class Weights(NamedTuple):
    """A linear model: its labels and, by feature, a weight in hundredths for each of them."""

    labels: tuple[str, ...]
    by_feature: Mapping[str, tuple[int, ...]]

    def scores(self, features: Mapping[str, float]) -> dict[str, float]:
        """The sum of weights for each label."""
        sums = [float(one) for one in self.by_feature[BIAS]]
        for feature, value in features.items():
            if weights := self.by_feature.get(feature):
                for place, weight in enumerate(weights):
                    sums[place] += weight * value
        return {label: one / HUNDREDTHS for label, one in zip(self.labels, sums, strict=True)}

    def shares(self, features: Mapping[str, float]) -> dict[str, float]:
        """The likelihood of each label, where one of them is right."""
        scores = self.scores(features)
        most = max(scores.values())
        raised = {label: math.exp(score - most) for label, score in scores.items()}
        whole = sum(raised.values())
        return {label: one / whole for label, one in raised.items()}


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    labels: tuple[str, ...]
    weights: dict[str, tuple[int, ...]]


@cache
def weights_of(model: str, table: str = "learned_questions.json") -> Weights:
    """The committed model of this name: `facets`, `roles`; `pointing` and `content` of tables of their own."""
    text = resources.files("nyayagraph.law.tables").joinpath(table).read_text("utf-8")
    read = _Model.model_validate(json.loads(text)[model])
    return Weights(read.labels, read.weights)
