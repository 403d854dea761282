"""Showdown of a replayed OHH hand: shows, mucks, and winners whose cards are unknown."""

from __future__ import annotations

from typing import Any, Final

from riverboat.cards import UNKNOWN
from riverboat.engine import (
    Muck,
    Nothing,
    Show,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
)
from riverboat.engine.state import hand_facts as f
from riverboat.notation.hand_replay import HandReplay
from riverboat.notation.ohh.ohh_hand import NumberedAction, OhhHand
from riverboat.notation.ohh.ohh_setup import OhhSetup
from riverboat.notation.read_hand import BadNotation
from riverboat.notation.uncontested_pots import (
    award_uncontested_pots,
    describe_uncontested_win,
)
from riverboat.words import Refusal, Seat
from riverboat.words.refusals.histories import (
    ActionOnPlayerPending,
    DealerActionPending,
    HandStillRunning,
    PendingTurnPhrase,
    PlayerChoicePending,
)
from riverboat.words.refusals.ohh_hands import ShowdownWithoutCards, WinnerCardsUnknown

NO_INDEX: Final = -1


class OhhShowdownReplay(HandReplay):
    """A replay that shows and mucks hands as recorded, and finishes the hand."""

    def __init__(self, ohh_hand: OhhHand, setup: OhhSetup) -> None:
        super().__init__(setup.opening_fact)
        self.ohh_hand, self.setup = ohh_hand, setup
        self.notes: list[str] = []
        self.extra_actions: list[tuple[int, Any]] = []
        """Actions without a fact, each with the number of facts before it."""
        self.action_index = NO_INDEX
        """Index of the action that is being played."""
        self.pending_mucks: list[int] = []
        """Seats that muck once the other players have shown."""
        self.shown_seats: set[int] = set()
        """Seats whose show or muck the file has already recorded."""
        self.last_show_by_player = {
            action.player: action.number
            for action in ohh_hand.actions
            if action.verb == "shows cards"
        }
        """Index of each player's last show among the actions."""

    def apply_show(self, action: NumberedAction, seat: int) -> None:
        hand = self.hand
        if hand.shown_mask >> seat & 1 and seat not in self.shown_seats:
            self.shown_seats.add(seat)  # by the house's rules
            return
        is_show_due = (
            isinstance(self.awaiting, (ToShow, ToDeal, ToChoose)) and not hand.is_betting_open
        )
        held_cards = hand.holdings[seat]
        is_complete = len(action.cards) == len(held_cards) and UNKNOWN not in action.cards
        if (
            not is_show_due
            or not hand.live_mask >> seat & 1
            or hand.shown_mask >> seat & 1
            or not is_complete
        ):
            self.extra_actions.append((len(self.log), action.raw))
            return
        self.shown_seats.add(seat)
        self.apply_command(Show(seat, action.cards), seat)

    def apply_muck(self, action: NumberedAction, seat: int) -> None:
        hand, pending_action = self.hand, self.awaiting
        if f.HandMucked(seat) in self.log and seat not in self.shown_seats:
            self.shown_seats.add(seat)  # by the house's rules
        elif hand.has_ended or not hand.live_mask >> seat & 1:
            self.extra_actions.append((len(self.log), action.raw))
        elif isinstance(pending_action, (ToDeal, ToChoose)) and not hand.is_betting_open:
            self.pending_mucks.append(seat)  # all-in: the board comes first
        elif (
            isinstance(pending_action, ToShow)
            and seat in pending_action.seats_allowed_to_muck
            and self._would_end_hand()
        ):
            self.pending_mucks.append(seat)
        else:
            self.shown_seats.add(seat)
            self.apply_command(Muck(seat), seat)

    def _would_end_hand(self) -> bool:
        """Return True if another muck would end the hand before the winner shows."""
        hand = self.hand
        if hand.live_mask.bit_count() > 2:
            return False
        return any(
            show_index > self.action_index
            and hand.live_mask >> self.setup.seat_by_id.get(player, 0) & 1
            for player, show_index in self.last_show_by_player.items()
        )

    def finish(self) -> None:
        """Finish the hand after its last action.

        Players who won nothing muck, and known cards are shown if the rules require it. Raises
        ``BadNotation`` if the cards of a winner are unknown, or the hand has not ended.
        """
        for seat in self.pending_mucks:
            if not self.hand.has_ended:
                self.apply_command(Muck(seat), seat)
        winners = {
            self.setup.seat_by_id[win.player]
            for pot in self.ohh_hand.pots
            for win in pot.wins
            if win.amount and win.player in self.setup.seat_by_id
        }
        while isinstance(self.awaiting, ToShow):
            pending_action = self.awaiting
            losing_seats = [
                seat for seat in pending_action.seats_allowed_to_muck if seat not in winners
            ]
            seats_with_known_cards = [
                seat for seat in pending_action.seats if UNKNOWN not in self.hand.holdings[seat]
            ]
            if losing_seats and (winners or self.hand.shown_mask & self.hand.live_mask):
                self.apply_command(Muck(losing_seats[0]), losing_seats[0])
            elif seats_with_known_cards:
                self.apply_command(Show(seats_with_known_cards[0]), seats_with_known_cards[0])
                self.notes.append(
                    f"{self.setup.names[seats_with_known_cards[0]]} shows: it is not written"
                )
            elif hidden_winners := award_uncontested_pots(self, winners):
                winner_names = [self.setup.names[seat] for seat in hidden_winners]
                self.notes.append(describe_uncontested_win(winner_names))
            else:
                raise BadNotation(self._build_unknown_winner(pending_action.seats[0], winners))
        if not isinstance(self.awaiting, Nothing):
            raise BadNotation(HandStillRunning(self.describe_awaited_action()))

    def _build_unknown_winner(self, seat: int, winners: set[int]) -> Refusal:
        if not winners:
            return ShowdownWithoutCards()
        player = next(
            (winner for winner in sorted(winners) if UNKNOWN in self.hand.holdings[winner]), seat
        )
        return WinnerCardsUnknown(Seat(player))

    def describe_awaited_action(self) -> PendingTurnPhrase:
        """Return a description of the action that the table waits for."""
        match self.awaiting:
            case ToAct() | ToShow() | ToDraw() as pending_action:
                return ActionOnPlayerPending(Seat(pending_action.seat), pending_action.offer)
            case ToDeclare() | ToChoose() as pending_action:
                return PlayerChoicePending(Seat(pending_action.seats[0]), pending_action.offer)
            case pending_action:
                return DealerActionPending(pending_action.offer)
