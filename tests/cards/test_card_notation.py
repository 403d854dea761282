"""Card notation: accepted spellings, round trips, and refusals."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverboat.cards import (
    UNKNOWN,
    BadCard,
    card_names,
    card_of,
    card_symbol,
    name,
    parse_card,
    parse_cards,
    rank_of,
    reject_duplicates,
    spoken_name,
    suit_of,
)

CARD_NUMBERS = st.integers(min_value=UNKNOWN, max_value=51)
ACE_OF_SPADES = 51
TEN_OF_HEARTS = card_of(8, 2)


@pytest.mark.parametrize(
    "text", ["As", "AS", "as", "aS", "A♠", "a♠", "A♤", "A♠\ufe0f", " As ", "As,"]
)
def test_ace_of_spades_is_parsed_in_any_spelling(text: str) -> None:
    assert parse_card(text) == ACE_OF_SPADES


@pytest.mark.parametrize("text", ["Th", "tH", "10h", "10♥", "10H", "T♡"])
def test_ten_is_a_letter_or_two_digits(text: str) -> None:
    assert parse_card(text) == TEN_OF_HEARTS


def test_question_marks_are_unknown_card() -> None:
    assert parse_card("??") == UNKNOWN
    assert parse_cards("As??Kd") == (51, UNKNOWN, 45)


@pytest.mark.parametrize(
    "text",
    ["AsKd10h2♣", "As Kd 10h 2♣", "As, Kd,10h , 2♣", " As\tKd\n10h2♣,", "asKDth2C"],
)
def test_cards_are_parsed_with_or_without_separators(text: str) -> None:
    assert card_names(parse_cards(text)) == "As Kd Th 2c"


def test_empty_text_gives_no_cards() -> None:
    assert parse_cards("") == parse_cards(" , ") == ()


@given(st.lists(CARD_NUMBERS))
def test_written_cards_are_parsed_back(cards: list[int]) -> None:
    assert parse_cards(card_names(cards)) == tuple(cards)
    assert parse_cards("".join(map(name, cards))) == tuple(cards)
    assert parse_cards(", ".join(map(card_symbol, cards))) == tuple(cards)


@given(st.text(alphabet="AKT102s♠?hx ,", max_size=12))
def test_arbitrary_text_is_cards_or_bad_card(text: str) -> None:
    try:
        cards = parse_cards(text)
    except BadCard:
        return
    assert parse_cards(card_names(cards)) == cards


@pytest.mark.parametrize("text", ["Xs", "A", "1h", "11h", "sA", "Ax", "10", "hello"])
def test_invalid_card_is_refused_with_format(text: str) -> None:
    with pytest.raises(BadCard) as refusal:
        parse_card(text)
    assert str(refusal.value) == (
        f"'{text}' isn’t a card: write a rank (2 to 9, T or 10, J, Q, K, A) "
        "and a suit (c, d, h, s or ♣, ♦, ♥, ♠), like As, 10h or Q♦; ?? is an unknown card"
    )


def test_bad_card_error_gives_position() -> None:
    with pytest.raises(BadCard, match=r"^'Xd', at character 4 of 'As Xd, 2c', isn’t a card: "):
        parse_cards("As Xd, 2c")
    with pytest.raises(BadCard, match=r"^'1d2c', at character 3 of 'As1d2c', isn’t a card: "):
        parse_cards("As1d2c")


@pytest.mark.parametrize("text", ["?s", "A?", "?♥", "t?"])
def test_half_known_card_is_refused(text: str) -> None:
    with pytest.raises(BadCard, match="is half a card: write a full card like As"):
        parse_card(text)
    with pytest.raises(BadCard, match=r"at character 4 of .* is half a card"):
        parse_cards(f"2c {text}")


@pytest.mark.parametrize("text, count", [("", 0), ("As Kd", 2)])
def test_single_card_parser_refuses_none_or_two(text: str, count: int) -> None:
    with pytest.raises(BadCard, match=f"enter one card, not {count}: '{text}'"):
        parse_card(text)


def test_duplicate_card_is_refused_by_name() -> None:
    with pytest.raises(BadCard, match=r"^duplicate card ten of hearts: Th 2c Th 2c$"):
        reject_duplicates(parse_cards("Th 2c 10h 2c"))


def test_unknown_cards_may_repeat() -> None:
    assert reject_duplicates(parse_cards("?? As ??")) == (UNKNOWN, ACE_OF_SPADES, UNKNOWN)


def test_bad_card_raises_value_error() -> None:
    assert issubclass(BadCard, ValueError)


@given(CARD_NUMBERS.filter(lambda card: card != UNKNOWN))
def test_card_is_its_rank_and_suit(card: int) -> None:
    assert card_of(rank_of(card), suit_of(card)) == card
    assert name(card) == "23456789TJQKA"[rank_of(card)] + "cdhs"[suit_of(card)]


@pytest.mark.parametrize("number", [-2, 52])
def test_invalid_card_number_has_no_name(number: int) -> None:
    with pytest.raises(KeyError):
        name(number)
    with pytest.raises(KeyError):
        card_symbol(number)


def test_card_has_spoken_name() -> None:
    assert spoken_name(parse_card("As")) == "ace of spades"
    assert spoken_name(parse_card("2c")) == "deuce of clubs"
    assert spoken_name(UNKNOWN) == "unknown card"
