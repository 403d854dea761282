"""The event feed: each table event is phrased once, the same for all viewers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from typing import Any

from riverboat.narration.table_narrator import name_without_chair
from riverboat.service.records import room_facts as r
from riverboat.service.state.host_action_text import find_resulting_fact
from riverboat.service.views.event_feed import EventFeed
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.table_state import Table
from riverboat.wire import client_commands as w
from riverboat.words import Reader
from riverboat.words.phrase_codes import decode_phrase
from tests.service.room_tables import (
    HOLDEM,
    TableClient,
    make_room,
    open_table,
    play_hands,
    run,
    seat_players,
)

READER = Reader(name=name_without_chair)


def to_english_phrases(event_payloads: Iterable[bytes | dict[str, Any]]) -> list[str]:
    """Return the phrases in English."""
    decoded_payloads = [
        json.loads(payload) if isinstance(payload, bytes) else payload for payload in event_payloads
    ]
    return [READER.say(decode_phrase(phrase)) for phrase in decoded_payloads]


def make_feed() -> EventFeed:
    return EventFeed(Table(f.TableOpened(TableRules.preset("home", HOLDEM))))


def test_all_viewers_get_the_same_event_feed() -> None:
    async def run_scenario() -> None:
        task = await open_table(make_room())
        ann, bob = await seat_players(task, "Ann", "Bob")
        spectator = TableClient(task, "Dee")
        await spectator.receive()
        await asyncio.gather(play_hands(ann, 1), play_hands(bob, 1))
        for client in (ann, bob, spectator):
            while len(client.outbox):
                await client.receive()
        phrase_feeds = [
            to_english_phrases(
                [
                    phrase
                    for frame in client.messages
                    if frame["t"] == "update"
                    for phrase in frame["told"]
                ]
            )
            for client in (ann, bob, spectator)
        ]
        common_phrase_count = min(map(len, phrase_feeds))
        assert common_phrase_count > 3
        assert len({tuple(phrases[-common_phrase_count:]) for phrases in phrase_feeds}) == 1
        assert any("posts small blind 1" in phrases for phrases in phrase_feeds[0])
        late_spectator = TableClient(task, "Eve")
        assert "posts small blind" in " ".join(
            to_english_phrases((await late_spectator.receive())["told"])
        )

    run(run_scenario())


def test_host_action_is_not_announced_twice() -> None:
    event_feed = make_feed()
    seat_player = w.SeatPlayer("Bob", 3, 200)
    assert to_english_phrases(event_feed.add_room_fact(r.HostActed("Ann", seat_player, "Bob"))) == [
        "Ann gives Bob seat 3"
    ]
    chips_bought = f.ChipsBought(3, "Bob", 200, "buy-in")
    assert to_english_phrases(event_feed.add_table_fact(f.SatDown(3, "Bob"), [chips_bought])) == []
    assert to_english_phrases(event_feed.add_table_fact(chips_bought)) == ["Bob buys in for 200"], (
        "the chips are told by themselves"
    )
    assert to_english_phrases(event_feed.add_table_fact(f.SatDown(4, "Cid"))) == [
        "Cid takes seat 4"
    ]


def test_ineffective_host_action_hides_no_later_fact() -> None:
    event_feed = make_feed()
    for chair, name in ((1, "Ann"), (2, "Bob")):
        event_feed.add_table_fact(f.SatDown(chair, name))
    event_feed.add_room_fact(r.HostActed("Ann", w.SitPlayerOut(2), "Bob"))
    event_feed.add_table_fact(f.HandBegan(1, 0, (1, 2), 1, 1, 2, ()))
    assert to_english_phrases(event_feed.add_table_fact(f.SatOut(2, "asked"))) == ["Bob sits out"]


def test_event_feed_of_idle_table_is_bounded() -> None:
    event_feed = make_feed()
    event_feed.add_table_fact(f.SatDown(1, "Ann"))
    for _ in range(1_000):
        event_feed.add_table_fact(f.ConnectionLost(1))
        event_feed.add_table_fact(f.ConnectionRestored(1))
    assert 0 < len(event_feed.hand_events) <= 400


def test_host_actions_map_to_resulting_facts() -> None:
    assert find_resulting_fact(w.Pause()) is None
    assert find_resulting_fact(w.Close()) == (f.TableClosed, 0)
