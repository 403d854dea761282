"""``riverboat push-fold``: equilibrium ranges to push and to call with short stacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite, log
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

from riverboat.cli.terminal.amount_lists import parse_amounts
from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import ColourOption, JsonOption, QuietOption
from riverboat.cli.terminal.terminal_locale import (
    build_exit_with_message,
    explain_error,
    localize_number,
    terminal_reader,
)
from riverboat.words import studies as s
from riverboat.words.terminal import statistics_tables as f

if TYPE_CHECKING:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import TerminalFelt
    from riverboat.equity.push_fold.forced_decisions import Decision
    from riverboat.equity.push_fold.push_fold_equilibrium import Equilibrium
    from riverboat.equity.push_fold.push_fold_spot import PushFoldSpot
    from riverboat.words import Phrase, Refusal


def push_fold(
    stacks: Annotated[
        list[float],
        typer.Argument(
            metavar="BIG_BLINDS...",
            help="Effective stack of all players, or each player's stack in order of action, "
            "the big blind's last. A stack shorter than its blind is all-in.",
            show_default=False,
        ),
    ],
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            "-p",
            metavar="N",
            min=2,
            max=9,
            help="Number of players with that stack; defaults to 2.",
            show_default=False,
        ),
    ] = None,
    ante: Annotated[
        float, typer.Option(metavar="BB", help="Ante of each player, in big blinds.")
    ] = 0.0,
    big_blind_ante: Annotated[
        float,
        typer.Option("--big-blind-ante", metavar="BB", help="Big blind ante, in big blinds."),
    ] = 0.0,
    small_blind: Annotated[
        float, typer.Option(metavar="BB", help="Small blind, in big blinds.")
    ] = 0.5,
    prizes: Annotated[
        str,
        typer.Option(
            metavar="50,30,20", help="Prizes; the ranges then maximize ICM equity instead of chips."
        ),
    ] = "",
    others: Annotated[
        str, typer.Option(metavar="12,8.5", help="Stacks at other tables, which count for ICM.")
    ] = "",
    draw: Annotated[
        str,
        typer.Option(
            metavar="BTN or BTN-BB",
            help="Show one chart: BTN all-in, BTN-BB the big blind's call, or an overcall "
            "after a call.",
        ),
    ] = "",
    accuracy: Annotated[
        float | None,
        typer.Option(
            metavar="BB",
            help="Target accuracy: maximum gain of a best response, in big blinds per hand.",
            show_default=False,
        ),
    ] = None,
    rounds: Annotated[
        int, typer.Option(metavar="N", min=1, help="Maximum number of iterations.")
    ] = 2000,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
    colour: ColourOption = None,
) -> None:
    """Compute push/fold charts: equilibrium ranges for going all-in and calling."""
    from riverboat.cli.terminal.terminal_felt import build_felt
    from riverboat.cli.terminal.terminal_io import make_console
    from riverboat.equity.push_fold.forced_decisions import find_forced_decisions
    from riverboat.equity.push_fold.push_fold_spot import PushFoldSpot, parse_depths

    try:
        spot = PushFoldSpot(
            stacks=parse_depths(stacks, players),
            small_blind=small_blind,
            ante=ante,
            big_blind_ante=big_blind_ante,
            prizes=parse_amounts(prizes, "--prizes"),
            others=parse_amounts(others, "--others"),
        )
        decisions = _select_chart_decisions(draw, spot, find_forced_decisions(spot))
        equilibrium = _solve_spot(spot, accuracy, rounds, quiet)
    except ValueError as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(1) from None
    if as_json:
        print_json("push-fold/1", _format_json(equilibrium))
        return
    terminal = make_console(colour)
    felt = build_felt(terminal)
    for line in _format_page(equilibrium, decisions, felt):
        terminal.print(line, soft_wrap=True)


_ABBREVIATION_BY_POSITION: Final = {
    "big blind": "BB",
    "small blind": "SB",
    "button": "BTN",
    "cutoff": "CO",
    "hijack": "HJ",
    "lojack": "LJ",
}


def _abbreviate_positions(spot: PushFoldSpot) -> list[str]:
    return [
        _ABBREVIATION_BY_POSITION.get(position_name, position_name)
        for position_name in spot.position_names
    ]


def _select_chart_decisions(
    chart_name: str, spot: PushFoldSpot, forced_decisions: dict[Decision, bool]
) -> list[Decision]:
    """Return the decisions to show as charts.

    Without a chart name, return both decisions of a two-player game, and none for more players.
    """
    if not chart_name:
        return (
            [decision for decision in _HEADS_UP_DECISIONS if decision not in forced_decisions]
            if len(spot.stacks) == 2
            else []
        )
    abbreviations = _abbreviate_positions(spot)
    chart_positions = chart_name.upper().split("-")
    position_list = ", ".join(abbreviations)
    if unknown_names := [name for name in chart_positions if name not in abbreviations]:
        raise build_exit_with_message(
            s.ChartSeatUnknown(chart_name, unknown_names[0], position_list)
        )
    seats = tuple(abbreviations.index(name) for name in chart_positions)
    if len(seats) > 3 or list(seats) != sorted(set(seats)) or seats == (len(abbreviations) - 1,):
        raise build_exit_with_message(s.ChartSeatsUnordered(chart_name, position_list))
    if seats in forced_decisions:
        raise build_exit_with_message(
            _build_forced_decision_refusal(chart_name, seats, spot, forced_decisions)
        )
    return [seats]


_HEADS_UP_DECISIONS: Final[tuple[Decision, ...]] = ((0,), (0, 1))


def _build_forced_decision_refusal(
    chart_name: str, seats: Decision, spot: PushFoldSpot, forced_decisions: dict[Decision, bool]
) -> Refusal:
    """Return the refusal of a chart for a forced decision.

    It names the decision that can be shown instead, if there is one.
    """
    from riverboat.equity.push_fold.forced_decisions import find_caller_decision

    if forced_decisions[seats]:
        return s.ChartSeatForcedAllIn(chart_name, spot.position_names[seats[-1]])
    decision = find_caller_decision(forced_decisions, *seats) if len(seats) == 2 else seats
    if decision == seats or decision in forced_decisions or len(decision) > 3:
        return s.ChartAfterForcedAllIn(chart_name, None)
    return s.ChartAfterForcedAllIn(
        chart_name, "-".join(_abbreviate_positions(spot)[seat] for seat in decision)
    )


def _solve_spot(
    spot: PushFoldSpot, accuracy: float | None, rounds: int, is_quiet: bool
) -> Equilibrium:
    """Solve the spot. Unless *is_quiet*, show the progress of each phase.

    The phases are the equities of two-way all-ins, those of three-way all-ins, and the strategies.
    """
    from riverboat.cli.terminal.work_progress import show_work_progress
    from riverboat.equity.push_fold.push_fold_equilibrium import default_accuracy, solve_spot

    target_accuracy = accuracy if accuracy is not None else default_accuracy(spot)
    started_all_in_kinds: list[str] = []
    pass_count = 1 if len(spot.stacks) == 2 else 2
    with show_work_progress(f.WorkLabel("push or fold"), is_quiet=is_quiet) as report_progress:
        report_progress(0.0, f.CountingAllInsLabel())

        def report_all_ins(all_in_kind: str, done_count: int, total: int) -> None:
            if all_in_kind not in started_all_in_kinds:
                started_all_in_kinds.append(all_in_kind)
            progress = len(started_all_in_kinds) - 1 + done_count / total
            hand_count_word: Literal["two", "three"] = (
                "two" if len(started_all_in_kinds) == 1 else "three"
            )
            report_progress(
                progress / (pass_count + 1),
                f.AllInHandCount(hand_count_word, f"{done_count / total:.0%}"),
            )

        def report_iteration(done_count: int, gain: float) -> None:
            gain_text = f"{gain:.2g}" if isfinite(gain) else None
            progress = pass_count + _compute_progress(done_count / rounds, gain, target_accuracy)
            report_progress(progress / (pass_count + 1), f.RoundProgress(done_count, gain_text))

        return solve_spot(
            spot,
            accuracy=accuracy,
            rounds=rounds,
            progress=report_iteration,
            count_progress=report_all_ins,
        )


def _compute_progress(rounds_fraction: float, gain: float, target_accuracy: float) -> float:
    """Return the progress from 0 to 1.

    Two fractions are compared, and the greater one is returned: *rounds_fraction*, the share of the
    maximum rounds that is done, and the share of the decimal digits of the target accuracy that
    *gain* has reached.
    """
    if isfinite(gain) and 0 < gain < 1 and 0 < target_accuracy < 1:
        return min(max(rounds_fraction, log(gain) / log(target_accuracy)), 1.0)
    return rounds_fraction


def _format_page(
    equilibrium: Equilibrium, decisions: Sequence[tuple[int, ...]], felt: TerminalFelt
) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import wrap_text

    spot, renderer = equilibrium.spot, terminal_reader()
    yield from wrap_text(Text(renderer.say(_build_title(spot)), "bold"), felt.width)
    for seat, is_forced in zip(spot.position_names, spot.all_in_by_posting, strict=True):
        if is_forced:
            yield from wrap_text(Text(renderer.say(s.AllInByPosting(seat))), felt.width)
    yield Text()
    if len(spot.stacks) > 2:
        yield from _format_tables(equilibrium, felt)
    for decision in decisions:
        yield from _draw_grid(equilibrium, decision, felt)
    yield from _format_values(equilibrium, felt)
    yield from wrap_text(Text(renderer.say(_describe_solution(equilibrium)), "dim"), felt.width)


def _build_title(spot: PushFoldSpot) -> s.PushFoldTitle:
    stacks = {f"{stack:g}" for stack in spot.stacks}
    stack_depth = (
        f"{stacks.pop()}" if len(stacks) == 1 else ", ".join(f"{stack:g}" for stack in spot.stacks)
    )
    title_parts: list[s.PushFoldCondition] = []
    if spot.ante:
        title_parts.append(s.PostedAmount("ante", f"{spot.ante:g}"))
    if spot.small_blind != 0.5:
        title_parts.append(s.PostedAmount("small blind", f"{spot.small_blind:g}"))
    if spot.big_blind_ante:
        title_parts.append(s.PostedAmount("big blind ante", f"{spot.big_blind_ante:g}"))
    if spot.prizes:
        prize_texts = [localize_number(f"{prize:,}") for prize in spot.prizes]
        title_parts.append(s.PushFoldPrizes(", ".join(prize_texts)))
    if spot.others:
        title_parts.append(s.PlayersAtOtherTables(len(spot.others)))
    return s.PushFoldTitle(len(spot.stacks), stack_depth, tuple(title_parts))


def _format_tables(equilibrium: Equilibrium, felt: TerminalFelt) -> Iterator[Text]:
    """Yield each player's pushing range, and the calling frequency of each player behind."""
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import wrap_text
    from riverboat.cli.terminal.text_columns import Row, iter_column_blocks
    from riverboat.equity.push_fold.forced_decisions import (
        find_caller_decision,
        find_forced_decisions,
    )

    position_names, forced_decisions, renderer = (
        _abbreviate_positions(equilibrium.spot),
        find_forced_decisions(equilibrium.spot),
        terminal_reader(),
    )
    players = range(len(position_names))
    pushers = [player for player in players[:-1] if forced_decisions.get((player,)) is not False]
    choosing_players = [player for player in pushers if (player,) not in forced_decisions]
    for pusher in choosing_players:
        heading = Text.assemble(
            (f"{renderer.say(s.PushFrequency(position_names[pusher]))} ", "bold"),
            (localize_number(f"{equilibrium.percent(pusher):.1f} %"), "bold green"),
            f": {equilibrium.push(pusher)}",
        )
        yield from wrap_text(heading, felt.width, 2)
    if choosing_players:
        yield Text()

    def format_call_share(pusher: int, caller: int) -> str:
        if caller <= pusher:
            return ""
        decision = find_caller_decision(forced_decisions, pusher, caller)
        return (
            localize_number(f"{equilibrium.percent(*decision):.1f}")
            if decision in equilibrium.plans
            else felt.glyphs.dash
        )

    rows = [
        Row(
            renderer.say(
                s.PushFrequency(position_names[pusher], is_forced=(pusher,) in forced_decisions)
            ),
            [format_call_share(pusher, caller) for caller in players[1:]],
        )
        for pusher in pushers
    ]
    yield Text(renderer.say(s.CallFrequenciesTitle()), "bold")
    yield from iter_column_blocks(position_names[1:], rows, felt.width)
    yield Text()


