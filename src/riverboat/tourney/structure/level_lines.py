"""Level lines: levels in text, one per line.

>>> parse_level_line("100/200 20m big blind ante 200").label
'100/200 (200)'
>>> print(format_level_line(parse_level_line("break 10m, 25 goes")))
break 10m, 25 goes
"""

from __future__ import annotations

import re
from typing import Final

from riverboat.tourney.event_errors import BadEvent
from riverboat.tourney.structure.levels import AnteKind, Break, Level, StructurePart
from riverboat.words.refusals import structures as w

_LEVEL_PATTERN: Final = re.compile(
    r"(?P<small>\d+)/(?P<big>\d+)"
    r"(?: (?P<each>ante|big blind ante) (?P<ante>\d+))?"
    r" (?P<length>\d+)(?P<unit>m|h)"
    r"(?: (?P<each2>ante|big blind ante) (?P<ante2>\d+))?"
    r"(?: shot clock (?P<think>\d+))?"
    r"(?: time cards (?P<cards>\d+))?"
    r"(?:: (?P<game>.+))?"
)
_BREAK_PATTERN: Final = re.compile(r"break (?P<minutes>\d+)m?(?:, (?P<gone>\d+)s? (?:goes|go))?")


def parse_level_line(text: str) -> StructurePart:
    """Parse a level or a break: minutes with an ``m``, hands with an ``h``."""
    normalized_text = " ".join(text.split())
    if match := _BREAK_PATTERN.fullmatch(normalized_text):
        return Break(minutes=int(match["minutes"]), colour_up=int(match["gone"] or 0))
    match = _LEVEL_PATTERN.fullmatch(normalized_text)
    if match is None or (match["ante"] and match["ante2"]):
        raise BadEvent(w.LevelNotationInvalid(text))
    ante = int(match["ante"] or match["ante2"] or 0)
    ante_kind: AnteKind = "none"
    if ante:
        ante_kind = "each" if (match["each"] or match["each2"]) == "ante" else "big_blind"
    level_length = int(match["length"])
    return Level(
        small=int(match["small"]),
        big=int(match["big"]),
        ante=ante,
        antes=ante_kind,
        minutes=level_length if match["unit"] == "m" else 0,
        hands=level_length if match["unit"] == "h" else 0,
        game=match["game"] or "",
        think=int(match["think"] or 0),
        time_cards=int(match["cards"] or 0),
    )


def format_level_line(part: StructurePart) -> str:
    """Return the line that parses to this level or break."""
    if isinstance(part, Break):
        colour_up_text = f", {part.colour_up} goes" if part.colour_up else ""
        return f"break {part.minutes}m{colour_up_text}"
    line_parts = [f"{part.small}/{part.big}"]
    line_parts.append(f"{part.minutes}m" if part.minutes else f"{part.hands}h")
    if part.ante:
        line_parts.append(f"{'ante' if part.antes == 'each' else 'big blind ante'} {part.ante}")
    if part.think:
        line_parts.append(f"shot clock {part.think}")
    if part.time_cards:
        line_parts.append(f"time cards {part.time_cards}")
    return " ".join(line_parts) + (f": {part.game}" if part.game else "")
