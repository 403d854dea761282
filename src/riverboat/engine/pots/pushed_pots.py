"""Pots pushed by the dealer's own reading: hands were shown, but their cards were not recorded.

At a physical table the winner is known before the recorder knows a card. The chips are
divided by the usual rules: by pots, boards and halves, with the odd chips by position.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from riverboat.cards import UNKNOWN
from riverboat.engine.commands.engine_errors import IllegalAction
from riverboat.engine.commands.pending import ToShow
from riverboat.engine.pots.pots import Pot, pots
from riverboat.engine.pots.showdown import NextStep, are_all_cards_dealt
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import HandState
from riverboat.words import Refusal, Seat
from riverboat.words.events.showdown import (
    BoardSuffix,
    MainPotName,
    PotName,
    SidePot,
    SinglePotName,
)
from riverboat.words.refusals import pot_pushing as words


def push_pots(hand: HandState, next_step: NextStep, winners: Sequence[f.Winners]) -> f.PotsPushed:
    """Push the pots to the dealer's winners, or refuse it.

    Every pot has winners on every board, and each of them has chips in that pot (ALLN-07).
    """
    if not isinstance(next_step, ToShow) or not are_all_cards_dealt(hand):
        raise IllegalAction(
            words.NoPotToPush(), None if isinstance(next_step, tuple) else next_step
        )
    if _are_all_cards_known(hand):
        raise IllegalAction(words.CardsSpeakWithOpenCards(), next_step)  # rule: SHOW-04
    all_pots = pots(hand)
    for pot_winners in winners:
        _check_share_exists(hand, pot_winners, len(all_pots))
        _check_winners(hand, pot_winners, all_pots)
    board_count = len(hand.boards)
    for pot_index in range(len(all_pots)):
        pot_name = build_pot_name(pot_index, len(all_pots))
        for board_index in range(board_count):
            halves = [
                pot_winners.half
                for pot_winners in winners
                if (pot_winners.pot, pot_winners.board) == (pot_index, board_index)
            ]
            board_phrase = BoardSuffix(board_index + 1) if board_count > 1 else None
            _refuse_if(not halves, words.PotWinnerMissing(pot_name, board_phrase))
            _refuse_if(len({*halves}) < len(halves), words.WinnersRepeated(pot_name))
    return f.PotsPushed(tuple([_order_winners(pot_winners, all_pots) for pot_winners in winners]))


def _check_share_exists(hand: HandState, pot_winners: f.Winners, pot_count: int) -> None:
    """Refuse a pot, board or half that does not exist."""
    board_count, half_count = len(hand.boards), len(hand.compiled.rankings)
    _refuse_if(
        not 0 <= pot_winners.pot < pot_count, words.NoSuchPot(pot_winners.pot + 1, pot_count)
    )
    _refuse_if(
        not 0 <= pot_winners.board < board_count,
        words.NoSuchBoardToWin(pot_winners.board + 1, board_count),
    )
    _refuse_if(not 0 <= pot_winners.half < half_count, words.PotNotSplit())


def _check_winners(hand: HandState, pot_winners: f.Winners, all_pots: Sequence[Pot]) -> None:
    """Refuse an empty list of winners, duplicates, and seats that cannot win this pot."""
    pot_name = build_pot_name(pot_winners.pot, len(all_pots))
    board_phrase = BoardSuffix(pot_winners.board + 1) if len(hand.boards) > 1 else None
    _refuse_if(not pot_winners.seats, words.PotWinnerMissing(pot_name, board_phrase))
    _refuse_if(len({*pot_winners.seats}) < len(pot_winners.seats), words.WinnersRepeated(pot_name))
    for seat in pot_winners.seats:
        _refuse_if(
            seat not in all_pots[pot_winners.pot].seats, words.NotInThatPot(Seat(seat), pot_name)
        )


def build_pot_name(pot_index: int, pot_count: int) -> PotName:
    """Return the name of a pot: main pot, side pot, or a numbered side pot."""
    if pot_count < 2:
        return SinglePotName()
    return SidePot(pot_index) if pot_index else MainPotName()


def divide_pots_between_seats(hand: HandState, seats: Iterable[int]) -> tuple[f.Winners, ...]:
    """Divide each pot between those of the given seats that can win it, equally on every board."""
    winner_seats = frozenset(seats)
    return tuple(
        [
            f.Winners(
                tuple([seat for seat in pot.seats if seat in winner_seats]), pot_index, board_index
            )
            for pot_index, pot in enumerate(pots(hand))
            for board_index in range(len(hand.boards))
        ]
    )


def _order_winners(pot_winners: f.Winners, all_pots: Sequence[Pot]) -> f.Winners:
    """Return the winners from the left of the button, the order for odd chips (BYND-03)."""
    pot = all_pots[pot_winners.pot]
    seats = tuple([seat for seat in pot.seats if seat in pot_winners.seats])
    return f.Winners(seats, pot_winners.pot, pot_winners.board, pot_winners.half)


def _are_all_cards_known(hand: HandState) -> bool:
    holdings = [hand.holdings[seat] for seat in hand.seats_in_mask(hand.live_mask)]
    return not any(UNKNOWN in cards for cards in (*holdings, *hand.boards))


def _refuse_if(is_refused: bool, reason: Refusal) -> None:
    if is_refused:
        raise IllegalAction(reason)
