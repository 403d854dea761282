"""Reducers for floor corrections: replaced cards, corrected bets, killed and voided hands.

They are part of ``apply``: arithmetic without checks.
"""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import NO_OVERBET, NO_SEAT, HandState
from riverboat.engine.state.special_state import CorrectionState


def apply_wrong_board_dealt(hand: HandState, fact: f.BoardDealt) -> None:
    """Apply a wrong deal of board cards: too early, too many, or after a wrong burn."""
    boards, board_index = list(hand.boards), fact.board
    boards[board_index] += fact.cards
    hand.boards = tuple(boards)
    hand.dealt_cards.update(fact.cards, fact.burned)
    hand.stub_size -= len(fact.cards) + len(fact.burned)
    if hand.corrections.early_burns:
        hand.corrections = replace(hand.corrections, early_burns=0)


def apply_cards_exposed(hand: HandState, fact: c.CardsExposed) -> None:
    """Apply an exposure of cards: the record of who saw them survives later corrections."""
    mark_cards_seen(hand, c.SeenCards(fact.seat, fact.cards, fact.seen_by))


def mark_cards_seen(hand: HandState, seen_cards: c.SeenCards) -> None:
    """Mark cards as seen by the seats that saw them."""
    corrections = hand.corrections
    if seen_cards not in corrections.seen_cards:
        hand.corrections = replace(corrections, seen_cards=(*corrections.seen_cards, seen_cards))
    holding = list(hand.holdings[seen_cards.seat])
    for card in seen_cards.cards:
        if card not in holding and UNKNOWN in holding:
            holding[holding.index(UNKNOWN)] = card
            hand.dealt_cards.add(card)
    hand.holdings[seen_cards.seat] = tuple(holding)


def apply_floor_decided(_hand: HandState, _fact: c.FloorDecided) -> None:
    """Apply a floor decision, which changes nothing by itself; the facts after it do."""


def apply_cards_replaced(hand: HandState, fact: c.CardsReplaced) -> None:
    """Apply a replacement of hole cards: new cards take the places of the old ones."""
    seat, new_cards = fact.seat, list(fact.new_cards)
    holding = list(hand.holdings[seat])
    upcards = list(hand.upcards[seat]) if hand.upcards else []
    for card in fact.old_cards:
        # A viewer who does not know the card sees an unknown card replaced.
        old_card = card if card in holding else UNKNOWN if UNKNOWN in holding else holding[-1]
        replacement_cards = new_cards[:1]
        del new_cards[:1]
        card_index = holding.index(old_card)
        holding[card_index : card_index + 1] = replacement_cards
        if old_card in upcards:
            card_index = upcards.index(old_card)
            upcards[card_index : card_index + 1] = replacement_cards
    hand.holdings[seat] = (*holding, *new_cards)
    if hand.upcards:
        hand.upcards = (*hand.upcards[:seat], tuple(upcards), *hand.upcards[seat + 1 :])
    hand.shown_mask &= ~(1 << seat)
    hand.dealt_cards.update(fact.new_cards)
    hand.stub_size -= len(fact.new_cards)
    _return_cards(hand, fact.old_cards, fact.destination)
    if fact.destination == "burn":
        count_early_burns(hand, len(fact.old_cards))


def count_early_burns(hand: HandState, burn_count: int) -> None:
    """Add *burn_count* to the number of cards already burned for the next deal."""
    if hand.compiled.has_draws:
        hand.draw_state = replace(hand.draw_state, burns=hand.draw_state.burns + burn_count)
    else:
        hand.corrections = replace(
            hand.corrections, early_burns=hand.corrections.early_burns + burn_count
        )


def apply_board_taken_back(hand: HandState, fact: c.BoardTakenBack) -> None:
    """Apply a correction of the board: removed cards go to their destination."""
    boards = list(hand.boards)
    boards[fact.board] = fact.cards
    hand.boards = tuple(boards)
    hand.dealt_cards.update(fact.cards)
    set_aside_cards = tuple(
        [card for card in hand.corrections.set_aside_cards if card not in fact.removed_cards]
    )
    hand.corrections = replace(
        hand.corrections, early_burns=fact.burns, set_aside_cards=set_aside_cards
    )
    _return_cards(hand, fact.removed_cards, fact.destination)


def _return_cards(hand: HandState, cards: tuple[int, ...], destination: c.CardDestination) -> None:
    """Return dealt cards to the stub, or take them out of play."""
    if destination == "stub" or destination == "top":
        hand.dealt_cards.difference_update(cards)
        hand.stub_size += len(cards)
    elif destination == "aside":
        hand.corrections = replace(
            hand.corrections, set_aside_cards=hand.corrections.set_aside_cards + cards
        )


def apply_wager_corrected(hand: HandState, fact: c.WagerCorrected) -> None:
    """Apply a correction of the bets of all seats."""
    previous_bet = hand.current_bet
    for seat, bet in enumerate(fact.bets):
        hand.stacks[seat] += hand.bets[seat] - bet
        hand.bets[seat] = bet
        seat_mask = 1 << seat
        if hand.live_mask & seat_mask and (hand.stacks[seat] or hand.must_cover_mask & seat_mask):
            hand.able_mask |= seat_mask
        else:
            hand.able_mask &= ~seat_mask
        if hand.bet_faced_by_seat[seat] == previous_bet:
            hand.bet_faced_by_seat[seat] = fact.current_bet
    hand.to_act_mask &= hand.able_mask
    _set_current_bet(hand, fact.current_bet, fact.last_raise)
    hand.full_bet = fact.current_bet


def apply_hand_killed(hand: HandState, fact: c.HandKilled) -> None:
    """Apply a killed hand: the seat is out as if folded, and the turn does not move."""
    seat = fact.seat
    others_mask = ~(1 << seat)
    hand.live_mask = live_mask = hand.live_mask & others_mask
    hand.able_mask &= others_mask
    hand.to_act_mask = hand.to_act_mask & others_mask if live_mask & (live_mask - 1) else 0
    if hand.bring_in_owed_by == seat:
        hand.bring_in_owed_by = NO_SEAT
    if fact.returned_chips:
        hand.stacks[seat] += fact.returned_chips
        hand.bets[seat] -= fact.returned_chips
        _set_current_bet(hand, fact.current_bet, fact.last_raise)
        hand.full_bet = min(hand.full_bet, fact.current_bet)
        hand.bet_faced_by_seat = [
            min(bet_faced, fact.current_bet) for bet_faced in hand.bet_faced_by_seat
        ]


def _set_current_bet(hand: HandState, current_bet: int, last_raise: int) -> None:
    hand.current_bet, hand.last_raise = current_bet, last_raise
    hand.overbet = NO_OVERBET


def apply_hand_voided(hand: HandState, fact: c.HandVoided) -> None:
    """Apply a voided hand: chips are returned or held, and no player has a claim to the pot."""
    hand.stacks = [
        stack + returned_chips
        for stack, returned_chips in zip(hand.stacks, fact.returned_by_seat, strict=True)
    ]
    hand.bets = [0] * hand.players
    hand.earlier_bets = [0] * hand.players
    hand.dead_chips = hand.carried_chips = fact.held_chips
    hand.live_mask = hand.able_mask = hand.to_act_mask = 0
    hand.is_betting_open = False
    hand.posts_made = len(hand.posts)
    hand.corrections = CorrectionState(seen_cards=hand.corrections.seen_cards, is_void=True)
