"""Kinds of tables for random sessions: named kinds for the tests, random kinds for the soak."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from riverboat.engine import BadGame, Game, HouseRules, Rotation, build_rotation, parse_game
from tests.table.table_helpers import open_table

HOLDEM_GAME = "no-limit hold'em 1/2"
LIMIT_GAME = "limit hold'em 4/8"
BUTTON_RULES = ("simplified", "moving", "dead")
MISSED_BLIND_RULES = ("both_now_sb_dead", "one_per_hand_live", "wait_for_bb", "bb_live")
NEW_PLAYER_RULES = ("none", "bb", "bb in limit", "min_bet", "wait")
PRESETS = ("online", "cash", "tournament", "home")
ANTE_PAYERS = ("each", "button", "bb", "bb_once", "offset")
MARKER_OPTIONS = {"enabled": True, "borrowing": True, "accept_below": 10}
NO_STRADDLE_OPTIONS = {"enabled": False, "sleepers": False}


class TableKind(NamedTuple):
    """A game, a preset, and the options that differ from it."""

    game: str | Game | Rotation
    preset: str = "online"
    options: Mapping[str, Any] = MappingProxyType({})


def home_game(**changes: Any) -> Game:
    """Return hold'em with home-game rules and changes."""
    return parse_game(HOLDEM_GAME, HouseRules.preset("home").replace(**changes))


