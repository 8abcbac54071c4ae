"""Whether a clause that is not held can be denied: pure, no graph."""

from __future__ import annotations

import pytest

from nyayagraph.cypher.statute import HeldAct, HeldSection, KnownProvision
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.references.coverage import existence, leaves_out
from nyayagraph.verify.report import CitationVerdict


@pytest.mark.parametrize(
    ("held", "clause", "left_out"),
    [
        (("(2)", "(3)"), "(1)", True),
        (("(1)", "(3)"), "(2)", True),
        (("(1)", "(2)"), "(5)", False),
        (("(1)", "(2)", "(3)"), "(ii)", True),
        (("(1)", "(2)", "(3)"), "(2)", False),
        (("(1)", "(2)", "(3)"), "(2)(b)", False),
        (("(1)", "(2)", "(3)"), "(xx)", False),
        (("(a)", "(b)"), "(c)", False),
        ((), "(1)", False),
    ],
)
def test_a_gap_among_the_clauses_held_denies_nothing(held: tuple[str, ...], clause: str, left_out: bool) -> None:
    assert leaves_out(held, clause) is left_out


@pytest.mark.parametrize(
    ("printed", "is_complete", "verdict", "rule", "told"),
    [
        ("ipc-1860/s9A", True, "NOT_COVERED", "may_be_added", "no section 9A in the text held; a State may have added"),
        ("ipc-1860/s511A", True, "NOT_COVERED", "may_be_added", "no section 511A in the text held; a State may"),
        ("crpc-1973/s999", True, "NOT_FOUND", "no_such_provision", "has no section 999"),
        ("bns-2023/s9A", True, "NOT_FOUND", "no_such_provision", "has no section 9A"),
        ("constitution/a31D", True, "NOT_COVERED", "amended_away", "an amendment dealt with it"),
        ("constitution/a999", True, "NOT_FOUND", "no_such_provision", "has no Article 999"),
        ("constitution/s136", True, "NOT_COVERED", "article_called_section", "Article 136 may be meant"),
        ("ipc-1860/s9A", False, "NOT_COVERED", "act_not_complete", "holds only a part of"),
    ],
)
def test_a_number_that_a_whole_act_lacks_is_said_to_be_lacking(
    printed: str, is_complete: bool, verdict: str, rule: str, told: str
) -> None:
    key = ProvisionKey.parse(printed)

    found, (reason,) = existence(known(key, is_complete=is_complete), key, frozenset())

    assert (found, reason.rule) == (CitationVerdict(verdict), rule)
    assert told in reason.evidence


@pytest.mark.parametrize(
    ("printed", "held", "verdict"),
    [
        ("constitution/a123(4)", ("(1)", "(2)", "(3)"), "NOT_COVERED"),
        ("constitution/a123(9)", ("(1)", "(2)", "(3)"), "NOT_FOUND"),
        ("constitution/a23(3)", ("(1)", "(2)"), "NOT_FOUND"),
        ("central-excise-1944/s4(4)(d)", ("(1)", "(2)", "(3)"), "NOT_COVERED"),
        ("central-excise-1944/s4(9)", ("(1)", "(2)", "(3)"), "NOT_FOUND"),
        ("central-excise-1944/s4(1A)", ("(1)", "(2)", "(3)"), "NOT_COVERED"),
        ("bns-2023/s318(2A)", ("(1)", "(2)", "(3)", "(4)"), "NOT_FOUND"),
        ("bns-2023/s318(5)", ("(1)", "(2)", "(3)", "(4)"), "NOT_FOUND"),
        ("cpc-1908/o7r11(g)", ("(a)", "(b)", "(c)", "(d)", "(e)", "(f)"), "NOT_FOUND"),
        ("cpc-1908/o7r11(d)", ("(a)", "(b)", "(c)", "(d)", "(e)", "(f)"), "VERIFIED"),
    ],
)
def test_the_clause_next_behind_the_last_may_have_been_taken_away(
    printed: str, held: tuple[str, ...], verdict: str
) -> None:
    key = ProvisionKey.parse(printed)
    section = HeldSection(
        section_id=key.section_id, number=key.number, unit=key.unit, is_held=True, heading=None, gist=None,
        clauses=held, clause_gists=(), in_force_from=None, in_force_to=None, status=None, status_clause=None,
        status_on=None, status_by=None, status_note=None, dropped_by=None, new_in_act=False,
    )  # fmt: skip

    found, _ = existence(known(key, is_complete=True).model_copy(update={"section": section}), key, frozenset())

    assert found is CitationVerdict(verdict)


def known(key: ProvisionKey, *, is_complete: bool) -> KnownProvision:
    """A provision that an act of the graph lacks."""
    act = HeldAct(
        act_id=key.act_id,
        title="Act",
        commenced_on=None,
        repealed_on=None,
        repealed_by=None,
        repealed_by_title=None,
        repealing_provision=None,
        savings=None,
        savings_provision=None,
        is_complete=is_complete,
    )
    return KnownProvision(
        section_id=key.section_id, act=act, section=None, successors=(), predecessors=(), invalidations=()
    )
