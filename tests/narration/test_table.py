"""Events of a table, with players identified by name and chair."""

from __future__ import annotations

from typing import get_args

import pytest

from riverboat.engine.state import hand_facts as of_hand
from riverboat.narration.table_narrator import TableNarrator, UnnarratedFact, plain_name
from riverboat.table.state import facts as f
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.state.table_state import Table
from riverboat.words import Chair, Player, Reader, people
from riverboat.words.events import buying
from riverboat.words.events import people as of_people
from riverboat.words.events.event import Event
from tests.table.tables import Log, begin, opened, play_hand, seat

HOLDEM = "no-limit hold'em 1/2"
READER = Reader(name=plain_name)


def told(teller: TableNarrator, *facts: AnyLoggedFact) -> list[Event]:
    return [event for fact in facts for event in teller.narrate(fact)]


def played(hands: int = 3) -> Log:
    table, log = opened(HOLDEM, "home", straddle={"enabled": True})
    seat(table, log, "Ann 200, Bob 200, Cat 200, Dan 40")
    for _ in range(hands):
        begin(table, log)
        play_hand(table, log)
    return log


def test_players_are_told_by_name_and_chair() -> None:
    log = played()
    teller = TableNarrator()
    seen = {person for fact in log for event in teller.narrate(fact) for person in people(event)}
    assert seen == {Player("Ann", 1), Player("Bob", 2), Player("Cat", 3), Player("Dan", 4)}


def test_whoever_joins_in_the_middle_knows_who_sits_where() -> None:
    log = played()
    assert isinstance(log[0], f.TableOpened)
    seated = next(k for k, fact in enumerate(log) if isinstance(fact, f.HandBegan))
    for middle in range(seated, len(log), 7):
        if isinstance(log[middle - 1], of_hand.PotAwarded):
            continue  # an award is complete only for a narrator of the whole award
        table, whole = Table(log[0]), TableNarrator()
        whole.narrate(log[0])
        for fact in log[1:middle]:
            apply(table, fact)
            whole.narrate(fact)
        joined = TableNarrator(table)
        assert joined.names == whole.names
        in_hand = table.hand is not None
        for fact in log[middle:]:
            here, there = joined.narrate(fact), whole.narrate(fact)
            in_hand = in_hand and not isinstance(fact, f.HandBegan)
            if not in_hand:  # the joined hand's earlier reasons and raises are unknown
                assert here == there
            assert [*map(type, people_in(here))] == [*map(type, people_in(there))]


def people_in(events: list[Event]) -> list[object]:
    return [person for event in events for person in people(event)]


def test_who_sits_down_with_chips_is_in_and_does_not_come_back() -> None:
    sat = f.SatDown(3, "Cat")
    bought = f.ChipsBought(3, "Cat", 200, "buy-in")
    cat = Player("Cat", 3)
    teller = TableNarrator()
    assert teller.narrate(sat, [bought]) == [of_people.SitsDown(cat, 3, of_people.WithChips(200))]
    assert told(teller, bought, f.CameBack(3)) == []
    assert told(teller, f.ChipsBought(3, "Cat", 50, "top-up")) == [buying.AddsChips(cat, 50)]
    assert told(teller, f.CameBack(3)) == [of_people.ComesBack(cat)]


def test_chips_that_come_later_are_told_when_they_come() -> None:
    bought = f.ChipsBought(3, "Cat", 200, "buy-in")
    teller = TableNarrator()
    assert told(teller, f.SatDown(3, "Cat"), f.ChipsAsked(3, 200), bought) == [
        of_people.SitsDown(Player("Cat", 3), 3),
        buying.AsksForChips(Player("Cat", 3), 200),
        buying.BuysIn(Player("Cat", 3), 200),
    ]


def test_a_chair_where_nobody_is_known_to_sit_is_a_chair() -> None:
    [event] = told(TableNarrator(), f.ConnectionLost(4))
    assert event == of_people.LosesTheConnection(Chair(4))
    assert READER.sentence(event) == "Chair 4 is not connected any more"


@pytest.mark.parametrize(
    "chips, said",
    [
        (5, "Ann was away too long: the 5 are picked up, chair 1 is free"),
        (0, "Ann was away too long with no chips: chair 1 is free"),
    ],
)
def test_no_chips_are_picked_up_where_there_are_none(chips: int, said: str) -> None:
    log = played(1)
    began = next(k for k, fact in enumerate(log) if isinstance(fact, of_hand.HandStarted))
    *_, event = told(TableNarrator(), *log[:began], f.Left(1, "Ann", chips, "picked up"))
    assert READER.sentence(event) == said


def test_a_player_who_has_left_is_told_by_name_to_the_end_of_the_hand() -> None:
    log = played(1)
    began = next(k for k, fact in enumerate(log) if isinstance(fact, of_hand.HandStarted))
    teller = TableNarrator()
    told(teller, *log[: began + 1], f.Left(1, "Ann", 5))
    rest = told(teller, *log[began + 1 :])
    assert Player("Ann", 1) in {person for event in rest for person in people(event)}


@pytest.mark.parametrize("kind", get_args(UnnarratedFact))
def test_what_is_silent_is_a_fact_of_a_table(kind: type) -> None:
    assert kind in get_args(f.AnyTableFact)
    assert issubclass(kind, f.TableFact)
