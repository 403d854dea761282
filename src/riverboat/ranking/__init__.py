"""Rankings of holdings: values to compare, descriptions in English, and the cards that play.

For interactive use and scripts, :func:`rank` and :func:`high` return a :class:`Rank`:

>>> from riverboat.ranking import OMAHA, high, rank
>>> aces, sixes = high("As Ah Kd 7c 2h"), high("6s 6h 6d 7c 2h")
>>> aces < sixes
True
>>> print(aces)
pair of aces, king-seven-deuce kickers
>>> print(rank(OMAHA, "As Kd 7c 2h", "Ks Qs Js Ts 9s"))
ace-high straight

In low games, lower cards have a better rank and a higher value. A holding that does not qualify has
the value :data:`NO_LOW`:

>>> from riverboat.ranking import ACE_TO_FIVE, BADUGI, EIGHT_OR_BETTER
>>> print(rank(ACE_TO_FIVE, "As 8d 7c 4h 2c Kh Kd"))
eight-seven low, then four-deuce-ace
>>> print(rank(BADUGI, "7s 5h 3d Ac"))
four-card badugi, seven-five-three-ace
>>> rank(EIGHT_OR_BETTER, "As 9d 7c 4h 2c Kh Kd")
<eight or better: no low ()>

For an engine, a :class:`Ranking` returns a function for a board. It maps hole cards to plain
integers, the highest of which wins:

>>> from riverboat.cards import parse_cards
>>> from riverboat.ranking import HIGH
>>> value = HIGH.ranker_for_board(parse_cards("Ks Qs 7h 7c 2d"))
>>> value(parse_cards("Kd 2s")) > value(parse_cards("As Qh"))
True
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.ranking.badugi_ranking import Badugi
from riverboat.ranking.best_any_five import AnyFive
from riverboat.ranking.high_order import HIGH_ORDER, SHORT_ORDER, SHORT_TRIPS_ORDER, HoldingOrder
from riverboat.ranking.holding_rank import Rank, high, rank
from riverboat.ranking.holding_value import NO_LOW, Category, Ranker
from riverboat.ranking.hole_cards_only import HoleCardsOnly
from riverboat.ranking.low_order import (
    ACE_TO_FIVE_ORDER,
    DEUCE_TO_SEVEN_ORDER,
    EIGHT_OR_BETTER_ORDER,
    LowOrder,
)
from riverboat.ranking.lowest_five import LowestFive
from riverboat.ranking.omaha_high import OmahaHigh
from riverboat.ranking.omaha_low import OmahaLow
from riverboat.ranking.one_card import OneCard
from riverboat.ranking.ranking_registry import (
    ACE_TO_FIVE,
    BADUGI,
    BADUGI_ACE_HIGH,
    BADUGI_IN_HAND,
    DEUCE_TO_SEVEN,
    DEUCE_TO_SEVEN_IN_HAND,
    EIGHT_OR_BETTER,
    HIGH,
    HIGH_IN_HAND,
    KUHN,
    LEDUC,
    OMAHA,
    OMAHA_EIGHT_OR_BETTER,
    RANKINGS,
    SHORT_DECK,
    SHORT_DECK_TRIPS,
    Ranking,
)

__all__ = [
    "ACE_TO_FIVE",
    "ACE_TO_FIVE_ORDER",
    "BADUGI",
    "BADUGI_ACE_HIGH",
    "BADUGI_IN_HAND",
    "DEUCE_TO_SEVEN",
    "DEUCE_TO_SEVEN_IN_HAND",
    "DEUCE_TO_SEVEN_ORDER",
    "EIGHT_OR_BETTER",
    "EIGHT_OR_BETTER_ORDER",
    "HIGH",
    "HIGH_IN_HAND",
    "HIGH_ORDER",
    "KUHN",
    "LEDUC",
    "NO_LOW",
    "OMAHA",
    "OMAHA_EIGHT_OR_BETTER",
    "RANKINGS",
    "SHORT_DECK",
    "SHORT_DECK_TRIPS",
    "SHORT_ORDER",
    "SHORT_TRIPS_ORDER",
    "AnyFive",
    "Badugi",
    "Category",
    "HoleCardsOnly",
    "LowOrder",
    "LowestFive",
    "OneCard",
    "HoldingOrder",
    "Rank",
    "Ranker",
    "Ranking",
    "OmahaHigh",
    "OmahaLow",
    "high",
    "rank",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.ranking")
