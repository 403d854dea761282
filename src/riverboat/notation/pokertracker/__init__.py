"""Hands exported by PokerTracker, which has one format for each network.

What people keep of a closed site is often such an export. The forms of iPoker and Merge share their
lines; that of Everest has Full Tilt's, and that of Microgaming its own.
"""

from riverboat.notation.pokertracker.everest_export import EVEREST_EXPORT
from riverboat.notation.pokertracker.ipoker_export import IPOKER_EXPORT
from riverboat.notation.pokertracker.microgaming_export import MICROGAMING_EXPORT

__all__ = ["EVEREST_EXPORT", "IPOKER_EXPORT", "MICROGAMING_EXPORT"]
