"""Contents of each deck, and the order used to select one of several cards."""

import msgspec
import pytest

import riverboat.cards
from riverboat.cards import (
    DECKS,
    KUHN,
    LEDUC,
    SHORT,
    STANDARD,
    UNKNOWN,
    Deck,
    card_names,
    parse_cards,
    rank_of,
    rank_plural,
    rank_word,
    selection_order,
    suit_of,
)


def test_standard_deck_has_four_suits_of_thirteen_ranks() -> None:
    assert len(STANDARD.cards) == len(set(STANDARD.cards)) == 52
    assert {(rank_of(card), suit_of(card)) for card in STANDARD.cards} == {
        (rank, suit) for rank in range(13) for suit in range(4)
    }


def test_short_deck_starts_at_sixes() -> None:
    assert len(SHORT.cards) == 36
    assert card_names(SHORT.cards[:4]) == "6c 6d 6h 6s"


def test_toy_game_decks_have_expected_cards() -> None:
    assert card_names(KUHN.cards) == "Js Qs Ks"
    assert card_names(LEDUC.cards) == "Jh Js Qh Qs Kh Ks"


def test_acpc_decks_are_top_of_standard_deck() -> None:
    acpc_decks = [deck for name, deck in DECKS.items() if name.startswith("acpc")]
    assert [card_names(deck.cards) for deck in acpc_decks] == [
        "Qs Ks As",
        "Js Qs Ks As",
        "Qh Qs Kh Ks Ah As",
    ]


def test_decks_are_found_by_name() -> None:
    assert all(DECKS[deck.name] is deck for deck in (STANDARD, SHORT, KUHN, LEDUC))
    assert all(DECKS[name].name == name for name in DECKS)


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS.keys())
def test_deck_survives_serialization(deck: Deck) -> None:
    assert msgspec.json.decode(msgspec.json.encode(deck), type=Deck) == deck
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(deck), type=Deck) == deck


def test_cards_are_ordered_by_rank_then_suit() -> None:
    worst_to_best = parse_cards("2c 2d 2h 2s 3c As")
    unordered_cards = parse_cards("2s As 2d 3c 2h 2c")
    assert tuple(sorted(unordered_cards, key=selection_order)) == worst_to_best


def test_unknown_card_has_no_selection_order() -> None:
    with pytest.raises(ValueError, match="unknown card"):
        selection_order(UNKNOWN)


def test_ranks_have_words_and_plurals() -> None:
    assert [rank_word(rank) for rank in (0, 4, 12)] == ["deuce", "six", "ace"]
    assert [rank_plural(rank) for rank in (0, 4, 12)] == ["deuces", "sixes", "aces"]


def test_all_exported_names_exist() -> None:
    assert all(hasattr(riverboat.cards, exported_name) for exported_name in riverboat.cards.__all__)
