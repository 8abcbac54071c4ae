"""A home's directories, ports, password, memory and configuration."""

import json
import socket
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from nyayagraph.errors import ServerError
from nyayagraph.server.aside import KINDS, put_back, replacing_graph
from nyayagraph.server.home import DATABASE, HOST, Memory, Ports, ServerHome, is_free, machine_memory_mb
from nyayagraph.server.jars import JarCache
from nyayagraph.server.locks import exclusive


@pytest.fixture
def home(tmp_path: Path) -> ServerHome:
    made = ServerHome.at(tmp_path / "a home é")
    made.create()
    return made


@pytest.fixture
def cache(tmp_path: Path) -> JarCache:
    return JarCache(tmp_path / "lib", tmp_path / "plugins")


def settings(home: ServerHome) -> dict[str, str]:
    lines = [line for line in home.conf.read_text().splitlines() if line and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


def test_a_home_has_an_absolute_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    assert ServerHome.at(Path("x/../here")).path == tmp_path.resolve() / "here"
    assert ServerHome.at().path.is_absolute()


def test_a_home_is_closed_to_others_and_its_password_is_the_owners_alone(home: ServerHome) -> None:
    home.password()

    assert stat.S_IMODE(home.path.stat().st_mode) == 0o700
    assert stat.S_IMODE(home.password_file.stat().st_mode) == 0o600


def test_a_password_is_random_and_kept(home: ServerHome, tmp_path: Path) -> None:
    other = ServerHome.at(tmp_path / "other")
    other.create()

    assert home.password() == home.password()
    assert len(home.password()) >= 32
    assert home.password().isalnum()
    assert home.password() != other.password()


def test_a_lost_password_is_not_replaced_by_a_new_one(home: ServerHome) -> None:
    home.password()
    (home.path / "data" / "databases" / "system").mkdir(parents=True)
    home.password_file.unlink()

    with pytest.raises(ServerError, match="put it back, or wipe"):
        home.password()


def test_a_password_that_is_no_text_is_an_error_and_an_empty_one_is_lost(home: ServerHome) -> None:
    home.password_file.write_bytes(b"\xff\xfe")
    with pytest.raises(ServerError, match="cannot be read"):
        home.password()

    home.password_file.write_text("\n")
    assert len(home.password()) >= 32


def test_a_lock_that_cannot_be_opened_is_an_error_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(ServerError, match=f"{tmp_path} cannot be opened"), exclusive(tmp_path):
        pass


def test_ports_are_free_distinct_and_kept(home: ServerHome) -> None:
    ports = home.ports()

    assert ports.bolt != ports.http
    assert is_free(ports.bolt)
    assert is_free(ports.http)
    assert home.ports() == ports


def test_a_port_that_is_listened_on_is_not_free() -> None:
    with socket.create_server((HOST, 0)) as taken:
        assert not is_free(taken.getsockname()[1])


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "[]", '{"bolt": 1}', '{"bolt": "x", "http": 2}', "null"),
        *('{"bolt": 65536, "http": 2}', '{"bolt": -1, "http": 2}', '{"bolt": 25000, "http": 25000}'),
    ],
)
def test_damaged_ports_are_an_error_with_a_next_step(home: ServerHome, text: str) -> None:
    home.ports_file.write_text(text)

    with pytest.raises(ServerError, match="delete it and new ports are chosen"):
        home.ports()


def test_the_server_listens_on_loopback_only_and_asks_for_a_password(home: ServerHome, cache: JarCache) -> None:
    home.ports_file.write_text(json.dumps({"bolt": 20001, "http": 20002}))

    home.configure(cache, Memory(512, 256))

    written = settings(home)
    addresses = {value for name, value in written.items() if name.endswith("_address")}
    assert addresses == {HOST, f"{HOST}:20001", f"{HOST}:20002"}
    assert written["dbms.security.auth_enabled"] == "true"
    assert written["server.memory.pagecache.size"] == "256m"
    assert home.ports() == Ports(bolt=20001, http=20002)


def test_jars_are_linked_and_not_copied(home: ServerHome, cache: JarCache) -> None:
    home.configure(cache, Memory(512, 256))
    home.configure(cache, Memory(512, 256))

    assert (home.path / "lib").readlink() == cache.lib
    assert (home.path / "plugins").readlink() == cache.plugins


def test_the_owners_settings_outlive_a_start(home: ServerHome, cache: JarCache) -> None:
    home.own_conf.write_text("db.transaction.timeout=10s\n")

    home.configure(cache, Memory(512, 256))

    assert settings(home)["db.transaction.timeout"] == "10s"


def test_the_memory_of_the_last_start_is_remembered(home: ServerHome, cache: JarCache) -> None:
    assert home.memory_of_last_start() == Memory.of_machine()

    home.configure(cache, Memory(700, 300))

    assert home.memory_of_last_start() == Memory(700, 300)


@pytest.mark.parametrize(
    ("total_mb", "expected"),
    [
        (1_000, Memory(512, 256)),
        (8_192, Memory(512, 341)),
        (16_384, Memory(1024, 682)),
        (24_576, Memory(1536, 1024)),
        (512_000, Memory(1536, 1024)),
    ],
)
def test_memory_grows_with_the_machine_within_bounds(total_mb: int, expected: Memory) -> None:
    assert Memory.of_machine(total_mb) == expected


def test_the_machines_memory_is_known() -> None:
    assert machine_memory_mb() > 0


def test_a_home_that_cannot_be_made_is_an_error_that_names_it(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    with pytest.raises(ServerError, match="name another directory"):
        ServerHome.at(tmp_path / "file" / "home").create()


def graph_of(home: ServerHome) -> set[str]:
    return {str(path.relative_to(home.path / "data")) for path in (home.path / "data").rglob("*") if path.is_file()}


def write_graph(home: ServerHome, name: str) -> None:
    for kind in KINDS:
        (home.path / "data" / kind / DATABASE).mkdir(parents=True, exist_ok=True)
        (home.path / "data" / kind / DATABASE / name).touch()


def interrupt_after(write: Callable[[], None]) -> None:
    write()
    raise KeyboardInterrupt


OLD, NEW = ({f"{kind}/{DATABASE}/{name}" for kind in KINDS} for name in ("old", "new"))


def test_a_graph_that_became_whole_replaces_the_old_one(home: ServerHome) -> None:
    write_graph(home, "old")

    with replacing_graph(home):
        write_graph(home, "new")

    assert graph_of(home) == NEW
    assert not home.aside.exists()


@pytest.mark.parametrize(("before", "expected"), [("old", OLD), (None, set())])
def test_a_graph_that_failed_leaves_the_home_as_it_was(
    home: ServerHome, before: str | None, expected: set[str]
) -> None:
    if before:
        write_graph(home, before)

    with pytest.raises(KeyboardInterrupt), replacing_graph(home):
        interrupt_after(lambda: write_graph(home, "new"))

    assert graph_of(home) == expected
    assert not home.aside.exists()


def test_a_graph_left_aside_by_a_killed_program_is_put_back(home: ServerHome) -> None:
    write_graph(home, "old")
    home.aside.mkdir()
    (home.path / "data" / "databases" / DATABASE).rename(home.aside / "databases")
    write_graph(home, "new")
    (home.path / "data" / "transactions" / DATABASE / "new").unlink()

    put_back(home)

    assert graph_of(home) == OLD
