"""A host as a gateway: what comes to it is passed to the host that holds it, and the answer back.

No client is tied to a host. Where nobody holds what is asked for, because its host has just died,
the request waits until somebody does.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Set
from contextlib import asynccontextmanager, suppress
from typing import Final

import httpx
import msgspec
import structlog
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from riverboat.decoding import json_decoder
from riverboat.service.cluster.cluster_room import ClusterRoom
from riverboat.service.cluster.directory import Holder
from riverboat.service.cluster.holdings import DESK
from riverboat.store.errors import StoreFailed
from riverboat.web.config import ServerConfig
from riverboat.web.limits.addresses import client_of, is_https
from riverboat.web.refusals import Refuse
from riverboat.web.relay.legs import Legs
from riverboat.web.relay.news import NEWS, AnyNews
from riverboat.web.relay.placing import place_of, stream_of
from riverboat.web.relay.signature import (
    HEADER,
    MISDIRECTED,
    Relayed,
    relayed_of,
    signed,
    target_of,
)
from riverboat.web.relay.trunk import Trunks
from riverboat.words.refusals.requests import RequestTooLong, TryAgainSoon

log = structlog.get_logger(__name__)

_EXTRA: Final = 3.0
"""Seconds beyond a lease for which a request waits for whoever will hold what it is about."""
_ITS_WORD: Final = 0.25
"""Part of a lease in which a host's own word comes that it has given a table away."""
_SOON: Final = 0.05
_CONNECT: Final = 2.0
_ANSWER: Final = 60.0
_ONE: Final = 2.0
"""Seconds that one host of many has to answer."""
_PASSED: Final = (
    *("accept", "accept-encoding", "accept-language", "authorization", "content-type", "cookie"),
    *("host", "if-none-match", "origin", "user-agent", "x-csrf"),
)
"""The headers of a request that are passed on."""
_NOT_BACK: Final = (
    *("connection", "content-length", "date", "keep-alive", "server", "transfer-encoding"),
    "x-request-id",
)
_LIST: Final = json_decoder(list[msgspec.Raw])


