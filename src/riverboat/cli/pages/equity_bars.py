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
from riverboat.cli.terminal.terminal_locale import localize_number, terminal_reader
from riverboat.cli.terminal.text_columns import Row, align_columns, do_columns_fit
from riverboat.equity.hand_analysis.street_equities import Streets
from riverboat.equity.results.equity_result import Equity
from riverboat.equity.results.player_figures import PlayerEquity
from riverboat.equity.results.result_view import format_count, format_count_cells, format_percent
from riverboat.words.terminal import statistics_tables as w


def iter_equity_lines(result: Equity, felt: TerminalFelt) -> Iterator[Text]:
    """Yield a bar for each player, the figures, and the method with its accuracy."""
    yield from wrap_text(_format_title(result, felt), felt.width, 2)
    yield Text()
    yield from _iter_bar_lines(result, felt)
    yield Text()
    yield from _format_figures(result, felt)
    yield Text()
    *lines, last_line = wrap_text(
        Text(_to_terminal_text(describe_method(result), felt), "dim"), felt.width
    )
    yield from lines
    yield from flow_chunks([last_line, _format_legend(result, felt)], felt.width)


def _format_title(result: Equity, felt: TerminalFelt) -> Text:
    deal = result.question
    line = Text(deal.game.name, "bold")
    card_groups: tuple[tuple[w.StatisticsColumn, Cards], ...] = (
        ("board", deal.board),
        ("dead", deal.dead),
    )
    for column, cards in card_groups:
        if cards:
            label = terminal_reader().say(w.StatisticsHeading(column))
            line = Text.assemble(line, "   ", (f"{label} ", "dim"), _format_cards(cards, felt))
    return line


def describe_method(result: Equity) -> str:
    """Return a description of the method, in the language of the terminal."""
    renderer = terminal_reader()
    if result.exact and result.deals == 1:
        return renderer.say(w.ExactByKnownCards())
    deals_text = format_count(result.deals)
    if result.exact:
        return renderer.say(
            w.ExactByCounting(deals_text, "boards" if result.unit == "boards" else "deals")
        )
    return renderer.say(w.SampledDeals(deals_text, f"{100 * result.margin:.2f}"))


def _format_cards(cards: Cards, felt: TerminalFelt) -> Text:
    return felt.cards(cards, is_small=True)


