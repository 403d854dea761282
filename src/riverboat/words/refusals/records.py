"""Errors in a room's records: tables, decks, live games, events."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Cards, Phrase, Refusal


class StreamLocation(Phrase, frozen=True, rename={"reason": "why"}):
    """The position of a finding in a log: a record, from 1, and the hand that it belongs to."""

    stream: str
    record: int | None
    hand: int | None
    reason: Refusal


class RecordMissing(Refusal, frozen=True):
    seq: int


class RecordedStateImpossible(Refusal, frozen=True, rename={"reason": "why"}):
    """Refusal of a record that cannot be replayed; *reason* is the reducer's reason."""

    reason: Refusal


class BroughtChipsMismatch(
    Refusal, frozen=True, rename={"chips_at_table": "there", "chips_brought": "came"}
):
    chips_at_table: int
    chips_brought: int


class SessionLedgerUnbalanced(Refusal, frozen=True, rename={"reason": "why"}):
    reason: Refusal


class RecordsTruncated(
    Refusal, frozen=True, rename={"expected_count": "had", "remaining_count": "has"}
):
    expected_count: int
    remaining_count: int


class RecordTampered(Refusal, frozen=True, rename={"checked_count": "count"}):
    checked_count: int


class CheckpointDiffers(Refusal, frozen=True):
    """Refusal of a checkpoint that differs from the state replayed from the log."""

    seq: int


class CheckpointBeyondTheLog(
    Refusal, frozen=True, rename={"last_record": "last", "checkpoint_record": "seq"}
):
    checkpoint_record: int
    last_record: int


class LedgerEntryLabel(Phrase, frozen=True, rename={"purpose": "why", "recipient": "to"}):
    """An entry of the ledger; accounts and reasons as stored."""

    chips: int
    source: str
    recipient: str
    purpose: str


class LedgerEntryMismatch(
    Refusal, frozen=True, rename={"expected_entry": "due", "found_entry": "found"}
):
    expected_entry: LedgerEntryLabel
    found_entry: LedgerEntryLabel


class LedgerIncomplete(Refusal, frozen=True, rename={"missing_entry": "due"}):
    missing_entry: LedgerEntryLabel


class LedgerEntryUnmatched(Refusal, frozen=True, rename={"unmatched_entry": "found"}):
    unmatched_entry: LedgerEntryLabel


class LedgerCountDiffers(
    Refusal, frozen=True, rename={"expected_count": "due", "found_count": "found"}
):
    expected_count: int
    found_count: int


class ReplayContradiction(Refusal, frozen=True):
    finding: Refusal


class ForeignCardsShown(Refusal, frozen=True):
    player: str


class ShownCardsNotDealt(Refusal, frozen=True):
    player: str
    cards: Cards


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


class DeckMismatch(Refusal, frozen=True, rename={"fault": "how"}):
    """Refusal of a deck fact that contradicts the facts before it."""

    fault: DeckFault


class CommitmentInvalid(Refusal, frozen=True):
    player: str


class DeckCutWithoutCommitment(Refusal, frozen=True):
    player: str
    chair: int


class DeckCardMismatch(Refusal, frozen=True):
    number: int
    card: Cards


class DeckPosition(Phrase, frozen=True):
    """A card by its position in the deck, from 1, and the number of reshuffles before it."""

    number: int
    reshuffles: int | None


class LoggedCardMismatch(
    Refusal, frozen=True, rename={"logged_card": "logged", "deck_card": "dealt"}
):
    place: DeckPosition
    logged_card: Cards
    deck_card: Cards


class RecordedDealImpossible(Refusal, frozen=True, rename={"reason": "why"}):
    """Refusal of an impossible deal; *fact* is the kind of fact, as in the log."""

    fact: str
    reason: Refusal


class CardsLeftTooFew(
    Refusal, frozen=True, rename={"dealt_count": "count", "remaining_count": "left"}
):
    dealt_count: int
    remaining_count: int


class CardsReturnedToStubInvalid(Refusal, frozen=True):
    pass


class SealedDeckUnopenable(Refusal, frozen=True, rename={"fault": "how"}):
    stream: str
    hand: int
    fault: Literal["form", "gone", "key"]


class DeckOfOtherHand(Refusal, frozen=True, rename={"reason": "why"}):
    hand: int
    reason: Refusal


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


class TournamentFactInvalid(Refusal, frozen=True, rename={"reason": "why"}):
    """Refusal of a record that is not a fact of an event; *reason* is the parser's reason."""

    reason: Refusal


class TournamentStartMissing(Refusal, frozen=True):
    pass


class TableNeverOpened(Refusal, frozen=True):
    pass


class TournamentDrawKeyMismatch(Refusal, frozen=True):
    pass


class TournamentUnreadable(Refusal, frozen=True, rename={"reason": "why"}):
    event: str
    reason: Refusal


class EventChipTotalMismatch(
    Refusal,
    frozen=True,
    rename={"chips_in_play": "there", "sold_chips": "sold", "removed_chips": "removed"},
):
    chips_in_play: int
    sold_chips: int
    removed_chips: int


class PlayerAtTwoTables(Refusal, frozen=True):
    pass


class PlayersWithoutTable(Refusal, frozen=True, rename={"player_count": "count"}):
    players: tuple[str, ...]
    player_count: int


class PlacesInconsistent(Refusal, frozen=True):
    pass


class PaymentsOverPrizes(
    Refusal, frozen=True, rename={"paid_total": "paid", "prize_total": "prizes"}
):
    paid_total: int
    prize_total: int
