"""A game and its words: what is read is what is written, and the other way round."""

import random

import pytest

from riverboat.engine import (
    VARIANTS,
    BadGame,
    CapLimit,
    FixedLimit,
    Game,
    HouseRules,
    PotLimit,
    SpreadLimit,
    parse_game,
)
from tests.engine.random_hands import STRUCTURES, random_game


@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_is_read_back_from_its_name(variant: str, structure: str) -> None:
    for seed in range(40):
        game = random_game(random.Random(seed), variant, structure)
        assert parse_game(game.name, game.rules) == game, game.name


@pytest.mark.parametrize(
    "text, name",
    [
        ("nl holdem 1/2", "no-limit hold'em 1/2"),
        (
            "No-Limit Texas Hold\N{RIGHT SINGLE QUOTATION MARK}em 100/200 ante 25",
            "no-limit hold'em 100/200 ante 25",
        ),
        ("limit hold'em 4/8 blinds 2/4", "limit hold'em 4/8"),
        ("pl omaha 5 5/10", "pot-limit omaha 5 5/10"),
        ("spread hold'em 1-5 1-10 blinds 1/2", "spread-limit hold'em 1-5 1-10 blinds 1/2"),
        ("pot-limit omaha 1/2 cap 60", "pot-limit omaha 1/2 cap 60"),
        ("no-limit hold'em ante 5 bomb pot 2 boards", "no-limit hold'em ante 5 bomb 2 boards"),
    ],
)
def test_a_game_is_read_from_the_words_that_people_use(text: str, name: str) -> None:
    assert parse_game(text).name == name


def test_the_structures_are_what_their_words_say() -> None:
    assert parse_game("limit hold'em 4/8").structure == FixedLimit()
    assert parse_game("pot-limit omaha 1/2 cap 60").structure == CapLimit(60, PotLimit())
    assert parse_game("spread-limit hold'em 3-100 blinds 1/3").structure == SpreadLimit(((3, 100),))


def test_a_limit_game_is_named_by_its_bets_and_the_blinds_follow() -> None:
    stakes = parse_game("limit hold'em 4/8").stakes
    assert (stakes.blinds, stakes.small_bet, stakes.big_bet) == ((2, 4), 4, 8)


def test_the_name_of_a_spread_says_its_range() -> None:
    with pytest.raises(BadGame, match="a spread is a range"):
        parse_game("spread-limit hold'em 1/2")


def test_the_house_rules_come_along() -> None:
    rules = HouseRules.preset("tournament")
    game: Game = parse_game("no-limit hold'em 1/2", rules)
    assert game.rules == rules
