"""Table configuration: parsing, refusals, options in one line, and writing."""

import random
from typing import Any, get_args

import pytest

from riverboat.engine import VARIANTS, BadGame, HouseRules, Rotation, build_rotation, parse_game
from riverboat.engine.games.option_fields import options
from riverboat.engine.games.rotation import ROTATIONS, RotationChange
from riverboat.table.rules.config import (
    OPTION_GROUPS,
    TABLE_OPTIONS,
    Config,
    ConfiguredPlayer,
    build_config,
    parse_toml,
    read_config,
    set_option,
)
from riverboat.table.rules.config_writer import to_toml
from riverboat.table.rules.table_rules import PRESETS, Chip, TableRules
from riverboat.table.state.facts import RulesChanged, TableOpened
from riverboat.table.state.table_log import from_json_lines, to_json_lines
from riverboat.table.state.table_reducer import AnyLoggedFact
from tests.engine.random_hands import STRUCTURES, random_game

HOLDEM_TOML = 'game = "no-limit hold\'em 1/2"\n'


def test_every_table_option_is_configurable() -> None:
    assert {*OPTION_GROUPS, *TABLE_OPTIONS, "game", "chips"} == set(TableRules.__struct_fields__)


def test_config_file_overrides_preset() -> None:
    rules = read_config(HOLDEM_TOML + "chairs = 7\n[button]\nrule = 'dead'\n").rules
    preset_rules = TableRules.preset("cash", "no-limit hold'em 1/2")
    assert rules == preset_rules.replace(chairs=7, button={"rule": "dead"})


@pytest.mark.parametrize("preset", PRESETS)
def test_preset_sets_house_rules(preset: str) -> None:
    rules = read_config(f"preset = '{preset}'\n{HOLDEM_TOML}").rules
    assert rules.games[0].rules == HouseRules.from_name(preset)
    changed_rules = read_config(
        f"preset = '{preset}'\n{HOLDEM_TOML}[house]\npreset = 'online'\nmax_runs = 3"
    )
    assert changed_rules.rules.games[0].rules == HouseRules.preset("online", max_runs=3)


def test_mix_is_configured_by_name_or_by_games() -> None:
    house_rules = HouseRules.preset("cash")
    horse_mix = read_config('game = "HORSE 30/60"\nchange = "hand"').rules.game
    assert isinstance(horse_mix, Rotation)
    assert horse_mix.games == build_rotation("horse", 30, 60, rules=house_rules).games
    assert horse_mix.changes_game_by == "hand"
    eight_game_mix = read_config('game = "8-game 10/20 ante 3 bring-in 4 blinds 3/6"').rules.game
    assert eight_game_mix == build_rotation(
        "8-game", 10, 20, ante=3, bring_in=4, blinds=(3, 6), rules=house_rules
    )
    custom_mix_config = read_config('games = ["razz 4/8", "no-limit hold\'em 1/2"]\nmix = "ours"')
    assert custom_mix_config.rules.game == Rotation(
        "ours",
        tuple(
            parse_game(game_name, house_rules) for game_name in (RAZZ_GAME, "no-limit hold'em 1/2")
        ),
    )


RAZZ_GAME = "limit razz 4/8 ante 1 bring-in 2"


@pytest.mark.parametrize("game", [RAZZ_GAME, "limit hold'em 4/8", "pot-limit omaha 6 1/2", "kuhn"])
@pytest.mark.parametrize("preset", PRESETS)
def test_presets_fit_any_game(preset: str, game: str) -> None:
    # rule: GAME-03, STRD-01, BYND-43
    game_text = "limit kuhn 1/1 blinds 0 ante 1" if game == "kuhn" else game
    rules = read_config(f'preset = "{preset}"\ngame = "{game_text}"').rules
    played_game = rules.games[0]
    assert rules.chairs <= played_game.variant.max_players(1)
    assert not (rules.straddle.enabled and not played_game.stakes.blinds)


def test_disabling_straddles_disables_sleepers() -> None:
    # rule: STRD-17 sleepers are blind raises, and the preset has both
    rules = read_config(f"preset = 'home'\n{HOLDEM_TOML}[straddle]\nenabled = false").rules
    assert not rules.straddle.enabled
    assert not rules.straddle.sleepers
    with pytest.raises(BadGame, match="STRD-17"):
        read_config(f"preset = 'home'\n{HOLDEM_TOML}[straddle]\nenabled = false\nsleepers = true")


