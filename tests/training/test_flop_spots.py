"""Flop spots: the library against its bytes, grades, and hands that are played to the river."""

from __future__ import annotations

from functools import cache
from random import Random

import numpy as np
import pytest

import riverboat as rb
from riverboat.cards import parse_cards
from riverboat.hands import Hand
from riverboat.kernel.card_masks import HOLES
from riverboat.review import Leak
from riverboat.training import BadTraining, SpotFilter, TrainingSpot, draw_spot, play_on
from riverboat.training.flop_library import LIBRARY_PATH, library
from riverboat.training.flop_packing import (
    LOSSES,
    FlopNumbers,
    HandClasses,
    pack_node,
    read_flops,
    unpack_node,
    write_flops,
)
from riverboat.training.played_hand import can_play_on
from riverboat.training.spot_drawing import has_spots, stored_flops


@cache
def draw_flop_spot(seed: int = 1, **filter_options: str) -> TrainingSpot:
    return draw_spot(SpotFilter(street="flop", **filter_options).check(), Random(seed))  # type: ignore[arg-type]


def test_library_takes_less_than_ninety_kilobytes() -> None:
    assert len(LIBRARY_PATH.read_bytes()) < 90_000
    assert read_flops(write_flops(library())) == library()


def test_library_has_each_position_pot_and_texture() -> None:
    for position in ("SB", "BB", "UTG", "HJ", "CO", "BTN"):
        assert stored_flops(SpotFilter(position=position)), position
    for texture in ("monotone", "two-tone", "rainbow", "paired"):
        assert stored_flops(SpotFilter(texture=texture)), texture
    for pot in ("limped", "single-raised", "3-bet"):
        assert stored_flops(SpotFilter(pot_type=pot)), pot
    assert stored_flops(SpotFilter(players=2))
    assert stored_flops(SpotFilter(street="turn")) == []


def test_stored_strategies_are_whole_and_solved() -> None:
    for flop in library():
        assert flop.exploitability <= 0.3
        assert flop.nodes[0].path == ()


@pytest.mark.parametrize("flop", ["Ks 8h 4h", "Td 7s 3c", "Jd 8d 4d", "9h 9s 5c"])
def test_packed_numbers_are_as_fine_as_grades(flop: str) -> None:
    rng, board = np.random.default_rng(1), parse_cards(flop)
    weights = np.ones(len(HOLES))
    classes = HandClasses(board, weights)
    is_live = ~np.isin(HOLES, board).any(axis=1)
    strategy = classes.expand_to_combos(rng.dirichlet([1, 1, 1], len(classes)).T, 0.0)
    class_evs = np.zeros((3, len(classes)))
    class_evs[1:] = rng.uniform(-4, 14, (2, len(classes)))
    ev = classes.expand_to_combos(class_evs, 0.0)
    ev[1] = np.maximum(ev[1], 0)  # one action is never worse than a fold
    actions = ("fold", "call", "raise 24")
    node = pack_node((), 0, actions, FlopNumbers(strategy, ev), classes, (15, 23))
    flop_numbers = unpack_node(node, classes, (15, 23))
    assert np.abs(flop_numbers.strategy - strategy)[:, is_live].max() <= 1 / 15
    assert flop_numbers.strategy[:, is_live].sum(axis=0) == pytest.approx(1)
    assert np.isnan(flop_numbers.ev[:, ~is_live]).all()
    exact_loss = 100 * (ev.max(axis=0) - ev)[1:, is_live] / 23
    stored_loss = (
        100 * (np.maximum(flop_numbers.ev.max(axis=0), 0) - flop_numbers.ev)[1:, is_live] / 23
    )
    is_small = exact_loss < 3
    assert np.abs(stored_loss - exact_loss)[is_small].max() <= 0.6
    assert np.abs(stored_loss - exact_loss)[~is_small].max() <= np.diff(LOSSES).max()


@pytest.mark.parametrize(
    "filter_options", [{"position": "BB"}, {"pot_type": "3-bet"}, {"line": "facing a bet"}]
)
def test_drawn_flop_passes_its_filter(filter_options: dict[str, str]) -> None:
    spot = draw_flop_spot(3, **filter_options)
    assert (spot.street, len(spot.board)) == ("flop", 3)
    assert SpotFilter(street="flop", **filter_options).accepts(spot.tags)  # type: ignore[arg-type]
    assert TrainingSpot.restore(spot.stored).to_dict() == spot.to_dict()


