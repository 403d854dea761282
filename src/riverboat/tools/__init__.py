"""A dealer's tools: side pots, pot limit, odd chips, showdown order, posts, raises, levels.

Each tool is a function of simple values. It applies the rules of the engine or the table, and
returns an answer with its calculation: each step, and the rule that the step follows.

>>> from riverboat.tools import pot_limit
>>> print(pot_limit(35, [10, 10]).steps[0].phrase)
pot 35 + bets 20 + call 10 = 65; raise to 10 + 65 = 75
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.tools.betting_round import BettingRound
from riverboat.tools.blind_clock import Clock, ClockLevel, Levels, blind_clock
from riverboat.tools.legal_raises import LegalRaise, legal_raise
from riverboat.tools.odd_chips import OddChips, SplitPot, odd_chips
from riverboat.tools.pot_limit import PotMaximum, compute_pot_limit, pot_limit
from riverboat.tools.return_posts import ReturningPlayer, ReturnPosts, posts_on_return
from riverboat.tools.showdown_order import ShowdownHands, ShowdownOrder, showdown_order
from riverboat.tools.side_pots import SidePots, side_pots
from riverboat.tools.tool_answer import BadQuestion, Step
from riverboat.tools.typed_actions import TypedAction, parse_action

__all__ = [
    "BadQuestion",
    "Clock",
    "ClockLevel",
    "LegalRaise",
    "Levels",
    "OddChips",
    "ReturnPosts",
    "PotMaximum",
    "ReturningPlayer",
    "BettingRound",
    "ShowdownHands",
    "ShowdownOrder",
    "SidePots",
    "SplitPot",
    "Step",
    "TypedAction",
    "blind_clock",
    "legal_raise",
    "odd_chips",
    "posts_on_return",
    "pot_limit",
    "compute_pot_limit",
    "showdown_order",
    "side_pots",
    "parse_action",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.tools")
