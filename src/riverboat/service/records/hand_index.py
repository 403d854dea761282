"""Index of a table's hands in its stream, derived from the stream itself."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.engine import HandStarted
from riverboat.service.records.room_facts import AnyRecorded
from riverboat.store.rows import HandRow
from riverboat.table.state import facts as f


def build_hand_rows_after(
    last_known_hand: int,
    table_id: str,
    facts: Sequence[AnyRecorded],
    stored_times: Sequence[int],
    first_seq: int = 0,
) -> list[HandRow]:
    """Return finished hands after *last_known_hand*; *stored_times* has the time of each fact.

    *facts* are those of the stream after its first *first_seq* records; they must start between two
    hands.
    """
    rows: list[HandRow] = []
    started_at, game_name = 0, ""
    for seq, fact in enumerate(facts, first_seq + 1):
        match fact:
            case f.HandBegan():
                started_at, game_name = seq, ""
            case HandStarted(game=new_game):
                game_name = new_game.name
            case f.HandClosed(hand_number=number) | f.HandCalledOff(hand_number=number) if (
                number > last_known_hand
            ):
                rows.append(
                    HandRow(
                        table_id,
                        number,
                        started_at,
                        seq,
                        stored_times[seq - first_seq - 1],
                        game_name,
                    )
                )
            case _:
                pass
    return rows
