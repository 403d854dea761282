"""The bundled blueprint: file validation, card buckets and legal play."""

from __future__ import annotations

import lzma
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from riverboat.bots import style
from riverboat.bots.blueprint.blueprint import (
    PROBABILITY_PARTS,
    Blueprint,
    build_blueprint,
    quantize,
    read_blueprint,
)
from riverboat.bots.blueprint.blueprint_player import BlueprintPlayer, bundled_blueprint
from riverboat.bots.blueprint.card_buckets import HOLE_CLASS_COUNT, hole_classes, river_bucket
from riverboat.bots.blueprint.suit_isomorphism import canonical_boards, canonical_flops
from riverboat.cards import parse_cards
from riverboat.engine import BadGame
from riverboat.homegame import HomeGame
from riverboat.kernel.card_masks import HOLES
from riverboat.sim import match


@pytest.fixture(scope="module")
def blueprint() -> Blueprint:
    blueprint = bundled_blueprint(2)
    assert blueprint is not None
    return blueprint


def test_heads_up_blueprint_is_bundled(blueprint: Blueprint) -> None:
    assert blueprint.seats == 2
    assert blueprint.hands >= 1_000_000
    assert blueprint.known_row_count > 50_000
    assert blueprint.cards.sizes[0] == HOLE_CLASS_COUNT
    assert bundled_blueprint(5) is None


def test_button_raises_aces_and_folds_worst_hand(blueprint: Blueprint) -> None:
    """Look up the first decision of a hand with 100 big blinds."""
    raise_frequencies, fold_frequencies = {}, {}
    for cards in ("AsAh", "3c2d"):
        game = HomeGame("no-limit hold'em 1/2", 2, 200, seed=1)
        game.deal()
        name = game.to_act
        assert name is not None
        hand = game.view(name).state.copy()
        hand.holdings[game.seat(name)] = parse_cards(cards)
        player = BlueprintPlayer(Random(1), style("shark", Random(1)))
        commands = [player.choose(game.seat(name), hand, game.awaiting) for _ in range(200)]  # type: ignore[arg-type]
        command_names = [type(command).__name__ for command in commands]
        raise_frequencies[cards] = command_names.count("RaiseTo") / len(commands)
        fold_frequencies[cards] = command_names.count("Fold") / len(commands)
    assert raise_frequencies["AsAh"] == 1
    assert fold_frequencies["3c2d"] > 0.5


def test_flops_are_canonicalized_by_suit(blueprint: Blueprint) -> None:
    assert len(canonical_flops()) == 1755
    first_bucket = blueprint.cards.find_bucket(parse_cards("AhKh"), parse_cards("Qh7h2c"))
    second_bucket = blueprint.cards.find_bucket(parse_cards("KsAs"), parse_cards("2d7sQs"))
    assert first_bucket == second_bucket
    boards = np.array([parse_cards("Qh7h2c"), parse_cards("Qs7s2d")], np.uint8)
    canonical_indexes, _ = canonical_boards(boards)
    assert canonical_indexes[0] == canonical_indexes[1]


@pytest.mark.parametrize("board", ["Qh7h2c", "Qh7h2c9d", "Qh7h2c9dKs"])
def test_single_and_batch_buckets_agree(blueprint: Blueprint, board: str) -> None:
    cards = parse_cards(board)
    buckets = blueprint.cards.all_buckets(cards)
    rng = np.random.default_rng(1)
    for combo in rng.choice(len(HOLES), 12, replace=False):
        hole = HOLES[combo].tolist()
        if not set(hole) & set(cards):
            assert blueprint.cards.find_bucket(hole, cards) == buckets[combo]


@pytest.mark.parametrize("board", ["AcKd2h", "AcKd2h3s", "AcKd2h3s7c"])
def test_stronger_hands_have_higher_buckets(blueprint: Blueprint, board: str) -> None:
    cards = parse_cards(board)
    buckets = [
        blueprint.cards.find_bucket(parse_cards(hole_text), cards)
        for hole_text in ("AdAh", "AsQd", "9c8d")
    ]
    assert all(bucket >= next_bucket for bucket, next_bucket in pairwise(buckets))
    assert buckets[0] > buckets[2]


def test_hole_cards_have_169_classes() -> None:
    assert len(np.unique(hole_classes(HOLES))) == HOLE_CLASS_COUNT
    assert river_bucket(np.array([0, 254], np.uint8), 50).tolist() == [0, 49]


def test_probabilities_are_quantized_to_parts() -> None:
    rng = np.random.default_rng(2)
    probability_rows = rng.dirichlet(np.ones(5), 500)
    quantized_rows = quantize(probability_rows)
    assert (quantized_rows.sum(axis=1) == PROBABILITY_PARTS).all()
    assert (
        np.abs(quantized_rows / PROBABILITY_PARTS - probability_rows).max() < 1 / PROBABILITY_PARTS
    )


