"""Hands of physical tables with eliminations: lookup by player, and their order."""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.tourney.state.event_state import Bust, Event


def iter_felt_busts(event: Event) -> Iterator[Bust]:
    """Yield all bust-outs of physical tables: placed, pending, or with an open rebuy."""
    for placing in event.placings:
        yield from (bust for bust in placing.busts if bust.is_host_entered)
    yield from (bust for bust in event.busts if bust.is_host_entered)
    for entrant in event.remaining_entrants.values():
        if entrant.undecided_bust is not None and entrant.undecided_bust.is_host_entered:
            yield entrant.undecided_bust


def find_last_felt_bust(event: Event, player: str) -> Bust | None:
    """Return the last bust-out of a player at a physical table, or ``None``."""
    busts = [bust for bust in iter_felt_busts(event) if bust.player == player]
    return max(busts, key=lambda bust: bust.hand_number, default=None)


def insert_in_order(busts: list[Bust], bust: Bust) -> None:
    """Insert a bust-out with those of its hand, before those of later hands."""
    if not bust.is_host_entered:
        busts.append(bust)
        return
    same_hand_indexes = [
        bust_index
        for bust_index, other_bust in enumerate(busts)
        if other_bust.is_host_entered and other_bust.hand_number == bust.hand_number
    ]
    later_hand_indexes = [
        bust_index
        for bust_index, other_bust in enumerate(busts)
        if other_bust.is_host_entered and other_bust.hand_number > bust.hand_number
    ]
    index = (
        same_hand_indexes[-1] + 1
        if same_hand_indexes
        else later_hand_indexes[0]
        if later_hand_indexes
        else len(busts)
    )
    busts.insert(index, bust)
