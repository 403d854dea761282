"""Hands compared: the value of a holding, its English, and the cards that play.

For people and scripts, :func:`rank` and :func:`high` answer with a :class:`Rank`:

>>> from riverboat.ranking import OMAHA, high, rank
>>> aces, sixes = high("As Ah Kd 7c 2h"), high("6s 6h 6d 7c 2h")
>>> aces < sixes
True
>>> print(aces)
pair of aces, king-seven-deuce kickers
>>> print(rank(OMAHA, "As Kd 7c 2h", "Ks Qs Js Ts 9s"))
ace-high straight

For an engine, a :class:`Ranking` gives a function for a board, from hole cards to plain integers
of which the highest wins:

>>> from riverboat.cards import parse_cards
>>> from riverboat.ranking import HIGH
>>> value = HIGH.on(parse_cards("Ks Qs 7h 7c 2d"))
>>> value(parse_cards("Kd 2s")) > value(parse_cards("As Qh"))
True
"""

from riverboat.ranking.any_five import AnyFive
from riverboat.ranking.holding import Rank, high, rank
from riverboat.ranking.one_card import OneCard
from riverboat.ranking.order import HIGH_ORDER, SHORT_ORDER, SHORT_TRIPS_ORDER, Order
from riverboat.ranking.rankings import (
    HIGH,
    KUHN,
    LEDUC,
    OMAHA,
    RANKINGS,
    SHORT_DECK,
    SHORT_DECK_TRIPS,
    Ranking,
)
from riverboat.ranking.two_and_three import TwoAndThree
from riverboat.ranking.value import Category, Ranker

__all__ = [
    "HIGH",
    "HIGH_ORDER",
    "KUHN",
    "LEDUC",
    "OMAHA",
    "RANKINGS",
    "SHORT_DECK",
    "SHORT_DECK_TRIPS",
    "SHORT_ORDER",
    "SHORT_TRIPS_ORDER",
    "AnyFive",
    "Category",
    "OneCard",
    "Order",
    "Rank",
    "Ranker",
    "Ranking",
    "TwoAndThree",
    "high",
    "rank",
]
