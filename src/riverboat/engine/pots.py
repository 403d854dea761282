"""The chips in the middle: main pot, side pots, uncalled bets, and the pot that pot-limit counts.

No pots exist while the betting goes on: they are layers of what each player has put in, cut when
somebody asks.
"""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING

from msgspec import Struct

from riverboat.engine.betting import is_pot_limit
from riverboat.engine.errors import IllegalAction

if TYPE_CHECKING:
    from riverboat.engine.hand import Hand


class Pot(Struct, frozen=True, gc=False):
    """Chips, and the live seats that can win them, clockwise from the left of the button."""

    chips: int
    seats: tuple[int, ...]


def pots(hand: Hand) -> list[Pot]:
    """The main pot, then the side pots in the order in which they were formed.

    One layer for each amount that a live player has in; everybody's chips inside the layer,
    folded players' too, go to those who reached its top. Layers with the same players are one
    pot (ALLN-07). Dead money belongs to the main pot.
    """
    put_in = list(map(add, hand.totals, hand.bets))
    live = hand.seats(hand.live)
    if not live:
        return []
    levels = sorted({put_in[seat] for seat in live})
    if len(levels) == 1:
        return [Pot(sum(put_in) + hand.dead, live)]
    found: list[Pot] = []
    below, dead, last = 0, hand.dead, levels[-1]
    for level in levels:
        if level == last:  # chips of folded players above every live one stay in the last pot
            chips = sum([chips - below for chips in put_in if chips > below])
        else:
            chips = sum([min(chips, level) - below for chips in put_in if chips > below])
        # A player who is in for nothing but dead money can win that, and no more.
        if chips + dead:
            found.append(Pot(chips + dead, tuple([s for s in live if put_in[s] >= level])))
        below, dead = level, 0
    return found


def uncalled(hand: Hand) -> tuple[int, int] | None:
    """The seat whose bet nobody matched in full, and the part to give back (ALLN-08)."""
    bets = hand.bets
    most = max(bets)
    if most and bets.count(most) > 1:
        return None  # somebody has matched it
    put_in = list(map(add, hand.totals, bets))
    most = max(put_in)
    seat = put_in.index(most)
    put_in[seat] = 0
    second = max(put_in)
    if most > second and hand.live >> seat & 1:
        return seat, most - second
    return None


def raising_pot(hand: Hand, seat: int) -> int:
    """The pot as a pot-limit raise counts it: with full blinds and, by house rule, an assumed call.

    The raiser's own call comes on top.
    """
    pot = hand.pot
    if hand.street == 0:
        pot += _missing_blinds(hand) + _assumed_call(hand, seat)
    round_up = hand.plan.rules.pot_round_up
    return -(-pot // round_up) * round_up  # rule: POTL-18


def _missing_blinds(hand: Hand) -> int:
    """What short and dead blinds are short of the full ones (POTL-14)."""
    blinds = hand.game.stakes.blinds
    missing, due = 0, sum(blinds)
    for post in hand.posts:
        if post.kind == "blind":
            due -= post.chips
            if not hand.stacks[post.seat]:
                missing += max(0, post.chips - hand.bets[post.seat])
        elif post.kind == "dead" and hand.plan.rules.sb_dead and post.chips in blinds[:-1]:
            due -= post.chips
    return missing + max(0, due)


def _assumed_call(hand: Hand, seat: int) -> int:
    """What the small blind lacks of a big blind, until the big blind has acted (POTL-13).

    When the small blind himself raises, his call is real, and is not counted twice.
    """
    rule, blinds = hand.plan.rules.preflop_pot, hand.game.stakes.blinds
    if rule == "true" or len(blinds) != 2:  # rule: POTL-12
        return 0
    small, big = blinds
    if rule == "assumed_if_odd" and big == 2 * small:
        return 0
    posters = [post.seat for post in hand.posts if post.kind == "blind"]
    if not posters:
        return 0
    big_blind = posters[-1]
    small_blind = posters[0] if len(posters) == 2 else None
    if seat == small_blind or hand.folded(big_blind) or hand.acted_at[big_blind] >= 0:
        return 0
    in_front = 0 if small_blind is None else hand.bets[small_blind]
    return max(0, big - max(small, in_front))


class PotInfo(Struct, frozen=True):
    """What a dealer may say in pot-limit: the pot, and what "pot" comes to (POTL-09)."""

    pot: int
    to_call: int
    raise_to: int
    """The total in front of the player after a raise of the pot; his stack may be smaller."""

    def __str__(self) -> str:
        after_call = self.pot + self.to_call
        return (
            f"pot {self.pot}; call {self.to_call} makes {after_call}; "
            f"raise by {after_call}: to {self.raise_to}"
        )


def pot_info(hand: Hand, seat: int) -> PotInfo:
    """The pot and the size of a pot raise by *seat*: only in pot-limit (POTL-09)."""
    if not is_pot_limit(hand.game.structure):
        raise IllegalAction(
            "not pot-limit",
            "POTL-09",
            f"the dealer counts the pot in pot-limit only, and this is {hand.game.structure.name}",
        )
    pot = raising_pot(hand, seat)
    to_call = hand.current_bet - hand.bets[seat]
    return PotInfo(pot, to_call, hand.current_bet + pot + to_call)
