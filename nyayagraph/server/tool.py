"""Neo4j's own administration tool, run on a home whose server is stopped. Starts and stops no server."""

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from nyayagraph.errors import ServerError
from nyayagraph.server.home import ServerHome, write_atomically
from nyayagraph.server.jars import JarCache
from nyayagraph.server.java import Java, java_environment

MAIN = "org.neo4j.cli.AdminTool"
LAST_LINES = 20
# Takes `\tat org.neo4j.Main.main(Main.java:30)` and `\t... 9 more`, refuses `Caused by: java.io.IOException: full`.
FRAME = re.compile(r"\s+(at \S+\(.*\)|\.\.\. \d+ more)$")


def set_initial_password(home: ServerHome, java: Java, jars: JarCache) -> None:
    """Give the database the home's password; only before its first start.

    The password goes through a file of mode 0600: an argument could be read by every user of the machine.
    """
    arguments = home.path / "run" / "set-password.args"
    words = [*_java_words(java, jars), "dbms", "set-initial-password", home.password()]
    write_atomically(arguments, "".join(f"{_quoted(word)}\n" for word in words), mode=0o600)
    try:
        _run(home, [str(java.binary), f"@{arguments}"], "dbms set-initial-password")
    finally:
        arguments.unlink(missing_ok=True)


def run_tool(
    home: ServerHome,
    java: Java,
    jars: JarCache,
    words: Sequence[str],
    *,
    stdin: IO[bytes] | None = None,
    stdout: IO[bytes] | None = None,
) -> None:
    """Run one command of the tool; ServerError with its last lines if it fails."""
    _run(home, [str(java.binary), *_java_words(java, jars), *words], " ".join(words[:2]), stdin=stdin, stdout=stdout)


def last_lines(path: Path, count: int = LAST_LINES) -> str:
    """The last lines of a log, or a word on its absence."""
    try:
        return _tail(path.read_text("utf-8", errors="replace"), count)
    except OSError:
        return f"({path} cannot be read)"


def _java_words(java: Java, jars: JarCache) -> list[str]:
    return [*java.tool_flags, "-cp", jars.class_path, MAIN]


def _quoted(word: str) -> str:
    """The word as Java's argument files want it: in double quotes, backslashes doubled."""
    return '"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _run(
    home: ServerHome,
    command: list[str],
    what: str,
    *,
    stdin: IO[bytes] | None = None,
    stdout: IO[bytes] | None = None,
) -> None:
    environment = java_environment(NEO4J_HOME=str(home.path), NEO4J_CONF=str(home.conf.parent))
    ran = subprocess.run(  # noqa: S603 - our own Java, our own words
        command,
        env=environment,
        stdin=stdin or subprocess.DEVNULL,
        stdout=stdout or subprocess.PIPE,
        stderr=subprocess.PIPE,
        check=False,
    )
    if ran.returncode:
        said = (ran.stdout or b"") + ran.stderr
        raise ServerError(
            f"Neo4j's tool failed at `{what}` in {home.path} (exit code {ran.returncode}); "
            f"its last lines say why:\n{_tail(said.decode('utf-8', errors='replace'), LAST_LINES)}"
        )


def _tail(text: str, count: int) -> str:
    """The last lines but for the frames of Java's stack traces, which would push the reason out of sight."""
    lines = [line for line in text.rstrip().splitlines() if not FRAME.match(line)]
    return "\n".join(lines[-count:])
