"""The lock of jars and their cache: nothing unchecked is used, nothing is fetched twice."""

import hashlib
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from nyayagraph.errors import ServerError
from nyayagraph.server import jars as jars_module
from nyayagraph.server.jars import STAGING, Jar, ensure_jars, fetch_with_maven, parse_lock, read_lock
from nyayagraph.server.locks import exclusive
from nyayagraph.server.progress import Progress

CONTENT = {"annotations": b"of neo4j", "kernel": b"the kernel", "procedures": b"gds"}


def jar_of(artifact: str, directory: str = "lib") -> Jar:
    content = CONTENT[artifact]
    return Jar(directory, "org.neo4j", artifact, "1.0", "", hashlib.sha256(content).hexdigest(), len(content))


JARS = (jar_of("annotations"), jar_of("kernel"), jar_of("procedures", "plugins"))


class Publisher:
    """A publisher with a script: what each artifact's file holds, and a history of what was asked."""

    def __init__(self, content: dict[str, bytes] | None = None) -> None:
        self.content = CONTENT if content is None else content
        self.asked: list[str] = []

    def __call__(self, jar: Jar, staging: Path) -> Path:
        self.asked.append(jar.artifact)
        fetched = staging / jar.path / "fetched.jar"
        fetched.parent.mkdir(parents=True)
        fetched.write_bytes(self.content[jar.artifact])
        return fetched


def test_every_jar_of_the_lock_has_a_file_of_its_own() -> None:
    locked = read_lock()

    assert len({jar.path for jar in locked}) == len(locked) == 390
    assert {jar.directory for jar in locked} == {"lib", "plugins"}
    assert all(len(jar.sha256) == 64 and jar.size > 0 for jar in locked)


@pytest.mark.parametrize("text", ["", "# nothing\n", "a\tb\n", "\t".join(jars_module.COLUMNS) + "\nlib\torg.neo4j\n"])
def test_a_lock_that_is_not_a_table_is_refused(text: str) -> None:
    with pytest.raises(ServerError, match="install nyayagraph again"):
        parse_lock(text)


def test_jars_are_fetched_once_and_reported(tmp_path: Path) -> None:
    publisher = Publisher()
    reports: list[Progress] = []

    found = ensure_jars(tmp_path, jars=JARS, fetch=publisher, on_progress=reports.append)
    again = ensure_jars(tmp_path, jars=JARS, fetch=publisher)

    assert found == again
    assert sorted(publisher.asked) == sorted(CONTENT)
    assert [(report.done, report.total) for report in reports] == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert reports[-1].done_bytes == reports[-1].total_bytes == sum(map(len, CONTENT.values()))
    assert {path.name for path in found.lib.iterdir()} == {
        "org.neo4j--annotations-1.0.jar",
        "org.neo4j--kernel-1.0.jar",
    }
    assert not (found.lib.parent / STAGING).exists()


def test_the_classifier_and_the_group_are_in_the_file_name() -> None:
    native = replace(JARS[0], group="io.netty", classifier="linux-x86_64")

    assert native.path == "lib/io.netty--annotations-1.0-linux-x86_64.jar"


@pytest.mark.parametrize("content", [b"another!", b"of neo", b""], ids=["same size", "cut short", "empty"])
def test_a_jar_with_a_wrong_hash_is_deleted_and_named(tmp_path: Path, content: bytes) -> None:
    publisher = Publisher(CONTENT | {"annotations": content})

    with pytest.raises(ServerError, match=r"org\.neo4j:annotations:1\.0"):
        ensure_jars(tmp_path, jars=JARS, fetch=publisher)

    assert not list(tmp_path.rglob("*annotations*"))


def test_what_came_whole_before_a_failure_is_not_fetched_again(tmp_path: Path) -> None:
    with pytest.raises(ServerError):
        ensure_jars(tmp_path, jars=JARS, fetch=Publisher(CONTENT | {"kernel": b"the wrong one"}))
    kept = {path.name for path in tmp_path.rglob("*.jar")}
    second = Publisher()

    ensure_jars(tmp_path, jars=JARS, fetch=second)

    assert "kernel" in second.asked
    assert len(second.asked) == len(JARS) - len(kept)


