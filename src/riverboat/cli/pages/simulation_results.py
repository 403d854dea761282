"""Results of a simulated session: a line for each seat, confidence intervals, and the ledger."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from riverboat.cli.terminal.json_output import to_json_text
from riverboat.cli.terminal.terminal_felt import (
    TerminalFelt,
    build_felt,
    flow_chunks,
    wrap_text,
)
from riverboat.cli.terminal.terminal_locale import localize_number, terminal_reader
from riverboat.cli.terminal.text_columns import Row, align_columns, do_columns_fit
from riverboat.sim.sessions.session_results import PlayerResult, SessionResult
from riverboat.sim.sessions.simulated_sessions import SessionPlan
from riverboat.words import Phrase, Reader
from riverboat.words.terminal import statistics_tables as w


def print_results(
    console: Console, result: SessionResult, plan: SessionPlan, seconds: float
) -> None:
    """Print the results of a simulation."""
    felt, renderer = build_felt(console, max_width=100), terminal_reader()
    for line in _iter_results_lines(result, plan, felt, renderer):
        console.print(line, soft_wrap=True)
    duration_phrase = w.SessionDuration(
        result.hands, f"{seconds:,.1f}", round(result.hands / seconds)
    )
    for line in wrap_text(Text(renderer.say(duration_phrase), "dim"), felt.width):
        console.print(line, soft_wrap=True)


def _iter_results_lines(
    result: SessionResult, plan: SessionPlan, felt: TerminalFelt, renderer: Reader
) -> Iterator[Text]:
    rules = plan.rules
    title = w.SessionHeading(rules.name or rules.game.name, result.hands)
    yield from wrap_text(Text(renderer.say(title), "bold"), felt.width)
    if result.hands < plan.hands:
        yield from wrap_text(Text(renderer.say(w.SessionEnded(result.hands)), "yellow"), felt.width)
    yield Text()
    yield from _iter_player_rows(result, plan, felt, renderer)
    yield Text()
    house_lines = [Text(renderer.say(part)) for part in _describe_house(result, plan)]
    yield from flow_chunks(house_lines, felt.width, "   ", 2)


def _iter_player_rows(
    result: SessionResult, plan: SessionPlan, felt: TerminalFelt, renderer: Reader
) -> Iterator[Text]:
    """Yield one line per player, or two on a narrow terminal."""
    plus_minus = "±" if felt.glyphs.suits else "+-"
    style_heading, hands_heading, net_heading, rake_heading, buy_ins_heading = (
        renderer.say(w.StatisticsHeading(column)) for column in _HEADING_NAMES
    )
    headings = [style_heading, hands_heading, net_heading, "bb/100", "95 %", rake_heading]
    wide_headings = headings if plan.resets_stacks else [*headings, buy_ins_heading]
    rows = [
        Row(player.player, _format_cells(player, plus_minus, renderer), _choose_style(player))
        for player in result.players
    ]
    full_rows = [Row(row.name, row.cells[: len(wide_headings)], row.style) for row in rows]
    if do_columns_fit(wide_headings, full_rows, felt.width):
        yield from align_columns(wide_headings, full_rows, felt.width)
        return
    short_rows = [Row(row.name, row.cells[2:5], row.style) for row in rows]
    lines = align_columns(headings[2:5], short_rows, felt.width)
    yield next(lines)
    dot_separator = f" {felt.glyphs.dot} "
    for player_result, line in zip(result.players, lines, strict=True):
        yield line
        detail_phrases: list[Phrase] = [
            w.PlayerHandCount(player_result.hands),
            w.DeductionTotal("rake", round(player_result.rake)),
        ]
        detail_phrases += [] if plan.resets_stacks else [w.BuyInCount(player_result.buy_ins)]
        detail_texts = [
            Text(part, "dim")
            for part in (
                _format_style_text(player_result, renderer),
                *map(renderer.say, detail_phrases),
            )
        ]
        detail_texts[0] = Text("  ").append_text(detail_texts[0])
        yield from flow_chunks(detail_texts, felt.width, dot_separator, 2)


_HEADING_NAMES: Final[tuple[w.StatisticsColumn, ...]] = ("style", "hands", "net", "rake", "buy-ins")


def _format_style_text(player_result: PlayerResult, renderer: Reader) -> str:
    return renderer.language.names.style_names.get(player_result.style, player_result.style)


def _format_cells(player_result: PlayerResult, plus_minus: str, renderer: Reader) -> list[str]:
    rate_text = ("+" if player_result.bb_per_100 >= 0 else "") + _format_short_number(
        player_result.bb_per_100
    )
    interval_text = (
        f"{plus_minus}{_format_short_number(player_result.interval)}"
        if isfinite(player_result.interval)
        else ""
    )
    net_text = ("+" if player_result.net >= 0 else "-") + renderer.chips(abs(player_result.net))
    hands_text, rake_text, buy_ins_text = map(
        renderer.chips, (player_result.hands, round(player_result.rake), player_result.buy_ins)
    )
    return [
        _format_style_text(player_result, renderer),
        hands_text,
        net_text,
        rate_text,
        interval_text,
        rake_text,
        buy_ins_text,
    ]


def _choose_style(player_result: PlayerResult) -> str:
    return "green" if player_result.net > 0 else "red" if player_result.net < 0 else ""


def _format_short_number(number: float) -> str:
    """Format a number with its significant digits only."""
    return (
        localize_number(f"{number:,.1f}")
        if abs(number) < 1000
        else localize_number(f"{number:,.0f}")
    )


def _describe_house(result: SessionResult, plan: SessionPlan) -> list[Phrase]:
    """Return the chips taken out, by kind, and the players' buy-ins and cash-outs."""
    deductions = [
        w.DeductionTotal("rake", result.rake),
        w.DeductionTotal("jackpot", result.jackpot),
        w.DeductionTotal("kitty", result.kitty),
        w.DeductionTotal("time", result.time_fees),
        w.DeductionTotal("left in the middle", result.carried),
    ]
    nonzero_deductions = [deduction for deduction in deductions if deduction.chips]
    if plan.resets_stacks:
        return [w.StacksResetNote(), *nonzero_deductions]
    bought_chips = sum(player.brought for player in result.players)
    final_chips = bought_chips + sum(player.net for player in result.players)
    return [w.BoughtChips(bought_chips), w.CashedOut(final_chips), *nonzero_deductions]


def to_json(result: SessionResult, plan: SessionPlan) -> str:
    """Return the results as JSON, with the ledger's totals."""
    players = [
        {
            "player": player.player,
            "style": player.style,
            "hands": player.hands,
            "net": player.net,
            "bb_per_100": round(player.bb_per_100, 3),
            "interval_95": round(player.interval, 3) if isfinite(player.interval) else None,
            "rake_paid": round(player.rake, 3),
            "buy_ins": player.buy_ins,
            "bought": player.brought,
            "cashed_out": player.brought + player.net,
        }
        for player in result.players
    ]
    output: dict[str, Any] = {
        "game": plan.rules.game.name,
        "hands": result.hands,
        "seed": plan.seed,
        "players": players,
        "rake": result.rake,
        "jackpot": result.jackpot,
        "kitty": result.kitty,
        "time_fees": result.time_fees,
        "carried": result.carried,
    }
    return to_json_text(output)
