"""Trains the default embedder from nothing and measures it: `python -m training.embedder --data DIR --out DIR`.

Needs no network, no torch and no other model's weights; a few minutes on two cores.
"""

from __future__ import annotations

import argparse
import logging
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from nyayagraph.inference.embedder import load_embedder
from training.artefact import quantize, read_vocabulary, write_model
from training.corpus import read_citation_index
from training.fit import Recipe, learn_token_vectors, tokenize_pairs
from training.measure import measure, report
from training.pairs import mine_pairs
from training.split import Split, read_split
from training.vocabulary import learn_vocabulary

logger = logging.getLogger("training")

VOCABULARY_SIZE = 16_000


def main() -> None:
    """Splits, mines, learns, writes the folder, and prints measures and identity."""
    chosen = _arguments()
    logging.basicConfig(level=logging.INFO, stream=sys.stderr, format="%(asctime)s %(message)s")
    started = time.monotonic()
    split, tasks = read_split(chosen.data)
    print(f"judgments to learn from {len(split.training)}, only searched {len(split.held_out)}; {split.left_out}")
    pairs = mine_pairs(split.training, split.statutes, read_citation_index(chosen.data), seed=chosen.seed)
    print(f"pairs {len(pairs)}: {dict(Counter(pair.kind for pair in pairs))}")
    tokenizer = (
        read_vocabulary(chosen.out)
        if chosen.keep_vocabulary
        else learn_vocabulary(_vocabulary_texts(split), size=chosen.vocabulary)
    )
    recipe = Recipe(embedding_dim=chosen.dim, seed=chosen.seed)
    write_model(chosen.out, tokenizer, quantize(learn_token_vectors(tokenize_pairs(tokenizer, pairs), recipe)))
    embedder = load_embedder(str(chosen.out))
    print(f"trained in {time.monotonic() - started:.0f} s: {embedder.model_id}")
    print("\n".join(report(measure(embedder, split.held_out, *tasks))))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training.embedder", description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder of the public data")
    parser.add_argument("--out", type=Path, required=True, help="folder to write the model to")
    parser.add_argument("--dim", type=int, default=Recipe.embedding_dim, help="numbers a vector has")
    parser.add_argument(
        "--keep-vocabulary", action="store_true", help="learn vectors for the vocabulary that OUT holds"
    )
    parser.add_argument("--vocabulary", type=int, default=VOCABULARY_SIZE, help="tokens to learn")
    parser.add_argument("--seed", type=int, default=Recipe.seed)
    return parser.parse_args()


def _vocabulary_texts(split: Split) -> Iterator[str]:
    """Every other judgment to learn from, and every section."""
    for judgment in split.training[::2]:
        yield judgment.body
    for section in split.statutes:
        yield section.heading
        yield section.text


if __name__ == "__main__":
    main()
