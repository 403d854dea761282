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
from riverboat.words.events.showdown import OnABoard, PotName, SidePot, TheMainPot, ThePot
from riverboat.words.refusals import pushing as words


def push_pots(hand: HandState, pending: NextStep, winners: Sequence[f.Winners]) -> f.PotsPushed:
    """Push the pots to the dealer's winners, or refuse it; *pending* is the next step.

    Every pot has winners on every board, and each of them has chips in that pot (ALLN-07).
    """
    if not isinstance(pending, ToShow) or not are_all_cards_dealt(hand):
        raise IllegalAction(words.NothingToPush(), None if isinstance(pending, tuple) else pending)
    if _are_all_cards_known(hand):
        raise IllegalAction(words.CardsAreKnownAndSpeak(), pending)  # rule: SHOW-04
    layers = pots(hand)
    for each in winners:
        _check_place(hand, each, len(layers))
        _check_winners(hand, each, layers)
    boards = len(hand.boards)
    for pot in range(len(layers)):
        name = pot_name(pot, len(layers))
        for board in range(boards):
            told = [each.half for each in winners if (each.pot, each.board) == (pot, board)]
            where = OnABoard(board + 1) if boards > 1 else None
            _refuse_if(not told, words.WhoWinsThat(name, where))
            _refuse_if(len({*told}) < len(told), words.WinnersTwice(name))
    return f.PotsPushed(tuple([_order_winners(each, layers) for each in winners]))


def _check_place(hand: HandState, each: f.Winners, pots: int) -> None:
    """Refuse a pot, a board or a half that there is not."""
    boards, halves = len(hand.boards), len(hand.compiled.rankings)
    _refuse_if(not 0 <= each.pot < pots, words.NoSuchPot(each.pot + 1, pots))
    _refuse_if(not 0 <= each.board < boards, words.NoSuchBoardToWin(each.board + 1, boards))
    _refuse_if(not 0 <= each.half < halves, words.NoSuchHalf())


def _check_winners(hand: HandState, each: f.Winners, layers: Sequence[Pot]) -> None:
    """Refuse an empty list of winners, duplicates, and seats that cannot win this pot."""
    name = pot_name(each.pot, len(layers))
    where = OnABoard(each.board + 1) if len(hand.boards) > 1 else None
    _refuse_if(not each.seats, words.WhoWinsThat(name, where))
    _refuse_if(len({*each.seats}) < len(each.seats), words.WinnersTwice(name))
    for seat in each.seats:
        _refuse_if(seat not in layers[each.pot].seats, words.NotInThatPot(Seat(seat), name))


def pot_name(pot: int, pots: int) -> PotName:
    """Return the name of a pot: main pot, side pot, or a numbered side pot."""
    if pots < 2:
        return ThePot()
    return SidePot(pot) if pot else TheMainPot()


def give_pots_to(hand: HandState, seats: Iterable[int]) -> tuple[f.Winners, ...]:
    """Give each pot to those of these seats that contest it, equally on every board."""
    named = frozenset(seats)
    return tuple(
        [
            f.Winners(tuple([seat for seat in pot.seats if seat in named]), k, board)
            for k, pot in enumerate(pots(hand))
            for board in range(len(hand.boards))
        ]
    )


def _order_winners(each: f.Winners, layers: Sequence[Pot]) -> f.Winners:
    """Return the winners from the left of the button, the order for odd chips (BYND-03)."""
    pot = layers[each.pot]
    seats = tuple([seat for seat in pot.seats if seat in each.seats])
    return f.Winners(seats, each.pot, each.board, each.half)


def _are_all_cards_known(hand: HandState) -> bool:
    held = [hand.holdings[seat] for seat in hand.seats(hand.live)]
    return not any(UNKNOWN in cards for cards in (*held, *hand.boards))


def _refuse_if(wrong: bool, reason: Refusal) -> None:
    if wrong:
        raise IllegalAction(reason)
