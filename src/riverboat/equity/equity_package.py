"""A package that is also a function: ``riverboat.equity("AKs", "QQ+")``.

The package and its main function share a name, and both are public. At run time a call of the
package calls the function; this module describes both to type checkers.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from riverboat.equity.equity_calculation import equity as equity_of

if TYPE_CHECKING:
    from riverboat.equity import equity_games, ranges
    from riverboat.equity.hand_analysis import equity_histogram as _histogram
    from riverboat.equity.hand_analysis import outs_analysis as _outs
    from riverboat.equity.hand_analysis import street_equities as _streets
    from riverboat.equity.query import equity_errors
    from riverboat.equity.ranges import known_cards, preflop_order
    from riverboat.equity.results import equity_result, player_figures


class EquityPackage(ModuleType):
    """The package ``riverboat.equity``, which can be called like its function ``equity``."""

    __call__ = staticmethod(equity_of)

    if TYPE_CHECKING:
        BEST_FIRST = preflop_order.BEST_FIRST
        GAMES = equity_games.GAMES
        BadEquity = equity_errors.BadEquity
        BadRange = ranges.BadRange
        Combination = player_figures.Combination
        Equity = equity_result.Equity
        EquityGame = equity_games.EquityGame
        Histogram = _histogram.Histogram
        KnownCards = known_cards.KnownCards
        Outs = _outs.Outs
        PlayerEquity = player_figures.PlayerEquity
        Range = ranges.Range
        Streets = _streets.Streets
        equity = staticmethod(equity_of)
        find_game = staticmethod(equity_games.find_game)
        histogram = staticmethod(_histogram.histogram)
        outs = staticmethod(_outs.outs)
        parse_known = staticmethod(known_cards.parse_known)
        parse_range = staticmethod(ranges.parse_range)
        streets = staticmethod(_streets.streets)


if TYPE_CHECKING:
    equity: EquityPackage
