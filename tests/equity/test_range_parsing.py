"""Parsing of hold'em ranges, and errors with their position."""

from collections.abc import Callable
from itertools import combinations

import pytest

from riverboat.cards import ACE, RANKS, SHORT, card_names, parse_cards, rank_of, suit_of
from riverboat.equity import BadRange, parse_range

DEUCE, FIVE, SEVEN, TEN, JACK, QUEEN, KING = (RANKS.index(rank) for rank in "257TJQK")


def make_hand_test(high: int, low: int, suited: bool) -> Callable[[int, int, bool], bool]:
    return lambda *hand: hand == (high, low, suited)


# Each with what it means: the higher rank, the lower rank, and whether they are of one suit.
RANGE_MEANINGS: list[tuple[str, int, Callable[[int, int, bool], bool]]] = [
    ("AA", 6, lambda high, low, suited: high == low == ACE),
    ("1010", 6, lambda high, low, suited: high == low == TEN),
    ("22+", 78, lambda high, low, suited: high == low),
    ("TT-77", 24, lambda high, low, suited: high == low and SEVEN <= high <= TEN),
    ("77-TT", 24, lambda high, low, suited: high == low and SEVEN <= high <= TEN),
    ("TT – 77", 24, lambda high, low, suited: high == low and SEVEN <= high <= TEN),  # noqa: RUF001
    ("AKs", 4, make_hand_test(ACE, KING, True)),
    ("aKo", 12, make_hand_test(ACE, KING, False)),
    ("KAo", 12, make_hand_test(ACE, KING, False)),
    ("AK", 16, lambda high, low, suited: (high, low) == (ACE, KING)),
    ("A2s+", 48, lambda high, low, suited: high == ACE and suited),
    ("A10s+", 16, lambda high, low, suited: high == ACE and suited and low >= TEN),
    ("KTo+", 36, lambda high, low, suited: high == KING and TEN <= low < KING and not suited),
    ("KTo-KQo", 36, lambda high, low, suited: high == KING and TEN <= low < KING and not suited),
    ("A5-A2", 64, lambda high, low, suited: high == ACE and low <= FIVE),
    ("JTs-54s", 28, lambda high, low, suited: suited and high == low + 1 and FIVE <= high <= JACK),
    ("J9s-53s", 28, lambda high, low, suited: suited and high == low + 2 and FIVE <= high <= JACK),
    ("JTs+", 16, lambda high, low, suited: suited and high == low + 1 and high >= JACK),
    ("AKs+", 4, make_hand_test(ACE, KING, True)),
    ("AX", 198, lambda high, low, suited: high == ACE),
    ("Axs", 48, lambda high, low, suited: high == ACE and suited),
    ("XXo", 936, lambda high, low, suited: not suited and high != low),
    ("random", 1326, lambda high, low, suited: True),
    ("*", 1326, lambda high, low, suited: True),
    ("any two", 1326, lambda high, low, suited: True),
    ("Any Two Cards", 1326, lambda high, low, suited: True),
    ("any 2 cards", 1326, lambda high, low, suited: True),
    ("any hand", 1326, lambda high, low, suited: True),
    ("anything", 1326, lambda high, low, suited: True),
    ("random hand", 1326, lambda high, low, suited: True),
    ("any two cards !AA", 1320, lambda high, low, suited: not high == low == ACE),
    ("any, AA", 1326, lambda high, low, suited: True),
    ("100%", 1326, lambda high, low, suited: True),
    ("!AA", 1320, lambda high, low, suited: not high == low == ACE),
    ("22+ !55", 72, lambda high, low, suited: high == low != FIVE),
    ("!55 22+", 72, lambda high, low, suited: high == low != FIVE),
    ("22+ except 55, 22", 66, lambda high, low, suited: high == low and low not in (FIVE, DEUCE)),
]


@pytest.mark.parametrize(
    "text, count, is_expected", RANGE_MEANINGS, ids=[row[0] for row in RANGE_MEANINGS]
)
def test_range_text_selects_expected_hands(
    text: str, count: int, is_expected: Callable[[int, int, bool], bool]
) -> None:
    hand_range = parse_range(text)
    expected = {
        (high, low)
        for low, high in combinations(range(52), 2)
        if is_expected(rank_of(high), rank_of(low), suit_of(high) == suit_of(low))
    }
    assert set(hand_range) == expected
    assert len(hand_range) == hand_range.total == count


