"""Choice of an exact counting method: the applicable methods, fastest first."""

from __future__ import annotations

from typing import Final

from riverboat.equity.exact.board_enumeration import list_enumeration_methods
from riverboat.equity.exact.exact_method import ExactMethod
from riverboat.equity.exact.joint_holdings import count_max_joint_holdings
from riverboat.equity.exact.range_vs_range import list_range_vs_range_methods
from riverboat.equity.query.equity_question import EquityQuestion
from riverboat.equity.weighted_hands import count_possible_hands

MAX_JOINT_HOLDINGS: Final = 4_000_000
"""Maximum number of joint holdings that are enumerated."""


def find_exact_methods(question: EquityQuestion) -> list[ExactMethod]:
    """Return the exact methods for a deal, fastest first; none if too many cards are unknown."""
    hand_counts = [count_possible_hands(question, player) for player in question.players]
    methods: list[ExactMethod] = []
    if question.game.is_holdem and len(hand_counts) == 2 and max(hand_counts) > 1:
        methods += list_range_vs_range_methods(question, hand_counts)
    if count_max_joint_holdings(hand_counts) <= MAX_JOINT_HOLDINGS:
        methods += list_enumeration_methods(question, hand_counts)
    return sorted(methods, key=lambda method: method.estimated_seconds)
