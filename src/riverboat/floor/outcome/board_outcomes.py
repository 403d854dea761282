"""Outcomes for boards and burns: cards removed, their destination, and later burns."""

from __future__ import annotations

from riverboat.engine.corrections import build_board_take_back
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from riverboat.floor.outcome.order_steps import Steps
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.cards import piles as p

FIRST: dict[str, int] = {"flop": 0, "turn": 3, "river": 4}
"""Index of each street's first card on a hold'em board."""


def carry_out_board_orders(steps: Steps) -> None:
    """Carry out the orders on boards and burns."""
    if not steps.hand.compiled.board_cards_through[-1] or steps.hand.runout_count > 1:
        return
    if set_aside := steps.find_order(o.SetAside):
        early_cards = _early_cards(steps)
        steps.complete(
            _take_back_board(steps, early_cards, "aside", 0) if early_cards else None, set_aside
        )
    elif shuffle := steps.find_order(o.Shuffle):
        _shuffle_board_back(steps, shuffle)
    _apply_scramble(steps)
    if first_burn := steps.find_order(o.FirstCardAsBurn):
        _apply_first_card_burn(steps, first_burn)
    if second := steps.find_order(o.SecondBurnIs):
        _apply_second_burn(steps, second)
    _set_burn_count(steps)


def _take_back_board(
    steps: Steps, removed_cards: tuple[int, ...], destination: c.CardDestination, burns: int
) -> c.BoardTakenBack:
    return build_board_take_back(steps.hand, removed_cards, destination, burns, steps.ruling_rule)


def _early_cards(steps: Steps) -> tuple[int, ...]:
    """Return the cards of a street whose betting has not begun."""
    hand = steps.hand
    return hand.board[hand.compiled.board_cards_through[max(hand.street, 0)] :]


def _shuffle_board_back(steps: Steps, shuffle: o.Shuffle) -> None:
    """Shuffle cards of the board back into the stub, to be dealt again."""
    # rule: HOLD-04, HOLD-05, HOLD-07, HOLD-08, HOLD-09, HOLD-13
    hand = steps.hand
    deal_order = _deal_after_shuffle(steps, shuffle)
    burns = 0 if deal_order is None or deal_order.burn else 1
    if p.TheMuck() in shuffle.piles or len(hand.boards) > 1:
        return
    if p.TheFlop() in shuffle.piles:
        if not _is_without_action(steps):
            return
        steps.reset_betting()
        removed_cards = steps.hand.board
    elif p.TheCardSetAside() in shuffle.piles:
        removed_cards = hand.corrections.set_aside_cards
    elif p.TheEarlyCards() in shuffle.piles:
        removed_cards = _early_cards(steps)
    else:
        return
    if removed_cards:
        steps.complete(_take_back_board(steps, removed_cards, "stub", burns), shuffle, deal_order)


def _deal_after_shuffle(steps: Steps, shuffle: o.Shuffle) -> o.DealStreet | None:
    """Return the order to deal after the shuffle, if any."""
    orders = steps.ruling.orders
    later_orders = orders[orders.index(shuffle) :]
    return next((order for order in later_orders if isinstance(order, o.DealStreet)), None)


def _is_without_action(steps: Steps) -> bool:
    return not steps.hand.is_betting_open or max(steps.hand.bet_faced_by_seat) < 0


def _apply_scramble(steps: Steps) -> None:
    """Make one of several scrambled cards a burn."""
    # rule: HOLD-04, IRRG-21
    burn = steps.find_order(o.SpareCardAsNextBurn) or steps.find_order(o.SpareCardAsBurn)
    board = steps.hand.board
    if burn is None or not board or not _is_without_action(steps):
        return
    picked_card = board[-1] if steps.brought.picked is None else steps.brought.picked
    if isinstance(burn, o.SpareCardAsBurn):
        steps.reset_betting()
    steps.complete(
        _take_back_board(steps, (picked_card,), "burn", 1), burn, steps.find_order(o.ScrambleBoard)
    )


def _apply_first_card_burn(steps: Steps, order: o.FirstCardAsBurn) -> None:
    """Burn the first card of the street after a missed burn."""
    # rule: IRRG-18
    first_index = FIRST[order.street]
    if len(steps.hand.board) <= first_index or not _is_without_action(steps):
        return
    steps.reset_betting()
    steps.complete(_take_back_board(steps, (steps.hand.board[first_index],), "burn", 1), order)


def _apply_second_burn(steps: Steps, order: o.SecondBurnIs) -> None:
    """Give the second of two burns to the street, and put the last card back on the stub."""
    # rule: IRRG-18
    first_index, burned = FIRST[order.street], _burns_before(steps, FIRST[order.street])
    if len(burned) < 2 or not _is_without_action(steps):
        return
    steps.reset_betting()
    board = steps.hand.board
    now = (*board[:first_index], burned[1], *board[first_index:-1])
    steps.complete(c.BoardTakenBack(now, board[-1:], "top", 0, steps.ruling_rule), order)


def _burns_before(steps: Steps, first_index: int) -> tuple[int, ...]:
    """Return the cards burned before the card at this index of the board."""
    card = steps.hand.board[first_index] if len(steps.hand.board) > first_index else None
    for fact in reversed(steps.log):
        deal_fact = fact.irregular_fact if isinstance(fact, f.WentWrong) else fact
        if isinstance(deal_fact, f.BoardDealt) and card in deal_fact.cards:
            return deal_fact.burned
    return ()


def _set_burn_count(steps: Steps) -> None:
    """Set the number of cards burned before the next ones."""
    # rule: IRRG-18
    if burn_return := steps.find_order(o.BurnGoesBack):
        steps.complete(_take_back_board(steps, (), "stub", 1), burn_return)
    if burn_two := steps.find_order(o.BurnTwo):
        steps.complete(_take_back_board(steps, (), "stub", -1), burn_two)