def test_players_have_chair_chips_and_style() -> None:
    config = read_config(
        HOLDEM_TOML + '[[players]]\nname = "Ann"\nchair = 4\nchips = 150\n'
        '[[players]]\nname = "Bob"\nstyle = "rock"\n'
    )
    assert config.players == (
        ConfiguredPlayer("Ann", 4, 150),
        ConfiguredPlayer("Bob", style="rock"),
    )


def test_chips_have_colour_and_value() -> None:
    # rule: CHIP-11
    text = (
        HOLDEM_TOML + '[[chips]]\ncolour = "white"\nworth = 1\n[[chips]]\ncolour = "red"\nworth = 5'
    )
    assert read_config(text).rules.chips == (Chip("white", 1), Chip("red", 5))


# Refused configurations -------------------------------------------------------------------------


INVALID_CONFIGS = [
    ("gaem = 'x'", "unknown option gaem; did you mean game?"),
    (HOLDEM_TOML + "[buton]\nrule = 'dead'", "unknown group [buton]; did you mean [button]?"),
    (HOLDEM_TOML + "[[chps]]\ncolour = 'red'", "unknown group [chps]; did you mean [chips]?"),
    (HOLDEM_TOML + "[[fees]]\ncap = 3", "fees is a group: write its options under [fees]"),
    (HOLDEM_TOML + "[name]\nx = 3", "name is an option, not a group: write name = ..."),
    (
        HOLDEM_TOML + "straddles = true",
        "unknown option straddles; did you mean the group [straddle]?",
    ),
    (
        HOLDEM_TOML + "[straddle]\nenabeld = true",
        "unknown option straddle.enabeld; did you mean enabled?",
    ),
    (
        HOLDEM_TOML + "[button]\nleast = 3",
        "unknown option button.least; least belongs under [buy_in]",
    ),
    (HOLDEM_TOML + "sleepers = true", "unknown option sleepers; sleepers belongs under [straddle]"),
    (HOLDEM_TOML + "[house]\nreopn = 'half'", "unknown option house.reopn; did you mean reopen?"),
    (HOLDEM_TOML + "button = 3", "button is a group: write its options under [button]"),
    (HOLDEM_TOML + "players = 3", "write each players under its own [[players]]"),
    (HOLDEM_TOML + "chairs = 'six'", 'chairs must be a whole number, 2 to 10, not "six"'),
    (HOLDEM_TOML + "chairs = 6.5", "chairs must be a whole number, 2 to 10, not 6.5"),
    (HOLDEM_TOML + "chairs = true", "chairs must be a whole number, 2 to 10, not true"),
    (HOLDEM_TOML + "chairs = 11", "chairs must be a whole number, 2 to 10, not 11"),
    (
        HOLDEM_TOML + "[kill]\nin_a_row = -1",
        "kill.in_a_row must be a whole number, 0 or more, not -1",
    ),
    (
        HOLDEM_TOML + "[button]\nrule = 'ded'",
        'button.rule must be one of simplified | moving | dead, not "ded"; did you mean dead?',
    ),
    (
        HOLDEM_TOML + "[straddle]\npositions = ['utg', 'hijack']",
        "each item of straddle.positions must be one of utg | button | cutoff | any",
    ),
    (
        HOLDEM_TOML + "[straddle]\npositions = 'utg'",
        'straddle.positions must be a list in brackets, not "utg"',
    ),
    (HOLDEM_TOML + "[straddle]\nenabled = 1", "straddle.enabled must be true or false, not 1"),
    (HOLDEM_TOML + "name = 2026-01-01", "name must be text in quotation marks, not 2026-01-01"),
    (
        HOLDEM_TOML + "[fees]\ncaps = [1, 'two']",
        "each item of fees.caps must be a whole number, 0 or more, not",
    ),
    (HOLDEM_TOML + "preset = 'hom'", "preset must be one of online | cash | tournament | home"),
    (HOLDEM_TOML + "[house]\npreset = 'hom'", "unknown preset 'hom'; did you mean home?"),
    (HOLDEM_TOML + "change = 'hand'", "change and mix are for several games"),
    ("game = 'horse 4/8'\nchange = 'orbt'", "change must be one of orbit | hand | level | choice"),
    ("game = 'horse 4'", "invalid stakes 'horse 4': give a mix its two bets, as in horse 4/8"),
    ("chairs = 6", "set the game once"),
    ("game = 'x'\ngames = ['x']", "set the game once"),
    ("game = 'holden 1/2'", "unknown game 'holden' in 'holden 1/2': did you mean hold'em"),
    (HOLDEM_TOML + "[[chips]]\ncolour = 'red'", "chips 1: worth missing; needed: colour, worth"),
    (HOLDEM_TOML + "[[players]]\nchair = 1", "players 1: name missing; needed: name"),
    (
        HOLDEM_TOML + "[[players]]\nname = 'A'\nchips = 'all'",
        'players 1: chips must be a whole number, 0 or more, not "all"',
    ),
    (
        HOLDEM_TOML + "[[players]]\nname = 'A'\n[[players]]\nname = 'A'",
        "duplicate player name: one player, one seat",
    ),
    (
        HOLDEM_TOML + "[[players]]\nname = 'A'\nchair = 2\n[[players]]\nname = 'B'\nchair = 2",
        "two players in the same seat (SEAT-04)",
    ),
    (
        HOLDEM_TOML + "[[players]]\nname = 'A'\nchair = 10",
        "more players than seats: the table has 9",
    ),
    (HOLDEM_TOML + "chairs 6", "invalid TOML on line 2: expected “=”"),
    (HOLDEM_TOML + "[button", "invalid TOML on the last line: unclosed bracket of a heading"),
    # Refusals of the table rules themselves; their wording comes from TableRules.
    (HOLDEM_TOML + "[buy_in]\nleast = 300", "is above the maximum 200 (STAK-02)"),
    (HOLDEM_TOML + "[kill]\npot = 50", "no kill in no-limit: it needs limits (KILL-01)"),
    (HOLDEM_TOML + "format = 'tournament'", "no straddles in tournaments (STRD-02"),
    (HOLDEM_TOML + "[marker]\nenabled = true", "MARK-02"),
]


