"""The number of seats at the final table."""

from __future__ import annotations

import pytest

from riverboat.tourney import Draws, EventRules, act, generate_structure, open_event
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.config import structure_request_for_pace
from riverboat.tourney.rules import Price, SeatingRules
from riverboat.tourney.rules.entry_rules import EntryRules
from riverboat.tourney.running.table_count import compute_final_table_size
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Event, EventTable

Log = list[f.AnyEventFact]


def start_event(player_count: int, seats_per_table: int, draws: Draws, log: Log) -> Event:
    """Start an event in the room with all players seated."""
    rules = EventRules(
        name="final",
        structure=generate_structure(structure_request_for_pace("home", player_count)),
        entry=EntryRules(price=Price(prize=10)),
        seating=SeatingRules(
            seats=seats_per_table, policy="nearest", balance_within=9, halt_short="off"
        ),
    )
    event = open_event(rules, b"seed", log)
    for number in range(player_count):
        act(event, c.Enter(f"P{number}"), draws, log)
    act(event, c.Start(), draws, log)
    return event


def bust_players(event: Event, table: EventTable, loser_count: int, draws: Draws, log: Log) -> None:
    """Play a hand in which *loser_count* players lose their stacks to one opponent."""
    winner, *other_players = table.players
    losing_players = other_players[:loser_count]
    act(event, c.BeginHand(table.number), draws, log)
    stacks = {player: event.entrants[player].chips for player in table.players}
    stacks[winner] += sum(stacks[player] for player in losing_players)
    stacks.update(dict.fromkeys(losing_players, 0))
    losses = tuple([c.Loss(player, (winner,)) for player in losing_players])
    act(event, c.FinishHand(table.number, tuple(stacks.items()), losses=losses), draws, log)


@pytest.mark.parametrize("losers", [1, 2, 3])
@pytest.mark.parametrize("seats", range(4, 11))
def test_final_table_has_no_unneeded_seats(seats: int, losers: int) -> None:
    """A six-handed final table must not get a seat 7."""
    draws, log = Draws(b"seed"), Log()
    event = start_event(2 * seats, seats, draws, log)
    while len(event.tables) > 1:
        table = max(event.tables.values(), key=lambda table: table.player_count)
        bust_players(event, table, losers, draws, log)
    (table,) = event.tables.values()
    remaining_count = len(event.remaining_entrants)
    assert table.player_count == remaining_count > 1
    assert remaining_count <= len(table.seats) <= max(seats, remaining_count), (
        remaining_count,
        table.seats,
    )
    assert remaining_count <= compute_final_table_size(event.rules.seating)
