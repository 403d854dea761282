"""One picture of a hand in its current state, without earlier facts."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.engine import HandState, Nothing, due
from riverboat.picture.drawable_text import clean_text
from riverboat.picture.frame_pots import frame_pots
from riverboat.picture.hand_scene import Scene, StreetFrames, compute_layout_requirements
from riverboat.picture.money_format import MoneyFormat
from riverboat.picture.picture_frame import Frame, FrameSeat
from riverboat.picture.shown_holdings import holding_lines
from riverboat.picture.street_by_fact import SHOWDOWN
from riverboat.words import labels as w


def build_still_scene(hand: HandState, players: Sequence[str] | None = None) -> Scene:
    """Return a scene of one frame, from the state of a hand.

    Unknown cards, for example in a player's view, are drawn as backs.
    """
    variant, money = hand.game.variant, MoneyFormat()
    names = tuple(players or [str(w.SeatName(seat)) for seat in range(hand.players)])
    frame = Frame(
        fact_count=0,
        street=_format_street(hand),
        caption=(format_decision(hand, names),),
        seats=tuple([_build_seat(hand, seat) for seat in range(hand.players)]),
        boards=hand.boards,
        pots=frame_pots(hand),
        to_act=seat_to_act(hand),
    )
    return Scene(
        title=hand.game.name,
        players=tuple([clean_text(name) for name in names]),
        frames=(frame,),
        streets=(StreetFrames(frame.street, 0),),
        requirements=compute_layout_requirements([frame], variant.board_cards, money),
        money=money,
        button_seat=-1 if variant.has_upcards else hand.button,
        has_upcards=variant.has_upcards,
    )


def seat_to_act(hand: HandState) -> int:
    """Return the seat to act, or the first of several; -1 if no seat is to act."""
    hand_decision = due(hand)
    if isinstance(hand_decision, tuple):
        return -1
    seats = getattr(hand_decision, "seats", None)
    seat: int = seats[0] if seats else getattr(hand_decision, "seat", -1)
    return seat


def format_decision(hand: HandState, names: Sequence[str]) -> str:
    """Return the pending decision as a sentence: ``Ann may fold, call 1, raise to 4-200``."""
    hand_decision, seat = due(hand), seat_to_act(hand)
    if isinstance(hand_decision, tuple):
        return str(w.PlayContinued())
    if isinstance(hand_decision, Nothing):
        return str(w.HandOverLabel())
    return str(
        w.PlayerOfferLabel(names[seat], hand_decision.offer)
        if seat >= 0
        else w.DealerChoices(hand_decision.offer)
    )


def _format_street(hand: HandState) -> str:
    if hand.has_ended:
        return SHOWDOWN if hand.shown_mask else "the end"
    return hand.game.variant.streets[max(hand.street, 0)].name


def _build_seat(hand: HandState, seat: int) -> FrameSeat:
    reserve_chips = hand.reserve[seat] if hand.reserve and not hand.has_ended else 0
    has_begun = hand.posts_made == len(hand.posts)
    has_folded = has_begun and hand.has_folded(seat)
    is_shown = bool(hand.shown_mask >> seat & 1) and not has_folded
    cards = () if has_folded else hand.holdings[seat]
    return FrameSeat(
        stack=hand.stacks[seat] + reserve_chips,
        bet=hand.bets[seat],
        cards=cards,
        is_up=tuple([is_shown or _is_upcard(hand, seat, card) for card in cards]),
        is_live=not has_folded,
        is_all_in=has_begun and hand.is_all_in(seat) and not hand.stacks[seat],
        holding_lines=holding_lines(hand, seat) if is_shown and hand.has_ended else (),
        chips_pushed=hand.won_chips[seat] if hand.has_ended else 0,
    )


def _is_upcard(hand: HandState, seat: int, card: int) -> bool:
    return bool(hand.upcards) and card in hand.upcards[seat]
