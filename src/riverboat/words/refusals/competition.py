"""Refusals of a game, state or log of the computer poker competition (ACPC)."""

from __future__ import annotations

from riverboat.words.phrase import Refusal
from riverboat.words.refusals.because import Because

# A game definition ------------------------------------------------------------------------------


class StandsBetween(Refusal, frozen=True):
    en = "a game definition stands between GAMEDEF and END GAMEDEF"


class LimitOrNolimit(Refusal, frozen=True):
    en = "a game definition says limit or nolimit"


class NumbersExpected(Refusal, frozen=True):
    en = "{line}: whole numbers are expected"
    line: str


class NotOfADefinition(Refusal, frozen=True):
    en = "{line} is not known in a game definition"
    line: str


class NeedsOne(Refusal, frozen=True):
    en = "a game definition needs one {key}"
    key: str


class NeedsSeveral(Refusal, frozen=True):
    en = "a game definition needs {n} of {key}"
    key: str
    n: int


class NoGameForSoMany(Refusal, frozen=True):
    en = "{players} players and {rounds} rounds are no game here"
    players: int
    rounds: int


class FirstPlayerCounts(Refusal, frozen=True):
    en = "firstplayer counts from 1 to {players}"
    players: int


class FirstPlayerChanges(Refusal, frozen=True):
    en = "the first player to act may change after the first round only"


class FirstPlayerStays(Refusal, frozen=True):
    en = "without blinds the first player is the same in every round"


class FirstLeftOfTheBlind(Refusal, frozen=True):
    en = "the first player to act sits to the left of the biggest blind"


class IsNoGame(Because, frozen=True):
    en = "this is no game: {why}"


class NoSmallAndBigBet(Refusal, frozen=True):
    en = "raise sizes {sizes} are no small bet and big bet"
    sizes: str


class RoundWithoutABet(Refusal, frozen=True):
    en = "a round without any bet is no betting round here"


class HandsAreNotRanked(Refusal, frozen=True):
    en = "hands of {cards} cards are not ranked here"
    cards: int


class NoDeckOfRanks(Refusal, frozen=True):
    en = "not yet: a deck of {ranks} ranks in {suits} {suits:suit|suits}{cards: (*)}"
    ranks: int
    suits: int
    cards: str | None = None


class WhichGameWasPlayed(Refusal, frozen=True):
    """An ambiguous game: *named* are those in the comments, *tried* the number that do not fit."""

    en = (
        "{log}: which game was played{named: (its comment names *)}? "
        "{tried:0=there is none beside it|none of * definitions beside it fits}"
    )
    log: str
    named: tuple[str, ...]
    tried: int


class SayTheDefinition(Refusal, frozen=True):
    en = "a log of the competition is read by its game definition: say it"


class IsAGameDefinition(Refusal, frozen=True):
    en = "this is a game definition: give it with --game, and a log to replay"


# Actions ----------------------------------------------------------------------------------------


class NoActionOfThese(Refusal, frozen=True):
    en = "{found} is no action: there are f, c and r"
    found: str


class LimitRaiseHasNoAmount(Refusal, frozen=True):
    en = "{found}: a limit raise has no amount"
    found: str


class RaiseSaysToHowMuch(Refusal, frozen=True):
    en = "{found}: a no-limit raise says to how much"
    found: str


class NoActionForIt(Refusal, frozen=True):
    en = "the competition has no action for {command}"
    command: str


class NoActionAmongThese(Refusal, frozen=True):
    en = "{found} is no action in {actions}"
    found: str
    actions: str


# A line of a log, or a match state --------------------------------------------------------------


class IsNoMatchState(Refusal, frozen=True):
    en = "{line} is no match state"
    line: str


class IsNoAnswerToAState(Refusal, frozen=True):
    en = "{line} is no match state with an action behind it"
    line: str


class NoSuchPosition(Refusal, frozen=True):
    en = "{state}: there is no position {position} in this game"
    state: str
    position: int


class PlayersOfAnotherGame(Refusal, frozen=True):
    en = "{given} players, but the game is for {players}"
    given: int
    players: int


class HoldingsForOthers(Refusal, frozen=True):
    en = "{holdings} holdings for {players} players"
    holdings: int
    players: int


class RoundsOfAnotherGame(Refusal, frozen=True):
    en = "{given} rounds of betting, but the game has {rounds}"
    given: int
    rounds: int


class RoundIsNotBet(Refusal, frozen=True):
    en = "round {at} of {betting} is not the one being bet"
    at: int
    betting: str


class RoundHasMoreRaises(Refusal, frozen=True):
    en = "round {at} has more than {most} raises"
    at: int
    most: int


class RoundIsNotOver(Refusal, frozen=True):
    en = "the betting of round {at} is not over in {betting}"
    at: int
    betting: str


class CardsNobodyPlayedFor(Refusal, frozen=True):
    en = "cards were dealt that nobody played for: {cards}"
    cards: str


class AreNotHoleCards(Refusal, frozen=True):
    en = "{found} are not {n} hole cards"
    found: str
    n: int
