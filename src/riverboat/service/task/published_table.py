"""Published side of an open table: its stored view, its subscribers, and their access to it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from riverboat.decoding import decode_json
from riverboat.deprecation import DeprecatedAttribute
from riverboat.service.dealer.alarms import TimeSource
from riverboat.service.dealer.dealer_projections import (
    HandInProgress,
    PublicViewCache,
    snapshot_hand_in_progress,
)
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.publisher.delayed_replica import DelayedReplica
from riverboat.service.publisher.overlay_track import OverlayTrack, consented_hole_cards
from riverboat.service.publisher.send_queue import MessageQueue
from riverboat.service.publisher.table_snapshot import TableSnapshot, build_snapshot
from riverboat.service.records.room_facts import EventTableLinked
from riverboat.service.state.access import Access, is_open
from riverboat.service.state.known_records import ALL_RECORDS, KnownRecords
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.event_table_port import EventTablePort
from riverboat.service.task.table_startup import make_broadcaster
from riverboat.store.rows import TableRow
from riverboat.table.money.buying_in import buy_in_limits
from riverboat.wire.messages import Reaction, ReactionMessage, WatchEnded
from riverboat.wire.view import OverlayView, TableView


class PublishedTable:
    """An open table as the room and its clients may see it."""

    def __init__(
        self,
        row: TableRow,
        settings: TableSettings,
        dealer: TableDealer,
        time_source: TimeSource,
        event_port: EventTablePort,
        roles: Mapping[str, str],
        delayed_replica: DelayedReplica | None,
    ) -> None:
        self.id, self.row, self.roles = row.id, row, roles
        self.has_lease: Callable[[], bool] = lambda: True
        """Predicate: True while this node may broadcast from the table."""
        self.event_port = event_port
        """Interface for orders from a tournament's director, and for reports to the director."""
        self._dealer, self._now, self._stored_seq = dealer, time_source, dealer.seq
        self._apply_settings(settings)
        self._public_view_cache = PublicViewCache(dealer)
        self._view = self._public_view_cache.current_view(0, 0)
        self._hand_in_progress = snapshot_hand_in_progress(dealer)
        now_ms = time_source()
        snapshot = build_snapshot(
            dealer, self._view, dealer.seq, self._build_access((), now_ms), now_ms
        )
        self._broadcaster = make_broadcaster(
            dealer, settings.delay, time_source, snapshot, delayed_replica
        )
        self._overlay_track = OverlayTrack()
        self._broadcaster.set_delivery_guard(lambda: self.has_lease())
        dealer.is_connected = self._broadcaster.is_connected

    def _apply_settings(self, settings: TableSettings) -> None:
        self.settings = self._dealer.settings = settings
        self._dealer.card_interval_ms = int(1000 * settings.pace)
        self._dealer.allows_rabbit_hunt = settings.rabbit

    @property
    def is_idle(self) -> bool:
        """True if no hand is being played."""
        return not self._dealer.table.is_hand_running

    @property
    def can_stop(self) -> bool:
        """True if stopping the table interrupts no player: no hand is played, or only by bots.

        A hand of bots continues after a restart. With restart policy ``void`` it would not, so that
        the property is then False during any hand.
        """
        dealer = self._dealer
        if not dealer.table.is_hand_running:
            return True
        if self.settings.restart == "void":
            return False
        seated_people = self._seated_people
        hand = dealer.table.hand
        if hand is None:  # it is about to be dealt
            return not seated_people
        seats = [
            dealer.seat_by_player[name] for name in seated_people if name in dealer.seat_by_player
        ]
        return not any(hand.live_mask >> seat & 1 for seat in seats)

    @property
    def event_link(self) -> EventTableLinked | None:
        """Link to the table's event; ``None`` for a cash table."""
        return self._dealer.event_link

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

    def known_records(self, name: str) -> KnownRecords:
        """Return the limit of the table's records that a person may see now."""
        if self._broadcaster.is_delayed and self.access.role(name) == "spectator":
            return KnownRecords(seq=self._broadcaster.delayed_snapshot.seq)
        return ALL_RECORDS

    @property
    def stream_link_version(self) -> int:
        """Version of the valid link to the stream overlay; 0 while the overlay is closed."""
        stream = self._dealer.stream
        return stream.link_version if stream.is_on else 0

    def overlay(self) -> OverlayView | None:
        """Return the delayed view that a video stream shows now; ``None`` if none is old enough."""
        return self._overlay_track.current_view(self._now(), self._dealer.stream.may_show)

    def _record_overlay(self) -> None:
        """Record the current view for the video overlay, or discard all views if it is closed."""
        dealer = self._dealer
        if not dealer.stream.is_on:
            self._overlay_track = OverlayTrack()
            return
        self._overlay_track.record(
            self._view,
            consented_hole_cards(dealer),
            self._now(),
            self.settings.delay,
            is_running=dealer.table.is_hand_running,
        )

    def _take_snapshot(self) -> TableSnapshot:
        """Return the snapshot from which subscribers' views are built."""
        return build_snapshot(self._dealer, self._view, self._stored_seq, self.access, self._now())

    @property
    def chair_by_player(self) -> dict[str, int]:
        """Chair of each seated player."""
        return {seat.player: seat.chair for seat in self._view.seats}

    @property
    def bots(self) -> frozenset[str]:
        """Bots of the room that have a chair at this table or are about to sit down."""
        return frozenset(self._dealer.bot_styles)

    @property
    def people(self) -> set[str]:
        """Host of the table, seated players and connected people."""
        dealer, names = self._dealer, self._broadcaster.subscriber_names
        return {self.row.host, *dealer.chair_by_player, *names} - dealer.bot_styles.keys() - {""}

    @property
    def _seated_people(self) -> list[str]:
        dealer = self._dealer
        return [name for name in dealer.chair_by_player if name not in dealer.bot_styles]

    def set_people_source(self, people: Callable[[], Iterable[str]]) -> None:
        """Set the function that returns the names of people: no bot of this table is given one."""
        self._dealer.list_people_in_room = people

    def has_chair(self, name: str) -> bool:
        """Return True if the player has a chair, even if that is not published yet."""
        return name in self._dealer.chair_by_player

    def is_in_hand(self, name: str) -> bool:
        """Return True if the player has cards in a running hand, or is about to be dealt in."""
        dealer = self._dealer
        table, hand = dealer.table, dealer.table.hand
        if not table.is_hand_running or name not in dealer.chair_by_player:
            return False
        if hand is None:  # it is about to be dealt
            return True
        seat = dealer.seat_by_player.get(name)
        return seat is not None and bool(hand.live_mask >> seat & 1)

    def buy_in_range(self, name: str) -> tuple[int, int]:
        """Return a player's least and greatest buy-in."""
        return buy_in_limits(self._dealer.table, name, self._now())

    @property
    def yielding_bot_chairs(self) -> tuple[int, ...]:
        """Chairs of bots that would yield their seat to a player."""
        return tuple([seat.chair for seat in self._view.seats if seat.yields_chair])

    @property
    def access(self) -> Access:
        """Current access rules of the table."""
        return self._build_access(self._broadcaster.subscriber_names, self._now())

    def _build_access(self, connected_names: Collection[str], now_ms: int) -> Access:
        dealer = self._dealer
        return Access(
            self.id, self.row.host, self.settings, self.roles, dealer.chair_by_player,
            dealer.host_state, now_ms,
            connected_names, self.row.name, self.event_port.entrants,
        )  # fmt: skip

    def bar_reason(self, queue: MessageQueue) -> WatchEnded | None:
        """Return the reason why a connection may not watch; ``None`` if it may."""
        return _find_bar_reason(self.access, queue)

    def _disconnect_barred(self) -> None:
        """Disconnect clients that may no longer watch."""
        host_state = self._dealer.host_state
        if not is_open(self.settings) or host_state.notices or host_state.bans:
            access = self.access
            self._broadcaster.disconnect_barred(lambda queue: _find_bar_reason(access, queue))

    @property
    def has_subscribers(self) -> bool:
        """True if the table has subscribers."""
        return bool(self._broadcaster.subscriber_names)

    def is_subscribed(self, queue: MessageQueue) -> bool:
        """Return True if a connection is subscribed."""
        return queue in self._broadcaster

    def is_connected(self, name: str) -> bool:
        """Return True if the named player is connected to the table."""
        return self._broadcaster.is_connected(name)

    def send_chat(self, name: str, text: str) -> None:
        """Broadcast a line of chat. It is not stored."""
        if self.settings.chat and not self._view.is_chat_muted and self.has_lease():
            self._broadcaster.broadcast_chat(name, text, self._now())

    def send_reaction(self, name: str, kind: Reaction) -> None:
        """Broadcast a player's reaction. It is not stored."""
        if self.settings.chat and self.has_lease():
            self._broadcaster.broadcast(ReactionMessage(self.id, name, kind, self._now()))

    bars = DeprecatedAttribute("bar_reason")
    bring = DeprecatedAttribute("buy_in_range")
    event = DeprecatedAttribute("event_link")
    hand_for = DeprecatedAttribute("hand_in_progress_for")
    idle = DeprecatedAttribute("is_idle")
    is_watched_by = DeprecatedAttribute("is_connected")
    know_people = DeprecatedAttribute("set_people_source")
    known = DeprecatedAttribute("known_records")
    making_room = DeprecatedAttribute("yielding_bot_chairs")
    may_rest = DeprecatedAttribute("can_stop")
    react = DeprecatedAttribute("send_reaction")
    say = DeprecatedAttribute("send_chat")
    seated = DeprecatedAttribute("chair_by_player")
    watched = DeprecatedAttribute("has_subscribers")
    watched_by = DeprecatedAttribute("is_subscribed")


def _find_bar_reason(access: Access, queue: MessageQueue) -> WatchEnded | None:
    return None if queue.is_admin else access.bar_reason(queue.player, queue.previous_names)
