"""The riverboat log format, one hand per line: lossless round trips and validation."""

import json
import random
import tracemalloc
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from riverboat.engine import VARIANTS, Game, HandStarted
from riverboat.notation import BadNotation, ParsedHand, Source
from riverboat.notation.about import About, Tournament
from riverboat.notation.riverboat_log import (
    FORMAT_VERSION,
    is_riverboat_log,
    parse_own,
    read_own,
    to_own,
)
from tests.engine.random_hands import play_random
from tests.notation.phh_texts import HOLE_DEALS, read_strict

NO_SOURCE = Source("", "", 0)
HAND_WITH_METADATA = ParsedHand(
    source=NO_SOURCE,
    variant="NT",
    players=("Ann", "Bob", "Zoë ♠"),
    about=About(
        site="Riverboat",
        hand="81",
        table="Delta",
        table_size=6,
        chairs=(1, 3, 4),
        started="2026-01-31T20:15:00Z",
        currency="USD",
        hero=0,
        tournament=Tournament(number="7", level="XII"),
    ),
    metadata={"event": "Tuesday", "day": 3, "odds": [1, 2.5]},
    log=read_strict(*HOLE_DEALS, "p3 f", "p1 f").log,
    scale=100,
    rake=3,
    raked=(0, 3, 0),
    notes=("as we took it",),
    comments=((4, "a hard one"),),
)


def encode_hand(hand: ParsedHand = HAND_WITH_METADATA) -> dict[str, Any]:
    hand_json = json.loads(to_own(hand))
    assert isinstance(hand_json, dict)
    return hand_json


def read_hand(hand_json: object) -> ParsedHand:
    [hand] = parse_own(json.dumps(hand_json))
    return hand


# Round trips --------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_hand_of_any_game_survives_round_trip(variant: str) -> None:
    for structure in ("limit", "pot-limit"):
        for seed in range(3):
            log = tuple(play_random(seed, variant, structure).log)
            [parsed_hand] = parse_own(to_own(ParsedHand(source=NO_SOURCE, variant="", log=log)))
            assert parsed_hand.problems == ()
            assert parsed_hand.log == log


def test_hand_metadata_survives_round_trip() -> None:
    [parsed_hand] = parse_own(to_own(HAND_WITH_METADATA), file="x")
    for key in HAND_WITH_METADATA.__struct_fields__:
        if key not in ("source", "game"):
            assert getattr(parsed_hand, key) == getattr(HAND_WITH_METADATA, key), key
    assert parsed_hand.source == Source("x", "1", 1)
    started_fact = HAND_WITH_METADATA.log[0]
    assert isinstance(started_fact, HandStarted)
    assert parsed_hand.game == started_fact.game
    assert parsed_hand.exact


def test_empty_fields_are_omitted() -> None:
    minimal_hand = ParsedHand(source=NO_SOURCE, variant="", log=HAND_WITH_METADATA.log)
    assert list(encode_hand(minimal_hand)) == ["riverboat", "facts"]
    assert encode_hand()["about"]["tournament"] == {"number": "7", "level": "XII"}


def test_decimals_and_tuples_are_written_as_json() -> None:
    hand = ParsedHand(
        source=NO_SOURCE,
        variant="",
        log=HAND_WITH_METADATA.log,
        metadata={"fee": Decimal("0.25"), "who": {"a": (1, 2)}},
    )
    assert encode_hand(hand)["metadata"] == {"fee": 0.25, "who": {"a": [1, 2]}}


def test_riverboat_log_is_detected() -> None:
    assert is_riverboat_log(to_own(HAND_WITH_METADATA).encode())
    assert is_riverboat_log(b' { "riverboat" : 1 }')
    assert not is_riverboat_log(b'{"ohh": {}}')
    assert not is_riverboat_log(b"")


def test_hand_without_log_cannot_be_written() -> None:
    with pytest.raises(BadNotation, match="begins with HandStarted"):
        to_own(ParsedHand(source=NO_SOURCE, variant=""))


def test_hands_of_one_game_share_game_object() -> None:
    first_hand, second_hand = parse_own(
        f"{to_own(HAND_WITH_METADATA)}\n{to_own(HAND_WITH_METADATA)}\n"
    )
    assert isinstance(first_hand.game, Game)
    assert first_hand.game is second_hand.game


# Invalid lines ------------------------------------------------------------------------------------


def test_broken_line_does_not_hide_other_hands(tmp_path: Path) -> None:
    valid_line = to_own(HAND_WITH_METADATA)
    path = tmp_path / "hands.jsonl"
    lines = [valid_line, valid_line[:500], "", '{"riverboat": "one"}', "\udcff{", valid_line]
    path.write_text("\n".join(lines), errors="surrogateescape")
    hands = list(read_own(path))
    assert [hand.source.line for hand in hands] == [1, 2, 4, 5, 6]
    assert [hand.exact for hand in hands] == [True, False, False, False, True]
    assert str(hands[1]).startswith(f"{path}:2, hand 2: not JSON: ")
    assert "not a hand: riverboat: expected a whole number, not text" in hands[2].problems[0]
    assert "not JSON" in hands[3].problems[0]