@pytest.mark.parametrize(
    "text, message", INVALID_CONFIGS, ids=[reason[:40] for _, reason in INVALID_CONFIGS]
)
def test_invalid_config_is_refused_with_suggestion(text: str, message: str) -> None:
    with pytest.raises(BadGame) as error:
        read_config(text)
    assert message in str(error.value)


# Options in one line ----------------------------------------------------------------------------


def test_option_is_set_by_one_line() -> None:
    config = parse_toml(HOLDEM_TOML)
    for option_line in (
        "straddle.enabled=on",
        "straddle.positions = button, utg",
        "chairs=6",
        "fees.caps=[3, 4]",
        "house.reopen=half",
        "button.rule=dead",
        "name=Thursday",
    ):
        set_option(config, option_line)
    rules = build_config(config).rules
    assert rules.straddle.positions == ("button", "utg")
    assert (rules.chairs, rules.fees.caps, rules.name) == (6, (3, 4), "Thursday")
    assert (rules.games[0].rules.reopen, rules.button.rule) == ("half", "dead")


@pytest.mark.parametrize(
    "option_line, message",
    [
        ("straddle", "can’t set 'straddle': write straddle.enabled=on"),
        ("=on", "can’t set '=on': write straddle.enabled=on"),
        ("a.b.c=1", "can’t set 'a.b.c=1': write straddle.enabled=on"),
        (".x=1", "can’t set '.x=1': write straddle.enabled=on"),
        ("straddle.enabled=maybe", 'straddle.enabled must be true or false, not "maybe"'),
        ("chairs=six", 'chairs must be a whole number, 2 to 10, not "six"'),
        ("buton.rule=dead", "unknown group [buton]; did you mean [button]?"),
        ("chars=6", "unknown option chars; did you mean chairs?"),
        (
            "game.x=1",
            "unknown option group game; groups: button, straddle, kill, buy_in, marker, clock",
        ),
    ],
)
def test_invalid_option_line_is_refused(option_line: str, message: str) -> None:
    with pytest.raises(BadGame) as error:
        _read_holdem_config(option_line)
    assert message in str(error.value)


def _read_holdem_config(text: str) -> Config:
    body = parse_toml(HOLDEM_TOML)
    set_option(body, text)
    return build_config(body)


