"""Client addresses: the origin of a request, through trusted proxies only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from riverboat.web.server_config import ServerConfig

Address = IPv4Address | IPv6Address


def client_address(request: HTTPConnection, config: ServerConfig) -> str:
    """Return the client's address: the last one in the chain that is not a trusted proxy."""
    peer_address = request.client.host if request.client else ""
    address_chain = [peer_address]
    if is_trusted(peer_address, config.trusted_proxies):
        forwarded_header = request.headers.get("x-forwarded-for", "")
        address_chain += [
            forwarded_address.strip()
            for forwarded_address in reversed(forwarded_header.split(","))
            if forwarded_address.strip()
        ]
    client_ip = peer_address
    for address in address_chain:
        if _parse_address(address) is None and address != peer_address:
            break
        client_ip = address
        if not is_trusted(address, config.trusted_proxies):
            break
    return client_ip


def client_network(address: str) -> str:
    """Return the unit of rate limits: an IPv4 address, or the /64 of an IPv6 address."""
    ip = _parse_address(address)
    if isinstance(ip, IPv6Address):
        return str(ip_network(f"{ip}/64", strict=False))
    return address


def player_network(request: HTTPConnection, config: ServerConfig) -> str:
    """Return a player's network, to find players of one household; empty for this computer."""
    address = client_address(request, config)
    return "" if is_loopback(address) else client_network(address)


def is_loopback(address: str) -> bool:
    """Return True if the address is this computer's."""
    ip = _parse_address(address)
    return ip is not None and ip.is_loopback


def is_https(request: HTTPConnection, config: ServerConfig) -> bool:
    """Return True if the browser uses https to the server, or to the proxy in front of it."""
    if config.base_url:
        return config.base_url.startswith("https://")
    return request_scheme(request, config) == "https"


def request_scheme(request: HTTPConnection, config: ServerConfig) -> str:
    """Return ``https`` or ``http``: the scheme of this request, as a trusted proxy received it."""
    peer = request.client.host if request.client else ""
    if is_trusted(peer, config.trusted_proxies):
        forwarded = request.headers.get("x-forwarded-proto", "")
        if forwarded:
            return "https" if forwarded.split(",")[-1].strip() == "https" else "http"
    return "https" if request.url.scheme in ("https", "wss") else "http"


def base_url(request: HTTPConnection, config: ServerConfig) -> str:
    """Return the base URL at which the client reaches the server."""
    if config.base_url:
        return config.base_url
    scheme = "https" if is_https(request, config) else "http"
    return f"{scheme}://{request.headers.get('host', 'localhost')}"


def is_same_origin(request: HTTPConnection, config: ServerConfig) -> bool:
    """Return True if the request has no ``Origin``, like requests of programs, or our own origin.

    The room's own origin has the scheme, the host and the port of this request.
    """
    origin = request.headers.get("origin")
    if origin is None or origin in (*config.origins, config.base_url):
        return True
    scheme = request_scheme(request, config)
    own_origin = _parse_origin(f"{scheme}://{request.headers.get('host', '')}")
    return own_origin is not None and _parse_origin(origin) == own_origin


def has_other_scheme(request: HTTPConnection, config: ServerConfig) -> bool:
    """Return True if the ``Origin`` of a request has the request's host but another scheme."""
    page_origin = _parse_origin(request.headers.get("origin", ""))
    own_origin = _parse_origin(
        f"{page_origin[0] if page_origin else ''}://{request.headers.get('host', '')}"
    )
    return (
        page_origin is not None
        and page_origin == own_origin
        and page_origin[0] != request_scheme(request, config)
    )


_DEFAULT_PORTS: Final = {"http": 80, "https": 443}


def _parse_origin(text: str) -> tuple[str, str, int] | None:
    """Return the scheme, host and port of an origin; ``None`` if it is invalid."""
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError:
        return None
    if url.scheme not in _DEFAULT_PORTS or not url.hostname or url.path or "@" in url.netloc:
        return None
    return url.scheme, url.hostname, port if port is not None else _DEFAULT_PORTS[url.scheme]


def is_trusted(address: str, proxies: Sequence[str]) -> bool:
    """Return True if an address is one of *proxies*, or lies in a network among them."""
    ip = _parse_address(address)
    return ip is not None and any(_matches_proxy(ip, proxy) for proxy in proxies)


@lru_cache(1024)
def _matches_proxy(address: Address, proxy: str) -> bool:
    try:
        return address in ip_network(proxy, strict=False)
    except ValueError:
        return False


@lru_cache(1024)
def _parse_address(address: str) -> Address | None:
    try:
        return ip_address(address)
    except ValueError:
        return None
