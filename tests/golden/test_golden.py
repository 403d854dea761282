"""Golden logs, reviewed fact by fact: a change of rules or format shows here first.

After an intended change, run ``RIVERBOAT_GOLDEN=write make test`` and review the difference.
"""

import os
from pathlib import Path

import pytest

from riverboat.engine import from_json_lines, to_json_lines
from riverboat.engine.hand_audit import audit
from tests.engine.random_hands import play_random

GOLDEN_FOLDER = Path(__file__).parent
GOLDEN_HANDS = [
    ("hold'em", "no-limit", 7),
    ("hold'em", "limit", 3),
    ("hold'em", "spread", 4),
    ("hold'em", "cap", 9),
    ("omaha", "pot-limit", 2),
    ("omaha 5", "pot-limit cap", 1),
    ("short deck", "no-limit", 5),
    ("courchevel", "pot-limit", 8),
    ("kuhn", "limit", 0),
    ("leduc", "limit", 2),
    ("omaha hi-lo", "limit", 5),
    ("irish", "pot-limit", 1),
    ("drawmaha", "pot-limit", 3),
    ("seven-card stud", "limit", 4),
    ("seven-card stud hi-lo", "limit", 6),
    ("razz", "limit", 2),
    ("five-card stud", "no-limit", 1),
    ("five-card draw", "limit", 8),
    ("2-7 single draw", "no-limit", 2),
    ("2-7 triple draw", "limit", 1),
    ("badugi", "limit", 6),
    ("badeucey", "pot-limit", 4),
    ("razzdugi", "limit", 5),
]


@pytest.mark.parametrize("variant, structure, seed", GOLDEN_HANDS)
def test_log_equals_reviewed_golden_log(variant: str, structure: str, seed: int) -> None:
    file_stem = f"{variant} {structure} {seed}".replace("'", "").replace(" ", "-")
    file = GOLDEN_FOLDER / f"{file_stem}.jsonl"
    text = to_json_lines(play_random(seed, variant, structure).log)
    if os.environ.get("RIVERBOAT_GOLDEN") == "write":
        file.write_bytes(text)
    assert text == file.read_bytes(), f"{file.name} differs; see the head of {__file__}"


@pytest.mark.parametrize("file", sorted(GOLDEN_FOLDER.glob("*.jsonl")), ids=lambda file: file.stem)
def test_golden_log_passes_audit(file: Path) -> None:
    assert audit(from_json_lines(file.read_bytes())) == []
