"""Whole-database work on a home: dump, load, full import, wipe. Each needs the server to stand still.

A server that runs is stopped first and started again afterwards.
"""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from nyayagraph.errors import ServerError
from nyayagraph.server.aside import replacing_graph
from nyayagraph.server.home import DATABASE, ServerHome
from nyayagraph.server.jars import ensure_jars
from nyayagraph.server.java import find_java
from nyayagraph.server.process import stopped
from nyayagraph.server.tool import run_tool


def dump(home: ServerHome, path: Path) -> None:
    """Write the home's graph to the file `path`, which appears only when it is whole."""
    if not (home.path / "data" / "databases" / DATABASE).exists():
        raise ServerError(f"nothing to dump: no server has been started in {home.path} yet; start it first")
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("wb") as opened, stopped(home):
            run_tool(home, find_java(), ensure_jars(), ["database", "dump", DATABASE, "--to-stdout"], stdout=opened)
        part.replace(path)
    except OSError as error:
        raise ServerError(f"the dump {path} cannot be written: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)


def load(home: ServerHome, path: Path) -> None:
    """Replace the home's graph by the dump in the file `path`; if that fails, the old graph stays.

    Password and ports stay the home's own.
    """
    words = ["database", "load", DATABASE, "--from-stdin", "--overwrite-destination=true"]
    try:
        opened = path.open("rb")
    except OSError as error:
        raise ServerError(f"the dump {path} cannot be read: {error.strerror}; name a file that `dump` wrote") from error
    with opened:
        _replace(home, words, opened)


def import_full(home: ServerHome, *, nodes: Sequence[str], relationships: Sequence[str] = ()) -> None:
    """Replace the home's graph by CSV files; if that fails, the old graph stays.

    Each argument is `LABEL=HEADER.csv,ROWS.csv`, as Neo4j's tool takes it.
    """
    report = home.path / "logs" / "import.report"
    words = ["database", "import", "full", DATABASE, "--overwrite-destination", f"--report-file={report}"]
    _replace(home, words + [f"--nodes={given}" for given in nodes] + [f"--relationships={g}" for g in relationships])


def wipe(home: ServerHome) -> None:
    """Forget everything that the home's database holds; password, ports and own settings stay."""
    with stopped(home):
        try:
            shutil.rmtree(home.aside, ignore_errors=True)
            shutil.rmtree(home.path / "data")
            (home.path / "data").mkdir()
        except OSError as error:
            raise ServerError(f"{home.path / 'data'} cannot be deleted: {error}; delete it and start again") from error


def _replace(home: ServerHome, words: Sequence[str], opened: IO[bytes] | None = None) -> None:
    with stopped(home):
        java, jars = find_java(), ensure_jars()
        home.configure(jars, home.memory_of_last_start())
        try:
            with replacing_graph(home):
                run_tool(home, java, jars, words, stdin=opened)
        except OSError as error:
            raise ServerError(
                f"the graph of {home.path} cannot be replaced: {error}; see that the disk has room and is yours"
            ) from error
