"""Rows of numbers that arrows join: `302 → 103(1); 307 → 109`, `CrPC 437 → BNSS 480, 438 → 482`.

A row whose own words name no code is of the codes of the row before it, else of those that the text names. Wrong is a
row that is so under every pair of codes it can be of. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nyayagraph.law.acts.codes_called import OLDER_LAW
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.codes.code_numbers import codes_named
from nyayagraph.verify.codes.replacements import rows_fitting
from nyayagraph.verify.repeal_words import successors_of
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

_ARROW = re.compile(r"\s*(?:→|⟶|⇒|[-=]{1,2}>|=)\s*")
_NUMBER = r"(?P<number>\d{1,3}[A-Z]{0,2})(?P<clause>(?:\(\w{1,3}\))*)"
# takes `376`, `CrPC 437`, `302 IPC` before an arrow; refuses `Rs 500`
_LEFT = re.compile(
    rf"(?P<name>(?:(?<!\w)[A-Z][\w.]*\s+){{0,2}})(?:(?:old|new|section|sec\.|s\.)\s*)*(?<![\w.,₹/-]){_NUMBER}(?P<behind>\s+[A-Z][\w.]*)?$"
)
# takes `109`, `BNSS 480`, `section 103(1) BNS` behind an arrow; refuses `1,000`, `5 years`
_RIGHT = re.compile(
    rf"(?P<name>(?:[A-Z][\w.]*\s+){{0,2}})(?:(?:new|now|section|sec\.|s\.)\s*)*{_NUMBER}(?![\w,]*\d|\s+(?:years?|days?|months?|lakh|crore)\b|%)"
    r"(?P<behind>\s+(?:of\s+the\s+)?[A-Z][\w.]*)?"
)
_FAR = 24
_ROWS = 2  # one arrow is a statement as any other
_PAIRS = tuple((old, new) for new, old in OLDER_LAW.items())

_Pairs = Sequence[tuple[str, str]]


class Row(NamedTuple):
    """The number left of an arrow and that right of it, with the pairs of an older and a newer code they can be of."""

    left: tuple[str, str]
    right: tuple[str, str]
    pairs: _Pairs
    is_new_first: bool | None


def rows_in(sentence: str, text: str) -> list[Row]:
    """The rows of a sentence of a text; none where it has fewer than two arrows between numbers."""
    rows: list[Row] = []
    end = 0
    arrows = list(_ARROW.finditer(sentence))
    if len(arrows) < _ROWS:
        return []
    named = codes_named(text)
    pairs = [pair for pair in _PAIRS if set(pair) <= named]
    for arrow in arrows:
        left = _LEFT.search(sentence, max(end, arrow.start() - _FAR), arrow.start())
        right = _RIGHT.match(sentence, arrow.end())
        if not (left and right):
            continue
        here, there = (codes_named(f"{side['name']} {side['behind'] or ''}") for side in (left, right))
        if here or there:
            pairs = [pair for pair in _PAIRS if here <= set(pair) and there <= set(pair)]
        is_new_first = bool(here & set(OLDER_LAW) or there - set(OLDER_LAW)) if here or there else None
        rows.append(Row((left["number"], left["clause"]), (right["number"], right["clause"]), pairs, is_new_first))
        end = right.end()
    return rows if len(rows) >= _ROWS else []


def check_rows(rows: Sequence[Row], facts: Facts) -> Iterator[Evidence]:
    """Each row that puts a number in the place of one that has others."""
    for row in rows:
        told = [_fits(old, new, facts) for old, new in _readings(row)]
        if False in told and True not in told and None not in told[: len(row.pairs)]:
            words = f"{''.join(row.left)} and {''.join(row.right)} are not each other's old and new number"
            yield Evidence(rule="correspondence_wrong", evidence=words)


def rows_wanted(text: str) -> Iterator[ProvisionKey]:
    """The older provisions whose successors have to be known before the rows of a text can be judged."""
    for row in rows_in(text, text):
        yield from (old for old, _ in _readings(row))


def _readings(row: Row) -> Iterator[tuple[ProvisionKey, ProvisionKey]]:
    """What the older and the newer number can be, the left one taken for the older first where no words tell."""
    for is_swapped in (False, True) if row.is_new_first is None else (row.is_new_first,):
        first, second = (row.right, row.left) if is_swapped else (row.left, row.right)
        for old, new in row.pairs:
            yield _key(old, *first), _key(new, *second)


def _key(act_id: str, number: str, clause: str) -> ProvisionKey:
    return ProvisionKey(act_id=act_id, unit="s", number=number, clauses=tuple(re.findall(r"\((\w+)\)", clause)))


def _fits(old: ProvisionKey, new: ProvisionKey, facts: Facts) -> bool | None:
    """Whether the newer number took the older one's place; None where nothing is known of that."""
    known = facts.known.get(old.section_id)
    if known is None or not known.successors:
        return None
    return bool(rows_fitting(successors_of(known.successors, old.clause), new))
