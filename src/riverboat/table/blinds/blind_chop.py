"""Chopping the blinds: all others have folded, and both blinds are returned (BYND-35)."""

from __future__ import annotations

from riverboat.engine import HandState, IllegalAction
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.seat_lookup import player_at
from riverboat.table.state.table_state import Table
from riverboat.words import Player, Refusal
from riverboat.words.refusals import hands as w


def chop_blinds(table: Table, command: c.ChopBlinds) -> tuple[f.AnyTableFact, ...]:
    """Offer to chop the blinds, or agree to it (BYND-35)."""
    player = Player(player_at(table, command.chair).player)
    if not table.rules.button.chop:
        raise IllegalAction(w.NoChop())
    hand = table.hand
    if hand is None or command.chair not in table.hand_chairs:
        raise IllegalAction(w.NoBlindInPlay(player))
    if reason := _find_chop_refusal(table, hand, table.hand_chairs.index(command.chair)):
        raise IllegalAction(w.ChopUnavailable(player, reason))
    if table.chop_offer_chair == command.chair:
        return ()
    return (
        (f.BlindsChopped(table.hand_count),)
        if table.chop_offer_chair
        else (f.ChopOffered(command.chair),)
    )


def _find_chop_refusal(table: Table, hand: HandState, seat: int) -> Refusal | None:
    """Return the reason the blinds cannot be chopped, or ``None``."""
    blind_seats = [post.seat for post in hand.posts if post.kind == "blind"]
    if len(blind_seats) != len(hand.posts) or len(blind_seats) != 2:
        return w.MorePostedThanBlinds()
    if table.limit_percent != 100:
        return w.KillPotRunning()
    if seat not in blind_seats:
        return w.ChopBlindsOnly()
    if hand.live_mask != sum(1 << blind_seat for blind_seat in blind_seats):
        return w.ChopOtherPlayerIn()
    if hand.street > 0 or hand.boards[0] or hand.aggressor >= 0:
        return w.ChopTooLate()
    if any(hand.bets[post.seat] != post.chips for post in hand.posts):
        return w.ChopAfterCall()
    return None
