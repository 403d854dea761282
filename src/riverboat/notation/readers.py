"""The sites whose histories are read here: how they are told, and who reads them.

What reads a site is loaded when a file may be of it: each knows its lines by patterns of its own,
and together they take as long as all the rest of reading.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, assert_never, get_args

from riverboat.notation.reading import ReadHand

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


class SiteReader(NamedTuple):
    """How the histories of a site are known, and read."""

    known: Callable[[bytes], bool]
    """Whether a file that begins with these bytes is one of them."""
    read: Callable[[Path], Iterator[ReadHand]]
    parse: Callable[[str, str], list[ReadHand]]
    """The hands of a text, and what its file is called."""


def _text(dialect: Dialect) -> SiteReader:
    from riverboat.notation.dialects import looks_like, parse_dialect, read_dialect

    return SiteReader(
        partial(looks_like, dialect),
        partial(read_dialect, dialect),
        lambda text, name: parse_dialect(dialect, text, file=name),
    )


@cache
def reader(site: SiteName) -> SiteReader:  # a site a case
    """Who reads the histories of a site."""
    match site:
        case "Bovada":
            from riverboat.notation.bovada import BOVADA

            return _text(BOVADA)
        case "Cake":
            from riverboat.notation.cake import CAKE

            return _text(CAKE)
        case "Full Tilt":
            from riverboat.notation.fulltilt import FULL_TILT

            return _text(FULL_TILT)
        case "iPoker":
            from riverboat.notation import ipoker

            return SiteReader(
                ipoker.looks_like_ipoker,
                ipoker.read_ipoker,
                lambda text, name: ipoker.parse_ipoker(text, file=name),
            )
        case "Merge":
            from riverboat.notation import merge

            return SiteReader(
                merge.looks_like_merge,
                merge.read_merge,
                lambda text, name: merge.parse_merge(text, file=name),
            )
        case "Ongame":
            from riverboat.notation.ongame import ONGAME

            return _text(ONGAME)
        case "PokerNow":
            from riverboat.notation import pokernow

            return SiteReader(
                pokernow.looks_like_pokernow,
                pokernow.read_pokernow,
                lambda text, name: pokernow.parse_pokernow(text, file=name),
            )
        case "Winamax":
            from riverboat.notation.winamax import WINAMAX

            return _text(WINAMAX)
        case "Winning":
            from riverboat.notation.winning import WINNING

            return _text(WINNING)
        case "Winning until 2019":
            from riverboat.notation.winning import OLDER_WINNING

            return _text(OLDER_WINNING)
        case "888poker":
            from riverboat.notation.pacific import PACIFIC

            return _text(PACIFIC)
        case "partypoker":
            from riverboat.notation.party import PARTY

            return _text(PARTY)
        case _:
            assert_never(site)


def dialect_of(head: bytes) -> SiteName | None:
    """The site whose hands a file has that begins with these bytes."""
    return next((site for site in SITES if reader(site).known(head)), None)
