"""A room whose tables decide nothing, to measure the rest: ``python -m bench.nothing serve``.

Players sit down as usual. From then on every command is accepted without the rules: a record is
stored, the turn moves to the next chair, and all clients receive frames of the usual size.
"""

from __future__ import annotations

from msgspec.json import encode
from msgspec.structs import replace

from riverboat.cli import main
from riverboat.service import room
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import RedactedRecord, UnitOfWork
from riverboat.service.handlers.command_handler import CommandRequest, handle_command
from riverboat.service.publisher.table_snapshot import InProcessSnapshot, TableSnapshot
from riverboat.service.state.access import Access
from riverboat.service.task import table_task
from riverboat.service.task.table_task import TableTask
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from riverboat.wire.view import ActTurn, Preset, PrivateView, SeatView

SAMPLE_FACT = b'{"type":"Called","seat":0,"chips":2}'
BET_PRESETS = (Preset("min", 4), Preset("1/2", 6), Preset("2/3", 8), Preset("pot", 12))
SAMPLE_TURN = ActTurn(
    call=2, min_raise_to=4, max_raise_to=200, all_in_total=200, unit=1, can_fold=True,
    can_check=False, is_opening_bet=False, only_min_or_max=False, is_bring_in=False,
    chips_missing=0, can_add_chips=False, raise_refusal=None, pot_calculation=None,
    presets=BET_PRESETS, is_unraised=True,
)  # fmt: skip


def accept_all(
    dealer: TableDealer, request: CommandRequest, access: Access, unit_of_work: UnitOfWork
) -> Accepted | Rejected:
    """Accept and store a command without any effect."""
    if isinstance(request.command, w.Sit):
        return handle_command(dealer, request, access, unit_of_work)
    unit_of_work.records.append(SAMPLE_FACT)
    unit_of_work.outbound.append(RedactedRecord(SAMPLE_FACT, {}))
    dealer.seq += 1
    return Accepted(request.command_id, dealer.id, dealer.seq, 1)


class AcceptingTask(TableTask):
    """A table that accepts everything and moves the turn with each record."""

    _base_seats: tuple[SeatView, ...] | None = None
    """Seats of the last view that the table built itself."""

    def _plan(self, unit_of_work: UnitOfWork) -> None:
        """Schedule nothing."""

    def _refresh_view(self) -> None:
        if self._base_seats is None or len(self._dealer.table.chairs) != len(self._base_seats):
            super()._refresh_view()
            self._base_seats = self._view.seats
            seats = tuple(
                [replace(seat, cards=("??", "??"), state="playing") for seat in self._base_seats]
            )
            self._view = replace(
                self._view, seats=seats, phase="playing", hand_number=1, question_kind="act"
            )
            self._bytes = encode(self._view)
            own_private_view = PrivateView(
                "player",
                1,
                ("As", "Kd"),
                (),
                "ace-king",
                None,
                1,
                "",
                (0, 0),
                False,
                (),
                (),
                (),
                (),
            )
            self._mine = own_private_view
            self._waits, self._acts = (
                encode(own_private_view),
                encode(replace(own_private_view, turn=SAMPLE_TURN)),
            )

    def _take_snapshot(self) -> TableSnapshot:
        chairs = self._dealer.chair_by_player
        turn = self._stored_seq % max(1, len(chairs)) + 1
        acts = self._acts.replace(b'"token":1', b'"token":%d' % self._stored_seq)
        return TableSnapshot(
            self._bytes,
            self._stored_seq,
            lambda _: False,
            lambda name: acts if chairs.get(name) == turn else self._waits,
            lambda _: (),
            (),
            lambda _: InProcessSnapshot(self._view, self._mine, ()),
        )


if __name__ == "__main__":
    table_task.handle_command = accept_all  # type: ignore[attr-defined]
    room.TableTask = AcceptingTask  # type: ignore[attr-defined]
    main()
