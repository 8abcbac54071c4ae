"""Names as print shortens, breaks and misreads them, spelled out. Pure.

`likeness` compares what stands here spelled out; `names` knows the abbreviations of single words.
"""

from __future__ import annotations

import re

# takes `U.O.I.`, `U. O.L`, `UOI`; refuses `Uoil`
_UNION = re.compile(r"\bU\.?\s?O\.?\s?[IL]\b\.?")
_HEIRS = re.compile(r"\bL\.?\s?Rs\b\.?\)?")  # takes `L.Rs.`, `L. Rs)`: whose they are was not read
# takes `C.I.T.`, `C. l. T`, `CWT`, `I.T.O.`; refuses `C.I. Transport`
_TAX_OFFICES = (
    (re.compile(r"\bC\.?\s?[Il]\.?\s?T\b\.?"), "Commissioner of Income Tax"),
    (re.compile(r"\bC\.?\s?W\.?\s?T\b\.?"), "Commissioner of Wealth Tax"),
    (re.compile(r"\bC\.?\s?S\.?\s?T\b\.?"), "Commissioner of Sales Tax"),
    (re.compile(r"\bI\.?\s?T\.?\s?O\b\.?"), "Income Tax Officer"),
)
_INCOME_TAX = re.compile(r"\bIncome\s?-?\s?tax\b", re.IGNORECASE)  # takes `Incometax`, `Income- tax`
_STATES = {
    "UP": "Uttar Pradesh", "MP": "Madhya Pradesh", "AP": "Andhra Pradesh", "HP": "Himachal Pradesh",
    "TN": "Tamil Nadu", "WB": "West Bengal",
}  # fmt: skip
# a State in letters before its board: takes `U.P. State`, `T. N. Electricity`; refuses `U.P. Singh`
_STATE_LETTERS = re.compile(
    r"\b(?P<one>[UMAHTW])\.?\s?(?P<two>[PNB])\b\.?(?=\s{1,2}(?:State|Electricity|Housing|Industrial|Public|Road|Co-?op))"
)
_BROKEN = re.compile(r"(?<=[a-z])-\s{1,3}(?=[a-z])")  # takes `Com- missioner`, `Work- men`; refuses `Bombay- II`
_COOPERATIVE = re.compile(r"\bCo-?\s?op(?:erative)?\b\.?", re.IGNORECASE)  # takes `Co-op.`, `CO-OPERATIVE`
_MISREAD_I = re.compile(r"(?:(?<=[A-Z])|\b)l(?=[A-Z])")  # takes `GlFT`, `lNDIA`; refuses `l.`, `all`
# whose child or wife a party is: takes ` S/O Nandlal & Anr`; refuses `Sons of Ram`
_KIN = re.compile(r"\s[SWD]/[Oo]\b\.?\s(?:(?!\s(?:&|and|v|vs|versus)\b|\s&).){1,60}")


def spelled_out(name: str) -> str:
    """`name` with offices and States in letters written out, words broken at a line's end joined, and kin left out."""
    spelled = _MISREAD_I.sub("I", _COOPERATIVE.sub("Cooperative", _BROKEN.sub("", name)))
    spelled = _HEIRS.sub("Lrs", _UNION.sub("Union of India", _KIN.sub("", spelled)))
    for letters, office in _TAX_OFFICES:
        spelled = letters.sub(office, spelled)
    return _STATE_LETTERS.sub(_state, _INCOME_TAX.sub("Income Tax", spelled))


def _state(printed: re.Match[str]) -> str:
    return _STATES.get(printed["one"] + printed["two"], printed.group())
