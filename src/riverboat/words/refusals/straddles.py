"""Refusals to straddle, to post a sleeper or to decline."""

from __future__ import annotations

from riverboat.words.action_offers import Offer
from riverboat.words.phrase import Chips, Person, Phrase, Refusal
from riverboat.words.player_actions import Act
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal


class StraddleRefused(ReasonedRefusal, frozen=True, rename={"current_offer": "now"}):
    who: Person
    act: Act
    current_offer: Offer | None


class StraddleSeatEmpty(ReasonedRefusal, frozen=True, rename={"current_offer": "now"}):
    chair: int
    act: Act
    current_offer: Offer | None


class NoStraddles(Refusal, frozen=True):
    code, rule = "no straddles", "STRD-02"


class NoStraddleInAKillPot(Refusal, frozen=True):
    code, rule = "kill pot", "KILL-08"


class NoStraddleInABombPot(Refusal, frozen=True):
    code, rule = "bomb pot", "BYND-41"


class NoBlindsToStraddle(Refusal, frozen=True):
    code, rule = "no blinds", "STRD-01"
    game: str


class StraddleAfterBlinds(Refusal, frozen=True):
    code, rule = "no hand", "STRD-01"


class _StraddleTooLate(Refusal, frozen=True):
    code, rule = "too late", "STRD-01"


class StraddleAfterCards(_StraddleTooLate, frozen=True):
    pass


class StraddlesClosed(_StraddleTooLate, frozen=True):
    pass


class StraddlerNotDealtIn(Refusal, frozen=True):
    code, rule = "not dealt in", "GAME-01"


class StraddleAlreadyDeclined(Refusal, frozen=True):
    code, rule = "declined", "STRD-01"


class StraddleAlreadyPosted(Refusal, frozen=True):
    code, rule = "straddled", "STRD-01"


class StraddlerAway(Refusal, frozen=True):
    code, rule = "away", "SEAT-10"


class StraddlePrecedence(Refusal, frozen=True):
    code, rule = "precedence", "BYND-43"


class SleeperStraddleTooEarly(Refusal, frozen=True):
    code, rule = "too early", "STRD-17"


class BigBlindStraddlesLast(Refusal, frozen=True):
    code, rule = "precedence", "STRD-17"


class LiveStraddleLimit(Refusal, frozen=True, rename={"max_straddles": "n"}):
    code, rule = "too many", "STRD-09"
    max_straddles: int


class StraddlePositionWrong(Refusal, frozen=True):
    code, rule = "out of position", "STRD-18"
    places: tuple[str, ...]


class StraddleMaximumReached(
    Refusal, frozen=True, rename={"next_straddle": "least", "maximum": "most"}
):
    code, rule = "too little", "STRD-05"
    next_straddle: Chips
    maximum: Chips


class TooFewChipsToStraddle(Refusal, frozen=True, rename={"minimum": "least", "stack": "chips"}):
    code, rule = "too little", "STRD-05"
    minimum: Chips
    stack: Chips


class ExactStraddleSize(Phrase, frozen=True, rename={"straddle_total": "to"}):
    straddle_total: Chips


class StraddleSizeRange(Phrase, frozen=True, rename={"minimum": "least", "maximum": "most"}):
    minimum: Chips
    maximum: Chips
    unit: Chips | None


class StraddleSizeWrong(Refusal, frozen=True):
    code, rule = "wrong size", "STRD-05"
    size: ExactStraddleSize | StraddleSizeRange


class RestraddleSizeWrong(StraddleSizeWrong, frozen=True):
    rule = "STRD-08"


class StraddleOffTheUnit(StraddleSizeWrong, frozen=True):
    rule = "UNIT-01"
