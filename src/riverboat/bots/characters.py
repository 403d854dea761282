"""Characters: the numbers that define the playing style of each built-in opponent."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords


class Character(Struct, metaclass=DeprecatedKeywords, frozen=True, kw_only=True):
    """The playing style of a bot. Shares and probabilities are from 0 to 1."""

    name: str
    description: str
    """A description of the style, as opponents would give it."""
    calling_share: float
    """The share of starting holdings that call one bet, six-handed."""
    raising_share: float
    """The share of starting holdings that raise."""
    betting_threshold: float
    """Win probability needed for a bet; a raise needs slightly more."""
    bluff_probability: float
    """Probability of a bet without a good hand."""
    pot_bet_discount: float
    """Reduction of the estimated win probability when facing a pot-sized bet."""
    pot_odds_slack: float
    """Largest shortfall of the win probability below the pot odds for a call."""
    bet_pot_share: float
    """Bet size as a share of the pot."""
    range_kept_per_raise: float = 0.5
    """Share of the raising range that remains after each further bet or raise of a street."""
    random_action_probability: float = 0.0
    """Probability of a random action."""

    bets = DeprecatedAttribute("betting_threshold")
    bluffs = DeprecatedAttribute("bluff_probability")
    caution = DeprecatedAttribute("pot_bet_discount")
    manner = DeprecatedAttribute("description")
    narrows = DeprecatedAttribute("range_kept_per_raise")
    opens = DeprecatedAttribute("raising_share")
    plays = DeprecatedAttribute("calling_share")
    size = DeprecatedAttribute("bet_pot_share")
    sticks = DeprecatedAttribute("pot_odds_slack")
    whims = DeprecatedAttribute("random_action_probability")


CALLING_STATION: Final = Character(
    name="calling station",
    description="calls with anything, hardly ever raises",
    calling_share=0.75,
    raising_share=0.03,
    betting_threshold=0.82,
    bluff_probability=0.02,
    pot_bet_discount=0.0,
    pot_odds_slack=0.12,
    bet_pot_share=0.4,
)

ROCK: Final = Character(
    name="rock",
    description="waits for the best cards; believe them when they bet",
    calling_share=0.15,
    raising_share=0.06,
    betting_threshold=0.75,
    bluff_probability=0.0,
    pot_bet_discount=0.22,
    pot_odds_slack=0.0,
    bet_pot_share=0.6,
)

MANIAC: Final = Character(
    name="maniac",
    description="bets and raises with very little",
    calling_share=0.6,
    raising_share=0.4,
    betting_threshold=0.5,
    bluff_probability=0.4,
    pot_bet_discount=0.05,
    pot_odds_slack=0.04,
    bet_pot_share=0.9,
)

SHARK: Final = Character(
    name="shark",
    description="plays few hands, and plays them hard",
    calling_share=0.28,
    raising_share=0.2,
    betting_threshold=0.6,
    bluff_probability=0.15,
    pot_bet_discount=0.15,
    pot_odds_slack=0.0,
    bet_pot_share=0.66,
)

WILD_CARD: Final = Character(
    name="wild card",
    description="nobody knows what they do next, and they do not either",
    calling_share=0.5,
    raising_share=0.2,
    betting_threshold=0.55,
    bluff_probability=0.2,
    pot_bet_discount=0.1,
    pot_odds_slack=0.05,
    bet_pot_share=0.5,
    random_action_probability=0.4,
)

CHARACTERS: Final = (CALLING_STATION, ROCK, MANIAC, SHARK, WILD_CARD)
