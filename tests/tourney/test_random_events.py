"""Random events of every kind, played to their end."""

import pytest

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.event_play import act, open_event
from riverboat.tourney.rules import EntryRules, EventRules, SeatingRules
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state.event_facts import AnyEventFact
from riverboat.tourney.structure.levels import Level, Structure
from tests.schedule import run_in
from tests.thorough import example_count
from tests.tourney.random_events import RandomEvent, check_end, check_event

FIELD_SIZES = [2, 3, 5, 9, 10, 18, 27, 40]


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("players", FIELD_SIZES)
def test_random_events_end_consistently(players: int) -> None:
    for seed in range(example_count(5, 1_250)):
        random_event = RandomEvent(seed * 1_000 + players, players)
        random_event.play()
        check_end(random_event)


def test_two_hundred_player_event_ends_consistently() -> None:
    random_event = RandomEvent(200, 200, seats=9)
    random_event.play()
    check_end(random_event)


def test_refused_commands_change_nothing() -> None:
    random_event = RandomEvent(1, 6)
    log_length = len(random_event.log)
    table = next(iter(random_event.event.tables))
    stacks = tuple(
        [(player.player, player.chips + 1) for player in random_event.event.seated_at(table)]
    )
    illegal_commands: list[c.AnyEventCommand] = [
        c.Start(2),
        c.Withdraw("P1"),
        c.Enter("P1"),
        c.BeginHand(99),
        c.FinishHand(table, stacks),
        c.BustOut("P1"),
        c.BustOut("P1", ("P1",)),
        c.UndoBust("P1", 100),
        c.CountStack("P1", -5, "counted"),
        c.CountStack("P1", 500, " "),
        c.CountStack("nobody", 500, "counted"),
        c.MakeDeal("even", ("P1",)),
        c.Unpause(5),
        c.PlayLastHands(0),
        c.Penalise("P1", "hands", 0, "late"),
        c.Penalise("P1", "hands", 1, ""),
        c.Cancel(""),
    ]
    for command in illegal_commands:
        with pytest.raises(EventCommandRefused):
            random_event.act(command)
    assert len(random_event.log) == log_length


def test_physical_event_runs_on_named_bust_outs() -> None:
    """Bust-outs by name, one of them undone, and a winner, without reported hands."""
    log: list[AnyEventFact] = []
    structure = Structure(stack=1000, parts=(Level(small=5, big=10, minutes=20),))
    rules = EventRules(name="at home", structure=structure, seating=SeatingRules(seats=9))
    draws = Draws(b"at home")
    event = open_event(rules, draws.seed, log)
    for player in "ABCD":
        act(event, c.Enter(player), draws, log)
    act(event, c.Start(), draws, log)
    act(event, c.CountStack("A", 1500, "counted", is_confirmed=True), draws, log)
    act(event, c.CountStack("B", 500, "counted"), draws, log)
    act(event, c.BustOut("B", ("A",)), draws, log)
    assert event.entrants["A"].chips == 2000
    assert event.entrants["B"].place == 4
    act(event, c.UndoBust("B", 500), draws, log)
    assert (event.entrants["A"].chips, event.entrants["B"].place) == (1500, 0)
    act(event, c.BustOut("B", ("A",)), draws, log)
    act(event, c.BustOut("C", ("A", "D")), draws, log)
    act(event, c.BustOut("D", ("A",)), draws, log)
    assert event.phase == "ended"
    assert [event.entrants[player_name].place for player_name in "ABCD"] == [1, 4, 3, 2]
    assert event.chips == 4000
    with pytest.raises(
        EventCommandRefused, match="the tournament is over, and the seed of its draws is public"
    ):
        act(event, c.UndoBust("D", 500), draws, log)


def test_bust_out_can_be_undone_during_registration() -> None:
    """An undone bust-out restores seat and chips, and the chip total is conserved.

    The host counts the winner's stack, which had already been reduced by these chips.
    """
    log: list[AnyEventFact] = []
    structure = Structure(stack=1000, parts=(Level(small=5, big=10, minutes=20),))
    rules = EventRules(name="at home", structure=structure, entry=EntryRules(late_until=1))
    draws = Draws(b"at home")
    event = open_event(rules, draws.seed, log)
    for player in "ABC":
        act(event, c.Enter(player), draws, log)
    act(event, c.Start(), draws, log)
    act(event, c.BustOut("B", ("A",)), draws, log)
    act(event, c.UndoBust("B", 400), draws, log)
    act(event, c.CountStack("A", 1600, "400 were given back"), draws, log)
    assert event.chips == event.chips_sold - event.chips_removed == 3000
    assert event.chips_removed == 0
    check_event(event)


def test_paused_clock_blocks_new_hands() -> None:
    random_event = RandomEvent(3, 4)
    random_event.act(c.Pause(0))
    table = next(iter(random_event.event.tables))
    with pytest.raises(EventCommandRefused, match="the clock is stopped"):
        random_event.act(c.BeginHand(table))
