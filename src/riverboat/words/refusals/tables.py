"""Refusals to open a table, and to show or write a hand."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Refusal
from riverboat.words.refusals.because import Because

# Opening one ------------------------------------------------------------------------------------


class OnlyAccountsOpen(Refusal, frozen=True):
    code, en = "may-not-open", "only people with an account open tables here"


class OnlyAdminsOpen(Refusal, frozen=True):
    code, en = "may-not-open", "only the room's administrators open tables here"


class TooManyTables(Refusal, frozen=True):
    code, en = "too-many", "there are too many tables open: close one first"


class NoRoomForBots(Refusal, frozen=True):
    code = "too-many"
    en = "there is no room for {bots} bots: there are {chairs} chairs, and one is yours"
    bots: int
    chairs: int


class NoPresetCalled(Refusal, frozen=True):
    code, en = "no-preset", "there is no preset {preset}; there are {presets}"
    preset: str
    presets: tuple[str, ...]


class RulesCannotBe(Refusal, frozen=True):
    code, en = "bad-rules", "{why}"
    why: Refusal


class PlayersComeByLink(Refusal, frozen=True):
    code = "bad-rules"
    en = "players come by the invitation: leave [[players]] out, and say how many bots"


class TableNameTooLong(Refusal, frozen=True):
    code, en = "bad-rules", "a table's name is a line of at most {most} letters"
    most: int


# Hands ------------------------------------------------------------------------------------------


class NoSuchHand(Refusal, frozen=True):
    code, en = "no-hand", "hand {hand} is not there, or not over"
    hand: int


class NoHandYet(Refusal, frozen=True):
    code, en = "no-hand", "no hand has been played to its end yet"


class CannotBeWritten(Because, frozen=True):
    code, en = "no-words", "{why}"


class EndedBeforeCards(Refusal, frozen=True):
    code, en = "no-cards", "hand {hand} ended before any card: {ended}"
    hand: int
    ended: Phrase | None


class DeckIsNotKept(Refusal, frozen=True):
    code, en = "no-proof", "the deck of hand {hand} is not kept"
    hand: int


class CannotBeProved(Refusal, frozen=True):
    code, en = "no-proof", "hand {hand} cannot be proved"
    hand: int


class CannotBeReplayed(Refusal, frozen=True):
    code, en = "no-picture", "{why}"
    why: Refusal


class LinkShowsNoHand(Refusal, frozen=True):
    code, en = "no-share", "this link shows no hand: it was not copied whole"
