"""Allowed hosts: the names of the room, to which links for other people are restricted.

The ``Host`` of a request is chosen by its sender. Without ``base_url``, a link uses it only if it
names this room: a host of ``allowed_hosts``, or, if that is empty, a name or address that is valid
only on this computer or in this network.

>>> is_local_name("riverboat.lan"), is_local_name("192.168.1.20"), is_local_name("evil.example")
(True, True, False)
"""

from __future__ import annotations

import re
import socket
from functools import cache
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.requests import HTTPConnection

from riverboat.web.limits.request_addresses import base_url
from riverboat.web.public_urls import is_local_url, is_loopback_host
from riverboat.web.server_config import ServerConfig

log = structlog.get_logger(__name__)

_LOCAL_SUFFIXES: Final = (
    *(".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".test"),
)
"""Suffixes under which no name can be registered in the public DNS."""
_HOST_HEADER_PATTERN: Final = re.compile(
    r"([\w.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:\d{1,5})?", re.ASCII
)
_CARRIER_NETWORK: Final = ip_network("100.64.0.0/10")
"""Shared address space of carriers, and of networks such as Tailscale's."""
_MAX_LOGGED_HOSTS: Final = 20
_logged_hosts: set[str] = set()


def request_host(request: HTTPConnection) -> str:
    """Return the host of a request without its port; empty if it has none."""
    host_header = request.headers.get("host", "")
    return (
        _parse_url_host(f"//{host_header}") if _HOST_HEADER_PATTERN.fullmatch(host_header) else ""
    )


def _parse_url_host(url: str) -> str:
    try:
        return (urlsplit(url).hostname or "").rstrip(".").lower()
    except ValueError:
        return ""


def is_local_name(host: str) -> bool:
    """Return True for a name or address that is valid only on this computer or in its network."""
    try:
        address = ip_address(host)
    except ValueError:
        is_single_label = bool(host) and "." not in host
        return is_single_label or host.endswith(_LOCAL_SUFFIXES) or host == _find_own_host_name()
    return address.is_private or address.is_link_local or address in _CARRIER_NETWORK


@cache
def _find_own_host_name() -> str:
    return socket.gethostname().lower()


def is_allowed(host: str, patterns: tuple[str, ...]) -> bool:
    """Return True if a host matches one of *patterns*: itself, ``*.club.example`` or ``*``.

    >>> is_allowed("a.club.example", ("*.club.example",)), is_allowed("club.example", ("*",))
    (True, True)
    """
    return any(
        pattern in ("*", host) or (pattern.startswith("*.") and host.endswith(pattern[1:]))
        for pattern in patterns
    )


def is_own_host(host: str, config: ServerConfig, public_urls: tuple[str, ...] = ()) -> bool:
    """Return True if *host* names this room."""
    if host in {_parse_url_host(url) for url in (config.base_url, *public_urls) if url}:
        return True
    if config.allowed_hosts:
        return is_allowed(host, config.allowed_hosts) or is_loopback_host(host)
    return is_local_name(host)


def public_base_url(
    request: HTTPConnection, config: ServerConfig, public_urls: tuple[str, ...], local_url: str
) -> str:
    """Return the base URL of links for other people.

    This is the base URL of the request if it names this room and other computers can open it, and
    otherwise the first of *public_urls*. If *public_urls* is empty, the URL of the request is kept
    even if it is for this computer only; if it does not name this room, *local_url* is returned.
    """
    request_base_url = base_url(request, config)
    if not (config.base_url or is_own_host(request_host(request), config, public_urls)):
        _warn_unknown_host(request_host(request))
        return public_urls[0] if public_urls else local_url
    return public_urls[0] if is_local_url(request_base_url) and public_urls else request_base_url


def _warn_unknown_host(host: str) -> None:
    """Log, once for each host, that links do not use the host of a request."""
    if host not in _logged_hosts and len(_logged_hosts) < _MAX_LOGGED_HOSTS:
        _logged_hosts.add(host)
        log.warning("links do not name this host: set base_url or allowed_hosts", host=host[:200])
