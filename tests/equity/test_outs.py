"""Outs and draws."""

import json
from collections.abc import Iterator
from itertools import chain, product
from math import comb
from typing import Any

import pytest

from riverboat.cards import STANDARD, Cards, card_names, parse_cards
from riverboat.equity import BadEquity, equity, find_game, outs, parse_range
from riverboat.equity.query.query_text import HoldingLike
from riverboat.ranking import HIGH, OMAHA, Ranking
from tests.schedule import run_in
from tests.thorough import example_count, named_rng


def list_draw_texts(hand: str, board: str, game: str = "holdem") -> list[str]:
    return [str(draw) for draw in outs(hand, board, game=game).draws]


# Draws --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hand, board, draw_names",
    [
        ("Ah Kh", "Qh 7h 2c", ["nut flush draw: 9 cards", "two overcards: 6 cards"]),
        ("9h 3h", "Qh 7h 2c 4s", ["flush draw: 9 cards"]),
        ("Kh 3h", "Ah 7h 2c 4s", ["nut flush draw: 9 cards", "gutshot: 4 cards"]),
        ("9h 8h", "7c 6d Ks 2s", ["open-ended straight draw: 8 cards"]),
        ("9h 8h", "Tc 6d Ks 2s", ["gutshot: 4 cards"]),
        ("9h 8h", "Tc 6d Qs 2s", ["double gutshot: 8 cards"]),
        ("Ah Kd", "Qc Js 3d 3c", ["gutshot: 4 cards"]),
        ("Ah 2d", "3c 4s 9d 9c", ["gutshot: 4 cards"]),
        ("3h 2d", "4c 5s Kd Jc", ["open-ended straight draw: 8 cards"]),
        ("As Kd", "9c 7h 2d 3s", ["two overcards: 6 cards"]),
        ("As 3d", "9c 7h 2d Ks", ["one overcard: 3 cards"]),
        (
            "Jh Th",
            "9h 8h 2c 3s",
            [
                "straight flush draw: 2 cards",
                "flush draw: 9 cards",
                "open-ended straight draw: 8 cards",
                "two overcards: 6 cards",
            ],
        ),
        ("Ah Ad", "Qs 7c 2d Kc", []),
        ("Ah Kh", "Qh 7h 2h 3d", []),
    ],
)
def test_draws_are_named(hand: str, board: str, draw_names: list[str]) -> None:
    texts = list_draw_texts(hand, board)
    assert texts[: len(draw_names)] == draw_names
    assert len(board.split()) == 3 or texts == draw_names


def test_backdoor_draws_are_reported_on_flop_only() -> None:
    assert list_draw_texts("Ah Jh", "Th 7c 2d")[-2:] == [
        "backdoor flush draw",
        "backdoor straight draw",
    ]
    assert not any("backdoor" in draw for draw in list_draw_texts("Ah Jh", "Th 7c 2d 3s"))
    assert "backdoor flush draw" not in list_draw_texts("Ah Jd", "Ts 7c 2d")
    assert "backdoor flush draw" in list_draw_texts("Ah Jd", "Th 7h 2d")


def test_omaha_draws_use_two_hole_cards() -> None:
    assert list_draw_texts("9s8s7h2h", "Th 6c 2d Ks", "plo") == ["wrap: 9 cards"]
    assert list_draw_texts("AhKsQdJc", "9h 7h 2h 3s", "plo") == []
    assert list_draw_texts("AhKhQdJc", "9h 7h 2s 3s", "plo") == ["nut flush draw: 9 cards"]


def test_short_deck_draws_have_fewer_outs() -> None:
    assert "nut flush draw: 5 cards" in list_draw_texts("Ah Kh", "Qh 7h 6c 9d", "shortdeck")
    assert "open-ended straight draw: 8 cards" in list_draw_texts(
        "8c 7d", "9h 6c Kd Qs", "shortdeck"
    )


# Outs ---------------------------------------------------------------------------------------------


def test_outs_without_opponent_are_improvements() -> None:
    outs_result = outs("Ah Kh", "Qh 7h 2c")
    assert [
        (improvement.category_phrase, len(improvement.cards))
        for improvement in outs_result.improvements
    ] == [
        ("a flush", 9),
        ("a pair", 6),
    ]
    assert (len(outs_result), outs_result.unseen, outs_result.standing) == (15, 47, None)
    assert outs_result.next_card == 15 / 47
    assert outs_result.by_river == pytest.approx(1 - comb(32, 2) / comb(47, 2))


