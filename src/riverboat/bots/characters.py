"""The characters: numbers that define each opponent. A new opponent is a new constant."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Character(Struct, frozen=True, kw_only=True):
    """The playing style of a bot. Shares and chances run from 0 to 1."""

    name: str
    manner: str
    """A description of the style, as opponents would give it."""
    plays: float
    """The share of starting holdings that call one bet, six-handed."""
    opens: float
    """The share of starting holdings that raise."""
    bets: float
    """The chance to win needed for a bet; a raise needs slightly more."""
    bluffs: float
    """Probability of a bet without a good hand."""
    caution: float
    """Reduction of the estimated chance to win when facing a pot-sized bet."""
    sticks: float
    """The shortfall below the pot odds with which they still call."""
    size: float
    """Bet size as a share of the pot."""
    narrows: float = 0.5
    """Share of the raising range that remains after each further bet or raise of a street."""
    whims: float = 0.0
    """Probability of a random action."""


CALLING_STATION: Final = Character(
    name="calling station",
    manner="calls with anything, hardly ever raises",
    plays=0.75,
    opens=0.03,
    bets=0.82,
    bluffs=0.02,
    caution=0.0,
    sticks=0.12,
    size=0.4,
)

ROCK: Final = Character(
    name="rock",
    manner="waits for the best cards; believe them when they bet",
    plays=0.15,
    opens=0.06,
    bets=0.75,
    bluffs=0.0,
    caution=0.22,
    sticks=0.0,
    size=0.6,
)

MANIAC: Final = Character(
    name="maniac",
    manner="bets and raises with very little",
    plays=0.6,
    opens=0.4,
    bets=0.5,
    bluffs=0.4,
    caution=0.05,
    sticks=0.04,
    size=0.9,
)

SHARK: Final = Character(
    name="shark",
    manner="plays few hands, and plays them hard",
    plays=0.28,
    opens=0.2,
    bets=0.6,
    bluffs=0.15,
    caution=0.15,
    sticks=0.0,
    size=0.66,
)

WILD_CARD: Final = Character(
    name="wild card",
    manner="nobody knows what they do next, and they do not either",
    plays=0.5,
    opens=0.2,
    bets=0.55,
    bluffs=0.2,
    caution=0.1,
    sticks=0.05,
    size=0.5,
    whims=0.4,
)

CHARACTERS: Final = (CALLING_STATION, ROCK, MANIAC, SHARK, WILD_CARD)
