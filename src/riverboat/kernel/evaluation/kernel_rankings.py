"""The kernel's rankings by name: their numbers of cards, and their rankers."""

from collections.abc import Callable
from functools import partial
from typing import Final, Literal, TypeAlias

from riverboat.kernel.card_masks import Masks
from riverboat.kernel.evaluation.badugi_evaluation import badugi
from riverboat.kernel.evaluation.high_evaluation import high, short_deck
from riverboat.kernel.evaluation.low_evaluation import ace_to_five, deuce_to_seven, eight_or_better
from riverboat.kernel.evaluation.omaha_evaluation import omaha, omaha_low
from riverboat.kernel.tables.ranking_values import Values

RankingName: TypeAlias = Literal[
    "high",
    "short_deck",
    "short_deck_trips",
    "omaha",
    "ace_to_five",
    "deuce_to_seven",
    "badugi",
    "badugi_ace_high",
]
"""Name of the ranking of the pot, or its high half, as in `riverboat.ranking`."""

LowName: TypeAlias = Literal["eight_or_better", "omaha_eight_or_better"]
"""Name of the ranking of the low half."""

CARD_COUNTS: Final[dict[RankingName | LowName, tuple[int, int]]] = {
    "high": (5, 7),
    "short_deck": (5, 7),
    "short_deck_trips": (5, 7),
    "omaha": (9, 11),
    "ace_to_five": (5, 7),
    "deuce_to_seven": (5, 7),
    "badugi": (4, 4),
    "badugi_ace_high": (4, 4),
    "eight_or_better": (5, 7),
    "omaha_eight_or_better": (9, 11),
}
"""Minimum and maximum number of cards, with the board."""

SHORT_DECK_RANKINGS: Final = ("short_deck", "short_deck_trips")
"""Rankings of a deck from the sixes up."""

ALL_CARD_RANKERS: Final[dict[RankingName | LowName, Callable[[Masks], Values]]] = {
    "high": high,
    "short_deck": short_deck,
    "short_deck_trips": partial(short_deck, trips_beat_straight=True),
    "ace_to_five": ace_to_five,
    "deuce_to_seven": deuce_to_seven,
    "badugi": badugi,
    "badugi_ace_high": partial(badugi, ace_high=True),
    "eight_or_better": eight_or_better,
}
"""Rankers that take hand and board together; :data:`OMAHA_RANKERS` has the others."""

OMAHA_RANKERS: Final[dict[RankingName | LowName, Callable[..., Values]]] = {
    "omaha": omaha,
    "omaha_eight_or_better": omaha_low,
}
"""Rankers of two hole cards with three of five board cards, given as two arrays."""
