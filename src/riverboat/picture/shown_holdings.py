"""Short descriptions of shown holdings, and the winning cards."""

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
from riverboat.words.holdings import (
    FullHouse,
    Holding,
    TwoPair,
    kind_and_ranks,
    without_tie_breakers,
)

_MAX_HOLDING_CHARACTERS: Final = 24
"""Maximum characters of a line below a seat."""


def holding_lines(
    hand: HandState, seat: int, awards: Sequence[f.PotAwarded] = (), reader: Reader = ENGLISH
) -> tuple[str, ...]:
    """Return a seat's shown holding, as a line for each half of the pot and each board.

    While the player is awarded a part of the pot, only the holding that won that part is listed.
    """
    if UNKNOWN in hand.holdings[seat]:
        return ()
    pot_parts = sorted({(award.board, award.half) for award in awards if award.rank >= 0})
    if not pot_parts:
        half_indexes = range(len(hand.compiled.rankings))
        pot_parts = [
            (board_index, half_index)
            for board_index in range(len(hand.boards))
            for half_index in half_indexes
        ]
    holdings = [
        holding
        for board_index, half_index in pot_parts
        if (holding := _find_holding(hand, seat, board_index, half_index))
    ]
    if len(holdings) == 1:
        return tuple(map(reader.say, kind_and_ranks(holdings[0]) or holdings))
    return tuple(dict.fromkeys([_format_short_line(holding, reader) for holding in holdings]))


def winning_cards(hand: HandState, awards: Sequence[f.PotAwarded]) -> tuple[int, ...]:
    """Return the best five cards of the hands that win *awards*; empty without a showdown."""
    card_set: dict[int, None] = {}
    for award in awards:
        hole_cards, board = hand.holdings[award.seat], hand.boards[award.board]
        if award.rank >= 0 and UNKNOWN not in (*hole_cards, *board):
            best_five = hand.compiled.rankings[award.half].best_five(hole_cards, board)
            card_set |= dict.fromkeys(best_five)
    return tuple(card_set)


def prize_label(
    hand: HandState,
    awards: Sequence[f.PotAwarded],
    pot_awards: Sequence[f.PotAwarded],
    reader: Reader = ENGLISH,
) -> str:
    """Return the half and the board that a seat wins: ``high``, ``low, board 2``.

    The label is empty if the pot has neither two halves nor several boards. *awards* are all awards
    of the frame, *pot_awards* those of the seat.
    """
    labels: list[w.Label] = []
    halves = sorted({award.half for award in pot_awards})
    if halves and len({award.half for award in awards}) > 1:
        labels.append(w.PotHalf("both" if len(halves) > 1 else half_name(hand, halves[0])))
    if pot_awards and len(hand.boards) > 1 and pot_awards[0].rank >= 0:
        labels.append(w.BoardName(pot_awards[0].board + 1))
    return ", ".join(map(reader.say, labels))


def _find_holding(hand: HandState, seat: int, board_index: int, half_index: int) -> Holding | None:
    ranking = hand.compiled.rankings[half_index]
    board_cards = hand.boards[board_index]
    if UNKNOWN in board_cards:
        return None
    try:
        value = ranking.ranker_for_board(board_cards)(hand.holdings[seat])
    except ValueError:  # shown before the last card
        return None
    return None if value == NO_LOW else without_tie_breakers(ranking.holding(value))


def _format_short_line(holding: Holding, reader: Reader) -> str:
    """Return a holding as a line; one that is too long is reduced to its main part."""
    holding_text, kind_and_rank_names = reader.say(holding), kind_and_ranks(holding)
    if len(holding_text) <= _MAX_HOLDING_CHARACTERS or kind_and_rank_names is None:
        return holding_text
    kind, ranks = kind_and_rank_names
    return reader.say(ranks if isinstance(holding, (FullHouse, TwoPair)) else kind)
