"""Ranges of hands in the usual notation: ``22+, A2s+, KTo-KQo, AsKd, 55:0.5``."""

from riverboat.equity.ranges.known_cards import KnownCards, parse_known
from riverboat.equity.ranges.preflop_order import BEST_FIRST
from riverboat.equity.ranges.range import Range
from riverboat.equity.ranges.range_errors import BadRange
from riverboat.equity.ranges.range_parsing import parse_range

__all__ = ["BEST_FIRST", "BadRange", "KnownCards", "Range", "parse_known", "parse_range"]
