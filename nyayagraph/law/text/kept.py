"""What was read of a short text, kept for the checks that read the same sentence again.

A sentence of a text under check is read for its Acts, days and words by some twenty checks, each by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar

LONGEST = 20_000  # characters; a longer text is read each time, so that nothing large is held
_TEXTS = 256
_READ = TypeVar("_READ")


def kept(read: Callable[[str], _READ]) -> Callable[[str], _READ]:
    """`read`, whose results for short texts are kept: it must be pure, and its results must not change."""
    remembered = lru_cache(maxsize=_TEXTS)(read)

    @wraps(read)
    def reading(text: str) -> _READ:
        return remembered(text) if len(text) <= LONGEST else read(text)

    return reading
