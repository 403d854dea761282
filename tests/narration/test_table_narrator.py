"""Events of a table, with players identified by name and chair."""

from __future__ import annotations

from typing import get_args

import pytest

from riverboat.engine.state import hand_facts
from riverboat.narration.table_narrator import TableNarrator, UnnarratedFact, name_without_chair
from riverboat.table.state import facts as f
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.state.table_state import Table
from riverboat.words import Chair, Player, Reader, people
from riverboat.words.events import buy_ins, seating
from riverboat.words.events.event_phrases import Event
from tests.table.table_helpers import Log, begin_hand, open_table, play_hand, seat_players

HOLDEM = "no-limit hold'em 1/2"
READER = Reader(name=name_without_chair)


def narrate_facts(table_narrator: TableNarrator, *facts: AnyLoggedFact) -> list[Event]:
    return [event for fact in facts for event in table_narrator.narrate(fact)]


def play_session(hands: int = 3) -> Log:
    table, log = open_table(HOLDEM, "home", straddle={"enabled": True})
    seat_players(table, log, "Ann 200, Bob 200, Cat 200, Dan 40")
    for _ in range(hands):
        begin_hand(table, log)
        play_hand(table, log)
    return log


def test_players_are_identified_by_name_and_seat() -> None:
    log = play_session()
    table_narrator = TableNarrator()
    mentioned_people = {
        person for fact in log for event in table_narrator.narrate(fact) for person in people(event)
    }
    assert mentioned_people == {
        Player("Ann", 1),
        Player("Bob", 2),
        Player("Cat", 3),
        Player("Dan", 4),
    }


def test_narrator_joining_midway_knows_seated_players() -> None:
    log = play_session()
    assert isinstance(log[0], f.TableOpened)
    first_hand_index = next(
        index for index, fact in enumerate(log) if isinstance(fact, f.HandBegan)
    )
    for join_index in range(first_hand_index, len(log), 7):
        if isinstance(log[join_index - 1], hand_facts.PotAwarded):
            continue  # an award is complete only for a narrator of the whole award
        table, table_narrator = Table(log[0]), TableNarrator()
        table_narrator.narrate(log[0])
        for fact in log[1:join_index]:
            apply(table, fact)
            table_narrator.narrate(fact)
        late_narrator = TableNarrator(table)
        assert late_narrator.names == table_narrator.names
        is_in_joined_hand = table.hand is not None
        for fact in log[join_index:]:
            events, expected_events = late_narrator.narrate(fact), table_narrator.narrate(fact)
            is_in_joined_hand = is_in_joined_hand and not isinstance(fact, f.HandBegan)
            if not is_in_joined_hand:  # the joined hand's earlier reasons and raises are unknown
                assert events == expected_events
            assert [*map(type, list_people(events))] == [*map(type, list_people(expected_events))]


def list_people(events: list[Event]) -> list[object]:
    return [person for event in events for person in people(event)]


def test_seating_with_chips_is_one_event() -> None:
    sit_fact = f.SatDown(3, "Cat")
    buy_fact = f.ChipsBought(3, "Cat", 200, "buy-in")
    cat = Player("Cat", 3)
    table_narrator = TableNarrator()
    assert table_narrator.narrate(sit_fact, [buy_fact]) == [
        seating.SeatTakenByPlayer(cat, 3, seating.ChipsSuffix(200))
    ]
    assert narrate_facts(table_narrator, buy_fact, f.CameBack(3)) == []
    assert narrate_facts(table_narrator, f.ChipsBought(3, "Cat", 50, "top-up")) == [
        buy_ins.ChipsAddedToStack(cat, 50)
    ]
    assert narrate_facts(table_narrator, f.CameBack(3)) == [seating.PlayerReturned(cat)]


def test_delayed_buy_in_is_narrated_on_arrival() -> None:
    buy_fact = f.ChipsBought(3, "Cat", 200, "buy-in")
    table_narrator = TableNarrator()
    assert narrate_facts(table_narrator, f.SatDown(3, "Cat"), f.ChipsAsked(3, 200), buy_fact) == [
        seating.SeatTakenByPlayer(Player("Cat", 3), 3),
        buy_ins.ChipsRequested(Player("Cat", 3), 200),
        buy_ins.BuyInMade(Player("Cat", 3), 200),
    ]


def test_unknown_player_is_narrated_as_seat() -> None:
    [event] = narrate_facts(TableNarrator(), f.ConnectionLost(4))
    assert event == seating.ConnectionDropped(Chair(4))
    assert READER.sentence(event) == "Seat 4 is disconnected"


@pytest.mark.parametrize(
    "chips, expected_text",
    [
        (5, "Ann was away too long: 5 picked up, seat 1 open"),
        (0, "Ann was away too long without chips: seat 1 open"),
    ],
)
def test_abandoned_chips_are_mentioned_only_if_any(chips: int, expected_text: str) -> None:
    log = play_session(1)
    start_index = next(
        index for index, fact in enumerate(log) if isinstance(fact, hand_facts.HandStarted)
    )
    *_, event = narrate_facts(
        TableNarrator(), *log[:start_index], f.Left(1, "Ann", chips, "picked up")
    )
    assert READER.sentence(event) == expected_text


def test_departed_player_is_named_until_hand_ends() -> None:
    log = play_session(1)
    start_index = next(
        index for index, fact in enumerate(log) if isinstance(fact, hand_facts.HandStarted)
    )
    table_narrator = TableNarrator()
    narrate_facts(table_narrator, *log[: start_index + 1], f.Left(1, "Ann", 5))
    later_events = narrate_facts(table_narrator, *log[start_index + 1 :])
    assert Player("Ann", 1) in {person for event in later_events for person in people(event)}


@pytest.mark.parametrize("kind", get_args(UnnarratedFact))
def test_unnarrated_facts_are_table_facts(kind: type) -> None:
    assert kind in get_args(f.AnyTableFact)
    assert issubclass(kind, f.TableFact)
