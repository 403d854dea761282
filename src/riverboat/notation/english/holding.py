"""What one has: which cards lie down and which up, and what they make, in a player's words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from riverboat.cards import ACE, UNKNOWN, rank_of, rank_plural, rank_word, suit_of
from riverboat.engine import Hand, Variant
from riverboat.ranking import NO_LOW, RANKINGS

_KICKERS: Final = re.compile(r", [a-z-]+ kickers?$|, then [a-z-]+$")
_EIGHT: Final = 6
"""The rank of an eight, the highest card of a low that qualifies."""


def holding_words(hand: Hand, seat: int) -> str:
    """What a seat has now: ``two pair, aces and kings; a seven-five low``.

    Empty when there is nothing to say yet, or when his cards are not known.
    """
    hole = hand.holdings[seat]
    if not hole or UNKNOWN in hole:
        return ""
    found = [_on_board(hand.game.variant, hole, board) for board in hand.boards]
    if all(not words for words in found):
        return _start(hand.game.variant, hole)
    if len(found) == 1:
        return found[0]
    return "; ".join(f"{words} on board {k + 1}" for k, words in enumerate(found) if words)


def down_and_up(hand: Hand, seat: int) -> tuple[list[int], tuple[int, ...]]:
    """The cards of a seat that lie face down, and those that lie face up."""
    down = list(hand.holdings[seat])
    up = hand.upcards[seat] if hand.upcards else ()
    for card in up:
        if card in down:
            down.remove(card)
    return down, up


def _on_board(variant: Variant, hole: tuple[int, ...], board: tuple[int, ...]) -> str:
    """The holding of each half of the pot, on one board."""
    halves = [_half(name, hole, board) for name in (variant.ranking, variant.second) if name]
    return "; ".join(filter(None, halves))


def _half(name: str, hole: tuple[int, ...], board: tuple[int, ...]) -> str:
    ranking = RANKINGS[name]
    try:
        value = ranking.on(board)(hole)
    except ValueError:  # too few cards as yet
        return ""
    if value == NO_LOW:
        return ""
    in_hand = " in hand" if name.endswith(" in hand") else ""
    return in_short(ranking.describe(value)) + in_hand


def in_short(words: str) -> str:
    """A holding with its article and without what only breaks ties."""
    return article(_KICKERS.sub("", words))


def article(words: str) -> str:
    """A holding with its article: ``a pair of sixes``, ``an ace-high flush``."""
    if words.startswith(("two pair", "three of", "four of")) or words.endswith(" high"):
        return words
    vowel = words[0] in "aeiou" and not words.startswith("one")
    return f"{'an' if vowel else 'a'} {words}"


# Before there is a holding ------------------------------------------------------------------------


def _start(variant: Variant, hole: tuple[int, ...]) -> str:
    if variant.has_upcards:
        return _stud_start(variant, hole)
    if len(hole) != 2:
        return ""
    high, low = sorted(map(rank_of, hole), reverse=True)
    if high == low:
        return f"a pair of {rank_plural(high)}"
    suited = ", suited" if suit_of(hole[0]) == suit_of(hole[1]) else ""
    return f"{rank_word(high)}-{rank_word(low)}{suited}"


def _stud_start(variant: Variant, hole: tuple[int, ...]) -> str:
    """Fewer than five cards: what is paired, and how low they are."""
    if variant.upcards != "high":
        ace_low = variant.upcards == "a-5"
        paired = len(set(map(rank_of, hole))) < len(hole)
        return _high_start(hole) if paired else _low_start(hole, ace_low)
    low = ""
    if variant.second:
        may_play = _EIGHT if "eight" in variant.second else ACE
        low = _low_start([card for card in hole if _height(card, True) <= may_play], True)
    return "; ".join(filter(None, [_high_start(hole), low]))


def _high_start(hole: tuple[int, ...]) -> str:
    counts = Counter(map(rank_of, hole))
    by_weight = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    best = by_weight[0]
    pairs = [rank_plural(rank) for rank in by_weight if counts[rank] == 2]
    match counts[best]:
        case 4:
            return f"four of a kind, {rank_plural(best)}"
        case 3:
            return f"three of a kind, {rank_plural(best)}"
        case 2:
            return f"two pair, {' and '.join(pairs)}" if len(pairs) > 1 else f"a pair of {pairs[0]}"
        case _:
            suited = ", suited" if len(hole) > 1 and len(set(map(suit_of, hole))) == 1 else ""
            return f"{rank_word(best)} high{suited}"


def _low_start(cards: Sequence[int], ace_low: bool) -> str:
    """``eight-five-ace``, as low cards are called out; nothing for fewer than three."""
    ranks = {_height(card, ace_low): rank_word(rank_of(card)) for card in cards}
    return "-".join(ranks[height] for height in sorted(ranks, reverse=True)) * (len(ranks) > 2)


def _height(card: int, ace_low: bool) -> int:
    """The rank of a card, with the ace below the deuce if it is low."""
    return -1 if ace_low and rank_of(card) == ACE else rank_of(card)
