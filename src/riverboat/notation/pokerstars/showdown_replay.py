"""The showdown of a replayed hand: shows, mucks, and hands that open before the last card."""

from __future__ import annotations

from riverboat.cards import UNKNOWN, Cards
from riverboat.engine import IllegalAction, Muck, Show, ToDeal, ToShow
from riverboat.engine.state import hand_facts as f
from riverboat.notation.pokerstars.card_queues import CardQueues
from riverboat.notation.pokerstars.dealing_replay import DealingReplay
from riverboat.notation.pokerstars.pokerstars_setup import PokerStarsSetup
from riverboat.notation.read_hand import BadNotation
from riverboat.notation.uncontested_pots import (
    award_uncontested_pots,
    describe_uncontested_win,
)
from riverboat.words.refusals.betting import NothingToShow
from riverboat.words.refusals.pokerstars import CardsShownBeforeDiffer


class ShowdownReplay(DealingReplay):
    """A replay that shows and mucks hands as recorded."""

    def __init__(self, setup: PokerStarsSetup, queues: CardQueues) -> None:
        super().__init__(setup, queues)
        self.notes: list[str] = []
        self.winners: set[int] = set()
        """Seats of the winners that the file names."""
        self.mucked_winners: set[int] = set()
        """Winners recorded as mucked, because they lost another pot."""
        self.shown_by_end: dict[int, Cards] = {}
        """Cards that each seat has shown by the end."""
        self.pending_shows: dict[int, Cards] = {}
        """Hands by seat that were shown before the last card and are not yet played."""

    def play_show(self, seat: int, cards: Cards) -> None:
        hand = self.hand
        if hand.shown_mask >> seat & 1:
            if set(cards) <= set(hand.holdings[seat]):
                return  # repeated, once per board
            raise BadNotation(CardsShownBeforeDiffer(tuple(hand.holdings[seat])))
        if hand.has_ended or not hand.live_mask >> seat & 1:
            return  # the cards did not have to be shown
        if len(cards) < len(hand.holdings[seat]) and isinstance(self.awaiting, ToShow):
            return  # a part of the hand only: later this player or all others muck
        pending_action = self.awaiting
        try:
            self.apply_command(Show(seat, cards), seat)
        except IllegalAction as refused:
            if not isinstance(refused.refusal, NothingToShow) or not isinstance(
                pending_action, ToDeal
            ):
                raise
            self.pending_shows[seat] = cards  # shown before the last cards

    def apply_pending_shows(self) -> None:
        """Show the hands that were shown before the last card, once that is possible."""
        while isinstance(pending_action := self.awaiting, ToShow):
            showing_seats = [seat for seat in pending_action.seats if seat in self.pending_shows]
            if not showing_seats:
                return
            self.apply_command(
                Show(showing_seats[0], self.pending_shows.pop(showing_seats[0])), showing_seats[0]
            )

    def play_early_show(self, seat: int, cards: Cards) -> None:
        """Show a hand before the last card, by its owner or by the house."""
        hand = self.hand
        if not (hand.shown_mask >> seat & 1 and set(cards) <= set(hand.holdings[seat])):
            self.deal_drawn_cards()
            self.play_show(seat, cards)

    def play_muck(self, seat: int) -> None:
        if f.HandMucked(seat) not in self.log:
            self.apply_command(Muck(seat), seat)

    def finish(self) -> None:
        """Finish the hand; players who have neither shown nor won muck.

        A winner whose hand is recorded as mucked is shown all the same, because only shown hands
        win.
        """
        self.deal_drawn_cards()
        self.deal_known_board()
        self.apply_pending_shows()
        winners = self.winners
        while isinstance(pending_action := self.awaiting, ToShow):
            losing_seats = [
                seat for seat in pending_action.seats_allowed_to_muck if seat not in winners
            ]
            if losing_seats and (winners or self.hand.shown_mask & self.hand.live_mask):
                self.apply_command(Muck(losing_seats[0]), losing_seats[0])
            elif known_winners := self._find_known_winners(pending_action):
                self.notes.append(
                    f"{self.setup.names[known_winners[0]]} mucks and wins: taken as shown"
                )
                self.apply_command(
                    Show(known_winners[0], tuple(self.hand.holdings[known_winners[0]])),
                    known_winners[0],
                )
            elif not self._award_uncontested_pots():
                return

    def _award_uncontested_pots(self) -> bool:
        """Award uncontested pots of hands that were not shown; return True if any was awarded."""
        hidden_winners = award_uncontested_pots(self, self.winners)
        if hidden_winners:
            self.notes.append(
                describe_uncontested_win(self.setup.names[seat] for seat in hidden_winners)
            )
        return bool(hidden_winners)

    def _find_known_winners(self, pending_show: ToShow) -> list[int]:
        """Return the winners who are to show and whose cards are recorded as mucked."""
        return [
            seat
            for seat in pending_show.seats
            if seat in self.mucked_winners and UNKNOWN not in self.hand.holdings[seat]
        ]

    def show_before_last_card(self) -> None:
        """Show hands that open before the last card; their lines come later in the file."""
        while isinstance(pending_action := self.awaiting, ToShow):
            seats_shown_by_end = [
                seat for seat in pending_action.seats if seat in self.shown_by_end
            ]
            if not seats_shown_by_end:
                return
            self.apply_command(
                Show(seats_shown_by_end[0], self.shown_by_end[seats_shown_by_end[0]])
            )
