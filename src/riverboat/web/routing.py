"""Endpoints as values: one declaration from which requests are answered and documents are made.

A handler is a function of a ``Call`` and, where its signature names them, of a *body* and a
*query*; what it returns is the answer. Method, path and who may call stand in its decorator, what
it is for in its docstring. Nothing reaches it that does not have the declared shape, and nothing
leaves the server but its answer or a ``Refusal``.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, Literal, get_type_hints

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from riverboat.service.task.inbox import Gone
from riverboat.service.task.keeper import Keeper
from riverboat.store.checking import folded
from riverboat.store.errors import StoreFailed
from riverboat.store.port import TableRow
from riverboat.web.accounts.once import MINUTES
from riverboat.web.accounts.people import NOBODY, Person, hashed
from riverboat.web.limits.addresses import base_url, client_of, household, is_https, same_origin
from riverboat.web.reach import is_only_here
from riverboat.web.refusals import Refusal, Refuse, refused
from riverboat.web.site import Site

log = structlog.get_logger(__name__)

Who = Literal["anybody", "somebody", "visitor", "host", "admin"]
"""Who may call: anybody; who is logged in; who may see the table; who runs the table, the room."""

COOKIE: Final = "rb_session"
NAMES: Final = "rb_names"
"""The names that guests had in a browser: who was sent away does not come back as another."""
DEVICE: Final = "rb_device"
"""The accounts that have logged in from a browser: who guesses elsewhere does not lock it out."""
STEP: Final = "rb_step"
"""A browser that has said a password, or asks a passkey: for minutes, and for that alone."""
_MOST_NAMES = 8
_DAYS_OF_NAMES = 400
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Document(Struct, frozen=True):
    """An answer that is no JSON of ours."""

    body: bytes
    media: str
    name: str = ""
    """The file that it is saved as; empty to show it."""
    headers: dict[str, str] = {}


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
    who: Who
    group: str
    act: Handler
    body: Any
    """The type of what is sent; ``None`` if nothing is."""
    query: type[Struct] | None
    answer: Any
    media: str
    """Of the answer, where it is a ``Document``."""
    by_key: bool
    """A program may call it with a key of the API."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names in the path."""
        return tuple(re.findall(r"\{(\w+)\}", self.path))


class Call:
    """A request, with who makes it and which table it is about."""

    __slots__ = ("cookies", "keeper", "me", "path", "request", "row", "site")

    def __init__(self, site: Site, request: Request, me: Person) -> None:
        self.site, self.request, self.me = site, request, me
        self.path: dict[str, str] = {}
        self.row = TableRow("", "", "", 0, 0, b"")
        self.keeper: Keeper | None = None
        self.cookies: list[str] = []
        """What is set in the browser by the answer."""

    @property
    def table(self) -> Keeper:
        """The open table that the call is about."""
        if self.keeper is None:
            raise Refuse(409, "closed", f"{self.row.name or 'this table'} is closed")
        return self.keeper

    @property
    def hand(self) -> int:
        """The number of the hand in the path."""
        return int(self.path["hand"])

    @property
    def address(self) -> str:
        """Where it comes from."""
        return household(client_of(self.request, self.site.config))

    @property
    def base(self) -> str:
        """How whoever asks reaches the server."""
        return base_url(self.request, self.site.config)

    @property
    def base_elsewhere(self) -> str:
        """How another device reaches the server: whoever asks may have come by localhost."""
        reach = self.site.reach
        return reach[0] if is_only_here(self.base) and reach else self.base

    def set_session(self, token: str) -> None:
        """Let the browser keep a token; an empty one is forgotten."""
        self.cookies.append(session_cookie(self.site, self.request, token))

    def remember(self, name: str) -> None:
        """Let the browser keep the name of a guest."""
        names = [each for each in self._names() if each != name]
        # Who is kept out is forgotten last, however many names come after.
        names.sort(key=self.site.is_out_somewhere)
        kept = self.site.invitations.names((*names, name)[-_MOST_NAMES:])
        self.cookies.append(_cookie(self.site, self.request, NAMES, kept, _DAYS_OF_NAMES))

    def _names(self) -> tuple[str, ...]:
        return self.site.invitations.named(self.request.cookies.get(NAMES, ""))

    def device(self, name: str) -> str:
        """What this browser is to an account; empty if it has never been in by it."""
        return self._devices().get(folded(name), "")

    def remember_device(self, name: str) -> None:
        """Let the browser keep that an account has been in by it."""
        kept = self._devices()
        known = kept.pop(folded(name), "") or secrets.token_urlsafe(9)
        latest = dict([*kept.items(), (folded(name), known)][-_MOST_NAMES:])
        value = self.site.invitations.devices(latest)
        self.cookies.append(_cookie(self.site, self.request, DEVICE, value, _DAYS_OF_NAMES))

    def new_step(self) -> str:
        """What this browser is between two steps of logging in, from now on."""
        token = secrets.token_urlsafe(32)
        self.cookies.append(_cookie(self.site, self.request, STEP, token, MINUTES / 1440))
        return hashed(token)

    @property
    def step(self) -> str:
        """What this browser is between two steps; empty if it is in none."""
        token = self.request.cookies.get(STEP, "")
        return hashed(token) if token else ""

    def end_step(self) -> None:
        """Let the browser forget that it was in a step."""
        self.cookies.append(_cookie(self.site, self.request, STEP, "", 0))

    def _devices(self) -> dict[str, str]:
        return self.site.invitations.devices_of(self.request.cookies.get(DEVICE, ""))