TABLE_KINDS: dict[str, TableKind] = {
    **{preset: TableKind(HOLDEM_GAME, preset) for preset in PRESETS},
    "kill by pot": TableKind(LIMIT_GAME, "cash", {"kill": {"pot": 40}}),
    "half kill in turn": TableKind(
        LIMIT_GAME,
        "home",
        {
            "kill": {"in_a_row": 2, "percent": 150, "acts": "in_turn", "with_blind": "both"},
            "straddle": NO_STRADDLE_OPTIONS,
        },
    ),
    "kill with a leg up": TableKind(
        LIMIT_GAME, "online", {"kill": {"in_a_row": 2, "leg_up": True, "with_blind": "larger"}}
    ),
    "kill in high-low": TableKind("limit omaha hi-lo 4/8", "online", {"kill": {"pot": 60}}),
    "straddles from anywhere": TableKind(
        HOLDEM_GAME,
        "home",
        {
            "straddle": {
                "positions": ("any",),
                "max_live": 3,
                "restraddle_min": "min_raise",
                "most": 10,
            }
        },
    ),
    "the rock": TableKind(HOLDEM_GAME, "home", {"straddle": {"rock": True}}),
    "button straddles": TableKind(
        HOLDEM_GAME, "cash", {"straddle": {"positions": ("button", "cutoff"), "max_live": 2}}
    ),
    "horse": TableKind(build_rotation("horse", 10, 20), "cash", {"chairs": 8}),
    "8-game": TableKind(build_rotation("8-game", 10, 20), "home", {"chairs": 6}),
    "dealer's choice": TableKind(build_rotation("dealer's choice", 10, 20), "online"),
    "stud": TableKind("limit stud 30/60 ante 5 bring-in 10"),
    "razz in a tournament": TableKind("limit razz 30/60 ante 5 bring-in 10", "tournament"),
    "triple draw": TableKind("limit 2-7 triple draw 4/8"),
    "five-card draw": TableKind("no-limit five-card draw 1/2", "home"),
    "short deck": TableKind("no-limit short deck ante 1"),
    "one blind": TableKind("limit hold'em 4/8 blinds 2"),
    "one blind, the winner's": TableKind(
        "limit hold'em 4/8 blinds 2", "online", {"button": {"blind_poster": "last_winner"}}
    ),
    **{
        f"three blinds, {rule}": TableKind(
            "limit hold'em 4/8 blinds 1/1/2", "online", {"button": {"rule": rule}}
        )
        for rule in BUTTON_RULES
    },
    "blinds by places": TableKind(HOLDEM_GAME, "online", {"button": {"blind_seats": (0, 3)}}),
    **{
        f"ante of {payer}": TableKind(
            f"{HOLDEM_GAME} ante 1", preset, {"button": {"ante_payer": payer, "ante_offset": 2}}
        )
        for payer, preset in zip(ANTE_PAYERS, (*PRESETS, "tournament"), strict=True)
    },
    "open stakes": TableKind(home_game(stakes="open"), "home", {"marker": MARKER_OPTIONS}),
    "open stakes, the classic form": TableKind(
        home_game(stakes="open", open_allin=False), "home", {"marker": MARKER_OPTIONS}
    ),
    "rake": TableKind(HOLDEM_GAME, "cash", {"fees": {"per_mille": 50, "cap": 4, "time_fee": 2}}),
    "rake, drop and kitty": TableKind(
        HOLDEM_GAME,
        "cash",
        {"fees": {"per_mille": 100, "caps": (1, 2, 3), "kitty": 1, "drop": 1, "drop_from": 10}},
    ),
    "paid by the time": TableKind(
        HOLDEM_GAME,
        "home",
        {"fees": {"kitty": 1, "time_fee": 5, "kitty_for": ("time", "new cards")}},
    ),
    "paid by a pot": TableKind(HOLDEM_GAME, "cash", {"fees": {"time_fee": 2, "time_pot": 10}}),
    "a jackpot": TableKind(
        HOLDEM_GAME, "cash", {"fees": {"drop": 1, "jackpot": "aces full of tens"}}
    ),
    "the 7-2 game": TableKind(HOLDEM_GAME, "home", {"seven_deuce": 3}),
    "run it twice": TableKind(home_game(max_runs=3), "online"),
    "folds are spread": TableKind(home_game(fold_exposes_cards=True), "home"),
    "another opening bet": TableKind(
        parse_game(LIMIT_GAME, HouseRules.preset("cash").replace(opening_amount=6)),
        "cash",
        {"kill": {"pot": 40}},
    ),
    "cap": TableKind("no-limit hold'em 1/2 cap 40"),
    "a slow runner": TableKind(
        HOLDEM_GAME,
        "online",
        {"buy_in": {"behind": 2, "approval": True, "match_stack": True, "short": 1, "small": 5}},
    ),
    "clocks": TableKind(
        HOLDEM_GAME,
        "cash",
        {"clock": {"think": 10, "bank": 20, "extra": 10, "away": 10, "refill": 5}},
    ),
    "a clock that is called": TableKind(
        HOLDEM_GAME,
        "cash",
        {
            "clock": {"think": 0, "bank": 0, "refill": 0, "call_after": 1},
            "straddle": NO_STRADDLE_OPTIONS,
        },
    ),
    "the absent are dealt in": TableKind(HOLDEM_GAME, "online", {"button": {"absent": "dealt_in"}}),
    "the first button is drawn": TableKind(
        HOLDEM_GAME, "home", {"button": {"first": "draw", "draw_tie": "redeal", "picked_up": 2}}
    ),
}

GAMES = (
    *(
        HOLDEM_GAME,
        HOLDEM_GAME,
        HOLDEM_GAME,
        f"{HOLDEM_GAME} ante 1",
        LIMIT_GAME,
        "pot-limit omaha 1/2",
    ),
    *("limit omaha hi-lo 4/8", "limit stud 30/60 ante 5 bring-in 10", "limit 2-7 triple draw 4/8"),
    *("limit hold'em 4/8 blinds 2", "limit hold'em 4/8 blinds 1/1/2", "no-limit hold'em 0/2"),
    *("no-limit hold'em 1/2 cap 40", "spread hold'em 2-6 blinds 1/2"),
)
MIXES = ("horse", "hose", "8-game", "10-game", "dealer's choice")


