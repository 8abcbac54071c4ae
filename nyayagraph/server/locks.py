"""One program at a time: advisory locks on files. Knows nothing of what they guard."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def exclusive(path: Path) -> Iterator[None]:
    """Nothing, while this program alone holds the lock of `path`; waits for others, and a dead holder frees it.

    Not re-entrant: a second `exclusive` of the same path in one thread waits for ever.
    """
    with path.open("w") as opened:
        fcntl.flock(opened, fcntl.LOCK_EX)
        yield
