"""The pot count in pot-limit, as a dealer announces it."""

from __future__ import annotations

from msgspec import Struct

from riverboat.engine.commands.engine_errors import IllegalAction
from riverboat.engine.state.hand_state import HandState
from riverboat.words.player_actions import PotBet, PotCount, PotRaise
from riverboat.words.refusals.betting import PotCountUnavailable


def compute_pot_for_raise(hand: HandState, seat: int) -> int:
    """Return the pot that limits a raise, with full blinds and, by house rule, an assumed call.

    The raiser's own call is not included: the caller adds it.
    """
    compiled_game = hand.compiled
    pot = sum(hand.earlier_bets) + sum(hand.bets) + hand.dead_chips
    if hand.street and compiled_game.has_simple_pot_count:
        return pot
    if compiled_game.bring_in and _is_bring_in_unpaid(hand, seat):
        pot -= 2 * hand.current_bet  # rule: POTL-01, BRNG-05 no player has bet before
    # If all blinds were posted in full, nothing is missing.
    has_no_assumed_chips = (
        hand.has_standard_posts
        and hand.able_mask == hand.live_mask
        and not compiled_game.assumes_calls
    )
    if not (hand.street or has_no_assumed_chips):
        pot += sum(compute_assumed_pot_chips(hand, seat))
    if compiled_game.round_pot_up > 1:
        pot += -pot % compiled_game.round_pot_up  # rule: POTL-18
    return pot


def compute_assumed_pot_chips(hand: HandState, seat: int) -> tuple[int, int]:
    """Return chips added to the first street's pot count: assumed calls and missing blinds."""
    compiled_game = hand.compiled
    has_no_assumed_call = hand.street or not compiled_game.assumes_calls  # rule: POTL-12
    has_full_blinds = hand.has_standard_posts and hand.able_mask == hand.live_mask
    has_no_missing_blinds = hand.street or not compiled_game.counts_full_blinds or has_full_blinds
    return 0 if has_no_assumed_call else _compute_assumed_call(
        hand, seat
    ), 0 if has_no_missing_blinds else _compute_missing_blinds(hand)


def _is_bring_in_unpaid(hand: HandState, seat: int) -> bool:
    """Return True if *seat* owes the bring-in, or if no player has paid it.

    The second case occurs if the ante has put the player with the low card all-in.
    """
    if hand.bring_in_owed_by == seat:
        return True
    return hand.street == 0 and hand.compiled.bring_in > 0 and not any(hand.bets)


def _compute_missing_blinds(hand: HandState) -> int:
    """Return the chips that the pot lacks because a blind was short or not posted (POTL-14)."""
    compiled_game, stacks = hand.compiled, hand.stacks
    missing_chips, blinds_due = 0, compiled_game.blinds_total
    for post in hand.posts:
        kind, chips = post.kind, post.chips
        if kind == "blind":
            blinds_due -= chips
            if not stacks[post.seat]:
                missing_chips += max(0, chips - hand.bets[post.seat])
        elif (
            kind == "dead"
            and compiled_game.rules.sb_dead
            and chips in compiled_game.game.stakes.blinds[:-1]
        ):
            blinds_due -= chips
    return missing_chips + blinds_due if blinds_due > 0 else missing_chips


def _compute_assumed_call(hand: HandState, seat: int) -> int:
    """Return the chips that the smaller blinds would add by calling the big blind (POTL-13).

    The assumption ends when the big blind acts. No call is assumed for *seat*, the raiser.
    """
    pot_rule, blinds = hand.compiled.rules.preflop_pot, hand.game.stakes.blinds
    if len(blinds) < 2:
        return 0
    *smaller_blinds, big_blind = blinds
    if pot_rule == "assumed_if_odd" and big_blind == 2 * smaller_blinds[-1]:
        return 0
    blind_seats = [post.seat for post in hand.posts if post.kind == "blind"]
    if (
        not blind_seats
        or hand.has_folded(blind_seats[-1])
        or hand.bet_faced_by_seat[blind_seats[-1]] >= 0
    ):
        return 0
    smaller_blind_seats = (
        blind_seats[:-1] if len(blind_seats) == len(blinds) else [-1] * len(smaller_blinds)
    )
    return sum(
        max(0, big_blind - max(blind, hand.bets[blind_seat] if blind_seat >= 0 else 0))
        for blind_seat, blind in zip(smaller_blind_seats, smaller_blinds, strict=True)
        if blind_seat != seat
    )


class PotInfo(Struct, frozen=True):
    """Pot-limit information a dealer may give: the pot and the size of a pot raise (POTL-09)."""

    pot: int
    to_call: int
    raise_to: int
    """Total in front of the player after a pot raise; the player's stack may be smaller."""

    @property
    def count(self) -> PotCount | PotBet | PotRaise:
        """The dealer's count of the pot, as a phrase; the call is left out if it is zero."""
        if self.to_call:
            return PotCount(self.pot, self.to_call, self.pot + self.to_call, self.raise_to)
        if self.raise_to > self.pot:  # the current bet is their own: a blind's option
            return PotRaise(self.pot, self.raise_to)
        return PotBet(self.pot, self.raise_to)

    def __str__(self) -> str:
        return str(self.count)


def pot_info(hand: HandState, seat: int) -> PotInfo:
    """Return the pot and the size of a pot raise by *seat*: only in pot-limit (POTL-09)."""
    if not hand.compiled.is_pot_limit:
        raise IllegalAction(PotCountUnavailable(hand.game.structure.name))
    pot = compute_pot_for_raise(hand, seat)
    if _is_bring_in_unpaid(hand, seat):  # they face no bet: the bring-in is their own
        pot += 2 * hand.current_bet
        return PotInfo(pot, 0, pot)
    return pot_info_for(pot, hand.current_bet, hand.bets[seat])


def pot_info_for(pot: int, bet: int, own_bet: int = 0) -> PotInfo:
    """Return the pot information for the chips in the middle and in front of all players.

    *bet* is the bet the player faces, and *own_bet* the chips they have in front of them.
    """
    # rule: POTL-03, POTL-04, POTL-05
    return PotInfo(pot, bet - own_bet, bet + pot + bet - own_bet)
