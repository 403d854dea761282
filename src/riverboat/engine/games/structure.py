"""Betting structures: legal bet and raise sizes.

A structure is data, stored in the log, and answers one question: *between which totals may this
player raise?* ``legal_actions`` decides if the player may raise at all.

All sizes are "to" amounts: the total in front of the player on this street after the
raise. *all_in* is that total with the player's whole stack in, and *pot* the pot after
their call, as counted in pot-limit.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine.commands.engine_errors import BadGame
from riverboat.words.refusals.games import CapInvalid, SpreadInvalid


class BettingState(Protocol):
    """The state of a betting round that a structure may read: its numbers, and no cards."""

    street: int
    current_bet: int
    """The total that must be matched to stay in."""
    last_raise: int
    """The largest full bet or raise of the round so far; at first the opening bet."""
    full_bet: int
    """The highest total that counts as a full bet or raise; 0 before the first."""
    bet_size: int
    """The minimum bet of the street; in fixed limit, the bet."""
    blind: int
    """The highest live forced bet of the round."""


def _compute_min_full_raise(betting: BettingState) -> int:
    """Return the smallest full raise of a big-bet game."""
    if not betting.full_bet and 0 < betting.blind < betting.bet_size:
        return betting.bet_size  # rule: BLND-09, BLND-10 complete a blind below the minimum bet
    return betting.current_bet + betting.last_raise  # rule: BET-10, BYND-10, ALLN-23, ALLN-27


class NoLimit(Struct, frozen=True, tag=True):
    """Bets of any amount up to the whole stack. Rules: NOLM-01 to NOLM-03."""

    name = "no-limit"
    has_raise_cap = False
    has_limit_bets = False

    def raise_to(self, betting: BettingState, all_in: int, _pot: int) -> tuple[int, int]:
        """Return the lowest and highest legal raise of a player who may raise."""
        # rule: NOLM-01, NOLM-02, NOLM-03, BET-23, LIM-02
        min_total = (
            betting.current_bet + betting.last_raise
            if betting.full_bet
            else _compute_min_full_raise(betting)
        )
        return (min_total if min_total < all_in else all_in), all_in  # rule: BET-11, ALLN-26

    by_bets = DeprecatedAttribute("has_limit_bets")
    capped_raises = DeprecatedAttribute("has_raise_cap")


class PotLimit(Struct, frozen=True, tag=True):
    """Bets up to the pot, counted after the player's own call. Rules: POTL-01 to POTL-05."""

    name = "pot-limit"
    has_raise_cap = False
    has_limit_bets = False

    def raise_to(self, betting: BettingState, all_in: int, pot: int) -> tuple[int, int]:
        """Return the lowest and highest legal raise, with *pot* chips by the pot-limit count."""
        min_total = (
            betting.current_bet + betting.last_raise
            if betting.full_bet
            else _compute_min_full_raise(betting)
        )
        if min_total >= all_in:
            return all_in, all_in
        # rule: POTL-01, POTL-02, POTL-03, POTL-04, POTL-05 the bet, the pot, and the raiser's call
        max_total = betting.current_bet + pot
        if max_total < min_total:
            max_total = min_total
        return min_total, (max_total if max_total < all_in else all_in)

    by_bets = DeprecatedAttribute("has_limit_bets")
    capped_raises = DeprecatedAttribute("has_raise_cap")


class FixedLimit(Struct, frozen=True, tag=True):
    """One bet size per street, and a cap on raises. Rules: FIX-01 to FIX-05, ALLN-20, ALLN-22."""

    name = "limit"
    has_raise_cap = True
    has_limit_bets = True

    def raise_to(self, betting: BettingState, all_in: int, _pot: int) -> tuple[int, int]:
        """Return the only legal raise as minimum and maximum: one full bet more, or all-in for
        less.
        """
        # rule: FIX-01, FIX-03, BLND-09, ALLN-20, GAME-21
        total = betting.full_bet + betting.last_raise
        return (total, total) if total < all_in else (all_in, all_in)

    by_bets = DeprecatedAttribute("has_limit_bets")
    capped_raises = DeprecatedAttribute("has_raise_cap")


class SpreadLimit(Struct, frozen=True, tag=True):
    """Bets within a range that may widen by street. Rules: SPRD-01 to SPRD-04.

    ``ranges`` holds (lowest, highest) bet or raise for each street; the last one serves the
    streets that follow. California spread is one wide range, ``((3, 100),)``.
    """

    ranges: tuple[tuple[int, int], ...]

    name = "spread-limit"
    has_raise_cap = True
    has_limit_bets = True

    def __post_init__(self) -> None:
        if not self.ranges or any(not 0 < low <= high for low, high in self.ranges):
            raise BadGame(SpreadInvalid(str(self.ranges)))

    def range_on(self, street: int) -> tuple[int, int]:
        """Return the range of one street."""
        return self.ranges[min(street, len(self.ranges) - 1)]

    def raise_to(self, betting: BettingState, all_in: int, _pot: int) -> tuple[int, int]:
        """Return the lowest and highest legal raise of a player who may raise."""
        _, max_bet = self.range_on(betting.street)  # rule: SPRD-01, SPRD-02, SPRD-04
        min_total = (
            betting.full_bet + betting.last_raise
        )  # rule: SPRD-03; a short all-in is completed, ALLN-20
        return min(min_total, all_in), min(max(min_total, betting.current_bet + max_bet), all_in)

    at = DeprecatedAttribute("range_on")
    by_bets = DeprecatedAttribute("has_limit_bets")
    capped_raises = DeprecatedAttribute("has_raise_cap")


class CapLimit(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag=True,
    rename={"inner_structure": "within"},
):
    """No-limit or pot-limit up to a total for the whole hand. Rules: CAPL-01 to CAPL-03.

    A player has ``min(stack, cap)`` in play; the rest of their stack is out of the hand, so that
    a player at the cap is an ordinary all-in.
    """

    cap: int
    inner_structure: NoLimit | PotLimit = NoLimit()

    has_raise_cap = False
    has_limit_bets = False

    def __post_init__(self) -> None:
        if self.cap <= 0:
            raise BadGame(CapInvalid(self.cap))

    @property
    def name(self) -> str:
        """The name of the inner structure."""
        return self.inner_structure.name

    def raise_to(self, betting: BettingState, all_in: int, pot: int) -> tuple[int, int]:
        """Return the inner structure's raises: chips above the cap do not play."""
        return self.inner_structure.raise_to(betting, all_in, pot)

    by_bets = DeprecatedAttribute("has_limit_bets")
    capped_raises = DeprecatedAttribute("has_raise_cap")
    within = DeprecatedAttribute("inner_structure")


Structure = NoLimit | PotLimit | FixedLimit | SpreadLimit | CapLimit


def is_pot_limit(structure: Structure) -> bool:
    """Return True if the pot bounds a raise, so that the dealer may count it (POTL-09)."""
    return isinstance(structure, PotLimit) or (
        isinstance(structure, CapLimit) and isinstance(structure.inner_structure, PotLimit)
    )
