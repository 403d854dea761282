"""Structures, prizes and seats as rows of a terminal, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from riverboat.cli.terminal.columns import Row, columns
from riverboat.tourney.seating.places import Drawn
from riverboat.tourney.structure.levels import Level, Structure


def structure_rows(structure: Structure, width: int) -> Iterator[Text]:
    """Each level and break, with the time at which it begins."""
    rows, at, number = [], 0, 0
    for part in structure.parts:
        clock = f"{at // 60}:{at % 60:02}"
        if isinstance(part, Level):
            number += 1
            length = f"{part.minutes} min" if part.minutes else f"{part.hands} hands"
            kind = {"none": "", "each": " each", "big_blind": " BB"}[part.antes]
            ante = f"{part.ante:,}{kind}" if part.ante else ""
            blinds = f"{part.small:,}/{part.big:,}"
            rows.append(Row(f"level {number}", [clock, blinds, ante, length, part.game]))
        else:
            gone = f"{part.colour_up:,} chips go" if part.colour_up else ""
            rows.append(Row("break", [clock, "", "", f"{part.minutes} min", gone], "dim"))
        at += part.minutes
    heads = ["begins", "blinds", "ante", "length", ""]
    yield from columns(heads, rows, width)


def structure_json(structure: Structure) -> dict[str, Any]:
    """The same for programs."""
    parts: list[dict[str, Any]] = []
    for part in structure.parts:
        if isinstance(part, Level):
            parts.append(
                {
                    "kind": "level",
                    "small": part.small,
                    "big": part.big,
                    "ante": part.ante,
                    "antes": part.antes,
                    "minutes": part.minutes,
                    "hands": part.hands,
                    "game": part.game,
                }
            )
        else:
            parts.append({"kind": "break", "minutes": part.minutes, "colour_up": part.colour_up})
    return {"stack": structure.stack, "chips": structure.chips, "parts": parts}


def prize_rows(prizes: Sequence[int], width: int) -> Iterator[Text]:
    """Places that are paid alike stand together."""
    rows, first = [], 1
    for place, prize in enumerate(prizes, 1):
        if place == len(prizes) or prizes[place] != prize:
            name = str(first) if first == place else f"{first} to {place}"
            rows.append(Row(name, [f"{prize:,}", f"{100 * prize / sum(prizes):.2f} %"]))
            first = place + 1
    yield from columns(["prize", "of all"], rows, width)


def seat_rows(row: Sequence[Drawn], width: int) -> Iterator[Text]:
    """Table by table, seats counted from 1."""
    rows = [
        Row(each.player, [str(each.table), str(each.seat + 1)])
        for each in sorted(row, key=lambda each: (each.table, each.seat))
    ]
    yield from columns(["table", "seat"], rows, width)
