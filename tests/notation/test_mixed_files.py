"""Files in which hands of several formats follow each other: every hand is read, or refused."""

from __future__ import annotations

import gzip
from io import BytesIO, StringIO
from itertools import chain, permutations
from pathlib import Path

import pytest
from typer.testing import CliRunner

import riverboat as rb
from riverboat.cli import app
from riverboat.notation import ParsedHand, to_ohh, to_own, to_phh, to_phhs
from riverboat.notation.file_sections import find_sections
from riverboat.notation.format_detection import (
    detect_format,
    format_of,
    parse_hands,
    read_hands,
    scan_folder,
)
from riverboat.notation.site_dialects import SITES, Format
from riverboat.words import Refusal
from riverboat.words.refusals.acpc_games import GameOfLogUnknown
from riverboat.words.refusals.histories import (
    HandsOfASite,
    HistoryFormatUnknown,
    NoOpenHandHistory,
    TournamentSummaryGiven,
)
from tests.notation.all_samples import SAMPLES
from tests.notation.pokerstars_hands import CASH, WALK
from tests.thorough import example_count

SUMMARY = """PokerStars Tournament #300000009, No Limit Hold'em
Buy-In: $10.00/$1.00 USD
2 players
Total Prize Pool: $20.00 USD
Tournament started 2026/01/31 20:15:00 CET [2026/01/31 14:15:00 ET]

  1: ann (Czech Republic), $20.00 (100%)
  2: bob (Czech Republic),
"""
UNIBET = """Unibet Hand #3017234
ann posts small blind 1
bob posts big blind 2
ann folds
bob wins 3
"""
OTHER = """~ Table 4, hand 17 ~
ann posts small blind 1
bob posts big blind 2
ann raises to 6
bob folds
"""
ACPC = "STATE:0:r300c/cc/cc/cc:Qd2h|7s8s/9c9dTh/2s/Kd:-300|300:ann|bob"


def _format(text: str) -> Format | Refusal:
    return detect_format(text.encode())


def _samples_by_format() -> dict[Format, list[str]]:
    found: dict[Format, list[str]] = {}
    for text in SAMPLES.values():
        known = _format(text)
        assert isinstance(known, str)
        found.setdefault(known, []).append(text)
    [hand] = parse_hands(CASH)
    found["PHH"] = [to_phhs([hand, hand]), to_phh(hand)]
    found["OHH"] = [to_ohh(hand)]
    found["riverboat"] = [to_own(hand)]
    return found


BY_FORMAT = _samples_by_format()
PAIRS = list(permutations(BY_FORMAT, 2))


def _numbers(hands: list[ParsedHand]) -> list[str]:
    assert all(hand.exact for hand in hands), [str(hand) for hand in hands if not hand.exact]
    return [hand.source.hand for hand in hands if hand.variant]


def _joined(*texts: str, between: str = "\n\n") -> str:
    return between.join([text.strip("\n") for text in texts]) + "\n"


def test_every_dialect_has_a_sample() -> None:
    assert {*SITES} <= {*BY_FORMAT}


@pytest.mark.parametrize("first", BY_FORMAT)
@pytest.mark.parametrize("between", ["\n\n", "\n"])
def test_hands_of_each_pair_of_formats_are_read(first: Format, between: str) -> None:
    for second in BY_FORMAT:
        for one, other in _pairs_of_samples(first, second):
            hands = parse_hands(_joined(one, other, between=between))
            expected = [*parse_hands(one), *parse_hands(other)]
            assert len(hands) == len(expected), (first, second)
            assert [hand.log for hand in hands] == [hand.log for hand in expected]


def _pairs_of_samples(first: Format, second: Format) -> list[tuple[str, str]]:
    """Return pairs of samples; one of each, or all in a thorough run."""
    ones, others = (BY_FORMAT[site][: example_count(1, 100)] for site in (first, second))
    return [(one, other) for one in ones for other in others]


def test_each_sample_is_one_section() -> None:
    for name, text in SAMPLES.items():
        data = text.encode()
        known = _format(text)
        assert find_sections(BytesIO(data).read, known) == [(known, 0, len(data))], name


def test_hands_that_alternate_keep_their_order() -> None:
    texts = [
        *chain.from_iterable(zip(*(samples[:1] for samples in BY_FORMAT.values()), strict=True))
    ]
    hands = parse_hands(_joined(*texts, *texts))
    expected_hands = [hand for text in (*texts, *texts) for hand in parse_hands(text)]
    assert [hand.log for hand in hands] == [hand.log for hand in expected_hands]


