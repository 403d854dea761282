"""Ranges of hands in the usual notation, and their equities."""

import sys
from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.equity.equity_calculation import equity
from riverboat.equity.equity_games import GAMES, EquityGame, find_game
from riverboat.equity.equity_package import EquityPackage
from riverboat.equity.hand_analysis.equity_histogram import Histogram, histogram
from riverboat.equity.hand_analysis.outs_analysis import Outs, outs
from riverboat.equity.hand_analysis.street_equities import Streets, streets
from riverboat.equity.query.equity_errors import BadEquity
from riverboat.equity.ranges.known_cards import KnownCards, parse_known
from riverboat.equity.ranges.preflop_order import BEST_FIRST
from riverboat.equity.ranges.range import Range
from riverboat.equity.ranges.range_errors import BadRange
from riverboat.equity.ranges.range_parsing import parse_range
from riverboat.equity.results.equity_result import Equity
from riverboat.equity.results.player_figures import Combination, PlayerEquity

__all__ = [
    "BEST_FIRST",
    "GAMES",
    "BadEquity",
    "BadRange",
    "Combination",
    "Equity",
    "EquityGame",
    "Histogram",
    "KnownCards",
    "Outs",
    "PlayerEquity",
    "Range",
    "Streets",
    "equity",
    "find_game",
    "histogram",
    "outs",
    "parse_known",
    "parse_range",
    "streets",
]

sys.modules[__name__].__class__ = EquityPackage  # `riverboat.equity("AKs", "QQ+")`

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.equity")
