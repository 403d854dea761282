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
from riverboat.words.phrase_codes import decode_phrase
from tests.service.room_tables import ROOM_KEY, TableClient, make_room, open_table, play_hand, run
from tests.service.test_table_host_commands import list_received_facts, seat_and_begin_hand


def list_received_phrases(client: TableClient) -> list[str]:
    """Return every phrase that a client received."""
    frames = [frame for frame in client.messages if frame["t"] == "update"]
    return [ENGLISH.say(decode_phrase(phrase)) for frame in frames for phrase in frame["told"]]


def _has_received_fact(client: TableClient, fact_type: str, _: dict[str, Any]) -> bool:
    """Return True if a client has received a fact."""
    return bool(list_received_facts(client, fact_type))


async def act_in_turn(clients: list[TableClient], command: w.AnyClientCommand) -> None:
    """Submit a command for the player whose turn it is."""
    for client in clients:
        if client.last["mine"]["turn"]:
            reply = await client.submit(command)
            assert isinstance(reply, Accepted), reply
            return
    raise AssertionError("it is nobody's turn")


def test_host_takes_back_last_action_and_log_keeps_it() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        task = await open_table(room, starts_hands_automatically=False)
        clients = await seat_and_begin_hand(task, "Ann", "Bob", "Cid")
        ann = clients[0]
        total_chips = sum(seat.stack + seat.bet for seat in task.view().seats)
        assert not ann.last["mine"]["may_undo"], "only the blinds have been posted"
        await act_in_turn(clients, w.RaiseTo(40))
        await ann.wait_until(lambda _: bool(ann.last["mine"]["may_undo"]))
        assert not clients[1].last["mine"]["may_undo"], "who is no host takes nothing back"
        total_bets = sum(seat.bet for seat in task.view().seats)
        reply = await ann.submit(w.TakeActionBack("the mouse slipped"))
        assert isinstance(reply, Accepted), reply
        for client in clients:
            await client.wait_until(partial(_has_received_fact, client, "Rewound"))
        assert sum(seat.bet for seat in task.view().seats) < total_bets
        assert list_received_facts(ann, "FloorDecided")[0]["reason"] == "the mouse slipped"
        assert len(list_received_facts(ann, "Rewound")) == 1
        assert not ann.last["mine"]["may_undo"], "it is taken back already"
        late_reply = await ann.submit(w.TakeActionBack("once more"))
        assert isinstance(late_reply, Rejected)
        assert "no action to undo" in late_reply.message
        bob_phrases = list_received_phrases(clients[1])
        assert "Ann undoes the last action: the mouse slipped" in bob_phrases
        await play_hand(clients)
        assert sum(seat.stack for seat in task.view().seats) == total_chips
        report = verify_stream(await load_evidence(store, f"table/{task.id}", ROOM_KEY))
        assert report.is_clean, report.problems
        await room.close()

    run(run_scenario())


def test_host_kills_hand_holds_pot_and_warns() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        task = await open_table(room, starts_hands_automatically=False)
        clients = await seat_and_begin_hand(task, "Ann", "Bob", "Cid")
        ann, bob = clients[:2]
        assert isinstance(await bob.submit(w.Warn(1, "talks too much")), Rejected), "no host"
        assert isinstance(await ann.submit(w.Warn(2, "talks too much")), Accepted)
        assert isinstance(await ann.submit(w.KillHand(2, "showed it to the rail")), Accepted)
        await bob.wait_until(lambda frame: frame["view"]["seats"][1]["state"] == "folded")
        assert isinstance(await ann.submit(w.HoldPot("two aces of spades")), Accepted)
        await bob.wait_until(lambda frame: not frame["view"]["street"])
        view = task.view()
        assert view.carried_chips > 0
        assert sum(seat.stack for seat in view.seats) + view.carried_chips == 3 * 200
        phrases = list_received_phrases(bob)
        assert "Ann warns Bob: talks too much" in phrases
        assert "Ann declares Bob’s hand dead: showed it to the rail" in phrases
        assert any(phrase.startswith("Ann carries the pot over") for phrase in phrases)
        rows = await list_audit_rows(store)
        assert [row["what"] for row in rows] == ["begin", "warn", "kill-hand", "hold-pot"]
        assert [row["args"].get("reason") for row in rows[1:]] == [
            "talks too much",
            "showed it to the rail",
            "two aces of spades",
        ]
        report = verify_stream(await load_evidence(store, f"table/{task.id}", ROOM_KEY))
        assert report.is_clean, report.problems
        await room.close()

    run(run_scenario())


async def list_audit_rows(store: MemoryStore) -> list[dict[str, Any]]:
    """Return the rows of the audit log."""
    rows = await store.find_audit_rows(AuditFilter())
    return [
        {"what": row.action, "args": json.decode(row.args) if row.args else {}}
        for row in sorted(rows, key=lambda row: row.seq)
        if row.action not in ("opened",)
    ]
