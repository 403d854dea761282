"""Equity errors: player, position and reason."""

import json
from typing import Any

import numpy as np
import pytest

from riverboat.cards import parse_cards
from riverboat.equity import BadEquity, BadRange, Range, equity, outs, parse_range
from riverboat.equity.push_fold import push_fold


@pytest.mark.parametrize(
    "players, options, player_name, position, message",
    [
        (["AKx", "QQ"], {}, "player 1", 2, "x can’t follow AK"),
        (["QQ", "22+, AKx"], {}, "player 2", 7, "x can’t follow AK"),
        (
            ["AsKs", "AsQs"],
            {},
            "player 2",
            0,
            "player 2: the ace of spades is already in the hand of player 1",
        ),
        (
            ["AsKs", "Qd As"],
            {},
            "player 2",
            3,
            "player 2: the ace of spades is already in the hand of player 1",
        ),
        (
            ["AsAh", "AsKs, AsQs"],
            {},
            "player 2",
            0,
            "player 2: no combination left: all blocked by Ah As (player 1)",
        ),
        (
            ["QhQc, QhQs", "AK"],
            {"board": "Qh 7c 2d"},
            "player 1",
            0,
            "player 1: no combination left: all blocked by 2d 7c Qh (the board)",
        ),
        (["AA"] * 11, {}, "", 50, "11 players are too many: the maximum is 10"),
        (["AA"], {}, "", 1, "2 to 10 players"),
        ([], {}, "", 0, "2 to 10 players"),
        (
            ["random"] * 8,
            {"game": "stud"},
            "",
            63,
            "8 players: the deck of seven-card stud is enough for 7",
        ),
        (
            ["AA", "KK"],
            {"board": "Qh 7c"},
            "the board",
            3,
            "2 board cards: a board of hold'em has 0, 3, 4 or 5",
        ),
        (
            ["AA", "KK"],
            {"board": "2c3c4c5c6c7c"},
            "the board",
            10,
            "6 board cards: a board of hold'em has 0, 3, 4 or 5",
        ),
        (["AA", "KK"], {"board": "2c 2c 3d"}, "the board", 3, "duplicate deuce of clubs"),
        (["AA", "KK"], {"board": "2c zz 3d"}, "the board", 3, "invalid card zz"),
        (["AA", "KK"], {"board": "2c 3d x"}, "the board", 6, "known cards only"),
        (["AA", "KK"], {"board": "2c 3d 4h", "dead": "5s 3d"}, "dead cards", 3, "on the board"),
        (["AsAh", "KK"], {"dead": "Ah"}, "player 1", 2, "among the dead cards"),
        (["AA", "KK"], {"board": "2c", "game": "draw"}, "the board", 0, "has no board"),
        (["AA", "2c3d"], {"game": "shortdeck"}, "player 2", 0, "short deck has no deuce of clubs"),
        (
            ["66", "77"],
            {"game": "shortdeck", "board": "6c 5d 7h"},
            "the board",
            3,
            "short deck has no five of diamonds",
        ),
        (["AA", "KK"], {"game": "razz"}, "player 1", 0, "invalid card AA"),
        (["AsAs", "KK"], {}, "player 1", 2, "duplicate ace of spades"),
        (["AA", "KKxx"], {"game": "plo"}, "player 1", 0, "AA has 2 cards; a hand here has 4"),
        (["", "KK"], {}, "player 1", 0, "write a range such as 22+, A2s+, KTo-KQo or AsKd"),
    ],
)
def test_invalid_input_is_refused_with_position(
    players: list[str], options: dict[str, Any], player_name: str, position: int, message: str
) -> None:
    with pytest.raises(BadEquity) as error:
        equity(*players, **options)
    assert (error.value.where, error.value.position) == (player_name, position)
    assert message in error.value.why
    assert isinstance(error.value, BadRange)
    assert error.value.text[position:] or not error.value.text or position


@pytest.mark.parametrize(
    "options, message",
    [
        ({"error": -0.1}, "error must be above 0, such as 0.001"),
        ({"error": 0.0}, "error must be above 0, such as 0.001"),
        ({"error": float("nan")}, "error must be above 0, such as 0.001"),
        ({"error": "0.1%"}, "error must be above 0, such as 0.001"),
        ({"seconds": -1.0}, "seconds must be above 0, such as 2.5"),
        ({"seconds": 0}, "seconds must be above 0"),
        ({"seconds": "3"}, "seconds must be above 0"),
        ({"seconds": True}, "seconds must be above 0"),
        ({"deals": 0}, "deals must be a whole number of 1 or more, such as 1000000"),
        ({"deals": 2.5}, "deals must be a whole number"),
        ({"deals": float("inf")}, "deals must be a whole number"),
        ({"deals": "many"}, "deals must be a whole number"),
        ({"deals": True}, "deals must be a whole number"),
        ({"threads": 0}, "threads must be a whole number from 1 to 1024"),
        ({"threads": 1025}, "threads must be a whole number from 1 to 1024"),
        ({"threads": None}, "threads must be a whole number from 1 to 1024"),
        ({"seed": -1}, "seed must be a whole number from 0 to 18446744073709551615"),
        ({"seed": 10**400}, "seed must be a whole number from 0"),
        ({"seed": 2**64}, "seed must be a whole number from 0"),
        ({"seed": None}, "seed must be a whole number from 0"),
        ({"seed": [1, 2]}, "seed must be a whole number from 0"),
        ({"exact": "yes"}, "exact must be True, False or None"),
        ({"exact": 1}, "exact must be True, False or None"),
    ],
)
def test_invalid_option_values_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadEquity, match=message) as error:
        equity("AA", "KK", **options)
    [name] = options
    assert error.value.text.startswith(f"{name}=")
    assert error.value.position == len(name) + 1
    assert message in error.value.why


