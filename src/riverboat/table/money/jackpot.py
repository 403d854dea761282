"""The bad beat jackpot: a fund that pays for losing with a very strong hand (BYND-58).

The drop of the pots fills it (BYND-47). It is won at a showdown on one board, by players who have
shown their hands. The player who lost with the qualifying hand or a better one gets the largest
part, the winner of the pot a smaller one, and all other players who were dealt in divide the
remainder. Odd chips stay in the fund.
"""

from __future__ import annotations

from riverboat.table.rules.bad_beat import find_bad_beat
from riverboat.table.state import facts as f
from riverboat.table.state.table_state import Table


def find_jackpot_payments(table: Table) -> list[f.JackpotWon]:
    """Return the jackpot payments after a hand; usually none."""
    hand, fees = table.hand, table.rules.fees
    assert hand is not None, "no hand is played"
    jackpot_chips = table.jackpot
    losing_seats, winning_seats = find_bad_beat(hand, fees.jackpot)
    if not (jackpot_chips and losing_seats):
        return []
    other_seats = [
        seat
        for seat in range(hand.players)
        if seat not in losing_seats and seat not in winning_seats
    ]
    seat_groups = (losing_seats, winning_seats, other_seats)
    chip_unit = hand.compiled.split_unit
    seat_payments: list[tuple[int, int]] = []
    for seats, percent in zip(seat_groups, fees.jackpot_shares, strict=True):  # rule: BYND-58
        share_each = jackpot_chips * percent // 100 // max(1, len(seats)) // chip_unit * chip_unit
        seat_payments += [(seat, share_each) for seat in seats if share_each]
    if not seat_payments:
        return []
    chairs = table.hand_chairs
    beaten_cards = hand.compiled.rankings[0].best_five(
        hand.holdings[losing_seats[0]], hand.boards[0]
    )
    return [
        f.JackpotWon(
            tuple([chairs[seat] for seat in losing_seats]),
            tuple([chairs[seat] for seat in winning_seats]),
            tuple(beaten_cards),
            tuple(
                [
                    (chairs[seat], table.chairs[chairs[seat]].player, chips)
                    for seat, chips in sorted(seat_payments)
                ]
            ),
        )
    ]
