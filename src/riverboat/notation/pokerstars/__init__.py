"""Hand histories as PokerStars writes them, read and written."""

from riverboat.notation.pokerstars.hands import is_pokerstars
from riverboat.notation.pokerstars.reading import parse_pokerstars, read_pokerstars
from riverboat.notation.pokerstars.writing import to_pokerstars

__all__ = ["is_pokerstars", "parse_pokerstars", "read_pokerstars", "to_pokerstars"]
