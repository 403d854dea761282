"""The ``HandState`` object: copies, comparison, pickling and repr."""

import copy
import pickle
from dataclasses import fields
from types import FunctionType

from riverboat.engine import (
    CALL,
    COMPILED,
    AnyFact,
    Deal,
    HandState,
    HouseRules,
    ToAct,
    ToDeal,
    advance,
    apply,
    decide,
    parse_game,
    replay,
    start,
)
from tests.engine.test_bad_input import start_to_first_action


def test_copies_share_no_mutable_state() -> None:
    hand = start_to_first_action()
    for copied_hand in (hand.copy(), copy.copy(hand), copy.deepcopy(hand)):
        assert copied_hand == hand
        apply(copied_hand, decide(copied_hand, CALL))
        assert copied_hand != hand
        assert hand == start_to_first_action()


def test_hand_survives_pickling() -> None:
    hand = start_to_first_action()
    unpickled_hand: HandState = pickle.loads(pickle.dumps(hand))
    assert unpickled_hand == hand
    assert decide(unpickled_hand, CALL) == decide(hand, CALL)


def test_repr_shows_game_street_pot_and_stacks() -> None:
    expected_repr = "<HandState no-limit hold'em 1/2: preflop, pot 3, stacks [199, 198, 200]>"
    assert repr(start_to_first_action()) == expected_repr


def test_advance_applies_forced_facts_once() -> None:
    game = parse_game("no-limit hold'em 1/2", HouseRules(showdown="all"))
    log: list[AnyFact] = [start(game, (200, 200))]
    hand = replay(log)
    assert advance(hand, log) == ToDeal("players", 4, seats=(0, 1))
    assert [type(fact).__name__ for fact in log] == ["HandStarted", "Posted", "Posted"]
    assert advance(hand, log) == ToDeal("players", 4, seats=(0, 1))
    assert len(log) == 3, "nothing is forced twice"
    apply(hand, decide(hand, Deal((0, 1, 2, 3))))
    assert isinstance(advance(hand, log), ToAct)


def test_copy_duplicates_every_mutable_field() -> None:
    hand = start_to_first_action()
    copied_hand = hand.copy()
    for field in fields(HandState):
        value, copied_value = getattr(hand, field.name), getattr(copied_hand, field.name)
        assert copied_value == value, field.name
        assert copied_value is not value or not isinstance(value, (list, set)), field.name


def test_compiled_flag_matches_implementation() -> None:
    is_pure_python = isinstance(HandState.copy, FunctionType)
    assert not is_pure_python if COMPILED else is_pure_python
