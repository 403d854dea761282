"""Names of games: parsing, common spellings, and round trips."""

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
    read_game,
)
from riverboat.engine.games.game_names import build_unambiguous_name
from riverboat.engine.games.rotation import ROTATIONS
from tests.engine.random_hands import STRUCTURES, random_game
from tests.schedule import run_in


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_is_parsed_from_its_name(variant: str, structure: str) -> None:
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
def test_common_spellings_are_parsed(text: str, name: str) -> None:
    assert parse_game(text).name == name


def test_structure_words_are_parsed() -> None:
    assert parse_game("limit hold'em 4/8").structure == FixedLimit()
    assert parse_game("pot-limit omaha 1/2 cap 60").structure == CapLimit(60, PotLimit())
    assert parse_game("spread-limit hold'em 3-100 blinds 1/3").structure == SpreadLimit(((3, 100),))


def test_limit_bets_determine_blinds() -> None:
    stakes = parse_game("limit hold'em 4/8").stakes
    assert (stakes.blinds, stakes.small_bet, stakes.big_bet) == ((2, 4), 4, 8)


def test_spread_limit_requires_range() -> None:
    with pytest.raises(BadGame, match="invalid spread"):
        parse_game("spread-limit hold'em 1/2")


def test_house_rules_are_attached_to_game() -> None:
    rules = HouseRules.preset("tournament")
    game: Game = parse_game("no-limit hold'em 1/2", rules)
    assert game.rules == rules


@pytest.mark.parametrize(
    "text, name",
    [
        ("plo 1/2", "pot-limit omaha 1/2"),
        ("PLO", "pot-limit omaha 1/2"),
        ("nlhe", "no-limit hold'em 1/2"),
        ("nl holdem 5/10", "no-limit hold'em 5/10"),
        ("No Limit Hold\u2019em 2/5", "no-limit hold'em 2/5"),
        ("1/2 nlhe", "no-limit hold'em 1/2"),
        ("$2/$5 NL Hold'em", "no-limit hold'em 2/5"),
        ("5/10", "no-limit hold'em 5/10"),
        ("no-limit 1k/2k", "no-limit hold'em 1000/2000"),
        ("limit 4/8", "limit hold'em 4/8"),
        ("lhe 4/8", "limit hold'em 4/8"),
        ("hold em", "no-limit hold'em 1/2"),
        ("omaha pot limit 2/4", "pot-limit omaha 2/4"),
        ("5-card omaha", "pot-limit omaha 5 1/2"),
        ("plo6 5/10", "pot-limit omaha 6 5/10"),
        ("omaha 8", "pot-limit omaha hi-lo 1/2"),
        ("plo8", "pot-limit omaha hi-lo 1/2"),
        ("plo hi/lo 5/5", "pot-limit omaha hi-lo 5/5"),
        ("o8", "limit omaha hi-lo 2/4"),
        ("o/8 4/8", "limit omaha hi-lo 4/8"),
        ("limit omaha high-low 4/8", "limit omaha hi-lo 4/8"),
        ("big o", "pot-limit omaha 5 hi-lo 1/2"),
        ("razz 4/8", "limit razz 4/8 ante 1 bring-in 2"),
        ("razz", "limit razz 4/8 ante 1 bring-in 2"),
        ("razz 30/60", "limit razz 30/60 ante 6 bring-in 9"),
        ("razz 4/8 no ante", "limit razz 4/8 bring-in 2"),
        ("stud 4/8", "limit seven-card stud 4/8 ante 1 bring-in 2"),
        ("seven card stud", "limit seven-card stud 4/8 ante 1 bring-in 2"),
        ("7-card stud 10/20 ante 2", "limit seven-card stud 10/20 ante 2 bring-in 3"),
        ("stud hi-lo", "limit seven-card stud hi-lo 4/8 ante 1 bring-in 2"),
        ("stud8", "limit seven-card stud hi-lo 4/8 ante 1 bring-in 2"),
        ("stud/8 4/8", "limit seven-card stud hi-lo 4/8 ante 1 bring-in 2"),
        ("2-7 triple draw", "limit 2-7 triple draw 2/4"),
        ("27td", "limit 2-7 triple draw 2/4"),
        ("triple draw 4/8", "limit 2-7 triple draw 4/8"),
        ("deuce to seven triple draw", "limit 2-7 triple draw 2/4"),
        ("2-7 single draw", "no-limit 2-7 single draw 1/2"),
        ("27", "no-limit 2-7 single draw 1/2"),
        ("5 card draw", "limit five-card draw 2/4"),
        ("badugi", "limit badugi 2/4"),
        ("badeucy", "limit badeucey 2/4"),
        ("razzduci", "limit razzducey 4/8 ante 1 bring-in 2"),
        ("6+ hold'em", "no-limit short deck ante 1 button 2"),
        ("HORSE 4/8", "horse 4/8"),
        ("H.O.R.S.E.", "horse 4/8"),
        ("10/20 horse", "horse 10/20"),
        ("8-game", "8-game 4/8"),
        ("8 game mix 10/20", "8-game 10/20"),
        ("ten-game", "10-game 4/8"),
        ("dealers choice", "dealer's choice 4/8"),
    ],
)
def test_read_game_accepts_any_spelling(text: str, name: str) -> None:
    assert read_game(text).name == name


