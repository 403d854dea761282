"""Task of one open table: it handles commands one at a time.

A command is decided by the table's rules, stored, and only then broadcast. The task never waits
for a connection, and is the only writer of the table. If storing fails it gives up: the table is
reopened from its stored records, and nothing else was ever visible.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial

import structlog

from riverboat.decoding import decode_json
from riverboat.deprecation import DeprecatedAttribute
from riverboat.service.dealer import hand_lifecycle
from riverboat.service.dealer.alarms import Step, TimeSource
from riverboat.service.dealer.dealer_projections import (
    HandInProgress,
    PublicViewCache,
    hand_in_progress,
)
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import Corkable, Reply, ReplyTarget, UnitOfWork
from riverboat.service.handlers.command_handler import CommandRequest, HostAuthority, handle_command
from riverboat.service.handlers.deferred_commands import (
    begin_wanted_hand,
    execute_deferred,
    resume_pending_hand,
)
from riverboat.service.handlers.seat_assignment import update_seating
from riverboat.service.publisher.delayed_replica import ALL_RECORDS, DelayedReplica, KnownRecords
from riverboat.service.publisher.send_queue import MessageQueue
from riverboat.service.publisher.table_snapshot import TableSnapshot, build_snapshot
from riverboat.service.publisher.waiting_list_notifier import WaitingListNotifier
from riverboat.service.records.room_facts import (
    EventTableLinked,
    MessageAnnounced,
    RoleGiven,
    SeatLinkCreated,
)
from riverboat.service.state.access import Access, is_open
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.checkpoint_policy import CheckpointPolicy
from riverboat.service.task.connection_intake import ConnectionIntake
from riverboat.service.task.event_table_port import EventTablePort
from riverboat.service.task.inbox import Inbox, TableGone
from riverboat.service.task.odds_worker import OddsWorker
from riverboat.service.task.reply_cache import ReplyCache
from riverboat.service.task.schedule import TableSchedule
from riverboat.service.task.table_startup import make_broadcaster, resume_table, void_hand
from riverboat.store.port import Store
from riverboat.store.rows import HandRow, TableRow
from riverboat.table.blinds.deal_in import ready_chairs
from riverboat.table.money.buying_in import buy_in_limits
from riverboat.wire.client_commands import AnyClientCommand
from riverboat.wire.messages import Accepted, Reacted, Reaction, Rejected, Sealed
from riverboat.wire.messages import WatchEnded as WatchEnded
from riverboat.wire.refusal_frames import watch_ended
from riverboat.wire.view import TableView
from riverboat.words import Refusal
from riverboat.words.refusals.doors import IsOpenedAgain, ServerGoesDown, TableWasClosed

log = structlog.get_logger(__name__)


class TableTask:
    """An open table, confined to one event loop."""

    def __init__(
        self,
        row: TableRow,
        settings: TableSettings,
        dealer: TableDealer,
        store: Store,
        now: TimeSource,
        roles: Mapping[str, str] | None = None,
        delayed_replica: DelayedReplica | None = None,
        checkpoint_policy: CheckpointPolicy | None = None,
    ) -> None:
        self.id, self.row, self.settings = row.id, row, settings
        self._stream = f"table/{row.id}"
        self.roles: Mapping[str, str] = roles or {}
        self.failed: BaseException | None = None
        self.on_bot_seated: Callable[[TableTask, str, str], None] = lambda *_: None
        """Callback when a bot is to join: table, name and style."""
        self.on_lost: Callable[[TableTask], None] = lambda _: None
        self.on_closed: Callable[[TableTask], None] = lambda _: None
        self.has_lease: Callable[[], bool] = lambda: True
        """Predicate: True while this node may broadcast from the table."""
        self._dealer, self._store, self._now = dealer, store, now
        dealer.card_interval_ms, dealer.allows_rabbit_hunt = (
            int(1000 * settings.pace),
            settings.rabbit,
        )
        dealer.settings = settings
        if checkpoint_policy is not None:
            dealer.on_before_hand = partial(checkpoint_policy.checkpoint_if_due, dealer)
        self._stored_seq = dealer.seq
        self._public_view_cache = PublicViewCache(dealer)
        self._view = self._public_view_cache.current_view(0, 0)
        self._hand_in_progress = hand_in_progress(dealer)
        self._inbox = Inbox()
        self.event_port = EventTablePort(dealer, self._inbox.put)
        """Orders from the director of its event, and reports to it."""
        at = now()
        first = build_snapshot(dealer, self._view, self._stored_seq, self._access((), at), at)
        self._broadcaster = make_broadcaster(dealer, settings.delay, now, first, delayed_replica)
        dealer.is_connected = self._broadcaster.is_connected
        self._broadcaster.set_delivery_guard(lambda: self.has_lease())
        self._broadcaster.before_send = self._check_lease
        self._replies = ReplyCache(store, self._stream)
        self._schedule = TableSchedule(dealer, now, self._inbox.put)
        self._odds_worker = OddsWorker(self._inbox.put)
        self.list_notifier = WaitingListNotifier(dealer, self._broadcaster, now)
        self._intake = ConnectionIntake(
            dealer,
            self._broadcaster,
            self.list_notifier,
            self._inbox.put,
            self._take_snapshot,
            self.bar_reason,
        )
        self._is_draining = self._is_closed = False
        self._task: asyncio.Task[None] | None = None

    # Called by the room -------------------------------------------------------------------------

    def start(self, restarted: bool = False, void: bool = False) -> None:
        """Start to handle commands; *void* voids the interrupted hand."""
        loop = asyncio.get_running_loop()
        self._task = loop.create_task(self._run(), name=f"table {self.id}")
        if restarted:  # a client without a reply may retry and receives the stored one
            self._replies.reads_store = True
            self._schedule.schedule_recall_end(self._replies.stop_reading_store)
        if void:
            self._inbox.put(self._void_hand)
        self._inbox.put(self._resume_table if restarted else self._advance)

    async def drain(self) -> None:
        """Finish the current hand and begin no other."""
        self._is_draining = True
        self._schedule.cancel_next_hand()

    def resume_dealing(self) -> None:
        """Resume the dealing of hands after ``drain``."""
        self._is_draining = False
        self._inbox.put(self._advance)

    @property
    def is_idle(self) -> bool:
        """True if no hand is being played."""
        return not self._dealer.table.is_hand_running

    @property
    def can_stop(self) -> bool:
        """True if no hand is played, or one of bots only, which continues after a restart.

        With the restart policy ``void`` a hand of bots counts, too.
        """
        dealer = self._dealer
        if not dealer.table.is_hand_running:
            return True
        if self.settings.restart == "void":
            return False
        people = [name for name in dealer.chair_by_player if name not in dealer.bot_styles]
        hand = dealer.table.hand
        if hand is None:  # the hand is about to be dealt
            return not people
        seats = [dealer.seat_by_player[name] for name in people if name in dealer.seat_by_player]
        return not any(hand.live >> seat & 1 for seat in seats)

    async def stop(self, refusal: Refusal | None = None) -> None:
        """Stop the task; everything broadcast is stored. *refusal* is sent to the subscribers.

        By default it says that the table was closed or the server is shutting down.
        """
        self._schedule.stop()
        self._odds_worker.stop()
        try:
            if self._task is not None:
                self._task.cancel()
                await asyncio.gather(self._task, return_exceptions=True)
        finally:  # even if no caller awaits the end
            usual = TableWasClosed() if self._is_closed else ServerGoesDown()
            self._close_connections(usual if refusal is None or self._is_closed else refusal)

    def _close_connections(self, refusal: Refusal) -> None:
        """Send the end of the subscription to all subscribers and pending connections."""
        # The last update may still be queued while another node already sends.
        if not self.has_lease():
            self._broadcaster.close_backlogged()
        self._broadcaster.close_all(self.id, refusal)
        self._intake.close_all(self.id, refusal)

    def change_settings(self, row: TableRow, settings: TableSettings) -> None:
        """Apply settings that a host has changed and that are stored."""
        self.row, self.settings = row, settings
        self._dealer.card_interval_ms, self._dealer.allows_rabbit_hunt = (
            int(1000 * settings.pace),
            settings.rabbit,
        )
        self._dealer.settings = settings
        self._on_settings_changed()

    def change_roles(self, roles: Mapping[str, str], given: RoleGiven | None = None) -> None:
        """Apply changed roles; *given* is the fact shown to all."""
        self.roles = roles
        if given is not None:
            self._inbox.put(lambda work: self._dealer.record_room_fact(given, work))
        self._on_settings_changed()

    def call_after_publish(self, callback: Callable[[], None]) -> None:
        """Schedule a callback after all earlier steps are stored and broadcast."""
        self._inbox.put(lambda work: work.on_commit.append(callback))

    def announce(self, by: str, text: str) -> None:
        """Announce an administrator's message to the table."""

        def step(work: UnitOfWork) -> None:
            people = [
                name for name in self._dealer.chair_by_player if name not in self._dealer.bot_styles
            ]
            self._dealer.record_room_fact(MessageAnnounced(by, text, tuple(people)), work)

        self._inbox.put(step)

    def _on_settings_changed(self) -> None:
        """Disconnect clients that may no longer watch, and send the new view to the others."""
        self._disconnect_barred()

        def step(work: UnitOfWork) -> None:
            work.is_dirty = True
            delay = self.settings.delay
            work.on_commit.append(
                lambda: self._broadcaster.change_delay(delay, self._take_snapshot())
            )

        self._inbox.put(step)

    # Permissions --------------------------------------------------------------------------------

    @property
    def access(self) -> Access:
        """Current access rules of the table."""
        return self._access(self._broadcaster.names, self._now())

    def _access(self, connected: Collection[str], at: int) -> Access:
        dealer = self._dealer
        return Access(
            self.id, self.row.host, self.settings, self.roles, dealer.chair_by_player,
            dealer.host_state, at,
            connected, self.row.name, self.event_port.entrants,
        )  # fmt: skip

    @property
    def people(self) -> set[str]:
        """Host of the table, seated players and connected people."""
        dealer, names = self._dealer, self._broadcaster.names
        return {self.row.host, *dealer.chair_by_player, *names} - dealer.bot_styles.keys() - {""}

    def set_people_source(self, people: Callable[[], Iterable[str]]) -> None:
        """Set the source of names that no bot of this table may be given."""
        self._dealer.list_people_in_room = people

    def known_records(self, name: str) -> KnownRecords:
        """Return the limit of the table's records that a person may know now."""
        if self._broadcaster.is_delayed and self.access.role(name) == "spectator":
            return KnownRecords(seq=self._broadcaster.delayed_snapshot.seq)
        return ALL_RECORDS

    def bar_reason(self, queue: MessageQueue) -> WatchEnded | None:
        """Return the reason why a connection may not watch; ``None`` if it may."""
        return _bar_reason(self.access, queue)

    def _disconnect_barred(self) -> None:
        """Disconnect clients that may no longer watch."""
        book = self._dealer.host_state
        if not is_open(self.settings) or book.notices or book.bans:
            access = self.access
            self._broadcaster.disconnect_barred(lambda each: _bar_reason(access, each))

    # Views --------------------------------------------------------------------------------------

    def view(self) -> TableView:
        """Return the public view of the table; everything in it is stored."""
        return self._view

    def view_of(self, name: str) -> TableView:
        """Return the table's view for a person: live, or delayed for spectators."""
        if self.known_records(name) is ALL_RECORDS:
            return self._view
        return decode_json(self._broadcaster.delayed_snapshot.view, TableView)

    def hand_in_progress_for(self, name: str) -> HandInProgress | None:
        """Return the running hand as stored; ``None`` for delayed spectators."""
        return self._hand_in_progress if self.known_records(name) is ALL_RECORDS else None

    @property
    def chair_by_player(self) -> dict[str, int]:
        """Chair of each seated player."""
        return {seat.player: seat.chair for seat in self._view.seats}

    @property
    def bots(self) -> frozenset[str]:
        """Bots of the room that have a chair here or are about to sit down."""
        return frozenset(self._dealer.bot_styles)

    def buy_in_range(self, name: str) -> tuple[int, int]:
        """Return a player's least and greatest buy-in."""
        return buy_in_limits(self._dealer.table, name, self._now())

    @property
    def yielding_bot_chairs(self) -> tuple[int, ...]:
        """Chairs of bots that would yield their seat to a player."""
        return tuple([seat.chair for seat in self._view.seats if seat.makes_room])

    def poll_list_position(self, name: str) -> None:
        """Handle a waiting-list poll by a player who may not watch."""
        if self.list_notifier.record_poll(name):
            self._inbox.put(lambda _: None)

    # Called by connections ----------------------------------------------------------------------

    async def submit(
        self,
        by: str,
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
        asked = CommandRequest(
            by,
            command_id,
            command,
            hand,
            token,
            is_program,
            host_authority,
            client_address,
            audit_address,
        )
        if (
            self.failed is None
            and (known := await self._replies.find(asked.idempotency_key)) is not None
        ):
            return known
        if self.failed is not None:
            raise TableGone(str(self.failed))
        answer = self._inbox.new_reply()
        self._enqueue_request(asked, answer)
        return await answer

    @property
    def accepts_commands(self) -> bool:
        """True if ``enqueue_command`` may be called: the table is open, its replies in memory."""
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
        self._enqueue_request(request, target, queue)

    def _enqueue_request(
        self, request: CommandRequest, target: ReplyTarget, queue: Corkable | None = None
    ) -> None:
        def step(work: UnitOfWork) -> None:
            found = self._replies.get(request.idempotency_key)
            if found is None:
                found = handle_command(self._dealer, request, self.access, work)
            self._replies.add(request.idempotency_key, found, work)
            work.replies.append(Reply(target, found, queue))

        self._inbox.put(step)
        if self._task is not None and self._task.done():
            self._inbox.fail_pending()

    def cache_config(self, text: str) -> None:
        """Parse a host's configuration, from any thread, before the command that uses it."""
        self._dealer.config_cache.load(text)

    def subscribe(self, queue: MessageQueue, name: str, epoch: str = "", seq: int = 0) -> None:
        """Subscribe a connection and first send what it has missed."""
        if self._task is not None and self._task.done():
            queue.send(watch_ended(self.id, IsOpenedAgain()))
            return
        self._intake.subscribe(queue, name, epoch, seq)

    def unsubscribe(self, queue: MessageQueue, name: str) -> bool:
        """Unsubscribe a connection; return True if it was subscribed or pending."""
        return self._intake.unsubscribe(queue, name)

    def has_chair(self, name: str) -> bool:
        """Return True if the player has a chair, even if that is not published yet."""
        return name in self._dealer.chair_by_player

    def is_subscribed(self, queue: MessageQueue) -> bool:
        """Return True if a connection is subscribed."""
        return queue in self._broadcaster

    @property
    def has_subscribers(self) -> bool:
        """True if the table has subscribers."""
        return bool(self._broadcaster.names)

    def is_connected(self, name: str) -> bool:
        """Return True if the named player is connected to the table."""
        return self._broadcaster.is_connected(name)

    async def record_seat_link(self, player: str, by: str) -> None:
        """Record that a host makes a link to a player's seat, and wait until that is published."""
        done = asyncio.Event()

        def step(work: UnitOfWork) -> None:
            self._dealer.record_room_fact(SeatLinkCreated(player, by), work)
            work.on_commit.append(done.set)

        self._inbox.put(step)
        await asyncio.wait_for(done.wait(), 30)

    @property
    def event_link(self) -> EventTableLinked | None:
        """Link to the table's event; ``None`` for a cash table."""
        return self._dealer.event_link

    def send_chat(self, name: str, text: str) -> None:
        """Broadcast a line of chat. It is not stored."""
        if self.settings.chat and not self._view.quiet and self.has_lease():
            self._broadcaster.broadcast_chat(name, text, self._now())

    def send_reaction(self, name: str, kind: Reaction) -> None:
        """Broadcast a player's reaction. It is not stored."""
        if self.settings.chat and self.has_lease():
            self._broadcaster.broadcast(Reacted(self.id, name, kind, self._now()))

    def add_cut_promise(self, name: str, end: str) -> None:
        """Add a player's promise of cuts."""
        self._inbox.put(lambda work: hand_lifecycle.record_promise(self._dealer, name, end, work))

    def add_cut(self, name: str, hand: int, value: str) -> None:
        """Add a player's cut of a hand's deck."""
        self._inbox.put(lambda _: hand_lifecycle.record_cut(self._dealer, name, hand, value))

    # Task loop ----------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            while True:
                steps = await self._inbox.next_batch()
                self._check_lease()
                work = UnitOfWork(self._now())
                for step in steps:
                    step(work)
                    if self._dealer.host_state.pending_commands:
                        execute_deferred(self._dealer, self.access.is_host, work)
                update_seating(
                    self._dealer,
                    self.list_notifier.is_present,
                    work,
                    may_fill=not self._is_draining,
                )
                self._schedule.plan(
                    work, self.settings, self._next_hand_step, self._publish_seal, self._resume_hand
                )
                await self._commit(work)
        except asyncio.CancelledError:
            raise
        except Exception as why:  # the store holds the truth, and clients saw nothing that it lacks
            self.failed = why
            log.error("table lost", table=self.id, why=repr(why), exc_info=why)
            self._close_connections(IsOpenedAgain())
            self.on_lost(self)
        finally:
            self._inbox.fail_pending()

    async def _commit(self, work: UnitOfWork) -> None:
        """Store the work, then publish it (durable before visible)."""
        first = self._stored_seq
        if work.records:
            self._stored_seq = await self._store.append(work.batch(self._stream, first))
            self._check_lease()
            for number, place, game in work.finished_hands:
                began = min(self._dealer.hand_first_seq, place)
                row = HandRow(self.id, number, began, place, work.at, game)
                await self._store.add_hand(row)
                self._check_lease()
        asking = [each.queue for each in work.replies if each.queue is not None]
        for outbox in asking:
            outbox.cork()
        try:
            self._publish(first, work)
        finally:
            for outbox in asking:
                outbox.uncork()
        if self._dealer.table.closed and not self._is_closed:
            self._is_closed = True
            self.on_closed(self)

    def _publish(self, first_seq: int, work: UnitOfWork) -> None:
        """Broadcast stored work and deliver its replies."""
        if work.is_dirty:
            self._dealer.table_version += 1
        if work.records or work.is_dirty:
            self._refresh_view()
            self._broadcaster.broadcast_update(first_seq, work.outbound, self._take_snapshot())
            self._odds_worker.update(self._dealer)
            self.list_notifier.send_changes()
            self._disconnect_barred()  # a player who has left the seat is no longer a player
        for name, style in work.new_bots:
            self.on_bot_seated(self, name, style)
        self.event_port.report(work)
        for after in work.on_commit:
            after()
        for reply in work.replies:
            self._inbox.reply(reply.target, reply.answer)

    def _check_lease(self) -> None:
        """Raise ``TableGone`` if the lease has expired, so that no stale update is sent."""
        if not self.has_lease():
            raise TableGone("another host may have the table")

    def _refresh_view(self) -> None:
        watching = self._broadcaster.spectator_count(self._dealer.chair_by_player)
        self._view = self._public_view_cache.current_view(self._schedule.next_hand_at, watching)
        self._hand_in_progress = hand_in_progress(self._dealer)

    def _take_snapshot(self) -> TableSnapshot:
        """Return the snapshot from which subscribers' views are built."""
        return build_snapshot(self._dealer, self._view, self._stored_seq, self.access, self._now())

    # Joining and leaving ------------------------------------------------------------------------

    @property
    def _next_hand_step(self) -> Step | None:
        """Step that begins the next hand; ``None`` while the director decides or it must wait."""
        waits = self._dealer.event_link is not None and not self.event_port.can_request_hand
        return None if self._is_draining or waits or self.is_resting else self._begin_hand

    @property
    def is_resting(self) -> bool:
        """True while only bots would play the next hand and no human client is connected."""
        dealer = self._dealer
        if dealer.event_link is not None or self.settings.bots_alone or not dealer.bot_styles:
            return False
        if self._broadcaster.has_human_subscribers or self._intake.has_pending:
            return False
        chairs = dealer.table.chairs
        return all(
            chairs[chair].player in dealer.bot_styles for chair in ready_chairs(dealer.table)
        )

    def _begin_hand(self, work: UnitOfWork) -> None:
        self._schedule.next_hand_at = 0
        # Draining or resting may have started since the hand was scheduled.
        if self._is_draining or self.is_resting:
            return
        if self._dealer.event_link is not None:
            self.event_port.request_hand()
            return
        if self._dealer.can_begin_hand and not self._dealer.pause_state:
            begin_wanted_hand(self._dealer, self.access.is_host, work)

    def _resume_hand(self, work: UnitOfWork) -> None:
        if not self._is_draining:
            resume_pending_hand(self._dealer, self.access.is_host, work)

    def _publish_seal(self, seal: Sealed) -> None:
        self._broadcaster.broadcast_with_delay(seal, self._take_snapshot())

    def _advance(self, work: UnitOfWork) -> None:
        self._dealer.advance(work)

    def _void_hand(self, work: UnitOfWork) -> None:
        void_hand(self._dealer, self.row, work)

    def _resume_table(self, work: UnitOfWork) -> None:
        resume_table(
            self._dealer, self.settings, self._broadcaster.is_connected, self._schedule, work
        )

    ask = DeprecatedAttribute("submit")
    asks = DeprecatedAttribute("enqueue_command")
    asks_for_place = DeprecatedAttribute("poll_list_position")
    bars = DeprecatedAttribute("bar_reason")
    bring = DeprecatedAttribute("buy_in_range")
    change = DeprecatedAttribute("change_settings")
    cut = DeprecatedAttribute("add_cut")
    deal_on = DeprecatedAttribute("resume_dealing")
    event = DeprecatedAttribute("event_link")
    hand_for = DeprecatedAttribute("hand_in_progress_for")
    hands_over = DeprecatedAttribute("record_seat_link")
    hears = DeprecatedAttribute("accepts_commands")
    idle = DeprecatedAttribute("is_idle")
    is_watched_by = DeprecatedAttribute("is_connected")
    join = DeprecatedAttribute("subscribe")
    know_people = DeprecatedAttribute("set_people_source")
    known = DeprecatedAttribute("known_records")
    making_room = DeprecatedAttribute("yielding_bot_chairs")
    may_rest = DeprecatedAttribute("can_stop")
    part = DeprecatedAttribute("unsubscribe")
    promise = DeprecatedAttribute("add_cut_promise")
    react = DeprecatedAttribute("send_reaction")
    reads = DeprecatedAttribute("cache_config")
    rests = DeprecatedAttribute("is_resting")
    say = DeprecatedAttribute("send_chat")
    seated = DeprecatedAttribute("chair_by_player")
    watched = DeprecatedAttribute("has_subscribers")
    watched_by = DeprecatedAttribute("is_subscribed")
    when_told = DeprecatedAttribute("call_after_publish")


def _bar_reason(access: Access, queue: MessageQueue) -> WatchEnded | None:
    return None if queue.is_admin else access.bar_reason(queue.player, queue.previous_names)
