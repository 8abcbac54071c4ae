"""What a caller may show while the server is fetched and started. Renders nothing."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Progress:
    """How far one step is; `done` counts to `total`, bytes are 0 for steps that move none."""

    step: str
    done: int
    total: int
    done_bytes: int = 0
    total_bytes: int = 0


OnProgress = Callable[[Progress], None]


def silent(_: Progress) -> None:
    """No report."""
