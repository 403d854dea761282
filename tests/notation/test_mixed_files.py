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
    detect_file_format,
    detect_format,
    parse_hands,
    read_hands,
    scan_folder,
)
from riverboat.notation.site_dialects import SITES, Format
from riverboat.words import Refusal
from riverboat.words.refusals.acpc_games import LogGameUnknown
from riverboat.words.refusals.histories import (
    HistoryFormatUnknown,
    OpenHandHistoryKeyMissing,
    SiteUnsupported,
    TournamentSummaryGiven,
)
from tests.notation.all_samples import SAMPLES
from tests.notation.pokerstars_hands import CASH_HAND, WALK_HAND
from tests.schedule import run_in
from tests.thorough import example_count

SUMMARY_TEXT = """PokerStars Tournament #300000009, No Limit Hold'em
Buy-In: $10.00/$1.00 USD
2 players
Total Prize Pool: $20.00 USD
Tournament started 2026/01/31 20:15:00 CET [2026/01/31 14:15:00 ET]

  1: ann (Czech Republic), $20.00 (100%)
  2: bob (Czech Republic),
"""
UNIBET_HAND = """Unibet Hand #3017234
ann posts small blind 1
bob posts big blind 2
ann folds
bob wins 3
"""
UNKNOWN_HAND = """~ Table 4, hand 17 ~
ann posts small blind 1
bob posts big blind 2
ann raises to 6
bob folds
"""
ACPC_LINE = "STATE:0:r300c/cc/cc/cc:Qd2h|7s8s/9c9dTh/2s/Kd:-300|300:ann|bob"


def _detect_format(text: str) -> Format | Refusal:
    return detect_format(text.encode())


def _group_samples_by_format() -> dict[Format, list[str]]:
    samples: dict[Format, list[str]] = {}
    for text in SAMPLES.values():
        detected_format = _detect_format(text)
        assert isinstance(detected_format, str)
        samples.setdefault(detected_format, []).append(text)
    [hand] = parse_hands(CASH_HAND)
    samples["PHH"] = [to_phhs([hand, hand]), to_phh(hand)]
    samples["OHH"] = [to_ohh(hand)]
    samples["riverboat"] = [to_own(hand)]
    return samples


SAMPLES_BY_FORMAT = _group_samples_by_format()
FORMAT_PAIRS = list(permutations(SAMPLES_BY_FORMAT, 2))


def list_hand_numbers(hands: list[ParsedHand]) -> list[str]:
    assert all(hand.exact for hand in hands), [str(hand) for hand in hands if not hand.exact]
    return [hand.source.hand for hand in hands if hand.variant]


def join_texts(*texts: str, separator: str = "\n\n") -> str:
    return separator.join([text.strip("\n") for text in texts]) + "\n"


def test_every_dialect_has_a_sample() -> None:
    assert {*SITES} <= {*SAMPLES_BY_FORMAT}


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("first_format", SAMPLES_BY_FORMAT)
@pytest.mark.parametrize("separator", ["\n\n", "\n"])
def test_hands_of_each_pair_of_formats_are_read(first_format: Format, separator: str) -> None:
    for second_format in SAMPLES_BY_FORMAT:
        for sample, other_sample in _pair_samples(first_format, second_format):
            hands = parse_hands(join_texts(sample, other_sample, separator=separator))
            expected_hands = [*parse_hands(sample), *parse_hands(other_sample)]
            assert len(hands) == len(expected_hands), (first_format, second_format)
            assert [hand.log for hand in hands] == [hand.log for hand in expected_hands]


def _pair_samples(first_format: Format, second_format: Format) -> list[tuple[str, str]]:
    """Return pairs of samples; one of each, or all in a thorough run."""
    first_samples, second_samples = (
        SAMPLES_BY_FORMAT[format_name][: example_count(1, 100)]
        for format_name in (first_format, second_format)
    )
    return [(sample, other_sample) for sample in first_samples for other_sample in second_samples]


def test_each_sample_is_one_section() -> None:
    for name, text in SAMPLES.items():
        sample_bytes = text.encode()
        detected_format = _detect_format(text)
        assert find_sections(BytesIO(sample_bytes).read, detected_format) == [
            (detected_format, 0, len(sample_bytes))
        ], name


def test_alternating_hands_keep_order() -> None:
    texts = [
        *chain.from_iterable(
            zip(*(samples[:1] for samples in SAMPLES_BY_FORMAT.values()), strict=True)
        )
    ]
    hands = parse_hands(join_texts(*texts, *texts))
    expected_hands = [hand for text in (*texts, *texts) for hand in parse_hands(text)]
    assert [hand.log for hand in hands] == [hand.log for hand in expected_hands]


def test_lines_are_numbered_in_the_whole_file() -> None:
    for second_format, [sample, *_] in SAMPLES_BY_FORMAT.items():
        preceding_text = join_texts(WALK_HAND) + "\n\n"
        hands = parse_hands(f"{preceding_text}{sample}")
        line_offset = preceding_text.count("\n")
        [single_hand, *_] = parse_hands(sample)
        assert hands[1].source.line == single_hand.source.line + line_offset, second_format


