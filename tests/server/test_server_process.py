"""A real server on a fresh home: started, found, copied, wiped, and every way in which that fails."""

import http.client
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import neo4j
import pytest
from neo4j.exceptions import AuthError

from nyayagraph.errors import ServerError
from nyayagraph.server import RunningServer, ServerHome, down, dump, import_full, load, status, up, wipe
from nyayagraph.server.home import HOST
from nyayagraph.server.probe import bolt_answers, http_answers

HEAP_MB, PAGECACHE_MB = 512, 128
START = """
import sys
from pathlib import Path
from nyayagraph.server import ServerHome, up
print(up(ServerHome.at(Path(sys.argv[1])), heap_mb=int(sys.argv[2]), pagecache_mb=int(sys.argv[3])).pid)
"""
MERGE_SEED = "MERGE (:Court {court_id: 'supreme-court'}) MERGE (:Court {court_id: 'privy-council'})"
COURTS = {"supreme-court", "privy-council"}


def driver_of(server: RunningServer, password: str | None = None) -> neo4j.Driver:
    return neo4j.GraphDatabase.driver(
        server.bolt_uri, auth=(server.user, password or server.password), telemetry_disabled=True
    )


def courts_of(server: RunningServer) -> set[str]:
    with driver_of(server) as driver:
        records, _, _ = driver.execute_query("MATCH (court:Court) RETURN court.court_id AS court_id")
    return {record["court_id"] for record in records}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHome]:
    made = ServerHome.at(tmp_path_factory.mktemp("server") / "a home é")
    yield made
    down(made)


@pytest.fixture(scope="module")
def starters(home: ServerHome) -> list[subprocess.CompletedProcess[str]]:
    """Two programs that started the home's server at once, and ended."""
    words = [sys.executable, "-c", START, str(home.path), str(HEAP_MB), str(PAGECACHE_MB)]
    pipe = subprocess.PIPE
    both = [subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True) for _ in range(2)]
    said = [one.communicate() for one in both]
    assert status(home).is_ready
    return [subprocess.CompletedProcess(words, one.returncode, *texts) for one, texts in zip(both, said, strict=True)]


@pytest.fixture
def server(home: ServerHome, starters: list[subprocess.CompletedProcess[str]]) -> RunningServer:
    assert [one.returncode for one in starters] == [0, 0], starters
    running = up(home, heap_mb=HEAP_MB, pagecache_mb=PAGECACHE_MB)
    with driver_of(running) as driver:
        driver.execute_query(MERGE_SEED)
    return running


@pytest.fixture(scope="module")
def other_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHome]:
    made = ServerHome.at(tmp_path_factory.mktemp("other"))
    yield made
    down(made)


@pytest.fixture
def idle_home(tmp_path: Path) -> ServerHome:
    """A home whose server never ran."""
    made = ServerHome.at(tmp_path / "home")
    made.create()
    return made


def test_two_programs_at_once_start_one_server_that_outlives_them(
    starters: list[subprocess.CompletedProcess[str]],
) -> None:
    assert [one.returncode for one in starters] == [0, 0]
    assert len({one.stdout for one in starters}) == 1


def test_a_second_up_returns_the_server_that_runs(home: ServerHome, server: RunningServer) -> None:
    assert up(home, heap_mb=4096) == server


def test_the_status_of_a_server_that_runs(home: ServerHome, server: RunningServer) -> None:
    now = status(home)

    assert (now.is_running, now.is_ready, now.pid) == (True, True, server.pid)
    assert (now.bolt_uri, now.http_uri) == (server.bolt_uri, server.http_uri)


def test_graph_data_science_is_there(server: RunningServer) -> None:
    with driver_of(server) as driver:
        records, _, _ = driver.execute_query("RETURN gds.version() AS version")

    assert [record["version"] for record in records] == ["2.26.0"]


def test_browser_is_served(server: RunningServer) -> None:
    with closing(http.client.HTTPConnection(server.http_uri.removeprefix("http://"))) as connection:
        connection.request("GET", "/browser/")

        assert connection.getresponse().status == http.client.OK


def test_no_one_gets_in_without_the_password(server: RunningServer) -> None:
    with driver_of(server, "wrong-password") as driver, pytest.raises(AuthError):
        driver.verify_connectivity()


def test_the_password_is_neither_printed_nor_an_argument_nor_logged(home: ServerHome, server: RunningServer) -> None:
    assert server.password not in repr(server)
    assert server.password not in Path(f"/proc/{server.pid}/cmdline").read_text()
    assert all(server.password not in log.read_text() for log in (home.path / "logs").glob("*.log"))


@pytest.mark.parametrize("uri", ["bolt_uri", "http_uri"])
def test_the_server_is_reached_through_127_0_0_1_alone(server: RunningServer, uri: str) -> None:
    port = int(getattr(server, uri).rpartition(":")[2])

    with socket.create_connection((HOST, port), timeout=5):
        pass
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", port), timeout=5)


