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
from riverboat.engine.commands.command_fields import FIELD_CHECKS_BY_COMMAND, find_invalid_field
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


def iter_invalid_commands() -> Iterator[tuple[AnyCommand, str]]:
    """Yield commands with the name of their invalid field."""
    for invalid_value in NON_NUMBERS:
        for command_type in (BringIn, TakeBackDiscard, Show, Muck):
            yield command_type(invalid_value), "seat"
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


def replay_game_states(game: str, structure: str) -> Iterator[HandState]:
    """Yield the hand before each fact."""
    log = play_random(7, game, structure).log
    assert isinstance(log[0], f.HandStarted)
    hand = HandState(log[0])
    for fact in log[1:]:
        yield hand
        apply(hand, fact)


@pytest.mark.parametrize("game, structure", GAMES)
def test_invalid_command_field_is_refused(game: str, structure: str) -> None:
    commands = list(iter_invalid_commands())
    for hand in replay_game_states(game, structure):
        hand_before = hand.copy()
        for command, field_name in commands:
            for seat in (None, 0, 1):
                with pytest.raises((IllegalAction, Irregularity)) as error:
                    decide(hand, command, seat)
                invalid_value = getattr(command, field_name)
                expected_message = (
                    f"{type(command).__name__}: invalid {field_name} {invalid_value!r}"
                )
                assert (error.value.code, str(error.value)) == ("no such command", expected_message)
                assert isinstance(error.value, Irregularity) == isinstance(command, Deal)
        assert hand == hand_before


@pytest.mark.parametrize("invalid_value", [*NON_NUMBERS, 0])
def test_non_integer_chips_are_refused(invalid_value: Any) -> None:
    for hand in replay_game_states("hold'em", "no-limit"):
        for command in (RaiseTo(invalid_value), AddChips(0, invalid_value)):
            for seat in (None, 0, 1):
                with pytest.raises(IllegalAction) as error:
                    decide(hand, command, seat)
                assert str(error.value), "it can be said"


def test_every_command_field_is_checked() -> None:
    checked_fields = {
        (command_type, name)
        for command_type, command_fields in FIELD_CHECKS_BY_COMMAND.items()
        for name in command_fields
    }
    chip_fields = {(RaiseTo, "to"), (AddChips, "chips")}
    command_fields = {
        (command_type, name)
        for command_type in get_args(AnyCommand)
        for name in command_type.__struct_fields__
    }
    assert command_fields == checked_fields | chip_fields


def test_printed_cards_are_valid_cards() -> None:
    assert find_invalid_field(Show(0, PrintedCards((0, 1)))) is None
    assert find_invalid_field(Discard(PrintedCards((0,)))) is None
