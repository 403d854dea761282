"""The tables of seats, against the same thing said slowly."""

import pytest

from riverboat.sim.seating import NOBODY, clockwise, next_to_act


@pytest.mark.parametrize("players", [2, 3, 6, 10])
def test_the_next_to_act_is_the_first_owing_seat_to_the_left(players: int) -> None:
    table = next_to_act(players)
    for seat in range(players):
        for mask in range(1 << players):
            others = [(seat + k) % players for k in range(1, players + 1)]
            owing = [other for other in others if mask >> other & 1]
            assert table[seat][mask] == (owing[0] if owing else NOBODY)


@pytest.mark.parametrize("players, button", [(2, 0), (6, 5), (6, 2), (9, 0)])
def test_seats_are_listed_from_the_left_of_the_button(players: int, button: int) -> None:
    table = clockwise(players, button)
    assert table[(1 << players) - 1][0] == (button + 1) % players
    assert table[(1 << players) - 1][-1] == button
    for mask, seats in enumerate(table):
        assert sum(1 << seat for seat in seats) == mask
        assert list(seats) == sorted(seats, key=lambda seat: (seat - button - 1) % players)
