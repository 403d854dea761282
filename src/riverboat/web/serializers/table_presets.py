"""Table presets that are ready to be opened, and the games to choose from."""

from __future__ import annotations

from typing import Final

from riverboat.web.schemas.reference_schemas import TablePreset


def _build_table_preset(
    name: str, title: str, game: str, *toml_lines: str, preset: str = "online"
) -> TablePreset:
    toml = "\n".join([f'preset = "{preset}"', f'game = "{game}"', *toml_lines]) + "\n"
    return TablePreset(name, title, game, toml)


_NO_SLEEPERS_TOML_LINES: Final = ("[straddle]", "sleepers = false")

PRESETS: Final = (
    _build_table_preset(
        "friendly", "Friendly no-limit hold'em", "no-limit hold'em 1/2", "chairs = 9"
    ),
    # No straddle from every seat: the question before each hand would slow a home game.
    _build_table_preset(
        "kitchen", "Kitchen table", "no-limit hold'em 1/2", *_NO_SLEEPERS_TOML_LINES, preset="home"
    ),
    _build_table_preset("casino", "Card room", "no-limit hold'em 1/2", preset="cash"),
    _build_table_preset("omaha", "Pot-limit Omaha", "pot-limit omaha 1/2"),
    _build_table_preset("omaha-hi-lo", "Pot-limit Omaha hi-lo", "pot-limit omaha hi-lo 1/2"),
    _build_table_preset("short-deck", "Short deck", "no-limit short deck ante 1 button 2"),
    _build_table_preset("limit", "Limit hold'em", "limit hold'em 2/4", "chairs = 9"),
    _build_table_preset("stud", "Seven-card stud", "limit seven-card stud 4/8 ante 1 bring-in 2"),
    _build_table_preset("triple-draw", "2-7 triple draw", "limit 2-7 triple draw 2/4"),
    _build_table_preset("horse", "HORSE", "horse 4/8 ante 1 bring-in 2"),
    _build_table_preset("8-game", "8-game mix", "8-game 4/8 ante 1 bring-in 2"),
    _build_table_preset("choice", "Dealer's choice", "dealer's choice 4/8 ante 1 bring-in 2"),
)
"""Table presets; the first is the default."""

GAMES: Final = (
    "no-limit hold'em 1/2",
    "pot-limit hold'em 1/2",
    "limit hold'em 2/4",
    "no-limit hold'em ante 2 bomb 2 boards",
    "no-limit short deck ante 1 button 2",
    "no-limit pineapple 1/2",
    "no-limit crazy pineapple 1/2",
    "pot-limit irish 1/2",
    "pot-limit omaha 1/2",
    "pot-limit omaha 5 1/2",
    "pot-limit omaha 6 1/2",
    "pot-limit omaha hi-lo 1/2",
    "limit omaha hi-lo 2/4",
    "pot-limit omaha 5 hi-lo 1/2",
    "pot-limit omaha 6 hi-lo 1/2",
    "pot-limit courchevel 1/2",
    "pot-limit courchevel hi-lo 1/2",
    "pot-limit drawmaha 1/2",
    "pot-limit drawmaha 2-7 1/2",
    "pot-limit drawmaha badugi 1/2",
    "limit seven-card stud 4/8 ante 1 bring-in 2",
    "limit seven-card stud hi-lo 4/8 ante 1 bring-in 2",
    "limit seven-card stud hi-lo regular 4/8 ante 1 bring-in 2",
    "limit razz 4/8 ante 1 bring-in 2",
    "limit 2-7 razz 4/8 ante 1 bring-in 2",
    "limit razzdugi 4/8 ante 1 bring-in 2",
    "limit razzducey 4/8 ante 1 bring-in 2",
    "limit five-card stud 4/8 ante 1 bring-in 2",
    "limit five-card draw 2/4",
    "no-limit 2-7 single draw 1/2",
    "limit 2-7 triple draw 2/4",
    "limit a-5 single draw 2/4",
    "limit a-5 triple draw 2/4",
    "limit badugi 2/4",
    "limit badeucey 2/4",
    "limit badacey 2/4",
    "limit kuhn 1/1 blinds 0 ante 1",
    "limit leduc 2/4 blinds 0 ante 1",
    "horse 4/8 ante 1 bring-in 2",
    "hose 4/8 ante 1 bring-in 2",
    "8-game 4/8 ante 1 bring-in 2",
    "9-game 4/8 ante 1 bring-in 2",
    "10-game 4/8 ante 1 bring-in 2",
    "dealer's choice 4/8 ante 1 bring-in 2",
)
"""Names of games to choose from: every variant, with its usual betting structure and stakes."""


def find_preset(name: str) -> TablePreset | None:
    """Return the table preset with a name; ``None`` for an unknown name."""
    return next((preset for preset in PRESETS if preset.name == name), None)
