"""A player that bets by a betting policy, and makes other decisions at random."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from riverboat.bots.betting_policy import CALL, FOLD, BettingPolicy
from riverboat.bots.player_protocol import DecisionPoint
from riverboat.bots.random_discards import random_discard
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine import CALL as ASK_TO_CALL
from riverboat.engine import CHECK as ASK_TO_CHECK
from riverboat.engine import FOLD as ASK_TO_FOLD
from riverboat.engine import (
    AnyCommand,
    Declare,
    Discard,
    HandState,
    RaiseTo,
    RunIt,
    Show,
    Side,
    ToAct,
    ToChoose,
    ToDeclare,
    ToDraw,
    ToShow,
)

MAX_RAISES: Final = 5
"""Number of bets and raises on a street after which a policy player does not raise."""

SIDES: Final[tuple[Side, ...]] = ("high", "low", "both")


class PolicyPlayer(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """A player that follows a betting policy, and uses its cards only to choose discards."""

    policy: BettingPolicy
    rng: Random

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        """Return the policy's choice as a command; always legal."""
        match turn:
            case ToAct():
                return self._choose_bet(turn, hand.bets_made < MAX_RAISES)
            case ToDraw(min_cards=min_cards, max_cards=max_cards):
                return Discard(
                    random_discard(hand.holdings[seat], min_cards, max_cards, self.rng.random)
                )
            case ToShow():
                return Show(seat)
            case ToChoose(max_runs=max_runs):
                return RunIt(seat, 1 + int(self.rng.random() * max_runs))
            case ToDeclare():
                return Declare(seat, SIDES[int(self.rng.random() * len(SIDES))])

    def _choose_bet(self, to_act: ToAct, can_raise: bool) -> AnyCommand:
        chips_to_call = 0 if to_act.is_bring_in else to_act.call
        total = self.policy(to_act.seat, chips_to_call, to_act.low, to_act.high)
        if total > CALL and can_raise:
            return RaiseTo(total)
        if total == FOLD or to_act.chips_missing:  # rule: OPEN-02
            return ASK_TO_FOLD
        return ASK_TO_CALL if to_act.call else ASK_TO_CHECK

    luck = DeprecatedAttribute("rng")
