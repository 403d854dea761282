"""The actions of a PHH hand, played one by one: each must be legal when it is taken.

Nothing is repaired here. Where the format writes an action otherwise than the table takes it (hole
cards player by player, a muck before the river is dealt), it is put aside until its moment comes.
"""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.engine import CALL, FOLD, BringIn, IllegalAction, RaiseTo, ToAct, decide
from riverboat.engine.state import facts as f
from riverboat.notation.amounts import chips, parse_amount, written
from riverboat.notation.phh.cards import read_cards
from riverboat.notation.phh.dealing import deal_board, deal_hole, draw
from riverboat.notation.phh.replay import PhhReplay
from riverboat.notation.phh.script import Words
from riverboat.notation.phh.showing import muck, show
from riverboat.notation.reading import BadNotation
from riverboat.words import Seat
from riverboat.words.refusals.hand_files import BelongsTo, BoardInPart, HasToOpen, ThatIsNoAction
from riverboat.words.refusals.written import NoPlayerCalled


def act(replay: PhhReplay, words: Words) -> None:
    """Play one action, or raise ``BadNotation``, ``BadCard`` or the engine's refusal."""
    actor, verb, *rest = words if len(words) > 1 else (words[0], "")
    if actor == "d":
        _dealer(replay, verb, rest)
        return
    seat = _seat(replay, actor)
    if replay.board:
        raise BadNotation(BoardInPart())
    match verb, rest:
        case "f", []:
            replay.take(FOLD, seat)
        case "cc", []:
            _call(replay, seat)
        case "cbr", [amount]:
            _raise(replay, seat, chips(parse_amount(amount), replay.setup.scale))
        case "pb", []:
            _bring_in(replay, seat)
        case "sd", ([] | [_]):
            draw(replay, seat, read_cards(rest[0]) if rest else ())
        case "sm", []:
            muck(replay, seat)
        case "sm", [cards]:
            show(replay, seat, () if cards == "-" else read_cards(cards))
        case _:
            raise BadNotation(ThatIsNoAction())


def _dealer(replay: PhhReplay, verb: str, rest: Words) -> None:
    if verb == "dh" and len(rest) == 2:
        deal_hole(replay, _seat(replay, rest[0]), read_cards(rest[1]))
    elif verb == "db" and len(rest) == 1:
        deal_board(replay, read_cards(rest[0]))
    else:
        raise BadNotation(ThatIsNoAction())


def _seat(replay: PhhReplay, player: str) -> int:
    seat = replay.setup.seat_of.get(player)
    if seat is None:
        raise BadNotation(NoPlayerCalled(repr(player)))
    return seat


# Betting ------------------------------------------------------------------------------------------


def _call(replay: PhhReplay, seat: int) -> None:
    now = replay.now
    if isinstance(now, ToAct) and now.bring_in and now.seat == seat:
        raise BadNotation(HasToOpen(Seat(seat)))
    if isinstance(replay.log[-1], f.BetsCollected) and replay.hand.able == 1 << seat:
        # Some files let a player check who alone has chips, though nobody could call a bet.
        replay.notes.append(f"p{replay.label(seat)} checks, though they have nobody to bet against")
        return
    replay.take(CALL, seat)


def _bring_in(replay: PhhReplay, seat: int) -> None:
    if not replay.hand.plan.has_upcards:
        raise BadNotation(BelongsTo("pb", "stud"))
    now, opened = replay.now, replay.log[-1]
    if replay.log[-1] == f.BroughtIn(seat, replay.hand.bets[seat], option=True):
        return  # by the house's rules
    if (
        isinstance(now, ToAct)
        and now.seat == seat
        and isinstance(opened, f.BettingOpened)
        and opened.bring_in
        and not now.bring_in
    ):
        who = f"p{replay.label(opened.first)} is all-in for their ante"
        replay.notes.append(f"{who}: p{replay.label(seat)} calls the bring-in")
        replay.take(CALL, seat)
    else:
        replay.take(BringIn(seat), seat)


def _raise(replay: PhhReplay, seat: int, to: int) -> None:
    try:
        replay.take(RaiseTo(to), seat)
    except IllegalAction as refused:
        turn = refused.legal
        if not isinstance(turn, ToAct) or turn.seat != seat or to > turn.all_in:
            raise
        current = replay.hand.current_bet
        if turn.high and current < to == _all_in_of_the_others(replay, seat):
            _raise_all_in(replay, turn, to)
        elif turn.high and replay.setup.reading.whole_raises and to == _whole_raise(replay):
            _raise_beyond(replay, turn, to)
        elif turn.bring_in and to == turn.all_in:
            replay.take(BringIn(seat), seat)  # all they have
        else:
            raise


def _whole_raise(replay: PhhReplay) -> int:
    """A whole bet above a short all-in, in a game where every bet has its size."""
    hand = replay.hand
    return hand.current_bet + hand.bet_size if hand.full_bet < hand.current_bet else 0


def _all_in_of_the_others(replay: PhhReplay, seat: int) -> int:
    """The total that puts everybody else who can still call exactly all-in."""
    hand = replay.hand
    others = hand.seats(hand.able & ~(1 << seat))
    return max((hand.bets[other] + hand.stacks[other] for other in others), default=0)


def _raise_all_in(replay: PhhReplay, turn: ToAct, to: int) -> None:
    """A raise of another size than the game's, written as what it costs the other player."""
    write = written(replay.setup.scale)
    what = f"a raise to {write(to)}, all-in for the only opponent,"
    if to < turn.low:  # the rest of a full raise could not be called
        replay.take(RaiseTo(turn.low), turn.seat)
        replay.notes.append(f"{what} stands for {write(turn.low)}")
    else:
        _raise_beyond(replay, turn, to)
        replay.notes.append(f"{what} is more than {write(turn.high)}")


def _raise_beyond(replay: PhhReplay, turn: ToAct, to: int) -> None:
    """A raise to more than the game's size, which is otherwise what that one is."""
    raised = decide(replay.hand, RaiseTo(turn.high), turn.seat)
    assert isinstance(raised, f.Raised), "a legal raise"
    replay.record(replace(raised, to=to))
    replay.go_on()
