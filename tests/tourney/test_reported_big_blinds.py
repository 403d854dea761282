"""Physical tables: moves wait for reported big blinds, or are marked as guesses."""

from __future__ import annotations

from typing import Any

import pytest

from riverboat.tourney.balance.blind_distance import find_next_big_blind_seat
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.rules import SeatingRules
from riverboat.tourney.running.table_balancing import tables_to_ask
from riverboat.tourney.state import event_facts as f
from tests.tourney.test_eliminations import MINUTE_MS, PhysicalEvent


def create_uneven_tables(**options: Any) -> PhysicalEvent:
    """Return two tables of six, after the second has lost two players."""
    event = PhysicalEvent("ABCDEFGHIJKL", seating=SeatingRules(seats=6, redraw=(), **options))
    second_table_players = event.event.tables[2].players
    event.execute(
        c.BustOut(second_table_players[0], (second_table_players[2],)),
        c.BustOut(second_table_players[1], (second_table_players[2],)),
    )
    return event


def list_moves_after_draw(event: PhysicalEvent) -> list[f.Left | f.Arrived]:
    """Return the moves after the seat draw."""
    first_bust_index = next(
        index for index, fact in enumerate(event.log) if isinstance(fact, f.Busted)
    )
    return [fact for fact in event.log[first_bust_index:] if isinstance(fact, f.Left | f.Arrived)]


@pytest.mark.parametrize("policy", ["tda", "wsop", "nearest"])
def test_move_waits_for_both_reported_big_blinds(policy: str) -> None:
    event = create_uneven_tables(policy=policy)
    assert tables_to_ask(event.event) == (1, 2)
    assert not list_moves_after_draw(event)
    big_blind_player = event.event.tables[1].players[3]
    event.execute(c.ReportBigBlind(1, big_blind_player))
    assert (
        find_next_big_blind_seat(event.event.tables[1].seated_table)
        == event.event.entrants[big_blind_player].seat
    )
    assert tables_to_ask(event.event) == (2,)
    assert not list_moves_after_draw(event)
    event.execute(c.ReportBigBlind(2, event.event.tables[2].players[1]))
    left_fact, arrived_fact = list_moves_after_draw(event)
    assert [type(fact) for fact in (left_fact, arrived_fact)] == [f.Left, f.Arrived]
    assert not left_fact.is_guess
    assert not arrived_fact.is_guess
    if policy != "nearest":
        assert left_fact.player == big_blind_player, (
            "the books move the player due to be the big blind"
        )
    assert tables_to_ask(event.event) == ()
    event.results()


def test_move_follows_any_reported_big_blind() -> None:
    """The reported big blind of the fuller table moves, regardless of the initial draw."""
    for number in range(5):
        event = create_uneven_tables(policy="tda")
        big_blind_player = event.event.tables[1].players[number]
        event.execute(
            c.ReportBigBlind(2, event.event.tables[2].players[0]),
            c.ReportBigBlind(1, big_blind_player),
        )
        assert event.event.entrants[big_blind_player].table == 2


def test_unknown_big_blind_makes_move_a_guess() -> None:
    event = create_uneven_tables(policy="tda")
    event.execute(c.ReportBigBlind(1, event.event.tables[1].players[0]), c.ReportBigBlind(2))
    left_fact, arrived_fact = list_moves_after_draw(event)
    assert left_fact.is_guess
    assert arrived_fact.is_guess
    moved_entrant = event.event.entrants[left_fact.player]
    assert (moved_entrant.is_guessed, moved_entrant.is_arrival_unconfirmed) == (True, True)
    event.execute(c.ConfirmMove(left_fact.player))
    assert not event.event.entrants[left_fact.player].is_guessed
    event.results()


def test_big_blind_report_expires_after_one_hand() -> None:
    event = create_uneven_tables(policy="tda")
    event.execute(c.ReportBigBlind(1, event.event.tables[1].players[0], at=MINUTE_MS))
    event.execute(c.ReportBigBlind(2, event.event.tables[2].players[0], at=5 * MINUTE_MS))
    assert tables_to_ask(event.event) == (1,), "table 1 has played on in four minutes"
    second_table = event.event.tables[2].players
    event.execute(c.BustOut(second_table[0], (second_table[1],)))
    assert tables_to_ask(event.event) == (1, 2), "both have played a hand since"
    assert not list_moves_after_draw(event)


def test_stud_moves_need_no_big_blind_report() -> None:
    """Stud has no blinds to report: the seat that opened last is filled."""
    event = create_uneven_tables(policy="tda")
    stud_event = PhysicalEvent(
        "ABCDEFGHIJKL", seating=SeatingRules(seats=6, redraw=()), game="seven card stud"
    )
    second_table = stud_event.event.tables[2].players
    stud_event.execute(
        c.BustOut(second_table[0], (second_table[2],)),
        c.BustOut(second_table[1], (second_table[2],)),
    )
    assert tables_to_ask(stud_event.event) == ()
    assert len(list_moves_after_draw(stud_event)) == 2
    assert tables_to_ask(event.event) == (1, 2)