def test_lines_are_numbered_in_the_whole_file() -> None:
    for second, [other, *_] in BY_FORMAT.items():
        before = _joined(WALK) + "\n\n"
        hands = parse_hands(f"{before}{other}")
        shift = before.count("\n")
        [alone, *_] = parse_hands(other)
        assert hands[1].source.line == alone.source.line + shift, second


def test_broken_hand_names_its_line_in_the_whole_file(tmp_path: Path) -> None:
    broken = CASH.replace("player2: calls $17", "player2: calls $16")
    file = tmp_path / "all.txt"
    file.write_text(_joined(SAMPLES["winamax: cash"], broken))
    [_, refused] = read_hands(file)
    line = file.read_text().splitlines()[refused.source.line - 1]
    assert line == "player2: calls $16"
    assert refused.source.file == str(file)


@pytest.mark.parametrize("known", BY_FORMAT)
@pytest.mark.parametrize(
    "text, refusal",
    [
        (SUMMARY, TournamentSummaryGiven("PokerStars")),
        (UNIBET, HandsOfASite("Unibet")),
        (ACPC, GameOfLogUnknown),
        ('{"name": "ann",\n "hands": 3}', NoOpenHandHistory()),
    ],
)
def test_other_text_beside_hands_is_refused_with_its_line(
    tmp_path: Path, known: Format, text: str, refusal: Refusal | type[Refusal]
) -> None:
    sample = BY_FORMAT[known][0]
    for texts in ((sample, text), (text, sample), (sample, text, sample)):
        file = tmp_path / "all.txt"
        file.write_text(_joined(*texts))
        refused = [hand for hand in read_hands(file) if not hand.exact]
        exact = sum(hand.exact for hand in read_hands(file))
        if known == "OHH" and isinstance(refusal, NoOpenHandHistory):
            assert refused  # both are JSON
            continue
        assert exact == sum(other_text is not text for other_text in texts) * len(
            parse_hands(sample)
        )
        [hand] = refused
        assert hand.faults == (refusal,) or isinstance(hand.faults[0], refusal)  # type: ignore[arg-type]
        assert file.read_text().splitlines()[hand.source.line - 1] == text.splitlines()[0]


@pytest.mark.parametrize("known", BY_FORMAT)
def test_hand_in_no_known_format_is_refused_with_its_line(known: Format) -> None:
    sample = BY_FORMAT[known][0]
    for texts in ((sample, OTHER), (OTHER, sample), (sample, OTHER, sample)):
        hands = parse_hands(_joined(*texts, between="\n\n\n"))
        refused = [hand for hand in hands if not hand.exact]
        assert refused, (known, texts.index(OTHER))


def test_unknown_hand_without_an_empty_line_is_refused() -> None:
    [exact, refused] = parse_hands(_joined(CASH, OTHER, between="\n"))
    assert exact.exact
    assert isinstance(refused.faults[0], HistoryFormatUnknown)


@pytest.mark.parametrize("first", BY_FORMAT)
def test_file_without_last_line_end_hides_no_hand_after_it(first: Format) -> None:
    sample = BY_FORMAT[first][0].strip()
    for second in (CASH, SAMPLES["bovada: cash"], SAMPLES["site_hands: full_tilt"]):
        hands = parse_hands(sample + second)
        expected = [*parse_hands(sample), *parse_hands(second)]
        assert len(hands) >= len(expected), first
        assert hands[-1].exact, first


@pytest.mark.parametrize("first", ["PokerStars", "Winamax", "iPoker", "Boss", "Merge"])
def test_xml_joined_to_a_line_is_read(first: Format) -> None:
    sample = BY_FORMAT[first][0].strip()
    ipoker = BY_FORMAT["iPoker"][0]
    assert len(_numbers(parse_hands(sample + ipoker))) == len(parse_hands(sample)) + len(
        parse_hands(ipoker)
    )


def test_prose_between_hands_is_no_hand() -> None:
    prose = "Session of Saturday\nI lost with aces, and he called.\n"
    assert len(parse_hands(_joined(prose, CASH, prose, WALK, prose))) == 2


# Files ------------------------------------------------------------------------------------------


