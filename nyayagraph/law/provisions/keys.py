"""Provisions: the key of a section, article, order and rule or schedule, and the grammar of printed numbers.

Pure; knows acts only by identifier. Finding provisions in a text is `statutes`' work.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from nyayagraph.errors import StatuteError

_KEY = re.compile(
    r"(?P<act_id>[a-z0-9][a-z0-9-]*)/(?P<unit>sch|s|a|o)(?P<number>(?<=o)\d{1,2}[A-Z]?(?:r\d{1,3}[A-Z]{0,2})?|(?<![o])\d{1,3}[A-Z]{0,4}|(?<=sch)[A-Z]?)"
    r"(?P<clauses>(?:\([0-9A-Za-z-]{1,6}\))*)"
)
_CLAUSE_IN_KEY = re.compile(r"\(([^()]*)\)")

# one number as printed: takes `302`, `498-A`, `65B`, `366-ka` (366A), `354(kha)`, `304-II` (304),
# `120 B of`, `269 UA of`, `19(1)(a)`, `198of the`, `2o` (20);
# refuses `1973`, `302nd` and the R of `148 R/W 149`
_NUMBER = re.compile(
    r"(?P<digits>\d{1,3})(?![\d])"
    r"(?:\s?[-\xad]\s?(?P<dashed>[A-Z]{1,2})(?![A-Za-z0-9])|\s?[-(]\s?(?P<hindi>[KkGg]h?a)(?![A-Za-z])\)?|(?P<glued>[A-Z]{1,4})(?![A-Za-z0-9])|(?P<small>[a-z])(?![A-Za-z0-9])"
    r"|\s(?P<apart>(?!R/W)[A-Z]|[A-Z]{2}(?=\s?\(\d|\sof\s))(?=\s?(?:\(\d|,|/|of\s|to\s|and\s|read\s|r/w|I\.?\s?P\.?\s?C|Cr)))?(?:(?![A-Za-z])|(?=of\s))"
)
# takes `(1)`, `(ia)`, `(vi-a)`, `(iv-B)`, `( A )`, `(l3)` (13), `(Vii)`, `[2] of`; refuses `(IPC)`, `(the)`, `[2]`
_CLAUSE = re.compile(
    r"\s{0,3}(?:\(\s?|\[(?=[a-z]\]|\d{1,2}-?[A-Z]\]|\d{1,2}\](?:\s?\([a-z]\)|\s{1,2}of\s)))(\d{1,3}(?:-?\s?[A-Z]{1,2})?|l\d|[ivxl]{1,6}(?:[a-e]|-[A-Z])?|[IVX][ivx]{1,5}|(?!as|of|in|an|to|or|is|on|by|at|if|it|no|so)[a-z]{1,2}(?:-[a-z0-9]{1,2})?"
    r"|aaa|bbb|ccc|[A-Z]{1,2})(?:\s?\)|(?<=\[[a-z])\]|(?<=\d[A-Z])\]|(?<=-[A-Z])\]|(?<=\d)\](?=\s?\([a-z]\)|\s{1,2}of\s))"
)

_FIRST_MISREAD = re.compile(r"^I(?=[A-H]$)")  # takes `34(IA)`, which is `34(1A)`; `13(1)(IA)` is `(ia)` in capitals
_CAPITAL_ROMAN = re.compile(r"[IVX][ivx]{1,5}")  # takes `(Vii)`, which is `(vii)`
_ONE_MISREAD = re.compile(r"^l(?=\d$)")  # takes `2(l3)`, which is `2(13)`
_ZERO_MISREAD, _WITH_AN_O = "o", "25"  # `s. 2o` is 20; the Industrial Disputes Act has a section 25-O
_IN_TWO_PARTS = "304"  # of the Penal Code: `304-II` is the second part of one section
_OF_A_CODE = 3  # figures of a number that Hindi gives a letter
_OF_HINDI = {"ka": "A", "kha": "B", "ga": "C", "gha": "D"}  # letters as courts that sit in Hindi print them
_JOINED = re.compile(r"[-\s]")
# takes `(2)` at the head of a line behind one that `(1)` opens: it numbers the line
_HEADS_LINE = re.compile(r"\s*\n\s*\((?P<number>\d{1,2})\)")


class ProvisionKey(BaseModel):
    """One provision as a value; `parse` and `str` are inverse of each other.

    `unit` is `s` (section), `a` (article), `or` (order, and rule: number `7r11`) or `sch` (schedule).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    act_id: str
    unit: str
    number: str
    clauses: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> ProvisionKey:
        """The key printed in `text`, e.g. `bns-2023/s318(4)`; raises StatuteError."""
        match = _KEY.fullmatch(text)
        if match is None:
            raise StatuteError(f'"{text[:60]}" is no provision; expected e.g. "ipc-1860/s420"', text=text)
        unit = "or" if match["unit"] == "o" else match["unit"]
        clauses = tuple(_CLAUSE_IN_KEY.findall(match["clauses"]))
        return cls(act_id=match["act_id"], unit=unit, number=match["number"], clauses=clauses)

    @property
    def section_id(self) -> str:
        """The provision without its clauses: the key of a Section node."""
        return provision_text(self.act_id, self.unit, self.number, ())

    @property
    def clause(self) -> str:
        """The clauses as printed in the key, `(1)(a)`; empty if none."""
        return "".join(f"({clause})" for clause in self.clauses)

    def __str__(self) -> str:
        return provision_text(self.act_id, self.unit, self.number, self.clauses)


