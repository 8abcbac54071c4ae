"""One program at a time: advisory locks on files. Knows nothing of what they guard."""

import fcntl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from nyayagraph.errors import ServerError


@contextmanager
def exclusive(path: Path, on_wait: Callable[[], None] | None = None) -> Iterator[None]:
    """Nothing, while this program alone holds the lock of `path`; waits for others, and a dead holder frees it.

    `on_wait` is called before a wait begins, and not at all where none is needed.
    Not re-entrant: a second `exclusive` of the same path in one thread waits for ever.
    """
    try:
        opened = path.open("w")
    except OSError as error:
        raise ServerError(f"{path} cannot be opened: {error.strerror}; see that the directory is yours") from error
    with opened:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if on_wait:
                on_wait()
            fcntl.flock(opened, fcntl.LOCK_EX)
        yield
