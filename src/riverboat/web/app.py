"""The application: routes, what surrounds them, and how the server starts and stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import asdict
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from riverboat.store.errors import StoreFailed
from riverboat.web.api import endpoints
from riverboat.web.cluster_news import hear
from riverboat.web.config import ServerConfig
from riverboat.web.cost_limit import CostLimit
from riverboat.web.documents.openapi import openapi
from riverboat.web.host_check import HostCheck
from riverboat.web.limits.occupancy import OFTEN
from riverboat.web.pages.page_cache import PageCache
from riverboat.web.pages.rulebook_handler import RulebookHandler
from riverboat.web.pages.static import Client
from riverboat.web.refusals import refused, written
from riverboat.web.relay.news import NEWS
from riverboat.web.relay.signature import Marks
from riverboat.web.relay.trunk import TRUNK
from riverboat.web.relay.trunk_end import TrunkEnd
from riverboat.web.routing.answering import routes
from riverboat.web.shell import Shell
from riverboat.web.site import Site, TheRoom
from riverboat.web.socket import GOING_AWAY, serve
from riverboat.words.refusals.connections import ServerIsGoingDown
from riverboat.words.refusals.requests import NoSuchAddress

if TYPE_CHECKING:
    from riverboat.web.relay.gateway import Gateway

log = structlog.get_logger(__name__)

_HOUR = 3600.0


def make_app(
    room: TheRoom, config: ServerConfig, *, key: bytes | None = None, site: Site | None = None
) -> Starlette:
    """The application that serves a room. It opens the room when it starts, and closes it.

    *key* opens the sealed decks: without it no hand can be proved.
    """
    site = site or Site(room, config, key=key, now=room.clock)
    gateway = _gateway(site, room, config)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await room.open()
        await site.barring.open()
        works = (
            *(_sweep(site), _close_empty(site), site.pulse.beat()),
            *(site.writes.run(), site.mailer.run()),
        )
        always = [asyncio.create_task(each) for each in works]
        try:
            yield
        finally:
            for task in always:
                task.cancel()
            await asyncio.gather(*always, return_exceptions=True)
            for socket in list(site.sockets):
                socket.dismiss(GOING_AWAY, ServerIsGoingDown())
            await site.played.close()
            await room.close()
            if gateway is not None:
                await gateway.close()
            site.passwords.close()
            site.mailer.close()
            site.workers.close()

    async def websocket(socket: WebSocket) -> None:
        await serve(site, socket)

    async def trunk(socket: WebSocket) -> None:
        assert gateway is not None, "there is no such address without other hosts"
        await TrunkEnd(socket, lambda: gateway.lapsed).run()

    async def news(request: Request) -> Response:
        return await hear(site, request)

    async def security(request: Request) -> Response:
        contact = config.security_contact
        return (
            PlainTextResponse(security_txt(contact, site.now()))
            if contact
            else await _nothing(request)
        )

    pages = RulebookHandler(PageCache(site.workers)).__call__
    app = Starlette(
        routes=[
            *routes(site, endpoints(), gateway),
            *(
                [Route(NEWS, news, methods=["POST"]), WebSocketRoute(TRUNK, trunk)]
                if gateway is not None
                else []
            ),
            Route("/api/openapi.json", _document),
            Route("/api/{rest:path}", _nothing, methods=_ANY),
            WebSocketRoute("/ws", websocket),
            Route("/.well-known/security.txt", security),
            Route("/rules", pages),
            Route("/rules/{name}", pages),
            Route("/{rest:path}", Client(config, site).__call__, methods=_ANY),
        ],
        middleware=[
            *([Middleware(Marks, secret=gateway.secret)] if gateway is not None else []),
            Middleware(Shell, metrics=site.metrics, config=config),
            *(
                [Middleware(HostCheck, config=config, reach=lambda: site.reach)]
                if config.allowed_hosts
                else []
            ),
            Middleware(
                CostLimit,
                budgets=site.budgets,
                worths=site.worths,
                config=config,
                metrics=site.metrics,
                between_hosts=(NEWS, TRUNK) if gateway is not None else (),
            ),
        ],
        lifespan=lifespan,
    )
    app.state.site = site
    return app


def _gateway(site: Site, room: TheRoom, config: ServerConfig) -> Gateway | None:
    """The way to the other hosts; ``None`` where this one has the room alone."""
    if not config.node:
        return None
    from riverboat.service.cluster.cluster_room import ClusterRoom
    from riverboat.service.cluster.node import HostLoad
    from riverboat.web.relay.gateway import Gateway

    assert isinstance(room, ClusterRoom), "a node has a room of many hosts"
    gateway = Gateway(room, config)
    site.cluster = gateway
    room.on_desk = site.barring.open
    room.on_takeover = lambda took: site.metrics.took_over(asdict(took))
    room.node.load = lambda: HostLoad(
        len(room.tables()), len(site.sockets), round(1000 * site.pulse.lag)
    )
    return gateway


_ANY = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")


async def _sweep(site: Site) -> None:
    """Forget sessions whose time is over, and what is old of the audit log, every hour."""
    while True:
        try:
            if count := await site.tidy():
                log.info("sessions ended", count=count)
        except StoreFailed as why:
            log.warning("not swept", why=str(why))
        await asyncio.sleep(_HOUR)


async def _close_empty(site: Site) -> None:
    """Close tables that nobody uses."""
    while True:
        await asyncio.sleep(min(OFTEN, site.config.limits.empty / 4))
        try:
            await site.occupancy.look()
        except StoreFailed as why:
            log.warning("empty tables not closed", why=str(why))


async def _document(_: Request) -> Response:
    return Response(openapi(), media_type="application/json")


def security_txt(contact: str, now: int) -> str:
    """Whom to tell of a weakness, as RFC 9116 has it; *now* is in milliseconds since 1970."""
    until = datetime.fromtimestamp(now // 1000, UTC) + timedelta(days=180)
    return f"Contact: {contact}\nExpires: {until:%Y-%m-%dT%H:%M:%SZ}\nPreferred-Languages: en\n"


async def _nothing(request: Request) -> Response:
    return refused(404, written(NoSuchAddress(request.url.path[:200])))
