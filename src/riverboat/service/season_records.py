"""Records of a season: a stream of its own, from which the standings are computed.

An evening stores the places of its players, so that a season needs no other stream.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from riverboat.decoding import JsonDecoder, json_decoder
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.tourney.leagues import LeagueResult, LeagueRow, LeagueRules, build_league_table
from riverboat.words.refusals import records as w

SEASON_STREAM_PREFIX: Final = "season/"
"""Prefix of the streams of seasons."""


class SeasonSettings(Struct, frozen=True, rename={"is_private": "private", "description": "about"}):
    """Settings of a season: its scoring rules, and its visibility."""

    rules: LeagueRules
    is_private: bool = False
    """True to leave it out of the list of seasons; its link still works."""
    description: str = ""


class Evening(Struct, frozen=True):
    """An evening of a season with its result."""

    id: str
    result: LeagueResult
    played_at: int
    """Time of its end in milliseconds since 1970."""
    event: str = ""
    """Id of the tournament in the room; empty for a result that was entered by hand."""


class SeasonBegan(Struct, frozen=True, tag=True):
    """First record: the host and the settings."""

    host: str
    settings: SeasonSettings


class SeasonChanged(Struct, frozen=True, tag=True, rename={"actor": "by"}):
    """The host changed the settings."""

    actor: str
    settings: SeasonSettings


class EveningAdded(Struct, frozen=True, tag=True, rename={"actor": "by"}):
    """An evening was added."""

    actor: str
    evening: Evening


class EveningRemoved(Struct, frozen=True, tag=True, rename={"actor": "by"}):
    """An evening was removed."""

    actor: str
    evening: str


class RosterChanged(Struct, frozen=True, tag=True, rename={"actor": "by"}):
    """Players were added to the list of players, or removed from it."""

    actor: str
    added: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()


class PlayerRenamed(Struct, frozen=True, tag=True, rename={"actor": "by"}):
    """A player has another name from now on; results under both names are merged."""

    actor: str
    player: str
    name: str


AnySeasonRecord: TypeAlias = (
    SeasonBegan | SeasonChanged | EveningAdded | EveningRemoved | RosterChanged | PlayerRenamed
)
_DECODER: Final[JsonDecoder[AnySeasonRecord]] = json_decoder(AnySeasonRecord)


def encode_record(record: AnySeasonRecord) -> bytes:
    """Encode a record for the store."""
    return msgspec.json.encode(record)


class Season:
    """State of a season, derived from its stream."""

    def __init__(self, season_id: str, opening_record: SeasonBegan, began_at: int) -> None:
        self.id, self.host, self.began_at = season_id, opening_record.host, began_at
        self.settings = opening_record.settings
        self._evenings: dict[str, Evening] = {}
        self.roster: tuple[str, ...] = ()
        """List of players: those who were entered, without those who only have results."""
        self.version = 1
        """Number of records."""
        self._cached_standings: tuple[LeagueRow, ...] | None = None

    @property
    def rules(self) -> LeagueRules:
        """Scoring rules."""
        return self.settings.rules

    @property
    def evenings(self) -> tuple[Evening, ...]:
        """All evenings, oldest first."""
        return tuple(
            sorted(self._evenings.values(), key=lambda evening: (evening.played_at, evening.id))
        )

    @property
    def results(self) -> tuple[LeagueResult, ...]:
        """Results of all evenings, oldest first."""
        return tuple([evening.result for evening in self.evenings])

    @property
    def standings(self) -> tuple[LeagueRow, ...]:
        """Standings with all scores; they are computed once."""
        if self._cached_standings is None:
            self._cached_standings = build_league_table(self.rules, self.results)
        return self._cached_standings

    @property
    def players(self) -> tuple[str, ...]:
        """Names of all players, sorted: those in the list of players, and those with results."""
        names = {name for result in self.results for name in result.places}
        return tuple(sorted(names | {*self.roster}, key=lambda name: (name.casefold(), name)))

    def evening(self, evening: str) -> Evening | None:
        """Return an evening by its id; ``None`` if there is none."""
        return self._evenings.get(evening)

    def apply(self, record: AnySeasonRecord) -> None:
        """Apply a record. Raises ``RefusalError`` for a second start."""
        match record:
            case SeasonBegan():
                raise RefusalError(w.RecordStartRepeated())
            case SeasonChanged(_, settings):
                self.settings = settings
            case EveningAdded(_, evening):
                self._evenings[evening.id] = evening
            case EveningRemoved(_, evening):
                self._evenings.pop(evening, None)
            case RosterChanged(_, added_names, removed_names):
                remaining_names = [name for name in self.roster if name not in removed_names]
                self.roster = tuple(dict.fromkeys([*remaining_names, *added_names]))
            case PlayerRenamed(_, player, name):
                self._rename_player(player, name)
        self.version += 1
        self._cached_standings = None

    def _rename_player(self, player: str, new_name: str) -> None:
        self.roster = tuple(
            dict.fromkeys(
                [new_name if roster_name == player else roster_name for roster_name in self.roster]
            )
        )
        for evening_id, evening in self._evenings.items():
            if player in evening.result.places:
                league_result = evening.result
                result = replace(
                    league_result, places=_rename_key(league_result.places, player, new_name),
                    bounties=_rename_key(league_result.bounties, player, new_name),
                    rebuys=_rename_key(league_result.rebuys, player, new_name),
                )  # fmt: skip
                self._evenings[evening_id] = replace(evening, result=result)


_Value = TypeVar("_Value", int, float)


def _rename_key(values: Mapping[str, _Value], player: str, name: str) -> dict[str, _Value]:
    return {
        name if roster_name == player else roster_name: value
        for roster_name, value in values.items()
    }


def read_season(season_id: str, began_at: int, bodies: Iterable[bytes]) -> Season:
    """Read a season from its records. Raises ``ValueError`` if they are malformed."""
    records = [_DECODER.decode(body) for body in bodies]
    if not records or not isinstance(records[0], SeasonBegan):
        raise RefusalError(w.SeasonStartMissing())
    season = Season(season_id, records[0], began_at)
    for record in records[1:]:
        season.apply(record)
    return season