class Gateway:
    """What this host passes on to others, over HTTP; ``Legs`` do the same for sockets."""

    def __init__(self, room: ClusterRoom, config: ServerConfig) -> None:
        self.room, self.node, self._config = room, room.node, config
        self.directory = self.node.directory
        self.secret = self.node.settings.secret
        self.name = self.node.settings.name
        limits = httpx.Limits(max_connections=200, max_keepalive_connections=50)
        # No client of httpx: that would keep one person's cookies, and send them with another's.
        self._lines = httpx.AsyncHTTPTransport(limits=limits, trust_env=False)
        self._telling: set[asyncio.Task[None]] = set()
        self.trunks = Trunks(self)
        self.legs: set[Legs] = set()
        """Those that are open, to be told of hosts that are there no more."""
        self._waiting: dict[str, set[asyncio.Timeout]] = defaultdict(set)
        """By host: who waits for its answer."""
        self.directory.on_gone = self._gone
        self.directory.on_moved = self._moved
        self.node.on_lapsed = self._let_legs_go

    async def close(self) -> None:
        """Let go of the connections to others."""
        await self._lines.aclose()
        await self.trunks.close()

    @property
    def patience(self) -> float:
        """Seconds after which nobody waits for a host any more."""
        return self.node.settings.span + _EXTRA

    @property
    def lapsed(self) -> bool:
        """The leases are over: what this host was about to say may not be so any more."""
        return self.node.holdings.lapsed

    def is_here(self, table: str) -> bool:
        """Whether this host holds a table, and may rely on that now."""
        return self.directory.is_here(f"table/{table}")

    async def known(self, stream: str) -> bool:
        """Whether some host holds a stream, or will."""
        return await self.node.look_up(stream)

    async def read(self) -> None:
        """Know what all hosts hold now; as before, where the database does not answer."""
        with suppress(StoreFailed):
            await self.node.read()

    def _gone(self, nodes: Set[str]) -> None:
        """Hosts are there no more: nobody waits for them, whether or not connections have ended."""
        for each in list(self.legs):
            each.gone(nodes)
        for node in nodes:
            for limit in self._waiting[node]:
                limit.reschedule(0)

    def _moved(self, streams: Set[str]) -> None:
        """Other hosts have these by now; those that had them say so in a moment, if they can."""
        if self.legs:
            seconds = self.node.settings.span * _ITS_WORD
            asyncio.get_running_loop().call_later(seconds, self._leave, streams)

    def _leave(self, streams: Set[str]) -> None:
        for each in list(self.legs):
            each.moved(streams)

    def _let_legs_go(self) -> None:
        """This host's time was over: what has come by its legs meanwhile is old."""
        for each in list(self.legs):
            each.let_go()

    @asynccontextmanager
    async def _while_there(self, node: str) -> AsyncIterator[None]:
        """Raises ``httpx.ReadTimeout`` when that host is there no more."""
        try:
            async with asyncio.timeout(None) as limit:
                self._waiting[node].add(limit)
                try:
                    yield
                finally:
                    self._waiting[node].discard(limit)
        except TimeoutError as why:
            raise httpx.ReadTimeout(f"{node} is there no more") from why

    # Requests -----------------------------------------------------------------------------------

    async def answer(self, group: str, method: str, path: str, request: Request) -> Response | None:
        """The answer of another host; ``None`` if the request is to be answered here.

        *path* is as it was declared, with names in braces.
        """
        stream = stream_of(path, request.path_params)
        place = "" if stream else place_of(group, method, path)
        stream = DESK if place == "desk" else stream
        if relayed_of(request.scope) is not None:
            return self._misdirected(stream)
        match place:
            case "here":
                return None
            case "all":
                return None  # put together once this host has answered
            case "new":
                await self.read()  # what was opened a moment ago counts, wherever it was
                holder = self.directory.least_loaded()
                return None if holder.name == self.name else await self._to_new(request, holder)
            case _:
                return await self._to_holder(request, stream)

    def _misdirected(self, stream: str) -> Response | None:
        """That a stream is not here; ``None`` if it is, or is none that hosts hold."""
        elsewhere = self.directory.is_leased(stream) and not self.directory.is_here(stream)
        return Response(status_code=MISDIRECTED) if stream and elsewhere else None

    async def _to_holder(self, request: Request, stream: str) -> Response | None:
        if not await self.node.look_up(stream):
            return None  # it is over, or never was: the store tells as much to any host
        until, body = time.monotonic() + self.patience, None
        while (left := until - time.monotonic()) > 0:
            holder = await self.directory.settled(stream, left)
            if holder is None:
                if not self.directory.is_leased(stream):
                    return None
                break
            if holder.name == self.name:
                if body:  # it was read, and cannot be read again
                    break
                return None
            body = await self._body(request) if body is None else body
            try:
                response = await self._pass(request, holder, body)
            except httpx.ConnectError:
                response = None
            except httpx.HTTPError as why:
                if request.method not in ("GET", "HEAD"):  # perhaps it was done
                    raise Refuse(503, TryAgainSoon(), wait=1) from why
                response = None
            if response is not None and response.status_code != MISDIRECTED:
                return response
            await asyncio.sleep(_SOON)
            await self.read()
        raise Refuse(503, TryAgainSoon(), wait=1)

    async def _to_new(self, request: Request, holder: Holder) -> Response | None:
        """Have something opened where there is least to do."""
        try:
            return await self._pass(request, holder, await self._body(request))
        except httpx.HTTPError as why:
            raise Refuse(503, TryAgainSoon(), wait=1) from why

    async def put_together(
        self, group: str, method: str, path: str, request: Request, own: Response
    ) -> Response:
        """The list of this host with those of all others, where it is one that has parts."""
        if place_of(group, method, path) != "all" or relayed_of(request.scope) is not None:
            return own
        if own.status_code != 200 or "{" in path:
            return own
        others = self.directory.others
        found = await asyncio.gather(*[self._part(request, each.address) for each in others])
        items: dict[bytes, None] = dict.fromkeys(bytes(each) for each in _LIST.decode(own.body))
        for part in found:
            items.update(dict.fromkeys(part))
        body = b"[" + b",".join(items) + b"]"
        return Response(body, headers=_without_length(own), media_type="application/json")

    async def _part(self, request: Request, address: str) -> list[bytes]:
        try:
            async with asyncio.timeout(_ONE):
                response = await self._pass(request, Holder("", address), b"", plain=True)
        except (httpx.HTTPError, TimeoutError):
            return []  # it has died, and its tables will be elsewhere in a moment
        if response.status_code != 200:
            return []
        return [bytes(each) for each in _LIST.decode(response.body)]

    async def _body(self, request: Request) -> bytes:
        limit, raw = self._config.limits.body, bytearray()
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > limit:
                raise Refuse(413, RequestTooLong(limit))
        return bytes(raw)

    async def _pass(
        self, request: Request, holder: Holder, body: bytes, *, plain: bool = False
    ) -> Response:
        target = target_of(request.scope)
        headers = self.headers(request, request.method, target)
        if plain:
            headers["accept-encoding"] = "identity"
        async with self._while_there(holder.name):
            return await self._ask(request.method, holder.address + target, headers, body, _ANSWER)

    async def _ask(
        self, method: str, url: str, headers: Mapping[str, str], body: bytes, seconds: float
    ) -> Response:
        """What another host answers, as it is."""
        timeout = httpx.Timeout(seconds, connect=_CONNECT).as_dict()
        extensions = {"timeout": timeout}
        wish = httpx.Request(method, url, headers=headers, content=body, extensions=extensions)
        answer = await self._lines.handle_async_request(wish)
        try:
            raw = b"".join([chunk async for chunk in answer.aiter_raw()])
        finally:
            await answer.aclose()
        response = Response(raw, answer.status_code)
        for name, value in answer.headers.multi_items():
            if name not in _NOT_BACK:
                response.headers.append(name, value)
        return response

    def headers(self, request: HTTPConnection, method: str, target: str) -> dict[str, str]:
        """What is passed on with a request, signed."""
        client = client_of(request, self._config)
        scheme = "https" if is_https(request, self._config) else "http"
        mark = signed(Relayed(self.name, client, scheme), self.secret, method, target)
        found = {each: request.headers[each] for each in _PASSED if each in request.headers}
        known = structlog.contextvars.get_contextvars().get("request", "")
        return {**found, HEADER: mark, "x-request-id": str(known)}  # one id in the logs of both

    def wrong(self) -> str:
        """What keeps this host from its work among the others; empty if nothing does."""
        if self.node.refused:
            return self.node.refused
        if self.node.holdings.lapsed:
            return "the leases are not renewed"
        return "the tables are handed over to other nodes" if self.node.drains else ""

    # News ---------------------------------------------------------------------------------------

    def spread(self, news: AnyNews) -> None:
        """Tell all other hosts something; who does not answer has no clients to be told."""
        body = msgspec.json.encode(news)
        for each in self.directory.others:
            task = asyncio.get_running_loop().create_task(self._tell(each.address, NEWS, body))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, address: str, path: str, body: bytes) -> None:
        mark = signed(Relayed(self.name, "127.0.0.1", "http"), self.secret, "POST", path)
        headers: Mapping[str, str] = {HEADER: mark, "content-type": "application/json"}
        try:
            await self._ask("POST", address + path, headers, body, _ONE)
        except httpx.HTTPError as why:
            log.warning("not told", address=address, path=path, why=repr(why), exc_info=why)


def _without_length(response: Response) -> dict[str, str]:
    """The headers of an answer whose body is another now."""
    return {
        name: value
        for name, value in response.headers.items()
        if name not in ("content-length", "content-type")
    }
