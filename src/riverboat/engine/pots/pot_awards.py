"""Pot awards: pots, boards and halves, each shared by the best holdings, and the odd chips.

Cards speak (SHOW-04): a holding is ranked by its cards, never by a player's announcement.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from riverboat.cards import UNKNOWN
from riverboat.engine.commands.engine_errors import Irregularity
from riverboat.engine.games.game import Variant
from riverboat.engine.pots.pots import Pot, pots
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import HandState
from riverboat.ranking import RANKINGS, Ranking
from riverboat.ranking.stud_odd_chip import high_suit_key, roberts_rules_key
from riverboat.words.refusals.betting import UnknownBoardCard

RanksByHalf = list[list[dict[int, int]]]
"""Rank values by half, board and seat; higher is better, and -1 wins nothing."""


def award_pots(hand: HandState, all_pots: Sequence[Pot] | None = None) -> list[f.AnyFact]:
    """Return the awards of all pots: the last side pot formed comes first (BYND-05, SHOW-14)."""
    live_mask = hand.live_mask
    if not live_mask & (live_mask - 1):  # rule: GAME-01, BET-07, SHOW-15
        winner = live_mask.bit_length() - 1
        if all_pots is None:
            chips = sum(hand.earlier_bets) + sum(hand.bets) + hand.dead_chips
            return [f.PotAwarded(winner, chips)] if chips else []
        return [
            f.PotAwarded(winner, pot.chips, pot_index)
            for pot_index, pot in enumerate(all_pots)
            if pot.chips
        ]
    all_pots = pots(hand) if all_pots is None else all_pots
    if hand.corrections.pot_winners:
        return award_pushed_pots(hand, all_pots)
    compiled_game = hand.compiled
    if len(all_pots) == len(hand.boards) == len(compiled_game.rankings) == 1:
        return _award_single_pot(hand, all_pots[0])
    split_unit = compiled_game.split_unit
    ranks_by_half = compute_rank_values(hand, hand.seats_in_mask(live_mask))
    high_ranks = ranks_by_half[0]
    facts: list[f.AnyFact] = []
    if len(ranks_by_half) > 1:
        split_pot = _SplitPot(hand, ranks_by_half, split_unit, facts)
    for pot_index in range(len(all_pots) - 1, -1, -1):
        pot = all_pots[pot_index]
        # rule: BYND-40, BYND-42 each board plays for its share, odd chips to the first board
        for board_index, chips in enumerate(split_chips(pot.chips, len(high_ranks), split_unit)):
            if len(ranks_by_half) > 1:
                split_pot.award_board(pot, pot_index, board_index, chips)
            else:
                _award_share(
                    hand, facts, pot, pot_index, board_index, chips, high_ranks[board_index]
                )
    return facts


def _award_single_pot(hand: HandState, pot: Pot) -> list[f.AnyFact]:
    """Award the usual case: one pot on one board, not split."""
    seats = pot.seats
    rank_values = _rank_seats(hand, hand.compiled.rankings[0], hand.boards[0], seats)
    best_value = max(rank_values)
    if rank_values.count(best_value) == 1 and pot.chips:
        return [f.PotAwarded(seats[rank_values.index(best_value)], pot.chips, 0, 0, best_value)]
    facts: list[f.AnyFact] = []
    _award_share(hand, facts, pot, 0, 0, pot.chips, dict(zip(seats, rank_values, strict=True)))
    return facts


def compute_rank_values(hand: HandState, seats: Sequence[int]) -> RanksByHalf:
    """Return the rank values of these seats, by half and board."""
    return [
        [
            dict(zip(seats, _rank_seats(hand, ranking, board, seats), strict=True))
            for board in hand.boards
        ]
        for ranking in hand.compiled.rankings
    ]


def _rank_seats(
    hand: HandState, ranking: Ranking, board: tuple[int, ...], seats: Sequence[int]
) -> list[int]:
    """Return the rank value of each of these seats.

    An old history may lack a board card: the winner is then unknown, and ``Irregularity`` is
    raised.
    """
    if UNKNOWN in board:
        raise Irregularity(UnknownBoardCard())
    holdings = hand.holdings
    return ranking.values_on_board(board, [holdings[seat] for seat in seats])


def _award_share(
    hand: HandState,
    awards_so_far: list[f.AnyFact],
    pot: Pot,
    pot_index: int,
    board_index: int,
    chips: int,
    rank_by_seat: dict[int, int],
) -> None:
    """Award *chips* to the best hands among the seats that may win them (CARD-19, BYND-02)."""
    seats = pot.seats
    best_rank = max([rank_by_seat[seat] for seat in seats])
    winners = [seat for seat in seats if rank_by_seat[seat] == best_rank]
    if len(winners) == 1:
        if chips:
            awards_so_far.append(f.PotAwarded(winners[0], chips, pot_index, board_index, best_rank))
        return
    if hand.compiled.has_upcards:
        winners = list_odd_chip_order(hand, winners, 0)
    split_unit = hand.compiled.split_unit
    for seat, share in zip(winners, split_chips(chips, len(winners), split_unit), strict=True):
        if share:
            awards_so_far.append(f.PotAwarded(seat, share, pot_index, board_index, best_rank))


class _SplitPot:
    """The two halves of each share of a pot (CARD-18, BYND-04)."""

    def __init__(
        self, hand: HandState, ranks_by_half: RanksByHalf, unit: int, awards_so_far: list[f.AnyFact]
    ) -> None:
        self.hand, self.ranks_by_half, self.unit, self.awards = (
            hand,
            ranks_by_half,
            unit,
            awards_so_far,
        )

    def award_board(self, pot: Pot, pot_index: int, board_index: int, chips: int) -> None:
        """Give one board's share of a pot to the winners of its halves."""
        first_winners, second_winners = self._find_winners_by_half(pot, board_index)
        # rule: BYND-66 no low qualifies: the high takes all
        if not second_winners or not first_winners:
            half = 0 if first_winners else 1
            self._award_half(first_winners or second_winners, chips, pot_index, board_index, half)
            return
        # rule: BYND-04 the odd chip between the halves goes to the high
        is_odd_chip_to_first = True
        if self.hand.compiled.odd_chip_by_position:  # rule: BYND-04, BYND-06
            is_odd_chip_to_first = pot.seats.index(
                min(first_winners, key=pot.seats.index)
            ) <= pot.seats.index(min(second_winners, key=pot.seats.index))
        shares_by_half = split_halves(
            (
                self._list_odd_chip_order(first_winners, 0),
                self._list_odd_chip_order(second_winners, 1),
            ),
            chips,
            self.unit,
            is_odd_chip_to_first,
        )
        for half, shares in enumerate(shares_by_half):
            for seat, share in shares:
                self._record_award(seat, share, pot_index, board_index, half)

    def _award_half(
        self, seats: list[int], chips: int, pot_index: int, board_index: int, half: int
    ) -> None:
        seats = self._list_odd_chip_order(seats, half)
        for seat, share in zip(seats, split_chips(chips, len(seats), self.unit), strict=True):
            self._record_award(seat, share, pot_index, board_index, half)

    def _record_award(
        self, seat: int, share: int, pot_index: int, board_index: int, half: int
    ) -> None:
        if share:
            rank = self.ranks_by_half[half][board_index][seat]
            self.awards.append(f.PotAwarded(seat, share, pot_index, board_index, rank, half))

    def _list_odd_chip_order(self, seats: list[int], half: int) -> list[int]:
        has_tied_upcards = len(seats) > 1 and self.hand.compiled.has_upcards
        return list_odd_chip_order(self.hand, seats, half) if has_tied_upcards else seats

    def _find_winners_by_half(self, pot: Pot, board_index: int) -> tuple[list[int], list[int]]:
        """Return the seats that win each half of a share; empty where no hand qualifies."""
        high_ranks, low_ranks = (half_ranks[board_index] for half_ranks in self.ranks_by_half)
        if not self.hand.compiled.has_declarations:
            return _find_best_seats(pot.seats, high_ranks), _find_best_seats(pot.seats, low_ranks)
        declared_sides = self.hand.declared_sides
        excluded_seats: set[int] = set()
        while True:
            competing_seats = [seat for seat in pot.seats if seat not in excluded_seats]
            first_winners = _find_best_seats(
                [seat for seat in competing_seats if declared_sides[seat] in ("high", "both")],
                high_ranks,
            )
            second_winners = _find_best_seats(
                [seat for seat in competing_seats if declared_sides[seat] in ("low", "both")],
                low_ranks,
            )
            # rule: BYND-67 a player who declares both wins nothing if beaten for either half
            failed_seats = {
                seat
                for seat in competing_seats
                if declared_sides[seat] == "both"
                and not (seat in first_winners and seat in second_winners)
            }
            if not failed_seats:
                break
            excluded_seats |= failed_seats
        if first_winners or second_winners:
            return first_winners, second_winners
        return _find_best_seats(pot.seats, high_ranks), _find_best_seats(
            pot.seats, low_ranks
        )  # all have failed, so cards speak