def break_by_cutting(jar: Path) -> None:
    jar.write_bytes(jar.read_bytes()[:-1])


def break_by_changing(jar: Path) -> None:
    jar.write_bytes(bytes(jar.stat().st_size))


@pytest.mark.parametrize("damage", [break_by_cutting, break_by_changing, Path.unlink])
def test_a_jar_damaged_in_the_cache_is_fetched_again(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    found = ensure_jars(tmp_path, jars=JARS, fetch=Publisher())
    damage(found.plugins / "org.neo4j--procedures-1.0.jar")
    second = Publisher()

    ensure_jars(tmp_path, jars=JARS, fetch=second)

    assert second.asked == ["procedures"]
    assert (found.plugins / "org.neo4j--procedures-1.0.jar").read_bytes() == CONTENT["procedures"]


def test_what_a_killed_fetch_left_half_done_is_not_used(tmp_path: Path) -> None:
    found = ensure_jars(tmp_path, jars=JARS[:2], fetch=Publisher())
    root = found.lib.parent
    (root / "checked.json").unlink()
    (root / JARS[0].path).unlink()
    half = root / STAGING / JARS[0].path / "fetched.jar"
    half.parent.mkdir(parents=True)
    half.write_bytes(b"of n")
    second = Publisher()

    ensure_jars(tmp_path, jars=JARS[:2], fetch=second)

    assert second.asked == ["annotations"]
    assert (root / JARS[0].path).read_bytes() == CONTENT["annotations"]


def test_two_programs_at_once_fetch_each_jar_once(tmp_path: Path) -> None:
    publisher = Publisher()
    both = [
        threading.Thread(target=ensure_jars, args=(tmp_path,), kwargs={"jars": JARS, "fetch": publisher})
        for _ in range(2)
    ]

    for one in both:
        one.start()
    for one in both:
        one.join()

    assert sorted(publisher.asked) == sorted(CONTENT)


def test_a_program_that_must_wait_for_another_is_told(tmp_path: Path) -> None:
    waits: list[str] = []
    holds, told = threading.Event(), threading.Event()

    def hold() -> None:
        with exclusive(tmp_path / "lock"):
            holds.set()
            told.wait()

    def tell() -> None:
        waits.append("told")
        told.set()

    holder = threading.Thread(target=hold)
    holder.start()
    holds.wait()
    with exclusive(tmp_path / "lock", tell):
        pass
    holder.join()
    with exclusive(tmp_path / "lock", tell):
        pass

    assert waits == ["told"]


def test_no_network_is_an_error_with_a_next_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    for name in ("NO_PROXY", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(jars_module, "ATTEMPTS", 1)

    with pytest.raises(ServerError, match="check the network and the proxy"):
        ensure_jars(tmp_path, jars=read_lock()[:1], fetch=fetch_with_maven())


def test_a_dropped_connection_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "sleep", lambda _: None)
    publisher, failures = Publisher(), iter([True, True])

    def fetch(jar: Jar, staging: Path) -> Path:
        if next(failures, False):
            raise ServerError("the connection was dropped")
        return publisher(jar, staging)

    ensure_jars(tmp_path, jars=JARS[:1], fetch=fetch)

    assert publisher.asked == ["annotations"]


def test_a_jar_larger_than_the_disk_is_refused_before_anything_is_fetched(tmp_path: Path) -> None:
    publisher = Publisher()

    with pytest.raises(ServerError, match=r"full.*free some space"):
        ensure_jars(tmp_path, jars=[replace(JARS[0], size=10**18)], fetch=publisher)

    assert publisher.asked == []


def test_a_disk_that_fills_up_is_an_error_with_a_next_step(tmp_path: Path) -> None:
    def fetch(jar: Jar, staging: Path) -> Path:
        with Path("/dev/full").open("wb", buffering=0) as full:
            full.write(CONTENT[jar.artifact])
        return staging

    with pytest.raises(ServerError, match="free some space and try again"):
        ensure_jars(tmp_path, jars=JARS, fetch=fetch)


def test_a_cache_that_cannot_be_made_is_an_error_that_names_it(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    with pytest.raises(ServerError, match="cannot be used"):
        ensure_jars(tmp_path / "file", jars=JARS, fetch=Publisher())