def test_a_dump_loads_into_another_home_and_both_run_side_by_side(
    home: ServerHome, server: RunningServer, other_home: ServerHome, tmp_path: Path
) -> None:
    dump(home, tmp_path / "graph.dump")
    load(other_home, tmp_path / "graph.dump")
    first, second = up(home), up(other_home, heap_mb=HEAP_MB, pagecache_mb=PAGECACHE_MB)

    assert courts_of(first) == courts_of(second) == COURTS
    assert f"-Xmx{HEAP_MB}m" in Path(f"/proc/{first.pid}/cmdline").read_text().split("\0")
    assert (first.bolt_uri, first.password) == (server.bolt_uri, server.password)
    assert first.password != second.password
    assert {path.name for path in tmp_path.iterdir()} == {"graph.dump"}


def test_a_file_that_is_no_dump_leaves_the_old_graph_and_a_wipe_leaves_none(
    home: ServerHome, server: RunningServer
) -> None:
    with pytest.raises(ServerError, match="failed at `database load`"):
        load(home, Path(__file__))
    again = up(home)

    assert again.pid != server.pid
    assert courts_of(again) == COURTS

    down(home)
    wipe(home)
    assert not home.has_credentials
    assert home.password() == server.password


def test_csv_files_are_imported_whole(idle_home: ServerHome, tmp_path: Path) -> None:
    courts, above = tmp_path / "courts.csv", tmp_path / "above.csv"
    courts.write_text("court_id:ID\nsupreme-court\nhigh-court-bombay\n")
    above.write_text(":START_ID,:END_ID\nsupreme-court,high-court-bombay\n")

    import_full(idle_home, nodes=[f"Court={courts}"], relationships=[f"ABOVE={above}"])

    assert (idle_home.path / "data" / "databases" / "neo4j").is_dir()


def test_a_file_that_is_not_there_cannot_be_imported(idle_home: ServerHome, tmp_path: Path) -> None:
    with pytest.raises(ServerError, match=r"absent\.csv"):
        import_full(idle_home, nodes=[f"Court={tmp_path / 'absent.csv'}"])


def test_a_home_that_never_started_is_stopped_and_has_no_address(tmp_path: Path) -> None:
    never = ServerHome.at(tmp_path / "never")

    assert not down(never)
    assert status(never).is_running is False
    assert status(never).bolt_uri is None
    assert not never.path.exists()


def test_nothing_is_dumped_from_a_home_that_never_started(idle_home: ServerHome, tmp_path: Path) -> None:
    with pytest.raises(ServerError, match="start it first"):
        dump(idle_home, tmp_path / "graph.dump")


def test_a_dump_that_is_not_there_cannot_be_loaded(idle_home: ServerHome, tmp_path: Path) -> None:
    with pytest.raises(ServerError, match="cannot be read"):
        load(idle_home, tmp_path / "absent.dump")


def dead_pid() -> int:
    ended = subprocess.Popen(["true"])
    ended.wait()
    return ended.pid


@pytest.mark.parametrize(
    "written", [str(os.getpid()), str(dead_pid()), "", "no number", "1"], ids=["ours", "dead", "empty", "word", "init"]
)
def test_a_stale_process_file_is_no_server_and_nothing_is_killed(idle_home: ServerHome, written: str) -> None:
    idle_home.pid_file.write_text(written)
    idle_home.lock.touch()

    assert not status(idle_home).is_running
    assert not down(idle_home)
    assert not idle_home.pid_file.exists()


@pytest.mark.parametrize("which", ["bolt", "http"])
def test_a_port_taken_by_another_program_is_named(idle_home: ServerHome, which: str) -> None:
    ports = idle_home.ports()
    with socket.create_server((HOST, 0)) as taken:
        port = taken.getsockname()[1]
        idle_home.ports_file.write_text(json.dumps({"bolt": ports.bolt, "http": ports.http, which: port}))

        with pytest.raises(ServerError, match=rf"port {port} .* taken by another program; stop that program"):
            up(idle_home)

    assert not idle_home.pid_file.exists()


def test_a_wrong_setting_is_named_before_the_first_start(idle_home: ServerHome) -> None:
    idle_home.own_conf.write_text("no.such.setting=1\n")

    with pytest.raises(ServerError, match=r"no\.such\.setting"):
        up(idle_home)


def test_a_server_that_dies_at_start_tells_its_last_lines(idle_home: ServerHome) -> None:
    idle_home.password()
    (idle_home.path / "data" / "dbms").mkdir()
    (idle_home.path / "data" / "dbms" / "auth.ini").touch()

    with pytest.raises(ServerError, match=r"stopped while it was starting(.|\n)*Too small maximum heap"):
        up(idle_home, heap_mb=1)

    assert not status(idle_home).is_running


def test_a_program_that_speaks_no_bolt_is_not_taken_for_a_server() -> None:
    with socket.create_server((HOST, 0)) as deaf:
        port = deaf.getsockname()[1]
        deaf.close()

        assert not bolt_answers(port)
        assert not http_answers(port)
