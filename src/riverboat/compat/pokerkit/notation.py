"""Hand histories under pokerkit's names.

PHH and ACPC are read and written as in pokerkit, site histories with riverboat's parsers.
"""

from __future__ import annotations

from riverboat.compat.pokerkit.hand_history import HandHistory
from riverboat.compat.pokerkit.parsers import (
    AbsolutePokerParser,
    ACPCProtocolParser,
    FullTiltPokerParser,
    IPokerNetworkParser,
    OngameNetworkParser,
    Parser,
    PartyPokerParser,
    PokerStarsParser,
)
from riverboat.compat.pokerkit.phh_operations import parse_action

__all__ = [
    "ACPCProtocolParser",
    "AbsolutePokerParser",
    "FullTiltPokerParser",
    "HandHistory",
    "IPokerNetworkParser",
    "OngameNetworkParser",
    "Parser",
    "PartyPokerParser",
    "PokerStarsParser",
    "parse_action",
]
