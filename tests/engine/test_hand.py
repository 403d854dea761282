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
from tests.engine.test_bad_input import to_the_first_action


def test_a_copy_shares_nothing_that_changes() -> None:
    hand = to_the_first_action()
    for other in (hand.copy(), copy.copy(hand), copy.deepcopy(hand)):
        assert other == hand
        apply(other, decide(other, CALL))
        assert other != hand
        assert hand == to_the_first_action()


def test_a_hand_goes_to_another_process_and_back() -> None:
    hand = to_the_first_action()
    again: HandState = pickle.loads(pickle.dumps(hand))
    assert again == hand
    assert decide(again, CALL) == decide(hand, CALL)


def test_a_hand_is_shown_by_its_game_its_street_its_pot_and_its_stacks() -> None:
    shown = "<HandState no-limit hold'em 1/2: preflop, pot 3, stacks [199, 198, 200]>"
    assert repr(to_the_first_action()) == shown


def test_advancing_does_what_is_forced_and_says_who_is_awaited() -> None:
    game = parse_game("no-limit hold'em 1/2", HouseRules(showdown="all"))
    log: list[AnyFact] = [start(game, (200, 200))]
    hand = replay(log)
    assert advance(hand, log) == ToDeal("players", 4, seats=(0, 1))
    assert [type(fact).__name__ for fact in log] == ["HandStarted", "Posted", "Posted"]
    assert advance(hand, log) == ToDeal("players", 4, seats=(0, 1))
    assert len(log) == 3, "nothing is forced twice"
    apply(hand, decide(hand, Deal((0, 1, 2, 3))))
    assert isinstance(advance(hand, log), ToAct)


def test_a_copy_has_every_field_and_lists_and_sets_of_its_own() -> None:
    hand = to_the_first_action()
    other = hand.copy()
    for field in fields(HandState):
        mine, its = getattr(hand, field.name), getattr(other, field.name)
        assert its == mine, field.name
        assert its is not mine or not isinstance(mine, (list, set)), field.name


def test_it_is_known_how_the_engine_runs() -> None:
    written_in_python = isinstance(HandState.copy, FunctionType)
    assert not written_in_python if COMPILED else written_in_python
