"""Registry of the supported sites and their dialects.

The parser of a site is imported only if a file may come from that site. Each parser has its own
patterns, and importing all of them takes as long as importing the rest of the reader.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, assert_never, get_args

if TYPE_CHECKING:
    from riverboat.notation.dialects import Dialect

SiteName: TypeAlias = Literal[
    "Absolute Poker",
    "BetOnline",
    "Betfair",
    "Boss",
    "Bovada",
    "Cake",
    "Entraction",
    "Everleaf",
    "Full Tilt",
    "iPoker",
    "Merge",
    "Ongame",
    "PKR",
    "PokerTracker's Everest",
    "PokerTracker's iPoker",
    "PokerTracker's Microgaming",
    "PokerNow",
    "Winamax",
    "Winning",
    "Winning until 2019",
    "888poker",
    "partypoker",
]

Format: TypeAlias = Literal["PHH", "OHH", "PokerStars", "ACPC", "riverboat", "archive"] | SiteName
"""Formats of files with hands."""

SITES: Final[tuple[SiteName, ...]] = get_args(SiteName)


@cache
def load_dialect(site: SiteName) -> Dialect:  # one case per site
    """Return the dialect of a site's hand histories."""
    match site:
        case "Absolute Poker":
            from riverboat.notation.absolute import ABSOLUTE

            return ABSOLUTE
        case "BetOnline":
            from riverboat.notation.chico import CHICO

            return CHICO
        case "Betfair":
            from riverboat.notation.betfair import BETFAIR

            return BETFAIR
        case "Boss":
            from riverboat.notation.boss import BOSS

            return BOSS
        case "Bovada":
            from riverboat.notation.bovada import BOVADA

            return BOVADA
        case "Cake":
            from riverboat.notation.cake import CAKE

            return CAKE
        case "Entraction":
            from riverboat.notation.entraction import ENTRACTION

            return ENTRACTION
        case "Everleaf":
            from riverboat.notation.everleaf import EVERLEAF

            return EVERLEAF
        case "Full Tilt":
            from riverboat.notation.fulltilt import FULL_TILT

            return FULL_TILT
        case "iPoker":
            from riverboat.notation.ipoker import IPOKER

            return IPOKER
        case "Merge":
            from riverboat.notation.merge import MERGE

            return MERGE
        case "Ongame":
            from riverboat.notation.ongame import ONGAME

            return ONGAME
        case "PKR":
            from riverboat.notation.pkr import PKR

            return PKR
        case "PokerNow":
            from riverboat.notation.pokernow import POKERNOW

            return POKERNOW
        case "PokerTracker's Everest":
            from riverboat.notation.pokertracker import EVEREST_EXPORT

            return EVEREST_EXPORT
        case "PokerTracker's iPoker":
            from riverboat.notation.pokertracker import IPOKER_EXPORT

            return IPOKER_EXPORT
        case "PokerTracker's Microgaming":
            from riverboat.notation.pokertracker import MICROGAMING_EXPORT

            return MICROGAMING_EXPORT
        case "Winamax":
            from riverboat.notation.winamax import WINAMAX

            return WINAMAX
        case "Winning":
            from riverboat.notation.winning import WINNING

            return WINNING
        case "Winning until 2019":
            from riverboat.notation.winning import OLDER_WINNING

            return OLDER_WINNING
        case "888poker":
            from riverboat.notation.pacific import PACIFIC

            return PACIFIC
        case "partypoker":
            from riverboat.notation.party import PARTY

            return PARTY
        case _:
            assert_never(site)


def detect_dialect(first_bytes: bytes) -> SiteName | None:
    """Return the site of a file that begins with these bytes; ``None`` if no dialect matches."""
    return next((site for site in SITES if load_dialect(site).can_read(first_bytes)), None)
