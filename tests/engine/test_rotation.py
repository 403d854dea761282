"""Mixed games: the order of games, and the button and blinds in each."""

import pytest

from riverboat.engine import BadGame, parse_game
from riverboat.engine.games.rotation import (
    ROTATIONS,
    Rotation,
    build_rotation,
    has_blinds,
    moves_button,
)


def list_game_names(name: str) -> list[str]:
    return [
        f"{game.structure.name} {game.variant.name}"
        for game in build_rotation(name, 400, 800).games
    ]


def test_horse_has_five_limit_games_in_order() -> None:
    assert list_game_names("horse") == [
        "limit hold'em",
        "limit omaha hi-lo",
        "limit razz",
        "limit seven-card stud",
        "limit seven-card stud hi-lo",
    ]


@pytest.mark.parametrize(
    "name, count", [("hose", 4), ("horse", 5), ("8-game", 8), ("9-game", 9), ("10-game", 10)]
)
def test_mix_has_as_many_games_as_named(name: str, count: int) -> None:
    assert len(list_game_names(name)) == count == len(set(list_game_names(name)))


@pytest.mark.parametrize("name", ROTATIONS)
def test_every_game_of_mix_is_parsed_from_its_name(name: str) -> None:
    for game in build_rotation(name, 30, 60).games:
        assert parse_game(game.name) == game


def test_rotation_advances_after_one_orbit_and_wraps() -> None:
    horse_rotation = build_rotation("horse", 30, 60)
    assert horse_rotation.next_index(0, hands=5, players=6) == 0
    assert horse_rotation.next_index(0, hands=6, players=6) == 1
    assert horse_rotation.next_index(4, hands=6, players=6) == 0


def test_games_may_change_by_hand_or_level() -> None:
    games = build_rotation("horse", 30, 60).games
    assert Rotation("quick", games, "hand").next_index(1, hands=1, players=9) == 2
    level_rotation = Rotation("event", games, "level")
    assert level_rotation.next_index(1, hands=50, players=9) == 1
    assert level_rotation.next_index(1, hands=50, players=9, new_level=True) == 2


def test_dealer_chooses_only_from_listed_games() -> None:
    dealers_choice = build_rotation("dealer's choice", 30, 60)
    assert dealers_choice.next_index(3, hands=99, players=2) == 3
    assert dealers_choice.games[dealers_choice.index_of("badugi")].variant.name == "badugi"
    no_limit_game = dealers_choice.games[dealers_choice.index_of("no-limit hold'em")]
    assert (no_limit_game.structure.name, no_limit_game.variant.name) == ("no-limit", "hold'em")
    with pytest.raises(BadGame, match="'irish' isn’t part of dealer's choice 30/60; games:"):
        dealers_choice.index_of("irish")
    with pytest.raises(BadGame, match="is a fixed rotation"):
        build_rotation("horse", 30, 60).index_of("razz")


def test_button_stays_and_no_blinds_in_stud() -> None:
    has_moving_button_by_name = {
        game.variant.name: moves_button(game) for game in build_rotation("10-game", 30, 60).games
    }
    stud_names = {"razz", "seven-card stud", "seven-card stud hi-lo"}
    assert {
        name
        for name, has_moving_button in has_moving_button_by_name.items()
        if not has_moving_button
    } == stud_names
    assert all(
        has_blinds(game) == moves_button(game) for game in build_rotation("10-game", 30, 60).games
    )


def test_unknown_mix_is_refused_with_suggestion() -> None:
    with pytest.raises(BadGame, match="did you mean horse"):
        build_rotation("hors", 30, 60)
    with pytest.raises(BadGame, match="at least one game"):
        Rotation("empty", ())
