"""Game forms: the games to choose from with their sizes, and conversion to and from words.

>>> razz_form = next(form for form in GAME_LIST if form.name == "limit razz")
>>> [(size.name, size.usual_size, size.is_required) for size in razz_form.sizes]
[('small bet', 4, True), ('big bet', 8, True), ('ante', 1, False), ('bring-in', 2, False)]
>>> game_text(razz_form, {"small bet": 30, "big bet": 60})
'limit razz 30/60'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from riverboat.engine import BadGame, Game, Rotation, read_game
from riverboat.engine.games.rotation import ROTATIONS
from riverboat.table.rules.table_rules import TableRules, buy_in_unit
from riverboat.web.schemas.lobby_schemas import RulesSummary
from riverboat.web.schemas.reference_schemas import GameFamily, GameForm, StakeField, StakeName
from riverboat.web.serializers.table_presets import GAMES

_SLASH_SEPARATED_SIZES: Final[tuple[StakeName, ...]] = (
    "small blind",
    "big blind",
    "small bet",
    "big bet",
)
_TOY_GAMES: Final = ("kuhn", "leduc")
_OMAHA_FAMILY: Final = ("omaha", "courchevel", "drawmaha")


def _build_game_form(game_text: str) -> GameForm:
    """Return a form of a game, with the bet sizes in its name."""
    game = read_game(game_text)
    stake_sizes, required_names = _find_stake_sizes(game), _list_required_stake_names(game)
    stake_fields = [
        StakeField(name, size, name in required_names) for name, size in stake_sizes.items()
    ]
    return GameForm(
        _find_listed_name(game),
        _join_words_before_sizes(game),
        _find_family(game),
        tuple(stake_fields),
        _join_words_after_sizes(game),
    )


def _find_listed_name(game: Game | Rotation) -> str:
    if isinstance(game, Rotation):
        return next(name for name in ROTATIONS if game.name.startswith(name + " "))
    return (
        f"{_join_words_before_sizes(game)} bomb pot"
        if game.is_bomb_pot
        else _join_words_before_sizes(game)
    )


def _join_words_before_sizes(game: Game | Rotation) -> str:
    """Return the words before the sizes of a game."""
    if isinstance(game, Rotation):
        return _find_listed_name(game)
    return f"{game.structure.name} {game.variant.name}"


def _find_family(game: Game | Rotation) -> GameFamily:
    if isinstance(game, Rotation):
        return "mix"
    variant = game.variant
    if variant.name in _TOY_GAMES:
        return "small"
    if variant.has_upcards:
        return "stud"
    if not variant.board_cards:
        return "draw"
    return "omaha" if variant.name.startswith(_OMAHA_FAMILY) else "hold'em"


def _find_stake_sizes(game: Game | Rotation) -> dict[StakeName, int]:
    """Return the blinds, bets and other sizes in a game's name; 0 for an unused size."""
    if isinstance(game, Rotation):
        return _find_mix_stake_sizes(game)
    stakes = game.stakes
    if stakes.button_blind:
        return {"ante": stakes.ante, "button": stakes.button_blind}
    if game.is_bomb_pot:
        return {"ante": stakes.ante}
    if game.variant.has_upcards:
        return {
            "small bet": stakes.small_bet,
            "big bet": stakes.big_bet,
            "ante": stakes.ante,
            "bring-in": stakes.bring_in,
        }
    if game.structure.has_limit_bets:
        return {"small bet": stakes.small_bet, "big bet": stakes.big_bet, "ante": stakes.ante}
    small_blind, big_blind = (stakes.blinds * 2)[:2]
    return {"small blind": small_blind, "big blind": big_blind, "ante": stakes.ante}


