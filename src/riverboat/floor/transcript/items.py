"""Items of a text: words as concepts, amounts, chips, cards, players and stakes, in order.

>>> [sorted(item.tags) for item in read_items("seat 3 bets with a 500 chip", "en")]
[['player'], ['bet'], ['into'], ['chips']]
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from riverboat.floor.incident_parsing.number_words import load_number_words
from riverboat.floor.incident_parsing.slot_readers import (
    ChipTotal,
    NumberWords,
    read_amounts,
    read_cards,
    read_chips,
    read_numbers,
)
from riverboat.floor.incident_parsing.text_tokens import Token, tokenize
from riverboat.floor.transcript.betting_words import ACTIONS
from riverboat.floor.transcript.concept_lexicon import ConceptLexicon, load_concepts

_SENTENCE_END_PATTERN: Final = re.compile(r"[.!?;]")
"""Marks between two sentences."""
_MAX_SEAT_NUMBER: Final = 10
_PLURAL_VERBS: Final = frozenset("fold call check raise bet limp folded called checked".split())
"""Verbs after a number of players: *two call*; a number before *calls* names a seat."""
POSITIONS: Final = ("button", "sb", "bb", "utg", "cutoff", "hijack", "lojack", "mp")


class LineItem(NamedTuple):
    """A word or phrase of the text, with its meaning."""

    tags: frozenset[str]
    """Concepts that the item expresses; for values ``amount``, ``chips``, ``cards``, ``stakes``."""
    start: int
    """Index of the item's first token."""
    end: int
    """Index of the token after the item."""
    has_gap: bool = False
    """True if punctuation precedes the item."""
    begins_sentence: bool = False
    """True if a full stop, or another mark that ends a sentence, precedes the item."""
    amount: int | None = None
    """The amount; in hundredths if the text has fractions of a chip."""
    number: int | None = None
    """The amount as a whole number of players, cards or seconds."""
    chips: tuple[int, ...] = ()
    """Chips by denomination; empty for an amount."""
    cards: tuple[int, ...] = ()
    labels: tuple[str, ...] = ()
    """Players by seat number, letter or position."""
    stakes: tuple[int, int] = (0, 0)
    word: str = ""

    def has(self, *tags: str) -> bool:
        """Return True if the item expresses one of these concepts."""
        return not self.tags.isdisjoint(tags)


