"""Table balancing: published cases, and properties for random tables."""

import random

import pytest

from riverboat.tourney.balance.blind_distance import (
    SeatedTable,
    count_hands_until_big_blind,
    is_between_button_and_blind,
    list_open_seats,
    was_last_big_blind,
)
from riverboat.tourney.balance.seat_moves import (
    BalancingPlan,
    BalancingPolicy,
    apply_move_to_tables,
    plan_balancing,
)
from riverboat.tourney.balance.table_counts import plan_table_changes
from tests.thorough import example_count

PUBLISHED_PLANS = [
    ([10, 10], 0, 0),
    ([9] * 5, 0, 0),
    ([10, 8], 0, 1),
    ([4, 6], 1, 4),
    ([8] * 8 + [9, 10], 1, 8),
    ([5] + [10] * 6, 0, 4),
    ([3, 7, 10], 1, 3),
    ([3, 8, 10], 0, 4),
    ([10, 10, 2], 0, 5),
    ([6, 7, 8], 0, 1),
    ([8] * 4 + [9] * 2 + [10] * 4, 1, 8),
]


@pytest.mark.parametrize("players, broken_table, move_count", PUBLISHED_PLANS, ids=str)
def test_published_cases_are_matched(
    players: list[int], broken_table: int, move_count: int
) -> None:
    table_flow = plan_table_changes(dict(enumerate(players, 1)), seats=10)
    assert (len(table_flow.broken_tables), len(table_flow.flows)) == (broken_table, move_count)
    assert table_flow.size_range[1] - table_flow.size_range[0] <= 1


def make_random_tables(
    rng: random.Random, player_counts: list[int], seats: int
) -> list[SeatedTable]:
    """Return tables with players in random seats and random blinds."""
    tables = []
    for number, player_count in enumerate(player_counts, 1):
        seats_taken = sorted(rng.sample(range(seats), player_count))
        players_by_seat = [
            f"{number}.{seat}" if seat in seats_taken else None for seat in range(seats)
        ]
        big_blind_index = rng.randrange(player_count)
        tables.append(
            SeatedTable(
                number,
                tuple(players_by_seat),
                seats_taken[big_blind_index - 1],
                seats_taken[big_blind_index],
            )
        )
    return tables


def test_nearest_policy_moves_player_at_same_distance_from_blind() -> None:
    """The player moved is as far from the big blind at the new table as at the old one."""
    table_of_ten = SeatedTable(1, tuple("ABCDEFGHIJ"), 1, 2)  # J, in seat 9, is right of the button
    table_of_eight = SeatedTable(2, ("k", "l", "m", "n", "o", "p", "q", None, None, "r"), 9, 0)
    plan = plan_balancing([table_of_ten, table_of_eight], "nearest")
    assert [(move.player, move.target) for move in plan.moves] == [("J", 2)]


@pytest.mark.parametrize("policy", ["tda", "wsop", "nearest"])
def test_balanced_tables_are_even_and_avoid_double_blinds(policy: BalancingPolicy) -> None:
    rng = random.Random(policy)
    for _ in range(example_count(300, 10_000)):
        seats = rng.choice([6, 8, 9, 10])
        player_counts = [rng.randint(2, seats) for _ in range(rng.randint(1, 10))]
        check_plan(make_random_tables(rng, player_counts, seats), policy)


def check_plan(tables: list[SeatedTable], policy: BalancingPolicy) -> BalancingPlan:
    plan = plan_balancing(tables, policy)
    tables_after = {table.number: table for table in tables}
    seats_taken: set[tuple[int, int]] = set()
    for move in plan.moves:
        source, target = tables_after[move.source], tables_after[move.target]
        assert source.seats[move.seat] == move.player
        assert target.seats[move.new_seat] is None
        assert (move.target, move.new_seat) not in seats_taken
        assert not is_between_button_and_blind(target, move.new_seat)
        assert move.source not in {move.target for move in plan.moves}
        if policy != "nearest":  # its cost is computed before any move
            assert count_hands_until_big_blind(target, move.new_seat) or not was_last_big_blind(
                source, move.seat
            )
        seats_taken.add((move.target, move.new_seat))
        tables_after = apply_move_to_tables(tables_after, move)
    player_counts_after = [
        table.player_count
        for number, table in tables_after.items()
        if number not in plan.broken_tables
    ]
    if not plan.postponed_count:
        assert max(player_counts_after) - min(player_counts_after) <= 1
    return plan


def test_83_players_at_ten_tables_break_one_table() -> None:
    for seed in range(5):
        plan = check_plan(make_random_tables(random.Random(seed), [8] * 8 + [9, 10], 10), "nearest")
        assert len(plan.broken_tables) == 1
        assert len(plan.moves) + plan.postponed_count == 8


def test_next_big_blind_moves_to_worst_seat() -> None:
    # rule: BYND-71
    long_table = SeatedTable(1, ("A", "B", "C", "D", "E", "F"), 0, 1)
    short_table = SeatedTable(2, ("G", "H", None, "I", None, None), 0, 1)
    (move,) = plan_balancing([long_table, short_table], "tda").moves
    assert (move.player, move.new_seat) == ("C", 2)
    assert list_open_seats(short_table)[0] == 2