@pytest.mark.parametrize(
    "text, expected",
    [
        ("AsKd", "AsKd"),
        ("KdAs", "AsKd"),
        ("As Kd", "AsKd"),
        ("A♠k♦", "AsKd"),
        ("10h9h", "Th9h"),
        ("AsK", "AsKs AsKh AsKd AsKc"),
        ("AxKs", "AsKs AhKs AdKs AcKs"),
        ("KsA", "AsKs AhKs AdKs AcKs"),
        ("AsA", "AsAh AsAd AsAc"),
        ("AsKd, 2c2d; 2h2d", "AsKd 2d2c 2h2d"),
        ("AsKs-AsTs", "AsKs AsQs AsJs AsTs"),
        ("AsTs-KsAs", "AsKs AsQs AsJs AsTs"),
        ("AsKh - AsJh", "AsKh AsQh AsJh"),
        ("As Kh - As Jh", "AsKh AsQh AsJh"),
        ("JsTs-9s8s", "JsTs Ts9s 9s8s"),
        ("AsAh-QhQs", "AsAh KsKh QsQh"),
        ("AsK-AsQ", "AsKs AsKh AsKd AsKc AsQs AsQh AsQd AsQc"),
        ("AxKs-AxQs", "AsKs AhKs AdKs AcKs AsQs AhQs AdQs AcQs"),
    ],
)
def test_specific_cards_are_parsed(text: str, expected: str) -> None:
    hands = {parse_cards(cards) for cards in expected.split()}
    assert set(parse_range(text)) == hands


def test_x_with_suit_is_any_rank() -> None:
    flush_draws = parse_range("AhXh")
    assert len(flush_draws) == 12
    assert all(
        suit_of(first_card) == suit_of(second_card) == 2 for first_card, second_card in flush_draws
    )
    assert len(parse_range("XhXh")) == 78
    assert len(parse_range("AsX")) == len(parse_range("As*")) == 51


# Weights ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["55:0.5", "55:50%", "55 : .5", "55@50", "[50]55[/50]", "[50]55[/]"]
)
def test_weight_notations_are_equivalent(text: str) -> None:
    assert parse_range(text).hands() == {"55": 0.5}


def test_section_weight_applies_to_all_its_hands() -> None:
    hand_range = parse_range("AA, [12.5]KK, QQ[/12.5] [30] JJ [/30]")
    assert hand_range.hands() == {"AA": 1.0, "KK": 0.125, "QQ": 0.125, "JJ": 0.3}


def test_later_term_overrides_earlier() -> None:
    assert parse_range("22+, 55:0.5").hands()["55"] == 0.5
    assert parse_range("55:0.5, 22+").hands()["55"] == 1.0
    assert "55" not in parse_range("22+, 55:0").hands()


# The best hands -----------------------------------------------------------------------------------


def test_percentage_selects_nearest_best_hands() -> None:
    assert set(parse_range("2%").hands()) == {"AA", "KK", "QQ", "JJ"}
    assert parse_range("top 2 %") == parse_range("Top2%") == parse_range("2%")
    for percent in range(1, 101):
        assert abs(parse_range(f"{percent}%").percent - percent) <= 100 * 6 / 1326
    assert parse_range("0.01%") == parse_range("AA")


def test_percentage_interval_excludes_best_hands() -> None:
    assert parse_range("10-30%") == parse_range("10%-30%") == parse_range("30% !10%")
    assert parse_range("0-30%") == parse_range("30%")


def test_percentage_interval_accepts_either_order() -> None:
    assert parse_range("30%-15%") == parse_range("15%-30%") == parse_range("30-15%")
    assert parse_range("top 30%-15%") == parse_range("15-30%")
    assert parse_range("30%-0%") == parse_range("30%")


# What is refused ----------------------------------------------------------------------------------

