"""Verification of everything that a room has stored about a table, for ``riverboat verify``.

The records are read from the first on, and each is checked: the table is replayed, each hand is
replayed by the rules, the chips are counted after every fact and compared with the ledger, and the
cards are compared with the sealed decks. With the room's key the decks are opened, and every card
is compared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from msgspec import Struct, field

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords, deprecated_keywords
from riverboat.engine import CorruptLog, RiverboatError
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.service.history.deck_verifier import DeckVerifier
from riverboat.service.history.hand_verifier import HandVerifier
from riverboat.service.records.ledger_entries import build_ledger_entries
from riverboat.service.records.room_facts import (
    CardsShown,
    DeckSealed,
    EventTableLinked,
    RoomFact,
    deck_key,
    from_json,
)
from riverboat.store.port import Store
from riverboat.store.stream_heads import StreamHead, compute_head, find_head_problem
from riverboat.store.stream_records import Checkpoint, LedgerEntry, LedgerRow, Record
from riverboat.table.money.session_ledger import Ledger
from riverboat.table.state import facts as f
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.state.table_state import Table
from riverboat.words import Phrase, Refusal
from riverboat.words.refusals import records as w
from riverboat.words.refusals.hand_audit import LogStartMissing
from riverboat.words.refusals.wrapped_refusals import with_cited_rule

Progress = Callable[[int, int], None]
"""Callback with the number of verified records and the total."""

_PROGRESS_INTERVAL: Final = 1000


class Evidence(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    kw_only=True,
    rename={"earlier_head": "anchor", "sealed_blobs": "sealed"},
):
    """All stored data about one table."""

    stream: str
    records: Sequence[Record]
    entries: Sequence[LedgerRow] = ()
    sealed_blobs: Mapping[str, bytes] = {}
    """Sealed decks by their keys in the store (``room_facts.deck_key``)."""
    key: bytes | None = None
    """Room key; without it the decks stay closed."""
    earlier_head: StreamHead | None = None
    """Head that the stream had at an earlier time."""
    checkpoints: Sequence[Checkpoint] = ()
    """Checkpoints of the table beside its log."""

    anchor = DeprecatedAttribute("earlier_head")

    sealed = DeprecatedAttribute("sealed_blobs")


class Problem(Struct, metaclass=DeprecatedKeywords, frozen=True, rename={"reason": "why"}):
    """An inconsistency in the stored data."""

    stream: str
    seq: int
    """Number of the record at which the problem was found; 0 for none."""
    hand: int
    """Number of the hand; 0 between hands."""
    reason: Refusal

    @property
    def message(self) -> Phrase:
        """Full message in any language; ``str`` gives it in English."""
        return w.StreamLocation(
            self.stream, self.seq or None, self.hand or None, with_cited_rule(self.reason)
        )

    def __str__(self) -> str:
        return str(self.message)

    told = DeprecatedAttribute("message")

    why = DeprecatedAttribute("reason")


class Report(
    Struct,
    metaclass=DeprecatedKeywords,
    rename={"compared_cards": "cards", "opened_hands": "opened", "sealed_hands": "sealed"},
):
    """Result of a verification: counts and problems."""

    stream: str
    records: int = 0
    hands: int = 0
    """Number of finished hands that were replayed by the rules."""
    entries: int = 0
    sealed_hands: int = 0
    """Number of hands whose deck was sealed and cut before the first card."""
    opened_hands: int = 0
    """Number of hands whose deck was opened with the key."""
    compared_cards: int = 0
    """Number of cards that were compared with the opened decks."""
    head: StreamHead = StreamHead(0, "")
    """Current head of the stream: compared later, it proves that no records were removed."""
    problems: list[Problem] = field(default_factory=list)
    is_replayed: bool = True
    """True if every record was checked, not only the end of the stream."""

    @property
    def is_clean(self) -> bool:
        """True if no problem was found."""
        return not self.problems

    cards = DeprecatedAttribute("compared_cards")

    clean = DeprecatedAttribute("is_clean")

    opened = DeprecatedAttribute("opened_hands")

    sealed = DeprecatedAttribute("sealed_hands")


@deprecated_keywords(anchor="earlier_head")
async def load_evidence(
    store: Store, stream: str, key: bytes | None = None, earlier_head: StreamHead | None = None
) -> Evidence:
    """Load all data that a store has about a table; the room may be open and keep writing."""
    checkpoints = await store.list_checkpoints(
        stream
    )  # first, because the records are read after them
    records = await store.read(stream)
    last_seq = records[-1].seq if records else 0
    sealed_blobs: dict[str, bytes] = {}
    for blob_key in _find_deck_keys(records) if key is not None else ():
        if (blob := await store.find_sealed_blob(stream, blob_key)) is not None:
            sealed_blobs[blob_key] = blob
    entries = [entry for entry in await store.list_ledger_entries(stream) if entry.seq <= last_seq]
    return Evidence(
        stream=stream,
        records=records,
        entries=entries,
        sealed_blobs=sealed_blobs,
        key=key,
        earlier_head=earlier_head,
        checkpoints=checkpoints,
    )


def _find_deck_keys(records: Sequence[Record]) -> list[str]:
    deck_keys = []
    for record in records:
        if b'"DeckSealed"' in record.body:
            with suppress(ValueError):  # reported when the records are read
                fact = from_json(record.body)
                if isinstance(fact, DeckSealed):
                    deck_keys.append(deck_key(fact.hand, fact.root))
    return deck_keys


def verify_stream(evidence: Evidence, progress: Progress | None = None) -> Report:
    """Verify records, ledger and decks of a table; stop at the first unreadable record."""
    verifier = _StreamVerifier(evidence)
    record_count = len(evidence.records)
    for done_count, record in enumerate(evidence.records):
        if progress is not None and done_count % _PROGRESS_INTERVAL == 0:
            progress(done_count, record_count)
        if not verifier.verify_record(record):
            break
    verifier.finish()
    compare_heads(verifier.report, evidence)
    if progress is not None:
        progress(record_count, record_count)
    return verifier.report


def compare_heads(report: Report, evidence: Evidence) -> None:
    """Compare the records with the head that they had earlier, if it was recorded."""
    records, earlier_head = list(evidence.records), evidence.earlier_head
    report.head = compute_head(records)
    if earlier_head is not None and (reason := find_head_problem(records, earlier_head)):
        report.problems.append(Problem(evidence.stream, 0, 0, reason))


class _StreamVerifier:
    """State of the verification: records read so far, and the table that results from them."""

    def __init__(self, evidence: Evidence) -> None:
        self.report = Report(evidence.stream)
        self._evidence = evidence
        self._table_id = evidence.stream.removeprefix("table/")
        self._table: Table | None = None
        self._session_ledger: Ledger | None = Ledger()
        self._total_chips = 0
        self._is_event_table = False
        self._expected_entries: list[tuple[int, LedgerEntry]] = []
        self._seq = 0
        self._is_stopped = False
        self._hand_verifier = HandVerifier(self._report_problem)
        self._deck_verifier = DeckVerifier(self._report_problem, evidence)

    def verify_record(self, record: Record) -> bool:
        """Verify the next record; return True if the verification can continue."""
        if record.seq != self._seq + 1:
            self._report_problem(w.RecordMissing(self._seq + 1))
        self._seq = record.seq
        self.report.records += 1
        try:
            fact = from_json(record.body)
            if isinstance(fact, EventTableLinked):
                self._is_event_table = True
            elif isinstance(fact, CardsShown):
                self._hand_verifier.add_shown_cards(fact)
            elif isinstance(fact, RoomFact):
                self._deck_verifier.add_room_fact(fact, self._table)
            else:
                self._verify_table_fact(fact)
        except (RiverboatError, *REPLAY_ERRORS) as error:
            self._report_problem(w.RecordedStateImpossible(refusal_of(error)))
            self._is_stopped = True
        return not self._is_stopped

    def finish(self) -> None:
        """Finish after the last record, perhaps during a hand, and compare the ledger."""
        if not self._is_stopped:
            self._hand_verifier.finish()
            self._deck_verifier.finish()
        self._compare_entries()
        report = self.report
        report.hands = self._hand_verifier.finished_hand_count
        report.sealed_hands, report.opened_hands, report.compared_cards = (
            self._deck_verifier.sealed_count,
            self._deck_verifier.opened_count,
            self._deck_verifier.card_count,
        )

    def _report_problem(self, refusal: Refusal, hand_number: int = -1) -> None:
        """Report a problem, by default in the current hand."""
        if hand_number < 0:
            hand_number = self._hand_verifier.hand_number
        self.report.problems.append(Problem(self._evidence.stream, self._seq, hand_number, refusal))

    def _verify_table_fact(self, fact: AnyLoggedFact) -> None:
        table = self._table
        if table is None:
            if not isinstance(fact, f.TableOpened):
                raise CorruptLog(0, LogStartMissing("TableOpened"))
            self._table = table = Table(fact)
        else:
            for entry in build_ledger_entries(
                self._table_id, fact, table, is_event_table=self._is_event_table
            ):
                self._add_expected_entry(entry)
            apply(table, fact)
        self._add_to_session_ledger(fact)
        if self._total_chips != table.chips:
            self._report_problem(w.BroughtChipsMismatch(table.chips, self._total_chips))
            self._total_chips = table.chips
        self._deck_verifier.add_table_fact(fact)
        self._hand_verifier.add(fact, table)

    def _add_expected_entry(self, entry: LedgerEntry) -> None:
        account = f"table:{self._table_id}"
        self._total_chips += entry.chips * (
            (entry.to_account == account) - (entry.from_account == account)
        )
        self._expected_entries.append((self._seq, entry))

    def _add_to_session_ledger(self, fact: AnyLoggedFact) -> None:
        """Add a fact to the session's ledger, which reports sums that do not match."""
        if self._session_ledger is None:
            return
        try:
            self._session_ledger.add(fact)
        except CorruptLog as error:
            self._report_problem(w.SessionLedgerUnbalanced(refusal_of(error)))
            self._session_ledger = None

    def _compare_entries(self) -> None:
        """Compare the stored ledger entries with those that the facts produce, in order."""
        stored_entries, expected_entries = self._evidence.entries, self._expected_entries
        self.report.entries = len(stored_entries)
        for (seq, entry), row in zip(expected_entries, stored_entries, strict=False):
            if (
                LedgerEntry(row.from_account, row.to_account, row.chips, row.reason) != entry
                or row.seq < seq
            ):
                self._report_record_problem(
                    seq, w.LedgerEntryMismatch(_describe_entry(entry), _describe_entry(row))
                )
                return
        if len(expected_entries) > len(stored_entries):
            seq, entry = expected_entries[len(stored_entries)]
            self._report_record_problem(seq, w.LedgerIncomplete(_describe_entry(entry)))
        elif len(stored_entries) > len(expected_entries) and not self._is_stopped:
            row = stored_entries[len(expected_entries)]
            self._report_record_problem(row.seq, w.LedgerEntryUnmatched(_describe_entry(row)))

    def _report_record_problem(self, seq: int, refusal: Refusal) -> None:
        self.report.problems.append(Problem(self._evidence.stream, seq, 0, refusal))


def _describe_entry(entry: LedgerEntry | LedgerRow) -> w.LedgerEntryLabel:
    return w.LedgerEntryLabel(entry.chips, entry.from_account, entry.to_account, entry.reason)


REPLAY_ERRORS: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""Errors of a replay that reads facts which no table can have produced."""
