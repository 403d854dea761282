"""Events of a table, with players identified by name and chair."""

from __future__ import annotations

from typing import get_args

import pytest

from riverboat.engine.state import hand_facts as of_hand
from riverboat.narration.table_narrator import TableNarrator, UnnarratedFact, name_without_chair
from riverboat.table.state import facts as f
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.state.table_state import Table
from riverboat.words import Chair, Player, Reader, people
from riverboat.words.events import buy_ins
from riverboat.words.events import seating as of_people
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
    observed = {
        person for fact in log for event in table_narrator.narrate(fact) for person in people(event)
    }
    assert observed == {Player("Ann", 1), Player("Bob", 2), Player("Cat", 3), Player("Dan", 4)}


def test_narrator_joining_midway_knows_seated_players() -> None:
    log = play_session()
    assert isinstance(log[0], f.TableOpened)
    seated = next(k for k, fact in enumerate(log) if isinstance(fact, f.HandBegan))
    for middle in range(seated, len(log), 7):
        if isinstance(log[middle - 1], of_hand.PotAwarded):
            continue  # an award is complete only for a narrator of the whole award
        table, table_narrator = Table(log[0]), TableNarrator()
        table_narrator.narrate(log[0])
        for fact in log[1:middle]:
            apply(table, fact)
            table_narrator.narrate(fact)
        joined = TableNarrator(table)
        assert joined.names == table_narrator.names
        in_hand = table.hand is not None
        for fact in log[middle:]:
            events, there = joined.narrate(fact), table_narrator.narrate(fact)
            in_hand = in_hand and not isinstance(fact, f.HandBegan)
            if not in_hand:  # the joined hand's earlier reasons and raises are unknown
                assert events == there
            assert [*map(type, players_in(events))] == [*map(type, players_in(there))]


def players_in(events: list[Event]) -> list[object]:
    return [person for event in events for person in people(event)]


def test_seating_with_chips_is_one_event() -> None:
    sat = f.SatDown(3, "Cat")
    bought = f.ChipsBought(3, "Cat", 200, "buy-in")
    cat = Player("Cat", 3)
    table_narrator = TableNarrator()
    assert table_narrator.narrate(sat, [bought]) == [
        of_people.SeatTakenByPlayer(cat, 3, of_people.ChipsSuffix(200))
    ]
    assert narrate_facts(table_narrator, bought, f.CameBack(3)) == []
    assert narrate_facts(table_narrator, f.ChipsBought(3, "Cat", 50, "top-up")) == [
        buy_ins.ChipsAddedToStack(cat, 50)
    ]
    assert narrate_facts(table_narrator, f.CameBack(3)) == [of_people.PlayerReturned(cat)]


def test_delayed_buy_in_is_narrated_on_arrival() -> None:
    bought = f.ChipsBought(3, "Cat", 200, "buy-in")
    table_narrator = TableNarrator()
    assert narrate_facts(table_narrator, f.SatDown(3, "Cat"), f.ChipsAsked(3, 200), bought) == [
        of_people.SeatTakenByPlayer(Player("Cat", 3), 3),
        buy_ins.ChipsRequested(Player("Cat", 3), 200),
        buy_ins.BuyInMade(Player("Cat", 3), 200),
    ]


def test_unknown_player_is_narrated_as_seat() -> None:
    [event] = narrate_facts(TableNarrator(), f.ConnectionLost(4))
    assert event == of_people.ConnectionDropped(Chair(4))
    assert READER.sentence(event) == "Seat 4 is disconnected"


@pytest.mark.parametrize(
    "chips, said",
    [
        (5, "Ann was away too long: 5 picked up, seat 1 open"),
        (0, "Ann was away too long without chips: seat 1 open"),
    ],
)
def test_abandoned_chips_are_mentioned_only_if_any(chips: int, said: str) -> None:
    log = play_session(1)
    began = next(k for k, fact in enumerate(log) if isinstance(fact, of_hand.HandStarted))
    *_, event = narrate_facts(TableNarrator(), *log[:began], f.Left(1, "Ann", chips, "picked up"))
    assert READER.sentence(event) == said


def test_departed_player_is_named_until_hand_ends() -> None:
    log = play_session(1)
    began = next(k for k, fact in enumerate(log) if isinstance(fact, of_hand.HandStarted))
    table_narrator = TableNarrator()
    narrate_facts(table_narrator, *log[: began + 1], f.Left(1, "Ann", 5))
    rest = narrate_facts(table_narrator, *log[began + 1 :])
    assert Player("Ann", 1) in {person for event in rest for person in people(event)}


@pytest.mark.parametrize("kind", get_args(UnnarratedFact))
def test_unnarrated_facts_are_table_facts(kind: type) -> None:
    assert kind in get_args(f.AnyTableFact)
    assert issubclass(kind, f.TableFact)
