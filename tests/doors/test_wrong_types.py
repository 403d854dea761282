"""Wrong types at the front door: each name says what was expected, and what it got."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import riverboat as rb
from riverboat.notation import BadNotation

front: Any = rb
"""Untyped: a checker refuses most of this before it runs."""
PLAYERS = {"players": ["Ann", "Bob"], "stack": 100}


@pytest.mark.parametrize(
    "do, kind, said",
    [
        (lambda: list(front.read_hands("")), BadNotation, "there is nothing in this file"),
        (lambda: front.table_of([1]), TypeError, "read_hands(...), not of 1"),
        (lambda: front.Hand(house=5), TypeError, "the name of some, 'cash', not 5"),
        (lambda: front.Hand().act(None), rb.IllegalAction, "None is no action; say fold"),
        (lambda: front.HomeGame("nlhe", house=5), TypeError, "the name of some, 'cash', not 5"),
        (lambda: front.HomeGame("nlhe", players=None), rb.BadGame, "None is nobody's name"),
        (
            lambda: front.HomeGame("nlhe", players="AB"),
            rb.BadGame,
            "as in ['Ann', 'Bob'], or a number",
        ),
        (lambda: front.HomeGame("nlhe", players=["Ann", 2]), rb.BadGame, "2 is nobody's name"),
        (lambda: front.HomeGame("nlhe", players=["Ann", " "]), rb.BadGame, "' ' is nobody's name"),
        (
            lambda: front.HomeGame("nlhe", **PLAYERS).view("Ann"),
            rb.IllegalAction,
            "no hand has been dealt",
        ),
        (lambda: front.HouseRules.preset(None), rb.BadGame, "there are cash, home"),
        (
            lambda: front.match("rock", "caller", hands=2, executor="process"),
            rb.BadGame,
            "an executor with submit is expected",
        ),
        (lambda: front.rank(None), TypeError, "text such as 'As Kd', or a list of some, not None"),
        (lambda: front.rank("As Kd", 5), TypeError, "or a list of some, not 5"),
        (lambda: front.icm(None, [1]), TypeError, "stacks are numbers in a list"),
        (lambda: front.icm([1, 2], 5), TypeError, "prizes are numbers in a list"),
        (lambda: front.push_fold(10, ante="x"), TypeError, "the ante is 'x': it must be a number"),
        (lambda: front.Hand("ledoc"), rb.BadGame, "did you mean leduc?"),
        (lambda: front.Hand("holdm 5/10"), rb.BadGame, "hold'em, as in \"hold'em 5/10\"?"),
        (lambda: front.vector("rzz"), rb.BadGame, 'did you mean razz, as in "razz 2/4"?'),
        (lambda: front.Hand("limit 3"), rb.BadGame, "limit is named by its two bets"),
    ],
)
def test_wrong_types_are_told(do: Callable[[], object], kind: type[Exception], said: str) -> None:
    with pytest.raises(kind) as told:
        do()
    assert said in str(told.value)


def test_cards_in_a_list_may_be_words() -> None:
    assert rb.rank(["As", "Kd"], ["7c", "2h", "3d"]) == rb.rank("As Kd", "7c 2h 3d")
