"""Cards to deal to each player, from the recorded deals and from cards shown later.

A player whose cards are recorded only when they are shown is dealt those cards, so that the log
contains all information of the file.
"""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from riverboat.cards import UNKNOWN, Cards, parse_cards
from riverboat.engine import HandState, ToDeal
from riverboat.engine.state.compiled_game import CompiledGame
from riverboat.notation.ohh.json_fields import read_cards
from riverboat.notation.ohh.ohh_hand import (
    DEAL_VERB,
    SHOWDOWN_ROUND,
    SHOWDOWN_VERBS,
    NumberedAction,
    OhhHand,
    Round,
)
from riverboat.notation.ohh.ohh_setup import OhhSetup
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Seat
from riverboat.words.refusals.ohh_hands import HoldingSizeWrong, ShownCardsMismatch


class DeckCards(NamedTuple):
    """The next cards to deal from the deck."""

    cards: Cards
    exposed: Cards = ()


class CardTracker:
    """A tracker of the players' known cards, round by round."""

    def __init__(self, ohh_hand: OhhHand, setup: OhhSetup, compiled_game: CompiledGame) -> None:
        self.names = setup.names
        self.seat_by_id = setup.seat_by_id
        self.compiled_game = compiled_game
        all_seats = range(len(setup.names))
        self.down_cards: list[list[int]] = [[] for _ in all_seats]
        """Down cards of each seat that are not dealt yet."""
        self.upcards: list[list[int]] = [[] for _ in all_seats]
        self.exposed: list[int] = []
        self.drawing_seats: set[int] = set()
        """Seats whose new cards the file records."""
        self.shown_cards: list[list[int]] = [[] for _ in all_seats]
        """Cards that each player shows by the end and that are not matched to a deal yet."""
        if not self.compiled_game.has_draws:
            self._collect_shown_cards(ohh_hand)

    def _collect_shown_cards(self, ohh_hand: OhhHand) -> None:
        for action in ohh_hand.actions:
            if action.cards and action.verb in SHOWDOWN_VERBS and action.player in self.seat_by_id:
                self._add_known_cards(self.seat_by_id[action.player], action.cards)
        for player in ohh_hand.players:  # some writers put shown cards here
            if "cards" in player.raw:
                with suppress(BadNotation):
                    cards = read_cards(player.raw, "cards", player.name)
                    self._add_known_cards(self.seat_by_id[player.id], cards)
        if self.compiled_game.has_upcards:
            streets = [round_ for round_ in ohh_hand.rounds if round_.street != SHOWDOWN_ROUND]
            for street in streets[: self.last_street]:
                self._forget_upcards(street)

    def _add_known_cards(self, seat: int, cards: Cards) -> None:
        known_cards = self.shown_cards[seat]
        known_cards += [card for card in cards if card not in known_cards and card != UNKNOWN]

    def _forget_upcards(self, ohh_round: Round) -> None:
        """Remove upcards from a player's shown cards; the down cards remain."""
        for action in ohh_round.actions:
            if action.verb == DEAL_VERB and action.cards and action.player in self.seat_by_id:
                shown_cards = self.shown_cards[self.seat_by_id[action.player]]
                if action.cards[-1] in shown_cards and len(action.cards) != 2:
                    shown_cards.remove(action.cards[-1])

    def begin_round(self, ohh_round: Round, street: int) -> None:
        """Add the cards of the next round; *street* is its index."""
        self.drawing_seats.clear()
        if street >= self.compiled_game.streets or (self.compiled_game.has_draws and street):
            return
        card_count_by_street = self.compiled_game.hole_cards_through
        due_card_count = card_count_by_street[street] - (
            card_count_by_street[street - 1] if street else 0
        )
        upcard_count = self.compiled_game.upcards_through[street] - (
            self.compiled_game.upcards_through[street - 1] if street else 0
        )
        dealt_seats: set[int] = set()
        for action in ohh_round.actions:
            if action.verb == DEAL_VERB and action.player in self.seat_by_id:
                seat = self.seat_by_id[action.player]
                self._split_down_and_up(action, seat, due_card_count - upcard_count, upcard_count)
                if "_cards" in action.raw or "_up" in action.raw:
                    dealt_seats.add(seat)
        for seat in range(len(self.down_cards)):
            if seat in dealt_seats:
                self.shown_cards[seat].clear()
            else:
                self._fill_down_cards(seat, due_card_count - upcard_count)

    def _split_down_and_up(
        self, action: NumberedAction, seat: int, down_card_count: int, upcard_count: int
    ) -> None:
        """Split dealt cards into down cards and upcards, if the deal has both."""
        cards = _list_action_cards(action)
        if "_exposed" in action.raw:
            self.exposed += parse_cards(str(action.raw["_exposed"]))
        if not self.compiled_game.has_upcards:
            self.down_cards[seat] += cards
        elif "_up" in action.raw or not upcard_count:
            (self.upcards if action.raw.get("_up") else self.down_cards)[seat] += cards
        elif len(cards) > upcard_count:
            self.down_cards[seat] += cards[:down_card_count]
            self.upcards[seat] += cards[down_card_count:]
        else:
            self.upcards[seat] += cards

    def _fill_down_cards(self, seat: int, due_card_count: int) -> None:
        down_cards, shown_cards = self.down_cards[seat], self.shown_cards[seat]
        for card in down_cards:
            if card in shown_cards:
                shown_cards.remove(card)
        missing_count = due_card_count - len(down_cards)
        if missing_count < 0:
            raise self._build_too_many_cards_error(seat, due_card_count)
        down_cards += shown_cards[:missing_count]
        del shown_cards[:missing_count]
        if shown_cards and not self.compiled_game.has_upcards:
            raise BadNotation(ShownCardsMismatch(Seat(seat), tuple(down_cards), tuple(shown_cards)))

    def _build_too_many_cards_error(self, seat: int, due_card_count: int) -> BadNotation:
        return BadNotation(HoldingSizeWrong(Seat(seat), len(self.down_cards[seat]), due_card_count))

    def add_drawn_cards(self, action: NumberedAction, seat: int) -> None:
        """Add the new cards of a player after the discards."""
        cards = _list_action_cards(action)
        if self.compiled_game.has_draws and cards and seat >= 0:
            self.down_cards[seat] += cards
            self.drawing_seats.add(seat)
            if "_exposed" in action.raw:
                self.exposed += parse_cards(str(action.raw["_exposed"]))

    def find_next_deal(
        self, hand: HandState, pending_deal: ToDeal, street: int, *, may_wait: bool
    ) -> DeckCards | None:
        """Return the cards that the hand waits for; ``None`` if they belong to another round.

        *may_wait* is true if the street has another round that may contain its cards.
        """
        first_seat = pending_deal.seats[0]
        if self.compiled_game.has_draws and hand.draw_count(first_seat) > 0:
            if (
                first_seat not in self.drawing_seats
                or len(self.down_cards[first_seat]) < pending_deal.count
            ):
                return None
        elif (
            len(hand.holdings[first_seat])
            >= self.compiled_game.hole_cards_through[min(street, self.last_street)]
        ):
            return None
        card_queues = self.upcards if pending_deal.destination == "upcards" else self.down_cards
        if (
            may_wait
            and self.compiled_game.has_upcards
            and not any(card_queues[seat] for seat in pending_deal.seats)
        ):
            return None
        cards_per_seat = pending_deal.count // len(pending_deal.seats)
        for seat in pending_deal.seats:
            card_queues[seat] += [UNKNOWN] * (cards_per_seat - len(card_queues[seat]))
        cards = tuple(
            [
                card_queues[seat][card_index]
                for card_index in range(cards_per_seat)
                for seat in pending_deal.seats
            ]
        )
        for seat in pending_deal.seats:
            del card_queues[seat][:cards_per_seat]
        exposed_cards = tuple([card for card in self.exposed if card in cards])
        self.exposed = [card for card in self.exposed if card not in exposed_cards]
        return DeckCards(cards, exposed_cards)

    def count_draws_through(self, street: int) -> int:
        """Return the number of draws up to the end of this street."""
        return self.compiled_game.draws_through[min(street, self.last_street)]

    @property
    def last_street(self) -> int:
        """The index of the last street of the game."""
        return self.compiled_game.streets - 1


def _list_action_cards(action: NumberedAction) -> Cards:
    return parse_cards(str(action.raw["_cards"])) if "_cards" in action.raw else action.cards
