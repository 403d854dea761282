"""Table commands of players with a bot style."""

from __future__ import annotations

from random import Random

from riverboat.bots import DecisionPoint, Style
from riverboat.engine import Nothing, Rotation, ToDeal
from riverboat.sim.sessions.simulated_dealer import SimulatedDealer
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import StraddleOffer, ToPlay
from riverboat.table.state.table_state import Table


def find_decision_point(to_play: ToPlay) -> DecisionPoint:
    """Return the decision of the player to act."""
    assert not isinstance(to_play.hand, (ToDeal, Nothing)), "a player is to act"
    return to_play.hand


def choose_command(dealer: SimulatedDealer, to_play: ToPlay, style: Style) -> c.Act:
    """Return the command of the player to act; a style that looks at its cards gets their view."""
    chair, hand = to_play.chairs[0], dealer.table.hand
    assert hand is not None, "a decision is pending in a hand"
    seat = dealer.table.hand_chairs.index(chair)
    visible_hand = dealer.view(seat) if style.needs_hand_view else hand
    return c.Act(chair, style.choose(seat, visible_hand, find_decision_point(to_play)))


def choose_straddle(offer: StraddleOffer, style: Style) -> c.Straddle | c.DeclineStraddle:
    """Return the player's straddle, or the command that declines one."""
    if style.wants_to_straddle():
        return c.Straddle(offer.chair, offer.min_bet)
    return c.DeclineStraddle(offer.chair)


def choose_game(table: Table, rng: Random) -> c.ChooseGame | None:
    """Return a dealer's choice of a game, once per orbit; ``None`` between choices."""
    game_mix = table.rules.game
    if not isinstance(game_mix, Rotation) or game_mix.changes_game_by != "choice":  # rule: BYND-85
        return None
    if table.hand_count and table.hands_of_game < len(table.hand_chairs):
        return None
    game = rng.choice(game_mix.games)
    return c.ChooseGame(f"{game.structure.name} {game.variant.name}")
