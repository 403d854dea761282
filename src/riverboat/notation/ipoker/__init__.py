"""Hands as the sites of iPoker keep them: XML, a session a file, read and refused as strictly.

Older files count the bet that nobody called among what its player won, later ones (a client of
version 20 or more, or ``uncalled_bet_enabled``) do not. Actions of a street may stand player by
player; their numbers tell the order. Whoever's cards a file has at the showdown has shown them.
"""

from riverboat.notation.ipoker.ipoker_files import IPOKER

__all__ = ["IPOKER"]
