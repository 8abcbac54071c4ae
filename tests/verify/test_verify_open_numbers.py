"""Numbers that the words behind them tie to some codes: pure, no graph."""

from __future__ import annotations

import pytest

from nyayagraph.verify.references.open_numbers import open_numbers


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("What was 302 of the Code is gone.", ["ipc-1860/s302", "crpc-1973/s302"]),
        ("It is 318 of the new law.", ["bns-2023/s318", "bnss-2023/s318"]),
        ("Then 376D of the 1860 Code has gone.", ["ipc-1860/s376D"]),
        ("He applied under 438 of the old Code.", ["ipc-1860/s438", "crpc-1973/s438"]),
        ("It stood as 125 in the Criminal Procedure Code.", ["crpc-1973/s125"]),
        ("Wages are met by 45 of the new Code on Wages.", []),
        ("An appeal lay under 115 of the old Code of Civil Procedure.", []),
        ("An appeal lay under 115 of the Procedure Code of 1908.", []),
        ("Eviction was met by 14 of the repealed law on rents.", []),
        ("The resolution applicant is barred by 29A of the Code, insolvency being near.", []),
        ("The Civil Procedure Code differs; 151 of the Code saves all powers.", []),
        ("There were 500 in Code matters.", []),
        ("See page 302 of the Code.", []),
        ("He paid Rs 500 under the Penal Code.", []),
        ("He paid a fine of 500 under the Penal Code.", []),
        ("It is Act 45 of the 1860 Code.", []),
        ("He got 12 years under the Code.", []),
    ],
)
def test_a_number_is_of_the_codes_that_it_is_surely_called_by(text: str, readings: list[str]) -> None:
    found = [key.section_id for number in open_numbers(text, []) for key in number.readings]

    assert found == readings