def session_cookie(site: Site, request: Request, token: str) -> str:
    """The ``Set-Cookie`` of a session."""
    return _cookie(site, request, COOKIE, token, site.config.session_days if token else 0)


def _cookie(site: Site, request: Request, name: str, value: str, days: float) -> str:
    secure = "; Secure" if is_https(request, site.config) else ""
    age = round(days * 86_400)
    return f"{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


# Declaring --------------------------------------------------------------------------------------


class Group:
    """The endpoints of one subject, in the order in which they are declared."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.endpoints: list[Endpoint] = []

    def get(self, path: str, **more: Any) -> Callable[[Handler], Handler]:
        """Something that is looked at."""
        return self._declare("GET", path, **more)

    def post(self, path: str, **more: Any) -> Callable[[Handler], Handler]:
        """Something that is done."""
        return self._declare("POST", path, **more)

    def patch(self, path: str, **more: Any) -> Callable[[Handler], Handler]:
        """Something of which some is changed, and the rest stays."""
        return self._declare("PATCH", path, **more)

    def delete(self, path: str, **more: Any) -> Callable[[Handler], Handler]:
        """Something that is removed."""
        return self._declare("DELETE", path, **more)

    def _declare(
        self,
        method: str,
        path: str,
        *,
        who: Who = "anybody",
        media: str = "",
        by_key: bool = True,
    ) -> Callable[[Handler], Handler]:
        def declared(act: Handler) -> Handler:
            hints = get_type_hints(act, include_extras=True)
            self.endpoints.append(
                Endpoint(
                    method,
                    path,
                    (act.__doc__ or "").strip().splitlines()[0],
                    who,
                    self.name,
                    act,
                    hints.get("body"),
                    hints.get("query"),
                    hints["return"],
                    media,
                    by_key,
                )
            )
            return act

        return declared


# Answering --------------------------------------------------------------------------------------


def routes(site: Site, endpoints: Iterable[Endpoint]) -> list[Route]:
    """The endpoints as Starlette serves them: one route a path."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    ordered = sorted(by_path.items(), key=lambda each: _breadth(each[0]))
    return [Route(path, _answerer(site, methods), methods=_ANY) for path, methods in ordered]


def _breadth(path: str) -> tuple[int, bool]:
    """A fixed word goes before a name in its place, a name with an ending before one without."""
    return path.count("{"), path.endswith("}")


_ANY: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
"""All of them reach the answerer, who says in our own words which are possible."""


