"""Awards of pots that a player wins without opponents and without showing."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from riverboat.cards import UNKNOWN
from riverboat.engine import ToShow
from riverboat.engine.pots.pots import pots
from riverboat.engine.pots.pushed_pots import push_pots
from riverboat.engine.state import hand_facts as f
from riverboat.notation.hand_replay import HandReplay


def award_uncontested_pots(replay: HandReplay, winners: Collection[int]) -> list[int]:
    """Award all pots, if each winner who did not show wins only uncontested pots.

    Such a winner need not show, and has lost all other pots to shown hands (SHOW-15, SHOW-17).
    *winners* are the seats that won chips according to the file. Return the seats of winners who
    have not shown, or an empty list if no pot was awarded.
    """
    hand, pending_action = replay.hand, replay.awaiting
    if not isinstance(pending_action, ToShow) or len(hand.compiled.rankings) > 1:
        return []
    if not any(UNKNOWN in hand.holdings[seat] for seat in pending_action.seats):
        return []  # the cards decide
    hidden_winners = [seat for seat in pending_action.seats if seat in winners]
    all_pots = pots(hand)
    uncontested_winners = {pot.seats[0] for pot in all_pots if len(pot.seats) == 1}
    if not hidden_winners or not uncontested_winners.issuperset(hidden_winners):
        return []
    awards = list[f.Winners]()
    for pot_index, pot in enumerate(all_pots):
        shown_seats = [
            seat for seat in pot.seats if seat in winners and hand.shown_mask >> seat & 1
        ]
        winning_seats = pot.seats if len(pot.seats) == 1 else tuple(shown_seats)
        awards += [
            f.Winners(winning_seats, pot_index, board_index)
            for board_index in range(len(hand.boards))
        ]
    if not all(award.seats for award in awards):
        return []
    replay.apply_fact(push_pots(hand, pending_action, awards))
    return hidden_winners


def describe_uncontested_win(names: Iterable[str]) -> str:
    """Return a note on winners who did not show, by name."""
    return f"an uncontested side pot is won without showing: {', '.join(names)}"
