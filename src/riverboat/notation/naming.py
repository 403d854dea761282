"""Refusals in the words of a file: its players by the names that it gives them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from riverboat.words import Person, Reader, Refusal, Seat
from riverboat.words.reader import by_seat


def reader_of(name: Callable[[int], str]) -> Reader:
    """A reader who calls the player in a seat as *name* says."""
    return Reader(name=lambda who: name(who.seat) if isinstance(who, Seat) else by_seat(who))


def by_name(players: Sequence[str]) -> Reader:
    """A reader who knows the players by seat; one who is not named is a seat."""

    def name(person: Person) -> str:
        if isinstance(person, Seat) and person.seat < len(players):
            return players[person.seat]
        return by_seat(person)

    return Reader(name=name)


def speaks_of_chips(refusal: Refusal) -> bool:
    """Whether a refusal names an amount of chips."""
    named: list[int] = []

    def counted(chips: int) -> str:
        named.append(chips)
        return str(chips)

    Reader(chips=counted).say(refusal)
    return bool(named)
