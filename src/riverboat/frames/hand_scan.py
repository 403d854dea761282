"""Scan of hand histories, in files of any format, to three Arrow tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from os import PathLike
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from riverboat.frames.arrow_tables import HandTables, MemorySink
from riverboat.frames.hand_records import HandRecords, hand_records
from riverboat.frames.parquet_files import ParquetSink
from riverboat.frames.scan_cache import ScanCache
from riverboat.frames.table_columns import TABLES, build_arrow_schema, import_pyarrow
from riverboat.histories import HandHistory, HandSource
from riverboat.histories.file_pieces import FilePiece, cut_sources, map_pieces, read_piece
from riverboat.histories.hand_sources import is_path, read_source, require_existing_path
from riverboat.histories.history_columns import HandIds
from riverboat.notation.hand_copies import CopyFilter, compute_hand_key
from riverboat.notation.read_hand import BadNotation, ParsedHand
from riverboat.words.keyword_errors import explain_keyword_errors

_HANDS_PER_BATCH: Final = 2_000
_SESSION_BREAK: Final = timedelta(hours=1)

Batches = dict[str, Any]
"""A record batch of each table, without the column of sessions."""


class Sink(Protocol):
    """A receiver of the batches of a scan."""

    def write(self, name: str, batch: Any) -> None:
        """Add a batch of a table."""

    def finish(self, schemas: dict[str, Any]) -> dict[str, Any]:
        """End the scan, and return its rows as an Arrow table for each schema."""


class ScannedHands(NamedTuple):
    """The batches of some hands of a file piece, as a worker process returns them."""

    batches: Batches
    row_counts: list[tuple[int, int]]
    """For each hand: its number of rows in the table of players and in the table of actions."""
    copy_keys: list[tuple[int, bool]]
    """For each hand: the key that its copies share, and True if this is the site's hand number."""
    table_starts: list[tuple[tuple[str, str, str], datetime | None]]
    """For each hand: its table (site, tournament and table) and its start time."""
    file: str
    refused: list[str]


@explain_keyword_errors
def scan(
    where: HandSource,
    *,
    jobs: int = 1,
    copies: str = "skip",
    all_ins: bool = True,
    cache: str | PathLike[str] | None = None,
    out: str | PathLike[str] | None = None,
) -> HandTables:
    """Read hands to three Arrow tables: ``hands``, ``players`` and ``actions``.

    *where* is a file, a folder, a text or hands, as for ``read_hands``. *jobs* processes read the
    files; the rows come in the order of the hands. A hand that cannot be read is left out, and
    listed in ``refused``; copies of a hand count once, or always with ``copies="count"``. Without
    *all_ins* the equity of all-ins is not computed, which is faster. *cache* is a folder in which
    the rows of each file are stored by its content, for the next scan. With *out*, a folder, the
    tables are written to Parquet files as they are read, and are not held in memory.

    >>> from riverboat.homegame import HomeGame
    >>> game = HomeGame("nlhe 1/2", players=["Ann", "Bob"], stack=200, seed=7)
    >>> game.play("rock")
    >>> scan(HandHistory.from_facts(game.log, game.dealt_in))
    <HandTables: 1 hands, 2 players, 3 actions; 0 copies, 0 refused>
    """
    if copies not in ("skip", "count"):
        raise ValueError(f"copies={copies!r}: expected 'skip' or 'count'")
    if type(jobs) is not int or jobs < 1:
        raise ValueError(f"jobs={jobs!r}: expected a number of processes, at least 1")
    import_pyarrow()
    sink: Sink = MemorySink() if out is None else ParquetSink(Path(out))
    assembly = _ScanAssembly(sink, None if copies == "count" else CopyFilter())
    for scanned_hands in _scan_source(where, jobs, all_ins, cache):
        assembly.add(scanned_hands)
    return assembly.finish()


def _scan_source(
    where: HandSource, jobs: int, uses_all_in_equity: bool, cache: str | PathLike[str] | None
) -> Iterator[ScannedHands]:
    sources = list(where) if isinstance(where, list | tuple) else [where]
    if not all(map(is_path, sources)):
        hands = (hand for source in sources for hand in read_source(source))
        yield from _scan_hands(hands, "", uses_all_in_equity)
        return
    paths = [require_existing_path(source) for source in sources]  # type: ignore[arg-type]
    scan_cache = ScanCache(Path(cache)) if cache is not None else None
    scanner = PieceScanner(uses_all_in_equity, scan_cache)
    if jobs == 1 and scan_cache is None:
        for piece in cut_sources(paths, cut_files=False):
            yield from _scan_hands(_read_piece_hands(piece), piece.path, uses_all_in_equity)
        return
    for scanned_hands in map_pieces(scanner, list(cut_sources(paths)), jobs):
        if isinstance(scanned_hands, BadNotation):
            raise scanned_hands
        yield from scanned_hands


class PieceScanner:
    """A scanner of all hands of a file piece, which can be sent to another process."""

    def __init__(self, all_ins: bool, cache: ScanCache | None) -> None:
        self.all_ins, self.cache = all_ins, cache

    def __call__(self, piece: FilePiece) -> list[ScannedHands] | BadNotation:
        """Return the rows of a piece, from the cache if present, or the error of reading it."""
        try:
            if self.cache is None or piece.refusal is not None:
                return self._scan(piece)
            return self.cache.get(piece, self.all_ins, lambda: self._scan(piece))
        except BadNotation as error:
            return error

    def _scan(self, piece: FilePiece) -> list[ScannedHands]:
        return list(_scan_hands(_read_piece_hands(piece), piece.path, self.all_ins))


def _read_piece_hands(piece: FilePiece) -> Iterator[ParsedHand]:
    return read_piece(piece)


