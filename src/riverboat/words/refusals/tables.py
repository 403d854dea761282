"""Refusals to open a table, and to show or write a hand."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Refusal
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal


class AccountRequiredToOpen(Refusal, frozen=True):
    code = "may-not-open"


class AdminRequiredToOpen(Refusal, frozen=True):
    code = "may-not-open"


class TooManyTables(Refusal, frozen=True):
    code = "too-many"


class NoRoomForBots(Refusal, frozen=True, rename={"bot_count": "bots"}):
    code = "too-many"
    bot_count: int
    chairs: int


class TooManyBots(Refusal, frozen=True):
    code = "too-many"
    max_bots: int


class PresetUnknown(Refusal, frozen=True):
    code = "no-preset"
    preset: str
    presets: tuple[str, ...]


class RulesInvalid(Refusal, frozen=True, rename={"reason": "why"}):
    code = "bad-rules"
    reason: Refusal


class PlayersInLinkTableRules(Refusal, frozen=True):
    code = "bad-rules"


class TableNameTooLong(Refusal, frozen=True, rename={"max_characters": "most"}):
    code = "bad-rules"
    max_characters: int


class NoSuchHand(Refusal, frozen=True):
    code = "no-hand"
    hand: int


class NoHandYet(Refusal, frozen=True):
    code = "no-hand"


class HandUnwritable(ReasonedRefusal, frozen=True):
    code = "no-words"


class HandEndedBeforeDeal(Refusal, frozen=True, rename={"end_reason": "ended"}):
    code = "no-cards"
    hand: int
    end_reason: Phrase | None


class DeckDeleted(Refusal, frozen=True):
    code = "no-proof"
    hand: int


class ProofUnavailable(Refusal, frozen=True):
    code = "no-proof"
    hand: int


class ReplayUnavailable(Refusal, frozen=True, rename={"reason": "why"}):
    code = "no-picture"
    reason: Refusal


class SharedHandUrlBroken(Refusal, frozen=True):
    code = "no-share"