@pytest.mark.parametrize(
    "hand, board, cards",
    [
        ("AsAd", "Qh 7c 2d", "Ac Ah"),  # a paired board helps neither hand
        ("7s7d", "7c Qh 2d 9s", "7h 2c 2h 2s 9c 9d 9h Qc Qd Qs"),
        ("KsQs", "Kd Qc 2d 3s", "Qd Qh Kc Kh"),
        ("AsKd", "Qh 7c 7d 2s", "Kc Kh Ks Ac Ad Ah"),
        ("AsKd", "7h 7c 7d", "Kc Kh Ks Ac Ad Ah"),
        ("AsKs", "7h 7c 7d 2s", "Kc Kd Kh Ac Ad Ah"),
    ],
)
def test_card_improving_only_board_is_not_an_out(hand: str, board: str, cards: str) -> None:
    assert card_names(sorted(outs(hand, board).cards)) == card_names(sorted(parse_cards(cards)))


def _enumerate_outs(hand: str, board: str, opponent_hand: str, ranking: object = HIGH) -> list[int]:
    """Return the cards that put a trailing hand ahead immediately."""
    hole_cards, shown_cards, opponent_cards = (
        parse_cards(hand),
        parse_cards(board),
        parse_cards(opponent_hand),
    )
    live_cards = [
        card for card in STANDARD.cards if card not in {*hole_cards, *shown_cards, *opponent_cards}
    ]

    def is_ahead(cards: tuple[int, ...]) -> bool:
        compute_hand_value = ranking.ranker_for_board(cards)  # type: ignore[attr-defined]
        return bool(compute_hand_value(hole_cards) > compute_hand_value(opponent_cards))

    return (
        []
        if is_ahead(shown_cards)
        else [card for card in live_cards if is_ahead((*shown_cards, card))]
    )


@pytest.mark.parametrize(
    "hand, board, opponent_hand",
    [
        ("Ah Kh", "Qh 7h 2c", "Qs Qc"),
        ("9h 8h", "7c 6d Ks", "Kd Kc"),
        ("9h 8h", "7c 6d Ks 9c", "AsAd"),
        ("AsAd", "Qh 7c 2d", "Ks Qs"),
        ("6c 6d", "9h 8h 7h Ts", "Jd 2c"),
    ],
)
def test_outs_against_hand_take_the_lead(hand: str, board: str, opponent_hand: str) -> None:
    outs_result = outs(hand, board, opponent_hand)
    assert sorted(outs_result.cards) == _enumerate_outs(hand, board, opponent_hand)
    assert outs_result.result is not None
    assert outs_result.result.players == equity(hand, opponent_hand, board=board).players
    assert outs_result.unseen == 52 - 4 - len(board.split())


def test_omaha_outs_take_the_lead() -> None:
    hand, board, opponent_hand = "9s8s7h6h", "Tc 5d 2s", "AsAdKcQc"
    outs_result = outs(hand, board, opponent_hand, game="plo")
    assert sorted(outs_result.cards) == _enumerate_outs(hand, board, opponent_hand, OMAHA)


def test_leading_hand_has_no_outs() -> None:
    outs_result = outs("AsAd", "Qh 7c 2d", "Ks Qs")
    assert outs_result.ahead
    assert len(outs_result) == 0
    assert "no outs needed" in str(outs_result)


def test_tied_hand_is_reported() -> None:
    outs_result = outs("Ah Kd", "Ks 7s 2c 2d", "Ad Kc")
    assert outs_result.standing == 0.5
    assert not outs_result.ahead
    assert str(outs_result).endswith("no outs: tied for the best hand")


def test_tying_cards_are_listed_separately() -> None:
    outs_result = outs("Ah 3d", "Ks Kd Qh Qs", "Ad Jd")
    assert outs_result.standing == 0.5
    outs_result = outs("5h 4d", "Ks Kd Qh Qs", "Ad Jd")
    assert outs_result.standing == 0
    assert card_names(sorted(outs_result.tying)) == "Qc Qd Kc Kh"
    assert len(outs_result) == 0


