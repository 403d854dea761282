"""Refusals and results of single hands at a table."""

import pytest

from riverboat.engine import CHECK, Deal, Fold, IllegalAction
from riverboat.table.state import table_commands as c
from tests.table.table_helpers import begin_hand, check_replay, execute, open_table, seat_players


def test_refused_action_names_players_and_chairs() -> None:
    table, log = open_table("no-limit hold'em 1/2")
    seat_players(table, log, "3 Ann 200, 5 Bob 200, 6 Cid 200")
    begin_hand(table, log)
    execute(table, log, Deal(tuple(range(6))))
    with pytest.raises(IllegalAction, match=r"Bob in seat 5 .*action is on Ann in seat 3"):
        execute(table, log, c.Act(5, CHECK))


def test_player_not_dealt_in_cannot_act() -> None:
    table, log = open_table("no-limit hold'em 1/2")
    seat_players(table, log, "1 Ann 200, 2 Bob 200, 3 Cid 200")
    begin_hand(table, log)
    execute(table, log, Deal(tuple(range(6))))
    execute(table, log, c.Sit("Dee", 4, 200))
    with pytest.raises(IllegalAction, match="Dee in seat 4 isn’t in this hand"):
        execute(table, log, c.Act(4, Fold()))


def test_uncalled_straddler_wins_pot() -> None:
    table, log = open_table(
        "no-limit hold'em 1/2",
        "home",
        straddle={"positions": ("button",), "max_live": 1, "sleepers": False},
    )
    seat_players(table, log, "1 Ann 200, 2 Bob 200, 3 Cid 200")
    execute(table, log, c.Begin())
    execute(table, log, c.Straddle(1))
    execute(table, log, Deal(tuple(range(6))))
    execute(table, log, c.Act(2, Fold()))
    execute(table, log, c.Act(3, Fold()))
    assert [table_player.chips for table_player in table.chairs.values()] == [203, 199, 198]
    assert table.hand is None
    check_replay(table, log)


def test_placed_button_moves_back_when_player_leaves() -> None:
    table, log = open_table("no-limit hold'em 1/2")
    seat_players(table, log, "1 Ann 200, 2 Bob 200, 3 Cid 200")
    execute(table, log, c.PlaceButton(3))
    execute(table, log, c.Leave(3))
    execute(table, log, c.Begin())
    assert table.displayed_positions is not None
    assert (
        table.displayed_positions.button,
        table.displayed_positions.small,
        table.displayed_positions.big,
    ) == (2, 2, 1)
