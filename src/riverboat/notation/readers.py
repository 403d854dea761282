"""The sites whose histories are read here, a line each: how they are told, and who reads them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from riverboat.notation.bovada import BOVADA
from riverboat.notation.dialects import Dialect, looks_like, parse_dialect, read_dialect
from riverboat.notation.pacific import PACIFIC
from riverboat.notation.party import PARTY
from riverboat.notation.reading import ReadHand
from riverboat.notation.winamax import WINAMAX

SiteName: TypeAlias = Literal["Bovada", "Winamax", "888poker", "partypoker"]


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
    "Winamax": _text(WINAMAX),
    "888poker": _text(PACIFIC),
    "partypoker": _text(PARTY),
}


def dialect_of(head: bytes) -> SiteName | None:
    """The site whose hands a file has that begins with these bytes."""
    return next((site for site, reader in READERS.items() if reader.known(head)), None)
