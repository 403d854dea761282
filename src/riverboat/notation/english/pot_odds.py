"""Pot odds for a call."""

from __future__ import annotations

from math import gcd

from msgspec import Struct

from riverboat.engine import HandState


class PotOdds(Struct, frozen=True):
    """The pot that a call can win, and the price of the call (TERM-05).

    >>> print(PotOdds(pot=30, to_call=10), PotOdds(pot=25, to_call=10))
    3:1 2.5:1
    """

    pot: int
    to_call: int

    def __str__(self) -> str:
        if self.pot * 10 % self.to_call:
            divisor = gcd(self.pot, self.to_call)
            return f"{self.pot // divisor}:{self.to_call // divisor}"
        return f"{self.pot / self.to_call:g}:1"


def pot_odds(hand: HandState, seat: int) -> PotOdds | None:
    """Return the pot odds of *seat* for a call; ``None`` when a check is free."""
    to_call = min(hand.current_bet - hand.bets[seat], hand.stacks[seat])
    return PotOdds(hand.pot, to_call) if to_call > 0 else None
