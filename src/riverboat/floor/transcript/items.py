"""Items of a line: words as concepts, amounts, chips, cards, players and stakes, in order.

>>> [sorted(each.tags) for each in read_items("seat 3 bets with a 500 chip", "en")]
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
    CountWords,
    read_amounts,
    read_cards,
    read_chips,
    read_numbers,
)
from riverboat.floor.incident_parsing.text_tokens import Token, tokenize
from riverboat.floor.transcript.betting_words import ACTIONS
from riverboat.floor.transcript.concept_lexicon import ConceptLexicon, load_concepts

_ENDS: Final = re.compile(r"[.!?;]")
"""Marks between two sentences."""
_MAX_SEAT: Final = 10
_PLURALS: Final = frozenset("fold call check raise bet limp folded called checked".split())
"""Verbs that a number of players may do: *two call*, and not *2 calls*."""
POSITIONS: Final = ("button", "sb", "bb", "utg", "cutoff", "hijack", "lojack", "mp")


class Item(NamedTuple):
    """A word or phrase of the line, with its meaning."""

    tags: frozenset[str]
    """The concepts that it expresses; ``amount``, ``chips``, ``cards``, ``stakes`` for values."""
    start: int
    """Index of its first token."""
    end: int
    has_gap: bool = False
    """Punctuation precedes it."""
    begins_sentence: bool = False
    """A full stop, or another mark that ends a sentence, precedes it."""
    amount: int | None = None
    """In hundredths, in a line with fractions of a chip."""
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


class _Reader:
    """Reads the items of a line from its tokens."""

    def __init__(self, text: str, tokens: Sequence[Token], language: str) -> None:
        self.text = text
        self.tokens = tuple(tokens)
        self.words = [token.word for token in tokens]
        self.concepts: ConceptLexicon = load_concepts(language)
        self.numbers: CountWords = load_number_words(language)

    def items(self) -> Iterator[Item]:
        at = 0
        while at < len(self.tokens):
            item = self._item_at(at)
            yield item
            at = item.end

    def _item_at(self, index: int) -> Item:
        for read in (self._stakes, self._seats, self._cards, self._value):
            item = read(index)
            if item is not None:
                return item
        end, tags = self.concepts.match(self.words, index)
        labels: tuple[str, ...] = tuple([position for position in POSITIONS if position in tags])
        if not tags and self._is_name(index):
            labels = (self.text[self.tokens[index].start : self.tokens[index].end],)
        if labels:
            tags |= {"player"}
        return self._new(tags, index, max(end, index + 1), labels=labels[:1])

    def _is_name(self, index: int) -> bool:
        """Return True for a word with a capital inside a sentence: *Petra raises*."""
        token = self.tokens[index]
        word = self.text[token.start : token.end]
        before = self.text[: token.start].rstrip()
        begins = not before or before[-1] in '.!?:"\u201c\u201e'
        return len(word) > 1 and word[0].isupper() and word[1:].islower() and not begins

    def _new(self, tags: frozenset[str], index: int, end: int, **values: object) -> Item:
        gap = any(token.follows_punctuation for token in self.tokens[index : index + 1])
        ends = (
            gap
            and index > 0
            and _ENDS.search(self.text, self.tokens[index - 1].end, self.tokens[index].start)
        )
        return Item(tags, index, end, gap, bool(ends), word=self.words[index])._replace(**values)  # type: ignore[arg-type]

    def _ends_before(self, index: int) -> bool:
        """Return True if a sentence ends before this token."""
        between = self.text[self.tokens[index - 1].end : self.tokens[index].start] if index else ""
        return bool(_ENDS.search(between))

    def _amount(self, index: int) -> tuple[int, int] | None:
        return max(read_amounts(self.numbers, self.tokens, index), default=None)

    def _stakes(self, index: int) -> Item | None:
        """Read two amounts with a slash or a dash between them: *100/200*, *200-400*."""
        found = self._amount(index)
        if found is None:
            return None
        slash = self._word(found[0]) == "/"
        if not slash and not self._has_dash(found[0]):
            return None
        second = self._amount(found[0] + slash)
        if second is None or not 0 < found[1] <= second[1]:
            return None
        end = second[0]
        while self._word(end) == "/" and (more := self._amount(end + 1)):
            end = more[0]
        return self._new(frozenset({"stakes"}), index, end, stakes=(found[1], second[1]))

    def _has_dash(self, index: int) -> bool:
        """Return True if only a dash separates a token from the one before it."""
        if not 0 < index < len(self.tokens):
            return False
        return self.text[self.tokens[index - 1].end : self.tokens[index].start] in ("-", "\u2013")

    def _seats(self, index: int) -> Item | None:
        """Read players by number or letter: *seat 5*, *seats 1 and 2*, *B*."""
        token = self.tokens[index]
        if token.is_capital:
            return self._new(frozenset({"player"}), index, index + 1, labels=(token.word.upper(),))
        if (label := self._number_label(index)) is not None:
            return self._new(frozenset({"player"}), index, index + 1, labels=(label,))
        if not self._is_seat_word(index):
            return None
        labels: list[str] = []
        end = index + 1
        while (label := self._seat_label(end)) is not None:
            if labels and self.tokens[end].follows_punctuation and self._acts(end + 1):
                break  # *on seat 6. 6 folds*
            labels.append(label)
            end += 1
            if self._word(end) in self.numbers.joins and self._seat_label(end + 1) is not None:
                end += 1
        if not labels:
            return None
        return self._new(frozenset({"player"}), index, end, labels=tuple(labels))

    def _number_label(self, index: int) -> str | None:
        """Return the seat of a player named by its number alone: *6 folds*, *osmička složí*."""
        token = self.tokens[index]
        named = self.numbers.players.get(token.word)
        if named is not None and (self._acts(index + 1) or self._is_on(index)):
            return str(named)
        is_seat = token.amount is not None and 1 <= token.amount <= _MAX_SEAT
        begins = index == 0 or token.follows_punctuation
        if (
            is_seat
            and begins
            and not token.is_plural
            and self._counts_seats()
            and self._acts(index + 1)
        ):
            return str(token.amount)
        return None

    def _acts(self, index: int) -> bool:
        """Return True if a player acts at this word, in the singular: *folds*, not *fold*."""
        if index >= len(self.words):
            return False
        tags = self.concepts.match(self.words, index)[1]
        is_verb = bool(tags & (ACTIONS | {"say", "push", "muckverb"})) and "noun" not in tags
        return is_verb and self.words[index] not in _PLURALS

    def _is_on(self, index: int) -> bool:
        """Return True after words that name the player to act: *na řadě byla šestka*."""
        return any(
            "toact" in self.concepts.match(self.words, k)[1]
            for k in range(max(0, index - 3), index)
        )

    def _counts_seats(self) -> bool:
        """Return True if the line names two seats by number, so that a number may be a third."""
        seats = [
            k
            for k in range(len(self.tokens) - 1)
            if self._is_seat_word(k) and self._seat_label(k + 1) is not None
        ]
        return len(seats) > 1

    def _is_seat_word(self, index: int) -> bool:
        word = self.words[index]
        return any(
            word.startswith(each[:-1]) if each.endswith("*") else word in (each, each + "s")
            for each in self.numbers.seat
        )

    def _seat_label(self, index: int) -> str | None:
        if index >= len(self.tokens):
            return None
        token = self.tokens[index]
        if token.is_capital:
            return token.word.upper()
        is_seat = token.amount is not None and 1 <= token.amount <= 10
        return str(token.amount) if is_seat else None  # *seat 9s* is the card of seat 9

    def _cards(self, index: int) -> Item | None:
        found = max(read_cards(self.numbers, self.tokens, index), default=None)
        if found is None:
            return None
        return self._new(frozenset({"cards"}), index, found[0], cards=found[1])

    def _value(self, index: int) -> Item | None:
        """Read chips whose denominations are named, or an amount."""
        chips = list(read_chips(self.numbers, self.tokens, index))
        named = [(end, value) for end, value in chips if not isinstance(value, ChipTotal)]
        named = [each for each in named if not self._is_split(index, each[0])]
        named = [each for each in named if not self._counts_chips(index, *each)]
        if named and not self._is_noun_amount(index, max(named)[0]):
            end, value = max(named)
            return self._new(
                frozenset({"chips"}), index, end, chips=value, amount=sum(value), number=sum(value)
            )
        amount = self._amount(index)
        if amount is None or amount[1] <= 0:
            return None
        number = max(read_numbers(self.numbers, self.tokens, index), default=(0, None))[1]
        return self._new(frozenset({"amount"}), index, amount[0], amount=amount[1], number=number)

    def _is_split(self, index: int, end: int) -> bool:
        """Return True if a comma separates an amount from the word for a chip: *bet 1100, chip*."""
        last = self.tokens[end - 1]
        return end - 1 > index and last.follows_punctuation and last.amount is None

    def _counts_chips(self, index: int, end: int, value: tuple[int, ...]) -> bool:
        """Return True for *four chips*, a number of chips without their denomination."""
        is_plural = any(self.words[end - 1].startswith(each) for each in _CHIPS)
        return end - index > 1 and is_plural and len(value) == 1 and 1 < value[0] <= _MAX_CHIPS

    def _is_noun_amount(self, index: int, end: int) -> bool:
        """Return True for an amount that describes a bet and no chip: *a 500 bet*."""
        tags = self.concepts.match(self.words, end)[1] if end < len(self.words) else frozenset()
        return self.words[index] in self.numbers.single and bool(tags & _WAGERS)

    def _word(self, index: int) -> str:
        return self.words[index] if index < len(self.words) else ""


_CHIPS: Final = ("chips", "zetony", "zetonu")
_MAX_CHIPS: Final = 20
"""Most chips that a line counts."""
_WAGERS: Final = frozenset("bet raise pot straddle ante blind post".split())


@cache
def read_items(text: str, language: str) -> tuple[Item, ...]:
    """Return the items of a line in order.

    Raise ``LookupError`` for an unsupported language.
    """
    items = tuple(_Reader(text, tokens_of(text, language), language).items())
    return tuple(
        [
            item._replace(tags=item.tags - {"oot"})
            if item.has("oot") and _is_denied(items, index)
            else item
            for index, item in enumerate(items)
        ]
    )


def _is_denied(items: Sequence[Item], index: int) -> bool:
    """Return True for *it was not out of turn* before all actions to which it could refer."""
    before, others = items[max(0, index - 2) : index], ("know", "unsure", "only", *ACTIONS)
    return any(item.has("not") for item in before) and not any(
        item.has(*others) for item in items[:index]
    )


_WORTH: Final = ("of", "po", "za", "worth")
"""Words between the colour of chips and their worth."""


def _names_worth(token: Token, worth: Mapping[str, int]) -> bool:
    is_amount = token.amount is not None or token.hundredths is not None
    return is_amount or token.word in _WORTH or token.word in worth


@cache
def tokens_of(text: str, language: str) -> tuple[Token, ...]:
    """Return the tokens of a line without the colours of chips whose worth the line gives.

    *Black 1000* and *one green ($25)* are chips of that worth, *a green worth 25* is a chip.
    """
    tokens = tokenize(text)
    if not tokens:
        return ()
    lexicon, words = load_concepts(language), load_number_words(language)
    chip, worth = words.chip[0].rstrip("*"), words.worth
    found: list[Token] = []
    is_worth = False
    for token, after in zip(tokens, (*tokens[1:], None), strict=True):
        is_coloured = (
            token.word in lexicon.colours and after is not None and _names_worth(after, worth)
        )
        if is_coloured and after is not None and (after.word in _WORTH or token.word[-1] == "s"):
            found.append(token._replace(word=chip))  # *4 yellows (1k)*
        elif not is_coloured:
            found.append(token._replace(follows_punctuation=False) if is_worth else token)
        is_worth = is_coloured
    return tuple(found)
