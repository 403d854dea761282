"""An HTTP client of a room: login, the lobby, opening and entering tables.

Requests are few and small, so each one uses ``urllib`` in a thread.
"""

from __future__ import annotations

import asyncio
from http.cookies import SimpleCookie
from typing import Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from riverboat.decoding import decode_json
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.words.refusals.storage_setup import NoRoomAddress

COOKIE: Final = "rb_session"
HOST_PREFIX: Final = "__Host-"
"""Prefix of the cookie's name over https."""
_SECONDS: Final = 15
"""Timeout of a request in seconds."""

Shape = TypeVar("Shape")


class NoAddress(RefusalError):
    """The given address is not that of a room."""


class RoomRefused(Exception):
    """The room refused a request: HTTP *status*, a machine-readable code, and *why* in a sentence.

    Status 0 means that there was no answer at all.
    """

    def __init__(self, status: int, code: str, why: str, wait: float = 0) -> None:
        super().__init__(why)
        self.status, self.code, self.why = status, code, why
        self.wait = wait
        """Seconds after which a retry makes sense; 0 if it does not."""


class Identity(Struct, frozen=True):
    """The identity of the user."""

    name: str
    guest: bool = False
    csrf: str = ""


class LobbyTable(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    name: str
    game: str
    chairs: int
    seated: int
    watching: int = 0
    blinds: tuple[int, ...] = ()
    private: bool = False
    host: str = ""
    playing: bool = False


class Opened(Struct, frozen=True):
    """The response to opening a table: the table and its invitation link."""

    id: str
    invite: str = ""


class RoomHttpClient:
    """An HTTP client of one user, with a cookie or an API key."""

    def __init__(self, url: str, *, key: str = "", session: str = "") -> None:
        self.url = url.rstrip("/")
        self.session = session
        """Session cookie with which a guest keeps their identity."""
        self.identity = Identity("")
        self._key = key
        self._cookie = f"{HOST_PREFIX}{COOKIE}" if self.url.startswith("https:") else COOKIE

    @property
    def socket(self) -> str:
        """URL of the WebSocket."""
        scheme = "wss" if self.url.startswith("https") else "ws"
        return f"{scheme}{self.url[self.url.index(':') :]}/ws"

    @property
    def headers(self) -> dict[str, str]:
        """Request headers that authenticate the client."""
        if self._key:
            return {"Authorization": f"Bearer {self._key}"}
        return {"Cookie": f"{self._cookie}={self.session}"} if self.session else {}

    # Requests -----------------------------------------------------------------------------------

    async def log_in(self, name: str) -> Identity:
        """Log in by the key or session, or as a guest of this name; else stay anonymous."""
        if self._key or self.session:
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

    async def open_table(self, **options: Any) -> Opened:
        """Open a table: ``name``, ``preset`` or ``toml``, ``game``, ``bots``, ``between`` ..."""
        return await self.post("/api/tables", options, Opened)

    async def enter(self, table: str, *, password: str = "", invite: str = "") -> None:
        """Enter a private table."""
        body = {"password": password} if password else {"invite": invite}
        await self.post(f"/api/tables/{quote(table)}/enter", body, Any)

    async def get(self, path: str, response_type: type[Shape]) -> Shape:
        """Send a GET request."""
        return await asyncio.to_thread(self._send, "GET", path, None, response_type)

    async def post(self, path: str, body: Any, response_type: type[Shape]) -> Shape:
        """Send a POST request."""
        return await asyncio.to_thread(self._send, "POST", path, body, response_type)

    def _send(self, method: str, path: str, body: Any, shape: type[Shape]) -> Shape:
        body_bytes = None if body is None else msgspec.json.encode(body)
        request = Request(self.url + path, body_bytes, self.headers, method=method)
        request.add_header("Accept", "application/json")
        if body_bytes is not None:
            request.add_header("Content-Type", "application/json")
        if self.identity.csrf:
            request.add_header("X-CSRF", self.identity.csrf)
        try:
            with urlopen(request, timeout=_SECONDS) as answer:
                self._store_session_cookie(answer.headers.get_all("Set-Cookie", ()))
                return decode_json(answer.read(), shape)
        except HTTPError as error:
            with error:
                raise _refusal(error) from None
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise RoomRefused(0, "not understood", f"{self.url} is no room: {error}") from error
        except (URLError, OSError) as error:
            raise RoomRefused(0, "unreachable", f"{self.url} does not answer: {error}") from error

    def _store_session_cookie(self, cookies: Any) -> None:
        for text in cookies:
            cookie = SimpleCookie(text)
            for name in (f"{HOST_PREFIX}{COOKIE}", COOKIE):
                # A room over https removes the cookie without the prefix as it sets the other.
                if name in cookie and (cookie[name].value or name == self._cookie):
                    self.session, self._cookie = cookie[name].value, name


class _Refusal(Struct, frozen=True):
    code: str = ""
    why: str = ""


def _refusal(error: HTTPError) -> RoomRefused:
    try:
        refusal = decode_json(error.read(), _Refusal)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        refusal = _Refusal()
    wait = error.headers.get("Retry-After", "0")
    seconds = float(wait) if wait.isdecimal() else 0.0
    reason = refusal.why or f"the room answers {error.code} {error.reason}"
    return RoomRefused(error.code, refusal.code or str(error.code), reason, seconds)


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
    table = path_parts[1] if len(path_parts) >= 2 and path_parts[0] == "t" else ""
    return f"{address_parts.scheme}://{address_parts.netloc}", table
