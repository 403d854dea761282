"""One hand as a value, dealt by the name of its game: queried, played, copied.

>>> from riverboat.hands import Hand
>>> hand = Hand("nlhe 1/2", seats=3, stacks=200, seed=7)
>>> hand
<Hand no-limit hold'em 1/2: preflop, pot 3, seat 2 to fold, call 2, raise to 4-200>
>>> hand.act("raise 6")
>>> [each.to_act for each in (hand, hand.after("fold"), hand.after("call"))]
[0, 1, 1]

It is built on ``riverboat.engine``, which has the rules, and adds actions in words, a
dealer with a deck, and queries. It depends on no files, tables or bots.
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.hands.hand import Hand
from riverboat.hands.hand_action_parser import parse_action
from riverboat.hands.hand_figures import PlayerFigures, positions
from riverboat.hands.legal import Legal
from riverboat.hands.printed_cards import PrintedCards

__all__ = [
    "Hand",
    "Legal",
    "PlayerFigures",
    "PrintedCards",
    "parse_action",
    "positions",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.hands")
