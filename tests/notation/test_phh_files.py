"""PHH files with many hands, and damaged files."""

import random
import tomllib
from datetime import time
from decimal import Decimal
from pathlib import Path

import pytest

from riverboat.notation import BadNotation, narrate, parse_phh, read_phh, to_phh
from riverboat.notation.phh.toml_stream import TableText, parse_table, split_tables
from riverboat.notation.phh.toml_writer import to_toml
from tests.engine.random_hands import play_random
from tests.notation.phh_texts import HOLE_DEALS, hand_text
from tests.soak.history_files import damage_text
from tests.thorough import example_seeds

VALID_HAND = hand_text(*HOLE_DEALS, "p3 f", "p1 f", finishing_stacks=[199, 201, 200])


def join_hands(*phh_texts: str) -> str:
    return "\n".join(f"[{number}]\n{phh_text}" for number, phh_text in enumerate(phh_texts, 1))


# Splitting a file into hands ----------------------------------------------------------------------


def test_file_without_headers_is_one_hand() -> None:
    [hand] = parse_phh(VALID_HAND)
    assert hand.exact
    assert hand.source.line == 1


def test_file_with_headers_has_many_hands() -> None:
    hands = parse_phh(join_hands(VALID_HAND, VALID_HAND, VALID_HAND))
    assert [hand.source.hand for hand in hands] == ["1", "2", "3"]
    assert [hand.source.line for hand in hands] == [1, 10, 19]
    assert all(hand.exact for hand in hands)


@pytest.mark.parametrize("header", ["[ 1 ]", '["1"]', "['1']", "[1]  # the first"])
def test_header_spellings_are_accepted(header: str) -> None:
    [hand] = parse_phh(f"# a file\n\n{header}\n{VALID_HAND}")
    assert hand.source.hand == "1"
    assert hand.exact


def test_line_starting_with_bracket_is_no_header() -> None:
    text = VALID_HAND.replace("antes = [0, 0, 0]", "antes =\n[0, 0,\n 0]")
    [hand] = parse_phh(text.replace("antes =\n[", "antes = [\n"))
    assert hand.exact


def test_broken_hand_does_not_hide_others() -> None:
    broken_text = VALID_HAND.replace('"NT"', '"NT')
    hands = parse_phh(join_hands(VALID_HAND, broken_text, VALID_HAND), file="three.phhs")
    assert [hand.exact for hand in hands] == [True, False, True]
    assert hands[1].problems[0].startswith("not TOML: ")
    assert str(hands[1].source) == "three.phhs:11, hand 2"


def test_refused_action_reports_its_line() -> None:
    actions = (
        '[\n  "d dh p1 AsAh",  # "aces"\n  "d dh p2 KsKh",\n  "d dh p3 QsQh",\n  "p3 cbr 3",\n]'
    )
    [hand] = parse_phh(join_hands(VALID_HAND, hand_text(actions=actions))[len(VALID_HAND) + 5 :])
    assert "'p3 cbr 3'" in hand.problems[0]
    assert hand.source.line == 11


def test_empty_file_has_no_hand() -> None:
    for text in ("", "\n\n", "# nothing\n"):
        [hand] = parse_phh(text)
        assert hand.problems == ("no hand found",)


@pytest.mark.parametrize("junk", [b"\x00\xff\xfe\x89PNG" * 99, b"[1]\nvariant = 'N\xff'\n"])
def test_binary_file_is_refused(tmp_path: Path, junk: bytes) -> None:
    path = tmp_path / "junk.phhs"
    path.write_bytes(junk)
    for hand in read_phh(path):
        assert hand.problems[0].startswith(("not text", "not TOML"))


def test_hand_after_undecodable_hand_is_read(tmp_path: Path) -> None:
    path = tmp_path / "half.phhs"
    path.write_bytes(b"[1]\nevent = '\xe9t\xe9'\n[2]\n" + VALID_HAND.encode())
    first_hand, second_hand = read_phh(path)
    assert first_hand.problems == ("not text: a byte on this line isn’t UTF-8",)
    assert first_hand.source.line == 2
    assert second_hand.exact


def test_file_is_read_lazily(tmp_path: Path) -> None:
    path = tmp_path / "many.phhs"
    path.write_text("\ufeff" + join_hands(*[VALID_HAND] * 5), encoding="utf-8")
    hands = read_phh(path)
    assert next(hands).source == (str(path), "1", 1)
    assert len(list(hands)) == 4


GARBLED_ACTIONS = [
    "",
    "p1",
    "d dh p1",
    "p2 sd ??",
    "p3 pb",
    "p1 cbr 1",
    "d db AsKs",
    "p9 f",
    "p2 sm ????",
]


