"""Refusals about chips: impossible amounts, races, fees, the kitty, the 7-2 game."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Phrase, Refusal

# Chips by their colours -------------------------------------------------------------------------


class ColourAndWorth(Phrase, frozen=True):
    en = "{colour} {worth}"
    colour: str
    worth: Chips


class ColourOfWorth(Phrase, frozen=True):
    en = "{colour} of {worth}"
    colour: str
    worth: Chips


class CannotBeMade(Refusal, frozen=True):
    code, rule = "no such chips", "CHIP-13"
    en = (
        "{chips} cannot be made of the chips of this table ({shown})"
        "{below:; the next amount below is *}"
    )
    chips: Chips
    shown: tuple[ColourAndWorth, ...]
    below: Chips | None


class CannotBeMadeOfNone(Refusal, frozen=True):
    code, rule = "no such chips", "CHIP-13"
    en = (
        "{chips} cannot be made of the chips of this table (none)"
        "{below:; the next amount below is *}"
    )
    chips: Chips
    below: Chips | None


class DoesNotPay(Refusal, frozen=True):
    code, rule, en = "too little", "CHIP-10", "{paid} does not pay {due}: {missing} is missing"
    paid: Chips
    due: Chips
    missing: Chips


class NoSmallerChips(Refusal, frozen=True):
    code, rule = "no such chips", "CHIP-11"
    en = "there is no chip of {worth} here that could be changed into smaller ones"
    worth: Chips


# A chip race ------------------------------------------------------------------------------------


class ChangedBetweenHands(Refusal, frozen=True):
    code, rule, en = "hand not over", "CHIP-11", "chips are changed between hands"


class NoChipCanGo(Refusal, frozen=True):
    code, rule = "no larger chip", "BYND-75"
    en = "this table has {n} chips to choose from: none can go"
    n: int


class NoLargerChip(Refusal, frozen=True):
    code, rule, en = "no larger chip", "BYND-75", "no number of {small} makes a {large}"
    small: ColourOfWorth
    large: ColourOfWorth


class StillNeeded(Refusal, frozen=True):
    code, rule, en = "still needed", "UNIT-02", "{chip} cannot go: {why}{cited: (*)}"
    chip: ColourOfWorth
    why: Refusal
    cited: str | None


class NotMadeOfSuchChips(Refusal, frozen=True):
    code, rule = "no such chips", "CHIP-13"
    en = "{who:*'s|your} {chips} are not made of chips of {worth}: correct the stack first"
    who: Person
    chips: Chips
    worth: Chips


class ChipsOnTheirWay(Refusal, frozen=True):
    code, rule = "chips behind", "BUYN-07"
    en = "wait until the chips that {who} {who:has|have} bought are there"
    who: Person


class ChipsInTheMiddle(Refusal, frozen=True):
    code, rule = "chips in the middle", "GAME-14"
    en = "{chips} chips wait in the middle: change the small ones when they are won"
    chips: Chips


class CardsForAChair(Phrase, frozen=True):
    en = "{n} for chair {chair}"
    n: int
    chair: int


class WrongNumberRaced(Refusal, frozen=True):
    code, rule, en = "wrong number", "BYND-75", "{due} cards are due ({shown}), not {n}"
    due: int
    shown: tuple[CardsForAChair, ...]
    n: int


class NothingIsRacedFor(Refusal, frozen=True):
    code, rule = "wrong number", "BYND-75"
    en = "nothing is raced for, so no cards are due, and not {n}"
    n: int


class NotCardsOfARace(Refusal, frozen=True):
    code, rule = "no such card", "BYND-75"
    en = "the cards of a race are different, and of the deck"


# Time and the kitty -----------------------------------------------------------------------------


class NobodyPaysForTime(Refusal, frozen=True):
    code, rule, en = "no fee", "HOUS-04", "nobody pays for time at this table"


class TimeBetweenHands(Refusal, frozen=True):
    code, rule = "hand not over", "HOUS-04"
    en = "time is paid for between hands: wait for this one to end"


class NobodyPlays(Refusal, frozen=True):
    code, rule, en = "nobody plays", "HOUS-04", "nobody plays, so nobody pays for time"


class SayWhatTheKittyPays(Refusal, frozen=True):
    code, rule, en = "no use", "HOUS-03", "say what the kitty is to pay for"


class NoUseOfTheKitty(Refusal, frozen=True):
    code, rule, en = "no use", "HOUS-03", "the kitty pays for {uses}, and not for {what}"
    uses: tuple[str, ...]
    what: str


class KittyPaysChips(Refusal, frozen=True):
    code, rule = "not an amount", "HOUS-03"
    en = "the kitty pays a number of chips, not {given}"
    given: str


class KittyHasLess(Refusal, frozen=True):
    code, rule = "too little", "HOUS-03"
    en = "the kitty has {kitty}, and cannot pay {chips} for {what}"
    kitty: Chips
    chips: Chips
    what: str


# The 7-2 game -----------------------------------------------------------------------------------


class NoSevenDeuceGame(Refusal, frozen=True):
    code, rule, en = "no side bet", "BYND-57", "nobody plays the 7-2 game at this table"


class SevenDeuceBeforeTheNext(Refusal, frozen=True):
    code, rule, en = "hand not over", "BYND-57", "7-2 is shown before the next hand begins"


class CollectsNothing(Refusal, frozen=True):
    code, rule = "no seven-deuce", "BYND-57"
    en = (
        "who wins the last hand with 7-2 collects, and {who} {who:has|have} not, "
        "or {who:has|have} collected"
    )
    who: Person


class NobodyCollects(Refusal, frozen=True):
    code, rule = "no seven-deuce", "BYND-57"
    en = "who wins the last hand with 7-2 collects, and nobody has not, or has collected"
