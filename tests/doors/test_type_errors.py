"""Type errors of public functions state the expected and the given value."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import riverboat as rb
from riverboat.notation import BadNotation

riverboat_api: Any = rb
"""Untyped, because a type checker would reject most of these calls."""
HOME_GAME_OPTIONS = {"players": ["Ann", "Bob"], "stack": 100}


@pytest.mark.parametrize(
    "call, error_type, message",
    [
        (lambda: list(riverboat_api.read_hands("")), BadNotation, "empty file"),
        (lambda: riverboat_api.to_columns([1]), TypeError, "read_hands(...), got 1"),
        (lambda: riverboat_api.Hand(house=5), TypeError, "a preset name such as 'cash', got 5"),
        (
            lambda: riverboat_api.Hand().act(None),
            rb.IllegalAction,
            "unknown action None: type fold, check, call, raise 600, pot or all-in",
        ),
        (
            lambda: riverboat_api.HomeGame("nlhe", house=5),
            TypeError,
            "a preset name such as 'cash', got 5",
        ),
        (
            lambda: riverboat_api.HomeGame("nlhe", players=None),
            rb.BadGame,
            "invalid player None: give names, as in ['Ann', 'Bob'], or a number",
        ),
        (
            lambda: riverboat_api.HomeGame("nlhe", players="AB"),
            rb.BadGame,
            "as in ['Ann', 'Bob'], or a number",
        ),
        (
            lambda: riverboat_api.HomeGame("nlhe", players=["Ann", 2]),
            rb.BadGame,
            "invalid player 2: give names, as in ['Ann', 'Bob'], or a number",
        ),
        (
            lambda: riverboat_api.HomeGame("nlhe", players=["Ann", " "]),
            rb.BadGame,
            "invalid player ' ': give names, as in ['Ann', 'Bob'], or a number",
        ),
        (
            lambda: riverboat_api.HomeGame("nlhe", **HOME_GAME_OPTIONS).view("Ann"),
            rb.IllegalAction,
            "no hand in progress",
        ),
        (lambda: riverboat_api.HouseRules.preset(None), rb.BadGame, "choose from cash, home"),
        (
            lambda: riverboat_api.match("rock", "caller", hands=2, executor="process"),
            rb.BadGame,
            "'process' isn’t an executor with submit, or a function returning one",
        ),
        (
            lambda: riverboat_api.rank(None),
            TypeError,
            "text such as 'As Kd' or a list of cards, got None",
        ),
        (lambda: riverboat_api.rank("As Kd", 5), TypeError, "or a list of cards, got 5"),
        (lambda: riverboat_api.icm(None, [1]), TypeError, "stacks must be a list of numbers"),
        (lambda: riverboat_api.icm([1, 2], 5), TypeError, "prizes must be a list of numbers"),
        (
            lambda: riverboat_api.push_fold(10, ante="x"),
            TypeError,
            "the ante is 'x': it must be a number",
        ),
        (lambda: riverboat_api.Hand("ledoc"), rb.BadGame, "did you mean leduc?"),
        (lambda: riverboat_api.Hand("holdm 5/10"), rb.BadGame, "hold'em, as in \"hold'em 5/10\"?"),
        (lambda: riverboat_api.vector("rzz"), rb.BadGame, 'did you mean razz, as in "razz 2/4"?'),
        (lambda: riverboat_api.Hand("limit 3"), rb.BadGame, "give limit its two bets"),
        (
            lambda: riverboat_api.Hand("nlhe 1/2", stacks=100.5),
            rb.BadGame,
            "a positive whole number",
        ),
        (lambda: riverboat_api.Hand("nlhe 1/2", seats="three"), TypeError, "seats: a whole number"),
        (
            lambda: riverboat_api.Hand.from_state(5),
            TypeError,
            "hand: expected a riverboat.engine.HandState, got 5",
        ),
        (
            lambda: riverboat_api.HouseRules(rake=5),
            TypeError,
            "takes no 'rake': these are the rules of",
        ),
        (lambda: riverboat_api.HouseRules(xyzzy=5), TypeError, "help(HouseRules) has all"),
        (lambda: riverboat_api.push_fold("10bb"), TypeError, "a depth in big blinds such as 10"),
        (lambda: riverboat_api.push_fold(10, players="x"), TypeError, "players: a whole number"),
        (
            lambda: riverboat_api.match(lambda _: 5, "caller", hands=2),
            TypeError,
            "answered 5 to check, raise to 4-200: an action is words such as 'call'",
        ),
        (
            lambda: riverboat_api.HomeGame("nlhe", players=2).play(lambda _: 5),
            TypeError,
            "answered 5 to",
        ),
        (
            lambda: list(riverboat_api.read_hands(__file__)),
            BadNotation,
            "use PHH, Open Hand History",
        ),
        (
            lambda: riverboat_api.solve("kuhn", method="cfrplus"),
            rb.BadGame,
            "choose from cfr, cfr+, linear",
        ),
        (
            lambda: riverboat_api.stats(5),
            TypeError,
            "read_hands(...), a file, a folder or text, got 5",
        ),
        (lambda: riverboat_api.Range("AA", "four"), TypeError, "cards: a whole number"),
    ],
)
def test_wrong_type_is_refused_with_reason(
    call: Callable[[], object], error_type: type[Exception], message: str
) -> None:
    with pytest.raises(error_type) as error:
        call()
    assert message in str(error.value)


def test_cards_can_be_list_of_strings() -> None:
    assert rb.rank(["As", "Kd"], ["7c", "2h", "3d"]) == rb.rank("As Kd", "7c 2h 3d")


# Every public function ---------------------------------------------------------------------------

ARGUMENTS_BY_FUNCTION: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {
    "Hand": (("nlhe 1/2",), {"stacks": 200, "seats": 2, "seed": 1, "house": "online", "button": 1}),
    "HomeGame": (("nlhe 1/2",), {"players": 2, "stack": 200, "seed": 1, "house": "online"}),
    "Range": (("QQ+",), {"cards": 2}),
    "Trainer": (
        (),
        {
            "street": "river",
            "position": "BB",
            "pot_type": "3-bet",
            "texture": "paired",
            "line": "unopened",
            "depth": 100,
            "players": 6,
            "leaks": None,
            "progress": None,
            "seed": 1,
            "accuracy": 0.3,
        },
    ),
    "convert": (([],), {"to": "phh", "out": None}),
    "equity": (
        ("AhKh", "QQ"),
        {"board": "2c 3c 4c", "dead": "5c", "game": "holdem", "exact": True},
    ),
    "high": (("As Ks Qs Js Ts",), {}),
    "icm": (([50, 30], [10, 5]), {"samples": 100, "seed": 1}),
    "match": (("caller", "rock"), {"hands": 2, "seed": 1, "stack": 200, "game": "nlhe 1/2"}),
    "parse_game": (("nlhe 1/2",), {}),
    "push_fold": ((10,), {"players": 2, "ante": 0.0, "accuracy": 0.1, "rounds": 2}),
    "rank": (("As Kd", "7c 2h 3d Kh Ts"), {"ranking": "high"}),
    "read_game": (("HORSE",), {}),
    "read_hands": (("",), {"errors": "skip"}),
    "review": ((rb.Hand("nlhe 1/2", seed=7).after("fold"),), {"player": 1, "accuracy": 0.5}),
    "review_folder": (([],), {"player": "Ann"}),
    "solve": (("kuhn",), {"method": "cfr", "iterations": 2}),
    "stats": (([],), {}),
    "to_columns": (([],), {}),
    "vector": (("nlhe 1/2",), {"tables": 2, "seed": 1}),
}
"""A valid call of each public function and class."""
NAMES_WITHOUT_ARGUMENTS = {"Fold", "Check", "Call"}
UNCHECKED_NAMES = {
    "scan",
    "Spot",
    "Sizes",
    "Solution",
    "Game",
    "HandHistory",
    "MatchResult",
    "Stakes",
    "HouseRules",
    "RaiseTo",
    "Bot",
}
"""Values checked by type checkers and msgspec, and the base class of bots."""


class UnexpectedValue:
    """A value of a type that no function accepts."""

    def __repr__(self) -> str:
        return "UNEXPECTED"


def test_every_public_function_is_covered() -> None:
    callable_names = {
        name
        for name in rb.__all__
        if callable(getattr(rb, name))
        and not (isinstance(getattr(rb, name), type) and issubclass(getattr(rb, name), Exception))
    }
    assert callable_names == {*ARGUMENTS_BY_FUNCTION, *NAMES_WITHOUT_ARGUMENTS, *UNCHECKED_NAMES}


@pytest.mark.parametrize("name", ARGUMENTS_BY_FUNCTION)
def test_wrong_argument_type_is_named_in_error(name: str) -> None:
    positional_arguments, keyword_arguments = ARGUMENTS_BY_FUNCTION[name]
    call = getattr(riverboat_api, name)
    consume_result(call(*positional_arguments, **keyword_arguments))
    for index in range(len(positional_arguments)):
        wrong_arguments = (
            *positional_arguments[:index],
            UnexpectedValue(),
            *positional_arguments[index + 1 :],
        )
        assert_refused(
            name, f"argument {index}", partial(call, *wrong_arguments, **keyword_arguments)
        )
    for keyword in keyword_arguments:
        assert_refused(
            name,
            keyword,
            partial(
                call, *positional_arguments, **{**keyword_arguments, keyword: UnexpectedValue()}
            ),
        )


def assert_refused(name: str, argument: str, call: Callable[[], object]) -> None:
    """Check that the error has an expected type and names the argument or the value."""
    try:
        consume_result(call())
    except (TypeError, ValueError, rb.RiverboatError) as error:
        error_text = str(error)
        assert "UNEXPECTED" in error_text or argument in error_text, (
            f"{name}({argument}): {error_text}"
        )
        assert len(error_text.split()) > 3, f"{name}({argument}): {error_text}"
    else:
        raise AssertionError(f"{name} takes {argument}=UNEXPECTED without a word")


def consume_result(result: object) -> None:
    """Consume lazy results such as hands."""
    if isinstance(result, rb.histories.Hands):
        list(result)
