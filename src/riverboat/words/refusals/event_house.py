"""Refusals by the house of an event: entries, seats, chips, days, places undone."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Refusal

# Rules that contradict each other ----------------------------------------------------------------


class StartsWhen(Refusal, frozen=True):
    code, rule = "starts when", "TRNY-15"
    en = "an event that begins by the clock needs a time"


class WhichPassword(Refusal, frozen=True):
    code, rule = "which password", "TRNY-15"
    en = "a password is needed where entries ask for one, and nowhere else"


class GamesByLevel(Refusal, frozen=True):
    code, rule = "games by level", "TRNY-22"
    en = "{game} is several games: say in each level what is played in it"
    game: str


class SeatOfNoWorth(Refusal, frozen=True):
    code, rule = "seat of no worth", "TRNY-65"
    en = "a satellite for {event} needs what a seat in it is worth"
    event: str


# Coming in ---------------------------------------------------------------------------------------


class WrongPassword(Refusal, frozen=True):
    code, rule = "wrong password", "TRNY-15"
    en = "this is not the password of the event"


class AsksAlready(Refusal, frozen=True):
    code, rule = "asks already", "TRNY-15"
    en = "{who} {who:has|have} asked already, and {who:waits|wait} for the host"
    who: Person


class AsksNothing(Refusal, frozen=True):
    code, rule = "asks nothing", "TRNY-15"
    en = "{who} {who:has|have} not asked to come in"
    who: Person


class NoTickets(Refusal, frozen=True):
    code, rule = "no tickets", "TRNY-65"
    en = "this event takes no tickets"


class TicketIsUsed(Refusal, frozen=True):
    code, rule = "ticket is used", "TRNY-65"
    en = "the ticket {ticket} has been used"
    ticket: str


class NoUnregistering(Refusal, frozen=True):
    code, rule = "no unregistering", "TRNY-15"
    en = "an entry in this event cannot be taken back"


class LevelsHaveBegun(Refusal, frozen=True):
    code, rule = "levels have begun", "TRNY-09"
    en = (
        "level {level} has begun, and what has begun stays: "
        "say first how many parts of the structure stay, at least {kept} of {parts}"
    )
    level: int
    kept: int
    parts: int


class HandsAreNotCounted(Refusal, frozen=True):
    code, rule = "hands are not counted", "TRNY-09"
    en = "nobody counts hands at tables of felt: say how many minutes a level has"


class NoRoundIsOn(Refusal, frozen=True):
    code, rule = "no round is on", "BYND-73"
    en = "a round is told to be over at tables of felt, while hand for hand is played"


class NoBountyMarkers(Refusal, frozen=True):
    code, rule = "no bounty markers", "TRNY-56"
    en = "this event has no bounty markers"


class FlightIsIn(Refusal, frozen=True):
    code, rule = "flight is in", "TRNY-35"
    en = "those who are left of {flight} have come in already"
    flight: str


class NoSuchFlight(Refusal, frozen=True):
    code, rule = "no such flight", "TRNY-54"
    en = "{flight} has {bags} bags of {entries} entries: each bag is one player's, with chips in it"
    flight: str
    bags: int
    entries: int


# Seats -------------------------------------------------------------------------------------------


class NoSuchSeat(Refusal, frozen=True):
    code, rule = "no such seat", "TRNY-12"
    en = "table {table} has seats 1 to {seats}, and no seat {seat}"
    table: int
    seat: int
    seats: int


class SeatIsTaken(Refusal, frozen=True):
    code, rule = "seat is taken", "TRNY-12"
    en = "seat {seat} of table {table} is taken or kept for somebody"
    table: int
    seat: int


class SeatIsOutOfUse(Refusal, frozen=True):
    code, rule = "seat is out of use", "TRNY-12"
    en = "seat {seat} of table {table} is out of use"
    table: int
    seat: int


class SeatIsInUse(Refusal, frozen=True):
    code, rule = "seat is in use", "TRNY-12"
    en = "seat {seat} of table {table} is in use"
    table: int
    seat: int


class NoRoomThen(Refusal, frozen=True):
    code, rule = "no room then", "TRNY-14"
    en = "without seat {seat} table {table} has no room for two players"
    table: int
    seat: int


class NotSent(Refusal, frozen=True):
    code, rule = "not sent", "BYND-70"
    en = "{who} {who:was|were} not sent anywhere"
    who: Person


# Chips and cards ---------------------------------------------------------------------------------


class ChipIsInPlay(Refusal, frozen=True):
    code, rule = "chip is in play", "TRNY-44"
    en = "chips of {worth} have not left play"
    worth: Chips


class NoSuchCount(Refusal, frozen=True):
    code, rule = "no such count", "TRNY-44"
    en = "{count} is no number of chips"
    count: int


class CardsStayDown(Refusal, frozen=True):
    code, rule = "cards stay down", "TRNY-38"
    en = "hand for hand: the cards of table {table} stay down until the other tables are ready"
    table: int


class BigBlindIsKnown(Refusal, frozen=True):
    code, rule = "big blind is known", "BYND-71"
    en = "the big blind of table {table} is reported at physical tables, while the event runs"
    table: int


class OneIsThere(Refusal, frozen=True):
    code, rule = "one is there", "TRNY-17"
    en = "one player is there at table {table}, and the button moves by the clock"
    table: int


# Days --------------------------------------------------------------------------------------------


class DayIsOn(Refusal, frozen=True):
    code, rule = "day is on", "TRNY-35"
    en = "the day is not over: its chips are not bagged"


class ChipsAreBagged(Refusal, frozen=True):
    code, rule = "chips are bagged", "TRNY-35"
    en = "the day is over, and its chips are in bags"


class HasNoMoreThanBlinds(Refusal, frozen=True):
    code, rule = "no more than blinds", "BYND-37"
    en = (
        "{who} {who:has|have} {chips}, and the blinds and antes of a round are {forfeit}: who is "
        "to lose all chips is disqualified"
    )
    who: Person
    chips: Chips
    forfeit: Chips


# A bust-out undone -------------------------------------------------------------------------------


class PlacedSince(Refusal, frozen=True):
    code, rule = "placed since", "TRNY-40"
    en = "{other} {other:was|were} placed after {who:*|you}: that has to be undone first"
    who: Person
    other: Person


class NotEliminated(Refusal, frozen=True):
    code, rule = "not eliminated", "TRNY-40"
    en = "{who} {who:has|have} not been eliminated at a table"
    who: Person


class NoEliminationBefore(Refusal, frozen=True):
    code, rule = "no elimination before", "TRNY-40"
    en = "no earlier elimination at table {table} can share a hand: enter it without “same hand”"
    table: int


class NextHandHasBegun(Refusal, frozen=True):
    code, rule = "next hand has begun", "TRNY-40"
    en = (
        "table {table} has played on since {who} {who:was|were} eliminated: undo what was entered "
        "later, or enter it as a hand of its own"
    )
    who: Person
    table: int


class NotAtOneTable(Refusal, frozen=True):
    code, rule = "not at one table", "TRNY-40"
    en = "{who} and {other} did not sit at one table: enter their hands separately"
    who: Person
    other: Person


class ListedTwice(Refusal, frozen=True):
    code, rule = "listed twice", "TRNY-40"
    en = "a hand needs each eliminated player once"


class WonInThatHand(Refusal, frozen=True):
    code, rule = "won in that hand", "TRNY-58"
    en = (
        "{who} won chips from {other} in that hand and cannot be out in it: correct who won them, "
        "or enter a later hand"
    )
    who: Person
    other: Person


class TakerIsOut(Refusal, frozen=True):
    code, rule = "taker is out", "TRNY-57"
    en = (
        "{other} took a part of the head of {who:*|yours} onto {other:their|your} own, and "
        "{other:is|are} out: that has to be undone first"
    )
    who: Person
    other: Person


class EnteredSince(Refusal, frozen=True):
    code, rule = "entered since", "TRNY-16"
    en = "{who} {who:has|have} entered again since"
    who: Person


class SeedIsShown(Refusal, frozen=True):
    code, rule = "seed is shown", "TRNY-11"
    en = "the event is over, and the seed of its draws is shown"
