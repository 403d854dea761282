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
from riverboat.words.refusals.pokerstars import BoardExpected, BoardSoFar, StreetExpected

STREETS = {
    "second street": "2nd STREET",
    "third street": "3rd STREET",
    "fourth street": "4th STREET",
    "fifth street": "5th STREET",
    "sixth street": "6th STREET",
    "seventh street": "RIVER",
}
"""The site's names of the streets of stud."""

BOARDS = {1: "PRE-FLOP", 3: "FLOP", 4: "TURN", 5: "RIVER"}
"""The site's names of the board's streets, by the number of board cards."""


class DealingReplay(HandReplay):
    """A replay that deals the recorded cards."""

    def __init__(self, setup: PokerStarsSetup, queues: CardQueues) -> None:
        super().__init__(setup.started)
        self.setup = setup
        self.queues = queues
        self.burned: list[Cards] = []
        """Cards that our own lines say are burned, one entry for each time."""
        self.exposed_to_all: set[Card] = set()
        """Cards that the dealer exposed, and may have taken away again."""
        self.exposed: list[tuple[int, int, Card]] = []
        """Cards that will lie open: whose, which of their next ones, and what it is."""
        self.early_folds: list[int] = []
        """Seats that folded before their turn."""
        self.board: Cards = ()
        """The whole board, where the file does not say when its cards came."""
        self.opener_proof: Cards | None = None
        """Cards that the opener shows of a hand that the file leaves out."""

    # Facts --------------------------------------------------------------------------------------

    def override_next(self, pending: Awaiting | tuple[AnyFact, ...]) -> tuple[AnyFact, ...]:
        """Return recorded openers of an unknown hand, and folds made out of turn."""
        if self._proof_is_due(pending):
            seat, _ = self.hand.unproven_opener
            return (
                f.OpenersShown(seat, self.opener_proof)
                if self.opener_proof
                else f.OpenersFailed(seat),
            )
        if isinstance(pending, ToAct) and pending.seat in self.early_folds:
            return (decide(self.hand, FOLD, pending.seat),)
        return ()

    def _proof_is_due(self, pending: Awaiting | tuple[AnyFact, ...]) -> bool:
        """Return True if the opener of an unknown hand must now show openers."""
        if self.opener_proof is None:
            return False
        seat, cards = self.hand.unproven_opener
        first = pending[0] if isinstance(pending, tuple) else pending
        at_the_end = isinstance(first, (f.PotAwarded, f.HandShown, ToShow, ToDeclare))
        return at_the_end and UNKNOWN in cards and bool(self.hand.live_mask >> seat & 1)

    # Cards --------------------------------------------------------------------------------------

    def deal_street(self, marker: MarkerEvent) -> None:
        """Deal a stud street, or its community card if the stub is too short."""
        cards = list(marker.cards)
        while isinstance(pending := self.awaiting, ToDeal):
            if pending.destination == "board":
                if len(cards) != pending.count:
                    return
                self._apply_deal(pending, tuple(cards))
                cards.clear()
            else:
                if not self._is_street_due(marker.name):
                    return
                self.deal_from_queues(pending)

    def _is_street_due(self, name: str) -> bool:
        """Return True if the cards that are due belong to the street of this name."""
        return STREETS[self.hand.game.variant.streets[self._next_street()].name] == name

    def _next_street(self) -> int:
        """Return the street for which the first player lacks a card."""
        hand = self.hand
        held = min([len(hand.holdings[seat]) for seat in hand.seats_in_mask(hand.live_mask)])
        through = hand.compiled.hole_cards_through
        return next((k for k, cards in enumerate(through) if cards > held), len(through) - 1)

    def deal_hole_cards(self) -> None:
        while isinstance(pending := self.awaiting, ToDeal) and pending.destination == "players":
            self.deal_from_queues(pending)

    def deal_drawn_cards(self) -> None:
        """Deal the new cards of players who have discarded."""
        if not self.hand.compiled.has_draws:
            return
        while isinstance(pending := self.awaiting, ToDeal) and pending.destination == "players":
            self.deal_from_queues(pending)

    def deal_from_queues(self, pending: ToDeal) -> None:
        """Deal cards from the queues to the seats that are due some."""
        cards_per_seat = pending.count // max(1, len(pending.seats))
        if pending.destination == "upcards":
            for seat in pending.seats:
                if len(self.queues[seat]) < cards_per_seat:
                    raise BadNotation(UpcardMissing(Seat(seat)))
        hands = [self._next_cards(seat, cards_per_seat) for seat in pending.seats]
        dealt = [cards[k] for k in range(cards_per_seat) for cards in hands]
        self._apply_deal(pending, tuple(dealt))

    def _next_cards(self, seat: int, count: int) -> list[Card]:
        queue = self.queues[seat]
        for k, (who, place, card) in enumerate(self.exposed):
            if who == seat and place < count:
                _place_card(queue, place, card)
            elif who == seat:
                self.exposed[k] = who, place - count, card
        cards, self.queues[seat] = queue[:count], queue[count:]
        return cards + [UNKNOWN] * (count - len(cards))

    def _apply_deal(self, pending: ToDeal, cards: Cards) -> None:
        burned = self.burned.pop(0) if pending.burn_count and self.burned else ()
        if not self.exposed:
            self.apply_deal(Deal(cards, burned))
            return
        exposed_cards = tuple([card for _, _, card in self.exposed if card in cards])
        self.exposed_to_all.update(exposed_cards)
        self.apply_deal(Deal(cards, burned, exposed_cards))
        self.exposed = [entry for entry in self.exposed if entry[2] not in exposed_cards]

    def deal_known_board(self) -> None:
        """Deal the next street of a board that only the summary records."""
        while (
            self.board
            and isinstance(pending := self.awaiting, ToDeal)
            and pending.destination == "board"
        ):
            lie = len(self.hand.boards[pending.board])
            cards = self.board[lie : lie + pending.count]
            if len(cards) != pending.count:
                return
            self._apply_deal(pending, cards)

    def deal_board(self, marker: MarkerEvent) -> None:
        pending = self.awaiting
        if not isinstance(pending, ToDeal) or pending.destination != "board":
            raise BadNotation(NoBoardCardsDue(pending.offer))
        board = max(0, marker.board - 1)
        if board != pending.board:
            raise BadNotation(BoardExpected(pending.board + 1, board + 1))
        before = self.hand.boards[board]
        # Some sites reorder the flop on the turn, so compare the cards as a set.
        if set(marker.cards[: len(before)]) != set(before):
            raise BadNotation(BoardSoFar(tuple(before)))
        street = BOARDS.get(len(marker.cards), marker.name)
        if street != marker.name and len(before) >= 3:
            raise BadNotation(StreetExpected(street))
        self._apply_deal(pending, marker.cards[len(before) :])


def _place_card(queue: list[Card], index: int, card: Card) -> None:
    """Insert a card at an index of the queue of cards to be dealt."""
    if card in queue:
        queue.remove(card)
    queue += [UNKNOWN] * (index - len(queue))
    queue.insert(index, card)
