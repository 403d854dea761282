"""Invalid field values in commands, such as a wrong type, are refused.

The compiled engine must give the same refusals when it runs these tests.
"""

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from riverboat.engine import (
    AddChips,
    AnyCommand,
    BringIn,
    Deal,
    Declare,
    Discard,
    HandState,
    IllegalAction,
    Irregularity,
    Muck,
    RaiseTo,
    RunIt,
    Show,
    TakeBackDiscard,
    apply,
    decide,
)
from riverboat.engine.commands.command_fields import FIELD_CHECKS, find_invalid_field
from riverboat.engine.state import hand_facts as f
from riverboat.hands import PrintedCards
from tests.engine.random_hands import play_random

NON_NUMBERS: tuple[Any, ...] = (None, True, False, "1", "", 1.0, 1.5, (), (1,), [0], object)
NON_CARDS: tuple[Any, ...] = (
    None, "", "AsKs", 3, [0, 1], ("As",), (1.0,), (None,), (True,), ((1,),), (0, "1"), {0},
)  # fmt: skip
NON_TEXTS: tuple[Any, ...] = (None, 1, True, ("high",), ["high"])
GAMES = (
    ("hold'em", "no-limit"),
    ("omaha hi-lo", "pot-limit"),
    ("seven-card stud", "limit"),
    ("2-7 triple draw", "limit"),
)


def invalid_commands() -> Iterator[tuple[AnyCommand, str]]:
    """Yield commands with the name of their invalid field."""
    for invalid_value in NON_NUMBERS:
        for seat_commands in (BringIn, TakeBackDiscard, Show, Muck):
            yield seat_commands(invalid_value), "seat"
        yield AddChips(invalid_value, 2), "seat"
        yield RunIt(invalid_value, 1), "seat"
        yield RunIt(0, invalid_value), "times"
        yield Declare(invalid_value, "high"), "seat"
    for invalid_value in NON_TEXTS:
        yield AddChips(0, 2, invalid_value), "source"
        yield Declare(0, invalid_value), "side"
    for invalid_value in NON_CARDS:
        yield Discard(invalid_value), "cards"
        yield Show(0, invalid_value), "cards"
        yield Deal(invalid_value), "cards"
        yield Deal((0, 1), invalid_value), "burned"
        yield Deal((0, 1), (), invalid_value), "exposed"


def states_of_hand(game: str, structure: str) -> Iterator[HandState]:
    """Yield the hand before each fact."""
    log = play_random(7, game, structure).log
    assert isinstance(log[0], f.HandStarted)
    hand = HandState(log[0])
    for fact in log[1:]:
        yield hand
        apply(hand, fact)


@pytest.mark.parametrize("game, structure", GAMES)
def test_invalid_command_field_is_refused(game: str, structure: str) -> None:
    commands = list(invalid_commands())
    for hand in states_of_hand(game, structure):
        hand_before = hand.copy()
        for command, field in commands:
            for seat in (None, 0, 1):
                with pytest.raises((IllegalAction, Irregularity)) as error:
                    decide(hand, command, seat)
                value = getattr(command, field)
                text = f"{type(command).__name__}: invalid {field} {value!r}"
                assert (error.value.code, str(error.value)) == ("no such command", text)
                assert isinstance(error.value, Irregularity) == isinstance(command, Deal)
        assert hand == hand_before


@pytest.mark.parametrize("invalid_value", [*NON_NUMBERS, 0])
def test_non_integer_chips_are_refused(invalid_value: Any) -> None:
    for hand in states_of_hand("hold'em", "no-limit"):
        for command in (RaiseTo(invalid_value), AddChips(0, invalid_value)):
            for seat in (None, 0, 1):
                with pytest.raises(IllegalAction) as error:
                    decide(hand, command, seat)
                assert str(error.value), "it can be said"


def test_every_command_field_is_checked() -> None:
    checked_fields = {
        (kind, name) for kind, field_names in FIELD_CHECKS.items() for name in field_names
    }
    chips = {(RaiseTo, "to"), (AddChips, "chips")}
    field_names = {(kind, name) for kind in get_args(AnyCommand) for name in kind.__struct_fields__}
    assert field_names == checked_fields | chips


def test_printed_cards_are_valid_cards() -> None:
    assert find_invalid_field(Show(0, PrintedCards((0, 1)))) is None
    assert find_invalid_field(Discard(PrintedCards((0,)))) is None
