"""Upcoming moves: announced one hand ahead, and correct if no player is eliminated in that hand."""

from __future__ import annotations

from riverboat.service.director.upcoming_moves import find_upcoming_moves
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.state import event_facts as f
from tests.tourney.random_events import RandomEvent

_HAND_COUNT = 400


def test_announced_moves_happen_after_hand() -> None:
    announced_count = correct_count = 0
    for seed in range(24):
        random_event = RandomEvent(seed, 27)
        for _ in range(_HAND_COUNT):
            if random_event.event.phase != "running":
                break
            table_number = next(
                (
                    table_id
                    for table_id, table in random_event.event.tables.items()
                    if table.is_playing
                ),
                0,
            )
            if not table_number or random_event.rng.random() < 0.5:
                random_event.play_step()
                continue
            announced_moves = [
                upcoming_move
                for upcoming_move in find_upcoming_moves(random_event.event)
                if upcoming_move.source_table == table_number
            ]
            announced_players = {move.player for move in announced_moves}
            is_other_playing = (
                sum(table.is_playing for table in random_event.event.tables.values()) > 1
            )
            log_length = len(random_event.log)
            random_event.act(
                random_event.make_random_hand_result(random_event.event.tables[table_number])
            )
            facts = random_event.log[log_length:]
            if any(isinstance(fact, f.Busted | f.RebuyDeclined | f.BountyWon) for fact in facts):
                continue  # one fewer is left: it is decided anew
            if is_other_playing and any(move.reason == "redraw" for move in announced_moves):
                continue  # seats are drawn again when the last of the tables is done
            moved_players = {
                fact.player for fact in facts if isinstance(fact, f.Left | f.SeatDrawn)
            }
            announced_count += len(announced_players)
            correct_count += len(announced_players & moved_players)
    assert announced_count > 15
    assert correct_count >= 0.9 * announced_count, (correct_count, announced_count)


def test_no_moves_are_announced_between_hands() -> None:
    random_event = RandomEvent(1, 10, seats=9)
    assert find_upcoming_moves(random_event.event) == ()
    table_number = next(iter(random_event.event.tables))
    random_event.act(c.BeginHand(table_number))
    assert all(
        upcoming_move.source_table == table_number
        for upcoming_move in find_upcoming_moves(random_event.event)
    )
