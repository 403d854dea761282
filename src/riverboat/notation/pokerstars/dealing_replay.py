"""The dealing of a replayed hand, with the cards that the file records.

Cards that the file does not record stay unknown. Forced facts follow automatically.
"""

from __future__ import annotations

from riverboat.cards import UNKNOWN, Card, Cards
from riverboat.engine import (
    FOLD,
    AnyFact,
    Awaiting,
    Deal,
    ToAct,
    ToDeal,
    ToDeclare,
    ToShow,
    decide,
)
from riverboat.engine.state import hand_facts as f
from riverboat.notation.hand_replay import HandReplay
from riverboat.notation.pokerstars.card_queues import CardQueues
from riverboat.notation.pokerstars.pokerstars_setup import PokerStarsSetup
from riverboat.notation.pokerstars.transcript_events import MarkerEvent
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Seat
from riverboat.words.refusals.histories import NoBoardCardsDue, UpcardMissing
from riverboat.words.refusals.pokerstars import BoardExpected, CurrentBoardDiffers, StreetExpected

STUD_STREET_NAMES = {
    "second street": "2nd STREET",
    "third street": "3rd STREET",
    "fourth street": "4th STREET",
    "fifth street": "5th STREET",
    "sixth street": "6th STREET",
    "seventh street": "RIVER",
}
"""The site's names of the streets of stud."""

STREET_BY_BOARD_SIZE = {1: "PRE-FLOP", 3: "FLOP", 4: "TURN", 5: "RIVER"}
"""The site's names of the board's streets, by the number of board cards."""


