"""Errors of wrong calls: each public function states its signature or suggestion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import riverboat as rb

riverboat_api: Any = rb
"""Untyped, because a type checker would reject these calls."""


@pytest.mark.parametrize(
    "call, message",
    [
        (
            lambda: riverboat_api.read_hands("x", error="skip"),
            "read_hands takes no 'error'; did you mean",
        ),
        (
            lambda: riverboat_api.to_columns(hand=[]),
            "to_columns takes no 'hand'; did you mean 'hands'?",
        ),
        (
            lambda: riverboat_api.convert("x", format="csv"),
            "convert takes no 'format'. Call it as convert",
        ),
        (
            lambda: riverboat_api.Hand("nlhe 1/2", stack=100),
            "Hand takes no 'stack'; did you mean 'stacks'",
        ),
        (
            lambda: riverboat_api.Hand.undealt(seat=3),
            "Hand.undealt takes no 'seat'; did you mean 'seats'?",
        ),
        (
            lambda: riverboat_api.HomeGame("nlhe", player=3),
            "HomeGame takes no 'player'; did you mean 'pl",
        ),
        (
            lambda: riverboat_api.HouseRules(max_raise=3),
            "HouseRules takes no 'max_raise'; did you mean 'm",
        ),
        (
            lambda: riverboat_api.match("rock", "rock", hand=10),
            "match takes no 'hand'; did you mean 'hand",
        ),
        (
            lambda: riverboat_api.vector("nlhe 1/2", table=4),
            "vector takes no 'table'; did you mean 'table",
        ),
        (
            lambda: riverboat_api.equity("AKs", "QQ+", boards="Qh"),
            "equity takes no 'boards'; did you mean",
        ),
        (lambda: riverboat_api.Range("AA", card=4), "Range takes no 'card'; did you mean 'cards'?"),
        (
            lambda: riverboat_api.rank("As Kd", boards="7c"),
            "rank takes no 'boards'; did you mean 'board'?",
        ),
        (
            lambda: riverboat_api.icm([1, 2], [3], sample=9),
            "icm takes no 'sample'; did you mean 'samples'",
        ),
        (
            lambda: riverboat_api.push_fold(10, antes=1),
            "push_fold takes no 'antes'; did you mean 'ante'?",
        ),
        (
            lambda: riverboat_api.Hand("nlhe", "plo"),
            "Hand is told only game without a name. Call it as H",
        ),
        (
            lambda: riverboat_api.read_hands(),
            "read_hands is not told 'where'. Call it as read_hands(where",
        ),
        (
            lambda: riverboat_api.Range("AA", text="KK"),
            "Range is told 'text' twice. Call it as Range(text",
        ),
        (lambda: riverboat_api.Bot(), "class MyBot(Bot), with a method act(self, hand)"),
    ],
)
def test_wrong_call_names_correct_usage(call: Callable[[], object], message: str) -> None:
    with pytest.raises(TypeError) as error:
        call()
    assert message in str(error.value)


def test_unknown_keyword_prints_signature() -> None:
    with pytest.raises(TypeError) as error:
        riverboat_api.Hand(xyzzy=1)
    assert str(error.value) == (
        "Hand takes no 'xyzzy'. Call it as Hand(game='nlhe 1/2', *, stacks=None, seats=None, "
        "seed=None, house=None, button=None)"
    )


def test_bot_errors_are_not_rewritten() -> None:
    def use_wrong_name(_hand: rb.Hand) -> str:
        return riverboat_api.no_limit(1)  # type: ignore[no-any-return]

    with pytest.raises(AttributeError, match="no_limit"):
        rb.match(use_wrong_name, "caller", hands=2, seed=7)

    def call_wrongly(hand: rb.Hand) -> str:
        return hand.after()  # type: ignore[call-arg, return-value]

    with pytest.raises(TypeError, match="missing 1 required positional argument: 'action'"):
        rb.match(call_wrongly, "caller", hands=2, seed=7)


def test_repr_is_one_line() -> None:
    game = rb.parse_game("nlhe 1/2")
    assert repr(game) == "<Game no-limit hold'em 1/2>"
    assert repr(rb.Hand("PLO 1/2").game) == "<Game pot-limit omaha 1/2, house online-2>"
    single_game = rb.parse_game("nlhe 1/2", rb.HouseRules(max_runs=2))
    assert repr(single_game) == "<Game no-limit hold'em 1/2, HouseRules(max_runs=2)>"
    home_game = rb.HomeGame("nlhe 1/2", players=2, seed=7)
    for value in (rb.Hand("razz", seed=7), home_game, rb.vector("kuhn", tables=2), rb.Range("QQ+")):
        assert len(repr(value).splitlines()) == 1
        assert len(repr(value)) < 120


def test_duplicate_match_reports_rounded_hand_count() -> None:
    result = rb.match("caller", "random", hands=11, duplicate=True, seed=7)
    assert (result.hands, result.requested_hands) == (12, 11)
    first_line = str(result).splitlines()[0]
    assert first_line == (
        "no-limit hold'em 1/2, 12 hands (11 requested, rounded up to whole decks), "
        "each deck played from every seat, seed 7"
    )


def test_dealing_to_dealt_hand_suggests_undealt() -> None:
    with pytest.raises(ValueError, match=r"Hand\.undealt\(.*kuhn.*\), and its deals\(\) are"):
        rb.Hand("kuhn").deals()
    assert rb.Hand.undealt(rb.Hand("kuhn").game.name).deals() == ("deal Js", "deal Qs", "deal Ks")
    assert rb.Hand.undealt("kuhn").after("deal Js").after("deal Ks").deals() == ()


@pytest.mark.parametrize(
    "misspelled_name, suggestion",
    [
        ("no limt holdem", "no-limit hold'em"),
        ("no limit holdm 1/2", "no-limit hold'em"),
        ("limt holdem 2/4", "limit hold'em"),
        ("pot limt omaha", "pot-limit omaha"),
        ("NL Texas Holdme 5/10", "no-limit hold'em"),
        ("stud hilow", "seven-card stud hi-lo"),
        ("hodlem", "hold'em"),
    ],
)
def test_misspelled_game_suggests_intended_game_first(
    misspelled_name: str, suggestion: str
) -> None:
    with pytest.raises(rb.BadGame, match=f"did you mean {suggestion}[ ,?]"):
        rb.Hand(misspelled_name)


def test_unknown_words_in_game_name_are_refused() -> None:
    with pytest.raises(rb.BadGame, match=r"can’t read 'ante' in 'plo8 5/10 ante'"):
        rb.Hand("plo8 5/10 ante")
