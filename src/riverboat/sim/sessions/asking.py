"""What players of a style do at a real table, as its commands: in bulk, and at the terminal."""

from __future__ import annotations

from random import Random

from riverboat.bots import Style, Turn
from riverboat.engine import Nothing, Rotation, ToDeal
from riverboat.sim.sessions.dealer import Dealer
from riverboat.table.state import commands as c
from riverboat.table.state.awaited import StraddleOffer, ToPlay
from riverboat.table.state.table import Table


def turn_of(now: ToPlay) -> Turn:
    """What the player who is awaited is asked."""
    assert not isinstance(now.hand, (ToDeal, Nothing)), "a player is awaited"
    return now.hand


def what_they_do(dealer: Dealer, now: ToPlay, who: Style) -> c.Act:
    """What the one who is awaited does, shown their view of the hand if they look at it."""
    chair, hand = now.chairs[0], dealer.table.hand
    assert hand is not None, "somebody is asked in a hand"
    seat = dealer.table.playing.index(chair)
    seen = dealer.view(seat) if who.looks else hand
    return c.Act(chair, who.choose(seat, seen, turn_of(now)))


def straddles(offer: StraddleOffer, who: Style) -> c.Straddle | c.DeclineStraddle:
    """Whether they raise blind."""
    if who.straddle():
        return c.Straddle(offer.chair, offer.least)
    return c.DeclineStraddle(offer.chair)


def dealers_choice(table: Table, luck: Random) -> c.ChooseGame | None:
    """What the dealer chooses, once an orbit, where they may; ``None`` while the game stays."""
    mix = table.rules.game
    if not isinstance(mix, Rotation) or mix.change != "choice":  # rule: BYND-85
        return None
    if table.numbers and table.game_hands < len(table.playing):
        return None
    game = luck.choice(mix.games)
    return c.ChooseGame(f"{game.structure.name} {game.variant.name}")
