"""Player statistics over many hands, from parsed hand histories and a room's own log.

- ``statistics(hands)``: all players' figures, VPIP, PFR, 3-bet, c-bet ..., bb/100
- ``statistics_by(hands, group_of)``: figures by position, depth, or the value of any function
- ``counts(log, hand)``: opportunities and actions of each seat in one hand
- ``expected_results(log, hand)``: results with an all-in at its equity
- ``decision_odds(hand)``: pot odds and equity at each decision of one hand
- ``played_hand(hand, player)``: one player's hand as a small row; ``total_statistics``,
  ``sessions`` and ``winnings`` summarize many rows

``STATISTICS`` defines each statistic; docs/reference/statistics.md documents them.
"""

import sys
from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.stats.all_in_equity import expected_results
from riverboat.stats.decision_odds import DecisionOdds, decision_odds
from riverboat.stats.played_hands import (
    PlayedHand,
    PlayedSession,
    ResultPoint,
    played_hand,
    sessions,
    total_statistics,
    winnings,
)
from riverboat.stats.player_statistics import (
    PlayerStatistics,
    by_depth,
    by_player_count,
    by_position,
    statistics,
    statistics_by,
)
from riverboat.stats.statistic_counting import Counts, counts
from riverboat.stats.statistic_definitions import STATISTICS, Statistic
from riverboat.stats.stats_package import StatsPackage

__all__ = [
    "STATISTICS",
    "Counts",
    "DecisionOdds",
    "PlayedHand",
    "PlayedSession",
    "PlayerStatistics",
    "ResultPoint",
    "Statistic",
    "by_depth",
    "by_player_count",
    "by_position",
    "counts",
    "decision_odds",
    "expected_results",
    "played_hand",
    "sessions",
    "statistics",
    "statistics_by",
    "total_statistics",
    "winnings",
]

sys.modules[__name__].__class__ = StatsPackage  # `riverboat.stats(...)`

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.stats")
