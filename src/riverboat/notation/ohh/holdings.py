"""Which cards a file knows of each player, and which of them the player is dealt when.

Whoever is read of without being told their cards at the deal, but shows them in the end, is dealt
those: a log knows what the file knows.
"""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from riverboat.cards import UNKNOWN, Cards, parse_cards
from riverboat.engine import HandState, ToDeal
from riverboat.engine.state.plan import Plan
from riverboat.notation.ohh.fields import cards_in
from riverboat.notation.ohh.header import OhhSetup
from riverboat.notation.ohh.sheet import DEALT, SHOWDOWN, SHOWING, NumberedAction, OhhHand, Round
from riverboat.notation.reading import BadNotation
from riverboat.words import Seat
from riverboat.words.refusals.open_hands import CannotShowThese, IsDealtSoMany


class DeckCards(NamedTuple):
    """Cards as they come off the deck."""

    cards: Cards
    exposed: Cards = ()


class KnownHoldings:
    """The cards of the players, as far as they are known, round by round."""

    def __init__(self, sheet: OhhHand, setup: OhhSetup, plan: Plan) -> None:
        self.names = setup.names
        self.seat_of = setup.seat_of
        self.plan = plan
        everyone = range(len(setup.names))
        self.down: list[list[int]] = [[] for _ in everyone]
        """Down cards that are yet to be dealt."""
        self.up: list[list[int]] = [[] for _ in everyone]
        self.exposed: list[int] = []
        self.drawing: set[int] = set()
        """Seats whose new cards have been told."""
        self.shown: list[list[int]] = [[] for _ in everyone]
        """What each shows by the end, as far as it is not known yet where they got it."""
        if not self.plan.has_draws:
            self._look_ahead(sheet)

    def _look_ahead(self, sheet: OhhHand) -> None:
        for entry in sheet.entries:
            if entry.cards and entry.verb in SHOWING and entry.player in self.seat_of:
                self._learn(self.seat_of[entry.player], entry.cards)
        for player in sheet.players:  # where some writers put them
            if "cards" in player.raw:
                with suppress(BadNotation):
                    cards = cards_in(player.raw, "cards", player.name)
                    self._learn(self.seat_of[player.id], cards)
        if self.plan.has_upcards:
            streets = [each for each in sheet.rounds if each.street != SHOWDOWN]
            for each in streets[: self.last]:
                self._forget_upcards(each)

    def _learn(self, seat: int, cards: Cards) -> None:
        known = self.shown[seat]
        known += [card for card in cards if card not in known and card != UNKNOWN]

    def _forget_upcards(self, each: Round) -> None:
        """Upcards were seen when they were dealt: what is shown later tells the others."""
        for entry in each.entries:
            if entry.verb == DEALT and entry.cards and entry.player in self.seat_of:
                shown = self.shown[self.seat_of[entry.player]]
                if entry.cards[-1] in shown and len(entry.cards) != 2:
                    shown.remove(entry.cards[-1])

    # A round begins -----------------------------------------------------------------------------

    def begin(self, each: Round, street: int) -> None:
        """The cards of another round, which is the street of that number."""
        self.drawing.clear()
        if street >= self.plan.streets or (self.plan.has_draws and street):
            return
        through = self.plan.hole_through
        due = through[street] - (through[street - 1] if street else 0)
        up = self.plan.up_through[street] - (self.plan.up_through[street - 1] if street else 0)
        told: set[int] = set()
        for entry in each.entries:
            if entry.verb == DEALT and entry.player in self.seat_of:
                seat = self.seat_of[entry.player]
                self._note(entry, seat, due - up, up)
                if "_cards" in entry.raw or "_up" in entry.raw:
                    told.add(seat)
        for seat in range(len(self.down)):
            if seat in told:
                self.shown[seat].clear()
            else:
                self._fill(seat, due - up)

    def _note(self, entry: NumberedAction, seat: int, down: int, up: int) -> None:
        """Which of the cards lie face down and which face up, where both are dealt."""
        cards = _all_cards(entry)
        if "_exposed" in entry.raw:
            self.exposed += parse_cards(str(entry.raw["_exposed"]))
        if not self.plan.has_upcards:
            self.down[seat] += cards
        elif "_up" in entry.raw or not up:
            (self.up if entry.raw.get("_up") else self.down)[seat] += cards
        elif len(cards) > up:
            self.down[seat] += cards[:down]
            self.up[seat] += cards[down:]
        else:
            self.up[seat] += cards

    def _fill(self, seat: int, due: int) -> None:
        """The down cards of a player, with what they show later where those are not written."""
        down, shown = self.down[seat], self.shown[seat]
        for card in down:
            if card in shown:
                shown.remove(card)
        missing = due - len(down)
        if missing < 0:
            raise self._too_many(seat, due)
        down += shown[:missing]
        del shown[:missing]
        if shown and not self.plan.has_upcards:
            raise BadNotation(CannotShowThese(Seat(seat), tuple(down), tuple(shown)))

    def _too_many(self, seat: int, due: int) -> BadNotation:
        return BadNotation(IsDealtSoMany(Seat(seat), len(self.down[seat]), due))

    # The table waits for cards ------------------------------------------------------------------

    def draw(self, entry: NumberedAction, seat: int) -> None:
        """The new cards of a player, once they have thrown away others."""
        cards = _all_cards(entry)
        if self.plan.has_draws and cards and seat >= 0:
            self.down[seat] += cards
            self.drawing.add(seat)
            if "_exposed" in entry.raw:
                self.exposed += parse_cards(str(entry.raw["_exposed"]))

    def dealt(self, hand: HandState, now: ToDeal, street: int, *, wait: bool) -> DeckCards | None:
        """The cards that the table waits for; ``None`` while they are for another round.

        *wait* says that there is another round for this street, if this one has no cards for it.
        """
        first = now.seats[0]
        if self.plan.has_draws and hand.draws(first) > 0:
            if first not in self.drawing or len(self.down[first]) < now.count:
                return None
        elif len(hand.holdings[first]) >= self.plan.hole_through[min(street, self.last)]:
            return None
        queues = self.up if now.to == "upcards" else self.down
        if wait and self.plan.has_upcards and not any(queues[seat] for seat in now.seats):
            return None
        each = now.count // len(now.seats)
        for seat in now.seats:
            queues[seat] += [UNKNOWN] * (each - len(queues[seat]))
        cards = tuple([queues[seat][k] for k in range(each) for seat in now.seats])
        for seat in now.seats:
            del queues[seat][:each]
        exposed = tuple([card for card in self.exposed if card in cards])
        self.exposed = [card for card in self.exposed if card not in exposed]
        return DeckCards(cards, exposed)

    def draws(self, street: int) -> int:
        """How many draws there are by the end of this street."""
        return self.plan.draws_through[min(street, self.last)]

    @property
    def last(self) -> int:
        """The last street."""
        return self.plan.streets - 1


def _all_cards(entry: NumberedAction) -> Cards:
    """The cards of an action, with those that are not known."""
    return parse_cards(str(entry.raw["_cards"])) if "_cards" in entry.raw else entry.cards
