"""From a file, or from one option said in a line, to the rules of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import BadGame, Rotation
from riverboat.table.rules.chip_set import Chip
from riverboat.table.rules.config.games import base_of, game_of, house_of
from riverboat.table.rules.config.names import DEFAULT_PRESET, GROUPS, TOP, refuse_unknown, sections
from riverboat.table.rules.config.parsing import parsed
from riverboat.table.rules.config.players import Seated
from riverboat.table.rules.config.values import (
    hint_of,
    read_entries,
    read_options,
    read_said,
    shown,
    value_of,
)
from riverboat.table.rules.rules import PRESETS, TableRules, usual_bet
from riverboat.words.refusals import configurations as w
from riverboat.words.refusals.options import NobodyPlaysWithThat


class Config(Struct, frozen=True):
    """What a file says: the rules of the table, and perhaps who sits there."""

    rules: TableRules
    players: tuple[Seated, ...] = ()


def read_config(text: str) -> Config:
    """Read a file of TOML; ``BadGame`` says where it is wrong, and what would be right."""
    return config_of(parsed(text))


def config_of(wishes: Mapping[str, Any]) -> Config:
    """The configuration that these keys and values ask for, or ``BadGame``."""
    refuse_unknown(wishes)
    preset = wishes.get("preset", DEFAULT_PRESET)
    if not isinstance(preset, str) or preset not in PRESETS:
        raise BadGame(w.IsOneOf("preset", shown(preset), " | ".join(PRESETS)))
    house = house_of(preset, wishes.get("house", {}))
    changes = _changes(wishes)
    base = base_of(preset, game_of(wishes, house), changes.get("straddle", {}))
    rules = base.but(**changes)
    return Config(rules, _players(rules, wishes.get("players", [])))


def refuse_no_buy_in(rules: TableRules) -> None:
    """Refuse a largest buy-in that does not pay for one bet: nobody could play with it."""
    if rules.format == "tournament" or not rules.buy_in.most:
        return
    bet = max(usual_bet(game) for game in rules.games)
    if rules.buy_in.most < bet:
        raise BadGame(NobodyPlaysWithThat(rules.buy_in.most, bet), option="buy_in.most")


def changed(rules: TableRules, said: str) -> TableRules:
    """The rules with one option changed, as it is said in one line; or ``BadGame``.

    >>> rules = read_config("game = 'limit razz 4/8 ante 1'").rules
    >>> changed(rules, "button.picked_up=5").button.picked_up
    5
    """
    wishes: dict[str, Any] = {}
    with_option(wishes, said)
    refuse_unknown(wishes)
    house = rules.games[0].rules
    if "house" in wishes:
        house = house.but(**read_options("house", wishes["house"]))
        games = tuple([replace(game, rules=house) for game in rules.games])
        played = rules.game
        return rules.but(
            game=replace(played, games=games) if isinstance(played, Rotation) else games[0]
        )
    if "game" in wishes:
        return rules.but(game=game_of(wishes, house))
    if not (changes := _changes(wishes)):
        raise BadGame(w.ChosenWhenOpened(said.partition("=")[0].strip()))
    return rules.but(**changes)


def _changes(wishes: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the table and its groups that are set, as ``TableRules.but`` takes them."""
    hints = get_type_hints(TableRules, include_extras=True)
    changes: dict[str, Any] = {
        name: value_of(name, hints[name], wishes[name]) for name in TOP if name in wishes
    }
    changes |= {name: read_options(name, wishes[name]) for name in GROUPS if name in wishes}
    if "chips" in wishes:
        chips = read_entries("chips", Chip, wishes["chips"])
        changes["chips"] = tuple(Chip(**each) for each in chips)
    return changes


def with_option(wishes: dict[str, Any], said: str) -> None:
    """Put an option into *wishes* as it is said in one line: ``straddle.enabled=on``.

    >>> wishes = {}
    >>> with_option(wishes, "straddle.positions=utg, button")
    >>> wishes
    {'straddle': {'positions': ['utg', 'button']}}
    """
    path, equals, text = (part.strip() for part in said.partition("="))
    *group, name = path.split(".")
    if not equals or not name or len(group) > 1 or not all(group):
        raise BadGame(w.OptionIsSetAs(repr(said)))
    inside = wishes.setdefault(group[0], {}) if group else wishes
    if not isinstance(inside, dict):
        raise BadGame(w.NoGroupOfOptions(group[0], sections()))
    inside[name] = read_said(hint_of(*group, name), text)


def _players(rules: TableRules, listed: list[Any]) -> tuple[Seated, ...]:
    """The players that the file names, each once and each in a chair of their own."""
    players = tuple([Seated(**each) for each in read_entries("players", Seated, listed)])
    names = [each.name for each in players]
    if len(set(names)) < len(names) or not all(names):
        raise BadGame(w.NameOfTheirOwn())
    chairs = [each.chair for each in players if each.chair]
    if len(set(chairs)) < len(chairs):
        raise BadGame(w.TwoInOneChair())
    if len(players) > rules.chairs or max(chairs, default=0) > rules.chairs:
        raise BadGame(w.MoreThanTheChairs(rules.chairs))
    return players
