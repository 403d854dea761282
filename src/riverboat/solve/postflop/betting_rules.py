"""Legal bets and raises of a spot, as configured by its bet sizes.

A level is the number of chips that a player has put in since the start of the spot. Both players
start with equal stacks, the smaller one of the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import Final

from riverboat.solve.postflop.sizes import BetSize, SizeKind, Sizes

CHIP_TOLERANCE: Final = 1e-6
"""Chips that differ by less are equal."""


@dataclass(frozen=True, slots=True)
class Rake:
    """The share of each pot that the house takes, and its maximum in chips."""

    rate: float = 0.0
    cap: float = float("inf")

    def of(self, pot: float) -> float:
        """Return the rake of a pot."""
        return min(pot * self.rate, self.cap)


@dataclass(frozen=True, slots=True, kw_only=True)
class BettingRules:
    """Betting rules of a tree: pot, stack, bet sizes, rake and limits."""

    pot: float
    stack: float
    sizes: tuple[Sizes, Sizes]
    rake: Rake = Rake()
    raise_cap: int = 0
    """Maximum bets and raises of a street; 0 is no limit."""
    add_all_in: float = 1.0
    """All-in is an option if the stack is at most this many pots."""
    force_all_in: float = 0.0
    """A bet becomes all-in if a call would leave at most this many pots behind."""
    merge: float = 0.0
    """Two bets are merged into the larger if the pots after a call differ by less than this share.
    """
    aggressor: int | None = None
    """The player who bet or raised last before the spot."""
    chip: float = 1.0
    """Smallest chip, to whose multiples bets are rounded; 0 for no rounding."""
    minimum_bet: float = 1.0


@dataclass(frozen=True, slots=True)
class SpotBettingState:
    """The betting state at a decision in the tree, before the player acts."""

    street: int
    player: int = 0
    put_in: tuple[float, float] = (0.0, 0.0)
    raises: int = 0
    """Bets and raises of the street."""
    last_raise: float = 0.0
    """Chips that the last bet or raise added to the amount to call."""
    has_acted: bool = False
    """True if the other player has acted on the street since the last bet."""
    aggressor: int | None = None
    """The player who bet or raised last on the street before."""
    street_start: float = 0.0
    """Chips that each player had put in when the street began."""

    @property
    def level(self) -> float:
        """Chips that the opponent has put in, which a call matches."""
        return self.put_in[1 - self.player]

    @property
    def faces_bet(self) -> bool:
        """True if there is a bet to call."""
        return self.raises > 0


def list_bet_levels(rules: BettingRules, betting_state: SpotBettingState) -> list[float]:
    """Return the chips that the player will have put in after each possible bet or raise.

    The numbers are in ascending order, and count from the start of the spot.
    """
    chips_behind = rules.stack - betting_state.level
    if chips_behind <= CHIP_TOLERANCE or (
        rules.raise_cap and betting_state.raises >= rules.raise_cap
    ):
        return []
    levels = [
        _compute_level_after_bet(rules, betting_state, size)
        for size in _list_sizes_at_decision(rules, betting_state)
    ]
    if chips_behind <= rules.add_all_in * _compute_pot_after_call(rules, betting_state):
        levels.append(rules.stack)
    return _merge_levels(rules, sorted(levels))


def _list_sizes_at_decision(
    rules: BettingRules, betting_state: SpotBettingState
) -> tuple[BetSize, ...]:
    sizes = rules.sizes[betting_state.player].on_street(betting_state.street)
    if betting_state.faces_bet:
        return sizes.raise_
    is_donk_bet = (
        betting_state.player == 0 and betting_state.aggressor == 1 and not betting_state.has_acted
    )
    return sizes.donk if is_donk_bet and sizes.donk is not None else sizes.bet


def _compute_pot_after_call(rules: BettingRules, betting_state: SpotBettingState) -> float:
    return rules.pot + 2 * betting_state.level


def _compute_level_after_bet(
    rules: BettingRules, betting_state: SpotBettingState, size: BetSize
) -> float:
    """Return the level after a bet of a size, at least a legal raise and at most all-in."""
    pot = _compute_pot_after_call(rules, betting_state)
    bet = _compute_bet_chips(rules, betting_state, size, pot)
    if rules.chip > 0:
        bet = floor(bet / rules.chip + 0.5) * rules.chip
    bet = max(bet, betting_state.last_raise if betting_state.faces_bet else rules.minimum_bet)
    chips_behind = rules.stack - betting_state.level - bet
    if chips_behind <= CHIP_TOLERANCE or chips_behind <= rules.force_all_in * (pot + 2 * bet):
        return rules.stack
    return betting_state.level + bet


def _compute_bet_chips(
    rules: BettingRules, betting_state: SpotBettingState, size: BetSize, pot: float
) -> float:
    """Return the chips of a bet, or the amount that a raise adds to the bet."""
    match size.kind:
        case SizeKind.POT:
            return pot * size.amount
        case SizeKind.CHIPS if betting_state.faces_bet:
            return betting_state.street_start + size.amount - betting_state.level
        case SizeKind.CHIPS:
            return size.amount
        case SizeKind.MULTIPLE:
            return (size.amount - 1) * (betting_state.level - betting_state.street_start)
        case SizeKind.GEOMETRIC:
            street_count = int(size.amount) or 3 - betting_state.street
            pot_growth = (pot + 2 * (rules.stack - betting_state.level)) / pot
            return float(pot * (pot_growth ** (1 / street_count) - 1) / 2)
        case SizeKind.ALL_IN:
            return rules.stack - betting_state.level


def _merge_levels(rules: BettingRules, levels: list[float]) -> list[float]:
    """Return the levels without those whose pot is close to that of a larger level."""
    kept_levels: list[float] = []
    for level in reversed(levels):
        if kept_levels:
            pots = [rules.pot + 2 * chips for chips in (kept_levels[-1], level)]
            if pots[0] - pots[1] <= CHIP_TOLERANCE or pots[0] < pots[1] * (1 + rules.merge):
                continue
        kept_levels.append(level)
    return kept_levels[::-1]
