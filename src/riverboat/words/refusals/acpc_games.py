"""Refusals of a game, state or log of the computer poker competition (ACPC)."""

from __future__ import annotations

from riverboat.words.phrase import Refusal
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal

# Game definitions -------------------------------------------------------------------------------


class GameDefinitionMarkersMissing(Refusal, frozen=True):
    pass


class LimitKeywordMissing(Refusal, frozen=True):
    pass


class NumbersExpected(Refusal, frozen=True):
    line: str


class GameDefinitionLineUnknown(Refusal, frozen=True):
    line: str


class DefinitionKeyMissing(Refusal, frozen=True):
    key: str


class DefinitionValuesMissing(Refusal, frozen=True):
    key: str
    n: int


class GameUnknownForPlayerCount(Refusal, frozen=True):
    players: int
    rounds: int


class FirstPlayerOutOfRange(Refusal, frozen=True):
    players: int


class FirstPlayerChanges(Refusal, frozen=True):
    pass


class FirstPlayerVaries(Refusal, frozen=True):
    pass


class FirstPlayerNotLeftOfBlind(Refusal, frozen=True):
    pass


class GameInvalid(ReasonedRefusal, frozen=True):
    pass


class NoSmallAndBigBet(Refusal, frozen=True):
    sizes: str


class RoundWithoutABet(Refusal, frozen=True):
    pass


class HandsUnranked(Refusal, frozen=True):
    cards: int


class DeckUnsupported(Refusal, frozen=True):
    ranks: int
    suits: int
    cards: str | None = None


class LogGameUnknown(Refusal, frozen=True):
    """Refusal of an ambiguous game: *named* is the game in the log's comment, *tried* the number of
    definitions that do not fit.
    """

    log: str
    named: tuple[str, ...]
    tried: int


class GameDefinitionMissing(Refusal, frozen=True):
    pass


class GameDefinitionGiven(Refusal, frozen=True):
    pass


# Actions ----------------------------------------------------------------------------------------


class CompetitionActionUnknown(Refusal, frozen=True):
    found: str


class LimitRaiseWithAmount(Refusal, frozen=True):
    found: str


class DefinitionRaiseAmountMissing(Refusal, frozen=True):
    found: str


class CompetitionActionMissing(Refusal, frozen=True):
    command: str


class CompetitionActionInvalid(Refusal, frozen=True):
    found: str
    actions: str


# Log lines and match states ---------------------------------------------------------------------


class MatchStateInvalid(Refusal, frozen=True):
    line: str


class MatchAnswerInvalid(Refusal, frozen=True):
    line: str


class NoSuchPosition(Refusal, frozen=True):
    state: str
    position: int


class MatchPlayerCountMismatch(Refusal, frozen=True):
    given: int
    players: int


class MatchHoldingCountMismatch(Refusal, frozen=True):
    holdings: int
    players: int


class MatchRoundCountMismatch(Refusal, frozen=True):
    given: int
    rounds: int


class BettingRoundWrong(Refusal, frozen=True):
    at: int
    betting: str


class BettingRoundOverRaised(Refusal, frozen=True):
    at: int
    most: int


class BettingRoundUnfinished(Refusal, frozen=True):
    at: int
    betting: str


class CardsAfterHandEnd(Refusal, frozen=True):
    cards: str


class HoleCardsInvalid(Refusal, frozen=True):
    found: str
    n: int
