"""Open Hand History files: separators, encodings, damaged hands and memory use."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from riverboat.notation import ParsedHand
from riverboat.notation.ohh import parse_ohh, read_ohh
from riverboat.notation.ohh.json_splitter import MAX_OBJECT_CHARS, split_objects
from tests.notation.ohh_texts import BLINDS_TEXT, make_ohh

FOLDED_HAND = BLINDS_TEXT + "Cat Raise 6\nAnn Fold\nBob Fold\nPot 5: Cat 5"
HAND_OBJECT = {"ohh": make_ohh(FOLDED_HAND)}
HAND_LINE = json.dumps(HAND_OBJECT)
INDENTED_HAND = json.dumps(HAND_OBJECT, indent=4)


def make_hand_line(player_name: str) -> str:
    ohh = make_ohh(FOLDED_HAND)
    ohh["players"][2]["name"] = player_name
    return json.dumps({"ohh": ohh}, ensure_ascii=False)


def read_bytes(folder: Path, content: bytes) -> list[ParsedHand]:
    file = folder / "hands.ohh"
    file.write_bytes(content)
    return list(read_ohh(file))


def list_lines_and_exactness(hands: list[ParsedHand]) -> list[tuple[int, bool]]:
    return [(hand.source.line, hand.exact) for hand in hands]


@pytest.mark.parametrize(
    "text, lines",
    [
        (f"{HAND_LINE}\n{HAND_LINE}\n", [1, 2]),
        (f"{HAND_LINE}\n\n{HAND_LINE}\n\n", [1, 3]),
        (f"{HAND_LINE}\r\n\r\n{HAND_LINE}", [1, 3]),
        (f"{HAND_LINE}{HAND_LINE}", [1, 1]),
        (f"[{HAND_LINE},{HAND_LINE}]", [1, 1]),
        (f"[\n{HAND_LINE},\n{HAND_LINE}\n]\n", [2, 3]),
        (f"{INDENTED_HAND}\n\n{INDENTED_HAND}\n", [1, INDENTED_HAND.count("\n") + 3]),
        (f"\ufeff\n{HAND_LINE}", [2]),
    ],
)
def test_hands_may_be_separated_in_many_ways(text: str, lines: list[int]) -> None:
    assert list_lines_and_exactness(parse_ohh(text)) == [(line, True) for line in lines]


def test_file_gives_same_hand_as_text(tmp_path: Path) -> None:
    [hand] = read_bytes(tmp_path, HAND_LINE.encode())
    [hand_from_text] = parse_ohh(HAND_LINE, str(tmp_path / "hands.ohh"))
    assert hand == hand_from_text
    assert str(hand.source) == f"{tmp_path / 'hands.ohh'}:1, hand 77"


def test_hand_may_be_split_between_blocks() -> None:
    text = f"{INDENTED_HAND}\n\n{HAND_LINE}\n"
    unsplit_objects = [
        (json_object.line, json_object.value) for json_object in split_objects([text])
    ]
    for block_size in (1, 7, 64, 1000):
        blocks = [
            text[block_start : block_start + block_size]
            for block_start in range(0, len(text), block_size)
        ]
        assert [
            (json_object.line, json_object.value) for json_object in split_objects(blocks)
        ] == unsplit_objects


# Encodings --------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_encoding_is_detected_from_first_bytes(tmp_path: Path, encoding: str) -> None:
    [hand] = read_bytes(tmp_path, f"{make_hand_line('Zoë ♠')}\n".encode(encoding))
    assert hand.exact
    assert hand.players[2] == "Zoë ♠"
    assert hand.notes == ()


def test_cp1252_file_is_read_with_note(tmp_path: Path) -> None:
    text = f"{HAND_LINE}\n{make_hand_line('Zoë €')}\n{HAND_LINE}\n"
    hands = read_bytes(tmp_path, text.encode("cp1252"))
    assert list_lines_and_exactness(hands) == [(1, True), (2, True), (3, True)]
    assert hands[1].players[2] == "Zoë €"
    assert hands[1].notes == ("read as CP1252, an old Windows encoding",)


@pytest.mark.parametrize(
    "bad_bytes, reason",
    [
        (b"\x81", "not text: byte 0x81 fits no known encoding"),
        ("ë".encode() + b"\xff", "not text: byte 0xff fits no known encoding"),
    ],
)
def test_undecodable_bytes_refuse_only_their_hand(
    tmp_path: Path, bad_bytes: bytes, reason: str
) -> None:
    broken_data = INDENTED_HAND.encode().replace(b"Cat", b"C" + bad_bytes)
    hands = read_bytes(
        tmp_path, HAND_LINE.encode() + b"\n" + broken_data + b"\n" + HAND_LINE.encode()
    )
    assert [hand.exact for hand in hands] == [True, False, True]
    assert hands[1].problems[0].startswith(reason)
    line = 1 + next(
        line_number
        for line_number, text in enumerate(INDENTED_HAND.splitlines(), 1)
        if "Cat" in text
    )
    assert hands[1].source.line == line


def test_broken_utf_16_refuses_only_its_hand(tmp_path: Path) -> None:
    text = f"{HAND_LINE}\n{make_hand_line('Zoë')}\n{HAND_LINE}\n".encode("utf-16-le")
    broken_data = text.replace("ë".encode("utf-16-le"), b"\x00\xd8")
    assert [hand.exact for hand in read_bytes(tmp_path, broken_data)] == [True, False, True]


def test_escaped_lone_surrogate_is_replaced() -> None:
    [hand] = parse_ohh(make_hand_line("Zo?").replace("Zo?", "Zo\\ud83d"))
    assert hand.exact
    assert hand.players[2] == "Zo?"


# Damaged files ----------------------------------------------------------------------------------

TRUNCATED_LINE = HAND_LINE[: len(HAND_LINE) // 2]
BROKEN_LINE = HAND_LINE.replace('"seat": 2', '"seat" 2')


@pytest.mark.parametrize(
    "bad_text, line, reason",
    [
        ("not a hand at all", 2, "invalid hand: it must begin with {"),
        ("{nor this}", 2, "not JSON: expected a name in double quotes"),
        (BROKEN_LINE, 2, "not JSON: expected a colon"),
        (TRUNCATED_LINE, 2, "not JSON: "),
        (HAND_LINE.replace('"seat": 2', '"seat": NaN'), 2, "not JSON: the word NaN isn’t a number"),
        (
            HAND_LINE.replace('"seat": 2', '"seat": ' + "9" * 5000),
            2,
            "not JSON: number with thousands of digits",
        ),
        ('{"ohh": ' * 3000, 2, "not JSON: brackets nested too deeply"),
        ('{"hand": 7}', 2, 'invalid hand: the object needs the key "ohh"'),
        ('{"ohh": 7}', 2, 'invalid hand: the object needs the key "ohh"'),
        (HAND_LINE[:-1] + "," + HAND_LINE[1:], 2, "not JSON: duplicate key 'ohh' in an object"),
        (HAND_LINE.replace('"flags"', '"pots"'), 2, "not JSON: duplicate key 'pots' in an object"),
    ],
)
def test_broken_hand_does_not_hide_its_neighbours(bad_text: str, line: int, reason: str) -> None:
    hands = parse_ohh(f"{HAND_LINE}\n{bad_text}\n\n{HAND_LINE}\n")
    assert hands[0].exact
    assert hands[-1].exact
    [parsed_hand] = [hand for hand in hands if not hand.exact]
    assert parsed_hand.source.line == line
    assert parsed_hand.problems[0].startswith(reason)


def test_json_error_reports_line_within_hand() -> None:
    lines = INDENTED_HAND.splitlines()
    line_index = next(index for index, line in enumerate(lines) if '"seat": 2' in line)
    lines[line_index] = lines[line_index].replace(":", "")
    [bad_parsed_hand, good_parsed_hand] = parse_ohh("\n".join([*lines, "", INDENTED_HAND]))
    assert bad_parsed_hand.source.line == line_index + 1
    assert good_parsed_hand.exact


def test_illegal_action_reports_its_line() -> None:
    ohh = make_ohh(FOLDED_HAND)
    ohh["rounds"][0]["actions"][3]["action"] = "Check"
    text = json.dumps({"ohh": ohh}, indent=2)
    [hand] = parse_ohh(f"\n\n{text}", "home.ohh")
    [line] = [
        line_number
        for line_number, line in enumerate(text.splitlines(), 3)
        if '"action": "Check"' in line
    ]
    assert hand.source.line == line
    assert str(hand) == (
        f"home.ohh:{line}, hand 77: Preflop, action 4, 'Ann Check': Ann can’t check: "
        "500 to call; legal now: fold, call 500, raise to 1000-20000 (BET-05) "
        "[amounts in units of 1/100]"
    )


def test_truncated_file_refuses_last_hand() -> None:
    [good_parsed_hand, bad_parsed_hand] = parse_ohh(f"{HAND_LINE}\n\n{INDENTED_HAND[:-40]}")
    assert good_parsed_hand.exact
    assert (bad_parsed_hand.source.line, bad_parsed_hand.problems) == (
        3,
        ("the text ends in the middle of a hand",),
    )


def test_interleaved_hands_are_refused_without_hiding_others() -> None:
    first_lines, second_lines = (
        INDENTED_HAND.splitlines(),
        INDENTED_HAND.replace("Ann", "Abe").splitlines(),
    )
    mixed_text = "\n".join(
        line for line_pair in zip(first_lines, second_lines, strict=True) for line in line_pair
    )
    hands = parse_ohh(f"{HAND_LINE}\n{mixed_text}\n{HAND_LINE}\n")
    assert hands[0].exact
    assert hands[-1].exact
    assert len(hands) > 2
    assert not any(hand.exact for hand in hands[1:-1])


@pytest.mark.parametrize("text", ["", "\n \n", "[]", "\ufeff"])
def test_empty_file_has_no_hand(text: str) -> None:
    [hand] = parse_ohh(text, "empty.ohh")
    assert hand.problems == ("no hand found",)


# Memory use -------------------------------------------------------------------------------------


def generate_noise_blocks(noise_kind: str) -> Iterator[str]:
    block = {"words": "noise ", "endless": '{"a": 1},\n', "text": "a", "deep": '{"ohh":'}[
        noise_kind
    ]
    yield f"{HAND_LINE}\n"
    yield {"words": "", "endless": '{"ohh": {"players": [', "text": '{"ohh": "', "deep": ""}[
        noise_kind
    ]
    for _ in range(100):
        yield block * (200_000 // len(block))
    yield f"\n{HAND_LINE}\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    "noise_kind, reason",
    [
        ("words", "invalid hand: it must begin with {"),
        ("endless", f"not a hand: more than {MAX_OBJECT_CHARS:,} characters without an end"),
        ("text", f"not a hand: more than {MAX_OBJECT_CHARS:,} characters without an end"),
        ("deep", "not JSON: brackets nested too deeply"),
    ],
)
def test_endless_noise_is_one_refusal(noise_kind: str, reason: str) -> None:
    problems = [
        (str(json_object.problem or ""), json_object.value is None)
        for json_object in split_objects(generate_noise_blocks(noise_kind))
    ]
    assert problems == [("", False), (reason, True), ("", False)]


def test_first_hand_is_returned_before_whole_file_is_read() -> None:
    def yield_blocks() -> Iterator[str]:
        yield HAND_LINE
        yield "\n"
        raise AssertionError("nobody asked for more")

    assert next(split_objects(yield_blocks())).value == HAND_OBJECT


@pytest.mark.slow
def test_reader_buffer_stays_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    from riverboat.notation.ohh import json_splitter

    max_buffer_size = 0
    read_more_original = json_splitter._ObjectSplitter._read_more

    def record_buffer_size(self: json_splitter._ObjectSplitter, minimum: int = 1) -> bool:
        nonlocal max_buffer_size
        has_more = read_more_original(self, minimum)
        max_buffer_size = max(max_buffer_size, len(self.buffer))
        return has_more

    monkeypatch.setattr(json_splitter._ObjectSplitter, "_read_more", record_buffer_size)
    for noise_kind in ("words", "endless"):
        assert len(list(split_objects(generate_noise_blocks(noise_kind)))) == 3
    assert max_buffer_size < 3 * MAX_OBJECT_CHARS
