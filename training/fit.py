"""Learning of token vectors from pairs: in-batch negatives, both ways, Adam; numpy and scipy only.

A text's vector is the mean of its tokens' vectors, scaled to length 1. The loss is the multiple-negatives ranking loss
(Henderson et al., "Efficient natural language response suggestion for Smart Reply", 2017) taken in both directions;
a passage of the same judgment is no negative.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix  # type: ignore[import-untyped]
from tokenizers import Tokenizer

from nyayagraph.inference.tokens import TokenReader
from training.pairs import UNKNOWN_SOURCE, Pair

logger = logging.getLogger(__name__)

MAX_TOKENS = 256
_BETA_1, _BETA_2, _EPSILON = 0.9, 0.99, 1e-8

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Recipe:
    """How to learn; the defaults are those of the committed model."""

    embedding_dim: int = 256
    batch_size: int = 2048
    epochs: int = 3
    learning_rate: float = 0.05
    scale: float = 20.0
    seed: int = 0


@dataclass(frozen=True)
class Bags:
    """Both sides of all pairs as rows of token shares, and the judgment that each pair speaks of."""

    queries: csr_matrix
    passages: csr_matrix
    sources: NDArray[np.int64]


def tokenize_pairs(tokenizer: Tokenizer, pairs: Sequence[Pair]) -> Bags:
    """Bags of the first `MAX_TOKENS` tokens of each side; pairs with an empty side are dropped."""
    queries = token_shares(tokenizer, [pair.query for pair in pairs])
    passages = token_shares(tokenizer, [pair.passage for pair in pairs])
    keep = np.flatnonzero((queries.getnnz(axis=1) > 0) & (passages.getnnz(axis=1) > 0))
    sources = np.array([pair.source for pair in pairs], dtype=np.int64)
    return Bags(queries[keep], passages[keep], sources[keep])


def token_shares(tokenizer: Tokenizer, texts: Sequence[str]) -> csr_matrix:
    """One row a text, one column a token: the token's share of the text's first `MAX_TOKENS` tokens."""
    reader = TokenReader(tokenizer)
    columns = [reader.read(text)[:MAX_TOKENS].astype(np.int32) for text in texts]
    lengths = [len(ids) for ids in columns]
    shares = np.repeat(1.0 / np.maximum(lengths, 1), lengths).astype(np.float32)
    starts = np.concatenate([[0], np.cumsum(lengths)])
    rows = csr_matrix((shares, np.concatenate(columns), starts), shape=(len(texts), tokenizer.get_vocab_size()))
    rows.sum_duplicates()
    return rows


def learn_token_vectors(bags: Bags, recipe: Recipe) -> Floats:
    """Token vectors, (n_tokens, embedding_dim) float32, after `recipe.epochs` passes over all pairs."""
    rng = np.random.default_rng(recipe.seed)
    vectors = rng.standard_normal((bags.queries.shape[1], recipe.embedding_dim), dtype=np.float32) * np.float32(0.1)
    adam = _Adam(vectors)
    steps_per_epoch = len(bags.sources) // recipe.batch_size
    total = steps_per_epoch * recipe.epochs
    for epoch in range(recipe.epochs):
        order = rng.permutation(len(bags.sources))
        losses = []
        for step in range(steps_per_epoch):
            batch = order[step * recipe.batch_size : (step + 1) * recipe.batch_size]
            loss, gradient = _loss_and_gradient(bags, batch, vectors, recipe.scale)
            adam.step(gradient, recipe.learning_rate * _warm_up(epoch * steps_per_epoch + step, total))
            losses.append(loss)
        logger.info("epoch %d of %d learned, loss %.3f", epoch + 1, recipe.epochs, np.mean(losses))
    return vectors


class _Adam:
    """Adam over one array, changed in place without new arrays of its size."""

    def __init__(self, weights: Floats) -> None:
        self._weights = weights
        self._mean, self._square, self._scratch = (np.zeros_like(weights) for _ in range(3))
        self._steps = 0

    def step(self, gradient: Floats, learning_rate: float) -> None:
        self._steps += 1
        self._mean *= _BETA_1
        np.multiply(gradient, 1 - _BETA_1, out=self._scratch)
        self._mean += self._scratch
        self._square *= _BETA_2
        np.square(gradient, out=self._scratch)
        self._scratch *= 1 - _BETA_2
        self._square += self._scratch
        np.multiply(self._square, 1 / (1 - _BETA_2**self._steps), out=self._scratch)
        np.sqrt(self._scratch, out=self._scratch)
        self._scratch += _EPSILON
        np.divide(self._mean, self._scratch, out=self._scratch)
        self._scratch *= learning_rate / (1 - _BETA_1**self._steps)
        self._weights -= self._scratch


def _warm_up(step: int, total: int) -> float:
    """Share of the learning rate: up over the first tenth of all steps, then down to a hundredth."""
    return min(1.0, (step + 1) / (0.1 * total)) * max(0.01, min(1.0, (total - step) / (0.9 * total)))


def _loss_and_gradient(bags: Bags, batch: NDArray[np.int64], vectors: Floats, scale: float) -> tuple[float, Floats]:
    query_bags, passage_bags = bags.queries[batch], bags.passages[batch]
    queries, query_lengths = _unit(query_bags @ vectors)
    passages, passage_lengths = _unit(passage_bags @ vectors)
    similarities = (queries @ passages.T) * np.float32(scale)
    similarities[_same_source(bags.sources[batch])] = -1e4
    loss, pull = _cross_entropy_both_ways(similarities)
    pull *= np.float32(scale)
    gradient = query_bags.T @ _through_unit(pull @ passages, queries, query_lengths)
    gradient += passage_bags.T @ _through_unit(pull.T @ queries, passages, passage_lengths)
    return loss, gradient


def _unit(rows: Floats) -> tuple[Floats, Floats]:
    lengths = np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), np.float32(1e-12))
    return rows / lengths, lengths


def _through_unit(gradient: Floats, units: Floats, lengths: Floats) -> Floats:
    """The gradient before scaling to length 1, from the gradient after it."""
    along = np.einsum("ij,ij->i", gradient, units)[:, None]
    result: Floats = (gradient - units * along) / lengths
    return result


def _same_source(sources: NDArray[np.int64]) -> NDArray[np.bool_]:
    same: NDArray[np.bool_] = (sources[:, None] == sources[None]) & (sources[:, None] != UNKNOWN_SOURCE)
    np.fill_diagonal(same, False)
    return same


def _cross_entropy_both_ways(similarities: Floats) -> tuple[float, Floats]:
    """Mean loss over rows and columns with the diagonal as the answer, and its gradient by each similarity."""
    by_row, by_column = _softmax(similarities, axis=1), _softmax(similarities, axis=0)
    answers = np.arange(len(similarities))
    picked = np.concatenate([by_row[answers, answers], by_column[answers, answers]])
    loss = float(-np.log(np.maximum(picked, 1e-30)).mean())
    by_row += by_column
    by_row[answers, answers] -= 2
    by_row /= np.float32(2 * len(similarities))
    return loss, by_row


def _softmax(similarities: Floats, *, axis: int) -> Floats:
    exponentials: Floats = np.exp(similarities - similarities.max(axis=axis, keepdims=True))
    exponentials /= exponentials.sum(axis=axis, keepdims=True)
    return exponentials
