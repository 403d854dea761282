"""Where a request comes from, through proxies that are trusted and past those that are not."""

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
    """The address of the client: the last one in the chain whom no trusted proxy vouches for."""
    nearest = request.client.host if request.client else ""
    chain = [nearest]
    if is_trusted(nearest, config.trusted_proxies):
        forwarded = request.headers.get("x-forwarded-for", "")
        chain += [part.strip() for part in reversed(forwarded.split(",")) if part.strip()]
    found = nearest
    for address in chain:
        if _parse_address(address) is None and address != nearest:
            break
        found = address
        if not is_trusted(address, config.trusted_proxies):
            break
    return found


def client_network(address: str) -> str:
    """What is counted as one client: an address, or the whole network of one that has many."""
    parsed = _parse_address(address)
    if isinstance(parsed, IPv6Address):
        return str(ip_network(f"{parsed}/64", strict=False))
    return address


def player_network(request: HTTPConnection, config: ServerConfig) -> str:
    """What tells one household at a table from another; nothing for this computer itself."""
    address = client_address(request, config)
    return "" if is_loopback(address) else client_network(address)


def is_loopback(address: str) -> bool:
    """It is this computer."""
    parsed = _parse_address(address)
    return parsed is not None and parsed.is_loopback


def is_https(request: HTTPConnection, config: ServerConfig) -> bool:
    """The browser speaks to the server, or to the proxy before it, in secret."""
    if config.base_url:
        return config.base_url.startswith("https://")
    return scheme_of(request, config) == "https"


def scheme_of(request: HTTPConnection, config: ServerConfig) -> str:
    """Return ``https`` or ``http``: what this request came by, to a trusted proxy if by one."""
    nearest = request.client.host if request.client else ""
    if is_trusted(nearest, config.trusted_proxies):
        forwarded = request.headers.get("x-forwarded-proto", "")
        if forwarded:
            return "https" if forwarded.split(",")[-1].strip() == "https" else "http"
    return "https" if request.url.scheme in ("https", "wss") else "http"


def base_url(request: HTTPConnection, config: ServerConfig) -> str:
    """How the client reaches the server."""
    if config.base_url:
        return config.base_url
    scheme = "https" if is_https(request, config) else "http"
    return f"{scheme}://{request.headers.get('host', 'localhost')}"


def is_same_origin(request: HTTPConnection, config: ServerConfig) -> bool:
    """The page that asks is ours, or none: programs have no ``Origin``.

    It is ours if the scheme, the host and the port are those of this request.
    """
    origin = request.headers.get("origin")
    if origin is None or origin in (*config.origins, config.base_url):
        return True
    scheme = scheme_of(request, config)
    own = _parse_origin(f"{scheme}://{request.headers.get('host', '')}")
    return own is not None and _parse_origin(origin) == own


def has_other_scheme(request: HTTPConnection, config: ServerConfig) -> bool:
    """Return True if the page has the host of this request and another scheme."""
    found = _parse_origin(request.headers.get("origin", ""))
    own = _parse_origin(f"{found[0] if found else ''}://{request.headers.get('host', '')}")
    return found is not None and found == own and found[0] != scheme_of(request, config)


_PORTS: Final = {"http": 80, "https": 443}


def _parse_origin(text: str) -> tuple[str, str, int] | None:
    """Return the scheme, the host and the port of an origin; ``None`` if it is none."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in _PORTS or not parts.hostname or parts.path or "@" in parts.netloc:
        return None
    return parts.scheme, parts.hostname, port if port is not None else _PORTS[parts.scheme]


def is_trusted(address: str, proxies: Sequence[str]) -> bool:
    """It is one of these addresses, or in one of these networks."""
    parsed = _parse_address(address)
    return parsed is not None and any(_is_in(parsed, proxy) for proxy in proxies)


@lru_cache(1024)
def _is_in(address: Address, proxy: str) -> bool:
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
