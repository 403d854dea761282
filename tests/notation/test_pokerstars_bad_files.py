"""Damaged or impossible PokerStars files: each refusal gives the line and the reason."""

import random
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand
from riverboat.notation.pokerstars import parse_pokerstars, read_pokerstars
from tests.notation.pokerstars_hands import (
    BADUGI_HAND,
    CASH_HAND,
    FIVE_CARD_DRAW_HAND,
    HANDS_BY_NAME,
    LIMIT_HAND,
    OMAHA_HAND,
    RUN_TWICE_HAND,
    RUSH_HAND,
    STUD_HAND,
    TOURNAMENT_HAND,
    TRIPLE_DRAW_HAND,
    WALK_HAND,
    insert_after,
    only_problem,
    parse_exact,
    parse_one,
    remove_lines,
    replace_text,
)


def find_problem_after_edit(text: str, *changes: tuple[str, str]) -> str:
    """Return the problem of an edited hand; it must start with a line number."""
    problem = only_problem(replace_text(text, *changes))
    assert problem.startswith("line "), problem
    return problem


# Impossible lines -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "old, new, reason",
    [
        (
            "player3: calls $11",
            "player3: calls $10",
            "line 17, 'player3: calls $10': player3 owes 11, not 10",
        ),
        ("player2: calls $17", "player2: checks", "player2 can’t check: 1700 to call"),
        ("player4: folds\n", "", "out of turn: action is on player4"),
        ("player2: bets $70", "player3: bets $35.50", "out of turn: action is on player2"),
        ("player2: bets $70", "player2: bets $0.50", "player2 can’t bet 50"),
        ("player2: bets $70", "player2: bets $170", "player2 can’t bet 17000"),
        (
            "player2: bets $70",
            "player2: bets $70 and is all-in",
            "isn’t all-in: 10 left",
        ),
        ("*** TURN *** [Kd 7s 2c]", "*** TURN *** [Kd 7s 2h]", "the board is Kd 7s 2c so far"),
        ("[Kd 7s 2c] [2d]", "[Kd 7s 2c] [Ah]", "Ah"),
        ("shows [7h 7c]", "shows [7h 7s]", "7s"),
        ("shows [7h 7c]", "shows [7h 7c 7d]", "player1"),
        ("shows [Ah Kh]", "shows [Ah Kc]", "Ah Kh"),
        ("*** TURN", "*** RIVER", "expected the TURN"),
        ("player4: folds", "player4: flods", "unknown action"),
        ("player4: folds", "player4: folds quickly", "unexpected 'quickly' after 'folds'"),
        ("player3: calls $11", "player3: calls $11 or so", "unexpected '$11 or so' after 'calls'"),
        (
            "raises $2 to $3",
            "raises to $3",
            "write a raise as “raises $2 to $6”, not “raises to $3”",
        ),
        (
            "posts small blind",
            "posts medium blind",
            "unexpected 'medium blind $0.50' after 'posts'",
        ),
        ("*** FLOP", "*** FLIP", "unknown part of a hand"),
        ("player2: bets $70", "player9: bets $70", "player9"),
        ("to player2 [Ah Kh]", "to player2 [Ah Kh Qh]", "hold'em begins with 2 cards, not 3"),
        ("[Ah Kh]\nplayer2: r", "[Ah 1h]\nplayer2: r", "write cards as"),
    ],
)
def test_illegal_line_is_refused_with_its_number(old: str, new: str, reason: str) -> None:
    problem = only_problem(replace_text(CASH_HAND, (old, new)))
    line_number = int(problem.removeprefix("line ").partition(",")[0])
    line_start = new.strip().partition("\n")[0] or "player1: raises"
    assert reason in problem
    assert any(
        word in CASH_HAND.splitlines()[line_number - 1]
        for word in (line_start, old.partition("\n")[0][:9])
    )


