"""Refusals of a season: its evenings, its players, and its limits."""

from __future__ import annotations

from riverboat.words.phrase import Player, Refusal


class NoSuchSeason(Refusal, frozen=True):
    code = "no season"
    season: str


class NotTheSeasonsHost(Refusal, frozen=True):
    code = "not the host"


class TooManySeasons(Refusal, frozen=True):
    code = "too-many"
    most: int


class SeasonFull(Refusal, frozen=True):
    code = "too many"
    most: int


class TooManyResults(Refusal, frozen=True):
    code = "too many"
    most: int


class TooManySeasonPlayers(Refusal, frozen=True):
    code = "too many"
    most: int


class TooManySeasonChanges(Refusal, frozen=True):
    code = "too long"


class EventUnfinished(Refusal, frozen=True):
    code = "event goes on"
    event: str


class EveningAddedAlready(Refusal, frozen=True):
    code = "added already"
    evening: str


class NoSuchEvening(Refusal, frozen=True):
    code = "no evening"


class PlayerListedTwice(Refusal, frozen=True):
    code = "twice"
    who: Player


class PlaceImpossible(Refusal, frozen=True):
    code = "bad place"
    who: Player
    place: int


class FewerEntriesThanPlayers(Refusal, frozen=True):
    code = "bad entries"
    entries: int
    players: int


class PlayerNotInSeason(Refusal, frozen=True):
    code = "no such player"
    who: Player


class PlayersNotMergeable(Refusal, frozen=True):
    code = "both played"
    who: Player
    other: Player
    evening: str


class PlayerWithResults(Refusal, frozen=True):
    code = "has results"
    who: Player


class SeasonChangeConflict(Refusal, frozen=True):
    code = "again"