def test_broken_hand_names_its_line_in_the_whole_file(tmp_path: Path) -> None:
    broken_text = CASH_HAND.replace("player2: calls $17", "player2: calls $16")
    file = tmp_path / "all.txt"
    file.write_text(join_texts(SAMPLES["winamax: cash_hand"], broken_text))
    [_, refused_hand] = read_hands(file)
    line = file.read_text().splitlines()[refused_hand.source.line - 1]
    assert line == "player2: calls $16"
    assert refused_hand.source.file == str(file)


@run_in("landing", keep_every=3)
@pytest.mark.parametrize("known_format", SAMPLES_BY_FORMAT)
@pytest.mark.parametrize(
    "text, refusal",
    [
        (SUMMARY_TEXT, TournamentSummaryGiven("PokerStars")),
        (UNIBET_HAND, SiteUnsupported("Unibet")),
        (ACPC_LINE, LogGameUnknown),
        ('{"name": "ann",\n "hands": 3}', OpenHandHistoryKeyMissing()),
    ],
)
def test_other_text_beside_hands_is_refused_with_its_line(
    tmp_path: Path, known_format: Format, text: str, refusal: Refusal | type[Refusal]
) -> None:
    sample = SAMPLES_BY_FORMAT[known_format][0]
    for texts in ((sample, text), (text, sample), (sample, text, sample)):
        file = tmp_path / "all.txt"
        file.write_text(join_texts(*texts))
        refused_hands = [hand for hand in read_hands(file) if not hand.exact]
        exact_count = sum(hand.exact for hand in read_hands(file))
        if known_format == "OHH" and isinstance(refusal, OpenHandHistoryKeyMissing):
            assert refused_hands  # both are JSON
            continue
        assert exact_count == sum(other_text is not text for other_text in texts) * len(
            parse_hands(sample)
        )
        [hand] = refused_hands
        assert hand.faults == (refusal,) or isinstance(hand.faults[0], refusal)  # type: ignore[arg-type]
        assert file.read_text().splitlines()[hand.source.line - 1] == text.splitlines()[0]


@pytest.mark.parametrize("known_format", SAMPLES_BY_FORMAT)
def test_hand_in_no_known_format_is_refused_with_its_line(known_format: Format) -> None:
    sample = SAMPLES_BY_FORMAT[known_format][0]
    for texts in ((sample, UNKNOWN_HAND), (UNKNOWN_HAND, sample), (sample, UNKNOWN_HAND, sample)):
        hands = parse_hands(join_texts(*texts, separator="\n\n\n"))
        refused_hands = [hand for hand in hands if not hand.exact]
        assert refused_hands, (known_format, texts.index(UNKNOWN_HAND))


def test_unknown_hand_without_an_empty_line_is_refused() -> None:
    [exact_hand, refused_hand] = parse_hands(join_texts(CASH_HAND, UNKNOWN_HAND, separator="\n"))
    assert exact_hand.exact
    assert isinstance(refused_hand.faults[0], HistoryFormatUnknown)


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("first_format", SAMPLES_BY_FORMAT)
def test_file_without_last_line_end_hides_no_hand_after_it(first_format: Format) -> None:
    sample = SAMPLES_BY_FORMAT[first_format][0].strip()
    for second_text in (
        CASH_HAND,
        SAMPLES["bovada: cash_hand"],
        SAMPLES["site_hands: full_tilt_hands"],
    ):
        hands = parse_hands(sample + second_text)
        expected_hands = [*parse_hands(sample), *parse_hands(second_text)]
        assert len(hands) >= len(expected_hands), first_format
        assert hands[-1].exact, first_format


@pytest.mark.parametrize("first_format", ["PokerStars", "Winamax", "iPoker", "Boss", "Merge"])
def test_xml_after_text_on_the_same_line_is_read(first_format: Format) -> None:
    sample = SAMPLES_BY_FORMAT[first_format][0].strip()
    ipoker_text = SAMPLES_BY_FORMAT["iPoker"][0]
    assert len(list_hand_numbers(parse_hands(sample + ipoker_text))) == len(
        parse_hands(sample)
    ) + len(parse_hands(ipoker_text))


def test_prose_between_hands_is_no_hand() -> None:
    other_text = "Session of Saturday\nI lost with aces, and he called.\n"
    assert (
        len(parse_hands(join_texts(other_text, CASH_HAND, other_text, WALK_HAND, other_text))) == 2
    )


# Files ------------------------------------------------------------------------------------------


