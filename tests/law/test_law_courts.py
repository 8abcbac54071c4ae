"""The courts table: spellings and examples hold each other, both ways."""

import pytest

from nyayagraph.law.citations.courts import Court, court_code, court_id_of_code, courts
from nyayagraph.law.citations.keys import CitationKey

TAKES = [(court, printed) for court in courts() for printed in court.takes]
REFUSES = [(court, printed) for court in courts() for printed in court.refuses]
NEUTRAL = [(court, printed) for court in courts() for printed in court.neutral_takes]


@pytest.mark.parametrize(("court", "printed"), TAKES, ids=[printed for _, printed in TAKES])
def test_a_court_takes_its_examples_as_their_code(court: Court, printed: str) -> None:
    code = court_code(printed)

    assert code == court.takes[printed]
    assert court_id_of_code(code) == court.court_id


@pytest.mark.parametrize(("court", "printed"), REFUSES, ids=[printed for _, printed in REFUSES])
def test_a_court_refuses_what_only_looks_alike(court: Court, printed: str) -> None:
    assert court_code(printed) not in court.codes


@pytest.mark.parametrize(("court", "printed"), NEUTRAL, ids=[printed for _, printed in NEUTRAL])
def test_a_neutral_citation_tells_its_court(court: Court, printed: str) -> None:
    assert CitationKey.parse(printed).court_id == court.court_id


@pytest.mark.parametrize("court", courts(), ids=lambda court: court.court_id)
def test_every_spelling_of_a_court_is_among_its_examples(court: Court) -> None:
    assert set(court.spellings) | set(court.own_spellings) <= set(court.takes)
    assert court.refuses
    assert len(court.neutral) == len(court.neutral_takes)


def test_every_high_court_that_sits_has_a_neutral_form() -> None:
    sitting = [court for court in courts() if court.neutral]

    assert len(sitting) == 25
