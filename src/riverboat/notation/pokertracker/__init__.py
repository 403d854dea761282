"""Hands exported by PokerTracker, which has a format for each network.

Hands of closed sites often exist only as such exports. The exports of iPoker and Merge have common
lines; that of Everest has Full Tilt's, and that of Microgaming its own.
"""

from riverboat.notation.pokertracker.everest_export import EVEREST_EXPORT
from riverboat.notation.pokertracker.ipoker_export import IPOKER_EXPORT
from riverboat.notation.pokertracker.microgaming_export import MICROGAMING_EXPORT

__all__ = ["EVEREST_EXPORT", "IPOKER_EXPORT", "MICROGAMING_EXPORT"]
