"""A package that is also a function: ``riverboat.stats("hands/")``.

A call returns the result of ``statistics``: the figures of all players, from hands or a source of
hands.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from riverboat.stats.decision_odds import DecisionOdds as OddsOfDecision
from riverboat.stats.decision_odds import decision_odds as odds_of_hand
from riverboat.stats.player_statistics import statistics as statistics_of

if TYPE_CHECKING:
    from riverboat.stats import (
        all_in_equity,
        played_hands,
        player_statistics,
        statistic_counting,
        statistic_definitions,
    )


class StatsPackage(ModuleType):
    """The package ``riverboat.stats``, which can be called like its function ``statistics``."""

    __call__ = staticmethod(statistics_of)

    if TYPE_CHECKING:
        STATISTICS = statistic_definitions.STATISTICS
        Counts = statistic_counting.Counts
        DecisionOdds = OddsOfDecision
        PlayedHand = played_hands.PlayedHand
        PlayedSession = played_hands.PlayedSession
        PlayerStatistics = player_statistics.PlayerStatistics
        ResultPoint = played_hands.ResultPoint
        Statistic = statistic_definitions.Statistic
        by_depth = staticmethod(player_statistics.by_depth)
        by_player_count = staticmethod(player_statistics.by_player_count)
        by_position = staticmethod(player_statistics.by_position)
        counts = staticmethod(statistic_counting.counts)
        decision_odds = staticmethod(odds_of_hand)
        expected_results = staticmethod(all_in_equity.expected_results)
        played_hand = staticmethod(played_hands.played_hand)
        sessions = staticmethod(played_hands.sessions)
        statistics = staticmethod(statistics_of)
        statistics_by = staticmethod(player_statistics.statistics_by)
        summed = staticmethod(played_hands.total_statistics)
        winnings = staticmethod(played_hands.winnings)


if TYPE_CHECKING:
    stats: StatsPackage
