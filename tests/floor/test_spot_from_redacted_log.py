"""The floor's spot from a redacted log, at every turn of every golden log."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine import ToAct, due, from_json_lines
from riverboat.engine.hand_redaction import RAIL, redact_log
from riverboat.engine.state.hand_reducer import replay
from riverboat.floor import spot_of

LOGS = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))


def test_redacted_log_gives_spot_without_hidden_cards() -> None:
    """A spot built from the redacted log equals the full spot without hidden cards."""
    assert sum(map(check_spots, LOGS)) > 100


def check_spots(file: Path) -> int:
    """Compare the spots at every turn of a log; return the number of turns."""
    log = [*from_json_lines(file.read_bytes())]
    facts = [*redact_log(log, RAIL)]
    turns = 0
    for count in range(1, len(log)):
        hand = replay(log[:count])
        if not hand.is_betting_open or not isinstance(due(hand), ToAct):
            continue
        turns += 1
        for seat in range(hand.players):
            public = spot_of(replay(facts[:count]), facts[:count], seat)
            whole_spot = spot_of(hand, log[:count], seat)
            assert UNKNOWN not in public.elsewhere
            assert {*public.elsewhere} <= {*whole_spot.elsewhere}
            assert public == replace(whole_spot, elsewhere=public.elsewhere)
    return turns