def _answerer(site: Site, methods: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    allowed = ", ".join([*methods, *(["HEAD"] if "GET" in methods else [])])

    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        endpoint = methods.get(method)
        if endpoint is None:
            why = f"{request.method} is not possible here: {allowed} is"
            return refused(405, Refusal("bad-method", "", why), {"Allow": allowed})
        try:
            return await _answer(site, endpoint, request)
        except Refuse as refuse:
            return refuse.response()
        except (Gone, StoreFailed):
            log.warning("unavailable", path=endpoint.path, exc_info=True)
            why = "the room cannot do that just now: try again in a moment"
            return refused(503, Refusal("unavailable", "", why), {"Retry-After": "2"})
        except Exception:
            log.exception("failed", method=method, path=endpoint.path)
            site.metrics.failures.inc()
            return refused(500, Refusal("internal", "", "something went wrong in the server"))

    return answer


async def _answer(site: Site, endpoint: Endpoint, request: Request) -> Response:
    site.requests.take(household(client_of(request, site.config)), "requests")
    me, renewed = await identify(site, request)
    call = Call(site, request, me)
    if renewed:
        call.set_session(request.cookies[COOKIE])
    await _admit(call, endpoint)
    given: dict[str, Any] = {}
    if endpoint.body is not None:
        given["body"] = await _body(request, endpoint.body, site.config.limits.body)
    if endpoint.query is not None:
        given["query"] = _query(request, endpoint.query)
    answer = await endpoint.act(call, **given)
    return _response(call, answer)


def _response(call: Call, answer: Any) -> Response:
    if isinstance(answer, Document):
        response = Response(answer.body, headers=answer.headers, media_type=answer.media)
        if answer.name:
            response.headers["Content-Disposition"] = f'attachment; filename="{answer.name}"'
    else:
        response = Response(msgspec.json.encode(answer), media_type="application/json")
    for cookie in call.cookies:
        response.headers.append("Set-Cookie", cookie)
    return response


# Who asks ---------------------------------------------------------------------------------------


async def identify(site: Site, request: Any) -> tuple[Person, bool]:
    """Who makes a request, and whether his session was made longer; ``Refuse`` for a wrong key."""
    authorization = request.headers.get("authorization", "")
    if authorization:
        kind, _, key = authorization.partition(" ")
        if kind.lower() != "bearer":
            raise Refuse(401, "wrong-key", "say Authorization: Bearer, and a key of the API")
        me = await site.people.of_key(key.strip())
        site.barring.refuse([me.name])
        return me, False
    token = request.cookies.get(COOKIE, "")
    me, renewed = await site.people.of_session(token) if token else (NOBODY, False)
    named = site.invitations.named(request.cookies.get(NAMES, ""))
    before: tuple[str, ...] = ()
    if not me.name or me.guest:
        before = (*named, *site.invitations.devices_of(request.cookies.get(DEVICE, "")))
    elif me.name in named:  # the account began in this browser
        before = named
    if me.name and site.barring.of((me.name, *before)) is not None:
        me, renewed = NOBODY, False
    return replace(me, before=before), renewed


async def _admit(call: Call, endpoint: Endpoint) -> None:
    """Refuse who may not ask for this, or did not ask for it himself."""
    me, request, site = call.me, call.request, call.site
    if endpoint.method not in SAFE:
        if not same_origin(request, site.config):
            raise Refuse(403, "wrong-origin", "this was sent from a page of somebody else")
        if me.session and request.headers.get("x-csrf", "") != me.csrf:
            raise Refuse(403, "csrf", "send the csrf of GET /api/me in the header X-CSRF")
    _read_path(call, endpoint)
    if "table" in endpoint.names:
        call.row = await _row(site, call.path["table"])
        call.keeper = site.keeper(call.row.id)
    if endpoint.who in ("somebody", "host", "admin") and not me.name:
        raise Refuse(401, "nobody", "say who you are first")
    if endpoint.who == "admin" and not me.admin:
        raise Refuse(403, "not-admin", "only who runs the room may do that")
    if not endpoint.by_key and me.name and not me.session:
        raise Refuse(403, "by-key", "a key of the API may not do this: log in")
    if endpoint.who in ("visitor", "host") and not await site.may_enter(call.row, me):
        refuse_out(call)
        raise Refuse(403, "private", "this table opens to an invitation or a password")
    if endpoint.who == "host" and not (me.admin or await site.role(call.row, me.name) == "host"):
        raise Refuse(403, "not-the-host", "only a host of this table may do that")


def refuse_out(call: Call) -> None:
    """Refuse whom a host keeps out of the table that a call is about."""
    out = call.site.out(call.keeper, call.me)
    if out is not None:
        raise Refuse(403, "banned", out.why)


_PATHS: Final = {
    "hand": re.compile(r"[1-9]\d{0,8}"),
    "share": re.compile(r"[\w.-]{10,400}", re.ASCII),
}
_WORD: Final = re.compile(r"[\w-]{1,40}", re.ASCII)


def _read_path(call: Call, endpoint: Endpoint) -> None:
    for name in endpoint.names:
        value = str(call.request.path_params[name])
        if not _PATHS.get(name, _WORD).fullmatch(value):
            raise Refuse(404, "not-found", f"there is no such {name}")
        call.path[name] = value


async def _row(site: Site, table: str) -> TableRow:
    keeper = site.keeper(table)
    row = keeper.row if keeper is not None else await site.store.table(table)
    if row is None:
        raise Refuse(404, "no-table", f"there is no table {table}")
    return row


# What is sent -----------------------------------------------------------------------------------


async def _body(request: Request, shape: Any, limit: int) -> Any:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refuse(415, "no-json", "send JSON, with the content type application/json")
    raw = await _raw(request, limit)
    try:
        return msgspec.json.decode(raw, type=shape)
    except msgspec.ValidationError as why:
        raise Refuse(400, "bad-body", str(why)) from why
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as why:
        raise Refuse(400, "bad-json", f"this is no JSON: {why}") from why


async def _raw(request: Request, limit: int) -> bytes:
    too_long = Refuse(413, "too-long", f"a request has at most {limit} bytes")
    declared = request.headers.get("content-length", "0")
    if not declared.isdecimal() or int(declared[:12]) > limit:
        raise too_long
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > limit:
            raise too_long
    return bytes(raw)


def _query(request: Request, shape: type[Struct]) -> Struct:
    try:
        return msgspec.convert(dict(request.query_params), shape, strict=False)
    except msgspec.ValidationError as why:
        raise Refuse(400, "bad-query", str(why)) from why
