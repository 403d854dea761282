"""Feasibility checks of a correction against cards and chips; rulings are not judged."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import assert_never, get_args

from riverboat.cards import UNKNOWN
from riverboat.engine.cards.card_checks import check_cards
from riverboat.engine.cards.draw_rounds import count_cards_owed_to_boards
from riverboat.engine.commands.command_phrases import build_options_phrase
from riverboat.engine.commands.engine_errors import Irregularity
from riverboat.engine.commands.pending import ToAct, ToDeal, ToDeclare, ToShow
from riverboat.engine.corrections.correction_builders import build_rewind, chips_put_in
from riverboat.engine.play import due
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import NO_SEAT, HandState
from riverboat.words import Refusal, Seat
from riverboat.words.refusals import corrections as words

RULE_ID_PATTERN = re.compile(r"[A-Z]{3,4}-\d{2}")
MAX_EXTRA_CARDS = 2
"""The most extra cards that a hand may hold before the deal is a misdeal."""


def check_correction(hand: HandState, log: Sequence[f.AnyFact], fact: f.AnyIrregular) -> None:
    """Refuse a correction that is impossible for this hand; *log* is its log so far."""
    if hand.has_ended or hand.corrections.is_void:
        raise Irregularity(words.CorrectionAfterHand())
    match fact:
        case f.WentWrong():
            _check_mistake(hand, fact)
        case c.CardsExposed():
            _check_exposed_cards(hand, fact)
        case c.FloorDecided():
            _refuse_if(not fact.reason.strip(), words.FloorReasonMissing())
        case _:
            _refuse_if(
                not (RULE_ID_PATTERN.fullmatch(fact.rule) or _has_floor_decided(log)),
                words.CorrectionRuleMissing(),
            )
            _check_remedy(hand, log, fact)


def check_card_counts(state_before: HandState, state_after: HandState) -> None:
    """Refuse a hand in which a player has a wrong number of cards, or a board has too many.

    Such a hand is not continued (DEAD-04): after a correction, every live player must have as many
    cards as before, or all must have the number due now.
    """
    if state_after.corrections.is_void:
        return
    max_board_size = state_after.compiled.board_cards_through[-1]
    longest_board = max(map(len, state_after.boards))
    _refuse_if(longest_board > max_board_size, words.BoardSizeImpossible(longest_board))
    next_step = due(state_before)
    pending_deal = (
        next_step
        if isinstance(next_step, ToDeal) and next_step.destination in ("players", "upcards")
        else None
    )
    live_seats = state_after.seats_in_mask(state_after.live_mask)
    cards_per_seat = pending_deal.count // len(pending_deal.seats) if pending_deal else 0
    card_counts_before = [len(state_before.holdings[seat]) for seat in live_seats]
    card_counts_after = [len(state_after.holdings[seat]) for seat in live_seats]
    dealt_seats = pending_deal.seats if pending_deal else ()
    expected_card_counts = [
        card_count + cards_per_seat * (seat in dealt_seats)
        for card_count, seat in zip(card_counts_before, live_seats, strict=True)
    ]
    if (
        pending_deal and card_counts_after == card_counts_before
    ):  # no owed card was dealt, so dead hands must be unchanged too
        live_seats = tuple(range(state_after.players))
        card_counts_before, card_counts_after = (
            list(map(len, state_before.holdings)),
            list(map(len, state_after.holdings)),
        )
    if card_counts_after not in (card_counts_before, expected_card_counts):
        wrong_index = next(
            index
            for index, (card_count, earlier_count) in enumerate(
                zip(card_counts_after, card_counts_before, strict=True)
            )
            if card_count != earlier_count
        )
        raise Irregularity(
            words.TooManyCards(Seat(live_seats[wrong_index]), card_counts_after[wrong_index])
        )
    needed_card_count = count_cards_owed_to_boards(state_after) + _count_cards_owed_in_first_deal(
        state_after
    )
    missing_card_count = (
        count_cards_owed_to_boards(state_before)
        + _count_cards_owed_in_first_deal(state_before)
        - state_before.stub_size
    )
    if needed_card_count - state_after.stub_size > max(0, missing_card_count):
        raise Irregularity(words.StubTooSmall(state_after.stub_size, needed_card_count))


def _count_cards_owed_in_first_deal(hand: HandState) -> int:
    """Return the number of cards still due in the first deal, burns included; 0 later.

    Later deals have rules for a stub that is too short.
    """
    next_step = due(hand)
    return (
        next_step.count + next_step.burn_count
        if isinstance(next_step, ToDeal) and hand.street < 0
        else 0
    )


def _has_floor_decided(log: Sequence[f.AnyFact]) -> bool:
    """Return True if the last fact is a decision of the floor itself."""
    for fact in reversed(log):
        if isinstance(fact, c.FloorDecided):
            return True
        if not isinstance(fact, get_args(f.AnyCorrection)):
            return False
    return False


def _refuse_if(condition: object, reason: Refusal) -> None:
    if condition:
        raise Irregularity(reason)


def _check_seat(hand: HandState, seat: int) -> None:
    _refuse_if(not 0 <= seat < hand.players, words.HandSeatUnknown(seat))


def _check_live(hand: HandState, seat: int) -> None:
    _check_seat(hand, seat)
    _refuse_if(not hand.live_mask >> seat & 1, words.PlayerOutOfHand(Seat(seat)))


def _check_mistake(hand: HandState, fact: f.WentWrong) -> None:
    match fact.irregular_fact:
        case f.HoleCardsDealt(holdings, burned):
            _refuse_if(fact.irregular_fact.exposed_cards, words.ExposedCardsUnclear())
            _check_wrong_deal(hand, holdings, burned, "players")
        case f.UpcardsDealt(cards, burned):
            _refuse_if(not hand.upcards, words.NoUpcardsHere())
            _check_wrong_deal(hand, cards, burned, "upcards")
        case f.BoardDealt():
            _check_wrong_board(hand, fact.irregular_fact)
        case f.Called(seat, chips):
            to_act = _require_to_act(hand, seat)
            _refuse_if(not 0 < chips <= hand.stacks[seat], words.ChipsOverStack(Seat(seat)))
            _refuse_if(chips == to_act.call, words.CorrectionUnneeded())
        case f.Raised(seat, total, excess=excess, is_borrowed=is_borrowed):
            to_act = _require_to_act(hand, seat)
            is_possible = hand.current_bet < total <= to_act.all_in and not (excess or is_borrowed)
            _refuse_if(not is_possible, words.ChipsOverStack(Seat(seat)))
            _refuse_if(to_act.allows(total), words.CorrectionUnneeded())
        case _:
            assert_never(fact.irregular_fact)


def _require_to_act(hand: HandState, seat: int) -> ToAct:
    _check_live(hand, seat)
    next_step = due(hand)
    if not isinstance(next_step, ToAct) or next_step.seat != seat:
        raise Irregularity(words.CorrectionOutOfTurn(Seat(seat), build_options_phrase(next_step)))
    return next_step


def _check_wrong_deal(
    hand: HandState,
    cards_by_seat: tuple[tuple[int, ...], ...],
    burned_cards: tuple[int, ...],
    destination: str,
) -> None:
    _refuse_if(len(cards_by_seat) != hand.players, words.CardsForOtherSeats(hand.players))
    cards = [card for seat_cards in cards_by_seat for card in seat_cards]
    for seat, seat_cards in enumerate(cards_by_seat):
        if seat_cards:
            _check_live(hand, seat)
            _check_card_count(hand, seat, len(hand.holdings[seat]) + len(seat_cards))
    _check_cards_from_stub(hand, (*cards, *burned_cards))
    next_step = due(hand)
    _refuse_if(isinstance(next_step, (ToShow, ToDeclare)), words.DealFinished())
    if (
        isinstance(next_step, ToDeal)
        and next_step.destination == destination
        and len(burned_cards) == next_step.burn_count
    ):
        dealt_seats = [seat for seat, seat_cards in enumerate(cards_by_seat) for _ in seat_cards]
        owed_seats = sorted(next_step.seats * (next_step.count // max(1, len(next_step.seats))))
        _refuse_if(dealt_seats == owed_seats, words.CorrectionUnneeded())


def _check_card_count(hand: HandState, seat: int, card_count: int) -> None:
    max_cards = max(hand.compiled.hole_cards_through) + MAX_EXTRA_CARDS
    _refuse_if(card_count > max_cards, words.TooManyCards(Seat(seat), card_count))


def _check_wrong_board(hand: HandState, fact: f.BoardDealt) -> None:
    _check_board(hand, fact.board)
    board_size = len(hand.boards[fact.board]) + len(fact.cards)
    _refuse_if(
        not fact.cards or board_size > hand.compiled.board_cards_through[-1],
        words.BoardSizeImpossible(board_size),
    )
    _check_cards_from_stub(hand, fact.cards + fact.burned)
    next_step = due(hand)
    if isinstance(next_step, ToDeal) and next_step.destination == "board":
        expected_deal = next_step.count, next_step.burn_count, next_step.board
        _refuse_if(
            expected_deal == (len(fact.cards), len(fact.burned), fact.board),
            words.CorrectionUnneeded(),
        )


def _check_board(hand: HandState, board_index: int) -> None:
    is_board_missing = not hand.compiled.board_cards_through[-1] or not 0 <= board_index < len(
        hand.boards
    )
    _refuse_if(
        is_board_missing or hand.runout_count > 1 or not any(hand.holdings),
        words.NoSuchBoard(board_index + 1),
    )


def _check_cards_from_stub(hand: HandState, cards: tuple[int, ...]) -> None:
    check_cards(hand, cards)
    _refuse_if(len(cards) > hand.stub_size, words.StubTooSmall(hand.stub_size, len(cards)))


def _check_exposed_cards(hand: HandState, fact: c.CardsExposed) -> None:
    _check_seat(hand, fact.seat)
    for viewer in fact.seen_by:
        _check_seat(hand, viewer)
    has_invalid_cards = len(set(fact.cards)) < len(fact.cards) or UNKNOWN in fact.cards
    _refuse_if(
        not fact.cards or has_invalid_cards or fact.seat in fact.seen_by,
        words.CorrectedCardsMissing(),
    )
    _check_held_cards(hand, fact.seat, fact.cards)


def _check_held_cards(hand: HandState, seat: int, cards: tuple[int, ...]) -> None:
    """Refuse cards that a seat does not hold; an unknown card may be any card."""
    holding = list(hand.holdings[seat])
    for card in cards:
        if card in holding:
            holding.remove(card)
        elif UNKNOWN in holding:
            check_cards(hand, (card,))
            holding.remove(UNKNOWN)
        else:
            raise Irregularity(words.HeldCardsMismatch(Seat(seat), (card,)))


def _check_remedy(hand: HandState, log: Sequence[f.AnyFact], fact: f.AnyCorrection) -> None:
    match fact:
        case c.CardsReplaced():
            _check_replacement(hand, fact)
        case c.BoardTakenBack():
            _check_board_take_back(hand, fact)
        case c.WagerCorrected():
            _check_wager(hand, fact)
        case c.HandKilled():
            _check_killed_hand(hand, fact)
        case c.HandVoided(returned_by_seat, held_chips):
            max_returned_by_seat = chips_put_in(hand)
            is_total_correct = (
                len(returned_by_seat) == hand.players
                and sum(returned_by_seat) + held_chips == hand.pot
            )
            invalid_returns = [
                1
                for chips, max_chips in zip(returned_by_seat, max_returned_by_seat, strict=False)
                if not 0 <= chips <= max_chips
            ]
            _refuse_if(
                not is_total_correct or invalid_returns or held_chips < 0,
                words.ChipTotalWrong(hand.pot),
            )
        case f.Rewound():
            _check_rewind(hand, log, fact)
        case c.FloorDecided():
            pass
        case _:
            assert_never(fact)


def _check_rewind(hand: HandState, log: Sequence[f.AnyFact], fact: f.Rewound) -> None:
    """Allow a rewind only within this log, and not between a mistake and its remedy."""
    fact_index = fact.fact_index
    _refuse_if(
        not 0 < fact_index <= len(log) or not NO_SEAT <= fact.seat < hand.players,
        words.RewindPointInvalid(fact_index),
    )
    is_between_mistake_and_remedy = all(
        isinstance(neighbour_fact, get_args(f.AnyIrregular))
        for neighbour_fact in log[fact_index - 1 : fact_index + 1]
    )
    _refuse_if(
        fact_index < len(log) and is_between_mistake_and_remedy,
        words.RewindPointInvalid(fact_index),
    )
    _refuse_if(
        fact != build_rewind(log, fact_index, fact.rule, fact.seat),
        words.RewindPointInvalid(fact_index),
    )


def _check_replacement(hand: HandState, fact: c.CardsReplaced) -> None:
    _check_live(hand, fact.seat)
    _refuse_if(not (fact.old_cards or fact.new_cards), words.CorrectedCardsMissing())
    _check_held_cards(hand, fact.seat, fact.old_cards)
    _check_cards_from_stub(hand, fact.new_cards)
    card_count = len(hand.holdings[fact.seat]) - len(fact.old_cards) + len(fact.new_cards)
    _check_card_count(hand, fact.seat, card_count)
    for viewer in fact.seen_by:
        _check_seat(hand, viewer)


def _check_board_take_back(hand: HandState, fact: c.BoardTakenBack) -> None:
    _check_board(hand, fact.board)
    board, set_aside_cards = hand.boards[fact.board], hand.corrections.set_aside_cards
    whole_board = [*fact.cards, *fact.removed_cards]
    _refuse_if(
        _has_duplicates(whole_board) or not {*board} <= {*whole_board},
        words.BoardMismatch(board),
    )
    _refuse_if(not {*fact.removed_cards} <= {*board, *set_aside_cards}, words.BoardMismatch(board))
    cards_in_play = {card for cards in (*hand.holdings, *hand.boards) for card in cards}
    for card in fact.cards:
        if card not in board:  # the card was burned by mistake and belongs here (IRRG-18)
            _refuse_if(card in cards_in_play or card in set_aside_cards, words.BoardMismatch(board))
            if card not in hand.dealt_cards:
                check_cards(hand, (card,))
    min_board_size = hand.compiled.board_cards_through[hand.street] if hand.street >= 0 else 0
    _refuse_if(len(fact.cards) < min_board_size, words.CorrectionAfterBets())
    _refuse_if(len(fact.cards) > hand.compiled.board_cards_through[-1], words.BoardMismatch(board))
    _refuse_if(not -1 <= fact.burns <= 1, words.BurnCountMismatch(fact.burns))


def _has_duplicates(cards: Iterable[int]) -> bool:
    known_cards = [card for card in cards if card != UNKNOWN]
    return len(set(known_cards)) < len(known_cards)


def _check_wager(hand: HandState, fact: c.WagerCorrected) -> None:
    _check_live(hand, fact.seat)
    _refuse_if(not hand.is_betting_open, words.NoBetsNow())
    _refuse_if(len(fact.bets) != hand.players, words.CardsForOtherSeats(hand.players))
    for seat, bet in enumerate(fact.bets):
        max_bet = (
            hand.stacks[seat] + hand.bets[seat] if hand.live_mask >> seat & 1 else hand.bets[seat]
        )
        min_bet = 0 if hand.live_mask >> seat & 1 else max_bet
        _refuse_if(not min_bet <= bet <= max_bet, words.ChipsOverStack(Seat(seat)))
    is_consistent = fact.bets[fact.seat] == fact.total and fact.current_bet >= max(fact.bets)
    _refuse_if(not is_consistent or fact.last_raise <= 0, words.BetsMismatch(fact.current_bet))


def _check_killed_hand(hand: HandState, fact: c.HandKilled) -> None:
    _check_live(hand, fact.seat)
    _refuse_if(hand.live_mask.bit_count() < 2, words.LastLiveHandKilled(Seat(fact.seat)))
    if not fact.returned_chips:
        return
    highest_other_bet = max([bet for seat, bet in enumerate(hand.bets) if seat != fact.seat])
    is_valid = (
        0 < fact.returned_chips <= hand.bets[fact.seat] - highest_other_bet and hand.is_betting_open
    )
    _refuse_if(not is_valid, words.ChipTotalWrong(hand.bets[fact.seat]))
    bet_left = hand.bets[fact.seat] - fact.returned_chips
    is_valid = (
        max(highest_other_bet, bet_left) <= fact.current_bet <= hand.current_bet
        and fact.last_raise > 0
    )
    _refuse_if(not is_valid, words.BetsMismatch(fact.current_bet))
