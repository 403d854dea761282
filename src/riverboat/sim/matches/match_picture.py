"""Charts of match results: win rates in big blinds per 100 hands, with intervals as bands."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.equity.charts.band_chart import Band, draw_bands
from riverboat.sim.matches.match_sums import MatchPoint


def draw_match_svg(names: Sequence[str], curve: Sequence[MatchPoint], description: str) -> str:
    """Return an SVG chart of a match's running result."""
    bands = [
        Band(
            name,
            tuple([point.means[player_index] for point in curve]),
            tuple([point.intervals[player_index] for point in curve]),
        )
        for player_index, name in enumerate(names)
    ]
    return draw_bands(
        [point.hands for point in curve], bands, "bb/100", ", ".join(names), description
    )