def test_file_without_hands_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_text("\n \n")
    [hand] = read_own(path)
    assert hand.problems == ("no hand found",)


def test_fact_that_breaks_rules_is_refused() -> None:
    hand_json = encode_hand()
    award = next(fact for fact in hand_json["facts"] if fact["type"] == "PotAwarded")
    award["chips"] += 1
    hand = read_hand(hand_json)
    assert not hand.exact
    assert "expected PotAwarded(seat=1, chips=2" in hand.problems[0]
    assert hand.players == HAND_WITH_METADATA.players


@pytest.mark.parametrize(
    "changes, reason",
    [
        ({"riverboat": FORMAT_VERSION + 1}, f"unknown log format {FORMAT_VERSION + 1}"),
        ({"riverboat": 0}, "unknown log format 0; this version reads 1"),
        ({"facts": []}, "a log begins with HandStarted"),
        ({"facts": [{"type": "HandEnded"}]}, "a log begins with HandStarted"),
        ({"facts": [{"type": "Shuffled"}]}, "unknown choice 'Shuffled'"),
        ({"players": ["Ann"]}, "players: one entry per player needed, 1 given for 3 players"),
        ({"raked": [1]}, "raked: one entry per player needed, 1 given for 3 players"),
        ({"about": {"chairs": [1]}}, "chairs: one entry per player needed, 1 given for 3 players"),
        ({"about": {"hero": 3}}, "invalid hero seat 3; seats are 0 to 2"),
        (
            {"about": {"hero": "Ann"}},
            "about: hero: expected a whole number or nothing, not text",
        ),
        ({"scale": 0}, "scale must be a positive whole number of chips, not 0"),
    ],
)
def test_inconsistent_line_is_refused(changes: dict[str, Any], reason: str) -> None:
    hand = read_hand(encode_hand() | changes)
    assert not hand.exact
    assert reason in hand.problems[0]


def test_unfinished_hand_is_refused() -> None:
    hand_json = encode_hand()
    hand_json["facts"] = hand_json["facts"][:-2]
    assert "the hand isn’t over" in read_hand(hand_json).problems[0]


def test_undealable_game_is_refused() -> None:
    hand_json = encode_hand()
    for street in hand_json["facts"][0]["game"]["variant"]["streets"]:
        street["down"] = 0
    assert "not a hand" in read_hand(hand_json).problems[0]


def test_endless_line_is_not_kept_in_memory(tmp_path: Path) -> None:
    path = tmp_path / "endless.jsonl"
    with path.open("w") as file:
        file.write('{"riverboat":1,"players":["')
        for _ in range(24):
            file.write("x" * (1 << 20))
        file.write(f"\n{to_own(HAND_WITH_METADATA)}\n")
    tracemalloc.start()
    hands = list(read_own(path))
    _, peak_bytes = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert [hand.problems for hand in hands] == [("line too long for a hand",), ()]
    assert peak_bytes < 12 << 20


def test_mangled_lines_are_refused_without_crash() -> None:
    rng = random.Random("nonsense")
    stud_log = tuple(play_random(4, "seven-card stud hi-lo", "limit").log)
    draw_log = tuple(play_random(4, "badacey", "pot-limit").log)
    logs = [HAND_WITH_METADATA.log, stud_log, draw_log]
    refused_count = 0
    for _ in range(400):
        hand_json = encode_hand(ParsedHand(source=NO_SOURCE, variant="", log=rng.choice(logs)))
        for _ in range(rng.choice([1, 1, 3])):
            hand_json = damage_value(rng, hand_json)
        refused_count += not read_hand(hand_json).exact
    assert refused_count > 250


def damage_value(rng: random.Random, value: Any) -> Any:
    """Return a copy in which a random part is changed, removed or duplicated."""
    match value:
        case {} if value:
            key = rng.choice(list(value))
            if rng.random() < 0.1:
                return {other_key: value[other_key] for other_key in value if other_key != key}
            return value | {key: damage_value(rng, value[key])}
        case [_, *_]:
            item_index = rng.randrange(len(value))
            changed_list = rng.choice(
                [[], [value[item_index]] * 2, [damage_value(rng, value[item_index])]]
            )
            return [*value[:item_index], *changed_list, *value[item_index + 1 :]]
        case bool() | None:
            return 7
        case int():
            return rng.choice([0, -1, value + 1, -value, 52, 99, 10**12])
        case str():
            return rng.choice(["", "high", "2-7", "closed", value + value])
        case _:
            return rng.choice([None, 5, "a", [1]])
