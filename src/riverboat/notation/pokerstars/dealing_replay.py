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

STREETS = {
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
        """Cards to expose: the seat, the number of its next card, and the card."""
        self.early_folds: list[int] = []
        """Seats that folded before their turn."""
        self.board: Cards = ()
        """The whole board, if the file does not record when its cards were dealt."""
        self.opener_proof: Cards | None = None
        """Openers that a player proves with a hand that the file does not record."""

    # Facts --------------------------------------------------------------------------------------

    def list_override_facts(self, pending: Awaiting | tuple[AnyFact, ...]) -> tuple[AnyFact, ...]:
        """Return recorded openers of an unknown hand, and folds made out of turn."""
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

    def _is_proof_due(self, pending: Awaiting | tuple[AnyFact, ...]) -> bool:
        """Return True if the opener of an unknown hand must now show openers."""
        if self.opener_proof is None:
            return False
        seat, cards = self.hand.unproven_opener
        first_pending = pending[0] if isinstance(pending, tuple) else pending
        is_at_end = isinstance(first_pending, (f.PotAwarded, f.HandShown, ToShow, ToDeclare))
        return is_at_end and UNKNOWN in cards and bool(self.hand.live_mask >> seat & 1)

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
        return STREETS[self.hand.game.variant.streets[self._find_next_street_step()].name] == name

    def _find_next_street_step(self) -> int:
        """Return the street for which the first player lacks a card."""
        hand = self.hand
        held_card_count = min(
            [len(hand.holdings[seat]) for seat in hand.seats_in_mask(hand.live_mask)]
        )
        cards_by_street = hand.compiled.hole_cards_through
        return next(
            (k for k, cards in enumerate(cards_by_street) if cards > held_card_count),
            len(cards_by_street) - 1,
        )

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
        cards_by_seat = [self._pop_next_cards(seat, cards_per_seat) for seat in pending.seats]
        dealt_cards = [cards[k] for k in range(cards_per_seat) for cards in cards_by_seat]
        self._apply_deal(pending, tuple(dealt_cards))

    def _pop_next_cards(self, seat: int, card_count: int) -> list[Card]:
        queue = self.queues[seat]
        for k, (exposed_seat, index, card) in enumerate(self.exposed):
            if exposed_seat == seat and index < card_count:
                _place_card(queue, index, card)
            elif exposed_seat == seat:
                self.exposed[k] = exposed_seat, index - card_count, card
        cards, self.queues[seat] = queue[:card_count], queue[card_count:]
        return cards + [UNKNOWN] * (card_count - len(cards))

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
            dealt_count = len(self.hand.boards[pending.board])
            cards = self.board[dealt_count : dealt_count + pending.count]
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
        cards_before = self.hand.boards[board]
        # Some sites reorder the flop on the turn, so compare the cards as a set.
        if set(marker.cards[: len(cards_before)]) != set(cards_before):
            raise BadNotation(CurrentBoardDiffers(tuple(cards_before)))
        street = STREET_BY_BOARD_SIZE.get(len(marker.cards), marker.name)
        if street != marker.name and len(cards_before) >= 3:
            raise BadNotation(StreetExpected(street))
        self._apply_deal(pending, marker.cards[len(cards_before) :])


def _place_card(queue: list[Card], index: int, card: Card) -> None:
    if card in queue:
        queue.remove(card)
    queue += [UNKNOWN] * (index - len(queue))
    queue.insert(index, card)