def award_pushed_pots(hand: HandState, all_pots: Sequence[Pot]) -> list[f.AnyFact]:
    """Award the pots as a dealer pushed them: no hands compared, odd chips by position."""
    split_unit, pushed_winners = hand.compiled.split_unit, hand.corrections.pot_winners
    winners_by_share = {
        (pot_winners.pot, pot_winners.board, pot_winners.half): pot_winners.seats
        for pot_winners in pushed_winners
    }
    facts: list[f.AnyFact] = []
    for pot_index in range(len(all_pots) - 1, -1, -1):
        for board_index, chips in enumerate(
            split_chips(all_pots[pot_index].chips, len(hand.boards), split_unit)
        ):
            first_winners = winners_by_share.get((pot_index, board_index, 0), ())
            second_winners = winners_by_share.get((pot_index, board_index, 1), ())
            shares: list[tuple[int, int, int]]
            # rule: BYND-04 the odd chip between the halves goes to the high
            if first_winners and second_winners:
                shares_by_half = split_halves((first_winners, second_winners), chips, split_unit)
                shares = [(half, *share) for half in (0, 1) for share in shares_by_half[half]]
            else:
                winning_seats = first_winners or second_winners
                seat_shares = zip(
                    winning_seats, split_chips(chips, len(winning_seats), split_unit), strict=True
                )
                shares = [(0 if first_winners else 1, *share) for share in seat_shares]
            facts += [
                f.PotAwarded(seat, chip_count, pot_index, board_index, half=half)
                for half, seat, chip_count in shares
                if chip_count
            ]
    return facts