@pytest.mark.landing
def test_blueprint_round_trips_through_file(blueprint: Blueprint, tmp_path: Path) -> None:
    probability_rows = np.zeros((len(blueprint.known) * 8, 5))[
        : blueprint.row_number(3, 3779, blueprint.cards.sizes[3] - 1) + 1
    ]
    probability_rows[blueprint.row_number(1, 7, 3)] = (0, 10, 0, 20, 0)
    small_blueprint = build_blueprint(blueprint.cards, 2, 1, probability_rows, 1.0)
    small_blueprint.save(tmp_path / "small")
    reloaded_blueprint = read_blueprint(tmp_path / "small")
    assert reloaded_blueprint.probabilities(1, 7, 3) == [
        0,
        pytest.approx(1 / 3),
        0,
        pytest.approx(2 / 3),
        0,
    ]
    assert reloaded_blueprint.probabilities(1, 7, 4) is None
    assert reloaded_blueprint.known_row_count == 1


@pytest.mark.parametrize("content", [b"", b"nonsense", lzma.compress(b"\x80"), lzma.compress(b"x")])
def test_invalid_blueprint_file_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "wrong").write_bytes(content)
    with pytest.raises(BadGame, match="no strategy found in"):
        read_blueprint(tmp_path / "wrong")


@pytest.mark.parametrize(
    "seats, cards, message",
    [
        (12, {}, "a hand has 2 to 9 seats, not 12"),
        (2, {"sizes": (160, 100, 100, 50)}, "expected 169 hands"),
        (2, {"sizes": (169, 100, 0, 50)}, "1 to 256 buckets"),
        (2, {"flops": bytes(1000)}, "one of 100 buckets for each hand on each flop"),
        (2, {"flops": bytes([255]) * (1755 * 1326)}, "one of 100 buckets for each hand"),
        (2, {"turns": bytes(401)}, "100 centres on the turn"),
    ],
)
def test_inconsistent_blueprint_is_refused_on_load(
    blueprint: Blueprint, seats: int, cards: dict[str, Any], message: str, tmp_path: Path
) -> None:
    inconsistent_blueprint = replace(
        blueprint, seats=seats, cards=replace(blueprint.cards, **cards)
    )
    packed_blueprint = lzma.compress(
        msgspec.msgpack.encode(inconsistent_blueprint), preset=0
    )  # saving normally takes a second
    (tmp_path / "bent").write_bytes(packed_blueprint)
    with pytest.raises(BadGame, match=f"no strategy found in .*bent: .*{message}"):
        read_blueprint(tmp_path / "bent")


def test_bundled_blueprints_share_their_cards(blueprint: Blueprint, tmp_path: Path) -> None:
    six_handed_blueprint = bundled_blueprint(6)
    assert six_handed_blueprint is not None
    assert six_handed_blueprint.cards is blueprint.cards
    changed_blueprint = replace(blueprint, cards=replace(blueprint.cards, turns=bytes(4000)))
    with pytest.raises(ValueError, match="not the bundled ones"):
        changed_blueprint.save(tmp_path / "other", shared_cards=True)


@pytest.mark.parametrize("numbers", [bytes([0, 9]), bytes(3)])
def test_blueprint_with_invalid_mix_numbers_is_refused(numbers: bytes, tmp_path: Path) -> None:
    content = {
        "shape": "blueprint/2", "seats": 2, "hands": 1, "cards": None, "known": b"\1",
        "mixes": bytes([15, 0, 0, 0, 0]), "mix_numbers": numbers,
    }  # fmt: skip
    (tmp_path / "wrong").write_bytes(lzma.compress(msgspec.msgpack.encode(content)))
    with pytest.raises(BadGame, match="no strategy found in "):
        read_blueprint(tmp_path / "wrong")


@pytest.mark.parametrize("stack", [6, 40, 200, 900])
def test_blueprint_plays_legally_with_any_stacks(stack: int) -> None:
    """Play a match, which an illegal answer would end."""
    result = match("blueprint", "maniac", hands=30, seed=stack, stack=stack)
    assert result.hands == 30


@pytest.mark.parametrize("game", ["nlhe 5/10 ante 1", "limit hold'em 2/4", "plo 1/2", "stud 4/8"])
def test_blueprint_falls_back_in_other_games(game: str) -> None:
    assert match("blueprint", "random", "caller", game=game, hands=9, seed=1).hands == 9


@pytest.mark.slow
def test_blueprint_beats_random_player() -> None:
    result = match("blueprint", "random", hands=500, seed=3, duplicate=True, measure="aivat")
    assert result[0].measured_per_100 > result[0].measured_interval


def test_same_seed_gives_same_play() -> None:
    match_result, repeated_match_result = (
        match("blueprint", "random", hands=40, seed=3) for _ in range(2)
    )
    assert match_result == repeated_match_result
