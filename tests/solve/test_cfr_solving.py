"""Solvers: published game values, best responses and strategies."""

from __future__ import annotations

import sys
from itertools import islice, product
from pathlib import Path
from types import FunctionType

import numpy as np
import pytest

import riverboat.solve as solving
from riverboat.engine import BadGame
from riverboat.hands import Hand
from riverboat.sim import match
from riverboat.solve import (
    METHODS,
    GameTree,
    Method,
    best_response,
    build_game_tree,
    exploitability,
    read_strategy,
    solve,
    solve_exactly,
    value,
)
from riverboat.solve.cfr import iterate_cfr
from riverboat.solve.sequence_form import solve_linear_program
from riverboat.solve.tree_traversal import build_uniform_strategy, normalize_strategy
from tests.schedule import run_in


def _get_annotations(target: object) -> dict[str, object]:
    return getattr(target, "__annotations__", {}) if isinstance(target, FunctionType) else {}


KUHN_VALUE = -1 / 18
LEDUC_VALUE = -0.085606424078


@pytest.fixture(scope="module")
def kuhn_tree() -> GameTree:
    return build_game_tree("kuhn")


@pytest.fixture(scope="module")
def leduc_tree() -> GameTree:
    return build_game_tree("leduc")


def test_game_trees_have_published_sizes(kuhn_tree: GameTree, leduc_tree: GameTree) -> None:
    assert (kuhn_tree.histories, len(kuhn_tree.sets), kuhn_tree.sequences) == (58, 12, 24)
    assert (leduc_tree.histories, len(leduc_tree.sets)) == (9_457, 936)
    for tree in (kuhn_tree, leduc_tree):
        assert value(tree, build_uniform_strategy(tree)) == pytest.approx(
            compute_uniform_value(tree.game.name)
        )


def compute_uniform_value(game: str) -> float:
    """Compute seat 0's value under uniform play by walking the game tree."""

    def expected_value(hand: Hand) -> float:
        if hand.over:
            return hand.payoffs[0]
        actions = hand.deals() or tuple(hand.legal)
        return sum(expected_value(hand.after(action)) for action in actions) / len(actions)

    return expected_value(Hand.undealt(game))


@pytest.mark.parametrize("game, value", [("kuhn", KUHN_VALUE), ("leduc", LEDUC_VALUE)])
def test_linear_programming_finds_published_values(game: str, value: float) -> None:
    pytest.importorskip("scipy", reason="pip install 'riverboat[solve]'")
    strategy = solve_exactly(game)
    assert strategy.value == pytest.approx(value, abs=1e-9)
    assert strategy.exploitability == pytest.approx(0, abs=1e-9)


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("method", [method for method in METHODS if method != "mccfr"])
def test_every_cfr_method_approaches_equilibrium(kuhn_tree: GameTree, method: Method) -> None:
    *_, strategy = islice(iterate_cfr(kuhn_tree, method, 0), 2_000)
    assert value(kuhn_tree, strategy) == pytest.approx(KUHN_VALUE, abs=1e-3)
    assert 0 <= exploitability(kuhn_tree, strategy) < 2e-3


@pytest.mark.slow
def test_sampled_cfr_approaches_equilibrium_reproducibly(kuhn_tree: GameTree) -> None:
    first_run, same_seed_run, other_seed_run = (
        list(islice(iterate_cfr(kuhn_tree, "mccfr", seed), 20_000))[-1] for seed in (1, 1, 2)
    )
    assert exploitability(kuhn_tree, first_run) < 0.02
    assert np.array_equal(first_run, same_seed_run)
    assert not np.array_equal(first_run, other_seed_run)


def test_leduc_is_solved_within_tolerance(leduc_tree: GameTree) -> None:
    *_, strategy = islice(iterate_cfr(leduc_tree, "dcfr", 0), 200)
    assert value(leduc_tree, strategy) == pytest.approx(LEDUC_VALUE, abs=1e-3)
    assert exploitability(leduc_tree, strategy) < 3e-3


