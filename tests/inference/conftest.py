"""The stand-in for the model's service, started for a test."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from tests.inference.service import StandIn


@pytest.fixture
def service() -> Iterator[StandIn]:
    server = StandIn()
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()
