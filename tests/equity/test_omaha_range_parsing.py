"""Parsing of ranges with more than two cards and of partly known stud hands."""

from itertools import combinations
from math import comb

import pytest

from riverboat.cards import card_names, parse_cards, rank_of, suit_of
from riverboat.equity import BadRange, parse_known, parse_range


@pytest.mark.parametrize(
    "text, combo_count",
    [
        ("AsKsQhJh", 1),
        ("As Ks Qh Jh", 1),
        ("AAxx", 6961),
        ("AA**", 6961),
        ("aaXX", 6961),
        ("AAAA", 1),
        ("AAKK", 36),
        ("AAKKds", 6),
        ("AAKKss", 24),
        ("AAKKr", 6),
        ("AAKK$ds", 6),
        ("AKQJ", 256),
        ("AKQJds", 36),
        ("10987", 256),
        ("QQ+xx", 3 * 6961 - 3 * 36),
        ("JT98+", 4 * 256),
        ("KK-TTxx", 4 * 6961 - 6 * 36),
        ("TT-KKxx", 4 * 6961 - 6 * 36),
        ("JT98-7654", 5 * 256),
        ("AhXhxx", comb(51, 3) - comb(39, 3)),
        ("xhxhxhxh", comb(13, 4)),
        ("Asxxx", comb(51, 3)),
        ("xxxx", comb(52, 4)),
        ("random", comb(52, 4)),
        ("any four cards", comb(52, 4)),
        ("anything", comb(52, 4)),
        ("xxxxds", 6 * 78 * 78),
        ("xxxxr", 13**4),
        ("xxxxss", comb(52, 4) - 6 * 78 * 78 - 13**4),
        ("!Asxxx", comb(51, 4)),
        ("AAxx !AAAx", 6 * comb(48, 2)),
        ("AAxx except Asxxx", 3 * comb(48, 2) + 48),
        ("AAxx:0.5, KKxx", 2 * 6961 - 36),
    ],
)
def test_omaha_ranges_have_expected_counts(text: str, combo_count: int) -> None:
    assert len(parse_range(text, 4)) == combo_count


@pytest.mark.parametrize(
    "text, card_count, combo_count",
    [
        ("AAxxx", 5, comb(4, 2) * comb(48, 3) + 4 * comb(48, 2) + 48),
        ("xxxxx", 5, comb(52, 5)),
        ("xxxxx:0.5", 5, comb(52, 5)),
        ("AAKKQQ", 6, 6**3),
        ("random", 6, comb(52, 6)),
        ("AsKdQ", 3, 4),
    ],
)
def test_ranges_of_other_sizes_have_expected_counts(
    text: str, card_count: int, combo_count: int
) -> None:
    assert len(parse_range(text, card_count)) == combo_count


def test_x_matches_any_remaining_card() -> None:
    range_holdings = {frozenset(cards) for cards in parse_range("AhKxhx", 4)}
    holdings = (set(cards) for cards in combinations(range(52), 4) if 50 in cards)

    def matches_pattern(other_cards: set[int]) -> bool:
        kings = [card for card in other_cards if rank_of(card) == 11]
        return any(suit_of(card) == 2 for king in kings for card in other_cards - {king})

    assert range_holdings == {
        frozenset(cards) for cards in holdings if matches_pattern(cards - {50})
    }


def test_suit_patterns_partition_all_holdings() -> None:
    suited_ranges = [parse_range(f"AKQxx{suits}", 5) for suits in ("ds", "ss")]
    assert len(suited_ranges[0] | suited_ranges[1]) == len(suited_ranges[0]) + len(suited_ranges[1])
    assert suited_ranges[0] | suited_ranges[1] == parse_range("AKQxx", 5)


def test_later_weight_overrides_earlier() -> None:
    hand_range = parse_range("AAxx, AAKK:0.5", 4)
    assert hand_range.weight("AsAhKsKh") == 0.5
    assert hand_range.weight("AsAhKsQh") == 1
    assert hand_range.total == 6961 - 18


