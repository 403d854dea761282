"""Distance from the big blind: the number of hands until a seat posts it.

Tables of an event move the button by the dead button rule (TRNY-03): the big blind goes on to the
next player, the small blind is where the big blind was, and the button where the small blind was,
even if that seat is empty.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords


class SeatedTable(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """A table between two hands: the players by seat, clockwise, and the last blinds."""

    number: int
    seats: tuple[str | None, ...]
    small_blind: int | None = None
    """The seat of the last small blind, dead or not; ``None`` before the first hand."""
    big_blind: int | None = None
    closed_seats: tuple[int, ...] = ()
    """Seats that no player may take."""

    @property
    def player_count(self) -> int:
        """Number of players at the table."""
        return len(self.seats) - self.seats.count(None)

    @property
    def empty_seats(self) -> tuple[int, ...]:
        """Seats without a player that are not closed."""
        closed_seats = self.closed_seats
        return tuple(
            [
                seat
                for seat, name in enumerate(self.seats)
                if name is None and seat not in closed_seats
            ]
        )

    @property
    def capacity(self) -> int:
        """Number of usable seats."""
        return len(self.seats) - len(self.closed_seats)

    players = DeprecatedAttribute("player_count")
    empty = DeprecatedAttribute("empty_seats")
    out_of_use = DeprecatedAttribute("closed_seats")
    room = DeprecatedAttribute("capacity")


def count_hands_until_big_blind(table: SeatedTable, seat: int) -> int:
    """Return the number of hands before a player in this seat would be the big blind.

    The result is 0 for the big blind of the next hand, which is the worst position of the table
    (BYND-71).

    >>> table = SeatedTable(1, ("A", "B", "C", None), small_blind=0, big_blind=1)
    >>> count_hands_until_big_blind(table, 3)
    1
    """
    big_blind_seat = table.big_blind if table.big_blind is not None else 0
    seat_count = len(table.seats)
    seat_distance = (seat - big_blind_seat) % seat_count or seat_count
    seats_between = (table.seats + table.seats)[big_blind_seat + 1 : big_blind_seat + seat_distance]
    return len(seats_between) - seats_between.count(None)


def find_next_big_blind_seat(table: SeatedTable) -> int:
    """Return the seat due to be the big blind in the next hand (BYND-71, TRNY-22)."""
    taken_seats = [seat for seat, name in enumerate(table.seats) if name is not None]
    return min(taken_seats, key=lambda seat: (count_hands_until_big_blind(table, seat), seat))


def is_between_button_and_blind(table: SeatedTable, seat: int) -> bool:
    """Return True if the seat is between the next button and the small blind (TRNY-26).

    The small blind's seat counts as between them: no player is moved there (BYND-71).
    """
    if table.small_blind is None or table.big_blind is None:
        return False
    seat_count = len(table.seats)
    blind_distance = (table.big_blind - table.small_blind) % seat_count
    return 0 < (seat - table.small_blind) % seat_count <= blind_distance


def was_last_big_blind(table: SeatedTable, seat: int) -> bool:
    """Return True if this seat was the big blind of the last hand."""
    return table.big_blind == seat


def list_open_seats(table: SeatedTable) -> tuple[int, ...]:
    """Return the seats a player may be moved into, the worst position first (BYND-71)."""
    free_seats = [
        seat for seat in table.empty_seats if not is_between_button_and_blind(table, seat)
    ]
    return tuple(
        sorted(free_seats, key=lambda seat: (count_hands_until_big_blind(table, seat), seat))
    )
