"""Reader and writer of PokerStars hand histories."""

from riverboat.notation.pokerstars.hand_splitter import is_pokerstars
from riverboat.notation.pokerstars.pokerstars_reader import (
    parse_pokerstars,
    read_pokerstars,
    read_pokerstars_lines,
    read_pokerstars_parts,
)
from riverboat.notation.pokerstars.pokerstars_writer import to_pokerstars

__all__ = [
    "is_pokerstars",
    "parse_pokerstars",
    "read_pokerstars",
    "read_pokerstars_lines",
    "read_pokerstars_parts",
    "to_pokerstars",
]
