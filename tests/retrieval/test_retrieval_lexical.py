"""Word matching over the pool: scores keep their scale, and length alone earns nothing."""

from __future__ import annotations

from nyayagraph.cypher.retrieval import PooledPassage
from nyayagraph.retrieval.lexical import Curve, bm25_run, rarity_of

TEXTS = (
    "The tenant gave notice to quit and the landlord accepted the notice to quit on the same day.",
    "The tenant paid the rent and the parties spoke of other things for many days, and of a notice.",
    (
        "Nothing of the kind was said in this long passage, which goes on for many words about a road, a bridge, "
        "a river, a boat, a ferry and a toll, and ends without any word that was asked for, however long it may run."
    ),
)


def pool() -> list[PooledPassage]:
    return [
        PooledPassage(chunk_id=f"c{n}", authority_id=f"a{n}", title="", text=text, lucene_score=9.0 - n)
        for n, text in enumerate(TEXTS)
    ]


def test_two_good_scores_stay_two_and_a_long_passage_without_the_words_is_left_out() -> None:
    """Trap T2o: 7.3 and 1.01 were both cut to 1, and 300 characters of nothing passed as half good."""
    ranked = bm25_run("notice to quit by the landlord", pool(), rarity_of([*TEXTS, *(["other words"] * 200)]))

    assert [passage.chunk_id for passage in ranked] == ["c0", "c1"]
    assert ranked[0].score > 2 * ranked[1].score > 2


def test_the_order_of_the_pool_decides_only_between_equals() -> None:
    rarity = rarity_of([*TEXTS, *(["other words"] * 200)])

    ranked = bm25_run("notice to quit", list(reversed(pool())), rarity)

    assert [passage.chunk_id for passage in ranked] == ["c0", "c1"]


def test_a_flatter_curve_makes_less_of_repeats_and_of_length() -> None:
    rarity = rarity_of([*TEXTS, *(["other words"] * 200)])

    def lead(curve: Curve) -> float:
        first, second = bm25_run("notice", pool(), rarity, curve=curve)
        return first.score / second.score

    assert lead(Curve(k1=0.2, b=0.3)) < lead(Curve(k1=1.5, b=0.3))
    assert lead(Curve(k1=1.5, b=0.0)) < lead(Curve(k1=1.5, b=0.9))
