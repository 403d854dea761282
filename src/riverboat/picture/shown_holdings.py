"""Short descriptions of shown holdings, and the cards that win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riverboat.cards import UNKNOWN
from riverboat.engine import HandState
from riverboat.engine.state import hand_facts as f
from riverboat.narration.award_narration import half_name
from riverboat.ranking import NO_LOW
from riverboat.words import ENGLISH, Reader
from riverboat.words import labels as w
from riverboat.words.holdings import FullHouse, Holding, TwoPair, in_short, in_two

_MAX_CHARACTERS: Final = 24
"""Maximum characters of a line below a seat."""


def holding_lines(
    hand: HandState, seat: int, awards: Sequence[f.PotAwarded] = (), reader: Reader = ENGLISH
) -> tuple[str, ...]:
    """Return a seat's shown holding: a line for each half of the pot and each board.

    While a part of the pot is awarded to the player, only the holding that won that part is listed.
    """
    if UNKNOWN in hand.holdings[seat]:
        return ()
    parts = sorted({(award.board, award.half) for award in awards if award.rank >= 0})
    if not parts:
        halves = range(len(hand.compiled.rankings))
        parts = [(board, half) for board in range(len(hand.boards)) for half in halves]
    found = [each for board, half in parts if (each := _holding(hand, seat, board, half))]
    if len(found) == 1:
        return tuple(map(reader.say, in_two(found[0]) or found))
    return tuple(dict.fromkeys([_short_line(each, reader) for each in found]))


def winning_cards(hand: HandState, awards: Sequence[f.PotAwarded]) -> tuple[int, ...]:
    """Return the winning cards, when a part of the pot was won at showdown."""
    found: dict[int, None] = {}
    for award in awards:
        held, board = hand.holdings[award.seat], hand.boards[award.board]
        if award.rank >= 0 and UNKNOWN not in (*held, *board):
            five = hand.compiled.rankings[award.half].best_five(held, board)
            found |= dict.fromkeys(five)
    return tuple(found)


def prize_label(
    hand: HandState,
    awards: Sequence[f.PotAwarded],
    won: Sequence[f.PotAwarded],
    reader: Reader = ENGLISH,
) -> str:
    """Return the part of a pot that a seat is pushed, if halves or boards split it."""
    parts: list[w.Label] = []
    halves = sorted({award.half for award in won})
    if halves and len({award.half for award in awards}) > 1:
        parts.append(w.HalfOfPot("both" if len(halves) > 1 else half_name(hand, halves[0])))
    if won and len(hand.boards) > 1 and won[0].rank >= 0:
        parts.append(w.BoardCalled(won[0].board + 1))
    return ", ".join(map(reader.say, parts))


def _holding(hand: HandState, seat: int, board: int, half: int) -> Holding | None:
    ranking = hand.compiled.rankings[half]
    cards = hand.boards[board]
    if UNKNOWN in cards:
        return None
    try:
        value = ranking.ranker_for_board(cards)(hand.holdings[seat])
    except ValueError:  # shown before the last card
        return None
    return None if value == NO_LOW else in_short(ranking.holding(value))


def _short_line(holding: Holding, reader: Reader) -> str:
    """Return one line of several, only its most important part if it is too long."""
    whole, parts = reader.say(holding), in_two(holding)
    if len(whole) <= _MAX_CHARACTERS or parts is None:
        return whole
    kind, ranks = parts
    return reader.say(ranks if isinstance(holding, (FullHouse, TwoPair)) else kind)
