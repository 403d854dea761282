"""The groups of a table's options: button, straddle, kill, buy-in, marker, clock and fees.

Each is a frozen value that checks itself. What they may not be together is ``rules``' to say.
"""

from riverboat.table.rules.option_groups.button import ButtonRules
from riverboat.table.rules.option_groups.buy_in import BuyInRules
from riverboat.table.rules.option_groups.clock import ClockRules
from riverboat.table.rules.option_groups.fees import FeeRules
from riverboat.table.rules.option_groups.kill import KillRules
from riverboat.table.rules.option_groups.marker import MarkerRules
from riverboat.table.rules.option_groups.straddle import StraddleRules

__all__ = [
    "ButtonRules",
    "BuyInRules",
    "ClockRules",
    "FeeRules",
    "KillRules",
    "MarkerRules",
    "StraddleRules",
]
