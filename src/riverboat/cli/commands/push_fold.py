"""``riverboat push-fold``: equilibrium ranges to push and to call with short stacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite, log
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

from riverboat.cli.terminal.amount_lists import parse_amounts
from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import ColourOption, JsonOption, QuietOption
from riverboat.cli.terminal.terminal_locale import exit_with_message, explain_error, terminal_reader
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
        decisions = _choose_drawn_decisions(draw, spot, find_forced_decisions(spot))
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


_POSITION_ABBREVIATIONS: Final = {
    "big blind": "BB",
    "small blind": "SB",
    "button": "BTN",
    "cutoff": "CO",
    "hijack": "HJ",
    "lojack": "LJ",
}


def _abbreviate_positions(spot: PushFoldSpot) -> list[str]:
    return [_POSITION_ABBREVIATIONS.get(seat, seat) for seat in spot.position_names]


def _choose_drawn_decisions(
    chart_name: str, spot: PushFoldSpot, settled_decisions: dict[Decision, bool]
) -> list[Decision]:
    """Return the decisions to draw: both of two players, or the one that is named."""
    if not chart_name:
        return (
            [decision for decision in _HEADS_UP_DECISIONS if decision not in settled_decisions]
            if len(spot.stacks) == 2
            else []
        )
    names = _abbreviate_positions(spot)
    positions = chart_name.upper().split("-")
    position_names = ", ".join(names)
    if unknown_names := [name for name in positions if name not in names]:
        raise exit_with_message(s.ChartSeatUnknown(chart_name, unknown_names[0], position_names))
    seats = tuple(names.index(name) for name in positions)
    if len(seats) > 3 or list(seats) != sorted(set(seats)) or seats == (len(names) - 1,):
        raise exit_with_message(s.ChartSeatsUnordered(chart_name, position_names))
    if seats in settled_decisions:
        raise exit_with_message(_refuse_decision(chart_name, seats, spot, settled_decisions))
    return [seats]


_HEADS_UP_DECISIONS: Final[tuple[Decision, ...]] = ((0,), (0, 1))


def _refuse_decision(
    chart_name: str, seats: Decision, spot: PushFoldSpot, settled_decisions: dict[Decision, bool]
) -> Refusal:
    """Return the refusal for a decision that cannot be drawn, with those that can."""
    from riverboat.equity.push_fold.forced_decisions import find_caller_decision

    if settled_decisions[seats]:
        return s.ChartSeatForcedAllIn(chart_name, spot.position_names[seats[-1]])
    path = find_caller_decision(settled_decisions, *seats) if len(seats) == 2 else seats
    if path == seats or path in settled_decisions or len(path) > 3:
        return s.ChartEarlierSeatForcedAllIn(chart_name, None)
    return s.ChartEarlierSeatForcedAllIn(
        chart_name, "-".join(_abbreviate_positions(spot)[seat] for seat in path)
    )


def _solve_spot(
    spot: PushFoldSpot, accuracy: float | None, rounds: int, is_quiet: bool
) -> Equilibrium:
    """Solve the spot with a progress bar for two-way and three-way all-ins and the strategies."""
    from riverboat.cli.terminal.work_progress import show_work_progress
    from riverboat.equity.push_fold.push_fold_equilibrium import default_accuracy, solve_spot

    target_accuracy = accuracy if accuracy is not None else default_accuracy(spot)
    started_kinds: list[str] = []
    pass_count = 1 if len(spot.stacks) == 2 else 2
    with show_work_progress(f.WorkLabel("push or fold"), is_quiet=is_quiet) as report_progress:
        report_progress(0.0, f.CountingAllInsLabel())

        def report_all_ins(kind: str, done_count: int, total: int) -> None:
            if kind not in started_kinds:
                started_kinds.append(kind)
            progress = len(started_kinds) - 1 + done_count / total
            hands: Literal["two", "three"] = "two" if len(started_kinds) == 1 else "three"
            report_progress(
                progress / (pass_count + 1), f.AllInHandCount(hands, f"{done_count / total:.0%}")
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


def _compute_progress(rounds: float, gain: float, target_accuracy: float) -> float:
    """Return the progress from 0 to 1: the greater of the share of rounds and the share of digits
    of accuracy.
    """
    if isfinite(gain) and 0 < gain < 1 and 0 < target_accuracy < 1:
        return min(max(rounds, log(gain) / log(target_accuracy)), 1.0)
    return rounds


# Page -------------------------------------------------------------------------------------------


def _format_page(
    equilibrium: Equilibrium, decisions: Sequence[tuple[int, ...]], felt: TerminalFelt
) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import wrap_text

    spot, reader = equilibrium.spot, terminal_reader()
    yield from wrap_text(Text(reader.say(_build_title(spot)), "bold"), felt.width)
    for seat, is_forced in zip(spot.position_names, spot.all_in_by_posting, strict=True):
        if is_forced:
            yield from wrap_text(Text(reader.say(s.AllInByPosting(seat))), felt.width)
    yield Text()
    if len(spot.stacks) > 2:
        yield from _format_tables(equilibrium, felt)
    for decision in decisions:
        yield from _draw_grid(equilibrium, decision, felt)
    yield from _format_values(equilibrium, felt)
    yield from wrap_text(Text(reader.say(_describe_solution(equilibrium)), "dim"), felt.width)


def _build_title(spot: PushFoldSpot) -> s.PushFoldTitle:
    stacks = {f"{stack:g}" for stack in spot.stacks}
    depth = (
        f"{stacks.pop()}" if len(stacks) == 1 else ", ".join(f"{stack:g}" for stack in spot.stacks)
    )
    title_parts: list[s.PushFoldPart] = []
    if spot.ante:
        title_parts.append(s.PostedAmount("ante", f"{spot.ante:g}"))
    if spot.small_blind != 0.5:
        title_parts.append(s.PostedAmount("small blind", f"{spot.small_blind:g}"))
    if spot.big_blind_ante:
        title_parts.append(s.PostedAmount("big blind ante", f"{spot.big_blind_ante:g}"))
    if spot.prizes:
        thousands_separator = terminal_reader().language.grammar.group
        prize_texts = [f"{prize:,}".replace(",", thousands_separator) for prize in spot.prizes]
        title_parts.append(s.PrizesSuffix(", ".join(prize_texts)))
    if spot.others:
        title_parts.append(s.PlayersElsewhere(len(spot.others)))
    return s.PushFoldTitle(len(spot.stacks), depth, tuple(title_parts))


def _format_tables(equilibrium: Equilibrium, felt: TerminalFelt) -> Iterator[Text]:
    """Yield each player's pushing range, and the calling frequency of each player behind."""
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import wrap_text
    from riverboat.cli.terminal.text_columns import Row, iter_column_blocks
    from riverboat.equity.push_fold.forced_decisions import (
        find_caller_decision,
        find_forced_decisions,
    )

    names, known_decisions, reader = (
        _abbreviate_positions(equilibrium.spot),
        find_forced_decisions(equilibrium.spot),
        terminal_reader(),
    )
    players = range(len(names))
    pushers = [player for player in players[:-1] if known_decisions.get((player,)) is not False]
    choosing_players = [player for player in pushers if (player,) not in known_decisions]
    for pusher in choosing_players:
        heading = Text.assemble(
            (f"{reader.say(s.PushFrequency(names[pusher]))} ", "bold"),
            (f"{equilibrium.percent(pusher):.1f} %", "bold green"),
            f": {equilibrium.push(pusher)}",
        )
        yield from wrap_text(heading, felt.width, 2)
    if choosing_players:
        yield Text()

    def format_call_share(pusher: int, caller: int) -> str:
        if caller <= pusher:
            return ""
        path = find_caller_decision(known_decisions, pusher, caller)
        return (
            f"{equilibrium.percent(*path):.1f}" if path in equilibrium.plans else felt.glyphs.dash
        )

    rows = [
        Row(
            reader.say(s.PushFrequency(names[pusher], forced=(pusher,) in known_decisions)),
            [format_call_share(pusher, caller) for caller in players[1:]],
        )
        for pusher in pushers
    ]
    yield Text(reader.say(s.CallFrequenciesTitle()), "bold")
    yield from iter_column_blocks(names[1:], rows, felt.width)
    yield Text()


