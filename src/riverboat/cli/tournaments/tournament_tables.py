"""Structures, prizes and seats as rows in a terminal, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from riverboat.cli.terminal.terminal_locale import localize_number
from riverboat.cli.terminal.text_columns import Row, align_columns
from riverboat.tourney.seating.seat_draw import DrawnSeat
from riverboat.tourney.structure.levels import Level, Structure
from riverboat.words import Reader
from riverboat.words.terminal import tournament as w


def iter_structure_rows(structure: Structure, renderer: Reader, width: int) -> Iterator[Text]:
    """Yield each level and break with its start time."""
    rows, start_minute, level_number = [], 0, 0
    for level_or_break in structure.parts:
        clock_text = f"{start_minute // 60}:{start_minute % 60:02}"
        if isinstance(level_or_break, Level):
            level_number += 1
            ante = ""
            if level_or_break.ante:
                ante = (
                    renderer.say(w.LevelAnte(level_or_break.ante, level_or_break.antes))
                    if level_or_break.antes != "none"
                    else ""
                )
            cells = [
                clock_text,
                renderer.say(w.LevelBlinds(level_or_break.small, level_or_break.big)),
                ante,
            ]
            cells += [_format_length(level_or_break, renderer), level_or_break.game]
            rows.append(Row(renderer.say(w.LevelRow(level_number)), cells))
        else:
            removal_text = (
                renderer.say(w.ChipRemoval(level_or_break.colour_up))
                if level_or_break.colour_up
                else ""
            )
            length_text = renderer.say(w.LevelMinutes(level_or_break.minutes))
            rows.append(
                Row(
                    renderer.say(w.BreakRow()),
                    [clock_text, "", "", length_text, removal_text],
                    "dim",
                )
            )
        start_minute += level_or_break.minutes
    headings = [*_translate_headings(renderer, "begins", "blinds", "ante", "length"), ""]
    yield from align_columns(headings, rows, width)


def _format_length(level: Level, renderer: Reader) -> str:
    if level.minutes:
        return renderer.say(w.LevelMinutes(level.minutes))
    return renderer.say(w.LevelHands(level.hands))


def _translate_headings(renderer: Reader, *columns: w.StructureColumn) -> list[str]:
    return [renderer.say(w.ColumnHeading(column)) for column in columns]


def build_structure_json(structure: Structure) -> dict[str, Any]:
    """Return a structure as JSON data."""
    parts: list[dict[str, Any]] = []
    for level_or_break in structure.parts:
        if isinstance(level_or_break, Level):
            parts.append(
                {
                    "kind": "level",
                    "small": level_or_break.small,
                    "big": level_or_break.big,
                    "ante": level_or_break.ante,
                    "antes": level_or_break.antes,
                    "minutes": level_or_break.minutes,
                    "hands": level_or_break.hands,
                    "game": level_or_break.game,
                }
            )
        else:
            parts.append(
                {
                    "kind": "break",
                    "minutes": level_or_break.minutes,
                    "colour_up": level_or_break.colour_up,
                }
            )
    return {"stack": structure.stack, "chips": structure.chips, "parts": parts}


def iter_prize_rows(prizes: Sequence[int], renderer: Reader, width: int) -> Iterator[Text]:
    """Yield the prizes, with places of equal prizes on one row."""
    rows, first_place = [], 1
    for place, prize in enumerate(prizes, 1):
        if place == len(prizes) or prizes[place] != prize:
            name = (
                str(first_place)
                if first_place == place
                else renderer.say(w.PlaceRange(first_place, place))
            )
            rows.append(
                Row(
                    name,
                    [renderer.chips(prize), localize_number(f"{100 * prize / sum(prizes):.2f} %")],
                )
            )
            first_place = place + 1
    yield from align_columns(_translate_headings(renderer, "prize", "all"), rows, width)


def iter_seat_rows(
    drawn_seats: Sequence[DrawnSeat], renderer: Reader, width: int
) -> Iterator[Text]:
    """Yield the seats, sorted by table and numbered from 1."""
    rows = [
        Row(drawn_seat.player, [str(drawn_seat.table), str(drawn_seat.seat + 1)])
        for drawn_seat in sorted(
            drawn_seats, key=lambda drawn_seat: (drawn_seat.table, drawn_seat.seat)
        )
    ]
    yield from align_columns(_translate_headings(renderer, "table", "seat"), rows, width)
