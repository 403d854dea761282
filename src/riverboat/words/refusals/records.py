"""Errors in a room's records: tables, decks, live games, events."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Cards, Phrase, Refusal


class StreamLocation(Phrase, frozen=True):
    """The position of a finding: a record, from 1, and a hand, if it is in one."""

    stream: str
    record: int | None
    hand: int | None
    why: Refusal


class RecordMissing(Refusal, frozen=True):
    seq: int


class RecordImpossible(Refusal, frozen=True):
    """Refusal of a record that cannot be replayed; *why* is the reducer's reason."""

    why: Refusal


class BroughtChipsMismatch(Refusal, frozen=True):
    there: int
    came: int


class SessionLedgerUnbalanced(Refusal, frozen=True):
    why: Refusal


class RecordsTruncated(Refusal, frozen=True):
    had: int
    has: int


class RecordTampered(Refusal, frozen=True):
    count: int


class CheckpointDiffers(Refusal, frozen=True):
    """Refusal of a checkpoint that differs from the state replayed from the log."""

    seq: int


class CheckpointBeyondTheLog(Refusal, frozen=True):
    seq: int
    last: int


# Ledger of the store ----------------------------------------------------------------------------


class LedgerEntryLabel(Phrase, frozen=True):
    """An entry of the ledger; accounts and reasons as stored."""

    chips: int
    source: str
    to: str
    why: str


class LedgerDiffers(Refusal, frozen=True):
    due: LedgerEntryLabel
    found: LedgerEntryLabel


class LedgerIncomplete(Refusal, frozen=True):
    due: LedgerEntryLabel


class LedgerEntryUnmatched(Refusal, frozen=True):
    found: LedgerEntryLabel


class LedgerCountDiffers(Refusal, frozen=True):
    due: int
    found: int


# Hands ------------------------------------------------------------------------------------------


class ReplayContradiction(Refusal, frozen=True):
    finding: Refusal


class ForeignCardsShown(Refusal, frozen=True):
    player: str


class UnheldCardsShown(Refusal, frozen=True):
    player: str
    cards: Cards


# Decks ------------------------------------------------------------------------------------------


DeckFault: TypeAlias = Literal[
    "reshuffled",
    "root",
    "sealed again",
    "cut unsealed",
    "cut twice",
    "cuts",
    "unsealed reshuffle",
    "unsealed",
    "uncut",
    "other reshuffle",
    "other hand",
    "dealt",
    "gone",
    "other root",
]


class DeckMismatch(Refusal, frozen=True):
    """Refusal of a deck fact that contradicts the facts before it."""

    how: DeckFault


class CommitmentInvalid(Refusal, frozen=True):
    player: str


class CutWithoutCommitment(Refusal, frozen=True):
    player: str
    chair: int


class DeckCardMismatch(Refusal, frozen=True):
    number: int
    card: Cards


class DeckPosition(Phrase, frozen=True):
    """A card by its position in the deck, from 1, and the number of reshuffles before it."""

    number: int
    reshuffles: int | None


class LoggedCardMismatch(Refusal, frozen=True):
    place: DeckPosition
    logged: Cards
    dealt: Cards


class DealImpossible(Refusal, frozen=True):
    """Refusal of an impossible deal; *fact* is the kind of fact, as in the log."""

    fact: str
    why: Refusal


class CardsLeftTooFew(Refusal, frozen=True):
    count: int
    left: int


class StubReturnInvalid(Refusal, frozen=True):
    pass


class DeckUnopenable(Refusal, frozen=True):
    stream: str
    hand: int
    how: Literal["form", "gone", "key"]


class DeckOfOtherHand(Refusal, frozen=True):
    hand: int
    why: Refusal


# Live games and events ----------------------------------------------------------------------------


class NoGameBegan(Refusal, frozen=True):
    pass


class SeasonStartMissing(Refusal, frozen=True):
    pass


class RecordStartRepeated(Refusal, frozen=True):
    pass


class RecordEmpty(Refusal, frozen=True):
    pass


class LaterVersionRecord(Refusal, frozen=True):
    pass


class UndoTooLarge(Refusal, frozen=True):
    pass


class TournamentFactInvalid(Refusal, frozen=True):
    """Refusal of a record that is not a fact of an event; *why* is the parser's reason."""

    why: Refusal


class TournamentStartMissing(Refusal, frozen=True):
    pass


class TableNeverOpened(Refusal, frozen=True):
    pass


class DrawKeyMismatch(Refusal, frozen=True):
    pass


class TournamentUnreadable(Refusal, frozen=True):
    event: str
    why: Refusal


class EventChipTotalMismatch(Refusal, frozen=True):
    there: int
    sold: int
    removed: int


class PlayerAtTwoTables(Refusal, frozen=True):
    pass


class PlayersWithoutTable(Refusal, frozen=True):
    players: tuple[str, ...]
    count: int


class PlacesInconsistent(Refusal, frozen=True):
    pass


class PaymentsOverPrizes(Refusal, frozen=True):
    paid: int
    prizes: int
