"""Leagues: points for places over many events.

A formula gives the points of one event; a player's standing is the sum of their best results. There
are four formulas, in which ``n`` is the number of entries, ``p`` the place and ``b`` the price:

- ``table``: the points listed in ``table``, by place; 0 for later places;
- ``linear``: ``n - p + 1``;
- ``root``: ``10 * sqrt(n / p)``;
- ``buy_in``: ``10 * sqrt(n / p) * (1 + log10(b / unit + 0.25))``, as online card rooms count.

Points for taking part, for bounties and for rebuys are added to those of the place; rebuys may cost
points.

>>> rules = LeagueRules(name="Winter", formula="root", best=2)
>>> night = LeagueResult("Friday", entries=9, places={"Ann": 1, "Ben": 4})
>>> [(standing.player, standing.points) for standing in standings(rules, [night])]
[('Ann', 30.0), ('Ben', 15.0)]
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Literal, assert_never

from msgspec import Meta, Struct
from msgspec.structs import replace

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
    bounty: Annotated[int, Meta(ge=0, description="Points for each player eliminated.")] = 0
    rebuy: Annotated[
        int,
        Meta(ge=-100_000, description="Points for each rebuy or re-entry; negative to subtract."),
    ] = 0

    def __post_init__(self) -> None:
        check_options(self)


class LeagueResult(Struct, frozen=True):
    """An event of a league, with the places of its players."""

    event: str
    entries: int
    places: Mapping[str, int]
    price: int = 0
    bounties: Mapping[str, float] = {}
    """Number of eliminations by player; winners who share an elimination get a fraction each."""
    rebuys: Mapping[str, int] = {}
    """Number of rebuys and re-entries by player."""


class LeagueStanding(Struct, frozen=True):
    """A player's standing in a league."""

    place: int
    player: str
    points: float
    events: int
    """Number of events played."""
    wins: int


class LeagueScore(Struct, frozen=True, rename={"is_counted": "counts"}):
    """A player's score in one event of a league."""

    event: int
    """Index of the event."""
    place: int
    points: float
    is_counted: bool
    """True if it is one of the player's best results, which are summed."""


class LeagueRow(Struct, frozen=True):
    """A player's standing, with their scores in the order of the events."""

    standing: LeagueStanding
    scores: tuple[LeagueScore, ...]


def league_result(event: Event) -> LeagueResult:
    """Return the result of a finished event."""
    places = {entrant.player: entrant.place for entrant in event.entrants.values() if entrant.place}
    rebuys = {
        entrant.player: entrant.rebuy_count + entrant.entry_count - 1
        for entrant in event.entrants.values()
        if entrant.place and entrant.rebuy_count + entrant.entry_count > 1
    }
    price = event.rules.entry.price.total
    return LeagueResult(
        event.rules.name,
        event.entry_count,
        places,
        price,
        _tally_eliminations(event, places),
        rebuys,
    )


def _tally_eliminations(event: Event, places: Mapping[str, int]) -> dict[str, float]:
    """Return the number of entries that each player has eliminated.

    Winners who share an elimination get a fraction each.
    """
    elimination_counts: dict[str, float] = {}
    for bust in [*event.busts, *[bust for placing in event.placings for bust in placing.busts]]:
        for player in bust.winners:
            if player in places:
                elimination_counts[player] = elimination_counts.get(player, 0.0) + 1 / len(
                    bust.winners
                )
    return {player: round(count, 2) for player, count in elimination_counts.items()}


def compute_points(rules: LeagueRules, result: LeagueResult, place: int) -> float:
    """Return the points of a place in one event, rounded to a hundredth.

    They are 0 if the event had fewer than ``least_entries`` entries.
    """
    if result.entries < rules.least_entries:
        return 0.0
    return round(_compute_formula_points(rules, result, place) + rules.taking_part, 2)


def score(rules: LeagueRules, result: LeagueResult, player: str) -> float:
    """Return a player's points in one event: for the place, for bounties and for rebuys."""
    earned_points = compute_points(rules, result, result.places[player])
    if result.entries < rules.least_entries:
        return earned_points
    earned_points += rules.bounty * result.bounties.get(player, 0)
    return round(earned_points + rules.rebuy * result.rebuys.get(player, 0), 2)


def _compute_formula_points(rules: LeagueRules, result: LeagueResult, place: int) -> float:
    scaled_root = 10 * math.sqrt(result.entries / place)
    match rules.formula:
        case "table":
            return float(rules.table[place - 1]) if place <= len(rules.table) else 0.0
        case "linear":
            return float(result.entries - place + 1)
        case "root":
            return scaled_root
        case "buy_in":
            return scaled_root * (1 + math.log10(result.price / rules.unit + 0.25))
        case _:
            assert_never(rules.formula)


def standings(rules: LeagueRules, results: Sequence[LeagueResult]) -> tuple[LeagueStanding, ...]:
    """Return the standings, by points, then by wins; players equal in both share a place."""
    return tuple([row.standing for row in build_league_table(rules, results)])


def build_league_table(
    rules: LeagueRules, results: Sequence[LeagueResult]
) -> tuple[LeagueRow, ...]:
    """Return the standings with the score of each player in each event."""
    rows = sorted(
        [_build_league_row(rules, player, results) for player in _list_all_players(results)],
        key=lambda row: (-row.standing.points, -row.standing.wins, row.standing.player.casefold()),
    )
    ranked_rows: list[LeagueRow] = []
    for rank, row in enumerate(rows, 1):
        previous_standing = ranked_rows[-1].standing if ranked_rows else None
        is_tied = previous_standing is not None and (
            previous_standing.points,
            previous_standing.wins,
        ) == (
            row.standing.points,
            row.standing.wins,
        )
        place = previous_standing.place if previous_standing is not None and is_tied else rank
        ranked_rows.append(replace(row, standing=replace(row.standing, place=place)))
    return tuple(ranked_rows)


def _list_all_players(results: Iterable[LeagueResult]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([player for result in results for player in result.places]))


def _build_league_row(
    rules: LeagueRules, player: str, results: Sequence[LeagueResult]
) -> LeagueRow:
    """Return a player's row without its place."""
    results_played = [
        (event_index, result.places[player], score(rules, result, player))
        for event_index, result in enumerate(results)
        if player in result.places
    ]
    # Of equal scores the earlier one counts.
    results_best_first = sorted(results_played, key=lambda score: (-score[2], score[0]))
    counted_indexes = {
        event_index
        for event_index, _, _ in (
            results_best_first[: rules.best] if rules.best else results_best_first
        )
    }
    scores = tuple(
        [
            LeagueScore(event_index, place, earned_points, event_index in counted_indexes)
            for event_index, place, earned_points in results_played
        ]
    )
    total = round(sum([score.points for score in scores if score.is_counted]), 2)
    wins = sum([score.place == 1 for score in scores])
    return LeagueRow(LeagueStanding(0, player, total, len(scores), wins), scores)