def test_suits_are_renamed() -> None:
    rng = Random(5)
    boards = {str(draw_spot(SpotFilter(street="flop", players=2), rng).board) for _ in range(12)}
    assert len(boards) > len([entry for entry in library() if len(entry.stacks) == 2])


def test_best_flop_action_loses_nothing_but_folding_aces_costs() -> None:
    for seed in range(8):
        spot = draw_flop_spot(seed, line="facing a bet")
        grades = {action: spot.grade(action) for action in spot.actions}
        assert min(grade.loss_bb for grade in grades.values()) == 0
        assert sum(action.frequency for action in grades["fold"].actions) == pytest.approx(1)
        for grade in grades.values():
            assert grade.why is not None
            best_ev = max(action.ev_bb for action in grade.actions)
            assert grade.loss_bb == pytest.approx(best_ev - grade.taken.ev_bb)


@pytest.mark.landing
def test_hand_is_played_from_flop_to_river() -> None:
    streets, finished_count = set(), 0
    for seed in range(6):
        rng = Random(seed)
        drawn_spot: TrainingSpot | Hand | None = draw_flop_spot(seed)
        while isinstance(drawn_spot, TrainingSpot):
            streets.add(drawn_spot.street)
            restored_spot = TrainingSpot.restore(drawn_spot.stored)
            assert restored_spot.to_dict() == drawn_spot.to_dict()
            best_action = min(
                drawn_spot.actions,
                key=lambda action: restored_spot.grade(action).loss_bb,
            )
            assert restored_spot.grade(best_action).loss_bb == pytest.approx(
                drawn_spot.grade(best_action).loss_bb, abs=0.1
            )
            drawn_spot = play_on(drawn_spot, best_action, rng)
        if isinstance(drawn_spot, Hand):
            finished_count += 1
            assert drawn_spot.over
            assert sum(drawn_spot.payoffs) == 0
    assert streets == {"flop", "turn", "river"}
    assert finished_count >= 5


def test_trainer_plays_on_and_records_each_answer() -> None:
    trainer = rb.Trainer(street="flop", players=2, seed=5)
    with pytest.raises(BadTraining, match="no open spot"):
        trainer.play_on()
    spot: TrainingSpot | None = trainer.draw()
    answer_count = 0
    while spot is not None:
        trainer.answer("call" if spot.to_call else "check")
        answer_count += 1
        spot = trainer.play_on()
    assert trainer.progress.answers == answer_count > 1
    assert trainer.finished_hand is not None
    assert trainer.finished_hand.over
    assert rb.Trainer(street="flop", players=2, seed=5).draw().stored is not None


def test_folded_hand_is_not_played_on() -> None:
    spot = draw_flop_spot(2, line="facing a bet")
    assert not can_play_on(spot, "fold")
    assert can_play_on(spot, "call")
    river_spot = draw_spot(SpotFilter(street="river", line="facing a bet"), Random(3))
    assert can_play_on(river_spot, "call")  # there is a showdown to see
    assert isinstance(play_on(river_spot, "call", Random(1)), Hand)


def test_size_that_is_not_stored_is_refused_with_the_actions() -> None:
    spot = draw_flop_spot(4, line="unopened")
    with pytest.raises(BadTraining, match="on the flop, choose one of these: check"):
        spot.grade("bet 3")


def test_flop_that_is_not_in_the_library_is_refused() -> None:
    with pytest.raises(BadTraining, match="no flop spot matches these filters"):
        draw_spot(SpotFilter(street="flop", depth=61), Random(1))
    assert not has_spots(SpotFilter(street="flop", depth=61))
    spot = draw_flop_spot(1)
    actions = [*spot.stored.actions]
    deal_index = next(
        action_index
        for action_index, action in enumerate(actions)
        if action_index and action.startswith("deal")
    )
    actions[deal_index] = "deal 2c 2d 2h"
    stored = type(spot.stored)(stacks=spot.stored.stacks, seat=spot.seat, actions=tuple(actions))
    with pytest.raises(BadTraining, match="can’t be replayed"):
        TrainingSpot.restore(stored)


def test_leak_on_the_flop_is_trained() -> None:
    leak = Leak(
        kind="line",
        group="flop",
        line="facing a bet",
        decisions=120,
        cost_bb=0.8,
        low=0.2,
        high=1.4,
        action="fold",
        played=0.7,
        solution=0.5,
    )
    spot = rb.Trainer(leaks=[leak], seed=3).draw()
    assert (spot.street, spot.line) == ("flop", "facing a bet")
