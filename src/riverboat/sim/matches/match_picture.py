"""Match plots: win rates in big blinds per 100 hands, each with its interval as a band."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.equity.charts.band_chart import Band, draw_bands
from riverboat.sim.matches.match_sums import MatchPoint


def draw_match_svg(names: Sequence[str], curve: Sequence[MatchPoint], description: str) -> str:
    """Return a chart of a match's running result as SVG."""
    rows = [
        Band(
            name,
            tuple([point.means[k] for point in curve]),
            tuple([point.intervals[k] for point in curve]),
        )
        for k, name in enumerate(names)
    ]
    return draw_bands(
        [point.hands for point in curve], rows, "bb/100", ", ".join(names), description
    )
