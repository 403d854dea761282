"""The rankings that deals can be sampled for, by name, and the cards that they take."""

from typing import Final, Literal, TypeAlias

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
"""Who wins the pot, or its high half; the names are those of `riverboat.ranking`."""

LowName: TypeAlias = Literal["eight_or_better", "omaha_eight_or_better"]
"""Who wins the low half, if anybody has a low."""

SIZES: Final[dict[RankingName | LowName, tuple[int, int]]] = {
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
"""The fewest and most cards, with the board, that are ranked."""

SHORT: Final = ("short_deck", "short_deck_trips")
"""Rankings of a deck from the sixes up."""

TWO_AND_THREE: Final = ("omaha", "omaha_eight_or_better")
"""Rankings of exactly two hole cards with three of a board of five."""