class _ItemReader:
    """Reads the items of a text from its tokens."""

    def __init__(self, text: str, tokens: Sequence[Token], language: str) -> None:
        self.text = text
        self.tokens = tuple(tokens)
        self.words = [token.word for token in tokens]
        self.lexicon: ConceptLexicon = load_concepts(language)
        self.number_words: NumberWords = load_number_words(language)

    def items(self) -> Iterator[LineItem]:
        index = 0
        while index < len(self.tokens):
            item = self._read_item(index)
            yield item
            index = item.end

    def _read_item(self, index: int) -> LineItem:
        for read_typed_item in (
            self._read_stakes,
            self._read_seats,
            self._read_cards,
            self._read_value,
        ):
            item = read_typed_item(index)
            if item is not None:
                return item
        end, tags = self.lexicon.match(self.words, index)
        labels: tuple[str, ...] = tuple([position for position in POSITIONS if position in tags])
        if not tags and self._is_name(index):
            labels = (self.text[self.tokens[index].start : self.tokens[index].end],)
        if labels:
            tags |= {"player"}
        return self._build_item(tags, index, max(end, index + 1), labels=labels[:1])

    def _is_name(self, index: int) -> bool:
        """Return True for a word with a capital inside a sentence: *Petra raises*."""
        token = self.tokens[index]
        word = self.text[token.start : token.end]
        previous_text = self.text[: token.start].rstrip()
        begins_sentence = not previous_text or previous_text[-1] in '.!?:"\u201c\u201e'
        return len(word) > 1 and word[0].isupper() and word[1:].islower() and not begins_sentence

    def _build_item(
        self, tags: frozenset[str], index: int, end: int, **item_fields: object
    ) -> LineItem:
        has_gap = any(token.follows_punctuation for token in self.tokens[index : index + 1])
        sentence_end = (
            has_gap
            and index > 0
            and _SENTENCE_END_PATTERN.search(
                self.text, self.tokens[index - 1].end, self.tokens[index].start
            )
        )
        item = LineItem(tags, index, end, has_gap, bool(sentence_end), word=self.words[index])
        return item._replace(**item_fields)  # type: ignore[arg-type]

    def _read_amount(self, index: int) -> tuple[int, int] | None:
        return max(read_amounts(self.number_words, self.tokens, index), default=None)

    def _read_stakes(self, index: int) -> LineItem | None:
        """Read two amounts with a slash or a dash between them: *100/200*, *200-400*."""
        small_stake_reading = self._read_amount(index)
        if small_stake_reading is None:
            return None
        has_slash = self._get_word_at(small_stake_reading[0]) == "/"
        if not has_slash and not self._has_dash(small_stake_reading[0]):
            return None
        big_stake_reading = self._read_amount(small_stake_reading[0] + has_slash)
        if big_stake_reading is None or not 0 < small_stake_reading[1] <= big_stake_reading[1]:
            return None
        end = big_stake_reading[0]
        while self._get_word_at(end) == "/" and (next_stake_reading := self._read_amount(end + 1)):
            end = next_stake_reading[0]
        return self._build_item(
            frozenset({"stakes"}), index, end, stakes=(small_stake_reading[1], big_stake_reading[1])
        )

    def _has_dash(self, index: int) -> bool:
        if not 0 < index < len(self.tokens):
            return False
        return self.text[self.tokens[index - 1].end : self.tokens[index].start] in ("-", "\u2013")

    def _read_seats(self, index: int) -> LineItem | None:
        """Read players by number or letter: *seat 5*, *seats 1 and 2*, *B*."""
        token = self.tokens[index]
        if token.is_player_letter:
            return self._build_item(
                frozenset({"player"}), index, index + 1, labels=(token.word.upper(),)
            )
        if (label := self._read_number_label(index)) is not None:
            return self._build_item(frozenset({"player"}), index, index + 1, labels=(label,))
        if not self._is_seat_word(index):
            return None
        labels: list[str] = []
        end = index + 1
        while (label := self._read_seat_label(end)) is not None:
            if labels and self.tokens[end].follows_punctuation and self._is_singular_verb(end + 1):
                break  # *on seat 6. 6 folds*
            labels.append(label)
            end += 1
            if (
                self._get_word_at(end) in self.number_words.conjunctions
                and self._read_seat_label(end + 1) is not None
            ):
                end += 1
        if not labels:
            return None
        return self._build_item(frozenset({"player"}), index, end, labels=tuple(labels))

    def _read_number_label(self, index: int) -> str | None:
        """Return the seat of a player named by its number alone: *6 folds*, *osmička složí*."""
        token = self.tokens[index]
        player_number = self.number_words.player_nicknames.get(token.word)
        if player_number is not None and (
            self._is_singular_verb(index + 1) or self._follows_turn_words(index)
        ):
            return str(player_number)
        is_seat_number = token.amount is not None and 1 <= token.amount <= _MAX_SEAT_NUMBER
        begins_clause = index == 0 or token.follows_punctuation
        if (
            is_seat_number
            and begins_clause
            and not token.is_plural
            and self._names_two_seats()
            and self._is_singular_verb(index + 1)
        ):
            return str(token.amount)
        return None

    def _is_singular_verb(self, index: int) -> bool:
        """Return True if a player acts at this word, in the singular: *folds*, not *fold*."""
        if index >= len(self.words):
            return False
        tags = self.lexicon.match(self.words, index)[1]
        is_verb = bool(tags & (ACTIONS | {"say", "push", "muckverb"})) and "noun" not in tags
        return is_verb and self.words[index] not in _PLURAL_VERBS

    def _follows_turn_words(self, index: int) -> bool:
        """Return True after words that name the player to act: *na řadě byla šestka*."""
        return any(
            "toact" in self.lexicon.match(self.words, word_index)[1]
            for word_index in range(max(0, index - 3), index)
        )

    def _names_two_seats(self) -> bool:
        """Return True if the text names two seats by number, so that a number may be a third."""
        seat_word_indexes = [
            word_index
            for word_index in range(len(self.tokens) - 1)
            if self._is_seat_word(word_index) and self._read_seat_label(word_index + 1) is not None
        ]
        return len(seat_word_indexes) > 1

    def _is_seat_word(self, index: int) -> bool:
        word = self.words[index]
        return any(
            word.startswith(seat_form[:-1])
            if seat_form.endswith("*")
            else word in (seat_form, seat_form + "s")
            for seat_form in self.number_words.seat_words
        )

    def _read_seat_label(self, index: int) -> str | None:
        if index >= len(self.tokens):
            return None
        token = self.tokens[index]
        if token.is_player_letter:
            return token.word.upper()
        is_seat = token.amount is not None and 1 <= token.amount <= 10
        return str(token.amount) if is_seat else None  # *seat 9s* is the card of seat 9

    def _read_cards(self, index: int) -> LineItem | None:
        longest_match = max(read_cards(self.number_words, self.tokens, index), default=None)
        if longest_match is None:
            return None
        return self._build_item(
            frozenset({"cards"}), index, longest_match[0], cards=longest_match[1]
        )

    def _read_value(self, index: int) -> LineItem | None:
        """Read chips whose denominations are named, or an amount."""
        chip_readings = list(read_chips(self.number_words, self.tokens, index))
        named_chips = [
            (end, value) for end, value in chip_readings if not isinstance(value, ChipTotal)
        ]
        named_chips = [
            reading for reading in named_chips if not self._is_split_by_comma(index, reading[0])
        ]
        named_chips = [
            reading for reading in named_chips if not self._counts_chips(index, *reading)
        ]
        if named_chips and not self._is_noun_amount(index, max(named_chips)[0]):
            end, value = max(named_chips)
            return self._build_item(
                frozenset({"chips"}),
                index,
                end,
                chips=value,
                amount=sum(value),
                number=sum(value),
            )
        amount_reading = self._read_amount(index)
        if amount_reading is None or amount_reading[1] <= 0:
            return None
        number = max(read_numbers(self.number_words, self.tokens, index), default=(0, None))[1]
        return self._build_item(
            frozenset({"amount"}), index, amount_reading[0], amount=amount_reading[1], number=number
        )

    def _is_split_by_comma(self, index: int, end: int) -> bool:
        """Return True if a comma separates an amount from the word for a chip: *bet 1100, chip*."""
        last_token = self.tokens[end - 1]
        return end - 1 > index and last_token.follows_punctuation and last_token.amount is None

    def _counts_chips(self, index: int, end: int, chips: tuple[int, ...]) -> bool:
        """Return True for *four chips*, a number of chips without their denomination."""
        is_plural = any(self.words[end - 1].startswith(plural) for plural in _CHIP_PLURALS)
        return end - index > 1 and is_plural and len(chips) == 1 and 1 < chips[0] <= _MAX_CHIP_COUNT

    def _is_noun_amount(self, index: int, end: int) -> bool:
        """Return True for an amount that describes a bet and no chip: *a 500 bet*."""
        tags = self.lexicon.match(self.words, end)[1] if end < len(self.words) else frozenset()
        return self.words[index] in self.number_words.single_words and bool(tags & _WAGER_NOUNS)

    def _get_word_at(self, index: int) -> str:
        return self.words[index] if index < len(self.words) else ""


