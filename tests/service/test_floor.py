"""Host rulings with a reason: take an action back, kill a hand, hold a pot, warn a player."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import json

from riverboat.service.history.stream_verifier import load_evidence, verify_stream
from riverboat.store.audit_rows import AuditFilter
from riverboat.store.memory_store import MemoryStore
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from riverboat.words import ENGLISH
from riverboat.words.codes import decoded
from tests.service.tables import KEY, Eyes, opened, over, room_of, run
from tests.service.test_hosts import playing, told


def said(eyes: Eyes) -> list[str]:
    """Return every phrase that a client received."""
    frames = [frame for frame in eyes.heard if frame["t"] == "update"]
    return [ENGLISH.say(decoded(phrase)) for frame in frames for phrase in frame["told"]]


def _was_told(eyes: Eyes, fact: str, _: dict[str, Any]) -> bool:
    """Return True if a client has received a fact."""
    return bool(told(eyes, fact))


async def acts(everybody: list[Eyes], wish: w.AnyClientCommand) -> None:
    """Submit a command for the player whose turn it is."""
    for eyes in everybody:
        if eyes.last["mine"]["turn"]:
            answer = await eyes.ask(wish)
            assert isinstance(answer, Accepted), answer
            return
    raise AssertionError("it is nobody's turn")


def test_an_action_is_taken_back_and_both_stories_stay() -> None:
    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        task = await opened(room, auto=False)
        everybody = await playing(task, "Ann", "Bob", "Cid")
        ann = everybody[0]
        chips = sum(seat.stack + seat.bet for seat in task.view().seats)
        assert not ann.last["mine"]["may_undo"], "only the blinds have been posted"
        await acts(everybody, w.RaiseTo(40))
        await ann.until(lambda _: bool(ann.last["mine"]["may_undo"]))
        assert not everybody[1].last["mine"]["may_undo"], "who is no host takes nothing back"
        bets = sum(seat.bet for seat in task.view().seats)
        answer = await ann.ask(w.TakeActionBack("the mouse slipped"))
        assert isinstance(answer, Accepted), answer
        for each in everybody:
            await each.until(partial(_was_told, each, "Rewound"))
        assert sum(seat.bet for seat in task.view().seats) < bets
        assert told(ann, "FloorDecided")[0]["reason"] == "the mouse slipped"
        assert len(told(ann, "Rewound")) == 1
        assert not ann.last["mine"]["may_undo"], "it is taken back already"
        late = await ann.ask(w.TakeActionBack("once more"))
        assert isinstance(late, Rejected)
        assert "nothing can be taken back" in late.why
        words = said(everybody[1])
        assert "Ann takes the last action back: the mouse slipped" in words
        await over(everybody)
        assert sum(seat.stack for seat in task.view().seats) == chips
        report = verify_stream(await load_evidence(store, f"table/{task.id}", KEY))
        assert report.clean, report.problems
        await room.close()

    run(session())


def test_hands_die_pots_wait_and_people_are_warned() -> None:
    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        task = await opened(room, auto=False)
        everybody = await playing(task, "Ann", "Bob", "Cid")
        ann, bob = everybody[:2]
        assert isinstance(await bob.ask(w.Warn(1, "talks too much")), Rejected), "no host"
        assert isinstance(await ann.ask(w.Warn(2, "talks too much")), Accepted)
        assert isinstance(await ann.ask(w.KillHand(2, "showed it to the rail")), Accepted)
        await bob.until(lambda last: last["view"]["seats"][1]["state"] == "folded")
        assert isinstance(await ann.ask(w.HoldPot("two aces of spades")), Accepted)
        await bob.until(lambda last: not last["view"]["street"])
        view = task.view()
        assert view.carried > 0
        assert sum(seat.stack for seat in view.seats) + view.carried == 3 * 200
        words = said(bob)
        assert "Ann warns Bob: talks too much" in words
        assert "Ann declares the hand of Bob dead: showed it to the rail" in words
        assert any(each.startswith("Ann holds the pot") for each in words)
        rows = await audited(store)
        assert [row["what"] for row in rows] == ["begin", "warn", "kill-hand", "hold-pot"]
        assert [row["args"].get("reason") for row in rows[1:]] == [
            "talks too much",
            "showed it to the rail",
            "two aces of spades",
        ]
        report = verify_stream(await load_evidence(store, f"table/{task.id}", KEY))
        assert report.clean, report.problems
        await room.close()

    run(session())


async def audited(store: MemoryStore) -> list[dict[str, Any]]:
    """Return the rows of the audit log."""
    rows = await store.audit(AuditFilter())
    return [
        {"what": row.what, "args": json.decode(row.args) if row.args else {}}
        for row in sorted(rows, key=lambda row: row.seq)
        if row.what not in ("opened",)
    ]
