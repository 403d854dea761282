"""Hand histories of the Winning Poker Network.

Its sites are Americas Cardroom, Black Chip, True Poker and Ya Poker.

The sites never name themselves. Until 2019 hands begin ``Game started at:``, and since then
``Hand #7 - Holdem(No Limit) - $1/$2 - ... UTC``.
"""

from riverboat.notation.winning.older_winning_parser import OLDER_WINNING
from riverboat.notation.winning.winning_parser import WINNING

__all__ = ["OLDER_WINNING", "WINNING"]
