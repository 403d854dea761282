"""What a phrase leaves open and a text fills in: amounts, chips, cards, ranks and seats.

Every reader yields where it ends and what it has read. An amount may be digits or words
(*fourteen hundred*, *čtrnáct set*). Chips are known by their denominations, or are a ``Lump``:
*pushes 1400* does not say how many chips those are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from msgspec import Struct

from riverboat.cards import card_of
from riverboat.floor.reading.tokens import Token

Tokens = tuple[Token, ...]


class Lump(NamedTuple):
    """So many chips in all, of nobody knows which denominations."""

    chips: int


class CountWords(Struct, frozen=True):
    """The words of a language for what is counted: the tables of its file."""

    numbers: Mapping[str, int]
    times: Mapping[str, int]
    """What multiplies the words before it: *hundred*, *thousand*."""
    chip: tuple[str, ...]
    each: tuple[str, ...]
    """Between a number of chips and what each is worth: *dva žetony po 500*."""
    more: tuple[str, ...]
    """After a count: *four more 100s*."""
    single: tuple[str, ...]
    """Of a number of which there is one: *a 500*."""
    joins: tuple[str, ...]
    worth: Mapping[str, int]
    """Chips by a name of their own, by how it begins."""
    seat: tuple[str, ...]
    ranks: Mapping[str, int]
    suits: Mapping[str, int]
    of: tuple[str, ...]


# Amounts ---------------------------------------------------------------------------------------


def amounts(known: CountWords, text: Tokens, at: int) -> Iterator[tuple[int, int]]:
    """An amount or a number, in digits or words."""
    if at >= len(text):
        return
    token = text[at]
    if token.amount is not None:
        if token.many:
            return
        times = known.times.get(text[at + 1].word) if at + 1 < len(text) else None
        if times and times > token.amount:
            yield at + 2, token.amount * times
        yield at + 1, token.amount
        return
    end, value = _in_words(known, text, at)
    if end > at:
        yield end, value


def _in_words(known: CountWords, text: Tokens, at: int) -> tuple[int, int]:
    """*two hundred and fifty thousand*: the whole of it, as far as it goes."""
    total, current, end, least = 0, 0, at, 10**9
    for index in range(at, len(text)):
        word = text[index].word
        if index > at and text[index].gap:
            break
        if word in known.times:
            times = known.times[word]
            if times >= 1000:
                total, current, least = total + max(current, 1) * times, 0, times
            else:
                current, least = max(current, 1) * times, times
        elif word in known.numbers and known.numbers[word] < least:
            current += known.numbers[word]
            least = 10 if known.numbers[word] >= 20 else 1
        else:
            break
        end = index + 1
    return end, total + current


# Chips -----------------------------------------------------------------------------------------


def named_chips(known: CountWords, text: Tokens, at: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Chips that are called so, or by their denominations: *a 4* by itself may be a card."""
    for end, found in chips(known, text, at):
        if not isinstance(found, Lump) and _says_chip(known, text, at, end):
            yield end, found


_MOST_JOINED: Final = 10
"""Groups of chips after the first one: a line of nothing else says nothing."""


class _Some(NamedTuple):
    """Some equal chips, and whether anything says that those are chips."""

    chips: tuple[int, ...]
    told: bool


def chips(known: CountWords, text: Tokens, at: int) -> Iterator[tuple[int, tuple[int, ...] | Lump]]:
    """*a 1000 chip and five 100s*, *1000 and 500*, *dva žetony po 500*; or a lump."""
    for end, some in _some(known, text, at):
        yield end, some.chips if some.told else Lump(some.chips[0])
        found, there = list(some.chips), end
        for _ in range(_MOST_JOINED):
            if there >= len(text) or text[there].word not in known.joins:
                break
            more = next(_some(known, text, there + 1), None)
            if more is None:
                break
            there = more[0]
            found += more[1].chips
            yield there, tuple(found)


