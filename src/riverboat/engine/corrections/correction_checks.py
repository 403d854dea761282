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

RULE_ID = re.compile(r"[A-Z]{3,4}-\d{2}")
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
            _check_exposed(hand, fact)
        case c.FloorDecided():
            _refuse_if(not fact.reason.strip(), words.FloorReasonMissing())
        case _:
            _refuse_if(
                not (RULE_ID.fullmatch(fact.rule) or _has_floor_decided(log)),
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
    pending = due(state_before)
    pending_deal = (
        pending
        if isinstance(pending, ToDeal) and pending.destination in ("players", "upcards")
        else None
    )
    live_seats = state_after.seats_in_mask(state_after.live_mask)
    cards_each = pending_deal.count // len(pending_deal.seats) if pending_deal else 0
    counts_before = [len(state_before.holdings[seat]) for seat in live_seats]
    counts_after = [len(state_after.holdings[seat]) for seat in live_seats]
    served_seats = pending_deal.seats if pending_deal else ()
    expected_counts = [
        n + cards_each * (seat in served_seats)
        for n, seat in zip(counts_before, live_seats, strict=True)
    ]
    if (
        pending_deal and counts_after == counts_before
    ):  # no owed card was dealt, so dead hands must be unchanged too
        live_seats = tuple(range(state_after.players))
        counts_before, counts_after = (
            list(map(len, state_before.holdings)),
            list(map(len, state_after.holdings)),
        )
    if counts_after not in (counts_before, expected_counts):
        wrong_index = next(
            k for k, (n, m) in enumerate(zip(counts_after, counts_before, strict=True)) if n != m
        )
        raise Irregularity(
            words.TooManyCards(Seat(live_seats[wrong_index]), counts_after[wrong_index])
        )
    needed_cards = count_cards_owed_to_boards(state_after) + _count_cards_owed_in_first_deal(
        state_after
    )
    missing_card_counts = (
        count_cards_owed_to_boards(state_before)
        + _count_cards_owed_in_first_deal(state_before)
        - state_before.stub_size
    )
    if needed_cards - state_after.stub_size > max(0, missing_card_counts):
        raise Irregularity(words.StubTooSmall(state_after.stub_size, needed_cards))


def _count_cards_owed_in_first_deal(hand: HandState) -> int:
    """Return the cards still due in the first deal; no rule covers a short stub there."""
    pending = due(hand)
    return (
        pending.count + pending.burn_count if isinstance(pending, ToDeal) and hand.street < 0 else 0
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


# Mistakes ---------------------------------------------------------------------------------------


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
            turn = _check_to_act(hand, seat)
            _refuse_if(not 0 < chips <= hand.stacks[seat], words.ChipsOverStack(Seat(seat)))
            _refuse_if(chips == turn.call, words.CorrectionUnneeded())
        case f.Raised(seat, total, excess=excess, is_borrowed=borrowed):
            turn = _check_to_act(hand, seat)
            is_possible = hand.current_bet < total <= turn.all_in and not (excess or borrowed)
            _refuse_if(not is_possible, words.ChipsOverStack(Seat(seat)))
            _refuse_if(turn.allows(total), words.CorrectionUnneeded())
        case _:
            assert_never(fact.irregular_fact)


def _check_to_act(hand: HandState, seat: int) -> ToAct:
    _check_live(hand, seat)
    pending = due(hand)
    if not isinstance(pending, ToAct) or pending.seat != seat:
        raise Irregularity(words.CorrectionOutOfTurn(Seat(seat), build_options_phrase(pending)))
    return pending


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
    pending = due(hand)
    _refuse_if(isinstance(pending, (ToShow, ToDeclare)), words.DealFinished())
    if (
        isinstance(pending, ToDeal)
        and pending.destination == destination
        and len(burned_cards) == pending.burn_count
    ):
        served_seats = [seat for seat, seat_cards in enumerate(cards_by_seat) for _ in seat_cards]
        owed_seats = sorted(pending.seats * (pending.count // max(1, len(pending.seats))))
        _refuse_if(served_seats == owed_seats, words.CorrectionUnneeded())


def _check_card_count(hand: HandState, seat: int, count: int) -> None:
    max_cards = max(hand.compiled.hole_cards_through) + MAX_EXTRA_CARDS
    _refuse_if(count > max_cards, words.TooManyCards(Seat(seat), count))


def _check_wrong_board(hand: HandState, fact: f.BoardDealt) -> None:
    _check_board(hand, fact.board)
    board_size = len(hand.boards[fact.board]) + len(fact.cards)
    _refuse_if(
        not fact.cards or board_size > hand.compiled.board_cards_through[-1],
        words.BoardSizeImpossible(board_size),
    )
    _check_cards_from_stub(hand, fact.cards + fact.burned)
    pending = due(hand)
    if isinstance(pending, ToDeal) and pending.destination == "board":
        expected_deal = pending.count, pending.burn_count, pending.board
        _refuse_if(
            expected_deal == (len(fact.cards), len(fact.burned), fact.board),
            words.CorrectionUnneeded(),
        )


def _check_board(hand: HandState, board: int) -> None:
    lacks_board = not hand.compiled.board_cards_through[-1] or not 0 <= board < len(hand.boards)
    _refuse_if(
        lacks_board or hand.runout_count > 1 or not any(hand.holdings), words.NoSuchBoard(board + 1)
    )


def _check_cards_from_stub(hand: HandState, cards: tuple[int, ...]) -> None:
    check_cards(hand, cards)
    _refuse_if(len(cards) > hand.stub_size, words.StubTooSmall(hand.stub_size, len(cards)))


def _check_exposed(hand: HandState, fact: c.CardsExposed) -> None:
    _check_seat(hand, fact.seat)
    for viewer in fact.seen_by:
        _check_seat(hand, viewer)
    is_repeated = len(set(fact.cards)) < len(fact.cards) or UNKNOWN in fact.cards
    _refuse_if(
        not fact.cards or is_repeated or fact.seat in fact.seen_by, words.CorrectedCardsMissing()
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


# Remedies ---------------------------------------------------------------------------------------


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
        case c.HandVoided(returned_chips, held_chips):
            max_returns = chips_put_in(hand)
            is_total_correct = (
                len(returned_chips) == hand.players and sum(returned_chips) + held_chips == hand.pot
            )
            exceeds_limit_by_seat = [
                1
                for returned, limit in zip(returned_chips, max_returns, strict=False)
                if not 0 <= returned <= limit
            ]
            _refuse_if(
                not is_total_correct or exceeds_limit_by_seat or held_chips < 0,
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
    board, cards_aside = hand.boards[fact.board], hand.corrections.set_aside_cards
    whole_board = [*fact.cards, *fact.removed_cards]
    _refuse_if(
        _has_duplicates(whole_board) or not {*board} <= {*whole_board},
        words.BoardMismatch(board),
    )
    _refuse_if(not {*fact.removed_cards} <= {*board, *cards_aside}, words.BoardMismatch(board))
    cards_in_play = {card for cards in (*hand.holdings, *hand.boards) for card in cards}
    for card in fact.cards:
        if card not in board:  # the card was burned by mistake and belongs here (IRRG-18)
            _refuse_if(card in cards_in_play or card in cards_aside, words.BoardMismatch(board))
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
        chips = (
            hand.stacks[seat] + hand.bets[seat] if hand.live_mask >> seat & 1 else hand.bets[seat]
        )
        min_bet = 0 if hand.live_mask >> seat & 1 else chips
        _refuse_if(not min_bet <= bet <= chips, words.ChipsOverStack(Seat(seat)))
    is_consistent = fact.bets[fact.seat] == fact.total and fact.current_bet >= max(fact.bets)
    _refuse_if(not is_consistent or fact.last_raise <= 0, words.BetsMismatch(fact.current_bet))


def _check_killed_hand(hand: HandState, fact: c.HandKilled) -> None:
    _check_live(hand, fact.seat)
    _refuse_if(hand.live_mask.bit_count() < 2, words.LastHandKill(Seat(fact.seat)))
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
