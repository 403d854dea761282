"""Ports for programs that the tests start."""

from __future__ import annotations

import secrets
import socket
from typing import Final

_PORT_RANGE: Final = range(20_000, 32_000)
"""Port numbers below the ephemeral ports of outgoing connections (from 32,768 on Linux)."""


def free_port() -> int:
    """Return a free port for a program that will listen on it.

    Raises ``OSError`` if none of a hundred ports is free.
    """
    for _ in range(99):
        try:
            return _is_free(secrets.choice(_PORT_RANGE))
        except OSError:
            pass
    return _is_free(secrets.choice(_PORT_RANGE))


def _is_free(port: int) -> int:
    with socket.create_server(("127.0.0.1", port)):
        return port