def test_bare_phh_hands_in_one_file_are_all_read() -> None:
    bare = BY_FORMAT["PHH"][1]
    hands = parse_hands(_joined(bare, bare, bare))
    assert [hand.exact for hand in hands] == [True] * 3
    length = bare.strip().count("\n") + 2
    assert [hand.source.line for hand in hands] == [1, 1 + length, 1 + 2 * length]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_two_byte_hands_beside_others_are_read(tmp_path: Path, encoding: str) -> None:
    tilt = SAMPLES["site_hands: full_tilt"]
    wide, plain = tilt.replace("\n", "\r\n").encode(encoding), CASH.encode() + b"\n\n"
    for name, data in (("a", wide + plain), ("b", plain + wide), ("c", plain + wide + plain)):
        file = tmp_path / name
        file.write_bytes(data)
        found = _numbers(list(read_hands(file)))
        assert len(found) == 2 + data.count(plain), (encoding, name)


@pytest.mark.parametrize("known", BY_FORMAT)
def test_hands_after_other_text_are_read(known: Format, tmp_path: Path) -> None:
    for number, text in enumerate(BY_FORMAT[known]):
        file = tmp_path / f"{number}.txt"
        file.write_text(f"My hands of last week\n\n{text}")
        expected = _numbers(parse_hands(text))
        for hands in (parse_hands(file.read_text()), list(read_hands(file))):
            assert [hand.source.hand for hand in hands if hand.variant] == expected
        assert len([*rb.read_hands(file, copies="count", errors="skip")]) == len(expected)


def test_brackets_of_other_programs_are_no_hands(tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text('"""A program."""\n\n{\n    "street": "river",\n    "rounds": 2,\n}\n')
    [hand] = read_hands(file)
    assert isinstance(format_of(file), HistoryFormatUnknown)
    assert not hand.exact


def test_old_line_ends_beside_others_are_read(tmp_path: Path) -> None:
    old, new = CASH.strip().replace("\n", "\r").encode() + b"\r\r\r", WALK.encode() + b"\n\n"
    for name, data in (("a", old + new), ("b", new + old), ("c", new + old + new)):
        file = tmp_path / name
        file.write_bytes(data)
        assert len(_numbers(list(read_hands(file)))) == data.count(new) + 1, name


@pytest.mark.landing
def test_large_mixed_file_is_read_alike_with_any_number_of_jobs(tmp_path: Path) -> None:
    texts = [*chain.from_iterable(BY_FORMAT.values())]
    texts = [text for text in texts if text not in BY_FORMAT["PokerNow"]]
    one = _joined(CASH, *texts)
    file = tmp_path / "all.txt"
    file.write_text(one * (1 + (3 << 20) // len(one)))
    alone = [hand.source for hand in rb.read_hands(file, copies="count")._hands]
    shared = [hand.source for hand in rb.read_hands(file, copies="count", jobs=2)._hands]
    assert [place[1:] for place in alone] == [place[1:] for place in shared]
    assert len(alone) == (1 + (3 << 20) // len(one)) * len(parse_hands(one))


def test_hands_after_a_long_summary_are_read(tmp_path: Path) -> None:
    places = "\n".join([f"  {place}: player{place} (Austria)," for place in range(3, 5000)])
    file = tmp_path / "all.txt"
    file.write_text(f"{SUMMARY.strip()}\n{places}\n\n{CASH}")
    assert format_of(file) == "PokerStars"
    assert scan_folder(tmp_path).readable == [file]
    assert [hand.exact for hand in read_hands(file)] == [False, True]


def test_every_source_gives_all_hands(tmp_path: Path) -> None:
    text = _joined(CASH, SAMPLES["winamax: cash"], SAMPLES["bovada: cash"])
    archive = tmp_path / "all.txt.gz"
    archive.write_bytes(gzip.compress(text.encode()))
    for source in (text, text.encode(), StringIO(text), BytesIO(text.encode()), archive):
        assert len(list(rb.read_hands(source))) == 3


def test_frames_and_terminal_count_all_hands(tmp_path: Path) -> None:
    file = tmp_path / "all.txt"
    file.write_text(_joined(CASH, SAMPLES["winamax: cash"], SUMMARY, SAMPLES["bovada: cash"]))
    hands = rb.read_hands(file, errors="collect")
    assert len(list(hands)) == 3
    assert len(hands.refused) == 1
    found = rb.scan(file)
    assert len(found.hands) == 3
    shown = CliRunner().invoke(app, ["replay", str(file), "--json"])
    assert '"hands": 4' in shown.stdout
    assert '"exact": 3' in shown.stdout
