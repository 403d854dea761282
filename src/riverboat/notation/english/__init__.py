"""Narration of a hand in poker English, sentence by sentence.

``narration`` finds the phrases (limps, cold calls, pat hands, scoops, odd chips); this package
renders them in English. The parameter *chips* is a function that formats amounts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from riverboat.engine import AnyFact
from riverboat.narration import narrate_log
from riverboat.notation.english.pot_odds import PotOdds, pot_odds
from riverboat.words import Person, Phrase, Reader, Seat
from riverboat.words.events.hand_opening import PlayerStackLine, SeatStackLine

__all__ = ["PotOdds", "narrate", "pot_odds", "sentences"]

ChipFormatter = Callable[[int], str]
"""Formatter of an amount of chips."""


def narrate(
    log: Iterable[AnyFact], players: Sequence[str] | None = None, chips: ChipFormatter = str
) -> Iterator[str]:
    """Yield the hand sentence by sentence; *players* are the names by seat.

    >>> from riverboat.engine import Fold, decide, due, replay, parse_game, start
    >>> log = [start(parse_game("no-limit hold'em 1/2"), stacks=(200, 200))]
    >>> log += due(replay(log))
    >>> list(narrate(log, ["Ann", "Bob"]))[-2:]
    ['Bob posts small blind 1', 'Ann posts big blind 2']
    """
    return (sentence for _, sentence in sentences(log, players, chips))


def sentences(
    log: Iterable[AnyFact], players: Sequence[str] | None = None, chips: ChipFormatter = str
) -> Iterator[tuple[int, str]]:
    """Yield each sentence with the index of the fact that it describes."""
    reader = Reader(name=name_seat if players is None else build_person_namer(players), chips=chips)
    for index, event in narrate_log(log):
        yield index, reader.say(_strip_seat_number(event) if players is None else event)


def build_person_namer(players: Sequence[str]) -> Callable[[Person], str]:
    """Return a function that names a person: the player of a seat, or the seat itself."""

    def name_person(person: Person) -> str:
        return players[person.seat] if isinstance(person, Seat) else name_seat(person)

    return name_person


def name_seat(person: Person) -> str:
    """Return the name of a seat, counted from 1, for a player without a name."""
    assert isinstance(person, Seat), "a hand knows seats only"
    return f"Seat {person.seat + 1}"


def _strip_seat_number(phrase: Phrase) -> Phrase:
    """Return the phrase without its seat number, if the player's name is that number already."""
    return (
        SeatStackLine(phrase.seat, phrase.button, phrase.chips)
        if isinstance(phrase, PlayerStackLine)
        else phrase
    )
