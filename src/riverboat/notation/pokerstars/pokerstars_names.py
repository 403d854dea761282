"""Names of players and tables, without characters that would make a line invalid."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from riverboat.notation.about import About
from riverboat.notation.read_hand import ParsedHand

_TABLE_SIZES: Final = (2, 6, 9, 10)


def choose_player_labels(hand: ParsedHand, player_count: int, *, hides_names: bool) -> list[str]:
    """Return each seat's label: its name, or a seat number for a hidden or invalid name."""
    if hides_names or len(hand.players) != player_count:
        return [f"player{seat + 1}" for seat in range(player_count)]
    taken_labels: set[str] = set()
    labels = []
    for seat, name in enumerate(hand.players):
        label = (
            name
            if _VALID_NAME_PATTERN.fullmatch(name) and name not in taken_labels
            else f"player{seat + 1}"
        )
        while label in taken_labels or (label != name and label in hand.players):
            label += "x"
        taken_labels.add(label)
        labels.append(label)
    return labels


_VALID_NAME_PATTERN: Final = re.compile(
    r"(?!\*\*\*|Seat \d|Dealt to |Uncalled bet |Total pot |collected |said, |in chips)"
    r'(?!.*(?:  |: |["\xa0\ufeff]| said, | collected | in chips))[^\s\x00-\x1f]'
    r"(?:[^\x00-\x1f\x7f\x85\u2028\u2029]*[^\s\x00-\x1f:])?"
)


def choose_table_name(about: About) -> str:
    """Return the name of the table, or a default name."""
    name = "".join(character for character in about.table if character.isprintable()).strip()
    if name:
        return name
    return f"{about.tournament.number} 1" if about.tournament else "Riverboat"


def choose_table_size(about: About, chairs: Sequence[int]) -> int:
    """Return the number of chairs: the recorded one, or the usual one for these players."""
    min_size = max([*chairs, about.button])
    if about.table_size >= min_size:
        return about.table_size
    return next((size for size in _TABLE_SIZES if size >= min_size), min_size)


def choose_hand_number(text: str, fallback: int) -> str:
    """Return a hand number that other programs accept: digits only."""
    return text if text.isascii() and text.isdecimal() and len(text) < 19 else str(fallback)
