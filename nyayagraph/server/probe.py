"""Whether a Neo4j answers on its ports, asked without a driver. Knows nothing of who started it."""

import http.client
import socket

from nyayagraph.server.home import HOST, Ports

TIMEOUT_S = 5.0
BOLT_MAGIC = bytes.fromhex("6060b017")
# Four proposals of the Bolt handshake: 5.8 down to 5.0, 4.4 down to 4.2, and two empty ones.
BOLT_VERSIONS = bytes.fromhex("00080805 00020404 00000000 00000000")
BOLT_NONE = bytes(4)


def is_ready(ports: Ports) -> bool:
    """Whether the HTTP root answers and Bolt agrees on a version of its protocol."""
    return http_answers(ports.http) and bolt_answers(ports.bolt)


def http_answers(port: int) -> bool:
    """Whether the root of the HTTP port answers with 200; proxies are never asked."""
    connection = http.client.HTTPConnection(HOST, port, timeout=TIMEOUT_S)
    try:
        connection.request("GET", "/", headers={"Accept": "application/json"})
        return connection.getresponse().status == http.client.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def bolt_answers(port: int) -> bool:
    """Whether the Bolt port agrees to one of our versions."""
    try:
        with socket.create_connection((HOST, port), timeout=TIMEOUT_S) as connection:
            connection.sendall(BOLT_MAGIC + BOLT_VERSIONS)
            answer = connection.recv(len(BOLT_NONE), socket.MSG_WAITALL)
    except OSError:
        return False
    return len(answer) == len(BOLT_NONE) and answer != BOLT_NONE
