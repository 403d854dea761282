"""Terminal texts for the host of an event."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from riverboat.words.phrase import Chips, Person, Phrase, Refusal

Field: TypeAlias = Literal[
    "NAME", "TABLE", "SEAT", "CHIPS", "TICKET", "LINE", "SHARE", "WHY", "FILE"
]
FIELDS: Final[tuple[Field, ...]] = get_args(Field)


class EntryField(Phrase, frozen=True):
    """A placeholder in the syntax of an entry."""

    en = "{field}"
    field: Field


class EventEntry(Phrase, frozen=True):
    """The effect of an entry."""

    en = (
        "{what:enter=Ann and Ben come in, at any time while entries are taken|"
        "start=draw the seats, and the clock goes|"
        "bust=Ann is out, and Ben has the chips; after a semicolon: others in the same hand; "
        "too: in the hand before|"
        "blind=Ann is the big blind next; 2 ?: not known at table 2|"
        "ticket=Ann comes in with a ticket|levels=all levels that follow: 200/400 20m; break 10m|"
        "round=hand for hand: every table has played|"
        "undo=Ann was not out, and has 4000|rebuy=Ann buys again; addon, decline as well|"
        "count=Ann has 4000, as counted|move=Ann takes seat 3 of table 2|"
        "there=Ann is where they were sent|clock=pause, go, time +5 or time -5 minutes|"
        "look=seats, clock, places, prizes, moves|penalty=Ann misses 2 rounds, and why|"
        "away=Ann is away; back when they are back|deal=all who are left divide: "
        "icm, chips or even, or as they say; save 50: 50 are played for|"
        "day=end of the day; the next one|export=results as .csv or .json|"
        "back=the last entry has not happened|stop; the file is taken up again by its name}"
    )
    what: Literal[
        "enter",
        "start",
        "bust",
        "blind",
        "ticket",
        "levels",
        "round",
        "undo",
        "rebuy",
        "count",
        "move",
        "there",
        "clock",
        "look",
        "penalty",
        "away",
        "deal",
        "day",
        "export",
        "back",
        "quit",
    ]


class NotAnEventEntry(Refusal, frozen=True):
    en = "{typed} is no entry: help tells all of them"
    typed: str


class NobodyPlaysAs(Refusal, frozen=True):
    en = "nobody here is called {name}"
    name: str


class SeveralAreCalled(Refusal, frozen=True):
    en = "{name} may be {names}: say more of the name"
    name: str
    names: tuple[str, ...]


class NothingToTakeBack(Refusal, frozen=True):
    en = "there is nothing to take back"


class EntryTakenBack(Phrase, frozen=True):
    en = "taken back"


class EventTakenUp(Phrase, frozen=True):
    en = "taken up again: {entries} {entries:entry|entries}, {left} left"
    entries: int
    left: int


class LineWasCut(Phrase, frozen=True):
    en = "the last entry was cut short and is not in the file: say it again"


class GoesToSeat(Phrase, frozen=True):
    en = "{who} {who:goes|go} to table {table}, seat {seat}"
    who: Person
    table: int
    seat: int


class GoesToGuessedSeat(Phrase, frozen=True):
    en = "{who} {who:goes|go} to table {table}, seat {seat} (a guess: check the button)"
    who: Person
    table: int
    seat: int


class BigBlindAsked(Phrase, frozen=True):
    """A request for the button's position, for a move between physical tables."""

    en = (
        "a player moves: who is the big blind next at table {table}? blind NAME, "
        "or blind {table} ? if not known"
    )
    table: int


class PlaceToConfirm(Phrase, frozen=True):
    en = "place {place}: {who}, {stack} at the start of the hand; {prize:0=no prize|prize *}"
    place: int
    who: Person
    stack: Chips
    prize: Chips


class RankToConfirm(Phrase, frozen=True):
    """The order within a hand; places are given when registration has closed."""

    en = "{rank} in this hand: {who}, {stack} at its start; the place follows"
    rank: int
    who: Person
    stack: Chips


class PlaceChanges(Phrase, frozen=True):
    en = "{who}: place {place} instead of {was}; {prize:0=no prize|prize *}"
    who: Person
    was: int
    place: int
    prize: Chips


class PlacesGivenAnew(Phrase, frozen=True):
    en = "the places since that hand are given anew"


class TableIsBroken(Phrase, frozen=True):
    en = "table {table} is broken"
    table: int


class HasPlace(Phrase, frozen=True):
    en = "{who} {who:is|are} out in place {place}"
    who: Person
    place: int


class HasPlaceAndPrize(Phrase, frozen=True):
    en = "{who} {who:is|are} out in place {place} and {who:wins|win} {prize}"
    who: Person
    place: int
    prize: Chips


class LevelBegins(Phrase, frozen=True):
    en = "level {level}: {posted}"
    level: int
    posted: str


class BreakBegins(Phrase, frozen=True):
    en = "break of {minutes:* minute|* minutes}{gone:0=|; chips of * go}"
    minutes: int
    gone: Chips


class PrizesPosted(Phrase, frozen=True):
    en = "registration is closed: {entries} {entries:entry|entries}, {paid} {paid:is|are} paid"
    entries: int
    paid: int


class HandsOneByOne(Phrase, frozen=True):
    en = "hand for hand: every table plays one hand and waits"


class WinsEvent(Phrase, frozen=True):
    en = "{who} {who:wins|win} the event and {prize}"
    who: Person
    prize: Chips


class TakesShare(Phrase, frozen=True):
    en = "{who} {who:gets|get} {share} by the deal"
    who: Person
    share: Chips


class EndsInPlace(Phrase, frozen=True):
    """A remaining player's place, if no prize is left for it."""

    en = "{who} {who:ends|end} in place {place}"
    who: Person
    place: int


class TakesHead(Phrase, frozen=True):
    en = "{who} {who:gets|get} {cash} for the head of {of}"
    who: Person
    cash: Chips
    of: Person


class TypeYes(Phrase, frozen=True):
    """The instruction to confirm a previewed entry."""

    en = "type yes to confirm; anything else drops it"


class EntryDropped(Phrase, frozen=True):
    en = "dropped: nothing has changed"


class DealShareOf(Phrase, frozen=True):
    """A player's share in the preview of a deal."""

    en = "{who}: {chips} chips, {share}"
    who: Person
    chips: Chips
    share: Chips


class DealPreview(Phrase, frozen=True):
    en = "deal of {total}{saved:0=|, * played for}: {ends:the event ends with it|the event goes on}"
    total: Chips
    saved: Chips
    ends: bool


class PrizesProvisional(Phrase, frozen=True):
    """Provisional prizes while entries are open."""

    en = "provisional: {entries} {entries:entry|entries}, {pool} in the pool; registration is open"
    entries: int
    pool: Chips


class ChipsAreOff(Phrase, frozen=True):
    """Chips in play against chips sold, for the wall display."""

    en = "{off} chips {more:too many|missing}: {there} in play, {due} sold"
    off: Chips
    more: bool
    there: Chips
    due: Chips


class HasStack(Phrase, frozen=True):
    en = "{who} {who:has|have} {chips}"
    who: Person
    chips: Chips


class WallLine(Phrase, frozen=True):
    """The event in one line, for the wall display."""

    en = "level {level} {posted}, {clock}; {left} left of {entries}, average {average}"
    level: int
    posted: str
    clock: str
    left: int
    entries: int
    average: Chips
