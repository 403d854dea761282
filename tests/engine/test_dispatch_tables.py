"""Dispatch tables cover every type of fact and command."""

from typing import get_args

from riverboat.engine import AnyCommand, AnyFact
from riverboat.engine.play import DECIDE_BY_COMMAND
from riverboat.engine.state.hand_reducer import APPLY_BY_FACT


def test_every_fact_type_has_apply_function() -> None:
    assert set(APPLY_BY_FACT) == set(get_args(AnyFact))


def test_every_command_type_has_decide_function() -> None:
    assert set(DECIDE_BY_COMMAND) == set(get_args(AnyCommand))
