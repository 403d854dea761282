"""Feasibility checks of a correction against cards and chips; rulings are not judged."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import assert_never, get_args

from riverboat.cards import UNKNOWN
from riverboat.engine.cards.card_checks import check_cards
from riverboat.engine.cards.draw_rounds import cards_owed_to_boards
from riverboat.engine.commands.command_phrases import options_phrase
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
    if hand.ended or hand.corrections.void:
        raise Irregularity(words.HandIsOver())
    match fact:
        case f.WentWrong():
            _check_mistake(hand, fact)
        case c.CardsExposed():
            _check_exposed(hand, fact)
        case c.FloorDecided():
            _refuse_if(not fact.reason.strip(), words.FloorSaysWhy())
        case _:
            _refuse_if(
                not (RULE_ID.fullmatch(fact.rule) or _has_floor_decided(log)), words.NeedsARule()
            )
            _check_remedy(hand, log, fact)


def check_card_counts(before: HandState, after: HandState) -> None:
    """Refuse a hand in which a player has a wrong number of cards, or a board has too many.

    Such a hand is not played on (DEAD-04): every live player has as many cards as before, or
    all have as many as were due now.
    """
    if after.corrections.void:
        return
    most = after.compiled.board_cards_through[-1]
    longest = max(map(len, after.boards))
    _refuse_if(longest > most, words.NoRoomOnTheBoard(longest))
    now = due(before)
    owed = now if isinstance(now, ToDeal) and now.to in ("players", "upcards") else None
    live = after.seats(after.live)
    each = owed.count // len(owed.seats) if owed else 0
    had = [len(before.holdings[seat]) for seat in live]
    have = [len(after.holdings[seat]) for seat in live]
    served = owed.seats if owed else ()
    dealt = [n + each * (seat in served) for n, seat in zip(had, live, strict=True)]
    if owed and have == had:  # no owed card was dealt, so dead hands must be unchanged too
        live = tuple(range(after.players))
        had, have = list(map(len, before.holdings)), list(map(len, after.holdings))
    if have not in (had, dealt):
        off = next(k for k, (n, m) in enumerate(zip(have, had, strict=True)) if n != m)
        raise Irregularity(words.TooManyCards(Seat(live[off]), have[off]))
    needed = cards_owed_to_boards(after) + _cards_owed_in_first_deal(after)
    lacked = cards_owed_to_boards(before) + _cards_owed_in_first_deal(before) - before.stub
    if needed - after.stub > max(0, lacked):
        raise Irregularity(words.StubIsTooSmall(after.stub, needed))


def _cards_owed_in_first_deal(hand: HandState) -> int:
    """Return the cards still due in the first deal; no rule covers a short stub there."""
    now = due(hand)
    return now.count + now.burn if isinstance(now, ToDeal) and hand.street < 0 else 0


def _has_floor_decided(log: Sequence[f.AnyFact]) -> bool:
    """Return True if the last fact is a decision of the floor itself."""
    for fact in reversed(log):
        if isinstance(fact, c.FloorDecided):
            return True
        if not isinstance(fact, get_args(f.AnyCorrection)):
            return False
    return False


def _refuse_if(wrong: object, reason: Refusal) -> None:
    if wrong:
        raise Irregularity(reason)


def _check_seat(hand: HandState, seat: int) -> None:
    _refuse_if(not 0 <= seat < hand.players, words.NoSeatLikeThat(seat))


def _check_live(hand: HandState, seat: int) -> None:
    _check_seat(hand, seat)
    _refuse_if(not hand.live >> seat & 1, words.IsOutOfTheHand(Seat(seat)))


# Mistakes ---------------------------------------------------------------------------------------


def _check_mistake(hand: HandState, fact: f.WentWrong) -> None:
    match fact.what:
        case f.HoleCardsDealt(holdings, burned):
            _refuse_if(fact.what.exposed, words.ExposedIsToldApart())
            _check_wrong_deal(hand, holdings, burned, "players")
        case f.UpcardsDealt(cards, burned):
            _refuse_if(not hand.upcards, words.NoUpcardsHere())
            _check_wrong_deal(hand, cards, burned, "upcards")
        case f.BoardDealt():
            _check_wrong_board(hand, fact.what)
        case f.Called(seat, chips):
            turn = _check_to_act(hand, seat)
            _refuse_if(not 0 < chips <= hand.stacks[seat], words.HasNotSoManyChips(Seat(seat)))
            _refuse_if(chips == turn.call, words.NothingIsWrong())
        case f.Raised(seat, to, over=over, borrowed=borrowed):
            turn = _check_to_act(hand, seat)
            possible = hand.current_bet < to <= turn.all_in and not (over or borrowed)
            _refuse_if(not possible, words.HasNotSoManyChips(Seat(seat)))
            _refuse_if(turn.allows(to), words.NothingIsWrong())
        case _:
            assert_never(fact.what)


def _check_to_act(hand: HandState, seat: int) -> ToAct:
    _check_live(hand, seat)
    now = due(hand)
    if not isinstance(now, ToAct) or now.seat != seat:
        raise Irregularity(words.IsNotToAct(Seat(seat), options_phrase(now)))
    return now


def _check_wrong_deal(
    hand: HandState, by_seat: tuple[tuple[int, ...], ...], burned: tuple[int, ...], to: str
) -> None:
    _refuse_if(len(by_seat) != hand.players, words.CardsForOtherSeats(hand.players))
    cards = [card for each in by_seat for card in each]
    for seat, each in enumerate(by_seat):
        if each:
            _check_live(hand, seat)
            _check_count(hand, seat, len(hand.holdings[seat]) + len(each))
    _check_cards_from_stub(hand, (*cards, *burned))
    now = due(hand)
    _refuse_if(isinstance(now, (ToShow, ToDeclare)), words.DealIsOver())
    if isinstance(now, ToDeal) and now.to == to and len(burned) == now.burn:
        served = [seat for seat, each in enumerate(by_seat) for _ in each]
        owed = sorted(now.seats * (now.count // max(1, len(now.seats))))
        _refuse_if(served == owed, words.NothingIsWrong())


def _check_count(hand: HandState, seat: int, count: int) -> None:
    most = max(hand.compiled.hole_cards_through) + MAX_EXTRA_CARDS
    _refuse_if(count > most, words.TooManyCards(Seat(seat), count))


def _check_wrong_board(hand: HandState, fact: f.BoardDealt) -> None:
    _check_board(hand, fact.board)
    lie = len(hand.boards[fact.board]) + len(fact.cards)
    _refuse_if(
        not fact.cards or lie > hand.compiled.board_cards_through[-1], words.NoRoomOnTheBoard(lie)
    )
    _check_cards_from_stub(hand, fact.cards + fact.burned)
    now = due(hand)
    if isinstance(now, ToDeal) and now.to == "board":
        asked = now.count, now.burn, now.board
        _refuse_if(asked == (len(fact.cards), len(fact.burned), fact.board), words.NothingIsWrong())


def _check_board(hand: HandState, board: int) -> None:
    no_board = not hand.compiled.board_cards_through[-1] or not 0 <= board < len(hand.boards)
    _refuse_if(no_board or hand.runs > 1 or not any(hand.holdings), words.NoSuchBoard(board + 1))


def _check_cards_from_stub(hand: HandState, cards: tuple[int, ...]) -> None:
    check_cards(hand, cards)
    _refuse_if(len(cards) > hand.stub, words.StubIsTooSmall(hand.stub, len(cards)))


def _check_exposed(hand: HandState, fact: c.CardsExposed) -> None:
    _check_seat(hand, fact.seat)
    for who in fact.by:
        _check_seat(hand, who)
    twice = len(set(fact.cards)) < len(fact.cards) or UNKNOWN in fact.cards
    _refuse_if(not fact.cards or twice or fact.seat in fact.by, words.SaysNoCards())
    _check_held(hand, fact.seat, fact.cards)


def _check_held(hand: HandState, seat: int, cards: tuple[int, ...]) -> None:
    """Refuse cards that a seat does not hold; an unknown card may be any card."""
    held = list(hand.holdings[seat])
    for card in cards:
        if card in held:
            held.remove(card)
        elif UNKNOWN in held:
            check_cards(hand, (card,))
            held.remove(UNKNOWN)
        else:
            raise Irregularity(words.HoldsOtherCards(Seat(seat), (card,)))


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
        case c.HandVoided(returned, held):
            most = chips_put_in(hand)
            fits = len(returned) == hand.players and sum(returned) + held == hand.pot
            too_much = [
                1 for back, put in zip(returned, most, strict=False) if not 0 <= back <= put
            ]
            _refuse_if(not fits or too_much or held < 0, words.ChipsDoNotAddUp(hand.pot))
        case f.Rewound():
            _check_rewind(hand, log, fact)
        case c.FloorDecided():
            pass
        case _:
            assert_never(fact)


def _check_rewind(hand: HandState, log: Sequence[f.AnyFact], fact: f.Rewound) -> None:
    """Allow a rewind only within this log, and not between a mistake and its remedy."""
    to = fact.to
    _refuse_if(
        not 0 < to <= len(log) or not NO_SEAT <= fact.seat < hand.players, words.NoSuchPoint(to)
    )
    between = all(isinstance(each, get_args(f.AnyIrregular)) for each in log[to - 1 : to + 1])
    _refuse_if(to < len(log) and between, words.NoSuchPoint(to))
    _refuse_if(fact != build_rewind(log, to, fact.rule, fact.seat), words.NoSuchPoint(to))


def _check_replacement(hand: HandState, fact: c.CardsReplaced) -> None:
    _check_live(hand, fact.seat)
    _refuse_if(not (fact.old or fact.new), words.SaysNoCards())
    _check_held(hand, fact.seat, fact.old)
    _check_cards_from_stub(hand, fact.new)
    left = len(hand.holdings[fact.seat]) - len(fact.old) + len(fact.new)
    _check_count(hand, fact.seat, left)
    for who in fact.eyes:
        _check_seat(hand, who)


def _check_board_take_back(hand: HandState, fact: c.BoardTakenBack) -> None:
    _check_board(hand, fact.board)
    before, aside = hand.boards[fact.board], hand.corrections.aside
    all_of_it = [*fact.cards, *fact.gone]
    _refuse_if(
        _has_duplicates(all_of_it) or not {*before} <= {*all_of_it}, words.BoardDoesNotFit(before)
    )
    _refuse_if(not {*fact.gone} <= {*before, *aside}, words.BoardDoesNotFit(before))
    held = {card for cards in (*hand.holdings, *hand.boards) for card in cards}
    for card in fact.cards:
        if card not in before:  # the card was burned by mistake and belongs here (IRRG-18)
            _refuse_if(card in held or card in aside, words.BoardDoesNotFit(before))
            if card not in hand.dealt:
                check_cards(hand, (card,))
    least = hand.compiled.board_cards_through[hand.street] if hand.street >= 0 else 0
    _refuse_if(len(fact.cards) < least, words.StreetIsOn())
    _refuse_if(
        len(fact.cards) > hand.compiled.board_cards_through[-1], words.BoardDoesNotFit(before)
    )
    _refuse_if(not -1 <= fact.burns <= 1, words.BurnsDoNotFit(fact.burns))


def _has_duplicates(cards: Iterable[int]) -> bool:
    known = [card for card in cards if card != UNKNOWN]
    return len(set(known)) < len(known)


def _check_wager(hand: HandState, fact: c.WagerCorrected) -> None:
    _check_live(hand, fact.seat)
    _refuse_if(not hand.betting, words.NoBetsNow())
    _refuse_if(len(fact.bets) != hand.players, words.CardsForOtherSeats(hand.players))
    for seat, bet in enumerate(fact.bets):
        has = hand.stacks[seat] + hand.bets[seat] if hand.live >> seat & 1 else hand.bets[seat]
        least = 0 if hand.live >> seat & 1 else has
        _refuse_if(not least <= bet <= has, words.HasNotSoManyChips(Seat(seat)))
    fits = fact.bets[fact.seat] == fact.to and fact.current_bet >= max(fact.bets)
    _refuse_if(not fits or fact.last_raise <= 0, words.BetsDoNotFit(fact.current_bet))


def _check_killed_hand(hand: HandState, fact: c.HandKilled) -> None:
    _check_live(hand, fact.seat)
    _refuse_if(hand.live.bit_count() < 2, words.NobodyWouldBeLeft(Seat(fact.seat)))
    if not fact.returned:
        return
    others = max([bet for seat, bet in enumerate(hand.bets) if seat != fact.seat])
    fits = 0 < fact.returned <= hand.bets[fact.seat] - others and hand.betting
    _refuse_if(not fits, words.ChipsDoNotAddUp(hand.bets[fact.seat]))
    left = hand.bets[fact.seat] - fact.returned
    fits = max(others, left) <= fact.current_bet <= hand.current_bet and fact.last_raise > 0
    _refuse_if(not fits, words.BetsDoNotFit(fact.current_bet))
