"""Interface of an open table: the methods that put messages into the inbox of its task."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from riverboat.deprecation import DeprecatedAttribute
from riverboat.service.dealer.alarms import TimeSource
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import Corkable, ReplyTarget
from riverboat.service.handlers.command_handler import CommandRequest, HostAuthority
from riverboat.service.publisher.delayed_replica import DelayedReplica
from riverboat.service.publisher.send_queue import MessageQueue
from riverboat.service.publisher.waiting_list_notifier import WaitingListNotifier
from riverboat.service.records.room_facts import RoleGiven
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task import table_messages as m
from riverboat.service.task.connection_intake import ConnectionIntake
from riverboat.service.task.event_table_port import EventTablePort
from riverboat.service.task.inbox import Inbox, TableGone
from riverboat.service.task.published_table import PublishedTable
from riverboat.service.task.reply_cache import ReplyCache
from riverboat.store.port import Store
from riverboat.store.rows import TableRow
from riverboat.wire.client_commands import AnyClientCommand
from riverboat.wire.messages import Accepted, Rejected
from riverboat.wire.refusal_frames import watch_ended
from riverboat.words.refusals.joining import TableReopening


class TableInterface(PublishedTable):
    """An open table as the room and its connections use it."""

    def __init__(
        self,
        row: TableRow,
        settings: TableSettings,
        dealer: TableDealer,
        store: Store,
        time_source: TimeSource,
        roles: Mapping[str, str],
        delayed_replica: DelayedReplica | None,
    ) -> None:
        self._inbox = Inbox()
        event_port = EventTablePort(dealer, self._inbox.put)
        super().__init__(row, settings, dealer, time_source, event_port, roles, delayed_replica)
        self.failed: BaseException | None = None
        """Error that has ended the task."""
        self._task: asyncio.Task[None] | None = None
        self._stream = f"table/{row.id}"
        self._replies = ReplyCache(store, self._stream)
        self.list_notifier = WaitingListNotifier(dealer, self._broadcaster, time_source)
        self._intake = ConnectionIntake(
            dealer, self._broadcaster, self.list_notifier, self._inbox.put, self._take_snapshot,
            self.bar_reason,
        )  # fmt: skip

    def change_settings(self, row: TableRow, settings: TableSettings) -> None:
        """Apply settings that a host has changed and that are stored."""
        self.row = row
        self._apply_settings(settings)
        self._disconnect_barred()
        self._inbox.put(m.ChangeSettings())

    def change_roles(self, roles: Mapping[str, str], role_fact: RoleGiven | None = None) -> None:
        """Apply changed roles; *role_fact* is the record shown to all."""
        self.roles = roles
        if role_fact is not None:
            self._inbox.put(m.GiveRole(role_fact))
        self._disconnect_barred()
        self._inbox.put(m.ChangeSettings())

    def call_after_publish(self, callback: Callable[[], None]) -> None:
        """Schedule a callback after all earlier messages are stored and broadcast."""
        self._inbox.put(m.Notify(callback))

    def announce(self, actor: str, text: str) -> None:
        """Announce an administrator's message to the table."""
        self._inbox.put(m.Announce(actor, text))

    async def record_seat_link(self, player: str, actor: str) -> None:
        """Record that a host makes a link to a player's seat, and wait until that is published."""
        is_published = asyncio.Event()
        self._inbox.put(m.LinkSeat(player, actor, is_published))
        await asyncio.wait_for(is_published.wait(), 30)

    async def submit(
        self,
        actor: str,
        command_id: str,
        command: AnyClientCommand,
        hand: int = 0,
        token: int = 0,
        is_program: bool = False,
        *,
        host_authority: HostAuthority = "",
        client_address: str = "",
        audit_address: str = "",
    ) -> Accepted | Rejected:
        """Submit a command and return the reply; a repeated *command_id* returns the first reply.

        *is_program*: the sender has declared itself a program. *host_authority*: the sender may act
        as a host without being one. *client_address* is compared with those of players,
        *audit_address* is for the audit log.
        """
        return await self.submit_request(
            CommandRequest(
                actor, command_id, command, hand, token, is_program,
                host_authority, client_address, audit_address,
            )
        )  # fmt: skip

    async def submit_request(self, request: CommandRequest) -> Accepted | Rejected:
        """Submit a command with its context and return the reply, or the reply it had before."""
        cached_reply = await self.find_reply(request)
        if cached_reply is not None:
            return cached_reply
        reply_future = self._inbox.make_reply_future()
        self._put_command(m.Command(request, reply_future))
        return await reply_future

    async def find_reply(self, request: CommandRequest) -> Accepted | Rejected | None:
        """Return the reply that a repeated command had before; ``None`` for a new command.

        Raises ``TableGone`` if the task has failed.
        """
        if self.failed is None:
            cached_reply = await self._replies.find(request.idempotency_key)
            if cached_reply is not None:
                return cached_reply
        if self.failed is not None:
            raise TableGone(str(self.failed))
        return None

    @property
    def accepts_commands(self) -> bool:
        """True if ``enqueue_command`` may be called.

        The table must be open, and so long after a restart that earlier replies need not be read
        from the store.
        """
        task = self._task
        return (
            self.failed is None and not self._replies.reads_store
            and task is not None and not task.done()
        )  # fmt: skip

    def enqueue_command(
        self, request: CommandRequest, target: ReplyTarget, queue: Corkable | None = None
    ) -> None:
        """Submit a command without waiting; the reply goes to *target*.

        Requires ``accepts_commands``. The resulting update leaves *queue* together with the reply.
        """
        self._inbox.track_reply(target)
        self._put_command(m.Command(request, target, queue))

    def _put_command(self, command: m.Command) -> None:
        self._inbox.put(command)
        if self._task is not None and self._task.done():
            self._inbox.fail_pending()

    def cache_config(self, text: str) -> None:
        """Parse a host's configuration, from any thread, before the command that uses it."""
        self._dealer.config_cache.load(text)

    def subscribe(self, queue: MessageQueue, name: str, epoch: str = "", seq: int = 0) -> None:
        """Subscribe a connection and first send what it has missed."""
        if self._task is not None and self._task.done():
            queue.send(watch_ended(self.id, TableReopening()))
            return
        self._intake.subscribe(queue, name, epoch, seq)

    def unsubscribe(self, queue: MessageQueue, name: str) -> bool:
        """Unsubscribe a connection; return True if it was subscribed or pending."""
        return self._intake.unsubscribe(queue, name)

    def poll_list_position(self, name: str) -> None:
        """Handle a waiting-list poll by a player who may not watch."""
        if self.list_notifier.record_poll(name):
            self._inbox.put(m.PollWaitingList())

    def add_cut_promise(self, name: str, chain_end: str) -> None:
        """Add a player's promise of cuts, which is the end of a hash chain."""
        self._inbox.put(m.PromiseCut(name, chain_end))

    def add_cut(self, name: str, hand: int, value: str) -> None:
        """Add a player's cut of a hand's deck."""
        self._inbox.put(m.Cut(name, hand, value))

    ask = DeprecatedAttribute("submit")
    asks = DeprecatedAttribute("enqueue_command")
    asks_for_place = DeprecatedAttribute("poll_list_position")
    change = DeprecatedAttribute("change_settings")
    cut = DeprecatedAttribute("add_cut")
    hands_over = DeprecatedAttribute("record_seat_link")
    hears = DeprecatedAttribute("accepts_commands")
    join = DeprecatedAttribute("subscribe")
    part = DeprecatedAttribute("unsubscribe")
    promise = DeprecatedAttribute("add_cut_promise")
    reads = DeprecatedAttribute("cache_config")
    when_told = DeprecatedAttribute("call_after_publish")