def _find_mix_stake_sizes(mix: Rotation) -> dict[StakeName, int]:
    limit_stakes = next(game.stakes for game in mix.games if game.structure.has_limit_bets)
    stud_stakes = next((game.stakes for game in mix.games if game.variant.has_upcards), None)
    stake_sizes: dict[StakeName, int] = {
        "small bet": limit_stakes.small_bet,
        "big bet": limit_stakes.big_bet,
    }
    return (
        stake_sizes | {"ante": stud_stakes.ante, "bring-in": stud_stakes.bring_in}
        if stud_stakes
        else stake_sizes
    )


def _list_required_stake_names(game: Game | Rotation) -> set[str]:
    if isinstance(game, Game) and (
        game.stakes.button_blind or game.is_bomb_pot or not (_has_blinds(game) or _is_stud(game))
    ):
        return {*_SLASH_SEPARATED_SIZES, "ante", "button"}
    return set(_SLASH_SEPARATED_SIZES)


def _has_blinds(game: Game) -> bool:
    return bool(game.stakes.blinds)


def _is_stud(game: Game) -> bool:
    return game.variant.has_upcards


def _join_words_after_sizes(game: Game | Rotation) -> str:
    """Return the words after the sizes of a game."""
    if isinstance(game, Rotation):
        return ""
    if game.is_bomb_pot:
        return f"bomb {game.boards} boards" if game.boards > 1 else "bomb"
    if _has_blinds(game) or _is_stud(game) or game.stakes.button_blind:
        return ""
    return "no blinds"


def game_text(form: GameForm, stake_sizes: Mapping[StakeName, int]) -> str:
    """Return the game in words, as the form composes them."""
    slash_separated_sizes = "/".join(
        str(stake_sizes[field.name]) for field in form.sizes if field.name in _SLASH_SEPARATED_SIZES
    )
    other_sizes = [
        f"{size.name} {stake_sizes[size.name]}"
        for size in form.sizes
        if size.name not in _SLASH_SEPARATED_SIZES and stake_sizes.get(size.name, 0)
    ]
    return " ".join(
        words for words in (form.head, slash_separated_sizes, *other_sizes, form.tail) if words
    )


GAME_LIST: Final = tuple([_build_game_form(listed_text) for listed_text in GAMES])


def build_rules_summary(rules: TableRules) -> RulesSummary:
    """Return a summary of table rules."""
    game = rules.game
    listed_game_name, stake_sizes = _find_listed_game(game)
    largest_unit = max(buy_in_unit(game) for game in rules.games)
    max_players = min(game.variant.max_players(game.boards) for game in rules.games)
    return RulesSummary(
        game=game.name,
        listed_game=listed_game_name,
        sizes=stake_sizes,
        chairs=rules.chairs,
        max_chairs=max_players,
        min_buy_in=rules.buy_in.least,
        max_buy_in=rules.buy_in.most,
        buy_in_unit=largest_unit,
        thinking_seconds=rules.clock.think,
        suggested_options=_list_suggested_options(rules),
    )


def _find_listed_game(game: Game | Rotation) -> tuple[str, dict[StakeName, int]]:
    """Return a game's name in the list and its bet sizes; both empty if no form can express it."""
    try:
        name, stake_sizes = _find_listed_name(game), _find_stake_sizes(game)
        matching_form = next((form for form in GAME_LIST if form.name == name), None)
        house_rules = game.games[0].rules if isinstance(game, Rotation) else game.rules
        if (
            matching_form is not None
            and read_game(game_text(matching_form, stake_sizes), house_rules) == game
        ):
            return name, stake_sizes
    except (BadGame, StopIteration, ValueError):
        pass
    return "", {}


def _list_suggested_options(rules: TableRules) -> tuple[str, ...]:
    """Return the popular options that make sense for the rules."""
    games = rules.games
    options = ["buy_in.approval"]
    if any(game.stakes.blinds for game in games) and rules.format == "cash":
        options.append("straddle.enabled")
    if any(game.variant.board_cards for game in games):
        options.append("house.max_runs")
    options += ["fees.per_mille", "fees.cap"]
    return tuple(options)