def test_invalid_big_blind_reports_are_refused() -> None:
    event = create_uneven_tables(policy="tda")
    facts_before = list(event.log)
    player_elsewhere = event.event.tables[2].players[0]
    for command, code in (
        (c.ReportBigBlind(1, player_elsewhere), "not at this table"),
        (c.ReportBigBlind(9, player_elsewhere), "no such table"),
    ):
        with pytest.raises(EventCommandRefused) as error:
            event.execute(command)
        assert error.value.refusal.code == code
    assert event.log == facts_before


def list_button_positions(event: PhysicalEvent) -> list[tuple[int, int, int]]:
    """Return button, small blind and big blind of each reported hand."""
    button_moves = [fact for fact in event.log if isinstance(fact, f.ButtonMoved)]
    return [(fact.button, fact.small_blind_seat, fact.big_blind_seat) for fact in button_moves]


def test_first_tap_begins_the_hand_of_the_drawn_button() -> None:
    event = PhysicalEvent("ABCD", seating=SeatingRules(seats=4))
    drawn_seat = next(fact.seat for fact in event.log if isinstance(fact, f.ButtonDrawn))
    event.execute(*[c.MoveButton(1) for _ in range(5)])
    expected_buttons = [
        tuple((drawn_seat + hand + number) % 4 for number in range(3)) for hand in range(5)
    ]
    assert list_button_positions(event) == expected_buttons
    event.results()


def test_button_is_dead_where_a_blind_has_left() -> None:
    """The small blind goes out: the next button is at the empty seat (TRNY-03)."""
    event = PhysicalEvent("ABCDE", seating=SeatingRules(seats=5))
    table = event.event.tables[1]
    event.execute(c.MoveButton(1, table.seats[0] or ""))
    small_blind_player, big_blind_player = table.seats[1] or "", table.seats[3] or ""
    event.execute(
        c.BustOut(small_blind_player, (big_blind_player,)), c.MoveButton(1), c.MoveButton(1)
    )
    assert list_button_positions(event) == [(0, 1, 2), (1, 2, 3), (2, 3, 4)]


def test_small_blind_has_the_button_heads_up() -> None:
    event = PhysicalEvent("AB", seating=SeatingRules(seats=4))
    first_seat, second_seat = (
        seat for seat, name in enumerate(event.event.tables[1].seats) if name
    )
    event.execute(c.MoveButton(1, event.event.tables[1].seats[first_seat] or ""), c.MoveButton(1))
    assert list_button_positions(event) == [
        (first_seat, first_seat, second_seat),
        (second_seat, second_seat, first_seat),
    ]


def test_known_buttons_need_no_reported_big_blind() -> None:
    event = PhysicalEvent("ABCDEFGHIJKL", seating=SeatingRules(seats=6, redraw=(), policy="tda"))
    event.execute(*[c.MoveButton(number, at=MINUTE_MS) for number in (1, 1, 2)])
    next_moving_seat = find_next_big_blind_seat(event.event.tables[1].seated_table)
    mover, second_table = (
        event.event.tables[1].seats[next_moving_seat],
        event.event.tables[2].players,
    )
    event.execute(
        c.BustOut(second_table[0], (second_table[2],)),
        c.BustOut(second_table[1], (second_table[2],)),
    )
    assert tables_to_ask(event.event) == ()
    left_fact, arrived_fact = list_moves_after_draw(event)
    assert (left_fact.player, left_fact.is_guess, arrived_fact.is_guess) == (mover, False, False)


def test_outdated_button_is_requested_again() -> None:
    event = PhysicalEvent("ABCDEFGHIJKL", seating=SeatingRules(seats=6, redraw=()))
    event.execute(c.MoveButton(1, at=MINUTE_MS), c.MoveButton(2, at=20 * MINUTE_MS))
    second_table = event.event.tables[2].players
    event.execute(
        c.PassTime(20 * MINUTE_MS),
        c.BustOut(second_table[0], (second_table[2],)),
        c.BustOut(second_table[1], (second_table[2],)),
    )
    assert tables_to_ask(event.event) == (1,)


def test_button_of_other_tables_is_refused() -> None:
    event = PhysicalEvent("ABCDEFGH", seating=SeatingRules(seats=4))
    stranger = event.event.tables[2].players[0]
    with pytest.raises(EventCommandRefused) as error:
        event.execute(c.MoveButton(1, stranger))
    assert error.value.refusal.code == "not at this table"
    with pytest.raises(EventCommandRefused):
        event.execute(c.MoveButton(9))