def test_numpy_and_integral_float_options_are_accepted() -> None:
    int_equity = equity("AA", "KK", "QQ", exact=False, deals=20_000, seed=7, threads=2)
    for number_type in (np.int64, np.uint16, np.float64, float):
        numeric_options: dict[str, Any] = {
            "deals": number_type(2e4),
            "seed": number_type(7),
            "threads": number_type(2),
        }
        numpy_equity = equity("AA", "KK", "QQ", exact=False, **numeric_options)
        assert numpy_equity.outcome_counts == int_equity.outcome_counts
        assert numpy_equity.seed == 7
        assert json.loads(numpy_equity.to_json())["seed"] == 7
    other_options: dict[str, Any] = {
        "exact": np.True_,
        "error": np.float32(0.01),
        "seconds": np.int8(1),
    }
    assert equity("AA", "KK", **other_options).exact


def test_board_and_dead_cards_can_be_none() -> None:
    assert equity("AsAh", "KK", board=None, dead=None).players == equity("AsAh", "KK").players
    with pytest.raises(
        BadEquity, match="the board: outs need a flop or a turn: 0 board cards given"
    ):
        outs("AsAh", None)


@pytest.mark.parametrize(
    "players, options, player_name, message",
    [
        ((None, "AK"), {}, "player 1", "invalid hand None: give cards or a range as text, a Range"),
        (("AK", 51), {}, "player 2", "invalid hand 51: give cards or a range as text, a Range"),
        (([51.5, 50], "KK"), {}, "player 1", "invalid card number 51.5: use 0 to 51, or one text"),
        (([None], "KK"), {}, "player 1", "invalid card number None: use 0 to 51, or one text"),
        (([51, 50], [49, 60]), {}, "player 2", "invalid card number 60: use 0 to 51, or one text"),
        (([51, -1], "KK"), {}, "player 1", "invalid card number -1: use 0 to 51, or one text"),
        (
            (b"AsAh", "KK"),
            {},
            "player 1",
            "invalid hand b'AsAh': give cards or a range as text, a Range",
        ),
        (("AK", "KK"), {"board": 5}, "the board", "invalid cards 5: give text, or cards by number"),
        (
            ("AK", "KK"),
            {"board": [50, 51, "Ks"]},
            "the board",
            "invalid card number 'Ks': use 0 to 51, or one text",
        ),
        (
            ("AK", "KK"),
            {"dead": object},
            "dead cards",
            "dead cards: invalid cards <class 'object'>: give text",
        ),
    ],
)
def test_invalid_hand_is_refused_naming_player(
    players: tuple[Any, ...], options: dict[str, Any], player_name: str, message: str
) -> None:
    with pytest.raises(BadEquity) as error:
        equity(*players, **options)
    assert error.value.where == player_name
    assert message in error.value.why


def test_empty_range_is_refused() -> None:
    aces_range, kings_range = parse_range("AA"), parse_range("KK")
    for players in ((Range.of_weights(np.zeros(1326)), "KK"), ("KK", aces_range & kings_range)):
        with pytest.raises(BadEquity, match="empty range: no combination has a weight") as error:
            equity(*players)
        assert error.value.text == "nothing"


def test_conflicting_ranges_are_refused() -> None:
    for is_exact in (True, False):
        with pytest.raises(BadEquity, match="no deal possible: the hands share cards"):
            equity("AsAh, AsAd", "AsKs, AsQs", exact=is_exact)


def test_uncountable_exact_query_is_refused() -> None:
    with pytest.raises(BadEquity, match="too many to count"):
        equity("random", "random", "random", exact=True)


def test_range_of_other_game_is_refused() -> None:
    omaha_range: Range = parse_range("AAxx", cards=4)
    with pytest.raises(BadEquity, match="player 1: 4 hole cards: a hand of hold'em has 2"):
        equity(omaha_range, "KK")
    with pytest.raises(
        BadEquity, match="player 1: this range is for another deck: short deck uses a short deck"
    ):
        equity(parse_range("AA"), "KK", game="shortdeck")
    with pytest.raises(
        BadEquity, match="player 2: invalid card number 60: use 0 to 51, or one text"
    ) as error:
        equity("AA", (51, 60))
    assert error.value.position == 3


def test_hand_can_be_numpy_array() -> None:
    hand: Any = np.array(parse_cards("AsAh"))
    assert equity(hand, "KsKh")[0].name == equity(hand.tolist(), "KsKh")[0].name == "As Ah"


@pytest.mark.parametrize("depths, player", [([10, "a"], 2), ([10, True], 2)])
def test_invalid_stack_depth_is_named(depths: Any, player: int) -> None:
    with pytest.raises(
        TypeError, match=rf"stack {player} is .*: it must be a number of big blinds"
    ):
        push_fold(depths)


def test_text_depth_is_refused_with_example() -> None:
    text_depth: Any = "x"
    with pytest.raises(TypeError, match="a depth in big blinds such as 10"):
        push_fold(text_depth)