@pytest.mark.parametrize(
    "hand_text, old, new, reason",
    [
        (LIMIT_HAND, "player2: bets $2", "player2: bets $4", "(line 18) player2 can’t bet 400"),
        (
            LIMIT_HAND,
            "raises $2 to $8",
            "raises $2 to $9",
            "a raise by 2 from 6 isn’t a raise to 9",
        ),
        (OMAHA_HAND, "to €0.90", "to €1.20", "a raise by 0.60 from 0.30 isn’t a raise to 1.20"),
        (OMAHA_HAND, "€0.60 to €0.90", "€0.90 to €1.20", "player1 can’t raise to 120"),
        (
            STUD_HAND,
            "brings in for $1",
            "brings in for $2",
            "a raise by 1 from 2 isn’t a raise to 2",
        ),
        (STUD_HAND, "player2: brings in", "player3: brings in", "player3"),
        (STUD_HAND, "Dealt to player3 [Kd] [Kc]\n", "", "player3 doesn’t hold Kc"),
        (STUD_HAND, "[Kd] [Kc]", "[Kh] [Kc]", "player3 doesn’t hold Kh"),
        (FIVE_CARD_DRAW_HAND, "discards 3 cards [8d", "discards 3 cards [9d", "9d"),
        (
            FIVE_CARD_DRAW_HAND,
            "discards 3 cards",
            "discards 2 cards",
            "2 cards announced, 3 listed",
        ),
        (
            BADUGI_HAND,
            "discards 2 cards",
            "discards 5 cards",
            "player1 holds 4 cards and can’t discard 5",
        ),
        (TRIPLE_DRAW_HAND, "stands pat on", "stands up on", "unknown action"),
        (RUN_TWICE_HAND, "*** SECOND TURN", "*** THIRD TURN", "board"),
    ],
)
def test_illegal_line_is_refused_in_every_game(
    hand_text: str, old: str, new: str, reason: str
) -> None:
    expected_reason = reason.partition(") ")[2] or reason
    assert expected_reason in find_problem_after_edit(hand_text, (old, new))


@pytest.mark.parametrize(
    "old, new, reason",
    [
        (
            "returned to player2\n*** TURN",
            "returned to player3\n*** TURN",
            "uncalled bets differ: player2 34.50 (the file says 0), "
            "player3 0 (the file says 34.50)",
        ),
        (
            "Uncalled bet ($34.50)",
            "Uncalled bet ($34)",
            "uncalled bets differ: player2 34.50 (the file says 34)",
        ),
        (
            "player1 collected $58.50",
            "player3 collected $58.50",
            "player1 60.50 (the file says 0), player2 71 (the file says 69), player3 0 ",
        ),
        (
            "player1 collected $58.50",
            "player1 collected $58",
            "winnings differ: player1 60.50 (the file says 58), player2 71 (the file says 69), "
            "of which the house took 4",
        ),
        (
            "Total pot $131.50",
            "Total pot $130.50",
            "the pot is 131.50 with a rake of 4, recorded as 130.50",
        ),
        ("| Rake $4", "| Rake $3", "of which the house took 3"),
    ],
)
def test_recorded_payouts_must_match_engine(old: str, new: str, reason: str) -> None:
    assert reason in find_problem_after_edit(CASH_HAND, (old, new))


def test_unwritten_rake_is_at_most_half_of_pot() -> None:
    summary_line_starts = [
        "*** SUMMARY",
        "Total pot",
        "Board",
        "Seat 1: player1 (b",
        "Seat 2: player2 sh",
    ]
    text = remove_lines(CASH_HAND, *summary_line_starts, "Seat 3: player3 (b", "Seat 5: player4 (s")
    assert parse_exact(text).rake == 400
    assert "winnings differ: player1" in find_problem_after_edit(
        text, ("collected $58.50", "collected $8.50")
    )


def test_refused_hand_preserves_earlier_facts() -> None:
    hand = parse_one(replace_text(CASH_HAND, ("player2: bets $70", "player2: bets $170")))
    assert hand.source.line == 19
    assert isinstance(hand.log[-2], f.BoardDealt)
    assert len(hand.log) < len(parse_exact(CASH_HAND).log)


# Headers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "old, new, reason",
    [
        ("Hold'em No Limit", "Tiddlywinks No Limit", "no known game in"),
        ("Hold'em No Limit", "Hold'em", "no known game in"),
        (
            "Hold'em No Limit",
            "Hold'em Pot Limit Pre-Flop, No Limit Post-Flop",
            "Pot Limit Pre-Flop, No Limit Post-Flop is unsupported: all streets must share one betting structure",  # noqa: E501
        ),
        ("($0.50/$1.00 USD)", "(USD)", "no stakes of Hold'em No Limit"),
        ("Table 'Altair IV'", "At the table 'Altair IV'", "missing table line"),
        ("Seat 2: player2", "Seat 1: player2", "duplicate seat or player"),
        ("Seat 2: player2", "Seat 2: player1", "duplicate seat or player"),
        ("($20 in chips)", "($-20 in chips)", "'$-20': an amount can’t be negative"),
        ("($20 in chips)", "($2.0.0 in chips)", "2.0.0"),
        ("blind $0.50", "blind $-0.50", "'$-0.50': an amount can’t be negative"),
        ("($0.50/$1.00 USD)", "($-0.50/$1.00 USD)", "an amount can’t be negative"),
        (
            "($0.50/$1.00 USD)",
            "($2/$1 USD)",
            "posted blinds and first line differ: 0.50 and 2",
        ),
    ],
)
def test_invalid_header_is_refused(old: str, new: str, reason: str) -> None:
    hand = parse_one(replace_text(CASH_HAND, (old, new)))
    assert len(hand.problems) == 1
    assert reason in hand.problems[0]
    assert hand.source.hand == "200000000001"


