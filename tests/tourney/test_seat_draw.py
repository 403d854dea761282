"""Reproducible seat draws."""

from collections import Counter

from riverboat.tourney.seating.random_draw import draw_order, seed_commitment
from riverboat.tourney.seating.seat_draw import draw_first_seats


def test_draw_is_reproducible_from_seed() -> None:
    players = [f"P{number}" for number in range(40)]
    order = draw_order(b"seed", "seats 1", players)
    assert sorted(order) == sorted(players)
    assert order == draw_order(b"seed", "seats 1", players)
    assert order != draw_order(b"seed", "seats 2", players)
    assert order != draw_order(b"other", "seats 1", players)


def test_draw_orders_are_uniform() -> None:
    order_counts = Counter(draw_order(b"fair", f"draw {number}", "abc") for number in range(6_000))
    assert len(order_counts) == 6
    # 1,000 of each are expected; five standard deviations are 144.
    assert all(abs(count - 1_000) < 144 for count in order_counts.values())


def test_seed_commitment_depends_on_seed() -> None:
    assert seed_commitment(b"seed") != seed_commitment(b"seeds")
    assert len(seed_commitment(b"seed")) == 64


def test_first_seats_are_balanced_and_unique() -> None:
    drawn_seats = draw_first_seats(b"seed", "start 1", [f"P{number}" for number in range(83)], 9)
    table_sizes = Counter(seat.table for seat in drawn_seats)
    assert len(table_sizes) == 10
    assert set(table_sizes.values()) == {8, 9}
    assert len({(seat.table, seat.seat) for seat in drawn_seats}) == 83
