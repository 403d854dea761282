"""Rake shown at the table: of the hand and of the session."""

from __future__ import annotations

from riverboat.service.state.table_settings import TableSettings
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.tables import over, room_of, run, seated


def test_the_rake_of_the_hand_and_of_the_session_is_told_to_all() -> None:
    async def session() -> None:
        room = room_of()
        await room.open()
        fees = {"per_mille": 200, "no_flop_no_drop": False}
        rules = TableRules.preset("online", "no-limit hold'em 1/2").replace(fees=fees)
        row = await room.new_table(rules, TableSettings(auto=False, between=0.0, pace=0.0), "Ann")
        task = room.task(row.id)
        eyes = await seated(task, "Ann", "Bob", "Cid")
        before = 600
        for _ in range(3):
            assert isinstance(await eyes[0].ask(w.Begin()), Accepted)
            view = task.view()
            assert view.raked == 0, "nothing has been taken of this hand yet"
            await over(eyes)
            view = task.view()
            stacks = sum(each.stack for each in view.seats)
            assert view.raked == before - stacks > 0
            assert view.rake == 600 - stacks
            assert [each.last["view"]["raked"] for each in eyes] == [view.raked] * 3
            before = stacks
        await room.close()

    run(session())
