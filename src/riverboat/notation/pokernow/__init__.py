"""Hand histories of PokerNow: a CSV log of one game, with its last line first.

The log records the cards dealt to its owner, but not the owner's name: the owner is the player who
most often showed those cards. Calls and raises state the player's new total of the street.
"""

from riverboat.notation.pokernow.pokernow_files import POKERNOW

__all__ = ["POKERNOW"]
