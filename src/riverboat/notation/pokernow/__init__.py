"""Games of PokerNow as its log tells them: a CSV, the last line first, a game a file.

The log says what its owner was dealt and not who they are: it is whose cards were shown most often
as they were dealt. Calls and raises say the player's new total of the street.
"""

from riverboat.notation.pokernow.pokernow_files import POKERNOW

__all__ = ["POKERNOW"]
