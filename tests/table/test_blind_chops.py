"""Chopping the blinds (BYND-35)."""

import pytest

from riverboat.engine import CALL, Deal, Fold, IllegalAction, RaiseTo
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToBegin
from riverboat.table.state.table_state import Table
from tests.table.table_helpers import (
    Log,
    begin_hand,
    check_replay,
    execute,
    open_table,
    seat_players,
)


def open_folded_to_blinds(**options: object) -> tuple[Table, Log]:
    table, log = open_table("no-limit hold'em 1/2", button={"chop": True, **options})
    seat_players(table, log, "A 200, B 200, C 200, D 200")
    begin_hand(table, log)
    execute(table, log, Deal(tuple(range(8))))
    execute(table, log, c.Act(4, Fold()))
    execute(table, log, c.Act(1, Fold()))
    return table, log


def test_chop_returns_blinds_if_both_agree() -> None:
    table, log = open_folded_to_blinds()
    execute(table, log, c.ChopBlinds(2))
    assert isinstance(execute(table, log, c.ChopBlinds(3)), ToBegin)
    assert isinstance(log[-1], f.BlindsChopped)
    assert [table_player.chips for table_player in table.chairs.values()] == [200] * 4
    check_replay(table, log)


def test_button_moves_after_chop() -> None:
    table, log = open_folded_to_blinds()
    execute(table, log, c.ChopBlinds(3))
    execute(table, log, c.ChopBlinds(2))
    begin_hand(table, log)
    assert table.displayed_positions is not None
    assert (
        table.displayed_positions.button,
        table.displayed_positions.small,
        table.displayed_positions.big,
    ) == (2, 3, 4)


def test_single_blind_cannot_chop() -> None:
    table, log = open_folded_to_blinds()
    execute(table, log, c.ChopBlinds(2))
    execute(table, log, c.ChopBlinds(2))
    assert table.hand is not None
    execute(table, log, c.Act(2, CALL))
    with pytest.raises(IllegalAction, match=r"too late: there was a call \(BYND-35\)"):
        execute(table, log, c.ChopBlinds(3))


@pytest.mark.parametrize(
    "chair, message", [(1, "only the blinds can chop"), (2, "another player is still in")]
)
def test_chop_requires_only_blinds_left(chair: int, message: str) -> None:
    table, log = open_table("no-limit hold'em 1/2", button={"chop": True})
    seat_players(table, log, "A 200, B 200, C 200, D 200")
    begin_hand(table, log)
    execute(table, log, Deal(tuple(range(8))))
    with pytest.raises(IllegalAction, match=message):
        execute(table, log, c.ChopBlinds(chair))


def test_raise_prevents_chop() -> None:
    table, log = open_folded_to_blinds()
    execute(table, log, c.Act(2, RaiseTo(6)))
    with pytest.raises(IllegalAction, match="there was a raise"):
        execute(table, log, c.ChopBlinds(3))


def test_chop_can_be_disabled() -> None:
    table, log = open_folded_to_blinds(chop=False)
    with pytest.raises(IllegalAction, match="no chopping at this table"):
        execute(table, log, c.ChopBlinds(2))
