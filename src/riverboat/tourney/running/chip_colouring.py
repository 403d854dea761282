"""Colour-up of small chips at a break: by a chip race at each table, or by rounding.

Chips that are found later are exchanged, too.
"""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.cards import DECKS
from riverboat.table.money.chip_race import RaceCards, odd_chips_by_player, race_off, round_off
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.running.event_registration import require_entrant
from riverboat.tourney.seating.random_draw import Draws, draw_order
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Event, EventTable
from riverboat.tourney.structure.levels import Structure
from riverboat.words import Player
from riverboat.words.refusals import event_hosting as h
from riverboat.words.refusals import events as w

Facts = Iterator[f.AnyEventFact]


def list_due_colour_ups(event: Event, draws: Draws) -> tuple[f.AnyEventFact, ...]:
    """Return the fact of the next due colour-up, as a tuple; empty if none is due.

    Tables that are between hands come first, then players without a seat (BYND-75, TRNY-43).
    """
    for table in [event.tables[number] for number in sorted(event.tables_due_colour_up)]:
        if not table.is_playing:
            return (_colour_up_table(event, table, draws),)
    return (_colour_up_unseated(event),) if event.colour_ups_due else ()


def find_next_larger_chip(structure: Structure, chip_value: int) -> int:
    """Return the event's next larger chip, which replaces small chips."""
    return next((chip for chip in structure.chips if chip > chip_value), chip_value)


def _colour_up_table(event: Event, table: EventTable, draws: Draws) -> f.ColouredUp:
    chip_value, structure = table.colour_ups_due[0], event.rules.structure
    larger_chip = find_next_larger_chip(structure, chip_value)
    entrant_by_seat = {entrant.seat: entrant for entrant in event.seated_at(table.number)}
    stack_by_seat = {seat: entrant_by_seat[seat].chips for seat in sorted(entrant_by_seat)}
    cards: RaceCards = ()
    if structure.colour_up == "race":
        cards = _build_race_cards(
            stack_by_seat, chip_value, larger_chip, f"race {chip_value} {table.number}", draws
        )
        new_stacks = race_off(stack_by_seat, larger_chip, cards)
    else:
        new_stacks = round_off(stack_by_seat, larger_chip)
    stacks_after = tuple(
        [(entrant_by_seat[seat].player, chips) for seat, chips in new_stacks.items()]
    )
    return f.ColouredUp(table.number, chip_value, larger_chip, cards, stacks_after)


def _build_race_cards(
    stacks: dict[int, int], chip_value: int, larger_chip: int, draw_label: str, draws: Draws
) -> RaceCards:
    """Deal a card for each odd chip: all cards of the first seat, then those of the next."""
    odd_chips_by_seat = odd_chips_by_player(stacks, larger_chip)
    card_count = sum(-(-chips // chip_value) for chips in odd_chips_by_seat.values())
    deck = DECKS["standard"].cards
    shuffled_cards = [
        card
        for deck_number in range(-(-card_count // len(deck)))
        for card in draw_order(draws.seed, f"{draw_label} {deck_number}", deck)
    ]
    remaining_cards = iter(shuffled_cards)
    return tuple(
        [
            (seat, tuple([next(remaining_cards) for _ in range(-(-chips // chip_value))]))
            for seat, chips in odd_chips_by_seat.items()
        ]
    )


def _colour_up_unseated(event: Event) -> f.ColouredUp:
    """Return the colour-up of players without a table, rounded because they cannot race."""
    chip_value = event.colour_ups_due[0]
    larger_chip = find_next_larger_chip(event.rules.structure, chip_value)
    entrants = list(event.unseated_entrants.values())
    new_stacks = round_off(
        {index: entrant.chips for index, entrant in enumerate(entrants)}, larger_chip
    )
    return f.ColouredUp(
        0,
        chip_value,
        larger_chip,
        (),
        tuple([(entrants[index].player, chips) for index, chips in new_stacks.items()]),
    )


def change_old_chips(event: Event, command: c.ChangeOldChips) -> f.OldChipsChanged:
    """Change old chips at their value, rounded down to whole current chips (TRNY-44)."""
    entrant, structure = require_entrant(event, command.player), event.rules.structure
    if entrant.status == "out":
        raise EventCommandRefused(w.PlayerEliminated(Player(entrant.player)))
    if entrant.status == "seated" and event.tables[entrant.table].is_playing:
        raise EventCommandRefused(w.WaitForHandsEnd(entrant.table))
    smallest_chip = structure.smallest_chip(event.clock.part_index)
    if command.chip_value not in structure.chips or command.chip_value >= smallest_chip:
        raise EventCommandRefused(h.ChipValueInPlay(command.chip_value))
    if command.count < 1:
        raise EventCommandRefused(h.ChipCountInvalid(command.count))
    chips = command.chip_value * command.count // smallest_chip * smallest_chip
    return f.OldChipsChanged(entrant.player, command.chip_value, command.count, chips)