def _iter_bar_lines(result: Equity, felt: TerminalFelt) -> Iterator[Text]:
    percent_texts = [
        localize_number(format_percent(player.equity, is_exact=result.exact)) for player in result
    ]
    margin_texts = [_format_margin(result, player, felt) for player in result]
    value_width = max(map(len, percent_texts)) + max(map(len, margin_texts))
    longest_name_width = max(cell_len(player.name) for player in result)
    name_width = min(longest_name_width, max(12, felt.width // 3))
    bar_width = felt.width - name_width - value_width - 4
    for player, percent_text, margin_text in zip(result, percent_texts, margin_texts, strict=True):
        name = _truncate_name(player.name, name_width, felt)
        yield Text.assemble(
            name + " " * (name_width + 2 - cell_len(name)),
            _draw_bar(result, player, bar_width, felt),
            "  ",
            (percent_text.rjust(max(map(len, percent_texts))), "bold"),
            (margin_text, "dim"),
        )


def _format_margin(result: Equity, player: PlayerEquity, felt: TerminalFelt) -> str:
    """Return the margin of error of a sampled figure; empty for an exact one."""
    if result.exact:
        return ""
    low, high = player.interval
    return _to_terminal_text(localize_number(f" ±{50 * (high - low):.2f}"), felt)


def _draw_bar(result: Equity, player: PlayerEquity, width: int, felt: TerminalFelt) -> Text:
    """Draw a player's bar: wins and then ties, or the high half and then the low half."""
    first_share = player.high if result.has_low else player.win
    end_columns = [round(width * first_share), round(width * player.equity)]
    full_char, half_char, empty_char = _build_bar_characters(felt)
    colours = _choose_colours(result)
    return Text.assemble(
        (full_char * end_columns[0], colours[0]),
        (half_char * (end_columns[1] - end_columns[0]), colours[1]),
        (empty_char * (width - end_columns[1]), "dim"),
    )


def _build_bar_characters(felt: TerminalFelt) -> tuple[str, str, str]:
    """Return the characters of a bar: for its first part, its second part, and its empty end."""
    return ("#", "=", ".") if felt.glyphs is LETTERS else ("█", "▒", "·")


def _choose_colours(result: Equity) -> tuple[str, str]:
    return ("dodger_blue2", "orange3") if result.has_low else ("green", "green")


def _format_legend(result: Equity, felt: TerminalFelt) -> Text:
    """Return the legend of a bar's parts."""
    first_label, second_label = (
        _translate_headings("high", "low") if result.has_low else _translate_headings("won", "tied")
    )
    (full_char, half_char, _), colours = _build_bar_characters(felt), _choose_colours(result)
    return Text.assemble(
        (full_char, colours[0]),
        (f" {first_label}  ", "dim"),
        (half_char, colours[1]),
        (f" {second_label}", "dim"),
    )


def _translate_headings(*columns: w.StatisticsColumn) -> list[str]:
    return [terminal_reader().say(w.StatisticsHeading(column)) for column in columns]


def _format_figures(result: Equity, felt: TerminalFelt) -> Iterator[Text]:
    """Yield each player's win and tie percentages, with counts of boards if all were counted."""
    headings = (
        _translate_headings("whole pot", "part", "high", "low", "scoop")
        if result.has_low
        else _translate_headings("win", "tie")
    )
    rows = []
    for player in result:
        fractions = [player.win, player.tie]
        if result.has_low:
            fractions += [player.high, player.low, player.scoop]
        cells = [
            localize_number(format_percent(fraction, is_exact=result.exact))
            for fraction in fractions
        ]
        rows.append(Row(player.name, cells))
    if not result.exact:
        yield from _iter_figure_rows(headings, rows, felt)
        return
    count_rows = [
        Row(player.name, [*map(localize_number, format_count_cells(player))]) for player in result
    ]
    count_headings = _translate_headings("won", "part" if result.has_low else "tied", "lost")
    merged_rows = [
        Row(row.name, [*row.cells, *count_row.cells])
        for row, count_row in zip(rows, count_rows, strict=True)
    ]
    if do_columns_fit(
        [*headings, *count_headings],
        [Row(truncate(row.name, 14), row.cells) for row in merged_rows],
        felt.width,
    ):
        yield from _iter_figure_rows([*headings, *count_headings], merged_rows, felt)
        return
    yield from _iter_figure_rows(headings, rows, felt)
    if do_columns_fit(
        count_headings, [Row(truncate(row.name, 6), row.cells) for row in count_rows], felt.width
    ):
        yield Text()
        yield from _iter_figure_rows(count_headings, count_rows, felt)


def _iter_figure_rows(
    headings: Sequence[str], rows: Sequence[Row], felt: TerminalFelt
) -> Iterator[Text]:
    """Yield rows of figures, with names truncated to the width.

    A truncated name ends in an ellipsis: names are hands, and the start alone may be another hand.
    """
    cell_rows = [headings, *[row.cells for row in rows]]
    figures_width = sum(
        2 + max(cell_len(cells[column]) for cells in cell_rows) for column in range(len(headings))
    )
    name_width = max(6, felt.width - figures_width)
    named_rows = [Row(_truncate_name(row.name, name_width, felt), row.cells) for row in rows]
    yield from align_columns(headings, named_rows, felt.width)


def _truncate_name(name: str, width: int, felt: TerminalFelt) -> str:
    if cell_len(name) <= width:
        return name
    ellipsis = "..." if felt.glyphs is LETTERS else "\N{HORIZONTAL ELLIPSIS}"
    return truncate(name, width - cell_len(ellipsis)).rstrip(" ,") + ellipsis


def _to_terminal_text(text: str, felt: TerminalFelt) -> str:
    """Return the text in characters that the terminal can show."""
    return text.replace("±", "+-") if felt.glyphs is LETTERS else text


def iter_street_lines(street_equities: Streets, felt: TerminalFelt) -> Iterator[Text]:
    """Yield the lines of a table of equities, with a row per player and a column per street.

    Lines below the table name the method for each street.
    """
    headings = [street.name for street in street_equities]
    rows = [
        Row(
            player,
            [
                localize_number(
                    format_percent(street.equity[seat].equity, is_exact=street.equity.exact)
                )
                for street in street_equities
            ],
        )
        for seat, player in enumerate(street_equities.players)
    ]
    last_equity = street_equities[-1].equity
    yield from wrap_text(_format_title(last_equity, felt), felt.width, 2)
    yield Text()
    yield from _iter_figure_rows(headings, rows, felt)
    yield Text()
    for street in street_equities:
        line = f"{street.name}: {_to_terminal_text(describe_method(street.equity), felt)}"
        yield from wrap_text(Text(line, "dim"), felt.width, 2)
