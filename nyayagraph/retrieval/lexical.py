"""Word matching: a bounded Lucene query for the pool, and BM25 over the pool for the order.

The index finds the pool with the whole graph's word counts but breaks `19(1)(a)` and citations apart; rank-bm25
scores the pool again with tokens that keep them. Rarity of words comes from a sample of the graph, never from the
pool, where every passage holds the words that were asked for. Touches no graph.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from pydantic import BaseModel, ConfigDict
from rank_bm25 import BM25Okapi

from nyayagraph.cypher.retrieval import PooledPassage
from nyayagraph.retrieval.filters import compact_id, lucene_phrase, lucene_text, section_of
from nyayagraph.retrieval.fusion import RankedPassage
from nyayagraph.retrieval.tokens import marked, spellings, words

MOST_TERMS = 24
TITLE_TERMS = 8
_PROVISION_BOOST = 3

# The number that a marked token must contain: takes the `302` of `§302`, the `248` of `1978_1_scc_248`.
_LAST_NUMBER = re.compile(r"\d+")


class Rarity(BaseModel):
    """In how many of `passages` sampled passages a token occurs, and how long they are on average."""

    model_config = ConfigDict(frozen=True)

    passages: int
    mean_tokens: float
    counts: dict[str, int]

    def idf(self, token: str) -> float:
        """ln(1 + (N - n + 0.5) / (n + 0.5)), never negative.

        Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009, section 3.1, with the
        1 that Lucene adds. A token that the sample lacks is as rare as one that it holds half a time.
        """
        count = self.counts.get(token, 0)
        return math.log1p((self.passages - count + 0.5) / (count + 0.5))


class Curve(BaseModel):
    """What BM25 makes of repeats, `k1`, and of a passage's length, `b`; those of rank-bm25 unless told."""

    model_config = ConfigDict(frozen=True)

    k1: float = 1.5
    b: float = 0.75


_USUAL = Curve()
Tokenizer = Callable[[str], list[str]]
Weigher = Callable[[str], float]


def _in_full(_token: str) -> float:
    return 1.0


def rarity_of(texts: Iterable[str], *, tokenize: Tokenizer = words) -> Rarity:
    """Word counts over `texts`, each counted once a text."""
    counts: Counter[str] = Counter()
    passages = total = 0
    for text in texts:
        found = tokenize(text)
        counts.update(set(found))
        passages += 1
        total += len(found)
    return Rarity(passages=passages, mean_tokens=total / passages if passages else 0.0, counts=dict(counts))


def informative(wording: str, rarity: Rarity, *, most: int = MOST_TERMS) -> tuple[str, ...]:
    """At most `most` words of the question as it writes them, by occurrences times idf; ties in alphabetical order."""
    counts = Counter(words(wording))
    written = spellings(wording)
    ranked = sorted(written, key=lambda token: (-counts[token] * rarity.idf(token), token))
    return tuple(written[token] for token in ranked[:most])


def lucene_query(
    terms: Sequence[str], limits: str, *, citations: Sequence[str] = (), provisions: Sequence[str] = ()
) -> str:
    """A query within `limits` for any of `terms` or `citations`, in favour of judgments on `provisions`.

    Empty where there is nothing to look for. Titles count for short queries only, where a word may be a party's name.
    """
    if not terms and not citations:
        return ""
    spelled = " ".join(lucene_text(term) for term in terms)
    clauses = [f"text:({spelled})"] if terms else []
    if 0 < len(terms) <= TITLE_TERMS:
        clauses.append(f"title:({spelled})")
    clauses += [f"text:{lucene_phrase(citation)}" for citation in citations]
    clauses += [
        f"filter_terms:sec_{compact_id(section_of(provision))}_0^{_PROVISION_BOOST}" for provision in provisions
    ]
    # The words must match: with required limits alone, Lucene would let every passage through that meets them.
    return " ".join([f"+({' '.join(clauses)})", limits]).strip()


def bm25_run(
    wording: str,
    pool: Sequence[PooledPassage],
    rarity: Rarity,
    *,
    marks: Sequence[str] = (),
    tokenize: Tokenizer = words,
    weigh: Weigher = _in_full,
    curve: Curve = _USUAL,
) -> tuple[RankedPassage, ...]:
    """The pool by BM25 of the words of `wording` and of `marks`, best first; what scores nothing is left out.

    `weigh` says what a token counts beside its rarity. Equal scores keep the index's order. BM25 Okapi, see Robertson
    and Zaragoza 2009. Sections and citations are looked for in the passages only where `marks` names some.
    """
    if not pool:
        return ()
    query = list(dict.fromkeys([*tokenize(wording), *marks]))
    asked = frozenset(query)
    numbers = tuple(dict.fromkeys(_LAST_NUMBER.findall(mark)[-1] for mark in marks))
    documents = [_document(passage, numbers, tokenize) for passage in pool]
    # Counts of other words would change no score; lengths are those of the whole passages.
    ranker = BM25Okapi(
        [[token for token in document if token in asked] or [""] for document in documents], k1=curve.k1, b=curve.b
    )
    ranker.doc_len = [len(document) for document in documents]
    ranker.idf = {token: rarity.idf(token) * weigh(token) for token in query}
    ranker.avgdl = rarity.mean_tokens or 1.0
    scores = ranker.get_scores(query)
    order = sorted(
        (place for place in range(len(pool)) if scores[place] > 0), key=lambda place: (-scores[place], place)
    )
    return tuple(
        RankedPassage(
            chunk_id=pool[place].chunk_id, authority_id=pool[place].authority_id, score=round(float(scores[place]), 6)
        )
        for place in order
    )


def _document(passage: PooledPassage, numbers: Sequence[str], tokenize: Tokenizer) -> list[str]:
    """Tokens of a passage and of its title, so that a party's name counts wherever it stands.

    Marked tokens are looked for only where the text holds one of `numbers`.
    """
    text = f"{passage.title}\n{passage.text}"
    found = tokenize(text)
    return found + marked(text) if any(number in text for number in numbers) else found
