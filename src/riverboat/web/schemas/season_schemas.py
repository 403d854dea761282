"""Payloads of seasons: rules, evenings, players and standings."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict

from riverboat.live.scorekeeper_entries import PlayerName
from riverboat.service.state.table_settings import Description
from riverboat.tourney.leagues import Formula, LeagueRules, LeagueScore
from riverboat.web.schemas.base_schemas import LabelText, Name, RequestBody

_Points = Annotated[int, Meta(ge=0, le=100_000)]
_Count = Annotated[int, Meta(ge=0, le=10_000)]


class LeagueRulesBody(RequestBody, frozen=True, kw_only=True):
    """Scoring rules of a season."""

    name: LabelText
    formula: Formula = "root"
    table: Annotated[tuple[_Points, ...], Meta(max_length=100)] = LeagueRules(name="").table
    """Points of each place, for the formula ``table``."""
    taking_part: _Points = 0
    """Points for taking part, on top of those for the place."""
    best: Annotated[int, Meta(ge=0, le=1000)] = 0
    """Number of a player's results that count; 0 for all of them."""
    least_entries: _Count = 0
    """Minimum of entries: a smaller evening gives no points."""
    unit: Annotated[int, Meta(ge=1, le=2**40)] = 100
    """Unit of the buy-in, for the formula ``buy_in``."""
    bounty: _Points = 0
    """Points for each player eliminated."""
    rebuy: Annotated[int, Meta(ge=-100_000, le=100_000)] = 0
    """Points for each rebuy or re-entry; negative to subtract them."""

    def rules(self) -> LeagueRules:
        """Return the scoring rules."""
        fields: dict[str, Any] = asdict(self)
        return LeagueRules(**{**fields, "name": self.name.strip()})


class NewSeason(
    RequestBody, frozen=True, kw_only=True, rename={"is_private": "private", "description": "about"}
):
    """A request for a season."""

    rules: LeagueRulesBody
    is_private: bool = False
    description: Description = ""


class SeasonChanges(
    RequestBody, frozen=True, kw_only=True, rename={"is_private": "private", "description": "about"}
):
    """Changes to a season; unset fields stay unchanged."""

    rules: LeagueRulesBody | UnsetType = UNSET
    is_private: bool | UnsetType = UNSET
    description: Description | UnsetType = UNSET


class PointsBody(RequestBody, frozen=True, kw_only=True):
    """A request for the points of each place in an evening."""

    rules: LeagueRulesBody
    entries: Annotated[int, Meta(ge=1, le=100)] = 18
    price: Annotated[int, Meta(ge=0, le=2**40)] = 0


class PlacePoints(Struct, frozen=True):
    """Points by place, the winner's first."""

    points: tuple[float, ...]


class SeasonPlace(RequestBody, frozen=True):
    """A player's place in an evening."""

    player: PlayerName
    place: Annotated[int, Meta(ge=1, le=10_000)]
    bounties: Annotated[float, Meta(ge=0, le=10_000)] = 0
    """Players eliminated; a shared one counts in part."""
    rebuys: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """Rebuys and re-entries."""


class EveningBody(RequestBody, frozen=True, kw_only=True):
    """An evening to add: a finished tournament of the room, or a result that is entered."""

    event: Annotated[str, Meta(max_length=40, pattern=r"^[\w-]*$")] = ""
    """Id of a tournament of the room; with an id, the other fields are ignored."""
    name: LabelText = ""
    played_at: Annotated[int, Meta(ge=0, le=2**50)] = 0
    """Time in milliseconds since 1970; 0 for now."""
    price: Annotated[int, Meta(ge=0, le=2**40)] = 0
    entries: _Count = 0
    """Number of entries; 0 for the number of players."""
    places: Annotated[tuple[SeasonPlace, ...], Meta(max_length=2_000)] = ()


class RosterBody(RequestBody, frozen=True, kw_only=True):
    """Players to add to the list of players, and to remove from it."""

    add: Annotated[tuple[PlayerName, ...], Meta(max_length=1_000)] = ()
    remove: Annotated[tuple[PlayerName, ...], Meta(max_length=1_000)] = ()


class RenameBody(RequestBody, frozen=True):
    """A player's new name; if another player has that name, the two are merged."""

    player: PlayerName
    name: PlayerName


class NewSeasonResponse(Struct, frozen=True):
    """A new season."""

    id: str


class SeasonListItem(Struct, frozen=True, rename={"last_played_at": "last"}):
    """A season in the list."""

    id: str
    name: str
    host: str
    evenings: int
    """Number of evenings."""
    players: int
    """Number of players."""
    leader: str
    """Player in the lead; empty before the first evening or if several lead."""
    last_played_at: int
    """Time of the latest evening, in milliseconds since 1970; 0 if there is none."""


class SeasonEvening(Struct, frozen=True, rename={"is_counted": "counts"}):
    """An evening of a season."""

    id: Name
    name: str
    event: str
    """Id of the event in the room; empty for an entered result."""
    played_at: int
    """Time in milliseconds since 1970."""
    entries: int
    price: int
    """Price of an entry."""
    winners: tuple[str, ...]
    is_counted: bool
    """False if the evening has too few entries to give points."""


class SeasonRow(Struct, frozen=True):
    """A player in the standings."""

    place: int
    player: str
    points: float
    events: int
    wins: int
    scores: tuple[LeagueScore, ...]
    """Scores in order; ``event`` is an index of ``evenings``."""


class SeasonDetails(Struct, frozen=True, rename={"is_private": "private", "description": "about"}):
    """A season with its standings."""

    id: str
    host: str
    rules: LeagueRules
    is_private: bool
    description: str
    may_manage: bool
    """True if the caller may change the season."""
    evenings: tuple[SeasonEvening, ...]
    """Evenings, oldest first."""
    rows: tuple[SeasonRow, ...]
    """Standings, leader first."""
    players: tuple[str, ...]
    """Names of all players, sorted: those with results, and those in the list of players."""
