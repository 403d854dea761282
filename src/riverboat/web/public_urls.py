"""Public URLs: the addresses at which other people's browsers can open the room.

Finding them sends no packets: the system reports the source address of a connection to other
networks from its routing tables.

>>> public_urls("0.0.0.0", 8000, find_addresses=lambda: ("192.168.1.20", "fd00::2"))
('http://192.168.1.20:8000',)
>>> public_urls("127.0.0.1", 8000), public_urls("192.168.1.20", 80)
((), ('http://192.168.1.20',))
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

ANY_ADDRESS: Final = ("0.0.0.0", "::")
"""Listen addresses that mean all interfaces."""

_PROBE_TARGETS: Final = (
    # The Internet, then common private networks: each may use another interface.
    (socket.AF_INET, ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")),
    (socket.AF_INET6, ("2001:db8::1",)),
)

AddressFinder = Callable[[], tuple[str, ...]]


def network_addresses() -> tuple[str, ...]:
    """Return this computer's network addresses, the one towards the Internet first."""
    addresses: list[str] = []
    for address_family, probe_targets in _PROBE_TARGETS:
        for target in probe_targets:
            address = _find_source_address(address_family, target)
            if address and address not in addresses and _is_network_address(address):
                addresses.append(address)
    return tuple(addresses)


def _find_source_address(family: socket.AddressFamily, target: str) -> str:
    """Return the source address of a connection to *target*, without sending anything."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe_socket:
            probe_socket.connect((target, 9))
            return str(probe_socket.getsockname()[0])
    except OSError:  # no such network
        return ""


def _is_network_address(address: str) -> bool:
    ip = _parse_ip(address)
    return ip is not None and not (
        ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast
    )


def public_urls(
    host: str, port: int, base_url: str = "", *, find_addresses: AddressFinder = network_addresses
) -> tuple[str, ...]:
    """Return the room's URLs for others, best first; empty if only this computer can open it."""
    if base_url:
        return () if is_local_url(base_url) else (base_url,)
    if host not in ANY_ADDRESS:
        return () if is_loopback_host(host) else (_format_url(host, port),)
    addresses = find_addresses()
    ipv4_addresses = [address for address in addresses if ":" not in address]
    ipv6_addresses = [address for address in addresses if ":" in address] if host == "::" else []
    return tuple([_format_url(address, port) for address in (*ipv4_addresses, *ipv6_addresses)])


def listen_address(find_addresses: AddressFinder = network_addresses) -> str:
    """Return the wildcard to listen on: IPv4, or both families if the network has no IPv4."""
    addresses = find_addresses()
    is_ipv6_only = bool(addresses) and all(":" in address for address in addresses)
    return "::" if is_ipv6_only else "0.0.0.0"


def is_local_url(url: str) -> bool:
    """Return True for a URL that opens on this computer only."""
    return is_loopback_host(urlsplit(url).hostname or "")


def is_loopback_host(host: str) -> bool:
    """Return True for a host name of this computer."""
    ip = _parse_ip(host)
    if ip is not None:
        return ip.is_loopback or ip.is_unspecified
    return host == "localhost" or host.endswith(".localhost")


def _format_url(host: str, port: int) -> str:
    host_part = f"[{host}]" if ":" in host else host
    return f"http://{host_part}" if port == 80 else f"http://{host_part}:{port}"


def _parse_ip(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None
