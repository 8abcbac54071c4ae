"""The home of one Neo4j: its directories, configuration, ports, password and memory. Starts nothing.

Everything in a home is bound to 127.0.0.1, and its password lies in a file that its owner alone can read.
"""

import json
import os
import secrets
import socket
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from nyayagraph.errors import ServerError
from nyayagraph.server.jars import JarCache

HOST = "127.0.0.1"
USER = "neo4j"
DATABASE = "neo4j"
DIRECTORIES = ("conf", "data", "logs", "run", "import", "licenses", "web")
# Below the range from which systems take the local ports of outgoing connections, so that a kept port stays free.
PORTS = range(20_000, 32_000)
PORT_TRIES = 200
NO_PORT = 65_536
MB = 1024 * 1024
# A start of ours passes the heap as a flag; the setting records it, and tells the tool.
HEAP_SETTING = "server.memory.heap.max_size"
PAGECACHE_SETTING = "server.memory.pagecache.size"
# Without it every stop waits ten seconds for connections that are closed already.
QUIET_SETTING = "internal.dbms.bolt.netty_server_shutdown_quiet_period"
SIZES = (HEAP_SETTING, PAGECACHE_SETTING)


@dataclass(frozen=True, slots=True)
class Ports:
    """The two ports of a home on 127.0.0.1."""

    bolt: int
    http: int


