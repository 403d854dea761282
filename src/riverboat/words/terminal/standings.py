"""Standings of a session."""

from __future__ import annotations

from riverboat.words.holdings import Holding
from riverboat.words.phrase import Chips, GameSign, Person, Phrase


class OwnHolding(Phrase, frozen=True):
    holding: Holding


class HoldingLine(Phrase, frozen=True):
    who: Person
    holding: Holding


class PlayerSessionResult(Phrase, frozen=True):
    """A player's result of a session: won, lost or even chips."""


class WinnerStanding(PlayerSessionResult, frozen=True):
    chips: Chips


class LoserStanding(PlayerSessionResult, frozen=True):
    chips: Chips


class EvenStanding(PlayerSessionResult, frozen=True):
    pass


class OwnStanding(Phrase, frozen=True):
    chips: Chips
    result: PlayerSessionResult


class AllEvenStanding(Phrase, frozen=True):
    pass


class HandsPlayed(Phrase, frozen=True):
    hands: int


class AfterHandsLabel(Phrase, frozen=True):
    hands: int


class HandNumber(Phrase, frozen=True):
    number: int


class SessionExit(Phrase, frozen=True):
    after: AfterHandsLabel
    result: PlayerSessionResult


class StandingsPotSuffix(Phrase, frozen=True):
    chips: Chips


class SessionExitMidHand(Phrase, frozen=True):
    after: AfterHandsLabel | None
    number: int
    middle: StandingsPotSuffix | None
    result: PlayerSessionResult


class NoHandFinished(Phrase, frozen=True):
    pass


class NoHandPlayed(Phrase, frozen=True):
    pass


class GameRotation(Phrase, frozen=True):
    name: str
    games: tuple[GameSign, ...]


class GameChangeNotice(Phrase, frozen=True):
    game: GameSign


class TableSource(Phrase, frozen=True):
    pass


class LedgerTitle(Phrase, frozen=True):
    pass
