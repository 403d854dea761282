"""A blueprint's preflop strategy, in the terminal and as a picture: one cell per hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from riverboat.cli.terminal.terminal_locale import terminal_reader
from riverboat.equity.charts.strategy_grid import ACTION_COLOURS, draw_strategy_grid
from riverboat.equity.ranges.combos import GRID_ROWS
from riverboat.solve.blueprint.preflop_strategy import PreflopStrategy
from riverboat.words.terminal import statistics_tables as f


def iter_preflop_lines(opening_strategy: PreflopStrategy) -> Iterator[Text]:
    """Yield the grid: each hand in the colour of its most frequent action."""
    renderer = terminal_reader()
    yield Text(renderer.say(_build_title(opening_strategy)), "bold")
    yield Text()
    for row in GRID_ROWS:
        line = Text()
        for hand in row:
            action_shares = opening_strategy.probabilities.get(hand)
            if action_shares is None:
                line.append(f" {hand:<3} ", "dim")
                continue
            most_frequent_index = max(range(len(action_shares)), key=action_shares.__getitem__)
            letter = _choose_action_letters(opening_strategy)[most_frequent_index]
            mark = (
                letter.upper()
                if action_shares[most_frequent_index] > _NEAR_CERTAIN_SHARE
                else letter
            )
            line.append(
                f" {hand:<3}{mark}",
                f"bold #ffffff on {_choose_action_colours(opening_strategy)[most_frequent_index]}",
            )
        yield line
    yield Text()
    legend = Text()
    for action_index, (name, colour) in enumerate(
        zip(opening_strategy.options, _choose_action_colours(opening_strategy), strict=True)
    ):
        legend.append(
            f" {_choose_action_letters(opening_strategy)[action_index]} ",
            f"bold #ffffff on {colour}",
        )
        legend.append(f" {name} {opening_strategy.percent(action_index):.0f} %  ")
    yield legend
    yield Text(renderer.say(f.MostFrequentAction()), "dim")


def draw_preflop_picture(opening_strategy: PreflopStrategy) -> str:
    """Return the grid as SVG: each cell is divided by the frequencies of its actions."""
    names = [
        f"{name} {opening_strategy.percent(option_index):.0f} %"
        for option_index, name in enumerate(opening_strategy.options)
    ]
    colours = _choose_action_colours(opening_strategy)
    return draw_strategy_grid(
        GRID_ROWS,
        opening_strategy.probabilities,
        names,
        str(_build_title(opening_strategy)),
        ", ".join(names),
        colours,
    )


def _build_title(opening_strategy: PreflopStrategy) -> f.PreflopBlueprintTitle:
    return f.PreflopBlueprintTitle(
        f.ActionSequence(opening_strategy.actions_before)
        if opening_strategy.actions_before
        else f.AfterBlindsLabel()
    )


def _choose_action_colours(opening_strategy: PreflopStrategy) -> list[str]:
    """Return the actions' colours: a fold is grey and a call blue, even if folding is no option."""
    first_bet_index = 0 if opening_strategy.options[0] == "fold" else 1
    return list(ACTION_COLOURS[first_bet_index : first_bet_index + len(opening_strategy.options)])


def _choose_action_letters(opening_strategy: PreflopStrategy) -> str:
    """Return a letter for each action: fold, call or check, and raises."""
    passive_letters = [name[0] for name in opening_strategy.options if name[0] in "fc"]
    raise_letters = [
        "a" if name[0] == "a" else letter
        for name, letter in zip(
            opening_strategy.options[len(passive_letters) :], "rpa", strict=False
        )
    ]
    return "".join(passive_letters + raise_letters)


_NEAR_CERTAIN_SHARE = 0.9
