"""Refusals by an event, and errors in its configuration."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Refusal

# Rules that contradict each other ----------------------------------------------------------------


class FullOfWhat(Refusal, frozen=True):
    code, rule = "no maximum", "TRNY-15"
    en = "an event that begins when it is full needs a number of entries that fills it"


class NoHeads(Refusal, frozen=True):
    code, rule = "no heads", "TRNY-57"
    en = "a bounty event needs a part of the price that is for heads"


class CardsAreNoHundred(Refusal, frozen=True):
    code, rule = "cards are no hundred", "TRNY-60"
    en = "shares of mystery cards are of a hundred cards together, and these are {cards}"
    cards: int


class CardsMustFall(Refusal, frozen=True):
    code, rule = "cards must fall", "TRNY-60"
    en = "shares of mystery cards fall: {worth} cannot come after {above}"
    worth: int
    above: int


class SeatsOrShares(Refusal, frozen=True):
    code, rule = "seats or shares", "TRNY-65"
    en = "a satellite pays seats, and no shares of the pool"


class NoSuchLevel(Refusal, frozen=True):
    code, rule = "no such level", "TRNY-15"
    en = "there is no level {level}: the structure has {levels}"
    level: int
    levels: int


# Coming in ---------------------------------------------------------------------------------------


class NotEntered(Refusal, frozen=True):
    code, rule = "not entered", "TRNY-15"
    en = "{who} {who:is|are} not in this event"
    who: Person


class EnteredAlready(Refusal, frozen=True):
    code, rule = "entered already", "TRNY-16"
    en = "{who} {who:is|are} in this event already"
    who: Person


class RegistrationIsClosed(Refusal, frozen=True):
    code, rule = "registration is closed", "TRNY-15"
    en = "registration is closed: entries were taken until the {level:0=start|end of level *}"
    level: int


class NoReentry(Refusal, frozen=True):
    code, rule = "no re-entry", "TRNY-16"
    en = "{who} cannot enter again: {most:0=this is a freezeout|everybody may * times}"
    who: Person
    most: int


class EventIsFull(Refusal, frozen=True):
    code, rule = "event is full", "TRNY-15"
    en = "the event is full: {most:entry is|entries are} taken"
    most: int


class HasBegun(Refusal, frozen=True):
    code, rule = "has begun", "TRNY-15"
    en = "the event has begun"


class TooFewEntrants(Refusal, frozen=True):
    code, rule = "too few entrants", "GAME-03"
    en = "{entered} have entered, and the event needs {least}"
    entered: int
    least: int


# More chips --------------------------------------------------------------------------------------


class NoRebuys(Refusal, frozen=True):
    code, rule = "no re-buys", "TRNY-52"
    en = "this event has no re-buys"


class RebuysAreOver(Refusal, frozen=True):
    code, rule = "re-buys are over", "TRNY-52"
    en = "re-buys were possible until the end of level {level}"
    level: int


class RebuysAreUsed(Refusal, frozen=True):
    code, rule = "re-buys are used", "TRNY-52"
    en = "{who} {who:has|have} bought again as often as one may: {most}"
    who: Person
    most: int


class StackTooGreat(Refusal, frozen=True):
    code, rule = "stack too great", "TRNY-52"
    en = "{who} {who:has|have} {chips}; a re-buy is for stacks of {most} or less"
    who: Person
    chips: Chips
    most: Chips


class SitsNowhere(Refusal, frozen=True):
    code, rule = "not seated", "TRNY-14"
    en = "{who} {who:sits|sit} at no table now"
    who: Person


class WaitForHandsEnd(Refusal, frozen=True):
    code, rule = "between hands", "TRNY-52"
    en = "that can be done between two hands; table {table} is in one"
    table: int


class HasChipsLeft(Refusal, frozen=True):
    code, rule = "has chips", "TRNY-52"
    en = "{who} {who:has|have} {chips} and {who:is|are} not out"
    who: Person
    chips: Chips


class NoAddOn(Refusal, frozen=True):
    code, rule = "no add-on", "TRNY-53"
    en = "this event has no add-on"


class AddOnIsLater(Refusal, frozen=True):
    code, rule = "add-on is not now", "TRNY-53"
    en = "the add-on belongs to level {level}"
    level: int


class AddedOnAlready(Refusal, frozen=True):
    code, rule = "added on already", "TRNY-53"
    en = "{who} cannot have the add-on: it is for everybody at a table, once"
    who: Person


# Hands -------------------------------------------------------------------------------------------


class NoSuchTable(Refusal, frozen=True):
    code, rule = "no such table", "TRNY-11"
    en = "there is no table {table} in this event; there are {tables}"
    table: int
    tables: tuple[int, ...]


class NotRunning(Refusal, frozen=True):
    code, rule = "not running", "TRNY-09"
    en = "the event is not running"


class ClockStands(Refusal, frozen=True):
    code, rule = "clock stands", "TRNY-34"
    en = "the clock stands still"


class ClockGoes(Refusal, frozen=True):
    code, rule = "clock goes", "TRNY-34"
    en = "the clock goes already"


class ClockGoesBack(Refusal, frozen=True):
    code, rule = "clock goes back", "TRNY-34"
    en = "the clock cannot be set back: that is before what it was told last"


class BreakIsOn(Refusal, frozen=True):
    code, rule = "break", "TRNY-34"
    en = "there is a break of {minutes:* minute|* minutes}"
    minutes: int


class HandIsOn(Refusal, frozen=True):
    code, rule = "hand is on", "TRNY-34"
    en = "table {table} is in a hand"
    table: int


class HandsAreOn(Refusal, frozen=True):
    code, rule = "hands are on", "TRNY-34"
    en = "some tables are in a hand: pause the clock and let them finish"


class NoHandIsOn(Refusal, frozen=True):
    code, rule = "no hand is on", "TRNY-33"
    en = "table {table} is in no hand"
    table: int


class TooFewHere(Refusal, frozen=True):
    code, rule = "too few players", "GAME-03"
    en = "table {table} has too few players"
    table: int


class MustDecide(Refusal, frozen=True):
    code, rule = "must decide", "TRNY-52"
    en = "{who} must say first whether {who:they buy|you buy} again"
    who: Person


class SeatsAreDrawn(Refusal, frozen=True):
    code, rule = "seats are drawn", "TRNY-28"
    en = "all seats are drawn again as soon as every table has finished its hand"


class WaitsForTheOthers(Refusal, frozen=True):
    code, rule = "hand for hand", "BYND-73"
    en = "hand for hand: table {table} waits for the others"
    table: int


class DayIsOver(Refusal, frozen=True):
    code, rule = "day is over", "TRNY-35"
    en = "the last hand of the day has been played"


class LevelIsPlayed(Refusal, frozen=True):
    code, rule = "level is played", "TRNY-09"
    en = "table {table} has played the {hands} hands of this level and waits for the others"
    table: int
    hands: int


class TableIsShort(Refusal, frozen=True):
    code, rule = "table is short", "TRNY-23"
    en = "table {table} with {players} players waits for one from a table with {most}"
    table: int
    players: int
    most: int


class NotAtThisTable(Refusal, frozen=True):
    code, rule = "not at this table", "TRNY-12"
    en = "{who} {who:does|do} not sit at table {table}"
    who: Person
    table: int


class NoSuchStack(Refusal, frozen=True):
    code, rule = "no such stack", "TRNY-54"
    en = "{who} cannot have {chips}"
    who: Person
    chips: Chips


class ChipsUnaccounted(Refusal, frozen=True):
    """A count after which the chips in play differ from those sold."""

    code, rule = "confirm", "TRNY-54"
    en = "{there} chips in play, {due} sold: {off} {more:too many|missing}"
    there: Chips
    due: Chips
    off: Chips
    more: bool


class TableChipsDoNotAddUp(Refusal, frozen=True):
    code, rule = "chips do not add up", "TRNY-54"
    en = "table {table} had {before} before the hand, and cannot have {after} after it"
    table: int
    before: Chips
    after: Chips


# The host ----------------------------------------------------------------------------------------


class IsOut(Refusal, frozen=True):
    code, rule = "is out", "TRNY-02"
    en = "{who} {who:is|are} out of the event"
    who: Person


class IsOver(Refusal, frozen=True):
    code, rule = "is over", "TRNY-02"
    en = "the event is over"


class PutThemselvesOut(Refusal, frozen=True):
    code, rule = "put themselves out", "TRNY-58"
    en = "{who} cannot put {who:themselves|yourself} out"
    who: Person


class WhoWonTheChips(Refusal, frozen=True):
    code, rule = "whose chips", "TRNY-54"
    en = "who has won the {chips} of {who:*|yours}?"
    who: Person
    chips: Chips


class CannotBeUndone(Refusal, frozen=True):
    code, rule = "cannot be undone", "TRNY-40"
    en = "{who} cannot come back: {who:their|your} place is settled"
    who: Person


class NoOpenSeat(Refusal, frozen=True):
    code, rule = "no open seat", "TRNY-14"
    en = "table {table} has no open seat"
    table: int


class WhyIsIt(Refusal, frozen=True):
    code, rule = "no reason", "HOUS-08"
    en = "this needs a reason, which everybody can read"


class NoSuchHands(Refusal, frozen=True):
    code, rule = "no such number", "TRNY-47"
    en = "{hands} is no number of hands or rounds"
    hands: int


class NoDeals(Refusal, frozen=True):
    code, rule = "no deals", "TRNY-64"
    en = "the house allows no deals"


class DealsAreLater(Refusal, frozen=True):
    code, rule = "deals are later", "TRNY-64"
    en = "a deal is made when registration is closed, between two hands"


class NotAllAgree(Refusal, frozen=True):
    code, rule = "not all agree", "TRNY-64"
    en = "a deal needs everybody who is left; {who:and} {n:has|have} not agreed"
    who: tuple[Person, ...]
    n: int


class CannotBeSaved(Refusal, frozen=True):
    code, rule = "cannot be saved", "TRNY-64"
    en = "{saved} of {money} cannot be left to play for"
    saved: Chips
    money: Chips


class TooManyForIcm(Refusal, frozen=True):
    code, rule = "too many for icm", "TRNY-64"
    en = (
        "ICM of {players} players and {prizes} prizes would be an estimate: divide by chips, "
        "evenly, or by amounts that all agree on"
    )
    players: int
    prizes: int


class SharesDoNotAddUp(Refusal, frozen=True):
    code, rule = "shares do not add up", "TRNY-64"
    en = "everybody who is left needs a share, and all of them together are {money}, not {shares}"
    shares: Chips
    money: Chips
