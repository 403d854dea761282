"""Cards for a match: a source says what is dealt in each of its deals.

For matches between programs, and not for money: whoever knows the seed knows every card.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct

from riverboat.cards import DECKS, Cards
from riverboat.notation.acpc import DefinedTable


class MatchDeal(Struct, frozen=True):
    """The cards of one deal."""

    holdings: tuple[Cards, ...]
    """Hole cards by position."""
    board: Cards
    """The whole board, or as much of it as the hand will need."""


DealSource = Callable[[int], MatchDeal]
"""What is dealt in the deal of this number, the same whenever it is asked."""


def seeded_deals(table: DefinedTable, seed: int | str) -> DealSource:
    """Random deals, a deal depending on the seed and its number only.

    >>> from riverboat.notation.acpc import parse_definition, table_of
    >>> kuhn = table_of(parse_definition('''GAMEDEF
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
    size = definition.hole_cards
    held = definition.players * size

    def deal(number: int) -> MatchDeal:
        luck = Random(f"deal {number} of match {seed}")
        cards = tuple(luck.sample(deck, held + sum(definition.board_cards)))
        holdings = tuple(cards[at : at + size] for at in range(0, held, size))
        return MatchDeal(holdings, cards[held:])

    return deal
