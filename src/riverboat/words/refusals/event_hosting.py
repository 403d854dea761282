"""Refusals of commands to an event: on entries, seats, chips, days, and undone finishing places."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Refusal


class DayEndsUnsorted(Refusal, frozen=True, rename={"earlier_level": "before"}):
    code, rule = "bad days", "TRNY-35"
    earlier_level: int
    level: int


class DayEndLevelInHands(Refusal, frozen=True):
    code, rule = "bad days", "TRNY-35"
    level: int


class StartTimeRequired(Refusal, frozen=True):
    code, rule = "starts when", "TRNY-15"


class PasswordUnneeded(Refusal, frozen=True):
    code, rule = "which password", "TRNY-15"


class LevelGameMissing(Refusal, frozen=True):
    code, rule = "games by level", "TRNY-22"
    game: str


class SeatValueMissing(Refusal, frozen=True):
    code, rule = "seat of no worth", "TRNY-65"
    event: str


class WrongPassword(Refusal, frozen=True):
    code, rule = "wrong password", "TRNY-15"


class EntryRequestPending(Refusal, frozen=True):
    code, rule = "asks already", "TRNY-15"
    who: Person


class NoOpenEntryRequest(Refusal, frozen=True):
    code, rule = "asks nothing", "TRNY-15"
    who: Person


class TicketsDisabled(Refusal, frozen=True):
    code, rule = "no tickets", "TRNY-65"


class TicketUsed(Refusal, frozen=True):
    code, rule = "ticket is used", "TRNY-65"
    ticket: str


class UnregisteringForbidden(Refusal, frozen=True):
    code, rule = "no unregistering", "TRNY-15"


class LevelsStarted(
    Refusal, frozen=True, rename={"fixed_count": "kept", "schedule_length": "parts"}
):
    code, rule = "levels have begun", "TRNY-09"
    level: int
    fixed_count: int
    schedule_length: int


class HandLengthLevelsUnsupported(Refusal, frozen=True):
    code, rule = "hands are not counted", "TRNY-09"


class HandForHandRoundMissing(Refusal, frozen=True):
    code, rule = "no round is on", "BYND-73"


class NoBountyMarkers(Refusal, frozen=True):
    code, rule = "no bounty markers", "TRNY-56"


class FlightAlreadyMerged(Refusal, frozen=True):
    code, rule = "flight is in", "TRNY-35"
    flight: str


class NoSuchFlight(Refusal, frozen=True, rename={"bag_count": "bags", "entry_count": "entries"}):
    code, rule = "no such flight", "TRNY-54"
    flight: str
    bag_count: int
    entry_count: int


class NoSuchSeat(Refusal, frozen=True):
    code, rule = "no such seat", "TRNY-12"
    table: int
    seat: int
    seats: int


class EventSeatTaken(Refusal, frozen=True):
    code, rule = "seat is taken", "TRNY-12"
    table: int
    seat: int


class EventSeatBlocked(Refusal, frozen=True):
    code, rule = "seat is out of use", "TRNY-12"
    table: int
    seat: int


class EventSeatOpen(Refusal, frozen=True):
    code, rule = "seat is in use", "TRNY-12"
    table: int
    seat: int


class MinimumSeatsReached(Refusal, frozen=True):
    code, rule = "no room then", "TRNY-14"
    table: int
    seat: int


class SeatChangeNotPending(Refusal, frozen=True):
    code, rule = "not sent", "BYND-70"
    who: Person


class ChipValueInPlay(Refusal, frozen=True):
    code, rule = "chip is in play", "TRNY-44"
    worth: Chips


class ChipCountInvalid(Refusal, frozen=True):
    code, rule = "no such count", "TRNY-44"
    count: int


class HandForHandWait(Refusal, frozen=True):
    code, rule = "cards stay down", "TRNY-38"
    table: int


class ButtonAlreadyKnown(Refusal, frozen=True):
    code, rule = "button is known", "TRNY-03"
    table: int


class ButtonUnknown(Refusal, frozen=True):
    code, rule = "button is unknown", "TRNY-03"
    table: int


class BigBlindAlreadyKnown(Refusal, frozen=True):
    code, rule = "big blind is known", "BYND-71"
    table: int


class OnePlayerLeftAtTable(Refusal, frozen=True):
    code, rule = "one is there", "TRNY-17"
    table: int


class DayRunning(Refusal, frozen=True):
    code, rule = "day is on", "TRNY-35"


class ChipsBagged(Refusal, frozen=True):
    code, rule = "chips are bagged", "TRNY-35"


class StackBelowRoundCost(Refusal, frozen=True, rename={"round_cost": "forfeit"}):
    code, rule = "no more than blinds", "BYND-37"
    who: Person
    chips: Chips
    round_cost: Chips


class PlaceAlreadyAwarded(Refusal, frozen=True, rename={"later_finisher": "other"}):
    code, rule = "placed since", "TRNY-40"
    who: Person
    later_finisher: Person


class NotEliminated(Refusal, frozen=True):
    code, rule = "not eliminated", "TRNY-40"
    who: Person


class EarlierEliminationMissing(Refusal, frozen=True):
    code, rule = "no elimination before", "TRNY-40"
    table: int


class EliminationTooOld(Refusal, frozen=True):
    code, rule = "next hand has begun", "TRNY-40"
    who: Person
    table: int


class NotAtOneTable(Refusal, frozen=True, rename={"other_player": "other"}):
    code, rule = "not at one table", "TRNY-40"
    who: Person
    other_player: Person


class EliminatedPlayerRepeated(Refusal, frozen=True):
    code, rule = "listed twice", "TRNY-40"


class ChipsWonInBustOutHand(Refusal, frozen=True, rename={"losing_player": "other"}):
    code, rule = "won in that hand", "TRNY-58"
    who: Person
    losing_player: Person


class BountyWinnerEliminated(Refusal, frozen=True, rename={"bounty_winner": "other"}):
    code, rule = "taker is out", "TRNY-57"
    who: Person
    bounty_winner: Person


class ReentryAlreadyMade(Refusal, frozen=True):
    code, rule = "entered since", "TRNY-16"
    who: Person


class DrawSeedAlreadyPublic(Refusal, frozen=True):
    code, rule = "seed is shown", "TRNY-11"
