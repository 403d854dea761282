"""Whether a correction can be: whose cards, which cards, whose chips. It judges no ruling."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import assert_never, get_args

from riverboat.cards import UNKNOWN
from riverboat.engine.asked.awaited import ToAct, ToDeal, ToDeclare, ToShow
from riverboat.engine.asked.errors import Irregularity
from riverboat.engine.asked.phrases import offer_of
from riverboat.engine.cards.check import check_cards
from riverboat.engine.cards.draw import owed_to_boards
from riverboat.engine.corrections.made import put_in, rewound
from riverboat.engine.play import due
from riverboat.engine.state import corrections as c
from riverboat.engine.state import facts as f
from riverboat.engine.state.hand import NOBODY, HandState
from riverboat.words import Refusal, Seat
from riverboat.words.refusals import corrections as words

RULE = re.compile(r"[A-Z]{3,4}-\d{2}")
MORE_THAN_USUAL = 2
"""So many cards too many can be in somebody's hand before a misdeal is the least of it."""


def check(hand: HandState, log: Sequence[f.AnyFact], fact: f.AnyIrregular) -> None:
    """Refuse what cannot be done to this hand; *log* is what has happened in it."""
    if hand.ended or hand.corrected.void:
        raise Irregularity(words.HandIsOver())
    match fact:
        case f.WentWrong():
            _wrong(hand, fact)
        case c.CardsExposed():
            _exposed(hand, fact)
        case c.FloorDecided():
            _refuse_if(not fact.reason.strip(), words.FloorSaysWhy())
        case _:
            _refuse_if(not (RULE.fullmatch(fact.rule) or _decided(log)), words.NeedsARule())
            _put_right(hand, log, fact)


def check_whole(before: HandState, after: HandState) -> None:
    """Refuse a hand in which somebody has a wrong number of cards, or too many lie on a board.

    Nobody plays on with those (DEAD-04): whoever is live has as many as before, or all have as
    many as were to be dealt now.
    """
    if after.corrected.void:
        return
    most = after.plan.board_through[-1]
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
    if owed and have == had:  # none of what is owed has come, and so not to a dead hand either
        live = tuple(range(after.players))
        had, have = list(map(len, before.holdings)), list(map(len, after.holdings))
    if have not in (had, dealt):
        off = next(k for k, (n, m) in enumerate(zip(have, had, strict=True)) if n != m)
        raise Irregularity(words.TooManyCards(Seat(live[off]), have[off]))
    needed = owed_to_boards(after) + _owed_at_first(after)
    lacked = owed_to_boards(before) + _owed_at_first(before) - before.stub
    if needed - after.stub > max(0, lacked):
        raise Irregularity(words.StubIsTooSmall(after.stub, needed))


def _owed_at_first(hand: HandState) -> int:
    """Cards of the first deal that are still to come: what a short stub does then, no rule says."""
    now = due(hand)
    return now.count + now.burn if isinstance(now, ToDeal) and hand.street < 0 else 0


def _decided(log: Sequence[f.AnyFact]) -> bool:
    """Whether the floor has just decided by itself."""
    for fact in reversed(log):
        if isinstance(fact, c.FloorDecided):
            return True
        if not isinstance(fact, get_args(f.AnyCorrection)):
            return False
    return False


def _refuse_if(wrong: object, why: Refusal) -> None:
    if wrong:
        raise Irregularity(why)


def _check_seat(hand: HandState, seat: int) -> None:
    _refuse_if(not 0 <= seat < hand.players, words.NoSeatLikeThat(seat))


def _check_live(hand: HandState, seat: int) -> None:
    _check_seat(hand, seat)
    _refuse_if(not hand.live >> seat & 1, words.IsOutOfTheHand(Seat(seat)))


# What went wrong --------------------------------------------------------------------------------