def _some(known: CountWords, text: Tokens, at: int) -> Iterator[tuple[int, _Some]]:
    """Equal chips: how many, of what worth, with and without the word for them."""
    count, start, told = 1, at, False
    if at < len(text) and text[at].word in known.single:
        start, told = at + 1, True
    else:
        for end, number in amounts(known, text, at):
            after = _past(known.more, text, end)
            if number <= 30 and after < len(text) and not text[after].gap:
                for stop, worth in _worth(known, text, after):
                    if after == end == at + 1 and _are_two_amounts(known, text, at, stop):
                        continue
                    yield stop, _Some((worth,) * number, True)
                    return
        count = 1
    for stop, worth in _worth(known, text, start):
        named = told or _says_chip(known, text, start, stop)
        yield stop, _Some((worth,) * count, named)
        return


def _are_two_amounts(known: CountWords, text: Tokens, at: int, stop: int) -> bool:
    """Return True for *5 25*: five of 25, or a 5 and a 25, which only the player knows."""
    first, second = text[at], text[at + 1]
    is_bare = stop == at + 2 and second.amount is not None and not _says_chip(known, text, at, stop)
    return first.amount is not None and is_bare


def _worth(known: CountWords, text: Tokens, at: int) -> Iterator[tuple[int, int]]:
    """What a chip is worth: *500*, *500s*, *500 chips*, *žetony po 500*, *tisícovku*."""
    at = _past(known.chip, text, at)
    if at < len(text) and text[at].word in known.each:
        at += 1
    if at >= len(text):
        return
    token = text[at]
    named = next((worth for word, worth in known.worth.items() if token.word.startswith(word)), 0)
    if named:
        yield _past(known.chip, text, at + 1), named
    elif token.amount is not None:
        yield _past(known.chip, text, at + 1), token.amount
    else:
        end, value = _in_words(known, text, at)
        after = _past(known.chip, text, end)
        if after > end > at or (end > at and value >= 100):
            yield after, value


def _past(words: tuple[str, ...], text: Tokens, at: int) -> int:
    """After a word that may stand here."""
    there = at < len(text) and any(_begins(text[at].word, word) for word in words)
    return at + 1 if there else at


def _begins(word: str, like: str) -> bool:
    return word.startswith(like[:-1]) if like.endswith("*") else word == like


def _says_chip(known: CountWords, text: Tokens, start: int, stop: int) -> bool:
    """Whether the words themselves say that it is chips, and which."""
    return any(
        token.many
        or any(_begins(token.word, word) for word in known.chip)
        or any(token.word.startswith(word) for word in known.worth)
        for token in text[start:stop]
    )


# Cards, ranks, seats ---------------------------------------------------------------------------


def cards(known: CountWords, text: Tokens, at: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Cards: *Kh*, *Kh 7d*, *king of hearts*."""
    found: list[int] = []
    while at < len(text):
        end, card = _card(known, text, at)
        if card is None:
            break
        found.append(card)
        at = end
        yield at, tuple(found)
        at = _past(known.joins, text, at)


def _card(known: CountWords, text: Tokens, at: int) -> tuple[int, int | None]:
    if text[at].card is not None:
        return at + 1, text[at].card
    words = [token.word for token in text[at : at + 3]]
    if len(words) == 3 and words[1] in known.of:
        words = [words[0], words[2]]
        size = 3
    else:
        words, size = words[:2], 2
    if len(words) < 2:
        return at, None
    for rank, suit in (words, words[::-1]):
        if rank in known.ranks and suit in known.suits:
            return at + size, card_of(known.ranks[rank] - 2, known.suits[suit])
    return at, None


def ranks(known: CountWords, text: Tokens, at: int) -> Iterator[tuple[int, int]]:
    """A rank, from 2 to 14 for an ace."""
    if at < len(text):
        token = text[at]
        if token.word in known.ranks:
            yield at + 1, known.ranks[token.word]
        elif token.amount is not None and 2 <= token.amount <= 10:
            yield at + 1, token.amount


def seats(known: CountWords, text: Tokens, at: int) -> Iterator[tuple[int, str]]:
    """A seat by its number, or a player by a letter: *seat 5*, *B*."""
    if at >= len(text):
        return
    if text[at].capital:
        yield at + 1, text[at].word.upper()
    elif any(_begins(text[at].word, word) for word in known.seat) and at + 1 < len(text):
        token = text[at + 1]
        if token.amount is not None and 1 <= token.amount <= 10 and not token.many:
            yield at + 2, str(token.amount)
        elif token.capital:
            yield at + 2, token.word.upper()
