"""``riverboat solve spot``: strategies of a post-flop spot, at any node, near equilibrium."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias, cast

import typer

from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import ColourOption, JsonOption, QuietOption
from riverboat.cli.terminal.terminal_locale import (
    build_usage_error,
    explain_error,
    localize_number,
    terminal_reader,
)
from riverboat.words.refusals import command_line as w
from riverboat.words.terminal import solved_spots as s
from riverboat.words.terminal import statistics_tables as f

if TYPE_CHECKING:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import TerminalFelt
    from riverboat.kernel.spots.spot_solver import Bits
    from riverboat.solve.postflop import Solution, SolveProgress, Spot


class StorageBits(StrEnum):
    """Bits in which regrets and strategies are stored."""

    SIXTEEN = "16"
    THIRTY_TWO = "32"


class RaiserName(StrEnum):
    """The player who bet or raised last before the spot."""

    OOP = "oop"
    IP = "ip"


DEFAULT_TARGET_PERCENT: Final = 0.5

SizesOption: TypeAlias = list[str] | None


def solve_spot(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="[SPOT.toml]",
            help="TOML file with the spot; options replace what it has.",
            show_default=False,
        ),
    ] = None,
    board: Annotated[
        str | None,
        typer.Option(metavar="CARDS", help="Board cards, 3 to 5: 'Qs Jh 2h'.", show_default=False),
    ] = None,
    oop: Annotated[
        str | None,
        typer.Option(
            metavar="RANGE",
            help="Range of the first player to act: 'AA, KQs:0.5'.",
            show_default=False,
        ),
    ] = None,
    ip: Annotated[
        str | None,
        typer.Option(metavar="RANGE", help="Range of the last player to act.", show_default=False),
    ] = None,
    pot: Annotated[
        float | None,
        typer.Option(metavar="CHIPS", help="Pot at the start, in chips.", show_default=False),
    ] = None,
    stack: Annotated[
        float | None,
        typer.Option(
            metavar="CHIPS", help="Stack behind, in chips: the smaller one.", show_default=False
        ),
    ] = None,
    bet: Annotated[
        SizesOption,
        typer.Option(
            metavar="SIZES",
            help="Bet sizes of all streets or one: '33%, 75%', 'river=50%, all-in', '90c', "
            "'geometric'; repeatable. Defaults to 50%.",
            show_default=False,
        ),
    ] = None,
    raise_: Annotated[
        SizesOption,
        typer.Option(
            "--raise",
            metavar="SIZES",
            help="Raise sizes, as for --bet, and multiples of the bet: '2.5x'; '' is none.",
            show_default=False,
        ),
    ] = None,
    donk: Annotated[
        SizesOption,
        typer.Option(
            metavar="SIZES",
            help="Sizes of bets into the last street's raiser; defaults to those of --bet.",
            show_default=False,
        ),
    ] = None,
    aggressor: Annotated[
        RaiserName | None,
        typer.Option(help="Player who raised last before the spot.", show_default=False),
    ] = None,
    rake: Annotated[
        float | None,
        typer.Option(
            metavar="SHARE", help="Rake as a share of the pot, such as 0.05.", show_default=False
        ),
    ] = None,
    rake_cap: Annotated[
        float | None,
        typer.Option(metavar="CHIPS", help="Maximum rake, in chips.", show_default=False),
    ] = None,
    raise_cap: Annotated[
        int | None,
        typer.Option(
            min=0, help="Maximum bets and raises per street; 0 is none.", show_default=False
        ),
    ] = None,
    to: Annotated[
        float | None,
        typer.Option(
            metavar="PERCENT",
            help="Exploitability to reach, in percent of the pot. Defaults to 0.5; a loaded "
            "solution is solved further only with it.",
            show_default=False,
        ),
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(min=1, help="Maximum number of iterations.", show_default=False),
    ] = None,
    jobs: Annotated[
        int,
        typer.Option("--jobs", "-j", min=1, help="Number of threads; results do not depend on it."),
    ] = 1,
    bits: Annotated[
        StorageBits | None,
        typer.Option(
            help="Bits of each stored number; defaults to 32, and 16 for large trees.",
            show_default=False,
        ),
    ] = None,
    memory: Annotated[
        str | None,
        typer.Option(
            metavar="BYTES",
            help="Memory limit, such as '4 GB'. Defaults to most of the free memory.",
            show_default=False,
        ),
    ] = None,
    line: Annotated[
        str, typer.Option(metavar="ACTIONS", help="Node to show: 'check, bet 90, call, 7c'.")
    ] = "",
    grid: Annotated[
        str | None,
        typer.Option(
            metavar="ACTION",
            help="Action for a grid of its frequency by hand: 'bet 90'.",
            show_default=False,
        ),
    ] = None,
    csv: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.csv", help="CSV file for the node, a row per hand.", show_default=False
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="File for the solution.", show_default=False),
    ] = None,
    load: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Saved solution to show or to solve further.", show_default=False
        ),
    ] = None,
    estimate: Annotated[
        bool, typer.Option("--estimate", help="Show the size of tree and memory without solving.")
    ] = False,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
    colour: ColourOption = None,
) -> None:
    """Solve a postflop spot of two ranges: strategies, EV and equity at every node."""
    from riverboat.engine import RiverboatError

    option_names = (
        "board",
        "oop",
        "ip",
        "pot",
        "stack",
        "rake",
        "rake_cap",
        "raise_cap",
        "aggressor",
    )
    option_values = (
        board,
        oop,
        ip,
        pot,
        stack,
        rake,
        rake_cap,
        raise_cap,
        aggressor and aggressor.value,
    )
    settings = {
        key: value
        for key, value in zip(option_names, option_values, strict=True)
        if value is not None
    }
    sizes_by_action = {
        name: _parse_sizes(size_specs)
        for name, size_specs in (("bet", bet), ("raise", raise_), ("donk", donk))
        if size_specs is not None
    }
    if load is not None and (file is not None or settings or sizes_by_action or estimate):
        raise build_usage_error(w.SpotOptionsWithSavedSolution(), "--load")
    storage_bits = cast("Bits | None", bits and int(bits))
    try:
        if load is not None:
            solution = _load_solution(load, jobs, memory, to, iterations, is_quiet=quiet)
        else:
            spot = _read_spot(file, settings, sizes_by_action)
            if estimate:
                _show_estimate(spot, storage_bits, jobs, memory, as_json=as_json, colour=colour)
                return
            solution = _solve(spot, to, iterations, jobs, storage_bits, memory, is_quiet=quiet)
        _show_node(solution, line, grid, csv, save, as_json=as_json, colour=colour)
    except (RiverboatError, OSError, TypeError, ValueError) as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(1) from None


def _parse_sizes(size_specs: Sequence[str]) -> str | dict[str, str]:
    """Return one text of sizes for all streets, or texts by street if any street is named."""
    sizes_for_all: list[str] = []
    sizes_by_street: dict[str, list[str]] = {}
    for size_spec in size_specs:
        street, separator, sizes = size_spec.rpartition("=")
        if separator:
            sizes_by_street.setdefault(street.strip().lower(), []).append(sizes)
        else:
            sizes_for_all.append(sizes)
    if not sizes_by_street:
        return ", ".join(sizes_for_all)
    from riverboat.solve.postflop.sizes import STREETS

    default_sizes = {street: ", ".join(sizes_for_all) for street in STREETS if sizes_for_all}
    return default_sizes | {street: ", ".join(sizes) for street, sizes in sizes_by_street.items()}


def _read_spot(file: Path | None, overrides: dict[str, Any], sizes: dict[str, Any]) -> Spot:
    """Return the spot of a file and options; a usage error names the option of a wrong range."""
    from riverboat.equity.ranges import BadRange, Range
    from riverboat.solve.postflop import Spot
    from riverboat.solve.postflop.spot_forms import load_spot_file

    settings = ({} if file is None else load_spot_file(file)) | overrides
    if sizes:
        file_sizes = settings.get("sizes", {})
        if isinstance(file_sizes, dict) and {"oop", "ip"} & set(file_sizes):
            settings["sizes"] = {name: file_sizes.get(name, {}) | sizes for name in ("oop", "ip")}
        else:
            settings["sizes"] = file_sizes | sizes
    for name in ("oop", "ip"):
        try:
            if isinstance(settings.get(name), str):
                Range(settings[name])
        except BadRange as error:
            raise typer.BadParameter(explain_error(error), param_hint=f"--{name}") from None
    return Spot.from_dict(settings)


def _show_estimate(
    spot: Spot,
    bits: Bits | None,
    jobs: int,
    memory: str | None,
    *,
    as_json: bool,
    colour: bool | None,
) -> None:
    from riverboat.cli.pages.spot_json import build_estimate_values
    from riverboat.cli.pages.spot_page import iter_estimate_lines
    from riverboat.solve.postflop.memory_limits import compute_default_memory_limit, parse_bytes

    estimate = spot.estimate(bits=bits, jobs=jobs)
    allowed_bytes = compute_default_memory_limit() if memory is None else parse_bytes(memory)
    if as_json:
        print_json("spot-estimate/1", to_json_text(build_estimate_values(estimate, allowed_bytes)))
        return
    _print_lines(lambda felt: iter_estimate_lines(estimate, allowed_bytes, felt), colour)


def _solve(
    spot: Spot,
    target_percent: float | None,
    iterations: int | None,
    jobs: int,
    bits: Bits | None,
    memory: str | None,
    *,
    is_quiet: bool,
) -> Solution:
    from riverboat.solve.postflop import Solution

    solution = Solution.begin(spot, bits=bits, jobs=jobs, memory_limit=memory)
    _resume_solving(
        solution,
        DEFAULT_TARGET_PERCENT if target_percent is None else target_percent,
        iterations,
        is_quiet=is_quiet,
    )
    return solution


def _load_solution(
    file: Path,
    jobs: int,
    memory: str | None,
    target_percent: float | None,
    iterations: int | None,
    *,
    is_quiet: bool,
) -> Solution:
    from riverboat.solve.postflop import Solution

    solution = Solution.load(file, jobs=jobs, memory_limit=memory)
    if target_percent is not None or iterations is not None:
        _resume_solving(
            solution,
            DEFAULT_TARGET_PERCENT if target_percent is None else target_percent,
            iterations,
            is_quiet=is_quiet,
        )
    return solution


def _resume_solving(
    solution: Solution, target_percent: float, iterations: int | None, *, is_quiet: bool
) -> None:
    from riverboat.cli.terminal.work_progress import show_work_progress

    pot = solution.spot.pot
    with show_work_progress(f.WorkLabel("spot"), is_quiet=is_quiet) as report_progress:

        def report_solving(progress: SolveProgress) -> None:
            percent = 100 * progress.exploitability / pot
            percent_text = localize_number(f"{percent:.3g} %") if percent < float("inf") else "..."
            report_progress(progress.fraction_done, f.ExploitabilitySoFar(percent_text))

        solution.resume(to=target_percent, max_iterations=iterations, progress=report_solving)


def _show_node(
    solution: Solution,
    line: str,
    grid: str | None,
    csv_path: Path | None,
    save_path: Path | None,
    *,
    as_json: bool,
    colour: bool | None,
) -> None:
    """Save the solution, then show one of its nodes; an invalid line does not lose the work."""
    from riverboat.cli.pages.spot_json import build_solution_values
    from riverboat.cli.pages.spot_page import iter_frequency_grid, iter_solution_lines

    if save_path is not None:
        solution.save(save_path)
        _print_file_size(save_path)
    node = solution[line] if line.strip() else solution.root
    grid_action = None if grid is None else node[grid].path[-1]
    if csv_path is not None:
        node.frame().to_csv(csv_path)
    if as_json:
        print_json("spot/1", to_json_text(build_solution_values(solution, node)))
        return
    _print_lines(lambda felt: iter_solution_lines(solution, node, felt), colour)
    if grid_action is not None:
        _print_lines(lambda felt: iter_frequency_grid(node, grid_action, felt), colour)


def _print_lines(lines: Callable[[TerminalFelt], Iterable[Text]], colour: bool | None) -> None:
    from riverboat.cli.terminal.terminal_felt import build_felt
    from riverboat.cli.terminal.terminal_io import make_console

    terminal = make_console(colour)
    for line in lines(build_felt(terminal, max_width=100)):
        terminal.print(line, soft_wrap=True)


def _print_file_size(file: Path) -> None:
    """Print the size of a saved file on the standard error."""
    from riverboat.solve.postflop.memory_limits import format_bytes

    message = s.SolutionSaved(str(file), format_bytes(file.stat().st_size))
    typer.echo(terminal_reader().say(message), err=True)
