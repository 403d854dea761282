"""Small chips leave play at a break: raced for at each table, or rounded; those found later."""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.cards import DECKS
from riverboat.table.money.chip_race import Race, odd_chips, raced, rounded
from riverboat.tourney.asked import commands as c
from riverboat.tourney.errors import NotInThisEvent
from riverboat.tourney.running.entering import entrant
from riverboat.tourney.seating.draw import Draws, drawn
from riverboat.tourney.state import facts as f
from riverboat.tourney.state.event import Event, EventTable
from riverboat.tourney.structure.levels import Structure
from riverboat.words import Player
from riverboat.words.refusals import event_house as h
from riverboat.words.refusals import events as w

Facts = Iterator[f.AnyEventFact]


def due_races(event: Event, draws: Draws) -> tuple[f.AnyEventFact, ...]:
    """The next table that is between hands changes its small chips (BYND-75, TRNY-43)."""
    for table in [event.tables[number] for number in sorted(event.racing)]:
        if not table.playing:
            return (_at(event, table, draws),)
    return (_on_the_way(event),) if event.races else ()


def larger(structure: Structure, worth: int) -> int:
    """What a chip is changed for: the next larger one of the event."""
    return next((each for each in structure.chips if each > worth), worth)


def _at(event: Event, table: EventTable, draws: Draws) -> f.ColouredUp:
    worth, structure = table.races[0], event.rules.structure
    large = larger(structure, worth)
    seats = {entrant.seat: entrant for entrant in event.at(table.number)}
    stacks = {seat: seats[seat].chips for seat in sorted(seats)}
    cards: Race = ()
    if structure.colour_up == "race":
        cards = _cards(stacks, worth, large, f"race {worth} {table.number}", draws)
        kept = raced(stacks, large, cards)
    else:
        kept = rounded(stacks, large)
    now = tuple([(seats[seat].player, chips) for seat, chips in kept.items()])
    return f.ColouredUp(table.number, worth, large, cards, now)


def _cards(stacks: dict[int, int], worth: int, large: int, label: str, draws: Draws) -> Race:
    """A card for each odd chip, from seat 1 on, and each gets all of theirs before the next."""
    odd = odd_chips(stacks, large)
    needed = sum(-(-chips // worth) for chips in odd.values())
    deck = DECKS["standard"].cards
    decks = [
        card
        for k in range(-(-needed // len(deck)))
        for card in drawn(draws.seed, f"{label} {k}", deck)
    ]
    left = iter(decks)
    return tuple(
        [
            (seat, tuple([next(left) for _ in range(-(-chips // worth))]))
            for seat, chips in odd.items()
        ]
    )


def _on_the_way(event: Event) -> f.ColouredUp:
    """Who is between two tables, or not seated yet, has nobody to race with: theirs are rounded."""
    worth = event.races[0]
    large = larger(event.rules.structure, worth)
    people = list(event.homeless.values())
    kept = rounded({k: each.chips for k, each in enumerate(people)}, large)
    return f.ColouredUp(
        0, worth, large, (), tuple([(people[k].player, chips) for k, chips in kept.items()])
    )


def old_chips_changed(event: Event, command: c.ChangeOldChips) -> f.OldChipsChanged:
    """Chips of a removed kind are changed at their worth, as far as they make one (TRNY-44)."""
    found, structure = entrant(event, command.player), event.rules.structure
    if found.status == "out":
        raise NotInThisEvent(w.IsOut(Player(found.player)))
    if found.status == "seated" and event.tables[found.table].playing:
        raise NotInThisEvent(w.WaitForHandsEnd(found.table))
    smallest = structure.smallest(event.clock.part)
    if command.worth not in structure.chips or command.worth >= smallest:
        raise NotInThisEvent(h.ChipIsInPlay(command.worth))
    if command.count < 1:
        raise NotInThisEvent(h.NoSuchCount(command.count))
    chips = command.worth * command.count // smallest * smallest
    return f.OldChipsChanged(found.player, command.worth, command.count, chips)
