"""Narration for the user at the terminal: a reader in their language, and the hand's events.

The reader addresses the user as *you*. The game and the stacks are known to the user, and antes are
merged into one event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from riverboat.cards import UNKNOWN, name
from riverboat.cli.terminal.terminal_felt import MARK
from riverboat.engine import AnyFact
from riverboat.narration import merge_antes, narrate_log
from riverboat.words import Person, Player, Reader, Seat, language, rename_people
from riverboat.words.events.dealing import CardsDealtTo, CardsDealtToAll
from riverboat.words.events.event_phrases import Event
from riverboat.words.events.hand_opening import HandIntroduction, PlayerStackLine
from riverboat.words.events.showdown import PotAward
from riverboat.words.reader import default_person_name


def build_terminal_reader(
    locale: str = "en", your_name: str = "", format_chips: Callable[[int], str] = "{:,}".format
) -> Reader:
    """Return a reader of this language; *your_name* is the player it addresses, if any.

    *format_chips* writes amounts with commas between thousands, which become the language's sign.
    """
    locale_language = language(locale)
    return Reader(
        locale_language,
        name=name_without_chair,
        chips=lambda amount: locale_language.grammar.localize_decimal(format_chips(amount)),
        cards=mark_cards,
        you=(Player(your_name),) if your_name else (),
    )


def mark_cards(cards: Sequence[int]) -> str:
    """Return cards with the marks that a felt needs to draw them."""
    mark_by_card = {UNKNOWN: ""}
    return " ".join([name(card).join([mark_by_card.get(card, MARK)] * 2) for card in cards])


def name_without_chair(person: Person) -> str:
    """Return a player's name without the seat, which the screen shows."""
    return person.player if isinstance(person, Player) else default_person_name(person)


def name_seat(names: Sequence[str], person: Person) -> Person:
    """Return the player in a seat of the hand."""
    if isinstance(person, Seat) and person.seat < len(names):
        return Player(names[person.seat])
    return person


def narrate_history(log: Iterable[AnyFact], names: Sequence[str]) -> list[Event]:
    """Narrate the whole hand, from a log redacted to its reader (``engine.hand_redaction``)."""
    events = merge_antes(narrate_log(log), len(names))
    return [rename_people(event, lambda person: name_seat(names, person)) for _, event in events]


def narrate_so_far(log: Iterable[AnyFact], names: Sequence[str]) -> list[Event]:
    """Narrate the hand so far for a player at the table; more facts only append events."""
    opening_event_types = (HandIntroduction, PlayerStackLine, CardsDealtToAll)
    return [
        event for event in narrate_history(log, names) if not isinstance(event, opening_event_types)
    ]


def choose_event_style(event: Event) -> str:
    """Return the style of an event: bold for an award."""
    return "bold" if isinstance(event, PotAward) else ""


def is_card_event_of_other(event: Event, viewer: str) -> bool:
    """Return True if an event names another player's cards, which are drawn at their seat."""
    return isinstance(event, CardsDealtTo) and name_without_chair(event.who) != viewer
