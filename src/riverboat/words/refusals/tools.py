"""Reasons why a dealer's tool gives no answer: its input is impossible."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Refusal, Sign


class PotEmpty(Refusal, frozen=True):
    code = "no chips"


class AllPlayersFolded(Refusal, frozen=True):
    code = "nobody is left"


class ChipsTextInvalid(Refusal, frozen=True):
    code = "no amount"
    written: str


class ChipsStillOwed(Refusal, frozen=True):
    code, rule = "still owes", "ALLN-07"
    who: Person
    chips: Chips
    most: Chips
    short: Chips


class PlayerNumberUnknown(Refusal, frozen=True):
    code = "no such player"
    who: Person
    players: int


class PlayerRepeated(Refusal, frozen=True):
    code = "named twice"
    who: Person


class OwnBetAboveBet(Refusal, frozen=True):
    code, rule = "own chips", "POTL-04"
    own: Chips
    bet: Chips


class PotBelowMinimum(Refusal, frozen=True):
    code = "pot is smaller"
    least: Chips
    pot: Chips


class PotSizeMissing(Refusal, frozen=True):
    code, rule = "say the pot", "POTL-01"


class StreetNotInGame(Refusal, frozen=True):
    code = "no such street"
    written: str
    streets: tuple[str, ...]


class BettingRoundOver(Refusal, frozen=True):
    code = "nobody is to act"
    said: str | None


class OutOfTurnAction(Refusal, frozen=True):
    code, rule = "not in turn", "BET-01"
    who: Person
    next: Person


class ActionTextInvalid(Refusal, frozen=True):
    code = "no action"
    written: str


class WinnerMissing(Refusal, frozen=True):
    code = "no winner"


class OddChipCardsMissing(Refusal, frozen=True):
    code, rule = "say the cards", "BYND-03"
    who: Person


class UpcardsMissing(Refusal, frozen=True):
    code, rule = "say the cards", "BYND-62"
    who: Person


class LastAggressorMissing(Refusal, frozen=True):
    code, rule = "no such player", "SHOW-12"
    who: Person


class LevelTextInvalid(Refusal, frozen=True):
    code = "no level"
    written: str


class NoLevels(Refusal, frozen=True):
    code = "no levels"


class LevelGameWithStakes(Refusal, frozen=True):
    code = "game has sizes"
    hint: str


class CardHeldTwice(Refusal, frozen=True):
    code = "card twice"
    card: str


class NoBlindsToMiss(Refusal, frozen=True):
    code, rule = "no blinds", "BYND-86"


class PotLimitRequired(Refusal, frozen=True):
    code = "no pot-limit"
    game: Sign


class RoundPlayerCount(Refusal, frozen=True):
    code = "players"
    game: Sign
    players: int
    least: int
    most: int


class PlayerUnknown(Refusal, frozen=True):
    code = "no such player"
    name: str
    names: tuple[str, ...]


class LevelsUnreadable(Refusal, frozen=True):
    code = "no levels"
    why: Refusal


class SingleGameRequired(Refusal, frozen=True):
    code = "a mix"
    mix: Sign
