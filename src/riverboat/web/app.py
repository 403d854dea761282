"""The application: routes, middleware, startup and shutdown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from riverboat.store.errors import StoreFailed
from riverboat.web.api import endpoints
from riverboat.web.api_errors import build_error_payload, build_error_response
from riverboat.web.app_state import AppState
from riverboat.web.close_codes import GOING_AWAY
from riverboat.web.cluster_message_handler import handle_cluster_message
from riverboat.web.codegen.openapi import openapi
from riverboat.web.cost_middleware import CostMiddleware
from riverboat.web.host_middleware import AllowedHostsMiddleware
from riverboat.web.limits.table_occupancy import CHECK_INTERVAL_SECONDS
from riverboat.web.middleware import RequestMiddleware
from riverboat.web.pages.client_files import ClientFiles
from riverboat.web.pages.page_cache import PageCache
from riverboat.web.pages.rulebook_handler import RulebookHandler
from riverboat.web.relay.cluster_messages import CLUSTER_MESSAGES_PATH
from riverboat.web.relay.link_server import MultiplexedLinkServer
from riverboat.web.relay.multiplexed_link import MULTIPLEXED_LINK_PATH
from riverboat.web.relay.relay_signature import RelayMiddleware
from riverboat.web.reviewable_hands import read_own_hand
from riverboat.web.room_backend import RoomBackend
from riverboat.web.routing.request_handling import routes
from riverboat.web.server_config import ServerConfig
from riverboat.web.websocket_connection import serve_connection
from riverboat.words.refusals.connections import ServerShutdown
from riverboat.words.refusals.requests import UrlNotFound

if TYPE_CHECKING:
    from riverboat.web.relay.gateway import Gateway

log = structlog.get_logger(__name__)

_HOUR_SECONDS = 3600.0


def make_app(
    room: RoomBackend,
    config: ServerConfig,
    *,
    sealing_key: bytes | None = None,
    app_state: AppState | None = None,
) -> Starlette:
    """Return the application that serves a room; it opens the room at startup, and closes it.

    *sealing_key* opens the sealed decks; without it hands cannot be proved.
    """
    app_state = app_state or AppState(room, config, sealing_key=sealing_key, now=room.clock)
    app_state.reviews.reviewer.read_table_hand = partial(read_own_hand, app_state)
    gateway = _create_gateway(app_state, room, config)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await room.open()
        await app_state.bans.load()
        service_coroutines = (
            *(
                _run_cleanup(app_state),
                _run_empty_table_closer(app_state),
                app_state.loop_monitor.run(),
            ),
            *(app_state.write_probe.run(), app_state.mailer.run(), app_state.studies.run()),
            *(app_state.reviews.run(), app_state.training.run()),
        )
        service_tasks = [asyncio.create_task(service) for service in service_coroutines]
        try:
            yield
        finally:
            for service_task in service_tasks:
                service_task.cancel()
            await asyncio.gather(*service_tasks, return_exceptions=True)
            for connection in list(app_state.connections):
                connection.disconnect(GOING_AWAY, ServerShutdown())
            await app_state.studies.close()
            await app_state.reviews.close()
            await app_state.training.close()
            await app_state.played_hands.close()
            await room.close()
            if gateway is not None:
                await gateway.close()
            app_state.passwords.close()
            app_state.mailer.close()
            app_state.worker_pool.close()

    async def websocket_endpoint(socket: WebSocket) -> None:
        await serve_connection(app_state, socket)

    async def link_endpoint(socket: WebSocket) -> None:
        assert gateway is not None, "this route exists only with several nodes"
        await MultiplexedLinkServer(socket, lambda: gateway.is_lease_expired).run()

    async def receive_cluster_message(request: Request) -> Response:
        return await handle_cluster_message(app_state, request)

    async def serve_security_txt(request: Request) -> Response:
        contact = config.security_contact
        return (
            PlainTextResponse(render_security_txt(contact, app_state.now()))
            if contact
            else await _serve_not_found(request)
        )

    serve_rulebook = RulebookHandler(PageCache(app_state.worker_pool)).__call__
    app = Starlette(
        routes=[
            *routes(app_state, endpoints(), gateway),
            *(
                [
                    Route(CLUSTER_MESSAGES_PATH, receive_cluster_message, methods=["POST"]),
                    WebSocketRoute(MULTIPLEXED_LINK_PATH, link_endpoint),
                ]
                if gateway is not None
                else []
            ),
            Route("/api/openapi.json", _serve_openapi),
            Route("/api/{rest:path}", _serve_not_found, methods=_ALL_METHODS),
            WebSocketRoute("/ws", websocket_endpoint),
            Route("/.well-known/security.txt", serve_security_txt),
            Route("/rules", serve_rulebook),
            Route("/rules/{name}", serve_rulebook),
            Route("/{rest:path}", ClientFiles(config, app_state).__call__, methods=_ALL_METHODS),
        ],
        middleware=[
            *([Middleware(RelayMiddleware, secret=gateway.secret)] if gateway is not None else []),
            Middleware(RequestMiddleware, metrics=app_state.metrics, config=config),
            *(
                [
                    Middleware(
                        AllowedHostsMiddleware,
                        config=config,
                        public_urls=lambda: app_state.public_urls,
                    )
                ]
                if config.allowed_hosts
                else []
            ),
            Middleware(
                CostMiddleware,
                budgets=app_state.budgets,
                priorities=app_state.priorities,
                config=config,
                metrics=app_state.metrics,
                internal_paths=(CLUSTER_MESSAGES_PATH, MULTIPLEXED_LINK_PATH)
                if gateway is not None
                else (),
            ),
        ],
        lifespan=lifespan,
    )
    app.state.app_state = app_state
    return app


def _create_gateway(app_state: AppState, room: RoomBackend, config: ServerConfig) -> Gateway | None:
    """Return the gateway to the other nodes; ``None`` if this node has the room alone."""
    if not config.node:
        return None
    from riverboat.service.cluster.cluster_room import ClusterRoom
    from riverboat.service.cluster.held_leases import ROOM_STREAM
    from riverboat.service.cluster.node import NodeLoad
    from riverboat.web.relay.gateway import Gateway

    assert isinstance(room, ClusterRoom), "a node has a room of many hosts"
    gateway = Gateway(room, config)
    app_state.cluster = gateway
    room.on_room_stream_claimed = partial(_load_room_data, app_state)
    app_state.reviews.owns_reviews = lambda: bool(room.node.held_leases.epoch(ROOM_STREAM))
    room.on_takeover = lambda takeover: app_state.metrics.observe_takeover(
        msgspec.to_builtins(takeover)
    )
    room.node.load = lambda: NodeLoad(
        len(room.tables()), len(app_state.connections), round(1000 * app_state.loop_monitor.lag)
    )
    return gateway


async def _load_room_data(app_state: AppState) -> None:
    """Load the data of the room as a whole, which this node is now responsible for."""
    await app_state.bans.load()
    await app_state.reviews.load_waiting()


_ALL_METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")


async def _run_cleanup(app_state: AppState) -> None:
    """Delete expired sessions and old audit rows every hour."""
    while True:
        try:
            if deleted_session_count := await app_state.delete_expired():
                log.info("sessions ended", count=deleted_session_count)
        except StoreFailed as error:
            log.warning("not swept", why=str(error))
        await asyncio.sleep(_HOUR_SECONDS)


async def _run_empty_table_closer(app_state: AppState) -> None:
    """Close tables that have been empty for too long."""
    while True:
        await asyncio.sleep(
            min(CHECK_INTERVAL_SECONDS, app_state.config.limits.empty_table_seconds / 4)
        )
        try:
            await app_state.occupancy.close_expired()
        except StoreFailed as error:
            log.warning("empty tables not closed", why=str(error))


async def _serve_openapi(_: Request) -> Response:
    return Response(openapi(), media_type="application/json")


def render_security_txt(contact: str, now_ms: int) -> str:
    """Return the ``security.txt`` of RFC 9116; *now_ms* is in milliseconds since 1970."""
    expires_at = datetime.fromtimestamp(now_ms // 1000, UTC) + timedelta(days=180)
    return (
        f"Contact: {contact}\nExpires: {expires_at:%Y-%m-%dT%H:%M:%SZ}\nPreferred-Languages: en\n"
    )


async def _serve_not_found(request: Request) -> Response:
    return build_error_response(404, build_error_payload(UrlNotFound(request.url.path[:200])))
