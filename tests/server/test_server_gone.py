"""When a server counts as gone: never while its process is only becoming Java."""

import subprocess
import sys
from pathlib import Path

import pytest

from nyayagraph.server import process
from nyayagraph.server.home import ServerHome

# A process that has the marks of a home's server only after half a second, as if seen in the middle of its start.
BECOMES = 'sleep 0.5; exec "$PYTHON" -c "import time; time.sleep(60)" "--home-dir=$PLACE" "--config-dir=$CONF"'


@pytest.fixture
def home(tmp_path: Path) -> ServerHome:
    made = ServerHome.at(tmp_path / "home")
    made.create()
    return made


def test_a_process_that_is_becoming_the_server_is_not_gone(home: ServerHome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "POLL_S", 2.0)
    environment = {"PYTHON": sys.executable, "PLACE": str(home.path), "CONF": str(home.conf.parent)}
    with subprocess.Popen(["/bin/sh", "-c", BECOMES], env=environment) as becoming:
        home.pid_file.write_text(str(becoming.pid), "ascii")

        assert process.running_pid(home) is None
        assert not process.is_gone(home)

        becoming.kill()


def test_a_process_that_ended_is_gone(home: ServerHome) -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as ended:
        home.pid_file.write_text(str(ended.pid), "ascii")
    assert process.is_gone(home)
