"""The sites whose histories are read here: which dialect each of them writes.

What reads a site is loaded when a file may be of it: each knows its lines by patterns of its own,
and together they take as long as all the rest of reading.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, assert_never, get_args

if TYPE_CHECKING:
    from riverboat.notation.dialects import Dialect

SiteName: TypeAlias = Literal[
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

SITES: Final[tuple[SiteName, ...]] = get_args(SiteName)


@cache
def reader(site: SiteName) -> Dialect:  # a site a case
    """How the histories of a site are known, and read."""
    dialect: Dialect
    match site:
        case "Bovada":
            from riverboat.notation.bovada import BOVADA as dialect
        case "Cake":
            from riverboat.notation.cake import CAKE as dialect
        case "Full Tilt":
            from riverboat.notation.fulltilt import FULL_TILT as dialect
        case "iPoker":
            from riverboat.notation.ipoker import IPOKER as dialect
        case "Merge":
            from riverboat.notation.merge import MERGE as dialect
        case "Ongame":
            from riverboat.notation.ongame import ONGAME as dialect
        case "PokerNow":
            from riverboat.notation.pokernow import POKERNOW as dialect
        case "Winamax":
            from riverboat.notation.winamax import WINAMAX as dialect
        case "Winning":
            from riverboat.notation.winning import WINNING as dialect
        case "Winning until 2019":
            from riverboat.notation.winning import OLDER_WINNING as dialect
        case "888poker":
            from riverboat.notation.pacific import PACIFIC as dialect
        case "partypoker":
            from riverboat.notation.party import PARTY as dialect
        case _:
            assert_never(site)
    return dialect


def dialect_of(head: bytes) -> SiteName | None:
    """The site whose hands a file has that begins with these bytes."""
    return next((site for site in SITES if reader(site).known(head)), None)
