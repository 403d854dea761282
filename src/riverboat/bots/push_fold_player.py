"""A heads-up push-or-fold player for stacks of 15 big blinds or fewer.

It plays the equilibrium of ``riverboat.equity.push_fold`` for the shorter of the two
stacks. In deeper hands, with more players and after the flop a fallback player decides.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from msgspec import Struct

from riverboat.bots.player_protocol import DecisionPoint, Player
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine import CALL, CHECK, FOLD, AnyCommand, HandState, RaiseTo, ToAct
from riverboat.equity.push_fold import Equilibrium, push_fold
from riverboat.equity.ranges.combos import HAND_NUMBER_OF_COMBO

MAX_BIG_BLINDS: Final = 15
"""Largest stack, in big blinds, at which a push-or-fold strategy loses almost nothing."""
_STEPS_PER_BIG_BLIND: Final = 2
"""Number of stack depths per big blind."""


class PushFoldPlayer(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """A heads-up player of short stacks by the equilibrium; *fallback* plays all other hands."""

    rng: Random
    fallback: Player

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        """Return the player's command; always legal."""
        if not isinstance(turn, ToAct) or turn.chips_missing or not is_push_fold_spot(hand):
            return self.fallback.choose(seat, hand, turn)
        equilibrium = _solve_equilibrium(round(_STEPS_PER_BIG_BLIND * _compute_shorter_stack(hand)))
        is_first_in = hand.aggressor < 0 and seat == hand.button
        push_probability = float(
            equilibrium.plans[(0,) if is_first_in else (0, 1)][find_hole_class(hand.holdings[seat])]
        )
        if self.rng.random() >= push_probability:
            return FOLD if turn.call else CHECK
        if turn.raise_to is not None:
            return RaiseTo(turn.high)
        return CALL if turn.call else CHECK

    luck = DeprecatedAttribute("rng")


def is_push_fold_spot(hand: HandState) -> bool:
    """Return True on the first street, heads-up, with short stacks."""
    game = hand.game
    return (
        hand.players == 2
        and hand.street == 0
        and game.structure.name == "no-limit"
        and game.variant.name == "hold'em"
        and len(game.stakes.blinds) == 2
        and hand.has_standard_posts
        and 1 <= _compute_shorter_stack(hand) <= MAX_BIG_BLINDS
    )


def _compute_shorter_stack(hand: HandState) -> float:
    """Return the shorter starting stack, in big blinds."""
    return min(hand.opening_fact.stacks) / hand.game.stakes.big_blind


def find_hole_class(hole: tuple[int, ...]) -> int:
    """Return the hand class, 0 to 168, of two hole cards."""
    low_card, high_card = sorted(hole)
    return int(HAND_NUMBER_OF_COMBO[high_card * (high_card - 1) // 2 + low_card])


@lru_cache(maxsize=_STEPS_PER_BIG_BLIND * MAX_BIG_BLINDS + 1)
def _solve_equilibrium(half_big_blinds: int) -> Equilibrium:
    return push_fold(
        max(half_big_blinds, _STEPS_PER_BIG_BLIND) / _STEPS_PER_BIG_BLIND, accuracy=1e-4
    )
