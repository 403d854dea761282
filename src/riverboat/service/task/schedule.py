"""Timers of a table: cards of a run-out, clocks, and the next hand."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.service.dealer import hand_lifecycle
from riverboat.service.dealer.alarms import Alarms, TableStep, TimeSource
from riverboat.service.dealer.presence import resume_clocks
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers.seat_assignment import next_waiting_list_deadline
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_messages import Enqueue, Timer
from riverboat.service.views.private_view import GAME_CHOICE_MS, find_game_chooser_chair
from riverboat.service.views.public_view import payout_duration_ms
from riverboat.table.seats.away_timer import next_pick_up_time
from riverboat.wire.messages import DeckSealedMessage

_REPLY_LOOKUP_MS = 900_000
"""Milliseconds after a restart in which clients may repeat commands from before it."""


class TableSchedule:
    """The timers of one table, and the start of its next hand."""

    def __init__(self, dealer: TableDealer, time_source: TimeSource, enqueue: Enqueue) -> None:
        self._dealer, self._now = dealer, time_source
        self._alarms = Alarms(time_source, lambda step: enqueue(Timer(step)))
        self._earliest_hand_at = self._choice_deadline = 0
        self.next_hand_at = 0
        """Time of the next hand in milliseconds since 1970; 0 if unknown."""

    def schedule_reply_lookup_end(self, stop_lookup: TableStep) -> None:
        """Schedule the end of the time in which replies from before a restart are looked up."""
        self._alarms.set("recall", self._now() + _REPLY_LOOKUP_MS, stop_lookup)

    def start_grace_period(self, deadline: int) -> None:
        """Schedule the end of the time for which clocks stay frozen after a restart."""
        dealer = self._dealer
        self._alarms.set(
            "grace", deadline, lambda unit_of_work: resume_clocks(dealer, unit_of_work)
        )

    def cancel_next_hand(self) -> None:
        """Begin no further hand automatically."""
        self._alarms.cancel("begin")
        self._alarms.cancel("cuts")
        self._dealer.pending_hand = None

    def stop(self) -> None:
        """Cancel all alarms."""
        self._alarms.clear()

    def plan(
        self,
        unit_of_work: UnitOfWork,
        settings: TableSettings,
        begin_hand: TableStep | None,
        publish_seal: Callable[[DeckSealedMessage], None],
        resume_hand: TableStep,
    ) -> None:
        """Reschedule the alarms, and seal and announce the deck of the next hand.

        *begin_hand* is the step that begins a hand; ``None`` if no further hand should begin.
        *resume_hand* begins a hand that waits for promised cuts.
        """
        dealer, table, alarms = self._dealer, self._dealer.table, self._alarms
        if not dealer.is_clock_frozen:
            alarms.cancel("grace")
        if dealer.next_cards_at and dealer.pause_state != 2:
            alarms.set("cards", dealer.next_cards_at, dealer.advance)
        else:
            alarms.cancel("cards")
        if table.clock is not None and not dealer.is_clock_frozen and not dealer.next_cards_at:
            alarms.set("clock", table.clock.deadline, dealer.advance)
        else:
            alarms.cancel("clock")
        if deadline := next_waiting_list_deadline(dealer):
            alarms.set("list", deadline, lambda _: None)
        else:
            alarms.cancel("list")
        pick_up_time = next_pick_up_time(table)
        if (
            pick_up_time
            and not dealer.is_clock_frozen
            and not (dealer.pause_state and not table.is_hand_running)
        ):
            alarms.set("away", pick_up_time, dealer.advance)
        else:
            alarms.cancel("away")
        if dealer.pending_hand is not None:
            self._schedule_pending_hand(unit_of_work, publish_seal, resume_hand)
        else:
            alarms.cancel("cuts")
            self._schedule_next_hand(unit_of_work, settings, begin_hand, publish_seal)

    def _schedule_pending_hand(
        self,
        unit_of_work: UnitOfWork,
        publish_seal: Callable[[DeckSealedMessage], None],
        resume_hand: TableStep,
    ) -> None:
        """Begin the pending hand when its deck is cut or the time for cuts is over."""
        dealer, alarms = self._dealer, self._alarms
        alarms.cancel("begin")
        deck = dealer.deck
        if deck.announced_root != deck.root:
            self._announce_seal(unit_of_work, unit_of_work.now_ms, publish_seal)
        players_owing_cuts = hand_lifecycle.players_owing_cuts(dealer)
        alarms.set(
            "cuts", deck.cut_deadline if players_owing_cuts else unit_of_work.now_ms, resume_hand
        )

    def _announce_seal(
        self,
        unit_of_work: UnitOfWork,
        hand_start_at: int,
        publish_seal: Callable[[DeckSealedMessage], None],
    ) -> None:
        """Announce the sealed deck, to be cut until the hand begins at *hand_start_at* or later."""
        dealer, deck = self._dealer, self._dealer.deck
        deck.announce(unit_of_work.now_ms + hand_lifecycle.CUT_WAIT_MS)
        unit_of_work.is_dirty = True  # an already sealed deck is not recorded again, only broadcast
        deadline = (
            max(hand_start_at, deck.cut_deadline)
            if hand_lifecycle.players_owing_cuts(dealer)
            else hand_start_at
        )
        root_log = deck.root_log
        seal_message = DeckSealedMessage(
            dealer.id, deck.hand, deck.root, deadline, root_log.size, root_log.head
        )
        unit_of_work.on_commit.append(lambda: publish_seal(seal_message))

    def _schedule_next_hand(
        self,
        unit_of_work: UnitOfWork,
        settings: TableSettings,
        begin_hand: TableStep | None,
        publish_seal: Callable[[DeckSealedMessage], None],
    ) -> None:
        dealer, table, alarms = self._dealer, self._dealer.table, self._alarms
        should_begin = (
            dealer.can_begin_hand and settings.starts_hands_automatically and not dealer.pause_state
        )
        if begin_hand is None or not should_begin:
            alarms.cancel("begin")
            self.next_hand_at = 0
            return
        if "begin" not in alarms:
            payout_ms = (
                payout_duration_ms(dealer.public_state, settings.pace)
                if unit_of_work.finished_hands
                else 0
            )
            self._earliest_hand_at = (
                unit_of_work.now_ms + payout_ms + int(1000 * settings.seconds_between_hands)
            )
            self._choice_deadline = unit_of_work.now_ms + payout_ms + GAME_CHOICE_MS
        chooser_chair = find_game_chooser_chair(table)
        hand_start_at = max(
            self._earliest_hand_at, self._choice_deadline if chooser_chair else unit_of_work.now_ms
        )
        if "begin" not in alarms:
            hand_lifecycle.seal_next_deck(dealer, unit_of_work)
            self._announce_seal(unit_of_work, hand_start_at, publish_seal)
        elif hand_start_at == self.next_hand_at or (
            not chooser_chair and self.next_hand_at <= hand_start_at
        ):
            return
        self.next_hand_at = hand_start_at
        alarms.set("begin", hand_start_at, begin_hand)
