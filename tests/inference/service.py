"""A stand-in for the model's service on loopback: it answers by script and remembers what it was sent."""

from __future__ import annotations

import json
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from pydantic import BaseModel

KEY = "sk-test-not-a-key"


def message(text: str, *, stop_reason: str = "end_turn") -> dict[str, Any]:
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": "claude-test",
        "content": [{"type": "text", "text": text}],
        "stop_reason": stop_reason,
        "stop_sequence": None,
        "usage": {"input_tokens": 700, "output_tokens": 40, "cache_read_input_tokens": 600},
    }


def failure(kind: str) -> dict[str, Any]:
    return {"type": "error", "error": {"type": kind, "message": "as scripted"}}


class Step(BaseModel):
    """One scripted answer of the stand-in."""

    status: int = 200
    body: Any = None
    raw: bytes | None = None
    headers: dict[str, str] = {}
    wait_s: float = 0.0


class StandIn(ThreadingHTTPServer):
    """The service: answers by script, the last step for ever, and remembers what it was sent."""

    daemon_threads = True
    block_on_close = False

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Answering)
        self.script: list[Step] = []
        self.received: list[dict[str, Any]] = []
        self.keys: list[str | None] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class _Answering(BaseHTTPRequestHandler):
    server: StandIn

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.received.append(json.loads(body))
        self.server.keys.append(self.headers.get("Authorization") or self.headers.get("x-api-key"))
        step = self.server.script[min(len(self.server.received), len(self.server.script)) - 1]
        time.sleep(step.wait_s)
        raw = step.raw if step.raw is not None else json.dumps(step.body).encode()
        try:
            self.send_response(step.status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(raw)))
            for name, value in step.headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(raw)
        except (BrokenPipeError, ConnectionResetError):
            return  # the caller has given up, as a slow step means it to

    def log_message(self, *_: object) -> None:
        return
