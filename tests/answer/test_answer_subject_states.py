"""The State whose Act a section is of, by the title of the Act."""

import pytest

from nyayagraph.answer.subject import state_of


@pytest.mark.parametrize(
    ("title", "state"),
    [
        ("Uttar Pradesh Value Added Tax Act, 2008", "Uttar Pradesh"),
        ("The Madhya Pradesh Excise Act, 1915", "Madhya Pradesh"),
        ("Jammu and Kashmir Public Safety Act, 1978", "Jammu and Kashmir"),
        ("Goa, Daman and Diu Mundkars Act, 1975", "Goa"),
        ("Tamil Nadu Buildings Act, 1960", "Tamil Nadu"),
        ("Ranbir Penal Code, 1932", "Ranbir"),
        ("Telangana Excise Act, 1968", "Telangana"),
        ("Indian Contract Act, 1872", ""),
        ("Bharatiya Nyaya Sanhita, 2023", ""),
    ],
)
def test_a_title_tells_its_state_whole_so_that_one_pradesh_is_not_another(title: str, state: str) -> None:
    assert state_of(title) == state