@pytest.mark.parametrize("name", [*VARIANTS, *ROTATIONS])
def test_every_variant_and_mix_is_read_from_name_alone(name: str) -> None:
    game = read_game(name)
    if isinstance(game, Game):
        assert game.variant.name == name
        assert read_game(build_unambiguous_name(game), game.rules) == game
    else:
        assert game.name == f"{name} 4/8"
        assert all(
            read_game(build_unambiguous_name(other_game), other_game.rules) == other_game
            for other_game in game.games
        )


def test_stud_without_ante_has_explicit_zero() -> None:
    game = parse_game("limit razz 4/8")
    assert (game.stakes.ante, game.stakes.bring_in) == (0, 0)
    assert build_unambiguous_name(game) == "limit razz 4/8 ante 0 bring-in 0"
    assert read_game(build_unambiguous_name(game)) == game


@pytest.mark.parametrize(
    "text, name",
    [
        ("0.5/1", "no-limit hold'em 50/100"),
        ("$0.05/$0.10 NL", "no-limit hold'em 5/10"),
        ("PLO8 .25/.50 ante 0.05 2 boards", "pot-limit omaha hi-lo 25/50 ante 5 2 boards"),
        ("stud 0,5/1", "limit seven-card stud 50/100 ante 10 bring-in 15"),
        ("HORSE 0.5/1", "horse 50/100"),
        ("limit 1.5/3", "limit hold'em 150/300"),
    ],
)
def test_fractional_stakes_count_in_cents(text: str, name: str) -> None:
    assert read_game(text).name == name


def test_toy_games_have_their_own_rules() -> None:
    kuhn_rules, leduc_game = parse_game("kuhn").rules, read_game("Leduc hold'em")
    assert isinstance(leduc_game, Game)
    assert (kuhn_rules.max_raises_two_rounds, leduc_game.rules.max_raises_two_rounds) == (0, 1)
    assert read_game("leduc", HouseRules()).rules == HouseRules()  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "text, message, option",
    [
        ("omahha 1/2", r"unknown game 'omahha' in 'omahha 1/2'", "game"),
        ("rzz 4/8", "did you mean razz", "game"),
        ("bridge", "games: hold'em, short deck, .*, dealer's choice", "game"),
        ("limit horse 4/8", "horse has its own games: leave out limit", "game"),
        ("plo 1/2 wild", "can’t read 'wild'", "game"),
        ("nlhe 0.125/0.25", "chips are whole numbers; in cents write 50/100", "stakes"),
        ("nlhe 2/1", "smallest first, as in", "stakes"),
        ("nlhe 1/0", "above 0, smallest first, as in", "stakes"),
        ("limit hold'em 8/4", "bets must be above 0, smallest first, as in 4/8", "stakes"),
        ("horse 8/4", "as in 4/8", "stakes"),
        ("nlhe 1/99999999999", "the maximum is 1,000,000,000 chips", "stakes"),
        ("nlhe 1/2 ante 99999999999", "the maximum is", "stakes"),
        ("badugi 4", "give limit its two bets", "stakes"),
        ("horse 4/8/16", "two bets, as in horse 4/8", "stakes"),
    ],
)
def test_unknown_game_is_refused_with_suggestion(text: str, message: str, option: str) -> None:
    with pytest.raises(BadGame, match=message) as error:
        read_game(text)
    assert error.value.option == option
