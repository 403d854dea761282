"""Choice of the exact method: the applicable ones, and the quickest."""

from __future__ import annotations

from typing import Final

from riverboat.equity.exact.board_enumeration import enumeration_methods
from riverboat.equity.exact.exact_method import ExactMethod
from riverboat.equity.exact.joint_holdings import max_joint_holdings
from riverboat.equity.exact.range_vs_range import range_vs_range_methods
from riverboat.equity.query.equity_question import EquityQuestion
from riverboat.equity.weighted_hands import hand_count

MAX_JOINT_HOLDINGS: Final = 4_000_000
"""Maximum number of joint holdings that are enumerated."""


def exact_methods(question: EquityQuestion) -> list[ExactMethod]:
    """Return the exact methods for a deal, quickest first; none if too much is unknown."""
    sizes = [hand_count(question, player) for player in question.players]
    found: list[ExactMethod] = []
    if question.game.is_holdem and len(sizes) == 2 and max(sizes) > 1:
        found += range_vs_range_methods(question, sizes)
    if max_joint_holdings(sizes) <= MAX_JOINT_HOLDINGS:
        found += enumeration_methods(question, sizes)
    return sorted(found, key=lambda way: way.estimated_seconds)
