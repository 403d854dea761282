"""A street's betting by riverboat's rules, for the rule profile that uses them.

pokerkit uses only the chips in front of the players. This class also records the size of a call
when a blind is short, the last full bet, and the bet that each player has responded to.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

__all__ = ["StreetBetting", "build_preflop_round", "split_with_odd_chips"]

NOT_ACTED = -1
"""Placeholder in ``bet_at_action`` for a player who has not acted."""


@dataclass(frozen=True)
class StreetBetting:
    """The state of a street's betting; immutable, so that each action returns a new one."""

    is_limit: bool
    """True if bet sizes are fixed; an all-in of half a bet then counts as a full bet."""
    min_bet: int
    """Minimum bet of the street."""
    max_raises: int | None
    """Maximum raises besides the opening bet, ``None`` without a cap."""
    bet_at_action: tuple[int, ...]
    """Bet that each player faced at their last action; ``NOT_ACTED`` before the first one."""
    current_bet: int = 0
    """Bet to match; a short blind or bring-in counts in full (ALLN-13, BLND-16)."""
    forced_bet: int = 0
    """The highest forced bet."""
    full_bet: int = 0
    """The highest total that is a full bet or raise."""
    min_raise: int = 0
    """Minimum size of a raise."""
    raise_count: int = 0
    is_over_bring_in: bool = False
    """True if the first full bet completes a bring-in and does not count as a raise (BRNG-08)."""

    @property
    def is_capped(self) -> bool:
        """True if there is a bet and no more raises are allowed (CAPR-02)."""
        return (
            self.full_bet > 0
            and self.max_raises is not None
            and self.raise_count >= self.max_raises
        )

    @property
    def min_raise_to(self) -> int:
        """Minimum total of a full bet or raise."""
        if self.is_limit:
            return self.full_bet + self.min_raise  # rule: ALLN-20 a short all-in is completed
        if not self.full_bet and 0 < self.forced_bet < self.min_bet:
            return self.min_bet  # rule: BLND-09, BLND-10
        return self.current_bet + self.min_raise  # rule: ALLN-23, ALLN-27

    def is_closed_to(self, player: int) -> bool:
        """Return True if a player has acted and no full raise followed (ALLN-16, ALLN-24)."""
        bet_at_last_action = self.bet_at_action[player]
        if bet_at_last_action < 0 or self.full_bet > bet_at_last_action:
            return False
        raise_since_action = self.current_bet - bet_at_last_action
        return (2 * raise_since_action if self.is_limit else raise_since_action) < self.min_raise

    def after_check_or_call(self, player: int) -> Self:
        """Return the state after a player's check or call."""
        return self._with_action(player, self.current_bet)

    def after_raise(self, player: int, total: int) -> Self:
        """Return the state after a player's bet or raise to a total."""
        raise_amount = total - (self.full_bet if self.is_limit else self.current_bet)
        is_full_raise = (2 * raise_amount if self.is_limit else raise_amount) >= self.min_raise
        if not (is_full_raise or self.full_bet or self.is_limit):
            is_full_raise = 0 < self.forced_bet < self.min_bet <= total  # rule: BLND-09
        next_state = replace(self._with_action(player, total), current_bet=total)
        if not is_full_raise:
            return next_state  # rule: CAPR-07 it uses up no raise
        is_completing = self.is_over_bring_in and not self.full_bet
        raise_size = total if is_completing else total - self.current_bet
        return replace(
            next_state,
            full_bet=total,
            min_raise=max(self.min_raise, raise_size),
            raise_count=self.raise_count + (self.full_bet > 0),
        )

    def _with_action(self, player: int, bet: int) -> Self:
        bets = self.bet_at_action
        return replace(self, bet_at_action=(*bets[:player], bet, *bets[player + 1 :]))


def build_preflop_round(opening_round: StreetBetting, blinds: tuple[int, ...]) -> StreetBetting:
    """Return the state of the first round, given each player's blind or straddle, or 0."""
    highest_bet, min_bet = 0, opening_round.min_bet
    for player, blind in enumerate(blinds):
        # rule: FIX-03, STRD-21 a straddle is raised by the amount it added
        raise_amount = blind if player < _BLIND_COUNT else blind - highest_bet
        if not opening_round.is_limit:
            min_bet = max(min_bet, raise_amount)
        highest_bet = max(highest_bet, blind)
    full_bet = highest_bet if highest_bet >= opening_round.min_bet else 0
    return replace(
        opening_round,
        current_bet=highest_bet,
        forced_bet=highest_bet,
        full_bet=full_bet,
        min_raise=min_bet,
    )


_BLIND_COUNT = 2


def split_with_odd_chips(share_count: int, share: int, odd_chips: int) -> list[int]:
    """Split chips into *share_count* shares, with odd chips to the first ones (BYND-02)."""
    shares = []
    for _ in range(share_count):
        odd_chip = min(1, odd_chips)
        odd_chips -= odd_chip
        shares.append(share + odd_chip)
    return shares