def _wrong(hand: HandState, fact: f.WentWrong) -> None:
    match fact.what:
        case f.HoleCardsDealt(holdings, burned):
            _refuse_if(fact.what.exposed, words.ExposedIsToldApart())
            _dealt(hand, holdings, burned, "players")
        case f.UpcardsDealt(cards, burned):
            _refuse_if(not hand.upcards, words.NoUpcardsHere())
            _dealt(hand, cards, burned, "upcards")
        case f.BoardDealt():
            _board(hand, fact.what)
        case f.Called(seat, chips):
            turn = _turn(hand, seat)
            _refuse_if(not 0 < chips <= hand.stacks[seat], words.HasNotSoManyChips(Seat(seat)))
            _refuse_if(chips == turn.call, words.NothingIsWrong())
        case f.Raised(seat, to, over=over, borrowed=borrowed):
            turn = _turn(hand, seat)
            possible = hand.current_bet < to <= turn.all_in and not (over or borrowed)
            _refuse_if(not possible, words.HasNotSoManyChips(Seat(seat)))
            _refuse_if(turn.allows(to), words.NothingIsWrong())
        case _:
            assert_never(fact.what)


def _turn(hand: HandState, seat: int) -> ToAct:
    _check_live(hand, seat)
    now = due(hand)
    if not isinstance(now, ToAct) or now.seat != seat:
        raise Irregularity(words.IsNotToAct(Seat(seat), offer_of(now)))
    return now


