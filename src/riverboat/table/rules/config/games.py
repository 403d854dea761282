"""What a file says is played, by which house rules, and from which preset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

from msgspec.structs import replace

from riverboat.engine import BadGame, Game, HouseRules, Rotation, read_game
from riverboat.engine.games.rotation import Change
from riverboat.table.rules.config.values import read_options, shown, value_of
from riverboat.table.rules.option_groups import StraddleRules
from riverboat.table.rules.rules import TableRules
from riverboat.words.refusals import configurations as w


def house_of(preset: str, wished: Mapping[str, Any]) -> HouseRules:
    """The house rules of each hand: those of the table's preset, or of another, with changes."""
    changes = dict(wished)
    named = changes.pop("preset", preset)
    if not isinstance(named, str):
        raise BadGame(w.IsAText("house.preset", shown(named)))
    return HouseRules.named(named).but(**read_options("house", changes))


def game_of(wishes: Mapping[str, Any], house: HouseRules) -> Game | Rotation:
    """The game of the table, or its games in turn."""
    if ("game" in wishes) == ("games" in wishes):
        raise BadGame(w.SayWhatIsPlayed())
    change = wishes.get("change")
    if change is not None and change not in get_args(Change):
        raise BadGame(w.IsOneOf("change", shown(change), " | ".join(get_args(Change))))
    if "game" in wishes:
        game = read_game(value_of("game", str, wishes["game"]), house)
        if isinstance(game, Rotation):
            return replace(game, change=change) if change else game
        if change or "mix" in wishes:
            raise BadGame(w.ForGamesInTurn(game.name))
        return game
    names = value_of("games", tuple[str, ...], wishes["games"])
    if len(names) > _GAMES:
        raise BadGame(w.TooManyGames(_GAMES, len(names)), option="games")
    games = tuple([_one_of(name, house) for name in names])
    return Rotation(
        value_of("mix", str, wishes.get("mix", "mixed games")), games, change or "orbit"
    )


_GAMES: Final = 50


def _one_of(name: str, house: HouseRules) -> Game:
    """One of the games of a mix that a host puts together."""
    game = read_game(name, house)
    if isinstance(game, Rotation):
        raise BadGame(w.MixInAMix(game.name), option="games")
    return game


def base_of(preset: str, game: Game | Rotation, straddle: Mapping[str, Any]) -> TableRules:
    """The rules that the file changes. Who turns straddles off turns off all that hangs on them."""
    base = TableRules.preset(preset, game)
    return base.but(straddle=StraddleRules()) if straddle.get("enabled") is False else base
