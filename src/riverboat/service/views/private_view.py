"""What one who watches a table knows beside what all may: their cards, and what they may do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from riverboat.cards import name
from riverboat.engine import HandState, ToAct, ToChoose, ToDeclare, ToDraw, ToShow
from riverboat.engine.betting.pot_count import pot_info
from riverboat.engine.betting.raises import return_overbet
from riverboat.service.state.bomb_votes import Ballot
from riverboat.service.state.host_state import HostState
from riverboat.service.views.bet_presets import is_unraised, presets
from riverboat.service.views.card_name_cache import NamedCards, name_cards
from riverboat.table.blinds.deal_in import dealers_choice_chair
from riverboat.table.money.buying_in import buy_in_limits, max_takeable_chips, purchase_limits
from riverboat.table.state.table_pending import (
    AnyPending,
    ToAnswerMarker,
    ToBegin,
    ToPlay,
    ToStraddle,
)
from riverboat.table.state.table_state import Table
from riverboat.wire import view as v
from riverboat.wire.wire_phrases import refusal_view
from riverboat.words.holdings import Holding

GAME_CHOICE_MS = 15_000
"""Milliseconds in which the dealer may choose the next game; then it is what it was."""


class PrivateState(Struct, frozen=True):
    """The table as it is, with everything that is hidden: only ever used for the player asked."""

    table: Table
    hand: HandState | None
    """The hand that is played, or was played last."""
    seat_by_player: dict[str, int]
    """Who played it, and in which of its seats."""
    pending: AnyPending
    turn_token: int
    at: int
    shown_after_hand: Mapping[str, tuple[int, ...]]
    """Cards that players have shown since the hand was over."""
    host_state: HostState
    waiting_players: tuple[str, ...] = ()
    """Who waits for a seat."""
    standing_answers: Mapping[str, v.StandingAnswersView] = MappingProxyType({})
    """What the room answers for players, by name."""
    allows_rabbit_hunt: bool = False
    """Who was dealt in may ask which cards would have come."""
    ballot: Ballot = Ballot()
    """How it stands with the bomb pot that players want next."""
    same_address_players: tuple[tuple[str, ...], ...] = ()
    """Players who come from one address."""
    name_cards: Callable[[HandState, int], NamedCards] = name_cards
    """What a seat has."""
    chair_by_player: Mapping[str, int] = MappingProxyType({})
    """Who sits in which chair."""
    table_version: int = 0
    """Goes up when something else has changed than the play of a hand."""
    can_undo: bool = False
    """The last action can be taken back: nothing has come since."""


def build_private_view(state: PrivateState, player: str, role: str) -> v.PrivateView:
    """What *player* may know and do; somebody without a chair knows nothing more than others."""
    table = state.table
    chair = state.chair_by_player.get(player, 0) if player else 0
    cards, up, holding, side = _cards(state, player)
    turn, extra = turn_of(state, chair, player)
    return v.PrivateView(
        role=role,  # type: ignore[arg-type]
        chair=chair,
        cards=cards,
        up=up,
        holding=holding,
        turn=turn,
        token=state.turn_token,
        side=side,
        buy=_buy_range(table, player, chair, state.at) if player else (0, 0),
        extra=extra,
        flags=_flags(table, chair),
        may_show=tuple([name(card) for card in showable_cards(state, player)]) if chair else (),
        requests=_requests(table) if role == "host" else (),
        notices=state.host_state.notices.get(player, ()) if player else (),
        barred=state.host_state.active_bans(state.at) if role == "host" else (),
        waiting=state.waiting_players if role == "host" else (),
        may_undo=state.can_undo and role == "host",
        together=state.same_address_players if role == "host" else (),
        standing=state.standing_answers.get(player, _DEFAULT_STANDING) if chair else None,
        challenge=can_challenge(table, chair),
        may_rabbit=state.allows_rabbit_hunt and player in state.seat_by_player,
        bomb_vote=state.ballot.answer_of(player),  # type: ignore[arg-type]
        may_bomb=state.ballot.can_propose and player in state.ballot.voters,
        spend=max_takeable_chips(table, chair) if chair and not table.closed else 0,
    )


def hand_dependent_fields(state: PrivateState, player: str, chair: int) -> dict[str, Any]:
    """What of ``mine`` changes by cards and chips while a hand is played on, for who is in it."""
    table = state.table
    cards, up, holding, side = _cards(state, player)
    return {
        "cards": cards,
        "up": up,
        "holding": holding,
        "side": side,
        "buy": _buy_range(table, player, chair, state.at),
        "spend": max_takeable_chips(table, chair) if not table.closed else 0,
    }


_DEFAULT_STANDING = v.StandingAnswersView()


def turn_of(state: PrivateState, chair: int, player: str) -> tuple[v.AnyTurn | None, bool]:
    """What a player is asked now, and whether they may ask for time."""
    return _turn(state, chair, player) if chair else None, _can_request_time(state, chair)


def can_challenge(table: Table, chair: int) -> bool:
    """Whether a bet of more than the pot stands, to which they may object (POTL-11)."""
    hand = table.hand
    if hand is None or not hand.betting or not hand.overbet[0] or chair not in table.playing:
        return False
    if return_overbet(hand) is None:
        return False
    return hand.overbet[1] != table.playing.index(chair)


def _cards(
    state: PrivateState, player: str
) -> tuple[tuple[str, ...], tuple[str, ...], Holding | None, str]:
    hand, seat = state.hand, state.seat_by_player.get(player)
    if hand is None or seat is None or state.table.opening is not None:
        return (), (), None, ""
    side = hand.declared[seat] if hand.declared else ""
    return *state.name_cards(hand, seat), side


def showable_cards(state: PrivateState, player: str) -> tuple[int, ...]:
    """The cards that a player held when the hand was over and that not all have seen.

    Nobody has to show them: who was left alone with the pot need not (SHOW-15), nor who has folded
    (SHOW-16).
    """
    hand, seat = state.hand, state.seat_by_player.get(player)
    if (
        hand is None
        or seat is None
        or state.table.is_hand_running
        or not hand.ended
        or hand.shown >> seat & 1
    ):
        return ()
    known = {*state.shown_after_hand.get(player, ()), *(hand.upcards[seat] if hand.upcards else ())}
    return tuple([card for card in hand.holdings[seat] if card not in known])


def _turn(state: PrivateState, chair: int, player: str) -> v.AnyTurn | None:
    match state.pending:
        case ToPlay(chairs=chairs, hand=ToAct()) if chair not in chairs:
            return None
        case ToPlay(chairs=chairs, hand=asked):
            seat = state.seat_by_player.get(player, -1)
            if chair in chairs or (isinstance(asked, ToShow) and seat in asked.seats):
                assert state.hand is not None, "somebody is asked in a hand"
                return hand_turn(state.hand, seat, asked)
        case ToStraddle(offers=offers):
            for offer in offers:
                if offer.chair == chair:
                    return v.StraddleTurn(offer.least, offer.most, offer.live)
        case ToBegin() if chair == game_chooser(state.table):
            return _game_turn(state.table)
        case ToAnswerMarker(chairs=chairs, debtor=debtor, chips=chips, lender=lender):
            if chair == lender or (not lender and chair in chairs):
                return v.AnswerTurn(debtor, chips, lender)
        case _:
            pass
    return None


def game_chooser(table: Table) -> int:
    """The chair that is asked what is dealt next; 0 if nobody is, or has said so already."""
    chair = 0 if table.chosen_for > table.hand_count else dealers_choice_chair(table)
    return chair if chair and not table.chairs[chair].lost else 0


def _game_turn(table: Table) -> v.GameTurn:
    games = [f"{game.structure.name} {game.variant.name}" for game in table.rules.games]
    return v.GameTurn(tuple(games), games[table.game])


def hand_turn(hand: HandState, seat: int, question: object) -> v.AnyTurn | None:
    """What a hand asks of one of its seats, and what each answer may be."""
    match question:
        case ToAct():
            return _act_turn(hand, question)
        case ToDraw(least=least, most=most, draws=draws):
            return v.DrawTurn(least, most, draws)
        case ToShow(seat=whose, may_muck=may_muck):
            return v.ShowTurn(seat in may_muck, whose == seat)
        case ToChoose(most=most):
            return v.RunItTurn(most)
        case ToDeclare():
            return v.DeclareTurn()
        case _:
            return None


def _act_turn(hand: HandState, turn: ToAct) -> v.ActTurn:
    barred = turn.barred
    return v.ActTurn(
        call=turn.call,
        low=turn.low,
        high=turn.high,
        all_in=turn.all_in,
        unit=turn.unit,
        fold=turn.may_fold,
        free=not turn.call,
        opens=turn.bet,
        ends_only=turn.ends_only,
        bring_in=turn.bring_in,
        short=turn.short,
        may_buy=turn.may_buy,
        barred=refusal_view(barred) if barred is not None else None,
        pot=pot_info(hand, turn.seat).count if hand.compiled.is_pot_limit and turn.high else None,
        presets=presets(hand, turn),
        unraised=is_unraised(hand),
    )


def _buy_range(table: Table, player: str, chair: int, at: int) -> tuple[int, int]:
    """What a player may bring, or buy to what they have."""
    if table.closed:
        return (0, 0)
    return (
        (purchase_limits(table, chair, at) or (0, 0)) if chair else buy_in_limits(table, player, at)
    )


def _can_request_time(state: PrivateState, chair: int) -> bool:
    now = state.pending
    return (
        chair > 0
        and state.table.rules.clock.extra > 0
        and isinstance(now, ToPlay)
        and now.chairs == (chair,)
        and state.table.clock is not None
        and not state.table.chairs[chair].time_asked
    )


def _flags(table: Table, chair: int) -> tuple[str, ...]:
    each = table.chairs.get(chair)
    if each is None:
        return ()
    flags = []
    if each.out:
        flags.append("out")
    if each.sits_out_next:
        flags.append("sits-out-next")
    if each.sits_out_at_blind:
        flags.append("sits-out-at-blind")
    if each.leaves_next:
        flags.append("leaves-next")
    if each.waits:
        flags.append("waits")
    return tuple(flags)


def _requests(table: Table) -> tuple[tuple[int, str, int, str], ...]:
    return tuple(
        [
            (chair, each.player, each.asked, each.asked_as)
            for chair, each in sorted(table.chairs.items())
            if each.asked
        ]
    )
