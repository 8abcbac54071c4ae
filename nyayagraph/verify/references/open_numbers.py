"""Numbers of sections of the codes in a text that prints no settled code for them, with what each can be. Pure.

Takes `section 353 of the Sanhita`, `section 482 of the repealed Code`, and bare `376D of the 1860 Code`, `what stood as
125 in the Criminal Procedure Code`: what the law behind a number is called says whether it is old or new, and often
which. A number that nothing ties to a code has no reading here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.references.resolve import Resolved

_SANHITAS = ("bns-2023", "bnss-2023")
_AGE = r"(?:(?:old|repealed|former|earlier|erstwhile|Indian|1860|1872|1973)\s+)*"
_OLD = ("ipc-1860", "crpc-1973")
_NOT_OLDER = r"(?!,?\s+(?:of\s+)?(?:1898|1908))"  # the Codes of Criminal and of Civil Procedure before
# takes `new law`; refuses `new Code on Wages`, `repealed law on rents`, `old Code of Civil Procedure`
_ALONE = r"(?:code|law)\b(?!\s+(?:of|on)\b)"
# what a law behind a number is called, and the codes that it can be; the first that fits counts
_CALLED: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...] = tuple(
    (re.compile(rf"(?:,\s*|\s+)?(?:of|in|under|from)\s+(?:the\s+|that\s+)?(?:{words})", re.IGNORECASE), codes)
    for words, codes in (
        # takes `of the new Penal Code`, `of the new penal law`
        (r"new\s+penal\s+(?:code|law)\b", ("bns-2023",)),
        (r"new\s+(?:criminal\s+)?procedure\s+(?:code|law)\b", ("bnss-2023",)),
        (r"(?:new\s+|2023\s+)?(?:Bharatiya\s+)?Nyaya\s+Sanhita\b|(?:new\s+)?BNS\b", ("bns-2023",)),
        (r"(?:new\s+|2023\s+)?(?:Bharatiya\s+)?Nagarik\s+Suraksha\s+Sanhita\b|(?:new\s+)?BNSS\b", ("bnss-2023",)),
        (rf"(?:new\s+|2023\s+|said\s+)?Sanhita\b|(?:new\s+|2023\s+){_ALONE}", _SANHITAS),
        (r"(?:new\s+|2023\s+|Bharatiya\s+)?(?:Sakshya\s+)?Adhiniyam\b|BSA\b", ("bsa-2023",)),
        (rf"{_AGE}(?:Penal\s+Code|IPC)\b|(?:1860\s+Code|Code\s+of\s+1860)\b", ("ipc-1860",)),
        (rf"{_AGE}(?:(?:Criminal\s+)?Procedure\s+Code\b{_NOT_OLDER}|CrPC|Cr\.P\.C\.)", ("crpc-1973",)),
        (rf"{_AGE}Code\s+of\s+Criminal\s+Procedure\b", ("crpc-1973",)),
        (r"(?:1973\s+Code|Code\s+of\s+1973)\b", ("crpc-1973",)),
        (rf"{_AGE}Evidence\s+Act\b|(?:1872\s+Act|Act\s+of\s+1872)\b", ("iea-1872",)),
        (rf"(?:old|repealed|former|earlier|erstwhile|superseded)\s+{_ALONE}", _OLD),
    )
)  # fmt: skip
# takes `of the Code`; refuses `in Code`, `the Code on Wages`
_LONE_CODE = re.compile(r"(?:,\s*|\s+)?(?:of|in|under|from)\s+(?:the|that)\s+Code\b(?!\s+(?:of|on)\b)", re.IGNORECASE)
# another Code that `the Code` of a text can be
_OTHER_CODE = re.compile(
    r"\bCivil\s+Procedure\b|\b(?:CPC|C\.\s?P\.\s?C|IBC)\b|\b(?:insolven|bankrupt)\w+"
    r"|\bCode\s+on\b|\b(?:Wages|Industrial\s+Relations|Social\s+Security|Civil|Tax\w*|Excise|Labou?r|Building)\s+Code\b",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"(?P<number>\d{1,3}[A-Z]{0,2})(?:\s?\(\w{1,3}\))*")
# a number without `section` before it; `12 years` calls no law behind the number
_BARE = re.compile(r"(?<![\w.,/(₹-])(?P<number>\d{2,3}[A-Z]{0,2})(?:\s?\(\w{1,3}\))*(?=[\s,])")
# takes `Act `, `page `, `Rs `, `a fine of `; what the number behind it is instead of a section
_OF_ANOTHER = re.compile(
    r"(?:\b(?:Acts?|pages?|pp?|paras?|paragraphs?|chapters?|parts?|rules?|orders?|articles?|Rs|INR|rupees|Nos?|volumes?|vol"
    r"|aged?|fined?|fines?\s+of|cases?)\b\.?|₹)\s*$",
    re.IGNORECASE,
)
_NEAR = 20


class OpenNumber(NamedTuple):
    """A number at `[start, end)` with the provisions that it can be; `one` is its reference where there is one."""

    start: int
    end: int
    readings: tuple[ProvisionKey, ...]
    one: Resolved | None


def open_numbers(text: str, resolved: Sequence[Resolved]) -> list[OpenNumber]:
    """The numbers of a text that its words tie to some codes and settle for none, in order."""
    found = [number for one in resolved if one.key is None and (number := _of_reference(text, one))]
    taken = [(one.reference.start, one.reference.end) for one in resolved]
    found += [
        number for number in _bare(text) if not any(low < number.end and number.start < high for low, high in taken)
    ]
    return sorted(found, key=lambda number: number.start)


def _of_reference(text: str, one: Resolved) -> OpenNumber | None:
    if one.reference.kind != "section":
        return None
    printed = _NUMBER.search(one.reference.text)
    if printed is None:
        return None
    start, end = one.reference.start, one.reference.end
    codes = _codes(text, start + printed.end())
    return OpenNumber(start, end, _readings(codes, printed["number"]), one) if codes else None


def _bare(text: str) -> Iterator[OpenNumber]:
    for match in _BARE.finditer(text):
        is_of_another = _OF_ANOTHER.search(text[max(0, match.start() - _NEAR) : match.start()])
        codes = () if is_of_another else _codes(text, match.end())
        if codes:
            yield OpenNumber(match.start(), match.end(), _readings(codes, match["number"]), None)


def _codes(text: str, end: int) -> tuple[str, ...]:
    called = next((codes for called, codes in _CALLED if called.match(text, end)), ())
    is_lone = not called and _LONE_CODE.match(text, end) and not _OTHER_CODE.search(text)
    return _OLD if is_lone else called


def _readings(codes: Sequence[str], number: str) -> tuple[ProvisionKey, ...]:
    return tuple(ProvisionKey(act_id=code, unit="s", number=number) for code in codes)
