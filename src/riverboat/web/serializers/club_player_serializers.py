"""Payloads and CSV files of a host's players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from riverboat.service.season_records import Evening, Season
from riverboat.store.rows import ClubPlayerRow
from riverboat.web.schemas.club_player_schemas import KnownPlayer, PlayerEvening
from riverboat.web.serializers.season_serializers import csv_text


def count_evenings(
    names: Iterable[str], evenings: Iterable[Evening], details: Iterable[ClubPlayerRow]
) -> tuple[KnownPlayer, ...]:
    """Return players with their details and the number of their evenings, most frequent first."""
    found = dict.fromkeys(names)
    events, wins, last = Counter[str](), Counter[str](), Counter[str]()
    for evening in evenings:
        for player, place in evening.result.places.items():
            found[player] = None
            events[player] += 1
            wins[player] += place == 1
            last[player] = max(last[player], evening.played_at)
    by_key = {each.player.casefold(): each for each in details}
    shown = {name.casefold() for name in found}
    found |= {each.player: None for key, each in by_key.items() if key not in shown}
    known = []
    for name in found:
        own, counts = by_key.get(name.casefold()), (events[name], wins[name], last[name])
        private = (own.contact, own.number, own.notes) if own is not None else ("", "", "")
        known.append(KnownPlayer(name, *counts, *private))
    return tuple(sorted(known, key=lambda each: (-each.events, each.player.casefold())))


def player_evenings(
    player: str, seasons: Iterable[Season], tournaments: Iterable[Evening]
) -> tuple[PlayerEvening, ...]:
    """Return a player's evenings, the latest first: those of seasons with points, and others."""
    found = [each for season in seasons for each in _season_evenings(player, season)]
    listed = {each.event for each in found if each.event}
    for evening in tournaments:
        place = evening.result.places.get(player)
        if place is not None and evening.event not in listed:
            result = evening.result
            found.append(
                PlayerEvening(
                    result.event, evening.event, evening.played_at, place, result.entries, "", 0,
                    is_counted=False,
                )
            )  # fmt: skip
    return tuple(sorted(found, key=lambda each: (-each.played_at, each.season, each.name)))


def _season_evenings(player: str, season: Season) -> Iterator[PlayerEvening]:
    evenings = season.evenings
    row = next((each for each in season.table if each.standing.player == player), None)
    for score in row.scores if row is not None else ():
        evening = evenings[score.event]
        yield PlayerEvening(
            evening.result.event, evening.event, evening.played_at, score.place,
            evening.result.entries, season.rules.name, score.points, score.is_counted,
        )  # fmt: skip


def players_csv(players: Iterable[KnownPlayer]) -> str:
    """Return players as CSV, with the host's details."""
    rows = [
        [each.player, each.events, each.wins, each.number, each.contact, each.notes]
        for each in players
    ]
    return csv_text(["player", "events", "wins", "number", "contact", "notes"], rows)
