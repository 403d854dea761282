"""Refusals with a file's player names in place of seat numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from riverboat.words import Person, Player, Reader, Refusal, Seat, renamed
from riverboat.words.reader import default_person_name

R = TypeVar("R", bound=Refusal)


def refusal_with_names(refusal: R, name: Callable[[int], str] | Sequence[str]) -> R:
    """Return the refusal with known player names in place of seats."""

    def named(who: Person) -> Person:
        if not isinstance(who, Seat):
            return who
        if callable(name):
            return Player(name(who.seat))
        return Player(name[who.seat]) if who.seat < len(name) else who

    return renamed(refusal, named)


def reader_with_names(players: Sequence[str], language: str = "en") -> Reader:
    """Return a reader that renders seats as player names, where these are known."""

    def name(person: Person) -> str:
        if isinstance(person, Seat) and person.seat < len(players):
            return players[person.seat]
        return default_person_name(person)

    return Reader(language, name=name)


def mentions_chips(refusal: Refusal) -> bool:
    """Return True if a refusal names an amount of chips."""
    named: list[int] = []

    def counted(chips: int) -> str:
        named.append(chips)
        return str(chips)

    Reader(chips=counted).say(refusal)
    return bool(named)
