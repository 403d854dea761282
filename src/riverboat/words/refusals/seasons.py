"""Refusals of a season: its evenings, its players, and its limits."""

from __future__ import annotations

from riverboat.words.phrase import Player, Refusal


class NoSuchSeason(Refusal, frozen=True):
    code = "no season"
    season: str


class NotTheSeasonsHost(Refusal, frozen=True):
    code = "not the host"


class TooManySeasons(Refusal, frozen=True, rename={"max_seasons": "most"}):
    code = "too-many"
    max_seasons: int


class SeasonFull(Refusal, frozen=True, rename={"max_tournaments": "most"}):
    code = "too many"
    max_tournaments: int


class TooManyResults(Refusal, frozen=True, rename={"max_results": "most"}):
    code = "too many"
    max_results: int


class TooManySeasonPlayers(Refusal, frozen=True, rename={"max_players": "most"}):
    code = "too many"
    max_players: int


class TooManySeasonChanges(Refusal, frozen=True):
    code = "too long"


class EventUnfinished(Refusal, frozen=True):
    code = "event goes on"
    event: str


class TournamentAlreadyInSeason(Refusal, frozen=True):
    code = "added already"
    evening: str


class NoSuchEvening(Refusal, frozen=True):
    code = "no evening"


class PlayerListedTwice(Refusal, frozen=True):
    code = "twice"
    who: Player


class PlaceImpossible(Refusal, frozen=True, rename={"finishing_place": "place"}):
    code = "bad place"
    who: Player
    finishing_place: int


class FewerEntriesThanPlayers(Refusal, frozen=True):
    code = "bad entries"
    entries: int
    players: int


class PlayerNotInSeason(Refusal, frozen=True):
    code = "no such player"
    who: Player


class PlayersNotMergeable(Refusal, frozen=True, rename={"other_player": "other"}):
    code = "both played"
    who: Player
    other_player: Player
    evening: str


class PlayerWithResults(Refusal, frozen=True):
    code = "has results"
    who: Player


class SeasonChangeConflict(Refusal, frozen=True):
    code = "again"
