"""Rankings of a player's hole cards alone, without the board.

Drawmaha uses them: half of the pot goes to the best Omaha holding, and half to the best five
cards in the hand.
"""

from collections.abc import Sequence

import msgspec

from riverboat.cards import Card, Cards
from riverboat.ranking.badugi_ranking import Badugi
from riverboat.ranking.best_any_five import AnyFive
from riverboat.ranking.holding_value import Category, Hole, Ranker
from riverboat.ranking.lowest_five import LowestFive
from riverboat.words.holdings import Holding


class HoleCardsOnly(msgspec.Struct, frozen=True):
    """A ranking that ignores the board and values only the hole cards."""

    # rule: BYND-65
    name: str
    ranking: AnyFive | LowestFive | Badugi

    @property
    def ace_low(self) -> bool:
        """True if an ace is the lowest card."""
        return self.ranking.ace_low

    def ranker_for_board(self, board: Sequence[Card] = ()) -> Ranker:  # noqa: ARG002 - it does not matter
        """Return a function from hole cards to their value, which ignores the board."""
        return self.ranking.ranker_for_board(())

    def values_on_board(self, board: Sequence[Card], holdings: Sequence[Hole]) -> list[int]:  # noqa: ARG002
        """Return the value of each of several players' hole cards."""
        return self.ranking.values_on_board((), holdings)

    def category(self, value: int) -> Category:
        """Return the category of a value that this ranking gave."""
        return self.ranking.category(value)

    def holding(self, value: int) -> Holding:
        """Return the description of the hand that a rank value stands for, as a phrase."""
        return self.ranking.holding(value)

    def describe(self, value: int) -> str:
        """Return a value in English: ``two pair, aces and kings, queen kicker``."""
        return str(self.holding(value))

    def best_five(self, hole: Hole, board: Sequence[Card] = ()) -> Cards:  # noqa: ARG002
        """Return the hole cards that play."""
        return self.ranking.best_five(hole, ())
