"""Refusals with a file's player names in place of seat numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from riverboat.words import Person, Player, Reader, Refusal, Seat, rename_people
from riverboat.words.reader import default_person_name

R = TypeVar("R", bound=Refusal)


def name_players_in_refusal(refusal: R, name: Callable[[int], str] | Sequence[str]) -> R:
    """Return the refusal with known player names in place of seats."""

    def name_person(player: Person) -> Person:
        if not isinstance(player, Seat):
            return player
        if callable(name):
            return Player(name(player.seat))
        return Player(name[player.seat]) if player.seat < len(name) else player

    return rename_people(refusal, name_person)


def build_reader_with_names(players: Sequence[str], language: str = "en") -> Reader:
    """Return a reader of phrases that renders seats as player names, where these are known."""

    def name_person(person: Person) -> str:
        if isinstance(person, Seat) and person.seat < len(players):
            return players[person.seat]
        return default_person_name(person)

    return Reader(language, name=name_person)


def mentions_chips(refusal: Refusal) -> bool:
    """Return True if a refusal names an amount of chips."""
    mentioned_chips: list[int] = []

    def record_chips(chips: int) -> str:
        mentioned_chips.append(chips)
        return str(chips)

    Reader(chips=record_chips).say(refusal)
    return bool(mentioned_chips)
