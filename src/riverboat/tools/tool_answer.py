"""Shared parts of all tools: validation of chips and seats, steps of an answer, refusals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from riverboat.deprecation.renamed_keywords import RenamedFields
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.wire.wire_phrases import Words
from riverboat.words import Phrase, Seat
from riverboat.words.refusals import tools as w


class BadQuestion(RefusalError):
    """An error: the input of a tool is impossible, so there is no answer."""


class Step(Struct, metaclass=RenamedFields, frozen=True, rename={"phrase": "said"}):
    """A step of an answer, as a phrase, and the rule of the catalogue that it applies."""

    phrase: Words
    rule: str = ""


def steps(*phrases: Phrase | None) -> tuple[Step, ...]:
    """Return phrases as steps, without those that are ``None``."""
    return tuple(
        [Step(phrase, getattr(phrase, "rule", "")) for phrase in phrases if phrase is not None]
    )


def validate_seats(named_seats: Iterable[int], players: int) -> frozenset[int]:
    """Return the named seats as a set; refuse unknown or repeated ones."""
    seats = list(named_seats)
    for seat in seats:
        if not 0 <= seat < players:
            raise BadQuestion(w.PlayerNumberUnknown(Seat(seat), players))
        if seats.count(seat) > 1:
            raise BadQuestion(w.PlayerRepeated(Seat(seat)))
    return frozenset(seats)


def validate_chips(chip_amounts: Sequence[int]) -> list[int]:
    """Return the chips; refuse fractions and negative amounts."""
    for chips in chip_amounts:
        if type(chips) is not int or chips < 0:
            raise BadQuestion(w.ChipsTextInvalid(str(chips)))
    return list(chip_amounts)


def clockwise(seats: Iterable[int], button: int) -> tuple[int, ...]:
    """Return seats in their order around the table, from the left of the button."""
    return tuple(sorted(seats, key=lambda seat: (seat <= button, seat)))
