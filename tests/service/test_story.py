"""The event feed: each table event is phrased once, the same for all viewers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from typing import Any

from riverboat.narration.table_narrator import plain_name
from riverboat.service.records import room_facts as r
from riverboat.service.state.host_action_text import resulting_fact
from riverboat.service.views.event_feed import EventFeed
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.table_state import Table
from riverboat.wire import client_commands as w
from riverboat.words import Reader
from riverboat.words.codes import decoded
from tests.service.tables import HOLDEM, Eyes, opened, plays, room_of, run, seated

READER = Reader(name=plain_name)


def said(told: Iterable[bytes | dict[str, Any]]) -> list[str]:
    """Return the phrases in English."""
    parcels = [json.loads(each) if isinstance(each, bytes) else each for each in told]
    return [READER.say(decoded(each)) for each in parcels]


def story() -> EventFeed:
    return EventFeed(Table(f.TableOpened(TableRules.preset("home", HOLDEM))))


def test_everybody_is_told_the_same_of_a_hand() -> None:
    async def session() -> None:
        task = await opened(room_of())
        ann, bob = await seated(task, "Ann", "Bob")
        rail = Eyes(task, "Dee")
        await rail.hear()
        await asyncio.gather(plays(ann, 1), plays(bob, 1))
        for each in (ann, bob, rail):
            while len(each.outbox):
                await each.hear()
        lines = [
            said(
                [
                    phrase
                    for frame in each.heard
                    if frame["t"] == "update"
                    for phrase in frame["told"]
                ]
            )
            for each in (ann, bob, rail)
        ]
        common = min(map(len, lines))
        assert common > 3
        assert len({tuple(each[-common:]) for each in lines}) == 1
        assert any("posts the small blind 1" in line for line in lines[0])
        late = Eyes(task, "Eve")
        assert "posts the small blind" in " ".join(said((await late.hear())["told"]))

    run(session())


def test_what_a_host_did_is_not_told_twice() -> None:
    told = story()
    wish = w.SeatPlayer("Bob", 3, 200)
    assert said(told.add_room_fact(r.HostActed("Ann", wish, "Bob"))) == ["Ann gives Bob chair 3"]
    bought = f.ChipsBought(3, "Bob", 200, "buy-in")
    assert said(told.add_table_fact(f.SatDown(3, "Bob"), [bought])) == []
    assert said(told.add_table_fact(bought)) == ["Bob buys in for 200"], (
        "the chips are told by themselves"
    )
    assert said(told.add_table_fact(f.SatDown(4, "Cid"))) == ["Cid sits down in chair 4"]


def test_a_deed_that_came_to_nothing_hides_nothing_in_the_next_hand() -> None:
    told = story()
    for chair, player in ((1, "Ann"), (2, "Bob")):
        told.add_table_fact(f.SatDown(chair, player))
    told.add_room_fact(r.HostActed("Ann", w.SitPlayerOut(2), "Bob"))
    told.add_table_fact(f.HandBegan(1, 0, (1, 2), 1, 1, 2, ()))
    assert said(told.add_table_fact(f.SatOut(2, "asked"))) == ["Bob sits out"]


def test_a_table_at_which_nothing_is_played_keeps_no_endless_story() -> None:
    told = story()
    told.add_table_fact(f.SatDown(1, "Ann"))
    for _ in range(1_000):
        told.add_table_fact(f.ConnectionLost(1))
        told.add_table_fact(f.ConnectionBack(1))
    assert 0 < len(told.hand_events) <= 400


def test_a_deed_without_a_fact_of_its_own_leads_to_none() -> None:
    assert resulting_fact(w.Pause()) is None
    assert resulting_fact(w.Close()) == (f.TableClosed, 0)
