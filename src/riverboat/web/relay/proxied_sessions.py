"""Proxied sessions: the tables of one socket on other nodes, with an upstream to each such node.

When a node has died, the next owner of its tables receives the pending commands, and the watches of
the client. An expired lease also counts as the end of the node, because a machine without power
closes no connection.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, MutableSet, Set
from contextlib import suppress
from typing import Final, Protocol, runtime_checkable

import structlog
from starlette.requests import HTTPConnection
from websockets.exceptions import WebSocketException

from riverboat.service.cluster.lease_directory import LeaseDirectory
from riverboat.service.publisher.send_queue import SendQueue
from riverboat.store.errors import StoreFailed
from riverboat.web.relay.upstream import AnyTableFrame, Upstream, UpstreamGateway
from riverboat.wire import messages as m
from riverboat.wire.refusal_frames import rejected, watch_ended
from riverboat.words.refusals import joining
from riverboat.words.refusals.table_commands import TableUnresponsive

log = structlog.get_logger(__name__)

_RETRY_SECONDS: Final = 0.1


@runtime_checkable
class ProxyGateway(UpstreamGateway, Protocol):
    """The part of the gateway that sockets use."""

    directory: LeaseDirectory
    name: str
    proxied_sessions: MutableSet[ProxiedSessions]
    """The open sessions, which are informed of dead nodes."""

    @property
    def max_wait_seconds(self) -> float:
        """Seconds after which waiting for a node times out."""
        ...

    def is_local(self, table: str) -> bool:
        """Return True if this node holds a table, and its lease is valid."""
        ...

    async def has_owner(self, stream: str) -> bool:
        """Return True if a node holds a stream, or is about to claim it."""
        ...

    async def refresh_directory(self) -> None:
        """Refresh the directory of leases."""
        ...


class ProxiedSessions:
    """The upstream connections of a client.

    *handle_locally* receives frames of tables that have moved to this node, and *send_answer*
    the rejections of commands that no node could take.
    """

    def __init__(
        self,
        gateway: ProxyGateway,
        socket: HTTPConnection,
        send_queue: SendQueue,
        handle_locally: Callable[[AnyTableFrame], Awaitable[None]],
        send_answer: Callable[[m.SubmitCommand, m.Rejected], None],
        end_session: Callable[[], None],
    ) -> None:
        self._gateway, self._socket, self._send_queue = gateway, socket, send_queue
        self._handle_locally, self._send_answer = handle_locally, send_answer
        self._end_session = end_session
        self._upstreams: dict[str, Upstream] = {}
        self._queue_and_task_by_table: dict[
            str, tuple[asyncio.Queue[AnyTableFrame], asyncio.Task[None]]
        ] = {}
        self._connect_lock = asyncio.Lock()
        self._undelivered_counts: Counter[str] = Counter()
        """Number of queued frames for each table."""
        self._retry_deadlines: dict[str, float] = {}
        """Deadlines of command retries, by command id."""
        gateway.proxied_sessions.add(self)

    async def is_remote(self, table_id: str) -> bool:
        """Return True if another node holds a table, or is about to claim it."""
        if self._gateway.is_local(table_id):
            return False
        return await self._gateway.has_owner(f"table/{table_id}")

    @property
    def is_watching(self) -> bool:
        """True if the client watches a table on another node."""
        return any(upstream.watched_tables for upstream in self._upstreams.values())

    def has_upstream(self, node: str) -> bool:
        """Return True if there is an upstream to that node."""
        return node in self._upstreams

    def watched_count(self) -> int:
        """Return the number of tables watched on other nodes."""
        return sum([len(upstream.watched_tables) for upstream in self._upstreams.values()])

    def is_watched(self, table_id: str) -> bool:
        """Return True if the client watches this table on another node."""
        return any(table_id in upstream.watched_tables for upstream in self._upstreams.values())

    def retry_command(self, message: m.SubmitCommand) -> bool:
        """Forward an unanswered command to the table's node; return False if that is this node."""
        if self._gateway.is_local(message.table):
            return False
        self.send(message)
        return True

    def find_upstream(self, table_id: str) -> Upstream | None:
        """Return the open upstream of a watched table.

        Return ``None`` if there is none, or if earlier frames for the table are still waiting.
        """
        if self._undelivered_counts[table_id]:
            return None
        holder = self._gateway.directory.holder(f"table/{table_id}")
        upstream = self._upstreams.get(holder.name) if holder is not None else None
        return (
            upstream
            if upstream is not None
            and not upstream.is_closed
            and table_id in upstream.watched_tables
            else None
        )

    def send(self, message: AnyTableFrame) -> None:
        """Queue a frame for its table's node, after earlier frames for that table."""
        table_id = message.table
        self._undelivered_counts[table_id] += 1
        if table_id not in self._queue_and_task_by_table:
            queue: asyncio.Queue[AnyTableFrame] = asyncio.Queue()
            forward_task = asyncio.get_running_loop().create_task(
                self._forward_queue(queue), name=f"to {table_id}"
            )
            self._queue_and_task_by_table[table_id] = queue, forward_task
        self._queue_and_task_by_table[table_id][0].put_nowait(message)

    def abort_nodes(self, nodes: Iterable[str]) -> None:
        """Abort the upstreams to dead nodes, even if their connections are still open."""
        for node in nodes:
            if node in self._upstreams:
                self._upstreams[node].abort()

    def close_moved_sessions(self, streams: Set[str]) -> None:
        """Detach upstreams whose tables have moved without an announcement by their nodes.

        An upstream without the announcement leads to a node that is cut off from the others: its
        updates would arrive later than those of the new owner.
        """
        for node, upstream in list(self._upstreams.items()):
            moved_table_ids = [
                table_id for table_id in upstream.watched_tables if f"table/{table_id}" in streams
            ]
            if any(
                self._is_on_other_node(moved_table_id, node) for moved_table_id in moved_table_ids
            ):
                upstream.detach()

    def _is_on_other_node(self, table_id: str, node: str) -> bool:
        holder = self._gateway.directory.holder(f"table/{table_id}")
        return holder is not None and holder.name != node

    async def close(self) -> None:
        """Close all upstreams after the client has gone."""
        self._gateway.proxied_sessions.discard(self)
        forward_tasks = [forward_task for _, forward_task in self._queue_and_task_by_table.values()]
        for forward_task in forward_tasks:
            forward_task.cancel()
        await asyncio.gather(*forward_tasks, return_exceptions=True)
        for upstream in self._upstreams.values():
            upstream.close()
        self._upstreams.clear()

    async def _forward_queue(self, queue: asyncio.Queue[AnyTableFrame]) -> None:
        while True:
            message = await queue.get()
            try:
                await self._deliver_frame(message)
            except Exception:
                log.exception("not passed on", table=message.table)
                self._reject_frame(message)
            finally:
                self._undelivered_counts[message.table] -= 1

    async def _deliver_frame(self, message: AnyTableFrame) -> None:
        """Deliver a frame to the node that holds its table, as soon as there is one."""
        stream, loop = f"table/{message.table}", asyncio.get_running_loop()
        deadline = loop.time() + self._gateway.max_wait_seconds
        while (remaining_seconds := deadline - loop.time()) > 0:
            holder = await self._gateway.directory.wait_for_holder(stream, remaining_seconds)
            if holder is None:
                break
            with suppress(OSError, WebSocketException, TimeoutError, StoreFailed):
                if holder.name == self._gateway.name:
                    await self._handle_locally(message)
                    return
                upstream = await self._connect_upstream(holder.name, holder.address)
                upstream.send(message)
                return
            await asyncio.sleep(_RETRY_SECONDS)
            await self._gateway.refresh_directory()
        self._reject_frame(message)

    def _reject_frame(self, message: AnyTableFrame) -> None:
        if isinstance(message, m.SubmitCommand):
            reason = TableUnresponsive()
            self._send_answer(message, rejected(message.command_id, message.table, reason))
        elif isinstance(message, m.Watch):
            is_leased = self._gateway.directory.is_leased(f"table/{message.table}")
            self._send_queue.send(
                watch_ended(
                    message.table,
                    joining.TableReopening() if is_leased else joining.NoOpenTable(message.table),
                )
            )

    async def _connect_upstream(self, node: str, address: str) -> Upstream:
        async with self._connect_lock:
            upstream = self._upstreams.get(node)
            if upstream is not None and not upstream.is_closed:
                return upstream
            new_upstream = Upstream(self._gateway, self._send_queue, self._retry_later)
            new_upstream.on_lost = lambda: self._on_upstream_lost(node, new_upstream)
            await new_upstream.open(node, address, self._socket)
            self._upstreams[node] = new_upstream
            return new_upstream

    def abort_all(self) -> None:
        """Abort all upstreams: updates received while this node was suspended are dropped."""
        self.abort_nodes(list(self._upstreams))

    def _retry_later(self, message: m.SubmitCommand) -> bool:
        """Retry a command at the table's next owner; return False after the deadline."""
        loop = asyncio.get_running_loop()
        if loop.time() >= self._retry_deadlines.setdefault(
            message.command_id, loop.time() + self._gateway.max_wait_seconds
        ):
            del self._retry_deadlines[message.command_id]
            return False
        loop.call_later(_RETRY_SECONDS, self.send, message)
        return True

    def _on_upstream_lost(self, node: str, upstream: Upstream) -> None:
        """Handle the loss of an upstream: its node is gone, or refuses this client."""
        if self._upstreams.get(node) is upstream:
            del self._upstreams[node]
        if upstream.is_rejected:
            self._end_session()
            return
        for table_id in upstream.watched_tables:
            self._send_queue.send(watch_ended(table_id, joining.TableReopening()))
        pending_commands, upstream.pending_commands = upstream.pending_commands, {}
        for command in pending_commands.values():
            self.send(command)
