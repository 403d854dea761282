"""Files with other encodings and line ends, and damaged files, of every format."""

from __future__ import annotations

from pathlib import Path

import pytest

from riverboat.histories import HandHistory
from riverboat.notation import ParsedHand, read_hands
from riverboat.notation.format_detection import parse_hands
from tests.notation import closed_site_hands, test_bovada, test_pacific, test_party, test_winamax
from tests.soak.history_files import all_samples, check_damaged, check_equivalent_texts
from tests.thorough import example_count


def only_hand(text: str) -> ParsedHand:
    [hand] = parse_hands(text)
    return hand


@pytest.mark.landing
def test_encodings_line_ends_and_archives_change_no_hand(tmp_path: Path) -> None:
    problems = [
        problem for sample in all_samples() for problem in check_equivalent_texts(sample, tmp_path)
    ]
    assert not problems


@pytest.mark.landing
def test_damaged_files_give_refusals_or_legal_hands(tmp_path: Path) -> None:
    outcomes_by_sample = [
        check_damaged(sample, seed, tmp_path)
        for sample in all_samples()
        for seed in range(example_count(4, 100))
    ]
    assert (
        sum(sample_outcomes["refused"] for sample_outcomes in outcomes_by_sample)
        > len(outcomes_by_sample) // 10
    )


@pytest.mark.parametrize(
    "text, original_text, replacement",
    [
        (test_party.TOURNAMENT_LEVEL_HAND, "Seat ", "Chair "),
        (test_party.CASH_HAND, "posts small blind ", "posts "),
        (test_bovada.LIMIT_HAND, "to table [Ks 7c 9s]", "to table [Ks]"),
        (test_winamax.FAST_FOLD_HAND, "posts small blind", "posts"),
        (closed_site_hands.BETFAIR_HAND, "posts small blind", "posts"),
        (closed_site_hands.BOSS_HANDS, "BOARD_FLOP", "BOARD_FLIP"),
    ],
)
def test_unknown_words_of_a_site_refuse_the_hand(
    text: str, original_text: str, replacement: str
) -> None:
    assert original_text in text
    hands = parse_hands(text.replace(original_text, replacement))
    assert any(hand.faults for hand in hands)


def test_hand_mucked_without_cards_is_read() -> None:
    text = test_pacific.OMAHA_HAND.replace("mucks [", "mucks (")
    assert text != test_pacific.OMAHA_HAND
    assert all(hand.log or hand.problems for hand in parse_hands(text))


def test_lone_surrogate_in_a_text_is_read() -> None:
    hand = only_hand(test_party.CASH_HAND.replace("Seat 1: ", "\ud800\nSeat 1: "))
    assert hand.log or hand.faults


def test_two_byte_file_with_foreign_letters_and_no_mark_is_read(tmp_path: Path) -> None:
    file = tmp_path / "hand.txt"
    text = test_party.CASH_HAND.replace("ann", "Žofie Č")
    file.write_bytes(text.encode("utf-16-le"))
    assert [hand.players for hand in read_hands(file)] == [only_hand(text).players]


def test_players_with_the_same_name_have_results_of_their_own() -> None:
    text = """
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 6", "p1 f", "p2 f"]
players = ["Ann", "Ann", "Cat"]
"""
    hand = HandHistory(only_hand(text))
    assert [(name, player.net) for name, player in hand.players.items()] == [
        ("Ann", -1),
        ("Ann (seat 1)", -2),
        ("Cat", 3),
    ]
