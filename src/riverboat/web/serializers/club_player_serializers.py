"""Payloads and CSV files of a host's players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from riverboat.service.season_records import Evening, Season
from riverboat.store.rows import ClubPlayerRow
from riverboat.web.schemas.club_player_schemas import KnownPlayer, PlayerEvening
from riverboat.web.serializers.season_serializers import csv_text


def build_known_players(
    names: Iterable[str], evenings: Iterable[Evening], club_player_rows: Iterable[ClubPlayerRow]
) -> tuple[KnownPlayer, ...]:
    """Return players with their details and the number of their evenings, most frequent first."""
    name_order = dict.fromkeys(names)
    events, wins, last_played_at = Counter[str](), Counter[str](), Counter[str]()
    for evening in evenings:
        for player, place in evening.result.places.items():
            name_order[player] = None
            events[player] += 1
            wins[player] += place == 1
            last_played_at[player] = max(last_played_at[player], evening.played_at)
    row_by_key = {row.player.casefold(): row for row in club_player_rows}
    listed_names = {name.casefold() for name in name_order}
    name_order |= {row.player: None for key, row in row_by_key.items() if key not in listed_names}
    known_players = []
    for name in name_order:
        own_row, details_and_counts = (
            row_by_key.get(name.casefold()),
            (events[name], wins[name], last_played_at[name]),
        )
        private_details = (
            (own_row.contact, own_row.number, own_row.notes)
            if own_row is not None
            else ("", "", "")
        )
        known_players.append(KnownPlayer(name, *details_and_counts, *private_details))
    return tuple(sorted(known_players, key=lambda row: (-row.events, row.player.casefold())))


def list_player_evenings(
    player: str, seasons: Iterable[Season], tournaments: Iterable[Evening]
) -> tuple[PlayerEvening, ...]:
    """Return a player's evenings, the latest first: those of seasons with points, and others."""
    season_evenings = [
        season_evening for season in seasons for season_evening in _season_evenings(player, season)
    ]
    listed_events = {
        season_evening.event for season_evening in season_evenings if season_evening.event
    }
    for evening in tournaments:
        place = evening.result.places.get(player)
        if place is not None and evening.event not in listed_events:
            result = evening.result
            season_evenings.append(
                PlayerEvening(
                    result.event, evening.event, evening.played_at, place, result.entries, "", 0,
                    is_counted=False,
                )
            )  # fmt: skip
    return tuple(
        sorted(
            season_evenings,
            key=lambda season_evening: (
                -season_evening.played_at,
                season_evening.season,
                season_evening.name,
            ),
        )
    )


def _season_evenings(player: str, season: Season) -> Iterator[PlayerEvening]:
    evenings = season.evenings
    row = next(
        (
            league_score
            for league_score in season.standings
            if league_score.standing.player == player
        ),
        None,
    )
    for score in row.scores if row is not None else ():
        evening = evenings[score.event]
        yield PlayerEvening(
            evening.result.event, evening.event, evening.played_at, score.place,
            evening.result.entries, season.rules.name, score.points, score.is_counted,
        )  # fmt: skip


def players_csv(players: Iterable[KnownPlayer]) -> str:
    """Return players as CSV, with the host's details."""
    rows = [
        [player.player, player.events, player.wins, player.number, player.contact, player.notes]
        for player in players
    ]
    return csv_text(["player", "events", "wins", "number", "contact", "notes"], rows)
