"""How a check prints provisions and dates for a person. Pure."""

from __future__ import annotations

import re
from datetime import date

from nyayagraph.law.acts.table import ACTS
from nyayagraph.law.provisions.keys import ProvisionKey

_ORDER_AND_RULE = re.compile(r"(\d+[A-Z]?)(?:r(\d+[A-Z]*))?")


def short_label(key: ProvisionKey) -> str:
    """`section 318(4)`, `Article 21`, `Order 7 Rule 11`, `Schedule 10`."""
    if key.unit == "or":
        match = _ORDER_AND_RULE.fullmatch(key.number)
        order, rule = (match[1], match[2]) if match else (key.number, None)
        return f"Order {order} Rule {rule}{key.clause}" if rule else f"Order {order}{key.clause}"
    return f"{ {'s': 'section', 'a': 'Article', 'sch': 'Schedule'}[key.unit] } {key.number}{key.clause}"


def label(key: ProvisionKey, act_title: str) -> str:
    """The provision with its act: `section 318(4) of the Bharatiya Nyaya Sanhita`."""
    return f"{short_label(key)} of the {act_title.removeprefix('The ').removeprefix('the ')}"


def act_title(act_id: str) -> str:
    """`Code of Criminal Procedure`; the identifier of an Act that the table lacks."""
    act = ACTS.get(act_id)
    return act.title if act else act_id


def day(on: date) -> str:
    """`1 July 2024`."""
    return f"{on.day} {on:%B %Y}"


def capitalised(text: str) -> str:
    """`text` with its first letter a capital."""
    return text[:1].upper() + text[1:]