@dataclass(frozen=True, slots=True)
class Memory:
    """Memory of the server in MB: Java's heap and Neo4j's page cache."""

    heap_mb: int
    pagecache_mb: int

    @classmethod
    def of_machine(cls, total_mb: int | None = None) -> "Memory":
        """A sixteenth of the machine's memory for the heap and a twenty-fourth for the page cache, within bounds.

        Bounds 512 to 1536 MB and 256 to 1024 MB: the whole archive of the Supreme Court needs no more, and the
        server leaves a small machine room to work.
        """
        total = machine_memory_mb() if total_mb is None else total_mb
        return cls(heap_mb=min(max(total // 16, 512), 1536), pagecache_mb=min(max(total // 24, 256), 1024))


def machine_memory_mb() -> int:
    """The machine's memory in MB, or the container's if that is less."""
    total = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    try:
        limit = Path("/sys/fs/cgroup/memory.max").read_text("ascii").strip()
    except OSError:
        limit = "max"
    return (min(total, int(limit)) if limit.isdecimal() else total) // MB


@dataclass(frozen=True, slots=True)
class ServerHome:
    """A directory that holds one Neo4j; make it with `ServerHome.at`. Two homes run side by side."""

    path: Path

    @classmethod
    def at(cls, path: Path | None = None) -> "ServerHome":
        """The home at `path`, absolute and with links followed; by default below the user's data directory."""
        chosen = platformdirs.user_data_path("nyayagraph") / "neo4j" if path is None else path
        return cls(chosen.expanduser().resolve())

    @property
    def conf(self) -> Path:
        """The configuration, written anew at each start."""
        return self.path / "conf" / "neo4j.conf"

    @property
    def own_conf(self) -> Path:
        """Settings of the home's owner, which each start appends to the configuration; need not exist."""
        return self.path / "conf" / "own.conf"

    @property
    def console_log(self) -> Path:
        """What the server said since its last start."""
        return self.path / "logs" / "console.log"

    @property
    def lock(self) -> Path:
        """The file that one program locks while it starts, stops or copies."""
        return self.path / "run" / "lock"

    @property
    def pid_file(self) -> Path:
        """The number of the server's process; stale if the server died."""
        return self.path / "run" / "server.pid"

    @property
    def password_file(self) -> Path:
        """The password, mode 0600."""
        return self.path / "password"

    @property
    def ports_file(self) -> Path:
        """The ports, chosen once."""
        return self.path / "ports.json"

    @property
    def aside(self) -> Path:
        """Where the old graph waits while another takes its place; there at no other time."""
        return self.path / "aside"

    @property
    def has_credentials(self) -> bool:
        """Whether the database already knows a password: it is too late then to set a first one."""
        return (self.path / "data" / "dbms" / "auth.ini").exists() or (
            self.path / "data" / "databases" / "system"
        ).exists()

    def create(self) -> None:
        """Make the directories that are missing, closed to others; ServerError if that cannot be."""
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            for name in DIRECTORIES:
                (self.path / name).mkdir(exist_ok=True)
        except OSError as error:
            raise ServerError(
                f"the home {self.path} cannot be made: {error.strerror}; name another directory for it"
            ) from error

    def password(self) -> str:
        """The password of the home, made at random on first use; ServerError if it was lost."""
        try:
            kept = self.password_file.read_text("ascii").strip()
        except FileNotFoundError:
            kept = ""
        except (OSError, UnicodeDecodeError) as error:
            raise ServerError(
                f"{self.password_file} cannot be read ({error}); see that the home is yours, and put back the password"
            ) from error
        if kept:
            return kept
        if self.has_credentials:
            raise ServerError(
                f"{self.password_file} is gone or empty, but the database still asks for the password that was in it; "
                "put it back, or wipe the home and load again"
            )
        password = secrets.token_hex(20)  # letters and digits only: the tool takes a leading dash for an option
        write_atomically(self.password_file, password + "\n", mode=0o600)
        return password

    def ports(self) -> Ports:
        """The ports of the home, chosen free on first use and kept; ServerError if the file is damaged."""
        try:
            kept = json.loads(self.ports_file.read_text("utf-8"))
            return _usable(Ports(bolt=int(kept["bolt"]), http=int(kept["http"])))
        except FileNotFoundError:
            ports = choose_ports()
        except (ValueError, KeyError, TypeError) as error:
            raise ServerError(f"{self.ports_file} is damaged; delete it and new ports are chosen") from error
        write_atomically(self.ports_file, json.dumps({"bolt": ports.bolt, "http": ports.http}) + "\n")
        return ports

    def configure(self, jars: JarCache, memory: Memory) -> None:
        """Write the configuration, the owner's settings at its end, and link `lib` and `plugins` to the cache."""
        own = self.own_conf.read_text("utf-8") if self.own_conf.exists() else ""
        write_atomically(self.conf, _conf(self.ports(), memory) + own)
        for link, target in (("lib", jars.lib), ("plugins", jars.plugins)):
            (self.path / link).unlink(missing_ok=True)
            (self.path / link).symlink_to(target)

    def memory_of_last_start(self) -> Memory:
        """The memory that the configuration records; the machine's usual if there is none."""
        usual = Memory.of_machine()
        try:
            lines = self.conf.read_text("utf-8").splitlines()
        except FileNotFoundError:
            return usual
        sizes = {name: int(value[:-1]) for name, _, value in (line.partition("=") for line in lines) if name in SIZES}
        return Memory(sizes.get(HEAP_SETTING, usual.heap_mb), sizes.get(PAGECACHE_SETTING, usual.pagecache_mb))


def _usable(ports: Ports) -> Ports:
    """The ports; raises `ValueError` where no server could listen on them."""
    if ports.bolt == ports.http or not all(0 < port < NO_PORT for port in (ports.bolt, ports.http)):
        raise ValueError(f"{ports} are not two ports")
    return ports


def choose_ports() -> Ports:
    """Two ports of 127.0.0.1 on which nothing listens now, taken at random."""
    with ExitStack() as held:
        free: list[int] = []
        for _ in range(PORT_TRIES):
            port = PORTS[secrets.randbelow(len(PORTS))]
            opened = held.enter_context(socket.socket())
            try:
                opened.bind((HOST, port))
            except OSError:
                continue
            free.append(port)
            if len(free) == len(Ports.__slots__):
                return Ports(*free)
    raise ServerError(f"no two free ports from {PORTS.start} to {PORTS.stop} on {HOST}; close some programs")


def is_free(port: int) -> bool:
    """Whether a server could listen on the port of 127.0.0.1 now."""
    with socket.socket() as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind((HOST, port))
        except OSError:
            return False
    return True


def write_atomically(path: Path, text: str, *, mode: int = 0o644) -> None:
    """Write a file that nobody ever sees half-written, or readable by more than `mode` says."""
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "w", encoding="utf-8") as opened:
            opened.write(text)
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise ServerError(f"{path} cannot be written: {error.strerror}") from error


def _conf(ports: Ports, memory: Memory) -> str:
    """Configuration that binds to loopback only, asks for a password and reports nothing to anyone.

    Directories keep their defaults, relative to the home: a path with letters beyond ASCII is misread here.
    """
    settings = {
        "server.default_listen_address": HOST,
        "server.bolt.listen_address": f"{HOST}:{ports.bolt}",
        "server.bolt.advertised_address": f"{HOST}:{ports.bolt}",
        "server.bolt.tls_level": "DISABLED",
        "server.http.listen_address": f"{HOST}:{ports.http}",
        "server.http.advertised_address": f"{HOST}:{ports.http}",
        "server.https.enabled": "false",
        HEAP_SETTING: f"{memory.heap_mb}m",
        PAGECACHE_SETTING: f"{memory.pagecache_mb}m",
        "server.config.strict_validation.enabled": "true",
        "dbms.security.auth_enabled": "true",
        "dbms.security.procedures.unrestricted": "gds.*",
        "dbms.usage_report.enabled": "false",
        "client.allow_telemetry": "false",
        "db.query.default_language": "CYPHER_25",
        "db.tx_log.rotation.retention_policy": "keep_none",
        "db.tx_log.preallocate": "false",
        QUIET_SETTING: "0",
    }
    head = "# Written anew at each start; settings of your own go into own.conf beside this file.\n"
    return head + "".join(f"{name}={value}\n" for name, value in settings.items())
