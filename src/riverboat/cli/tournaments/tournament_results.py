"""Results of a tournament: places as rows, and a chart of the top stacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from riverboat.cli.terminal.text_columns import Row, align_columns
from riverboat.equity.charts.line_chart import AxisStop, ChartLine, draw_lines
from riverboat.equity.tournament import icm
from riverboat.tourney.event_results import standings
from riverboat.tourney.state.event_state import Event
from riverboat.words import Reader
from riverboat.words.matches import PlayersLeft, StacksByLevelTitle
from riverboat.words.terminal.statistics_tables import StatisticsHeading

_MAX_CHART_LINES: Final = 5
"""Maximum lines in the chart."""
_MAX_ICM_PLAYERS: Final = 20
"""Maximum players left for which stacks are drawn by their ICM value."""


def iter_result_rows(event: Event, max_rows: int, width: int, renderer: Reader) -> Iterator[Text]:
    """Yield the top places and their prizes."""
    rows = []
    for entrant in standings(event)[:max_rows]:
        won_chips = (
            renderer.chips(entrant.prize + entrant.bounty_winnings)
            if entrant.prize + entrant.bounty_winnings
            else ""
        )
        rows.append(
            Row(
                f"{entrant.place or '':>4} {entrant.player}",
                [renderer.chips(entrant.chips), won_chips],
            )
        )
    yield from align_columns(
        [renderer.say(StatisticsHeading("chips")), renderer.say(StatisticsHeading("won"))],
        rows,
        width,
    )


def draw_stack_chart(
    event: Event,
    level_starts: Sequence[tuple[str, int, Sequence[tuple[str, int]]]],
    renderer: Reader,
) -> str:
    """Return a chart of the top players' stacks: shares of the chips, or of ICM value at the end.

    *level_starts* has, for each level, its name, the number of players left, and each player's
    stack at its start.
    """
    names = [entrant.player for entrant in standings(event)[:_MAX_CHART_LINES]]
    level_shares = [_compute_shares(event, dict(stacks)) for _, _, stacks in level_starts]
    axis_stops = [
        AxisStop(name, renderer.say(PlayersLeft(players_left)))
        for name, players_left, _ in level_starts
    ]
    chart_lines = [
        ChartLine(name, tuple([player_shares.get(name, 0.0) for player_shares in level_shares]))
        for name in names
    ]
    caption = ", ".join(
        [f"{chart_line.name} {chart_line.heights[-1]:.0%}" for chart_line in chart_lines]
    )
    return draw_lines(axis_stops, chart_lines, caption, renderer.say(StacksByLevelTitle()))


def _compute_shares(event: Event, stacks: dict[str, int]) -> dict[str, float]:
    total = sum(stacks.values())
    prizes = [prize for prize in event.prizes[: len(stacks)] if prize]
    if len(stacks) > _MAX_ICM_PLAYERS or not prizes or not total:
        return {player: chips / total for player, chips in stacks.items()} if total else {}
    icm_values = icm(list(stacks.values()), prizes)
    return {
        player: icm_value / sum(prizes)
        for player, icm_value in zip(stacks, icm_values, strict=True)
    }
