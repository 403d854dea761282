"""Writer of a table's stream: stores the records of a unit of work, and the hands they end."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.store.port import Store
from riverboat.store.rows import HandRow


class StreamWriter:
    """The only writer of one table's stream."""

    def __init__(self, store: Store, dealer: TableDealer) -> None:
        self._store, self._dealer = store, dealer

    async def append(self, unit_of_work: UnitOfWork, stored_seq: int) -> int:
        """Store the records after *stored_seq*; return the sequence number of the last one."""
        return await self._store.append(unit_of_work.batch(f"table/{self._dealer.id}", stored_seq))

    async def add_hands(self, unit_of_work: UnitOfWork, check_lease: Callable[[], None]) -> None:
        """Add finished hands to the list of hands.

        *check_lease* is called after each hand; it raises if this node's lease has expired.
        """
        for hand_number, last_seq, game_name in unit_of_work.finished_hands:
            first_seq = min(self._dealer.hand_first_seq, last_seq)
            await self._store.add_hand(
                HandRow(
                    self._dealer.id,
                    hand_number,
                    first_seq,
                    last_seq,
                    unit_of_work.now_ms,
                    game_name,
                )
            )
            check_lease()
