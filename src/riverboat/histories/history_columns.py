"""Hands as columns, for pandas, polars, Arrow and spreadsheets."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from hashlib import blake2b
from io import StringIO
from os import PathLike
from pathlib import PurePath
from typing import Final, TypeAlias

import msgspec

from riverboat.hands.hand_figures import PlayerFigures
from riverboat.histories.parsed_hand import HandHistory
from riverboat.words.keyword_errors import explain_keyword_errors

Cell: TypeAlias = str | bool | int | float | datetime | None
"""The value of a cell."""
Row: TypeAlias = tuple[Cell, ...]
Columns: TypeAlias = dict[str, list[Cell]]
"""Columns by name: one row per player and hand."""

HAND_COLUMNS: Final = ("hand", "started", "site", "table", "game", "big_blind", "pot", "board")
PLAYER_COLUMNS: Final = (
    *("player", "seat", "position", "cards", "stack", "net", "net_bb", "pot_net", "put_in"),
    *("vpip", "pfr"),
    *("three_bet", "bets", "calls", "checks", "folded", "showdown", "won", "all_in"),
)
COLUMN_NAMES: Final = (*HAND_COLUMNS, *PLAYER_COLUMNS, "hand_id")
AMOUNT_COLUMNS: Final = frozenset(
    {"big_blind", "pot", "stack", "net", "net_bb", "pot_net", "put_in"}
)
"""Columns of chips or currency: always floats, because some amounts of a file have cents."""
COUNT_COLUMNS: Final = frozenset({"seat", "bets", "calls", "checks"})
BOOLEAN_COLUMNS: Final = frozenset({"vpip", "pfr", "three_bet", "showdown", "won", "all_in"})


@explain_keyword_errors
def to_columns(hands: Iterable[HandHistory]) -> Columns:
    """Return columns with one row per player and hand: ``pandas.DataFrame(to_columns(hands))``.

    Every column has one type: text, integers, floats for amounts, booleans, and times in UTC.
    ``hand`` is the number in the file, which two sessions may share; ``hand_id`` is unique for
    each hand, and stable whenever that hand is parsed.

    >>> from riverboat.histories import read_hands
    >>> to_columns(read_hands("", errors="skip"))["player"]
    []
    """
    if isinstance(hands, str | bytes | PathLike) or not isinstance(hands, Iterable):
        raise TypeError(f"expected hands, as in to_columns(read_hands(...)), got {hands!r}")
    columns: Columns = {name: [] for name in COLUMN_NAMES}
    hand_ids = HandIds()
    for hand in hands:
        if not isinstance(hand, HandHistory):
            raise TypeError(f"expected a hand from read_hands(...), got {hand!r}")
        for row in hand_rows(hand, hand_ids.next_id(hand)):
            for name, value in zip(COLUMN_NAMES, row, strict=True):
                columns[name].append(float(value) if name in AMOUNT_COLUMNS else value)  # type: ignore[arg-type]
    return columns


class HandIds:
    """Unique ids of hands: a digest of each hand and of its place in the file.

    Hands played in riverboat have no place in a file. If several of these hands are equal, a count
    is appended to the digest.
    """

    def __init__(self) -> None:
        self._counts_without_source: Counter[str] = Counter()

    def next_id(self, hand: HandHistory) -> str:
        """Return the id of the next hand: 16 hexadecimal digits, and a count for a duplicate."""
        parsed_hand = hand.read
        source = parsed_hand.source
        source_fields = (
            PurePath(source.file).name,
            source.hand,
            source.line,
            hand.site,
            hand.table,
        )
        digest_fields = (
            *source_fields,
            parsed_hand.about.started,
            parsed_hand.variant,
            parsed_hand.players,
            parsed_hand.log,
        )
        try:
            digest_input = msgspec.json.encode(digest_fields)
        except UnicodeEncodeError:  # a name in bytes that are no UTF-8
            digest_input = repr(digest_fields).encode("utf-8", "backslashreplace")
        digest = blake2b(digest_input, digest_size=8).hexdigest()
        if source.line:
            return digest
        self._counts_without_source[digest] += 1
        occurrence_number = self._counts_without_source[digest]
        return digest if occurrence_number == 1 else f"{digest}-{occurrence_number}"


def hand_rows(hand: HandHistory, hand_id: str) -> list[Row]:
    """Return one row per player of a hand, with values in the order of ``COLUMN_NAMES``."""
    game_name = hand.game.name if hand.game else hand.read.variant
    big_blind = hand.big_blind
    started_at = hand.started
    if started_at is not None:
        started_at = (
            started_at.replace(tzinfo=UTC)
            if started_at.tzinfo is None
            else started_at.astimezone(UTC)
        )
    shared_cells = (
        *(hand.number, started_at, hand.site, hand.table, game_name, big_blind, hand.pot),
        str(hand.board),
    )
    return [
        (*shared_cells, *_build_player_cells(player_figures, big_blind), hand_id)
        for player_figures in hand.players.values()
    ]


def _build_player_cells(player: PlayerFigures, big_blind: float) -> Row:
    return (
        *(player.name, player.seat, player.position, str(player.cards), player.stack, player.net),
        player.net / big_blind if big_blind else 0.0,
        *(player.pot_net, player.put_in, player.vpip, player.pfr, player.three_bet),
        *(player.bets, player.calls, player.checks),
        *(player.folded, player.showdown, player.won, player.all_in),
    )


def rows_to_csv(rows: Iterable[Row], *, header: bool) -> str:
    """Format rows as CSV: booleans as 1 and 0, times as ISO 8601."""
    csv_buffer = StringIO()
    writer = csv.writer(csv_buffer, lineterminator="\n")
    if header:
        writer.writerow(COLUMN_NAMES)
    for row in rows:
        writer.writerow([int(value) if isinstance(value, bool) else value for value in row])
    return csv_buffer.getvalue()
