"""Shared parts of all tools: validation of chips and seats, steps of an answer, refusals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.wire.wire_phrases import Words
from riverboat.words import Phrase, Seat
from riverboat.words.refusals import tools as w


class BadQuestion(RefusalError):
    """The input of a tool is impossible; there is no answer."""


class Step(Struct, frozen=True):
    """A step of an answer, as a phrase, and the rule of the catalogue that it applies."""

    said: Words
    rule: str = ""


def steps(*said: Phrase | None) -> tuple[Step, ...]:
    """Return phrases as steps, without those that are ``None``."""
    return tuple([Step(each, getattr(each, "rule", "")) for each in said if each is not None])


def validate_seats(named: Iterable[int], players: int) -> frozenset[int]:
    """Return the named seats as a set; refuse unknown or repeated ones."""
    found = list(named)
    for seat in found:
        if not 0 <= seat < players:
            raise BadQuestion(w.IsNobodyHere(Seat(seat), players))
        if found.count(seat) > 1:
            raise BadQuestion(w.IsNamedTwice(Seat(seat)))
    return frozenset(found)


def validate_chips(said: Sequence[int]) -> list[int]:
    """Return the chips; refuse fractions and negative amounts."""
    for chips in said:
        if type(chips) is not int or chips < 0:
            raise BadQuestion(w.IsNoChips(str(chips)))
    return list(said)


def clockwise(seats: Iterable[int], button: int) -> tuple[int, ...]:
    """Return seats in their order around the table, from the left of the button."""
    return tuple(sorted(seats, key=lambda seat: (seat <= button, seat)))
