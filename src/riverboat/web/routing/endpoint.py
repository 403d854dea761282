"""Endpoint declarations: method, path, access, request and response types."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

Access = Literal["anybody", "somebody", "visitor", "host", "admin"]
"""Access levels: all clients, logged-in users, users who may see the table, hosts, administrators.

A host is a host of the table or of the event.
"""
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class RawResponse(Struct, frozen=True):
    """A response in any media type, sent unchanged."""

    body: bytes
    media_type: str
    name: str = ""
    """Name of the file to save; empty to display it."""
    headers: dict[str, str] = {}
    etag: str = ""
    """ETag of the content; a client that has it is sent no body."""


ResponseType = TypeVar("ResponseType")


class CachedResponse(Generic[ResponseType]):
    """A response that is cached in encoded form, and sent only to a client with another ETag."""

    __slots__ = ("body", "compressed", "etag")

    def __init__(self, body: bytes, etag: str, compressed: bytes) -> None:
        self.body, self.etag, self.compressed = body, etag, compressed


class Done(Struct, frozen=True):
    """Response to a command that succeeded and has no result."""

    done: bool = True


Handler = Callable[..., Awaitable[Any]]


class Endpoint(Struct, frozen=True):
    """An operation of the HTTP API."""

    method: str
    path: str
    """Path with parameters in braces: ``/api/tables/{table}``."""
    summary: str
    access: Access
    router: str
    handler: Handler
    body_type: Any
    """Type of the request body; ``None`` if there is none."""
    query_type: type[Struct] | None
    response_type: Any
    media_type: str
    """Media type of the response, if it is a ``RawResponse``."""
    allows_api_key: bool
    """True if a program may call it with an API key."""

    @property
    def path_names(self) -> tuple[str, ...]:
        """Names of the path parameters."""
        return tuple(re.findall(r"\{(\w+)\}", self.path))


class Router:
    """The endpoints of one subject, in order of declaration."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.endpoints: list[Endpoint] = []

    def get(self, path: str, **options: Any) -> Callable[[Handler], Handler]:
        """Declare a GET endpoint."""
        return self._declare_endpoint("GET", path, **options)

    def post(self, path: str, **options: Any) -> Callable[[Handler], Handler]:
        """Declare a POST endpoint."""
        return self._declare_endpoint("POST", path, **options)

    def patch(self, path: str, **options: Any) -> Callable[[Handler], Handler]:
        """Declare a PATCH endpoint."""
        return self._declare_endpoint("PATCH", path, **options)

    def delete(self, path: str, **options: Any) -> Callable[[Handler], Handler]:
        """Declare a DELETE endpoint."""
        return self._declare_endpoint("DELETE", path, **options)

    def _declare_endpoint(
        self,
        method: str,
        path: str,
        *,
        access: Access = "anybody",
        media_type: str = "",
        allows_api_key: bool = True,
    ) -> Callable[[Handler], Handler]:
        def decorate(handler: Handler) -> Handler:
            hints = get_type_hints(handler, include_extras=True)
            response_type = hints["return"]
            response_type = (
                get_args(response_type)[0]
                if get_origin(response_type) is CachedResponse
                else response_type
            )
            self.endpoints.append(
                Endpoint(
                    method,
                    path,
                    (handler.__doc__ or "").strip().splitlines()[0],
                    access,
                    self.name,
                    handler,
                    hints.get("body"),
                    hints.get("query"),
                    response_type,
                    media_type,
                    allows_api_key,
                )
            )
            return handler

        return decorate