def _scan_hands(
    hands: Iterable[ParsedHand], file: str, uses_all_in_equity: bool
) -> Iterator[ScannedHands]:
    hand_ids, builder = HandIds(), _BatchBuilder(file)
    for parsed_hand in hands:
        if parsed_hand.faults:
            builder.refused.append(str(parsed_hand))
            continue
        hand = HandHistory(parsed_hand)
        records = hand_records(hand, hand_ids.next_id(hand), all_ins=uses_all_in_equity)
        if records is not None:
            builder.add(records, compute_hand_key(parsed_hand))
        if len(builder.copy_keys) >= _HANDS_PER_BATCH:
            yield builder.build()
            builder = _BatchBuilder(file)
    yield builder.build()


class _BatchBuilder:
    """A builder of record batches from the rows of hands."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in TABLES}
        self.row_counts: list[tuple[int, int]] = []
        self.copy_keys: list[tuple[int, bool]] = []
        self.table_starts: list[tuple[tuple[str, str, str], datetime | None]] = []
        self.refused: list[str] = []

    def add(self, records: HandRecords, copy_key: tuple[int, bool]) -> None:
        """Add the rows of a hand."""
        self.rows["hands"].append(records.hand_row)
        self.rows["players"] += records.player_rows
        self.rows["actions"] += records.action_rows
        self.row_counts.append((len(records.player_rows), len(records.action_rows)))
        self.copy_keys.append(copy_key)
        self.table_starts.append((records.table_key, records.started))

    def build(self) -> ScannedHands:
        """Return the record batches of all hands added."""
        pyarrow = import_pyarrow()
        batches = {}
        for table_name, rows in self.rows.items():
            schema = build_arrow_schema(table_name)
            schema = schema.remove(schema.get_field_index("session"))
            columns = zip(*rows, strict=True) if rows else [()] * len(schema)
            arrays = [
                pyarrow.array(list(column), field.type)
                for column, field in zip(columns, schema, strict=True)
            ]
            batches[table_name] = pyarrow.RecordBatch.from_arrays(arrays, schema=schema)
        return ScannedHands(
            batches, self.row_counts, self.copy_keys, self.table_starts, self.file, self.refused
        )


class _ScanAssembly:
    """The state of a whole scan: its sessions, its copies and its tables."""

    def __init__(self, sink: Sink, copy_filter: CopyFilter | None) -> None:
        self.sink, self.copies = sink, copy_filter
        self.schemas = {name: build_arrow_schema(name) for name in TABLES}
        self.refused: list[str] = []
        self._sessions: dict[tuple[str, str, str], tuple[int, datetime | None]] = {}
        self._session_count = 0

    def add(self, scanned_hands: ScannedHands) -> None:
        """Add scanned hands, without copies of earlier hands."""
        self.refused += scanned_hands.refused
        new_hand_indices = [
            hand_index
            for hand_index, copy_key in enumerate(scanned_hands.copy_keys)
            if self.copies is None or not self.copies.is_known(*copy_key, scanned_hands.file)
        ]
        if not new_hand_indices:
            return
        sessions = [
            self._assign_session_number(*scanned_hands.table_starts[hand_index])
            for hand_index in new_hand_indices
        ]
        row_offsets = _compute_first_rows(scanned_hands.row_counts)
        for table_index, table_name in enumerate(TABLES):
            table_batch, session_numbers = scanned_hands.batches[table_name], sessions
            if table_index:
                row_ranges = [
                    (
                        row_offsets[new_index][table_index - 1],
                        scanned_hands.row_counts[new_index][table_index - 1],
                    )
                    for new_index in new_hand_indices
                ]
                session_numbers = [
                    session
                    for session, (_, row_count) in zip(sessions, row_ranges, strict=True)
                    for _ in range(row_count)
                ]
                if len(new_hand_indices) < len(scanned_hands.copy_keys):
                    table_batch = table_batch.take(
                        [
                            row
                            for first_row, row_count in row_ranges
                            for row in range(first_row, first_row + row_count)
                        ]
                    )
            elif len(new_hand_indices) < len(scanned_hands.copy_keys):
                table_batch = table_batch.take(new_hand_indices)
            self.sink.write(
                table_name,
                _add_session_column(table_batch, session_numbers, self.schemas[table_name]),
            )

    def _assign_session_number(
        self, table_key: tuple[str, str, str], started_at: datetime | None
    ) -> int:
        """Return the session number of a hand at this table."""
        session_number, previous_start = self._sessions.get(table_key, (-1, None))
        if session_number < 0 or (
            started_at and previous_start and abs(started_at - previous_start) > _SESSION_BREAK
        ):
            session_number = self._session_count
            self._session_count += 1
        self._sessions[table_key] = session_number, started_at or previous_start
        return session_number

    def finish(self) -> HandTables:
        """Return the tables of all hands."""
        tables = self.sink.finish(self.schemas)
        return HandTables(tables, self.copies.copies if self.copies else 0, self.refused)


def _compute_first_rows(row_counts: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return, for each hand, the index of its first row in the tables of players and actions."""
    first_rows, player_row, action_row = [], 0, 0
    for player_count, action_count in row_counts:
        first_rows.append((player_row, action_row))
        player_row, action_row = player_row + player_count, action_row + action_count
    return first_rows


def _add_session_column(batch: Any, sessions: list[int], schema: Any) -> Any:
    """Return a batch with its session column added."""
    pyarrow = import_pyarrow()
    arrays = list(batch.columns)
    arrays.insert(schema.get_field_index("session"), pyarrow.array(sessions, pyarrow.int32()))
    return pyarrow.RecordBatch.from_arrays(arrays, schema=schema)
