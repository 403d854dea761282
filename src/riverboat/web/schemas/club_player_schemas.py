"""Payloads of a host's players: private details, and the history of a player."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from riverboat.live.scorekeeper_entries import PlayerName
from riverboat.web.schemas.base_schemas import RequestBody

_NO_CONTROLS = r"^[^\u0000-\u001f\u007f]*$"


class ClubPlayer(RequestBody, frozen=True):
    """A host's private details of a player, shown to that host only."""

    player: PlayerName
    contact: Annotated[str, Meta(max_length=200, pattern=_NO_CONTROLS)] = ""
    """E-mail address or telephone number."""
    number: Annotated[str, Meta(max_length=40, pattern=_NO_CONTROLS)] = ""
    """Membership number in the club."""
    notes: Annotated[str, Meta(max_length=1_000, pattern=r"^[^\u0000]*$")] = ""


class ClubPlayersBody(RequestBody, frozen=True):
    """Details to store, which replace a player's earlier details; empty details are removed."""

    players: Annotated[tuple[ClubPlayer, ...], Meta(min_length=1, max_length=500)]


class ForgetPlayersBody(RequestBody, frozen=True):
    """Players whose details are deleted, or a request to delete the details of all players."""

    players: Annotated[tuple[PlayerName, ...], Meta(max_length=500)] = ()
    everyone: bool = False
    """Delete the details of all players."""


class PlayerQuery(Struct, frozen=True, kw_only=True):
    """A request for the history of one of the caller's players."""

    player: Annotated[str, Meta(min_length=1, max_length=100)]


class KnownPlayer(Struct, frozen=True, rename={"last_played_at": "last"}):
    """A player whom a host knows from their seasons and tournaments, with private details."""

    player: str
    events: int
    """Number of evenings in the host's seasons and finished tournaments."""
    wins: int
    last_played_at: int
    """Time of the player's latest evening, in milliseconds since 1970; 0 if there is none."""
    contact: str = ""
    number: str = ""
    notes: str = ""


class PlayerEvening(Struct, frozen=True, rename={"is_counted": "counts"}):
    """An evening of a player, with its points in each season."""

    name: str
    event: str
    """Id of the event in the room; empty for an entered result."""
    played_at: int
    """Time in milliseconds since 1970."""
    place: int
    entries: int
    season: str
    """Name of the season; empty for a tournament outside of seasons."""
    points: float
    is_counted: bool
    """False for points that are dropped, and outside of seasons."""


class PlayerHistory(Struct, frozen=True):
    """A player whom the caller hosts, with the player's evenings, the latest first."""

    player: KnownPlayer
    evenings: tuple[PlayerEvening, ...]
