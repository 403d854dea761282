"""The floor's spot from a redacted log, at every turn of every golden log."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine import ToAct, due, from_json_lines
from riverboat.engine.hand_redaction import RAIL, redact_log
from riverboat.engine.state.hand_reducer import replay
from riverboat.floor import spot_of

GOLDEN_LOGS = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))


def test_redacted_log_gives_spot_without_hidden_cards() -> None:
    """A spot built from the redacted log equals the full spot without hidden cards."""
    assert sum(map(check_spots, GOLDEN_LOGS)) > 100


def check_spots(file: Path) -> int:
    """Compare the spots at every turn of a log; return the number of turns."""
    log = [*from_json_lines(file.read_bytes())]
    redacted_log = [*redact_log(log, RAIL)]
    turn_count = 0
    for fact_count in range(1, len(log)):
        hand = replay(log[:fact_count])
        if not hand.is_betting_open or not isinstance(due(hand), ToAct):
            continue
        turn_count += 1
        for seat in range(hand.players):
            public_spot = spot_of(
                replay(redacted_log[:fact_count]), redacted_log[:fact_count], seat
            )
            full_spot = spot_of(hand, log[:fact_count], seat)
            assert UNKNOWN not in public_spot.known_cards_elsewhere
            assert {*public_spot.known_cards_elsewhere} <= {*full_spot.known_cards_elsewhere}
            assert public_spot == replace(
                full_spot, known_cards_elsewhere=public_spot.known_cards_elsewhere
            )
    return turn_count
