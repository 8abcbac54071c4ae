"""What the words Act, Code, Sanhita and Adhiniyam can call, and the codes that their year alone names. Pure."""

from __future__ import annotations

from collections.abc import Callable

# what `the Code of 1973`, `the Sanhita of 2023` mean where the text names no Act of that year
CODES_BY_YEAR = {1898: "crpc-1898", 1973: "crpc-1973", 1860: "ipc-1860", 1908: "cpc-1908"}
BY_WORD_AND_YEAR = {
    **{("code", year): (act_id,) for year, act_id in CODES_BY_YEAR.items()},
    ("adhiniyam", 2023): ("bsa-2023",), ("sanhita", 2023): ("bns-2023", "bnss-2023"),
    ("act", 1872): ("iea-1872", "contract-1872"),
}  # fmt: skip
_SANHITAS = frozenset(("bns-2023", "bnss-2023"))
OLDER_CODE = {"bns-2023": "ipc-1860", "bnss-2023": "crpc-1973"}
OLDER_LAW = OLDER_CODE | {"bsa-2023": "iea-1872"}  # of each law of 2023
SISTER_LAW = OLDER_LAW | {old: new for new, old in OLDER_LAW.items()}
# which Acts a word can call
CALLED: dict[str, Callable[[str], bool]] = {
    "sanhita": lambda act_id: act_id in _SANHITAS or "sanhita" in act_id,
    "adhiniyam": lambda act_id: act_id == "bsa-2023" or "adhiniyam" in act_id,
    "code": lambda act_id: act_id not in _SANHITAS,
    "act": lambda act_id: act_id != "bsa-2023" and "-ordinance-" not in act_id,
}
ONLY_CALLED = {"adhiniyam": ("bsa-2023",), "sanhita": ("bns-2023", "bnss-2023")}  # what is meant where none is named
