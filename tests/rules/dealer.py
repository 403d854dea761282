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

    def __init__(self, case: HandCase, game: Game, seats: Seating) -> None:
        holdings = case_parser.parse_holdings(case.cards, seats, game.variant.has_upcards)
        self.down = {seat: list(holding.down) for seat, holding in holdings.items()}
        self.up = {seat: list(holding.up) for seat, holding in holdings.items()}
        self.boards = [parse_cards(board) for board in case.boards or (case.board,)]
        self.exposed = parse_cards(case.exposed)
        self.promised: set[int] = set()
        """Named cards that are not dealt yet; other players do not get them."""
        on_top = parse_cards(case.deck)
        self._lay_out([card for card in DECKS[game.variant.deck].cards if card not in on_top])
        self.deck[:0] = on_top
        if not on_top:
            dealt_cards = [
                card for holding in holdings.values() for card in (*holding.down, *holding.up)
            ]
            self._check_names(dealt_cards)
            steps = case_parser.parse_steps(case.play, seats)
            reported_cards = [
                step.command.cards for step in steps if isinstance(step.command, Show)
            ]
            drawn_cards = [step.gets for step in steps]
            named_cards = {
                card
                for cards in (dealt_cards, *self.boards, *reported_cards, *drawn_cards)
                for card in cards
            }
            self.promised = named_cards - {UNKNOWN}
            self._lay_out(DECKS[game.variant.deck].cards)

    def _check_names(self, dealt: Iterable[int]) -> None:
        board = {card for cards in self.boards for card in cards}
        reject_duplicates([*board, *[card for card in dealt if card != UNKNOWN]])
        for cards in self.boards:
            reject_duplicates(cards)

    def _lay_out(self, cards: Sequence[int]) -> None:
        """Put promised cards at the bottom of the deck until they are due."""
        self.deck = [card for card in cards if card not in self.promised]
        random.Random("the same cards for every case").shuffle(self.deck)
        self.deck += [card for card in cards if card in self.promised]

    def copy(self) -> Dealer:
        """Return another dealer with the same cards."""
        other = object.__new__(Dealer)
        other.down = {seat: cards[:] for seat, cards in self.down.items()}
        other.up = {seat: cards[:] for seat, cards in self.up.items()}
        other.boards, other.exposed = self.boards, self.exposed
        other.promised, other.deck = self.promised.copy(), self.deck[:]
        return other

    def promise(self, seat: int, cards: Cards) -> None:
        """Set the next face-down cards of a player."""
        self.down[seat] = [*cards, *self.down.get(seat, ())]

    def deal(self, hand: HandState, due_now: ToDeal) -> Deal:
        """Return the cards that are due."""
        burned = tuple(self._off_the_deck() for _ in range(due_now.burn_count))
        if due_now.destination in ("board", "burn"):
            return Deal(self._board(hand, due_now), burned)
        named = self.up if due_now.destination == "upcards" else self.down
        cards = []
        for place in range(due_now.count):
            queue = named.get(due_now.seats[place % len(due_now.seats)])
            cards.append(self._take(queue.pop(0)) if queue else self._off_the_deck())
        exposed_cards = tuple(card for card in cards if card in self.exposed)
        return Deal(tuple(cards), burned, exposed_cards)

    def _board(self, hand: HandState, due_now: ToDeal) -> Cards:
        have = len(hand.boards[due_now.board])
        named = self.boards[due_now.board] if due_now.board < len(self.boards) else ()
        cards = tuple(self._take(card) for card in named[have : have + due_now.count])
        return cards + tuple(self._off_the_deck() for _ in range(due_now.count - len(cards)))

    def _take(self, card: int) -> int:
        self.promised.discard(card)
        if card in self.deck:
            self.deck.remove(card)
        return card

    def _off_the_deck(self) -> int:
        """Return the top card that is not promised, or the top card."""
        return self._take(next((c for c in self.deck if c not in self.promised), self.deck[0]))

    def unknown_card(self) -> int:
        """Return a card for a shown hand whose cards were unknown."""
        return self.deck.pop()

    def shuffle(self, fact: f.StubReshuffled) -> None:
        """Return cards to the stub and shuffle it."""
        returned_cards = [card for card in (*self.deck, *fact.cards) if card not in self.promised]
        random.Random("the same cards for every stub").shuffle(returned_cards)
        self.deck = [*returned_cards, *[card for card in self.deck if card in self.promised]]
