"""Texts that commands read: a file or standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from nyayagraph.errors import SourceError


def read_text(file: str) -> str:
    """Text of a file, or of standard input for `-`; raises `SourceError` where it cannot be read as UTF-8."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as exc:
        raise SourceError(f"{file} cannot be read as UTF-8 text: {exc}") from exc
