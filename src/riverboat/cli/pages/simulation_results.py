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
    felt_for_console,
    flow_chunks,
    wrap_text,
)
from riverboat.cli.terminal.terminal_locale import terminal_reader
from riverboat.cli.terminal.text_columns import Row, columns, fit
from riverboat.sim.sessions.session_results import PlayerResult, SessionResult
from riverboat.sim.sessions.simulated_sessions import SessionPlan
from riverboat.words import Phrase, Reader
from riverboat.words.terminal import figures as w


def results_page(
    console: Console, result: SessionResult, plan: SessionPlan, seconds: float
) -> None:
    """Print the results of a simulation."""
    felt, to = felt_for_console(console, max_width=100), terminal_reader()
    for line in _results_lines(result, plan, felt, to):
        console.print(line, soft_wrap=True)
    speed = w.SessionTook(result.hands, f"{seconds:,.1f}", round(result.hands / seconds))
    for line in wrap_text(Text(to.say(speed), "dim"), felt.width):
        console.print(line, soft_wrap=True)


def _results_lines(
    result: SessionResult, plan: SessionPlan, felt: TerminalFelt, reader: Reader
) -> Iterator[Text]:
    rules = plan.rules
    about = w.SessionOf(rules.name or rules.game.name, result.hands)
    yield from wrap_text(Text(reader.say(about), "bold"), felt.width)
    if result.hands < plan.hands:
        yield from wrap_text(Text(reader.say(w.SessionEnded(result.hands)), "yellow"), felt.width)
    yield Text()
    yield from _player_rows(result, plan, felt, reader)
    yield Text()
    house = [Text(reader.say(part)) for part in _house(result, plan)]
    yield from flow_chunks(house, felt.width, "   ", 2)


def _player_rows(
    result: SessionResult, plan: SessionPlan, felt: TerminalFelt, reader: Reader
) -> Iterator[Text]:
    """Yield one line per player, or two on a narrow terminal."""
    sign = "±" if felt.glyphs.suits else "+-"
    style, hands, net, rake, buy_ins = (reader.say(w.FigureHead(head)) for head in _HEADS)
    heads = [style, hands, net, "bb/100", "95 %", rake]
    wide = heads if plan.anew else [*heads, buy_ins]
    rows = [Row(each.player, _cells(each, sign, reader), _style(each)) for each in result.players]
    whole = [Row(row.name, row.cells[: len(wide)], row.style) for row in rows]
    if fit(wide, whole, felt.width):
        yield from columns(wide, whole, felt.width)
        return
    few = [Row(row.name, row.cells[2:5], row.style) for row in rows]
    lines = columns(heads[2:5], few, felt.width)
    yield next(lines)
    dot = f" {felt.glyphs.dot} "
    for each, line in zip(result.players, lines, strict=True):
        yield line
        parts: list[Phrase] = [w.OfOnePlayer(each.hands), w.TakenOut("rake", round(each.rake))]
        parts += [] if plan.anew else [w.BuyInsOf(each.buy_ins)]
        about = [Text(part, "dim") for part in (_style_text(each, reader), *map(reader.say, parts))]
        about[0] = Text("  ").append_text(about[0])
        yield from flow_chunks(about, felt.width, dot, 2)


_HEADS: Final[tuple[w.Head, ...]] = ("style", "hands", "net", "rake", "buy-ins")


def _style_text(each: PlayerResult, reader: Reader) -> str:
    return reader.language.names.styles.get(each.style, each.style)


def _cells(each: PlayerResult, sign: str, reader: Reader) -> list[str]:
    rate = ("+" if each.bb_per_100 >= 0 else "") + _short_number(each.bb_per_100)
    sure = f"{sign}{_short_number(each.interval)}" if isfinite(each.interval) else ""
    net = ("+" if each.net >= 0 else "-") + reader.chips(abs(each.net))
    hands, rake, buy_ins = map(reader.chips, (each.hands, round(each.rake), each.buy_ins))
    return [_style_text(each, reader), hands, net, rate, sure, rake, buy_ins]


def _style(each: PlayerResult) -> str:
    return "green" if each.net > 0 else "red" if each.net < 0 else ""


def _short_number(number: float) -> str:
    """Format a number with its significant digits only."""
    return f"{number:,.1f}" if abs(number) < 1000 else f"{number:,.0f}"


def _house(result: SessionResult, plan: SessionPlan) -> list[Phrase]:
    """Return the chips taken out, by kind, and the players' buy-ins and cash-outs."""
    parts = [
        w.TakenOut("rake", result.rake),
        w.TakenOut("jackpot", result.jackpot),
        w.TakenOut("kitty", result.kitty),
        w.TakenOut("time", result.time_fees),
        w.TakenOut("left in the middle", result.carried),
    ]
    taken = [part for part in parts if part.chips]
    if plan.anew:
        return [w.EveryHandAlike(), *taken]
    bought = sum(each.brought for each in result.players)
    left = bought + sum(each.net for each in result.players)
    return [w.Bought(bought), w.CashedOut(left), *taken]


def to_json(result: SessionResult, plan: SessionPlan) -> str:
    """Return the results as JSON, with the ledger's totals."""
    players = [
        {
            "player": each.player,
            "style": each.style,
            "hands": each.hands,
            "net": each.net,
            "bb_per_100": round(each.bb_per_100, 3),
            "interval_95": round(each.interval, 3) if isfinite(each.interval) else None,
            "rake_paid": round(each.rake, 3),
            "buy_ins": each.buy_ins,
            "bought": each.brought,
            "cashed_out": each.brought + each.net,
        }
        for each in result.players
    ]
    whole: dict[str, Any] = {
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
    return to_json_text(whole)
