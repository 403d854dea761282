"""The state of a hand as a value: it is copied, compared, stored and shown."""

import copy
import pickle

from riverboat.engine import CALL, Hand, apply, decide
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
    again: Hand = pickle.loads(pickle.dumps(hand))
    assert again == hand
    assert decide(again, CALL) == decide(hand, CALL)


def test_a_hand_is_shown_by_its_game_its_street_its_pot_and_its_stacks() -> None:
    shown = "<Hand no-limit hold'em 1/2: preflop, pot 3, stacks [199, 198, 200]>"
    assert repr(to_the_first_action()) == shown
