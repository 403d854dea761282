"""What is looked up by the kind of a fact or a command knows every kind there is."""

from typing import get_args

from riverboat.engine import AnyCommand, AnyFact
from riverboat.engine.play import DECISIONS
from riverboat.engine.state.apply import CHANGES


def test_every_fact_changes_a_hand() -> None:
    assert set(CHANGES) == set(get_args(AnyFact))


def test_every_command_is_judged() -> None:
    assert set(DECISIONS) == set(get_args(AnyCommand))
