"""How an endpoint is declared: method, path, who may call, what is sent and answered."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

Access = Literal["anybody", "somebody", "visitor", "host", "admin"]
"""Who may call: anybody; who is logged in; who may see the table; who runs the table or the event,
the room."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class RawResponse(Struct, frozen=True):
    """An answer that is no JSON of ours."""

    body: bytes
    media_type: str
    name: str = ""
    """The file that it is saved as; empty to show it."""
    headers: dict[str, str] = {}
    etag: str = ""
    """Of its content; who has it already is sent none."""


ResponseType = TypeVar("ResponseType")


class CachedResponse(Generic[ResponseType]):
    """An answer that is kept encoded, and is sent only to who has another one."""

    __slots__ = ("body", "compressed", "etag")

    def __init__(self, body: bytes, etag: str, compressed: bytes) -> None:
        self.body, self.etag, self.compressed = body, etag, compressed


class Done(Struct, frozen=True):
    """It is done, and there is nothing to say about it."""

    done: bool = True


Handler = Callable[..., Awaitable[Any]]


class Endpoint(Struct, frozen=True):
    """One thing that can be asked for over HTTP."""

    method: str
    path: str
    """With names in braces: ``/api/tables/{table}``."""
    summary: str
    access: Access
    router: str
    handler: Handler
    body_type: Any
    """The type of what is sent; ``None`` if nothing is."""
    query_type: type[Struct] | None
    response_type: Any
    media_type: str
    """Of the answer, where it is a ``RawResponse``."""
    allows_api_key: bool
    """A program may call it with a key of the API."""

    @property
    def path_names(self) -> tuple[str, ...]:
        """The names in the path."""
        return tuple(re.findall(r"\{(\w+)\}", self.path))


class Router:
    """The endpoints of one subject, in the order in which they are declared."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.endpoints: list[Endpoint] = []

    def get(self, path: str, **options: Any) -> Callable[[Handler], Handler]:
        """Something that is looked at."""
        return self._declare("GET", path, **options)

    def post(self, path: str, **options: Any) -> Callable[[Handler], Handler]:
        """Something that is done."""
        return self._declare("POST", path, **options)

    def patch(self, path: str, **options: Any) -> Callable[[Handler], Handler]:
        """Something of which some is changed, and the rest stays."""
        return self._declare("PATCH", path, **options)

    def delete(self, path: str, **options: Any) -> Callable[[Handler], Handler]:
        """Something that is removed."""
        return self._declare("DELETE", path, **options)

    def _declare(
        self,
        method: str,
        path: str,
        *,
        access: Access = "anybody",
        media_type: str = "",
        allows_api_key: bool = True,
    ) -> Callable[[Handler], Handler]:
        def declared(act: Handler) -> Handler:
            hints = get_type_hints(act, include_extras=True)
            answer = hints["return"]
            answer = get_args(answer)[0] if get_origin(answer) is CachedResponse else answer
            self.endpoints.append(
                Endpoint(
                    method,
                    path,
                    (act.__doc__ or "").strip().splitlines()[0],
                    access,
                    self.name,
                    act,
                    hints.get("body"),
                    hints.get("query"),
                    answer,
                    media_type,
                    allows_api_key,
                )
            )
            return act

        return declared