def test_outs_against_range_beat_more_than_half() -> None:
    outs_result = outs("Ah Kh", "Qh 7h 2c", "QQ+, AQ, 77")
    board = parse_cards("Qh 7h 2c")
    opponent_range = parse_range("QQ+, AQ, 77").without("Ah Kh Qh 7h 2c")
    for card in STANDARD.cards:
        if card in {*board, *parse_cards("Ah Kh")}:
            continue
        rank_hand = HIGH.ranker_for_board((*board, card))
        own_value = rank_hand(parse_cards("Ah Kh"))
        opponent_values = [
            rank_hand(opponent_cards)
            for opponent_cards in opponent_range
            if card not in opponent_cards
        ]
        beaten_weight = sum(
            (own_value > opponent_value) + 0.5 * (own_value == opponent_value)
            for opponent_value in opponent_values
        )
        assert (card in outs_result.cards) == (beaten_weight > len(opponent_values) / 2)


def test_card_held_by_opponent_is_not_an_out() -> None:
    outs_result = outs("KhQh", "Kc7d2s", against="AsAd, AsAc")
    assert card_names(sorted(outs_result.cards)) == "Qc Qd Qs Kd Ks"
    assert (len(outs_result), outs_result.unseen) == (5, 46)
    assert outs_result.next_card == 5 / 46
    flush_outs = outs("KhQh", "7h2h2s", against="AhAd, AhAc")
    assert str(flush_outs.draws[0]) == "flush draw: 8 cards"
    two_opponent_outs = outs("KhQh", "Kc7d2s", against=["AsAd, AsAc", "AdKd, AcKd"])
    assert two_opponent_outs.unseen == 52 - 5 - len(parse_cards("As Ad Ac Kd"))
    weighted_outs = outs("KhQh", "Kc7d2s", against="AsAd:0.5")
    assert weighted_outs.cards == outs("KhQh", "Kc7d2s", against="AsAd").cards
    assert weighted_outs.unseen == 45


def _generate_random_spots(
    game: str, players: int, spot_count: int
) -> Iterator[tuple[Cards, Cards, list[dict[Cards, float]]]]:
    """Generate random hands on flops and turns against small weighted ranges."""
    rng = named_rng(f"{game} {players}")
    hole_card_count = find_game(game).cards
    while spot_count:
        deck = rng.sample(STANDARD.cards, 52)
        hand, deck = tuple(deck[:hole_card_count]), deck[hole_card_count:]
        board_count = rng.choice((3, 4))
        board, remaining_cards = tuple(deck[:board_count]), deck[board_count:]
        candidate_cards = rng.sample(
            remaining_cards, rng.choice((hole_card_count + 1, hole_card_count + 2, 12))
        )
        ranges = []
        for _ in range(players):
            combo_count = rng.choice((1, 2, 3, 8))
            holdings = {
                tuple(sorted(rng.sample(candidate_cards, hole_card_count)))
                for _ in range(combo_count)
            }
            ranges.append({cards: rng.choice((0.25, 0.5, 1.0)) for cards in holdings})
        if any(_are_disjoint(hands) for hands in product(*ranges)):
            yield hand, board, ranges
            spot_count -= 1


def _find_known_hand(opponent_range: dict[Cards, float]) -> list[Cards]:
    """Return an opponent's hand if the range has only one."""
    return [*opponent_range] if len(opponent_range) == 1 else []


def _are_disjoint(hands: tuple[Cards, ...]) -> bool:
    return len({card for hand in hands for card in hand}) == sum(map(len, hands))


def _compare_outs(
    ranking: Ranking, hand: Cards, board: Cards, ranges: list[dict[Cards, float]]
) -> tuple[list[int], list[int], list[int]]:
    """Return the outs, the tying cards and all possible cards, by comparing every two hands.

    Each range excludes combinations that share a card with a known hand.
    """
    possible_deals = [hands for hands in product(*ranges) if _are_disjoint(hands)]
    live_cards = [
        card
        for card in STANDARD.cards
        if card not in {*hand, *board}
        and any(card not in chain(*hands) for hands in possible_deals)
    ]

    def compute_share(later_cards: Cards) -> float:
        rank_hand = ranking.ranker_for_board((*board, *later_cards))
        own_value, shares = rank_hand(hand), []
        for hand_range in ranges:
            known_hands = [
                hand
                for other_range in ranges
                if other_range is not hand_range
                for hand in _find_known_hand(other_range)
            ]
            used_cards = {*later_cards, *chain(*known_hands)}
            weights = {
                opponent_hand: weight
                for opponent_hand, weight in hand_range.items()
                if not used_cards & {*opponent_hand}
            }
            beaten_weight = sum(
                weight
                * (
                    (own_value > rank_hand(opponent_hand))
                    + 0.5 * (own_value == rank_hand(opponent_hand))
                )
                for opponent_hand, weight in weights.items()
            )
            shares.append(beaten_weight / sum(weights.values()))
        return min(shares)

    share_now, shares_after = (
        compute_share(()),
        {card: compute_share((card,)) for card in live_cards},
    )
    outs_cards = [card for card in live_cards if shares_after[card] > 0.5 >= share_now]
    return (
        outs_cards,
        [card for card in live_cards if shares_after[card] == 0.5 > share_now],
        live_cards,
    )


