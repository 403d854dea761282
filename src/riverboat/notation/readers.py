"""The sites whose histories are read here, a line each: how they are told, and who reads them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from riverboat.notation.bovada import BOVADA
from riverboat.notation.cake import CAKE
from riverboat.notation.dialects import Dialect, looks_like, parse_dialect, read_dialect
from riverboat.notation.fulltilt import FULL_TILT
from riverboat.notation.ipoker import looks_like_ipoker, parse_ipoker, read_ipoker
from riverboat.notation.merge import looks_like_merge, parse_merge, read_merge
from riverboat.notation.ongame import ONGAME
from riverboat.notation.pacific import PACIFIC
from riverboat.notation.party import PARTY
from riverboat.notation.pokernow import looks_like_pokernow, parse_pokernow, read_pokernow
from riverboat.notation.reading import ReadHand
from riverboat.notation.winamax import WINAMAX
from riverboat.notation.winning import OLDER_WINNING, WINNING

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


class SiteReader(NamedTuple):
    """How the histories of a site are known, and read."""

    known: Callable[[bytes], bool]
    """Whether a file that begins with these bytes is one of them."""
    read: Callable[[Path], Iterator[ReadHand]]
    parse: Callable[[str, str], list[ReadHand]]
    """The hands of a text, and what its file is called."""


def _text(dialect: Dialect) -> SiteReader:
    return SiteReader(
        partial(looks_like, dialect),
        partial(read_dialect, dialect),
        lambda text, name: parse_dialect(dialect, text, file=name),
    )


READERS: Final[dict[SiteName, SiteReader]] = {
    "Bovada": _text(BOVADA),
    "Cake": _text(CAKE),
    "Full Tilt": _text(FULL_TILT),
    "iPoker": SiteReader(
        looks_like_ipoker, read_ipoker, lambda text, name: parse_ipoker(text, file=name)
    ),
    "Merge": SiteReader(
        looks_like_merge, read_merge, lambda text, name: parse_merge(text, file=name)
    ),
    "Ongame": _text(ONGAME),
    "PokerNow": SiteReader(
        looks_like_pokernow, read_pokernow, lambda text, name: parse_pokernow(text, file=name)
    ),
    "Winning": _text(WINNING),
    "Winning until 2019": _text(OLDER_WINNING),
    "Winamax": _text(WINAMAX),
    "888poker": _text(PACIFIC),
    "partypoker": _text(PARTY),
}


def dialect_of(head: bytes) -> SiteName | None:
    """The site whose hands a file has that begins with these bytes."""
    return next((site for site, reader in READERS.items() if reader.known(head)), None)
