"""Hand histories of Merge sites (Carbon and others) in XML, with seats in place of names.

Raises state their new total since September 2010, and before that the chips put in. In tournaments
older files report stacks after the blinds and antes, and files of version 2 before them.
"""

from riverboat.notation.merge.merge_files import MERGE

__all__ = ["MERGE"]
