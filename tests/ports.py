"""Ports for programs that the tests start."""

from __future__ import annotations

import secrets
import socket
from typing import Final

_PORTS: Final = range(20_000, 32_000)
"""Port numbers below the ephemeral ports of outgoing connections (from 32,768 on Linux)."""


def free_port() -> int:
    """Return a free port for a program that will listen on it.

    Raises ``OSError`` if none of a hundred ports is free.
    """
    for _ in range(99):
        try:
            return _free(secrets.choice(_PORTS))
        except OSError:
            pass
    return _free(secrets.choice(_PORTS))


def _free(port: int) -> int:
    with socket.create_server(("127.0.0.1", port)):
        return port
