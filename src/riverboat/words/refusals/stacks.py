"""Reasons why stacks and prizes are no tournament, deal or push-or-fold spot."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Phrase, Refusal

Amount: TypeAlias = Literal["stack", "prize"]


class SamplesAreTwo(Refusal, frozen=True):
    en = "samples is {samples}: at least 2 are needed to know an error"
    samples: int


class FinishInSoMany(Refusal, frozen=True):
    en = "{players:* player|* players} finish in as many places, not in {places}"
    players: int
    places: int


class TooManyPlaces(Refusal, frozen=True):
    en = "{places} places of {players:* player|* players} are too many: ask for fewer"
    places: int
    players: int


class NoSuchPlayer(Refusal, frozen=True):
    en = "the {name:hero=hero|villain} is player {who}: players are 0 to {last}"
    name: Literal["hero", "villain"]
    who: int
    last: int


class PlayerHasNoChips(Refusal, frozen=True):
    en = "player {who} has no chips to play for"
    who: int


class NotAgainstThemselves(Refusal, frozen=True):
    en = "player {who} does not play against themselves"
    who: int


class OnlySampled(Refusal, frozen=True):
    en = "so many players and prizes are only sampled, too coarse for a {what:deal=deal|risk}"
    what: Literal["deal", "risk"]


class AmountTooLarge(Refusal, frozen=True):
    en = "{what} {number} is more than {most}, the most that is reckoned with"
    what: Amount
    number: int
    most: str


class AmountBelowNothing(Refusal, frozen=True):
    """A negative amount; *given* is the text as typed, or empty if it is too long to quote."""

    en = "{what} {number} is {given:=less than 0|*}: it must be 0 or more"
    what: Amount
    number: int
    given: str


class AmountTooSmall(Refusal, frozen=True):
    en = "{what} {number} is {given}: it must be 0, or at least {least}"
    what: Amount
    number: int
    given: str
    least: str


class StacksOfTwo(Refusal, frozen=True):
    en = "stacks of {players:* player|* players}: at least 2 are needed"
    players: int


class NobodyHasChips(Refusal, frozen=True):
    en = "nobody has chips: at least one stack must be more than 0"


class NoPrizes(Refusal, frozen=True):
    en = "no prizes: give at least one"


class MorePrizesThanPlayers(Refusal, frozen=True):
    en = "{prizes} prizes for {players:* player|* players}: at most one for each player"
    prizes: int
    players: int


class PrizesGoDown(Refusal, frozen=True):
    en = (
        "prize {place} ({lower}) is more than prize {before} ({higher}): prizes go from first "
        "place down"
    )
    place: int
    lower: str
    before: int
    higher: str


# Deals ------------------------------------------------------------------------------------------


class UnitIsOneOrMore(Refusal, frozen=True):
    en = "the unit is {unit}: it must be 1 or more"
    unit: int


class MoreSavedThanPrizes(Refusal, frozen=True):
    en = "{saved} amounts are saved, but only {prizes} prizes left"
    saved: int
    prizes: int


class CannotSaveOfPrize(Refusal, frozen=True):
    en = "{kept} cannot be saved of prize {place}: it is {prize}"
    kept: str
    place: int
    prize: str


# Push or fold -----------------------------------------------------------------------------------


class StackForEach(Refusal, frozen=True):
    en = "{stacks} stacks for {players} players: give one, or one for each"
    stacks: int
    players: int


class PushFoldIsOfSeveral(Refusal, frozen=True):
    en = "{stacks:* stack|* stacks}: push or fold is for 2 to {most} players"
    stacks: int
    most: int


class BlindBelowNothing(Refusal, frozen=True):
    en = "the {what} is {amount}: it must be 0 or more big blinds"
    what: Literal["small blind", "ante", "big blind ante"]
    amount: str


class SmallBlindAboveOne(Refusal, frozen=True):
    en = "the small blind is {amount}: it is at most 1, the big blind"
    amount: str


class OfASeat(Phrase, frozen=True):
    """A position by its name: ``button``, ``big blind``, ``UTG+1``."""

    en = "the {seat}"
    seat: str


class StackOfOtherDepth(Refusal, frozen=True):
    en = "{seat} has {stack} big blinds: a stack is {least} to {most}"
    seat: OfASeat
    stack: str
    least: str
    most: str


class TooManyAllInByPosting(Refusal, frozen=True):
    en = (
        "{seats:and} are all-in by posting: of more than {most} players only one may be, so that "
        "no more than {most} must go all-in"
    )
    seats: tuple[OfASeat, ...]
    most: int


class OthersNeedPrizes(Refusal, frozen=True):
    en = "other stacks matter for prizes only: give the prizes, or leave them out"


class OthersHaveChips(Refusal, frozen=True):
    en = "other stacks must be more than 0: who has none is out"


class NothingToWin(Refusal, frozen=True):
    en = "all prizes are alike, and there is one for everybody: nothing to win"


class AccuracyIsAboveNothing(Refusal, frozen=True):
    en = "the accuracy is {accuracy}: it must be more than 0 big blinds"
    accuracy: str


class RoundsAreOne(Refusal, frozen=True):
    en = "{rounds} rounds: at least 1 is needed"
    rounds: int
