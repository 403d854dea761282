"""The sites whose histories are read here, a line each."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from riverboat.notation.absolute import ABSOLUTE
from riverboat.notation.bovada import BOVADA
from riverboat.notation.cake import CAKE
from riverboat.notation.dialects import Dialect
from riverboat.notation.fulltilt import FULL_TILT
from riverboat.notation.ipoker import IPOKER
from riverboat.notation.merge import MERGE
from riverboat.notation.ongame import ONGAME
from riverboat.notation.pacific import PACIFIC
from riverboat.notation.party import PARTY
from riverboat.notation.pokernow import POKERNOW
from riverboat.notation.winamax import WINAMAX
from riverboat.notation.winning import OLDER_WINNING, WINNING

SiteName: TypeAlias = Literal[
    "Absolute Poker",
    "Bovada",
    "Cake",
    "Full Tilt",
    "iPoker",
    "Merge",
    "Ongame",
    "PokerNow",
    "Winamax",
    "Winning",
    "Winning until 2019",
    "888poker",
    "partypoker",
]


READERS: Final[dict[SiteName, Dialect]] = {
    "Absolute Poker": ABSOLUTE,
    "Bovada": BOVADA,
    "Cake": CAKE,
    "Full Tilt": FULL_TILT,
    "iPoker": IPOKER,
    "Merge": MERGE,
    "Ongame": ONGAME,
    "PokerNow": POKERNOW,
    "Winning": WINNING,
    "Winning until 2019": OLDER_WINNING,
    "Winamax": WINAMAX,
    "888poker": PACIFIC,
    "partypoker": PARTY,
}


def dialect_of(head: bytes) -> SiteName | None:
    """The site whose hands a file has that begins with these bytes."""
    return next((site for site, reader in READERS.items() if reader.known(head)), None)