REFUSED_RANGES = [
    ("", 0, "write a range such as 22+, A2s+, KTo-KQo or AsKd"),
    (" , ", 0, "write a range such as 22+, A2s+, KTo-KQo or AsKd"),
    (
        "AKx",
        2,
        "x can’t follow AK: use s (suited), o (offsuit), + (and better)",
    ),
    ("22+, AKx", 7, "x can’t follow AK"),
    ("AKh", 2, "h can’t follow AK"),
    ("AsAs", 0, "duplicate ace of spades"),
    ("22-", 2, "a dash joins two hands, as in TT-77"),
    ("A2s+-", 4, "a dash joins two hands, as in TT-77"),
    ("-22", 0, "write a hand such as 22+ or AKs"),
    ("22-33-44", 5, "one dash only, as in TT-77"),
    ("22+-55", 0, "invalid hand 22+"),
    ("55-22+", 3, "invalid hand 22+"),
    ("AsKs-AhTh", 0, "give the same suits at both ends: AsKs and AhTh"),
    ("AsAh-QsQd", 0, "give the same suits at both ends: AsAh and QsQd"),
    ("AsKs-ATs", 0, "give suits at both ends or at neither: AsKs and ATs"),
    ("AsX-AsTs", 0, "invalid hand AsX"),
    (
        "AsKs-QsTs",
        0,
        "can’t run from AsKs to QsTs: use pairs (TT-77)",
    ),
    ("xAh", 2, "h can’t follow xA: write AhX for any other card"),
    ("*10d, KK", 3, "d can’t follow *10: write 10dX for any other card"),
    ("any four cards", 0, "write random for any cards, as in random !AA"),
    ("allsorts", 0, "write random for any cards, as in random !AA"),
    (
        "KTo-QJo",
        0,
        "can’t run from KTo to QJo: use pairs (TT-77)",
    ),
    ("22-A2s", 0, "both ends must be suited, offsuit or neither: 22 and A2s"),
    ("As", 0, "As is only one card: AsX is any hand with it"),
    ("A", 0, "A is only one card"),
    ("AsKdQh", 4, "Qh can’t follow AsKd: a hand has two cards"),
    ("AsKd+", 4, "+ needs ranks, as in A2s+ or 77+; AsKd has suits"),
    ("AX+", 0, "+ needs two ranks, as in A2s+, and X is any rank: write AX"),
    ("77s", 0, "pairs are neither suited nor offsuit: write 77"),
    ("1A", 0, "invalid hand 1A: write AK, AKs, AKo, 77, 22+, TT-77, cards such as AsKd, or 30%"),
    (
        "22+ zebra",
        4,
        "invalid hand zebra: write AK, AKs, AKo, 77, 22+, TT-77, cards such as AsKd, or 30%",
    ),
    ("55:1.5", 3, "a weight is 0 to 1, or a percentage such as 50%, not 1.5"),
    ("55:-1", 3, "a weight is 0 to 1, or a percentage such as 50%"),
    ("55:nan", 3, "a weight is 0 to 1, or a percentage such as 50%"),
    ("55:1e-3", 3, "a weight is 0 to 1, or a percentage such as 50%"),
    ("55:", 2, "a weight is 0 to 1, or a percentage such as 50%"),
    ("55@150", 3, "a weight in percent is 0 to 100, not 150"),
    ("!55:0.5", 3, "no weight for excluded hands"),
    ("55:0", 0, "empty range: no combination left"),
    ("AA !AA", 0, "empty range: no combination left"),
    ("AA except", 8, "name the hands after except, as in 22+ except 55"),
    ("[50]AA", 0, "[50] isn’t closed: write [/50] at the end"),
    ("AA[/50]", 2, "[/50] closes no section"),
    ("[50]AA[/40]", 6, "[/40] closes no section: [50] is open"),
    ("[50]AA[20]", 6, "the section [50] is still open"),
    ("[50]AA:0.5[/50]", 6, "the section [50] already gives the weight"),
    ("[ten]AA[/ten]", 1, "a weight in percent is 0 to 100"),
    ("[AA", 0, "write a section as [50] ... [/50]"),
    ("0%", 0, "a percentage of hands must be above 0, and 100 at most"),
    ("101%", 0, "a percentage of hands must be above 0, and 100 at most"),
    ("30-30%", 0, "no complete hand between these percentages"),
    ("AK%", 0, "invalid percentage AK%: write 30%, top 30% or 10-30%"),
]


@pytest.mark.parametrize(
    "text, position, message", REFUSED_RANGES, ids=[row[0] for row in REFUSED_RANGES]
)
def test_invalid_range_is_refused_with_position(text: str, position: int, message: str) -> None:
    with pytest.raises(BadRange) as error:
        parse_range(text)
    assert error.value.text == text
    assert error.value.position == position
    assert message in error.value.why


def test_error_marks_fault_with_carets() -> None:
    with pytest.raises(BadRange) as error:
        parse_range("22+\tAsAs 33")
    assert str(error.value).splitlines()[1:] == ["  22+ AsAs 33", "      ^^^^"]


def test_error_in_long_range_shows_excerpt() -> None:
    text = "AA, " * 100 + "AKx" + ", KK" * 100
    with pytest.raises(BadRange) as error:
        parse_range(text)
    _, line, carets = str(error.value).splitlines()
    assert len(line) <= 82
    assert line[carets.index("^")] == "x" == text[error.value.position]


@pytest.mark.parametrize(
    "text",
    [
        "z" * 5000,
        "A" * 5000,
        "AsKs" + "Qs" * 3000,
        "top" + "9" * 5000,
        "AA:" + "7" * 5000,
        "[" + "x" * 5000 + "]AA",
        "A" * 5000 + "-KK",
        "As" + " Kd" * 3000 + "-QQ",
    ],
    ids=lambda text: text[:8],
)
def test_error_truncates_long_word(text: str) -> None:
    for cards in (2, 4):
        with pytest.raises(BadRange) as error:
            parse_range(text, cards)
        assert len(str(error.value)) < 500
        assert max(map(len, error.value.why.split())) <= 44


# Short deck ---------------------------------------------------------------------------------------


def test_short_deck_range_excludes_low_cards() -> None:
    hand_range = parse_range("22+, A2s+", deck=SHORT)
    assert len(hand_range) == 9 * 6 + 8 * 4
    assert len(parse_range("random", deck=SHORT)) == 630
    with pytest.raises(BadRange, match="impossible hand in a short deck"):
        parse_range("66, 55", deck=SHORT)


def test_percentage_is_refused_for_short_deck() -> None:
    with pytest.raises(BadRange, match="write the hands"):
        parse_range("30%", deck=SHORT)


def test_hands_list_highest_card_first() -> None:
    assert card_names(next(iter(parse_range("2c7d")))) == "7d 2c"
