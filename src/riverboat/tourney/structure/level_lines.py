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

_LEVEL: Final = re.compile(
    r"(?P<small>\d+)/(?P<big>\d+)"
    r"(?: (?P<each>ante|big blind ante) (?P<ante>\d+))?"
    r" (?P<length>\d+)(?P<unit>m|h)"
    r"(?: (?P<each2>ante|big blind ante) (?P<ante2>\d+))?"
    r"(?: shot clock (?P<think>\d+))?"
    r"(?: time cards (?P<cards>\d+))?"
    r"(?:: (?P<game>.+))?"
)
_BREAK: Final = re.compile(r"break (?P<minutes>\d+)m?(?:, (?P<gone>\d+)s? (?:goes|go))?")


def parse_level_line(text: str) -> StructurePart:
    """Parse a level or a break: minutes with an ``m``, hands with an ``h``."""
    said = " ".join(text.split())
    if found := _BREAK.fullmatch(said):
        return Break(minutes=int(found["minutes"]), colour_up=int(found["gone"] or 0))
    found = _LEVEL.fullmatch(said)
    if found is None or (found["ante"] and found["ante2"]):
        raise BadEvent(w.NotALevel(text))
    ante = int(found["ante"] or found["ante2"] or 0)
    kind: AnteKind = "none"
    if ante:
        kind = "each" if (found["each"] or found["each2"]) == "ante" else "big_blind"
    length = int(found["length"])
    return Level(
        small=int(found["small"]),
        big=int(found["big"]),
        ante=ante,
        antes=kind,
        minutes=length if found["unit"] == "m" else 0,
        hands=length if found["unit"] == "h" else 0,
        game=found["game"] or "",
        think=int(found["think"] or 0),
        time_cards=int(found["cards"] or 0),
    )


def format_level_line(part: StructurePart) -> str:
    """Return the line that parses to this level or break."""
    if isinstance(part, Break):
        gone = f", {part.colour_up} goes" if part.colour_up else ""
        return f"break {part.minutes}m{gone}"
    words = [f"{part.small}/{part.big}"]
    words.append(f"{part.minutes}m" if part.minutes else f"{part.hands}h")
    if part.ante:
        words.append(f"{'ante' if part.antes == 'each' else 'big blind ante'} {part.ante}")
    if part.think:
        words.append(f"shot clock {part.think}")
    if part.time_cards:
        words.append(f"time cards {part.time_cards}")
    return " ".join(words) + (f": {part.game}" if part.game else "")
