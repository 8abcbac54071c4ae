"""Parameter values as Cypher writes them, for a person to paste beside a statement. Never part of one that we run."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

_PLAIN_KEY = re.compile(r"[A-Za-z_]\w*", re.ASCII)


def literal(value: Any) -> str:
    """The value as a Cypher expression: whole numbers stay whole, days are days; bytes, which have none, are null."""
    if isinstance(value, bytes):
        return "null"
    if isinstance(value, date):
        kind = "datetime" if isinstance(value, datetime) else "date"
        return f"{kind}({json.dumps(value.isoformat())})"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)}: {literal(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(literal, value)) + "]"
    return json.dumps(value, ensure_ascii=False, default=str)


def _key(name: str) -> str:
    return name if _PLAIN_KEY.fullmatch(name) else f"`{name.replace('`', '``')}`"
