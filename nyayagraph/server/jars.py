"""The jars of the embedded Neo4j: their committed lock, and one cache that all homes share.

A jar is used only after its size and SHA-256 have been checked against the lock. The Maven client knows where jars
come from; nothing here names a host. Starts no server.
"""

import errno
import hashlib
import json
import logging
import os
import shutil
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import platformdirs

from nyayagraph.errors import ServerError
from nyayagraph.server.locks import exclusive
from nyayagraph.server.progress import OnProgress, Progress, silent

logger = logging.getLogger(__name__)

COLUMNS = ("directory", "group", "artifact", "version", "classifier", "sha256", "bytes")
THREADS = 16
ATTEMPTS = 3
TIMEOUT_S = 30
STAMP = "checked.json"
STAGING = "fetching"


@dataclass(frozen=True, slots=True)
class Jar:
    """One artifact of the lock; `directory` is `lib` or `plugins`."""

    directory: str
    group: str
    artifact: str
    version: str
    classifier: str
    sha256: str
    size: int

    @property
    def path(self) -> str:
        """Where the jar lies below the cache; the group is in it, since two groups share a file name."""
        classifier = f"-{self.classifier}" if self.classifier else ""
        return f"{self.directory}/{self.group}--{self.artifact}-{self.version}{classifier}.jar"


@dataclass(frozen=True, slots=True)
class JarCache:
    """A directory in which every jar of one lock lies, checked."""

    lib: Path
    plugins: Path

    @property
    def class_path(self) -> str:
        """Plugins first: without them `gds.*` loads without its extension."""
        return f"{self.plugins}/*{os.pathsep}{self.lib}/*"


Fetch = Callable[[Jar, Path], Path]


def read_lock() -> tuple[Jar, ...]:
    """Every jar of the committed lock, in its order."""
    return parse_lock(files("nyayagraph.server").joinpath("jars.tsv").read_text("utf-8"))


def parse_lock(text: str) -> tuple[Jar, ...]:
    """Jars of a lock's text: tab-separated `COLUMNS`, `#` lines skipped; ServerError on anything else."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    rows = [line.split("\t") for line in lines]
    if not rows or tuple(rows[0]) != COLUMNS or any(len(row) != len(COLUMNS) for row in rows):
        raise ServerError(f"the lock of jars is not a table of {', '.join(COLUMNS)}; install nyayagraph again")
    return tuple(
        Jar(directory, group, artifact, version, classifier, sha256, int(size))
        for directory, group, artifact, version, classifier, sha256, size in rows[1:]
    )


def default_cache() -> Path:
    """The directory for jars below the user's cache directory."""
    return platformdirs.user_cache_path("nyayagraph") / "jars"


def ensure_jars(
    cache: Path | None = None,
    *,
    jars: Sequence[Jar] | None = None,
    on_progress: OnProgress = silent,
    fetch: Fetch | None = None,
) -> JarCache:
    """The cache with every jar of the lock in it and checked; fetches what is missing, and only that.

    Touches no network when all are there. Two programs may call it at once: one fetches, the other waits.
    `cache` defaults to `default_cache()`, `jars` to the committed lock, `fetch` to the Maven client.
    """
    jars = read_lock() if jars is None else jars
    root = (default_cache() if cache is None else cache) / _digest(jars)[:16]
    found = JarCache(lib=root / "lib", plugins=root / "plugins")
    if not _unchecked(root, jars):
        return found
    try:
        for directory in (found.lib, found.plugins):
            directory.mkdir(parents=True, exist_ok=True)
        with exclusive(root / "lock", lambda: on_progress(Progress("wait for another program", 0, 1))):
            _complete(root, jars, on_progress, fetch or fetch_with_maven())
    except OSError as error:
        raise _disk_error(root, error) from error
    return found


def _digest(jars: Sequence[Jar]) -> str:
    return hashlib.sha256("\n".join(f"{jar.path} {jar.sha256} {jar.size}" for jar in jars).encode()).hexdigest()


def _unchecked(root: Path, jars: Sequence[Jar]) -> list[Jar]:
    """Jars that are absent, or not the very file (size, time of change) whose hash the stamp vouches for."""
    try:
        stamp = json.loads((root / STAMP).read_text("utf-8"))
    except (OSError, ValueError):
        return list(jars)
    vouched = stamp if isinstance(stamp, dict) else {}
    return [jar for jar in jars if _seen(root / jar.path) != vouched.get(jar.path, [])]


