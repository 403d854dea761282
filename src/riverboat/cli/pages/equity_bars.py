"""Equity results in the terminal: bars, figures, and the method."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.text import Text

from riverboat.cards import Cards
from riverboat.cli.terminal.terminal_felt import (
    LETTERS,
    TerminalFelt,
    flow_chunks,
    truncate,
    wrap_text,
)
from riverboat.cli.terminal.terminal_locale import terminal_reader
from riverboat.cli.terminal.text_columns import Row, columns, fit
from riverboat.equity.hand_analysis.street_equities import Streets
from riverboat.equity.results.equity_result import Equity
from riverboat.equity.results.player_figures import PlayerEquity
from riverboat.equity.results.result_view import count_cells, format_count, percent
from riverboat.words.terminal import figures as w


def equity_page(result: Equity, felt: TerminalFelt) -> Iterator[Text]:
    """Yield a bar for each player, the figures, and the method with its accuracy."""
    yield from wrap_text(_title(result, felt), felt.width, 2)
    yield Text()
    yield from _bar_lines(result, felt)
    yield Text()
    yield from _figures(result, felt)
    yield Text()
    *lines, last = wrap_text(
        Text(_to_terminal_text(describe_method(result), felt), "dim"), felt.width
    )
    yield from lines
    yield from flow_chunks([last, _legend(result, felt)], felt.width)


def _title(result: Equity, felt: TerminalFelt) -> Text:
    deal = result.deal
    line = Text(deal.game.name, "bold")
    parts: tuple[tuple[w.Head, Cards], ...] = (("board", deal.board), ("dead", deal.dead))
    for what, cards in parts:
        if cards:
            said = terminal_reader().say(w.FigureHead(what))
            line = Text.assemble(line, "   ", (f"{said} ", "dim"), _cards(cards, felt))
    return line


def describe_method(result: Equity) -> str:
    """Return a description of the method, in the language of the terminal."""
    to = terminal_reader()
    if result.exact and result.deals == 1:
        return to.say(w.AllCardsKnown())
    deals = format_count(result.deals).replace(",", to.language.grammar.group)
    if result.exact:
        return to.say(w.AllCounted(deals, "boards" if result.unit == "boards" else "deals"))
    return to.say(w.DealsDrawn(deals, f"{100 * result.margin:.2f}"))


def _cards(cards: Cards, felt: TerminalFelt) -> Text:
    return felt.cards(cards, small=True)


def _bar_lines(result: Equity, felt: TerminalFelt) -> Iterator[Text]:
    figures = [percent(player.equity, exact=result.exact) for player in result]
    margins = [_margin(result, player, felt) for player in result]
    right = max(map(len, figures)) + max(map(len, margins))
    longest = max(cell_len(player.name) for player in result)
    room = min(longest, max(12, felt.width // 3))
    wide = felt.width - room - right - 4
    for player, figure, margin in zip(result, figures, margins, strict=True):
        name = _truncate_name(player.name, room, felt)
        yield Text.assemble(
            name + " " * (room + 2 - cell_len(name)),
            _draw_bar(result, player, wide, felt),
            "  ",
            (figure.rjust(max(map(len, figures))), "bold"),
            (margin, "dim"),
        )


def _margin(result: Equity, player: PlayerEquity, felt: TerminalFelt) -> str:
    """Return half the confidence interval of a sampled figure."""
    if result.exact:
        return ""
    low, high = player.interval
    return _to_terminal_text(f" ±{50 * (high - low):.2f}", felt)


def _draw_bar(result: Equity, player: PlayerEquity, width: int, felt: TerminalFelt) -> Text:
    """Draw a player's bar: wins and then ties, or the high half and then the low half."""
    first = player.high if result.split else player.win
    ends = [round(width * first), round(width * player.equity)]
    full, half, track = _bar_characters(felt)
    colours = _colours(result)
    return Text.assemble(
        (full * ends[0], colours[0]),
        (half * (ends[1] - ends[0]), colours[1]),
        (track * (width - ends[1]), "dim"),
    )


