"""Refusals of a game, state or log of the computer poker competition (ACPC)."""

from __future__ import annotations

from riverboat.words.phrase import Refusal
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal


class GameDefinitionMarkersMissing(Refusal, frozen=True):
    pass


class LimitKeywordMissing(Refusal, frozen=True):
    pass


class WholeNumbersExpectedOnLine(Refusal, frozen=True):
    line: str


class GameDefinitionLineUnknown(Refusal, frozen=True):
    line: str


class DefinitionKeyMissing(Refusal, frozen=True):
    key: str


class DefinitionValuesMissing(Refusal, frozen=True, rename={"value_count": "n"}):
    key: str
    value_count: int


class GameUnknownForPlayerCount(Refusal, frozen=True):
    players: int
    rounds: int


class FirstPlayerOutOfRange(Refusal, frozen=True):
    players: int


class FirstPlayerChangeTooEarly(Refusal, frozen=True):
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


class LogGameUnknown(
    Refusal, frozen=True, rename={"named_games": "named", "definition_count": "tried"}
):
    """Refusal of an ambiguous game: *named_games* is the game in the log's comment,
    *definition_count* the number of definitions that do not fit.
    """

    log: str
    named_games: tuple[str, ...]
    definition_count: int


class GameDefinitionMissing(Refusal, frozen=True):
    pass


class GameDefinitionInsteadOfLog(Refusal, frozen=True):
    pass


class CompetitionActionUnknown(Refusal, frozen=True, rename={"action_text": "found"}):
    action_text: str


class LimitRaiseWithAmount(Refusal, frozen=True, rename={"action_text": "found"}):
    action_text: str


class DefinitionRaiseAmountMissing(Refusal, frozen=True, rename={"action_text": "found"}):
    action_text: str


class NoCompetitionAction(Refusal, frozen=True):
    command: str


class CompetitionActionInvalid(Refusal, frozen=True, rename={"action_text": "found"}):
    action_text: str
    actions: str


class MatchStateInvalid(Refusal, frozen=True):
    line: str


class MatchAnswerInvalid(Refusal, frozen=True):
    line: str


class NoSuchPosition(Refusal, frozen=True):
    state: str
    position: int


class MatchPlayerCountMismatch(Refusal, frozen=True, rename={"player_count": "given"}):
    player_count: int
    players: int


class MatchHoldingCountMismatch(Refusal, frozen=True):
    holdings: int
    players: int


class MatchRoundCountMismatch(Refusal, frozen=True, rename={"round_count": "given"}):
    round_count: int
    rounds: int


class BettingRoundWrong(
    Refusal, frozen=True, rename={"round_number": "at", "betting_text": "betting"}
):
    round_number: int
    betting_text: str


class TooManyRaisesInRound(
    Refusal, frozen=True, rename={"round_number": "at", "max_raises": "most"}
):
    round_number: int
    max_raises: int


class BettingRoundUnfinished(
    Refusal, frozen=True, rename={"round_number": "at", "betting_text": "betting"}
):
    round_number: int
    betting_text: str


class CardsAfterHandEnd(Refusal, frozen=True):
    cards: str


class HoleCardsInvalid(Refusal, frozen=True, rename={"cards_text": "found", "card_count": "n"}):
    cards_text: str
    card_count: int
