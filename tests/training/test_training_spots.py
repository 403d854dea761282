"""Training spots: filters, grades against reviews and solutions, and restored spots."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import riverboat as rb
from riverboat.engine import IllegalAction
from riverboat.frames.board_texture import flop_texture
from riverboat.training import BadTraining, SpotFilter, StoredSpot, TrainingSpot, draw_spot
from riverboat.training.answer_grades import verdict_of


@cache
def draw_river_spot(seed: int = 1, **filter_options: str) -> TrainingSpot:
    return draw_spot(SpotFilter(street="river", **filter_options).check(), Random(seed))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "filter_options",
    [
        {"position": "BB", "pot_type": "single-raised"},
        {"texture": "monotone", "pot_type": "3-bet"},
        {"texture": "paired", "line": "facing a bet"},
    ],
)
def test_drawn_spot_passes_its_filter(filter_options: dict[str, str]) -> None:
    spot = draw_river_spot(2, **filter_options)
    assert SpotFilter(street="river", **filter_options).accepts(spot.tags)  # type: ignore[arg-type]
    assert spot.texture == flop_texture(tuple(spot.hand.state.board[:3]))
    assert {name: getattr(spot, name) for name in filter_options if name != "texture"} == {
        name: value for name, value in filter_options.items() if name != "texture"
    }


def test_equal_seeds_draw_equal_spots() -> None:
    second_spot = draw_spot(SpotFilter(street="river"), Random(1))
    assert second_spot.stored == draw_river_spot().stored
    assert second_spot.grade("fold" if second_spot.to_call else "check") == draw_river_spot().grade(
        "fold" if second_spot.to_call else "check"
    )
    assert draw_spot(SpotFilter(street="river"), Random(2)).stored != second_spot.stored


def test_turn_spot_is_drawn_and_graded() -> None:
    spot = draw_spot(SpotFilter(street="turn", players=2, depth=40), Random(3))
    assert (spot.street, len(spot.board), spot.hand.seats) == ("turn", 4, 2)
    grades = [spot.grade(action) for action in spot.actions]
    assert min(grade.loss_bb for grade in grades) == 0


def test_grades_are_those_of_the_node() -> None:
    spot = draw_river_spot(2, texture="paired", line="facing a bet")
    hand_numbers = spot.node.hand_numbers(str(spot.cards).replace(" ", ""))
    best_ev = max(hand_numbers.ev.values())
    for action in spot.actions:
        grade = spot.grade(action)
        ev_loss = best_ev - hand_numbers.ev[action]
        assert grade.loss_bb == pytest.approx(ev_loss / spot.big_blind, abs=1e-6)
        assert grade.loss_percent == pytest.approx(100 * ev_loss / spot.pot, abs=1e-4)
        assert grade.taken.frequency == pytest.approx(spot.solution_mix[action])
        assert grade.best.ev == pytest.approx(best_ev, abs=1e-6)
        assert grade.why is not None


def test_grade_equals_review_with_the_same_ranges() -> None:
    spot = draw_river_spot(2, texture="paired", line="facing a bet")
    hand = spot.hand.after("fold")
    assert hand.over
    weights_by_seat = spot.start.ranged_hand.weights
    seats = spot.solved_street.seats
    ranges = {f"seat {seat}": rb.Range.of_weights(weights_by_seat[seat]) for seat in seats}
    [*_, decision] = rb.review(hand, spot.seat, ranges=ranges, solve_from="river").decisions
    assert decision.solved
    assert decision.loss_bb == pytest.approx(spot.grade("fold").loss_bb, abs=0.1)


def test_size_that_is_not_in_the_tree_is_solved_and_graded() -> None:
    spot = draw_river_spot(5, line="checked to")
    unsolved_size = next(size for size in range(3, 90) if f"bet {size}" not in spot.actions)
    grade = spot.grade(f"bet {unsolved_size}")
    assert (grade.taken.action, grade.taken.to) == ("bet", unsolved_size)
    with pytest.raises(IllegalAction):
        spot.grade("raise 1")


def test_restored_spot_has_the_same_question_and_grades() -> None:
    spot = draw_river_spot(2, texture="paired", line="facing a bet")
    restored_spot = TrainingSpot.restore(spot.stored)
    assert restored_spot.to_dict() == spot.to_dict()
    restored_grade, original_grade = restored_spot.grade("fold"), spot.grade("fold")
    assert restored_grade.loss_bb == pytest.approx(original_grade.loss_bb, abs=0.1)
    damaged_spot = StoredSpot(
        stacks=spot.stored.stacks, seat=spot.seat, actions=("deal Ah", "dance")
    )
    with pytest.raises(BadTraining, match="this saved spot can’t be replayed"):
        TrainingSpot.restore(damaged_spot)


def test_question_has_no_card_of_the_opponent() -> None:
    spot = draw_river_spot()
    [opponent_seat] = [seat for seat in spot._decision.live_seats if seat != spot.seat]
    hidden_cards = str(spot.hand.hole(opponent_seat)).split()
    question_text = str(spot.to_dict())
    assert all(card not in question_text for card in hidden_cards)


def test_filter_names_values_that_do_not_exist() -> None:
    for filter_options, match in (
        ({"street": "preflop"}, "choices: flop, turn and river"),
        ({"position": "BTN+1"}, "choices: SB, BB"),
        ({"texture": "wet"}, "choices: monotone"),
        (
            {"texture": "monotone trips"},
            "unknown texture 'monotone trips'; choices: monotone, two-tone, rainbow",
        ),
        ({"depth": 5}, "depth 5: use 10 to 400"),
    ):
        with pytest.raises(BadTraining, match=match):
            SpotFilter(**filter_options).check()
    with pytest.raises(TypeError, match="players"):
        SpotFilter(players=2.5).check()  # type: ignore[arg-type]


def test_filter_without_spots_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riverboat.training.spot_drawing.MAX_DEALS", 20)
    with pytest.raises(BadTraining, match="no spot found"):
        draw_spot(SpotFilter(pot_type="4-bet", position="UTG"), Random(1))


def test_verdict_depends_on_loss_in_percent_of_pot() -> None:
    assert verdict_of(0.9, is_usual=True) == "correct"
    assert verdict_of(0.9, is_usual=False) == "inaccuracy"
    assert verdict_of(10.1, is_usual=False) == "blunder"
