"""An HTTP client of a room: login, the lobby, opening and entering tables.

Requests are few and small, so each one uses ``urllib`` in a thread.
"""

from __future__ import annotations

import asyncio
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from riverboat.decoding import decode_json
from riverboat.deprecation import DeprecatedAttribute, deprecated_names
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.words.refusals.storage_setup import NoRoomAddress

COOKIE_NAME: Final = "rb_session"
HOST_COOKIE_PREFIX: Final = "__Host-"
"""Prefix of the cookie's name over https."""
_TIMEOUT_SECONDS: Final = 15
"""Timeout of a request in seconds."""

ResponseType = TypeVar("ResponseType")


class NoAddress(RefusalError):
    """The address is not the URL of a room."""


class RoomRefused(Exception):
    """The room refused a request: HTTP *status*, a machine-readable *code*, and an English reason.

    Status 0 means that there was no answer at all.
    """

    reason: str
    retry_after_seconds: float
    """Seconds after which a retry makes sense; 0 if it does not."""

    def __init__(self, status: int, code: str, reason: str, retry_after_seconds: float = 0) -> None:
        super().__init__(reason)
        self.status, self.code, self.reason = status, code, reason
        self.retry_after_seconds = retry_after_seconds

    wait = DeprecatedAttribute("retry_after_seconds")
    why = DeprecatedAttribute("reason")


class Identity(Struct, metaclass=DeprecatedKeywords, frozen=True, rename={"is_guest": "guest"}):
    """The identity of the user; an anonymous user has no name."""

    name: str
    is_guest: bool = False
    csrf: str = ""
    """Token that unsafe requests send in the header ``X-CSRF``."""

    guest = DeprecatedAttribute("is_guest")


class LobbyTable(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={
        "seated_count": "seated",
        "spectator_count": "watching",
        "is_private": "private",
        "is_hand_running": "playing",
    },
):
    """A table in the lobby."""

    id: str
    name: str
    game: str
    chairs: int
    seated_count: int
    spectator_count: int = 0
    blinds: tuple[int, ...] = ()
    is_private: bool = False
    host: str = ""
    is_hand_running: bool = False

    playing = DeprecatedAttribute("is_hand_running")
    private = DeprecatedAttribute("is_private")
    seated = DeprecatedAttribute("seated_count")
    watching = DeprecatedAttribute("spectator_count")


class OpenedTable(
    Struct, metaclass=DeprecatedKeywords, frozen=True, rename={"invitation_link": "invite"}
):
    """The response to opening a table: the table's id and its invitation link."""

    id: str
    invitation_link: str = ""

    invite = DeprecatedAttribute("invitation_link")


