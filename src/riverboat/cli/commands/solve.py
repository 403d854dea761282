"""``riverboat solve``: an equilibrium of a small game, its exploitability, and its strategy."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import JsonOption, QuietOption
from riverboat.cli.terminal.terminal_locale import (
    build_usage_error,
    explain_error,
    localize_number,
    terminal_reader,
)
from riverboat.words.refusals import command_line as w
from riverboat.words.terminal import statistics_tables as f

if TYPE_CHECKING:
    from rich.table import Table

    from riverboat.solve import SolveResult, Strategy
    from riverboat.words import Phrase

BLUEPRINT: Final = "blueprint"
MAX_ROWS: Final = 40
"""Maximum information sets of a game whose whole strategy is shown."""


def solve(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME",
            help="Game: kuhn, leduc or another game with a small tree; blueprint for "
            "no-limit hold'em.",
        ),
    ],
    method: Annotated[
        str, typer.Option(help="Algorithm: cfr, cfr+, linear, dcfr or mccfr (sampling).")
    ] = "cfr+",
    iterations: Annotated[
        int, typer.Option(min=1, help="Number of iterations; for a blueprint, number of hands.")
    ] = 1000,
    seats: Annotated[int, typer.Option(min=2, max=9, help="Number of players of a blueprint.")] = 2,
    coarse: Annotated[
        int | None,
        typer.Option(
            min=0,
            metavar="HANDS",
            help="Number of hands trained first with fewer card buckets, for a blueprint.",
            show_default=False,
        ),
    ] = None,
    draw: Annotated[
        str | None,
        typer.Option(
            metavar="ACTIONS",
            help="Chart the built-in blueprint's preflop strategy after these actions: "
            "'fold, raise 6', or '' for none.",
            show_default=False,
        ),
    ] = None,
    svg: Annotated[
        Path | None,
        typer.Option(metavar="FILE.svg", help="SVG file for that chart.", show_default=False),
    ] = None,
    exact: Annotated[
        bool, typer.Option("--exact", help="Solve exactly, by linear programming; requires SciPy.")
    ] = False,
    stack: Annotated[
        str | None,
        typer.Option(
            help="Starting stack in chips (20) or big blinds (10bb); for a blueprint, in big "
            "blinds.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed for mccfr sampling.")] = 0,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="File for the strategy, in JSON; a blueprint in its packed format.",
            show_default=False,
        ),
    ] = None,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
) -> None:
    """Solve a small two-player game: its value, a strategy and its exploitability.

    A blueprint strategy for no-limit hold'em is learned from sampled hands and saved to a FILE.

    For ranges on a flop, turn or river, use 'riverboat solve spot'.
    """
    from rich.console import Console

    from riverboat.cli.terminal.work_progress import show_work_progress
    from riverboat.engine import BadGame
    from riverboat.solve import CurvePoint, SolveResult, find_method, solve_exactly
    from riverboat.solve import solve as solve_iteratively

    if draw is not None or svg is not None:
        if game != BLUEPRINT:
            raise build_usage_error(w.BlueprintRequired(), "--draw")
        _draw_blueprint(seats, draw or "", _parse_stack_depth(stack), svg, as_json=as_json)
        return
    if game == BLUEPRINT:
        _train_blueprint(seats, iterations, coarse, seed, save, is_quiet=quiet)
        return
    try:
        if exact:
            result = SolveResult(solve_exactly(game, stacks=stack), ())
        else:
            with show_work_progress(f.WorkLabel("rounds"), is_quiet=quiet) as report_progress:

                def report_point(point: CurvePoint) -> None:
                    message = f.ExploitabilitySoFar(f"{point.exploitability:.6f}")
                    report_progress(point.iterations / iterations, message)

                result = solve_iteratively(
                    game,
                    method=find_method(method),
                    iterations=iterations,
                    stacks=stack,
                    seed=seed,
                    progress=report_point,
                )
        if save is not None:
            result.strategy.save(save)
    except (BadGame, OSError) as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(1) from None
    if as_json:
        print_json("solve/1", to_json_text(_build_solution_as_json(result)))
        return
    console = Console(highlight=False)
    for line in _iter_solution_page(result):
        console.print(line)


def _parse_stack_depth(stack: str | None) -> int | None:
    """Return the stack of a blueprint in whole big blinds; ``None`` without the option."""
    from riverboat.engine import BadGame
    from riverboat.words.refusals.home_games import StackTextInvalid

    digits = (stack or "").strip().lower().removesuffix("bb").strip()
    if stack is not None and not (digits.isdecimal() and int(digits)):
        raise typer.BadParameter(explain_error(BadGame(StackTextInvalid(repr(stack)))))
    return int(digits) if digits else None


def _draw_blueprint(
    seat_count: int, actions_text: str, stack: int | None, svg: Path | None, *, as_json: bool
) -> None:
    """Draw the shipped blueprint's preflop strategy: a grid of the 169 hands."""
    from rich.console import Console

    from riverboat.bots.blueprint.blueprint_player import bundled_blueprint
    from riverboat.cli.pages.preflop_page import draw_preflop_picture, iter_preflop_lines
    from riverboat.engine import BadGame, IllegalAction
    from riverboat.solve.blueprint.preflop_strategy import (
        DEFAULT_STACK_BIG_BLINDS,
        preflop_strategy,
    )

    blueprint = bundled_blueprint(seat_count)
    if blueprint is None:
        raise build_usage_error(w.BlueprintPlayerCountUnsupported(), "--seats")
    try:
        strategy = preflop_strategy(
            blueprint,
            [action.strip() for action in actions_text.split(",") if action.strip()],
            stack or DEFAULT_STACK_BIG_BLINDS,
        )
        if svg is not None:
            svg.write_text(draw_preflop_picture(strategy), encoding="utf-8")
    except (BadGame, IllegalAction, OSError) as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(1) from None
    if as_json:
        print_json(
            "opening/1",
            to_json_text(
                {
                    "after": strategy.actions_before,
                    "names": list(strategy.options),
                    "chances": {
                        hand: dict(zip(strategy.options, action_shares, strict=True))
                        for hand, action_shares in strategy.probabilities.items()
                    },
                }
            ),
        )
        return
    console = Console(highlight=False)
    for line in iter_preflop_lines(strategy):
        console.print(line)