def test_absurd_stack_is_refused() -> None:
    assert parse_one(replace_text(CASH_HAND, ("($100 in", f"(${'9' * 400} in"))).problems


def test_hand_without_players_is_refused() -> None:
    lines = [
        f"Seat {seat}: player{player_number}"
        for seat, player_number in ((1, 1), (2, 2), (3, 3), (5, 4), (6, 5))
    ]
    assert parse_one(remove_lines(CASH_HAND, *lines)).problems


def test_cancelled_hand_is_refused() -> None:
    text = insert_after(CASH_HAND, "player4: folds", "Hand cancelled")
    assert only_problem(text) == "line 15: cancelled hand"


# Files ------------------------------------------------------------------------------------------


def test_truncated_hand_is_never_exact() -> None:
    for text in (
        CASH_HAND,
        STUD_HAND,
        FIVE_CARD_DRAW_HAND,
        TOURNAMENT_HAND,
        RUN_TWICE_HAND,
        RUSH_HAND,
    ):
        lines = text.splitlines()
        summary_index = lines.index("*** SUMMARY ***")
        first_collected_index = next(
            line_index for line_index, line in enumerate(lines) if " collected " in line
        )
        for line_count in range(1, first_collected_index):
            hand = parse_one("\n".join(lines[:line_count]))
            assert hand.problems, f"{lines[line_count - 1]!r} cannot be the end"
        assert not parse_one("\n".join(lines[: summary_index + 1])).problems


def test_truncated_hand_names_next_player() -> None:
    text = CASH_HAND.partition("player4: folds")[0]
    assert only_problem(text).startswith("hand incomplete; action is on player4: ")


def test_truncated_line_is_never_exact() -> None:
    for line in CASH_HAND.splitlines()[11:27]:
        if line.startswith("***") and "[" not in line:
            continue
        for kept_length in range(1, len(line)):
            if line[kept_length] in "0123456789.":  # a prefix of a number is a valid number
                continue
            hand = parse_one(CASH_HAND.partition(line)[0] + line[:kept_length])
            assert hand.problems, f"{line[:kept_length]!r} cannot be the end"


def test_interleaved_hands_are_both_refused() -> None:
    interleaved_lines: list[str] = []
    first_lines, second_lines = (text.splitlines() for text in (WALK_HAND, LIMIT_HAND))
    for line_index in range(max(len(first_lines), len(second_lines))):
        interleaved_lines += (
            first_lines[line_index : line_index + 1] + second_lines[line_index : line_index + 1]
        )
    first_hand, second_hand, *other_hands = parse_pokerstars("\n".join(interleaved_lines))
    assert first_hand.problems
    assert second_hand.problems
    assert not any(hand.log for hand in other_hands)  # actions after the first summary


def test_broken_hand_does_not_hide_others() -> None:
    bad_text = replace_text(CASH_HAND, ("player2: calls $17", "player2: calls $16"))
    truncated_text = CASH_HAND.partition("*** FLOP")[0]
    text_without_hand = "PokerStars Hand #77: Chess - 2026/01/31 15:15:00 ET\nfoo\n"
    hands = parse_pokerstars(
        "\n\n\n".join(
            [WALK_HAND, bad_text, STUD_HAND, truncated_text, text_without_hand, FIVE_CARD_DRAW_HAND]
        )
    )
    assert [hand.exact for hand in hands] == [True, False, True, False, False, True]


def test_file_without_hand_is_reported() -> None:
    [hand] = parse_pokerstars("Dear diary,\ntoday I folded.\n", file="diary.txt")
    assert hand.problems == ("no hand found",)
    assert hand.source.file == "diary.txt"
    [refused_hand] = parse_pokerstars("")
    assert refused_hand.problems


