"""Private view of a table: a player's own cards, and the actions open to them."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from riverboat.cards import name
from riverboat.engine import HandState, ToAct, ToChoose, ToDeclare, ToDraw, ToShow
from riverboat.engine.betting.pot_count import pot_info
from riverboat.engine.betting.raises import return_overbet
from riverboat.service.state.bomb_votes import Ballot
from riverboat.service.state.host_state import HostState
from riverboat.service.views.bet_presets import build_presets, is_unraised
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
"""Milliseconds in which the dealer may choose the next game; afterwards the game is kept."""


class PrivateState(Struct, frozen=True):
    """The table's full state with hidden cards, used only to build a player's own view."""

    table: Table
    hand: HandState | None
    """Current hand, or the last one."""
    seat_by_player: dict[str, int]
    """Players of the hand, and their seats."""
    pending: AnyPending
    turn_token: int
    at: int
    shown_after_hand: Mapping[str, tuple[int, ...]]
    """Cards that players have shown since the hand was over."""
    host_state: HostState
    waiting_players: tuple[str, ...] = ()
    """Players on the waiting list."""
    standing_answers: Mapping[str, v.StandingAnswersView] = MappingProxyType({})
    """Choices that players made in advance, such as an automatic straddle, by player."""
    allows_rabbit_hunt: bool = False
    """True if players who were dealt in may ask for a rabbit hunt."""
    ballot: Ballot = Ballot()
    """State of the vote for a bomb pot."""
    same_address_players: tuple[tuple[str, ...], ...] = ()
    """Groups of players who share a client address."""
    name_cards: Callable[[HandState, int], NamedCards] = name_cards
    """Function that returns the named cards of a seat."""
    chair_by_player: Mapping[str, int] = MappingProxyType({})
    """Chair of each seated player."""
    table_version: int = 0
    """Counter that rises when anything but the play of a hand changes."""
    stream_players: Container[str] = ()
    """Players who show their hole cards on the video stream."""
    can_undo: bool = False
    """True if the last action can be undone because no card has come since."""


def build_private_view(state: PrivateState, player: str, role: str) -> v.PrivateView:
    """Return the private view of *player*; a spectator's adds nothing to the public view."""
    table = state.table
    chair = state.chair_by_player.get(player, 0) if player else 0
    cards, upcards, holding, declared_side = _find_own_cards(state, player)
    turn, can_request_time = build_turn(state, chair, player)
    return v.PrivateView(
        role=role,  # type: ignore[arg-type]
        chair=chair,
        cards=cards,
        upcards=upcards,
        holding=holding,
        turn=turn,
        turn_token=state.turn_token,
        declared_side=declared_side,
        purchase_limits=_find_chip_purchase_limits(table, player, chair, state.at)
        if player
        else (0, 0),
        can_request_time=can_request_time,
        flags=_list_seat_flags(table, chair),
        showable_cards=tuple([name(card) for card in showable_cards(state, player)])
        if chair
        else (),
        chip_requests=_list_chip_requests(table) if role == "host" else (),
        notices=state.host_state.notices.get(player, ()) if player else (),
        bans=state.host_state.active_bans(state.at) if role == "host" else (),
        waiting_players=state.waiting_players if role == "host" else (),
        can_undo=state.can_undo and role == "host",
        same_address_players=state.same_address_players if role == "host" else (),
        standing_answers=state.standing_answers.get(player, _NO_STANDING_ANSWERS)
        if chair
        else None,
        can_challenge=can_challenge(table, chair),
        can_request_rabbit_hunt=state.allows_rabbit_hunt and player in state.seat_by_player,
        bomb_vote=state.ballot.find_vote(player),  # type: ignore[arg-type]
        can_propose_bomb_pot=state.ballot.can_propose and player in state.ballot.voters,
        shows_cards_on_stream=player in state.stream_players,
        max_takeable_chips=max_takeable_chips(table, chair) if chair and not table.is_closed else 0,
    )


def hand_dependent_fields(state: PrivateState, player: str, chair: int) -> dict[str, Any]:
    """Return the fields of a player's private view that change with cards and chips in a hand."""
    table = state.table
    cards, upcards, holding, declared_side = _find_own_cards(state, player)
    return {
        "cards": cards,
        "upcards": upcards,
        "holding": holding,
        "declared_side": declared_side,
        "purchase_limits": _find_chip_purchase_limits(table, player, chair, state.at),
        "max_takeable_chips": max_takeable_chips(table, chair) if not table.is_closed else 0,
    }


_NO_STANDING_ANSWERS = v.StandingAnswersView()


def build_turn(state: PrivateState, chair: int, player: str) -> tuple[v.AnyTurn | None, bool]:
    """Return a player's pending decision, and True if they may ask for time."""
    return _build_turn_view(state, chair, player) if chair else None, _can_request_time(
        state, chair
    )


def can_challenge(table: Table, chair: int) -> bool:
    """Return True if there is a bet above the pot that the player may challenge (POTL-11)."""
    hand = table.hand
    if (
        hand is None
        or not hand.is_betting_open
        or not hand.overbet[0]
        or chair not in table.hand_chairs
    ):
        return False
    if return_overbet(hand) is None:
        return False
    return hand.overbet[1] != table.hand_chairs.index(chair)


def _find_own_cards(
    state: PrivateState, player: str
) -> tuple[tuple[str, ...], tuple[str, ...], Holding | None, str]:
    hand, seat = state.hand, state.seat_by_player.get(player)
    if hand is None or seat is None or state.table.hand_opening is not None:
        return (), (), None, ""
    declared_side = hand.declared_sides[seat] if hand.declared_sides else ""
    return *state.name_cards(hand, seat), declared_side


