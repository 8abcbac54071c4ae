"""Rarity of words in a graph, sampled once a connection and kept with it."""

from __future__ import annotations

import threading
import time
from weakref import WeakKeyDictionary

from nyayagraph.cypher.codes import PlainWords
from nyayagraph.cypher.retrieval import PassageSample
from nyayagraph.graph import Graph
from nyayagraph.retrieval.concepts import meanings
from nyayagraph.retrieval.lexical import Rarity, rarity_of

SAMPLE_PASSAGES = 800
# Mean length of a passage where texts of sections and plain words are compared: words alone are far shorter.
SECTION_PASSAGE_TOKENS = 120.0
_FRESH_S = 60.0
_PLAIN_FRESH_S = 900.0  # words on sections come with the starter graph, seldom while it is searched

_kept_plain: WeakKeyDictionary[Graph, tuple[float, Rarity]] = WeakKeyDictionary()  # with until when
_kept: WeakKeyDictionary[Graph, tuple[float, Rarity]] = WeakKeyDictionary()
_lock = threading.Lock()


def rarity_in(graph: Graph) -> Rarity:
    """Rarity of words over a fixed sample of the graph's passages.

    A full sample stays for as long as the connection; one of a graph that is still small is taken again after a
    minute, for such a graph is being loaded.
    """
    with _lock:
        kept = _kept.get(graph)
        if kept and (kept[1].passages >= SAMPLE_PASSAGES or time.monotonic() - kept[0] < _FRESH_S):
            return kept[1]
        taken = rarity_of(row.text for row in graph.fetch(PassageSample(size=SAMPLE_PASSAGES)))
        _kept[graph] = (time.monotonic(), taken)
        return taken


def plain_rarity_in(graph: Graph) -> Rarity:
    """Rarity of words over the plain words on sections, in which everyday words are common; of passages without them.

    Taken again after a quarter of an hour, and after a minute where there were none, for a graph may get them while it
    is searched.
    """
    with _lock:
        kept = _kept_plain.get(graph)
        if kept and time.monotonic() < kept[0]:
            return kept[1]
    taken = rarity_of((row.text for row in graph.fetch(PlainWords())), tokenize=meanings)
    fresh_for = _PLAIN_FRESH_S if taken.passages else _FRESH_S
    taken = taken.model_copy(update={"mean_tokens": SECTION_PASSAGE_TOKENS}) if taken.passages else rarity_in(graph)
    with _lock:
        _kept_plain[graph] = (time.monotonic() + fresh_for, taken)
    return taken
