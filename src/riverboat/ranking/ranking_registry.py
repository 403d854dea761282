"""The rankings that games are played by, each a constant with a name.

A ranking combines two choices: the cards that may play together (any five, two and three, the hand
alone), and the order of the resulting holdings. A new combination is one more line in this module.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from riverboat.cards import ACE, DEUCE, Card, Cards
from riverboat.ranking.badugi_ranking import Badugi
from riverboat.ranking.best_any_five import AnyFive
from riverboat.ranking.high_order import HIGH_ORDER, SHORT_ORDER, SHORT_TRIPS_ORDER
from riverboat.ranking.holding_value import Category, Hole, Ranker
from riverboat.ranking.hole_cards_only import HoleCardsOnly
from riverboat.ranking.low_order import (
    ACE_TO_FIVE_ORDER,
    DEUCE_TO_SEVEN_ORDER,
    EIGHT_OR_BETTER_ORDER,
)
from riverboat.ranking.lowest_five import LowestFive
from riverboat.ranking.omaha_high import OmahaHigh
from riverboat.ranking.omaha_low import OmahaLow
from riverboat.ranking.one_card import OneCard
from riverboat.words.holdings import Holding


class Ranking(Protocol):
    """A game's comparison of holdings: the higher value wins, for high and low holdings alike.

    ``NO_LOW`` is the value of a holding without a low. Cards are not checked for duplicates: the
    caller that deals or parses them has checked that. ``ValueError`` is raised for unknown cards
    and for wrong numbers of cards.
    """

    @property
    def name(self) -> str:
        """Name in logs and configurations."""

    @property
    def ace_low(self) -> bool:
        """True if an ace is the lowest card, below a deuce."""

    def ranker_for_board(self, board: Sequence[Card], /) -> Ranker:
        """Return a function from hole cards to their value on this board."""

    def values_on_board(self, board: Sequence[Card], holdings: Sequence[Hole], /) -> list[int]:
        """Return the value of each of several players' hole cards on one board, in their order."""

    def category(self, value: int, /) -> Category:
        """Return the category of a value that this ranking gave."""

    def holding(self, value: int, /) -> Holding:
        """Return the description of the hand that a rank value stands for, as a phrase."""

    def describe(self, value: int, /) -> str:
        """Return a value in English."""

    def best_five(self, hole: Hole, board: Sequence[Card], /) -> Cards:
        """Return the cards that play, the most important first."""


HIGH: Final = AnyFive("high", HIGH_ORDER)
"""The best five of all cards: hold'em, stud and draw."""

OMAHA: Final = OmahaHigh("omaha", HIGH_ORDER)
"""Omaha with four, five or six hole cards, and Courchevel."""

SHORT_DECK: Final = AnyFive("short deck", SHORT_ORDER)
"""Short-deck hold'em: a flush beats a full house."""

SHORT_DECK_TRIPS: Final = AnyFive("short deck trips", SHORT_TRIPS_ORDER)
"""Short-deck hold'em in rooms where three of a kind also beats a straight."""

DEUCE_TO_SEVEN: Final = LowestFive("2-7", DEUCE_TO_SEVEN_ORDER)
"""Deuce-to-seven: the lowest wins, aces are high, straights and flushes count against."""

ACE_TO_FIVE: Final = LowestFive("a-5", ACE_TO_FIVE_ORDER)
"""Ace-to-five, as in razz: the lowest wins, and straights and flushes do not matter."""

EIGHT_OR_BETTER: Final = LowestFive("eight or better", EIGHT_OR_BETTER_ORDER)
"""The low half of stud eight or better."""

OMAHA_EIGHT_OR_BETTER: Final = OmahaLow("omaha eight or better", EIGHT_OR_BETTER_ORDER)
"""The low half of Omaha eight or better, with four, five or six hole cards."""

BADUGI: Final = Badugi("badugi", lowest=ACE)

BADUGI_ACE_HIGH: Final = Badugi("badugi ace high", lowest=DEUCE)
"""The badugi half of badeucey, in which 5-4-3-2 is the best hand."""

HIGH_IN_HAND: Final = HoleCardsOnly("high in hand", HIGH)
"""Drawmaha: the draw half of the pot."""

DEUCE_TO_SEVEN_IN_HAND: Final = HoleCardsOnly("2-7 in hand", DEUCE_TO_SEVEN)

BADUGI_IN_HAND: Final = HoleCardsOnly("badugi in hand", BADUGI)

KUHN: Final = OneCard("kuhn", board_cards=0)

LEDUC: Final = OneCard("leduc", board_cards=1)

_ALL_RANKINGS: tuple[Ranking, ...] = (
    *(HIGH, OMAHA, SHORT_DECK, SHORT_DECK_TRIPS),
    *(DEUCE_TO_SEVEN, ACE_TO_FIVE, EIGHT_OR_BETTER, OMAHA_EIGHT_OR_BETTER),
    *(BADUGI, BADUGI_ACE_HIGH),
    *(HIGH_IN_HAND, DEUCE_TO_SEVEN_IN_HAND, BADUGI_IN_HAND),
    *(KUHN, LEDUC),
)
RANKINGS: Final[dict[str, Ranking]] = {ranking.name: ranking for ranking in _ALL_RANKINGS}
