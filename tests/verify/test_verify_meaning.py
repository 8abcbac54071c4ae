"""What a section deals with: when other sections of its act need not be looked at."""

from __future__ import annotations

from itertools import product

from nyayagraph.cypher.statute import ClauseGist, HeldSection, KnownProvision, TopicSection
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.records import SectionRecord
from nyayagraph.starter import starter_sections
from nyayagraph.verify.wording.meaning import Attribution, attribution, may_fit_better_elsewhere, meaning

ACT = "bns-2023"
SECTIONS = [one for one in starter_sections() if one.act_id == ACT]


def gists(one: SectionRecord) -> tuple[ClauseGist, ...]:
    return tuple(ClauseGist(label=label, gist=gist) for label, gist in one.clause_gists.items())


def held(one: SectionRecord) -> KnownProvision:
    section = HeldSection(
        section_id=one.section_id, number=one.number, unit=one.unit, is_held=True, heading=one.heading, gist=one.gist,
        clauses=one.clauses, clause_gists=gists(one), in_force_from=None, in_force_to=None, status=None,
        status_clause=None, status_on=None, status_by=None, status_note=None, dropped_by=None, new_in_act=False,
    )  # fmt: skip
    return KnownProvision(
        section_id=one.section_id, act=None, section=section, successors=(), predecessors=(), invalidations=()
    )


def topic(one: SectionRecord) -> TopicSection:
    return TopicSection(
        section_id=one.section_id, number=one.number, heading=one.heading, gist=one.gist, clause_gists=gists(one)
    )


def said_of(one: SectionRecord, words: str) -> Attribution:
    key = ProvisionKey.parse(f"{ACT}/s{one.number}")
    text = f"Section {one.number} deals with {words}"
    return attribution(text, [(0, len(f"Section {one.number}"), key)], 0)


def test_an_attribution_out_of_doubt_is_judged_the_same_without_the_other_sections() -> None:
    others = [topic(one) for one in SECTIONS]
    pairs = list(product(SECTIONS[::4], SECTIONS[::3]))
    told = [(one, said_of(one, another.heading)) for one, another in pairs]
    settled = [(one, said) for one, said in told if not may_fit_better_elsewhere(said, held(one), is_named=True)]

    assert 0 < len(settled) < len(told)
    assert [meaning(said, held(one), others) for one, said in settled] == [
        meaning(said, held(one), ()) for one, said in settled
    ]


def test_the_section_of_another_subject_stays_in_doubt() -> None:
    wounding = next(one for one in SECTIONS if one.number == "302")
    said = said_of(wounding, "murder")

    assert may_fit_better_elsewhere(said, held(wounding), is_named=True)
    assert not may_fit_better_elsewhere(said, held(wounding), is_named=False)
    assert meaning(said, held(wounding), [topic(one) for one in SECTIONS]).contradicts