def _bar_characters(felt: TerminalFelt) -> tuple[str, str, str]:
    """Return the characters of a bar: its first part, its second, and the rest."""
    return ("#", "=", ".") if felt.glyphs is LETTERS else ("█", "▒", "·")


def _colours(result: Equity) -> tuple[str, str]:
    return ("dodger_blue2", "orange3") if result.split else ("green", "green")


def _legend(result: Equity, felt: TerminalFelt) -> Text:
    """Return the legend of a bar's parts."""
    first, second = _heads("high", "low") if result.split else _heads("won", "tied")
    (full, half, _), colours = _bar_characters(felt), _colours(result)
    return Text.assemble(
        (full, colours[0]), (f" {first}  ", "dim"), (half, colours[1]), (f" {second}", "dim")
    )


def _heads(*heads: w.Head) -> list[str]:
    return [terminal_reader().say(w.FigureHead(head)) for head in heads]


def _figures(result: Equity, felt: TerminalFelt) -> Iterator[Text]:
    """Yield each player's win and tie percentages, with counts of boards if all were counted."""
    heads = (
        _heads("whole pot", "part", "high", "low", "scoop")
        if result.split
        else _heads("win", "tie")
    )
    rows = []
    for player in result:
        parts = [player.win, player.tie]
        if result.split:
            parts += [player.high, player.low, player.scoop]
        cells = [percent(part, exact=result.exact) for part in parts]
        rows.append(Row(player.name, cells))
    if not result.exact:
        yield from _figure_rows(heads, rows, felt)
        return
    group = terminal_reader().language.grammar.group
    numbers = [
        Row(player.name, [each.replace(",", group) for each in count_cells(player)])
        for player in result
    ]
    tops = _heads("won", "part" if result.split else "tied", "lost")
    both = [
        Row(row.name, [*row.cells, *more.cells]) for row, more in zip(rows, numbers, strict=True)
    ]
    if fit([*heads, *tops], [Row(truncate(row.name, 14), row.cells) for row in both], felt.width):
        yield from _figure_rows([*heads, *tops], both, felt)
        return
    yield from _figure_rows(heads, rows, felt)
    if fit(tops, [Row(truncate(row.name, 6), row.cells) for row in numbers], felt.width):
        yield Text()
        yield from _figure_rows(tops, numbers, felt)


def _figure_rows(heads: Sequence[str], rows: Sequence[Row], felt: TerminalFelt) -> Iterator[Text]:
    """Yield rows of figures; a truncated name ends in dots, since its start is a valid hand."""
    table = [heads, *[row.cells for row in rows]]
    figures = sum(2 + max(cell_len(cells[k]) for cells in table) for k in range(len(heads)))
    room = max(6, felt.width - figures)
    named = [Row(_truncate_name(row.name, room, felt), row.cells) for row in rows]
    yield from columns(heads, named, felt.width)


def _truncate_name(name: str, width: int, felt: TerminalFelt) -> str:
    """Return a name that fits the width, with dots if it is truncated."""
    if cell_len(name) <= width:
        return name
    dots = "..." if felt.glyphs is LETTERS else "\N{HORIZONTAL ELLIPSIS}"
    return truncate(name, width - cell_len(dots)).rstrip(" ,") + dots


def _to_terminal_text(text: str, felt: TerminalFelt) -> str:
    """Return the text in characters that the terminal can show."""
    return text.replace("±", "+-") if felt.glyphs is LETTERS else text


def streets_page(found: Streets, felt: TerminalFelt) -> Iterator[Text]:
    """Yield a column for each street, with the cards dealt."""
    heads = [street.name for street in found]
    rows = [
        Row(
            player,
            [percent(street.equity[seat].equity, exact=street.equity.exact) for street in found],
        )
        for seat, player in enumerate(found.players)
    ]
    last = found[-1].equity
    yield from wrap_text(_title(last, felt), felt.width, 2)
    yield Text()
    yield from _figure_rows(heads, rows, felt)
    yield Text()
    for street in found:
        line = f"{street.name}: {_to_terminal_text(describe_method(street.equity), felt)}"
        yield from wrap_text(Text(line, "dim"), felt.width, 2)
