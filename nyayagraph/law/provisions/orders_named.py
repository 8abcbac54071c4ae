"""Orders of the Code of Civil Procedure as one text names them, and which of them a bare rule is of.

Pure; keeps apart the orders of the Rules of a court, and Rules that have no orders.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from nyayagraph.law.acts.antecedents import Meaning
from nyayagraph.law.acts.focus import SAME_PASSAGE
from nyayagraph.law.text.numerals import arabic

OF_RULES = "not an Act: the Rules of a court"
# takes ` of these rules`, ` of the said service rules`
OF_THE_RULES = re.compile(
    r"\s{1,3}(?:of|in|under)\s{1,3}(?:the|these|those|such|said|our)\s{1,3}(?:[\w.-]{1,20}\s{1,3}){0,3}?(?:rules|regulations|bye-?laws)\b"
)
# takes ` of Order XXI`, `, as the case may be, of Order 22`
_OF_ORDER = re.compile(
    r"[^.;:()]{0,40}?\s(?:of|under|in)\s{1,3}(?:[Oo]rder|Or?\.)\s{1,3}(?P<order>\d{1,2}|[IVXL]{1,8})(?:-?(?P<letter>[A-D]))?(?![\w-])"
)
# what print made of an order before its rule: takes `0. VI, `, `Order 4 1, `, `Older 7 `; refuses `under `
_DAMAGED_BEFORE = re.compile(r"(?:\b[O0Q]\.?|\bOr?[a-z]{0,4}er)\s{0,2}[\dIVXLil][\dIVXLil .]{0,6}[,.]?\s{0,3}$")
_LAST_ORDER = 51


class OfAnOrder(NamedTuple):
    """The order of a bare rule, its Act, and where the whole ends."""

    order: str
    meaning: Meaning
    end: int


def order_behind(text: str, end: int) -> tuple[str, int] | None:
    """The order that print gives behind rules that end at `end`, and where it ends."""
    behind = _OF_ORDER.match(text, end)
    return (arabic(behind["order"]) + (behind["letter"] or ""), behind.end()) if behind else None


def is_damaged_before(text: str, start: int) -> bool:
    """Whether the order of a rule at `start` stands before it, damaged."""
    return _DAMAGED_BEFORE.search(text, max(0, start - 16), start) is not None


def is_beyond(order: str) -> bool:
    """Whether the Code has no order of this number."""
    return int(order.rstrip("ABCD")) > _LAST_ORDER


class OrdersNamed:
    """The orders that a text has named so far.

    `last` is the order named last, `rules_end` where Rules were named last; `named` are the keys of all orders of which
    the text names a rule, known when all is read.
    """

    def __init__(self) -> None:
        self.last = ""
        self.rules_end = -SAME_PASSAGE
        self.named: set[str] = set()
        self._code_end = -SAME_PASSAGE  # where an order of the Code was named last
        self._of_rule: dict[str, set[str]] = {}
        self._of_rules: set[str] = set()  # orders of the Rules of a court

    def keep(self, order: str, rules: list[str], meaning: Meaning | None, end: int) -> None:
        """Keeps that the text names rules of an order."""
        self.last = order
        is_of_the_code = (meaning is None or meaning.act_id == "cpc-1908") and not is_beyond(order)
        self._code_end = end if is_of_the_code else -SAME_PASSAGE
        if meaning and meaning.act_id is None:
            self._keep_rules(order, end)
        for rule in rules:
            self._of_rule.setdefault(rule, set()).add(order)

    def of_rule(self, rule: str, start: int) -> str | None:
        """The order of which a bare `rule 4` is: the one before, if no other Rules are spoken of."""
        if self.rules_end > self._code_end or start - self._code_end > SAME_PASSAGE:
            return None
        return self.last if self.last in self._of_rule.get(rule, {self.last}) else None

    def may_be_of_the_code(self, order: str, meaning: Meaning | None, end: int) -> bool:
        """Whether an order without a rule may be one of the Code; from there on it is the last one."""
        if (meaning and meaning.act_id is None) or (meaning is None and order in self._of_rules):
            self._keep_rules(order, end)
            return False
        if is_beyond(order):
            return False
        self.last, self._code_end = order, end
        return True

    def _keep_rules(self, order: str, end: int) -> None:
        self._of_rules.add(order)
        self.rules_end = end
