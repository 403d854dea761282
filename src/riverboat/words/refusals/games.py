"""Reasons why stakes, stacks, posts, variants or a rotation of games are no valid poker hand."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Person, Refusal
from riverboat.words.refusals.hints import Hint

# The start of a hand ------------------------------------------------------------------------------


class NumberOfPlayers(Refusal, frozen=True):
    rule, en = "GAME-03", "{game} is for 2 to {most} players, not {players}"
    game: str
    most: int
    players: int


class StackIsNoAmount(Refusal, frozen=True):
    en = "{who} cannot play with a stack of {given}: a stack is a positive whole number of chips"
    who: Person
    given: str


class NoSeatForTheButton(Refusal, frozen=True):
    en = "the button cannot be at seat {given}; seats are 0-{last}"
    given: str
    last: int


class CarriesNoAmount(Refusal, frozen=True):
    rule, en = "GAME-14", "a whole number of chips is carried over, not {given}"
    given: str


class NoForcedBet(Refusal, frozen=True):
    rule, en = "GAME-15", "a hand needs a forced bet, or there is nothing to play for"


class CannotBeTaken(Refusal, frozen=True):
    rule = "BYND-01, HOUS-03"
    en = (
        "a {what:drop=jackpot drop|kitty=kitty|time=time fee} of {chips} cannot be taken: "
        "the smallest chip in play is {least}"
    )
    what: Literal["drop", "kitty", "time"]
    chips: Chips
    least: Chips


# Posts --------------------------------------------------------------------------------------------


class TooFewToPost(Refusal, frozen=True):
    en = "{n} players cannot post {blinds} blinds"
    n: int
    blinds: int


class NoSeatToPostFor(Refusal, frozen=True):
    en = "there is no seat {given} to post for; seats are 0-{last}"
    given: str
    last: int


class PostIsNoAmount(Refusal, frozen=True):
    en = "{who} cannot post {given} as {kind}: a forced bet is a positive whole number of chips"
    who: Person
    given: str
    kind: str


class CannotCountAs(Refusal, frozen=True):
    en = "{who}: a {kind} of {chips} cannot count as {counts_as}"
    who: Person
    kind: str
    chips: Chips
    counts_as: Chips


class PostsTwoLiveBets(Refusal, frozen=True):
    en = "{who} {who:posts|post} two live bets on one hand"
    who: Person


class PostsTwoAntes(Refusal, frozen=True):
    en = "{who} {who:posts|post} two antes on one hand"
    who: Person


class PostsMoreThanTheyHave(Refusal, frozen=True):
    en = "{who} {who:posts|post} {chips}, and {who:has|have} only {left} left"
    who: Person
    chips: Chips
    left: Chips


# The rake -----------------------------------------------------------------------------------------


class RakeIsNoAmount(Refusal, frozen=True):
    rule, en = "BYND-47", "{name} of the rake is a whole number, not {given}"
    name: str
    given: str


class RakeUnitIsNoAmount(Refusal, frozen=True):
    en = "the unit of the rake is a positive whole number of chips, not {given}"
    given: str


class RakeOfMoreThanAll(Refusal, frozen=True):
    en = "the rake is 0 to 1000 parts of a thousand, not {per_mille}"
    per_mille: int


# Stakes and structures ----------------------------------------------------------------------------


class NoSpread(Refusal, frozen=True):
    en = "a spread is a range such as (1, 5) on each street, not {given}"
    given: str


class NoCap(Refusal, frozen=True):
    en = "a cap is a positive number of chips, not {cap}"
    cap: Chips


class SizeIsNoAmount(Refusal, frozen=True):
    en = "{name} is a positive whole number of chips, not {given}"
    name: str
    given: str


class ForcedBetIsNoAmount(Refusal, frozen=True):
    en = "blinds, antes and bring-ins are whole numbers of chips, not {given}"
    given: str


class BlindsOrABringIn(Refusal, frozen=True):
    rule, en = "BRNG-01", "a game is opened by blinds or by a bring-in, not by both"


class BringInExceedsTheBet(Refusal, frozen=True):
    en = "the bring-in {bring_in} exceeds the small bet {bet}"
    bring_in: Chips
    bet: Chips


class OnlyTheButtonsBlind(Refusal, frozen=True):
    en = "the button posts a blind of its own only when there are no others"


class SmallBetExceedsTheBig(Refusal, frozen=True):
    en = "the small bet {small} exceeds the big bet {big}"
    small: Chips
    big: Chips


class BetsOffTheUnit(Refusal, frozen=True):
    rule = "UNIT-01"
    en = "bets of {small} and {big} are not multiples of the betting unit {unit}"
    small: Chips
    big: Chips
    unit: Chips


class SpreadStartsElsewhere(Refusal, frozen=True):
    en = "the spread starts at {low}, but the bets are {small}/{big}"
    low: Chips
    small: Chips
    big: Chips


class CapOrOpenStakes(Refusal, frozen=True):
    rule = "CAPL-01, OPEN-06"
    en = "a cap bounds what a hand can cost, and open stakes do not: choose one of them"


class CapBelowTheBet(Refusal, frozen=True):
    en = "a cap of {cap} is less than one bet of {bet}"
    cap: Chips
    bet: Chips


# Variants -----------------------------------------------------------------------------------------


class NoSuchDeck(Refusal, frozen=True):
    en = "{game}: no deck {deck}; there are {decks}"
    game: str
    deck: str
    decks: tuple[str, ...]


class NoSuchRanking(Refusal, frozen=True):
    en = "{game}: no ranking {ranking}; there are {rankings}"
    game: str
    ranking: str
    rankings: tuple[str, ...]


class NoStreets(Refusal, frozen=True):
    en = "{game}: a game has at least one street"
    game: str


class NothingToThrowAway(Refusal, frozen=True):
    en = "{game}: there is nothing to throw away on the first street"
    game: str


class OneToThreeBoards(Refusal, frozen=True):
    en = "a game has one, two or three boards, not {boards}"
    boards: int


class NoBoardToDouble(Refusal, frozen=True):
    en = "{game} has no board, so it cannot have {boards}"
    game: str
    boards: int


class OnlyOneStreet(Refusal, frozen=True):
    en = "{game} has one street; a bomb pot skips the first"
    game: str


class NoBoardForABombPot(Refusal, frozen=True):
    rule, en = "BYND-41", "{game} has no board; a bomb pot waits for one"
    game: str


class NoUpcards(Refusal, frozen=True):
    en = "{game} has no upcards, so nobody can bring it in"
    game: str


class OpenedByUpcards(Refusal, frozen=True):
    rule, en = "SEAT-12", "{game} is opened by its upcards, not by blinds"
    game: str


class GameHasNoOpeners(Refusal, frozen=True):
    rule, en = "GAME-14", "{game} has no openers: they are for draw poker, high"
    game: str


class NeedsABigBlind(Refusal, frozen=True):
    rule, en = "ANTE-06", "a big blind ante and a straddle need blinds"


class OneKindOfAnte(Refusal, frozen=True):
    rule, en = "ANTE-06", "either each player antes, or the big blind for all"


class StraddleIsTooSmall(Refusal, frozen=True):
    rule, en = "STRD-05", "a straddle of {chips} is less than two big blinds: {least} or more"
    chips: int
    least: int


class NobodyNeedsOpeners(Refusal, frozen=True):
    rule, en = "GAME-14", "a blind opens the betting, so nobody needs openers"


class DeckIsTooSmall(Refusal, frozen=True):
    en = "the deck cannot serve {game} on {boards} boards"
    game: str
    boards: int


class NoSuchVariant(Refusal, frozen=True):
    en = "no variant {variant}; {hint}"
    variant: str
    hint: Hint


# Games in turn ------------------------------------------------------------------------------------


class EmptyRotation(Refusal, frozen=True):
    rule, en = "BYND-85", "{mix}: a rotation has at least one game"
    mix: str


class NoDealersChoice(Refusal, frozen=True):
    rule, en = "BYND-85", "{mix} is no dealer's choice: the games come in turn"
    mix: str


class NotOfTheMix(Refusal, frozen=True):
    en = "{mix} has no {game}; there are {games}"
    mix: str
    game: str
    games: tuple[str, ...]


class NoSuchMix(Refusal, frozen=True):
    en = "no mix {mix}; {hint}"
    mix: str
    hint: Hint
