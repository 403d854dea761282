"""Refusals of table options, alone or in combination."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Phrase, Refusal
from riverboat.words.refusals.hints import Hint


class NoSuchTablePreset(Refusal, frozen=True):
    en = "no preset {preset} of a table; {hint}"
    preset: str
    hint: Hint


class TooManyChairs(Refusal, frozen=True):
    rule, en = "GAME-03", "{game} is for {most} players: {chairs} chairs are too many"
    game: str
    most: int
    chairs: int


# Tournaments and casinos ------------------------------------------------------------------------


class NoStraddlesInTournaments(Refusal, frozen=True):
    rule, en = "STRD-02, TRNY-05", "there are no straddles in tournaments"


class NoKillsInTournaments(Refusal, frozen=True):
    rule, en = "KILL-01", "there are no kills in tournaments: everybody's chips last"


class NoLoansInTournaments(Refusal, frozen=True):
    rule, en = "MARK-02", "tournament chips cannot be borrowed"


class NoOpenStakesInTournaments(Refusal, frozen=True):
    rule, en = "STAK-01", "tournaments are played for table stakes"


class NoSevenDeuceInTournaments(Refusal, frozen=True):
    rule, en = "BYND-57", "in tournaments nobody pays for 7-2: everybody's chips last"


class NoJackpotInTournaments(Refusal, frozen=True):
    rule, en = "BYND-58", "tournaments have no jackpot: everybody's chips last"


class NoMarkersInACasino(Refusal, frozen=True):
    rule, en = "MARK-02, OPEN-01", "a casino takes no markers, and nobody borrows in it"


# The law of a place -----------------------------------------------------------------------------


class LawForbids(Refusal, frozen=True):
    rule, en = "HOUS-10", "the law of {place} forbids {what}, and {why}"
    place: str
    what: str
    why: Phrase


class LawForbidsHere(Refusal, frozen=True):
    rule, en = "HOUS-10", "the law of this place forbids {what}, and {why}"
    what: str
    why: Phrase


class GameIsPlayed(Phrase, frozen=True):
    en = "{game} is played"
    game: str


class StraddlesAreEnabled(Phrase, frozen=True):
    en = "straddles are enabled"


class PotsAreKilled(Phrase, frozen=True):
    en = "pots are killed"


class PotsAreRaked(Phrase, frozen=True):
    en = "pots are raked"


class JackpotIsFilled(Phrase, frozen=True):
    en = "chips are dropped for a jackpot"


class TimeIsPaidFor(Phrase, frozen=True):
    en = "time is paid for"


class MarkersAreTaken(Phrase, frozen=True):
    en = "markers are taken"


class PlayersLend(Phrase, frozen=True):
    en = "players lend each other chips"


class NobodyKnowsIt(Phrase, frozen=True):
    en = "nobody here knows what that is; known are {known}"
    known: tuple[str, ...]


# Blinds, straddles and kills --------------------------------------------------------------------


class LastWinnersOnlyBlind(Refusal, frozen=True):
    rule, en = "BLND-04", "the last winner posts the blind only where there is one"


class BlindsByPlaces(Refusal, frozen=True):
    rule, en = "BLND-05", "blinds by places go with the simplified button, not the {button}"
    button: str


class PlacesOfBlinds(Refusal, frozen=True):
    rule, en = "BLND-05", "blind_seats are places from 0, the button, to 9 left of it"


class SeatsForBlinds(Refusal, frozen=True):
    rule, en = "BLND-05", "{seats} blind_seats for {blinds} blinds of {game}"
    seats: int
    blinds: int
    game: str


class StraddlePositions(Refusal, frozen=True):
    rule, en = "STRD-13", "straddle positions are some of {known}"
    known: tuple[str, ...]


class RockNeedsStraddles(Refusal, frozen=True):
    rule, en = "STRD-10", "the rock makes its holder straddle: enable straddles too"


class SleepersNeedStraddles(Refusal, frozen=True):
    rule, en = "STRD-17", "sleepers are blind raises: enable straddles too"


class NoButtonStraddlesInLimit(Refusal, frozen=True):
    rule, en = "BYND-43", "there are no button straddles in limit games"


class NoBlindsForStraddles(Refusal, frozen=True):
    rule, en = "STRD-01", "{game} has no blinds that could be straddled"
    game: str


class KillWithoutLimits(Refusal, frozen=True):
    rule, en = "KILL-01", "a kill multiplies the limits, and {structure} has none"
    structure: str


class NoBlindToKill(Refusal, frozen=True):
    rule, en = "KILL-02", "a kill is a larger blind, and {game} has none"
    game: str


class KillOfBrokenChips(Refusal, frozen=True):
    rule = "KILL-03"
    en = (
        "a kill of {percent} percent makes {made} of {size}, and chips are whole: "
        "choose another percent, or other stakes"
    )
    percent: int
    made: str
    size: int


# Buying in and markers --------------------------------------------------------------------------


class MatchedWithoutAMaximum(Refusal, frozen=True):
    rule, en = "BUYN-08", "stacks are matched only where the buy-in has a maximum"


class LeastAboveTheLargest(Refusal, frozen=True):
    rule, en = "STAK-02", "the least buy-in, {least}, is more than the largest, {most}"
    least: Chips
    most: Chips


class SeveralBetsAtLeast(Refusal, frozen=True):
    rule = "OPEN-04"
    en = "with open stakes the least buy-in is several bets of {bet}, {least} or more, not {given}"
    bet: Chips
    least: Chips
    given: Chips


class NoShortBuyIns(Refusal, frozen=True):
    rule, en = "OPEN-04", "with open stakes there are no short buy-ins: set short to 0"


class NobodyPlaysWithThat(Refusal, frozen=True):
    rule = "STAK-02"
    en = (
        "nobody plays with a buy-in of {most} where a bet is {bet}: "
        "the largest is {bet} or more, or 0 for none"
    )
    most: Chips
    bet: Chips


class SmallMarkersNeedMarkers(Refusal, frozen=True):
    rule, en = "MARK-04", "small markers are accepted only where markers are taken"


class NoWholeTimeCards(Refusal, frozen=True):
    rule = "BYND-79"
    en = "a bank of {bank} seconds and {refill} more each orbit are no whole cards of {card}"
    bank: int
    refill: int
    card: int


# Chips and fees ---------------------------------------------------------------------------------


Amount = Literal[
    "blind",
    "ante",
    "bring-in",
    "unit",
    "share",
    "kitty",
    "drop",
    "time",
    "seven_deuce",
    "rake",
]


class KindOfAmount(Phrase, frozen=True):
    en = (
        "{what:blind=blind|ante=ante|bring-in=bring-in|unit=betting unit"
        "|share=smallest share of a pot|kitty=kitty|drop=jackpot drop|time=time fee"
        "|seven_deuce=seven_deuce|rake=rake}"
    )
    what: Amount


class ChipsInOrder(Refusal, frozen=True):
    rule = "CHIP-11"
    en = "chips are listed from the smallest worth to the largest, each once"


class NotTakenFromSuchChips(Refusal, frozen=True):
    rule, en = "HOUS-03, BYND-01", "a {what} of {chips} cannot be taken from chips of {chip}"
    what: KindOfAmount
    chips: Chips
    chip: Chips


class NotOfTheTablesChips(Refusal, frozen=True):
    rule = "UNIT-02, CHIP-13"
    en = "a {what} of {chips} cannot be made of the table's chips"
    what: KindOfAmount
    chips: Chips


class SmallerThanTheSmallest(Refusal, frozen=True):
    rule = "UNIT-02, CHIP-13"
    en = (
        "a {what} of {chips} cannot be made of the table's chips, the smallest of which is "
        "{least}: {game} is played as 'unit {unit} chip {unit}'"
    )
    what: KindOfAmount
    chips: Chips
    least: Chips
    game: str
    unit: int


class CapsRise(Refusal, frozen=True):
    rule, en = "BYND-47", "rake caps rise with the players: for two, three, four ..."


class TimePotNeedsAFee(Refusal, frozen=True):
    rule, en = "BYND-51", "a pot that pays for time needs a fee of time: set time_fee"


class NobodyPaysTheKitty(Refusal, frozen=True):
    rule, en = "HOUS-03", "a kitty that nobody pays pays for nothing: set kitty"


class SevenDeuceWithoutHoldem(Refusal, frozen=True):
    rule = "BYND-57"
    en = "the 7-2 game is played in hold'em, and there is none at this table"


class NoGameForAJackpot(Refusal, frozen=True):
    rule = "BYND-58"
    en = (
        "the jackpot is won where the highest hand alone wins and there is a board, "
        "and there is no such game at this table"
    )


class NothingFillsTheJackpot(Refusal, frozen=True):
    rule = "BYND-58"
    en = "nothing fills the jackpot: set the drop of each pot, fees.drop"


class SharesOfTheJackpot(Refusal, frozen=True):
    rule = "BYND-58"
    en = (
        "the jackpot is shared as percent for who lost, who won and the others, 100 together "
        "at most, as in 50, 25, 25: not {given}"
    )
    given: tuple[int, ...]


class NoSharesOfTheJackpot(Refusal, frozen=True):
    rule = "BYND-58"
    en = (
        "the jackpot is shared as percent for who lost, who won and the others, 100 together "
        "at most, as in 50, 25, 25: not nothing"
    )


# Said in a file ---------------------------------------------------------------------------------


class DifferentHouses(Refusal, frozen=True):
    en = "the games of this mix have different house rules, and a file has one set"


class CannotBeSaid(Refusal, frozen=True):
    en = "{game} at this table cannot be said in words"
    game: str


class NoPresetForIt(Refusal, frozen=True):
    en = "there is no preset by which {game} can be played"
    game: str


# Settling up ------------------------------------------------------------------------------------


class WinsAndLossesDiffer(Refusal, frozen=True):
    en = "wins and losses add up to nothing, not to {off}: name the house's part too"
    off: Chips


class NoDecimals(Refusal, frozen=True):
    en = "so many chips for one unit of money as can be written in decimals, not {given}"
    given: str
