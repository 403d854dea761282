"""Convergence of each solving method to an equilibrium of Kuhn and of Leduc poker.

    python -m bench.curves --write

Iterations are the same on every machine. Seconds depend on the processor: compare only ratios.
"""

from __future__ import annotations

import argparse
import time
from itertools import islice
from pathlib import Path
from typing import Final

from msgspec import Struct

from riverboat.equity.charts.log_chart import Curve, draw_log_curves
from riverboat.solve import METHODS, GameTree, Method, build_game_tree, exploitability
from riverboat.solve.cfr import iterate_cfr

PAGE: Final = Path(__file__).parent.parent / "docs" / "reference" / "exploitability.md"
PICTURES: Final = PAGE.parent.parent / "pictures"
GAMES: Final = {"kuhn": "Kuhn", "leduc": "Leduc"}
ROUND_FACTORS: Final[dict[Method, int]] = {"mccfr": 10}
"""More rounds, for methods whose rounds are fast."""
GROWTH: Final = 1.6
"""Factor between two measured numbers of rounds."""


class MeasuredStrategy(Struct, frozen=True):
    """Exploitability of a strategy after some iterations."""

    rounds: int
    seconds: float
    """Processor seconds of the solver, without the measurements."""
    exploitability: float


def main() -> None:
    """Solve both games, print the results, and write the page and its pictures if requested."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kuhn", type=int, default=10_000, help="rounds of Kuhn")
    parser.add_argument("--leduc", type=int, default=2_000, help="rounds of Leduc")
    parser.add_argument("--seed", type=int, default=1, help="of what mccfr draws")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    options = parser.parse_args()
    section_texts = []
    for game, game_name in GAMES.items():
        rounds = getattr(options, game)
        tree = build_game_tree(game)
        curves = {
            method: measure_curve(tree, method, rounds * ROUND_FACTORS.get(method, 1), options.seed)
            for method in METHODS
        }
        for method, points in curves.items():
            print(game_name, method, points[-1], flush=True)
        pictures = {
            "rounds": _draw_curve(game_name, curves, seconds=False),
            "seconds": _draw_curve(game_name, curves, seconds=True),
        }
        if options.write:
            for axis, picture in pictures.items():
                (PICTURES / f"exploitability-{game}-{axis}.svg").write_text(
                    picture, encoding="utf-8"
                )
        section_texts.append(_section_text(game, game_name, curves))
    page_text = _PAGE_TEMPLATE.format(
        kuhn=options.kuhn, leduc=options.leduc, parts="\n".join(section_texts)
    )
    if options.write:
        PAGE.write_text(page_text, encoding="utf-8")
    else:
        print(page_text)


def measure_curve(tree: GameTree, method: Method, rounds: int, seed: int) -> list[MeasuredStrategy]:
    """Return the exploitability after increasing numbers of iterations."""
    strategies = iterate_cfr(tree, method, seed)
    points: list[MeasuredStrategy] = []
    finished_count, seconds, next_count = 0, 0.0, 1.0
    while finished_count < rounds:
        round_count = min(max(1, round(next_count) - finished_count), rounds - finished_count)
        started_at = time.process_time()
        *_, strategy = islice(strategies, round_count)
        seconds += time.process_time() - started_at
        finished_count, next_count = finished_count + round_count, next_count * GROWTH
        points.append(
            MeasuredStrategy(finished_count, max(seconds, 1e-5), exploitability(tree, strategy))
        )
    return points


def _draw_curve(name: str, curves: dict[Method, list[MeasuredStrategy]], *, seconds: bool) -> str:
    drawn_curves = [
        Curve(
            method,
            tuple(
                [
                    (point.seconds if seconds else float(point.rounds), point.exploitability)
                    for point in points
                ]
            ),
        )
        for method, points in curves.items()
    ]
    axis_label = "seconds" if seconds else "rounds"
    last_points = ", ".join(
        f"{method} {points[-1].exploitability:.2g}" for method, points in curves.items()
    )
    title = f"Exploitability of {name} by {axis_label}"
    return draw_log_curves(
        drawn_curves,
        axis_label,
        "chips a hand",
        title,
        f"In the end, in chips a hand: {last_points}.",
    )


def _section_text(game: str, name: str, curves: dict[Method, list[MeasuredStrategy]]) -> str:
    seconds_per_round = curves["cfr"][-1].seconds / curves["cfr"][-1].rounds
    rows = [
        f"| `{method}` | {points[-1].rounds:,} | {points[-1].exploitability:.7f} "
        f"| {points[-1].seconds / points[-1].rounds / seconds_per_round:.2f} |"
        for method, points in curves.items()
    ]
    return _SECTION_TEMPLATE.format(game=game, name=name, rows="\n".join(rows))


_PAGE_TEMPLATE: Final = """# Convergence to equilibrium

`riverboat.solve` offers five methods that compute strategies; [solve and
train](../how-to/solve-and-train.md) shows how to call them. This page compares how fast the
exploitability of these strategies falls in Kuhn and Leduc poker, two small research games. This
command writes the page and its pictures:

    python -m bench.curves --kuhn {kuhn} --leduc {leduc} --write

Exploitability is what a best response wins against a strategy, in chips per hand, averaged over
both seats.
Iteration counts and exploitability are the same on every machine. Times were measured on one
processor: compare their ratios, which the last column gives.

{parts}
`cfr` is the original algorithm. `cfr+` resets negative regrets to zero and weights later
iterations more. `linear` and `dcfr` discount early iterations. These four traverse the whole tree
in each iteration. `mccfr` samples the cards and the opponent's actions: its iterations are cheap,
so it runs ten times as many, and its curve is noisy. It is the only method for trees too large to
traverse, such as no-limit hold'em.
"""

_SECTION_TEMPLATE: Final = """## {name}

![Exploitability of {name} by rounds](../pictures/exploitability-{game}-rounds.svg)

![Exploitability of {name} by seconds](../pictures/exploitability-{game}-seconds.svg)

| method | iterations | exploitability | time per iteration (`cfr` = 1) |
|---|---:|---:|---:|
{rows}
"""


if __name__ == "__main__":
    main()