def _draw_grid(
    equilibrium: Equilibrium, decision: tuple[int, ...], felt: TerminalFelt
) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.pages.range_grid import iter_grid_lines
    from riverboat.cli.terminal.terminal_felt import wrap_text

    seats = equilibrium.spot.position_names
    hand_range = equilibrium.call(*decision) if len(decision) > 1 else equilibrium.push(*decision)
    share = f"{equilibrium.percent(*decision):.1f}"
    heading: Phrase = s.HandsPushed(seats[decision[0]], share)
    if len(decision) > 1:
        caller = seats[decision[1]] if len(decision) > 2 else None
        heading = s.CallingHandsTitle(seats[decision[-1]], seats[decision[0]], caller, share)
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
    parts = [f"{name} {value:+.4f}" for name, value in zip(names, values, strict=True)]
    chunks = [Text(terminal_reader().say(value_label))]
    chunks += [Text(f"{part},") for part in parts[:-1]] + [Text(parts[-1])]
    yield from flow_chunks(chunks, felt.width, " ")


def _describe_solution(equilibrium: Equilibrium) -> Phrase:
    if not equilibrium.rounds:
        return s.NoDecisionInSpot()
    gain = f"{equilibrium.gain:.1g}" if equilibrium.gain >= 1e-12 else "0"
    return s.EquilibriumDistance(gain, equilibrium.rounds, equilibrium.exact)


# JSON -------------------------------------------------------------------------------------------


def _format_json(equilibrium: Equilibrium) -> str:
    from riverboat.equity.push_fold.forced_decisions import find_forced_decisions

    names, known_decisions = (
        _abbreviate_positions(equilibrium.spot),
        find_forced_decisions(equilibrium.spot),
    )
    decisions = []
    for decision in sorted(equilibrium.plans, key=lambda seats: (len(seats), seats)):
        if known_decisions.get(decision) is False:
            continue
        hand_range = (
            equilibrium.call(*decision) if len(decision) > 1 else equilibrium.push(*decision)
        )
        decisions.append(
            {
                "seats": [names[seat] for seat in decision],
                "does": "call" if len(decision) > 1 else "push",
                "forced": decision in known_decisions,
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
