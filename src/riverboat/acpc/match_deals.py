"""Deals for a match: a source of the cards for each of its deals.

The seed reveals every card, so these deals are for matches between programs, and not for money.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct

from riverboat.cards import DECKS, Cards
from riverboat.notation.acpc import DefinedTable


class MatchDeal(Struct, frozen=True):
    """The hole cards and board cards of one deal."""

    holdings: tuple[Cards, ...]
    """Hole cards by position."""
    board: Cards
    """The board, complete or up to the last street that the hand needs."""


DealSource = Callable[[int], MatchDeal]
"""A function from the number of a deal to its cards, always with equal results."""


def seeded_deals(table: DefinedTable, seed: int | str) -> DealSource:
    """Return a source of random deals that depend only on the seed and their number.

    >>> from riverboat.notation.acpc import parse_definition, build_table
    >>> kuhn = build_table(parse_definition('''GAMEDEF
    ... limit
    ... numPlayers = 3
    ... numRounds = 1
    ... blind = 1 1 1
    ... raiseSize = 1
    ... maxRaises = 1
    ... numSuits = 1
    ... numRanks = 4
    ... numHoleCards = 1
    ... numBoardCards = 0
    ... END GAMEDEF'''))
    >>> deal = seeded_deals(kuhn, 7)
    >>> deal(5) == deal(5), len(deal(5).holdings)
    (True, 3)
    """
    definition = table.definition
    deck = DECKS[table.game.variant.deck].cards
    holding_size = definition.hole_cards
    hole_card_count = definition.players * holding_size

    def deal_hand(deal_number: int) -> MatchDeal:
        rng = Random(f"deal {deal_number} of match {seed}")
        cards = tuple(rng.sample(deck, hole_card_count + sum(definition.board_cards)))
        holdings = tuple(
            cards[start : start + holding_size] for start in range(0, hole_card_count, holding_size)
        )
        return MatchDeal(holdings, cards[hole_card_count:])

    return deal_hand
