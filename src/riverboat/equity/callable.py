"""The package as something to call: ``riverboat.equity("AKs", "QQ+")`` beside its names.

The function and the package it lives in have one name, and people write both. At run time the
package calls its function; to whoever checks types this says what both are.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from riverboat.equity.equity import equity as equity_of

if TYPE_CHECKING:
    from riverboat.equity import games, ranges
    from riverboat.equity.ranges import known, order
    from riverboat.equity.reading import errors
    from riverboat.equity.results import figures, result
    from riverboat.equity.studies import histogram as _histogram
    from riverboat.equity.studies import outs as _outs
    from riverboat.equity.studies import streets as _streets


class EquityPackage(ModuleType):
    """``riverboat.equity``: a package that answers like the function of its name."""

    __call__ = staticmethod(equity_of)

    if TYPE_CHECKING:
        BEST_FIRST = order.BEST_FIRST
        GAMES = games.GAMES
        BadEquity = errors.BadEquity
        BadRange = ranges.BadRange
        Combination = figures.Combination
        Equity = result.Equity
        EquityGame = games.EquityGame
        Histogram = _histogram.Histogram
        KnownCards = known.KnownCards
        Outs = _outs.Outs
        PlayerEquity = figures.PlayerEquity
        Range = ranges.Range
        Streets = _streets.Streets
        equity = staticmethod(equity_of)
        game_of = staticmethod(games.game_of)
        histogram = staticmethod(_histogram.histogram)
        outs = staticmethod(_outs.outs)
        parse_known = staticmethod(known.parse_known)
        parse_range = staticmethod(ranges.parse_range)
        streets = staticmethod(_streets.streets)


if TYPE_CHECKING:
    equity: EquityPackage
