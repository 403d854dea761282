"""Known differences between pokerkit and the engine, each with the rule that the engine follows.

A difference in a player's options ends the comparison of the hand, since the tables then play
different hands. A difference in the award of odd chips is calculated to the chip.
"""

from collections.abc import Sequence

from riverboat.engine import HandState, ToAct, apply
from riverboat.engine.pots.pot_awards import RanksByHalf, compute_rank_values
from riverboat.engine.pots.pots import Pot, pots, split_into_pots
from riverboat.engine.state.hand_facts import BettingOpened, PotAwarded, Raised
from tests.engine.pokerkit_table import OfferedActions, TwoTables


def name_known_difference(
    tables: TwoTables, own_turn: ToAct, peer_offer: OfferedActions
) -> str | None:
    """Return the name of a known difference in the options of the next player."""
    hand, (peer_seat, peer_call, peer_low, peer_high, peer_bring_in) = tables.hand, peer_offer
    if own_turn.seat != peer_seat:
        return None
    if peer_bring_in and not own_turn.is_bring_in:
        # pokerkit: the player to the left of the all-in low card brings it in.
        return "low card all-in for the ante: the action starts at their left (BYND-69)"
    if not (peer_bring_in or hand.street) and max(hand.bets) < hand.current_bet:
        # pokerkit: a call matches the chips that were posted.
        return "a short blind or bring-in is called in full (BLND-16, ALLN-13, BRNG-01)"
    if own_turn.call != peer_call:
        return None
    if peer_bring_in and peer_call == peer_high == own_turn.all_in and not own_turn.high:
        return "all-in for the bring-in is a bring-in (BRNG-01, ALLN-01); there a completion too"
    if peer_bring_in and own_turn.raise_refusal and own_turn.raise_refusal.rule == "ALLN-28":
        return "nobody could call more than the bring-in (ALLN-28); there they may complete"
    owed_bring_in = 0 if hand.street or hand.compiled.has_limit_bets else hand.compiled.bring_in
    if owed_bring_in and (peer_low, peer_high) == (
        min(own_turn.low - owed_bring_in, own_turn.all_in),
        own_turn.high,
    ):
        # pokerkit: the same holds if no player has paid the bring-in before it.
        return "over the bring-in the first full bet is a bet (BRNG-08); there a raise"
    return (
        _name_short_all_in_difference(tables, own_turn, peer_offer)
        if _list_short_raises(tables)
        else None
    )


def _name_short_all_in_difference(
    tables: TwoTables, own_turn: ToAct, peer_offer: OfferedActions
) -> str | None:
    """Return the known difference in raises over short all-ins, checked to the chip."""
    hand, (seat, _, peer_low, peer_high, _) = tables.hand, peer_offer
    min_raise, full_raise = tables.state.completion_betting_or_raising_amount, hand.last_raise
    bet_faced = hand.current_bet - hand.bet_faced_by_seat[seat]
    if (
        own_turn.raise_refusal
        and own_turn.raise_refusal.rule == "ALLN-16"
        and hand.bet_faced_by_seat[seat] >= 0
    ):
        # pokerkit: the first bet or raise of a street counts as full, however small.
        is_reopened = 0 < min_raise < full_raise and bet_faced < full_raise
        peer_raise_total = min(
            hand.current_bet + max(min_raise, _pokerkit_minimum_bet(tables)), own_turn.all_in
        )
        if is_reopened and peer_low == peer_raise_total <= peer_high:
            return "a short all-in that opens does not reopen the betting (ALLN-16); there it does"
        return None
    if not hand.compiled.has_limit_bets or own_turn.raise_refusal:
        return None
    if not peer_high:
        peer_raise_count = hand.raises_used + len(_list_short_raises(tables))
        max_raises = hand.compiled.max_raises
        if (
            max_raises is not None
            and hand.raises_used < max_raises <= peer_raise_count
            and own_turn.low == own_turn.high
        ):
            return "a short all-in does not count against the cap (CAPR-07); there it does"
        return None
    full_raise_total = min(hand.current_bet + _pokerkit_minimum_bet(tables), own_turn.all_in)
    if (
        peer_low == peer_high == full_raise_total
        and 0 < own_turn.low - hand.current_bet < _pokerkit_minimum_bet(tables)
    ):
        return "a short all-in is completed in limit (ALLN-20); there a full bet is added to it"
    return None


