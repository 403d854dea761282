"""Outcomes for boards and burns: board cards taken back, scrambled or burned."""

from __future__ import annotations

from riverboat.engine.corrections import build_board_take_back
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from riverboat.floor.outcome.ruling_execution import RulingExecution
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.cards import piles as p

FIRST_CARD_INDEX: dict[str, int] = {"flop": 0, "turn": 3, "river": 4}
"""Index of each street's first card on a hold'em board."""


def carry_out_board_orders(execution: RulingExecution) -> None:
    """Carry out the orders on boards and burns."""
    if not execution.hand.compiled.board_cards_through[-1] or execution.hand.runout_count > 1:
        return
    if set_aside_order := execution.find_order(o.StreetSetAside):
        early_cards = _find_early_cards(execution)
        execution.record_fact(
            _take_back_board(execution, early_cards, "aside", 0) if early_cards else None,
            set_aside_order,
        )
    elif shuffle_order := execution.find_order(o.Shuffle):
        _shuffle_board_back(execution, shuffle_order)
    _apply_scramble(execution)
    if first_burn_order := execution.find_order(o.FirstCardAsBurn):
        _apply_first_card_burn(execution, first_burn_order)
    if second_burn_order := execution.find_order(o.SecondBurnCard):
        _apply_second_burn(execution, second_burn_order)
    _set_burn_count(execution)


def _take_back_board(
    execution: RulingExecution,
    removed_cards: tuple[int, ...],
    destination: c.CardDestination,
    burn_count: int,
) -> c.BoardTakenBack:
    return build_board_take_back(
        execution.hand, removed_cards, destination, burn_count, execution.ruling_rule
    )


def _find_early_cards(execution: RulingExecution) -> tuple[int, ...]:
    hand = execution.hand
    return hand.board[hand.compiled.board_cards_through[max(hand.street, 0)] :]


def _shuffle_board_back(execution: RulingExecution, shuffle_order: o.Shuffle) -> None:
    # rule: HOLD-04, HOLD-05, HOLD-07, HOLD-08, HOLD-09, HOLD-13
    hand = execution.hand
    deal_order = _find_deal_order_after(execution, shuffle_order)
    burn_count = 0 if deal_order is None or deal_order.burn else 1
    if p.MuckPile() in shuffle_order.piles or len(hand.boards) > 1:
        return
    if p.FlopPile() in shuffle_order.piles:
        if not _has_no_action(execution):
            return
        execution.reset_betting()
        removed_cards = execution.hand.board
    elif p.SetAsideCardPile() in shuffle_order.piles:
        removed_cards = hand.corrections.set_aside_cards
    elif p.PrematureCardsPile() in shuffle_order.piles:
        removed_cards = _find_early_cards(execution)
    else:
        return
    if removed_cards:
        execution.record_fact(
            _take_back_board(execution, removed_cards, "stub", burn_count),
            shuffle_order,
            deal_order,
        )


def _find_deal_order_after(
    execution: RulingExecution, shuffle_order: o.Shuffle
) -> o.DealStreet | None:
    orders = execution.ruling.orders
    later_orders = orders[orders.index(shuffle_order) :]
    return next((order for order in later_orders if isinstance(order, o.DealStreet)), None)


def _has_no_action(execution: RulingExecution) -> bool:
    return not execution.hand.is_betting_open or max(execution.hand.bet_faced_by_seat) < 0


def _apply_scramble(execution: RulingExecution) -> None:
    """Make one of several scrambled cards a burn."""
    # rule: HOLD-04, IRRG-21
    burn_order = execution.find_order(o.SpareCardAsNextBurn) or execution.find_order(
        o.SpareCardAsBurn
    )
    board = execution.hand.board
    if burn_order is None or not board or not _has_no_action(execution):
        return
    picked_card = (
        board[-1]
        if execution.supplied_cards.picked_card is None
        else execution.supplied_cards.picked_card
    )
    if isinstance(burn_order, o.SpareCardAsBurn):
        execution.reset_betting()
    execution.record_fact(
        _take_back_board(execution, (picked_card,), "burn", 1),
        burn_order,
        execution.find_order(o.ScrambleBoard),
    )


def _apply_first_card_burn(execution: RulingExecution, order: o.FirstCardAsBurn) -> None:
    # rule: IRRG-18
    first_index = FIRST_CARD_INDEX[order.street]
    if len(execution.hand.board) <= first_index or not _has_no_action(execution):
        return
    execution.reset_betting()
    execution.record_fact(
        _take_back_board(execution, (execution.hand.board[first_index],), "burn", 1), order
    )


def _apply_second_burn(execution: RulingExecution, order: o.SecondBurnCard) -> None:
    """Put the second of two burns on the board, and the last board card back on the stub."""
    # rule: IRRG-18
    first_index, burned_cards = (
        FIRST_CARD_INDEX[order.street],
        _find_burns_before(execution, FIRST_CARD_INDEX[order.street]),
    )
    if len(burned_cards) < 2 or not _has_no_action(execution):
        return
    execution.reset_betting()
    board = execution.hand.board
    new_board = (*board[:first_index], burned_cards[1], *board[first_index:-1])
    execution.record_fact(
        c.BoardTakenBack(new_board, board[-1:], "top", 0, execution.ruling_rule), order
    )


def _find_burns_before(execution: RulingExecution, first_index: int) -> tuple[int, ...]:
    card = execution.hand.board[first_index] if len(execution.hand.board) > first_index else None
    for fact in reversed(execution.log):
        deal_fact = fact.irregular_fact if isinstance(fact, f.WentWrong) else fact
        if isinstance(deal_fact, f.BoardDealt) and card in deal_fact.cards:
            return deal_fact.burned
    return ()


def _set_burn_count(execution: RulingExecution) -> None:
    # rule: IRRG-18
    if return_order := execution.find_order(o.BurnReturned):
        execution.record_fact(_take_back_board(execution, (), "stub", 1), return_order)
    if double_burn_order := execution.find_order(o.BurnTwoCards):
        execution.record_fact(_take_back_board(execution, (), "stub", -1), double_burn_order)
