"""The results of a simulated session: a line for each seat, how sure it is, and the ledger."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from typing import Any

from rich.console import Console
from rich.text import Text

from riverboat.cli.terminal.columns import Row, columns, fit
from riverboat.cli.terminal.felt import Felt, fitted_felt, side_by_side, wrapped
from riverboat.cli.terminal.json_text import json_text
from riverboat.sim.sessions.results import PlayerResult, SessionResult
from riverboat.sim.sessions.sessions import SessionPlan


def results_page(
    console: Console, played: SessionResult, plan: SessionPlan, seconds: float
) -> None:
    """Print what came of it."""
    felt = fitted_felt(console, widest=100)
    for line in _page(played, plan, felt):
        console.print(line, soft_wrap=True)
    speed = (
        f"{played.hands:,} hands in {seconds:,.1f} seconds, {played.hands / seconds:,.0f} a second"
    )
    for line in wrapped(Text(speed, "dim"), felt.width):
        console.print(line, soft_wrap=True)


def _page(played: SessionResult, plan: SessionPlan, felt: Felt) -> Iterator[Text]:
    rules = plan.rules
    yield from wrapped(
        Text(f"{rules.name or rules.game.name}: {_hands(played)}", "bold"), felt.width
    )
    if played.hands < plan.hands:
        why = f"the session ended after {_hands(played)}: too few players had chips left"
        yield from wrapped(Text(why, "yellow"), felt.width)
    yield Text()
    yield from _table(played, plan, felt)
    yield Text()
    yield from side_by_side([Text(part) for part in _house(played, plan)], felt.width, "   ", 2)


def _table(played: SessionResult, plan: SessionPlan, felt: Felt) -> Iterator[Text]:
    """A line for each player where there is room, and two where there is not."""
    sign = "±" if felt.glyphs.suits else "+-"
    heads = ["style", "hands", "net", "bb/100", "95 %", "rake"]
    wide = heads if plan.anew else [*heads, "buy-ins"]
    rows = [Row(each.player, _cells(each, sign), _style(each)) for each in played.players]
    whole = [Row(row.name, row.cells[: len(wide)], row.style) for row in rows]
    if fit(wide, whole, felt.width):
        yield from columns(wide, whole, felt.width)
        return
    few = [Row(row.name, row.cells[2:5], row.style) for row in rows]
    lines = columns(heads[2:5], few, felt.width)
    yield next(lines)
    dot = f" {felt.glyphs.dot} "
    for each, line in zip(played.players, lines, strict=True):
        yield line
        parts = [each.style, f"{each.hands:,} hands", f"rake {round(each.rake):,}"]
        parts += [] if plan.anew else [_times(each.buy_ins)]
        about = [Text(part, "dim") for part in parts]
        about[0] = Text("  ").append_text(about[0])
        yield from side_by_side(about, felt.width, dot, 2)


def _cells(each: PlayerResult, sign: str) -> list[str]:
    rate = ("+" if each.per_hundred >= 0 else "") + _short(each.per_hundred)
    sure = f"{sign}{_short(each.interval)}" if isfinite(each.interval) else ""
    rake = f"{round(each.rake):,}"
    return [each.style, f"{each.hands:,}", f"{each.net:+,}", rate, sure, rake, f"{each.buy_ins:,}"]


def _style(each: PlayerResult) -> str:
    return "green" if each.net > 0 else "red" if each.net < 0 else ""


def _short(number: float) -> str:
    """A number with as many digits as say something."""
    return f"{number:,.1f}" if abs(number) < 1000 else f"{number:,.0f}"


def _house(played: SessionResult, plan: SessionPlan) -> list[str]:
    """What the players have not any more, part by part, and what they bought."""
    parts = [
        ("rake", played.rake),
        ("jackpot", played.jackpot),
        ("kitty", played.kitty),
        ("time", played.time_fees),
        ("left in the middle", played.carried),
    ]
    taken = [f"{what} {chips:,}" for what, chips in parts if chips]
    if plan.anew:
        return ["every hand begins alike", *taken]
    bought = sum(each.brought for each in played.players)
    left = bought + sum(each.net for each in played.players)
    return [f"bought {bought:,}", f"cashed out {left:,}", *taken]


def _hands(played: SessionResult) -> str:
    return "1 hand" if played.hands == 1 else f"{played.hands:,} hands"


def _times(buy_ins: int) -> str:
    return "1 buy-in" if buy_ins == 1 else f"{buy_ins:,} buy-ins"


def to_json(played: SessionResult, plan: SessionPlan) -> str:
    """The same as JSON, with the ledger's sums."""
    players = [
        {
            "player": each.player,
            "style": each.style,
            "hands": each.hands,
            "net": each.net,
            "bb_per_100": round(each.per_hundred, 3),
            "interval_95": round(each.interval, 3) if isfinite(each.interval) else None,
            "rake_paid": round(each.rake, 3),
            "buy_ins": each.buy_ins,
            "bought": each.brought,
            "cashed_out": each.brought + each.net,
        }
        for each in played.players
    ]
    whole: dict[str, Any] = {
        "game": plan.rules.game.name,
        "hands": played.hands,
        "seed": plan.seed,
        "players": players,
        "rake": played.rake,
        "jackpot": played.jackpot,
        "kitty": played.kitty,
        "time_fees": played.time_fees,
        "carried": played.carried,
    }
    return json_text(whole)
