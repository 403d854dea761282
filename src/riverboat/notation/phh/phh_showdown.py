"""Showdown of a replayed PHH hand: shows, mucks, and winners without shown cards.

After an all-in, the format records shows and mucks before the last cards are dealt. A muck is
queued until the showdown, when it happens at a table.
"""

from __future__ import annotations

from riverboat.cards import UNKNOWN, Cards
from riverboat.engine import AnyFact, Awaiting, Muck, Nothing, Show, ToAct, ToDeal, ToDraw, ToShow
from riverboat.engine.state import hand_facts as f
from riverboat.notation.phh.phh_dealing import burn_before_draw
from riverboat.notation.phh.phh_replay import PhhReplay
from riverboat.notation.read_hand import BadNotation
from riverboat.notation.uncontested_pots import (
    award_uncontested_pots,
    describe_uncontested_win,
)
from riverboat.words import Seat
from riverboat.words.refusals.histories import (
    ActionOnPlayerPending,
    DealerActionPending,
    HandStillRunning,
    PendingTurnPhrase,
    PlayerActionPending,
)
from riverboat.words.refusals.ohh_hands import ShowdownWithoutCards
from riverboat.words.refusals.phh_hands import HandAlreadyMucked


def show_cards(replay: PhhReplay, seat: int, cards: Cards) -> None:
    """Show a player's cards; without *cards*, show the dealt ones."""
    hand = replay.hand
    if hand.shown_mask >> seat & 1 and set(cards) <= {*hand.holdings[seat], UNKNOWN}:
        return  # repeated
    if seat in replay.pending_mucks:
        raise BadNotation(HandAlreadyMucked(Seat(seat)))
    if hand.has_ended and not hand.live_mask >> seat & 1:
        return
    if UNKNOWN in cards and not hand.is_betting_open and hand.live_mask >> seat & 1:
        replay.unseen_seats[seat] = None
        return
    replay.shown_cards[seat] = None
    if isinstance(replay.awaiting, ToDraw) and not hand.able_mask & (hand.able_mask - 1):
        return  # all-in with draws to come: the final cards are shown later
    replay.apply_command(Show(seat, cards), seat)
    replay.unseen_seats.pop(seat, None)


def muck_cards(replay: PhhReplay, seat: int) -> None:
    """Muck a player's hand, now or once all cards are dealt."""
    hand = replay.hand
    if f.HandMucked(seat) in replay.log:
        return  # by the house's rules
    pending_action = replay.awaiting
    if isinstance(pending_action, (ToDeal, ToDraw)) and not hand.able_mask & (hand.able_mask - 1):
        replay.pending_mucks.append(seat)  # all-in: the cards come first
    elif (
        isinstance(pending_action, ToShow)
        and seat in pending_action.seats_allowed_to_muck
        and not replay.pending_mucks
    ):
        if hand.live_mask.bit_count() == 2:
            replay.pending_mucks.append(
                seat
            )  # the muck ends the hand, but the winner may still show
        else:
            replay.apply_command(Muck(seat), seat)
    else:
        _muck_pending_hands(replay)
        replay.apply_command(Muck(seat), seat)


def _muck_pending_hands(replay: PhhReplay) -> None:
    while replay.pending_mucks and not isinstance(replay.awaiting, (ToDeal, ToDraw)):
        seat = replay.pending_mucks.pop(0)
        replay.apply_command(Muck(seat), seat)


def finish_hand(replay: PhhReplay) -> None:
    """Finish the hand after its last action.

    Players whose cards stayed hidden muck, unless the recorded stacks or winnings show that they
    won. Raises ``BadNotation`` if the hand has not ended then.
    """
    if replay.burns:
        burn_before_draw(replay)
    _muck_pending_hands(replay)
    for seat in replay.shown_cards:  # all-in, and later cards were dealt face down
        pending_action = replay.awaiting
        is_known = UNKNOWN not in replay.hand.holdings[seat]
        if is_known and isinstance(pending_action, ToShow) and seat in pending_action.seats:
            replay.apply_command(Show(seat), seat)
    awaited_show = replay.awaiting
    if isinstance(awaited_show, ToShow) and replay.unseen_seats:
        hand = replay.hand
        winners = _find_recorded_winners(replay)
        if not winners and not hand.shown_mask & hand.live_mask:
            raise BadNotation(ShowdownWithoutCards())
        for seat in replay.unseen_seats:
            pending_action = replay.awaiting
            if (
                seat not in winners
                and isinstance(pending_action, ToShow)
                and seat in pending_action.seats_allowed_to_muck
            ):
                replay.apply_command(Muck(seat), seat)
    if isinstance(replay.awaiting, ToShow):
        hidden_winners = award_uncontested_pots(replay, _find_recorded_winners(replay))
        if hidden_winners:
            winner_labels = [f"p{replay.player_number(seat)}" for seat in hidden_winners]
            replay.notes.append(describe_uncontested_win(winner_labels))
    pending_action = replay.awaiting
    if not isinstance(pending_action, Nothing):
        raise BadNotation(HandStillRunning(_find_awaited_action(pending_action)))


def _find_awaited_action(pending_action: Awaiting) -> PendingTurnPhrase:
    match pending_action:
        case ToAct(seat=seat):
            return ActionOnPlayerPending(Seat(seat), pending_action.offer)
        case ToDraw(seat=seat) | ToShow(seat=seat):
            return PlayerActionPending(Seat(seat), pending_action.offer)
        case _:
            return DealerActionPending(pending_action.offer)


def _find_recorded_winners(replay: PhhReplay) -> set[int]:
    setup = replay.setup
    returned_by_seat = [0] * replay.hand.players
    if sum(won_chips or 0 for won_chips in setup.winnings) > replay.hand.pot:
        returned_by_seat = sum_returned_chips(
            replay.log, replay.hand.players
        )  # the winnings include returned chips
    winners = {
        seat
        for seat, won_chips in enumerate(setup.winnings)
        if won_chips and won_chips > returned_by_seat[seat]
    }
    if not winners:
        remaining_stacks = replay.hand.stacks
        winners = {
            seat
            for seat, recorded_stack in enumerate(setup.finishing_stacks)
            if (recorded_stack or 0) > remaining_stacks[seat]
        }
    return winners


def sum_returned_chips(log: list[AnyFact], player_count: int) -> list[int]:
    """Return the uncalled chips returned to each seat."""
    returned_by_seat = [0] * player_count
    for fact in log:
        if isinstance(fact, f.UncalledBetReturned):
            returned_by_seat[fact.seat] += fact.chips
    return returned_by_seat
