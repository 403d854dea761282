"""Payloads and CSV files of seasons."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

from msgspec.structs import astuple

from riverboat.service.season_records import Evening, Season
from riverboat.table.money.settle_up import escape_formula
from riverboat.tourney.leagues import LeagueStanding
from riverboat.web.schemas.season_schemas import (
    SeasonDetails,
    SeasonEvening,
    SeasonListItem,
    SeasonRow,
)


def build_season_list_item(season: Season) -> SeasonListItem:
    """Return a season as a line of the list."""
    standings, evenings = season.standings, season.evenings
    leaders = [row.standing.player for row in standings if row.standing.place == 1]
    return SeasonListItem(
        id=season.id,
        name=season.rules.name,
        host=season.host,
        evenings=len(evenings),
        players=len(season.players),
        leader=leaders[0] if len(leaders) == 1 else "",
        last_played_at=evenings[-1].played_at if evenings else 0,
    )


def build_season_details(season: Season, *, may_manage: bool) -> SeasonDetails:
    """Return a season with its standings."""
    return SeasonDetails(
        id=season.id,
        host=season.host,
        rules=season.rules,
        is_private=season.settings.is_private,
        description=season.settings.description,
        may_manage=may_manage,
        evenings=tuple([_build_season_evening(season, evening) for evening in season.evenings]),
        rows=tuple(
            [
                SeasonRow(
                    place=row.standing.place,
                    player=row.standing.player,
                    points=row.standing.points,
                    events=row.standing.events,
                    wins=row.standing.wins,
                    scores=row.scores,
                )
                for row in season.standings
            ]
        ),
        players=season.players,
    )


def _build_season_evening(season: Season, evening: Evening) -> SeasonEvening:
    result = evening.result
    return SeasonEvening(
        id=evening.id,
        name=result.event,
        event=evening.event,
        played_at=evening.played_at,
        entries=result.entries,
        price=result.price,
        winners=tuple([player for player, place in result.places.items() if place == 1]),
        is_counted=result.entries >= season.rules.least_entries,
    )


def render_standings_csv(season: Season) -> str:
    """Return the standings as CSV, with a column of points for each evening."""
    evenings = season.evenings
    header = [*LeagueStanding.__struct_fields__]
    header += [evening.result.event for evening in evenings]
    rows = []
    for row in season.standings:
        points_by_evening_index = {score.event: score.points for score in row.scores}
        evening_points = [
            points_by_evening_index.get(evening_index, "") for evening_index in range(len(evenings))
        ]
        rows.append([*astuple(row.standing), *evening_points])
    return render_csv(header, rows)


def render_places_csv(season: Season) -> str:
    """Return each place of each evening as CSV, from which the points can be calculated."""
    header = [
        *("evening", "name", "entries", "price", "player", "place", "points", "counts"),
        *("bounties", "rebuys"),
    ]
    results = season.results
    rows: list[list[str | float]] = []
    for row in season.standings:
        for score in row.scores:
            result = results[score.event]
            rows.append(
                [
                    *(score.event + 1, result.event, result.entries, result.price),
                    *(row.standing.player, score.place, score.points, int(score.is_counted)),
                    result.bounties.get(row.standing.player, 0),
                    result.rebuys.get(row.standing.player, 0),
                ]
            )
    return render_csv(header, sorted(rows, key=lambda row: (row[0], row[5])))


def render_csv(header: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return rows as CSV, in which no cell is a formula of a spreadsheet."""
    buffer = StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    for row in (header, *rows):
        writer.writerow([escape_formula(cell) if isinstance(cell, str) else cell for cell in row])
    return buffer.getvalue()
