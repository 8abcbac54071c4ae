"""The old graph of a home, kept aside while another takes its place, and put back if that one never became whole.

Neo4j's own tool deletes the old graph before it looks at the new one. Starts and stops no server.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from nyayagraph.server.home import DATABASE, ServerHome

KINDS = ("databases", "transactions")


@contextmanager
def replacing_graph(home: ServerHome) -> Iterator[None]:
    """Nothing, while the graph is replaced; leaving by an exception puts the old one back."""
    put_back(home)
    home.aside.mkdir()
    for kind in KINDS:
        graph = home.path / "data" / kind / DATABASE
        if graph.exists():
            graph.rename(home.aside / kind)
        else:
            (home.aside / kind).mkdir()
    try:
        yield
    except BaseException:
        put_back(home)
        raise
    done = home.aside.with_name("aside.done")
    shutil.rmtree(done, ignore_errors=True)
    home.aside.rename(done)
    shutil.rmtree(done, ignore_errors=True)


def put_back(home: ServerHome) -> None:
    """Put back the graph that a program left aside when it was killed; nothing if there is none.

    An empty directory stands for a home that had no graph.
    """
    if not home.aside.exists():
        return
    for kind in KINDS:
        kept, graph = home.aside / kind, home.path / "data" / kind / DATABASE
        if kept.exists():
            shutil.rmtree(graph, ignore_errors=True)
            if any(kept.iterdir()):
                kept.rename(graph)
            else:
                kept.rmdir()
    home.aside.rmdir()
