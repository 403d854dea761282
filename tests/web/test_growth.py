"""What a room keeps does not grow for ever."""

from __future__ import annotations

from riverboat.store.streams import Answer, Batch
from tests.web.house import house, run


def test_answers_to_commands_live_for_a_day() -> None:
    async def work() -> None:
        async with house() as room:
            store = room.room.store
            old = room.hours.now()
            await store.append(Batch("a", 0, old, (b"x",), answers=(Answer("c1", b"yes"),)))
            room.hours.pass_by(86_400)
            new = room.hours.now()
            await store.append(Batch("a", 1, new, (b"x",), answers=(Answer("c2", b"yes"),)))
            await room.site.tidy()
            assert [await store.answer("a", cmd) for cmd in ("c1", "c2")] == [b"yes", b"yes"]
            room.hours.pass_by(1)
            await room.site.tidy()
            assert [await store.answer("a", cmd) for cmd in ("c1", "c2")] == [None, b"yes"]
            assert len(await store.read("a")) == 2

    run(work)
