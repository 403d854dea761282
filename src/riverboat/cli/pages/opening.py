"""What a blueprint does before the flop, at the terminal and as a picture: a hand a cell."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from riverboat.cli.terminal.tongue import terminal_reader
from riverboat.equity.drawing.mixed import COLOURS, mixed
from riverboat.equity.ranges.combos import ROWS
from riverboat.solve.blueprint.opening import Opening
from riverboat.words.terminal import figures as f


def opening_page(found: Opening) -> Iterator[Text]:
    """The grid: each hand in the colour of what is done with it most often."""
    to = terminal_reader()
    yield Text(to.say(_title(found)), "bold")
    yield Text()
    for row in ROWS:
        line = Text()
        for hand in row:
            shares = found.chances.get(hand)
            if shares is None:
                line.append(f" {hand:<3} ", "dim")
                continue
            most = max(range(len(shares)), key=shares.__getitem__)
            letter = _letters(found)[most]
            mark = letter.upper() if shares[most] > _NEARLY_ALWAYS else letter
            line.append(f" {hand:<3}{mark}", f"bold #ffffff on {_colours(found)[most]}")
        yield line
    yield Text()
    legend = Text()
    for number, (name, colour) in enumerate(zip(found.names, _colours(found), strict=True)):
        legend.append(f" {_letters(found)[number]} ", f"bold #ffffff on {colour}")
        legend.append(f" {name} {found.percent(number):.0f} %  ")
    yield legend
    yield Text(to.say(f.WhatIsDoneMost()), "dim")


def picture_of(found: Opening) -> str:
    """The grid as SVG: in each cell as much of a colour as it is done."""
    names = [f"{name} {found.percent(k):.0f} %" for k, name in enumerate(found.names)]
    colours = _colours(found)
    return mixed(ROWS, found.chances, names, str(_title(found)), ", ".join(names), colours)


def _title(found: Opening) -> f.OpeningOf:
    return f.OpeningOf(f.AfterActions(found.after) if found.after else f.AfterTheBlinds())


def _colours(found: Opening) -> list[str]:
    """A fold is grey and a call blue, whether or not one can fold."""
    first = 0 if found.names[0] == "fold" else 1
    return list(COLOURS[first : first + len(found.names)])


def _letters(found: Opening) -> str:
    """Of what can be done: to fold, to call or check, and raises."""
    passive = [name[0] for name in found.names if name[0] in "fc"]
    raises = [
        "a" if name[0] == "a" else letter
        for name, letter in zip(found.names[len(passive) :], "rpa", strict=False)
    ]
    return "".join(passive + raises)


_NEARLY_ALWAYS = 0.9
