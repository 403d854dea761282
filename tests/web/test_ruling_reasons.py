"""A reason that is too short is a rejection, not a protocol violation."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.open_rooms import open_test_room, run_async_test

COMMANDS_NEEDING_REASON: dict[str, dict[str, Any]] = {
    "adjust": {"chair": 1, "chips": 5},
    "call-off": {},
    "take-action-back": {},
    "kill-hand": {"chair": 1},
    "hold-pot": {},
    "warn": {"chair": 1},
}


@pytest.mark.parametrize("word", COMMANDS_NEEDING_REASON)
def test_short_reason_is_rejected_without_violation(word: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room(max_violations=2) as room:
            host = await room.guest("Hana")
            table = (await host.post("/api/tables", name="T")).json()["id"]
            async with host.socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.next_of_kind("snapshot")
                for number, reason in enumerate(("", "x", "ab", "  a  ", "      ")):
                    body = {"do": word, **COMMANDS_NEEDING_REASON[word], "reason": reason}
                    await socket.send(t="wish", cmd=f"c{number}", table=table, wish=body)
                    answer = await socket.next_of_kind("refused", "granted", "trouble")
                    assert (answer["t"], answer["code"]) == ("refused", "no-reason"), answer
                body = {"do": word, **COMMANDS_NEEDING_REASON[word], "reason": "for all to read"}
                await socket.send(t="wish", cmd="good", table=table, wish=body)
                answer = await socket.next_of_kind("refused", "granted", "trouble")
                assert answer["t"] != "trouble"
                assert answer.get("code") != "no-reason"
            body = {**COMMANDS_NEEDING_REASON[word], "do": word, "reason": "x"}
            response = await host.submit(table, "by-http", **body)
            assert "no-reason" in response.text

    run_async_test(run_scenario)
