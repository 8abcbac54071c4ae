"""One Neo4j server of a home: started, found, stopped. It outlives the program that starts it.

Whether a server runs is asked of the process itself, never believed from a file. Knows no driver.
"""

import logging
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from nyayagraph.errors import ServerError
from nyayagraph.server.aside import put_back
from nyayagraph.server.home import DATABASE, HOST, USER, Memory, Ports, ServerHome, is_free
from nyayagraph.server.jars import JarCache, ensure_jars
from nyayagraph.server.java import Java, find_java, java_environment
from nyayagraph.server.locks import exclusive
from nyayagraph.server.probe import is_ready
from nyayagraph.server.progress import OnProgress, Progress, silent
from nyayagraph.server.tool import last_lines, set_initial_password

logger = logging.getLogger(__name__)

MAIN = "org.neo4j.server.Neo4jCommunity"
READY_TIMEOUT_S = 300
STOP_TIMEOUT_S = 120
POLL_S = 0.1
# Forked twice, so that the server is nobody's child and leaves no zombie; the shell writes its number before
# anybody can interrupt us. Arguments: log, pid file, command.
LAUNCH = 'log=$1; pid=$2; shift 2; "$@" >"$log" 2>&1 </dev/null & echo $! >"$pid.part" && mv "$pid.part" "$pid"'


@dataclass(frozen=True, slots=True)
class RunningServer:
    """A server that answers, and how to reach it; the password is not printed."""

    bolt_uri: str
    http_uri: str
    user: str
    password: str = field(repr=False)
    pid: int
    database: str = DATABASE


@dataclass(frozen=True, slots=True)
class ServerStatus:
    """What a home's server does now; addresses are None until a first start has chosen them."""

    home: Path
    is_running: bool
    is_ready: bool
    pid: int | None
    bolt_uri: str | None
    http_uri: str | None


def up(
    home: ServerHome,
    *,
    heap_mb: int | None = None,
    pagecache_mb: int | None = None,
    on_progress: OnProgress | None = None,
) -> RunningServer:
    """The home's server, ready; fetches and starts what is missing, and returns one that runs already as it is.

    Memory is that of `Memory.of_machine()` unless given. Several programs may call it at once: one starts, the
    others wait and get the same server. ServerError tells what failed, the log's last lines and the next step.
    """
    home.create()
    report = on_progress or silent
    with exclusive(home.lock, lambda: report(Progress("wait for another program", 0, 1))):
        if running_pid(home) is None:
            usual = Memory.of_machine()
            start(home, Memory(heap_mb or usual.heap_mb, pagecache_mb or usual.pagecache_mb), report)
        server = _wait_until_ready(home)
    report(Progress("start Neo4j", 1, 1))
    return server


def down(home: ServerHome) -> bool:
    """Whether a server was running; it is stopped cleanly, and gone when this returns."""
    if not home.lock.exists():
        return False
    with exclusive(home.lock):
        return stop(home)


def status(home: ServerHome) -> ServerStatus:
    """What the home's server does now; changes nothing and waits for nobody."""
    pid = running_pid(home)
    ports = home.ports() if home.ports_file.exists() else None
    return ServerStatus(
        home=home.path,
        is_running=pid is not None,
        is_ready=pid is not None and ports is not None and is_ready(ports),
        pid=pid,
        bolt_uri=bolt_uri(ports) if ports else None,
        http_uri=http_uri(ports) if ports else None,
    )


@contextmanager
def stopped(home: ServerHome) -> Iterator[None]:
    """Nothing, while the home's server stands still; one that ran before runs again afterwards, with its memory."""
    home.create()
    with exclusive(home.lock):
        memory = home.memory_of_last_start()
        was_running = stop(home)
        try:
            yield
        finally:
            if was_running:
                start(home, memory)
                _wait_until_ready(home)


def bolt_uri(ports: Ports) -> str:
    """The address for drivers."""
    return f"bolt://{HOST}:{ports.bolt}"


def http_uri(ports: Ports) -> str:
    """The address for Browser."""
    return f"http://{HOST}:{ports.http}"


def start(home: ServerHome, memory: Memory, report: OnProgress = silent) -> None:
    """Start the server without waiting for it; the caller holds the home's lock and knows that none runs."""
    java = find_java()
    jars = ensure_jars(on_progress=report)
    _check_ports(home)
    home.pid_file.unlink(missing_ok=True)
    put_back(home)
    home.configure(jars, memory)
    if not home.has_credentials:
        report(Progress("set password", 0, 1))
        set_initial_password(home, java, jars)
        report(Progress("set password", 1, 1))
    report(Progress("start Neo4j", 0, 1))
    _launch(home, command(home, java, jars, memory))