_CHIP_PLURALS: Final = ("chips", "zetony", "zetonu")
_MAX_CHIP_COUNT: Final = 20
"""Largest number of chips that a text counts without their denomination."""
_WAGER_NOUNS: Final = frozenset("bet raise pot straddle ante blind post".split())


@cache
def read_items(text: str, language: str) -> tuple[LineItem, ...]:
    """Return the items of a text in order.

    Raise ``LookupError`` for an unsupported language.
    """
    items = tuple(_ItemReader(text, tokenize_without_colours(text, language), language).items())
    return tuple(
        [
            item._replace(tags=item.tags - {"oot"})
            if item.has("oot") and _is_denied(items, index)
            else item
            for index, item in enumerate(items)
        ]
    )


def _is_denied(items: Sequence[LineItem], index: int) -> bool:
    """Return True for *it was not out of turn* without an earlier action to refer to."""
    previous_items, other_concepts = (
        items[max(0, index - 2) : index],
        ("know", "unsure", "only", *ACTIONS),
    )
    return any(item.has("not") for item in previous_items) and not any(
        item.has(*other_concepts) for item in items[:index]
    )


_WORTH_WORDS: Final = ("of", "po", "za", "worth")
"""Words between the colour of chips and their value."""


def _is_chip_nickname(token: Token, chip_nicknames: Mapping[str, int]) -> bool:
    is_amount = token.amount is not None or token.hundredths is not None
    return is_amount or token.word in _WORTH_WORDS or token.word in chip_nicknames


@cache
def tokenize_without_colours(text: str, language: str) -> tuple[Token, ...]:
    """Return the tokens of a text without the colours of chips whose value the text gives.

    *Black 1000* and *one green ($25)* are chips of that worth, *a green worth 25* is a chip.
    """
    tokens = tokenize(text)
    if not tokens:
        return ()
    lexicon, number_words = load_concepts(language), load_number_words(language)
    chip_word, chip_nicknames = number_words.chip_words[0].rstrip("*"), number_words.chip_nicknames
    kept_tokens: list[Token] = []
    follows_colour = False
    for token, next_token in zip(tokens, (*tokens[1:], None), strict=True):
        is_chip_colour = (
            token.word in lexicon.colours
            and next_token is not None
            and _is_chip_nickname(next_token, chip_nicknames)
        )
        if (
            is_chip_colour
            and next_token is not None
            and (next_token.word in _WORTH_WORDS or token.word[-1] == "s")
        ):
            kept_tokens.append(token._replace(word=chip_word))  # *4 yellows (1k)*
        elif not is_chip_colour:
            kept_tokens.append(
                token._replace(follows_punctuation=False) if follows_colour else token
            )
        follows_colour = is_chip_colour
    return tuple(kept_tokens)
