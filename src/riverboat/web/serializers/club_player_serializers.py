"""Payloads and CSV files of a host's players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from riverboat.service.season_records import Evening, Season
from riverboat.store.rows import ClubPlayerRow
from riverboat.web.schemas.club_player_schemas import KnownPlayer, PlayerEvening
from riverboat.web.serializers.season_serializers import render_csv


def build_known_players(
    names: Iterable[str], evenings: Iterable[Evening], club_player_rows: Iterable[ClubPlayerRow]
) -> tuple[KnownPlayer, ...]:
    """Return players with their details and the number of their evenings, most frequent first."""
    ordered_names = dict.fromkeys(names)
    event_counts, win_counts, last_played_at = Counter[str](), Counter[str](), Counter[str]()
    for evening in evenings:
        for player, place in evening.result.places.items():
            ordered_names[player] = None
            event_counts[player] += 1
            win_counts[player] += place == 1
            last_played_at[player] = max(last_played_at[player], evening.played_at)
    row_by_folded_name = {row.player.casefold(): row for row in club_player_rows}
    folded_names = {name.casefold() for name in ordered_names}
    ordered_names |= {
        row.player: None
        for folded_name, row in row_by_folded_name.items()
        if folded_name not in folded_names
    }
    known_players = []
    for name in ordered_names:
        own_row, player_counts = (
            row_by_folded_name.get(name.casefold()),
            (event_counts[name], win_counts[name], last_played_at[name]),
        )
        private_details = (
            (own_row.contact, own_row.number, own_row.notes)
            if own_row is not None
            else ("", "", "")
        )
        known_players.append(KnownPlayer(name, *player_counts, *private_details))
    return tuple(sorted(known_players, key=lambda row: (-row.events, row.player.casefold())))


def list_player_evenings(
    player: str, seasons: Iterable[Season], tournaments: Iterable[Evening]
) -> tuple[PlayerEvening, ...]:
    """Return a player's evenings, the latest first: those of seasons with points, and others."""
    player_evenings = [
        player_evening
        for season in seasons
        for player_evening in _iterate_season_evenings(player, season)
    ]
    listed_events = {
        player_evening.event for player_evening in player_evenings if player_evening.event
    }
    for evening in tournaments:
        place = evening.result.places.get(player)
        if place is not None and evening.event not in listed_events:
            result = evening.result
            player_evenings.append(
                PlayerEvening(
                    result.event, evening.event, evening.played_at, place, result.entries, "", 0,
                    is_counted=False,
                )
            )  # fmt: skip
    return tuple(
        sorted(
            player_evenings,
            key=lambda player_evening: (
                -player_evening.played_at,
                player_evening.season,
                player_evening.name,
            ),
        )
    )


def _iterate_season_evenings(player: str, season: Season) -> Iterator[PlayerEvening]:
    evenings = season.evenings
    player_score = next(
        (
            league_score
            for league_score in season.standings
            if league_score.standing.player == player
        ),
        None,
    )
    for score in player_score.scores if player_score is not None else ():
        evening = evenings[score.event]
        yield PlayerEvening(
            evening.result.event, evening.event, evening.played_at, score.place,
            evening.result.entries, season.rules.name, score.points, score.is_counted,
        )  # fmt: skip


def render_players_csv(players: Iterable[KnownPlayer]) -> str:
    """Return players as CSV, with the host's details."""
    rows = [
        [player.player, player.events, player.wins, player.number, player.contact, player.notes]
        for player in players
    ]
    return render_csv(["player", "events", "wins", "number", "contact", "notes"], rows)
