"""Slot readers: amounts, chips, cards, ranks and seats in a text.

Every reader starts at a token index, and yields the index after the last token that it used, with
the value. An amount may be digits or words (*fourteen hundred*, *čtrnáct set*). Chips have known
denominations, or are a ``ChipTotal``: *pushes 1400* does not give the number of chips.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from msgspec import Struct

from riverboat.cards import card_of
from riverboat.floor.incident_parsing.text_tokens import (
    HUNDREDTHS_PER_CHIP,
    Token,
    is_in_hundredths,
)

Tokens = tuple[Token, ...]


class ChipTotal(NamedTuple):
    """A total of chips whose denominations are unknown."""

    chips: int


class NumberWords(
    Struct,
    frozen=True,
    rename={
        "number_values": "numbers",
        "multipliers": "times",
        "half_words": "half",
        "chip_words": "chip",
        "each_words": "each",
        "more_words": "more",
        "single_words": "single",
        "conjunctions": "joins",
        "chip_nicknames": "worth",
        "seat_words": "seat",
        "player_nicknames": "players",
        "rank_names": "ranks",
        "suit_names": "suits",
        "of_words": "of",
    },
):
    """The number words of a language, from the tables of its TOML file."""

    number_values: Mapping[str, int]
    multipliers: Mapping[str, int]
    """Factors by the word that multiplies the number before it: *hundred*, *thousand*."""
    half_words: tuple[str, ...]
    """Words between a number and its multiplier that add a half: *four and a half thousand*."""
    chip_words: tuple[str, ...]
    each_words: tuple[str, ...]
    """Words between a number of chips and their denomination: *dva žetony po 500*."""
    more_words: tuple[str, ...]
    """Words after a count: *four more 100s*."""
    single_words: tuple[str, ...]
    """Words for a single item: *a 500*."""
    conjunctions: tuple[str, ...]
    chip_nicknames: Mapping[str, int]
    """Denominations by the stem of a chip's nickname."""
    seat_words: tuple[str, ...]
    player_nicknames: Mapping[str, int]
    """Seat numbers by the Czech noun that names the player in the seat: *osmička* is seat 8."""
    rank_names: Mapping[str, int]
    suit_names: Mapping[str, int]
    of_words: tuple[str, ...]
    """Words between the rank and the suit of a card: *king of hearts*."""


# Amounts ---


def read_amounts(
    number_words: NumberWords, tokens: Tokens, index: int
) -> Iterator[tuple[int, int]]:
    """Yield amounts from digits or words; in hundredths if the text has fractions."""
    units_per_chip = HUNDREDTHS_PER_CHIP if is_in_hundredths(tokens) else 1
    if (
        index < len(tokens)
        and tokens[index].amount is None
        and tokens[index].hundredths is not None
    ):
        if not tokens[index].is_plural:
            yield index + 1, tokens[index].hundredths or 0
        return
    for end, number in read_numbers(number_words, tokens, index):
        yield end, number * units_per_chip


def read_numbers(
    number_words: NumberWords, tokens: Tokens, index: int
) -> Iterator[tuple[int, int]]:
    """Yield whole numbers from digits or words."""
    if index >= len(tokens):
        return
    token = tokens[index]
    if token.amount is not None:
        if token.is_plural:
            return
        if half := _read_half(number_words, tokens, index + 1, token.amount):
            yield half
        multiplier = (
            number_words.multipliers.get(tokens[index + 1].word)
            if index + 1 < len(tokens)
            else None
        )
        if multiplier and multiplier > token.amount:
            yield index + 2, token.amount * multiplier
        yield index + 1, token.amount
        return
    end, value = _read_amount_words(number_words, tokens, index)
    if end > index:
        yield _read_half(number_words, tokens, end, value) or (end, value)


