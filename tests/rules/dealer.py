"""The dealer of a case: deals the named cards, and others from a fixed deck.

The dealer follows the engine's requests and knows no rule of poker.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from riverboat.cards import DECKS, UNKNOWN, Cards, parse_cards, reject_duplicates
from riverboat.engine import Deal, Game, HandState, Show, ToDeal
from riverboat.engine.state import hand_facts as f
from tests.rules import case_parser
from tests.rules.case_files import HandCase
from tests.rules.case_parser import Seating


class Dealer:
    """Deals the cards that a case names, and others from a fixed deck."""

    def __init__(self, case: HandCase, game: Game, seating: Seating) -> None:
        holdings = case_parser.parse_holdings(case.cards, seating, game.variant.has_upcards)
        self.down_cards = {seat: list(holding.down) for seat, holding in holdings.items()}
        self.up_cards = {seat: list(holding.up) for seat, holding in holdings.items()}
        self.boards = [parse_cards(board) for board in case.boards or (case.board,)]
        self.exposed = parse_cards(case.exposed)
        self.reserved_cards: set[int] = set()
        """Named cards that are not dealt yet; other players do not get them."""
        top_cards = parse_cards(case.deck)
        self._order_deck([card for card in DECKS[game.variant.deck].cards if card not in top_cards])
        self.deck[:0] = top_cards
        if not top_cards:
            dealt_cards = [
                card for holding in holdings.values() for card in (*holding.down, *holding.up)
            ]
            self._reject_duplicates(dealt_cards)
            steps = case_parser.parse_steps(case.play, seating)
            shown_cards = [step.command.cards for step in steps if isinstance(step.command, Show)]
            drawn_cards = [step.drawn_cards for step in steps]
            named_cards = {
                card
                for cards in (dealt_cards, *self.boards, *shown_cards, *drawn_cards)
                for card in cards
            }
            self.reserved_cards = named_cards - {UNKNOWN}
            self._order_deck(DECKS[game.variant.deck].cards)

    def _reject_duplicates(self, dealt_cards: Iterable[int]) -> None:
        board = {card for cards in self.boards for card in cards}
        reject_duplicates([*board, *[card for card in dealt_cards if card != UNKNOWN]])
        for cards in self.boards:
            reject_duplicates(cards)

    def _order_deck(self, cards: Sequence[int]) -> None:
        """Put reserved cards at the bottom of the deck until they are due."""
        self.deck = [card for card in cards if card not in self.reserved_cards]
        random.Random("the same cards for every case").shuffle(self.deck)
        self.deck += [card for card in cards if card in self.reserved_cards]

    def copy(self) -> Dealer:
        """Return another dealer with the same cards."""
        copied_dealer = object.__new__(Dealer)
        copied_dealer.down_cards = {seat: cards[:] for seat, cards in self.down_cards.items()}
        copied_dealer.up_cards = {seat: cards[:] for seat, cards in self.up_cards.items()}
        copied_dealer.boards, copied_dealer.exposed = self.boards, self.exposed
        copied_dealer.reserved_cards, copied_dealer.deck = self.reserved_cards.copy(), self.deck[:]
        return copied_dealer

    def reserve_cards(self, seat: int, cards: Cards) -> None:
        """Set the next face-down cards of a player."""
        self.down_cards[seat] = [*cards, *self.down_cards.get(seat, ())]

    def deal(self, hand: HandState, due_now: ToDeal) -> Deal:
        """Return the cards that are due."""
        burned = tuple(self._draw_card() for _ in range(due_now.burn_count))
        if due_now.destination in ("board", "burn"):
            return Deal(self._deal_board(hand, due_now), burned)
        cards_by_seat = self.up_cards if due_now.destination == "upcards" else self.down_cards
        cards = []
        for index in range(due_now.count):
            card_queue = cards_by_seat.get(due_now.seats[index % len(due_now.seats)])
            cards.append(self._remove_card(card_queue.pop(0)) if card_queue else self._draw_card())
        exposed_cards = tuple(card for card in cards if card in self.exposed)
        return Deal(tuple(cards), burned, exposed_cards)

    def _deal_board(self, hand: HandState, due_now: ToDeal) -> Cards:
        dealt_count = len(hand.boards[due_now.board])
        board_cards = self.boards[due_now.board] if due_now.board < len(self.boards) else ()
        cards = tuple(
            self._remove_card(card)
            for card in board_cards[dealt_count : dealt_count + due_now.count]
        )
        return cards + tuple(self._draw_card() for _ in range(due_now.count - len(cards)))

    def _remove_card(self, card: int) -> int:
        self.reserved_cards.discard(card)
        if card in self.deck:
            self.deck.remove(card)
        return card

    def _draw_card(self) -> int:
        """Return the top card that is not reserved, or the top card."""
        return self._remove_card(
            next((card for card in self.deck if card not in self.reserved_cards), self.deck[0])
        )

    def take_unknown_card(self) -> int:
        """Return a card for a shown hand whose cards were unknown."""
        return self.deck.pop()

    def shuffle(self, fact: f.StubReshuffled) -> None:
        """Return cards to the stub and shuffle it."""
        returned_cards = [
            card for card in (*self.deck, *fact.cards) if card not in self.reserved_cards
        ]
        random.Random("the same cards for every stub").shuffle(returned_cards)
        self.deck = [*returned_cards, *[card for card in self.deck if card in self.reserved_cards]]
