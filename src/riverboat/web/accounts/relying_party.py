"""The relying party of WebAuthn: the domain to which the room's passkeys are bound."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from msgspec import Struct

from riverboat.web.api_errors import ApiError
from riverboat.web.public_urls import is_local_url
from riverboat.words.refusals import accounts as phrases


class InvalidCredential(Exception):
    """A response of an authenticator that failed verification, for example because it answers
    another challenge.
    """


class RelyingParty(Struct, frozen=True):
    """A WebAuthn relying party: the host and the origin for which passkeys are valid."""

    host: str
    """The relying party's id."""
    origin: str


class RegisteredPasskey(Struct, frozen=True):
    """A passkey that has just been registered."""

    id: str
    public_key: bytes
    signature_count: int


def relying_party_for(base_url: str, origin: str) -> RelyingParty:
    """Return the relying party of a page; refuse pages for which browsers have no passkeys.

    *base_url* is the base URL of the room, *origin* the page's ``Origin`` header, or empty.

    >>> relying_party_for("https://poker.example", "https://poker.example")
    RelyingParty(host='poker.example', origin='https://poker.example')
    >>> relying_party_for("http://localhost:8000", "").host
    'localhost'
    """
    url = urlsplit(base_url)
    host = url.hostname or ""
    if _is_ip_address(host):
        if not is_local_url(base_url):
            raise ApiError(409, phrases.PasskeyHttpsDomainRequired(host))
        local_origin = f"http://localhost{f':{url.port}' if url.port else ''}"
        raise ApiError(409, phrases.PasskeyDomainRequired(host, local_origin))
    if url.scheme != "https" and not is_local_url(base_url):
        raise ApiError(409, phrases.PasskeysNeedHttps())
    if origin and origin.lower() != base_url.lower():
        raise ApiError(409, phrases.PasskeyDomainMismatch(base_url))
    return RelyingParty(host, base_url.lower())


def _is_ip_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