def _draw_grid(
    equilibrium: Equilibrium, decision: tuple[int, ...], felt: TerminalFelt
) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.pages.range_grid import iter_grid_lines
    from riverboat.cli.terminal.terminal_felt import wrap_text

    position_names = equilibrium.spot.position_names
    hand_range = equilibrium.call(*decision) if len(decision) > 1 else equilibrium.push(*decision)
    percent_text = f"{equilibrium.percent(*decision):.1f}"
    heading: Phrase = s.HandsPushed(position_names[decision[0]], percent_text)
    if len(decision) > 1:
        caller = position_names[decision[1]] if len(decision) > 2 else None
        heading = s.CallingHandsTitle(
            position_names[decision[-1]], position_names[decision[0]], caller, percent_text
        )
    yield from wrap_text(Text(terminal_reader().say(heading), "bold"), felt.width)
    yield from iter_grid_lines(hand_range.grid(), felt)
    yield from wrap_text(Text(str(hand_range)), felt.width)
    yield Text()


def _format_values(equilibrium: Equilibrium, felt: TerminalFelt) -> Iterator[Text]:
    """Yield the value of the hand for each player; a line never breaks between name and figure."""
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import flow_chunks

    value_label = s.HandValueHeading("prizes" if equilibrium.spot.prizes else "big blinds")
    values = [round(value, 4) + 0.0 for value in equilibrium.values]  # avoid a negative zero
    names = _abbreviate_positions(equilibrium.spot)
    value_texts = [
        localize_number(f"{name} {value:+.4f}") for name, value in zip(names, values, strict=True)
    ]
    chunks = [Text(terminal_reader().say(value_label))]
    chunks += [Text(f"{value_text},") for value_text in value_texts[:-1]] + [Text(value_texts[-1])]
    yield from flow_chunks(chunks, felt.width, " ")


