"""Who sits in a chair, and if they are in the hand: what every decision at a table asks first."""

from __future__ import annotations

from riverboat.engine import IllegalAction
from riverboat.table.state.table_state import Table, TablePlayer
from riverboat.words import Player
from riverboat.words.refusals import seats as w


def player_at(table: Table, chair: int) -> TablePlayer:
    """The player in a chair, or a refusal."""
    found = table.chairs.get(chair)
    if found is None:
        taken = tuple(table.occupied_chairs)
        raise IllegalAction(
            w.NobodySitsThere(chair, taken) if taken else w.NobodySitsAnywhere(chair)
        )
    return found


def player_label(table: Table, chair: int) -> Player:
    """Who sits in a chair, as the table calls them: by name and chair."""
    return Player(table.chairs[chair].player, chair)


def is_in_hand(table: Table, chair: int) -> bool:
    """Whether a chair is dealt into the hand that is played."""
    if table.opening is not None:
        return chair in table.opening.began.chairs
    return table.hand is not None and chair in table.playing
