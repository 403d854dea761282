"""Hands as the sites of Merge keep them (Carbon and others): XML, seats for names.

Raises say their new total, since September 2010; before, what was put in. In tournaments older
files count what a player had after the blinds and antes, and files of version 2 what they had
before.
"""

from riverboat.notation.merge.merge_files import MERGE

__all__ = ["MERGE"]
