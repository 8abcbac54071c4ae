"""The reporters table: patterns and examples hold each other, both ways."""

import pytest

from nyayagraph.errors import CitationError
from nyayagraph.law.citations.keys import CitationKey, find_citations
from nyayagraph.law.citations.reporters import Reporter, reporters

TAKES = [(reporter, printed) for reporter in reporters().values() for printed in reporter.takes]
REFUSES = [printed for reporter in reporters().values() for printed in reporter.refuses]


@pytest.mark.parametrize(("reporter", "printed"), TAKES, ids=[printed for _, printed in TAKES])
def test_a_reporter_takes_its_examples_in_their_canonical_form(reporter: Reporter, printed: str) -> None:
    key = CitationKey.parse(printed)

    assert str(key) == reporter.takes[printed]
    assert key.reporter == reporter.reporter
    assert CitationKey.parse(str(key)) == key


@pytest.mark.parametrize("printed", REFUSES)
def test_a_reporter_refuses_what_only_looks_alike(printed: str) -> None:
    assert find_citations(printed) == []

    with pytest.raises(CitationError):
        CitationKey.parse(printed)


@pytest.mark.parametrize("reporter", reporters().values(), ids=lambda reporter: reporter.reporter)
def test_every_reporter_has_examples_of_both_kinds(reporter: Reporter) -> None:
    assert reporter.takes
    assert reporter.refuses
