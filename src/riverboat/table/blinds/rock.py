"""The rock: its holder must straddle when under the gun (STRD-10).

If the rock has no holder, because the table is new or the holder has left, the winner of the next
pot takes it. It moves only with pots that it has straddled. The rock is not used heads-up, where no
player is under the gun, and in bomb pots, kill pots and games without blinds.
"""

from __future__ import annotations

from riverboat.engine import Game
from riverboat.table.blinds.straddles import (
    find_under_the_gun_chair,
    min_straddle,
    straddle_refusal,
)
from riverboat.table.state import facts as f
from riverboat.table.state.button_positions import Chairs, Positions, next_chair
from riverboat.table.state.table_state import Table


def forced_straddle(table: Table) -> tuple[f.AnyTableFact, ...]:
    """Return the straddle forced by the game or the rock; a short stack posts less."""
    opening, chair = table.hand_opening, table.rock_chair
    assert opening is not None, "no hand has begun"
    _, forced_size = opening.game.stakes.extra_forced_bets
    if opening.straddles or not (table.rules.straddle.rock or forced_size):
        return ()
    if straddle_refusal(
        opening.game, opening.begin_fact.limit_percent, opening.begin_fact.bomb_pot_ante
    ):
        return ()
    if (
        forced_size
    ):  # rule: STRD-05 the game's own straddle; there is no under-the-gun seat heads-up
        under_the_gun_chair = find_under_the_gun_chair(opening)
        return (
            (f.Straddled(under_the_gun_chair, forced_size),)
            if under_the_gun_chair and len(opening.begin_fact.chairs) > 2
            else ()
        )
    if not chair or find_under_the_gun_chair(opening) != chair:
        return ()
    return (f.Straddled(chair, min_straddle(table), is_rock=True),)  # rule: STRD-10, ALLN-10


def find_missed_straddle(
    table: Table, positions: Positions, dealt_chairs: Chairs, game: Game
) -> list[f.AnyTableFact]:
    """Return the fact that an absent holder of the rock missed a forced straddle (BYND-43).

    The straddle is missed if the holder would have been under the gun. The absent player keeps the
    rock, and posts the straddle as dead money after coming back.
    """
    chair, stakes = table.rock_chair, game.stakes
    if not table.rules.straddle.rock or chair in dealt_chairs or not stakes.blinds:
        return []
    if next_chair(positions.big, tuple(sorted((*dealt_chairs, chair)))) != chair:
        return []
    big_blind = stakes.blinds[-1]
    return [f.BlindMissed(chair, "straddle", big_blind + max(big_blind, stakes.small_bet))]


def find_rock_move_after_hand(table: Table) -> list[f.AnyTableFact]:
    """Move the rock to the winner of the pot that it straddled (STRD-11).

    If there are several winners, the first one to the left of the last holder takes it (STRD-12);
    before there is a holder, the first one to the left of the button.
    """
    hand = table.hand
    assert hand is not None, "no hand is played"
    if hand.game.is_bomb_pot or not hand.game.stakes.blinds:
        return []
    if table.rock_chair and not table.has_rock_straddle:
        return []
    winner_chairs = tuple(
        [
            chair
            for chair, won_chips in zip(table.hand_chairs, hand.won_chips, strict=True)
            if won_chips
        ]
    )
    if not winner_chairs:
        return []
    last_holder_chair = table.rock_chair or table.hand_chairs[hand.button]
    chair = next_chair(last_holder_chair, winner_chairs)
    return [] if chair == table.rock_chair else [f.RockPassed(chair)]
