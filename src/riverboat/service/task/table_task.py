"""Task of one open table: it handles the messages of its inbox one at a time.

A command is decided by the table's rules, stored, and only then broadcast. The task never waits for
a connection, and is the only writer of the table. If storing fails it gives up: the table is
reopened from its stored records, and no unstored change was ever visible.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import structlog

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.service.dealer import hand_lifecycle
from riverboat.service.dealer.alarms import TimeSource
from riverboat.service.dealer.dealer_projections import snapshot_hand_in_progress
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.table_reconciliation import close_event_table
from riverboat.service.dealer.unit_of_work import Reply, UnitOfWork
from riverboat.service.handlers.command_handler import handle_command
from riverboat.service.handlers.deferred_commands import execute_deferred
from riverboat.service.handlers.seat_assignment import update_seating
from riverboat.service.publisher.delayed_replica import DelayedReplica
from riverboat.service.records.room_facts import MessageAnnounced, SeatLinkCreated
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task import table_messages as m
from riverboat.service.task.checkpoint_policy import CheckpointPolicy
from riverboat.service.task.hand_starter import HandStarter
from riverboat.service.task.inbox import TableGone
from riverboat.service.task.odds_worker import OddsWorker
from riverboat.service.task.schedule import TableSchedule
from riverboat.service.task.stream_writer import StreamWriter
from riverboat.service.task.table_interface import TableInterface
from riverboat.service.task.table_startup import resume_table, void_hand
from riverboat.store.port import Store
from riverboat.store.rows import TableRow
from riverboat.wire.messages import DeckSealedMessage
from riverboat.words import Refusal
from riverboat.words.refusals.joining import ServerClosing, TableClosedNow, TableReopening

log = structlog.get_logger(__name__)


class TableTask(TableInterface):
    """An open table, confined to one event loop; it handles one message at a time."""

    def __init__(
        self,
        row: TableRow,
        settings: TableSettings,
        dealer: TableDealer,
        store: Store,
        time_source: TimeSource,
        roles: Mapping[str, str] | None = None,
        delayed_replica: DelayedReplica | None = None,
        checkpoint_policy: CheckpointPolicy | None = None,
    ) -> None:
        super().__init__(row, settings, dealer, store, time_source, roles or {}, delayed_replica)
        self.on_bot_seated: Callable[[TableTask, str, str], None] = lambda *_: None
        """Callback when a bot is to join: table, name and style."""
        self.on_lost: Callable[[TableTask], None] = lambda _: None
        self.on_closed: Callable[[TableTask], None] = lambda _: None
        self._is_closed = False
        if checkpoint_policy is not None:
            dealer.on_before_hand = partial(checkpoint_policy.checkpoint_if_due, dealer)
        self._broadcaster.before_send = self._check_lease
        self._writer = StreamWriter(store, dealer)
        self._schedule = TableSchedule(dealer, time_source, self._inbox.put)
        self._odds_worker = OddsWorker(self._inbox.put)
        self._hand_starter = HandStarter(
            dealer, self._schedule, self.event_port, self._broadcaster, self._intake,
            lambda: self.access,
        )  # fmt: skip

    @deprecated_keywords(restarted="is_restart", void="should_void_hand")
    def start(self, is_restart: bool = False, should_void_hand: bool = False) -> None:
        """Start to handle messages; *should_void_hand* voids the interrupted hand."""
        loop = asyncio.get_running_loop()
        self._task = loop.create_task(self._run(), name=f"table {self.id}")
        if is_restart:  # a client without a reply may repeat its command, and gets that reply
            self._replies.reads_store = True
            self._schedule.schedule_reply_lookup_end(self._replies.stop_reading_store)
        if should_void_hand:
            self._inbox.put(m.VoidHand())
        self._inbox.put(m.Restart() if is_restart else m.Advance())

    async def drain(self) -> None:
        """Finish the current hand and begin no other."""
        self._hand_starter.drain()

    def resume_dealing(self) -> None:
        """Resume the dealing of hands after ``drain``."""
        self._hand_starter.is_draining = False
        self._inbox.put(m.Advance())

    @property
    def is_resting(self) -> bool:
        """True while only bots would play the next hand and no human client is connected."""
        return self._hand_starter.is_resting

    async def stop(self, refusal: Refusal | None = None) -> None:
        """Stop the task; all updates that were broadcast are stored. *refusal* is sent to the
        subscribers.

        By default the notice states that the table was closed or the server is shutting down.
        """
        self._schedule.stop()
        self._odds_worker.stop()
        try:
            if self._task is not None:
                self._task.cancel()
                await asyncio.gather(self._task, return_exceptions=True)
        finally:  # also if the caller is cancelled while it waits
            default_refusal = TableClosedNow() if self._is_closed else ServerClosing()
            self._close_connections(
                default_refusal if refusal is None or self._is_closed else refusal
            )

    def _close_connections(self, refusal: Refusal) -> None:
        """Notify all subscribers and pending connections that their subscription has ended."""
        if not self.has_lease():  # another node may broadcast by now: queued updates are dropped
            self._broadcaster.close_backlogged()
        self._broadcaster.close_all(self.id, refusal)
        self._intake.close_all(self.id, refusal)

    async def _run(self) -> None:
        try:
            while True:
                messages = await self._inbox.next_batch()
                self._check_lease()
                unit_of_work = UnitOfWork(self._now())
                for message in messages:
                    self._handle(message, unit_of_work)
                self._plan_timers(unit_of_work)
                await self._commit(unit_of_work)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # clients have seen stored records only: the table is reopened
            self.failed = error
            log.error("table lost", table=self.id, why=repr(error), exc_info=error)
            self._close_connections(TableReopening())
            self.on_lost(self)
        finally:
            self._inbox.fail_pending()

    def _handle(self, message: m.AnyTableMessage, unit_of_work: UnitOfWork) -> None:
        """Pass a message to its handler, then execute the deferred commands that it allows."""
        _HANDLERS[type(message)](self, message, unit_of_work)
        if self._dealer.host_state.pending_commands:
            execute_deferred(self._dealer, self.access.is_host, unit_of_work)

    def _plan_timers(self, unit_of_work: UnitOfWork) -> None:
        """Seat waiting players, and set the timers of the table."""
        hand_starter = self._hand_starter
        is_present = self.list_notifier.is_present
        update_seating(
            self._dealer, is_present, unit_of_work, may_seat_bots=not hand_starter.is_draining
        )
        self._schedule.plan(
            unit_of_work,
            self.settings,
            hand_starter.next_step,
            self._publish_seal,
            hand_starter.resume_hand,
        )

    async def _commit(self, unit_of_work: UnitOfWork) -> None:
        """Store the work, then publish it (durable before visible)."""
        first_seq = self._stored_seq
        if unit_of_work.records:
            self._stored_seq = await self._writer.append(unit_of_work, first_seq)
            self._check_lease()
            await self._writer.add_hands(unit_of_work, self._check_lease)
        queues = [reply.queue for reply in unit_of_work.replies if reply.queue is not None]
        for queue in queues:
            queue.cork()
        try:
            self._publish_updates(first_seq, unit_of_work)
        finally:
            for queue in queues:
                queue.uncork()
        if self._dealer.table.is_closed and not self._is_closed:
            self._is_closed = True
            self.on_closed(self)

    def _publish_updates(self, first_seq: int, unit_of_work: UnitOfWork) -> None:
        """Broadcast stored work and deliver its replies."""
        if unit_of_work.is_dirty:
            self._dealer.table_version += 1
        if unit_of_work.records or unit_of_work.is_dirty:
            self._refresh_view()
            self._record_overlay()
            self._broadcaster.broadcast_update(
                first_seq, unit_of_work.outbound, self._take_snapshot()
            )
            self._odds_worker.update(self._dealer)
            self.list_notifier.send_changes()
            self._disconnect_barred()  # a player who has left the seat may be barred now
        for name, style in unit_of_work.new_bots:
            self.on_bot_seated(self, name, style)
        self.event_port.report(unit_of_work)
        for callback in unit_of_work.on_commit:
            callback()
        for reply in unit_of_work.replies:
            self._inbox.reply(reply.target, reply.answer)

    def _publish_seal(self, seal: DeckSealedMessage) -> None:
        self._broadcaster.broadcast_with_delay(seal, self._take_snapshot())

    def _check_lease(self) -> None:
        """Raise ``TableGone`` if the lease has expired, so that no stale update is sent."""
        if not self.has_lease():
            raise TableGone("another host may have the table")

    def _refresh_view(self) -> None:
        spectator_count = self._broadcaster.spectator_count(self._dealer.chair_by_player)
        self._view = self._public_view_cache.current_view(
            self._schedule.next_hand_at, spectator_count
        )
        self._hand_in_progress = snapshot_hand_in_progress(self._dealer)

    def _handle_advance(self, _: m.Advance, unit_of_work: UnitOfWork) -> None:
        self._dealer.advance(unit_of_work)

    def _handle_restart(self, _: m.Restart, unit_of_work: UnitOfWork) -> None:
        is_connected = self._broadcaster.is_connected
        resume_table(self._dealer, self.settings, is_connected, self._schedule, unit_of_work)

    def _handle_void_hand(self, _: m.VoidHand, unit_of_work: UnitOfWork) -> None:
        void_hand(self._dealer, self.row, unit_of_work)

    def _handle_command(self, message: m.Command, unit_of_work: UnitOfWork) -> None:
        request = message.request
        idempotency_key = request.idempotency_key
        reply = self._replies.get(idempotency_key)
        if reply is None:
            reply = handle_command(self._dealer, request, self.access, unit_of_work)
        self._replies.add(idempotency_key, reply, unit_of_work)
        unit_of_work.replies.append(Reply(message.target, reply, message.queue))

    def _handle_subscribe(self, message: m.Subscribe, unit_of_work: UnitOfWork) -> None:
        self._intake.on_subscribe(message, unit_of_work)

    def _handle_unsubscribe(self, message: m.Unsubscribe, unit_of_work: UnitOfWork) -> None:
        self._intake.on_unsubscribe(message.name, unit_of_work)

    def _handle_timer(self, message: m.Timer, unit_of_work: UnitOfWork) -> None:
        message.step(unit_of_work)

    def _handle_odds_found(self, message: m.OddsFound, unit_of_work: UnitOfWork) -> None:
        if self._dealer.public_state.set_odds(message.question, message.odds):
            unit_of_work.is_dirty = True

    def _handle_change_settings(self, _: m.ChangeSettings, unit_of_work: UnitOfWork) -> None:
        unit_of_work.is_dirty = True
        delay = self.settings.delay
        unit_of_work.on_commit.append(
            lambda: self._broadcaster.change_delay(delay, self._take_snapshot())
        )

    def _handle_give_role(self, message: m.GiveRole, unit_of_work: UnitOfWork) -> None:
        self._dealer.record_room_fact(message.fact, unit_of_work)

    def _handle_announce(self, message: m.Announce, unit_of_work: UnitOfWork) -> None:
        announcement = MessageAnnounced(message.actor, message.text, tuple(self._seated_people))
        self._dealer.record_room_fact(announcement, unit_of_work)

    def _handle_link_seat(self, message: m.LinkSeat, unit_of_work: UnitOfWork) -> None:
        self._dealer.record_room_fact(SeatLinkCreated(message.player, message.actor), unit_of_work)
        unit_of_work.on_commit.append(message.is_recorded.set)

    def _handle_promise_cut(self, message: m.PromiseCut, unit_of_work: UnitOfWork) -> None:
        hand_lifecycle.record_promise(self._dealer, message.name, message.chain_end, unit_of_work)

    def _handle_cut(self, message: m.Cut, _: UnitOfWork) -> None:
        hand_lifecycle.record_cut(self._dealer, message.name, message.hand, message.value)

    def _handle_poll_waiting_list(self, _: m.PollWaitingList, __: UnitOfWork) -> None:
        """Do nothing: ``_plan_timers`` offers free chairs after each batch of messages."""

    def _handle_notify(self, message: m.Notify, unit_of_work: UnitOfWork) -> None:
        unit_of_work.on_commit.append(message.callback)

    def _handle_reconcile(self, message: m.Reconcile, unit_of_work: UnitOfWork) -> None:
        self.event_port.apply(message.desired, unit_of_work)

    def _handle_close_table(self, _: m.CloseTable, unit_of_work: UnitOfWork) -> None:
        close_event_table(self._dealer, unit_of_work)

    deal_on = DeprecatedAttribute("resume_dealing")
    rests = DeprecatedAttribute("is_resting")


_HANDLERS: Final[Mapping[type, Callable[[TableTask, Any, UnitOfWork], None]]] = {
    m.Command: TableTask._handle_command,
    m.Subscribe: TableTask._handle_subscribe,
    m.Unsubscribe: TableTask._handle_unsubscribe,
    m.Timer: TableTask._handle_timer,
    m.Advance: TableTask._handle_advance,
    m.Restart: TableTask._handle_restart,
    m.VoidHand: TableTask._handle_void_hand,
    m.OddsFound: TableTask._handle_odds_found,
    m.ChangeSettings: TableTask._handle_change_settings,
    m.GiveRole: TableTask._handle_give_role,
    m.Announce: TableTask._handle_announce,
    m.LinkSeat: TableTask._handle_link_seat,
    m.PromiseCut: TableTask._handle_promise_cut,
    m.Cut: TableTask._handle_cut,
    m.PollWaitingList: TableTask._handle_poll_waiting_list,
    m.Notify: TableTask._handle_notify,
    m.Reconcile: TableTask._handle_reconcile,
    m.CloseTable: TableTask._handle_close_table,
}
"""Handler of each message; ``test_table_messages`` checks that none is missing."""