class RoomHttpClient:
    """An HTTP client of one user, with a cookie or an API key."""

    def __init__(self, url: str, *, key: str = "", session: str = "") -> None:
        self.url = url.rstrip("/")
        self.session = session
        """Session cookie with which a guest keeps their identity."""
        self.identity = Identity("")
        self._api_key = key
        self._session_cookie_name = (
            f"{HOST_COOKIE_PREFIX}{COOKIE_NAME}" if self.url.startswith("https:") else COOKIE_NAME
        )

    @property
    def socket_url(self) -> str:
        """URL of the WebSocket."""
        scheme = "wss" if self.url.startswith("https") else "ws"
        return f"{scheme}{self.url[self.url.index(':') :]}/ws"

    @property
    def headers(self) -> dict[str, str]:
        """Request headers that authenticate the client."""
        if self._api_key:
            return {"Authorization": f"Bearer {self._api_key}"}
        return {"Cookie": f"{self._session_cookie_name}={self.session}"} if self.session else {}

    socket = DeprecatedAttribute("socket_url")

    async def log_in(self, name: str) -> Identity:
        """Log in by the API key or session, or else as a guest of this name.

        Without a key, a session and a name, the user stays anonymous.
        """
        if self._api_key or self.session:
            await self.fetch_identity()
        if not self.identity.name and name:
            self.identity = await self.post("/api/guest", {"name": name}, Identity)
        return self.identity

    async def fetch_identity(self) -> Identity:
        """Return the current identity of the user."""
        self.identity = await self.get("/api/me", Identity)
        return self.identity

    async def tables(self) -> tuple[LobbyTable, ...]:
        """Return the open tables."""
        return await self.get("/api/tables", tuple[LobbyTable, ...])

    async def open_table(self, **options: Any) -> OpenedTable:
        """Open a table with the fields of ``POST /api/tables`` as *options*."""
        return await self.post("/api/tables", options, OpenedTable)

    async def enter(self, table: str, *, password: str = "", invite: str = "") -> None:
        """Enter a private table by its password or an invitation."""
        body = {"password": password} if password else {"invite": invite}
        await self.post(f"/api/tables/{quote(table)}/enter", body, Any)

    async def get(self, path: str, response_type: type[ResponseType]) -> ResponseType:
        """Send a GET request, and return the decoded response; raise ``RoomRefused``."""
        return await asyncio.to_thread(self._send, "GET", path, None, response_type)

    async def post(self, path: str, body: Any, response_type: type[ResponseType]) -> ResponseType:
        """Send a POST request, and return the decoded response; raise ``RoomRefused``."""
        return await asyncio.to_thread(self._send, "POST", path, body, response_type)

    def _send(
        self, method: str, path: str, body: Any, response_type: type[ResponseType]
    ) -> ResponseType:
        body_bytes = None if body is None else msgspec.json.encode(body)
        request = Request(self.url + path, body_bytes, self.headers, method=method)
        request.add_header("Accept", "application/json")
        if body_bytes is not None:
            request.add_header("Content-Type", "application/json")
        if self.identity.csrf:
            request.add_header("X-CSRF", self.identity.csrf)
        try:
            with urlopen(request, timeout=_TIMEOUT_SECONDS) as response:
                self._store_session_cookie(response.headers.get_all("Set-Cookie", ()))
                return decode_json(response.read(), response_type)
        except HTTPError as error:
            with error:
                raise _parse_refusal(error) from None
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise RoomRefused(0, "not understood", f"{self.url} is no room: {error}") from error
        except (URLError, OSError) as error:
            raise RoomRefused(0, "unreachable", f"{self.url} does not answer: {error}") from error

    def _store_session_cookie(self, cookies: Any) -> None:
        for cookie_header in cookies:
            cookie = SimpleCookie(cookie_header)
            for name in (f"{HOST_COOKIE_PREFIX}{COOKIE_NAME}", COOKIE_NAME):
                # A room over https removes the cookie without the prefix as it sets the other.
                if name in cookie and (cookie[name].value or name == self._session_cookie_name):
                    self.session, self._session_cookie_name = cookie[name].value, name


class _RefusalBody(Struct, frozen=True, rename={"reason": "why"}):
    code: str = ""
    reason: str = ""


def _parse_refusal(error: HTTPError) -> RoomRefused:
    try:
        refusal_body = decode_json(error.read(), _RefusalBody)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        refusal_body = _RefusalBody()
    retry_after = error.headers.get("Retry-After", "0")
    retry_after_seconds = float(retry_after) if retry_after.isdecimal() else 0.0
    reason = refusal_body.reason or f"the room answers {error.code} {error.reason}"
    return RoomRefused(
        error.code, refusal_body.code or str(error.code), reason, retry_after_seconds
    )


def split_address(address: str) -> tuple[str, str]:
    """Return the base URL of the room and the table id in a link to a table.

    >>> split_address("http://127.0.0.1:8000/t/friday?invite=abc")
    ('http://127.0.0.1:8000', 'friday')
    >>> split_address("https://poker.example/")
    ('https://poker.example', '')
    """
    address_parts = urlsplit(address)
    if address_parts.scheme not in ("http", "https") or not address_parts.netloc:
        raise NoAddress(NoRoomAddress(address))
    path_parts = address_parts.path.strip("/").split("/")
    table_id = path_parts[1] if len(path_parts) >= 2 and path_parts[0] == "t" else ""
    return f"{address_parts.scheme}://{address_parts.netloc}", table_id


if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.remote.room_http")