def test_bare_phh_hands_in_one_file_are_all_read() -> None:
    phh_text = SAMPLES_BY_FORMAT["PHH"][1]
    hands = parse_hands(join_texts(phh_text, phh_text, phh_text))
    assert [hand.exact for hand in hands] == [True] * 3
    line_count = phh_text.strip().count("\n") + 2
    assert [hand.source.line for hand in hands] == [1, 1 + line_count, 1 + 2 * line_count]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_two_byte_hands_beside_others_are_read(tmp_path: Path, encoding: str) -> None:
    full_tilt_text = SAMPLES["site_hands: full_tilt_hands"]
    two_byte_hand, one_byte_hand = (
        full_tilt_text.replace("\n", "\r\n").encode(encoding),
        CASH_HAND.encode() + b"\n\n",
    )
    for file_name, file_bytes in (
        ("a", two_byte_hand + one_byte_hand),
        ("b", one_byte_hand + two_byte_hand),
        ("c", one_byte_hand + two_byte_hand + one_byte_hand),
    ):
        file = tmp_path / file_name
        file.write_bytes(file_bytes)
        hand_numbers = list_hand_numbers(list(read_hands(file)))
        assert len(hand_numbers) == 2 + file_bytes.count(one_byte_hand), (encoding, file_name)


@pytest.mark.parametrize("known_format", SAMPLES_BY_FORMAT)
def test_hands_after_other_text_are_read(known_format: Format, tmp_path: Path) -> None:
    for number, text in enumerate(SAMPLES_BY_FORMAT[known_format]):
        file = tmp_path / f"{number}.txt"
        file.write_text(f"My hands of last week\n\n{text}")
        expected_numbers = list_hand_numbers(parse_hands(text))
        for hands in (parse_hands(file.read_text()), list(read_hands(file))):
            assert [hand.source.hand for hand in hands if hand.variant] == expected_numbers
        assert len([*rb.read_hands(file, copies="count", errors="skip")]) == len(expected_numbers)


def test_brackets_of_other_programs_are_no_hands(tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text('"""A program."""\n\n{\n    "street": "river",\n    "rounds": 2,\n}\n')
    [hand] = read_hands(file)
    assert isinstance(detect_file_format(file), HistoryFormatUnknown)
    assert not hand.exact


def test_old_line_ends_beside_others_are_read(tmp_path: Path) -> None:
    carriage_return_hand, newline_hand = (
        CASH_HAND.strip().replace("\n", "\r").encode() + b"\r\r\r",
        WALK_HAND.encode() + b"\n\n",
    )
    for file_name, file_bytes in (
        ("a", carriage_return_hand + newline_hand),
        ("b", newline_hand + carriage_return_hand),
        ("c", newline_hand + carriage_return_hand + newline_hand),
    ):
        file = tmp_path / file_name
        file.write_bytes(file_bytes)
        assert (
            len(list_hand_numbers(list(read_hands(file)))) == file_bytes.count(newline_hand) + 1
        ), file_name


@pytest.mark.landing
def test_large_mixed_file_is_read_alike_with_any_number_of_jobs(tmp_path: Path) -> None:
    texts = [*chain.from_iterable(SAMPLES_BY_FORMAT.values())]
    texts = [text for text in texts if text not in SAMPLES_BY_FORMAT["PokerNow"]]
    joined_text = join_texts(CASH_HAND, *texts)
    file = tmp_path / "all.txt"
    file.write_text(joined_text * (1 + (3 << 20) // len(joined_text)))
    single_job_sources = [hand.source for hand in rb.read_hands(file, copies="count")._hands]
    multi_job_sources = [hand.source for hand in rb.read_hands(file, copies="count", jobs=2)._hands]
    assert [hand_source[1:] for hand_source in single_job_sources] == [
        hand_source[1:] for hand_source in multi_job_sources
    ]
    assert len(single_job_sources) == (1 + (3 << 20) // len(joined_text)) * len(
        parse_hands(joined_text)
    )


def test_hands_after_a_long_summary_are_read(tmp_path: Path) -> None:
    place_lines = "\n".join([f"  {place}: player{place} (Austria)," for place in range(3, 5000)])
    file = tmp_path / "all.txt"
    file.write_text(f"{SUMMARY_TEXT.strip()}\n{place_lines}\n\n{CASH_HAND}")
    assert detect_file_format(file) == "PokerStars"
    assert scan_folder(tmp_path).readable == [file]
    assert [hand.exact for hand in read_hands(file)] == [False, True]


def test_every_source_gives_all_hands(tmp_path: Path) -> None:
    text = join_texts(CASH_HAND, SAMPLES["winamax: cash_hand"], SAMPLES["bovada: cash_hand"])
    archive = tmp_path / "all.txt.gz"
    archive.write_bytes(gzip.compress(text.encode()))
    for source in (text, text.encode(), StringIO(text), BytesIO(text.encode()), archive):
        assert len(list(rb.read_hands(source))) == 3


def test_frames_and_terminal_count_all_hands(tmp_path: Path) -> None:
    file = tmp_path / "all.txt"
    file.write_text(
        join_texts(
            CASH_HAND, SAMPLES["winamax: cash_hand"], SUMMARY_TEXT, SAMPLES["bovada: cash_hand"]
        )
    )
    hands = rb.read_hands(file, errors="collect")
    assert len(list(hands)) == 3
    assert len(hands.refused) == 1
    scan_result = rb.scan(file)
    assert len(scan_result.hands) == 3
    replay_result = CliRunner().invoke(app, ["replay", str(file), "--json"])
    assert '"hands": 4' in replay_result.stdout
    assert '"exact": 3' in replay_result.stdout
