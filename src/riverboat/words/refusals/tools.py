"""Reasons why a dealer's tool gives no answer: its input is impossible."""

from __future__ import annotations

from riverboat.words.phrase import Chips, GameSign, Person, Refusal


class PotEmpty(Refusal, frozen=True):
    code = "no chips"


class AllPlayersFolded(Refusal, frozen=True):
    code = "nobody is left"


class ChipsTextInvalid(Refusal, frozen=True, rename={"chips_text": "written"}):
    code = "no amount"
    chips_text: str


class ChipsStillOwed(Refusal, frozen=True, rename={"call_total": "most", "missing_chips": "short"}):
    code, rule = "still owes", "ALLN-07"
    who: Person
    chips: Chips
    call_total: Chips
    missing_chips: Chips


class PlayerNumberUnknown(Refusal, frozen=True):
    code = "no such player"
    who: Person
    players: int


class PlayerRepeated(Refusal, frozen=True):
    code = "named twice"
    who: Person


class OwnBetAboveBet(Refusal, frozen=True, rename={"own_bet": "own"}):
    code, rule = "own chips", "POTL-04"
    own_bet: Chips
    bet: Chips


class PotBelowMinimum(Refusal, frozen=True, rename={"minimum": "least"}):
    code = "pot is smaller"
    minimum: Chips
    pot: Chips


class PotSizeMissing(Refusal, frozen=True):
    code, rule = "say the pot", "POTL-01"


class StreetNotInGame(Refusal, frozen=True, rename={"street_name": "written"}):
    code = "no such street"
    street_name: str
    streets: tuple[str, ...]


class BettingRoundOver(Refusal, frozen=True, rename={"last_action": "said"}):
    code = "nobody is to act"
    last_action: str | None


class OutOfTurnAction(Refusal, frozen=True, rename={"player_to_act": "next"}):
    code, rule = "not in turn", "BET-01"
    who: Person
    player_to_act: Person


class ActionTextInvalid(Refusal, frozen=True, rename={"action_text": "written"}):
    code = "no action"
    action_text: str


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


class LevelTextInvalid(Refusal, frozen=True, rename={"level_text": "written"}):
    code = "no level"
    level_text: str


class NoLevels(Refusal, frozen=True):
    code = "no levels"


class StakesInGameOfLevels(Refusal, frozen=True):
    code = "game has sizes"
    hint: str


class CardHeldTwice(Refusal, frozen=True):
    code = "card twice"
    card: str


class NoBlindsToMiss(Refusal, frozen=True):
    code, rule = "no blinds", "BYND-86"


class PotLimitRequired(Refusal, frozen=True):
    code = "no pot-limit"
    game: GameSign


class RoundPlayerCountInvalid(
    Refusal, frozen=True, rename={"min_players": "least", "max_players": "most"}
):
    code = "players"
    game: GameSign
    players: int
    min_players: int
    max_players: int


class PlayerUnknown(Refusal, frozen=True):
    code = "no such player"
    name: str
    names: tuple[str, ...]


class LevelsUnreadable(Refusal, frozen=True, rename={"reason": "why"}):
    code = "no levels"
    reason: Refusal


class SingleGameRequired(Refusal, frozen=True):
    code = "a mix"
    mix: GameSign