def stop(home: ServerHome) -> bool:
    """Whether a server was running; the caller holds the home's lock."""
    pid = running_pid(home)
    if pid is None:
        home.pid_file.unlink(missing_ok=True)
        return False
    started = time.monotonic()
    os.kill(pid, signal.SIGTERM)
    while running_pid(home) is not None:
        if time.monotonic() - started > STOP_TIMEOUT_S:
            raise ServerError(
                f"Neo4j in {home.path} (process {pid}) did not stop within {STOP_TIMEOUT_S} s; it may be writing "
                f"still, try again. Last lines of {home.console_log}:\n{last_lines(home.console_log)}"
            )
        time.sleep(POLL_S)
    home.pid_file.unlink(missing_ok=True)
    logger.info("server stopped", extra={"pid": pid, "ms": round(1000 * (time.monotonic() - started))})
    return True


def running_pid(home: ServerHome) -> int | None:
    """The number of the process that is this home's server; None if it died, or the number is another program's."""
    try:
        pid = int(home.pid_file.read_text("ascii"))
    except (OSError, ValueError):
        return None
    return pid if _marks(home) in _command_line(pid) else None


def is_gone(home: ServerHome) -> bool:
    """Whether no process is this home's server; asked twice, as one that becomes Java has no arguments for a moment."""
    if running_pid(home) is not None:
        return False
    time.sleep(POLL_S)
    return running_pid(home) is None


def command(home: ServerHome, java: Java, jars: JarCache, memory: Memory) -> list[str]:
    """The command that runs the home's server."""
    heap = (f"-Xms{min(memory.heap_mb, 256)}m", f"-Xmx{memory.heap_mb}m")
    options = (*heap, *java.server_flags, "-cp", jars.class_path)
    return [str(java.binary), *options, MAIN, *_marks(home).split("\0"), "--console-mode"]


def _marks(home: ServerHome) -> str:
    """The arguments by which the home's server is known among all processes."""
    return f"--home-dir={home.path}\0--config-dir={home.conf.parent}"


def _command_line(pid: int) -> str:
    """A process's arguments, separated by NUL; empty if there is no such process, or only its zombie."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text("utf-8", errors="replace")
    except OSError:
        pass
    if Path("/proc/self/cmdline").exists():
        return ""
    listed = subprocess.run(  # noqa: S603 - a number and fixed words
        ["ps", "-ww", "-o", "args=", "-p", str(pid)],  # noqa: S607 - where there is no /proc, ps has no one place
        capture_output=True,
        text=True,
        check=False,
    )
    return listed.stdout.replace(" --config-dir=", "\0--config-dir=")


def _check_ports(home: ServerHome) -> None:
    ports = home.ports()
    for name, port in (("Bolt", ports.bolt), ("HTTP", ports.http)):
        if not is_free(port):
            raise ServerError(
                f"port {port} of {HOST}, which {home.path} uses for {name}, is taken by another program; "
                f"stop that program, or delete {home.ports_file} and new ports are chosen"
            )


def _launch(home: ServerHome, words: list[str]) -> None:
    subprocess.run(  # noqa: S603 - our own words; the shell expands nothing but the two paths
        ["/bin/sh", "-c", LAUNCH, "sh", str(home.console_log), str(home.pid_file), *words],
        cwd=home.path,
        env=java_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        check=True,
    )


def _wait_until_ready(home: ServerHome) -> RunningServer:
    ports, started = home.ports(), time.monotonic()
    while not is_ready(ports):
        if is_gone(home):
            raise ServerError(
                f"Neo4j in {home.path} stopped while it was starting; the reason is in the last lines of "
                f"{home.console_log}. If they name a setting, correct it in {home.own_conf}; then start again\n"
                f"{last_lines(home.console_log)}"
            )
        if time.monotonic() - started > READY_TIMEOUT_S:
            raise ServerError(
                f"Neo4j in {home.path} does not answer after {READY_TIMEOUT_S} s, but runs still: start again to "
                f"go on waiting, or stop it. Last lines of {home.console_log}:\n{last_lines(home.console_log)}"
            )
        time.sleep(POLL_S)
    pid = running_pid(home)
    if pid is None:
        raise ServerError(f"another program answers on the ports of {home.path}; stop it, then start again")
    logger.info("server ready", extra={"pid": pid, "ms": round(1000 * (time.monotonic() - started))})
    return RunningServer(bolt_uri(ports), http_uri(ports), USER, home.password(), pid)