@pytest.mark.parametrize("variant", ["razz", "2-7 triple draw", "omaha hi-lo", "five-card draw"])
@pytest.mark.parametrize("repair", [False, True])
def test_garbled_hand_gives_result_and_narration(variant: str, repair: bool) -> None:
    rng = random.Random(variant)
    for seed in example_seeds(10, 100):
        log = play_random(seed, variant, "limit").log
        [toml_table] = [
            parse_table(toml_lines) for toml_lines in split_tables(to_phh(log).splitlines(True))
        ]
        actions = toml_table["actions"]
        for garbled_actions in (
            [action for action in actions if rng.random() > 0.1],
            [rng.choice(GARBLED_ACTIONS) if rng.random() < 0.1 else action for action in actions],
            sorted(actions, key=lambda action: (action[0] != "d", rng.random())),
        ):
            text = to_toml(toml_table | {"actions": garbled_actions})
            [hand] = parse_phh(text, repair=repair)
            assert hand.log
            assert list(narrate(hand.log))


# Comparison with the standard TOML parser ---------------------------------------------------------

VALID_TOML = [
    "a = 1\nb = -2\nc = 0\n",
    "a = 'x'\nb = \"y\"\nc = ''\n",
    "a = true\nb = false\n",
    "a = [1, 2, 3]\nb = [0.25, 1.50, -0.5]\nc = []\nd = ['x', 'y']\ne = [\"x's\", \"y\"]\n",
    "a = [1, 'x', 0.5]\n",
    "time = 00:00:26\ndate = 2009-07-01\nboth = 2009-07-01T00:00:26\n",
    "a = [inf, 1]\nb = inf\nc = -inf\n",
    "a = 1_000\nb = +5\nc = 0x1f\nd = 1e3\n",
    "a = [1,\n 2,\n]\nb = '''\nx = 1\n'''\n",
    "a = [1, 2]  # three\nb = 'x' # y\n",
    "# nothing\n\n  \na=1\n  b = 2\n\tc = 3\n",
    "a = ['x#y', 'z']\nb = [[1], [2]]\nc = { d = 1 }\n",
    'a = "\\u00e9\\n"\nb = ["\\t"]\n',
    "'a b' = 1\n\"c\" = 2\nd.e = 3\n",
    "a = 'é♠'\nb = ['ü']\n",
    "a = [1e5, 1E-2]\n",
]


@pytest.mark.parametrize("text", VALID_TOML)
def test_toml_values_match_standard_parser(text: str) -> None:
    assert parse_table(TableText("1", 1, text)) == tomllib.loads(text, parse_float=Decimal)


FUZZED_TOML = """\
variant = 'NT'
antes = [0, 0.50, 0]
starting_stacks = [200, inf, 100.25]
time = 12:30:00
actions = ["d dh p1 AsKs", "p1 f  # shows", "p3 cbr 4.5"]
players = ["O'Brien", "Žofie", "null"]
winnings = [1_000, 2e3, -0]
_house = { odd_chip = "unit", burn = true }
hand = 123456789012345678901
table = "Brno \\u00e9"
ante_trimming_status = true
"""

INVALID_TOML = [
    "a = 01\n",
    "a = [1, null]\n",
    "a = [NaN]\n",
    "a = [1, 2\n",
    "a = 'x\n",
    "a = 1\na = 2\n",
    "a = \n",
    "a b = 1\n",
    "= 1\n",
    "a = 'tab\tand\x01more'\n",
    "a = [1 2]\n",
    "a = tru\n",
    "just words\n",
    "a = 'x' 'y'\n",
    "a = [Infinity]\n",
]


@pytest.mark.parametrize("text", INVALID_TOML)
def test_invalid_toml_is_refused_with_line(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        tomllib.loads(text)
    with pytest.raises(BadNotation, match=r"^not TOML: ") as error:
        parse_table(TableText("7", 100, text))
    assert 100 <= error.value.line <= 102


def test_damaged_tables_match_standard_parser() -> None:
    for seed in example_seeds(200, 20_000):
        text = (
            damage_text(FUZZED_TOML, random.Random(seed)).replace("\r", "\n").replace("\ud800", "")
        )
        try:
            standard_values = tomllib.loads(text, parse_float=Decimal)
        except (ValueError, ArithmeticError, RecursionError):
            with pytest.raises(BadNotation):
                parse_table(TableText("1", 1, text))
        else:
            assert repr(parse_table(TableText("1", 1, text))) == repr(standard_values)


def test_toml_time_is_read_as_time() -> None:
    assert parse_table(TableText("", 1, "time = 00:03:45\n")) == {"time": time(0, 3, 45)}


def test_corpus_files_match_standard_toml_parser(corpora: Path) -> None:
    for file in ("famous.phhs", "wsop-2023-43.phhs"):
        text = (corpora / file).read_text(encoding="utf-8")
        standard_values = tomllib.loads(text, parse_float=Decimal)
        riverboat_values = {
            chunk.name: parse_table(chunk) for chunk in split_tables(text.splitlines(keepends=True))
        }
        assert riverboat_values == standard_values
