"""Leagues: points for places over many events.

A formula gives the points of one event; a player's standing is the sum of their best results. There
are four formulas, in which ``n`` is the number of entries, ``p`` the place and ``b`` the price:

- ``table``: the points of ``table`` by place, and ``taking_part`` for all places after it;
- ``linear``: ``n - p + 1``;
- ``root``: ``10 * sqrt(n / p)``;
- ``buy_in``: ``10 * sqrt(n / p) * (1 + log10(b / unit + 0.25))``, as online card rooms count.

>>> rules = LeagueRules(name="Winter", formula="root", best=2)
>>> night = LeagueResult("Friday", entries=9, places={"Ann": 1, "Ben": 4})
>>> [(each.player, each.points) for each in standings(rules, [night])]
[('Ann', 30.0), ('Ben', 15.0)]
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Literal, assert_never

from msgspec import Meta, Struct

from riverboat.engine.games.option_fields import check_options
from riverboat.tourney.state.event_state import Event

Formula = Literal["table", "linear", "root", "buy_in"]


class LeagueRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Scoring rules of a league."""

    name: str
    formula: Annotated[
        Formula,
        Meta(description="Points by a table, by the places behind one, or by roots."),
    ] = "root"
    table: tuple[int, ...] = (25, 18, 15, 12, 10, 8, 6, 4, 2, 1)
    """The points of each place, for the formula ``table``."""
    taking_part: Annotated[int, Meta(ge=0, description="Points for everybody who took part.")] = 0
    best: Annotated[
        int, Meta(ge=0, description="So many of a player's results count (0: all of them).")
    ] = 0
    least_entries: Annotated[
        int, Meta(ge=0, description="An event with fewer entries gives no points.")
    ] = 0
    unit: Annotated[
        int, Meta(ge=1, description="What a price is measured in, for the formula buy_in.")
    ] = 100

    def __post_init__(self) -> None:
        check_options(self)


class LeagueResult(Struct, frozen=True):
    """An event of a league, with the places of its players."""

    event: str
    entries: int
    places: Mapping[str, int]
    price: int = 0


class LeagueStanding(Struct, frozen=True):
    """A player's standing in a league."""

    place: int
    player: str
    points: float
    events: int
    """Number of events played."""
    wins: int


def league_result(event: Event) -> LeagueResult:
    """Return the result of a finished event."""
    places = {entrant.player: entrant.place for entrant in event.entrants.values() if entrant.place}
    return LeagueResult(event.rules.name, event.entries, places, event.rules.entry.price.total)


def points(rules: LeagueRules, result: LeagueResult, place: int) -> float:
    """Return the points of a place in one event, rounded to a hundredth."""
    if result.entries < rules.least_entries:
        return 0.0
    return round(_formula_points(rules, result, place) + rules.taking_part, 2)


def _formula_points(rules: LeagueRules, result: LeagueResult, place: int) -> float:
    root = 10 * math.sqrt(result.entries / place)
    match rules.formula:
        case "table":
            return float(rules.table[place - 1]) if place <= len(rules.table) else 0.0
        case "linear":
            return float(result.entries - place + 1)
        case "root":
            return root
        case "buy_in":
            return root * (1 + math.log10(result.price / rules.unit + 0.25))
        case _:
            assert_never(rules.formula)


def standings(rules: LeagueRules, results: Sequence[LeagueResult]) -> tuple[LeagueStanding, ...]:
    """Return the standings, by points, then by wins; players equal in both share a place."""
    rows = sorted(
        [_league_row(rules, player, results) for player in _all_players(results)],
        key=lambda row: (-row[1], -row[3], row[0].casefold()),
    )
    standings: list[LeagueStanding] = []
    for k, (player, total, event_count, wins) in enumerate(rows, 1):
        is_tied = bool(standings) and (standings[-1].points, standings[-1].wins) == (total, wins)
        standings.append(
            LeagueStanding(standings[-1].place if is_tied else k, player, total, event_count, wins)
        )
    return tuple(standings)


def _all_players(results: Iterable[LeagueResult]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([player for result in results for player in result.places]))


def _league_row(
    rules: LeagueRules, player: str, results: Sequence[LeagueResult]
) -> tuple[str, float, int, int]:
    results_of_player = [
        (result, result.places[player]) for result in results if player in result.places
    ]
    scores = sorted(
        [points(rules, result, place) for result, place in results_of_player], reverse=True
    )
    total = round(sum(scores[: rules.best] if rules.best else scores), 2)
    return (
        player,
        total,
        len(results_of_player),
        sum(1 for _, place in results_of_player if place == 1),
    )
