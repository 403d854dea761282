"""The groups of a table's options: button, straddle, kill, buy-in, marker, clock and fees.

Each group is a frozen value that validates itself. ``table_rules`` validates combinations.
"""

from riverboat.table.rules.option_groups.button_rules import ButtonRules
from riverboat.table.rules.option_groups.buy_in_rules import BuyInRules
from riverboat.table.rules.option_groups.clock_rules import ClockRules
from riverboat.table.rules.option_groups.fee_rules import FeeRules
from riverboat.table.rules.option_groups.kill_rules import KillRules
from riverboat.table.rules.option_groups.marker_rules import MarkerRules
from riverboat.table.rules.option_groups.straddle_rules import StraddleRules

__all__ = [
    "ButtonRules",
    "BuyInRules",
    "ClockRules",
    "FeeRules",
    "KillRules",
    "MarkerRules",
    "StraddleRules",
]
