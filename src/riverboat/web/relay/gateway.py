"""A node as a gateway: it proxies requests to the node that owns their data, and the answers back.

No client is tied to a node. While the data has no owner, because its node has just died, the
request waits for the next owner.
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
from riverboat.service.cluster.held_leases import ROOM_STREAM
from riverboat.service.cluster.lease_directory import LeaseHolder
from riverboat.store.errors import StoreFailed
from riverboat.web.api_errors import ApiError
from riverboat.web.limits.request_addresses import client_address, is_https
from riverboat.web.relay.cluster_messages import CLUSTER_MESSAGES_PATH, AnyClusterMessage
from riverboat.web.relay.multiplexed_link import MultiplexedLinkPool
from riverboat.web.relay.proxied_sessions import ProxiedSessions
from riverboat.web.relay.relay_signature import (
    MISDIRECTED_STATUS,
    SIGNATURE_HEADER,
    RelayedRequest,
    find_relayed_request,
    request_target,
    sign_request,
)
from riverboat.web.relay.request_routing import path_stream, routing_target
from riverboat.web.server_config import ServerConfig
from riverboat.words.refusals.requests import RequestTooLong, TryAgainSoon

log = structlog.get_logger(__name__)

_TAKEOVER_WAIT_SECONDS: Final = 3.0
"""Seconds beyond a lease for which a request waits for the next owner."""
_HANDOVER_LEASE_FRACTION: Final = 0.25
"""Fraction of a lease within which a node announces that it has handed a table over."""
_RETRY_SECONDS: Final = 0.05
_CONNECT_TIMEOUT_SECONDS: Final = 2.0
_ANSWER_TIMEOUT_SECONDS: Final = 60.0
_NODE_TIMEOUT_SECONDS: Final = 2.0
"""Seconds within which one of many nodes has to answer."""
_FORWARDED_HEADERS: Final = (
    *("accept", "accept-encoding", "accept-language", "authorization", "content-type", "cookie"),
    *("host", "if-none-match", "origin", "user-agent", "x-csrf"),
)
"""Request headers that are forwarded."""
_HOP_BY_HOP_HEADERS: Final = (
    *("connection", "content-length", "date", "keep-alive", "server", "transfer-encoding"),
    "x-request-id",
)
_LIST_DECODER: Final = json_decoder(list[msgspec.Raw])
_OWN_TABLES_PATH: Final = "/api/me/tables"


class _OwnTable(msgspec.Struct):
    """The field of a player's table that shows whether they have cards in a running hand."""

    in_hand: bool


_OWN_TABLES_DECODER: Final = json_decoder(list[_OwnTable])


