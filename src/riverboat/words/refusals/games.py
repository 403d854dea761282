"""Why stakes, stacks, posts, house rules or a game's name do not make a hand of poker."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Person, Phrase, Refusal

# What may have been meant -----------------------------------------------------------------------


class DidYouMean(Phrase, frozen=True):
    en = "did you mean {near}?"
    near: str


class DidYouMeanEither(Phrase, frozen=True):
    en = "did you mean {one} or {other}?"
    one: str
    other: str


class ThereAre(Phrase, frozen=True):
    en = "there are {names}"
    names: tuple[str, ...]


class TheGamesAre(Phrase, frozen=True):
    en = "the games are {names}"
    names: tuple[str, ...]


class NothingLikeIt(Phrase, frozen=True):
    en = "there is nothing like it"


Hint = DidYouMean | DidYouMeanEither | ThereAre | TheGamesAre | NothingLikeIt


# The start of a hand ----------------------------------------------------------------------------


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


# Posts ------------------------------------------------------------------------------------------


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


# The rake ---------------------------------------------------------------------------------------


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


# Stakes and structures --------------------------------------------------------------------------


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


# Variants ---------------------------------------------------------------------------------------


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


# Games in turn ----------------------------------------------------------------------------------


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


# House rules and options of any group -----------------------------------------------------------


class NoSuchPreset(Refusal, frozen=True):
    en = "no preset {preset}; there are {presets}"
    preset: str
    presets: tuple[str, ...]


class NoSuchHouseRule(Refusal, frozen=True):
    en = "no house rule {name}{near:; did you mean *?}"
    name: str
    near: str | None


class HeadsUpCountsAlone(Refusal, frozen=True):
    rule = "CAPR-04"
    en = (
        "headsup_counts is a question of headsup_cap 'before_cap' only; "
        "with {cap} leave it at 'not_all_in'"
    )
    cap: str


class OpenAllInAlone(Refusal, frozen=True):
    rule = "OPEN-02, STAK-05"
    en = (
        "open_allin is a question of open stakes only; at table stakes who cannot cover a bet "
        "is all-in, so leave it on"
    )


class FromLeast(Phrase, frozen=True):
    en = "{least} or more"
    least: int


class FromLeastToMost(Phrase, frozen=True):
    en = "{least} to {most}"
    least: int
    most: int


class NotOneOf(Refusal, frozen=True):
    """The choices as they are written, with bars between them."""

    en = "{option} is one of {choices}, not {given}"
    option: str
    choices: str
    given: str


class NoWholeNumber(Refusal, frozen=True):
    en = "{option} is a whole number, {reach}, not {given}"
    option: str
    reach: FromLeast | FromLeastToMost
    given: str


class NoSuchOption(Refusal, frozen=True):
    en = "no option {name} in {group}; {hint}"
    name: str
    group: str
    hint: Hint


# A game as it is written ------------------------------------------------------------------------


class IsSeveralGames(Refusal, frozen=True):
    en = "{mix} is several games in turn, and one is meant"
    mix: str


class OnePlaysAtHome(Refusal, frozen=True):
    en = "{mix} is several games in turn, and a home game plays one"
    mix: str


class MixHasItsOwnGames(Refusal, frozen=True):
    en = "cannot read {said}: {mix} has its own games: leave {structure} out"
    said: str
    mix: str
    structure: str


class StakesOfAMix(Refusal, frozen=True):
    en = "the stakes of a mix are its two bets, as in {mix} {stakes}, not {said}"
    mix: str
    stakes: str
    said: str


class ChipsAreWhole(Refusal, frozen=True):
    en = "cannot read {said}: chips are whole numbers; in cents write {cents}"
    said: str
    cents: str


class SizeBeyondReason(Refusal, frozen=True):
    en = "{said}: no size is more than {most} chips"
    said: str
    most: str


class LastSize(Phrase, frozen=True):
    en = "{chips}"
    chips: Chips


class SizesInARow(Phrase, frozen=True):
    en = "{chips}/{others}"
    chips: Chips
    others: LastSize | SizesInARow


class SmallestFirst(Refusal, frozen=True):
    en = "{said}: {what:blinds=blinds|bets=bets} are above 0, the smallest first, as in {example}"
    said: str
    what: Literal["blinds", "bets"]
    example: LastSize | SizesInARow


class CannotRead(Refusal, frozen=True):
    en = "cannot read {rest} in {said}"
    rest: str
    said: str


class OnlySpreadHasRanges(Refusal, frozen=True):
    en = "{said}: only spread-limit has ranges"
    said: str


class CapWithoutABigBet(Refusal, frozen=True):
    rule, en = "CAPL-01", "{said}: a cap goes with no-limit or pot-limit"
    said: str


class StudByItsBets(Refusal, frozen=True):
    en = "{said}: stud is named by its bets, as in 4/8"
    said: str


class LimitByItsBets(Refusal, frozen=True):
    en = "{said}: limit is named by its two bets, as in 4/8"
    said: str


class SayTheBlindsOfASpread(Refusal, frozen=True):
    en = "{said}: say the blinds, as in blinds 1/2, or an ante"
    said: str


class SayTheBlinds(Refusal, frozen=True):
    en = "{said}: say the blinds, as in 1/2, or an ante"
    said: str


class NoGameOfThatName(Refusal, frozen=True):
    en = "there is no game {game} in {said}: {hint}"
    game: str
    said: str
    hint: Hint


# A home game ------------------------------------------------------------------------------------


class TwoOfOneName(Refusal, frozen=True):
    en = "two players at one table have the same name"


class AStackEach(Refusal, frozen=True):
    en = "{players} players, but {stacks} stacks"
    players: int
    stacks: int


class OneHasAllTheChips(Refusal, frozen=True):
    rule, en = "GAME-04", "one player has all the chips"


class NotDealtInForTheButton(Refusal, frozen=True):
    en = "{name} is not dealt in and cannot have the button"
    name: str


class DoesNotSitHere(Refusal, frozen=True):
    en = "{name} does not sit here; {others} do"
    name: str
    others: tuple[str, ...]


class NotInThisHand(Refusal, frozen=True):
    en = "{name} is not in this hand; {others} are"
    name: str
    others: tuple[str, ...]


class BuysNothing(Refusal, frozen=True):
    en = "{who} cannot buy {chips} chips: a buy-in is a positive number"
    who: Person
    chips: Chips
