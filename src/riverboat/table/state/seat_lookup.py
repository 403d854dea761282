"""Seat lookup: the player in a chair, and their part in the hand."""

from __future__ import annotations

from riverboat.engine import IllegalAction
from riverboat.table.state.table_state import Table, TablePlayer
from riverboat.words import Player
from riverboat.words.refusals import seats as w


def player_at(table: Table, chair: int) -> TablePlayer:
    """Return the player in a chair, or refuse."""
    player = table.chairs.get(chair)
    if player is None:
        occupied_chairs = tuple(table.occupied_chairs)
        raise IllegalAction(
            w.SeatEmpty(chair, occupied_chairs) if occupied_chairs else w.AllSeatsEmpty(chair)
        )
    return player


def player_label(table: Table, chair: int) -> Player:
    """Return the label of the player in a chair: name and chair."""
    return Player(table.chairs[chair].player, chair)


def is_in_hand(table: Table, chair: int) -> bool:
    """Return True if a chair is dealt into the current hand."""
    if table.hand_opening is not None:
        return chair in table.hand_opening.begin_fact.chairs
    return table.hand is not None and chair in table.hand_chairs