def _dealt(
    hand: HandState, by_seat: tuple[tuple[int, ...], ...], burned: tuple[int, ...], to: str
) -> None:
    _refuse_if(len(by_seat) != hand.players, words.CardsForOtherSeats(hand.players))
    cards = [card for each in by_seat for card in each]
    for seat, each in enumerate(by_seat):
        if each:
            _check_live(hand, seat)
            _check_count(hand, seat, len(hand.holdings[seat]) + len(each))
    _off_the_stub(hand, (*cards, *burned))
    now = due(hand)
    _refuse_if(isinstance(now, (ToShow, ToDeclare)), words.DealIsOver())
    if isinstance(now, ToDeal) and now.to == to and len(burned) == now.burn:
        served = [seat for seat, each in enumerate(by_seat) for _ in each]
        owed = sorted(now.seats * (now.count // max(1, len(now.seats))))
        _refuse_if(served == owed, words.NothingIsWrong())


def _check_count(hand: HandState, seat: int, count: int) -> None:
    most = max(hand.plan.hole_through) + MORE_THAN_USUAL
    _refuse_if(count > most, words.TooManyCards(Seat(seat), count))


def _board(hand: HandState, fact: f.BoardDealt) -> None:
    _check_board(hand, fact.board)
    lie = len(hand.boards[fact.board]) + len(fact.cards)
    _refuse_if(not fact.cards or lie > hand.plan.board_through[-1], words.NoRoomOnTheBoard(lie))
    _off_the_stub(hand, fact.cards + fact.burned)
    now = due(hand)
    if isinstance(now, ToDeal) and now.to == "board":
        asked = now.count, now.burn, now.board
        _refuse_if(asked == (len(fact.cards), len(fact.burned), fact.board), words.NothingIsWrong())


def _check_board(hand: HandState, board: int) -> None:
    no_board = not hand.plan.board_through[-1] or not 0 <= board < len(hand.boards)
    _refuse_if(no_board or hand.runs > 1 or not any(hand.holdings), words.NoSuchBoard(board + 1))


def _off_the_stub(hand: HandState, cards: tuple[int, ...]) -> None:
    check_cards(hand, cards)
    _refuse_if(len(cards) > hand.stub, words.StubIsTooSmall(hand.stub, len(cards)))


def _exposed(hand: HandState, fact: c.CardsExposed) -> None:
    _check_seat(hand, fact.seat)
    for who in fact.by:
        _check_seat(hand, who)
    twice = len(set(fact.cards)) < len(fact.cards) or UNKNOWN in fact.cards
    _refuse_if(not fact.cards or twice or fact.seat in fact.by, words.SaysNoCards())
    _check_held(hand, fact.seat, fact.cards)


def _check_held(hand: HandState, seat: int, cards: tuple[int, ...]) -> None:
    """Refuse cards that a seat does not hold; one that nobody knew may be any."""
    held = list(hand.holdings[seat])
    for card in cards:
        if card in held:
            held.remove(card)
        elif UNKNOWN in held:
            check_cards(hand, (card,))
            held.remove(UNKNOWN)
        else:
            raise Irregularity(words.HoldsOtherCards(Seat(seat), (card,)))


# What is done about it --------------------------------------------------------------------------


def _put_right(hand: HandState, log: Sequence[f.AnyFact], fact: f.AnyCorrection) -> None:
    match fact:
        case c.CardsReplaced():
            _replaced(hand, fact)
        case c.BoardTakenBack():
            _taken_back(hand, fact)
        case c.WagerCorrected():
            _wager(hand, fact)
        case c.HandKilled():
            _killed(hand, fact)
        case c.HandVoided(returned, held):
            most = put_in(hand)
            fits = len(returned) == hand.players and sum(returned) + held == hand.pot
            too_much = [
                1 for back, put in zip(returned, most, strict=False) if not 0 <= back <= put
            ]
            _refuse_if(not fits or too_much or held < 0, words.ChipsDoNotAddUp(hand.pot))
        case f.Rewound():
            _rewound(hand, log, fact)
        case c.FloorDecided():
            pass
        case _:
            assert_never(fact)


def _rewound(hand: HandState, log: Sequence[f.AnyFact], fact: f.Rewound) -> None:
    """Only to a point of this log, and not between a mistake and what was done about it at once."""
    to = fact.to
    _refuse_if(
        not 0 < to <= len(log) or not NOBODY <= fact.seat < hand.players, words.NoSuchPoint(to)
    )
    between = all(isinstance(each, get_args(f.AnyIrregular)) for each in log[to - 1 : to + 1])
    _refuse_if(to < len(log) and between, words.NoSuchPoint(to))
    _refuse_if(fact != rewound(log, to, fact.rule, fact.seat), words.NoSuchPoint(to))


def _replaced(hand: HandState, fact: c.CardsReplaced) -> None:
    _check_live(hand, fact.seat)
    _refuse_if(not (fact.old or fact.new), words.SaysNoCards())
    _check_held(hand, fact.seat, fact.old)
    _off_the_stub(hand, fact.new)
    left = len(hand.holdings[fact.seat]) - len(fact.old) + len(fact.new)
    _check_count(hand, fact.seat, left)
    for who in fact.eyes:
        _check_seat(hand, who)


def _taken_back(hand: HandState, fact: c.BoardTakenBack) -> None:
    _check_board(hand, fact.board)
    before, aside = hand.boards[fact.board], hand.corrected.aside
    all_of_it = [*fact.cards, *fact.gone]
    _refuse_if(_twice(all_of_it) or not {*before} <= {*all_of_it}, words.BoardDoesNotFit(before))
    _refuse_if(not {*fact.gone} <= {*before, *aside}, words.BoardDoesNotFit(before))
    held = {card for cards in (*hand.holdings, *hand.boards) for card in cards}
    for card in fact.cards:
        if card not in before:  # it was burned, and belongs here (IRRG-18)
            _refuse_if(card in held or card in aside, words.BoardDoesNotFit(before))
            if card not in hand.dealt:
                check_cards(hand, (card,))
    least = hand.plan.board_through[hand.street] if hand.street >= 0 else 0
    _refuse_if(len(fact.cards) < least, words.StreetIsOn())
    _refuse_if(len(fact.cards) > hand.plan.board_through[-1], words.BoardDoesNotFit(before))
    _refuse_if(not -1 <= fact.burns <= 1, words.BurnsDoNotFit(fact.burns))


def _twice(cards: Iterable[int]) -> bool:
    known = [card for card in cards if card != UNKNOWN]
    return len(set(known)) < len(known)


def _wager(hand: HandState, fact: c.WagerCorrected) -> None:
    _check_live(hand, fact.seat)
    _refuse_if(not hand.betting, words.NoBetsNow())
    _refuse_if(len(fact.bets) != hand.players, words.CardsForOtherSeats(hand.players))
    for seat, bet in enumerate(fact.bets):
        has = hand.stacks[seat] + hand.bets[seat] if hand.live >> seat & 1 else hand.bets[seat]
        least = 0 if hand.live >> seat & 1 else has
        _refuse_if(not least <= bet <= has, words.HasNotSoManyChips(Seat(seat)))
    fits = fact.bets[fact.seat] == fact.to and fact.current_bet >= max(fact.bets)
    _refuse_if(not fits or fact.last_raise <= 0, words.BetsDoNotFit(fact.current_bet))


def _killed(hand: HandState, fact: c.HandKilled) -> None:
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