class DealingReplay(HandReplay):
    """A replay that deals the recorded cards."""

    def __init__(self, setup: PokerStarsSetup, queues: CardQueues) -> None:
        super().__init__(setup.opening_fact)
        self.setup = setup
        self.queues = queues
        self.burned: list[Cards] = []
        """Burned cards from observer notes, one entry for each burn."""
        self.exposed_to_all: set[Card] = set()
        """Cards that the dealer exposed, even if they were taken back later."""
        self.exposed: list[tuple[int, int, Card]] = []
        """Cards to expose: the seat, the index among its next cards, and the card."""
        self.early_folds: list[int] = []
        """Seats that folded before their turn."""
        self.board: Cards = ()
        """The whole board, if the file does not record when its cards were dealt."""
        self.opener_proof: Cards | None = None
        """Recorded openers of an unknown hand; empty without openers, ``None`` if unrecorded."""

    def correct_forced_facts(self, pending: Awaiting | tuple[AnyFact, ...]) -> tuple[AnyFact, ...]:
        """Return a recorded proof of openers, or a fold made out of turn; empty by default."""
        if self._is_proof_due(pending):
            seat, _ = self.hand.unproven_opener
            return (
                f.OpenersShown(seat, self.opener_proof)
                if self.opener_proof
                else f.OpenersFailed(seat),
            )
        if isinstance(pending, ToAct) and pending.seat in self.early_folds:
            return (decide(self.hand, FOLD, pending.seat),)
        return ()

    def _is_proof_due(self, pending_action: Awaiting | tuple[AnyFact, ...]) -> bool:
        """Return True if a recorded proof of openers is due and the opener's cards are unknown."""
        if self.opener_proof is None:
            return False
        seat, cards = self.hand.unproven_opener
        next_fact_or_decision = (
            pending_action[0] if isinstance(pending_action, tuple) else pending_action
        )
        has_reached_showdown = isinstance(
            next_fact_or_decision, (f.PotAwarded, f.HandShown, ToShow, ToDeclare)
        )
        return has_reached_showdown and UNKNOWN in cards and bool(self.hand.live_mask >> seat & 1)

    def deal_street(self, marker: MarkerEvent) -> None:
        """Deal a stud street, or its community card if the stub is too short."""
        cards = list(marker.cards)
        while isinstance(pending_action := self.awaiting, ToDeal):
            if pending_action.destination == "board":
                if len(cards) != pending_action.count:
                    return
                self._apply_deal(pending_action, tuple(cards))
                cards.clear()
            else:
                if not self._is_street_due(marker.name):
                    return
                self.deal_from_queues(pending_action)

    def _is_street_due(self, street_name: str) -> bool:
        return (
            STUD_STREET_NAMES[self.hand.game.variant.streets[self._find_next_street()].name]
            == street_name
        )

    def _find_next_street(self) -> int:
        """Return the index of the first street whose cards not all live players have received."""
        hand = self.hand
        held_card_count = min(
            [len(hand.holdings[seat]) for seat in hand.seats_in_mask(hand.live_mask)]
        )
        card_count_by_street = hand.compiled.hole_cards_through
        return next(
            (
                street_index
                for street_index, card_count in enumerate(card_count_by_street)
                if card_count > held_card_count
            ),
            len(card_count_by_street) - 1,
        )

    def deal_hole_cards(self) -> None:
        while (
            isinstance(pending_action := self.awaiting, ToDeal)
            and pending_action.destination == "players"
        ):
            self.deal_from_queues(pending_action)

    def deal_drawn_cards(self) -> None:
        """Deal the new cards of players who have discarded."""
        if not self.hand.compiled.has_draws:
            return
        while (
            isinstance(pending_action := self.awaiting, ToDeal)
            and pending_action.destination == "players"
        ):
            self.deal_from_queues(pending_action)

    def deal_from_queues(self, pending_deal: ToDeal) -> None:
        """Deal cards from the queues to the seats that are due some."""
        cards_per_seat = pending_deal.count // max(1, len(pending_deal.seats))
        if pending_deal.destination == "upcards":
            for seat in pending_deal.seats:
                if len(self.queues[seat]) < cards_per_seat:
                    raise BadNotation(UpcardMissing(Seat(seat)))
        cards_by_seat = [self._pop_next_cards(seat, cards_per_seat) for seat in pending_deal.seats]
        dealt_cards = [
            cards[card_index] for card_index in range(cards_per_seat) for cards in cards_by_seat
        ]
        self._apply_deal(pending_deal, tuple(dealt_cards))

    def _pop_next_cards(self, seat: int, card_count: int) -> list[Card]:
        queue = self.queues[seat]
        for entry_index, (exposed_seat, card_index, card) in enumerate(self.exposed):
            if exposed_seat == seat and card_index < card_count:
                _place_card(queue, card_index, card)
            elif exposed_seat == seat:
                self.exposed[entry_index] = exposed_seat, card_index - card_count, card
        cards, self.queues[seat] = queue[:card_count], queue[card_count:]
        return cards + [UNKNOWN] * (card_count - len(cards))

    def _apply_deal(self, pending_deal: ToDeal, cards: Cards) -> None:
        burned_cards = self.burned.pop(0) if pending_deal.burn_count and self.burned else ()
        if not self.exposed:
            self.apply_deal(Deal(cards, burned_cards))
            return
        exposed_cards = tuple([card for _, _, card in self.exposed if card in cards])
        self.exposed_to_all.update(exposed_cards)
        self.apply_deal(Deal(cards, burned_cards, exposed_cards))
        self.exposed = [entry for entry in self.exposed if entry[2] not in exposed_cards]

    def deal_known_board(self) -> None:
        """Deal the next street of a board that only the summary records."""
        while (
            self.board
            and isinstance(pending_action := self.awaiting, ToDeal)
            and pending_action.destination == "board"
        ):
            dealt_count = len(self.hand.boards[pending_action.board])
            cards = self.board[dealt_count : dealt_count + pending_action.count]
            if len(cards) != pending_action.count:
                return
            self._apply_deal(pending_action, cards)

    def deal_board(self, marker: MarkerEvent) -> None:
        pending_action = self.awaiting
        if not isinstance(pending_action, ToDeal) or pending_action.destination != "board":
            raise BadNotation(NoBoardCardsDue(pending_action.offer))
        board_index = max(0, marker.board - 1)
        if board_index != pending_action.board:
            raise BadNotation(BoardExpected(pending_action.board + 1, board_index + 1))
        cards_before = self.hand.boards[board_index]
        # Some sites reorder the flop on the turn, so compare the cards as a set.
        if set(marker.cards[: len(cards_before)]) != set(cards_before):
            raise BadNotation(CurrentBoardDiffers(tuple(cards_before)))
        street = STREET_BY_BOARD_SIZE.get(len(marker.cards), marker.name)
        if street != marker.name and len(cards_before) >= 3:
            raise BadNotation(StreetExpected(street))
        self._apply_deal(pending_action, marker.cards[len(cards_before) :])


def _place_card(queue: list[Card], index: int, card: Card) -> None:
    if card in queue:
        queue.remove(card)
    queue += [UNKNOWN] * (index - len(queue))
    queue.insert(index, card)
