"""Betting structures: how much may be bet or raised, and nothing else.

A structure is data (it travels in the log) with one question to answer: *between which totals may
this player raise?* Whether they may raise at all is asked elsewhere (``play.legal``).

All sizes are "to" amounts: the total in front of the player on this street after the raise.
*all_in* is that total with all the player's chips in, and *pot* what is in the middle after their
call, as pot-limit counts it.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine.commands.engine_errors import BadGame
from riverboat.words.refusals.games import NoCap, NoSpread


class BettingState(Protocol):
    """What a structure may look at: the numbers of the betting round, never a card."""

    street: int
    current_bet: int
    """The total that must be matched to stay in."""
    last_raise: int
    """The largest full bet or raise of the round so far; at first what opens it."""
    full_bet: int
    """The highest total that counts as a full bet or raise; 0 while nobody has made one."""
    bet_size: int
    """The minimum bet of the street; in fixed limit, the bet."""
    blind: int
    """The highest live forced bet of the round."""


def _min_full_raise_to(betting: BettingState) -> int:
    """The smallest full raise of a big-bet game."""
    if not betting.full_bet and 0 < betting.blind < betting.bet_size:
        return betting.bet_size  # rule: BLND-09, BLND-10 complete a blind below the minimum bet
    return betting.current_bet + betting.last_raise  # rule: BET-10, BYND-10, ALLN-23, ALLN-27


class NoLimit(Struct, frozen=True, tag=True):
    """Any amount up to the whole stack. Rules: NOLM-01 to NOLM-03."""

    name = "no-limit"
    capped_raises = False
    by_bets = False

    def raise_to(self, betting: BettingState, all_in: int, _pot: int) -> tuple[int, int]:
        """Lowest and highest legal raise of a player who may raise."""
        # rule: NOLM-01, NOLM-02, NOLM-03, BET-23, LIM-02
        low = (
            betting.current_bet + betting.last_raise
            if betting.full_bet
            else _min_full_raise_to(betting)
        )
        return (low if low < all_in else all_in), all_in  # rule: BET-11, ALLN-26


class PotLimit(Struct, frozen=True, tag=True):
    """At most the pot, counted after the player's own call. Rules: POTL-01 to POTL-05."""

    name = "pot-limit"
    capped_raises = False
    by_bets = False

    def raise_to(self, betting: BettingState, all_in: int, pot: int) -> tuple[int, int]:
        """Lowest and highest legal raise, with *pot* chips in the middle as pot-limit counts."""
        low = (
            betting.current_bet + betting.last_raise
            if betting.full_bet
            else _min_full_raise_to(betting)
        )
        if low >= all_in:
            return all_in, all_in
        # rule: POTL-01, POTL-02, POTL-03, POTL-04, POTL-05 the bet, the pot, and the raiser's call
        high = betting.current_bet + pot
        if high < low:
            high = low
        return low, (high if high < all_in else all_in)


class FixedLimit(Struct, frozen=True, tag=True):
    """One size a street, and a cap on the raises. Rules: FIX-01 to FIX-05, ALLN-20, ALLN-22."""

    name = "limit"
    capped_raises = True
    by_bets = True

    def raise_to(self, betting: BettingState, all_in: int, _pot: int) -> tuple[int, int]:
        """The one legal raise, twice: a full bet over the last full bet, or all-in for less."""
        # rule: FIX-01, FIX-03, BLND-09, ALLN-20, GAME-21
        to = betting.full_bet + betting.last_raise
        return (to, to) if to < all_in else (all_in, all_in)


class SpreadLimit(Struct, frozen=True, tag=True):
    """Any amount within a range that may widen by street. Rules: SPRD-01 to SPRD-04.

    ``ranges`` holds (lowest, highest) bet or raise for each street; the last one serves the
    streets that follow. California spread is one wide range, ``((3, 100),)``.
    """

    ranges: tuple[tuple[int, int], ...]

    name = "spread-limit"
    capped_raises = True
    by_bets = True

    def __post_init__(self) -> None:
        if not self.ranges or any(not 0 < low <= high for low, high in self.ranges):
            raise BadGame(NoSpread(str(self.ranges)))

    def range_on(self, street: int) -> tuple[int, int]:
        """The range of one street."""
        return self.ranges[min(street, len(self.ranges) - 1)]

    def raise_to(self, betting: BettingState, all_in: int, _pot: int) -> tuple[int, int]:
        """Lowest and highest legal raise of a player who may raise."""
        _, widest = self.range_on(betting.street)  # rule: SPRD-01, SPRD-02, SPRD-04
        low = (
            betting.full_bet + betting.last_raise
        )  # rule: SPRD-03; a short all-in is completed, ALLN-20
        return min(low, all_in), min(max(low, betting.current_bet + widest), all_in)

    at = DeprecatedAttribute("range_on")


class CapLimit(Struct, frozen=True, tag=True):
    """No-limit or pot-limit up to a total for the whole hand. Rules: CAPL-01 to CAPL-03.

    A player has ``min(stack, cap)`` in play; the rest of their stack is out of the hand, so that
    a player at the cap is an ordinary all-in.
    """

    cap: int
    within: NoLimit | PotLimit = NoLimit()

    capped_raises = False
    by_bets = False

    def __post_init__(self) -> None:
        if self.cap <= 0:
            raise BadGame(NoCap(self.cap))

    @property
    def name(self) -> str:
        """The structure within."""
        return self.within.name

    def raise_to(self, betting: BettingState, all_in: int, pot: int) -> tuple[int, int]:
        """As the structure within: chips above the cap are not in the stack that plays."""
        return self.within.raise_to(betting, all_in, pot)


Structure = NoLimit | PotLimit | FixedLimit | SpreadLimit | CapLimit


def is_pot_limit(structure: Structure) -> bool:
    """Whether the size of the pot bounds a raise, so that the dealer may count it (POTL-09)."""
    return isinstance(structure, PotLimit) or (
        isinstance(structure, CapLimit) and isinstance(structure.within, PotLimit)
    )