def test_text_between_hands_is_skipped() -> None:
    heading = "Transcript for your last 2 hands\n*********** # 1 **************"
    text = f"{heading}\n{WALK_HAND}\n\nbye\n{CASH_HAND}"
    assert [hand.exact for hand in parse_pokerstars(text)] == [True, True]


@pytest.mark.landing
def test_noise_is_read_in_bounded_memory(tmp_path: Path) -> None:
    file = tmp_path / "noise.txt"
    random_bytes = random.Random(7).randbytes(1 << 16)
    with file.open("wb") as file_writer:
        for _ in range(60):
            file_writer.write(random_bytes)
        file_writer.write(b"x" * (4 << 20))
    tracemalloc.start()
    try:
        hands = list(read_pokerstars(file))
        _, peak_bytes = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [hand.problems for hand in hands] == [("no hand found",)]
    assert peak_bytes < 1 << 20


def test_hand_with_endless_lines_is_refused_in_bounded_memory(tmp_path: Path) -> None:
    file = tmp_path / "endless.txt"
    with file.open("w") as file_writer:
        file_writer.write(CASH_HAND.partition("player4: folds")[0])
        for _ in range(100_000):
            file_writer.write('player4 said, "let me think about it for a while"\n')
        file_writer.write(f"\n{WALK_HAND}")
    tracemalloc.start()
    try:
        hands = list(read_pokerstars(file))
        _, peak_bytes = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [hand.problems for hand in hands] == [("too many lines for a hand",), ()]
    assert peak_bytes < 1 << 21


def test_hands_of_file_are_read_lazily(tmp_path: Path) -> None:
    file = tmp_path / "many.txt"
    file.write_text("\n".join([WALK_HAND] * 50))
    hands = read_pokerstars(file)
    assert isinstance(hands, Iterator)
    first_hand: ParsedHand = next(hands)
    assert first_hand.exact
    assert first_hand.source.file == str(file)


@pytest.mark.parametrize("seed", range(40))
def test_damaged_files_never_crash_reader(seed: int) -> None:
    rng = random.Random(seed)
    text = rng.choice(list(HANDS_BY_NAME.values()))
    characters = list(text)
    for _ in range(rng.randint(1, 12)):
        char_index = rng.randrange(len(characters))
        match rng.randrange(4):
            case 0:
                del characters[char_index : char_index + rng.randint(1, 60)]
            case 1:
                characters[char_index:char_index] = rng.choice(
                    ["9", "-", "[", "]", "$", ":", "\n", "player1", "\x00"]
                )
            case 2:
                characters[char_index] = chr(rng.randrange(32, 1000))
            case _:
                characters[char_index:char_index] = characters[
                    char_index : char_index + rng.randint(1, 80)
                ]
    for hand in parse_pokerstars("".join(characters) + "\n\n" + WALK_HAND):
        assert isinstance(hand, ParsedHand)
    assert hand.exact, "the whole hand that follows is read all the same"


# Encodings --------------------------------------------------------------------------------------

NON_ASCII_NAME_HAND = WALK_HAND.replace("player3", "Zoë€")


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"]
)
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_files_in_any_encoding_are_read(tmp_path: Path, encoding: str, line_end: str) -> None:
    file = tmp_path / "hands.txt"
    file.write_bytes(
        f"{NON_ASCII_NAME_HAND}\n\n{CASH_HAND}\n".replace("\n", line_end).encode(encoding)
    )
    first_hand, second_hand = read_pokerstars(file)
    assert first_hand.exact
    assert second_hand.exact
    assert first_hand.players == ("player1", "player2", "Zoë€")
    assert first_hand.log == parse_exact(WALK_HAND).log
    assert second_hand.source.line == WALK_HAND.count("\n") + 3


def test_undecodable_letters_are_replaced(tmp_path: Path) -> None:
    file = tmp_path / "hands.txt"
    file.write_bytes(WALK_HAND.encode().replace(b"player3", b"p\x81\x9d"))
    [hand] = read_pokerstars(file)
    assert hand.exact


def test_trailing_blanks_are_ignored() -> None:
    assert parse_exact(WALK_HAND.replace("\n", " \n")).log == parse_exact(WALK_HAND).log


def test_missing_file_raises_file_not_found(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(read_pokerstars(tmp_path / "nothing.txt"))
