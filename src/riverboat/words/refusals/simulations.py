"""Refusals of a bulk simulation or an equity calculation."""

from __future__ import annotations

from riverboat.words.phrase import Refusal, Sign
from riverboat.words.refusals.because import Because
from riverboat.words.refusals.hints import Hint

# Who plays --------------------------------------------------------------------------------------


class NobodyPlaysLike(Refusal, frozen=True):
    en = "nobody plays like {style}; {hint}"
    style: str
    hint: Hint


class BotChanges(Refusal, frozen=True):
    en = (
        "{name} changes while it plays ({fields}), and each process would have another copy of it: "
        "play with jobs=1, or with memory='block', which begins anew every 200 decks"
    )
    name: str
    fields: str


class NoSuchMemory(Refusal, frozen=True):
    en = "memory is 'match' or 'block', not {given}"
    given: str


class CannotSitDown(Because, frozen=True):
    en = "{player} cannot sit down: {why}"
    player: str


class EveryChairIsTaken(Refusal, frozen=True):
    rule, en = "SEAT-04", "every chair is taken"


class NobodyIsThereToChoose(Refusal, frozen=True):
    en = "nobody is there to choose: name a mix, or a game with --variant"


# Side by side -----------------------------------------------------------------------------------


class HandIsForSoMany(Refusal, frozen=True):
    rule, en = "GAME-03", "a hand is for 2 to {most} players, not {seats}"
    most: int
    seats: str


class ButtonMustStay(Refusal, frozen=True):
    en = "posts name seats, so the button must stay at one: button=0, or another"


class ButtonAtASeatOrMoves(Refusal, frozen=True):
    en = 'the button cannot be at seat {given}; seats are 0-{last}, or it "moves"'
    given: str
    last: int


class StackOfATable(Refusal, frozen=True):
    en = (
        "seat {seat} of table {table} cannot play with a stack of {given}: "
        "stacks are 1 to {most} chips"
    )
    seat: int
    table: int
    given: int
    most: int


class OneBoardSideBySide(Refusal, frozen=True):
    en = "no {game}: one board is seen side by side, not {boards}"
    game: str
    boards: int


class CardsSpeakSideBySide(Refusal, frozen=True):
    en = "no {game} in which players declare: cards speak side by side"
    game: str


class NotPlayedByNumbers(Refusal, frozen=True):
    """Reasons and games are named as in a program's options."""

    en = "no {game} with {reasons}: VectorHands plays {plays}"
    game: str
    reasons: tuple[str, ...]
    plays: str


# In blocks --------------------------------------------------------------------------------------


class NoExecutor(Refusal, frozen=True):
    en = (
        "{given} plays no blocks: an executor with submit is expected, or a function that makes one"
    )
    given: str


class NoSuchExecutor(Refusal, frozen=True):
    en = "no executor {given}; there are {executors}"
    given: str
    executors: tuple[str, ...]


class BlockWasLost(Refusal, frozen=True):
    en = (
        "block {block} was lost: whoever played it has died, try after try ({tries}); "
        "a function that makes an executor is asked for another one"
    )
    block: int
    tries: int


# Equity -----------------------------------------------------------------------------------------


class NoEquityIsCounted(Refusal, frozen=True):
    en = "no equity is counted in {game}; there are {games}"
    game: str
    games: tuple[str, ...]


class NoGameForEquity(Refusal, frozen=True):
    en = "no game {game}; {hint}"
    game: str
    hint: Hint


class NameTheGame(Refusal, frozen=True):
    en = "{given} is no game: give its name, such as 'holdem', or an EquityGame"
    given: str


# Matches ----------------------------------------------------------------------------------------


class NoSuchMeasure(Refusal, frozen=True):
    en = "no measure {given}; there are {measures}"
    given: str
    measures: tuple[str, ...]


class NoEquityOf(Refusal, frozen=True):
    en = (
        "luck is told by equity in hold'em and Omaha, high: {game} needs a baseline of its own, "
        "such as riverboat.solve.baseline_of('kuhn')"
    )
    game: Sign