def random_table_kind(rng: Random) -> TableKind:
    """Return a table kind with random options that do not contradict each other."""
    while True:
        table_kind = TableKind(_random_game(rng), rng.choice(PRESETS), _random_options(rng))
        try:
            open_table(table_kind.game, table_kind.preset, **table_kind.options)
        except BadGame:
            continue
        return table_kind


def _random_game(rng: Random) -> str | Game | Rotation:
    roll = rng.random()
    if roll < 0.15:
        return build_rotation(rng.choice(MIXES), 10, 20)
    if roll < 0.35:
        stakes, allows_all_ins = rng.choice((("table", True), ("open", True), ("open", False)))
        return home_game(
            stakes=stakes,
            open_allin=allows_all_ins,
            max_runs=rng.choice((1, 3)),
            sb_dead=rng.random() < 0.3,
            short_order=rng.choice(("ante_first", "blind_first")),
        )
    return rng.choice(GAMES)


def _random_options(rng: Random) -> dict[str, Any]:
    """Return option groups; most options stay as in the preset."""
    chosen_groups: dict[str, Any] = {
        "button": _random_button_options(rng),
        "chairs": rng.randint(2, 10),
    }
    optional_groups: dict[str, Any] = {
        "straddle": {
            "enabled": True,
            "positions": rng.choice((("utg",), ("button", "utg"), ("any",), ("cutoff", "button"))),
            "max_live": rng.randint(1, 3),
            "restraddle_min": rng.choice(("min_raise", "double")),
            "most": rng.choice((0, 8)),
            "sleepers": rng.random() < 0.5,
            "rock": rng.random() < 0.4,
        },
        "kill": {
            "pot": rng.choice((0, 30)),
            "in_a_row": rng.choice((0, 2, 3)),
            "percent": rng.choice((150, 200, 300)),
            "acts": rng.choice(("last", "in_turn")),
            "with_blind": rng.choice(("kill_only", "both", "larger")),
            "leg_up": rng.random() < 0.5,
        },
        "fees": {
            "per_mille": rng.choice((0, 50, 100)),
            "cap": rng.choice((0, 3)),
            "no_flop_no_drop": rng.random() < 0.5,
            "drop": rng.choice((0, 1)),
            "kitty": rng.choice((0, 1)),
            "time_fee": rng.choice((0, 3)),
        },
        "buy_in": {
            "least": rng.choice((10, 40)),
            "most": rng.choice((0, 200)),
            "match_stack": rng.random() < 0.5,
            "behind": rng.choice((0, 2)),
            "approval": rng.random() < 0.3,
        },
        "clock": {"think": rng.choice((0, 10)), "bank": 20, "extra": 10, "away": 10, "refill": 5},
        "marker": rng.choice(
            (MARKER_OPTIONS, {"enabled": False, "accept_below": 0, "borrowing": False})
        ),
    }
    chosen_groups |= {name: group for name, group in optional_groups.items() if rng.random() < 0.35}
    return chosen_groups


def _random_button_options(rng: Random) -> dict[str, Any]:
    return {
        "rule": rng.choice(BUTTON_RULES),
        "missed_blinds": rng.choice(MISSED_BLIND_RULES),
        "new_player": rng.choice(NEW_PLAYER_RULES),
        "buy_button": rng.random() < 0.5,
        "gap_post": rng.random() < 0.5,
        "same_place": rng.random() < 0.5,
        "replacement": rng.choice(("assume", "sit_out", "either")),
        "absent": rng.choice(("dealt_out", "dealt_out", "dealt_in")),
        "empty_row": rng.choice(("dead", "skip")),
        "ante_payer": rng.choice(ANTE_PAYERS),
        "ante_offset": rng.randrange(4),
        "free_moves": rng.randrange(4),
        "chop": rng.random() < 0.5,
        "picked_up": rng.choice((0, 0, 3)),
        "first": rng.choice(("draw", "lowest chair")),
    }
