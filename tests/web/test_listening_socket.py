"""Accepted connections send small responses at once."""

from __future__ import annotations

import socket

import pytest

from riverboat.cli.commands.serve import _open_listening_socket
from riverboat.web.server_config import ServerConfig


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_accepted_connections_have_tcp_nodelay(host: str) -> None:
    """With Nagle's algorithm every second small response on a keep-alive connection took 44 ms."""
    if ":" in host and not socket.has_ipv6:
        pytest.skip("this computer has no IPv6")
    with (
        _open_listening_socket(ServerConfig(host=host, port=0)) as listening_socket,
        socket.create_connection(listening_socket.getsockname()[:2]),
        listening_socket.accept()[0] as accepted_socket,
    ):
        assert accepted_socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
