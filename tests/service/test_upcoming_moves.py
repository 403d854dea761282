"""Upcoming moves: announced one hand ahead, and correct if no player is eliminated in that hand."""

from __future__ import annotations

from riverboat.service.director.upcoming_moves import find_upcoming_moves
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.state import event_facts as f
from tests.tourney.random_events import RandomEvent

_HANDS = 400


def test_announced_moves_happen_after_hand() -> None:
    told_count = right = 0
    for seed in range(24):
        random_event = RandomEvent(seed, 27)
        for _ in range(_HANDS):
            if random_event.event.phase != "running":
                break
            number = next(
                (n for n, table in random_event.event.tables.items() if table.is_playing), 0
            )
            if not number or random_event.rng.random() < 0.5:
                random_event.play_step()
                continue
            told_ahead = [
                upcoming_move
                for upcoming_move in find_upcoming_moves(random_event.event)
                if upcoming_move.source_table == number
            ]
            players_before = {phrase.player for phrase in told_ahead}
            others_play = sum(table.is_playing for table in random_event.event.tables.values()) > 1
            ends = len(random_event.log)
            random_event.act(random_event.finished(random_event.event.tables[number]))
            facts = random_event.log[ends:]
            if any(isinstance(fact, f.Busted | f.RebuyDeclined | f.BountyWon) for fact in facts):
                continue  # one fewer is left: it is decided anew
            if others_play and any(phrase.reason == "redraw" for phrase in told_ahead):
                continue  # seats are drawn again when the last of the tables is done
            remaining_players = {
                fact.player for fact in facts if isinstance(fact, f.Left | f.SeatDrawn)
            }
            told_count += len(players_before)
            right += len(players_before & remaining_players)
    assert told_count > 15
    assert right >= 0.9 * told_count, (right, told_count)


def test_no_moves_are_announced_between_hands() -> None:
    random_event = RandomEvent(1, 10, seats=9)
    assert find_upcoming_moves(random_event.event) == ()
    table = next(iter(random_event.event.tables))
    random_event.act(c.BeginHand(table))
    assert all(
        upcoming_move.source_table == table
        for upcoming_move in find_upcoming_moves(random_event.event)
    )
