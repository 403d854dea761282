"""Random hands per second of riverboat and other engines: ``python -m bench.engine``.

All engines play one policy on one pinned processor; processor time counts. An engine that is not
installed is skipped. ``--json`` prints one line of JSON and nothing else.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import ours, peers, pieces
from bench.contest import (
    FULL_EFFORT,
    GAMES,
    NO_LIMIT_GAME,
    QUICK_EFFORT,
    Contender,
    Effort,
    Game,
    pin_processor,
    run_contest,
)

OWN_ENGINE = "riverboat"
REFERENCE_ENGINE = "pokerkit"

Result = dict[str, Any]
"""Output of ``--json``; ``docs/reference/speed.md`` describes it."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print tables or a line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--quick", action="store_true", help="a minute, and less exact")
    parser.add_argument("--pin", type=int, metavar="CPU", help="the processor to stay on")
    options = parser.parse_args(arguments)
    error_console = Console(stderr=True)
    with error_console.status("dealing") as status:
        result = measure(
            QUICK_EFFORT if options.quick else FULL_EFFORT,
            pin_processor(options.pin),
            lambda game: status.update(f"dealing {game.title}"),
        )
    if options.json:
        print(json.dumps(result))
    else:
        print_result(result, Console())


def measure(
    effort: Effort,
    cpu: int | None = None,
    on_game_start: Callable[[Game], object] = lambda _game: None,
) -> Result:
    """Measure all games with all installed engines; call *on_game_start* before each game."""
    ours.fill_tables()
    missing_engines: set[str] = set()
    engines: dict[str, dict[str, dict[str, float | None]]] = {}
    for game in GAMES:
        on_game_start(game)
        contenders = make_contenders(game, missing_engines)
        run_contest(contenders, effort)
        speeds = {contender.name: contender.hands_per_second for contender in contenders}
        engines[game.key] = {
            contender.name: {
                "hands_per_second": round(contender.hands_per_second, 1),
                "ratio_to_pokerkit": speed_ratio(speeds, contender.name, REFERENCE_ENGINE),
                "decisions_per_hand": round(contender.decisions_per_hand, 2),
            }
            for contender in contenders
        }
        if game is NO_LIMIT_GAME:
            openspiel_names = [name for name in speeds if name.startswith("openspiel")]
            fastest_openspiel = max(openspiel_names, key=speeds.__getitem__, default="openspiel")
            openspiel_ratio = speed_ratio(speeds, OWN_ENGINE, fastest_openspiel)
    return {
        "hands_per_second": {
            key: figures[OWN_ENGINE]["hands_per_second"] for key, figures in engines.items()
        },
        "ratio_to_pokerkit": {
            key: figures[OWN_ENGINE]["ratio_to_pokerkit"] for key, figures in engines.items()
        },
        "ratio_to_openspiel": {NO_LIMIT_GAME.key: openspiel_ratio},
        "engines": engines,
        "not_installed": sorted(missing_engines),
        "pieces": pieces.measure(repeats=effort.rounds, repeats_per_run=effort.counted_hands * 5),
        "python": platform.python_version(),
        "pinned_to_cpu": cpu,
        "rounds": effort.rounds,
    }


def make_contenders(game: Game, missing_engines: set[str]) -> list[Contender]:
    """Return the contenders of a game."""
    return [*ours.contenders(game), *peers.contenders(game, missing_engines)]


def speed_ratio(speeds: dict[str, float], name: str, reference: str) -> float | None:
    """Return one engine's speed divided by another's; None if the other is not installed."""
    return round(speeds[name] / speeds[reference], 2) if reference in speeds else None


def print_result(result: Result, console: Console) -> None:
    """Print the result as tables."""
    for game in GAMES:
        engines = result["engines"][game.key].items()
        table = Table("engine", title=game.title, title_justify="left")
        for heading in ("hands/s", f"x {REFERENCE_ENGINE}", "µs/hand", "decisions/hand"):
            table.add_column(heading, justify="right")
        for name, figures in sorted(engines, key=lambda row: -row[1]["hands_per_second"]):
            pokerkit_ratio = figures["ratio_to_pokerkit"]
            table.add_row(
                name,
                f"{figures['hands_per_second']:,.0f}",
                f"{pokerkit_ratio:,.1f}" if pokerkit_ratio else "",
                f"{1e6 / figures['hands_per_second']:,.1f}",
                f"{figures['decisions_per_hand']:.2f}",
            )
        console.print(table)
    for line in result_lines(result):
        console.print(line, highlight=False)
    pieces_table = Table("piece", title="riverboat, piece by piece", title_justify="left")
    pieces_table.add_column("median", justify="right")
    for name, value in result["pieces"].items():
        piece_name, unit = name.replace("_", " ").rsplit(" ", 1)
        pieces_table.add_row(piece_name, f"{value:,.2f} {unit.replace('us', 'µs')}")
    console.print(pieces_table)
    for name in result["not_installed"]:
        console.print(f"{name}: not installed (make bench installs what it can)")


def result_lines(result: Result) -> Iterator[str]:
    """Yield a line for each game: our speed, the reference's, and the ratio."""
    for game in GAMES:
        engines, pokerkit_ratio = result["engines"][game.key], result["ratio_to_pokerkit"][game.key]
        speeds = [
            f"{name} {engines[name]['hands_per_second']:,.0f}"
            for name in (OWN_ENGINE, REFERENCE_ENGINE)
            if name in engines
        ]
        yield f"{game.title}: {', '.join(speeds)} hands/s" + (
            f", x {pokerkit_ratio:,.1f}" if pokerkit_ratio else ""
        )


if __name__ == "__main__":
    main(sys.argv[1:])
