"""What every tool has in common: chips that somebody has said, steps of an answer, and refusals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.wire.wire_phrases import Words
from riverboat.words import Phrase, Seat
from riverboat.words.refusals import tools as w


class BadQuestion(RefusalError):
    """What a tool was told cannot be so: it gives no answer."""


class Step(Struct, frozen=True):
    """One step of an answer, as a phrase, and the rule of the catalogue that asks for it."""

    said: Words
    rule: str = ""


def steps(*said: Phrase | None) -> tuple[Step, ...]:
    """Phrases as steps; what is ``None`` is none."""
    return tuple([Step(each, getattr(each, "rule", "")) for each in said if each is not None])


def validate_seats(named: Iterable[int], players: int) -> frozenset[int]:
    """Seats that somebody has named, if there are so many."""
    found = list(named)
    for seat in found:
        if not 0 <= seat < players:
            raise BadQuestion(w.IsNobodyHere(Seat(seat), players))
        if found.count(seat) > 1:
            raise BadQuestion(w.IsNamedTwice(Seat(seat)))
    return frozenset(found)


def validate_chips(said: Sequence[int]) -> list[int]:
    """Chips that somebody has named, if they are whole and none is below nothing."""
    for chips in said:
        if type(chips) is not int or chips < 0:
            raise BadQuestion(w.IsNoChips(str(chips)))
    return list(said)


def clockwise(seats: Iterable[int], button: int) -> tuple[int, ...]:
    """Seats in their order around the table, from the left of the button."""
    return tuple(sorted(seats, key=lambda seat: (seat <= button, seat)))