def _read_half(
    number_words: NumberWords, tokens: Tokens, index: int, value: int
) -> tuple[int, int] | None:
    """Return the end and the amount of a number with a half: *4 and a half thousand*."""
    end = index + len(number_words.half_words)
    if tuple([token.word for token in tokens[index:end]]) != number_words.half_words or end >= len(
        tokens
    ):
        return None
    multiplier = number_words.multipliers.get(tokens[end].word, 0)
    return (end + 1, value * multiplier + multiplier // 2) if multiplier > value else None


def _read_amount_words(number_words: NumberWords, tokens: Tokens, start: int) -> tuple[int, int]:
    """Return the end and the amount of a run of number words: *two hundred and fifty thousand*."""
    total, value_under_thousand, end, next_value_limit = 0, 0, start, 10**9
    for index in range(start, len(tokens)):
        word = tokens[index].word
        if index > start and tokens[index].follows_punctuation:
            break
        if word in number_words.multipliers:
            multiplier = number_words.multipliers[word]
            if multiplier >= 1000:
                total, value_under_thousand, next_value_limit = (
                    total + max(value_under_thousand, 1) * multiplier,
                    0,
                    multiplier,
                )
            else:
                value_under_thousand, next_value_limit = (
                    max(value_under_thousand, 1) * multiplier,
                    multiplier,
                )
        elif index == start + 1 and _is_in_hundreds(number_words, tokens, index):
            value_under_thousand, next_value_limit = (
                value_under_thousand * 100 + number_words.number_values[word],
                10,
            )
        elif (
            word in number_words.number_values
            and number_words.number_values[word] < next_value_limit
        ):
            value_under_thousand += number_words.number_values[word]
            next_value_limit = 10 if number_words.number_values[word] >= 20 else 1
        else:
            break
        end = index + 1
    return end, total + value_under_thousand


def _is_in_hundreds(number_words: NumberWords, tokens: Tokens, index: int) -> bool:
    """Return True for the second word of *three fifty*, which is 350 at a table."""
    hundreds_word, tens_word = tokens[index - 1].word, tokens[index].word
    tens_value = number_words.number_values.get(tens_word, 0)
    next_token = tokens[index + 1] if index + 1 < len(tokens) else None
    is_next_token_counted = next_token is not None and (
        next_token.amount is not None or _is_chip_word(number_words, next_token)
    )
    return (
        1 <= number_words.number_values.get(hundreds_word, 0) <= 9
        and 20 <= tens_value < 100
        and not is_next_token_counted
    )


def _is_chip_word(number_words: NumberWords, token: Token) -> bool:
    return any(
        _matches_form(token.word, word_form)
        for word_form in (*number_words.chip_words, *number_words.multipliers)
    )


# Chips ---


_MAX_JOINED_GROUPS: Final = 10
"""Maximum number of groups of chips after the first one."""


class _ChipGroup(NamedTuple):
    """Chips of one denomination; *is_named* is True if the text calls them chips."""

    chips: tuple[int, ...]
    is_named: bool


def read_chips(
    number_words: NumberWords, tokens: Tokens, index: int
) -> Iterator[tuple[int, tuple[int, ...] | ChipTotal]]:
    """Yield chips: *a 1000 chip and five 100s*, *1000 and 500*, *dva žetony po 500*; or a total."""
    for end, group in _read_chip_group(number_words, tokens, index):
        yield end, group.chips if group.is_named else ChipTotal(group.chips[0])
        chips, group_end = list(group.chips), end
        for _ in range(_MAX_JOINED_GROUPS):
            if group_end >= len(tokens) or tokens[group_end].word not in number_words.conjunctions:
                break
            next_group = next(
                _read_chip_group(number_words, tokens, group_end + 1, is_joined=True), None
            )
            if next_group is None:
                break
            group_end = next_group[0]
            chips += next_group[1].chips
            yield group_end, tuple(chips)


def _read_chip_group(
    number_words: NumberWords, tokens: Tokens, index: int, *, is_joined: bool = False
) -> Iterator[tuple[int, _ChipGroup]]:
    """Yield equal chips: their number and denomination, with or without the word for chips."""
    chip_count, start, has_single_word = 1, index, False
    if index < len(tokens) and tokens[index].word in number_words.single_words:
        start, has_single_word = index + 1, True
        while start < len(tokens) and tokens[start].word in number_words.single_words:
            start += 1  # *a single 1*
    else:
        for end, number in read_numbers(number_words, tokens, index):
            value_index = _skip_word(number_words.more_words, tokens, end)
            if (
                number <= 30
                and value_index < len(tokens)
                and not tokens[value_index].follows_punctuation
            ):
                for group_end, value in _read_chip_value(number_words, tokens, value_index):
                    if value_index == end == index + 1 and _are_two_amounts(
                        number_words, tokens, index, group_end
                    ):
                        continue
                    yield group_end, _ChipGroup((value,) * number, True)
                    return
        chip_count = 1
    for group_end, value in _read_chip_value(
        number_words, tokens, start, min_value=1 if is_joined and has_single_word else 100
    ):
        is_named = has_single_word or _has_chip_words(number_words, tokens, start, group_end)
        yield group_end, _ChipGroup((value,) * chip_count, is_named)
        return


def _are_two_amounts(number_words: NumberWords, tokens: Tokens, index: int, end: int) -> bool:
    """Return True for *5 25*, which may mean five chips of 25, or a 5 and a 25."""
    first_token, second_token = tokens[index], tokens[index + 1]
    are_bare_amounts = (
        end == index + 2
        and second_token.amount is not None
        and not _has_chip_words(number_words, tokens, index, end)
    )
    return first_token.amount is not None and are_bare_amounts


def _read_chip_value(
    number_words: NumberWords, tokens: Tokens, index: int, min_value: int = 100
) -> Iterator[tuple[int, int]]:
    """Yield the value of a chip: *500*, *500s*, *500 chips*, *žetony po 500*, *tisícovku*.

    A value in words is accepted only from *min_value* on, because *a six* is hardly a chip.
    """
    index = _skip_word(number_words.chip_words, tokens, index)
    if index < len(tokens) and tokens[index].word in number_words.each_words:
        index += 1
    if index >= len(tokens):
        return
    token, scale = tokens[index], HUNDREDTHS_PER_CHIP if is_in_hundredths(tokens) else 1
    named_value = next(
        (
            value
            for word, value in number_words.chip_nicknames.items()
            if token.word.startswith(word)
        ),
        0,
    )
    if named_value:
        yield _skip_chip_word(number_words.chip_words, tokens, index + 1), named_value * scale
    elif token.hundredths is not None:
        yield _skip_chip_word(number_words.chip_words, tokens, index + 1), token.hundredths
    elif token.amount is not None:
        yield _skip_chip_word(number_words.chip_words, tokens, index + 1), token.amount
    else:
        end, value = _read_amount_words(number_words, tokens, index)
        name_end = _skip_word(number_words.chip_words, tokens, end)
        if name_end > end > index or (end > index and value >= min_value):
            yield name_end, value * scale


def _skip_word(words: tuple[str, ...], tokens: Tokens, index: int) -> int:
    is_word_at_index = index < len(tokens) and any(
        _matches_form(tokens[index].word, word) for word in words
    )
    return index + 1 if is_word_at_index else index


def _skip_chip_word(words: tuple[str, ...], tokens: Tokens, index: int) -> int:
    """Return the index after the word for chips that ends a value: *500 chips*.

    That word may also begin a new sentence: *500 and 100. Chips behind, yes*.
    """
    is_new_sentence = index < len(tokens) and tokens[index].follows_punctuation
    return index if is_new_sentence else _skip_word(words, tokens, index)


def _matches_form(word: str, word_form: str) -> bool:
    return word.startswith(word_form[:-1]) if word_form.endswith("*") else word == word_form


def _has_chip_words(number_words: NumberWords, tokens: Tokens, start: int, end: int) -> bool:
    return any(
        token.is_plural
        or any(_matches_form(token.word, word) for word in number_words.chip_words)
        or any(token.word.startswith(word) for word in number_words.chip_nicknames)
        for token in tokens[start:end]
    )


# Cards, seats ---


def read_cards(
    number_words: NumberWords, tokens: Tokens, index: int
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield cards: *Kh*, *Kh 7d*, *king of hearts*."""
    cards: list[int] = []
    while index < len(tokens):
        end, card = _read_card(number_words, tokens, index)
        if card is None:
            break
        cards.append(card)
        index = end
        yield index, tuple(cards)
        index = _skip_word(number_words.conjunctions, tokens, index)


def _read_card(number_words: NumberWords, tokens: Tokens, index: int) -> tuple[int, int | None]:
    if tokens[index].card is not None:
        return index + 1, tokens[index].card
    words = [token.word for token in tokens[index : index + 3]]
    if len(words) == 3 and words[1] in number_words.of_words:
        words = [words[0], words[2]]
        token_count = 3
    else:
        words, token_count = words[:2], 2
    if len(words) < 2:
        return index, None
    for rank, suit in (words, words[::-1]):
        if rank in number_words.rank_names and suit in number_words.suit_names:
            return index + token_count, card_of(
                number_words.rank_names[rank] - 2, number_words.suit_names[suit]
            )
    return index, None


def read_seats(number_words: NumberWords, tokens: Tokens, index: int) -> Iterator[tuple[int, str]]:
    """Yield a seat by its number, or a player by a letter: *seat 5*, *B*."""
    if index >= len(tokens):
        return
    if tokens[index].is_player_letter:
        yield index + 1, tokens[index].word.upper()
    elif any(
        _matches_form(tokens[index].word, word) for word in number_words.seat_words
    ) and index + 1 < len(tokens):
        token = tokens[index + 1]
        if token.amount is not None and 1 <= token.amount <= 10 and not token.is_plural:
            yield index + 2, str(token.amount)
        elif token.is_player_letter:
            yield index + 2, token.word.upper()