def showable_cards(state: PrivateState, player: str) -> tuple[int, ...]:
    """Return a player's cards at the end of the hand that are not public.

    Showing is optional: a player left alone with the pot need not show (SHOW-15), nor one who
    folded (SHOW-16).
    """
    hand, seat = state.hand, state.seat_by_player.get(player)
    if (
        hand is None
        or seat is None
        or state.table.is_hand_running
        or not hand.has_ended
        or hand.shown_mask >> seat & 1
    ):
        return ()
    public_cards = {
        *state.shown_after_hand.get(player, ()),
        *(hand.upcards[seat] if hand.upcards else ()),
    }
    return tuple([card for card in hand.holdings[seat] if card not in public_cards])


def _build_turn_view(state: PrivateState, chair: int, player: str) -> v.AnyTurn | None:
    match state.pending:
        case ToPlay(chairs=chairs, hand=ToAct()) if chair not in chairs:
            return None
        case ToPlay(chairs=chairs, hand=question):
            seat = state.seat_by_player.get(player, -1)
            if chair in chairs or (isinstance(question, ToShow) and seat in question.seats):
                assert state.hand is not None, "a decision is pending in a hand"
                return build_hand_turn(state.hand, seat, question)
        case ToStraddle(offers=offers):
            for offer in offers:
                if offer.chair == chair:
                    return v.StraddleTurn(offer.min_bet, offer.max_bet, offer.is_live)
        case ToBegin() if chair == find_game_chooser_chair(state.table):
            return _build_game_turn(state.table)
        case ToAnswerMarker(chairs=chairs, debtor=debtor, chips=chips, lender=lender):
            if chair == lender or (not lender and chair in chairs):
                return v.AnswerTurn(debtor, chips, lender)
        case _:
            pass
    return None


def find_game_chooser_chair(table: Table) -> int:
    """Return the chair that chooses the next game; 0 if there is none or it has chosen."""
    chair = 0 if table.game_chosen_for_hand > table.hand_count else dealers_choice_chair(table)
    return chair if chair and not table.chairs[chair].is_disconnected else 0


def _build_game_turn(table: Table) -> v.GameTurn:
    game_names = [f"{game.structure.name} {game.variant.name}" for game in table.rules.games]
    return v.GameTurn(tuple(game_names), game_names[table.game_index])


def build_hand_turn(hand: HandState, seat: int, pending: object) -> v.AnyTurn | None:
    """Return the pending decision of a seat of a hand, with the legal actions."""
    match pending:
        case ToAct():
            return _build_act_turn(hand, pending)
        case ToDraw(min_cards=min_cards, max_cards=max_count, replaces_cards=draws):
            return v.DrawTurn(min_cards, max_count, draws)
        case ToShow(seat=owner, seats_allowed_to_muck=may_muck):
            return v.ShowTurn(seat in may_muck, owner == seat)
        case ToChoose(max_runs=max_count):
            return v.RunItTurn(max_count)
        case ToDeclare():
            return v.DeclareTurn()
        case _:
            return None


def _build_act_turn(hand: HandState, to_act: ToAct) -> v.ActTurn:
    raise_refusal = to_act.raise_refusal
    return v.ActTurn(
        call=to_act.call,
        min_raise_to=to_act.low,
        max_raise_to=to_act.high,
        all_in_total=to_act.all_in,
        unit=to_act.unit,
        can_fold=to_act.can_fold,
        can_check=not to_act.call,
        is_opening_bet=to_act.is_bet,
        only_min_or_max=to_act.only_min_or_max,
        is_bring_in=to_act.is_bring_in,
        chips_missing=to_act.chips_missing,
        can_add_chips=to_act.can_add_chips,
        raise_refusal=refusal_view(raise_refusal) if raise_refusal is not None else None,
        pot_calculation=pot_info(hand, to_act.seat).count
        if hand.compiled.is_pot_limit and to_act.high
        else None,
        presets=build_presets(hand, to_act),
        is_unraised=is_unraised(hand),
    )


def _find_chip_purchase_limits(
    table: Table, player: str, chair: int, now_ms: int
) -> tuple[int, int]:
    """Return the least and greatest amount that a player may buy or buy in for."""
    if table.is_closed:
        return (0, 0)
    return (
        (purchase_limits(table, chair, now_ms) or (0, 0))
        if chair
        else buy_in_limits(table, player, now_ms)
    )


def _can_request_time(state: PrivateState, chair: int) -> bool:
    pending = state.pending
    return (
        chair > 0
        and state.table.rules.clock.extra > 0
        and isinstance(pending, ToPlay)
        and pending.chairs == (chair,)
        and state.table.clock is not None
        and not state.table.chairs[chair].has_asked_for_time
    )


def _list_seat_flags(table: Table, chair: int) -> tuple[str, ...]:
    player = table.chairs.get(chair)
    if player is None:
        return ()
    flags = []
    if player.is_sitting_out:
        flags.append("out")
    if player.sits_out_after_hand:
        flags.append("sits-out-next")
    if player.sits_out_at_big_blind:
        flags.append("sits-out-at-blind")
    if player.leaves_after_hand:
        flags.append("leaves-next")
    if player.waits_for_big_blind:
        flags.append("waits")
    return tuple(flags)


def _list_chip_requests(table: Table) -> tuple[tuple[int, str, int, str], ...]:
    return tuple(
        [
            (chair, player.player, player.requested_chips, player.requested_purchase)
            for chair, player in sorted(table.chairs.items())
            if player.requested_chips
        ]
    )
