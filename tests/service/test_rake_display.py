"""Rake shown at the table: of the hand and of the session."""

from __future__ import annotations

from riverboat.service.state.table_settings import TableSettings
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.room_tables import make_room, play_hand, run, seat_players


def test_view_shows_rake_of_hand_and_session() -> None:
    async def run_scenario() -> None:
        room = make_room()
        await room.open()
        fee_options = {"per_mille": 200, "no_flop_no_drop": False}
        rules = TableRules.preset("online", "no-limit hold'em 1/2").replace(fees=fee_options)
        table_row = await room.new_table(
            rules,
            TableSettings(starts_hands_automatically=False, seconds_between_hands=0.0, pace=0.0),
            "Ann",
        )
        task = room.task(table_row.id)
        clients = await seat_players(task, "Ann", "Bob", "Cid")
        total_stack_before = 600
        for _ in range(3):
            assert isinstance(await clients[0].submit(w.Begin()), Accepted)
            view = task.view()
            assert view.hand_rake == 0, "nothing has been taken of this hand yet"
            await play_hand(clients)
            view = task.view()
            total_stack = sum(seat.stack for seat in view.seats)
            assert view.hand_rake == total_stack_before - total_stack > 0
            assert view.total_rake == 600 - total_stack
            assert [client.last["view"]["raked"] for client in clients] == [view.hand_rake] * 3
            total_stack_before = total_stack
        await room.close()

    run(run_scenario())
