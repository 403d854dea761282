"""Who is asked: the authority, the language, the game that is played. Nothing here draws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import Game
from riverboat.engine.asked.errors import WithReason
from riverboat.floor import (
    AUTHORITIES,
    Authority,
    Understood,
    Verdict,
    authority,
    reads,
    rule,
)
from riverboat.floor.reading.games import in_game
from riverboat.floor.reading.told import called
from riverboat.words import Person, Reader, Seat
from riverboat.words.reader import by_seat
from riverboat.words.terminal.floor_desk import ChangedIn, TheHouse


class Desk(Struct, frozen=True):
    """By whose book rulings are made, in which language, and at which game."""

    by: Authority
    language: str = "en"
    game: Game | None = None

    def reader(self, people: tuple[str, ...] = ("",)) -> Reader:
        """A reader who calls people as the text did."""

        def name(person: Person) -> str | None:
            if not isinstance(person, Seat):
                return by_seat(person)
            is_named = person.seat >= len(people) or people[person.seat]
            return plain.say(called(people, person.seat)) if is_named else None

        plain = Reader(self.language)
        return Reader(self.language, name=name)

    def at(self, found: Understood) -> Understood:
        """The same at the game that is played here; ``OtherGame`` where it is said otherwise."""
        if self.game is None:
            return found
        return replace(found, spot=in_game(found.spot, self.game))


def desk(
    book: str, changes: Sequence[str] = (), language: str = "en", game: Game | None = None
) -> Desk:
    """A desk for this authority with these options changed; ``BadGame`` for what there is not."""
    return Desk(authority(book).with_options(changes), language, game)


def book_of(by: Authority, reader: Reader) -> str:
    """A book and its year, or the house of this book, with what was changed."""
    name = by.name or reader.say(TheHouse(by.key.partition("-")[0]))  # type: ignore[arg-type]
    return reader.say(ChangedIn(name, by.changed)) if by.changed else name


def elsewhere(found: Understood, at: Desk) -> Iterator[tuple[str, Verdict]]:
    """What other authorities rule, where it is not the same; those that agree together."""
    reader = at.reader(found.people)
    ours = reads(rule(found.seen, found.spot, at.by), reader)
    groups: dict[str, tuple[list[str], Verdict]] = {}
    for other in AUTHORITIES.values():
        try:
            verdict = rule(found.seen, found.spot, other)
        except WithReason:
            continue
        says = reads(verdict, reader)
        if other.key != at.by.key and says != ours:
            groups.setdefault(says, ([], verdict))[0].append(book_of(other, reader))
    for names, verdict in groups.values():
        yield ", ".join(names), verdict