def _describe_solution(equilibrium: Equilibrium) -> Phrase:
    if not equilibrium.rounds:
        return s.NoDecisionInSpot()
    gain_text = f"{equilibrium.gain:.1g}" if equilibrium.gain >= 1e-12 else "0"
    return s.EquilibriumDistance(gain_text, equilibrium.rounds, equilibrium.exact)


def _format_json(equilibrium: Equilibrium) -> str:
    from riverboat.equity.push_fold.forced_decisions import find_forced_decisions

    names, forced_decisions = (
        _abbreviate_positions(equilibrium.spot),
        find_forced_decisions(equilibrium.spot),
    )
    decisions = []
    for decision in sorted(equilibrium.plans, key=lambda seats: (len(seats), seats)):
        if forced_decisions.get(decision) is False:
            continue
        hand_range = (
            equilibrium.call(*decision) if len(decision) > 1 else equilibrium.push(*decision)
        )
        decisions.append(
            {
                "seats": [names[seat] for seat in decision],
                "does": "call" if len(decision) > 1 else "push",
                "forced": decision in forced_decisions,
                "percent": round(equilibrium.percent(*decision), 3),
                "range": str(hand_range),
                "hands": {hand: round(weight, 4) for hand, weight in hand_range.hands().items()},
            }
        )
    output: dict[str, Any] = {
        "stacks": dict(zip(names, equilibrium.spot.stacks, strict=True)),
        "prizes": equilibrium.spot.prizes,
        "values": dict(zip(names, equilibrium.values, strict=True)),
        "gain": equilibrium.gain,
        "rounds": equilibrium.rounds,
        "exact": equilibrium.exact,
        "decisions": decisions,
    }
    return to_json_text(output)