def test_omaha_range_round_trips() -> None:
    hand_range = parse_range("AAxx,  KKxxds", 4)
    assert str(hand_range) == "AAxx, KKxxds"
    assert parse_range(str(hand_range.without("As Kd")), 4) == hand_range.without("As Kd")


INVALID_RANGES = [
    ("AKx", 4, 0, "AKx has 3 cards; a hand here has 4: write x"),
    ("AAxxx", 4, 0, "AAxxx has 5 cards; a hand here has 4"),
    ("AsKd", 4, 0, "AsKd has 2 cards"),
    ("AAxx, AsAsKdKh", 4, 6, "duplicate ace of spades"),
    ("AAAAA", 5, 0, "impossible hands in a standard deck"),
    ("AKQJTr", 5, 0, "impossible hands in a standard deck"),
    ("AsKsQsJsds", 4, 0, "impossible hands in a standard deck"),
    ("AAzz", 4, 2, "zz can’t follow AA"),
    ("zebra", 4, 0, "invalid hand zebra"),
    ("any two cards", 4, 0, "write random for any cards"),
    ("AAKKsd", 4, 5, "d can’t follow AAKKs"),
    ("Qs+xxx", 4, 0, "+ works only on ranks without suits"),
    ("+AAxx", 4, 0, "+ needs ranks"),
    ("KK-T9xx", 4, 0, "can’t run from KK to T9xx"),
    ("KK-TT", 4, 3, "TT has 2 cards"),
    ("KK+-TTxx", 4, 0, "a dash joins two groups of ranks"),
    ("AAxx-KKxx", 4, 0, "+ works only on ranks without suits"),
    ("30%", 4, 0, "percentages don’t work for hands of this size"),
    ("AAxx:2", 4, 5, "a weight is 0 to 1, or a percentage such as 50%, not 2"),
    ("AAxx !AAxx", 4, 0, "empty range: no combination left"),
    ("AAxx, Axxxxx", 6, 0, "AAxx has 4 cards"),
    ("Axxxxx", 6, 0, "too many to list"),
    ("QQ+xxxx", 6, 0, "too many to list"),
    ("random !AAxxxx", 6, 0, "too many to list"),
]


@pytest.mark.parametrize(
    "text, card_count, position, message", INVALID_RANGES, ids=[row[0] for row in INVALID_RANGES]
)
def test_invalid_holding_is_refused_with_position(
    text: str, card_count: int, position: int, message: str
) -> None:
    with pytest.raises(BadRange) as error:
        parse_range(text, card_count)
    assert error.value.position == position
    assert any(text_part in error.value.why for text_part in message.split("|"))


def test_six_card_random_range_is_not_enumerable() -> None:
    hand_range = parse_range("random", 6)
    with pytest.raises(ValueError, match="20,358,520 combinations are too many to list"):
        assert hand_range.masks is None


# Stud ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, cards, unknown",
    [
        ("AsKd7h", "As Kd 7h", 0),
        ("xx 7h", "7h", 2),
        ("(As Kd) 7h / xxxx", "As Kd 7h", 4),
        ("?? 10h", "Th", 1),
        ("xxxxxxx", "", 7),
    ],
)
def test_known_and_unknown_stud_cards_are_parsed(text: str, cards: str, unknown: int) -> None:
    known_cards = parse_known(text)
    assert card_names(known_cards.cards) == card_names(parse_cards(cards))
    assert known_cards.unknown == unknown


@pytest.mark.parametrize(
    "text, position, message",
    [
        ("", 0, "write cards such as As Kd 7h, and x for each unknown one"),
        ("AsAs", 2, "duplicate ace of spades"),
        ("As K", 3, "invalid card K"),
        ("AsKd7hxxxxx", 10, "more than 7 cards"),
        ("As, 7h 1c", 7, "invalid card 1c"),
    ],
)
def test_invalid_stud_hand_is_refused_with_position(text: str, position: int, message: str) -> None:
    with pytest.raises(BadRange) as error:
        parse_known(text)
    assert error.value.position == position
    assert message in error.value.why
