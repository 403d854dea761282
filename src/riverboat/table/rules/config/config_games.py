"""The games, house rules and preset of a configuration file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

from msgspec.structs import replace

from riverboat.engine import BadGame, Game, HouseRules, Rotation, read_game
from riverboat.engine.games.rotation import RotationChange
from riverboat.table.rules.config.config_values import convert_value, quote_value, read_options
from riverboat.table.rules.option_groups import StraddleRules
from riverboat.table.rules.table_rules import TableRules
from riverboat.words.refusals import configurations as w


def read_house_rules(preset: str, settings: Mapping[str, Any]) -> HouseRules:
    """Return the house rules of each hand: a preset with changes."""
    changes = dict(settings)
    preset_name = changes.pop("preset", preset)
    if not isinstance(preset_name, str):
        raise BadGame(w.TextExpected("house.preset", quote_value(preset_name)))
    return HouseRules.from_name(preset_name).replace(**read_options("house", changes))


def read_played_game(settings: Mapping[str, Any], house_rules: HouseRules) -> Game | Rotation:
    """Return the game of the table, or its mix."""
    if ("game" in settings) == ("games" in settings):
        raise BadGame(w.GameSettingMissing())
    rotation_change = settings.get("change")
    if rotation_change is not None and rotation_change not in get_args(RotationChange):
        raise BadGame(
            w.ChoiceExpected(
                "change", quote_value(rotation_change), " | ".join(get_args(RotationChange))
            )
        )
    if "game" in settings:
        game = read_game(convert_value("game", str, settings["game"]), house_rules)
        if isinstance(game, Rotation):
            return replace(game, changes_game_by=rotation_change) if rotation_change else game
        if rotation_change or "mix" in settings:
            raise BadGame(w.MixOptionWithoutMix(game.name))
        return game
    game_names = convert_value("games", tuple[str, ...], settings["games"])
    if len(game_names) > _MAX_GAMES:
        raise BadGame(w.TooManyGames(_MAX_GAMES, len(game_names)), option="games")
    games = tuple([_read_mix_game(name, house_rules) for name in game_names])
    return Rotation(
        convert_value("mix", str, settings.get("mix", "mixed games")),
        games,
        rotation_change or "orbit",
    )


_MAX_GAMES: Final = 50


def _read_mix_game(name: str, house_rules: HouseRules) -> Game:
    game = read_game(name, house_rules)
    if isinstance(game, Rotation):
        raise BadGame(w.NestedMix(game.name), option="games")
    return game


def base_rules(
    preset: str, game: Game | Rotation, straddle_settings: Mapping[str, Any]
) -> TableRules:
    """Return the rules of a preset and a game, to which the file's changes are applied.

    If the file disables straddles, all straddle options have their defaults.
    """
    preset_rules = TableRules.preset(preset, game)
    return (
        preset_rules.replace(straddle=StraddleRules())
        if straddle_settings.get("enabled") is False
        else preset_rules
    )
