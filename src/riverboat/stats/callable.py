"""The package as something to call: ``riverboat.stats("hands/")`` beside its names.

It answers like ``statistics``: everybody's figures, of hands or of where they are.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from riverboat.stats.players import statistics as statistics_of

if TYPE_CHECKING:
    from riverboat.stats import all_in, counting, definitions, played, players


class StatsPackage(ModuleType):
    """``riverboat.stats``: a package that answers like ``statistics``."""

    __call__ = staticmethod(statistics_of)

    if TYPE_CHECKING:
        STATISTICS = definitions.STATISTICS
        Counts = counting.Counts
        PlayedHand = played.PlayedHand
        PlayedSession = played.PlayedSession
        PlayerStatistics = players.PlayerStatistics
        ResultPoint = played.ResultPoint
        Statistic = definitions.Statistic
        by_depth = staticmethod(players.by_depth)
        by_players = staticmethod(players.by_players)
        by_position = staticmethod(players.by_position)
        counts = staticmethod(counting.counts)
        expected_results = staticmethod(all_in.expected_results)
        played_hand = staticmethod(played.played_hand)
        sessions = staticmethod(played.sessions)
        statistics = staticmethod(statistics_of)
        statistics_by = staticmethod(players.statistics_by)
        summed = staticmethod(played.total_statistics)
        winnings = staticmethod(played.winnings)


if TYPE_CHECKING:
    stats: StatsPackage
