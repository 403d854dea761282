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

# Cards ------------------------------------------------------------------------------------------


def wrong_board_dealt(hand: HandState, fact: f.BoardDealt) -> None:
    """Apply a wrong deal of board cards: too early, too many, or after a wrong burn."""
    boards, k = list(hand.boards), fact.board
    boards[k] += fact.cards
    hand.boards = tuple(boards)
    hand.dealt.update(fact.cards, fact.burned)
    hand.stub -= len(fact.cards) + len(fact.burned)
    if hand.corrections.burns:
        hand.corrections = replace(hand.corrections, burns=0)


def cards_exposed(hand: HandState, fact: c.CardsExposed) -> None:
    """Apply an exposure of cards: the record of who saw them survives later corrections."""
    mark_seen(hand, c.SeenCards(fact.seat, fact.cards, fact.by))


def mark_seen(hand: HandState, seen_cards: c.SeenCards) -> None:
    """Mark cards as seen by the seats that saw them."""
    corrections = hand.corrections
    if seen_cards not in corrections.seen:
        hand.corrections = replace(corrections, seen=(*corrections.seen, seen_cards))
    holding = list(hand.holdings[seen_cards.seat])
    for card in seen_cards.cards:
        if card not in holding and UNKNOWN in holding:
            holding[holding.index(UNKNOWN)] = card
            hand.dealt.add(card)
    hand.holdings[seen_cards.seat] = tuple(holding)


def floor_decided(_hand: HandState, _fact: c.FloorDecided) -> None:
    """Apply a floor decision, which changes nothing by itself; the facts after it do."""


def cards_replaced(hand: HandState, fact: c.CardsReplaced) -> None:
    """Apply a replacement of hole cards: new cards take the places of the old ones."""
    seat, new_cards = fact.seat, list(fact.new)
    holding = list(hand.holdings[seat])
    upcards = list(hand.upcards[seat]) if hand.upcards else []
    for card in fact.old:
        # A viewer who does not know the card sees an unknown card replaced.
        old_card = card if card in holding else UNKNOWN if UNKNOWN in holding else holding[-1]
        replacement = new_cards[:1]
        del new_cards[:1]
        index = holding.index(old_card)
        holding[index : index + 1] = replacement
        if old_card in upcards:
            index = upcards.index(old_card)
            upcards[index : index + 1] = replacement
    hand.holdings[seat] = (*holding, *new_cards)
    if hand.upcards:
        hand.upcards = (*hand.upcards[:seat], tuple(upcards), *hand.upcards[seat + 1 :])
    hand.shown &= ~(1 << seat)
    hand.dealt.update(fact.new)
    hand.stub -= len(fact.new)
    _return_cards(hand, fact.old, fact.to)
    if fact.to == "burn":
        count_early_burns(hand, len(fact.old))


def count_early_burns(hand: HandState, count: int) -> None:
    """Count cards already burned for the next deal."""
    if hand.compiled.has_draws:
        hand.draw_state = replace(hand.draw_state, burns=hand.draw_state.burns + count)
    else:
        hand.corrections = replace(hand.corrections, burns=hand.corrections.burns + count)


def board_taken_back(hand: HandState, fact: c.BoardTakenBack) -> None:
    """Apply a correction of the board: removed cards go to their destination."""
    boards = list(hand.boards)
    boards[fact.board] = fact.cards
    hand.boards = tuple(boards)
    hand.dealt.update(fact.cards)
    cards_aside = tuple([card for card in hand.corrections.aside if card not in fact.gone])
    hand.corrections = replace(hand.corrections, burns=fact.burns, aside=cards_aside)
    _return_cards(hand, fact.gone, fact.to)


def _return_cards(hand: HandState, cards: tuple[int, ...], destination: c.CardDestination) -> None:
    """Return dealt cards to the stub, or take them out of play."""
    if destination == "stub" or destination == "top":
        hand.dealt.difference_update(cards)
        hand.stub += len(cards)
    elif destination == "aside":
        hand.corrections = replace(hand.corrections, aside=hand.corrections.aside + cards)


# Chips ------------------------------------------------------------------------------------------


def wager_corrected(hand: HandState, fact: c.WagerCorrected) -> None:
    """Apply a correction of the bets of all seats."""
    bet_before = hand.current_bet
    for seat, bet in enumerate(fact.bets):
        hand.stacks[seat] += hand.bets[seat] - bet
        hand.bets[seat] = bet
        seat_mask = 1 << seat
        if hand.live & seat_mask and (hand.stacks[seat] or hand.must_cover & seat_mask):
            hand.able |= seat_mask
        else:
            hand.able &= ~seat_mask
        if hand.acted_at[seat] == bet_before:
            hand.acted_at[seat] = fact.current_bet
    hand.to_do &= hand.able
    _set_current_bet(hand, fact.current_bet, fact.last_raise)
    hand.full_bet = fact.current_bet


def hand_killed(hand: HandState, fact: c.HandKilled) -> None:
    """Apply a killed hand: the seat is out as if folded, and the turn does not move."""
    seat = fact.seat
    others_mask = ~(1 << seat)
    hand.live = live_mask = hand.live & others_mask
    hand.able &= others_mask
    hand.to_do = hand.to_do & others_mask if live_mask & (live_mask - 1) else 0
    if hand.bring_in_owed_by == seat:
        hand.bring_in_owed_by = NO_SEAT
    if fact.returned:
        hand.stacks[seat] += fact.returned
        hand.bets[seat] -= fact.returned
        _set_current_bet(hand, fact.current_bet, fact.last_raise)
        hand.full_bet = min(hand.full_bet, fact.current_bet)
        hand.acted_at = [min(acted_at, fact.current_bet) for acted_at in hand.acted_at]


def _set_current_bet(hand: HandState, current_bet: int, last_raise: int) -> None:
    hand.current_bet, hand.last_raise = current_bet, last_raise
    hand.overbet = NO_OVERBET


def hand_voided(hand: HandState, fact: c.HandVoided) -> None:
    """Apply a voided hand: chips are returned or held, and no player has a claim to the pot."""
    hand.stacks = [
        stack + returned for stack, returned in zip(hand.stacks, fact.returned, strict=True)
    ]
    hand.bets = [0] * hand.players
    hand.totals = [0] * hand.players
    hand.dead = hand.carried = fact.held
    hand.live = hand.able = hand.to_do = 0
    hand.betting = False
    hand.posted = len(hand.posts)
    hand.corrections = CorrectionState(seen=hand.corrections.seen, void=True)
