"""``python -m bench.engine``: random hands a second, riverboat beside its peers.

All play the same policy with processor time counted on one pinned processor. A peer that is not
installed is left out. ``--json`` prints one line of JSON and nothing else.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import ours, peers, pieces
from bench.contest import FULL, GAMES, NO_LIMIT, QUICK, Contender, Effort, Game, compete, pin

REFERENCE = "pokerkit"

Result = dict[str, Any]
"""What ``--json`` prints; ``docs/reference/speed.md`` describes it."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print a table or a line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--quick", action="store_true", help="half a minute, and less exact")
    parser.add_argument("--pin", type=int, metavar="CPU", help="the processor to stay on")
    chosen = parser.parse_args(arguments)
    errors = Console(stderr=True)
    with errors.status("dealing") as status:
        result = measure(
            QUICK if chosen.quick else FULL,
            pin(chosen.pin),
            lambda game: status.update(f"dealing {game.title}"),
        )
    if chosen.json:
        print(json.dumps(result))
    else:
        show(result, Console())


def measure(
    effort: Effort, cpu: int | None = None, begin: Callable[[Game], object] = lambda _game: None
) -> Result:
    """Play all the games with all the engines there are; *begin* is told of each game."""
    ours.fill_tables()
    missing: set[str] = set()
    speeds: dict[str, dict[str, float]] = {}
    decisions: dict[str, dict[str, float]] = {}
    for game in GAMES:
        begin(game)
        contenders = sit_down(game, missing)
        compete(contenders, effort)
        speeds[game.key] = {c.name: round(c.hands_per_second, 1) for c in contenders}
        decisions[game.key] = {c.name: round(c.decisions_per_hand, 2) for c in contenders}
    by_pokerkit = {key: ratios(by_engine, REFERENCE) for key, by_engine in speeds.items()}
    return {
        "headline": headline(speeds[NO_LIMIT.key]),
        "hands_per_second": speeds,
        "ratio_to_pokerkit": by_pokerkit,
        "decisions_per_hand": decisions,
        "not_installed": sorted(missing),
        "pieces": pieces.measure(repeats=effort.rounds, times=effort.counted_hands * 5),
        "python": platform.python_version(),
        "pinned_to_cpu": cpu,
        "rounds": effort.rounds,
    }


def sit_down(game: Game, missing: set[str]) -> list[Contender]:
    """Everybody who plays this game."""
    return [*ours.contenders(game), *peers.contenders(game, missing)]


def ratios(by_engine: dict[str, float], reference: str) -> dict[str, float]:
    """Each engine's speed as a multiple of one of them; empty when that is not installed."""
    measure_of_all = by_engine.get(reference)
    if not measure_of_all:
        return {}
    return {name: round(speed / measure_of_all, 2) for name, speed in by_engine.items()}


def headline(by_engine: dict[str, float]) -> dict[str, float | None]:
    """Riverboat in bulk beside the best known and the fastest peer, at no-limit hold'em."""
    us = "riverboat"
    spiels = [name for name in by_engine if name.startswith("openspiel")]
    fastest = max(spiels, key=by_engine.__getitem__, default="openspiel")
    return {
        "hands_per_second": by_engine[us],
        "ratio_to_pokerkit": ratios(by_engine, REFERENCE).get(us),
        "ratio_to_openspiel": ratios(by_engine, fastest).get(us),
    }


def show(result: Result, console: Console) -> None:
    """The result as tables."""
    for game in GAMES:
        by_engine = result["hands_per_second"][game.key]
        table = Table("engine", title=game.title, title_justify="left")
        for heading in ("hands/s", f"x {REFERENCE}", "µs/hand", "decisions/hand"):
            table.add_column(heading, justify="right")
        for name, speed in sorted(by_engine.items(), key=lambda row: -row[1]):
            ratio = result["ratio_to_pokerkit"][game.key].get(name)
            table.add_row(
                name,
                f"{speed:,.0f}",
                f"{ratio:,.1f}" if ratio else "",
                f"{1e6 / speed:,.1f}",
                f"{result['decisions_per_hand'][game.key][name]:.2f}",
            )
        console.print(table)
    pieces_table = Table("piece", title="riverboat, piece by piece", title_justify="left")
    pieces_table.add_column("median", justify="right")
    for name, value in result["pieces"].items():
        words, unit = name.replace("_", " ").rsplit(" ", 1)
        pieces_table.add_row(words, f"{value:,.2f} {unit.replace('us', 'µs')}")
    console.print(pieces_table)
    for name in result["not_installed"]:
        console.print(f"{name}: not installed (make bench installs what it can)")


if __name__ == "__main__":
    main(sys.argv[1:])