@run_in("slow", keep_every=2)
@pytest.mark.parametrize("game, ranking, count", [("holdem", HIGH, 150), ("plo", OMAHA, 50)])
@pytest.mark.parametrize("players", [1, 2])
def test_outs_against_ranges_match_pairwise_comparison(
    game: str, ranking: Ranking, count: int, players: int
) -> None:
    dead_card_spot_count, count = 0, example_count(count // 6, count)
    for hand, board, ranges in _generate_random_spots(game, players, count):
        opponents: list[HoldingLike] = [
            ", ".join(f"{_format_cards(hand)}:{weight}" for hand, weight in hand_range.items())
            for hand_range in ranges
        ]
        outs_result = outs(_format_cards(hand), _format_cards(board), opponents, game=game)
        expected_outs, tying_cards, live_cards = _compare_outs(ranking, hand, board, ranges)
        assert sorted(outs_result.cards) == expected_outs, (
            _format_cards(hand),
            _format_cards(board),
            opponents,
        )
        assert sorted(outs_result.tying) == tying_cards
        assert outs_result.unseen == len(live_cards)
        assert {card for draw in outs_result.draws for card in draw.cards} <= {*live_cards}
        dead_card_spot_count += len(live_cards) < 52 - len(hand) - len(board)
    assert dead_card_spot_count > count / 4


def _format_cards(cards: Cards) -> str:
    return card_names(cards).replace(" ", "")


def test_outs_must_beat_all_opponents() -> None:
    first_outs = outs("Ah Kh", "Qh 7h 2c", "Qs Jc")
    both_outs = outs("Ah Kh", "Qh 7h 2c", ["Qs Jc", "As 2d"])
    assert set(both_outs.cards) < set(first_outs.cards)
    assert both_outs.result is not None
    assert len(both_outs.result) == 3


def test_dead_cards_are_not_outs() -> None:
    outs_result = outs("Ah Kh", "Qh 7h 2c", dead="3h 4h")
    assert len(outs_result) == 13
    assert outs_result.unseen == 45


def test_json_contains_outs_draws_and_equity() -> None:
    json_result = json.loads(outs("Ah Kh", "Qh 7h 2c", "QsQc").to_json())
    assert json_result["outs"] == 8
    assert json_result["draws"][0]["name"] == "nut flush draw"
    assert json_result["equity"]["exact"] is True
    assert json.loads(outs("Ah Kh", "Qh 7h 2c").to_json())["equity"] is None


# Refused ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hand, board, options, message",
    [
        ("AA", "Qh 7c 2d", {}, "outs need one hand: write its 2 cards"),
        ("random", "Qh 7c 2d", {}, "outs need one hand: write its 2 cards"),
        ("AsKs", "", {}, "the board: outs need a flop or a turn"),
        ("AsKs", "Qh 7c 2d 3d 4d", {}, "the board: outs need a flop or a turn"),
        ("AsKs", "Qh 7c As", {}, "the ace of spades is already on the board"),
        (
            "AsKsQhJh",
            "Qh 7c 2d",
            {"game": "plo8"},
            "outs are for high-only hold’em, short deck, Omaha and Courchevel",
        ),
        (
            "AsKs",
            "Qh 7c 2d",
            {"game": "razz"},
            "outs are for high-only hold’em, short deck, Omaha and Courchevel",
        ),
    ],
)
def test_invalid_outs_query_is_refused(
    hand: str, board: str, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadEquity, match=message):
        outs(hand, board, **options)
