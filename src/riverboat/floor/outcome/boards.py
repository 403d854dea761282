"""Boards and burns: which cards leave the board, where they go, and what is burned then."""

from __future__ import annotations

from riverboat.engine.corrections import board_back
from riverboat.engine.state import corrections as c
from riverboat.engine.state import facts as f
from riverboat.floor.outcome.steps import Steps
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.cards import piles as p

FIRST: dict[str, int] = {"flop": 0, "turn": 3, "river": 4}
"""Where a street begins on a board of hold'em."""


def carried(steps: Steps) -> None:
    """The orders about boards and burns."""
    if not steps.hand.plan.board_through[-1] or steps.hand.runs > 1:
        return
    if aside := steps.order(o.SetAside):
        early = _early(steps)
        steps.do(_back(steps, early, "aside", 0) if early else None, aside)
    elif shuffle := steps.order(o.Shuffle):
        _shuffled(steps, shuffle)
    _scrambled(steps)
    if first := steps.order(o.FirstCardIsTheBurn):
        _first_is_the_burn(steps, first)
    if second := steps.order(o.SecondBurnIs):
        _second_burn_is(steps, second)
    _burns(steps)


def _back(steps: Steps, gone: tuple[int, ...], to: c.Place, burns: int) -> c.BoardTakenBack:
    return board_back(steps.hand, gone, to, burns, steps.rule)


def _early(steps: Steps) -> tuple[int, ...]:
    """The cards of a street whose betting has not begun."""
    hand = steps.hand
    return hand.board[hand.plan.board_through[max(hand.street, 0)] :]


def _shuffled(steps: Steps, shuffle: o.Shuffle) -> None:
    """Cards of the board back into the stub, to be dealt again."""
    # rule: HOLD-04, HOLD-05, HOLD-07, HOLD-08, HOLD-09, HOLD-13
    hand = steps.hand
    deal = _deal_after(steps, shuffle)
    burns = 0 if deal is None or deal.burn else 1
    if p.TheMuck() in shuffle.piles or len(hand.boards) > 1:
        return
    if p.TheFlop() in shuffle.piles:
        if not _nobody_has_acted(steps):
            return
        steps.before_the_betting()
        gone = steps.hand.board
    elif p.TheCardSetAside() in shuffle.piles:
        gone = hand.corrected.aside
    elif p.TheEarlyCards() in shuffle.piles:
        gone = _early(steps)
    else:
        return
    if gone:
        steps.do(_back(steps, gone, "stub", burns), shuffle, deal)


def _deal_after(steps: Steps, shuffle: o.Shuffle) -> o.DealStreet | None:
    """What is dealt when they have been shuffled."""
    orders = steps.ruling.orders
    after = orders[orders.index(shuffle) :]
    return next((each for each in after if isinstance(each, o.DealStreet)), None)


def _nobody_has_acted(steps: Steps) -> bool:
    return not steps.hand.betting or max(steps.hand.acted_at) < 0


def _scrambled(steps: Steps) -> None:
    """One card of several that were scrambled is a burn."""
    # rule: HOLD-04, IRRG-21
    burn = steps.order(o.OneIsTheNextBurn) or steps.order(o.OneIsTheBurn)
    board = steps.hand.board
    if burn is None or not board or not _nobody_has_acted(steps):
        return
    picked = board[-1] if steps.brought.picked is None else steps.brought.picked
    if isinstance(burn, o.OneIsTheBurn):
        steps.before_the_betting()
    steps.do(_back(steps, (picked,), "burn", 1), burn, steps.order(o.ScrambleBoard))


def _first_is_the_burn(steps: Steps, order: o.FirstCardIsTheBurn) -> None:
    """Nothing was burned: the first card of the street was to be."""
    # rule: IRRG-18
    first = FIRST[order.street]
    if len(steps.hand.board) <= first or not _nobody_has_acted(steps):
        return
    steps.before_the_betting()
    steps.do(_back(steps, (steps.hand.board[first],), "burn", 1), order)


def _second_burn_is(steps: Steps, order: o.SecondBurnIs) -> None:
    """Two were burned: the second belongs to the street, and the last card back on the stub."""
    # rule: IRRG-18
    first, burned = FIRST[order.street], _burned_with(steps, FIRST[order.street])
    if len(burned) < 2 or not _nobody_has_acted(steps):
        return
    steps.before_the_betting()
    board = steps.hand.board
    now = (*board[:first], burned[1], *board[first:-1])
    steps.do(c.BoardTakenBack(now, board[-1:], "top", 0, steps.rule), order)


def _burned_with(steps: Steps, first: int) -> tuple[int, ...]:
    """What was burned before the card at this place of the board."""
    card = steps.hand.board[first] if len(steps.hand.board) > first else None
    for fact in reversed(steps.log):
        dealt = fact.what if isinstance(fact, f.WentWrong) else fact
        if isinstance(dealt, f.BoardDealt) and card in dealt.cards:
            return dealt.burned
    return ()


def _burns(steps: Steps) -> None:
    """How many cards are burned before the next ones."""
    # rule: IRRG-18
    if back := steps.order(o.BurnGoesBack):
        steps.do(_back(steps, (), "stub", 1), back)
    if two := steps.order(o.BurnTwo):
        steps.do(_back(steps, (), "stub", -1), two)
