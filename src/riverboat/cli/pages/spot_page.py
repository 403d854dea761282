"""A solved post-flop spot in the terminal: the strategy at a node, and a grid of frequencies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from rich.style import Style
from rich.text import Text

from riverboat.cli.terminal.terminal_felt import wrap_text
from riverboat.cli.terminal.terminal_locale import localize_number, terminal_reader
from riverboat.cli.terminal.text_columns import Row, align_columns
from riverboat.equity.ranges.combos import GRID_ROWS
from riverboat.solve.postflop.hand_tables import HandTable, Numbers
from riverboat.words.terminal import solved_spots as s

if TYPE_CHECKING:
    from riverboat.cli.terminal.terminal_felt import TerminalFelt
    from riverboat.solve.postflop import Solution, SpotEstimate, SpotNode
    from riverboat.words import Phrase


class ActionSummary(NamedTuple):
    """Sums of one action at a node, over all hands of the range.

    EV and equity are averages of the hands that take the action.
    """

    action: str
    frequency: float
    combos: float
    ev: float
    equity: float


def summarize_actions(node: SpotNode) -> list[ActionSummary]:
    """Return the summary of each action of a decision; EV and equity are NaN if no hand takes it.

    Each hand is weighted by the frequency with which it reaches the node against the other player's
    range.
    """
    player_index = 0 if node.player == "oop" else 1
    equity, reach_weights = node.equity[player_index], node.reach[player_index].weights
    total_weight = equity.weights.sum()
    summaries = []
    strategy = node.strategy_array()
    for frequencies, (action, ev) in zip(strategy, node.action_ev.items(), strict=True):
        action_weights = equity.weights * frequencies
        summaries.append(
            ActionSummary(
                action,
                float(action_weights.sum() / total_weight) if total_weight > 0 else float("nan"),
                float((reach_weights * frequencies).sum()),
                _compute_weighted_mean(ev.values, action_weights),
                _compute_weighted_mean(equity.values, action_weights),
            )
        )
    return summaries


def _compute_weighted_mean(values: Numbers, weights: Numbers) -> float:
    counted_mask = weights > _MIN_COUNTED_WEIGHT
    return (
        float(np.average(values[counted_mask], weights=weights[counted_mask]))
        if counted_mask.any()
        else float("nan")
    )


_MIN_COUNTED_WEIGHT: Final = 1e-9


def iter_solution_lines(solution: Solution, node: SpotNode, felt: TerminalFelt) -> Iterator[Text]:
    """Yield the spot, the accuracy of its solution, and the strategy and values of a node."""
    spot = solution.spot
    title = s.SpotTitle(spot.board, f"{spot.pot:g}", f"{spot.stack:g}")
    yield from _wrap_phrase(title, felt, "bold")
    exploitability_text = f"{solution.exploitability:.3g}"
    seconds_text = f"{solution.seconds:.3g}" if solution.seconds else None
    yield from _wrap_phrase(
        s.SpotSolved(solution.iterations, seconds_text, exploitability_text), felt
    )
    yield Text()
    yield from _wrap_phrase(_build_node_title(node), felt, "bold")
    if node.kind == "decision":
        yield from _iter_strategy_table(node, felt)
        yield Text()
    yield from _iter_player_table(node, felt)


def _build_node_title(node: SpotNode) -> Phrase:
    path_text, pot_text = ", ".join(node.path), f"{node.pot:g}"
    if node.player is not None:
        return s.NodeTitle(path_text or None, pot_text, node.player)
    if node.kind == "fold" or node.kind == "showdown":
        return s.PathEndNote(path_text, pot_text, node.kind)
    return s.PathEndNote(path_text, pot_text, "turn" if len(node.board) == 3 else "river")


def _iter_strategy_table(node: SpotNode, felt: TerminalFelt) -> Iterator[Text]:
    rows = [
        Row(
            summary.action,
            [
                localize_number(f"{100 * summary.frequency:.1f} %"),
                localize_number(f"{summary.combos:.1f}"),
                _format_number(summary.ev, "{:.2f}", felt),
                _format_number(100 * summary.equity, "{:.1f} %", felt),
            ],
        )
        for summary in summarize_actions(node)
    ]
    yield from align_columns(
        _translate_headings("frequency", "combos", "EV", "equity"), rows, felt.width
    )


def _iter_player_table(node: SpotNode, felt: TerminalFelt) -> Iterator[Text]:
    rows = []
    for name, ev, equity in zip(("OOP", "IP"), node.ev, node.equity, strict=True):
        value_text, equity_percent = (
            _format_number(ev.average, "{:.2f}", felt),
            100 * equity.average,
        )
        rows.append(Row(name, [value_text, _format_number(equity_percent, "{:.1f} %", felt)]))
    yield from align_columns(_translate_headings("EV", "equity"), rows, felt.width)


def _translate_headings(*headings: s.StrategyColumn) -> list[str]:
    return [terminal_reader().say(s.StrategyColumnHeading(heading)) for heading in headings]


def _format_number(value: float, format_spec: str, felt: TerminalFelt) -> str:
    """Return a number as text: 0 without a sign, and a dash for NaN."""
    if value != value:
        return felt.glyphs.dash
    return localize_number(format_spec.format(0.0 if abs(value) < _MIN_NONZERO_VALUE else value))


_MIN_NONZERO_VALUE: Final = 5e-3


def _wrap_phrase(phrase: Phrase, felt: TerminalFelt, style: str = "") -> Iterator[Text]:
    yield from wrap_text(Text(terminal_reader().say(phrase), style), felt.width)


def iter_frequency_grid(node: SpotNode, action: str, felt: TerminalFelt) -> Iterator[Text]:
    """Yield a grid of 13 by 13: how often each hand takes an action, in percent."""
    action_index = node.actions.index(action)
    reach_weights = node.reach[0 if node.player == "oop" else 1].weights
    frequencies = HandTable(node.strategy_array()[action_index], reach_weights).by_hand()
    percent_text = f"{100 * node.strategy()[action]:.1f}"
    yield Text()
    yield from _wrap_phrase(s.FrequencyGrid(action, percent_text), felt, "bold")
    rank_letters = [row[rank_index][0] for rank_index, row in enumerate(GRID_ROWS)]
    yield Text(" " + "".join(f"{rank:>4}" for rank in rank_letters), "dim")
    for rank, row in zip(rank_letters, GRID_ROWS, strict=True):
        line = Text(rank, "dim")
        for hand in row:
            line.append_text(_format_grid_cell(frequencies.get(hand), felt))
        line.rstrip()
        yield line
    yield from _wrap_phrase(s.FrequencyGridLegend(felt.glyphs.dot), felt, "dim")


def _format_grid_cell(frequency: float | None, felt: TerminalFelt) -> Text:
    """Return a frequency in four columns, on a darker ground the higher it is."""
    if frequency is None:
        return Text(f"{felt.glyphs.dot:>4}", "dim")
    text = f"{100 * frequency:4.0f}"
    if not felt.colour:
        return Text(text)
    gray_level = round(230 - 160 * frequency)
    text_colour = "#000000" if frequency < 0.5 else "#ffffff"
    return Text(text, Style(color=text_colour, bgcolor=f"rgb({gray_level},{gray_level},230)"))


def iter_estimate_lines(
    estimate: SpotEstimate, memory_limit: int, felt: TerminalFelt
) -> Iterator[Text]:
    """Yield the size of the tree, its memory beside the limit, and the time of an iteration."""
    from riverboat.solve.postflop.memory_limits import format_bytes

    yield from _wrap_phrase(s.TreeSize(estimate.nodes, estimate.regrets), felt)
    memory = format_bytes(estimate.memory.total)
    yield from _wrap_phrase(s.TreeMemory(memory, estimate.bits, format_bytes(memory_limit)), felt)
    yield from _wrap_phrase(s.IterationTime(f"{estimate.seconds:.2g}"), felt)
