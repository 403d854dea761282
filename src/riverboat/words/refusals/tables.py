"""Refusals to open a table, and to show or write a hand."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Refusal
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal

# Opening a table --------------------------------------------------------------------------------


class AccountRequiredToOpen(Refusal, frozen=True):
    code = "may-not-open"


class AdminRequiredToOpen(Refusal, frozen=True):
    code = "may-not-open"


class TooManyTables(Refusal, frozen=True):
    code = "too-many"


class NoRoomForBots(Refusal, frozen=True):
    code = "too-many"
    bots: int
    chairs: int


class PresetUnknown(Refusal, frozen=True):
    code = "no-preset"
    preset: str
    presets: tuple[str, ...]


class RulesInvalid(Refusal, frozen=True):
    code = "bad-rules"
    why: Refusal


class LinkPlayersOnly(Refusal, frozen=True):
    code = "bad-rules"


class TableNameTooLong(Refusal, frozen=True):
    code = "bad-rules"
    most: int


# Showing and writing a hand ---------------------------------------------------------------------


class NoSuchHand(Refusal, frozen=True):
    code = "no-hand"
    hand: int


class NoHandYet(Refusal, frozen=True):
    code = "no-hand"


class HandUnwritable(ReasonedRefusal, frozen=True):
    code = "no-words"


class HandEndedBeforeDeal(Refusal, frozen=True):
    code = "no-cards"
    hand: int
    ended: Phrase | None


class DeckDeleted(Refusal, frozen=True):
    code = "no-proof"
    hand: int


class ProofUnavailable(Refusal, frozen=True):
    code = "no-proof"
    hand: int


class ReplayUnavailable(Refusal, frozen=True):
    code = "no-picture"
    why: Refusal


class HandLinkBroken(Refusal, frozen=True):
    code = "no-share"
