"""What happens at a table is told in words, once, and to everybody alike."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from typing import Any

from riverboat.narration.table import name_of
from riverboat.service.records import facts as r
from riverboat.service.state.deeds import consequence
from riverboat.service.views.story import Story
from riverboat.table.rules.rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.table import Table
from riverboat.wire import wishes as w
from riverboat.words import Reader
from riverboat.words.codes import decoded
from tests.service.tables import HOLDEM, Eyes, opened, plays, room_of, run, seated

READER = Reader(name=name_of)


def said(told: Iterable[bytes | dict[str, Any]]) -> list[str]:
    """The phrases in English."""
    parcels = [json.loads(each) if isinstance(each, bytes) else each for each in told]
    return [READER.say(decoded(each)) for each in parcels]


def story() -> Story:
    return Story(Table(f.TableOpened(TableRules.preset("home", HOLDEM))))


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
    wish = w.SeatSomebody("Bob", 3, 200)
    assert said(told.room(r.HostDid("Ann", wish, "Bob"))) == ["Ann gives Bob chair 3"]
    bought = f.ChipsBought(3, "Bob", 200, "buy-in")
    assert said(told.table(f.SatDown(3, "Bob"), [bought])) == []
    assert said(told.table(bought)) == ["Bob buys in for 200"], "the chips are told by themselves"
    assert said(told.table(f.SatDown(4, "Cid"))) == ["Cid sits down in chair 4"]


def test_a_deed_that_came_to_nothing_hides_nothing_in_the_next_hand() -> None:
    told = story()
    for chair, player in ((1, "Ann"), (2, "Bob")):
        told.table(f.SatDown(chair, player))
    told.room(r.HostDid("Ann", w.SitSomebodyOut(2), "Bob"))
    told.table(f.HandBegan(1, 0, (1, 2), 1, 1, 2, ()))
    assert said(told.table(f.SatOut(2, "asked"))) == ["Bob sits out"]


def test_a_table_at_which_nothing_is_played_keeps_no_endless_story() -> None:
    told = story()
    told.table(f.SatDown(1, "Ann"))
    for _ in range(1_000):
        told.table(f.ConnectionLost(1))
        told.table(f.ConnectionBack(1))
    assert 0 < len(told.hand) <= 400


def test_a_deed_without_a_fact_of_its_own_leads_to_none() -> None:
    assert consequence(w.Pause()) is None
    assert consequence(w.Close()) == (f.TableClosed, 0)