def _pokerkit_minimum_bet(tables: TwoTables) -> int:
    """Return the minimum bet or raise of the current street."""
    return int(tables.state.street.min_completion_betting_or_raising_amount)


def _list_short_raises(tables: TwoTables) -> list[Raised]:
    """Return the bets and raises of this street that were below the minimum."""
    short_raises: list[Raised] = []
    for fact in reversed(tables.log):
        match fact:
            case Raised(is_full_raise=False):
                short_raises.append(fact)
            case BettingOpened():
                break
    return short_raises


def pokerkit_payouts(tables: TwoTables) -> tuple[list[int], list[str]]:
    """Return the final stacks by pokerkit's division of pots, and the reasons for a difference."""
    showdown_hand = _replay_until_awards(tables)
    if showdown_hand is None:
        return tables.hand.stacks, []
    seats = showdown_hand.seats_in_mask(showdown_hand.live_mask)
    ranks_by_half, pot_layers = compute_rank_values(showdown_hand, seats), pots(showdown_hand)
    paid_seats = {
        paid_seat
        for pot in pot_layers
        for half_ranks in ranks_by_half
        for paid_seat in _find_best_seats(pot.seats, half_ranks[0])
    }
    put_in_by_seat = [
        total + bet
        for total, bet in zip(showdown_hand.earlier_bets, showdown_hand.bets, strict=True)
    ]
    merged_pots = split_into_pots(
        put_in_by_seat,
        tuple(paid_seat for paid_seat in seats if paid_seat in paid_seats),
        showdown_hand.dead_chips,
    )
    stacks, reasons = (
        showdown_hand.stacks[:],
        _name_payout_differences(showdown_hand, ranks_by_half, pot_layers, merged_pots),
    )
    for pot in merged_pots:
        rankings_in_play = [
            half_ranks[0]
            for half_ranks in ranks_by_half
            if _find_best_seats(sorted(paid_seats), half_ranks[0])
        ]
        for index, rank_by_seat in enumerate(rankings_in_play):
            chips, odd_chips = divmod(pot.chips, len(rankings_in_play))
            winners = sorted(_find_best_seats(pot.seats, rank_by_seat) or pot.seats)
            share, remainder = divmod(chips + (0 if index else odd_chips), len(winners))
            for seat in winners:
                stacks[seat] += share + (remainder if seat == winners[0] else 0)
    return stacks, reasons


def _name_payout_differences(
    hand: HandState, ranks_by_half: RanksByHalf, pots: Sequence[Pot], merged_pots: Sequence[Pot]
) -> list[str]:
    """Return the ways in which pokerkit may divide the pots differently."""
    differences = ["the odd chips go to one player, not one to each (BYND-02)"]
    if len(merged_pots) < len(pots):
        differences.append("beaten hands are mucked and then side pots become one (BYND-05)")
    if hand.compiled.has_upcards:
        differences.append("the odd chip of stud goes by position, not by suit (BYND-03)")
    if hand.game.variant.is_low_low:
        differences.append(
            "the odd chip between two lows goes to the first, not by position (BYND-04)"
        )
    if len(ranks_by_half) > 1:
        differences.append("whoever wins both halves divides each half with odd chips (BYND-04)")
        has_low_by_pot = [bool(_find_best_seats(pot.seats, ranks_by_half[1][0])) for pot in pots]
        if any(has_low_by_pot) and not all(has_low_by_pot):
            differences.append(
                "a side pot without a low is split, since another pot has one (BYND-66)"
            )
    return differences


def _replay_until_awards(tables: TwoTables) -> HandState | None:
    """Return the hand before its pots are awarded, or ``None`` without a showdown."""
    hand = HandState(tables.log[0])  # type: ignore[arg-type]
    for fact in tables.log[1:]:
        if isinstance(fact, PotAwarded):
            return hand if fact.rank >= 0 else None
        apply(hand, fact)
    return None


def _find_best_seats(seats: Sequence[int], rank_by_seat: dict[int, int]) -> list[int]:
    best_rank = max((rank_by_seat[seat] for seat in seats), default=-1)
    return [seat for seat in seats if rank_by_seat[seat] == best_rank >= 0]
