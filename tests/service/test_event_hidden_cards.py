"""Non-interference at event tables: no sent byte depends on a hidden card.

The same hand of an event is played with two decks that differ only in cards hidden from a viewer:
the viewer's frames and the standings must be identical.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

import pytest

from riverboat.cards import name as card_name
from riverboat.service.director import event_client_commands as w
from riverboat.store.memory_store import MemoryStore
from riverboat.tourney.rules import SeatingRules
from riverboat.wire import client_commands as at_table
from tests.service.event_rooms import (
    create_event,
    make_event_room,
    sit_and_go_rules,
    submit_command,
)
from tests.service.room_tables import TableClient, choose_passive_action, play_hands, run
from tests.service.test_hidden_card_frames import (
    MOMENT,
    build_deck,
    normalise_frame,
    permute_hidden,
    stack_decks,
)

PLAYER_NAMES = ("Ann", "Bob", "Cid")
DECK_ORDER = build_deck("As Kd 7c Ah Kc 2d 3s Qs Js 9h 4s 8d 5s 6c")
_TIME_FIELDS = ("at", "seq", "tables", "clock")
"""Fields that depend on the start of the next hand."""
_HAND_CLOSED_JSON = '"type":"HandClosed"'
_HOLE_CARD_INDEXES, _BURN_INDEXES, _STUB_INDEXES = range(6), (6, 10, 12), (14, 15, 16, 30)


async def collect_hand_frames(
    monkeypatch: pytest.MonkeyPatch, cards: list[int]
) -> dict[str, list[str]]:
    """Return all frames of an event hand, and its standings; all but Ann fold on the river."""
    stack_decks(monkeypatch, cards)
    monkeypatch.setattr(secrets, "token_hex", lambda _: "0123456789ab")
    room = make_event_room(MemoryStore())
    clock_ms = [MOMENT]
    room.clock = lambda: clock_ms[0]
    seating_rules = SeatingRules(seats=3)
    task = await create_event(
        room,
        sit_and_go_rules(3, stack=5_000, hands=9, seating=seating_rules),
        seconds_between_hands=0.1,
    )
    for player in PLAYER_NAMES:
        await submit_command(task, player, w.Register())
    await task.wait_for_stored_session()
    [table_task] = room.event_tables(task.id)
    clock_ms[0] += 60_000  # the first hand begins, and no other: it stays as late as that
    while not table_task.view().hand_number:
        await asyncio.sleep(0.01)
    clients = {player: TableClient(table_task, player) for player in (*PLAYER_NAMES, "Dee")}

    def choose_command(private_view: dict[str, Any]) -> at_table.AnyClientCommand:
        turn, street = private_view["turn"], table_task.view().street
        if turn["ask"] != "act" or street != "river":
            return choose_passive_action(private_view)
        if table_task.chair_by_player["Ann"] == private_view["chair"]:
            return at_table.RaiseTo(turn["low"]) if turn["high"] else at_table.Call()
        return at_table.Check() if turn["free"] else at_table.Fold()

    play_tasks = [
        asyncio.ensure_future(play_hands(clients[player], 1, choose_command))
        for player in PLAYER_NAMES
    ]
    await clients["Dee"].wait_until(lambda frame: bool(frame["view"]["won"]))
    while (await task.wait_for_stored_session()).event.tables[1].is_playing:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    for play_task in play_tasks:
        play_task.cancel()
    await asyncio.gather(*play_tasks, return_exceptions=True)
    for client in clients.values():
        if len(client.outbox):
            await client.receive()
    frames_by_viewer = {
        name: select_frames_until_hand_closed(
            [normalise_frame(frame, table_task.id) for frame in client.frames]
        )
        for name, client in clients.items()
    }
    standings = json.loads((await task.snapshot()).body)
    frames_by_viewer["standings"] = [
        f"{key}: {value}" for key, value in standings.items() if key not in _TIME_FIELDS
    ]
    await room.director.close()
    await room.close()
    return frames_by_viewer


def select_frames_until_hand_closed(frames: list[str]) -> list[str]:
    """Return the frames up to the end of the hand; the order of later frames may vary."""
    last_index = next(index for index, frame in enumerate(frames) if _HAND_CLOSED_JSON in frame)
    return frames[: last_index + 1]


@pytest.mark.parametrize("viewer", [*PLAYER_NAMES, "Dee", "standings"])
def test_event_frames_do_not_depend_on_hidden_cards(
    viewer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run_scenario() -> None:
        frames_by_viewer = await collect_hand_frames(monkeypatch, DECK_ORDER)
        own_card_indexes = {
            index
            for index in _HOLE_CARD_INDEXES
            if f'"{card_name(DECK_ORDER[index])}"' in "".join(frames_by_viewer[viewer])
        }
        assert len(own_card_indexes) == (2 if viewer in PLAYER_NAMES else 0), own_card_indexes
        hidden_card_indexes = [
            index for index in _HOLE_CARD_INDEXES if index not in own_card_indexes
        ]
        other_frames_by_viewer = await collect_hand_frames(
            monkeypatch,
            permute_hidden(DECK_ORDER, [*hidden_card_indexes, *_BURN_INDEXES, *_STUB_INDEXES]),
        )
        assert frames_by_viewer[viewer] == other_frames_by_viewer[viewer]
        assert any(
            frames_by_viewer[name] != other_frames_by_viewer[name] for name in PLAYER_NAMES
        ), "the cards were somebody's"
        viewer_frames = "".join(frames_by_viewer[viewer])
        assert viewer == "standings" or _HAND_CLOSED_JSON in viewer_frames, "the hand is over"

    run(run_scenario())
