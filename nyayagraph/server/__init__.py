"""A Neo4j of one's own: jars, Java, home, process, administration. Knows no driver and no law."""

from nyayagraph.server.admin import dump, import_full, load, wipe
from nyayagraph.server.home import ServerHome
from nyayagraph.server.process import RunningServer, ServerStatus, down, status, up
from nyayagraph.server.progress import OnProgress, Progress

__all__ = [
    "OnProgress",
    "Progress",
    "RunningServer",
    "ServerHome",
    "ServerStatus",
    "down",
    "dump",
    "import_full",
    "load",
    "status",
    "up",
    "wipe",
]