def _seen(path: Path) -> list[int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return [status.st_size, status.st_mtime_ns]


def _complete(root: Path, jars: Sequence[Jar], on_progress: OnProgress, fetch: Fetch) -> None:
    """Bring `root` to hold every jar; runs under the lock of `root`."""
    missing = [jar for jar in _unchecked(root, jars) if not _is_right(root / jar.path, jar)]
    if missing:
        _check_room(root, missing)
        shutil.rmtree(root / STAGING, ignore_errors=True)
        started = time.monotonic()
        try:
            _fetch_all(root, jars, missing, on_progress, fetch)
        finally:
            shutil.rmtree(root / STAGING, ignore_errors=True)
        logger.info("jars fetched", extra={"jars": len(missing), "ms": round(1000 * (time.monotonic() - started))})
    stamp = {jar.path: _seen(root / jar.path) for jar in jars}
    part = root / f"{STAMP}.part"
    part.write_text(json.dumps(stamp, indent=0), "utf-8")
    part.replace(root / STAMP)


def _is_right(path: Path, jar: Jar) -> bool:
    """Whether the file is the jar of the lock, by size and SHA-256; absent is not right."""
    try:
        if path.stat().st_size != jar.size:
            return False
        with path.open("rb") as opened:
            return hashlib.file_digest(opened, "sha256").hexdigest() == jar.sha256
    except FileNotFoundError:
        return False


def _check_room(root: Path, missing: Sequence[Jar]) -> None:
    needed, free = sum(jar.size for jar in missing), shutil.disk_usage(root).free
    if needed > free:
        raise OSError(errno.ENOSPC, f"{needed // 1_000_000} MB needed, {free // 1_000_000} MB free")


def _fetch_all(root: Path, jars: Sequence[Jar], missing: Sequence[Jar], on_progress: OnProgress, fetch: Fetch) -> None:
    """Fetch in `THREADS` threads; the first failure ends it, and what came whole by then stays."""
    total, total_bytes = len(jars), sum(jar.size for jar in jars)
    done, done_bytes = total - len(missing), total_bytes - sum(jar.size for jar in missing)
    on_progress(Progress("fetch jars", done, total, done_bytes, total_bytes))
    with ThreadPoolExecutor(THREADS, thread_name_prefix="jars") as threads:
        running = {threads.submit(_fetch_one, root, jar, fetch): jar for jar in missing}
        try:
            for future in as_completed(running):
                future.result()
                done, done_bytes = done + 1, done_bytes + running[future].size
                on_progress(Progress("fetch jars", done, total, done_bytes, total_bytes))
        except BaseException:
            threads.shutdown(wait=False, cancel_futures=True)
            raise


def _fetch_one(root: Path, jar: Jar, fetch: Fetch) -> None:
    """Fetch beside the cache, check, and only then rename into it: a half-fetched jar is never seen."""
    fetched = _fetch_patiently(jar, root / STAGING, fetch)
    if not _is_right(fetched, jar):
        size = fetched.stat().st_size
        fetched.unlink()
        raise ServerError(
            f"{jar.group}:{jar.artifact}:{jar.version} came with another content than the lock says "
            f"({size} bytes, {jar.size} expected, or another SHA-256); it was deleted. Try again; "
            "if it comes again, do not trust the network you are on"
        )
    fetched.replace(root / jar.path)


def _fetch_patiently(jar: Jar, staging: Path, fetch: Fetch) -> Path:
    """The fetched file; tries `ATTEMPTS` times, since one dropped connection in hundreds is nothing to stop for."""
    for attempt in range(1, ATTEMPTS + 1):
        try:
            return fetch(jar, staging)
        except ServerError:
            shutil.rmtree(staging / jar.path, ignore_errors=True)
            if attempt == ATTEMPTS:
                raise
            time.sleep(attempt)
    raise AssertionError("ATTEMPTS is at least 1")


def fetch_with_maven() -> Fetch:
    """A fetch through the Maven client, each jar into a directory of its own."""
    # Imported on first use: it costs 0.2 s, and a server whose jars are there never needs it.
    from jgo.maven import MavenContext  # noqa: PLC0415 - see above
    from requests import RequestException  # noqa: PLC0415 - the client's own failures

    def fetch(jar: Jar, staging: Path) -> Path:
        context = MavenContext(repo_cache=staging / jar.path, timeout=TIMEOUT_S)
        component = context.project(jar.group, jar.artifact).at_version(jar.version)
        try:
            return Path(component.artifact(classifier=jar.classifier).resolve())
        except (RequestException, RuntimeError) as error:
            raise ServerError(
                f"{jar.group}:{jar.artifact}:{jar.version} could not be fetched ({type(error).__name__}). "
                "Neo4j's jars (182 MB) are fetched once: check the network and the proxy, then try again"
            ) from error

    return fetch


def _disk_error(root: Path, error: OSError) -> ServerError:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return ServerError(f"the disk of {root} is full: {error.strerror}; free some space and try again")
    return ServerError(f"the cache of jars at {root} cannot be used: {error}; check that you may write there")
