"""Refusals by an event, and errors in its configuration."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Refusal


class EntryCountMissing(Refusal, frozen=True):
    code, rule = "no maximum", "TRNY-15"


class BountyMissing(Refusal, frozen=True):
    code, rule = "no heads", "TRNY-57"


class MysteryBountyCountWrong(Refusal, frozen=True, rename={"bounty_count": "cards"}):
    code, rule = "cards are no hundred", "TRNY-60"
    bounty_count: int


class MysteryBountiesUnsorted(
    Refusal, frozen=True, rename={"bounty": "worth", "previous_bounty": "above"}
):
    code, rule = "cards must fall", "TRNY-60"
    bounty: int
    previous_bounty: int


class SatelliteSharesConflict(Refusal, frozen=True):
    code, rule = "seats or shares", "TRNY-65"


class NoSuchLevel(Refusal, frozen=True):
    code, rule = "no such level", "TRNY-15"
    level: int
    levels: int


class PlayerNotEntrant(Refusal, frozen=True):
    code, rule = "not entered", "TRNY-15"
    who: Person


class AlreadyEntered(Refusal, frozen=True):
    code, rule = "entered already", "TRNY-16"
    who: Person


class RegistrationOver(Refusal, frozen=True):
    code, rule = "registration is closed", "TRNY-15"
    level: int


class NoReentry(Refusal, frozen=True, rename={"max_reentries": "most"}):
    code, rule = "no re-entry", "TRNY-16"
    who: Person
    max_reentries: int


class EventFull(Refusal, frozen=True, rename={"max_entries": "most"}):
    code, rule = "event is full", "TRNY-15"
    max_entries: int


class TournamentStarted(Refusal, frozen=True):
    code, rule = "has begun", "TRNY-15"


class TooFewEntrants(
    Refusal, frozen=True, rename={"entry_count": "entered", "min_entries": "least"}
):
    code, rule = "too few entrants", "GAME-03"
    entry_count: int
    min_entries: int


class NoRebuys(Refusal, frozen=True):
    code, rule = "no re-buys", "TRNY-52"


class RebuyPeriodOver(Refusal, frozen=True):
    code, rule = "re-buys are over", "TRNY-52"
    level: int


class RebuysExhausted(Refusal, frozen=True, rename={"max_rebuys": "most"}):
    code, rule = "re-buys are used", "TRNY-52"
    who: Person
    max_rebuys: int


class StackTooLargeForRebuy(Refusal, frozen=True, rename={"max_stack": "most"}):
    code, rule = "stack too great", "TRNY-52"
    who: Person
    chips: Chips
    max_stack: Chips


class SeatlessEntrant(Refusal, frozen=True):
    code, rule = "not seated", "TRNY-14"
    who: Person


class WaitForHandsEnd(Refusal, frozen=True):
    code, rule = "between hands", "TRNY-52"
    table: int


class PlayerWithChips(Refusal, frozen=True):
    code, rule = "has chips", "TRNY-52"
    who: Person
    chips: Chips


class NoAddOn(Refusal, frozen=True):
    code, rule = "no add-on", "TRNY-53"


class AddOnTooEarly(Refusal, frozen=True):
    code, rule = "add-on is not now", "TRNY-53"
    level: int


class AddOnAlreadyTaken(Refusal, frozen=True):
    code, rule = "added on already", "TRNY-53"
    who: Person


class NoSuchTable(Refusal, frozen=True):
    code, rule = "no such table", "TRNY-11"
    table: int
    tables: tuple[int, ...]


class TournamentNotRunning(Refusal, frozen=True):
    code, rule = "not running", "TRNY-09"


class ClockNotRunning(Refusal, frozen=True):
    code, rule = "clock stands", "TRNY-34"


class ClockRunning(Refusal, frozen=True):
    code, rule = "clock goes", "TRNY-34"


class ClockReversal(Refusal, frozen=True):
    code, rule = "clock goes back", "TRNY-34"


class EventOnBreak(Refusal, frozen=True):
    code, rule = "break", "TRNY-34"
    minutes: int


class EventHandRunning(Refusal, frozen=True):
    code, rule = "hand is on", "TRNY-34"
    table: int


class EventHandsRunning(Refusal, frozen=True):
    code, rule = "hands are on", "TRNY-34"


class EventHandMissing(Refusal, frozen=True):
    code, rule = "no hand is on", "TRNY-33"
    table: int


class TooFewPlayersAtTable(Refusal, frozen=True):
    code, rule = "too few players", "GAME-03"
    table: int


class RebuyDecisionDue(Refusal, frozen=True):
    code, rule = "must decide", "TRNY-52"
    who: Person


class SeatRedrawPending(Refusal, frozen=True):
    code, rule = "seats are drawn", "TRNY-28"


class TableWaitingForOthers(Refusal, frozen=True):
    code, rule = "hand for hand", "BYND-73"
    table: int


class EventDayOver(Refusal, frozen=True):
    code, rule = "day is over", "TRNY-35"


class LevelHandsPlayed(Refusal, frozen=True):
    code, rule = "level is played", "TRNY-09"
    table: int
    hands: int


class TableShortOfPlayers(Refusal, frozen=True, rename={"largest_table_size": "most"}):
    code, rule = "table is short", "TRNY-23"
    table: int
    players: int
    largest_table_size: int


class PlayerNotAtTable(Refusal, frozen=True):
    code, rule = "not at this table", "TRNY-12"
    who: Person
    table: int


class TournamentStackInvalid(Refusal, frozen=True):
    code, rule = "no such stack", "TRNY-54"
    who: Person
    chips: Chips


class ChipsUnaccounted(
    Refusal,
    frozen=True,
    rename={
        "chips_in_play": "there",
        "chips_sold": "due",
        "difference": "off",
        "is_surplus": "more",
    },
):
    """A count after which the chips in play differ from those sold."""

    code, rule = "confirm", "TRNY-54"
    chips_in_play: Chips
    chips_sold: Chips
    difference: Chips
    is_surplus: bool


class TableChipTotalMismatch(
    Refusal, frozen=True, rename={"chips_before": "before", "chips_after": "after"}
):
    code, rule = "chips do not add up", "TRNY-54"
    table: int
    chips_before: Chips
    chips_after: Chips


class PlayerEliminated(Refusal, frozen=True):
    code, rule = "is out", "TRNY-02"
    who: Person


class TournamentOver(Refusal, frozen=True):
    code, rule = "is over", "TRNY-02"


class SelfElimination(Refusal, frozen=True):
    code, rule = "put themselves out", "TRNY-58"
    who: Person


class ChipWinnerMissing(Refusal, frozen=True):
    code, rule = "whose chips", "TRNY-54"
    who: Person
    chips: Chips


class FinishNotUndoable(Refusal, frozen=True):
    code, rule = "cannot be undone", "TRNY-40"
    who: Person


class NoOpenSeat(Refusal, frozen=True):
    code, rule = "no open seat", "TRNY-14"
    table: int


class ReasonMissing(Refusal, frozen=True):
    code, rule = "no reason", "HOUS-08"


class HandOrRoundCountInvalid(Refusal, frozen=True):
    code, rule = "no such number", "TRNY-47"
    hands: int


class NoPrizeDeals(Refusal, frozen=True):
    code, rule = "no deals", "TRNY-64"


class PrizeDealTooEarly(Refusal, frozen=True):
    code, rule = "deals are later", "TRNY-64"


class DealVotesMissing(Refusal, frozen=True, rename={"vote_count": "n"}):
    code, rule = "not all agree", "TRNY-64"
    who: tuple[Person, ...]
    vote_count: int


class PlayForPrizeTooLarge(Refusal, frozen=True, rename={"play_for_amount": "saved"}):
    code, rule = "cannot be saved", "TRNY-64"
    play_for_amount: Chips
    money: Chips


class TooManyForIcm(
    Refusal, frozen=True, rename={"prize_count": "prizes", "player_count": "players"}
):
    code, rule = "too many for icm", "TRNY-64"
    player_count: int
    prize_count: int


class DealSharesMismatch(Refusal, frozen=True, rename={"share_total": "shares"}):
    code, rule = "shares do not add up", "TRNY-64"
    share_total: Chips
    money: Chips
