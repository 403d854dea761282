"""Chopping the blinds: all others have folded, and the blinds take their money back (BYND-35)."""

from __future__ import annotations

from riverboat.engine import Hand, IllegalAction
from riverboat.table.state import commands as c
from riverboat.table.state import facts as f
from riverboat.table.state.seated import sitting
from riverboat.table.state.table import Table
from riverboat.words import Quoted


def chop(table: Table, command: c.ChopBlinds) -> tuple[f.AnyTableFact, ...]:
    """One of the two blinds offers to chop, or agrees to it (BYND-35)."""
    who = sitting(table, command.chair).player
    if not table.rules.button.chop:
        raise IllegalAction(Quoted("blinds are not chopped at this table", "no chop", "BYND-35"))
    hand = table.hand
    if hand is None or command.chair not in table.playing:
        raise IllegalAction(Quoted(f"{who} has no blind in play", "no hand", "BYND-35"))
    if why := _against(table, hand, table.playing.index(command.chair)):
        raise IllegalAction(Quoted(f"{who} cannot chop: {why}", "no chop", "BYND-35"))
    if table.chop == command.chair:
        return ()
    return (f.BlindsChopped(table.numbers),) if table.chop else (f.ChopOffered(command.chair),)


def _against(table: Table, hand: Hand, seat: int) -> str:
    """What stands against it; nothing if the two blinds are alone with their money."""
    blinds = [post.seat for post in hand.posts if post.kind == "blind"]
    if len(blinds) != len(hand.posts) or len(blinds) != 2:
        return "more than the two blinds was posted"
    if table.percent != 100:
        return "it is a kill pot"
    if seat not in blinds:
        return "only the blinds may"
    if hand.live != sum(1 << each for each in blinds):
        return "somebody else is still in the hand"
    if hand.street > 0 or hand.boards[0] or hand.aggressor >= 0:
        return "there was a raise or a flop"
    if any(hand.bets[post.seat] != post.chips for post in hand.posts):
        return "there was a call"
    return ""