def test_best_response_equals_best_pure_strategy(kuhn_tree: GameTree) -> None:
    rng = np.random.default_rng(7)
    for seat in (0, 1):
        opponent_strategy = normalize_strategy(kuhn_tree, rng.random(kuhn_tree.sequences))
        best_value, response = best_response(kuhn_tree, opponent_strategy, seat)
        information_sets = [
            information_set for information_set in kuhn_tree.sets if information_set.seat == seat
        ]
        sign = 1 if seat == 0 else -1
        pure_values = []
        for action_indexes in product(
            *(range(len(information_set.actions)) for information_set in information_sets)
        ):
            pure_strategy = opponent_strategy.copy()
            for information_set, action_index in zip(information_sets, action_indexes, strict=True):
                pure_strategy[
                    information_set.first : information_set.first + len(information_set.actions)
                ] = 0
                pure_strategy[information_set.first + action_index] = 1
            pure_values.append(sign * value(kuhn_tree, pure_strategy))
        assert best_value == pytest.approx(max(pure_values))
        assert sign * value(kuhn_tree, response) == pytest.approx(best_value)


# Games with sizes, and hands that have begun -----------------------------------------------------


def test_open_hand_is_solved_with_given_sizes() -> None:
    hand = Hand.undealt("nlhe 1/2", stacks=20, seats=2)
    for action in ["deal As Ac", "deal Kd Kh", "call", "check", "deal Qs Jd 2c", "check", "check"]:
        hand.act(action)
    hand.act("deal 7h")

    def list_sized_actions(hand: Hand) -> list[str]:
        max_total = hand.legal.high
        candidate_actions = [
            "check",
            "fold",
            f"call {hand.legal.call}",
            f"bet {max_total}",
            f"raise {max_total}",
        ]
        return [action_text for action_text in candidate_actions if action_text in hand.legal]

    tree = build_game_tree(hand, actions=list_sized_actions, open_cards=True)
    assert tree.histories > 44, "each of 44 rivers is looked at"
    solution = solve(hand, actions=list_sized_actions, iterations=100, open_cards=True)
    assert solution.strategy.exploitability < 0.5
    assert [point.iterations for point in solution.curve][-1] == 100


# Known cards are not solved as hidden ones -------------------------------------------------------

HAND_FUNCTION_NAMES = sorted(
    name
    for name in solving.__all__
    if callable(getattr(solving, name)) and "Hand" in str(_get_annotations(getattr(solving, name)))
)
"""Every public function of the package that takes a hand, including future ones."""


def test_solver_functions_take_a_hand() -> None:
    assert {"solve", "solve_exactly", "build_game_tree"} <= set(HAND_FUNCTION_NAMES)


@pytest.mark.parametrize("name", HAND_FUNCTION_NAMES)
@pytest.mark.parametrize(
    "hand, message",
    [
        (Hand("kuhn", seed=1), "seat 0"),
        (Hand.undealt("kuhn").after("deal Ks"), r"already dealt \(Ks\)"),
        (Hand.undealt("kuhn").after("deal Ks Js"), r"\(seat 0 Ks, seat 1 Js\)"),
        (Hand.undealt("kuhn").after("deal Ks Js").after("bet 1"), "open_cards=True"),
        (Hand.undealt("kuhn").after("deal Ks Js").view(0), r"seat 1 \?\?"),
        (Hand.undealt("leduc").after("deal Ks Js").after("check"), "open_cards=True"),
    ],
)
def test_dealt_hand_is_refused_without_open_cards(name: str, hand: Hand, message: str) -> None:
    with pytest.raises(BadGame, match=message):
        getattr(solving, name)(hand)


@pytest.mark.parametrize("name", HAND_FUNCTION_NAMES)
def test_unknown_cards_are_refused_as_open_cards(name: str) -> None:
    hand = Hand.undealt("kuhn").after("deal Ks Js").view(0)
    with pytest.raises(
        BadGame, match="unknown cards in seat 1: solving needs a hand with all cards open"
    ):
        getattr(solving, name)(hand, open_cards=True)


