"""The results of a simulated session: a line for each seat, how sure it is, and the ledger."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from riverboat.cli.terminal.columns import Row, columns, fit
from riverboat.cli.terminal.felt import TerminalFelt, fitted_felt, side_by_side, wrapped
from riverboat.cli.terminal.json_text import json_text
from riverboat.cli.terminal.tongue import terminal_reader
from riverboat.sim.sessions.results import PlayerResult, SessionResult
from riverboat.sim.sessions.sessions import SessionPlan
from riverboat.words import Phrase, Reader
from riverboat.words.terminal import figures as w


def results_page(
    console: Console, played: SessionResult, plan: SessionPlan, seconds: float
) -> None:
    """Print what came of it."""
    felt, to = fitted_felt(console, widest=100), terminal_reader()
    for line in _page(played, plan, felt, to):
        console.print(line, soft_wrap=True)
    speed = w.SessionTook(played.hands, f"{seconds:,.1f}", round(played.hands / seconds))
    for line in wrapped(Text(to.say(speed), "dim"), felt.width):
        console.print(line, soft_wrap=True)


def _page(
    played: SessionResult, plan: SessionPlan, felt: TerminalFelt, to: Reader
) -> Iterator[Text]:
    rules = plan.rules
    about = w.SessionOf(rules.name or rules.game.name, played.hands)
    yield from wrapped(Text(to.say(about), "bold"), felt.width)
    if played.hands < plan.hands:
        yield from wrapped(Text(to.say(w.SessionEnded(played.hands)), "yellow"), felt.width)
    yield Text()
    yield from _table(played, plan, felt, to)
    yield Text()
    house = [Text(to.say(part)) for part in _house(played, plan)]
    yield from side_by_side(house, felt.width, "   ", 2)


def _table(
    played: SessionResult, plan: SessionPlan, felt: TerminalFelt, to: Reader
) -> Iterator[Text]:
    """A line for each player where there is room, and two where there is not."""
    sign = "±" if felt.glyphs.suits else "+-"
    style, hands, net, rake, buy_ins = (to.say(w.FigureHead(head)) for head in _HEADS)
    heads = [style, hands, net, "bb/100", "95 %", rake]
    wide = heads if plan.anew else [*heads, buy_ins]
    rows = [Row(each.player, _cells(each, sign, to), _style(each)) for each in played.players]
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
        parts: list[Phrase] = [w.OfOnePlayer(each.hands), w.TakenOut("rake", round(each.rake))]
        parts += [] if plan.anew else [w.BuyInsOf(each.buy_ins)]
        about = [Text(part, "dim") for part in (_plays(each, to), *map(to.say, parts))]
        about[0] = Text("  ").append_text(about[0])
        yield from side_by_side(about, felt.width, dot, 2)


_HEADS: Final[tuple[w.Head, ...]] = ("style", "hands", "net", "rake", "buy-ins")


def _plays(each: PlayerResult, to: Reader) -> str:
    return to.language.names.styles.get(each.style, each.style)


def _cells(each: PlayerResult, sign: str, to: Reader) -> list[str]:
    rate = ("+" if each.per_hundred >= 0 else "") + _short(each.per_hundred)
    sure = f"{sign}{_short(each.interval)}" if isfinite(each.interval) else ""
    net = ("+" if each.net >= 0 else "-") + to.chips(abs(each.net))
    hands, rake, buy_ins = map(to.chips, (each.hands, round(each.rake), each.buy_ins))
    return [_plays(each, to), hands, net, rate, sure, rake, buy_ins]


def _style(each: PlayerResult) -> str:
    return "green" if each.net > 0 else "red" if each.net < 0 else ""


def _short(number: float) -> str:
    """A number with as many digits as say something."""
    return f"{number:,.1f}" if abs(number) < 1000 else f"{number:,.0f}"


def _house(played: SessionResult, plan: SessionPlan) -> list[Phrase]:
    """What the players have not any more, part by part, and what they bought."""
    parts = [
        w.TakenOut("rake", played.rake),
        w.TakenOut("jackpot", played.jackpot),
        w.TakenOut("kitty", played.kitty),
        w.TakenOut("time", played.time_fees),
        w.TakenOut("left in the middle", played.carried),
    ]
    taken = [part for part in parts if part.chips]
    if plan.anew:
        return [w.EveryHandAlike(), *taken]
    bought = sum(each.brought for each in played.players)
    left = bought + sum(each.net for each in played.players)
    return [w.Bought(bought), w.CashedOut(left), *taken]


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