def _find_best_seats(seats: Sequence[int], rank_by_seat: dict[int, int]) -> list[int]:
    best_rank = max([rank_by_seat[seat] for seat in seats], default=-1)
    return [seat for seat in seats if rank_by_seat[seat] == best_rank] if best_rank >= 0 else []


def list_odd_chip_order(hand: HandState, winners: Sequence[int], half: int) -> list[int]:
    """Return the stud winners in the order in which they receive odd chips (BYND-03)."""
    compiled_game, variant = hand.compiled, hand.game.variant
    if compiled_game.rules.stud_odd == "position":
        return list(winners)
    compute_odd_chip_key = build_odd_chip_key(
        variant, half, compiled_game.rules.stud_odd, hand.board
    )
    return sorted(winners, key=lambda seat: compute_odd_chip_key(hand.holdings[seat]), reverse=True)


def build_odd_chip_key(
    variant: Variant,
    half: int,
    rule: Literal["high_suit_5", "rrop"],
    board: Sequence[int] = (),
) -> Callable[[tuple[int, ...]], int]:
    """Return the sort key of a holding for an odd chip of this half; the greatest key gets the
    chip.
    """
    if rule == "rrop":
        is_low = half == 1 or variant.upcards != "high"
        is_ace_low = is_low and variant.upcards != "2-7"
        return lambda holding: roberts_rules_key(holding, is_low, is_ace_low)
    ranking = RANKINGS[variant.second_ranking if half else variant.ranking]
    return lambda holding: high_suit_key(ranking, holding, board)


def split_halves(
    winners: tuple[Sequence[int], Sequence[int]],
    chips: int,
    unit: int,
    gives_odd_chip_to_first: bool = True,
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Split chips between the winners of two halves: for each half, pairs of seat and chips.

    Winners are in the order in which they receive odd chips. The odd chip between the halves goes
    to the first half if *gives_odd_chip_to_first*, else to the second. If the same players win
    both, the whole is split as evenly as possible (BYND-04).
    """
    first_winners, second_winners = winners
    first_chips, second_chips = split_chips(chips, 2, unit)
    if not gives_odd_chip_to_first:
        first_chips, second_chips = second_chips, first_chips
    first_shares = split_chips(first_chips, len(first_winners), unit)
    if set(first_winners) == set(second_winners) and len(first_winners) > 1:
        second_winners = first_winners
        full_shares = split_chips(chips, len(first_winners), unit)
        second_shares = [
            full_share - first_share
            for full_share, first_share in zip(full_shares, first_shares, strict=True)
        ]
    else:
        second_shares = split_chips(second_chips, len(second_winners), unit)
    return list(zip(first_winners, first_shares, strict=True)), list(
        zip(second_winners, second_shares, strict=True)
    )


def split_chips(chips: int, share_count: int, unit: int) -> list[int]:
    """Split chips evenly into shares that are multiples of *unit*.

    Each of the first shares gets one of the units left over. The first share also gets the
    remainder that is smaller than a unit.
    """
    if share_count == 1:
        return [chips]
    unit_count, remainder = divmod(chips, unit)
    share, odd_unit_count = divmod(unit_count, share_count)
    shares = [(share + (index < odd_unit_count)) * unit for index in range(share_count)]
    shares[0] += remainder
    return shares
