"""Which hands somebody may hold, as people write it: ``22+, A2s+, KTo-KQo, AsKd, 55:0.5``."""

from riverboat.equity.ranges.errors import BadRange
from riverboat.equity.ranges.known import KnownCards, parse_known
from riverboat.equity.ranges.order import BEST_FIRST
from riverboat.equity.ranges.parsing import parse_range
from riverboat.equity.ranges.range import Range

__all__ = ["BEST_FIRST", "BadRange", "KnownCards", "Range", "parse_known", "parse_range"]