def _train_blueprint(
    seat_count: int,
    hand_count: int,
    coarse_hand_count: int | None,
    seed: int,
    save_path: Path | None,
    *,
    is_quiet: bool,
) -> None:
    """Train a blueprint and save it: 3 minutes for the cards, then some thousand hands a second."""
    from riverboat.cli.terminal.work_progress import show_work_progress
    from riverboat.engine import BadGame
    from riverboat.solve.blueprint.blueprint_training import (
        TrainingProgress,
        check_extension,
        train_blueprint,
    )
    from riverboat.solve.blueprint.card_abstraction import build_abstraction

    if save_path is None:
        raise build_usage_error(w.BlueprintFileMissing())
    try:
        check_extension()
        with show_work_progress(f.WorkLabel("cards"), is_quiet=is_quiet) as report_progress:
            card_abstraction = build_abstraction(
                0, lambda street, share: report_progress(share, f.BoardProgress(street))
            )
        with show_work_progress(f.WorkLabel("hands"), is_quiet=is_quiet) as report_progress:

            def report_training(progress: TrainingProgress) -> None:
                report_progress(
                    progress.hands / hand_count, f.SituationCount(progress.visited_rows)
                )

            blueprint = train_blueprint(
                card_abstraction,
                seat_count,
                hand_count,
                seed=seed,
                coarse_hands=coarse_hand_count,
                progress=report_training,
            )
        blueprint.save(save_path)
    except (BadGame, OSError) as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(1) from None
    file_bytes = save_path.stat().st_size
    typer.echo(
        terminal_reader().say(
            f.BlueprintSaved(hand_count, seat_count, blueprint.known_row_count, file_bytes)
        )
    )


def _iter_solution_page(result: SolveResult) -> Iterator[Table | str]:
    strategy = result.strategy
    renderer = terminal_reader()
    yield renderer.say(_describe_strategy(strategy))
    yield renderer.say(f.GameValue(f"{strategy.value:+.6f}"))
    yield renderer.say(f.ExploitabilityValue(f"{strategy.exploitability:.6f}"))
    if len(result.curve) > 1:
        yield ""
        yield _build_exploitability_curve(result)
    if len(strategy.chances) <= MAX_ROWS:
        yield ""
        yield _build_action_probabilities(strategy)
    else:
        yield renderer.say(f.InformationSetsHint(len(strategy.chances)))


def _describe_strategy(strategy: Strategy) -> Phrase:
    if not strategy.iterations:
        return f.SolvedExactly(strategy.game)
    return f.SolvedRounds(strategy.game, strategy.iterations, strategy.method)


def _format_column_heading(column: f.SolveColumn) -> str:
    return terminal_reader().say(f.SolverColumnHeading(column))


def _build_exploitability_curve(result: SolveResult) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(_format_column_heading("rounds"), justify="right")
    table.add_column(_format_column_heading("exploitability"), justify="right")
    for point in result.curve:
        table.add_row(
            localize_number(f"{point.iterations:,}"), localize_number(f"{point.exploitability:.6f}")
        )
    return table


def _build_action_probabilities(strategy: Strategy) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(_format_column_heading("known"))
    table.add_column(_format_column_heading("done"))
    for information_set, chances in strategy.chances.items():
        action_texts = [
            f"{action} {localize_number(f'{chance:.1%}')}" for action, chance in chances.items()
        ]
        table.add_row(information_set, ", ".join(action_texts))
    return table


def _build_solution_as_json(result: SolveResult) -> dict[str, Any]:
    strategy = result.strategy
    return {
        "game": strategy.game,
        "method": strategy.method,
        "iterations": strategy.iterations,
        "value": strategy.value,
        "exploitability": strategy.exploitability,
        "curve": [
            {"iterations": point.iterations, "exploitability": point.exploitability}
            for point in result.curve
        ],
        "chances": strategy.chances,
    }
