"""Where somebody would come in at a table: how many hands until they are the big blind.

Tables of an event move the button by the dead button rule (TRNY-03): the big blind goes on to the
next player, the small blind is where the big blind was, and the button where the small blind was,
whether anybody sits there or not.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute


class SeatedTable(Struct, frozen=True):
    """A table between two hands: who sits where, clockwise, and where the blinds have been."""

    number: int
    seats: tuple[str | None, ...]
    small_blind: int | None = None
    """The seat of the last small blind, or where it was dead; ``None`` before the first hand."""
    big_blind: int | None = None
    out_of_use: tuple[int, ...] = ()
    """Seats in which nobody may sit."""

    @property
    def players(self) -> int:
        """How many sit here."""
        return len(self.seats) - self.seats.count(None)

    @property
    def empty_seats(self) -> tuple[int, ...]:
        """Seats that are free."""
        closed = self.out_of_use
        return tuple([k for k, who in enumerate(self.seats) if who is None and k not in closed])

    @property
    def capacity(self) -> int:
        """How many players have room here."""
        return len(self.seats) - len(self.out_of_use)

    empty = DeprecatedAttribute("empty_seats")
    room = DeprecatedAttribute("capacity")


def hands_until_blind(table: SeatedTable, seat: int) -> int:
    """How many hands pass before whoever is in this seat, or would be, is the big blind.

    0: in the next one, which is the worst position of the table (BYND-71).

    >>> hands_until_blind(SeatedTable(1, ("A", "B", "C", None), small_blind=0, big_blind=1), 3)
    1
    """
    last = table.big_blind if table.big_blind is not None else 0
    round_ = len(table.seats)
    between = (seat - last) % round_ or round_
    row = (table.seats + table.seats)[last + 1 : last + between]
    return len(row) - row.count(None)


def next_big_blind(table: SeatedTable) -> int:
    """The seat that is due to be the big blind in the next hand (BYND-71, TRNY-22)."""
    taken = [seat for seat, who in enumerate(table.seats) if who is not None]
    return min(taken, key=lambda seat: (hands_until_blind(table, seat), seat))


def is_between_button_and_blind(table: SeatedTable, seat: int) -> bool:
    """Whether a newcomer to this seat is between the next button and the small blind (TRNY-26).

    The small blind's own place belongs to it: nobody is moved there (BYND-71).
    """
    if table.small_blind is None or table.big_blind is None:
        return False
    round_ = len(table.seats)
    reach = (table.big_blind - table.small_blind) % round_
    return 0 < (seat - table.small_blind) % round_ <= reach


def was_last_big_blind(table: SeatedTable, seat: int) -> bool:
    """Whether this seat was the big blind of the last hand."""
    return table.big_blind == seat


def open_seats(table: SeatedTable) -> tuple[int, ...]:
    """Seats into which somebody may be moved, the worst position first (BYND-71)."""
    free = [seat for seat in table.empty_seats if not is_between_button_and_blind(table, seat)]
    return tuple(sorted(free, key=lambda seat: (hands_until_blind(table, seat), seat)))
