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
    for other in (hand.copy(), copy.copy(hand), copy.deepcopy(hand)):
        assert other == hand
        apply(other, decide(other, CALL))
        assert other != hand
        assert hand == start_to_first_action()


def test_hand_survives_pickling() -> None:
    hand = start_to_first_action()
    second_hand: HandState = pickle.loads(pickle.dumps(hand))
    assert second_hand == hand
    assert decide(second_hand, CALL) == decide(hand, CALL)


def test_repr_shows_game_street_pot_and_stacks() -> None:
    shown_text = "<HandState no-limit hold'em 1/2: preflop, pot 3, stacks [199, 198, 200]>"
    assert repr(start_to_first_action()) == shown_text


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
    other = hand.copy()
    for field in fields(HandState):
        own_value, copied_value = getattr(hand, field.name), getattr(other, field.name)
        assert copied_value == own_value, field.name
        assert copied_value is not own_value or not isinstance(own_value, (list, set)), field.name


def test_compiled_flag_matches_implementation() -> None:
    written_in_python = isinstance(HandState.copy, FunctionType)
    assert not written_in_python if COMPILED else written_in_python
