"""Colouring up small chips at a break: raced for at each table, or rounded; late finds."""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.cards import DECKS
from riverboat.table.money.chip_race import RaceCards, odd_chips, race_off, round_off
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.running.event_registration import require_entrant
from riverboat.tourney.seating.random_draw import Draws, draw_order
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Event, EventTable
from riverboat.tourney.structure.levels import Structure
from riverboat.words import Player
from riverboat.words.refusals import event_house as h
from riverboat.words.refusals import events as w

Facts = Iterator[f.AnyEventFact]


def due_races(event: Event, draws: Draws) -> tuple[f.AnyEventFact, ...]:
    """Change small chips at the next table between hands, or while unseated (BYND-75, TRNY-43)."""
    for table in [event.tables[number] for number in sorted(event.racing)]:
        if not table.playing:
            return (_colour_up_table(event, table, draws),)
    return (_colour_up_unseated(event),) if event.races else ()


def next_larger_chip(structure: Structure, worth: int) -> int:
    """Return the chip to change to: the next larger one of the event."""
    return next((each for each in structure.chips if each > worth), worth)


def _colour_up_table(event: Event, table: EventTable, draws: Draws) -> f.ColouredUp:
    worth, structure = table.races[0], event.rules.structure
    large = next_larger_chip(structure, worth)
    seats = {entrant.seat: entrant for entrant in event.seated_at(table.number)}
    stacks = {seat: seats[seat].chips for seat in sorted(seats)}
    cards: RaceCards = ()
    if structure.colour_up == "race":
        cards = _race_cards(stacks, worth, large, f"race {worth} {table.number}", draws)
        kept = race_off(stacks, large, cards)
    else:
        kept = round_off(stacks, large)
    now = tuple([(seats[seat].player, chips) for seat, chips in kept.items()])
    return f.ColouredUp(table.number, worth, large, cards, now)


def _race_cards(
    stacks: dict[int, int], worth: int, large: int, label: str, draws: Draws
) -> RaceCards:
    """Deal a card for each odd chip, from seat 1 on, all of a player's before the next."""
    odd = odd_chips(stacks, large)
    needed = sum(-(-chips // worth) for chips in odd.values())
    deck = DECKS["standard"].cards
    decks = [
        card
        for k in range(-(-needed // len(deck)))
        for card in draw_order(draws.seed, f"{label} {k}", deck)
    ]
    left = iter(decks)
    return tuple(
        [
            (seat, tuple([next(left) for _ in range(-(-chips // worth))]))
            for seat, chips in odd.items()
        ]
    )


def _colour_up_unseated(event: Event) -> f.ColouredUp:
    """Return the colour-up of players without a table, rounded because they cannot race."""
    worth = event.races[0]
    large = next_larger_chip(event.rules.structure, worth)
    people = list(event.homeless.values())
    kept = round_off({k: each.chips for k, each in enumerate(people)}, large)
    return f.ColouredUp(
        0, worth, large, (), tuple([(people[k].player, chips) for k, chips in kept.items()])
    )


def change_old_chips(event: Event, command: c.ChangeOldChips) -> f.OldChipsChanged:
    """Change old chips at their value, rounded down to whole current chips (TRNY-44)."""
    found, structure = require_entrant(event, command.player), event.rules.structure
    if found.status == "out":
        raise EventCommandRefused(w.IsOut(Player(found.player)))
    if found.status == "seated" and event.tables[found.table].playing:
        raise EventCommandRefused(w.WaitForHandsEnd(found.table))
    smallest = structure.smallest_chip(event.clock.part)
    if command.worth not in structure.chips or command.worth >= smallest:
        raise EventCommandRefused(h.ChipIsInPlay(command.worth))
    if command.count < 1:
        raise EventCommandRefused(h.NoSuchCount(command.count))
    chips = command.worth * command.count // smallest * smallest
    return f.OldChipsChanged(found.player, command.worth, command.count, chips)
