"""Hands of iPoker sites in XML, one session in each file.

Older files count an uncalled bet among its player's winnings; later ones (a client of version 20 or
more, or ``uncalled_bet_enabled``) do not. The actions of a street may be grouped by player; their
numbers give the order. A player whose cards are in the file at the showdown has shown them.
"""

from riverboat.notation.ipoker.ipoker_files import IPOKER

__all__ = ["IPOKER"]