class Gateway:
    """The HTTP requests that this node proxies to others; ``ProxiedSessions`` proxy sockets."""

    def __init__(self, room: ClusterRoom, config: ServerConfig) -> None:
        self.room, self.node, self._config = room, room.node, config
        self.directory = self.node.directory
        self.secret = self.node.settings.secret
        self.name = self.node.settings.name
        limits = httpx.Limits(max_connections=200, max_keepalive_connections=50)
        # Not httpx.Client, which would store one user's cookies and send them for another.
        self._http = httpx.AsyncHTTPTransport(limits=limits, trust_env=False)
        self._broadcast_tasks: set[asyncio.Task[None]] = set()
        self.links = MultiplexedLinkPool(self)
        self.proxied_sessions: set[ProxiedSessions] = set()
        """The open sessions, which are informed of dead nodes."""
        self._pending_timeouts: dict[str, set[asyncio.Timeout]] = defaultdict(set)
        """Timeouts of requests that wait for an answer, by node."""
        self.directory.on_nodes_gone = self._on_nodes_gone
        self.directory.on_streams_moved = self._on_streams_moved
        self.node.on_leases_expired = self._on_lease_expired

    async def close(self) -> None:
        """Close the connections to other nodes."""
        await self._http.aclose()
        await self.links.close()

    @property
    def max_wait_seconds(self) -> float:
        """Seconds after which waiting for a node times out."""
        return self.node.settings.lease_seconds + _TAKEOVER_WAIT_SECONDS

    @property
    def is_lease_expired(self) -> bool:
        """True if this node's leases have expired: pending updates may be out of date."""
        return self.node.held_leases.is_expired

    def is_local(self, table: str) -> bool:
        """Return True if this node holds a table, and its lease is valid."""
        return self.directory.is_local(f"table/{table}")

    async def has_owner(self, stream: str) -> bool:
        """Return True if a node holds a stream, or is about to claim it."""
        return await self.node.has_holder(stream)

    async def refresh_directory(self) -> None:
        """Refresh the directory of leases; keep the old one if the database does not answer."""
        with suppress(StoreFailed):
            await self.node.refresh()

    def _on_nodes_gone(self, nodes: Set[str]) -> None:
        """Abort requests and sessions at dead nodes, even if connections are still open."""
        for proxied_sessions in list(self.proxied_sessions):
            proxied_sessions.abort_nodes(nodes)
        for node in nodes:
            for timeout in self._pending_timeouts[node]:
                timeout.reschedule(0)

    def _on_streams_moved(self, streams: Set[str]) -> None:
        """Close sessions to a stream's former owner, unless that owner closes them in time."""
        if self.proxied_sessions:
            handover_seconds = self.node.settings.lease_seconds * _HANDOVER_LEASE_FRACTION
            asyncio.get_running_loop().call_later(
                handover_seconds, self._close_moved_sessions, streams
            )

    def _close_moved_sessions(self, streams: Set[str]) -> None:
        for proxied_sessions in list(self.proxied_sessions):
            proxied_sessions.close_moved_sessions(streams)

    def _on_lease_expired(self) -> None:
        """Drop the proxied sessions after an expired lease: their updates are out of date."""
        for proxied_sessions in list(self.proxied_sessions):
            proxied_sessions.abort_all()

    @asynccontextmanager
    async def _cancel_if_node_gone(self, node_name: str) -> AsyncIterator[None]:
        """Cancel the block as soon as a node is gone, and raise ``httpx.ReadTimeout``."""
        try:
            async with asyncio.timeout(None) as timeout:
                self._pending_timeouts[node_name].add(timeout)
                try:
                    yield
                finally:
                    self._pending_timeouts[node_name].discard(timeout)
        except TimeoutError as error:
            raise httpx.ReadTimeout(f"{node_name} is no longer available") from error

    async def proxy_request(
        self, route_group: str, method: str, path: str, request: Request
    ) -> Response | None:
        """Return another node's response; ``None`` if this node should answer.

        *path* is the declared path, with names in braces.
        """
        stream = path_stream(path, request.path_params)
        target_node_kind = "" if stream else routing_target(route_group, method, path)
        stream = ROOM_STREAM if target_node_kind == "desk" else stream
        if find_relayed_request(request.scope) is not None:
            return self._find_misdirected_response(stream)
        match target_node_kind:
            case "here":
                return None
            case "all":
                return None  # merged after this node has responded
            case "new":
                await self.refresh_directory()  # include tables opened a moment ago on any node
                least_loaded_node = self.directory.find_least_loaded_node()
                return (
                    None
                    if least_loaded_node.name == self.name
                    else await self._proxy_to_least_loaded(request, least_loaded_node)
                )
            case _:
                return await self._proxy_to_owner(request, stream)

    def _find_misdirected_response(self, stream: str) -> Response | None:
        """Return a 421 for a stream that another node holds; otherwise ``None``."""
        is_on_other_node = self.directory.is_leased(stream) and not self.directory.is_local(stream)
        return Response(status_code=MISDIRECTED_STATUS) if stream and is_on_other_node else None

    async def _proxy_to_owner(self, request: Request, stream: str) -> Response | None:
        if not await self.node.has_holder(stream):
            return None  # closed or unknown: any node can answer from the store
        deadline, body = time.monotonic() + self.max_wait_seconds, None
        while (remaining_seconds := deadline - time.monotonic()) > 0:
            holder = await self.directory.wait_for_holder(stream, remaining_seconds)
            if holder is None:
                if not self.directory.is_leased(stream):
                    return None
                break
            if holder.name == self.name:
                if body:  # the body was consumed and cannot be read again
                    break
                return None
            body = await self._read_body(request) if body is None else body
            try:
                response = await self._forward_request(request, holder, body)
            except httpx.ConnectError:
                response = None
            except httpx.HTTPError as error:
                if request.method not in ("GET", "HEAD"):  # the request may have been executed
                    raise ApiError(503, TryAgainSoon(), retry_after_seconds=1) from error
                response = None
            if response is not None and response.status_code != MISDIRECTED_STATUS:
                return response
            await asyncio.sleep(_RETRY_SECONDS)
            await self.refresh_directory()
        raise ApiError(503, TryAgainSoon(), retry_after_seconds=1)

    async def _proxy_to_least_loaded(self, request: Request, node: LeaseHolder) -> Response | None:
        """Proxy the creation of a table or an event to *node*, the least loaded one."""
        try:
            return await self._forward_request(request, node, await self._read_body(request))
        except httpx.HTTPError as error:
            raise ApiError(503, TryAgainSoon(), retry_after_seconds=1) from error

    async def merge_lists(
        self, group: str, method: str, path: str, request: Request, local_response: Response
    ) -> Response:
        """Return this node's list merged with those of all others, for a merged endpoint."""
        if (
            routing_target(group, method, path) != "all"
            or find_relayed_request(request.scope) is not None
        ):
            return local_response
        if local_response.status_code != 200 or "{" in path:
            return local_response
        nodes = self.directory.other_nodes
        other_lists = await asyncio.gather(
            *[self._fetch_list(request, node.address) for node in nodes]
        )
        merged_items: dict[bytes, None] = dict.fromkeys(
            bytes(encoded_item) for encoded_item in _LIST_DECODER.decode(local_response.body)
        )
        for encoded_items in other_lists:
            merged_items.update(dict.fromkeys(encoded_items))
        body = b"[" + b",".join(merged_items) + b"]"
        return Response(
            body, headers=_remove_length_header(local_response), media_type="application/json"
        )

    async def _fetch_list(self, request: Request, address: str) -> list[bytes]:
        try:
            async with asyncio.timeout(_NODE_TIMEOUT_SECONDS):
                response = await self._forward_request(
                    request, LeaseHolder("", address), b"", must_be_uncompressed=True
                )
        except (httpx.HTTPError, TimeoutError):
            return []  # the node has died; its tables will be claimed in a moment
        if response.status_code != 200:
            return []
        return [bytes(encoded_item) for encoded_item in _LIST_DECODER.decode(response.body)]

    async def is_in_hand(self, request: Request) -> bool:
        """Return True if the sender of a request has cards in a running hand on another node."""
        nodes = self.directory.other_nodes
        hand_lookups = [self._is_in_hand_at_node(request, node.address) for node in nodes]
        return any(await asyncio.gather(*hand_lookups))

    async def _is_in_hand_at_node(self, request: Request, address: str) -> bool:
        headers = self.headers(request, "GET", _OWN_TABLES_PATH) | {"accept-encoding": "identity"}
        url = address + _OWN_TABLES_PATH
        try:
            async with asyncio.timeout(_NODE_TIMEOUT_SECONDS):
                response = await self._send_request("GET", url, headers, b"", _NODE_TIMEOUT_SECONDS)
        except (httpx.HTTPError, TimeoutError):
            return False  # the node has died, and its hands wait for their next owner
        if response.status_code != 200:
            return False
        return any(own_table.in_hand for own_table in _OWN_TABLES_DECODER.decode(response.body))

    async def _read_body(self, request: Request) -> bytes:
        max_bytes, body = self._config.limits.max_request_bytes, bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > max_bytes:
                raise ApiError(413, RequestTooLong(max_bytes))
        return bytes(body)

    async def _forward_request(
        self,
        request: Request,
        holder: LeaseHolder,
        body: bytes,
        *,
        must_be_uncompressed: bool = False,
    ) -> Response:
        path_and_query = request_target(request.scope)
        headers = self.headers(request, request.method, path_and_query)
        if must_be_uncompressed:
            headers["accept-encoding"] = "identity"
        async with self._cancel_if_node_gone(holder.name):
            return await self._send_request(
                request.method,
                holder.address + path_and_query,
                headers,
                body,
                _ANSWER_TIMEOUT_SECONDS,
            )

    async def _send_request(
        self, method: str, url: str, headers: Mapping[str, str], body: bytes, timeout_seconds: float
    ) -> Response:
        """Send a request to another node and return its response unchanged."""
        timeout = httpx.Timeout(timeout_seconds, connect=_CONNECT_TIMEOUT_SECONDS).as_dict()
        extensions = {"timeout": timeout}
        proxied_request = httpx.Request(
            method, url, headers=headers, content=body, extensions=extensions
        )
        proxied_response = await self._http.handle_async_request(proxied_request)
        try:
            body_bytes = b"".join([chunk async for chunk in proxied_response.aiter_raw()])
        finally:
            await proxied_response.aclose()
        response = Response(body_bytes, proxied_response.status_code)
        for name, value in proxied_response.headers.multi_items():
            if name not in _HOP_BY_HOP_HEADERS:
                response.headers.append(name, value)
        return response

    def headers(self, request: HTTPConnection, method: str, target: str) -> dict[str, str]:
        """Return the forwarded headers of a request, signed."""
        client = client_address(request, self._config)
        scheme = "https" if is_https(request, self._config) else "http"
        signature = sign_request(
            RelayedRequest(self.name, client, scheme), self.secret, method, target
        )
        headers = {
            name: request.headers[name] for name in _FORWARDED_HEADERS if name in request.headers
        }
        request_id = structlog.contextvars.get_contextvars().get("request", "")
        # The same request id in both nodes' logs.
        return {**headers, SIGNATURE_HEADER: signature, "x-request-id": str(request_id)}

    def find_problem(self) -> str:
        """Return the problem that keeps this node from its work; empty if there is none."""
        if self.node.rejection:
            return self.node.rejection
        if self.node.held_leases.is_expired:
            return "the leases are not renewed"
        return "the tables are handed over to other nodes" if self.node.is_draining else ""

    def broadcast(self, message: AnyClusterMessage) -> None:
        """Start to send a message to all other nodes; a node that does not answer is skipped."""
        body = msgspec.json.encode(message)
        for node in self.directory.other_nodes:
            post_task = asyncio.get_running_loop().create_task(
                self._post_message(node.address, CLUSTER_MESSAGES_PATH, body)
            )
            self._broadcast_tasks.add(post_task)
            post_task.add_done_callback(self._broadcast_tasks.discard)

    async def _post_message(self, address: str, path: str, body: bytes) -> None:
        signature = sign_request(
            RelayedRequest(self.name, "127.0.0.1", "http"), self.secret, "POST", path
        )
        headers: Mapping[str, str] = {
            SIGNATURE_HEADER: signature,
            "content-type": "application/json",
        }
        try:
            await self._send_request("POST", address + path, headers, body, _NODE_TIMEOUT_SECONDS)
        except httpx.HTTPError as error:
            log.warning("not told", address=address, path=path, why=repr(error), exc_info=error)


def _remove_length_header(response: Response) -> dict[str, str]:
    """Return the headers of a response whose body has been replaced."""
    return {
        name: value
        for name, value in response.headers.items()
        if name not in ("content-length", "content-type")
    }