def provision_text(act_id: str, unit: str, number: str, clauses: tuple[str, ...]) -> str:
    """A provision in the one form in which its key is printed."""
    printed = f"{act_id}/{'o' if unit == 'or' else unit}{number}"
    return printed + "".join([f"({clause})" for clause in clauses]) if clauses else printed


class PrintedNumber(NamedTuple):
    """A provision's number at `[start, end)` of a text, clauses included."""

    start: int
    end: int
    number: str
    clauses: tuple[str, ...]

    @property
    def figure(self) -> int:
        """The number without its letters."""
        return int(self.number.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))


def read_number(text: str, start: int, *, not_letters: frozenset[str] = frozenset()) -> PrintedNumber | None:
    """The provision number that opens at `start`; letters in `not_letters` glued to it (`302IPC`) are not its own."""
    match = _NUMBER.match(text, start)
    if match is None:
        return None
    end, digits = match.end(), match["digits"]
    letters = match["dashed"] or match["glued"] or (match["small"] or "").upper() or match["apart"] or ""
    if match["hindi"] and len(digits) == _OF_A_CODE:
        letters = _OF_HINDI[match["hindi"].lower()]
    elif match["hindi"]:
        end = match.end("digits")  # `3(ka)`: a clause
    if (match["glued"] or match["apart"]) in not_letters:
        letters, end = "", match.end("digits")
    elif match["small"] == _ZERO_MISREAD and digits != _WITH_AN_O:
        letters, digits = "", f"{digits}0"
    elif digits == _IN_TWO_PARTS and letters in ("I", "II"):
        letters = ""
    clauses, end = read_clauses(text, end)
    return PrintedNumber(start, end, str(int(digits)) + letters, clauses)


def read_clauses(text: str, start: int) -> tuple[tuple[str, ...], int]:
    """The clauses that open at `start`, and where they end; at most six."""
    clauses: list[str] = []
    while len(clauses) < 6 and (match := _CLAUSE.match(text, start)):  # noqa: PLR2004 - no Act nests deeper
        if "\n" in match[0] and _numbers_line(text, start):
            break
        clause = match[1] if clauses else _FIRST_MISREAD.sub("1", match[1])
        clause = "o" if clauses and clause == "0" else clause  # but `25(0)` may be 25O
        clause = clause.lower() if _CAPITAL_ROMAN.fullmatch(clause) else _ONE_MISREAD.sub("1", clause)
        clauses.append(_JOINED.sub("", clause) if clause[0].isdigit() else clause)
        start = match.end()
    return tuple(clauses), start


def _numbers_line(text: str, start: int) -> bool:
    """True where the figure in brackets on the next line counts on from the one that opens this line."""
    heads = _HEADS_LINE.match(text, start)
    opening = text.rfind("\n", 0, start) + 1
    return heads is not None and text[opening:start].lstrip().startswith(f"({int(heads['number']) - 1})")
