"""Chairs and button of a Bovada hand, whose players are named by position."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.notation.dialects.transcript_builder import TranscriptBuilder


def renumber_chairs(builder: TranscriptBuilder, chairs: Sequence[int]) -> bool:
    """Renumber the chairs from 1 if they are not in ascending order; return True if that was done.

    The lines of a tournament are clockwise, but may have any chair numbers.
    """
    if list(chairs) == sorted(chairs):
        return False
    seats = [builder.seats[chair] for chair in chairs]
    builder.seats = {
        chair_number: seat._replace(chair=chair_number)
        for chair_number, seat in enumerate(seats, 1)
    }
    builder.notes.append(f"the chairs stand in the order {list(chairs)}: counted from 1")
    return True


def find_button(builder: TranscriptBuilder, recorded_button: int) -> int:
    """Return the chair of the button; 0 if it is unknown.

    It is the chair of the player named *Dealer*, or else the recorded one, or else the chair before
    the blinds.
    """
    chair_by_name = {seat.name: seat.chair for seat in builder.list_dealt_in_players()}
    if recorded_button or "Dealer" in chair_by_name:
        return chair_by_name.get("Dealer", recorded_button)
    blind_chair = chair_by_name.get("Small Blind") or chair_by_name.get("Big Blind") or 0
    occupied_chairs = sorted(chair_by_name.values())
    return (
        occupied_chairs[occupied_chairs.index(blind_chair) - 1]
        if blind_chair in occupied_chairs
        else 0
    )