# Writing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_preset_is_written_in_few_lines(preset: str) -> None:
    toml_text = to_toml(Config(TableRules.preset(preset, "no-limit hold'em 1/2")))
    assert parse_toml(toml_text) == {"preset": preset, "game": "no-limit hold'em 1/2"}


def test_written_config_has_explanatory_comments() -> None:
    rules = TableRules.preset("cash", "no-limit hold'em 1/2").replace(
        button={"rule": "dead"}, name='The "big" one\n'
    )
    assert (
        to_toml(Config(rules))
        == """\
# A riverboat table. The preset sets all other options.
name = "The \\"big\\" one\\n"
preset = "cash"
game = "no-limit hold'em 1/2"

[button]
# BMOV-01, BMOV-02, BMOV-03, BMOV-05: after a player leaves, the button moves to the next player;
# or it moves and skipped blinds are posted; or the big blind moves on, and the button may stop at
# an empty seat.
# simplified | moving | dead. Preset: moving.
rule = "dead"
"""
    )


def test_written_config_reads_back() -> None:
    config_count = 0
    for seed in range(400):
        config = random_config(random.Random(seed))
        if config is not None:
            config_count += 1
            assert read_config(to_toml(config)) == config, seed
    assert config_count > 150


def test_rotation_with_mixed_house_rules_cannot_be_written() -> None:
    games = tuple(parse_game(RAZZ_GAME, HouseRules.preset(name)) for name in ("online", "cash"))
    with pytest.raises(BadGame, match="different house rules"):
        to_toml(Config(TableRules.preset("cash", Rotation("two houses", games))))


def random_config(rng: random.Random) -> Config | None:
    """Return a random configuration, or ``None`` if its options contradict each other."""
    try:
        house_rules = HouseRules.from_name(rng.choice(list(PRESETS))).replace(
            **random_options(HouseRules, rng)
        )
        rules = TableRules.preset(rng.choice(list(PRESETS)), random_game_or_mix(house_rules, rng))
        changed_options: dict[str, Any] = {
            name: random_options(group, rng)
            for name, group in OPTION_GROUPS.items()
            if rng.random() < 0.4
        }
        changed_options |= random_options(TableRules, rng)
        rules = rules.replace(
            **changed_options, name=rng.choice(("", "Thursday", "\x7f\t\N{BLACK SPADE SUIT}"))
        )
        if rng.random() < 0.3:
            rules = rules.replace(
                chips=(Chip("white", 1), Chip("red", 5)), notices=("No 'phones'.",)
            )
    except BadGame:
        return None
    players = (
        ConfiguredPlayer("Ann", rng.randint(0, 2)),
        ConfiguredPlayer("Bob", chips=20, style="rock"),
    )
    return Config(rules, players[: rng.randint(0, 2)])


def random_game_or_mix(house_rules: HouseRules, rng: random.Random) -> Any:
    """Return a random game or mix."""
    if rng.random() < 0.3:
        mix = build_rotation(rng.choice(ROTATIONS), 10, 20, rules=house_rules)
        change: RotationChange = rng.choice(get_args(RotationChange))
        return Rotation(mix.name if rng.random() < 0.7 else "ours", mix.games, change)
    game = random_game(rng, rng.choice(list(VARIANTS)), rng.choice(list(STRUCTURES)))
    return parse_game(game.name, house_rules)


def random_options(options_type: Any, rng: random.Random) -> dict[str, Any]:
    """Return random options of a group."""
    chosen_options: dict[str, Any] = {}
    for option in options(options_type):
        if rng.random() < 0.8 or isinstance(option.default, tuple):
            continue
        max_value = option.minimum + 5 if option.maximum is None else option.maximum
        option_values = option.choices or range(option.minimum, max_value + 1)
        chosen_options[option.name] = rng.choice(option_values)
    return chosen_options


# The log ----------------------------------------------------------------------------------------


def test_rules_survive_log_round_trip() -> None:
    round_trip_count = 0
    for seed in range(200):
        config = random_config(random.Random(seed))
        if config is not None:
            round_trip_count += 1
            log: list[AnyLoggedFact] = [TableOpened(config.rules), RulesChanged(config.rules)]
            assert from_json_lines(to_json_lines(log)) == log
    assert round_trip_count > 70
