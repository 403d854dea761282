"""Hand histories of PokerNow: a CSV log, the last line first, one game a file.

The log records the cards dealt to its owner, but not the owner's name: it is the player who most
often showed those cards. Calls and raises give the player's new total of the street.
"""

from riverboat.notation.pokernow.pokernow_files import POKERNOW

__all__ = ["POKERNOW"]
