"""Dealer of one table: it accepts commands, deals, keeps time and records everything.

It never waits and has no clock: a command comes with its time, and its effects are a ``UnitOfWork``
that the table's task stores and broadcasts in this order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import msgspec

from riverboat.engine import (
    AnyFact,
    HandStarted,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToShow,
)
from riverboat.engine.hand_redaction import RAIL, redact
from riverboat.engine.state import hand_facts as of_hand
from riverboat.service.dealer.dealer_state import DealerState, find_chair_by_player
from riverboat.service.dealer.play_facts import CLOCK_FACTS, PLAY_FACTS, only_starts_clock
from riverboat.service.dealer.record_redaction import redact_record
from riverboat.service.dealer.unit_of_work import RedactedRecord, UnitOfWork
from riverboat.service.records.ledger_entries import build_ledger_entries
from riverboat.service.records.room_facts import (
    AnyRoomFact,
    BotYieldedSeat,
    EventTableLinked,
    HostActed,
    PlayerRemoved,
    ProgramDeclared,
    StandingAnswersSet,
    to_json,
)
from riverboat.service.state.bomb_votes import Ballot
from riverboat.service.state.standing_answers import decide_standing_answers
from riverboat.service.state.waiting_list import AnyListFact
from riverboat.service.views.event_feed import EventFeed
from riverboat.service.views.run_out_odds import is_paced_deal
from riverboat.store.stream_records import LedgerEntry
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table_pending import (
    AnyPending,
    ToAnswerMarker,
    ToBegin,
    ToDrawForButton,
    ToPlay,
    ToStraddle,
)
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.table_play import decide, forced_facts, pending_decision
from riverboat.wire.view import StandingAnswersView

_HAND_END_FACTS = (f.HandClosed, f.HandCalledOff)

_SIMULTANEOUS_QUESTIONS = (ToShow, ToChoose, ToDeclare, ToStraddle, ToAnswerMarker)
"""Questions to several players at once: one answer leaves the question open for the others."""


class TableDealer(DealerState):
    """One table and its deck: it accepts commands, and holds the state after all records."""

    __slots__ = ()

    def open(
        self,
        opening_fact: f.TableOpened,
        unit_of_work: UnitOfWork,
        event_link: EventTableLinked | None = None,
    ) -> None:
        """Record that the table is open, and the event that it belongs to, if any.

        *opening_fact* is the fact from which the dealer was created.
        """
        fact_json = to_json(opening_fact)
        unit_of_work.records.append(fact_json)
        unit_of_work.outbound.append(RedactedRecord(fact_json))
        self.seq += 1
        if event_link is not None:
            self.event_link = event_link
            self.record_room_fact(event_link, unit_of_work)

    def record_facts(self, facts: Iterable[AnyLoggedFact], unit_of_work: UnitOfWork) -> None:
        """Apply and record facts of the table."""
        facts = tuple(facts)
        for next_index, fact in enumerate(facts, 1):
            if type(fact) in PLAY_FACTS:
                self._apply_play_fact(fact)
            else:
                self._apply_fact(fact, unit_of_work)
            record = redact_record(self, fact, facts[next_index:])
            unit_of_work.outbound.append(record)
            unit_of_work.records.append(
                record.public if record.public_fact is fact else to_json(fact)
            )
            self.seq += 1
            if isinstance(fact, f.SatOut) and fact.reason == "out of time":
                unit_of_work.away_changes.append((self.table.chairs[fact.chair].player, True))
            elif isinstance(fact, _HAND_END_FACTS):
                game_name = self.hand.game.name if self.hand is not None else ""
                unit_of_work.finished_hands.append((fact.hand_number, self.seq, game_name))

    def _apply_play_fact(self, fact: AnyLoggedFact) -> None:
        """Apply a fact that changes only the hand and its clock."""
        apply(self.table, fact)
        if type(fact) not in CLOCK_FACTS:
            self.hand_log.append(cast(AnyFact, fact))

    def _apply_fact(self, fact: AnyLoggedFact, unit_of_work: UnitOfWork) -> None:
        if type(fact) is f.HandBegan:
            self.on_before_hand(unit_of_work)
        ledger_entries: tuple[LedgerEntry, ...] = build_ledger_entries(
            self.id, fact, self.table, is_event_table=self.event_link is not None
        )
        self._update_waiting_list(fact)
        apply(self.table, fact)
        self._update_derived_state(fact)
        unit_of_work.ledger_entries += ledger_entries

    def rebuild_derived_state(self) -> None:
        """Rebuild the chairs by player and the event feed after a checkpoint was restored."""
        self.chair_by_player = find_chair_by_player(self.table)
        self.event_feed = EventFeed(self.public_state.table)

    def rebuild_event_feed(self) -> None:
        """Rebuild the event feed of the current hand after all stored records were replayed."""
        public_hand_facts = (
            [redact(fact, RAIL) for fact in self.hand_log] if self.table.hand else []
        )
        self.event_feed = EventFeed(self.public_state.table, public_hand_facts)

    def replay_fact(self, fact: AnyLoggedFact) -> None:
        """Apply a stored fact of the table again, without recording it."""
        self._update_waiting_list(fact)
        apply(self.table, fact)
        self._update_derived_state(fact)
        self.public_state.apply_fact(fact)

    def record_room_fact(self, fact: AnyRoomFact, unit_of_work: UnitOfWork) -> None:
        """Apply and record a fact of the room around the table."""
        fact_json = to_json(fact)
        unit_of_work.records.append(fact_json)
        unit_of_work.outbound.append(
            RedactedRecord(fact_json, events=self.event_feed.add_room_fact(fact))
        )
        self.seq += 1
        self.table_version += 1
        self.host_state.apply_fact(fact, self.seq)

    def record_waiting_list_fact(self, fact: AnyListFact, unit_of_work: UnitOfWork) -> None:
        """Record a waiting-list fact; only its player sees the name."""
        self.waiting_list.apply(fact)
        self.record_room_fact(fact, unit_of_work)
        if not isinstance(fact, BotYieldedSeat):
            anonymous_record = to_json(msgspec.structs.replace(fact, player=""))
            unit_of_work.outbound[-1] = RedactedRecord(
                anonymous_record, {fact.player: unit_of_work.outbound[-1].public}
            )

    def _update_waiting_list(self, fact: AnyLoggedFact) -> None:
        """Remove seated players from the waiting list, before a fact changes the chairs."""
        if isinstance(fact, TableFact):
            player = self.table.chairs.get(getattr(fact, "chair", 0))
            self.waiting_list.apply_table_fact(fact, player.player if player is not None else "")

    def record_private_fact(
        self, player: str, fact: AnyRoomFact, public_fact: AnyRoomFact, unit_of_work: UnitOfWork
    ) -> None:
        """Record a room fact for one player; all others receive *public_fact* instead."""
        self.record_room_fact(fact, unit_of_work)
        unit_of_work.outbound[-1] = RedactedRecord(
            to_json(public_fact), {player: unit_of_work.outbound[-1].public}
        )

    def set_standing_answers(self, fact: StandingAnswersSet) -> None:
        """Set a player's standing answers: replies to questions, chosen in advance."""
        standing_answers = {
            name: getattr(fact, name) for name in StandingAnswersView.__struct_fields__
        }
        self.standing_answers[fact.player] = StandingAnswersView(**standing_answers)

    def _update_derived_state(self, fact: AnyLoggedFact) -> None:
        if type(fact) not in PLAY_FACTS:
            self.table_version += 1
        if isinstance(fact, (f.SatDown, f.Left, f.ChangedChair)):
            self.chair_by_player = find_chair_by_player(self.table)
        if isinstance(fact, f.Left):
            self.bot_styles.pop(fact.player, None)
            self.program_players.discard(fact.player)
            self.stream.withdraw(fact.player)
        if isinstance(fact, f.HandBegan):
            self.hand_log, self.hand_first_seq = [], self.seq + 1
            self.hand, self.hand_chairs = None, fact.chairs
            chairs = self.table.chairs
            self.seat_by_player = {
                chairs[chair].player: seat for seat, chair in enumerate(fact.chairs)
            }
        elif not isinstance(fact, TableFact):
            self.hand_log.append(fact)
            if isinstance(fact, HandStarted):
                self.hand = self.table.hand

    def advance(self, unit_of_work: UnitOfWork) -> None:
        """Record all forced facts, cards and clocks until a player has to decide."""
        while True:
            while facts := forced_facts(self.table):
                self.record_facts(facts, unit_of_work)
                self._reshuffle_returned_cards(facts, unit_of_work)
            pending = pending_decision(self.table)
            is_paced = self._is_run_out_paced(pending, unit_of_work.now_ms)
            if not is_paced and isinstance(pending, ToPlay) and isinstance(pending.hand, ToDeal):
                self.record_facts(decide(self.table, self.deck.deal(pending.hand)), unit_of_work)
            elif isinstance(pending, ToDrawForButton):
                cards = self.deck.draw_cards(len(pending.chairs))
                self.record_facts(decide(self.table, c.DrawForButton(cards)), unit_of_work)
            elif answer_facts := self._decide_standing_answers(pending, unit_of_work.now_ms):
                self.record_facts(answer_facts, unit_of_work)
            elif overdue_facts := self._decide_overdue_facts(unit_of_work.now_ms):
                self.record_facts(overdue_facts, unit_of_work)
                if only_starts_clock(overdue_facts, unit_of_work.now_ms):
                    break
            else:
                break
        self.pending = pending
        question = pending.hand if isinstance(pending, ToPlay) else pending
        if question is not self._last_question:
            if (
                type(question) is not type(self._last_question)
                or type(question) not in _SIMULTANEOUS_QUESTIONS
            ):
                self.turn_token = self.seq
            self._last_question = question

    def _is_run_out_paced(self, pending: AnyPending, now_ms: int) -> bool:
        """Return True if the next cards of a run-out are delayed, so that all can follow it."""
        hand, question = self.table.hand, pending.hand if isinstance(pending, ToPlay) else None
        is_paced = (
            hand is not None and isinstance(question, ToDeal) and is_paced_deal(hand, question)
        )
        if not is_paced or not self.card_interval_ms:
            self.next_cards_at = 0
            return False
        if not self.next_cards_at:
            self.next_cards_at = now_ms + self.card_interval_ms
        if now_ms < self.next_cards_at or self.pause_state == 2:
            return True
        self.next_cards_at = 0
        return False

    def _decide_overdue_facts(self, now_ms: int) -> tuple[AnyLoggedFact, ...]:
        """Return the facts of expired timers; empty while the clocks are stopped."""
        is_paused_between_hands = self.pause_state and not self.table.is_hand_running
        are_clocks_stopped = self.is_clock_frozen or self.table.is_closed or is_paused_between_hands
        return () if are_clocks_stopped else decide(self.table, c.PassTime(now_ms))

    def _decide_standing_answers(
        self, pending: AnyPending, now_ms: int
    ) -> tuple[AnyLoggedFact, ...]:
        """Return the facts of standing answers to a decision; empty while the clocks are frozen."""
        if self.is_clock_frozen or self.table.is_closed or not self.standing_answers:
            return ()
        return decide_standing_answers(self.table, pending, self.standing_answers, now_ms)

    def _reshuffle_returned_cards(
        self, facts: Iterable[AnyLoggedFact], unit_of_work: UnitOfWork
    ) -> None:
        for fact in facts:
            if type(fact) is of_hand.StubReshuffled:
                self.record_room_fact(self.deck.reshuffle(fact.cards), unit_of_work)

    def execute(
        self,
        command: c.AnyTableCommand,
        unit_of_work: UnitOfWork,
        initiated_by: HostActed | PlayerRemoved | None = None,
    ) -> None:
        """Execute a command; a refusal changes nothing. *initiated_by* is recorded before it."""
        facts = decide(self.table, command)
        if initiated_by is not None and (
            facts or not isinstance(initiated_by, HostActed) or initiated_by.number
        ):
            self.record_room_fact(initiated_by, unit_of_work)
        self.record_facts(facts, unit_of_work)
        self.advance(unit_of_work)

    def mark_program_player(self, player: str, unit_of_work: UnitOfWork) -> None:
        """Record that a program has acted for a player; all players can see that."""
        if self.chair_by_player.get(player) and player not in self.program_players:
            self.program_players.add(player)
            self.record_room_fact(ProgramDeclared(player), unit_of_work)

    @property
    def can_begin_hand(self) -> bool:
        """True if a hand could begin now."""
        return isinstance(self.pending, ToBegin | ToDrawForButton)

    @property
    def ballot(self) -> Ballot:
        """State of the vote for a bomb pot."""
        cached_version, settings, ballot = self._cached_ballot
        if cached_version != self.table_version or settings is not self.settings:
            are_bomb_votes_allowed = self.settings.bomb_votes
            ballot = (
                self.bomb_votes.ballot(self.table, self.bot_styles)
                if are_bomb_votes_allowed
                else Ballot()
            )
            self._cached_ballot = self.table_version, self.settings, ballot
        return ballot
