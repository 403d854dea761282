"""The rankings that games are played by, each a constant with a name.

A ranking is two choices: which cards may play together (any five, or two and three), and the order
of what they make. A new combination is a new line here.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from riverboat.cards import Card, Cards
from riverboat.ranking.any_five import AnyFive
from riverboat.ranking.one_card import OneCard
from riverboat.ranking.order import HIGH_ORDER, SHORT_ORDER, SHORT_TRIPS_ORDER
from riverboat.ranking.two_and_three import TwoAndThree
from riverboat.ranking.value import Category, Hole, Ranker


class Ranking(Protocol):
    """How a game compares holdings: each gets a value, and the higher value wins.

    Cards are taken as they come, without a check that all are different: whoever deals or reads
    them has checked that. Unknown cards and wrong numbers of cards are refused with ``ValueError``.
    """

    @property
    def name(self) -> str:
        """What logs and configurations call it."""

    def on(self, board: Sequence[Card], /) -> Ranker:
        """A function from hole cards to their value on this board."""

    def ranks_on(self, board: Sequence[Card], holdings: Sequence[Hole], /) -> list[int]:
        """The value of each of several players' hole cards on one board, in their order."""

    def category(self, value: int, /) -> Category:
        """The category of a value that this ranking gave."""

    def describe(self, value: int, /) -> str:
        """A value in English."""

    def best_five(self, hole: Hole, board: Sequence[Card], /) -> Cards:
        """The cards that play, the most important first."""


HIGH: Final = AnyFive("high", HIGH_ORDER)
"""The best five of all: hold'em, stud and draw."""

OMAHA: Final = TwoAndThree("omaha", HIGH_ORDER)
"""Omaha with four, five or six hole cards, and Courchevel."""

SHORT_DECK: Final = AnyFive("short deck", SHORT_ORDER)
"""Short-deck hold'em: a flush beats a full house."""

SHORT_DECK_TRIPS: Final = AnyFive("short deck trips", SHORT_TRIPS_ORDER)
"""Short-deck hold'em in rooms where three of a kind also beats a straight."""

KUHN: Final = OneCard("kuhn", board_cards=0)

LEDUC: Final = OneCard("leduc", board_cards=1)

_ALL: tuple[Ranking, ...] = (HIGH, OMAHA, SHORT_DECK, SHORT_DECK_TRIPS, KUHN, LEDUC)
RANKINGS: Final[dict[str, Ranking]] = {ranking.name: ranking for ranking in _ALL}
