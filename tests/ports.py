"""Ports for programs that the tests start."""

from __future__ import annotations

import secrets
import socket
from typing import Final

_PORTS: Final = range(20_000, 32_000)
"""Below the ephemeral ports (from 32,768 on Linux), which outgoing connections may take."""


def free_port() -> int:
    """Return a free port for a program that will listen on it.

    OSError: none of a hundred ports was free.
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
