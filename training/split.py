"""Who is learned from and who is only measured on: held-out judgments, near-duplicates, and overlap with AILA 2019.

Decides by hash of the corpus id and by shared word sequences; draws nothing at random.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from training.corpus import AilaTask, CorpusJudgment, StatuteText, read_aila, read_judgments, read_statutes

HELD_OUT_PERCENT = 10
NEAR_DUPLICATE_SHARE = 0.20
AILA_DOCUMENT_SHARE = 0.15
AILA_QUERY_SHINGLES = 20
AILA_STATUTE_SHARE = 0.25

_WORD = re.compile(r"[a-z0-9]+")


@dataclass(frozen=True)
class Split:
    """Judgments and sections to learn from, and judgments that are only searched."""

    training: list[CorpusJudgment]
    held_out: list[CorpusJudgment]
    statutes: list[StatuteText]
    left_out: dict[str, int]


def bucket(corpus_id: str, *, buckets: int, salt: str) -> int:
    """A number in [0, `buckets`) that depends on the id and the salt alone."""
    return int.from_bytes(hashlib.sha256(f"{salt}:{corpus_id}".encode()).digest()[:8], "big") % buckets


def read_split(folder: Path) -> tuple[Split, tuple[AilaTask, AilaTask]]:
    """The split of the corpora in `folder`, and AILA's precedent and statute tasks."""
    tasks = read_aila(folder)
    return split_corpus(read_judgments(folder), read_statutes(folder), *tasks), tasks


def split_corpus(
    judgments: Sequence[CorpusJudgment],
    statutes: Sequence[StatuteText],
    precedent_task: AilaTask,
    statute_task: AilaTask,
) -> Split:
    """Training and held-out sides, nothing in training that overlaps what is measured beyond the limits above."""
    aila_documents = shingle_set(precedent_task.documents.values(), length=8)
    aila_queries = shingle_set(precedent_task.queries.values(), length=8)
    own = [shingles(judgment.body, length=8) for judgment in judgments]
    in_aila = [
        _share(hashes, aila_documents) >= AILA_DOCUMENT_SHARE or _common(hashes, aila_queries) >= AILA_QUERY_SHINGLES
        for hashes in own
    ]
    drawn = [bucket(judgment.corpus_id, buckets=100, salt="held-out") < HELD_OUT_PERCENT for judgment in judgments]
    drawn_shingles = _distinct(hashes for hashes, is_drawn in zip(own, drawn, strict=True) if is_drawn)
    training, held_out, near = [], [], 0
    for judgment, hashes, is_drawn, overlaps in zip(judgments, own, drawn, in_aila, strict=True):
        if is_drawn or overlaps:
            held_out.append(judgment)
        elif _share(hashes, drawn_shingles) >= NEAR_DUPLICATE_SHARE:
            near += 1
        else:
            training.append(judgment)
    kept = _statutes_outside(statutes, statute_task)
    left_out = {
        "drawn": sum(drawn),
        "overlap with AILA": sum(in_aila),
        "near-duplicates of drawn": near,
        "sections overlapping AILA": len(statutes) - len(kept),
    }
    return Split(training, held_out, kept, left_out)


def shingles(text: str, *, length: int) -> NDArray[np.uint64]:
    """Hashes of every run of `length` words, in order; the same on every machine and in every process."""
    words = np.fromiter(map(_WORD_HASHES.__getitem__, _WORD.findall(text.lower())), dtype=np.uint64)
    if len(words) < length:
        return np.zeros(0, dtype=np.uint64)
    hashes = np.zeros(len(words) - length + 1, dtype=np.uint64)
    for offset in range(length):
        hashes = hashes * np.uint64(0x9E3779B97F4A7C15) + words[offset : offset + len(hashes)]
    return hashes


def shingle_set(texts: Iterable[str], *, length: int) -> NDArray[np.uint64]:
    """Sorted distinct hashes over all `texts`."""
    return _distinct(shingles(text, length=length) for text in texts)


def _distinct(hashes: Iterable[NDArray[np.uint64]]) -> NDArray[np.uint64]:
    return np.unique(np.concatenate([np.zeros(0, dtype=np.uint64), *hashes]))


class _WordHashes(dict[str, int]):
    """A 64-bit hash by word, worked out on first sight."""

    def __missing__(self, word: str) -> int:
        self[word] = int.from_bytes(hashlib.blake2b(word.encode(), digest_size=8).digest(), "big")
        return self[word]


_WORD_HASHES = _WordHashes()


def _common(hashes: NDArray[np.uint64], among: NDArray[np.uint64]) -> int:
    if not len(among):
        return 0
    places = np.minimum(np.searchsorted(among, hashes), len(among) - 1)
    return int(np.count_nonzero(among[places] == hashes))


def _share(hashes: NDArray[np.uint64], among: NDArray[np.uint64]) -> float:
    return _common(hashes, among) / len(hashes) if len(hashes) else 0.0


def _statutes_outside(statutes: Sequence[StatuteText], task: AilaTask) -> list[StatuteText]:
    theirs = shingle_set(task.documents.values(), length=6)
    return [section for section in statutes if _share(shingles(section.text, length=6), theirs) <= AILA_STATUTE_SHARE]