def test_undealt_hand_is_whole_game_tree() -> None:
    assert build_game_tree(Hand.undealt("kuhn")).histories == 58
    tree = build_game_tree(Hand.undealt("kuhn").after("deal Ks Js"), open_cards=True)
    assert len(tree.sets) == 4, "each seat has one card, and is at two moments"


def test_stacks_argument_is_refused_for_hand() -> None:
    with pytest.raises(TypeError, match="the hand already has stacks"):
        build_game_tree(Hand.undealt("kuhn"), stacks=10)


# Strategies as files and bots --------------------------------------------------------------------


@pytest.mark.landing
def test_strategy_round_trips_and_plays_as_bot(tmp_path: Path) -> None:
    strategy = solve("kuhn", iterations=300).strategy
    strategy.save(tmp_path / "kuhn.json")
    parsed_strategy = read_strategy(tmp_path / "kuhn.json")
    assert parsed_strategy == strategy
    match_result = match(
        parsed_strategy.bot(), "random", game="kuhn", hands=6_000, seed=7, duplicate=True
    )
    assert match_result[0].bb_per_100 - match_result[0].interval > 0, (
        "an equilibrium beats who plays at random"
    )
    with pytest.raises(BadGame, match=r"lacks 2s\|$"):
        parsed_strategy["2s|"]


@pytest.mark.parametrize(
    "text, message",
    [
        ("{}", "no strategy found in .*strategy.json: .*game"),
        ('{"shape": "strategy/2"}', "no strategy found in .*strategy.json: .*shape"),
        ("nonsense", "no strategy found in"),
    ],
)
def test_invalid_strategy_file_is_refused(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "strategy.json"
    file.write_text(text)
    with pytest.raises(BadGame, match=message):
        read_strategy(file)


@pytest.mark.parametrize(
    "chances", [{"check": 0.5, "bet 1": 0.6}, {"check": 1.5, "bet 1": -0.5}, {}]
)
def test_invalid_probabilities_are_refused(tmp_path: Path, chances: dict[str, float]) -> None:
    file = tmp_path / "strategy.json"
    strategy = solve("kuhn", iterations=1).strategy
    strategy.chances["Js|"] = chances
    strategy.save(file)
    with pytest.raises(BadGame, match=r"probabilities of Js\| sum to"):
        read_strategy(file)


# What cannot be ----------------------------------------------------------------------------------


def test_invalid_solve_request_is_refused_with_reason() -> None:
    with pytest.raises(BadGame, match=r"unknown method 'crf'; choose from .*cfr\+.*, .*mccfr"):
        solve("kuhn", method="crf")  # type: ignore[arg-type]
    with pytest.raises(BadGame, match="iterations 0: use 1 or more"):
        solve("kuhn", iterations=0)
    with pytest.raises(BadGame, match=r"unknown method 'cfrplus'; choose from .*cfr\+"):
        solve("kuhn", method="cfrplus")  # type: ignore[arg-type]
    with pytest.raises(BadGame, match="more than 100000 histories"):
        solve("nlhe 1/2")
    with pytest.raises(BadGame, match="solving needs 2 players, not 3"):
        build_game_tree(Hand.undealt("nlhe 1/2", seats=3))
    with pytest.raises(BadGame, match="did you mean leduc"):
        solve("leduk")
    dealt_hand = Hand.undealt("nlhe 1/2", stacks=20, seats=2)
    for action in ["deal As Ac", "deal Kd Kh"]:
        dealt_hand.act(action)
    with pytest.raises(
        BadGame, match="no-limit hold'em 1/2 allows any bet size from 4 to 20: choose the actions"
    ):
        build_game_tree(dealt_hand, open_cards=True)
    with pytest.raises(BadGame, match=r"'?raise 7 ?000'? isn’t legal here; legal: fold, call"):
        build_game_tree(dealt_hand, actions=lambda _: ["raise 7000"], open_cards=True)


def test_missing_scipy_names_extra(kuhn_tree: GameTree, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "scipy", None)
    monkeypatch.setitem(sys.modules, "scipy.optimize", None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'riverboat\[solve\]'"):
        solve_linear_program(kuhn_tree)
