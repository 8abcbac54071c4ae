"""Provisions held to what practice calls their matters."""

from __future__ import annotations

import pytest

from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.provisions.subjects import misplaced


@pytest.mark.parametrize(
    ("sentence", "cited", "printed", "right"),
    [
        ("Damages for breach of contract are had under section 56.", "contract-1872/s56", "section 56", "s73"),
        ("A second appeal lies under section 6 to the Commission.", "rti-2005/s6", "section 6", "s19"),
        ("Section 149 requires corporate social responsibility.", "companies-2013/s149", "Section 149", "s135"),
        ("A mercy petition is decided under Article 142.", "constitution/a142", "Article 142", "a72"),
        ("Kompetenz-kompetenz is found in section 11.", "arbitration-1996/s11", "section 11", "s16"),
        ("Permanent alimony is granted under section 13.", "hma-1955/s13", "section 13", "s25"),
        ("He was tenant holding over under section 106.", "tpa-1882/s106", "section 106", "s116"),
        ("Related party transactions are in section 188.", "companies-2013/s188", "section 188", None),
        ("Permanent alimony, 25, is granted under section 13.", "hma-1955/s13", "section 13", None),
        ("Section 13 gives permanent alimony after 25 years.", "hma-1955/s13", "Section 13", "s25"),
        # its number right behind the matter; a matter that the case lacks
        ("Permanent alimony 25 is granted under section 13.", "hma-1955/s13", "section 13", None),
        ("No permanent alimony is granted under section 13.", "hma-1955/s13", "section 13", None),
        # an offence stands between: what is laid at the section is that
        (
            "He sought anticipatory bail for an offence punishable under section 420.",
            "crpc-1973/s420",
            "section 420",
            None,
        ),
        ("He sought anticipatory bail under section 437.", "crpc-1973/s437", "section 437", "s438"),
        ("Alimony aside, section 13 gives the grounds.", "hma-1955/s13", "section 13", None),
    ],
)
def test_what_practice_calls_a_matter_tells_where_it_stands(
    sentence: str, cited: str, printed: str, right: str | None
) -> None:
    start = sentence.index(printed)
    found = misplaced(sentence, [(start, start + len(printed), ProvisionKey.parse(cited))], 0)

    assert (found and found.right[0].partition("/")[2]) == right
