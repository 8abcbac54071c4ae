"""The pure rule on standing: chains, benches, scope, dates."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.law.standing import (
    ActFacts,
    Invalidation,
    SectionFacts,
    StatedTreatment,
    clause_within,
    judgment_standing,
    provision_standing,
)
from nyayagraph.law.treatment.kinds import Scope, Standing, Treatment

ON = date(2020, 1, 1)


def treated(
    cited: str,
    citing: str,
    treatment: Treatment = Treatment.OVERRULED,
    *,
    year: int = 2000,
    scope: Scope = Scope.WHOLE,
    effective: bool = True,
    benches: tuple[int | None, int | None] = (5, 3),
    source: str = "starter",
) -> StatedTreatment:
    """`citing` treats `cited`; benches are the later one's and the earlier one's."""
    return StatedTreatment(
        cited_id=cited, citing_id=citing, citing_title=citing, citing_citation=None, citing_bench=benches[0],
        cited_bench=benches[1], decided_on=date(year, 1, 1), treatment=treatment, scope=scope, effective=effective,
        source=source,
    )  # fmt: skip


DOUBT = treated("a", "b", Treatment.DOUBTED)


@pytest.mark.parametrize(
    ("rows", "standing"),
    [
        ([], Standing.GOOD),
        ([treated("a", "b")], Standing.OVERRULED),
        ([treated("a", "b", year=2021)], Standing.GOOD),
        ([treated("a", "b", scope=Scope.PART)], Standing.PARTLY_OVERRULED),
        ([treated("a", "b", scope=Scope.POINT)], Standing.PARTLY_OVERRULED),
        ([treated("a", "b", Treatment.REVERSED)], Standing.REVERSED),
        ([treated("a", "b", effective=False)], Standing.GOOD),
        ([treated("a", "b", benches=(2, 5))], Standing.GOOD),
        ([treated("a", "b", benches=(None, 5))], Standing.OVERRULED),
        ([treated("a", "b"), treated("b", "c", year=2010)], Standing.GOOD),
        ([treated("a", "b"), treated("b", "c", year=2010), treated("c", "d", year=2015)], Standing.OVERRULED),
        ([treated("a", "b"), treated("b", "c", year=2010, scope=Scope.PART)], Standing.OVERRULED),
        ([treated("a", "b"), treated("b", "c", year=2025)], Standing.OVERRULED),
        ([treated("a", "b"), treated("b", "a", year=2000)], Standing.OVERRULED),
        ([treated("a", "b", Treatment.DOUBTED)], Standing.DOUBTED),
        ([treated("a", "b", Treatment.REFERRED_TO_LARGER_BENCH)], Standing.DOUBTED),
        ([treated("a", "b", Treatment.NOT_FOLLOWED, benches=(2, 5))], Standing.GOOD),
        ([treated("a", "b", Treatment.NOT_FOLLOWED, scope=Scope.POINT)], Standing.GOOD),
        ([treated("a", "b", Treatment.PER_INCURIAM)], Standing.DOUBTED),
        ([treated("a", "b", Treatment.DISTINGUISHED)], Standing.GOOD),
        ([DOUBT, treated("a", "c", Treatment.AFFIRMED, year=2010, benches=(7, 3))], Standing.GOOD),
        ([DOUBT, treated("a", "c", Treatment.FOLLOWED, year=2010, benches=(3, 3))], Standing.DOUBTED),
        ([treated("a", "b", Treatment.DOUBTED), treated("a", "c", year=2010)], Standing.OVERRULED),
        ([treated("x", "b")], Standing.GOOD),
    ],
)
def test_standing_follows_from_treatments_on_the_day(rows: list[StatedTreatment], standing: Standing) -> None:
    assert judgment_standing("a", rows, ON).standing is standing


@pytest.mark.parametrize("turn", [1, -1])
def test_the_order_of_rows_does_not_matter(turn: int) -> None:
    rows = [treated("a", "b"), treated("b", "c", year=2010), treated("a", "d", Treatment.DOUBTED, year=2005)][::turn]

    assert judgment_standing("a", rows, ON).standing is Standing.DOUBTED


def test_an_overruling_without_effect_is_still_told() -> None:
    found = judgment_standing("a", [treated("a", "b", benches=(2, 5))], ON)

    assert [reason.rule for reason in found.because] == ["smaller_bench_cannot_overrule"]


IPC = ActFacts(act_id="ipc-1860", title="IPC", commenced_on=date(1862, 1, 1), repealed_on=date(2024, 7, 1))


@pytest.mark.parametrize(
    ("on", "standing"),
    [
        (date(1861, 12, 31), Standing.NOT_YET_IN_FORCE),
        (date(1862, 1, 1), Standing.IN_FORCE),
        (date(2024, 6, 30), Standing.IN_FORCE),
        (date(2024, 7, 1), Standing.REPEALED),
    ],
)
def test_a_repealed_section_is_not_in_force_on_the_day_of_repeal(on: date, standing: Standing) -> None:
    assert provision_standing(IPC, None, "", on).standing is standing


STRUCK = Invalidation(type="STRIKES_DOWN", clause="(4)", extent="whole", on=date(1980, 7, 31), by="Minerva Mills")


@pytest.mark.parametrize(
    ("clause", "on", "standing", "warned"),
    [
        ("(4)", ON, Standing.STRUCK_DOWN, False),
        ("(4)(a)", ON, Standing.STRUCK_DOWN, False),
        ("(4)", date(1980, 7, 30), Standing.IN_FORCE, False),
        ("(1)", ON, Standing.IN_FORCE, False),
        ("", ON, Standing.IN_FORCE, True),
    ],
)
def test_a_clause_struck_down_leaves_the_rest_in_force(clause: str, on: date, standing: Standing, warned: bool) -> None:
    constitution = ActFacts(act_id="constitution", title="Constitution")

    found = provision_standing(constitution, SectionFacts(invalidations=(STRUCK,)), clause, on)

    assert (found.standing, bool(found.warnings)) == (standing, warned)


def test_clause_4_is_not_within_clause_40() -> None:
    assert not clause_within("(40)", "(4)")
    assert clause_within("(4)(a)", "(4)")


@pytest.mark.parametrize("other", ["text", "citator"])
@pytest.mark.parametrize("turn", [1, -1])
def test_a_curated_record_goes_before_print_and_text_on_the_same_two_judgments(other: str, turn: int) -> None:
    rows = [treated("a", "b", effective=False), treated("a", "b", source=other)][::turn]

    assert judgment_standing("a", rows, ON).standing is Standing.GOOD
    assert judgment_standing("a", [*rows, treated("a", "c", source=other)], ON).standing is Standing.OVERRULED


def test_what_print_and_text_both_tell_is_told_once_in_the_words_of_the_text() -> None:
    told = treated("a", "b", source="text").model_copy(update={"evidence": "the words"})

    found = judgment_standing("a", [treated("a", "b", source="citator"), told], ON)

    assert [reason.evidence for reason in found.because] == ["the words"]
