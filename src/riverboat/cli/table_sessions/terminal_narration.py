"""Events for whoever sits at the terminal: their reader, and what of a hand they want to hear.

They are called *you*, know what game they play and who sits with how much, and do not want six
antes read out one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from riverboat.cards import UNKNOWN, name
from riverboat.cli.terminal.terminal_felt import MARK
from riverboat.engine import AnyFact
from riverboat.narration import merge_antes, narrate_log
from riverboat.words import Person, Player, Reader, Seat, language, renamed
from riverboat.words.events.dealt import EverybodyIsDealt, GetsCards
from riverboat.words.events.event import Event
from riverboat.words.events.posts import HandOpens, PlayerHas
from riverboat.words.events.showdown import Award
from riverboat.words.reader import by_seat


def terminal_reader_for(
    locale: str = "en", your_name: str = "", format_chips: Callable[[int], str] = "{:,}".format
) -> Reader:
    """A reader of this language; *you* is what they are called, if they are spoken to.

    *chips* writes amounts with commas between thousands, for which the language has its own sign.
    """
    spoken = language(locale)
    group = spoken.grammar.group
    return Reader(
        spoken,
        name=plain_name,
        chips=lambda amount: format_chips(amount).replace(",", group),
        cards=mark_cards,
        you=(Player(your_name),) if your_name else (),
    )


def mark_cards(cards: Sequence[int]) -> str:
    """Cards for a felt to draw."""
    mark = {UNKNOWN: ""}
    return " ".join([name(card).join([mark.get(card, MARK)] * 2) for card in cards])


def plain_name(person: Person) -> str:
    """Somebody by the name alone: the chair is seen."""
    return person.player if isinstance(person, Player) else by_seat(person)


def name_seat(names: Sequence[str], person: Person) -> Person:
    """A seat of the hand as the player in it."""
    if isinstance(person, Seat) and person.seat < len(names):
        return Player(names[person.seat])
    return person


def narrate_history(log: Iterable[AnyFact], names: Sequence[str]) -> list[Event]:
    """The whole hand, as the log lets its reader know it (``views.redact_log``)."""
    told = merge_antes(narrate_log(log), len(names))
    return [renamed(event, lambda person: name_seat(names, person)) for _, event in told]


def narrate_so_far(log: Iterable[AnyFact], names: Sequence[str]) -> list[Event]:
    """What has happened so far, for somebody at the table; more facts only add to it."""
    seen = (HandOpens, PlayerHas, EverybodyIsDealt)
    return [event for event in narrate_history(log, names) if not isinstance(event, seen)]


def event_style(event: Event) -> str:
    """Who wins is not to be missed."""
    return "bold" if isinstance(event, Award) else ""


def is_card_event_of_other(event: Event, viewer: str) -> bool:
    """Whether an event tells the cards of somebody else, which are drawn at their seat."""
    return isinstance(event, GetsCards) and plain_name(event.who) != viewer
