"""Signatures of relayed requests, made with the secret that all nodes share.

The signature covers the client: its address, and the scheme of its request. It names no user: the
cookie or key is forwarded, and the node that answers authenticates it as for its own clients. So
the signature grants no access to a client without a cookie or key.
"""

from __future__ import annotations

import hmac
from typing import Final
from urllib.parse import quote, unquote

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from riverboat.web.close_codes import POLICY_VIOLATION

SIGNATURE_HEADER: Final = "x-riverboat-relay"
_SCOPE_KEY: Final = "riverboat.relayed"
MISDIRECTED_STATUS: Final = 421
"""HTTP status of a node that does not hold the requested data because the sender's directory was
outdated.
"""


class RelayedRequest(Struct, frozen=True):
    """The signed claims of a request relayed by another node."""

    node: str
    client: str
    """The address of the client."""
    scheme: str
    """Scheme of the client's own request: ``http`` or ``https``."""


def sign_request(relayed_claims: RelayedRequest, secret: str, method: str, target: str) -> str:
    """Return the signature header of a request of this method for this target.

    >>> claims = RelayedRequest("one", "10.1.2.3", "https")
    >>> header = sign_request(claims, "secret", "GET", "/api/me")
    >>> verify_signature(header, "secret", "GET", "/api/me").client
    '10.1.2.3'
    >>> verify_signature(header, "secret", "POST", "/api/me")
    >>> verify_signature(header, "another", "GET", "/api/me")
    """
    signed_values = [
        quote(signed_value, safe=":.")
        for signed_value in (relayed_claims.node, relayed_claims.client, relayed_claims.scheme)
    ]
    return " ".join([*signed_values, _compute_mac(signed_values, secret, method, target)])


def verify_signature(header: str, secret: str, method: str, target: str) -> RelayedRequest | None:
    """Return the claims of a signature; ``None`` if it is not valid for this request."""
    *signed_values, mac = header.split(" ")
    expected_mac = _compute_mac(signed_values, secret, method, target)
    if len(signed_values) != 3 or not hmac.compare_digest(mac.encode(), expected_mac.encode()):
        return None
    return RelayedRequest(*map(unquote, signed_values))


def _compute_mac(signed_values: list[str], secret: str, method: str, target: str) -> str:
    signed_text = "\n".join(["riverboat relay", method, target, *signed_values])
    return hmac.digest(secret.encode(), signed_text.encode("utf-8", "replace"), "sha256").hex()


def find_relayed_request(scope: Scope) -> RelayedRequest | None:
    """Return the claims of a relayed request; ``None`` if it is the client's own."""
    relayed_claims = scope.get(_SCOPE_KEY)
    return relayed_claims if isinstance(relayed_claims, RelayedRequest) else None


class RelayMiddleware:
    """ASGI middleware that treats a relayed request as if its client had sent it here."""

    def __init__(self, app: ASGIApp, secret: str) -> None:
        self.app, self._secret = app, secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        signature = (
            Headers(scope=scope).get(SIGNATURE_HEADER) if scope["type"] != "lifespan" else None
        )
        if signature is None:
            await self.app(scope, receive, send)
            return
        relayed_claims = verify_signature(
            signature, self._secret, scope.get("method", "GET"), request_target(scope)
        )
        if relayed_claims is None:
            await _reject_request(scope, receive, send)
            return
        is_secure = relayed_claims.scheme == "https"
        schemes = {"http": "https", "ws": "wss"} if is_secure else {}
        scope = {
            **scope,
            _SCOPE_KEY: relayed_claims,
            "client": (relayed_claims.client, 0),
            "scheme": schemes.get(scope["scheme"], scope["scheme"]),
        }
        await self.app(scope, receive, send)


def request_target(scope: Scope) -> str:
    """Return the path and query of a request, unchanged."""
    path = scope.get("raw_path") or scope["path"].encode()
    query = scope.get("query_string", b"")
    target: bytes = path + (b"?" + query if query else b"")
    return target.decode("latin-1")


async def _reject_request(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request signed with another secret, and give the reason."""
    if scope["type"] == "websocket":
        await receive()
        await send(
            {
                "type": "websocket.close",
                "code": POLICY_VIOLATION,
                "reason": "another cluster secret",
            }
        )
        return
    text = b"no node of this room has signed this: give all of them the same cluster secret\n"
    headers = [(b"content-type", b"text/plain"), (b"content-length", str(len(text)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": text})
