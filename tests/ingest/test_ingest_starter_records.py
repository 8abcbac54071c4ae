"""The bundled judgments hold among themselves, agree with law-facts, and differ from no collection unexplained."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pytest

from nyayagraph.errors import SourceError
from nyayagraph.ingest.starter_check import (
    Collection,
    alike,
    check_starter,
    citation_holders,
    disagreements_with,
    faults_among,
)
from nyayagraph.ingest.witnesses import COURT_METADATA, REPORTER_METADATA, Wanted, Witness, read_witnesses
from nyayagraph.law.citations.keys import CitationKey
from nyayagraph.law.records import Checked, Difference, JudgmentRecord, Proposition, TreatmentRecord
from nyayagraph.law.treatment.kinds import Scope, Treatment
from nyayagraph.starter import starter_judgments

WHOLE, PART, POINT = Scope.WHOLE, Scope.PART, Scope.POINT

# overruled, by, how much of it; one line for each overruling that the starter graph must hold
OVERRULINGS = [
    ("AIR 1967 SC 1643", "(1973) 4 SCC 225", WHOLE),
    ("(1976) 2 SCC 521", "(2017) 10 SCC 1", WHOLE),
    ("AIR 1954 SC 300", "(2017) 10 SCC 1", PART),
    ("AIR 1963 SC 1295", "(2017) 10 SCC 1", PART),
    ("(2014) 1 SCC 1", "(2018) 10 SCC 1", WHOLE),
    ("AIR 1985 SC 1618", "(2019) 3 SCC 39", WHOLE),
    ("(1988) 2 SCC 72", "(2019) 3 SCC 39", WHOLE),
    ("(1979) 3 SCC 646", "(1980) 2 SCC 684", WHOLE),
    ("AIR 1965 SC 101", "(1979) 4 SCC 214", WHOLE),
    ("AIR 1963 SC 1207", "(1978) 1 SCC 520", WHOLE),
    ("(2002) 4 SCC 105", "(2012) 9 SCC 552", WHOLE),
    ("(1999) 7 SCC 510", "(2014) 9 SCC 129", WHOLE),
    ("(2018) 2 SCC 801", "(2020) 7 SCC 1", WHOLE),
    ("(2016) 2 SCC 36", "(2020) 9 SCC 1", WHOLE),
    ("(2005) 1 SCC 394", "2024 INSC 562", WHOLE),
    ("(1998) 4 SCC 626", "2024 INSC 161", WHOLE),
    ("(2018) 16 SCC 299", "2024 INSC 150", WHOLE),
    ("AIR 1968 SC 662", "2024 INSC 856", WHOLE),
    ("(1990) 1 SCC 109", "2024 INSC 812", WHOLE),
    ("(1990) 1 SCC 12", "2024 INSC 554", WHOLE),
    ("(2023) 7 SCC 1", "2023 INSC 1066", WHOLE),
]

# parallel citations of one judgment; a wrong volume here once stood in a source
PARALLEL = [
    ("AIR 1978 SC 597", "(1978) 1 SCC 248", "[1978] 2 SCR 621"),
    ("(1973) 4 SCC 225", "AIR 1973 SC 1461", "[1973] Supp SCR 1"),
    ("(2017) 10 SCC 1", "2017 INSC 801", "[2017] 10 SCR 569"),
    ("(2015) 5 SCC 1", "2015 INSC 257", "[2015] 5 SCR 963"),
]

STRUCK = [
    ("(2015) 5 SCC 1", "it-2000/s66A", "struck_down"),
    ("(2019) 3 SCC 39", "ipc-1860/s497", "struck_down"),
    ("(2018) 10 SCC 1", "ipc-1860/s377", "read_down"),
    ("(2022) 7 SCC 433", "ipc-1860/s124A", "in_abeyance"),
    ("(2016) 5 SCC 1", "constitution/a124A", "struck_down"),
]


@pytest.fixture(scope="module")
def records() -> tuple[JudgmentRecord, ...]:
    return starter_judgments()


@pytest.fixture(scope="module")
def holders(records: tuple[JudgmentRecord, ...]) -> dict[CitationKey, list[JudgmentRecord]]:
    return citation_holders(records)


def _held(holders: dict[CitationKey, list[JudgmentRecord]], citation: str) -> JudgmentRecord:
    (record,) = holders[CitationKey.parse(citation)]
    return record


def test_the_bundled_judgments_agree_among_themselves(records: tuple[JudgmentRecord, ...]) -> None:
    assert list(faults_among(records)) == []


def test_at_least_120_landmarks_are_bundled(records: tuple[JudgmentRecord, ...]) -> None:
    assert len(records) >= 120


@pytest.mark.parametrize(("overruled", "by", "scope"), OVERRULINGS)
def test_an_overruling_is_recorded_on_the_later_judgment(
    holders: dict[CitationKey, list[JudgmentRecord]], overruled: str, by: str, scope: Scope
) -> None:
    earlier, later = _held(holders, overruled), _held(holders, by)
    keys = {CitationKey.parse(citation) for citation in earlier.citations}

    found = [treated for treated in later.treats if CitationKey.parse(treated.citation) in keys]

    assert [(one.treatment, one.scope, one.effective) for one in found] == [(Treatment.OVERRULED, scope, True)]
    assert earlier.decided_on is not None
    assert later.decided_on is not None
    assert earlier.decided_on < later.decided_on


def test_balco_overrules_for_agreements_after_its_day_only(
    holders: dict[CitationKey, list[JudgmentRecord]],
) -> None:
    (treated,) = (one for one in _held(holders, "(2012) 9 SCC 552").treats if one.citation == "(2002) 4 SCC 105")
    assert "after 6 September 2012 only" in (treated.point or "")


def test_gopalan_is_departed_from_and_never_overruled(holders: dict[CitationKey, list[JudgmentRecord]]) -> None:
    keys = {CitationKey.parse(citation) for citation in _held(holders, "AIR 1950 SC 27").citations}
    treated = {
        one.treatment
        for (record, *_) in holders.values()
        for one in record.treats
        if CitationKey.parse(one.citation) in keys
    }
    assert treated == {Treatment.NOT_FOLLOWED}


def test_golaknath_never_unsettled_what_kesavananda_restored(
    holders: dict[CitationKey, list[JudgmentRecord]],
) -> None:
    overruled = [one for one in _held(holders, "AIR 1967 SC 1643").treats if one.treatment is Treatment.OVERRULED]
    assert overruled
    assert not any(one.effective for one in overruled)


@pytest.mark.parametrize("citations", PARALLEL)
def test_parallel_citations_lead_to_one_judgment(
    holders: dict[CitationKey, list[JudgmentRecord]], citations: tuple[str, ...]
) -> None:
    assert len({_held(holders, citation).title for citation in citations}) == 1


@pytest.mark.parametrize(("citation", "provision", "how"), STRUCK)
def test_a_provision_that_is_not_good_law_hangs_on_the_judgment_that_said_so(
    holders: dict[CitationKey, list[JudgmentRecord]], citation: str, provision: str, how: str
) -> None:
    assert (provision, how) in {(one.provision, one.how) for one in _held(holders, citation).strikes_down}


def test_every_fact_says_where_it_was_checked(records: tuple[JudgmentRecord, ...]) -> None:
    unsaid = [(record.title, fact) for record in records for fact in _facts(record) if not _is_said(record, fact)]
    assert unsaid == []


def _facts(record: JudgmentRecord) -> list[str]:
    optional = {
        "bench": record.bench,
        "author": record.author,
        "treats": record.treats,
        "strikes_down": record.strikes_down,
    }
    return ["decided_on", "citation", "propositions", *(fact for fact, given in optional.items() if given)]


def _is_said(record: JudgmentRecord, fact: str) -> bool:
    return any(fact in checked.fact and checked.where for checked in record.checked)


def _record(**given: object) -> JudgmentRecord:
    facts: dict[str, object] = {
        "title": "A.B. Rao v. State of Kerala",
        "petitioner": "A.B. Rao",
        "respondent": "State of Kerala",
        "court_id": "supreme-court",
        "decided_on": date(1999, 3, 2),
        "citations": ("(1999) 2 SCC 10",),
        "propositions": (Proposition(text="A first rule of law, long enough."),) * 2,
        "checked": (Checked(fact="decided_on", where="general knowledge"),),
    }
    return JudgmentRecord.model_validate(facts | given)


def _witness(name: str, day: date, *citations: str) -> Witness:
    return Witness(REPORTER_METADATA, "line 7", (name,), day, tuple(map(CitationKey.parse, citations)))


FAULTY = [
    ({"propositions": ()}, "0 propositions"),
    ({"citations": ()}, "no citation"),
    ({"checked": ()}, "nothing says where"),
    ({"interprets": ("ipc 302",)}, "is no provision"),
    ({"bench": ("A", "B"), "bench_strength": 1}, "2 judges named"),
    ({"citations": ("1999 (2) SCC 10",)}, "should be printed (1999) 2 SCC 10"),
    ({"treats": (TreatmentRecord(citation="AIR 1950 SC 27", treatment=Treatment.CITED),)}, "which is no record"),
    ({"treats": (TreatmentRecord(citation="(1999) 2 SCC 10", treatment=Treatment.CITED),)}, "treats itself"),
    ({"treats": (TreatmentRecord(citation="(2001) 5 SCC 1", treatment=Treatment.CITED),)}, "which is later"),
]


@pytest.mark.parametrize(("given", "said"), FAULTY)
def test_a_faulty_record_is_named_with_its_fault(given: dict[str, object], said: str) -> None:
    later = _record(title="C v. D", decided_on=date(2001, 1, 1), citations=("(2001) 5 SCC 1",))
    assert any(said in fault for fault in faults_among([_record(**given), later]))


def test_two_records_with_one_citation_are_a_fault() -> None:
    faults = list(faults_among([_record(), _record(title="C v. D")]))
    assert any("stands in 2 records" in fault for fault in faults)


NAMES = [
    ("A. B. RAO AND ANR. v. STATE OF KERALA AND ORS.", True),
    ("A.B. Rao (Dead) by LRs v. State of Kerala", True),
    ("Anand Bhaskar Rao v. State of Kerala", True),
    ("K.C. Rao v. State of Kerala", False),
    ("Kiran Chandra Rao v. State of Kerala", False),
    ("A.B. Rao v. Union of India", False),
    ("State of Kerala v. A.B. Rao", False),
]


@pytest.mark.parametrize(("theirs", "expected"), NAMES)
def test_entries_are_of_a_record_only_if_both_sides_and_the_initials_fit(theirs: str, expected: bool) -> None:
    assert alike(_record(), _witness(theirs, date(1999, 3, 2))) is expected


def _found(record: JudgmentRecord, witnesses: Sequence[Witness]) -> list[tuple[str, str, bool]]:
    collection = Collection(witnesses)
    found = disagreements_with(record, collection.entries(record))
    return [(one.fact, one.theirs, one.is_explained) for one in found]


def test_an_earlier_order_between_the_same_parties_is_not_taken_for_the_judgment() -> None:
    order = _witness("A.B. Rao v. State of Kerala", date(1997, 11, 19))
    assert not Collection([order]).entries(_record()).speaks


def test_a_day_that_differs_in_one_number_is_a_difference_where_nothing_fits_better() -> None:
    slip = _witness("A.B. Rao v. State of Kerala", date(1999, 8, 2))
    right = _witness("A.B. Rao v. State of Kerala", date(1999, 3, 2))

    assert _found(_record(), [slip]) == [("decided_on", "1999-08-02", False)]
    assert _found(_record(), [slip, right]) == []


def test_a_difference_is_explained_only_by_its_own_fact_source_and_value() -> None:
    slip = _witness("A.B. Rao v. State of Kerala", date(1999, 8, 2))
    rightly = Difference(fact="decided_on", source=REPORTER_METADATA, theirs="1999-08-02", why="a slip")
    elsewhere = rightly.model_copy(update={"source": COURT_METADATA})
    other_day = rightly.model_copy(update={"theirs": "1999-08-03"})

    assert _found(_record(differs=(rightly,)), [slip]) == [("decided_on", "1999-08-02", True)]
    assert _found(_record(differs=(elsewhere, other_day)), [slip]) == [("decided_on", "1999-08-02", False)]


def test_another_judgment_under_the_same_citation_is_a_difference() -> None:
    stranger = _witness("Lal Chand v. Union of India", date(1998, 1, 5), "(1999) 2 SCC 10")
    assert _found(_record(), [stranger]) == [
        ("citations", "(1999) 2 SCC 10 is Lal Chand v. Union of India, 1998-01-05", False)
    ]


def test_other_parties_on_the_same_day_under_the_same_citation_are_a_difference() -> None:
    other = _witness("Lal Chand v. Union of India", date(1999, 3, 2), "(1999) 2 SCC 10")
    assert _found(_record(), [other]) == [("parties", "Lal Chand v. Union of India", False)]


def test_a_citation_that_the_reporter_metadata_has_and_the_record_lacks_is_a_difference() -> None:
    entry = _witness("A.B. Rao v. State of Kerala", date(1999, 3, 2), "1999 INSC 77")
    assert _found(_record(), [entry]) == [("citations", "1999 INSC 77", False)]


def test_a_collection_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match=COURT_METADATA):
        read_witnesses(COURT_METADATA, tmp_path, Wanted([_record()]))


@pytest.mark.corpus
def test_nothing_differs_from_the_metadata_unexplained(data: Path, records: tuple[JudgmentRecord, ...]) -> None:
    found = check_starter(records, data, sources=(REPORTER_METADATA, COURT_METADATA))

    assert found.unexplained == ()
    assert [count.found > 180 for count in found.counts] == [True, True]
