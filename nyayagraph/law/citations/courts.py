"""Courts: their identifiers and the abbreviations that reporters print for them.

Owns the table `tables/courts.json`; must not know reporters or citations.
"""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from importlib import resources

from pydantic import BaseModel, ConfigDict
from rapidfuzz.distance import Levenshtein

_SHORTEST_MISREAD = 3  # letters
_NO_COURTS = frozenset(("SEC", "PAR", "PARA", "PAGE", "VOL", "COL", "ART", "CASE", "NOTE"))
_NOT_LETTERS = re.compile(r"[^A-Z&]")


class Court(BaseModel):
    """One court: `codes` are the forms printed in canonical citations, first the usual one.

    `takes` maps print to the code meant, `refuses` lists what looks alike, `neutral_takes` are neutral citations.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    court_id: str
    name: str
    codes: tuple[str, ...]
    spellings: tuple[str, ...]
    neutral: tuple[str, ...]
    own_spellings: dict[str, str] = {}  # spellings of a code that is not the first: `Punjab` is `Punj`
    takes: dict[str, str]
    refuses: tuple[str, ...]
    neutral_takes: tuple[str, ...]


@cache
def courts() -> tuple[Court, ...]:
    """Every court of the table, the Supreme Court first."""
    text = resources.files("nyayagraph.law.tables").joinpath("courts.json").read_text("utf-8")
    return tuple(Court.model_validate(row) for row in json.loads(text))


@cache
def _codes_by_letters() -> dict[str, str]:
    found: dict[str, str] = {}
    for court in courts():
        for code in court.codes:
            found[_letters(code)] = code
    for court in courts():
        for spelling in court.spellings:
            found.setdefault(_letters(spelling), court.codes[0])
        for own in court.own_spellings:
            found[_letters(own)] = court.own_spellings[own]
    return found


@cache
def _courts_by_code() -> dict[str, Court]:
    return {code: court for court in courts() for code in court.codes}


@cache
def _courts_by_neutral() -> dict[str, Court]:
    return {code: court for court in courts() for code in court.neutral}


def _letters(printed: str) -> str:
    return _NOT_LETTERS.sub("", printed.upper().replace(" AND ", "&"))


def court_code(printed: str) -> str | None:
    """The canonical code of a court as a reporter prints it: `S.C.` and `SUPREME COURT` give `SC`; None if no court."""
    return _codes_by_letters().get(_letters(printed))


@lru_cache(maxsize=1024)
def court_misread(printed: str) -> str | None:
    """The one court whose code or name print damaged in a letter behind the first: `Lal.` gives `Lah`, `AII` `All`."""
    letters = _letters(printed)
    if len(letters) < _SHORTEST_MISREAD or letters in _NO_COURTS:
        return None
    codes = _codes_by_letters()
    if meant := codes.get(letters.replace("I", "L")):
        return meant
    near = {
        code
        for known, code in codes.items()
        if known[0] == letters[0] and len(known) >= _SHORTEST_MISREAD and Levenshtein.distance(known, letters) == 1
    }
    return near.pop() if len(near) == 1 else None


def court_id_of_code(code: str) -> str | None:
    """The court behind a canonical code (`Bom`) or the code of a neutral citation (`DHC`, `AHC-LKO`)."""
    court = _courts_by_code().get(code) or _courts_by_neutral().get(code.partition("-")[0])
    return court.court_id if court else None
